//! What organisers may do, and admins with them; all of it is written down.

use crate::clock::Moment;
use crate::ids::{CompetitionId, EntryId, PairingId};
use crate::service::admin::give_seat;
use crate::service::live::Table;
use crate::service::tables::{start_clocks, stop_clocks};
use crate::service::{Result, Service, ServiceError, invalid, seating};
use crate::store::accounts::{self, PlayerRow};
use crate::store::entries::{self, CONFIRMED, EntryRow, LEFT_OUT, PLAYING};
use crate::store::leagues::{self, OVER, RUNNING, SIGN_UP, SeasonRow};
use crate::store::matches;
use crate::store::pairings;
use crate::store::{AnyConnection, talk};

use super::rules::{Rules, count};
use super::{close, events, joining, lock_current, may_organise, post};

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

impl Service {
    pub async fn organise(&self, id: CompetitionId, by: &PlayerRow, power: Power) -> Result<()> {
        let (by, now) = (by.clone(), self.clock.now());
        if matches!(power, Power::Message(_)) {
            self.limit(&format!("league-message:{}", by.id), MESSAGES_AN_HOUR)
                .await?;
        }
        self.store
            .write(move |conn| {
                if !may_organise(conn, id, &by)? {
                    return Err(ServiceError::Forbidden("Only its organisers may do that."));
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
            if season.state != SIGN_UP {
                return invalid("Divisions can be chosen until the season starts.");
            }
            if division.is_some_and(|division| division > 99) {
                return invalid("There is no such division.");
            }
            entry.division = division.map(|division| division as i32);
            entries::save(conn, &entry)?;
            Ok(match division {
                Some(number) => format!("put {} into division {}", entry.name, number + 1),
                None => format!("left the division of {} to the seeding", entry.name),
            })
        }
        Power::Replace(entry, name) => replace(conn, season, entry, &name, now),
        Power::Drop(entry) => {
            let entry = entry_of(conn, season, entry)?;
            let what = format!("took {} out of the season", entry.name);
            match season.state.as_str() {
                SIGN_UP => entries::delete(conn, entry.id)?,
                RUNNING if entry.state == PLAYING => {
                    events::drop_entry(conn, entry, now)?;
                }
                _ => return invalid("They do not play in this season."),
            }
            Ok(what)
        }
        Power::Correct(pairing, results) => correct(conn, season, pairing, &results, now),
        Power::Message(words) => message(conn, season, &words, by, now),
        Power::Close => match season.state.as_str() {
            OVER => invalid("The season is over."),
            RUNNING => {
                close::close(conn, season, now)?;
                Ok("closed the season early".to_owned())
            }
            _ => {
                let rules = Rules::read(&season.rules);
                season.rules = repeating(rules, false);
                season.state = OVER.to_owned();
                season.closed_at = Some(now);
                post::begin(conn, season, post::OVER, now)?;
                Ok("called the season off".to_owned())
            }
        },
        Power::Repeat(on) => {
            season.rules = repeating(Rules::read(&season.rules), on);
            Ok(match on {
                true => "lets the next season open by itself".to_owned(),
                false => "made this the last season".to_owned(),
            })
        }
        Power::Bots(number) => add_bots(conn, season, number, now),
        Power::Organiser(name) => {
            let player = follower(conn, season, &name)?;
            let id = season.competition_id;
            if leagues::organisers(conn, id)?.contains(&player.id) {
                return invalid(format!("{} is an organiser.", player.name));
            }
            leagues::add_organiser(conn, id, player.id)?;
            Ok(format!("made {} an organiser", player.name))
        }
    }
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
        return invalid("There is no player of that name.");
    };
    match leagues::follows(conn, season.competition_id, player.id)? {
        true => Ok(player),
        false => invalid(format!(
            "{} does not follow this competition: ask them to press Follow on its page first.",
            player.name
        )),
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
    if season.state != RUNNING || season.paused == on {
        return invalid(match on {
            true => "Only a season that runs can be paused.",
            false => "The season is not paused.",
        });
    }
    season.paused = on;
    for pairing in pairings::of_season(conn, season.id)? {
        let (Some(id), None) = (pairing.match_id, pairing.over_at) else {
            continue;
        };
        let mut table = Table::load(conn, id)?;
        if table.row.status != matches::RUNNING || table.row.paused == on {
            continue;
        }
        match on {
            true => stop_clocks(conn, &mut table)?,
            false => start_clocks(conn, &mut table, now)?,
        }
        table.row.paused = on;
        matches::save(conn, &table.row)?;
        let words = match on {
            true => "The organisers have paused the season.",
            false => "The season goes on.",
        };
        talk::say(conn, id, None, "Turnpost", words, now)?;
    }
    Ok(match on {
        true => "paused the season".to_owned(),
        false => "let the season go on".to_owned(),
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
    if season.state != RUNNING || entry.state == LEFT_OUT {
        return invalid("Players are replaced while the season runs.");
    }
    let player = follower(conn, season, name)?;
    if entries::of_player(conn, season.id, player.id)?.is_some() {
        return invalid(format!("{} has a place in this season.", player.name));
    }
    let (before, former) = (entry.player_id, entry.name.clone());
    entry.player_id = Some(player.id);
    (entry.bot, entry.name) = (None, player.name.clone());
    entry.former = former.clone();
    (entry.state, entry.drop_outs) = (PLAYING.to_owned(), 0);
    entries::save(conn, &entry)?;
    for (pairing, mut row) in pairings::running_of(conn, entry.id)? {
        row.dropped = false;
        if let Some(id) = pairing.match_id {
            let table = Table::load(conn, id)?;
            let seat = table.seats.get(row.seat as usize).cloned();
            let mut seat = seat.ok_or(ServiceError::NotFound)?;
            let is_taken = seat.player_id.is_some() && seat.player_id != before;
            let sits = table.seat_of(player.id).is_some();
            if table.row.status != matches::RUNNING || is_taken || sits {
                row.dropped = true;
            } else {
                give_seat(conn, &table, &mut seat, Some(&player), now)?;
                let words = format!("{} plays on for {former}.", player.name);
                talk::say(conn, id, None, "Turnpost", &words, now)?;
            }
        }
        pairings::save_seat(conn, &row)?;
    }
    let tag = now.and_utc().timestamp().to_string();
    let told = [(Some(player.id), &former), (before, &player.name)];
    for (who, name) in told {
        if let Some(who) = who {
            post::tell(conn, season, who, post::REPLACED, (&tag, name), now)?;
        }
    }
    Ok(format!("replaced {former} by {}", player.name))
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
    if season.state != RUNNING {
        return invalid("Results can be corrected until the season closes.");
    }
    let mut seats = pairings::seats(conn, id)?;
    let places = 1..=seats.len() as i32;
    let fits = |(place, score): &(i32, i64)| places.contains(place) && score.abs() <= 100_000;
    let is_whole = results.len() == seats.len() && results.iter().all(fits);
    let has_first = results.iter().any(|(place, _)| *place == 1);
    let is_given = is_whole && has_first;
    if !(results.is_empty() || is_given) {
        return invalid(format!(
            "Give each of the {} players a place, one of them the first, and a score.",
            seats.len()
        ));
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
        (false, _) if pairing.over_at.is_none() => pairings::end(conn, id, Some(now))?,
        _ => {}
    }
    let table = match Rules::read(&season.rules).is_league() {
        true => format!(
            "division {}, table {}",
            pairing.division + 1,
            pairing.number
        ),
        false => format!("round {}, table {}", pairing.round, pairing.number),
    };
    let words: Vec<String> = results
        .iter()
        .map(|(place, score)| format!("{place} ({score})"))
        .collect();
    Ok(match results.is_empty() {
        true => format!("took back the correction of {table}"),
        false => format!("corrected {table}: {}", words.join(", ")),
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
        return invalid(format!(
            "Write something of at most {LONGEST_MESSAGE} bytes."
        ));
    }
    let said = format!("{}:\n{words}", by.name);
    let tag = now.and_utc().timestamp_millis().to_string();
    let mut told = 0;
    for entry in entries::of_season(conn, season.id)? {
        if let (Some(player), true) = (entry.player_id, entry.state != LEFT_OUT) {
            post::tell(conn, season, player, post::MESSAGE, (&tag, &said), now)?;
            told += 1;
        }
    }
    Ok(format!("wrote to {}: {words}", count(told, "player")))
}

fn add_bots(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    number: usize,
    now: Moment,
) -> Result<String> {
    if season.state != SIGN_UP {
        return invalid("Bots sign up before the start, like everybody.");
    }
    let all = entries::of_season(conn, season.id)?;
    let bots = all.iter().filter(|entry| entry.bot.is_some()).count();
    if number == 0 || bots + number > MOST_BOTS {
        return invalid(format!("A season has at most {MOST_BOTS} bots."));
    }
    let most = Rules::read(&season.rules).most_entries();
    if all.len() + number > most {
        return invalid(format!("At most {most} may sign up."));
    }
    for index in bots..bots + number {
        let name = seating::bot_name(index);
        let known = (now, season.letters);
        joining::add(conn, season.id, Err(&name), CONFIRMED, known)?;
    }
    Ok(format!("signed up {}", count(number, "bot")))
}
