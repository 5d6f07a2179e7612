//! Accounts: how somebody gets one. Nobody can learn whether an address has one.

mod aim;
mod entry;
mod factor;
mod recovery;

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use base::clock::Moment;
use base::ids::PlayerId;
use store::accounts::{self, LinkRow, NewPlayer, PlayerRow, Purpose};
use store::{AnyConnection, credentials};
use words::{Language, Message, message};

use crate::guests;
use crate::letters::tell_account;
use crate::names::{must_be_free, read_name, take_from_unproven};
use crate::notice::{AccountNotice, LinkKind};
use crate::passwords::read_password;
use crate::people::{read_address, read_zone};
use crate::secrets::{hash, hash_password, new_secret};
use crate::unreadable::read_json;
use crate::{Result, Service, ServiceError, invalid};

pub use aim::{Aim, TableAim};
pub use entry::{Entered, Known, LogIn, Turns};

const SESSION_LASTS: TimeDelta = TimeDelta::days(60);
const DEVICE_LASTS: TimeDelta = TimeDelta::days(365);
pub(crate) const LINK_LASTS: TimeDelta = TimeDelta::days(2);
/// Wrong passwords for one account in an hour, and tries of one client.
const TRIES_PER_ACCOUNT: i64 = 10;
const TRIES_PER_CLIENT: i64 = 50;

/// What somebody fills in to get an account. The password comes when the address is proven: what
/// anybody could have typed before that opens nothing.
#[derive(Clone, Debug)]
pub struct SignUp {
    pub name: String,
    pub address: String,
    pub zone: String,
    pub language: Language,
}

impl SignUp {
    fn read(&self) -> Result<SignUp> {
        Ok(SignUp {
            name: read_name(&self.name)?,
            address: read_address(&self.address)?,
            zone: read_zone(&self.zone),
            language: self.language,
        })
    }
}

/// What a link that confirms an address carries: the form of whoever asked for that link.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    name: String,
    zone: String,
    #[serde(default, skip_serializing_if = "Aim::is_nothing")]
    aim: Aim,
}

impl Service {
    /// Answers the same whether the address has an account or not: the mail tells.
    pub async fn sign_up(&self, form: SignUp, client: &str) -> Result<()> {
        self.sign_up_for(form, Aim::default(), client).await
    }

    /// The same for somebody who was about to do something. An empty name is made of the address; it
    /// is chosen with the password.
    pub async fn sign_up_for(&self, mut form: SignUp, aim: Aim, client: &str) -> Result<()> {
        if form.name.is_empty() {
            let address = read_address(&form.address)?;
            form.name = self
                .store
                .read(move |conn| suggested(conn, &address))
                .await?;
        }
        let form = form.read()?;
        self.limit_client(client).await?;
        let subject = format!("sign-up:{}", hash(&form.address));
        self.limit(&subject, TRIES_PER_ACCOUNT, message!("links-sent"))
            .await?;
        let now = self.clock.now();
        self.store
            .write(move |conn| sign_up(conn, &form, &aim, now))
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// Makes the first admin, who needs no confirmation: the link was printed on the console.
    pub async fn sign_up_admin(
        &self,
        secret: &str,
        form: SignUp,
        password: &str,
    ) -> Result<Entered> {
        let form = form.read()?;
        read_password(password, &[&form.name, &form.address])?;
        let (hashed, now) = (hash(secret), self.clock.now());
        let asked = hashed.clone();
        self.store
            .read(move |conn| may_become_admin(conn, &asked, now))
            .await?;
        let password = self.hash(password).await?;
        self.store
            .write(move |conn| {
                may_become_admin(conn, &hashed, now)?;
                must_be_free(conn, &form.name, None)?;
                if accounts::by_email(conn, &form.address)?.is_some() {
                    return invalid(message!("address-unusable"));
                }
                let id = insert(conn, &form, &password, now)?;
                let mut player = accounts::take(conn, id)?;
                (player.confirmed, player.is_admin) = (true, true);
                accounts::save(conn, &player)?;
                accounts::drop_link(conn, &hashed)?;
                entry::open(conn, id, now)
            })
            .await
    }

    /// The link for the first admin; `None` when there is one already.
    pub async fn admin_link(&self) -> Result<Option<String>> {
        let now = self.clock.now();
        let secret = new_secret();
        let hashed = hash(&secret);
        let made = self
            .store
            .write(move |conn| {
                if accounts::has_admin(conn)? {
                    return Ok::<_, ServiceError>(false);
                }
                let until = now + LINK_LASTS;
                add_link(conn, &hashed, Purpose::Admin, (None, ""), until)?;
                Ok(true)
            })
            .await?;
        Ok(made.then(|| format!("{}/first/{secret}", self.base_url)))
    }

    /// The name and the address that a link would confirm.
    pub async fn unconfirmed(&self, secret: &str) -> Result<(String, String)> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .read(move |conn| {
                let (player, wanted) = unconfirmed(conn, &hashed, now)?;
                let address = player.email.ok_or(ServiceError::NotFound)?;
                Ok((wanted.name, address))
            })
            .await
    }

    /// Whoever has the mail chooses the password, and is in. All other links to the address end.
    pub async fn confirm(&self, secret: &str, name: &str, password: &str) -> Result<Entered> {
        let (_, address) = self.unconfirmed(secret).await?;
        let name = read_name(name)?;
        read_password(password, &[&name, &address])?;
        let (hashed, now) = (hash(secret), self.clock.now());
        let password = self.hash(password).await?;
        let (player, entered) = self
            .store
            .write(move |conn| {
                let (player, wanted) = unconfirmed(conn, &hashed, now)?;
                let mut player = accounts::take(conn, player.id)?;
                if player.confirmed {
                    return Err(ServiceError::NotFound);
                }
                take_from_unproven(conn, &name, Some(player.id))?;
                must_be_free(conn, &name, Some(player.id))?;
                accounts::rename(conn, player.id, &name)?;
                credentials::set_password(conn, player.id, &password)?;
                player.zone = wanted.zone;
                player.confirmed = true;
                accounts::save(conn, &player)?;
                accounts::drop_links(conn, player.id)?;
                let mut entered = entry::open(conn, player.id, now)?;
                if let Some(guest) = wanted.aim.guest {
                    entered.match_id = guests::claim(conn, guest, player.id, now)?;
                }
                entered.table = wanted.aim.table;
                Ok::<_, ServiceError>((accounts::find(conn, player.id)?, entered))
            })
            .await?;
        if let Some(table) = &entered.table {
            self.go_on(&player, table).await?;
        }
        Ok(entered)
    }

    /// Hashes a password when its turn comes.
    async fn hash(&self, password: &str) -> Result<String> {
        let (password, cost) = (password.to_owned(), self.password_cost.clone());
        let hashed = self.hashing.pass(move || hash_password(&password, &cost));
        hashed.await
    }

    /// Counts a try, and refuses with these words when there were too many in an hour.
    pub(crate) async fn limit(&self, subject: &str, most: i64, why: Message) -> Result<()> {
        let (subject, now) = (subject.to_owned(), self.clock.now());
        let fits = self
            .store
            .write(move |conn| limit(conn, &subject, most, now))
            .await?;
        match fits {
            true => Ok(()),
            false => Err(ServiceError::TooMany(why)),
        }
    }

    async fn limit_client(&self, client: &str) -> Result<()> {
        let subject = format!("client:{client}");
        self.limit(&subject, TRIES_PER_CLIENT, message!("too-many-tries"))
            .await
    }
}

/// Only by the printed link, and only as long as there is no admin.
fn may_become_admin(conn: &mut AnyConnection, hashed: &str, now: Moment) -> Result<()> {
    let link = accounts::find_link(conn, hashed, Purpose::Admin, now)?;
    match link.is_some() && !accounts::has_admin(conn)? {
        true => Ok(()),
        false => Err(ServiceError::NotFound),
    }
}

/// Counts a try, and says whether there were not too many in an hour.
pub(crate) fn limit(
    conn: &mut AnyConnection,
    subject: &str,
    most: i64,
    now: Moment,
) -> Result<bool> {
    let since = now - TimeDelta::hours(1);
    Ok(accounts::count_try(conn, subject, now, since)? <= most)
}

/// So many may have a name and a number before chance decides.
const MOST_ALIKE: u8 = 9;

/// A name for somebody who gave an address only: what stands before the @, if nobody is called so.
fn suggested(conn: &mut AnyConnection, address: &str) -> Result<String> {
    let own = accounts::by_email(conn, address)?.map(|player| player.id);
    let user = address.split('@').next().unwrap_or_default();
    let letters: String = user.chars().filter(|sign| sign.is_alphabetic()).collect();
    let mut name: String = letters.chars().take(12).collect();
    if let Some(first) = name.get(..1) {
        name = first.to_uppercase() + &name[1..];
    }
    let numbered = (2..=MOST_ALIKE).map(|number| format!("{name} {number}"));
    for name in [name.clone()].into_iter().chain(numbered) {
        let free = read_name(&name).and_then(|name| must_be_free(conn, &name, own));
        match free {
            Ok(()) => return Ok(name),
            Err(ServiceError::Invalid(_)) => {}
            Err(other) => return Err(other),
        }
    }
    // Such a name is hardly ever taken.
    let name = format!("{name} {}", &new_secret()[..6]);
    Ok(name.trim().to_owned())
}

fn sign_up(conn: &mut AnyConnection, form: &SignUp, aim: &Aim, now: Moment) -> Result<()> {
    let known = accounts::by_email(conn, &form.address)?;
    let own = known.as_ref().map(|player| player.id);
    take_from_unproven(conn, &form.name, own)?;
    must_be_free(conn, &form.name, own)?;
    let player = match known {
        Some(player) if player.confirmed => {
            return mail_link(conn, LinkKind::Known, &player, &form.address, "", now);
        }
        // Somebody has typed this address before, and nobody has shown that it is theirs.
        Some(player) => {
            let mut player = accounts::take(conn, player.id)?;
            player.language = form.language.tag().to_owned();
            accounts::save(conn, &player)?;
            player
        }
        None => {
            let id = insert(conn, form, "", now)?;
            accounts::find(conn, id)?
        }
    };
    let (name, zone) = (form.name.clone(), form.zone.clone());
    let player = PlayerRow {
        name: name.clone(),
        ..player
    };
    let aim = aim.clone();
    let wanted = serde_json::to_string(&Wanted { name, zone, aim }).expect("plain data");
    let kind = LinkKind::Confirm;
    mail_link(conn, kind, &player, &form.address, &wanted, now)
}

/// The account that a link would confirm, and the form of whoever asked for the link.
fn unconfirmed(conn: &mut AnyConnection, hashed: &str, now: Moment) -> Result<(PlayerRow, Wanted)> {
    let link = accounts::find_link(conn, hashed, Purpose::Confirm, now)?;
    let link = link.ok_or(ServiceError::NotFound)?;
    let player = accounts::find(conn, link.player_id.ok_or(ServiceError::NotFound)?)?;
    let wanted = match link.subject.as_str() {
        // As it was before links carried forms.
        "" => Wanted {
            name: player.name.clone(),
            zone: player.zone.clone(),
            aim: Aim::default(),
        },
        form => read_json(form, ("links", hashed, "subject"))?,
    };
    match player.confirmed {
        true => Err(ServiceError::NotFound),
        false => Ok((player, wanted)),
    }
}

pub(crate) fn insert(
    conn: &mut AnyConnection,
    form: &SignUp,
    password: &str,
    now: Moment,
) -> Result<PlayerId> {
    let new = NewPlayer {
        name: &form.name,
        name_key: &base::names::key(&form.name),
        email: &form.address,
        password,
        zone: &form.zone,
        language: form.language.tag(),
        created_at: now,
    };
    Ok(accounts::insert(conn, &new)?)
}

fn add_link(
    conn: &mut AnyConnection,
    hashed: &str,
    purpose: Purpose,
    (player, subject): (Option<PlayerId>, &str),
    until: Moment,
) -> Result<()> {
    let link = LinkRow {
        hash: hashed.to_owned(),
        purpose,
        player_id: player,
        subject: subject.to_owned(),
        expires_at: until,
    };
    Ok(accounts::add_link(conn, &link)?)
}

/// A link for one purpose, and the mail that carries it. The outbox holds the secret until it is sent.
fn mail_link(
    conn: &mut AnyConnection,
    link: LinkKind,
    player: &PlayerRow,
    address: &str,
    subject: &str,
    now: Moment,
) -> Result<()> {
    let secret = new_secret();
    let purpose = link.purpose();
    let of = (Some(player.id), subject);
    add_link(conn, &hash(&secret), purpose, of, now + LINK_LASTS)?;
    let key = format!("{purpose}:{}", hash(&secret));
    let notice = AccountNotice::Link {
        link,
        name: player.name.clone(),
        secret,
        subject: subject.to_owned(),
    };
    tell_account(conn, player.id, address, (notice, &key), now)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every form that a link was ever given, oldest first.
    #[test]
    fn forms_in_links_are_read_as_they_were_written() {
        let plain = r#"{"name":"Ana","zone":"Europe/Warsaw"}"#;
        let of_guest = r#"{"name":"Ana","zone":"UTC","aim":{"guest":7}}"#;
        let of_table = r#"{"name":"Ana","zone":"UTC","aim":{"table":{"id":3,"invitation":"x"}}}"#;
        for stored in [plain, of_guest, of_table] {
            let read: Wanted = read_json(stored, ("links", "h", "subject")).expect(stored);
            assert_eq!(serde_json::to_string(&read).expect("plain data"), stored);
        }
        let typo = r#"{"name":"Ana","zone":"UTC","aims":{"guest":7}}"#;
        assert!(read_json::<Wanted>(typo, ("links", "h", "subject")).is_err());
    }
}
