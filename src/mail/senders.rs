//! Whether the domain in From really sent the email, as the DNS tells it: SPF, DKIM, DMARC.

use std::net::{IpAddr, SocketAddr};

use mail_auth::dmarc::verify::DmarcParameters;
use mail_auth::spf::verify::SpfParameters;
use mail_auth::{AuthenticatedMessage, DkimResult, DmarcResult, MessageAuthenticator, SpfResult};

use super::reply::authentication::Verdict;

/// Who handed a message in.
#[derive(Clone, Copy, Debug)]
pub struct Handed<'a> {
    pub peer: IpAddr,
    /// The name that the peer gave itself.
    pub greeting: &'a str,
    pub sender: &'a str,
    /// Our own name.
    pub host: &'a str,
}

pub struct Senders(MessageAuthenticator);

impl std::fmt::Debug for Senders {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Senders")
    }
}

impl Senders {
    /// Asks a name server, or those of the system.
    pub fn asking(server: Option<SocketAddr>) -> std::io::Result<Self> {
        super::dns::resolver(server).map(Senders)
    }

    /// What cannot be asked is not proven.
    pub async fn verdict(&self, handed: Handed<'_>, message: &[u8]) -> Verdict {
        let Some(message) = AuthenticatedMessage::parse(message) else {
            return Verdict::Unproven;
        };
        let [from] = message.from.as_slice() else {
            return Verdict::Unproven;
        };
        let domain = from.rsplit('@').next().unwrap_or_default();
        let sender_domain = handed.sender.rsplit('@').next().unwrap_or_default();
        let dkim = self.0.verify_dkim(&message).await;
        let spf = SpfParameters::verify_mail_from(
            handed.peer,
            handed.greeting,
            handed.host,
            handed.sender,
        );
        let spf = self.0.verify_spf(spf).await;
        let dmarc = DmarcParameters::new(&message, &dkim, sender_domain, &spf);
        let dmarc = self.0.verify_dmarc(dmarc).await;
        let passes = [dmarc.dkim_result(), dmarc.spf_result()].contains(&&DmarcResult::Pass);
        // A domain without a policy is held to the strict form of one.
        let signed = dkim.iter().any(|output| {
            let by = output.signature().map(|signature| signature.d.as_str());
            output.result() == &DkimResult::Pass && by == Some(domain)
        });
        let sent = spf.result() == SpfResult::Pass && sender_domain.eq_ignore_ascii_case(domain);
        match passes || dmarc.dmarc_record().is_none() && (signed || sent) {
            true => Verdict::Proven,
            false => Verdict::Unproven,
        }
    }
}
