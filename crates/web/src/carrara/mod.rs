//! The table of Carrara: market, streets, opponents, drawn from a view.

mod amounts;
mod brick_group;
mod building;
mod card_row;
mod city;
mod court;
mod court_arm;
mod drag;
mod ending;
mod ghost;
mod goods;
mod holdings;
mod hub;
mod icons;
mod improvements;
mod inner_wheel;
mod lacks;
mod lights;
mod market;
mod mini;
mod monuments;
mod niche;
mod own;
mod piece_tray;
mod piles;
mod places;
mod realm;
mod rim;
mod rivals;
mod seal;
mod shape;
mod sheet;
mod sign;
mod spray;
mod standings;
mod street_row;
mod supply;
pub(crate) mod symbols;
mod text;
mod thing;
mod tiles;
mod tips;
mod tray;
mod turned;
mod wheel;
mod wheel_piece;

use leptos::prelude::*;
use palazzi_client::carrara::Part;
use palazzi_client::{Choice, Key, Layout, key, say};
use palazzi_rules::Ruleset;
use palazzi_rules::carrara::{Action, Carrara, Event, Kind, Phase, View, What};

use crate::art::sprite::fetch_sprite;
use crate::motion::Performance;
use crate::settings::use_settings;
use crate::stage::{Drawn, Stage};
use lights::{Board, Panel};

impl Drawn for Carrara {
    const CLASS: &'static str = "of-carrara";

    fn board(stage: Stage<Carrara>) -> AnyView {
        let board = Board::new(stage);
        fetch_sprite();
        card_row::fetch_texts(board);
        follow_the_choice(board);
        drag::allow_dragging(board);
        let text_mode = use_settings().text_mode;
        let edition = board.fixed(|table| table.edition);
        view! {
            <symbols::Symbols i18n=stage.i18n edition/>
            <tips::Tips board/>
            {move || match text_mode.get() {
                true => text::TextBoard(text::TextBoardProps { board }).into_any(),
                false => view! { <Scene board/> }.into_any(),
            }}
        }
        .into_any()
    }

    fn rail(stage: Stage<Carrara>) -> AnyView {
        let board = Board::new(stage);
        view! {
            <ending::Ending board/>
            <standings::Standings board/>
        }
        .into_any()
    }

    fn tray(stage: Stage<Carrara>) -> AnyView {
        view! { <tray::Tray stage/> }.into_any()
    }

    fn in_bar(part: Part, layout: Layout) -> bool {
        match part {
            Part::Kind(kind) => !layout.has_tabs() || !is_on_pieces(kind),
            Part::NoPiece => true,
            Part::Space(_) | Part::OpenArea | Part::Object(_) => layout.has_tabs(),
            _ => false,
        }
    }

    fn performance(before: &View, after: &View, events: &[Event]) -> Option<Performance> {
        Some(Performance::new(before, after, events))
    }

    fn resting(choice: &Choice<Carrara>) -> Option<Action> {
        choice.offers().find(|action| action.what == What::End)
    }

    fn at_once(part: Part) -> bool {
        matches!(part, Part::Kind(Kind::Turn | Kind::Spin))
    }
}

/// Whether what glows on the board is enough to begin an action of this kind.
fn is_on_pieces(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Buy
            | Kind::Build
            | Kind::Upgrade
            | Kind::Improve
            | Kind::Score
            | Kind::Take
            | Kind::Place
            | Kind::Swap
    )
}

/// The board as a place: market, own streets, opponents.
#[component]
fn Scene(board: Board) -> AnyView {
    let i18n = board.i18n();
    let edition = symbols::edition_class(board.fixed(|table| table.edition));
    let ruleset = Ruleset::Carrara(board.fixed(|table| table.edition)).name();
    let players = board.fixed(|table| table.players());
    view! {
        <div
            class=format!("carrara {edition} {ruleset} of-{players}")
            class:yours=move || board.stage.you.get().is_some() && board.stage.you.get() == board.stage.to_move.get()
            data-panel=move || board.panel.get().name()
        >
            <section class="market" data-region="market" aria-label=move || say!(i18n, TABLE_MARKET)>
                <market::Market board/>
            </section>
            <section class=move || realm::realm_class(board) data-region="own" aria-label=move || say!(i18n, CARRARA_STREETS)>
                <own::Own board/>
            </section>
            <section class="rivals" data-region="rivals" aria-label=move || say!(i18n, TABLE_PLAYERS)>
                <rivals::Rivals board/>
            </section>
            <Tabs board/>
        </div>
    }
    .into_any()
}

const PANELS: [(Panel, Key); 3] = [
    (Panel::Streets, key::CARRARA_STREETS),
    (Panel::Market, key::TABLE_MARKET),
    (Panel::Players, key::TABLE_PLAYERS),
];

/// The tabs of a phone.
#[component]
fn Tabs(board: Board) -> AnyView {
    let tab = move |(panel, name): (Panel, Key)| {
        let pressed = move || (board.panel.get() == panel).to_string();
        view! {
            <button aria-pressed=pressed data-leads data-panel-tab=panel.name() on:click=move |_| board.panel.set(panel)>
                {move || board.i18n().get(name)}
            </button>
        }
    };
    view! {
        <nav class="panels places" data-region="tabs" aria-label=move || say!(board.i18n(), CARRARA_PANELS)>
            {PANELS.map(tab)}
        </nav>
    }
    .into_any()
}

/// On a narrow screen, what is to be chosen next comes up by itself; and when the viewer's turn begins, the own streets.
fn follow_the_choice(board: Board) {
    let stage = board.stage;
    let is_turn = Memo::new(move |_| stage.you.get().is_some() && stage.you.get() == stage.to_move.get());
    Effect::new(move || {
        if is_turn.get() {
            board.asked.set(None);
        }
    });
    let buying = board.of(|view| view.table.phase == Phase::Buy);
    let wanted = Memo::new(move |_| {
        let next = stage.choice.with(|choice| match choice.chosen().is_empty() {
            true => None,
            false => choice.next().first().copied(),
        });
        match next {
            Some(Part::City(_) | Part::Own(..) | Part::Place(_) | Part::Stored(_)) => Some(Panel::Streets),
            Some(Part::Kind(_) | Part::Payment(_) | Part::Seat(_)) => None,
            Some(_) => Some(Panel::Market),
            None if is_turn.get() && buying.get() => Some(Panel::Market),
            None => None,
        }
    });
    Effect::new(move |before: Option<Option<Panel>>| {
        let now = wanted.get();
        match (before.flatten(), now) {
            (_, Some(panel)) => board.panel.set(panel),
            (Some(Panel::Market), None) if !is_turn.get_untracked() => board.panel.set(Panel::Streets),
            _ => {}
        }
        now
    });
}
