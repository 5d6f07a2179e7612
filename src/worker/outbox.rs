//! Sends what is due. Without a mail server letters go to the local mailbox.

use chrono::TimeDelta;
use serde_json::Value;

use crate::games::Seat;
use crate::mail::{AboutMatch, MatchNews, compose};
use crate::service::live::{Table, words};
use crate::service::{Counters, Result, Service, ServiceError, clocks};
use crate::store::letters::{self, OutboxRow};

/// Sends one letter; says whether there was one.
pub async fn deliver(service: &Service) -> Result<bool> {
    let now = service.clock.now();
    let waiting = service
        .store
        .read(|conn| Ok::<_, ServiceError>(letters::waiting(conn)?))
        .await?;
    if waiting == 0 {
        return Ok(false);
    }
    let claimed = service
        .store
        .write(move |conn| Ok::<_, ServiceError>(letters::claim(conn, now)?))
        .await?;
    let Some(row) = claimed else {
        return Ok(false);
    };
    let id = row.id;
    match send(service, row).await {
        Ok(()) => Counters::add(&service.counters.mails, 1),
        Err(error) => {
            tracing::error!(mail.id = id, %error, "mail not sent");
            let at = now + TimeDelta::minutes(10);
            let again = move |conn: &mut _| Ok::<_, ServiceError>(letters::retry(conn, id, at)?);
            service.store.write(again).await?;
        }
    }
    Ok(true)
}

async fn send(service: &Service, row: OutboxRow) -> Result<()> {
    let now = service.clock.now();
    let payload: Value = serde_json::from_str(&row.payload).unwrap_or_default();
    let news = match serde_json::from_value::<AboutMatch>(payload.clone()) {
        Ok(about) => match news(service, &row, about).await? {
            Some(news) => Some(news),
            // The turn was played meanwhile: there is nothing left to tell.
            None => return mark_sent(service, row.id).await,
        },
        Err(_) => None,
    };
    let letter = compose(&row.kind, &payload, &service.base_url, news.as_ref());
    let Some(letter) = letter else {
        tracing::warn!(mail.id = row.id, kind = row.kind, "nothing to say");
        return mark_sent(service, row.id).await;
    };
    service
        .store
        .write(move |conn| {
            letters::keep(conn, &row.address, &letter.subject, &letter.text, now)?;
            Ok(letters::sent(conn, row.id, now)?)
        })
        .await
}

async fn mark_sent(service: &Service, id: i64) -> Result<()> {
    let now = service.clock.now();
    service
        .store
        .write(move |conn| Ok(letters::sent(conn, id, now)?))
        .await
}

/// What the reader may know of the match; `None` if the letter is out of date.
async fn news(service: &Service, row: &OutboxRow, about: AboutMatch) -> Result<Option<MatchNews>> {
    let table = service.table(about.id).await?;
    let game = table.game()?.info().name.to_owned();
    let plain = |table: &Table| MatchNews {
        game: game.clone(),
        title: table.row.title.clone(),
        name: String::new(),
        news: Vec::new(),
        text_board: String::new(),
        deadline: None,
    };
    let (Some(player), "turn") = (row.player_id, row.kind.as_str()) else {
        return Ok(Some(plain(&table)));
    };
    let seat = table.seats.get(about.seat as usize);
    let Some(seat) =
        seat.filter(|seat| seat.waiting_since.is_some() && seat.player_id == Some(player))
    else {
        return Ok(None);
    };
    let name = seat.name.clone();
    let deadline = seat.deadline_at;
    let glance = service.glance(about.id, Some(player)).await?;
    let about_turn = glance.live.position.turn();
    let prompt = about_turn
        .0
        .iter()
        .find(|decision| decision.seat == Seat(about.seat as u8));
    let says = words(glance.live.game, &glance.live.names);
    let mut sentences: Vec<String> = glance
        .news
        .iter()
        .flat_map(|line| line.sentences.clone())
        .collect();
    sentences.extend(prompt.map(|decision| says.say(&decision.about)));
    let now = service.clock.now();
    let until = |at: chrono::NaiveDateTime| {
        format!(
            "{} UTC: {}",
            at.format("%a %-d %b %Y, %H:%M"),
            clocks::span_words(at - now)
        )
    };
    Ok(Some(MatchNews {
        name,
        news: sentences,
        text_board: glance.text.clone(),
        deadline: deadline.map(until),
        ..plain(&glance.live.table)
    }))
}
