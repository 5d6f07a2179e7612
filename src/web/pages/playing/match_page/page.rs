//! The match page as its template shows it.

use std::collections::BTreeMap;

use askama::Template;

use super::Extra;
use super::choose::{Choosing, Table, is_refusal};
use super::effects::chip;
use super::end::{End, end};
use super::lesson;
use super::news::{Told, badges, news, told, turns_told, with_here, worth_telling};
use super::parts::{
    Other, Pips, Possible, Stop, Waiting, jumps, known_orders, leader, own_line, page_of,
    plan_badges, possible_at, ring, time_left, wish_words,
};
use super::planning::Planning;
use super::rows::leave_out;
use super::spots::refused_place;
use crate::board::tokens::sprite;
use crate::board::{Aims, Badge, BadgeKind, Board, Changes};
use crate::error::words;
use crate::page::{Base, Reader, When};
use crate::pages::lobby::open_seat_words;
use crate::pages::sandbox::Frame;
use crate::pages::told::{Said, said};
use games::panel::Role;
use games::{Seat, Viewer};
use service::ServiceError;
use service::draft::HAND_OVER;
use service::lessons::LessonSaid;
use service::log::LogLine;
use service::matches::Glance;
use service::people::Account;
use service::plans::{Step, steps_of};
use service::rows::{SeatRow, Status};
use service::stages::marked;
use words::{Words, message};

#[derive(Template)]
#[template(path = "pages/match.html")]
pub struct MatchPage {
    pub base: Base,
    pub id: i64,
    pub number: i64,
    pub game: &'static str,
    pub slug: &'static str,
    pub title: String,
    /// Of a league or tournament.
    pub season: Option<i64>,
    pub stage: Option<Pips>,
    pub is_over: bool,
    pub is_paused: bool,
    pub is_seated: bool,
    /// The turn can be played here.
    pub my_turn: bool,
    /// The match waits for the reader.
    pub is_awaited: bool,
    /// Whose turn it is, where the reader is asked something beside it.
    pub aside: Option<String>,
    /// The reader tries out a plan.
    pub planning: Option<Planning>,
    pub sandbox: Option<Frame>,
    /// The number that is looked back at.
    pub past: Option<i64>,
    pub moment: Option<Told>,
    /// Below the slider.
    pub stages: Vec<Stop>,
    pub left: Option<When>,
    /// When it moved last.
    pub moved: When,
    pub waiting: Vec<Waiting>,
    pub others: Vec<Other>,
    pub sprite: String,
    pub areas: String,
    pub svg: String,
    /// Where the page is one column, its parts.
    pub jumps: Vec<(String, String)>,
    /// Points, coins and the like, for the one line of the sheet.
    pub own: String,
    pub act: Choosing,
    pub contest: String,
    pub forecast: String,
    pub score: String,
    pub end: Option<End>,
    pub why_not: Vec<String>,
    pub can_undo: bool,
    /// After so many minutes the turn ends by itself.
    pub hands_over: Option<i64>,
    pub rules: i32,
    pub notice: String,
    pub refusal: String,
    pub possible: Option<Possible>,
    pub news: Vec<Told>,
    pub log: Vec<Vec<Told>>,
    pub talk: Vec<Said>,
    /// What was to be said and was refused.
    pub saying: String,
    pub wishes: Vec<(String, String)>,
    pub notes: String,
    pub orders: String,
    pub known_orders: Vec<(&'static str, String)>,
    pub plan: Vec<Step>,
    pub plan_queued: bool,
    pub plan_note: String,
    pub open_seat: Option<String>,
    pub commitment: String,
    /// Where choosing leads: the match, its plan, or the link of a mail.
    pub path: String,
    /// Where the forms of the turn go.
    pub forms: String,
    pub by_link: bool,
    /// A guest's match is kept until then.
    pub guest: Option<String>,
    pub lesson: Option<LessonSaid>,
    /// The reader may ask what a bot would do.
    pub has_coach: bool,
    /// Another seat's mat is shown.
    pub other_mat: bool,
}

impl MatchPage {
    /// On a phone: while nothing is chosen the sheet is folded to one line, and the board in sight.
    pub fn sheet_is_open(&self) -> bool {
        let act = &self.act;
        let chosen = act.preview.is_some() || !act.answers.is_empty();
        chosen || !self.contest.is_empty() || (act.is_kind && !act.is_on_map)
    }

    /// Whom the match waits for.
    pub fn awaited(&self) -> Vec<&str> {
        let names = self.waiting.iter().map(|one| one.name.as_str());
        names.collect()
    }

    /// The number that the page shows.
    pub fn here(&self) -> i64 {
        self.past.unwrap_or(self.number)
    }
}

/// The page and what it is answered with.
#[derive(Debug)]
pub struct Made {
    pub page: Box<MatchPage>,
    /// What the rules said to the address.
    pub refused: Option<ServiceError>,
}

impl std::fmt::Debug for MatchPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MatchPage")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

pub fn match_page(
    glance: &Glance,
    reader: Reader,
    player: Option<&Account>,
    extra: &Extra,
    whole_log: Option<&[LogLine]>,
) -> Result<Made, ServiceError> {
    let live = &glance.live;
    let (row, say) = (&live.table.row, glance.words());
    let runs = row.status == Status::Running;
    let turn = live.position.turn();
    let me = match glance.viewer {
        Viewer::Seat(seat) => Some((seat, &live.table.seats[seat.index()])),
        Viewer::Spectator => None,
    };
    let is_past = extra.past.is_some();
    // In a plan, whoever plans has come to their turn.
    let chooses = me
        .map(|(seat, _)| seat)
        .filter(|seat| turn.waits_for(*seat) && runs && !row.paused && !is_past);
    let decides = chooses.filter(|_| extra.plan.is_none());
    let is_awaited = me.is_some_and(|(_, seat)| seat.waiting_since.is_some());
    let path = match (&extra.sandbox, &extra.link, &extra.plan) {
        (Some(sandbox), _, _) => sandbox.here.clone(),
        (None, Some(secret), _) => format!("/t/{secret}"),
        (None, None, Some(_)) => format!("/matches/{}/plan", row.id),
        (None, None, None) => format!("/matches/{}", row.id),
    };
    let people: Vec<Option<String>> = live.table.seats.iter().map(page_of).collect();
    let mut panels = glance.panels();
    let inks = live.position.inks(glance.viewer);
    let points = live.position.points();
    let waits: Vec<Seat> = match runs {
        true => turn.seats().collect(),
        false => Vec::new(),
    };
    let (no_aims, no_changes, no_badges) = (Aims::default(), Changes::default(), BTreeMap::new());
    let planned = match &extra.plan {
        Some(plan) => {
            let panels_before =
                live.panels(plan.before.as_ref(), glance.viewer, glance.language, None);
            let (before, after) = (plan.before.points(), live.position.points());
            Changes::between(&panels_before, &panels).and_points(&panels, &before, &after)
        }
        None => Changes::default(),
    };
    let plain = Board {
        people: &people,
        t: reader,
        words: &say,
        slug: live.game.info().slug,
        viewer: glance.viewer,
        inks: &inks,
        points: &points,
        waits: &waits,
        aims: &no_aims,
        changes: &no_changes,
        badges: &no_badges,
        path: &path,
    };
    let (mut act, mut refused) = (Choosing::default(), None);
    if let Some(seat) = chooses {
        let table = Table {
            live,
            seat,
            panels: &panels,
            board: &plain,
            path: &path,
        };
        act = match table.choosing(&extra.asked) {
            Ok(choosing) => choosing,
            Err(error) if is_refusal(&error) => {
                refused = Some(error);
                table.choosing(&super::address::Asked::default())?
            }
            Err(error) => return Err(error),
        };
    }
    let tried = match extra.asked.line.is_empty() {
        true => extra.typed.clone(),
        false => extra.asked.line.clone(),
    };
    if let Some(passing) = &act.passing {
        leave_out(&mut panels, passing);
    }
    let has_trouble = refused.is_some() || !extra.refusal.is_empty();
    if has_trouble {
        act.typed = tried.clone();
        act.rule = live.game.info().section(&tried);
    }
    let mut badges: BTreeMap<String, Vec<Badge>> = BTreeMap::new();
    let told_of = |lines: &[LogLine]| {
        let me = me.map(|(seat, _)| seat);
        worth_telling(told(&plain, reader, lines, &panels, me))
    };
    let news = match is_past {
        true => Vec::new(),
        false => news(told_of(&glance.log), glance, plain.words),
    };
    let log = match is_past {
        true => with_here(told_of(&glance.around), extra.past),
        false => told_of(&glance.log),
    };
    if is_past {
        ring(&mut badges, &panels, glance.log.last());
    } else {
        self::badges(&mut badges, &news);
        if decides.is_none() {
            plan_badges(&mut badges, &steps_of_seat(me, &say)?);
        }
    }
    if let (Some(seat), Some(progress)) = (decides, &extra.lesson)
        && extra.asked.line.is_empty()
        && extra.asked.lines.is_empty()
    {
        for at in lesson::marks(live, seat, progress) {
            badges.entry(at).or_default().push(Badge {
                number: 0,
                kind: BadgeKind::Ring,
            });
        }
    }
    let own = turn.0.iter().filter(|one| Some(one.seat) == decides);
    for at in own.filter_map(|one| one.cause.clone()) {
        badges.entry(at).or_default().push(Badge {
            number: 0,
            kind: BadgeKind::Ring,
        });
    }
    let mut possible = None;
    if let Some(at) = refused_place(&panels, &tried).filter(|_| has_trouble) {
        let choices = chooses.map(|seat| live.position.choices(seat));
        possible = possible_at(&plain, &act.aims, &choices.unwrap_or_default(), &at);
        badges.entry(at).or_default().push(Badge {
            number: 0,
            kind: BadgeKind::Ring,
        });
    }
    let (shown, shown_points, inks) = match act.panels.is_empty() {
        true => (&panels, &points, &inks),
        false => (&act.panels, &act.points, &act.inks),
    };
    let board = Board {
        aims: &act.aims,
        changes: if act.panels.is_empty() {
            &planned
        } else {
            &act.changes
        },
        badges: &badges,
        points: shown_points,
        inks,
        ..plain
    };
    let own_seat = me.map(|(seat, _)| seat);
    let asked_mat = extra.asked.mat.and_then(|mat| mat.checked_sub(1));
    let asked_mat = asked_mat
        .filter(|index| *index < live.table.seats.len())
        .map(|index| Seat(index as u8));
    let mat = asked_mat.or(own_seat).or_else(|| leader(&points));
    let is_over = row.status == Status::Over && !is_past;
    let end = match (is_over, whole_log) {
        (true, Some(log)) => Some(end(&plain, glance, &panels, log, &extra.rated)),
        _ => None,
    };
    let course = end.as_ref().map(|end| end.course(&plain, row.id.0));
    let areas = match shown.is_empty() {
        true => String::new(),
        false => board.areas(shown, mat, course.as_deref()),
    };
    let topic = |seat| turn.0.iter().find(|decision| decision.seat == seat);
    let waiting = live.table.seats.iter().filter(|_| runs).filter_map(|seat| {
        let since = seat.waiting_since?;
        Some(Waiting {
            seat: seat.at().index(),
            chip: chip(&plain, seat.at()),
            name: reader.called(&seat.name),
            since: reader.since(since),
            page: page_of(seat),
            // That somebody takes an action says nothing new.
            topic: topic(seat.at())
                .filter(|decision| decision.topic.id != "topic-action")
                .map_or_else(String::new, |decision| plain.words.say(&decision.topic)),
            usual: seat
                .player_id
                .and_then(|player| extra.usual.get(&player))
                .map(|span| reader.tell(message!("wait-usual", span = reader.span(*span)))),
            can_nudge: seat.player_id.is_some()
                && reader.now - since >= chrono::TimeDelta::hours(1),
        })
    });
    let wishes = live.table.seats.iter().filter_map(|seat| {
        let wish = wish_words(reader, seat.agrees);
        (!wish.is_empty()).then(|| (reader.called(&seat.name), wish))
    });
    let is_seated = me.is_some() && extra.link.is_none() && extra.sandbox.is_none();
    let guest = player
        .filter(|_| me.is_some() && extra.sandbox.is_none())
        .and_then(|player| player.guest_until)
        .map(|until| reader.at(until));
    let name = live.game.info().name;
    let page_title = match (extra.past, &extra.sandbox) {
        (_, Some(_)) => message!("sandbox-title", game = name),
        (Some(past), _) => message!("moment-title", game = name, id = row.id.0, number = past),
        (None, None) => message!("match-and-number", game = name, id = row.id.0),
    };
    let page = MatchPage {
        base: Base::titled(&page_title, player.filter(|_| extra.link.is_none())),
        id: row.id.0,
        number: row.number,
        game: name,
        slug: live.game.info().slug,
        title: reader.recall(&row.title),
        season: live.table.terms()?.season.map(|id| id.0),
        stage: live.position.stage().map(|stage| Pips {
            words: say.say(&stage.words),
            pips: (1..=stage.of)
                .map(|pip| match pip.cmp(&stage.now) {
                    std::cmp::Ordering::Less => "was",
                    std::cmp::Ordering::Equal => "now",
                    std::cmp::Ordering::Greater => "later",
                })
                .collect(),
        }),
        is_over,
        is_paused: row.paused && runs,
        is_seated: is_seated && guest.is_none(),
        guest: guest.clone(),
        lesson: extra
            .lesson
            .as_ref()
            .map(|progress| LessonSaid::of(reader, glance, progress)),
        has_coach: extra.has_coach && decides.is_some(),
        my_turn: decides.is_some(),
        is_awaited: is_awaited && runs && !row.paused,
        aside: live
            .position
            .active()
            .filter(|seat| Some(*seat) != own_seat)
            .map(|seat| say.player(seat).into_owned()),
        planning: extra.plan.as_ref().map(|plan| plan.shown(me, &panels)),
        sandbox: extra.sandbox.clone(),
        past: extra.past,
        moment: match is_past {
            true => told(&plain, reader, &glance.log, &panels, own_seat).pop(),
            false => None,
        },
        stages: marked(&glance.stages)
            .map(|begun| Stop {
                mark: begun.stage.mark.clone(),
                words: say.say(&begun.stage.here),
                number: begun.number,
                share: 100 * begun.number / row.number.max(1),
            })
            .collect(),
        left: me
            .filter(|_| is_awaited && !is_past)
            .and_then(|(_, seat)| seat.deadline_at)
            .map(|at| time_left(reader, at)),
        moved: reader.ago(row.moved_at),
        waiting: waiting.collect(),
        others: extra.others(reader),
        sprite: sprite(Some(live.game)),
        svg: match panels.is_empty() {
            true => glance.svg(),
            false => String::new(),
        },
        areas,
        jumps: jumps(&board, shown, mat.filter(|_| !is_over), is_over),
        own: own_seat
            .map(|seat| own_line(&board, shown, seat))
            .unwrap_or_default(),
        contest: board.insides(shown, Role::Contest),
        forecast: board.insides(shown, Role::Forecast),
        // Beside the board where no table of seats has the points.
        score: match is_over || shown.iter().any(|panel| panel.role == Role::Seats) {
            true => String::new(),
            false => board.insides(shown, Role::Score),
        },
        end,
        why_not: chooses
            .map(|seat| live.position.why_not(seat))
            .unwrap_or_default()
            .iter()
            .map(|reason| say.say(reason))
            .collect(),
        can_undo: glance.can_undo && !is_past && extra.plan.is_none(),
        hands_over: decides
            .filter(|seat| glance.can_undo && live.position.forced(*seat).is_some())
            .map(|_| HAND_OVER.num_minutes()),
        rules: row.rules,
        notice: extra.notice.clone(),
        possible,
        refusal: match &refused {
            Some(error) => words(error),
            None => extra.refusal.clone(),
        },
        log: turns_told(log, plain.words),
        news,
        talk: said(reader, &glance.talk),
        wishes: wishes.collect(),
        notes: me.map(|(_, seat)| seat.notes.clone()).unwrap_or_default(),
        orders: match &extra.kept.orders {
            Some(kept) => kept.clone(),
            None => me.map(|(_, seat)| seat.orders.clone()).unwrap_or_default(),
        },
        saying: extra.kept.talk.clone(),
        known_orders: known_orders(live.game, &say),
        plan: steps_of_seat(me, &say)?,
        plan_queued: me.is_some_and(|(_, seat)| seat.plan_number.is_some()),
        plan_note: me
            .map(|(_, seat)| reader.recall_with(&seat.plan_note, &say))
            .unwrap_or_default(),
        open_seat: (runs && me.is_none() && player.is_some_and(|player| !player.is_guest()))
            .then(|| open_seat_words(reader, &live.table.seats, Some(&points), &say))
            .flatten(),
        commitment: live.table.commitment()?,
        other_mat: own_seat.is_some() && asked_mat.is_some() && asked_mat != own_seat,
        forms: match extra.plan.is_some() || extra.sandbox.is_some() {
            true => path.clone(),
            false => format!("{path}/actions"),
        },
        path: path.clone(),
        by_link: extra.link.is_some(),
        act: Choosing::default(),
    };
    let mut page = Box::new(page);
    page.act = act;
    Ok(Made { page, refused })
}

fn steps_of_seat(
    me: Option<(Seat, &SeatRow)>,
    words: &Words<'_>,
) -> Result<Vec<Step>, ServiceError> {
    match me {
        Some((_, seat)) => Ok(steps_of(seat)?
            .iter()
            .map(|step| step.said(words))
            .collect()),
        None => Ok(Vec::new()),
    }
}
