use leptos::prelude::*;
use palazzi_client::learn::numbers;
use palazzi_client::{carrara as words, key};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{BuildingType, City, Color, Edition, Exchange, Object, Pieces, Upgrades};

use super::{group, number, picture, refused, sign, then};
use crate::art::{Coins, Crest, Points};
use crate::carrara::symbols::{Symbols, edition_class};
use crate::i18n::{I18n, use_i18n};

pub(super) fn drawings(edition: Edition) -> AnyView {
    let i18n = use_i18n();
    view! { <Symbols i18n edition/> }.into_any()
}

/// The pictures of a section.
pub(super) fn of(edition: Edition, section: &str) -> AnyView {
    let rules = edition.rules();
    match section {
        "buy-bricks" => wheel(edition),
        "build" => {
            let exchange = (rules.exchange == Exchange::Pairs).then(|| exchange(edition));
            view! { {payment(edition)} {exchange} }.into_any()
        }
        "upgrades" | "monuments" => upgrade(edition),
        "score" => {
            let objects = (rules.pieces == Pieces::Objects).then(object);
            view! { {city()} {of_type()} {objects} }.into_any()
        }
        "royal-visit" => visit(),
        "wheel-symbols" => symbols(edition),
        "decorations-and-statues" => pieces(),
        "storage" => storage(),
        "end" => end(edition),
        "final-scoring" => coins(),
        _ => ().into_any(),
    }
}

/// What can be done in a turn.
pub(super) fn deed(edition: Edition, section: &str) -> Option<AnyView> {
    match section {
        "buy-bricks" => Some(bricks(edition, &[Color::Red, Color::Blue])),
        "build" => Some(house(BuildingType::Villa, 4).into_any()),
        "score" => Some(view! { {marker(Seat::A)} <Points amount=12/> }.into_any()),
        "extra-purchase" => Some(emblem(Object::Crown).into_any()),
        "bonus-purchase" => Some(statue(Color::Red).into_any()),
        _ => None,
    }
}

/// What a colour is called; the sixth is black in the first edition and purple in the second.
pub(in crate::pages::rules) fn color_name(i18n: I18n, edition: Edition, color: Color) -> String {
    words::color(color, edition, &i18n.texts())
}

/// A brick with its name.
#[component]
pub(in crate::pages::rules) fn BrickChip(color: Color, edition: Edition) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <svg
            class="pic-brick"
            viewBox="0 0 34 28"
            role="img"
            aria-label=move || color_name(i18n, edition, color)
        >
            <use href=format!("#c-brick-{color}")/>
        </svg>
    }
}

fn brick(edition: Edition, color: Color) -> impl IntoView {
    view! { <BrickChip color edition/> }
}

fn bricks(edition: Edition, colors: &[Color]) -> AnyView {
    colors.iter().map(|color| brick(edition, *color)).collect_view().into_any()
}

fn house(kind: BuildingType, value: u32) -> impl IntoView {
    let ground = if numbers::is_urban(kind) { "urban" } else { "rural" };
    view! {
        <span class=format!("pic-house {ground}")>
            <svg class="facade" viewBox="0 0 48 48"><use href=format!("#c-{kind}")/></svg>
            <b>{value}</b>
        </span>
    }
}

fn emblem(object: Object) -> impl IntoView {
    view! { <svg class="emblem" viewBox="0 0 24 24"><use href=format!("#c-emblem-{object}")/></svg> }
}

fn statue(color: Color) -> impl IntoView {
    view! {
        <svg class=format!("statue statue-{color}") viewBox="0 0 24 24"><use href="#c-statue"/></svg>
    }
}

fn marker(seat: Seat) -> impl IntoView {
    view! {
        <svg class=format!("marker {}", crate::art::seat_class(seat)) viewBox="0 0 24 24">
            <use href="#c-marker"/>
        </svg>
    }
}

/// A street with its city's name and what stands there.
fn street(city: City, content: impl IntoView + 'static) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <span class="pic-street">
            <i>{move || words::city(city, &i18n.texts())}</i>
            {content}
        </span>
    }
}

/// The wheel before and after it has turned: one brick has become cheaper, others have come.
fn wheel(edition: Edition) -> AnyView {
    let [dear, cheaper, ..] = numbers::prices(Color::Red);
    picture(
        key::PICTURE_WHEEL,
        view! {
            {disc(edition, &[(0, Color::Red, Some(dear)), (4, Color::Blue, None)])}
            {then()}
            {disc(edition, &[(0, Color::White, None), (1, Color::Red, Some(cheaper)), (5, Color::Blue, None)])}
        },
    )
}

/// A wheel with bricks at some locations, counted from 0; some with their price.
fn disc(edition: Edition, bricks: &[(usize, Color, Option<u32>)]) -> impl IntoView + use<> {
    /// The middles of the locations, clockwise from the top, on a circle with radius 1.
    const MIDDLES: [(f64, f64); 6] =
        [(0.5, -0.866), (1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866)];
    let at = |(x, y): (f64, f64), radius: f64| format!("translate({:.1} {:.1})", x * radius, y * radius);
    let numerals = ["I", "II", "III", "IV", "V", "VI"].into_iter().zip(MIDDLES).map(|(numeral, middle)| {
        view! { <text class="numeral" transform=at(middle, 87.0) y="5" text-anchor="middle">{numeral}</text> }
    });
    let bricks = bricks.iter().map(|(location, color, price)| {
        let tag = price.map(|price| {
            view! {
                <circle class="tag" cx="19" cy="15" r="10"/>
                <text class="tag-text" x="19" y="20" text-anchor="middle">{price}</text>
            }
        });
        view! {
            <g transform=at(MIDDLES[*location], 48.0)>
                <use href=format!("#c-brick-{color}") x="-17" y="-14" width="34" height="28"/>
                {tag}
            </g>
        }
    });
    view! {
        <svg class=format!("disc {}", edition_class(edition)) viewBox="-104 -104 208 208">
            <circle class="rim" r="74"/>
            <path class="spokes" d="M0-74V74M-64-37L64 37M-64 37L64-37"/>
            <circle class="hub" r="18"/>
            <path class="turn" d="M-9-3a9.5 9.5 0 0 1 16-3M9-9v6H3"/>
            {numerals.collect_view()}
            {bricks.collect_view()}
        </svg>
    }
}

fn payment(edition: Edition) -> AnyView {
    picture(
        key::PICTURE_PAYMENT,
        view! {
            {house(BuildingType::Villa, 3)}
            {sign("=")}
            {bricks(edition, &[Color::Red, Color::Green, Color::Green])}
            {then()}
            {street(City::Viareggio, house(BuildingType::Villa, 3))}
            {refused(brick(edition, Color::Blue))}
        },
    )
}

fn exchange(edition: Edition) -> AnyView {
    picture(
        key::PICTURE_EXCHANGE,
        view! {
            {street(City::Lucca, ())}
            {bricks(edition, &[Color::Green, Color::Green])} {sign("=")} {brick(edition, Color::Red)}
        },
    )
}

fn city() -> AnyView {
    picture(
        key::PICTURE_CITY,
        view! {
            {street(City::Lucca, view! { {house(BuildingType::Library, 2)} {house(BuildingType::Gate, 4)} })}
            {number("6")} {sign("×")} <Points amount=2/> {sign("=")} <Points amount=12/>
        },
    )
}

fn of_type() -> AnyView {
    picture(
        key::PICTURE_TYPE,
        view! {
            {street(City::Lerici, house(BuildingType::Library, 3))} {sign("=")} <Coins amount=3/>
            {street(City::Lucca, house(BuildingType::Library, 2))} {sign("=")} <Points amount=4/>
        },
    )
}

fn object() -> AnyView {
    let pair =
        |kind: BuildingType, value| group(view! { {house(kind, value)} {then()} {emblem(kind.object())} });
    picture(
        key::PICTURE_OBJECT,
        view! { {pair(BuildingType::Library, 2)} {pair(BuildingType::Gate, 4)} {pair(BuildingType::Villa, 1)} },
    )
}

fn upgrade(edition: Edition) -> AnyView {
    let new = match edition.rules().upgrades {
        Upgrades::Monument => BuildingType::Gate,
        Upgrades::Higher | Upgrades::None => BuildingType::Palace,
    };
    picture(
        key::PICTURE_UPGRADE,
        view! {
            {house(BuildingType::Gate, 5)}
            {sign("+")} {bricks(edition, &[Color::Red, Color::Green, Color::Green])}
            {then()}
            {house(new, 8)}
            {sign("+")}
            {street(City::Lucca, view! { <Points amount=3/> <Coins amount=1/> })}
        },
    )
}

fn visit() -> AnyView {
    let space = |content: AnyView| view! { <span class="pic-space">{content}<Coins amount=5/></span> };
    picture(
        key::PICTURE_VISIT,
        view! {
            {group(view! {
                {space(view! { {marker(Seat::A)} {marker(Seat::B)} }.into_any())}
            })}
            {then()}
            {group(view! {
                <Crest seat=Seat::A/> <Coins amount=5/>
                {street(City::Massa, marker(Seat::A))}
            })}
            {group(view! { <Crest seat=Seat::B/> <Coins amount=5/> {sign("?")} })}
        },
    )
}

fn symbols(edition: Edition) -> AnyView {
    picture(
        key::PICTURE_SYMBOLS,
        view! {
            <span class="pic-spot"><i>"IV"</i>{brick(edition, Color::Green)}{emblem(Object::Crown)}{statue(Color::Red)}</span>
            {then()}
            {brick(edition, Color::Green)} {sign("+")}
            {group(view! { {statue(Color::Red)} {sign("/")} {emblem(Object::Crown)} })}
        },
    )
}

fn pieces() -> AnyView {
    picture(
        key::PICTURE_PIECES,
        view! {
            {house(BuildingType::Library, 4)} {sign("+")} {emblem(Object::Book)} {sign("=")} {number("5")}
            {group(view! { {house(BuildingType::Library, 4)} {statue(Color::Red)} })}
        },
    )
}

fn storage() -> AnyView {
    picture(
        key::PICTURE_STORAGE,
        view! {
            <span class="pic-space">{statue(Color::Blue)}</span>
            <span class="pic-space"></span>
        },
    )
}

fn end(edition: Edition) -> AnyView {
    match edition {
        Edition::First | Edition::FirstExpansion => picture(
            key::PICTURE_ANNOUNCE,
            view! {
                {group(view! { {marker(Seat::A)} {marker(Seat::A)} {marker(Seat::A)} {marker(Seat::A)} })}
                {sign("+")}
                {group(view! { {emblem(Object::Book)} {emblem(Object::Crown)} {emblem(Object::Flag)} {sign("…")} })}
                {sign("+")}
                {group(view! { {house(BuildingType::Palace, 5)} {house(BuildingType::Castle, 4)} {sign("…")} })}
                {then()}
                <Points amount=5/>
            },
        ),
        Edition::Second | Edition::SecondAdvanced => picture(
            key::PICTURE_ENDING,
            view! {
                <span class="pic-space"></span> {sign("+")}
                {refused(marker(Seat::A))}
                {then()} <Crest seat=Seat::A/> <Points amount=5/>
            },
        ),
    }
}

fn coins() -> AnyView {
    picture(key::PICTURE_FINAL, view! { <Coins amount=5/> {then()} <Points amount=1/> })
}
