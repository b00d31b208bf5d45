use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_client::say;
use palazzi_protocol::{GameLine, Games, PlayerKind, SeatLine, Status};

use super::kept::Kept;
use super::{Page, when_known};
use crate::api;
use crate::art::Crest;
use crate::i18n::{I18n, use_i18n};
use crate::session::use_session;

/// The games of the reader: those on this device, and those at the server.
#[component]
pub(crate) fn GamesPage() -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let signed_in = move |path: &'static str| move || session.you.get().map(|_| path.to_owned());
    let turns = api::asked::<Games>(signed_in("/api/me/turns"));
    let games = api::asked::<Games>(signed_in("/api/me/games?limit=50"));
    view! {
        <Page title=palazzi_client::key::NAV_GAMES>
            <Kept/>
            {move || session.you.get().is_some().then(|| view! {
                <section>
                    <h2>{move || say!(i18n, GAMES_YOUR_TURN)}</h2>
                    {when_known(turns, |games| list(games.games))}
                </section>
                <section>
                    <h2>{move || say!(i18n, GAMES_AT_SERVER)}</h2>
                    {when_known(games, |games| list(games.games))}
                </section>
            })}
        </Page>
    }
}

/// A list of games.
pub(crate) fn list(games: Vec<GameLine>) -> AnyView {
    let i18n = use_i18n();
    if games.is_empty() {
        return view! { <p class="empty">{move || say!(i18n, GAMES_NONE)}</p> }.into_any();
    }
    let card = |game| view! { <li class="card game">{line(i18n, game)}</li> };
    view! { <ul class="games">{games.into_iter().map(card).collect_view()}</ul> }.into_any()
}

/// What a list says of a game.
pub(super) fn line(i18n: I18n, game: GameLine) -> impl IntoView {
    let seat = move |(index, line): (usize, SeatLine)| {
        let to_move = line.to_move;
        let name = move || name(i18n, &line);
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
        <span class="seats">{game.seats.clone().into_iter().enumerate().map(seat).collect_view()}</span>
        <span class="status">{move || i18n.find(&format!("status-{}", status.name()))}</span>
        {game.rated.then(|| view! { <span class="tag">{move || say!(i18n, TABLE_RATED)}</span> })}
        {(status == Status::Over).then(|| view! {
            <A href=format!("/replay/{}", game.table)>{move || say!(i18n, TABLE_REPLAY)}</A>
        })}
    }
}

/// What somebody in a list is called.
pub(super) fn name(i18n: I18n, line: &SeatLine) -> String {
    match &line.player {
        None => say!(i18n, SEAT_NOBODY),
        Some(player) if player.kind == PlayerKind::Bot => i18n.find(&format!("level-{}", player.name)),
        Some(player) => player.name.clone(),
    }
}
