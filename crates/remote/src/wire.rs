use std::io;
use std::sync::{Arc, OnceLock};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::server::Server;

/// Bytes to a server and back, encrypted or not.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// Connects to a server.
pub(crate) async fn connect(server: &Server) -> io::Result<Box<dyn Wire>> {
    let stream = TcpStream::connect((server.name(), server.port)).await?;
    // Without it small messages wait for no good reason; they arrive all the same.
    let _ = stream.set_nodelay(true);
    if !server.secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(server.name().to_owned()).map_err(io::Error::other)?;
    let connector = TlsConnector::from(Arc::clone(trusted()?));
    Ok(Box::new(connector.connect(name, stream).await?))
}

/// Whom to trust: what this machine trusts.
fn trusted() -> io::Result<&'static Arc<ClientConfig>> {
    static TRUSTED: OnceLock<Result<Arc<ClientConfig>, String>> = OnceLock::new();
    let config = TRUSTED.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            return Err("this machine trusts no certificates".to_owned());
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?;
        Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
    });
    config.as_ref().map_err(|reason| io::Error::other(reason.clone()))
}
