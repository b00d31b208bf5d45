use leptos::prelude::*;
use palazzi_client::learn::numbers;
use palazzi_client::{carrara as words, key, say};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{BuildingType, City, Color, Edition, Exchange, Object, Pieces, Upgrades};

use super::{group, number, picture, refused, sign, then};
use crate::art::{Coins, Crest, Points};
use crate::i18n::{I18n, use_i18n};

pub(super) fn drawings() -> AnyView {
    ().into_any()
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

/// The class that gives the sixth colour its look.
fn edition_class(edition: Edition) -> &'static str {
    match edition {
        Edition::First | Edition::FirstExpansion => "first",
        Edition::Second | Edition::SecondAdvanced => "second",
    }
}

/// A brick with its name.
#[component]
pub(in crate::pages::rules) fn BrickChip(color: Color, edition: Edition) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <svg
            class=format!("pic-brick {}", edition_class(edition))
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
        <span class=format!("pic-street city-{city}")>
            <svg class="landmark" viewBox="0 0 48 32"><use href=format!("#c-city-{city}")/></svg>
            <i>{move || words::city(city, &i18n.texts())}</i>
            {content}
        </span>
    }
}

/// Two locations of the wheel before and after it has turned.
fn wheel(edition: Edition) -> AnyView {
    let spot = |name: &'static str, price: AnyView, colors: &[Color]| {
        view! { <span class="pic-spot"><i>{name}</i>{bricks(edition, colors)}{price}</span> }
    };
    let coins = |amount: u32| view! { <Coins amount=amount as i32/> }.into_any();
    let [dear, cheaper, ..] = numbers::prices(Color::Red);
    picture(
        key::PICTURE_WHEEL,
        view! {
            {group(view! { {spot("I", coins(dear), &[Color::Red])} {spot("II", ().into_any(), &[])} })}
            {then()}
            {group(view! {
                {spot("I", ().into_any(), &[Color::White, Color::Green])}
                {spot("II", coins(cheaper), &[Color::Red])}
            })}
        },
    )
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
