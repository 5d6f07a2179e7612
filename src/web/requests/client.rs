//! Where a request comes from: who is connected, and what the proxies before us say, as far as they
//! are trusted. Whatever else a client writes about itself is not believed.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use actix_web::HttpRequest;
use actix_web::http::header::HeaderMap;
use ipnet::IpNet;
use words::{Reader, message};

/// Who stands between us and the clients.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Proxies {
    #[default]
    None,
    /// So many, one after the other.
    Hops(usize),
    /// Whoever has one of these addresses.
    Addresses(Vec<IpNet>),
}

base::text_enum! {
    /// The header in which they write down who asked them. The other one is the client's own word.
    pub enum ProxyHeader {
        XForwardedFor = "x-forwarded-for",
        Forwarded = "forwarded",
    }
}

impl FromStr for Proxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || Reader::default().tell(&message!("config-proxies", given = text.to_owned()));
        if let Ok(hops) = text.parse::<usize>() {
            return match hops {
                0 => Err(wrong()),
                hops => Ok(Proxies::Hops(hops)),
            };
        }
        let address = |part: &str| {
            let part = part.trim();
            let net = part.parse::<IpNet>();
            net.or_else(|_| part.parse::<IpAddr>().map(IpNet::from))
                .map_err(|_| wrong())
        };
        text.split(',')
            .map(address)
            .collect::<Result<_, _>>()
            .map(Proxies::Addresses)
    }
}

impl Proxies {
    /// The rightmost address that no trusted proxy has: what is left of it anybody may have written.
    pub fn client(&self, peer: IpAddr, forwarded: &[Option<IpAddr>]) -> IpAddr {
        let mut client = peer.to_canonical();
        for (hop, before) in forwarded.iter().rev().enumerate() {
            let is_trusted = match self {
                Proxies::None => false,
                Proxies::Hops(hops) => hop < *hops,
                Proxies::Addresses(trusted) => trusted.iter().any(|net| net.contains(&client)),
            };
            match before {
                Some(before) if is_trusted => client = before.to_canonical(),
                _ => break,
            }
        }
        client
    }
}

/// The client of a request, as limits count it.
pub fn of(request: &HttpRequest, proxies: &Proxies, header: ProxyHeader) -> String {
    let Some(peer) = request.peer_addr() else {
        return String::new();
    };
    counted(proxies.client(peer.ip(), &forwarded(request.headers(), header)))
}

/// Whoever has one address of the newer kind has the 64 bits behind it, too.
fn counted(client: IpAddr) -> String {
    match client {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// What the header says, the oldest first; `None` for what is no address.
fn forwarded(headers: &HeaderMap, header: ProxyHeader) -> Vec<Option<IpAddr>> {
    let lines = headers.get_all(header.text());
    let mut found = Vec::new();
    for line in lines.map(|line| line.to_str().unwrap_or("?")) {
        match header {
            ProxyHeader::XForwardedFor => found.extend(line.split(',').map(address)),
            ProxyHeader::Forwarded => found.extend(split(line, ',').into_iter().map(node)),
        }
    }
    found
}

/// The `for` of an element of `Forwarded` (RFC 7239).
fn node(element: &str) -> Option<IpAddr> {
    split(element, ';').into_iter().find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        match name.trim().eq_ignore_ascii_case("for") {
            true => address(value.trim().trim_matches('"')),
            false => None,
        }
    })
}

/// With or without a port, in brackets or not.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    if let Ok(with_port) = text.parse::<SocketAddr>() {
        return Some(with_port.ip());
    }
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    bare.unwrap_or(text).parse().ok()
}

/// Splits where no quotation marks stand around.
fn split(text: &str, at: char) -> Vec<&str> {
    let mut quoted = false;
    text.split(move |letter| {
        quoted ^= letter == '"';
        letter == at && !quoted
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn client(proxies: &str, peer: &str, header: &str, lines: &[&str]) -> String {
        let mut request = TestRequest::default().peer_addr(format!("{peer}:1").parse().unwrap());
        for line in lines {
            request = request.append_header((header, *line));
        }
        let request = request.to_http_request();
        let proxies = match proxies {
            "" => Proxies::None,
            given => given.parse().unwrap(),
        };
        let used = header.parse().unwrap_or(ProxyHeader::XForwardedFor);
        of(&request, &proxies, used)
    }

    #[test]
    fn a_forged_header_moves_nobody() {
        let one = |lines: &[&str]| client("1", "10.0.0.1", "x-forwarded-for", lines);
        assert_eq!(one(&["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(one(&["6.6.6.6", "7.7.7.7, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(one(&["6.6.6.6, 1.2.3.4:5678"]), "1.2.3.4");
        assert_eq!(one(&[]), "10.0.0.1");
        assert_eq!(one(&["unknown"]), "10.0.0.1");
        let none = client("", "10.0.0.1", "x-forwarded-for", &["6.6.6.6"]);
        assert_eq!(none, "10.0.0.1");
        // The proxy writes the one header; the other is the client's word.
        assert_eq!(
            client("1", "10.0.0.1", "Forwarded", &["for=6.6.6.6"]),
            "10.0.0.1"
        );
    }

    #[test]
    fn several_hops_are_counted_from_the_right() {
        let two = |line| client("2", "10.0.0.1", "x-forwarded-for", &[line]);
        assert_eq!(two("6.6.6.6, 1.2.3.4, 10.0.0.2"), "1.2.3.4");
        assert_eq!(two("1.2.3.4"), "1.2.3.4");
    }

    #[test]
    fn proxies_are_known_by_their_addresses() {
        let known = "10.0.0.0/8, 2001:db8::1";
        let by = |peer, line| client(known, peer, "x-forwarded-for", &[line]);
        assert_eq!(by("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.9.9.9"), "1.2.3.4");
        assert_eq!(by("[2001:db8::1]", "6.6.6.6, 1.2.3.4"), "1.2.3.4");
        // Whoever comes past the proxy speaks for nobody.
        assert_eq!(by("9.9.9.9", "1.2.3.4"), "9.9.9.9");
        assert_eq!(by("10.0.0.1", "10.0.0.3"), "10.0.0.3");
        assert_eq!(by("[::ffff:10.0.0.1]", "1.2.3.4"), "1.2.3.4");
    }

    #[test]
    fn the_newer_header_is_read_where_it_is_wanted() {
        let by = |line| client("1", "10.0.0.1", "forwarded", &[line]);
        assert_eq!(by("for=6.6.6.6, For=\"1.2.3.4:99\";proto=https"), "1.2.3.4");
        assert_eq!(
            by("for=6.6.6.6;by=\"a,b\", proto=https;for=\"[2001:db8:1:2:3::4]:80\""),
            "2001:db8:1:2::/64"
        );
        assert_eq!(by("for=6.6.6.6, for=_hidden"), "10.0.0.1");
        assert_eq!(by("for=6.6.6.6, proto=https"), "10.0.0.1");
    }

    #[test]
    fn what_is_no_number_and_no_address_is_refused() {
        for wrong in ["0", "", "yes", "10.0.0.1,", "10.0.0.0/99", "-1"] {
            let why = wrong.parse::<Proxies>().unwrap_err();
            assert!(why.contains("hops"), "{wrong}: {why}");
        }
    }
}
