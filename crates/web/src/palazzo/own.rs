use leptos::prelude::*;
use palazzi_client::palazzo::{
    Part, bidding, card, hand_of, reach, signed, tile as tile_name, with_on_top, worth,
};
use palazzi_client::say;
use palazzi_rules::palazzo::{Card, Hand, Money, Palace, Payment, Phase, Tile};

use super::art::{CardFace, Roof, TileFace};
use super::play::{Play, Target, Thing, counted};
use crate::art::{Crest, Points};

/// The palaces of the viewer, with places for tiles that are to be placed.
#[component]
pub(super) fn Palaces(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let palaces = Memo::new(move |_| {
        let seat = play.shown_seat();
        stage.view.with(|view| view.players.get(seat as usize).map(|player| player.palaces.clone()))
    });
    let points = move || {
        let seat = play.shown_seat();
        stage.view.with(|view| view.players.get(seat as usize).map_or(0, |player| player.points))
    };
    let count = move || palaces.with(|palaces| palaces.as_ref().map_or(0, Vec::len));
    let palace = move |index: usize| {
        Memo::new(move |_| palaces.with(|palaces| palaces.as_ref().and_then(|all| all.get(index).copied())))
    };
    let offered = move |part: Part| play.look(Target::Part(part)).open;
    view! {
        <section class="palaces" aria-label=move || say!(i18n, PALAZZO_OWN_PALACES)>
            <h2 class="own-head" class:lit=move || {
                stage.highlight.with(|parts| parts.contains(&Part::Seat(play.shown_seat())))
            }>
                {move || view! { <Crest seat=play.shown_seat()/> }}
                <span>{move || stage.names.with(|names| names.of(play.shown_seat()).to_owned())}</span>
                <Points amount=Signal::derive(points)/>
            </h2>
            <ol class="street">
                {move || (count() == 0 && !offered(Part::New)).then(|| view! {
                    <li class="empty">{say!(i18n, PALAZZO_NO_PALACES_YET)}</li>
                })}
                <For each=move || 0..count() key=|index| *index let(index)>
                    <PalaceView play index=index as u8 palace=palace(index)/>
                </For>
                {move || offered(Part::New).then(|| view! { <li class="palace plot"><NewPalace play/></li> })}
                {move || offered(Part::Discard).then(|| view! { <li class="palace plot"><Discard play/></li> })}
            </ol>
        </section>
    }
}

#[component]
fn PalaceView(play: Play, index: u8, palace: Memo<Option<Palace>>) -> impl IntoView {
    let i18n = play.stage.i18n;
    let floors = move || palace.get().map_or_else(Vec::new, |palace| palace.tiles().collect::<Vec<_>>());
    let value = Memo::new(move |_| palace.get().map(worth));
    let about = move || {
        value.get().map_or_else(String::new, |worth| {
            say!(
                i18n,
                PALAZZO_WORTH,
                floors = worth.floors,
                windows = worth.windows,
                material = if worth.of_one_material { "one" } else { "mixed" },
                points = worth.points
            )
        })
    };
    let label = move |one: Tile| {
        Signal::derive(move || {
            let tile = tile_name(one, &i18n.texts());
            say!(i18n, PALAZZO_FLOOR_OF_PALACE, tile = tile, number = u32::from(index) + 1)
        })
    };
    let grown = Memo::new(move |_| {
        let (tile, palace) = considered(play).zip(palace.get())?;
        with_on_top(palace, tile).map(|grown| worth(grown).points - worth(palace).points)
    });
    view! {
        <li class="palace">
            {move || grown.get().map(|change| view! { <Ghost play index change/> })}
            {move || value.get().map(|worth| view! { <Roof floors=worth.floors/> })}
            <div class="floors">
                <For each=floors key=|tile| *tile let(tile)>
                    <Thing
                        play
                        target=Target::Floor(index, tile.floor())
                        label=label(tile)
                        kind="floor-thing"
                        tile
                    >
                        <TileFace tile/>
                    </Thing>
                </For>
            </div>
            <p class="ground" title=about>
                <span class="palace-number">{index + 1}</span>
                <Points amount=Signal::derive(move || value.get().map_or(0, |worth| worth.points))/>
                <span class="hidden">{about}</span>
            </p>
        </li>
    }
}

/// The place on top of a palace for the tile that is thought about, and what it would bring.
#[component]
fn Ghost(play: Play, index: u8, change: i32) -> impl IntoView {
    let i18n = play.stage.i18n;
    let placing = move || play.stage.choice.with(|choice| choice.is_offered(Part::Palace(index)));
    let label = Signal::derive(move || {
        say!(i18n, PALAZZO_ON_TOP, number = u32::from(index) + 1, change = signed(change))
    });
    move || match placing() {
        true => view! {
            <Thing play target=Target::Part(Part::Palace(index)) label kind="ghost">
                <span class="numbers">{signed(change)}</span>
            </Thing>
        }
        .into_any(),
        false => view! { <span class="ghost merely"><span class="numbers">{signed(change)}</span></span> }
            .into_any(),
    }
}

/// The tile that is to be placed, or that might be bought.
fn considered(play: Play) -> Option<Tile> {
    let pointed = play.stage.choice.with(|choice| {
        choice.chosen().iter().rev().find_map(|part| match part {
            Part::Tile(tile, _) => Some(*tile),
            _ => None,
        })
    });
    let only = || {
        play.stage.view.with(|view| match view.phase {
            Phase::Build { lot, .. } if lot.kinds().count() == 1 => lot.kinds().next(),
            Phase::BuildPicked { tile, .. } => Some(tile),
            _ => None,
        })
    };
    if play.deciding.get() { pointed.or_else(only) } else { None }
}

#[component]
fn NewPalace(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let label = Signal::derive(move || say!(i18n, PALAZZO_BEGIN_PALACE));
    view! {
        <Thing play target=Target::Part(Part::New) label kind="plot-thing">
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path class="plus" d="M12 4v16M4 12h16"/></svg>
            <span>{move || label.get()}</span>
            <span class="numbers">{signed(-5)}</span>
        </Thing>
    }
}

#[component]
fn Discard(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let label = Signal::derive(move || say!(i18n, PALAZZO_PUT_AWAY));
    view! {
        <Thing play target=Target::Part(Part::Discard) label kind="plot-thing away">
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
                <path class="plus" d="M5 8h14l-1.5 12h-11zM9 8V4h6v4M10 12v5M14 12v5"/>
            </svg>
            <span>{move || label.get()}</span>
        </Thing>
    }
}

/// The money of the viewer.
#[component]
pub(super) fn OwnHand(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let hand = Memo::new(move |_| {
        let seat = play.shown_seat();
        stage.view.with(|view| hand_of(view, seat))
    });
    let kinds = move || counted(hand.get().unwrap_or_default());
    let count = move |kind: Card| hand.get().map_or(0, |hand| hand.count(kind) as u8);
    let most = move || {
        let auction = stage.view.with(|view| bidding(view).and_then(|bidding| bidding.reach));
        let own = hand.get().map(|hand: Money| reach(hand, Payment::EMPTY));
        match (auction, own) {
            (Some(reach), _) => say!(i18n, PALAZZO_REACH, amount = reach),
            (None, Some(most)) => say!(i18n, PALAZZO_MOST, amount = most),
            (None, None) => String::new(),
        }
    };
    let known = move || {
        let seat = play.shown_seat();
        stage.view.with(|view| match view.players.get(seat as usize).map(|player| player.hand) {
            Some(Hand::Open { cards, known }) if !known.is_empty() && view.phase != Phase::Over => {
                say!(i18n, PALAZZO_KNOWN_TO_OTHERS, count = known.len(), all = cards.len())
            }
            _ => String::new(),
        })
    };
    let needed = move || {
        let is_card = |part: Part| matches!(part, Part::Pay(..));
        stage.choice.with(|choice| choice.offered().any(is_card))
    };
    view! {
        <section class="hand" class:needed=needed hidden=move || hand.get().is_none() aria-label=move || say!(i18n, PALAZZO_OWN_MONEY)>
            <div class="cards">
                <For each=kinds key=|(kind, _)| *kind let((kind, _))>
                    <span class="alike">
                        <For each=move || 0..count(kind) key=|place| *place let(place)>
                            <Thing
                                play
                                target=Target::Pay(kind, place)
                                label=Signal::derive(move || card(kind, &i18n.texts()))
                                kind="card-thing"
                            >
                                <CardFace card=kind/>
                            </Thing>
                        </For>
                    </span>
                </For>
            </div>
            <p class="most">{most} " " {known}</p>
        </section>
    }
}
