use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_client::{Key, key, line_names, say};
use palazzi_protocol::local::LocalGame;
use palazzi_protocol::{GameLine, Games, Problem, SeatLine, Status};

use super::day::day;
use super::kept::{Files, KeptGame, Shelf};
use super::{Page, problem_text};
use crate::api::{self, Asked};
use crate::art::Crest;
use crate::i18n::{I18n, use_i18n};
use crate::session::use_session;

/// What a game of the reader is waiting for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WaitsFor {
    You,
    Others,
    Nothing,
}

/// The parts of the page in their order.
const PARTS: [(WaitsFor, Key); 3] = [
    (WaitsFor::You, key::GAMES_YOUR_TURN),
    (WaitsFor::Others, key::GAMES_GOING_ON),
    (WaitsFor::Nothing, key::GAMES_FINISHED),
];

/// A game of the reader.
#[derive(Clone, PartialEq)]
enum Game {
    Here(LocalGame),
    AtServer(GameLine, WaitsFor),
}

impl Game {
    fn waits(&self) -> WaitsFor {
        match self {
            // Nobody plays on while the device looks elsewhere.
            Game::Here(game) if game.line.status == Status::Playing => WaitsFor::You,
            Game::Here(_) => WaitsFor::Nothing,
            Game::AtServer(_, waits) => *waits,
        }
    }

    fn updated(&self) -> i64 {
        let (Game::Here(LocalGame { line, .. }) | Game::AtServer(line, _)) = self;
        line.updated
    }
}

/// The games of the reader, on this device and at the server.
#[component]
pub(crate) fn GamesPage() -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let shelf = Shelf::open();
    let signed_in = move |path: &'static str| move || session.you.get().map(|_| path.to_owned());
    let turns = api::asked::<Games>(signed_in("/api/me/turns"));
    let games = api::asked::<Games>(signed_in("/api/me/games?limit=50"));
    let all = Signal::derive(move || {
        let mut all: Vec<Game> =
            found(shelf.games).into_iter().flat_map(|kept| kept.games).map(Game::Here).collect();
        all.extend(at_server(found(turns), found(games)));
        all.sort_by_key(|game| std::cmp::Reverse(game.updated()));
        all
    });
    let is_loading = move || {
        let is_asking =
            session.you.with(Option::is_some) && (turns.with(Option::is_none) || games.with(Option::is_none));
        is_asking || shelf.games.with(Option::is_none)
    };
    let problem = move || wrong(shelf.games).or_else(|| wrong(turns)).or_else(|| wrong(games));
    let part = move |(waits, title): (WaitsFor, Key)| {
        // Somebody may be busy with a game while others come.
        let games = Memo::new(move |_| {
            all.get().into_iter().filter(|game| game.waits() == waits).collect::<Vec<_>>()
        });
        move || {
            let games = games.get();
            (!games.is_empty()).then(|| view! {
                <section>
                    <h2>{move || i18n.get(title)}</h2>
                    <ul class="games">{games.into_iter().map(|game| card(i18n, shelf, game)).collect_view()}</ul>
                </section>
            })
        }
    };
    view! {
        <Page title=key::NAV_GAMES>
            {PARTS.map(part)}
            {move || match is_loading() {
                true => Some(view! { <p class="waiting" role="status">{say!(i18n, PAGE_LOADING)}</p> }.into_any()),
                false if all.with(Vec::is_empty) => Some(none(i18n)),
                false => None,
            }}
            {move || problem().map(|problem| view! {
                <p class="refusal" role="alert">{problem_text(i18n, &problem)}</p>
            })}
            <Files shelf/>
        </Page>
    }
}

/// What has been found, if anything.
fn found<T: Clone + Send + Sync + 'static>(asked: RwSignal<Asked<T>>) -> Option<T> {
    asked.get().and_then(Result::ok)
}

/// What went wrong, if anything.
fn wrong<T: Clone + Send + Sync + 'static>(asked: RwSignal<Asked<T>>) -> Option<Problem> {
    asked.get().and_then(Result::err)
}

/// The games at the server, each once.
fn at_server(turns: Option<Games>, games: Option<Games>) -> Vec<Game> {
    let turns = turns.map(|found| found.games).unwrap_or_default();
    let is_turn = |game: &GameLine| turns.iter().any(|turn| turn.table == game.table);
    let others = games.into_iter().flat_map(|found| found.games).filter(|game| !is_turn(game));
    let mut all: Vec<Game> = others
        .map(|game| {
            let waits = match game.status {
                Status::Open | Status::Playing => WaitsFor::Others,
                Status::Over | Status::Closed => WaitsFor::Nothing,
            };
            Game::AtServer(game, waits)
        })
        .collect();
    all.extend(turns.into_iter().map(|game| Game::AtServer(game, WaitsFor::You)));
    all
}

fn card(i18n: I18n, shelf: Shelf, game: Game) -> AnyView {
    match game {
        Game::Here(game) => view! { <KeptGame shelf game/> }.into_any(),
        Game::AtServer(game, _) => view! { <li class="card game">{line(i18n, game)}</li> }.into_any(),
    }
}

/// A list of games.
pub(crate) fn list(games: Vec<GameLine>) -> AnyView {
    let i18n = use_i18n();
    if games.is_empty() {
        return none(i18n);
    }
    let card = |game| view! { <li class="card game">{line(i18n, game)}</li> };
    view! { <ul class="games">{games.into_iter().map(card).collect_view()}</ul> }.into_any()
}

fn none(i18n: I18n) -> AnyView {
    view! { <p class="empty">{move || say!(i18n, GAMES_NONE)}</p> }.into_any()
}

/// What a list says of a game.
pub(super) fn line(i18n: I18n, game: GameLine) -> impl IntoView {
    let seats = StoredValue::new(game.seats);
    let names = Memo::new(move |_| seats.with_value(|seats| line_names(seats, &i18n.texts())));
    let seat = move |(index, line): (usize, SeatLine)| {
        let to_move = line.to_move;
        let name = move || names.with(|names| names.get(index).cloned());
        view! {
            <span class="seat" class:to-move=to_move>
                <Crest seat=palazzi_rules::Seat::ALL[index]/>
                {name}
            </span>
        }
    };
    let status = game.status;
    let ruleset = game.ruleset;
    view! {
        <A href=format!("/t/{}", game.table)>{move || i18n.find(&format!("ruleset-{ruleset}"))}</A>
        <span class="seats">{seats.get_value().into_iter().enumerate().map(seat).collect_view()}</span>
        <span class="status">{move || i18n.find(&format!("status-{}", status.name()))}</span>
        {day(i18n, game.updated)}
        {game.rated.then(|| view! { <span class="tag">{move || say!(i18n, TABLE_RATED)}</span> })}
        {(status == Status::Over).then(|| view! {
            <A href=format!("/replay/{}", game.table)>{move || say!(i18n, TABLE_REPLAY)}</A>
        })}
    }
}
