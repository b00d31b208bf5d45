use leptos::prelude::*;
use palazzi_rules::palazzo::{Material, Palace, Tile};

/// The width of a floor, and the height of one.
const WIDTH: f64 = 30.0;
const HEIGHT: f64 = 9.0;

/// A palace as large as a letter: its floors with their windows, told apart by the texture of their material.
#[component]
pub(super) fn SmallPalace(palace: Palace) -> impl IntoView {
    let height = f64::from(palace.floors()) * HEIGHT + 1.0;
    let floors = (0..).zip(palace.tiles()).map(|(level, tile)| {
        let bottom = height - 0.5 - f64::from(level) * HEIGHT;
        floor(bottom, tile)
    });
    view! {
        <svg class="small-palace" viewBox=format!("0 0 {WIDTH} {height}") width=WIDTH height=height aria-hidden="true">
            {floors.collect_view()}
        </svg>
    }
}

fn floor(bottom: f64, tile: Tile) -> impl IntoView {
    let top = bottom - HEIGHT;
    let (class, texture) = match tile.material() {
        // Courses of bricks, layers of sandstone, a vein of marble.
        Material::Brick => ("brick", format!("M0 {:.1}h{WIDTH}M0 {:.1}h{WIDTH}", top + 3.0, top + 6.0)),
        Material::Sandstone => ("sandstone", format!("M0 {:.1}h{WIDTH}", top + 1.5)),
        Material::Marble => ("marble", format!("M0 {:.1}q8 -6 15 -3t15 -3", top + 7.0)),
    };
    let windows = tile.windows();
    let window = |index: u8| {
        let middle = WIDTH * (f64::from(index) + 0.5) / f64::from(windows);
        format!("M{:.1} {:.1}v-3a2 2 0 0 1 4 0v3z", middle - 2.0, bottom - 1.5)
    };
    let windows: String = (0..windows).map(window).collect();
    view! {
        <g class=class>
            <rect x="0.5" y=top width=WIDTH - 1.0 height=HEIGHT/>
            <path class="texture" d=texture/>
            <path class="windows" d=windows/>
        </g>
    }
}
