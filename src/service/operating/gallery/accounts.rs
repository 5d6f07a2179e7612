//! Emails about an account, and the digest.

use games::registry;

use super::{About, Gallery, Sample};
use crate::notice::{AccountNotice, LinkKind, Notice, Warning};
use crate::{Result, ServiceError, troubles};
use words::{keep, message};

impl Gallery {
    pub async fn of_account(&self, samples: &mut Vec<Sample>) -> Result<()> {
        let name = || self.ana.name.clone();
        let game = registry::all()
            .first()
            .ok_or(ServiceError::NotFound)?
            .info();
        let about_match = self
            .t
            .tell(message!("match-and-number", game = game.name, id = 42));
        let link = |link: LinkKind| AccountNotice::Link {
            link,
            name: name(),
            secret: "0123456789abcdef0123456789abcdef".to_owned(),
            subject: "new@demo.example".to_owned(),
        };
        let warning = |why: Warning| AccountNotice::ReplyWarning {
            name: name(),
            why,
            from: "somebody@else.example".to_owned(),
            about: about_match.clone(),
        };
        let notices: Vec<(&'static str, AccountNotice)> = vec![
            ("", link(LinkKind::Confirm)),
            ("", link(LinkKind::Known)),
            ("", link(LinkKind::Reset)),
            ("", link(LinkKind::AddressOld)),
            ("", link(LinkKind::AddressNew)),
            ("foreign", warning(Warning::Foreign)),
            ("unproven", warning(Warning::Unproven)),
            (
                "",
                AccountNotice::ForeignReply {
                    from: "somebody@else.example".to_owned(),
                    about: about_match.clone(),
                },
            ),
            ("", AccountNotice::AddressAgain { name: name() }),
            (
                "",
                AccountNotice::Trouble {
                    name: name(),
                    work: keep(&troubles::what(troubles::Work::Refusals, 0)),
                    words: keep(&message!("gallery-server")),
                },
            ),
            (
                "",
                AccountNotice::Outage {
                    name: name(),
                    minutes: 95,
                },
            ),
            (
                "",
                AccountNotice::Waited {
                    name: name(),
                    game: game.name.to_owned(),
                    seats: "3".to_owned(),
                },
            ),
        ];
        let about = |which| About {
            group: "account",
            which,
            table: None,
            number: None,
            player: None,
        };
        for (which, notice) in notices {
            self.add(samples, about(which), Notice::Account(notice))
                .await?;
        }
        self.add(samples, about(""), Notice::Digest).await
    }
}
