use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::request::Parts;
use palazzi_protocol::Code;

use crate::refusal::Refusal;

/// The header by which a proxy tells which site was asked.
const FORWARDED_HOST: &str = "x-forwarded-host";

/// Makes sure that a request with a cookie comes from a page of this site, if it changes something or opens a
/// socket: a browser sends the cookie whichever site the page is from, but tells the site.
pub(super) fn check_origin(parts: &Parts, trust_proxy: bool) -> Result<(), Refusal> {
    if parts.method.is_safe() && !parts.headers.contains_key(UPGRADE) {
        return Ok(());
    }
    let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    let forwarded = header(FORWARDED_HOST).filter(|_| trust_proxy);
    let host = forwarded
        .or_else(|| header(HOST.as_str()))
        .or_else(|| parts.uri.authority().map(|site| site.as_str()));
    let own = header(ORIGIN.as_str()).zip(host).is_some_and(|(origin, host)| is_same_site(origin, host));
    if own {
        return Ok(());
    }
    let text = "the request does not come from a page of this site; programs send 'Authorization: Bearer'";
    Err(Refusal::new(Code::Forbidden, text))
}

fn is_same_site(origin: &str, host: &str) -> bool {
    let without_port = |host: &str, port: &str| {
        let bare = host.strip_suffix(port).and_then(|host| host.strip_suffix(':'));
        bare.unwrap_or(host).to_ascii_lowercase()
    };
    let same = |site: &str, port: &str| without_port(site, port) == without_port(host, port);
    match origin.split_once("://") {
        Some(("http", site)) => same(site, "80"),
        Some(("https", site)) => same(site, "443"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_port_may_be_left_out() {
        assert!(is_same_site("https://palazzi.example", "palazzi.example:443"));
        assert!(is_same_site("http://localhost:8080", "localhost:8080"));
        assert!(is_same_site("http://[::1]:8080", "[::1]:8080"));
    }

    #[test]
    fn another_site_is_another_site() {
        for origin in [
            "null",
            "https://evil.example",
            "https://palazzi.example.evil",
            "http://palazzi.example:8080",
            "",
        ] {
            assert!(!is_same_site(origin, "palazzi.example"), "{origin}");
        }
    }
}
