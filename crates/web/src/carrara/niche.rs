use leptos::prelude::*;
use palazzi_client::Layout;
use palazzi_client::carrara::Part;
use palazzi_client::carrara::staging::Anchor;
use palazzi_rules::carrara::{Building, Eights, Pieces};

use super::building::{BuildingView, Cut, ground_class};
use super::lacks::Lacks;
use super::lights::Board;
use super::thing::Thing;
use crate::fit::use_layout;

/// A building that can be built, in its niche.
#[component]
pub(super) fn Niche(
    board: Board,
    building: Building,
    /// Which one it is of several alike, counted from 0.
    #[prop(default = 0)]
    copy: usize,
) -> AnyView {
    let class = format!("niche {}", ground_class(building));
    view! {
        <Thing board part=Part::Tile(building) class copy attr:data-anchor=Anchor::Tile(building).to_string()>
            <Standing board building/>
            <Lacks board part=Part::Tile(building)/>
        </Thing>
    }
    .into_any()
}

/// A building as it stands in a niche. All of them have one scale: the higher the value, the taller.
#[component]
pub(super) fn Standing(board: Board, building: Building) -> AnyView {
    let rules = board.fixed(|table| *table.edition.rules());
    let layout = use_layout();
    let cut = Memo::new(move |_| {
        let has_more_room = rules.eights == Eights::Absent;
        let cut =
            if building.value() == 8 { monument(layout.get()) } else { shelf(layout.get(), has_more_room) };
        Cut { emblem: rules.pieces != Pieces::None, ..cut }
    });
    (move || view! { <BuildingView building cut=cut.get() silent=true/> }).into_any()
}

/// How buildings are cut out for the niches: as wide as a niche at least, so that the plinth fills it.
fn shelf(layout: Layout, has_more_room: bool) -> Cut {
    match (layout, has_more_room) {
        (Layout::Desk, true) => niche(25.0, (96.0, 142.0)),
        (Layout::Desk, false) => niche(32.0, (152.0, 144.0)),
        (Layout::Tablet, true) => niche(36.0, (180.0, 148.0)),
        (Layout::Tablet, false) => niche(44.0, (226.0, 156.0)),
        (Layout::Tall, _) => niche(25.0, (90.0, 142.0)),
        (Layout::Phone, _) => niche(50.0, (246.0, 162.0)),
        (Layout::Lying, _) => niche(30.0, (108.0, 142.0)),
    }
}

/// The same for monuments, which are taller.
fn monument(layout: Layout) -> Cut {
    match layout {
        Layout::Desk | Layout::Tall => niche(34.0, (137.0, 160.0)),
        Layout::Tablet => niche(46.0, (192.0, 172.0)),
        Layout::Phone => niche(50.0, (222.0, 176.0)),
        Layout::Lying => niche(50.0, (178.0, 176.0)),
    }
}

/// A cut with a plinth of this height that is as wide as the picture.
fn niche(plinth: f64, (width, height): (f64, f64)) -> Cut {
    Cut { plinth, plinth_width: Some(width), picture: Some((width, height)), emblem: true }
}
