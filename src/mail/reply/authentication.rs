//! What a server that the operator trusts found out about the sender (RFC 8601).

use mail_parser::Message;

/// Whether the domain in From is proven to be the sender's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Proven,
    Unproven,
}

pub(super) fn headers(message: &Message<'_>) -> Vec<String> {
    let named = message
        .headers_raw()
        .filter(|(name, _)| name.eq_ignore_ascii_case("Authentication-Results"));
    named
        .map(|(_, value)| value.to_lowercase())
        .take(10)
        .collect()
}

/// Reads the newest result of the trusted server. Anybody can write such a header further down.
pub fn verdict(results: &[String], trusted: &str, from: &str) -> Verdict {
    let trusted = trusted.to_lowercase();
    let domain = from.rsplit('@').next().unwrap_or_default();
    let newest = results.iter().find_map(|value| {
        let value = without_comments(value);
        let (server, rest) = value.split_once(';')?;
        let name = server.split_whitespace().next()?.to_owned();
        (name == trusted).then(|| rest.to_owned())
    });
    let is_proven = newest.is_some_and(|rest| rest.split(';').any(|result| proves(result, domain)));
    match is_proven {
        true => Verdict::Proven,
        false => Verdict::Unproven,
    }
}

/// DMARC passed for the domain; or SPF or DKIM passed for the very domain of From.
fn proves(result: &str, domain: &str) -> bool {
    let mut words = result.split_whitespace();
    let method = words.next().unwrap_or_default();
    let property = |name: &str| {
        let value = result
            .split_whitespace()
            .find_map(|word| word.strip_prefix(name)?.strip_prefix('='))?;
        Some(value.trim_matches('"').rsplit('@').next()?.to_owned())
    };
    let of_domain = |name: &str| property(name).as_deref() == Some(domain);
    match method {
        "dmarc=pass" => property("header.from").is_none() || of_domain("header.from"),
        "dkim=pass" => of_domain("header.d") || of_domain("header.i"),
        "spf=pass" => of_domain("smtp.mailfrom"),
        _ => false,
    }
}

fn without_comments(text: &str) -> String {
    let mut depth = 0usize;
    let outside = text.chars().filter(|sign| match sign {
        '(' => {
            depth += 1;
            false
        }
        ')' => {
            depth = depth.saturating_sub(1);
            false
        }
        _ => depth == 0,
    });
    outside.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(results: &[&str]) -> Verdict {
        let results: Vec<String> = results.iter().map(|text| text.to_string()).collect();
        verdict(&results, "mx.club.example", "ana@example.org")
    }

    #[test]
    fn only_the_newest_header_of_the_trusted_server_counts() {
        let proven = " mx.club.example; dkim=pass header.d=example.org; spf=fail";
        let forged = " mx.club.example; dmarc=fail (p=none) header.from=example.org";
        assert_eq!(judge(&[proven]), Verdict::Proven);
        assert_eq!(judge(&[forged, proven]), Verdict::Unproven);
        assert_eq!(
            judge(&[" mx.evil.example; dmarc=pass header.from=example.org"]),
            Verdict::Unproven
        );
        assert_eq!(judge(&[]), Verdict::Unproven);
    }

    #[test]
    fn another_domain_that_passes_proves_nothing() {
        assert_eq!(
            judge(&[" mx.club.example; dkim=pass header.d=evil.example"]),
            Verdict::Unproven
        );
        assert_eq!(
            judge(&[" mx.club.example; spf=pass smtp.mailfrom=x@evil.example"]),
            Verdict::Unproven
        );
        assert_eq!(
            judge(&[" mx.club.example; spf=pass smtp.mailfrom=ana@example.org"]),
            Verdict::Proven
        );
        assert_eq!(
            judge(&[" mx.club.example; spf=fail (dmarc=pass; dkim=pass header.d=example.org)"]),
            Verdict::Unproven
        );
        assert_eq!(
            judge(&[" mx.club.example 1; dmarc=pass (p=reject) header.from=example.org"]),
            Verdict::Proven
        );
    }
}
