//! What is private to a seat: notes, standing orders, and a plan that may play itself.

use serde::{Deserialize, Serialize};

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use games::any_game::Position;
use games::bots::Bot;
use games::play::submit;
use games::{Choice, Seat, Viewer};
use store::seats::{self, SeatRow};
use store::{AnyConnection, actions};

use crate::draft::Draft;
use crate::live::{Live, Table};
use crate::turns::{load_seat, private_rng, take_seat};
use crate::unreadable::{Unreadable, read_json};
use crate::{Counters, Result, Service, ServiceError, invalid};
use words::{Language, Message, Words, message};

/// One step of a plan, with what it meant when it was planned: kept messages, so that they can be
/// compared with what is offered later, and read in any language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub line: String,
    pub what: String,
    pub price: String,
    /// The places that it names.
    pub targets: Vec<String>,
}

/// A private fork of the position with a plan played in it.
#[derive(Debug)]
pub struct Fork {
    pub live: Live,
    pub seat: Seat,
    /// When the seat's turn comes, before its first step.
    pub before: Box<dyn Position>,
    pub position: Box<dyn Position>,
    pub steps: Vec<Step>,
    /// The same in words for the reader.
    pub shown: Vec<Step>,
    /// The others' decisions that were guessed, to come to this seat's turn.
    pub guessed: Vec<(Seat, String)>,
    /// Why the rest of the plan cannot be played here.
    pub broken: Option<String>,
}

const LONGEST_NOTE: usize = 10_000;
const LONGEST_ORDERS: usize = 500;
const MOST_STEPS: usize = 30;
const MOST_GUESSES: usize = 400;

impl Service {
    pub async fn fork(&self, id: MatchId, player: PlayerId, language: Language) -> Result<Fork> {
        self.store
            .read(move |conn| fork(conn, id, player, language))
            .await
    }

    /// Adds an action to the plan, or several; the plan is no longer queued then.
    pub async fn plan_step(&self, id: MatchId, player: PlayerId, lines: &str) -> Result<()> {
        self.plan(id, player, lines, false).await
    }

    /// The same instead of what was planned before.
    pub async fn plan_anew(&self, id: MatchId, player: PlayerId, lines: &str) -> Result<()> {
        self.plan(id, player, lines, true).await
    }

    async fn plan(&self, id: MatchId, player: PlayerId, lines: &str, anew: bool) -> Result<()> {
        let lines = lines.to_owned();
        self.store
            .write(move |conn| {
                Table::take(conn, id)?;
                let mut fork = fork(conn, id, player, Language::default())?;
                if anew {
                    (fork.position, fork.steps) = (fork.before.boxed(), Vec::new());
                }
                for line in lines.split(';').map(str::trim) {
                    if fork.steps.len() >= MOST_STEPS {
                        return invalid(message!("plan-too-long", most = MOST_STEPS));
                    }
                    let choices = fork.position.choices(fork.seat);
                    let named = choices.iter().find(|choice| choice.line == line);
                    let step = match named {
                        Some(choice) => step(choice),
                        None => Step {
                            line: line.to_owned(),
                            what: String::new(),
                            price: String::new(),
                            targets: Vec::new(),
                        },
                    };
                    let played = submit(&mut fork.position, fork.seat, &fork.live.names, line);
                    played.map_err(|refusal| fork.live.say_refusal(refusal))?;
                    fork.steps.push(step);
                }
                store_plan(conn, &fork.live, fork.seat, &fork.steps)
            })
            .await
    }

    /// Takes one step out of the plan, counted from nought.
    pub async fn plan_drop(&self, id: MatchId, player: PlayerId, index: usize) -> Result<()> {
        self.store
            .write(move |conn| {
                let (live, seat) = take_seat(conn, id, player)?;
                let mut steps = steps_of(&live.table.seats[seat.index()])?;
                if index < steps.len() {
                    steps.remove(index);
                }
                store_plan(conn, &live, seat, &steps)
            })
            .await
    }

    /// Takes all steps off.
    pub async fn plan_clear(&self, id: MatchId, player: PlayerId) -> Result<()> {
        self.store
            .write(move |conn| {
                let (live, seat) = take_seat(conn, id, player)?;
                store_plan(conn, &live, seat, &[])
            })
            .await
    }

    /// Lets the plan play itself when the seat's turn comes, or stops that.
    pub async fn plan_queue(&self, id: MatchId, player: PlayerId, queued: bool) -> Result<()> {
        let now = self.clock.now();
        let played = self
            .store
            .write(move |conn| {
                let (mut live, seat) = take_seat(conn, id, player)?;
                let number = live.table.row.number;
                let row = &mut live.table.seats[seat.index()];
                if queued && steps_of(row)?.is_empty() {
                    return invalid(message!("plan-is-empty"));
                }
                row.plan_number = queued.then_some(number);
                row.plan_note = String::new();
                seats::set_plan(conn, row)?;
                // It may be this seat's turn already.
                follow_at_once(conn, live, now)
            })
            .await?;
        self.played_by_itself(id, played);
        Ok(())
    }

    fn played_by_itself(&self, id: MatchId, played: Option<(i64, u64)>) {
        if let Some((number, count)) = played {
            Counters::add(&self.counters.actions, count);
            self.announce(id, number);
        }
    }

    pub async fn set_notes(&self, id: MatchId, player: PlayerId, notes: String) -> Result<()> {
        if notes.len() > LONGEST_NOTE {
            return invalid(message!("notes-too-long", most = LONGEST_NOTE));
        }
        self.store
            .write(move |conn| {
                let table = Table::hold(conn, id)?;
                let Some(mut seat) = table.seat_of(player).cloned() else {
                    return Err(ServiceError::NotFound);
                };
                seat.notes = notes;
                Ok(seats::set_notes(conn, &seat)?)
            })
            .await
    }

    /// Standing orders, one a line; the game must know each of them.
    pub async fn set_orders(&self, id: MatchId, player: PlayerId, orders: String) -> Result<()> {
        if orders.len() > LONGEST_ORDERS {
            return invalid(message!("orders-too-long", most = LONGEST_ORDERS));
        }
        let now = self.clock.now();
        let played = self
            .store
            .write(move |conn| {
                let (mut live, seat) = take_seat(conn, id, player)?;
                for order in order_lines(&orders) {
                    let read = live.position.obey(seat, order);
                    read.map_err(|refusal| live.say_refusal(refusal))?;
                }
                let row = &mut live.table.seats[seat.index()];
                row.orders = orders;
                seats::set_plan(conn, row)?;
                follow_at_once(conn, live, now)
            })
            .await?;
        self.played_by_itself(id, played);
        Ok(())
    }
}

/// Plays what follows by itself from orders or a plan that were just written; gives the new number
/// and how many actions there were.
fn follow_at_once(conn: &mut AnyConnection, live: Live, now: Moment) -> Result<Option<(i64, u64)>> {
    let mut draft = Draft::begin(conn, live, now)?;
    follow(conn, &mut draft)?;
    if draft.rows.is_empty() {
        return Ok(None);
    }
    let sealed = draft.seal();
    let count = sealed.count() as u64;
    let live = sealed.save(conn)?;
    Ok(Some((live.table.row.number, count)))
}

fn order_lines(orders: &str) -> impl Iterator<Item = &str> {
    orders
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
}

pub fn steps_of(seat: &SeatRow) -> std::result::Result<Vec<Step>, Unreadable> {
    if seat.plan.is_empty() {
        return Ok(Vec::new());
    }
    let row = format!("{}/{}", seat.match_id, seat.seat);
    read_json(&seat.plan, ("seats", row, "plan"))
}

fn step(choice: &Choice) -> Step {
    Step {
        line: choice.line.clone(),
        what: words::keep(&choice.what),
        price: choice.price.as_ref().map(words::keep).unwrap_or_default(),
        targets: choice.targets.clone(),
    }
}

impl Step {
    /// In the reader's words.
    pub fn said(&self, words: &Words<'_>) -> Step {
        let say = |text: &str| match words::kept(text) {
            Some(message) => words.say(&message),
            None => text.to_owned(),
        };
        Step {
            what: say(&self.what),
            price: say(&self.price),
            ..self.clone()
        }
    }
}

fn store_plan(conn: &mut AnyConnection, live: &Live, seat: Seat, steps: &[Step]) -> Result<()> {
    let mut row = live.table.seats[seat.index()].clone();
    row.plan = serde_json::to_string(steps).expect("plain data");
    row.plan_number = None;
    row.plan_note = String::new();
    Ok(seats::set_plan(conn, &row)?)
}

fn fork(
    conn: &mut AnyConnection,
    id: MatchId,
    player: PlayerId,
    language: Language,
) -> Result<Fork> {
    let (live, seat) = load_seat(conn, id, player)?;
    let mut rng = private_rng(&live, seat);
    let mut position = live.position.imagine(Viewer::Seat(seat), &mut rng);
    let mut guessed = Vec::new();
    while !position.turn().waits_for(seat) && guessed.len() < MOST_GUESSES {
        let Some(other) = position.turn().seats().next() else {
            break;
        };
        let Some(line) = position.bot(other, Bot::Greedy, &mut rng) else {
            break;
        };
        if position.play(other, &line).is_err() {
            break;
        }
        guessed.push((other, line));
    }
    let before = position.boxed();
    let mut broken = None;
    let planned = steps_of(&live.table.seats[seat.index()])?;
    let (mut steps, mut shown) = (Vec::new(), Vec::new());
    for planned in planned {
        let choices = position.choices(seat);
        let offered = choices.iter().find(|choice| choice.line == planned.line);
        match submit(&mut position, seat, &live.names, &planned.line) {
            Ok(_) => {
                let offered = offered.map_or_else(|| planned.clone(), step);
                shown.push(offered.said(&live.words(language)));
                steps.push(planned);
            }
            Err(refusal) => {
                let why = live.words(language).say(&refusal.0);
                broken = Some(format!("{}: {why}", planned.line));
                break;
            }
        }
    }
    Ok(Fork {
        live,
        seat,
        before,
        position,
        steps,
        shown,
        guessed,
        broken,
    })
}

/// Plays what seats have ordered or queued, and what they cannot choose, until somebody must be
/// asked.
pub(crate) fn follow(conn: &mut AnyConnection, draft: &mut Draft) -> Result<()> {
    loop {
        let before = draft.number();
        let waiting: Vec<Seat> = draft.live.position.turn().seats().collect();
        for seat in waiting {
            if !draft.live.position.turn().waits_for(seat) {
                continue;
            }
            obey_orders(draft, seat)?;
            play_plan(conn, draft, seat)?;
            play_forced(draft, seat)?;
        }
        if draft.number() == before {
            return Ok(());
        }
    }
}

fn obey_orders(draft: &mut Draft, seat: Seat) -> Result<()> {
    let orders = draft.live.table.seats[seat.index()].orders.clone();
    for order in order_lines(&orders) {
        let lines = draft.live.position.obey(seat, order).map_err(|refusal| {
            let row = format!("{}/{}", draft.live.table.row.id, seat.0);
            let why = draft.live.words(Language::default()).say(&refusal.0);
            Unreadable::new("seats", row, "orders", why)
        })?;
        if !lines.is_empty() && draft.play(seat, &lines.join(";"), true).is_ok() {
            return Ok(());
        }
    }
    Ok(())
}

/// Nobody is asked for the only thing that can be done. Whoever may still take something back has
/// the time of the hand-over.
fn play_forced(draft: &mut Draft, seat: Seat) -> Result<()> {
    let is_bot = draft.live.table.seats[seat.index()].bot.is_some();
    if is_bot || draft.can_take_back(seat) {
        return Ok(());
    }
    match draft.live.position.forced(seat) {
        Some(line) => {
            let played = draft.play(seat, &line, true);
            played.map_err(|refusal| draft.live.say_refusal(refusal))
        }
        None => Ok(()),
    }
}

/// Plays a queued plan as far as it still means what it meant; else stops it and says why.
fn play_plan(conn: &mut AnyConnection, draft: &mut Draft, seat: Seat) -> Result<()> {
    let row = draft.live.table.seats[seat.index()].clone();
    let Some(queued_at) = row.plan_number else {
        return Ok(());
    };
    if !draft.live.position.turn().waits_for(seat) {
        return Ok(());
    }
    let mut steps = steps_of(&row)?;
    let note = match touched(conn, draft, seat, &steps, queued_at)? {
        Some(why) => why,
        None => play_steps(draft, seat, &mut steps),
    };
    let row = &mut draft.live.table.seats[seat.index()];
    row.plan = serde_json::to_string(&steps).expect("plain data");
    row.plan_number = None;
    row.plan_note = note;
    Ok(())
}

/// Plays steps as long as the menu offers them unchanged; says why it stopped.
fn play_steps(draft: &mut Draft, seat: Seat, steps: &mut Vec<Step>) -> String {
    while !steps.is_empty() && draft.live.position.turn().waits_for(seat) {
        let planned = steps[0].clone();
        let choices = draft.live.position.choices(seat);
        let offered = choices.iter().find(|choice| choice.line == planned.line);
        if let Some(offered) = offered.filter(|offered| step(offered) != planned) {
            return words::keep(&changed(offered));
        }
        if let Err(refusal) = draft.play(seat, &planned.line, true) {
            let why = refusal.0;
            return words::keep(&message!("plan-refused", line = planned.line, why = why));
        }
        steps.remove(0);
    }
    String::new()
}

fn changed(offered: &Choice) -> Message {
    let (line, what) = (offered.line.clone(), offered.what.clone());
    match offered.price.clone() {
        Some(price) => message!("plan-changed", line = line, what = what, price = price),
        None => message!("plan-changed-free", line = line, what = what),
    }
}

/// Whether somebody has done something at a place that the plan names.
fn touched(
    conn: &mut AnyConnection,
    draft: &Draft,
    seat: Seat,
    steps: &[Step],
    queued_at: i64,
) -> Result<Option<String>> {
    let id = draft.live.table.row.id;
    let stored = actions::between(conn, id, queued_at, i64::MAX)?;
    let since = actions::standing(stored.into_iter().chain(draft.rows.clone()).collect());
    for row in since.iter().filter(|row| row.by() != seat) {
        // Only what the seat may read: where a plan stops must not tell what is hidden.
        let position = &draft.live.position;
        let line = position.shown_line(row.by(), &row.line, Viewer::Seat(seat));
        let named = |target: &String| line.split(' ').any(|word| word == target);
        if let Some(place) = steps
            .iter()
            .flat_map(|step| &step.targets)
            .find(|at| named(at))
        {
            let who = &draft.live.names[row.by().index()];
            return Ok(Some(words::keep(&message!(
                "plan-touched",
                who = who.clone(),
                place = place.clone()
            ))));
        }
    }
    Ok(None)
}
