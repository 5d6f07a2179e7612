//! What somebody is told of. Preferences, email, digest, web hook and log each answer it in one
//! exhaustive match: a new notice does not compile until all of them know it.

use base::ids::{MatchId, PlayerId, SeasonId};
use store::accounts::Purpose;
use store::letters::Kind;

use crate::preferences::Event;
use crate::replies::Answer;

mod payload;
#[cfg(test)]
mod tests;

pub use payload::Told;
pub(crate) use payload::{OfHook, strictly};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    Turn(TurnNotice),
    /// Something was said at a table.
    Talk,
    Table(TableNotice),
    Season(SeasonId, SeasonNotice),
    Account(AccountNotice),
    Invitation {
        by: String,
        invitation: String,
    },
    /// What became of a reply.
    Answer(Answer),
    /// All that was put aside for it.
    Digest,
}

/// A seat is waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnNotice {
    Turn,
    Reminder,
    /// Somebody of the table asks.
    Nudge {
        by: String,
    },
}

/// Something happened to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableNotice {
    /// It is full, and asks who is here.
    Here,
    /// The reader was not here.
    Absent,
    Started,
    Over,
    /// Somebody else ran out of time or left, and a bot plays on.
    Late {
        words: String,
    },
    /// Somebody else ran out of time or left, and a substitute is wanted.
    Substitute {
        words: String,
    },
    /// The reader ran out of time.
    Dropped,
    Expired,
    Rewound,
    /// An admin gave the reader's seat to somebody else; to a bot if nobody is named.
    SeatGiven {
        to: String,
    },
    /// An admin gave the seat to the reader.
    SeatGot,
    /// Whoever opened the table took the reader's seat before the start.
    SeatTaken,
}

/// Something happened in a league or a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeasonNotice {
    Open,
    Confirm,
    Later,
    Started,
    Round,
    Week,
    Over,
    Message {
        words: String,
    },
    /// One of the two people is the reader, the other is named.
    Replaced {
        other: String,
    },
    /// The reader is no longer in it.
    Out(Out),
    /// An organiser has chosen the reader's division, counted from 1; 0 leaves it to the seeding.
    Moved {
        division: i32,
    },
    Paused,
    Resumed,
}

base::text_enum! {
    /// Why somebody is out of a season.
    pub enum Out {
        /// Too many seats were left, or lost to the clock.
        Rule = "rule",
        Organiser = "organiser",
        /// Off the list, before the start.
        List = "list",
    }
}

/// About an account itself; cannot be stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AccountNotice {
    Link {
        link: LinkKind,
        name: String,
        secret: String,
        /// The new address, where the link is about one.
        subject: String,
    },
    ReplyWarning {
        name: String,
        why: Warning,
        /// Who wrote, and about which match.
        from: String,
        about: String,
    },
    /// To whoever answered an email that was not theirs.
    ForeignReply {
        from: String,
        about: String,
    },
    AddressAgain {
        name: String,
    },
    /// To an admin: something that the service does by itself has failed.
    Trouble {
        name: String,
        work: String,
        words: String,
    },
    /// The service was not there, and the reader's clocks have the time back.
    Outage {
        name: String,
        minutes: i64,
    },
    /// No match was found for a wish.
    Waited {
        name: String,
        game: String,
        seats: String,
    },
}

/// Links that are mailed to whoever asked for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkKind {
    Confirm,
    Known,
    Reset,
    AddressOld,
    AddressNew,
}

base::text_enum! {
    /// Why a reply was not played.
    pub enum Warning {
        Foreign = "foreign",
        Unproven = "unproven",
    }
}

impl LinkKind {
    pub fn purpose(self) -> Purpose {
        match self {
            LinkKind::Confirm => Purpose::Confirm,
            LinkKind::Known => Purpose::Known,
            LinkKind::Reset => Purpose::Reset,
            LinkKind::AddressOld => Purpose::AddressOld,
            LinkKind::AddressNew => Purpose::AddressNew,
        }
    }
}

impl From<TurnNotice> for Notice {
    fn from(notice: TurnNotice) -> Self {
        Notice::Turn(notice)
    }
}

impl From<TableNotice> for Notice {
    fn from(notice: TableNotice) -> Self {
        Notice::Table(notice)
    }
}

impl Notice {
    /// What it is called in rows, calls and the log.
    pub fn kind(&self) -> Kind {
        match self {
            Notice::Turn(TurnNotice::Turn) => Kind::Turn,
            Notice::Turn(TurnNotice::Reminder) => Kind::Reminder,
            Notice::Turn(TurnNotice::Nudge { .. }) => Kind::Nudge,
            Notice::Talk => Kind::Talk,
            Notice::Table(TableNotice::Here) => Kind::Here,
            Notice::Table(TableNotice::Absent) => Kind::Absent,
            Notice::Table(TableNotice::Started) => Kind::Started,
            Notice::Table(TableNotice::Over) => Kind::Over,
            Notice::Table(TableNotice::Late { .. }) => Kind::Late,
            Notice::Table(TableNotice::Substitute { .. }) => Kind::Substitute,
            Notice::Table(TableNotice::Dropped) => Kind::Dropped,
            Notice::Table(TableNotice::Expired) => Kind::Expired,
            Notice::Table(TableNotice::Rewound) => Kind::Rewound,
            Notice::Table(TableNotice::SeatGiven { .. }) => Kind::SeatGiven,
            Notice::Table(TableNotice::SeatGot) => Kind::SeatGot,
            Notice::Table(TableNotice::SeatTaken) => Kind::SeatTaken,
            Notice::Season(_, SeasonNotice::Open) => Kind::LeagueOpen,
            Notice::Season(_, SeasonNotice::Confirm) => Kind::LeagueConfirm,
            Notice::Season(_, SeasonNotice::Later) => Kind::LeagueLater,
            Notice::Season(_, SeasonNotice::Started) => Kind::LeagueStarted,
            Notice::Season(_, SeasonNotice::Round) => Kind::LeagueRound,
            Notice::Season(_, SeasonNotice::Week) => Kind::LeagueWeek,
            Notice::Season(_, SeasonNotice::Over) => Kind::LeagueOver,
            Notice::Season(_, SeasonNotice::Message { .. }) => Kind::LeagueMessage,
            Notice::Season(_, SeasonNotice::Replaced { .. }) => Kind::LeagueReplaced,
            Notice::Season(_, SeasonNotice::Out(_)) => Kind::LeagueOut,
            Notice::Season(_, SeasonNotice::Moved { .. }) => Kind::LeagueMoved,
            Notice::Season(_, SeasonNotice::Paused) => Kind::LeaguePaused,
            Notice::Season(_, SeasonNotice::Resumed) => Kind::LeagueResumed,
            Notice::Account(AccountNotice::Link { link, .. }) => match link {
                LinkKind::Confirm => Kind::Confirm,
                LinkKind::Known => Kind::Known,
                LinkKind::Reset => Kind::Reset,
                LinkKind::AddressOld => Kind::AddressOld,
                LinkKind::AddressNew => Kind::AddressNew,
            },
            Notice::Account(AccountNotice::ReplyWarning { .. }) => Kind::ReplyWarning,
            Notice::Account(AccountNotice::ForeignReply { .. }) => Kind::ForeignReply,
            Notice::Account(AccountNotice::AddressAgain { .. }) => Kind::AddressAgain,
            Notice::Account(AccountNotice::Trouble { .. }) => Kind::Trouble,
            Notice::Account(AccountNotice::Outage { .. }) => Kind::Outage,
            Notice::Account(AccountNotice::Waited { .. }) => Kind::Waited,
            Notice::Invitation { .. } => Kind::Invitation,
            Notice::Answer(_) => Kind::ReplyAnswer,
            Notice::Digest => Kind::Digest,
        }
    }

    /// What a player chooses to hear of it by; `None` for what cannot be chosen.
    pub fn event(&self) -> Option<Event> {
        match self {
            Notice::Turn(TurnNotice::Turn) => Some(Event::Turn),
            Notice::Turn(TurnNotice::Reminder | TurnNotice::Nudge { .. }) => Some(Event::Reminder),
            Notice::Talk => Some(Event::Talk),
            Notice::Table(_) => Some(Event::Table),
            Notice::Season(..) => Some(Event::League),
            Notice::Account(_) | Notice::Invitation { .. } | Notice::Answer(_) | Notice::Digest => {
                None
            }
        }
    }

    /// The kind of letters that the reader may stop, as a mail program knows it.
    pub fn list(&self) -> Option<&'static str> {
        match self {
            Notice::Turn(_) | Notice::Talk | Notice::Table(_) | Notice::Season(..) => {
                self.event().map(|event| event.text())
            }
            Notice::Invitation { .. } => Some("invitation"),
            Notice::Digest => Some("digest"),
            Notice::Account(_) | Notice::Answer(_) => None,
        }
    }

    /// Writes down that somebody is told, without a word of what they are told.
    pub fn log(&self, player: Option<PlayerId>, table: Option<MatchId>) {
        let (kind, player, table) = (self.kind(), player.map(|id| id.0), table.map(|id| id.0));
        match self {
            Notice::Turn(_) | Notice::Talk | Notice::Table(_) => {
                tracing::info!(notice = %kind, player.id = player, "match.id" = table, "told");
            }
            Notice::Season(season, _) => {
                tracing::info!(notice = %kind, player.id = player, season.id = season.0, "told");
            }
            Notice::Account(_) | Notice::Answer(_) | Notice::Digest => {
                tracing::info!(notice = %kind, player.id = player, "told");
            }
            Notice::Invitation { .. } => {
                tracing::info!(notice = %kind, "match.id" = table, "told");
            }
        }
    }
}
