//! What organisers may do, and admins with them; all of it is written down.

use std::ops::RangeInclusive;

use crate::admin::give_seat;
use crate::letters::new_message_id;
use crate::live::Table;
use crate::notice::{Out, SeasonNotice};
use crate::tables::{start_clocks, stop_clocks};
use crate::{Result, Service, ServiceError, invalid, seating};
use base::clock::Moment;
use base::ids::{CompetitionId, EntryId, PairingId};
use store::accounts::{self, PlayerRow};
use store::entries::{self, EntryRow, EntryState};
use store::leagues::{self, Letter, SeasonRow, SeasonState};
use store::matches;
use store::pairings;
use store::{AnyConnection, talk};

use super::rules::Rules;
use super::{close, events, joining, lock_current, may_organise, post};
use crate::ITSELF;
use words::message;

/// One of the things that an organiser does to the current season.
#[derive(Clone, Debug)]
pub enum Power {
    /// All clocks stop.
    Pause,
    Resume,
    /// Into another division at the start; `None` leaves it to the seeding.
    Move(EntryId, Option<usize>),
    /// Another plays on in all their matches.
    Replace(EntryId, String),
    /// Out of the season, or off the list before it starts.
    Drop(EntryId),
    /// Places and scores by seat; none brings the true ones back.
    Correct(PairingId, Vec<(i32, i64)>),
    Message(String),
    /// The season ends now, or is called off before it starts.
    Close,
    /// Whether the next season opens by itself.
    Repeat(bool),
    /// So many bots sign up.
    Bots(usize),
    /// Another organiser.
    Organiser(String),
}

const LONGEST_MESSAGE: usize = 2000;
const MESSAGES_AN_HOUR: i64 = 4;
const MOST_BOTS: usize = 200;
/// What a score can be in any game, with much to spare.
const SCORES: RangeInclusive<i64> = -100_000..=100_000;

impl Service {
    pub async fn organise(&self, id: CompetitionId, by: &PlayerRow, power: Power) -> Result<()> {
        let (by, now) = (by.clone(), self.clock.now());
        if matches!(power, Power::Message(_)) {
            let (sent, why) = (
                format!("league-message:{}", by.id),
                message!("too-many-messages", count = MESSAGES_AN_HOUR),
            );
            self.limit(&sent, MESSAGES_AN_HOUR, why).await?;
        }
        self.store
            .write(move |conn| {
                if !may_organise(conn, id, &by)? {
                    return Err(ServiceError::Forbidden(message!("only-organisers")));
                }
                let mut season = lock_current(conn, id)?;
                let what = act(conn, &mut season, power, &by, now)?;
                season.due_at = Some(now);
                leagues::save_season(conn, &season)?;
                Ok(talk::audit_competition(conn, &by.name, &what, id, now)?)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }
}

/// Does it, and says what was done.
fn act(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    power: Power,
    by: &PlayerRow,
    now: Moment,
) -> Result<String> {
    match power {
        Power::Pause => pause(conn, season, true, now),
        Power::Resume => pause(conn, season, false, now),
        Power::Move(entry, division) => {
            let mut entry = entry_of(conn, season, entry)?;
            if season.state != SeasonState::SignUp {
                return invalid(message!("divisions-stand"));
            }
            if division.is_some_and(|division| division > 99) {
                return invalid(message!("no-such-division"));
            }
            entry.division = division.map(|division| division as i32);
            entries::save(conn, &entry)?;
            let news = SeasonNotice::Moved {
                division: entry.division.map_or(0, |division| division + 1),
            };
            tell_entrant(conn, season, &entry, news, now)?;
            Ok(match division {
                Some(number) => words::keep(&message!(
                    "audit-moved",
                    name = entry.name,
                    division = number + 1
                )),
                None => words::keep(&message!("audit-unmoved", name = entry.name)),
            })
        }
        Power::Replace(entry, name) => replace(conn, season, entry, &name, now),
        Power::Drop(entry) => {
            let entry = entry_of(conn, season, entry)?;
            let what = words::keep(&message!("audit-dropped", name = entry.name.clone()));
            match season.state {
                SeasonState::SignUp => {
                    entries::delete(conn, entry.id)?;
                    let news = SeasonNotice::Out(Out::List);
                    tell_entrant(conn, season, &entry, news, now)?;
                }
                SeasonState::Running if entry.state == EntryState::Playing => {
                    events::drop_entry(conn, entry, Out::Organiser, now)?;
                }
                SeasonState::Announced | SeasonState::Running | SeasonState::Over => {
                    return invalid(message!("not-in-season"));
                }
            }
            Ok(what)
        }
        Power::Correct(pairing, results) => correct(conn, season, pairing, &results, now),
        Power::Message(words) => message(conn, season, &words, by, now),
        Power::Close => match season.state {
            SeasonState::Over => invalid(message!("season-is-over")),
            SeasonState::Running => {
                close::close(conn, season, now)?;
                Ok(words::keep(&message!("audit-closed-early")))
            }
            SeasonState::Announced | SeasonState::SignUp => {
                let rules = Rules::of(season)?;
                season.rules = repeating(rules, false);
                season.state = SeasonState::Over;
                season.closed_at = Some(now);
                post::begin(conn, season, Letter::Over, now)?;
                Ok(words::keep(&message!("audit-called-off")))
            }
        },
        Power::Repeat(on) => {
            season.rules = repeating(Rules::of(season)?, on);
            Ok(match on {
                true => words::keep(&message!("audit-repeats")),
                false => words::keep(&message!("audit-last")),
            })
        }
        Power::Bots(number) => add_bots(conn, season, number, now),
        Power::Organiser(name) => {
            let player = follower(conn, season, &name)?;
            let id = season.competition_id;
            if leagues::organisers(conn, id)?.contains(&player.id) {
                return invalid(message!("is-organiser", name = player.name));
            }
            leagues::add_organiser(conn, id, player.id)?;
            Ok(words::keep(&message!(
                "audit-organiser",
                name = player.name
            )))
        }
    }
}

/// Tells whoever an entry is of, unless it is a bot.
fn tell_entrant(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    entry: &EntryRow,
    news: SeasonNotice,
    now: Moment,
) -> Result<()> {
    let Some(player) = entry.player_id else {
        return Ok(());
    };
    post::tell(conn, season, player, (news, &new_message_id()), now)
}

fn repeating(rules: Rules, on: bool) -> String {
    let changed = Rules {
        repeats: on,
        ..rules
    };
    changed.store()
}

/// A player by name who follows the competition: nobody is drawn into one that they never came to.
fn follower(conn: &mut AnyConnection, season: &SeasonRow, name: &str) -> Result<PlayerRow> {
    let found = accounts::by_name(conn, name.trim())?;
    let found = found.filter(|player| player.confirmed && player.deleted_at.is_none());
    let Some(player) = found else {
        return invalid(message!("no-such-player"));
    };
    match leagues::follows(conn, season.competition_id, player.id)? {
        true => Ok(player),
        false => invalid(message!("not-following", name = player.name)),
    }
}

fn entry_of(conn: &mut AnyConnection, season: &SeasonRow, id: EntryId) -> Result<EntryRow> {
    let entry = entries::find(conn, id)?;
    match entry.season_id == season.id {
        true => Ok(entry),
        false => Err(ServiceError::NotFound),
    }
}

fn pause(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    on: bool,
    now: Moment,
) -> Result<String> {
    if season.state != SeasonState::Running || season.paused == on {
        return invalid(match on {
            true => message!("season-not-running"),
            false => message!("season-not-paused"),
        });
    }
    season.paused = on;
    let mut all = pairings::of_season(conn, season.id)?;
    all.sort_by_key(|pairing| pairing.match_id);
    for pairing in all {
        let (Some(id), None) = (pairing.match_id, pairing.over_at) else {
            continue;
        };
        let mut table = Table::take(conn, id)?;
        if table.row.status != matches::Status::Running || table.row.paused == on {
            continue;
        }
        match on {
            true => stop_clocks(conn, &mut table, &message!("drop-paused"))?,
            false => start_clocks(conn, &mut table, now)?,
        }
        matches::set_paused(conn, id, on)?;
        let words = match on {
            true => words::keep(&message!("table-season-paused")),
            false => words::keep(&message!("table-season-resumed")),
        };
        talk::say(conn, id, None, ITSELF, &words, now)?;
    }
    for entry in entries::of_season(conn, season.id)? {
        if entry.state == EntryState::Playing {
            let news = if on {
                SeasonNotice::Paused
            } else {
                SeasonNotice::Resumed
            };
            tell_entrant(conn, season, &entry, news, now)?;
        }
    }
    Ok(match on {
        true => words::keep(&message!("audit-paused")),
        false => words::keep(&message!("audit-resumed")),
    })
}

/// Gives the entry, and all its seats that nobody else has taken, to another player.
fn replace(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    entry: EntryId,
    name: &str,
    now: Moment,
) -> Result<String> {
    let mut entry = entry_of(conn, season, entry)?;
    if season.state != SeasonState::Running || entry.state == EntryState::LeftOut {
        return invalid(message!("replace-while-running"));
    }
    let player = follower(conn, season, name)?;
    if entries::of_player(conn, season.id, player.id)?.is_some() {
        return invalid(message!("has-place", name = player.name));
    }
    let (before, former) = (entry.player_id, entry.name.clone());
    entry.player_id = Some(player.id);
    (entry.bot, entry.name) = (None, player.name.clone());
    entry.former = former.clone();
    (entry.state, entry.drop_outs) = (EntryState::Playing, 0);
    entries::save(conn, &entry)?;
    for (pairing, mut row) in pairings::running_of(conn, entry.id)? {
        row.dropped = false;
        if let Some(id) = pairing.match_id {
            let table = Table::take(conn, id)?;
            let seat = table.seats.get(row.seat as usize).cloned();
            let mut seat = seat.ok_or(ServiceError::NotFound)?;
            let is_taken = seat.player_id.is_some() && seat.player_id != before;
            let sits = table.seat_of(player.id).is_some();
            if table.row.status != matches::Status::Running || is_taken || sits {
                row.dropped = true;
            } else {
                give_seat(conn, &table, &mut seat, Some(&player), now)?;
                let words = words::keep(&message!(
                    "table-replaced",
                    name = player.name.clone(),
                    former = former.clone()
                ));
                talk::say(conn, id, None, ITSELF, &words, now)?;
            }
        }
        pairings::save_seat(conn, &row)?;
    }
    let tag = season.version.to_string();
    let replaced = |other: &str| SeasonNotice::Replaced {
        other: other.to_owned(),
    };
    let told = [(Some(player.id), &former), (before, &player.name)];
    for (who, name) in told {
        if let Some(who) = who {
            post::tell(conn, season, who, (replaced(name), &tag), now)?;
        }
    }
    Ok(words::keep(&message!(
        "audit-replaced",
        name = player.name,
        former = former
    )))
}

/// Puts other places and scores beside the true ones.
fn correct(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    id: PairingId,
    results: &[(i32, i64)],
    now: Moment,
) -> Result<String> {
    let pairing = pairings::find(conn, id)?;
    if pairing.season_id != season.id {
        return Err(ServiceError::NotFound);
    }
    if season.state != SeasonState::Running {
        return invalid(message!("results-stand"));
    }
    let mut seats = pairings::seats(conn, id)?;
    let places = 1..=seats.len() as i32;
    let fits = |(place, score): &(i32, i64)| places.contains(place) && SCORES.contains(score);
    let is_whole = results.len() == seats.len() && results.iter().all(fits);
    let has_first = results.iter().any(|(place, _)| *place == 1);
    let is_given = is_whole && has_first;
    if !(results.is_empty() || is_given) {
        return invalid(message!("bad-result", most = seats.len()));
    }
    for (index, seat) in seats.iter_mut().enumerate() {
        let fixed = results.get(index);
        seat.fixed_place = fixed.map(|(place, _)| *place);
        seat.fixed_score = fixed.map(|(_, score)| *score);
        pairings::save_seat(conn, seat)?;
    }
    let has_ended = seats.iter().any(|seat| seat.place.is_some());
    match (results.is_empty(), has_ended) {
        // A table that was only decided by the correction is open again.
        (true, false) => pairings::end(conn, id, None)?,
        (true, true) => {}
        (false, true | false) => {
            pairings::end(conn, id, Some(pairing.over_at.unwrap_or(now)))?;
        }
    }
    let table = match Rules::of(season)?.is_league() {
        true => message!(
            "audit-division-table",
            division = pairing.division + 1,
            number = pairing.number
        ),
        false => message!(
            "audit-round-table",
            round = pairing.round,
            number = pairing.number
        ),
    };
    let words: Vec<String> = results
        .iter()
        .map(|(place, score)| format!("{place} ({score})"))
        .collect();
    Ok(match results.is_empty() {
        true => words::keep(&message!("audit-uncorrected", table = table)),
        false => words::keep(&message!(
            "audit-corrected",
            table = table,
            results = words.join(", ")
        )),
    })
}

fn message(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    words: &str,
    by: &PlayerRow,
    now: Moment,
) -> Result<String> {
    let words = words.trim();
    if words.is_empty() || words.len() > LONGEST_MESSAGE {
        return invalid(message!("bad-words", most = LONGEST_MESSAGE));
    }
    let message = SeasonNotice::Message {
        words: format!("{}:\n{words}", by.name),
    };
    let tag = season.version.to_string();
    let mut told = 0;
    for entry in entries::of_season(conn, season.id)? {
        if let (Some(player), true) = (entry.player_id, entry.state != EntryState::LeftOut) {
            post::tell(conn, season, player, (message.clone(), &tag), now)?;
            told += 1;
        }
    }
    Ok(words::keep(&message!(
        "audit-wrote",
        count = told,
        words = words.to_owned()
    )))
}

fn add_bots(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    number: usize,
    now: Moment,
) -> Result<String> {
    if season.state != SeasonState::SignUp {
        return invalid(message!("bots-too-late"));
    }
    let all = entries::of_season(conn, season.id)?;
    let bots = all.iter().filter(|entry| entry.bot.is_some()).count();
    if number == 0 || bots + number > MOST_BOTS {
        return invalid(message!("too-many-bots", most = MOST_BOTS));
    }
    let most = Rules::of(season)?.most_entries();
    if all.len() + number > most {
        return invalid(message!("too-many-entries", most = most));
    }
    for index in bots..bots + number {
        let name = seating::bot_name(index);
        let known = (now, season.letters);
        joining::add(conn, season.id, Err(&name), EntryState::Confirmed, known)?;
    }
    Ok(words::keep(&message!("audit-bots", count = number)))
}
