use leptos::html::Main;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use palazzi_client::{Key, key, say};
use palazzi_protocol::{Code, Problem, Status};
use palazzi_rules::{Engine, Seat};

use super::bar::Bar;
use super::hand_over::HandOver;
use super::log::{Announcements, told};
use super::notice::tell_turns;
use super::over::Over;
use super::rail::Rail;
use super::side::{Drawer, Side};
use super::waiting::Waiting;
use crate::fit::follow_scene;
use crate::header::use_header;
use crate::i18n::use_i18n;
use crate::late::{self, late};
use crate::link::{Link, State, local, server};
use crate::motion::direct;
use crate::pages::Missing;
use crate::stage::{Drawn, Stage, read_view};

/// The page of a table, wherever it is kept.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let parameters = use_params_map();
    let table = Memo::new(move |_| parameters.with(|parameters| parameters.get("table").unwrap_or_default()));
    // A page for each table: a rematch begins anew.
    move || {
        let table = table.get();
        view! { <OneTable table/> }
    }
}

#[component]
fn OneTable(table: String) -> impl IntoView {
    let i18n = use_i18n();
    let link = Link::new();
    match table.starts_with(local::PREFIX) {
        true => local::connect(link, table),
        false => server::connect(link, table),
    }
    tell_turns(link);
    // What is built anew only when it is another scene: a game stays as it is while messages come and connections go.
    let scene = Memo::new(move |_| scene(link));
    move || match scene.get() {
        Scene::Missing(problem) => view! { <Missing title=heading(&problem) problem/> }.into_any(),
        Scene::Loading => view! {
            <main id="content" class="page"><p role="status">{move || say!(i18n, TABLE_LOADING)}</p></main>
        }
        .into_any(),
        Scene::Waiting => view! { <Waiting link/> }.into_any(),
        Scene::Played(Engine::Carrara) => late(move || late::carrara(link)),
        Scene::Played(Engine::Palazzo) => late(move || late::palazzo(link)),
        Scene::Closed => view! {
            <main id="content" class="page"><p>{move || i18n.get(key::LOG_CLOSED)}</p></main>
        }
        .into_any(),
    }
}

/// What stands above the reason for which a table is not shown.
fn heading(problem: &Problem) -> Key {
    match problem.code {
        Code::NotFound => key::TABLE_NOT_FOUND,
        _ => key::TABLE_NOT_OPENED,
    }
}

/// What the page of a table shows.
#[derive(Clone, PartialEq, Eq)]
enum Scene {
    Missing(Problem),
    Loading,
    /// For people to take their seats.
    Waiting,
    Played(Engine),
    /// Before it began.
    Closed,
}

fn scene(link: Link) -> Scene {
    if let State::Missing(problem) = link.state.get() {
        return Scene::Missing(problem);
    }
    link.now.with(|now| match now {
        None => Scene::Loading,
        Some(now) if now.overview.status == Status::Open => Scene::Waiting,
        Some(now) if now.view.is_some() => Scene::Played(now.overview.ruleset.engine()),
        Some(_) => Scene::Closed,
    })
}

/// A game that is played, or was.
pub(crate) fn playing<G: Drawn>(link: Link) -> AnyView {
    let first = link.now.with_untracked(|now| now.as_ref()?.view.as_deref().and_then(read_view::<G>));
    let Some(first) = first else { return ().into_any() };
    let stage = Stage::<G>::new(link, first);
    direct(stage);
    let i18n = stage.i18n;
    let lines = told(stage);
    Effect::new(move || {
        let last = lines.with(|lines| {
            Seat::ALL.map(|seat| {
                let line = lines.iter().rev().find(|line| line.seat == Some(seat));
                line.map(|line| line.sentence.clone())
            })
        });
        stage.spoken.set(last);
    });
    let drawer = Drawer::new(link);
    let room = NodeRef::<Main>::new();
    let fit = follow_scene(move || room.get().map(Into::into)).0;
    let players = link.now.with_untracked(|now| now.as_ref().map_or(0, |now| now.overview.seats.len()));
    let over = Memo::new(move |_| {
        link.now.with(|now| now.as_ref().is_some_and(|now| now.overview.status == Status::Over))
    });
    use_header().stage();
    view! {
        <main
            id="content"
            node_ref=room
            class=format!("table {} players-{players}", G::CLASS)
            class:ended=move || over.get()
            data-layout=move || fit.get().layout.name()
            style:--u=move || format!("{:.3}px", fit.get().unit)
        >
            <h1 class="hidden">{move || say!(i18n, TABLE_TITLE)}</h1>
            <Rail stage drawer/>
            <div class="board" data-region="board">{G::board(stage)}</div>
            <Side stage lines drawer/>
            <Announcements stage lines/>
            {move || match over.get() {
                true => view! { <Over stage drawer/> }.into_any(),
                false => view! { <Bar stage/> }.into_any(),
            }}
            <HandOver link/>
        </main>
    }
    .into_any()
}
