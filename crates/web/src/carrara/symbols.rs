//! The drawings of Carrara, each drawn once; the board refers to them by name. Colours come from the style sheet.

use leptos::prelude::*;
use palazzi_client::carrara::color_letter;
use palazzi_rules::carrara::{BuildingType, City, Color, Edition, Object};

use crate::i18n::I18n;

/// All drawings; they take no room.
#[component]
pub(crate) fn Symbols(i18n: I18n, edition: Edition) -> AnyView {
    let brick = move |color: Color| {
        let letter = move || color_letter(color, edition, &i18n.texts());
        view! {
            <symbol id=format!("c-brick-{color}") viewBox="0 0 34 28" class=format!("brick-{color} {}", edition_class(edition))>
                <path class="b-top" d="M1 8.5 8 1.5H33L26 8.5Z"/>
                <path class="b-side" d="M26 8.5 33 1.5V19.5L26 26.5Z"/>
                <path class="b-front" d="M1 8.5H26V26.5H1Z"/>
                <path class="b-vein" d=vein(color)/>
                <path class="b-edge" d="M1 8.5 8 1.5H33V19.5L26 26.5H1ZM1 8.5H26V26.5M26 8.5 33 1.5"/>
                <text x="13.5" y="22.6" text-anchor="middle">{letter}</text>
            </symbol>
        }
    };
    let facade = |kind: BuildingType| {
        let Facade { wall, roof, dark, line, tree } = facade(kind);
        view! {
            <symbol id=format!("c-{kind}") viewBox="0 0 48 48">
                <path class="f-wall" d=wall/>
                <path class="f-roof" d=roof/>
                <path class="f-dark" d=dark/>
                <path class="f-line" d=line/>
                <path class="f-tree" d=tree/>
            </symbol>
        }
    };
    let emblem = |object: Object| {
        let (fill, line) = emblem(object);
        view! {
            <symbol id=format!("c-emblem-{object}") viewBox="0 0 24 24">
                <path class="e-fill" d=fill/>
                <path class="e-line" d=line/>
            </symbol>
        }
    };
    let landmark = |city: City| {
        view! {
            <symbol id=format!("c-city-{city}") viewBox="0 0 48 32">
                <path class="l-fill" d=landmark(city)/>
            </symbol>
        }
    };
    view! {
        <svg class="symbols" width="0" height="0" aria-hidden="true">
            {Color::ALL.map(brick)}
            {BuildingType::ALL.map(facade)}
            {Object::ALL.map(emblem)}
            {City::ALL.map(landmark)}
            <symbol id="c-statue" viewBox="0 0 24 24">
                <path class="s-stone" d="M6 23v-3h12v3zM8 20v-2.5h8V20z"/>
                <path class="s-figure" d="M12 2.2a2.1 2.1 0 1 1-.01 0zM9.2 17.2c.4-3 .1-5-.6-6.7-.5-1.5.5-3.2 2-3.5h2.8l3.2-2.6.9 1.1-3.2 3.6c.2 2.6.6 5.2.6 8.1z"/>
            </symbol>
            <symbol id="c-marker" viewBox="0 0 24 24">
                <path class="m-body" d="M12 2.5a4 4 0 0 1 2.6 7c2.6 1.4 3.8 4.5 4.2 8.5.3 2-1 3.5-3 3.5H8.200c-2 0-3.300-1.500-3-3.500.4-4 1.600-7.100 4.200-8.500a4 4 0 0 1 2.600-7z"/>
            </symbol>
            <symbol id="c-screen" viewBox="0 0 36 24">
                <path class="sc-face" d="M3 4 11 7V22L3 19ZM11 7H25V22H11ZM25 7 33 4V19L25 22Z"/>
                <path class="sc-line" d="M3 4 11 7V22L3 19ZM11 7H25V22H11ZM25 7 33 4V19L25 22ZM14 18v-5a4 4 0 0 1 8 0v5"/>
            </symbol>
            <symbol id="c-bag" viewBox="0 0 24 24">
                <path class="g-bag" d="M8 6.500 6.500 3h11L16 6.500c4 3 5.500 7 5 11-.3 2.500-2.200 4-5 4H8c-2.800 0-4.700-1.500-5-4-.5-4 1-8 5-11z"/>
                <path class="g-cord" d="M7.500 7.200h9"/>
            </symbol>
            <symbol id="c-crown-visit" viewBox="0 0 24 24">
                <path class="e-fill" d="M3 7l4.500 4L12 4l4.500 7L21 7l-1.800 11.500H4.800z"/>
                <path class="e-line" d="M3 7l4.500 4L12 4l4.500 7L21 7l-1.800 11.500H4.800zM5.500 21.500h13"/>
            </symbol>
        </svg>
    }
    .into_any()
}

/// The class that tells the editions apart: the sixth colour is black in the first and purple in the second.
pub(crate) fn edition_class(edition: Edition) -> &'static str {
    match edition {
        Edition::First | Edition::FirstExpansion => "first",
        Edition::Second | Edition::SecondAdvanced => "second",
    }
}

/// What the marble of each colour is told by besides its colour: plain, dots, diagonals, waves, a grid, solid.
fn vein(color: Color) -> &'static str {
    match color {
        Color::White => "M3 23c4-1 5-4 9-4.500M17 25c2-2 5-2 7.500-5",
        Color::Yellow => {
            "M4 12h.01M10 12h.01M16 12h.01M22 12h.01M4 23h.01M10 24h.01M16 24h.01M22 23h.01M4 17.500h.01M23 17.500h.01"
        }
        Color::Red => {
            "M1.500 14 7 8.800M1.500 20 13 8.800M1.500 26 19 8.800M7.500 26 25 8.800M13.500 26 25.800 14.500M19.500 26 25.800 20.500"
        }
        Color::Green => {
            "M1.500 12.500q3-3 6 0t6 0 6 0 6 0M1.500 18q3-3 6 0t6 0 6 0 6 0M1.500 23.500q3-3 6 0t6 0 6 0 6 0"
        }
        Color::Blue => {
            "M1.500 13H25.500M1.500 17.500H25.500M1.500 22H25.500M6 8.800V26M11 8.800V26M16 8.800V26M21 8.800V26"
        }
        Color::Dark => "M1 8.500",
    }
}

/// A façade in five tones: walls, roofs and cornices, openings, lines, trees.
struct Facade {
    wall: &'static str,
    roof: &'static str,
    dark: &'static str,
    line: &'static str,
    tree: &'static str,
}

fn facade(kind: BuildingType) -> Facade {
    match kind {
        BuildingType::Library => Facade {
            wall: "M7 20H41V23H7ZM9 23h4.500V38H9ZM17.500 23H22V38h-4.500ZM26 23h4.500V38H26ZM34.500 23H39V38h-4.500ZM5 38H43v3.500H5ZM2 41.500H46V45H2ZM0 45H48v3H0Z",
            roof: "M4 20 24 7 44 20Z",
            dark: "M13.500 23h4V38h-4ZM22 23h4V38h-4ZM30.500 23h4V38h-4ZM24 12.200a2.600 2.600 0 1 1-.01 0Z",
            line: "M4 20H44M9 24.500h30M5 41.500H43M2 45H46",
            tree: "",
        },
        BuildingType::Cathedral => Facade {
            wall: "M9 30H39V48H9ZM2 37 9 32V48H2ZM46 37 39 32V48h7ZM14 26H34v4H14Z",
            roof: "M14 26C14 16 20 13 24 11.500 28 13 34 16 34 26ZM21.800 8.500h4.400v4h-4.400ZM7.500 29.500h33V32h-33Z",
            dark: "M20 48V42a4 4 0 0 1 8 0v6ZM24 33.200a3 3 0 1 1-.01 0ZM12.500 48V41.500a2 2 0 0 1 4 0V48ZM31.500 48V41.500a2 2 0 0 1 4 0V48Z",
            line: "M24 1.500v7M21.200 4h5.600M24 12v14M19 14.500c-1 3-1.400 7-1.400 11.500M29 14.500c1 3 1.400 7 1.400 11.500",
            tree: "",
        },
        BuildingType::Palace => Facade {
            wall: "M4 15H44V48H4Z",
            roof: "M2 9.500H46V15H2ZM4 29h40v2.500H4Z",
            dark: "M8 48V39.500a4 4 0 0 1 8 0V48ZM20 48V39.500a4 4 0 0 1 8 0V48ZM32 48V39.500a4 4 0 0 1 8 0V48ZM9 26.500v-5a3 3 0 0 1 6 0v5ZM21 26.500v-5a3 3 0 0 1 6 0v5ZM33 26.500v-5a3 3 0 0 1 6 0v5Z",
            line: "M2 12.200H46M12 18.500v8M24 18.500v8M36 18.500v8M18 31.500V48M30 31.500V48",
            tree: "",
        },
        BuildingType::Gate => Facade {
            wall: "M5 18H43V48H5Z",
            roof: "M3 13H45v5H3ZM9 7.500H39V13H9ZM3 26.500h8V29H3ZM37 26.500h8V29h-8Z",
            dark: "M13 48V31.500a11 11 0 0 1 22 0V48Z",
            line: "M13 31.500a11 11 0 0 1 22 0M22.500 17.500 23 21h2l.5-3.500M17 7.500V13M24 7.500V13M31 7.500V13M9 29V48M39 29V48",
            tree: "",
        },
        BuildingType::Castle => Facade {
            wall: "M2 48V14H5v3.500h3V14h3v3.500h3V14h3V26h3V22.500h2.500V26h3V22.500H28V26h3V14h3v3.500h3V14h3v3.500h3V14h3V48Z",
            roof: "M2 20.500H17V23H2ZM31 20.500H46V23H31Z",
            dark: "M19 48V39.500a5 5 0 0 1 10 0V48ZM8.300 27h2.400v6.500H8.300ZM37.300 27h2.400v6.500h-2.400ZM22.800 28.500h2.400V33h-2.400Z",
            line: "M9.500 14V4.500l7 2.700-7 2.700M19 40h10M24 35v13",
            tree: "",
        },
        BuildingType::Villa => Facade {
            wall: "M5 27H33V48H5ZM13 20.500H25V27H13Z",
            roof: "M2 28 11 20.500H27L36 28ZM11 21 19 13.500 27 21Z",
            dark: "M16 48V40a3 3 0 0 1 6 0v8ZM8.500 32h4.500v6H8.500ZM25 32h4.500v6H25ZM17 23h4v4.500h-4Z",
            line: "M42 48V43M5 28H33",
            tree: "M42 45C36.500 38 38.500 24 42 15 45.500 24 47.500 38 42 45ZM1.500 48c-1-3.500 4-3.500 4 0Z",
        },
    }
}

/// An emblem: its filled shape and its lines.
fn emblem(object: Object) -> (&'static str, &'static str) {
    match object {
        Object::Book => (
            "M12 6C9.500 4 6 3.600 2.500 4V19c3.500-.4 7 0 9.500 2 2.500-2 6-2.400 9.500-2V4C18 3.600 14.500 4 12 6Z",
            "M12 6V21M12 6C9.500 4 6 3.600 2.500 4V19c3.500-.4 7 0 9.500 2 2.500-2 6-2.400 9.500-2V4C18 3.600 14.500 4 12 6ZM5.500 8c1.500 0 2.800.3 4 1M5.500 12c1.500 0 2.800.3 4 1M18.500 8c-1.500 0-2.800.3-4 1M18.500 12c-1.500 0-2.800.3-4 1",
        ),
        Object::Chalice => (
            "M6 3H18c.5 6-1.500 9.500-6 9.500S5.500 9 6 3ZM7.500 21.500c.5-2 2-2.700 4.500-2.700s4 .7 4.500 2.700Z",
            "M6 3H18c.5 6-1.500 9.500-6 9.500S5.500 9 6 3ZM12 12.500v6.300M9.800 15.300h4.400M7.500 21.500c.5-2 2-2.700 4.500-2.700s4 .7 4.500 2.700Z",
        ),
        Object::Crown => (
            "M3 8l4.500 3.500L12 5l4.500 6.500L21 8l-1.800 9.500H4.800Z",
            "M3 8l4.500 3.500L12 5l4.500 6.500L21 8l-1.800 9.500H4.800ZM5 20.500H19",
        ),
        Object::Gate => (
            "M4.500 21V11a7.500 7.500 0 0 1 15 0V21Z",
            "M4.500 21V11a7.500 7.500 0 0 1 15 0V21ZM9.500 4V21M14.500 4V21M4.500 11.500h15M4.500 16.300h15",
        ),
        Object::Flag => (
            "M6 3.500c4-2 7 2 12.500 0L16 9l2.500 5c-5.500 2-8.500-2-12.500 0Z",
            "M6 2V22M6 3.500c4-2 7 2 12.500 0L16 9l2.500 5c-5.500 2-8.500-2-12.500 0",
        ),
        Object::Arms => (
            "M4 3H20V11c0 5-3.500 8-8 10.500C7.500 19 4 16 4 11Z",
            "M4 3H20V11c0 5-3.500 8-8 10.500C7.500 19 4 16 4 11ZM4.500 4.500 18 15M12 3v5.500M4 11h6",
        ),
    }
}

/// What one sees of a city from afar: a lighthouse, a leaning tower, a tower with trees, a pier, a hill with a
/// castle, a fortress above the bay.
fn landmark(city: City) -> &'static str {
    match city {
        City::Livorno => {
            "M0 32V29q4-2 8 0t8 0 8 0 8 0 8 0 8 0V32ZM21 28 22.500 11H26L27.500 28ZM21 11V9h6.500v2ZM22.700 8.500V5.500L24.300 3.500 26 5.500v3ZM33 28v-5h7v5Z"
        }
        City::Pisa => {
            "M0 32V30H48v2ZM20.500 30 24 4.500 32 5.600 28.500 30ZM8 30V21.500a4.500 4.500 0 0 1 9 0V30ZM36 30v-7l4-3 4 3v7Z"
        }
        City::Lucca => {
            "M0 32V30H48v2ZM12 30V12h7V30ZM10.500 12c-1-4 1-5 2-5 .5-2.500 4-3 5-.5 2-.5 4 1.500 3 5.500ZM25 30V20h9V30ZM36 30V24h8v6ZM3 30V23h6v7Z"
        }
        City::Viareggio => {
            "M0 32V29q4-2 8 0t8 0 8 0 8 0 8 0 8 0V32ZM8 28V19h14v9ZM6.500 19 15 13l8.500 6ZM35 28c.5-5 0-9-1-13l1.500-.2c1 4 1.300 8.500 1 13.200ZM34.500 15c-3-2.500-5.500-2-7 .5 2.500-.8 4.500-.8 7-.2-3 .5-4.500 2-5 4 2-1.800 3.500-2.800 5.300-3.600-.6 1.600-.6 3 0 5 .6-2 1-3.500.9-5 2 .6 3.500 1.600 5 3.600-.3-2.300-1.800-3.700-4.500-4.200 2.300-.5 4.300-.5 6.800.4-1.500-2.700-4.500-3.200-7-.7Z"
        }
        City::Massa => {
            "M0 32 10 24 17 20H33l6 3 9 9ZM17 20V12h2.500v2H22v-2h2.500v2H27v-2h2.500v2H33v6ZM22 11V5h5v6Z"
        }
        City::Lerici => "M0 32V29.500h13L16 20l3-2V8h3v2.500h3V8h3v2.500h3V8h3V20l6 4 3 5.500h8V32Z",
    }
}
