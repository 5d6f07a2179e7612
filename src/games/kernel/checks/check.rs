//! The invariants of every position of every game. Self-play and the tests check them.

use crate::any_game::{AnyGame, Played, Position, Scene};
use crate::message::{ENGLISH, Event, Message, Refusal};
use crate::play::Match;
use crate::record::Source;
use crate::rng::Rng;
use crate::{Seat, Viewer};

/// How many lines from elsewhere in the match are tried in each position.
const STRAY_LINES: usize = 8;
/// The drawings are compared in one position of so many: they are the slowest part.
const DRAWING_EVERY: usize = 61;
/// The words of all choices are looked up in one position of so many.
const WORDS_EVERY: usize = 7;

/// Checks one match as it goes on; the lines seen so far are tried where they do not belong.
#[derive(Debug)]
pub struct Checker {
    rng: Rng,
    seen: Vec<String>,
    positions: usize,
}

type Verdict = Result<(), String>;

impl Checker {
    pub fn new(rng: Rng) -> Self {
        Checker {
            rng,
            seen: Vec::new(),
            positions: 0,
        }
    }

    /// Checks the position that the match is in.
    pub fn position(&mut self, current: &Match) -> Verdict {
        self.positions += 1;
        let position = current.position();
        position.audit()?;
        self.stored_form(current)?;
        let turn = position.turn();
        if turn.is_over() != position.result().is_some() {
            return Err("over and result do not agree".into());
        }
        if !turn.seats().eq(position.deciding()) {
            return Err("those who decide are not those of the turn".into());
        }
        for seat in Seat::all(current.seats()) {
            let legal = position.legal(seat);
            if legal.is_empty() == turn.waits_for(seat) {
                return Err(format!(
                    "seat {} waits and offers do not agree: {legal:?}",
                    seat.0 + 1
                ));
            }
            self.offers(position, seat, &legal)?;
            may_be_declined(position, seat, &legal)?;
            self.strays(current, seat, &legal)?;
            self.seen.extend(legal.iter().take(200).cloned());
            if self.seen.len() > 4000 {
                self.seen.drain(..2000);
            }
        }
        self.hidden_worlds(current)?;
        if self.positions.is_multiple_of(WORDS_EVERY) {
            words_exist(current)?;
        }
        Ok(())
    }

    /// Every offered action applies, reads back from its text, is offered once and changes
    /// something; and who has nothing to choose, and nothing to see, is not asked.
    fn offers(&self, position: &dyn Position, seat: Seat, legal: &[String]) -> Verdict {
        let mut sorted: Vec<&String> = legal.iter().collect();
        sorted.sort();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("'{}' is offered twice", pair[0]));
        }
        let mut first: Option<Box<dyn Position>> = None;
        let mut is_a_choice = legal.is_empty();
        for line in legal {
            let mut after = position.boxed();
            match after.play(seat, line) {
                Ok(played) if played.len() == 1 && played[0].line == *line => {}
                Ok(played) => return Err(format!("'{line}' is offered but played as {played:?}")),
                Err(refusal) => {
                    return Err(format!("'{line}' is offered but refused: {refusal:?}"));
                }
            }
            if after.same(position) {
                return Err(format!("'{line}' is offered and changes nothing"));
            }
            match &first {
                None => first = Some(after),
                Some(first) => is_a_choice |= !after.same(first.as_ref()),
            }
        }
        let is_asked = position.forced(seat).is_none();
        if is_asked != is_a_choice && (is_a_choice || !hides_something(position)) {
            return Err(format!(
                "seat {} has {legal:?} to choose from and {}",
                seat.0 + 1,
                match is_asked {
                    true => "is asked for nothing",
                    false => "is not asked",
                }
            ));
        }
        Ok(())
    }

    /// Lines from elsewhere apply only if they are offered here, and are refused without advice
    /// that cannot be followed.
    fn strays(&mut self, current: &Match, seat: Seat, legal: &[String]) -> Verdict {
        for _ in 0..STRAY_LINES.min(self.seen.len()) {
            let line = self.rng.pick(&self.seen).clone();
            match current.position().boxed().play(seat, &line) {
                Ok(played) if !legal.contains(&played[0].line) => {
                    return Err(format!(
                        "'{line}' was played by seat {} but not offered",
                        seat.0 + 1
                    ));
                }
                Ok(_) => {}
                Err(refusal) => self.advice(current, &line, &refusal, legal)?,
            }
        }
        Ok(())
    }

    /// A refusal quotes no other line than such as are legal.
    fn advice(&self, current: &Match, line: &str, why: &Refusal, legal: &[String]) -> Verdict {
        if !self.positions.is_multiple_of(WORDS_EVERY) || legal.is_empty() {
            return Ok(());
        }
        let words = current.game().catalogue();
        let said = words.words(ENGLISH, &current.record().players).say(&why.0);
        let quoted = said
            .split('‘')
            .skip(1)
            .filter_map(|rest| rest.split('’').next());
        let misleads = |quoted: &&str| {
            let is_line = self.seen.iter().any(|seen| seen == quoted);
            is_line && !line.contains(quoted) && !legal.iter().any(|legal| legal == quoted)
        };
        match quoted.clone().find(misleads) {
            Some(quoted) => Err(format!("'{line}' is refused with '{quoted}': {legal:?}")),
            None => Ok(()),
        }
    }

    fn stored_form(&self, current: &Match) -> Verdict {
        let stored = current.position().store();
        match current.game().load(&stored) {
            Some(loaded) if loaded.same(current.position()) => Ok(()),
            Some(_) => Err("the stored state differs from the state".into()),
            None => Err("the stored state cannot be loaded".into()),
        }
    }

    /// What is hidden from a viewer changes nothing that the viewer gets.
    fn hidden_worlds(&mut self, current: &Match) -> Verdict {
        let position = current.position();
        for viewer in Viewer::all(current.seats()) {
            let other = position.imagine(viewer, &mut self.rng);
            if other.same(position) && !self.positions.is_multiple_of(DRAWING_EVERY) {
                continue;
            }
            other
                .audit()
                .map_err(|reason| format!("imagined for {viewer:?}: {reason}"))?;
            if !position.same_view(other.as_ref(), viewer) {
                return Err(format!("the view of {viewer:?} depends on what is hidden"));
            }
            if position.turn() != other.turn() || position.points() != other.points() {
                return Err(format!(
                    "turn or points seen by {viewer:?} depend on what is hidden"
                ));
            }
            if let Viewer::Seat(seat) = viewer {
                let (legal, choices) = (position.legal(seat), position.choices(seat));
                if legal != other.legal(seat) || choices != other.choices(seat) {
                    return Err(format!(
                        "the choices of {viewer:?} depend on what is hidden"
                    ));
                }
                if position.forced(seat) != other.forced(seat) {
                    return Err(format!(
                        "whether {viewer:?} is asked depends on what is hidden"
                    ));
                }
            }
            if self.positions.is_multiple_of(DRAWING_EVERY) {
                drawings_agree(current, other.as_ref(), viewer)?;
            }
        }
        Ok(())
    }

    /// Plays a line in the match and checks the step itself: what the others are told, and that
    /// taking it back gives the former state.
    pub fn step(
        &mut self,
        current: &mut Match,
        seat: Seat,
        line: &str,
    ) -> Result<Vec<Played>, String> {
        let before = current.position().boxed();
        let worlds: Vec<(Viewer, Box<dyn Position>)> = Viewer::all(current.seats())
            .map(|viewer| (viewer, before.imagine(viewer, &mut self.rng)))
            .filter(|(_, world)| !world.same(before.as_ref()))
            .collect();
        let played = current
            .submit(seat, line, false)
            .map_err(|refusal| format!("'{line}' refused: {refusal:?}"))?;
        step_is_seen(current, before.as_ref(), line)?;
        for (viewer, mut world) in worlds {
            step_leaks_nothing(current, &played, seat, line, viewer, world.as_mut())?;
        }
        if current.can_undo(seat) {
            current
                .undo(seat)
                .map_err(|refusal| format!("undo refused: {refusal:?}"))?;
            if !current.position().same(before.as_ref()) {
                return Err(format!(
                    "taking back '{line}' does not give the former state"
                ));
            }
            current
                .submit(seat, line, false)
                .map_err(|refusal| format!("'{line}' refused after undo: {refusal:?}"))?;
        }
        Ok(played)
    }
}

/// Whether there is anything that somebody at the table does not know.
fn hides_something(position: &dyn Position) -> bool {
    // What is hidden may be drawn as it is by chance, but not again and again.
    const WORLDS: usize = 16;
    let mut rng = Rng::new([16; 32]);
    let mut differs = |viewer| !position.imagine(viewer, &mut rng).same(position);
    Viewer::all(position.points().len()).any(|viewer| (0..WORLDS).any(|_| differs(viewer)))
}

/// Where the rules leave something to a player, declining it is among the offers.
fn may_be_declined(position: &dyn Position, seat: Seat, legal: &[String]) -> Verdict {
    let declining = position.declining(seat);
    match declining.iter().find(|line| !legal.contains(line)) {
        Some(line) => Err(format!(
            "seat {} may decline but '{line}' is not offered: {legal:?}",
            seat.0 + 1
        )),
        None => Ok(()),
    }
}

/// An action that nobody sees anything of, and after which everything can be done that could be
/// done before, changes nothing, whatever the state counts for itself.
fn step_is_seen(after: &Match, before: &dyn Position, line: &str) -> Verdict {
    let now = after.position();
    let unseen = now.turn() == before.turn()
        && Viewer::all(after.seats()).all(|viewer| now.same_view(before, viewer))
        && Seat::all(after.seats()).all(|seat| now.legal(seat) == before.legal(seat));
    match unseen {
        true => Err(format!("'{line}' was played and changes nothing")),
        false => Ok(()),
    }
}

/// If an action that reveals nothing is possible in another hidden world too, everybody is told
/// the same in both.
fn step_leaks_nothing(
    after: &Match,
    played: &[Played],
    seat: Seat,
    line: &str,
    viewer: Viewer,
    world: &mut dyn Position,
) -> Verdict {
    if played.iter().any(|action| action.is_final) {
        return Ok(());
    }
    let Ok(imagined) = world.play(seat, line) else {
        return Ok(());
    };
    if visible(&imagined, viewer) != visible(played, viewer) {
        return Err(format!(
            "the events of '{line}' tell {viewer:?} what is hidden"
        ));
    }
    if !world.same_view(after.position(), viewer) {
        return Err(format!("'{line}' shows {viewer:?} what is hidden"));
    }
    Ok(())
}

fn visible(played: &[Played], viewer: Viewer) -> Vec<&Event> {
    played
        .iter()
        .flat_map(|action| &action.events)
        .filter(|event| event.audience.includes(viewer))
        .collect()
}

fn drawings_agree(current: &Match, other: &dyn Position, viewer: Viewer) -> Verdict {
    let words = current
        .game()
        .catalogue()
        .words(ENGLISH, &current.record().players);
    let scene = Scene {
        viewer,
        words: &words,
        last: current.last_shown(viewer),
    };
    let position = current.position();
    let (svg, text) = (position.svg(&scene), position.text(&scene));
    if svg != other.svg(&scene) || text != other.text(&scene) {
        return Err(format!(
            "the drawing for {viewer:?} depends on what is hidden"
        ));
    }
    if let Some(wide) = text.lines().find(|line| line.chars().count() > 72) {
        return Err(format!("the text board has a line over 72 columns: {wide}"));
    }
    Ok(())
}

/// Every sentence that this position can say is in the catalogue.
fn words_exist(current: &Match) -> Verdict {
    let position = current.position();
    let mut messages: Vec<Message> = position
        .turn()
        .0
        .into_iter()
        .flat_map(|decision| [decision.about, decision.topic])
        .collect();
    for seat in Seat::all(current.seats()) {
        for choice in position.choices(seat) {
            messages.extend([choice.kind, choice.what]);
            messages.extend(choice.price);
        }
        messages.extend(position.why_not(seat));
    }
    all_said(current.game(), &current.record().players, &messages)
}

/// Every one of these sentences can be said.
pub fn all_said(game: &dyn AnyGame, players: &[String], messages: &[Message]) -> Verdict {
    let words = game.catalogue().words(ENGLISH, players);
    for message in messages {
        let said = words.say(message);
        if said.contains('[') || said.trim().is_empty() {
            return Err(format!("no words for {message:?}: {said}"));
        }
    }
    Ok(())
}

/// The record of a match, printed and read again, replays to the same state.
pub fn replays(finished: &Match) -> Verdict {
    let text = finished.record().to_string();
    let source = Source::read(text.as_bytes())
        .map_err(|error| format!("the record cannot be read: {error:?}"))?;
    if source.record != *finished.record() || source.record.to_string() != text {
        return Err("the record changes when it is printed and read".into());
    }
    let again = Match::replay(finished.game(), &source)
        .map_err(|error| format!("the record is refused: {error:?}"))?;
    if again.position().same(finished.position()) {
        Ok(())
    } else {
        Err("the replay ends in another state".into())
    }
}
