//! Which names a player may have: readable, nobody else's, and not those of the service.

use base::ids::PlayerId;
use base::names::{is_plain, normal, skeleton};
use games::record::Record;
use store::{AnyConnection, accounts};
use words::message;

use crate::secrets::new_secret;
use crate::{ITSELF, Result, Service, invalid};

const LONGEST: usize = 30;
/// Who would be taken for somebody who speaks for the service, or for nobody at all.
const RESERVED: [&str; 15] = [
    "admin",
    "administrator",
    "bot",
    "everybody",
    "guest",
    "mailer-daemon",
    "moderator",
    "nobody",
    "operator",
    "organiser",
    "postmaster",
    "service",
    "spectator",
    "support",
    "system",
];
/// How seats without a player are called.
const RESERVED_BEGINNINGS: [&str; 2] = ["nn", "seat"];
/// Whoever has deleted their account: two letters that stand for a name in every language, because it
/// stays in records, which are the same for all.
pub(crate) const NAMELESS: &str = "NN";

pub(crate) fn nameless(number: i64) -> String {
    format!("{NAMELESS} {number}")
}

/// A name as it will be kept.
pub(crate) fn read_name(name: &str) -> Result<String> {
    let has_control = name.trim().chars().any(char::is_control);
    let name = normal(name);
    let fits = !has_control
        && Record::is_name(&name)
        && name.chars().count() <= LONGEST
        && is_plain(&name);
    if !fits {
        return invalid(message!("bad-name"));
    }
    match is_reserved(&name) {
        true => invalid(message!("reserved-name")),
        false => Ok(name),
    }
}

fn is_reserved(name: &str) -> bool {
    let bones = skeleton(name);
    let solid = |text: &str| text.replace(|sign: char| !sign.is_alphanumeric(), "");
    solid(&bones).contains(&solid(&skeleton(ITSELF)))
        || RESERVED.iter().any(|word| skeleton(word) == bones)
        || RESERVED_BEGINNINGS.iter().any(|words| {
            let rest = bones.strip_prefix(&skeleton(words));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        })
}

/// Refuses a name that is, or looks like, that of somebody else.
pub(crate) fn must_be_free(
    conn: &mut AnyConnection,
    name: &str,
    own: Option<PlayerId>,
) -> Result<()> {
    let others = accounts::alike(conn, name)?;
    match others.iter().find(|(id, _)| Some(*id) != own) {
        None => Ok(()),
        Some((_, other)) if base::names::key(other) == base::names::key(name) => {
            invalid(message!("name-taken"))
        }
        Some((_, other)) => invalid(message!("name-looks-taken", other = other.clone())),
    }
}

/// A name belongs to whoever proves an address first: until then nobody is kept from it, least of all
/// somebody who mistyped an address and signs up again with the right one.
pub(crate) fn take_from_unproven(
    conn: &mut AnyConnection,
    name: &str,
    own: Option<PlayerId>,
) -> Result<()> {
    for (id, theirs) in accounts::alike(conn, name)? {
        let holder = accounts::find(conn, id)?;
        if Some(id) != own && !holder.confirmed && holder.deleted_at.is_none() {
            // They choose theirs anew when they prove their address.
            let begins: String = theirs.chars().take(LONGEST / 2).collect();
            let other = format!("{begins} {}", &new_secret()[..8]);
            accounts::rename(conn, id, &other)?;
        }
    }
    Ok(())
}

impl Service {
    /// Gives those who came before names were compared by their looks what they are compared by.
    pub async fn complete_names(&self) -> Result<()> {
        self.store
            .write(|conn| Ok(accounts::complete_skeletons(conn)?))
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::read_name;

    #[test]
    fn nobody_is_called_like_the_service_or_like_a_free_seat() {
        for name in [
            "Turnpost",
            "TURNP0ST",
            "Turn post",
            "The Turnpost team",
            "Тurnроst",
            "admin",
            "Аdmіn",
            "NN 3",
            "Seat 2",
            "Postmaster",
        ] {
            assert!(read_name(name).is_err(), "{name}");
        }
        for name in ["Ana", "Badminton", "Seatle", "Bottom", "Servicio"] {
            assert_eq!(read_name(name).unwrap(), name);
        }
        assert_eq!(read_name("  Ａｎａ   Ｂｏ ").unwrap(), "Ana Bo");
    }
}
