//! Notices as rows of the outbox hold them, read strictly.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use base::ids::{MatchId, SeasonId};
use store::letters::{Kind, OutboxRow};

use super::{AccountNotice, LinkKind, Notice, SeasonNotice, TableNotice, TurnNotice, Warning};
use crate::replies::Answer;
use crate::unreadable::{Unreadable, read_json};

/// A notice with the secrets of its links, as a row of the outbox holds them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub notice: Notice,
    /// Opens the turn.
    pub turn: Option<String>,
    /// Stops mails like this one.
    pub stop: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfMatch {
    turn: String,
    stop: String,
    words: String,
}

/// As it was before rows had columns for these: there is no link in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfMatchOnce {
    #[serde(rename = "match")]
    _table: MatchId,
    #[serde(rename = "seat")]
    _seat: i32,
    #[serde(rename = "number")]
    _number: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfSeason {
    season: SeasonId,
    stop: String,
    words: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfLink {
    name: String,
    secret: String,
    subject: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfWarning {
    name: String,
    why: Warning,
    /// Were not there at first.
    #[serde(default)]
    from: String,
    #[serde(default)]
    about: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfForeign {
    from: String,
    about: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfName {
    name: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfWish {
    name: String,
    game: String,
    seats: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfOutage {
    name: String,
    minutes: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfTrouble {
    name: String,
    work: String,
    words: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfInvitation {
    by: String,
    invitation: String,
    /// Was not there at first, when the match stood in its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stop: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "match")]
    table: Option<MatchId>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfAnswer {
    answer: Answer,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfDigest {
    stop: String,
}

/// What a call of a web hook is about.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfHook {
    pub event: Kind,
}

fn json(payload: &impl Serialize) -> String {
    serde_json::to_string(payload).expect("plain data")
}

impl Told {
    /// The notice without a link.
    pub fn plain(notice: Notice) -> Self {
        Told {
            notice,
            turn: None,
            stop: None,
        }
    }

    pub fn store(&self) -> String {
        let secret = |secret: &Option<String>| secret.clone().unwrap_or_default();
        let of_match = |words: &str| {
            json(&OfMatch {
                turn: secret(&self.turn),
                stop: secret(&self.stop),
                words: words.to_owned(),
            })
        };
        match &self.notice {
            Notice::Turn(TurnNotice::Nudge { by }) => of_match(by),
            Notice::Turn(TurnNotice::Turn | TurnNotice::Reminder) | Notice::Talk => of_match(""),
            Notice::Table(table) => of_match(match table {
                TableNotice::Late { words } | TableNotice::Substitute { words } => words,
                TableNotice::SeatGiven { to } => to,
                TableNotice::Here
                | TableNotice::Absent
                | TableNotice::Started
                | TableNotice::Over
                | TableNotice::Dropped
                | TableNotice::Expired
                | TableNotice::Rewound
                | TableNotice::SeatGot
                | TableNotice::SeatTaken => "",
            }),
            Notice::Season(season, news) => json(&OfSeason {
                season: *season,
                stop: secret(&self.stop),
                words: match news {
                    SeasonNotice::Message { words } => words.clone(),
                    SeasonNotice::Replaced { other } => other.clone(),
                    SeasonNotice::Out(why) => why.to_string(),
                    SeasonNotice::Moved { division } => division.to_string(),
                    SeasonNotice::Open
                    | SeasonNotice::Confirm
                    | SeasonNotice::Later
                    | SeasonNotice::Started
                    | SeasonNotice::Round
                    | SeasonNotice::Week
                    | SeasonNotice::Over
                    | SeasonNotice::Paused
                    | SeasonNotice::Resumed => String::new(),
                },
            }),
            Notice::Account(AccountNotice::Link {
                name,
                secret,
                subject,
                ..
            }) => json(&OfLink {
                name: name.clone(),
                secret: secret.clone(),
                subject: subject.clone(),
            }),
            Notice::Account(AccountNotice::ReplyWarning {
                name,
                why,
                from,
                about,
            }) => json(&OfWarning {
                name: name.clone(),
                why: *why,
                from: from.clone(),
                about: about.clone(),
            }),
            Notice::Account(AccountNotice::ForeignReply { from, about }) => json(&OfForeign {
                from: from.clone(),
                about: about.clone(),
            }),
            Notice::Account(AccountNotice::AddressAgain { name }) => {
                json(&OfName { name: name.clone() })
            }
            Notice::Account(AccountNotice::Trouble { name, work, words }) => json(&OfTrouble {
                name: name.clone(),
                work: work.clone(),
                words: words.clone(),
            }),
            Notice::Account(AccountNotice::Outage { name, minutes }) => json(&OfOutage {
                name: name.clone(),
                minutes: *minutes,
            }),
            Notice::Account(AccountNotice::Waited { name, game, seats }) => json(&OfWish {
                name: name.clone(),
                game: game.clone(),
                seats: seats.clone(),
            }),
            Notice::Invitation { by, invitation } => json(&OfInvitation {
                by: by.clone(),
                invitation: invitation.clone(),
                stop: self.stop.clone(),
                table: None,
            }),
            Notice::Answer(answer) => json(&OfAnswer {
                answer: answer.clone(),
            }),
            Notice::Digest => json(&OfDigest {
                stop: secret(&self.stop),
            }),
        }
    }

    /// The notice of a row that is still to be sent.
    pub fn read(row: &OutboxRow) -> Result<Told, Unreadable> {
        Told::of(row.kind, &row.payload, row.id)
    }

    pub(crate) fn of(kind: Kind, payload: &str, row: i64) -> Result<Told, Unreadable> {
        let of_match = |notice: fn(String) -> Notice| -> Result<Told, Unreadable> {
            if serde_json::from_str::<OfMatchOnce>(payload).is_ok() {
                return Ok(Told::plain(notice(String::new())));
            }
            let read: OfMatch = strictly(payload, row)?;
            Ok(Told {
                notice: notice(read.words),
                turn: Some(read.turn),
                stop: Some(read.stop),
            })
        };
        let of_season = |news: fn(String) -> Option<SeasonNotice>| -> Result<Told, Unreadable> {
            let read: OfSeason = strictly(payload, row)?;
            let why = "the words are none of this kind";
            let news =
                news(read.words).ok_or_else(|| Unreadable::new("outbox", row, "payload", why))?;
            Ok(Told {
                notice: Notice::Season(read.season, news),
                turn: None,
                stop: Some(read.stop),
            })
        };
        let link = |link: LinkKind| -> Result<Told, Unreadable> {
            let OfLink {
                name,
                secret,
                subject,
            } = strictly(payload, row)?;
            let notice = AccountNotice::Link {
                link,
                name,
                secret,
                subject,
            };
            Ok(Told::plain(Notice::Account(notice)))
        };
        match kind {
            Kind::Turn => of_match(|_| TurnNotice::Turn.into()),
            Kind::Reminder => of_match(|_| TurnNotice::Reminder.into()),
            Kind::Nudge => of_match(|by| TurnNotice::Nudge { by }.into()),
            Kind::Talk => of_match(|_| Notice::Talk),
            Kind::Here => of_match(|_| TableNotice::Here.into()),
            Kind::Absent => of_match(|_| TableNotice::Absent.into()),
            Kind::Started => of_match(|_| TableNotice::Started.into()),
            Kind::Over => of_match(|_| TableNotice::Over.into()),
            Kind::Late => of_match(|words| TableNotice::Late { words }.into()),
            Kind::Substitute => of_match(|words| TableNotice::Substitute { words }.into()),
            Kind::Dropped => of_match(|_| TableNotice::Dropped.into()),
            Kind::Expired => of_match(|_| TableNotice::Expired.into()),
            Kind::Rewound => of_match(|_| TableNotice::Rewound.into()),
            Kind::SeatGiven => of_match(|to| TableNotice::SeatGiven { to }.into()),
            Kind::SeatGot => of_match(|_| TableNotice::SeatGot.into()),
            Kind::SeatTaken => of_match(|_| TableNotice::SeatTaken.into()),
            Kind::LeagueOpen => of_season(|_| Some(SeasonNotice::Open)),
            Kind::LeagueConfirm => of_season(|_| Some(SeasonNotice::Confirm)),
            Kind::LeagueLater => of_season(|_| Some(SeasonNotice::Later)),
            Kind::LeagueStarted => of_season(|_| Some(SeasonNotice::Started)),
            Kind::LeagueRound => of_season(|_| Some(SeasonNotice::Round)),
            Kind::LeagueWeek => of_season(|_| Some(SeasonNotice::Week)),
            Kind::LeagueOver => of_season(|_| Some(SeasonNotice::Over)),
            Kind::LeagueMessage => of_season(|words| Some(SeasonNotice::Message { words })),
            Kind::LeagueReplaced => of_season(|other| Some(SeasonNotice::Replaced { other })),
            Kind::LeagueOut => of_season(|why| Some(SeasonNotice::Out(why.parse().ok()?))),
            Kind::LeagueMoved => of_season(|division| {
                let division = division.parse().ok()?;
                Some(SeasonNotice::Moved { division })
            }),
            Kind::LeaguePaused => of_season(|_| Some(SeasonNotice::Paused)),
            Kind::LeagueResumed => of_season(|_| Some(SeasonNotice::Resumed)),
            Kind::Confirm => link(LinkKind::Confirm),
            Kind::Known => link(LinkKind::Known),
            Kind::Reset => link(LinkKind::Reset),
            Kind::AddressOld => link(LinkKind::AddressOld),
            Kind::AddressNew => link(LinkKind::AddressNew),
            Kind::ReplyWarning => {
                let OfWarning {
                    name,
                    why,
                    from,
                    about,
                } = strictly(payload, row)?;
                let notice = AccountNotice::ReplyWarning {
                    name,
                    why,
                    from,
                    about,
                };
                Ok(Told::plain(Notice::Account(notice)))
            }
            Kind::ForeignReply => {
                let OfForeign { from, about } = strictly(payload, row)?;
                let notice = AccountNotice::ForeignReply { from, about };
                Ok(Told::plain(Notice::Account(notice)))
            }
            Kind::AddressAgain => {
                let OfName { name } = strictly(payload, row)?;
                let notice = AccountNotice::AddressAgain { name };
                Ok(Told::plain(Notice::Account(notice)))
            }
            Kind::Trouble => {
                let OfTrouble { name, work, words } = strictly(payload, row)?;
                let notice = AccountNotice::Trouble { name, work, words };
                Ok(Told::plain(Notice::Account(notice)))
            }
            Kind::Outage => {
                let OfOutage { name, minutes } = strictly(payload, row)?;
                let notice = AccountNotice::Outage { name, minutes };
                Ok(Told::plain(Notice::Account(notice)))
            }
            Kind::Waited => {
                let OfWish { name, game, seats } = strictly(payload, row)?;
                let notice = AccountNotice::Waited { name, game, seats };
                Ok(Told::plain(Notice::Account(notice)))
            }
            Kind::Invitation => {
                let read: OfInvitation = strictly(payload, row)?;
                Ok(Told {
                    notice: Notice::Invitation {
                        by: read.by,
                        invitation: read.invitation,
                    },
                    turn: None,
                    stop: read.stop,
                })
            }
            Kind::ReplyAnswer => {
                let OfAnswer { answer } = strictly(payload, row)?;
                Ok(Told::plain(Notice::Answer(answer)))
            }
            Kind::Digest => {
                let OfDigest { stop } = strictly(payload, row)?;
                Ok(Told {
                    notice: Notice::Digest,
                    turn: None,
                    stop: Some(stop),
                })
            }
            Kind::Hook => Err(Unreadable::new(
                "outbox",
                row,
                "kind",
                "a call is not a letter",
            )),
        }
    }
}

pub(crate) fn strictly<T: DeserializeOwned>(payload: &str, row: i64) -> Result<T, Unreadable> {
    read_json(payload, ("outbox", row, "payload"))
}
