use leptos::prelude::*;
use palazzi_client::palazzo::letter_of_material;
use palazzi_rules::palazzo::{Material, Tile};

use crate::i18n::use_i18n;

/// The textures that all tiles are filled with. To be drawn once on a page.
#[component]
pub(crate) fn Patterns() -> impl IntoView {
    view! {
        <svg class="patterns" width="0" height="0" aria-hidden="true">
            <defs>
                <pattern id="pz-brick" width="14" height="10" patternUnits="userSpaceOnUse">
                    <rect class="brick-base" width="14" height="10"/>
                    <path class="brick-shade" d="M0 0h6.4v4.4H0zM8 5.6h6v3.8H8z"/>
                    <path class="mortar" d="M0 4.9h14M0 9.9h14M7 0v4.9M0 4.9v5M14 4.9v5"/>
                </pattern>
                <pattern id="pz-sandstone" width="36" height="24" patternUnits="userSpaceOnUse">
                    <rect class="sand-base" width="36" height="24"/>
                    <path class="sand-shade" d="M0 0h21v11.5H0zM10 12.5h26V24H10z"/>
                    <path class="joint" d="M0 12h36M0 23.8h36M21.5 0v12M9.5 12v12"/>
                    <path class="grain" d="M4 4h1M12 8h1M17 3h1M27 6h1M32 3h1M24 9h1M4 17h1M15 20h1M20 15h1M29 19h1M33 16h1M7 21h1"/>
                </pattern>
                <pattern id="pz-marble" width="120" height="46" patternUnits="userSpaceOnUse">
                    <rect class="marble-base" width="120" height="46"/>
                    <path class="vein" d="M-4 30q14-9 24-6t20-8 18-2 15-13M24 24q8 9 6 24M70 48q6-18 22-20t32-16M92 28q2-14-4-30"/>
                    <path class="vein faint" d="M0 8q20 6 34-2t30 4 24-6 34 4M6 46q18-10 40-4t40-10 36 6"/>
                </pattern>
            </defs>
        </svg>
    }
}

/// The class of a material.
fn class_of(material: Material) -> &'static str {
    match material {
        Material::Brick => "brick",
        Material::Sandstone => "sandstone",
        Material::Marble => "marble",
    }
}

fn texture(material: Material) -> &'static str {
    match material {
        Material::Brick => "url(#pz-brick)",
        Material::Sandstone => "url(#pz-sandstone)",
        Material::Marble => "url(#pz-marble)",
    }
}

/// Where the middles of the openings are.
fn middles(windows: u8) -> &'static [i32] {
    match windows {
        1 => &[60],
        2 => &[45, 75],
        _ => &[36, 60, 84],
    }
}

/// A building tile: a floor of a palace with its openings, the number of the floor at the left and the letter of the
/// material at the right; 120 units wide, 46 high.
#[component]
pub(crate) fn TileFace(tile: Tile) -> impl IntoView {
    let i18n = use_i18n();
    let letter = move || letter_of_material(tile.material(), &i18n.texts());
    let middles = middles(tile.windows());
    let door = (tile.floor() == 1).then(|| middles[middles.len() / 2]);
    let openings = middles.iter().map(|middle| opening(tile.floor(), *middle, door == Some(*middle)));
    view! {
        <svg class=format!("floor-tile {}", class_of(tile.material())) viewBox="0 0 120 46" aria-hidden="true">
            <rect class="wall" width="120" height="46" fill=texture(tile.material())/>
            <rect class="ledge" y="41" width="120" height="5"/>
            <path class="ledge-line" d="M0 41h120"/>
            {openings.collect_view()}
            <circle class="plaque" cx="12" cy="20" r="9.5"/>
            <text class="plaque-text" x="12" y="25" text-anchor="middle">{tile.floor()}</text>
            <rect class="plaque" x="99" y="11" width="18" height="18" rx="3"/>
            <text class="plaque-text" x="108" y="25" text-anchor="middle">{letter}</text>
        </svg>
    }
}

/// A window of a floor, or the door of the ground floor.
fn opening(floor: u8, middle: i32, is_door: bool) -> AnyView {
    let at = format!("translate({middle} 0)");
    if is_door {
        return view! {
            <g transform=at>
                <path class="frame" d="M-10 41V18a10 10 0 0 1 20 0v23z"/>
                <path class="door" d="M-7.5 41V18.5a7.5 7.5 0 0 1 15 0V41z"/>
                <path class="bars" d="M0 11v30M-7.5 21h15M-7.5 31h15"/>
            </g>
        }
        .into_any();
    }
    match floor {
        1 => view! {
            <g transform=at>
                <rect class="frame" x="-8.5" y="12" width="17" height="20"/>
                <rect class="glass" x="-6" y="14.5" width="12" height="15"/>
                <path class="bars" d="M-2 14.5v15M2 14.5v15M-6 19.5H6M-6 24.5H6"/>
            </g>
        }
        .into_any(),
        2 => view! {
            <g transform=at>
                <path class="frame" d="M-8.5 35V15a8.5 8.5 0 0 1 17 0v20z"/>
                <path class="glass" d="M-6 33V15.5a6 6 0 0 1 12 0V33z"/>
                <path class="bars" d="M0 9.5V33M-6 20H6"/>
                <path class="sill" d="M-10.5 35h21v2.5h-21z"/>
            </g>
        }
        .into_any(),
        3 => view! {
            <g transform=at>
                <path class="frame" d="M-11 12.5L0 4.5l11 8zM-8.5 13.5h17V35h-17z"/>
                <rect class="glass" x="-6" y="15.5" width="12" height="17.5"/>
                <path class="bars" d="M0 15.5V33M-6 23H6"/>
                <path class="sill" d="M-10.5 35h21v2.5h-21z"/>
            </g>
        }
        .into_any(),
        4 => view! {
            <g transform=at>
                <path class="frame" d="M-10 35V16a10 10.5 0 0 1 20 0v19z"/>
                <path class="glass" d="M-8 33V18a3.6 3.6 0 0 1 7.2 0v15zM.8 33V18a3.6 3.6 0 0 1 7.2 0v15z"/>
                <circle class="glass" cy="11" r="2.2"/>
                <path class="sill" d="M-11.5 35h23v2.5h-23z"/>
            </g>
        }
        .into_any(),
        _ => view! {
            <g transform=at>
                <circle class="frame" cy="22" r="11"/>
                <circle class="glass" cy="22" r="8.2"/>
                <path class="bars" d="M0 13.8v16.4M-8.2 22H8.2M-5.8 16.2l11.6 11.6M5.8 16.2L-5.8 27.8"/>
            </g>
        }
        .into_any(),
    }
}

/// A tile as it is seen from afar: texture, floor, openings, letter; 58 units wide, 18 high.
#[component]
pub(crate) fn SmallTile(tile: Tile) -> impl IntoView {
    let i18n = use_i18n();
    let letter = move || letter_of_material(tile.material(), &i18n.texts());
    let windows = i32::from(tile.windows());
    let openings = (0..windows).map(|index| {
        let middle = 29 + 8 * index - 4 * (windows - 1);
        let door = tile.floor() == 1 && index == windows / 2;
        let d = match (tile.floor(), door) {
            (_, true) => "M-2.6 16.5V8a2.6 2.6 0 0 1 5.2 0v8.5z",
            (5, _) => "M0 5.5a3 3 0 1 0 .01 0z",
            _ => "M-2.3 13V6.5a2.3 2.3 0 0 1 4.6 0V13z",
        };
        let class = if door { "door" } else { "glass" };
        view! { <path class=class d=d transform=format!("translate({middle} 0)")/> }
    });
    view! {
        <svg class=format!("floor-tile small {}", class_of(tile.material())) viewBox="0 0 58 18" aria-hidden="true">
            <rect class="wall" width="58" height="18" fill=texture(tile.material())/>
            <path class="ledge-line" d="M0 17h58"/>
            <circle class="plaque" cx="8" cy="8.5" r="6.5"/>
            <text class="plaque-text tiny" x="8" y="12" text-anchor="middle">{tile.floor()}</text>
            {openings.collect_view()}
            <rect class="plaque" x="43.5" y="2" width="13" height="13" rx="2"/>
            <text class="plaque-text tiny" x="50" y="12" text-anchor="middle">{letter}</text>
        </svg>
    }
}
