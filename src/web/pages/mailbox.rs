//! The local mailbox: what would have been sent, for who sits at this machine only.

use actix_web::{HttpRequest, web};
use askama::Template;

use crate::service::{Service, ServiceError};
use crate::store::letters::{self, LetterRow};
use crate::web::error::{PageError, PageResult};
use crate::web::page::{Base, Reader, When, ok};

#[derive(Template)]
#[template(path = "pages/mailbox.html")]
struct Mailbox {
    base: Base,
    letters: Vec<Letter>,
}

struct Letter {
    address: String,
    subject: String,
    lines: Vec<Line>,
    when: When,
}

/// A line of a letter; one that is an address of this service is a link.
struct Line {
    text: String,
    link: String,
}

pub async fn show(service: web::Data<Service>, request: HttpRequest) -> PageResult {
    let is_local = request
        .peer_addr()
        .is_some_and(|peer| peer.ip().is_loopback());
    // A proxy on this machine is local too, and asks for others.
    if !is_local || request.headers().contains_key("x-forwarded-for") {
        return Err(PageError(ServiceError::NotFound));
    }
    let reader = Reader::of(None, service.clock.now());
    let rows = service
        .store
        .read(|conn| Ok::<_, ServiceError>(letters::kept(conn, 100)?))
        .await?;
    let letter = |row: LetterRow| Letter {
        address: row.address,
        subject: row.subject,
        lines: row
            .words
            .lines()
            .map(|line| split_link(line, &service.base_url))
            .collect(),
        when: reader.ago(row.at),
    };
    Ok(ok(&Mailbox {
        base: Base::of("Local mailbox", None),
        letters: rows.into_iter().map(letter).collect(),
    }))
}

fn split_link(line: &str, base_url: &str) -> Line {
    match line.split_once(base_url) {
        Some((before, path)) => Line {
            text: before.to_owned(),
            link: match path {
                "" => "/".to_owned(),
                path => path.to_owned(),
            },
        },
        None => Line {
            text: line.to_owned(),
            link: String::new(),
        },
    }
}
