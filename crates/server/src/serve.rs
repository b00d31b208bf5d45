//! Starting and stopping.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use futures_util::FutureExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use palazzi_store::StoreError;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout_at};
use tokio_io_timeout::TimeoutWriter;
use tower::Service;

use crate::config::Config;
use crate::http::{App, router};

/// How long a connection may take to say what it wants, first and again.
const HEADER_TIME: Duration = Duration::from_secs(30);

/// How long to wait when no connection can be accepted because all files are in use.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// The part of the time for stopping that is kept for closing the store.
const CLOSE_PART: u32 = 5;

/// How often those who have not asked for a while are forgotten.
const TIDY_STEP: Duration = Duration::from_secs(60);

/// Guests who sit nowhere are forgotten when they were not seen for so long.
const GUEST_LIFETIME: Duration = Duration::from_secs(60 * 24 * 60 * 60);

/// How often forgotten guests are looked for, in steps of tidying.
const GUEST_STEPS: u64 = 60;

/// Why the server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
    /// What is kept cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system does not tell when to stop.
    #[error("cannot wait for signals: {0}")]
    Signals(io::Error),
}

/// Serves until the system asks to stop (SIGTERM, Ctrl-C). `ready` is told the address.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let signal = stop_signal().map_err(ServeError::Signals)?;
    serve_until(config, ready, signal).await
}

/// Serves until `stop` is there. Then no new connection is accepted, everybody who is connected is told, what is
/// being done is finished, and all is closed, within the time that the configuration gives.
pub async fn serve_until(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    raise_file_limit();
    let (address, stop_time) = (config.listen, config.stop_time);
    let unusable = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(unusable)?;
    let address = listener.local_addr().map_err(unusable)?;
    let app = App::start(config).boxed().await?;
    tracing::info!(%address, "ready");
    ready(address);

    let chores = chores(app.clone());
    tokio::select! {
        never = accept(listener, app.clone()) => match never {},
        never = chores => match never {},
        never = app.clone().heed_changes() => match never {},
        () = stop => tracing::info!("stopping"),
    }
    wind_up(app, stop_time).boxed().await;
    tracing::info!("stopped");
    Ok(())
}

/// Ends everything, within so much time.
async fn wind_up(app: App, time: Duration) {
    let deadline = Instant::now() + time;
    app.stop();
    if timeout_at(deadline - time / CLOSE_PART, app.all_gone()).await.is_err() {
        tracing::warn!("some connections were cut off");
    }
    if timeout_at(deadline, app.close()).await.is_err() {
        tracing::warn!("not everything was closed in time");
    }
}

/// Accepts connections for ever.
async fn accept(listener: TcpListener, app: App) -> Infallible {
    let router = router(app.clone());
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => answer(stream, peer, router.clone(), &app),
            Err(error) if is_about_one_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

fn is_about_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers the requests of one connection, in a task of its own. Whoever does not read what is sent is cut off. When the
/// server stops, the request that is being answered is the last one.
fn answer(stream: TcpStream, peer: SocketAddr, router: Router, app: &App) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "small messages may wait");
    }
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(app.limits().stall));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let (tracked, stopped) = (app.track(), app.stopped());
    tokio::spawn(async move {
        let _tracked = tracked;
        let (mut connection, mut stopped) = (pin!(connection), pin!(stopped));
        let result = tokio::select! {
            result = &mut connection => result,
            () = &mut stopped => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = result {
            tracing::debug!(%error, "a connection broke");
        }
    });
}

/// Forgets what need not be known any more, for ever.
async fn chores(app: App) -> Infallible {
    let mut ticks = interval(TIDY_STEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for step in 0_u64.. {
        ticks.tick().await;
        app.forget_idle();
        if step % GUEST_STEPS == 0 {
            app.forget_guests(GUEST_LIFETIME).await;
        }
    }
    unreachable!("steps do not run out")
}

/// Every socket is a file to the system: as many as it allows.
fn raise_file_limit() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::debug!(files, "open files allowed"),
        Err(error) => tracing::warn!(%error, "the number of open files stays as it is"),
    }
}

#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "cannot wait for Ctrl-C");
            std::future::pending::<()>().await;
        }
    })
}
