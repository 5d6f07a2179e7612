//! The names under which the service answers. Another name leads here by mistake, or because
//! somebody wants a browser to take us for them (DNS rebinding).

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header;

/// The names under which requests may come.
#[derive(Clone, Debug)]
pub struct Names {
    /// Where links lead to.
    base_url: String,
    /// Of it, and what else the operator says.
    hosts: Vec<String>,
    /// Nobody but this machine is meant to come: any name of this machine will do.
    pub is_here: bool,
}

impl Default for Names {
    fn default() -> Self {
        Names::of("http://localhost", &[])
    }
}

impl Names {
    pub fn of(base_url: &str, others: &[String]) -> Names {
        let own = host(authority_of(base_url));
        let others = others.iter().map(|other| host(other));
        let hosts: Vec<String> = [own].into_iter().chain(others).collect();
        Names {
            base_url: base_url.trim_end_matches('/').to_owned(),
            is_here: is_loopback(&hosts[0]) || is_anywhere(&hosts[0]),
            hosts,
        }
    }

    fn knows(&self, authority: &str) -> bool {
        let named = host(authority);
        self.hosts.contains(&named) || (self.is_here && is_loopback(&named))
    }

    /// Whether a request asks for us. The name in the request line counts as well as the header.
    pub fn is_for_us(&self, request: &HttpRequest) -> bool {
        let in_line = request
            .uri()
            .authority()
            .map(|authority| authority.as_str());
        in_line.is_none_or(|named| self.knows(named))
            && called(request).is_some_and(|named| self.knows(named))
    }

    /// The path of the page of ours that a form was on; the front page, if it is not told.
    pub fn page_before(&self, request: &HttpRequest) -> String {
        let page = request.headers().get(header::REFERER);
        let page = page.and_then(|page| page.to_str().ok());
        let ours = page.filter(|page| self.knows(authority_of(page)));
        let rest = ours.and_then(|page| page.split_once("://"));
        let path = rest.and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
        let path = path.filter(|path| !path.starts_with("//"));
        path.unwrap_or("/").to_owned()
    }

    /// Whether a form was on one of our own pages.
    pub fn is_our_page(&self, origin: &str, request: &HttpRequest) -> bool {
        let as_called = called(request).is_some_and(|named| authority_of(origin) == named);
        origin == self.base_url || (origin.contains("://") && as_called)
    }
}

/// What the client calls us.
pub fn called(request: &HttpRequest) -> Option<&str> {
    request.headers().get(header::HOST)?.to_str().ok()
}

fn authority_of(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split('/').next().unwrap_or(rest)
}

/// Without the port, in small letters. A port is no name: proxies leave it out or change it.
fn host(authority: &str) -> String {
    let named = match authority.starts_with('[') {
        true => authority.split_inclusive(']').next().unwrap_or(authority),
        false => authority.split(':').next().unwrap_or(authority),
    };
    named.trim_end_matches('.').to_lowercase()
}

fn number(host: &str) -> Option<IpAddr> {
    host.trim_matches(['[', ']']).parse().ok()
}

pub fn is_loopback(host: &str) -> bool {
    host == "localhost" || number(host).is_some_and(|address| address.is_loopback())
}

/// What somebody binds to who has no name to give.
fn is_anywhere(host: &str) -> bool {
    number(host).is_some_and(|address| address.is_unspecified())
}

/// Whether somebody at this machine asks this machine, by one of its own names.
pub fn is_here(request: &HttpRequest) -> bool {
    let peer = request.peer_addr();
    peer.is_some_and(|peer| peer.ip().to_canonical().is_loopback())
        && called(request).is_some_and(|named| is_loopback(&host(named)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_are_known() {
        let public = Names::of("https://play.example:8443", &["node1:8080".to_owned()]);
        for known in [
            "play.example",
            "Play.Example:8443",
            "play.example.",
            "node1",
            "node1:8080",
        ] {
            assert!(public.knows(known), "{known}");
        }
        for unknown in [
            "127.0.0.1",
            "localhost",
            "evil.example",
            "play.example.evil",
            "",
            "[::1]",
        ] {
            assert!(!public.knows(unknown), "{unknown}");
        }
        assert!(!public.is_here);
    }

    #[test]
    fn at_home_any_name_of_this_machine_will_do() {
        for base in [
            "http://127.0.0.1:8080",
            "http://0.0.0.0:80",
            "http://[::1]:9",
            "http://localhost",
        ] {
            let home = Names::of(base, &[]);
            assert!(home.is_here, "{base}");
            for known in [
                "127.0.0.1:8080",
                "localhost:9",
                "[::1]:8080",
                "[::1]",
                "127.0.0.2",
            ] {
                assert!(home.knows(known), "{base} {known}");
            }
            for unknown in [
                "rebind.example",
                "localhost.evil.example",
                "192.168.0.9",
                "[fe80::1]",
            ] {
                assert!(!home.knows(unknown), "{base} {unknown}");
            }
        }
    }
}
