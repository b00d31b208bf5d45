use leptos::prelude::*;
use palazzi_client::learn::numbers;
use palazzi_client::{carrara as words, key};
use palazzi_rules::carrara::{
    Bricks, BuildingType, City, Color, Edition, Eights, Improvement, Location, Markers, Object, Pieces,
    Reward, Sheet,
};

use super::pictures::{BrickChip, color_name};
use super::table::{Caption, Cell, head, table};
use crate::art::{Coins, Points};
use crate::i18n::{I18n, use_i18n};

/// The tables of a section.
pub(super) fn tables(edition: Edition, section: &str) -> AnyView {
    let rules = edition.rules();
    match section {
        "set-up" => view! { {start(edition)} {buildings(edition)} }.into_any(),
        "buy-bricks" => wheel(edition),
        "build" => cities(edition),
        "upgrades" | "monuments" if rules.eights == Eights::Present => improvements(),
        "wheel-symbols" => symbols(edition),
        "royal-visit" => court(edition),
        "final-scoring" if rules.pieces == Pieces::Ornaments => {
            view! { {statues()} {decorations()} }.into_any()
        }
        _ => ().into_any(),
    }
}

fn start(edition: Edition) -> AnyView {
    let i18n = use_i18n();
    let seats = numbers::start_holdings(edition);
    let heads = std::iter::once(head(i18n, key::RULEBOOK_HEAD_SEAT))
        .chain((1..=4).map(|seat| seat.to_string().into_any()))
        .collect();
    let bricks = seats.map(|seat| Cell::view(chips(edition, seat.bricks)));
    let coins = seats.map(|seat| Cell::view(view! { <Coins amount=i32::from(seat.coins)/> }));
    let row = |name, cells: [Cell; 4]| std::iter::once(Cell::Plain(head(i18n, name))).chain(cells).collect();
    table(
        Caption::new(key::RULEBOOK_TABLE_START),
        heads,
        vec![row(key::RULEBOOK_HEAD_BRICKS, bricks), row(key::RULEBOOK_HEAD_COINS, coins)],
    )
}

fn buildings(edition: Edition) -> AnyView {
    let i18n = use_i18n();
    let pieces = edition.rules().pieces;
    let object = match pieces {
        Pieces::Objects => Some(key::RULEBOOK_HEAD_OBJECT),
        Pieces::Ornaments => Some(key::RULEBOOK_HEAD_DECORATION),
        Pieces::None => None,
    };
    let mut heads = vec![head(i18n, key::RULEBOOK_HEAD_TYPE), head(i18n, key::RULEBOOK_HEAD_LANDSCAPE)];
    heads.extend(object.map(|object| head(i18n, object)));
    let by_players = numbers::values(edition, BuildingType::Villa);
    let same = by_players[0] == by_players[2];
    match same {
        true => heads.push(head(i18n, key::RULEBOOK_HEAD_VALUES)),
        false => heads.extend([2, 3, 4].map(|players| {
            (move || palazzi_client::say!(i18n, RULEBOOK_HEAD_VALUES_FOR, players = players)).into_any()
        })),
    }
    let row = |kind: BuildingType| {
        let landscape = if numbers::is_urban(kind) { key::RULEBOOK_URBAN } else { key::RULEBOOK_RURAL };
        let mut cells = vec![
            Cell::view(move || i18n.find(&format!("carrara-type-{kind}"))),
            Cell::Plain(head(i18n, landscape)),
        ];
        if object.is_some() {
            cells.push(Cell::view(move || words::object(kind.object(), &i18n.texts())));
        }
        let values = numbers::values(edition, kind);
        let shown = if same { &values[..1] } else { &values[..] };
        let eights = if edition.rules().eights == Eights::Present { " · 8" } else { "" };
        cells.extend(shown.iter().map(|values| Cell::text(joined(values) + eights)));
        cells
    };
    table(Caption::new(key::RULEBOOK_TABLE_BUILDINGS), heads, BuildingType::ALL.map(row).into())
}

fn wheel(edition: Edition) -> AnyView {
    let i18n = use_i18n();
    let locations = ["I", "II", "III", "IV", "V", "VI"].map(|location| location.into_any());
    let heads = std::iter::once(head(i18n, key::RULEBOOK_HEAD_COLOR)).chain(locations).collect();
    let row = |color: Color| {
        let prices =
            Location::ALL.into_iter().zip(numbers::prices(color)).map(|(_, price)| Cell::text(price));
        std::iter::once(colored(i18n, edition, color)).chain(prices).collect()
    };
    let caption = Caption::new(key::RULEBOOK_TABLE_WHEEL).about(key::RULEBOOK_TABLE_WHEEL_ABOUT);
    table(caption, heads, Color::ALL.map(row).into())
}

fn cities(edition: Edition) -> AnyView {
    let i18n = use_i18n();
    let heads = [
        key::RULEBOOK_HEAD_CITY,
        key::RULEBOOK_HEAD_ACCEPTS,
        key::RULEBOOK_HEAD_REWARD,
        key::RULEBOOK_HEAD_NEEDS,
    ];
    let row = |city: City| {
        let accepted = Color::ALL.into_iter().filter(move |color| *color <= city.color());
        let accepted = accepted.map(|color| view! { <BrickChip color edition/> }).collect_view();
        vec![
            Cell::view(move || words::city(city, &i18n.texts())),
            Cell::view(view! { <span class="chips">{accepted}</span> }),
            Cell::view(reward(numbers::rewards(city.improvement()).0)),
            Cell::text(city.buildings_to_score()),
        ]
    };
    table(
        Caption::new(key::RULEBOOK_TABLE_CITIES),
        heads.map(|key| head(i18n, key)).into(),
        City::ALL.map(row).into(),
    )
}

fn improvements() -> AnyView {
    let i18n = use_i18n();
    let heads = [key::RULEBOOK_HEAD_PLACE, key::RULEBOOK_HEAD_PRINTED, key::RULEBOOK_HEAD_IMPROVED];
    let row = |place: Improvement| {
        let (printed, improved) = numbers::rewards(place);
        let name = match place {
            Improvement::Urban => Cell::Plain(head(i18n, key::RULEBOOK_URBAN)),
            Improvement::Rural => Cell::Plain(head(i18n, key::RULEBOOK_RURAL)),
            place => Cell::view(move || i18n.find(&format!("carrara-city-{place}"))),
        };
        let is_reconstructed = numbers::is_improvement_reconstructed(place);
        vec![name, Cell::view(reward(printed)), Cell::view(reward(improved)).reconstructed(is_reconstructed)]
    };
    let heads = heads.map(|key| head(i18n, key)).into();
    table(Caption::new(key::RULEBOOK_TABLE_IMPROVEMENTS), heads, Improvement::ALL.map(row).into())
}

fn symbols(edition: Edition) -> AnyView {
    let i18n = use_i18n();
    let sheet = Sheet::built_in();
    let numbers = (1..=6).map(|number: u32| number.to_string().into_any());
    let heads = std::iter::once(head(i18n, key::RULEBOOK_HEAD_ORDER)).chain(numbers).collect();
    let decoration = |object: Object| Cell::view(move || words::object(object, &i18n.texts()));
    let statue = |color: Color| Cell::view(move || color_name(i18n, edition, color));
    let outer = std::iter::once(Cell::Plain(head(i18n, key::RULEBOOK_HEAD_DECORATION)))
        .chain(sheet.decorations.map(decoration))
        .collect();
    let inner = std::iter::once(Cell::Plain(head(i18n, key::RULEBOOK_HEAD_STATUE)))
        .chain(sheet.statues.map(statue))
        .collect();
    let caption = Caption::new(key::RULEBOOK_TABLE_SYMBOLS)
        .about(key::RULEBOOK_TABLE_SYMBOLS_ABOUT)
        .reconstructed(true);
    table(caption, heads, vec![outer, inner])
}

fn court(edition: Edition) -> AnyView {
    let i18n = use_i18n();
    let is_reconstructed = edition.rules().markers == Markers::Court;
    let spaces = numbers::court(edition);
    let numbers = (1..=spaces.len()).map(|number| number.to_string().into_any());
    let heads = std::iter::once(head(i18n, key::RULEBOOK_HEAD_SPACE)).chain(numbers).collect();
    let bonus = |bonus: numbers::Bonus| match bonus {
        numbers::Bonus::Coins(coins) => view! { <Coins amount=coins as i32/> }.into_any(),
        numbers::Bonus::Points(points) => view! { <Points amount=points as i32/> }.into_any(),
        numbers::Bonus::Decoration => head(i18n, key::RULEBOOK_BONUS_DECORATION),
        numbers::Bonus::Gold => head(i18n, key::RULEBOOK_BONUS_GOLD),
    };
    let cells = spaces.into_iter().map(|(_, found)| Cell::Plain(bonus(found)));
    let row = std::iter::once(Cell::Plain(head(i18n, key::RULEBOOK_HEAD_BONUS))).chain(cells).collect();
    table(Caption::new(key::RULEBOOK_TABLE_COURT).reconstructed(is_reconstructed), heads, vec![row])
}

fn statues() -> AnyView {
    let i18n = use_i18n();
    let heads = [
        key::RULEBOOK_HEAD_CITY,
        key::RULEBOOK_HEAD_MOST,
        key::RULEBOOK_HEAD_SECOND,
        key::RULEBOOK_HEAD_THIRD,
    ];
    let row = |city: City| {
        let steps =
            numbers::statue_steps(city).map(|points| Cell::view(view! { <Points amount=points as i32/> }));
        std::iter::once(Cell::view(move || words::city(city, &i18n.texts()))).chain(steps).collect()
    };
    let heads = heads.map(|key| head(i18n, key)).into();
    table(Caption::new(key::RULEBOOK_TABLE_STATUES), heads, City::ALL.map(row).into())
}

fn decorations() -> AnyView {
    let i18n = use_i18n();
    let points = numbers::decoration_points();
    let counts = (1..=points.len()).map(|count| count.to_string().into_any());
    let heads = std::iter::once(head(i18n, key::RULEBOOK_HEAD_ALIKE)).chain(counts).collect();
    let cells = points.map(|points| Cell::view(view! { <Points amount=points as i32/> }));
    let row = std::iter::once(Cell::text("")).chain(cells).collect();
    table(Caption::new(key::RULEBOOK_TABLE_DECORATIONS), heads, vec![row])
}

/// A colour with its name.
fn colored(i18n: I18n, edition: Edition, color: Color) -> Cell {
    Cell::view(view! {
        <span class="chips"><BrickChip color edition/> {move || color_name(i18n, edition, color)}</span>
    })
}

/// Bricks side by side.
fn chips(edition: Edition, bricks: Bricks) -> impl IntoView {
    let bricks = bricks.colors().flat_map(|(color, count)| std::iter::repeat_n(color, count as usize));
    let chips = bricks.map(|color| view! { <BrickChip color edition/> }).collect_view();
    view! { <span class="chips">{chips}</span> }
}

/// What each point of value pays.
fn reward(reward: Reward) -> impl IntoView {
    let coins = (reward.coins > 0).then(|| view! { <Coins amount=i32::from(reward.coins)/> });
    let points = (reward.points > 0).then(|| view! { <Points amount=i32::from(reward.points)/> });
    view! { <span class="chips">{points} {coins}</span> }
}

fn joined(values: &[u32]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · ")
}
