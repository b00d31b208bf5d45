use leptos::prelude::*;
use palazzi_client::key;
use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Card, Palace, TRIPLET_AMOUNT, Tile, palace_points};

use super::{group, number, picture, refused, sign, then};
use crate::art::{Crest, Points};
use crate::palazzo::art::{Builder, CardFace, OpeningFace, Patterns, Rider, Roof, TileFace};

pub(super) fn drawings() -> AnyView {
    view! { <Patterns/> }.into_any()
}

/// The pictures of a section.
pub(super) fn of(section: &str) -> AnyView {
    match section {
        "take-money" => money(),
        "buy-or-auction" => quarry(),
        "buy-tiles" => view! { {warehouse()} {triplet()} }.into_any(),
        "auction" => auction(),
        "palaces" => floors(),
        "rebuild" => rebuild(),
        "end-and-scoring" => palaces(),
        _ => ().into_any(),
    }
}

/// What can be done in a turn.
pub(super) fn deed(section: &str) -> Option<AnyView> {
    match section {
        "take-money" => Some(view! { {card("f5")} {card("d4")} }.into_any()),
        "buy-or-auction" => Some(tile("s1.1").into_any()),
        "rebuild" => Some(view! { {tile("m3.2")} {card("l3")} }.into_any()),
        _ => None,
    }
}

fn card(text: &str) -> impl IntoView + use<> {
    let card = Card::parse(text).expect("cards of pictures exist");
    view! { <span class="pic-card"><CardFace card/></span> }
}

fn tile(text: &str) -> impl IntoView + use<> {
    let tile = Tile::parse(text).expect("tiles of pictures exist");
    view! { <span class="pic-tile"><TileFace tile/></span> }
}

/// A palace, named from its top.
fn palace(tiles: &[&str]) -> impl IntoView + use<> {
    let floors = tiles.len() as u32;
    let tiles = tiles.iter().map(|text| tile(text)).collect_view();
    view! { <span class="pic-palace"><Roof floors/>{tiles}</span> }
}

/// A palace with what it is worth.
fn valued(tiles: &[&str]) -> impl IntoView + use<> {
    let found = tiles.iter().filter_map(|text| Tile::parse(text).ok());
    let worth = Palace::of(found).map_or(0, palace_points);
    view! { <span class="pic-worth">{palace(tiles)} <Points amount=worth/></span> }
}

fn money() -> AnyView {
    picture(
        key::PICTURE_MONEY,
        view! {
            {group(view! { {card("f5")} {card("f4")} {card("d3")} })}
            {then()}
            {group(view! { <Crest seat=Seat::A/> {card("f5")} {card("f4")} })}
            {group(view! { <Crest seat=Seat::B/> {card("d3")} })}
        },
    )
}

/// Four quarries around the warehouse; the builder stands at the first, the tile goes to the third.
fn quarry() -> AnyView {
    picture(
        key::PICTURE_QUARRY,
        view! {
            {tile("b1.2")}
            {then()}
            <span class="pic-ring">
                <span class="pic-quarry first"><Builder/></span>
                <span class="pic-quarry second">{number("1")}</span>
                <span class="pic-quarry third">{number("2")}{tile("b1.2")}</span>
                <span class="pic-quarry fourth"></span>
                <svg class="pic-way" viewBox="0 0 100 100" preserveAspectRatio="none">
                    <path d="M40 22Q72 12 78 44M78 58Q76 78 62 80"/>
                </svg>
            </span>
        },
    )
}

fn warehouse() -> AnyView {
    picture(
        key::PICTURE_WAREHOUSE,
        view! {
            {group(view! { {tile("s1.1")} {tile("b2.1")} {tile("m3.2")} {tile("b4.1")} })}
            {number("10")} {sign("−")} {number("4")} {sign("=")} {number("6")}
        },
    )
}

fn triplet() -> AnyView {
    picture(
        key::PICTURE_TRIPLET,
        view! {
            {group(view! { {card("f4")} {card("d4")} {card("l4")} })}
            {sign("=")} {number(TRIPLET_AMOUNT)}
        },
    )
}

fn auction() -> AnyView {
    picture(
        key::PICTURE_AUCTION,
        view! {
            {group(view! { <Crest seat=Seat::A/> <span class="pic-card"><OpeningFace/></span> {number("3")} })}
            {then()}
            {group(view! { <Crest seat=Seat::B/> {card("l6")} {number("6")} })}
            {then()}
            {group(view! {
                <Crest seat=Seat::A/> <span class="pic-card"><OpeningFace/></span>
                {card("f4")} {card("d4")} {card("l4")} {number("18")}
            })}
        },
    )
}

fn floors() -> AnyView {
    picture(key::PICTURE_FLOORS, view! { {palace(&["s4.1", "s2.1", "s1.1"])} {refused(tile("s3.2"))} })
}

fn rebuild() -> AnyView {
    picture(
        key::PICTURE_REBUILD,
        view! {
            {palace(&["b4.1", "m2.1"])}
            {sign("+")} {tile("m3.1")}
            {sign("+")} {card("d3")}
            {then()}
            {palace(&["b4.1", "m3.1", "m2.1"])}
        },
    )
}

fn palaces() -> AnyView {
    picture(
        key::PICTURE_PALACES,
        view! {
            {valued(&["s4.2"])}
            {valued(&["s4.1", "m1.3"])}
            {valued(&["b5.1", "m3.2", "s1.2"])}
            {valued(&["s5.2", "s4.2", "s3.1", "s2.1", "s1.3"])}
            <span class="pic-riders">{(0..5).map(|_| view! { <Rider/> }).collect_view()}</span>
        },
    )
}
