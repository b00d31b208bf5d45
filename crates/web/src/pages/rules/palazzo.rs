use leptos::prelude::*;
use palazzi_client::learn::numbers;
use palazzi_client::{key, say};
use palazzi_rules::palazzo::{BACKS, Card, Currency, Material, Sheet, Tile};

use super::table::{Caption, Cell, head, table};
use crate::art::number;
use crate::i18n::use_i18n;

/// The tables of a section.
pub(super) fn tables(section: &str) -> AnyView {
    match section {
        "set-up" => view! { {tiles()} {money()} }.into_any(),
        "buy-tiles" => prices(),
        "end-and-scoring" => palaces(),
        _ => ().into_any(),
    }
}

/// Windows that a tile can have.
const WINDOWS: [u8; 3] = [1, 2, 3];

fn tiles() -> AnyView {
    let i18n = use_i18n();
    let sheet = Sheet::built_in();
    let heads = std::iter::once(head(i18n, key::RULEBOOK_HEAD_FLOOR))
        .chain(WINDOWS.map(|count| (move || say!(i18n, RULEBOOK_HEAD_WINDOWS, count = count)).into_any()))
        .collect();
    let stacks = |floor: u8, windows: u8| {
        let tile = Tile::new(Material::Brick, floor, windows);
        let holds = |index: &usize| sheet.back(*index).iter().filter(|found| Some(*found) == tile).count();
        let stacks = (0..BACKS.len()).flat_map(|index| std::iter::repeat_n(BACKS[index], holds(&index)));
        stacks.collect::<Vec<_>>().join(", ")
    };
    let row = |floor: u8| {
        let cells = WINDOWS.map(|windows| Cell::text(stacks(floor, windows)));
        std::iter::once(Cell::text(floor)).chain(cells).collect()
    };
    let caption =
        Caption::new(key::RULEBOOK_TABLE_TILES).about(key::RULEBOOK_TABLE_TILES_ABOUT).reconstructed(true);
    table(caption, heads, (1..=5).rev().map(row).collect())
}

fn money() -> AnyView {
    let i18n = use_i18n();
    let heads = [key::RULEBOOK_HEAD_CURRENCY, key::RULEBOOK_HEAD_VALUES, key::RULEBOOK_HEAD_COPIES];
    let row = |currency: Option<Currency>| {
        let cards: Vec<Card> = Card::all().filter(|card| card.currency() == currency).collect();
        let values = cards.iter().map(|card| card.value().to_string()).collect::<Vec<_>>().join(" · ");
        let name = match currency {
            None => head(i18n, key::RULEBOOK_CERTIFICATE),
            Some(Currency::Florin) => (move || i18n.find("palazzo-florin")).into_any(),
            Some(Currency::Ducat) => (move || i18n.find("palazzo-ducat")).into_any(),
            Some(Currency::Lira) => (move || i18n.find("palazzo-lira")).into_any(),
        };
        let copies = cards.first().map_or(0, |card| card.copies());
        vec![Cell::Plain(name), Cell::text(values), Cell::text(format!("{copies} ×"))]
    };
    let currencies = Currency::ALL.map(Some).into_iter().chain([None]);
    let heads = heads.map(|key| head(i18n, key)).into();
    table(Caption::new(key::RULEBOOK_TABLE_MONEY), heads, currencies.map(row).collect())
}

fn prices() -> AnyView {
    let i18n = use_i18n();
    let counts = 1..=10;
    let heads = std::iter::once(head(i18n, key::RULEBOOK_HEAD_IN_WAREHOUSE))
        .chain(counts.clone().map(|count: u32| count.to_string().into_any()))
        .collect();
    let row = std::iter::once(Cell::Plain(head(i18n, key::RULEBOOK_HEAD_PRICE)))
        .chain(counts.map(|count| Cell::text(numbers::tile_price(count))))
        .collect();
    table(Caption::new(key::RULEBOOK_TABLE_PRICES), heads, vec![row])
}

fn palaces() -> AnyView {
    let i18n = use_i18n();
    let heads = [key::RULEBOOK_HEAD_FLOORS, key::RULEBOOK_HEAD_MIXED, key::RULEBOOK_HEAD_ONE_MATERIAL];
    let worth = |floors: u8, extra: i32| match (floors, extra) {
        // Such palaces count no windows: the number is all there is.
        (1 | 2, extra) => Cell::text(number(extra + i32::from(floors))),
        (_, 0) => Cell::Plain(head(i18n, key::RULEBOOK_WINDOWS_ONLY)),
        (_, extra) => Cell::view(move || say!(i18n, RULEBOOK_WINDOWS_PLUS, plus = format!("+ {extra}"))),
    };
    let row = |floors: u8| {
        let (mixed, of_one) = numbers::palace_extras(floors);
        vec![Cell::text(floors), worth(floors, mixed), worth(floors, of_one)]
    };
    let heads = heads.map(|key| head(i18n, key)).into();
    table(Caption::new(key::RULEBOOK_TABLE_PALACES), heads, (1..=5).map(row).collect())
}
