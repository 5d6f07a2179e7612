//! Checks, row by row, that everything in progress can be read. A row that cannot is named and
//! set aside; the others go on.

#[cfg(test)]
mod tests;

use std::fmt::Display;
use std::str::FromStr;

use base::text_enum::UnknownWord;
use diesel::QueryResult;
use games::bots::Bot;
use games::deal::Options;
use games::rng::Seed;
use serde::de::DeserializeOwned;
use store::accounts::Purpose;
use store::entries::EntryState;
use store::leagues::{Letter, SeasonState};
use store::letters::{Kind, MailState};
use store::matches::{Status, Visibility};
use store::preferences::{Choice, HookForm, Topic};
use store::queue::Pace;
use store::seats::Wish;
use store::{AnyConnection, raw};

use crate::leagues::rules::Rules;
use crate::notice::{OfHook, Told, strictly};
use crate::people::{stored_language, stored_zone};
use crate::plans::Step;
use crate::rhythm::read_ladder;
use crate::terms::Terms;
use crate::unreadable::{Unreadable, read_json};
use crate::{Result, Service};

impl Service {
    /// Whatever cannot be read of what runs.
    pub async fn unreadable(&self) -> Result<Vec<Unreadable>> {
        self.store.read_slowly(|conn| Ok(look(conn)?)).await
    }
}

#[derive(Default)]
struct Look(Vec<Unreadable>);

impl Look {
    fn word<T: FromStr<Err = UnknownWord>>(
        &mut self,
        text: &str,
        (table, row, column): (&'static str, impl Display, &'static str),
    ) {
        if let Err(why) = text.parse::<T>() {
            self.0.push(Unreadable::new(table, row, column, why));
        }
    }

    fn json<T: DeserializeOwned>(
        &mut self,
        text: &str,
        place: (&'static str, impl Display, &'static str),
    ) {
        self.0.extend(read_json::<T>(text, place).err());
    }

    fn that(
        &mut self,
        is_well: bool,
        (table, row, column): (&'static str, impl Display, &'static str),
    ) {
        if !is_well {
            let why = "this cannot be read";
            self.0.push(Unreadable::new(table, row, column, why));
        }
    }

    fn mail(&mut self, row: &raw::RawMail) {
        let place = |column| ("outbox", row.id, column);
        self.word::<MailState>(&row.state, place("state"));
        let read = match row.kind.parse() {
            Ok(Kind::Hook) => strictly::<OfHook>(&row.payload, row.id).map(drop),
            Ok(kind) => Told::of(kind, &row.payload, row.id).map(drop),
            Err(why) => Err(Unreadable::new("outbox", row.id, "kind", why)),
        };
        self.0.extend(read.err());
    }
}

pub(crate) fn look(conn: &mut AnyConnection) -> QueryResult<Vec<Unreadable>> {
    let mut look = Look::default();
    for row in raw::matches(conn)? {
        let place = |column| ("matches", row.id, column);
        look.word::<Status>(&row.status, place("status"));
        look.word::<Visibility>(&row.visibility, place("visibility"));
        look.json::<Options>(&row.options, place("options"));
        look.json::<Terms>(&row.terms, place("terms"));
        let is_seed = row.seed.is_empty() || row.seed.parse::<Seed>().is_ok();
        look.that(is_seed, place("seed"));
    }
    for row in raw::seats(conn)? {
        let place = |column| ("seats", format!("{}/{}", row.match_id, row.seat), column);
        look.word::<Wish>(&row.agrees, place("agrees"));
        if !row.plan.is_empty() {
            look.json::<Vec<Step>>(&row.plan, place("plan"));
        }
        let is_bot = row.bot.is_none_or(|bot| bot.parse::<Bot>().is_ok());
        look.that(is_bot, place("bot"));
    }
    for row in raw::seasons(conn)? {
        let place = |column| ("seasons", row.id, column);
        look.word::<SeasonState>(&row.state, place("state"));
        look.word::<Letter>(&row.letter, place("letter"));
        look.json::<Rules>(&row.rules, place("rules"));
    }
    for (id, state) in raw::entries(conn)? {
        look.word::<EntryState>(&state, ("entries", id, "state"));
    }
    for (player, zone, language) in raw::players(conn)? {
        look.0.extend(stored_zone(player, &zone).err());
        look.0.extend(stored_language(player, &language).err());
    }
    for (player, ladder, form) in raw::settings(conn)? {
        let is_ladder = read_ladder(&ladder).is_some();
        look.that(is_ladder, ("mail_settings", player, "ladder"));
        look.word::<HookForm>(&form, ("mail_settings", player, "hook_form"));
    }
    for (player, id, event, choice) in raw::choices(conn)? {
        let place = |column| ("mail_choices", format!("{player}/{id}/{event}"), column);
        look.word::<Topic>(&event, place("event"));
        look.word::<Choice>(&choice, place("choice"));
    }
    for row in raw::mails(conn)? {
        look.mail(&row);
    }
    for (hash, purpose) in raw::links(conn)? {
        look.word::<Purpose>(&purpose, ("links", hash, "purpose"));
    }
    for (player, speed) in raw::queue(conn)? {
        look.word::<Pace>(&speed, ("queue", player, "speed"));
    }
    Ok(look.0)
}
