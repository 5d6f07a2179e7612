//! What somebody was about to do when they were asked for an account: once they have one, it
//! goes on.

use serde::{Deserialize, Serialize};

use base::ids::{MatchId, PlayerId};
use store::accounts::PlayerRow;

use crate::{Result, Service, ServiceError};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// The guest who they were, and whose matches become theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<PlayerId>,
    /// The table that they wanted to join.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableAim>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableAim {
    pub id: MatchId,
    /// Empty where none is needed.
    pub invitation: String,
}

impl Aim {
    pub fn is_nothing(&self) -> bool {
        *self == Aim::default()
    }
}

impl Service {
    /// Joins the table that somebody wanted to join. If that is refused now, its page says why.
    pub(super) async fn go_on(&self, player: &PlayerRow, aim: &TableAim) -> Result<()> {
        match self.join(aim.id, player, &aim.invitation).await {
            Ok(())
            | Err(
                ServiceError::NotFound
                | ServiceError::Forbidden(_)
                | ServiceError::Invalid(_)
                | ServiceError::Refused(_),
            ) => Ok(()),
            Err(other) => Err(other),
        }
    }
}
