//! Where links in emails lead: to a turn without a password, and to the end of a kind of email.
//! Opening one changes nothing; a button does.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use crate::error::PageResult;
use crate::form::Form;
use crate::page::{Base, asking, ok, see_other};
use crate::pages::entry::{Note, dead_link, note};
use crate::pages::match_page::address::To;
use crate::pages::match_page::{Asked, Extra, LineForm, Sent, answer, render};
use crate::session::Visitor;
use service::people::Account;
use service::stops::Stops;
use service::{Service, ServiceError};
use words::{Reader, message};

/// The turn, as its seat sees it; with a line, what that would do.
pub async fn turn(
    service: web::Data<Service>,
    secret: web::Path<String>,
    asked: web::Query<Asked>,
    Visitor(visitor): Visitor,
) -> PageResult {
    let (id, player) = match service.by_turn_link(&secret).await {
        Ok(found) => found,
        Err(error) => return past_turn(&service, &secret, error).await,
    };
    if visitor.is_some_and(|visitor| visitor.id == player.id) {
        let to = To {
            lines: &asked.lines,
            kind: &asked.kind,
            at: &asked.at,
            line: &asked.line,
        };
        return Ok(see_other(&to.address(&format!("/matches/{id}"))));
    }
    let extra = Extra {
        asked: asked.into_inner(),
        ..Extra::by_link(&secret)
    };
    render(&service, id, Some(&player), StatusCode::OK, extra).await
}

/// A link of an old email says what became of its turn, and leads to the match.
async fn past_turn(service: &Service, secret: &str, error: ServiceError) -> PageResult {
    let Ok(past) = service.by_past_link(secret).await else {
        return dead_link(error);
    };
    let t = asking();
    let owner = Reader {
        language: t.language,
        ..past.reader
    };
    let words = message!("past-turn-words", name = past.name, at = owner.at(past.at));
    Ok(ok(&Note {
        link: Some((
            format!("/matches/{}", past.id),
            t.say("past-turn-link").into(),
        )),
        ..note(&message!("past-turn"), &words)
    }))
}

pub async fn act(
    service: web::Data<Service>,
    secret: web::Path<String>,
    form: Form<LineForm>,
) -> PageResult {
    let (id, player) = match service.by_turn_link(&secret).await {
        Ok(found) => found,
        Err(error) => return dead_link(error),
    };
    let number = form.number();
    let played = service.act(id, player.id, number, form.line()).await;
    let sent = Sent {
        saw: number,
        line: form.line(),
        link: Some(&secret),
    };
    answer(&service, id, &player, played.map(drop), sent).await
}

pub async fn undo(
    service: web::Data<Service>,
    secret: web::Path<String>,
    form: Form<LineForm>,
) -> PageResult {
    let (id, player) = match service.by_turn_link(&secret).await {
        Ok(found) => found,
        Err(error) => return dead_link(error),
    };
    let undone = service.undo(id, player.id, form.number()).await;
    let sent = Sent {
        saw: form.number(),
        line: "",
        link: Some(&secret),
    };
    answer(&service, id, &player, undone.map(drop), sent).await
}

pub async fn stop_form(
    service: web::Data<Service>,
    secret: web::Path<String>,
    Visitor(visitor): Visitor,
) -> PageResult {
    let (stops, is_done) = match service.stops(&secret).await {
        Ok(found) => found,
        Err(error) => return dead_link(error),
    };
    if is_done {
        return Ok(ok(&stopped(&stops, visitor.as_ref())));
    }
    let title = message!("stop-emails");
    Ok(ok(&Note {
        base: Base::titled(&title, visitor.as_ref()),
        action: format!("/u/{secret}"),
        button: asking().say("stop-emails-button").into(),
        ..note(
            &title,
            &message!("stop-emails-words", what = stops.message()),
        )
    }))
}

/// What stopped, and how to undo it.
fn stopped(stops: &Stops, visitor: Option<&Account>) -> Note {
    let words = match stops {
        Stops::Invitations(_) => message!("stopped-invitations"),
        Stops::Event(..) | Stops::Digest(_) => {
            message!("stop-emails-done-words", what = stops.message())
        }
    };
    let settings = asking().say("stopped-undo").into();
    let has_settings = !matches!(stops, Stops::Invitations(_));
    let title = message!("stop-emails-done");
    Note {
        base: Base::titled(&title, visitor),
        link: has_settings.then(|| ("/profile/mail".to_owned(), settings)),
        ..note(&title, &words)
    }
}

/// Mail programs post here by themselves when their reader asks them to.
pub async fn stop(
    service: web::Data<Service>,
    secret: web::Path<String>,
    Visitor(visitor): Visitor,
) -> PageResult {
    match service.stop(&secret).await {
        Ok(stops) => Ok(ok(&stopped(&stops, visitor.as_ref()))),
        Err(error) => dead_link(error),
    }
}

/// Programs that only ask whether a page is there.
pub async fn head() -> HttpResponse {
    HttpResponse::Ok().finish()
}
