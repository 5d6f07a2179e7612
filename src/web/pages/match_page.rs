//! The match page: whose turn, what happened, the board, what can be done.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::lobby::open_seat_words;
use super::table;
use crate::games::any_game::AnyGame;
use crate::games::message::Words;
use crate::games::{Choice, Viewer, order_message};
use crate::ids::MatchId;
use crate::service::matches::{Glance, LogLine};
use crate::service::plans::steps_of;
use crate::service::turns::Preview;
use crate::service::{Service, ServiceError};
use crate::store::accounts::PlayerRow;
use crate::store::matches::{EXPIRED, OPEN, OVER, RUNNING};
use crate::store::talk::TalkRow;
use crate::web::error::{PageError, PageResult, status, words};
use crate::web::form::Form;
use crate::web::page::{Base, Reader, When, page, see_other};
use crate::web::session::{SignedIn, Visitor};

#[derive(Template)]
#[template(path = "pages/match.html")]
struct MatchPage {
    base: Base,
    id: i64,
    number: i64,
    game: &'static str,
    slug: &'static str,
    title: String,
    /// Of a league or tournament.
    season: Option<i64>,
    is_over: bool,
    /// Two people or more.
    is_rated: bool,
    is_paused: bool,
    is_seated: bool,
    my_turn: bool,
    prompt: String,
    left: Option<When>,
    waiting: Vec<Waiting>,
    news: Vec<Entry>,
    svg: String,
    text: String,
    groups: Vec<Group>,
    why_not: Vec<String>,
    can_undo: bool,
    preview: Option<Preview>,
    notice: String,
    log: Vec<LoggedTurn>,
    talk: Vec<Said>,
    seats: Vec<SeatLine>,
    notes: String,
    orders: String,
    /// What the game knows, with what it means.
    known_orders: Vec<(&'static str, String)>,
    plan_steps: usize,
    plan_queued: bool,
    plan_note: String,
    next: Option<i64>,
    /// How the seat stands that a substitute may take.
    open_seat: Option<String>,
    commitment: String,
    /// Where the forms of the turn go: the match, or the link of a mail.
    path: String,
    by_link: bool,
}

/// Somebody the match waits for.
struct Waiting {
    seat: usize,
    name: String,
    since: When,
    can_nudge: bool,
}

#[derive(Debug)]
pub struct Entry {
    pub number: i64,
    pub seat: usize,
    pub name: String,
    pub line: String,
    pub sentences: Vec<String>,
    pub automatic: bool,
    pub when: When,
}

#[derive(Debug)]
pub struct Said {
    pub name: String,
    pub words: String,
    pub when: When,
}

struct SeatLine {
    seat: usize,
    name: String,
    points: i64,
    place: Option<i32>,
    waits: bool,
    is_bot: bool,
    wish: String,
}

/// The choices of one kind.
#[derive(Debug)]
pub struct Group {
    pub kind: String,
    pub entries: Vec<MenuEntry>,
}

#[derive(Debug)]
pub struct MenuEntry {
    pub line: String,
    pub what: String,
    pub price: String,
    /// Separated by blanks, for the script.
    pub targets: String,
}

/// With a capital, as an entry of a list begins.
fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}

/// Choices in the order of the rules, grouped by kind.
pub fn groups(choices: &[Choice], say: &Words<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for choice in choices {
        let kind = say.say(&choice.kind);
        let entry = MenuEntry {
            line: choice.line.clone(),
            what: sentence(&say.say(&choice.what)),
            price: choice
                .price
                .as_ref()
                .map(|price| say.say(price))
                .unwrap_or_default(),
            targets: choice.targets.join(" "),
        };
        match groups.iter_mut().find(|group| group.kind == kind) {
            Some(group) => group.entries.push(entry),
            None => groups.push(Group {
                kind,
                entries: vec![entry],
            }),
        }
    }
    groups
}

pub fn entries(reader: Reader, lines: &[LogLine]) -> Vec<Entry> {
    let entry = |line: &LogLine| Entry {
        number: line.number,
        seat: line.seat + 1,
        name: line.name.clone(),
        line: line.line.clone(),
        sentences: line.sentences.clone(),
        automatic: line.automatic,
        when: reader.ago(line.at),
    };
    lines.iter().map(entry).collect()
}

pub fn said(reader: Reader, rows: &[TalkRow]) -> Vec<Said> {
    let line = |row: &TalkRow| Said {
        name: row.name.clone(),
        words: row.words.clone(),
        when: reader.ago(row.at),
    };
    rows.iter().map(line).collect()
}

/// What one seat did before somebody else decided.
#[derive(Debug)]
pub struct LoggedTurn {
    pub name: String,
    pub seat: usize,
    pub entries: Vec<Entry>,
}

pub fn turns(entries: Vec<Entry>) -> Vec<LoggedTurn> {
    let mut turns: Vec<LoggedTurn> = Vec::new();
    for entry in entries {
        match turns.last_mut() {
            Some(turn) if turn.seat == entry.seat => turn.entries.push(entry),
            _ => turns.push(LoggedTurn {
                name: entry.name.clone(),
                seat: entry.seat,
                entries: vec![entry],
            }),
        }
    }
    turns
}

/// The standing orders of a game, each with what it means.
pub fn known_orders(game: &dyn AnyGame, say: &Words<'_>) -> Vec<(&'static str, String)> {
    let order = |order: &&'static str| (*order, say.name(&order_message(order)));
    game.info().orders.iter().map(order).collect()
}

/// What is shown beside the match as it stands.
#[derive(Default)]
pub(super) struct Extra {
    pub notice: String,
    pub preview: Option<Preview>,
    /// The number the player saw, if the match has moved on since.
    pub saw: Option<i64>,
    /// The secret of the link by which somebody came who is not logged in.
    pub link: Option<String>,
}

impl Extra {
    pub fn by_link(secret: &str) -> Self {
        Extra {
            link: Some(secret.to_owned()),
            ..Extra::default()
        }
    }
}

pub(super) async fn render(
    service: &Service,
    id: MatchId,
    player: Option<&PlayerRow>,
    code: StatusCode,
    extra: Extra,
) -> PageResult {
    let mut glance = service.glance(id, player.map(|player| player.id)).await?;
    let next = match player.filter(|_| extra.link.is_none()) {
        Some(player) => service.next_waiting(player.id, id).await?,
        None => None,
    };
    if let Some(saw) = extra.saw {
        glance.news = glance
            .log
            .iter()
            .filter(|line| line.number > saw)
            .cloned()
            .collect();
    }
    let reader = Reader::of(player, service.clock.now());
    let mut shown = match_page(&glance, reader, player);
    shown.notice = extra.notice;
    shown.next = next.map(|id| id.0);
    if let Some(secret) = extra.link {
        // A link opens the turn and nothing else of the account.
        shown.path = format!("/t/{secret}");
        (shown.by_link, shown.is_seated) = (true, false);
        shown.base = Base::of(shown.base.title, None);
    }
    if let Some(preview) = extra.preview {
        shown.svg = preview.svg.clone();
        shown.preview = Some(preview);
    }
    Ok(page(code, &shown))
}

fn match_page(glance: &Glance, reader: Reader, player: Option<&PlayerRow>) -> MatchPage {
    let live = &glance.live;
    let (row, say) = (&live.table.row, live.words());
    let runs = row.status == RUNNING;
    let turn = live.position.turn();
    let me = match glance.viewer {
        Viewer::Seat(seat) => Some((seat, &live.table.seats[seat.index()])),
        Viewer::Spectator => None,
    };
    let my_seat = me
        .map(|(seat, _)| seat)
        .filter(|seat| turn.waits_for(*seat) && runs && !row.paused);
    let prompt = my_seat.and_then(|seat| turn.0.iter().find(|decision| decision.seat == seat));
    let waiting = live.table.seats.iter().filter(|_| runs).filter_map(|seat| {
        let since = seat.waiting_since?;
        Some(Waiting {
            seat: seat.at().index(),
            name: seat.name.clone(),
            since: reader.ago(since),
            can_nudge: seat.player_id.is_some()
                && reader.now - since >= chrono::TimeDelta::hours(1),
        })
    });
    let choices = my_seat
        .map(|seat| live.position.choices(seat))
        .unwrap_or_default();
    let why_not = my_seat
        .map(|seat| live.position.why_not(seat))
        .unwrap_or_default();
    MatchPage {
        base: Base::of(format!("{} #{}", live.game.info().name, row.id), player),
        id: row.id.0,
        number: row.number,
        game: live.game.info().name,
        slug: live.game.info().slug,
        title: row.title.clone(),
        season: live.table.terms().season.map(|id| id.0),
        is_over: row.status == OVER,
        is_rated: live
            .table
            .seats
            .iter()
            .filter(|seat| seat.player_id.is_some())
            .count()
            > 1,
        is_paused: row.paused && runs,
        is_seated: me.is_some(),
        my_turn: my_seat.is_some(),
        prompt: prompt
            .map(|decision| say.say(&decision.about))
            .unwrap_or_default(),
        left: me
            .filter(|_| my_seat.is_some())
            .and_then(|(_, seat)| seat.deadline_at)
            .map(|at| reader.left(at)),
        waiting: waiting.collect(),
        news: entries(reader, &glance.news),
        svg: glance.svg.clone(),
        text: glance.text.clone(),
        groups: groups(&choices, &say),
        why_not: why_not.iter().map(|reason| say.say(reason)).collect(),
        can_undo: glance.can_undo,
        preview: None,
        notice: String::new(),
        log: turns(entries(reader, &glance.log)),
        talk: said(reader, &glance.talk),
        seats: seat_lines(glance),
        notes: me.map(|(_, seat)| seat.notes.clone()).unwrap_or_default(),
        orders: me.map(|(_, seat)| seat.orders.clone()).unwrap_or_default(),
        known_orders: known_orders(live.game, &say),
        plan_steps: me.map(|(_, seat)| steps_of(seat).len()).unwrap_or_default(),
        plan_queued: me.is_some_and(|(_, seat)| seat.plan_number.is_some()),
        plan_note: me
            .map(|(_, seat)| seat.plan_note.clone())
            .unwrap_or_default(),
        next: None,
        open_seat: (runs && me.is_none() && player.is_some())
            .then(|| open_seat_words(&live.table.seats, Some(&live.position.points()), &say))
            .flatten(),
        commitment: live.table.commitment(),
        path: format!("/matches/{}", row.id),
        by_link: false,
    }
}

fn seat_lines(glance: &Glance) -> Vec<SeatLine> {
    let live = &glance.live;
    let (turn, points) = (live.position.turn(), live.position.points());
    let runs = live.table.row.status == RUNNING;
    let line = |seat: &crate::store::seats::SeatRow| SeatLine {
        seat: seat.at().index() + 1,
        name: seat.name.clone(),
        points: points.get(seat.at().index()).copied().unwrap_or_default(),
        place: seat.place,
        waits: runs && turn.waits_for(seat.at()),
        is_bot: seat.bot.is_some(),
        wish: seat.agrees.clone(),
    };
    live.table.seats.iter().map(line).collect()
}

pub async fn show(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Visitor(player): Visitor,
    invited: web::Query<table::Invited>,
) -> PageResult {
    let found = service.table(*id).await?;
    if found.row.invitation != invited.invitation {
        found.viewer(player.as_ref().map(|player| player.id))?;
    }
    if [OPEN, EXPIRED].contains(&found.row.status.as_str()) {
        return table::show(&service, &found, player.as_ref(), &invited.invitation).await;
    }
    render(
        &service,
        *id,
        player.as_ref(),
        StatusCode::OK,
        Extra::default(),
    )
    .await
}

#[derive(Debug, Deserialize)]
pub struct LineForm {
    number: i64,
    #[serde(default)]
    line: String,
    #[serde(default)]
    typed: String,
}

impl LineForm {
    pub(super) fn number(&self) -> i64 {
        self.number
    }

    /// What a button says, or what was typed.
    pub(super) fn line(&self) -> &str {
        match self.line.trim() {
            "" => self.typed.trim(),
            line => line,
        }
    }
}

pub async fn act(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<LineForm>,
) -> PageResult {
    let played = service.act(*id, player.id, form.number, form.line()).await;
    answer(&service, *id, &player, form.number, played.map(drop), None).await
}

pub async fn undo(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<LineForm>,
) -> PageResult {
    let undone = service.undo(*id, player.id, form.number).await;
    answer(&service, *id, &player, form.number, undone.map(drop), None).await
}

pub async fn preview(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<LineForm>,
) -> PageResult {
    match service.preview(*id, player.id, form.line()).await {
        Ok(preview) => {
            let extra = Extra {
                preview: Some(preview),
                ..Extra::default()
            };
            render(&service, *id, Some(&player), StatusCode::OK, extra).await
        }
        Err(error) => answer(&service, *id, &player, form.number, Err(error), None).await,
    }
}

/// The fresh page after it was played; or the page with what stood in the way.
pub(super) async fn answer(
    service: &Service,
    id: MatchId,
    player: &PlayerRow,
    saw: i64,
    result: Result<(), ServiceError>,
    link: Option<&str>,
) -> Result<HttpResponse, PageError> {
    let error = match result {
        Ok(()) => {
            return Ok(see_other(&match link {
                Some(secret) => format!("/t/{secret}"),
                None => format!("/matches/{id}"),
            }));
        }
        Err(
            error @ (ServiceError::Stale | ServiceError::Refused(_) | ServiceError::Invalid(_)),
        ) => error,
        Err(other) => return Err(PageError(other)),
    };
    let notice = match &error {
        ServiceError::Stale => "The match has moved on since you looked, and nothing was played. \
            Here is what changed; look again, then choose."
            .to_owned(),
        other => words(other),
    };
    let extra = Extra {
        notice,
        saw: matches!(error, ServiceError::Stale).then_some(saw),
        link: link.map(str::to_owned),
        ..Extra::default()
    };
    render(service, id, Some(player), status(&error), extra).await
}

#[derive(Debug, Deserialize)]
pub struct NudgeForm {
    seat: usize,
}

pub async fn nudge(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<NudgeForm>,
) -> PageResult {
    let nudged = service.nudge(*id, &player, form.seat).await;
    answer(&service, *id, &player, 0, nudged, None).await
}
