//! Looking back: a game step by step, what the bots think of it, and games from files.

mod analysis;
mod book;
pub(crate) mod files;
mod hints;
mod luck;
mod mistakes;
mod open_file;
mod player;
mod room;
pub(crate) mod source;
mod steps;
pub(crate) mod study;
pub(crate) mod study_view;
pub(crate) mod tabs;
mod transport;
mod turning;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use palazzi_client::{Key, key, say};
use palazzi_protocol::{Code, Now, Problem, Status};
use palazzi_rules::with_engine;

use crate::i18n::use_i18n;
use crate::pages::Missing;
use book::Book;
use open_file::OpenFile;
use room::Room;
use source::Source;

/// The page `/replay`: a game from a file, or that of a table, at a step of it.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    let params = use_params_map();
    let table = Memo::new(move |_| params.with(|params| params.get("table")));
    move || match table.get() {
        Some(table) => view! { <Replay source=Source::of(&table)/> }.into_any(),
        None => view! { <OpenFile/> }.into_any(),
    }
}

/// What is known of the game that is to be replayed.
#[derive(Clone)]
enum Found {
    Searching,
    Missing(Problem),
    Game(Box<Now>, Written),
}

/// How far a game can be read.
#[derive(Clone)]
enum Written {
    /// The record of a finished game.
    Whole(String),
    /// What the reader has seen of a running one.
    SoFar(Vec<palazzi_protocol::Happening>),
}

#[component]
fn Replay(source: Source) -> impl IntoView {
    let i18n = use_i18n();
    let found = RwSignal::new(Found::Searching);
    let asked = source.clone();
    spawn_local(async move {
        let game = find(&asked).await.unwrap_or_else(Found::Missing);
        found.try_set(game);
    });
    move || match found.get() {
        Found::Searching => {
            let loading = view! { <p class="note" role="status">{say!(i18n, REPLAY_LOADING)}</p> };
            view! { <main id="content" class="replay">{loading}</main> }.into_any()
        }
        Found::Missing(problem) => view! { <Missing title=heading(&problem) problem/> }.into_any(),
        Found::Game(now, written) => with_engine!(now.overview.ruleset.engine(), G => {
            match Book::<G>::open(written, source.clone()) {
                Some(book) => {
                    let room = view! { <Room now=*now book source=source.clone()/> };
                    view! { <main id="content" class="replay">{room}</main> }.into_any()
                }
                None => {
                    let problem = Problem::new(Code::BadRequest, "");
                    view! { <Missing title=heading(&problem) problem/> }.into_any()
                }
            }
        }),
    }
}

/// What stands above the reason for which a game is not shown.
fn heading(problem: &Problem) -> Key {
    match problem.code {
        Code::NotFound => key::REPLAY_MISSING,
        _ => key::REPLAY_NOT_OPENED,
    }
}

async fn find(source: &Source) -> Result<Found, Problem> {
    let now = source.now().await?;
    let written = match now.overview.status {
        Status::Over => Written::Whole(source.record().await?),
        _ => Written::SoFar(source.history().await?),
    };
    Ok(Found::Game(Box::new(now), written))
}
