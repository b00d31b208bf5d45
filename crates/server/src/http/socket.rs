//! The socket of a table.

use std::future::pending;
use std::pin::Pin;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use palazzi_protocol::{Code, Problem, Submit, ToClient, ToServer};
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};

use super::answer::{Path, Query, Refused};
use super::app::App;
use super::connection::{Connection, Since, too_slow, written};
use super::tables::pass_on;
use super::who::{Address, SignedIn};
use crate::hub::{Text, Watch};
use crate::limits::submissions;
use crate::refusal::Refusal;

/// How long a message may take to leave.
const SEND_TIME: Duration = Duration::from_secs(10);

/// Bytes that are read at once. Every socket holds so many, and what clients say is short.
const READ_BUFFER: usize = 2 * 1024;

/// A message so many times too long ends the connection at once; a shorter one is answered.
const FAR_TOO_LONG: usize = 4;

/// Plays at a table, or watches: `ToServer` one way, `ToClient` the other
#[utoipa::path(
    get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path, description = "The table"), Since),
    responses((status = 101, description = "A WebSocket"), Refused)
)]
pub(super) async fn socket(
    State(app): State<App>,
    Address(address): Address,
    asker: Option<SignedIn>,
    Path(table): Path<String>,
    Query(Since { since }): Query<Since>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|rejection| {
        Refusal::new(Code::BadRequest, format!("this is a WebSocket: {}", rejection.body_text()))
    })?;
    let held = asker.map(|SignedIn(held)| held);
    let muted = match &held {
        Some(held) => app.store.mutes(&held.user.id).await?,
        None => Vec::new(),
    };
    let connection = Connection::open(&app, held, address, "socket")?;
    let watch = app.hub.watch(&table, connection.person().as_ref(), muted, since).await?;
    let most = app.limits().message_bytes * FAR_TOO_LONG;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| converse(app, table, connection, watch, socket)))
}

/// What is being done for the client; nothing more is read until it is done, so that things happen in order.
type Running = Pin<Box<dyn Future<Output = ToClient> + Send>>;

async fn converse(
    app: App,
    table: String,
    mut connection: Connection,
    mut watch: Watch,
    mut socket: WebSocket,
) {
    let limits = app.limits();
    let rate = submissions(limits);
    let mut pings = interval_at(Instant::now() + limits.ping, limits.ping);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    let mut running: Option<Running> = None;
    let mut bye: Option<Problem> = None;
    loop {
        if running.is_none()
            && let Some(problem) = bye
        {
            return part(&mut socket, problem).await;
        }
        // In this order: what has happened is told before the answer to what made it happen, and nobody who talks all
        // the time can put off the goodbye.
        let outgoing = tokio::select! {
            biased;
            problem = connection.over(), if bye.is_none() => {
                bye = Some(problem);
                continue;
            }
            message = watch.messages.recv(), if bye.is_none() => match message {
                Some(text) => text_message(&text),
                None => return part(&mut socket, too_slow()).await,
            },
            answer = next_answer(&mut running) => {
                running = None;
                text_message(&written(&answer))
            }
            message = socket.recv(), if running.is_none() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => match read(&text, limits.message_bytes, &rate) {
                        Ok(submit) => {
                            running = Some(run(&app, &table, &connection, submit));
                            continue;
                        }
                        Err(refused) => text_message(&written(&refused)),
                    },
                    Some(Ok(Message::Binary(_))) => text_message(&written(&unreadable("messages are texts"))),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                }
            }
            _ = pings.tick() => Message::Ping(Default::default()),
            () = sleep_until(heard + limits.silence), if running.is_none() => {
                return part(&mut socket, Problem::new(Code::Unavailable, "nothing was heard for too long")).await;
            }
        };
        if !send(&mut socket, outgoing).await {
            return;
        }
    }
}

/// Does what was submitted, as whoever is signed in now.
fn run(app: &App, table: &str, connection: &Connection, submit: Submit) -> Running {
    let (app, table, person, id) = (app.clone(), table.to_owned(), connection.person(), submit.id.clone());
    Box::pin(async move {
        let nobody = || Problem::new(Code::Unauthorized, "nobody is signed in");
        let result = match &person {
            Some(person) => pass_on(&app, &table, person, submit).await,
            None => Err(nobody()),
        };
        match result {
            Ok(number) => ToClient::Done { id, number },
            Err(problem) => ToClient::Refused { id: Some(id), problem },
        }
    })
}

async fn next_answer(running: &mut Option<Running>) -> ToClient {
    match running {
        Some(running) => running.await,
        None => pending().await,
    }
}

/// What a text asks for, or the answer that refuses it.
fn read(text: &str, limit: usize, rate: &DefaultDirectRateLimiter) -> Result<Submit, ToClient> {
    if text.len() > limit {
        let problem = Problem::new(Code::TooLarge, format!("a message has at most {limit} bytes"));
        return Err(ToClient::Refused { id: None, problem });
    }
    let passes = rate.check().is_ok();
    let ToServer::Submit(submit) =
        serde_json::from_str(text).map_err(|error| unreadable(&error.to_string()))?;
    if !passes {
        let problem = Problem::new(Code::TooMany, "too many submissions; wait a little");
        return Err(ToClient::Refused { id: Some(submit.id), problem });
    }
    Ok(submit)
}

fn unreadable(text: &str) -> ToClient {
    ToClient::Refused { id: None, problem: Problem::new(Code::BadRequest, text) }
}

fn text_message(text: &Text) -> Message {
    Message::Text((&**text).into())
}

/// Sends a message. False if the connection is gone, or too slow to be of use.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SEND_TIME, socket.send(message)).await, Ok(Ok(())))
}

/// Says goodbye and why.
async fn part(socket: &mut WebSocket, problem: Problem) {
    let code = match problem.code {
        Code::Unavailable => close_code::AWAY,
        _ => close_code::POLICY,
    };
    let frame = CloseFrame { code, reason: problem.text.as_str().into() };
    let bye = text_message(&written(&ToClient::Bye { problem }));
    if send(socket, bye).await {
        send(socket, Message::Close(Some(frame))).await;
    }
}
