use leptos::prelude::*;
use palazzi_client::carrara::{Part, building as building_name};
use palazzi_rules::carrara::{Building, City};

use super::lights::Board;
use super::tiles::ground;

/// A building in small: its façade over its value, for the streets of opponents.
#[component]
pub(super) fn Mini(board: Board, city: City, building: Building) -> AnyView {
    let i18n = board.i18n();
    let (width, height) = palazzi_art::facade_size(building.value() as u8);
    let (room, tall) = (width + 4, height + 14);
    let facade = format!("#f-{}-{}", building.kind(), building.value());
    view! {
        <span
            class=format!("mini {}", ground(building.kind()))
            class:decorated=building.is_decorated()
            class:monument=building.value() == 8
            class:lit=move || board.is_pointed_out(Part::Own(city, building))
            role="img"
            aria-label=move || building_name(building, &i18n.texts())
            style:--w=width.to_string()
        >
            <svg viewBox=format!("{} -{tall} {room} {tall}", -(i64::from(room) / 2)) aria-hidden="true">
                <use href=facade x=-(i64::from(width) / 2 + 6) y=-i64::from(tall) width=width + 12 height=tall/>
            </svg>
            <span class="mini-value" aria-hidden="true">{building.value()}</span>
        </span>
    }
    .into_any()
}
