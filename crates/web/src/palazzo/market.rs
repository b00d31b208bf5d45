use leptos::prelude::*;
use palazzi_client::palazzo::{Kind, Part, back, ending, material, next_quarry, quarry_for, tile, tiles};
use palazzi_client::say;
use palazzi_rules::palazzo::{Deck, Material, Phase, Quarry, Tile};

use super::art::{Builder, CardBack, Loggia, Rider, Terrace, TileFace};
use super::play::{Play, Target, Thing, numbered};

/// What lies in the middle of the table: quarries around the warehouse, stacks, riders, money.
#[component]
pub(super) fn Market(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let at = move || play.stage.view.with(|view| view.builder.map_or(0, |quarry| quarry.index() + 1));
    view! {
        <section class="market" aria-label=move || say!(i18n, TABLE_MARKET)>
            <div class="ring">
                {Quarry::all().map(|quarry| view! { <QuarryView play quarry/> }).collect_view()}
                <Warehouse play/>
                <div class=move || format!("builder at-{}", at())><Builder/></div>
            </div>
            <Supplies play/>
        </section>
    }
}

#[component]
fn QuarryView(play: Play, quarry: Quarry) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let lying = Memo::new(move |_| stage.view.with(|view| view.quarries[quarry.index()]));
    let is_next = Memo::new(move |_| {
        stage.view.with(|view| {
            matches!(view.phase, Phase::Turn | Phase::Offer) && next_quarry(view) == Some(quarry)
        })
    });
    let windows = Memo::new(move |_| {
        stage.view.with(|view| (1..=3).find(|windows| quarry_for(view, *windows) == Some(quarry)))
    });
    let at_stake = move || {
        stage.view.with(|view| matches!(view.phase, Phase::Auction(_)) && view.builder == Some(quarry))
    };
    let label = Signal::derive(move || {
        say!(
            i18n,
            PALAZZO_QUARRY_LABEL,
            number = quarry.index() + 1,
            tiles = tiles(lying.get(), &i18n.texts()),
            next = if is_next.get() { "yes" } else { "no" },
            windows = windows.get().unwrap_or(0)
        )
    });
    view! {
        <div class=format!("quarry q{}", quarry.index() + 1) class:at-stake=at_stake>
            <Terrace corner=quarry.index()/>
            <Thing play target=Target::Part(Part::Quarry(quarry)) label kind="quarry-thing">
                <span class="quarry-head">
                    <b class="quarry-number">{quarry.index() + 1}</b>
                    {move || is_next.get().then(|| view! { <span class="next-mark">{say!(i18n, PALAZZO_NEXT)}</span> })}
                    {move || windows.get().map(|count| view! { <LandingMark play windows=count/> })}
                </span>
                <span class="lying">
                    <For each=move || numbered(lying.get()) key=|key| *key let((tile, _))>
                        <Laid play tile/>
                    </For>
                </span>
            </Thing>
        </div>
    }
}

/// So many windows bring a tile here.
#[component]
fn LandingMark(play: Play, windows: u8) -> impl IntoView {
    let i18n = play.stage.i18n;
    view! {
        <span class="landing" title=move || say!(i18n, PALAZZO_LANDING, windows = windows)>
            {(0..windows).map(|_| view! {
                <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true"><path d="M0 12V4a4 4 0 0 1 8 0v8z"/></svg>
            }).collect_view()}
        </span>
    }
}

/// A tile that lies where it cannot be pointed at alone.
#[component]
pub(super) fn Laid(play: Play, tile: Tile) -> impl IntoView {
    view! { <span class="laid" class:lit=move || play.is_lit(tile)><TileFace tile/></span> }
}

#[component]
fn Warehouse(play: Play) -> impl IntoView {
    view! {
        <div class="warehouse">
            <Loggia/>
            <Price play/>
            <ForSale play/>
        </div>
    }
}

/// What a tile of the warehouse costs.
#[component]
pub(super) fn Price(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let price = move || play.stage.view.with(|view| view.tile_price);
    view! {
        <p class="price-sign">
            <span>{move || say!(i18n, PALAZZO_WAREHOUSE)}</span>
            <strong class="numbers">{move || say!(i18n, PALAZZO_EACH, price = price())}</strong>
        </p>
    }
}

/// The tiles of the warehouse.
#[component]
pub(super) fn ForSale(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let tiles = Memo::new(move |_| play.stage.view.with(|view| view.warehouse));
    let label = move |one: Tile| {
        Signal::derive(move || {
            let price = play.stage.view.with(|view| view.tile_price);
            say!(i18n, PALAZZO_FOR_SALE, tile = tile(one, &i18n.texts()), price = price)
        })
    };
    view! {
        <div class="for-sale">
            <For each=move || numbered(tiles.get()) key=|key| *key let((tile, place))>
                <Thing play target=Target::Sale(tile, place) label=label(tile) kind="tile-thing">
                    <TileFace tile/>
                </Thing>
            </For>
        </div>
    }
}

/// The stacks of tiles, the riders, the deck of money.
#[component]
fn Supplies(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let end = Memo::new(move |_| stage.view.with(|view| ending(view)));
    let left = move |index: usize| {
        stage.view.with(|view| {
            let riders = if index == 2 { u32::from(end.get().last_rider - end.get().riders) } else { 0 };
            view.stacks.backs()[index].len() + riders
        })
    };
    let deck = move || {
        stage.view.with(|view| match view.deck {
            Deck::Unseen { count } => count,
            Deck::Known { cards } => cards.len(),
        })
    };
    let discards = move || stage.view.with(|view| view.discards.len());
    let rider = move |number: u8| {
        view! { <span class="rider" class:come=move || number < end.get().riders><Rider/></span> }
    };
    let reveal = Signal::derive(move || say!(i18n, PALAZZO_STACKS, count = end.get().tiles_left));
    let take = Signal::derive(move || say!(i18n, PALAZZO_DECK, deck = deck(), discards = discards()));
    view! {
        <div class="supplies">
            <div class="supply-row">
                <Thing play target=Target::Part(Part::Kind(Kind::Draw)) label=reveal kind="stacks">
                    {(0..3).map(|index| view! {
                        <span class="stack" class:empty=move || left(index) == 0>
                            <b>{back(index)}</b>
                            <span class="numbers">{move || left(index)}</span>
                        </span>
                    }).collect_view()}
                </Thing>
                <Reconstructed play/>
                <Thing play target=Target::Part(Part::Kind(Kind::Money)) label=take kind="deck">
                    <CardBack/>
                    <span class="deck-count numbers">{deck}</span>
                </Thing>
            </div>
            <div class="riders" role="img" aria-label=move || {
                say!(i18n, PALAZZO_RIDERS, count = end.get().riders, last = end.get().last_rider)
            }>
                {(0..5).map(rider).collect_view()}
            </div>
            <p class="pile quiet-turns" hidden=move || end.get().quiet_turns < 10>
                {move || say!(i18n, PALAZZO_QUIET_TURNS, count = end.get().quiet_turns, last = end.get().last_quiet_turn)}
            </p>
            <details class="to-come">
                <summary>{move || say!(i18n, PALAZZO_TO_COME)}</summary>
                <ToCome play/>
            </details>
        </div>
    }
}

/// Says that the backs of the tiles are not certain.
#[component]
fn Reconstructed(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    view! {
        <span class="reconstructed" tabindex="0" role="note" aria-label=move || say!(i18n, PALAZZO_RECONSTRUCTED)>
            "*"
            <span class="tip" aria-hidden="true">{move || say!(i18n, PALAZZO_RECONSTRUCTED)}</span>
        </span>
    }
}

/// The tiles still to come: by material and floor, the windows of each.
#[component]
fn ToCome(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let cell = move |of: Material, floor: u8| {
        play.stage.view.with(|view| {
            let all = view.stacks.backs();
            let here = all.iter().flat_map(|tiles| tiles.iter());
            let mut windows: Vec<u8> = here
                .filter(|tile| tile.material() == of && tile.floor() == floor)
                .map(|tile| tile.windows())
                .collect();
            windows.sort_unstable();
            windows.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
        })
    };
    view! {
        <table class="to-come-table">
            <caption>{move || say!(i18n, PALAZZO_TO_COME_CAPTION)}</caption>
            <thead><tr>
                <th></th>
                {(1..=5).map(|floor| view! { <th scope="col">{floor}</th> }).collect_view()}
            </tr></thead>
            <tbody>
                {Material::ALL.map(|of| view! {
                    <tr>
                        <th scope="row">{move || material(of, &i18n.texts())}</th>
                        {(1..=5).map(|floor| view! { <td>{move || cell(of, floor)}</td> }).collect_view()}
                    </tr>
                })}
            </tbody>
        </table>
    }
}
