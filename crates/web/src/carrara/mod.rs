//! The board of Carrara: market, streets, players, drawn from a view.

mod amounts;
mod cards;
mod court;
mod goods;
mod holdings;
mod improvements;
mod lights;
mod places;
mod rivals;
mod streets;
mod symbols;
mod text;
mod thing;
mod tiles;
mod tray;
mod wheel;

use leptos::prelude::*;
use palazzi_client::{Key, key, say};
use palazzi_rules::carrara::{Carrara, Edition, Eights, Markers, Phase, Pieces};

use crate::settings::use_settings;
use crate::stage::{Drawn, Stage};
use lights::{Board, Panel};

impl Drawn for Carrara {
    fn board(stage: Stage<Carrara>) -> AnyView {
        let board = Board::new(stage);
        cards::fetch_texts(board);
        open_the_market_to_buy(board);
        let text_mode = use_settings().text_mode;
        let edition = match board.fixed(|table| table.edition) {
            Edition::First | Edition::FirstExpansion => "first",
            Edition::Second | Edition::SecondAdvanced => "second",
        };
        view! {
            <symbols::Symbols i18n=stage.i18n edition/>
            {move || match text_mode.get() {
                true => text::TextBoard(text::TextBoardProps { board }).into_any(),
                false => view! { <Pictures board/> }.into_any(),
            }}
        }
        .into_any()
    }

    fn tray(stage: Stage<Carrara>) -> AnyView {
        view! { <tray::Tray stage/> }.into_any()
    }
}

/// The board as pictures.
#[component]
fn Pictures(board: Board) -> AnyView {
    let i18n = board.i18n();
    let rules = *board.fixed(|table| table.edition).rules();
    let panel = move || match board.panel.get() {
        Panel::Streets => "streets",
        Panel::Market => "market",
        Panel::Players => "players",
    };
    view! {
        <div class="carrara" data-panel=panel>
            <Tabs board/>
            <section id="c-players" class="rivals" aria-label=move || say!(i18n, TABLE_PLAYERS)>
                <rivals::Rivals board/>
            </section>
            <section id="c-market" class="market" aria-label=move || say!(i18n, TABLE_MARKET)>
                <wheel::Wheel board/>
                {(rules.markers != Markers::Store).then(|| view! { <court::Court board/> })}
                {(rules.pieces == Pieces::Objects).then(|| view! { <goods::Objects board/> })}
                <tiles::FaceUp board/>
                {(rules.eights == Eights::Present).then(|| view! {
                    <tiles::Monuments board/>
                    <improvements::Improvements board/>
                })}
                {(rules.pieces == Pieces::Ornaments).then(|| view! { <goods::Ornaments board/> })}
            </section>
            <section id="c-streets" class="own" aria-label=move || say!(i18n, CARRARA_STREETS)>
                <div class="head">
                    <streets::Owner board/>
                    <cards::Goals board/>
                </div>
                <streets::Streets board/>
                <places::OtherPlaces board/>
                <holdings::Held board/>
            </section>
        </div>
    }
    .into_any()
}

const PANELS: [(Panel, Key); 3] = [
    (Panel::Streets, key::CARRARA_STREETS),
    (Panel::Market, key::TABLE_MARKET),
    (Panel::Players, key::TABLE_PLAYERS),
];

/// The tabs of a narrow screen.
#[component]
fn Tabs(board: Board) -> AnyView {
    let tab = move |(panel, name): (Panel, Key)| {
        let pressed = move || (board.panel.get() == panel).to_string();
        view! {
            <button aria-pressed=pressed on:click=move |_| board.panel.set(panel)>
                {move || board.i18n().get(name)}
            </button>
        }
    };
    view! { <nav class="panels" aria-label=move || say!(board.i18n(), CARRARA_PANELS)>{PANELS.map(tab)}</nav> }.into_any()
}

/// On a narrow screen the market comes up by itself when bricks are to be bought, and goes when that is done.
fn open_the_market_to_buy(board: Board) {
    let buys = board.of(|view| (view.table.turn.seat, view.table.phase == Phase::Buy));
    Effect::new(move |before: Option<bool>| {
        let (seat, buying) = buys.get();
        let now = buying && board.stage.you.get_untracked() == Some(seat);
        match (before, now) {
            (Some(false) | None, true) => board.panel.set(Panel::Market),
            (Some(true), false) => board.panel.set(Panel::Streets),
            _ => {}
        }
        now
    });
}
