use std::net::SocketAddr;
use std::str::FromStr;

use anyhow::{Context, bail};
use palazzi_remote::Address;

/// Where a server listens: an address of numbers, so that no time is spent on finding it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Server(SocketAddr);

impl FromStr for Server {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Server> {
        let Address { table: None, .. } = text.parse::<Address>()? else {
            bail!("'{text}' is the link to a table");
        };
        let authority =
            text.strip_prefix("http://").with_context(|| format!("'{text}' is not plain http"))?;
        let authority = authority.trim_end_matches('/').replacen("localhost", "127.0.0.1", 1);
        let address = authority.parse().or_else(|_| format!("{authority}:80").parse());
        Ok(Server(address.with_context(|| format!("{authority} is no address of numbers"))?))
    }
}

impl From<Server> for palazzi_remote::Server {
    fn from(Server(address): Server) -> palazzi_remote::Server {
        palazzi_remote::Server::plain(address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_an_http_address() {
        let server = |text: &str| text.parse::<Server>().map(|server| server.0.to_string()).ok();
        assert_eq!(server("http://127.0.0.1:8080").as_deref(), Some("127.0.0.1:8080"));
        assert_eq!(server("http://127.0.0.1:8080/").as_deref(), Some("127.0.0.1:8080"));
        assert_eq!(server("http://localhost:81").as_deref(), Some("127.0.0.1:81"));
        assert_eq!(server("http://[::1]:81").as_deref(), Some("[::1]:81"));
        for text in ["", "127.0.0.1:8080", "https://127.0.0.1:8080", "http://127.0.0.1/api", "http://example"]
        {
            assert_eq!(server(text), None, "{text}");
        }
    }
}
