//! The board of Palazzo.

pub(crate) mod art;
mod centre;
mod market;
mod order;
mod own;
mod play;
mod rivals;
mod text;
mod tray;

use leptos::prelude::*;
use palazzi_client::Layout;
use palazzi_client::palazzo::Part;
use palazzi_client::say;
use palazzi_rules::palazzo::Palazzo;

use self::art::Patterns;
use self::centre::Centre;
use self::market::Market;
use self::order::StandingOrder;
use self::own::{OwnHand, Palaces};
use self::play::{Play, Sheet};
use self::rivals::Rivals;
use self::text::BoardText;
use self::tray::Tray;
use crate::settings::use_settings;
use crate::stage::{Drawn, Stage};

impl Drawn for Palazzo {
    const CLASS: &'static str = "of-palazzo";

    fn board(stage: Stage<Palazzo>) -> AnyView {
        view! { <Board play=Play::new(stage)/> }.into_any()
    }

    fn tray(stage: Stage<Palazzo>) -> AnyView {
        view! { <Tray play=Play::new(stage)/> }.into_any()
    }

    fn in_bar(part: Part, _layout: Layout) -> bool {
        matches!(part, Part::Kind(_) | Part::Whole(_))
    }
}

#[component]
fn Board(play: Play) -> impl IntoView {
    let text_mode = use_settings().text_mode;
    move || match text_mode.get() {
        true => view! {
            <div class="palazzo">
                <BoardText play/>
                <StandingOrder play/>
            </div>
        }
        .into_any(),
        false => view! { <Drawing play/> }.into_any(),
    }
}

#[component]
fn Drawing(play: Play) -> impl IntoView {
    let shows = move |sheet: Sheet| play.sheet.get() == Some(sheet);
    view! {
        <div
            class="palazzo"
            class:sheet-market=move || shows(Sheet::Market)
            class:sheet-players=move || shows(Sheet::Players)
        >
            <Patterns/>
            <Sheets play/>
            <Rivals play/>
            <Market play/>
            <div class="own">
                <Centre play/>
                <Palaces play/>
                <StandingOrder play/>
                <OwnHand play/>
            </div>
        </div>
    }
}

/// Opens market and players on a small screen.
#[component]
fn Sheets(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let tab = move |sheet: Sheet, name: Signal<String>| {
        let is_open = move || play.sheet.get() == Some(sheet);
        view! {
            <button
                type="button"
                aria-pressed=move || is_open().to_string()
                on:click=move |_| play.sheet.update(|open| *open = if *open == Some(sheet) { None } else { Some(sheet) })
            >
                {name}
            </button>
        }
    };
    view! {
        <nav class="sheets" aria-label=move || say!(i18n, PALAZZO_SHEETS)>
            {tab(Sheet::Market, Signal::derive(move || say!(i18n, TABLE_MARKET)))}
            {tab(Sheet::Players, Signal::derive(move || say!(i18n, TABLE_PLAYERS)))}
        </nav>
    }
}
