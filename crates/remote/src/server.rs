use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use hyper::Uri;
use thiserror::Error;

/// Where a server is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    pub(crate) secure: bool,
    pub(crate) host: String,
    pub(crate) port: u16,
}

/// The address of a server, or the link to one of its tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The server.
    pub server: Server,
    /// The table that the link leads to.
    pub table: Option<String>,
}

/// A text that is no address of a server.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is no address of a server: expected one like http://127.0.0.1:8080 or https://HOST/t/TABLE")]
pub struct BadAddress(pub String);

impl Server {
    /// The server that listens at an address of numbers, without encryption.
    pub fn plain(address: SocketAddr) -> Server {
        let host = match address.ip() {
            IpAddr::V4(number) => number.to_string(),
            IpAddr::V6(number) => format!("[{number}]"),
        };
        Server { secure: false, host, port: address.port() }
    }

    /// Host and port, as requests name them.
    pub(crate) fn authority(&self) -> String {
        let Server { host, port, .. } = self;
        if *port == default_port(self.secure) { host.clone() } else { format!("{host}:{port}") }
    }

    /// The host without the brackets of an address of version 6.
    pub(crate) fn name(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.authority())
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    /// Reads an address, or a link such as `https://HOST/t/TABLE`.
    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let bad = || BadAddress(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| bad())?;
        let secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(bad()),
        };
        let authority = uri.authority().filter(|authority| !authority.host().is_empty()).ok_or_else(bad)?;
        let table = match uri.path().trim_matches('/') {
            "" => None,
            path => Some(path.strip_prefix("t/").filter(|table| is_name(table)).ok_or_else(bad)?.to_owned()),
        };
        let port = match authority.as_str().strip_prefix(authority.host()).ok_or_else(bad)? {
            "" => default_port(secure),
            rest => rest.strip_prefix(':').and_then(|port| port.parse().ok()).ok_or_else(bad)?,
        };
        Ok(Address { server: Server { secure, host: authority.host().to_owned(), port }, table })
    }
}

fn is_name(table: &str) -> bool {
    !table.is_empty() && table.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

fn default_port(secure: bool) -> u16 {
    if secure { 443 } else { 80 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_server_and_perhaps_a_table() {
        let read = |text: &str| {
            let address = text.parse::<Address>().ok()?;
            Some(format!("{} {}", address.server, address.table.unwrap_or_default()))
        };
        assert_eq!(read("http://127.0.0.1:8080").as_deref(), Some("http://127.0.0.1:8080 "));
        assert_eq!(read("http://[::1]:81/").as_deref(), Some("http://[::1]:81 "));
        assert_eq!(read("https://palazzi.example").as_deref(), Some("https://palazzi.example "));
        assert_eq!(read("https://a.example:444/t/k7-x").as_deref(), Some("https://a.example:444 k7-x"));
        for text in
            ["", "127.0.0.1:8080", "ftp://a.example", "http://a.example/api", "http://a.example/t/a/b"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn what_stands_where_the_port_does_is_a_port() {
        let port = |text: &str| text.parse::<Address>().ok().map(|address| address.server.port);
        assert_eq!(port("http://a.example:80/"), Some(80));
        assert_eq!(port("https://[::1]"), Some(443));
        for text in ["http://a.example:80800", "http://a.example:", "http://[::1]:x", "http://a@b.example:80"]
        {
            assert_eq!(port(text), None, "{text}");
        }
    }
}
