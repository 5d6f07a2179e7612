//! Reply addresses: `reply+<token>@<domain>`, the token 256 bits in base32 (addresses have no case).

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
const REPLY: &str = "reply+";
/// Where a mail comes back to that cannot be answered.
const RETURN: &str = "return+";
/// 256 bits, five in each letter.
pub const TOKEN_LENGTH: usize = 52;
/// Where mail servers send what they have to say about our mail without knowing a token.
pub const REPORTS: &str = "reports";

pub fn token(bits: &[u8; 32]) -> String {
    let mut out = String::with_capacity(TOKEN_LENGTH);
    let (mut held, mut count) = (0u32, 0);
    for byte in bits {
        held = held << 8 | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            out.push(char::from(LETTERS[(held >> count & 31) as usize]));
        }
        held &= (1 << count) - 1;
    }
    out.push(char::from(LETTERS[(held << (5 - count) & 31) as usize]));
    out
}

pub fn address(token: &str, domain: &str) -> String {
    format!("{REPLY}{token}@{domain}")
}

pub fn return_address(token: &str, domain: &str) -> String {
    format!("{RETURN}{token}@{domain}")
}

/// What an address of ours is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recipient {
    Reply(String),
    Return(String),
    Reports,
}

/// Reads an envelope recipient; `None` for an address that is not ours.
pub fn recipient(address: &str, domain: &str) -> Option<Recipient> {
    let address = address.trim().trim_matches(['<', '>']).to_lowercase();
    let (local, host) = address.rsplit_once('@')?;
    if host.trim_end_matches('.') != domain.to_lowercase() {
        return None;
    }
    let token = |prefix: &str| local.strip_prefix(prefix).filter(|token| is_token(token));
    match (token(REPLY), token(RETURN)) {
        (Some(token), _) => Some(Recipient::Reply(token.to_owned())),
        (_, Some(token)) => Some(Recipient::Return(token.to_owned())),
        (None, None) => (local == REPORTS).then_some(Recipient::Reports),
    }
}

fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// The tokens that stand anywhere in a text, such as the headers of a mail that came back.
pub fn tokens_in(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes).to_lowercase();
    let mut found: Vec<String> = Vec::new();
    let replies = text.match_indices(REPLY).chain(text.match_indices(RETURN));
    for (at, prefix) in replies {
        let start = at + prefix.len();
        let token = text.get(start..start + TOKEN_LENGTH);
        if let Some(token) = token.filter(|token| is_token(token))
            && !found.iter().any(|known| known == token)
            && found.len() < 10
        {
            found.push(token.to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_survives_its_address_in_any_case() {
        let token = token(&[0xa7; 32]);
        assert_eq!(token.len(), TOKEN_LENGTH);
        let address = address(&token, "mail.example");
        assert!(address.split('@').next().unwrap().len() <= 64);
        let read = recipient(&address.to_uppercase(), "Mail.example");
        assert_eq!(read, Some(Recipient::Reply(token.clone())));
        assert_eq!(recipient(&address, "other.example"), None);
        let back = return_address(&token, "mail.example");
        assert!(back.split('@').next().unwrap().len() <= 64);
        let read = recipient(&back, "mail.example");
        assert_eq!(read, Some(Recipient::Return(token.clone())));
        assert_eq!(recipient("reply+short@mail.example", "mail.example"), None);
        assert_eq!(
            recipient("reports@mail.example", "mail.example"),
            Some(Recipient::Reports)
        );
        assert_eq!(
            tokens_in(format!("Reply-To: <{address}>\n{address}").as_bytes()),
            [token]
        );
    }

    #[test]
    fn tokens_differ_in_every_bit() {
        let mut all = std::collections::BTreeSet::new();
        for bit in 0..256 {
            let mut bits = [0; 32];
            bits[bit / 8] = 1 << (bit % 8);
            all.insert(token(&bits));
        }
        assert_eq!(all.len(), 256);
    }
}
