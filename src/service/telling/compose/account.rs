//! Emails about the account itself; they cannot be stopped.

use chrono::TimeDelta;

use mail::{Block, Letter};
use words::{Message, message, span};

use super::Desk;
use crate::accounts::LINK_LASTS;
use crate::notice::{AccountNotice, LinkKind, Warning};

pub(super) fn letter(desk: &Desk<'_>, notice: &AccountNotice) -> Letter {
    let says = |words: Message| desk.says(&words);
    let (subject, heading, blocks) = match notice {
        AccountNotice::Link {
            link,
            name,
            secret,
            subject,
        } => return linked(desk, *link, name, secret, subject),
        AccountNotice::ReplyWarning {
            name,
            why,
            from,
            about,
        } => (
            message!("warning-subject"),
            match about.as_str() {
                "" => message!("warning", name = name.clone()),
                about => message!(
                    "warning-about",
                    name = name.clone(),
                    about = about.to_owned(),
                    from = from.clone()
                ),
            },
            vec![
                says(match why {
                    Warning::Foreign => message!("warning-foreign"),
                    Warning::Unproven => message!("warning-unproven"),
                }),
                links(
                    desk,
                    &[
                        (message!("profile"), desk.url("profile")),
                        (message!("emails-sent"), desk.url("profile/mails")),
                    ],
                ),
            ],
        ),
        AccountNotice::ForeignReply { from, about } => (
            message!("foreign-subject", about = about.clone()),
            message!("foreign", about = about.clone()),
            vec![
                says(message!("foreign-words", from = from.clone())),
                says(message!("foreign-once")),
            ],
        ),
        AccountNotice::AddressAgain { name } => (
            message!("again-subject"),
            message!("again", name = name.clone()),
            vec![links(desk, &[(message!("my-matches"), desk.url("mine"))])],
        ),
        AccountNotice::Trouble { name, work, words } => (
            message!("trouble-subject"),
            message!("trouble", name = name.clone(), work = desk.t.recall(work)),
            vec![
                Block::Says(desk.t.recall(words)),
                says(message!("trouble-words")),
                links(desk, &[(message!("admin-page"), desk.url("admin"))]),
            ],
        ),
        AccountNotice::Outage { name, minutes } => {
            let span = span(TimeDelta::minutes(*minutes));
            (
                message!("outage-subject"),
                message!("outage", name = name.clone(), span = span),
                vec![
                    says(message!("outage-words")),
                    links(desk, &[(message!("my-matches"), desk.url("mine"))]),
                ],
            )
        }
        AccountNotice::Waited { name, game, seats } => (
            message!("waited-subject"),
            message!(
                "waited",
                name = name.clone(),
                game = game.clone(),
                seats = seats.clone()
            ),
            vec![
                says(message!("waited-words")),
                links(
                    desk,
                    &[
                        (message!("play-now"), desk.url("play-now")),
                        (message!("lobby"), desk.url("lobby")),
                    ],
                ),
            ],
        ),
    };
    Letter {
        subject: desk.say(&subject),
        heading: desk.say(&heading),
        blocks,
        ..Letter::default()
    }
}

fn links(desk: &Desk<'_>, links: &[(Message, String)]) -> Block {
    let links = links.iter();
    let links = links.map(|(label, url)| desk.link(label, url.clone()));
    Block::Links(links.collect())
}

/// A letter with a link that does what somebody asked for.
fn linked(desk: &Desk<'_>, link: LinkKind, name: &str, secret: &str, new: &str) -> Letter {
    let to = |path: &str| desk.url(&format!("{path}/{secret}"));
    let says = |words: Message| desk.says(&words);
    let name = name.to_owned();
    let (subject, heading, blocks) = match link {
        LinkKind::Confirm => (
            message!("confirm-subject"),
            message!("confirm", name = name),
            vec![
                says(message!("confirm-open")),
                links(desk, &[(message!("confirm-link"), to("confirm"))]),
                says(message!("confirm-lasts", count = LINK_LASTS.num_hours())),
            ],
        ),
        LinkKind::Known => (
            message!("known-subject"),
            message!("known", name = name),
            vec![
                says(message!("known-words")),
                links(
                    desk,
                    &[
                        (message!("log-in"), desk.url("log-in")),
                        (message!("known-reset"), desk.url("reset")),
                    ],
                ),
            ],
        ),
        LinkKind::Reset => (
            message!("reset-subject"),
            message!("reset-email", name = name),
            vec![
                says(message!("reset-open")),
                links(desk, &[(message!("reset-link"), to("reset"))]),
                says(message!("reset-lasts", count = LINK_LASTS.num_hours())),
            ],
        ),
        LinkKind::AddressOld => (
            message!("address-old-subject"),
            message!("address-old", name = name, address = new.to_owned()),
            vec![
                says(message!("address-old-open")),
                links(desk, &[(message!("address-link"), to("address"))]),
                says(message!("address-old-warning")),
            ],
        ),
        LinkKind::AddressNew => (
            message!("address-subject"),
            message!("address", name = name, address = new.to_owned()),
            vec![
                says(message!("address-open")),
                links(desk, &[(message!("address-link"), to("address"))]),
                says(message!("address-new-ignore")),
            ],
        ),
    };
    Letter {
        subject: desk.say(&subject),
        heading: desk.say(&heading),
        blocks,
        ..Letter::default()
    }
}
