use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, Topic};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Bonus, Space};

use super::court::space_label;
use super::lights::Board;
use super::shape::Shape;
use super::sign::crest_name;
use crate::fit::use_layout;

/// On which side of its medallion an arm lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// Along the upper or lower edge of the slab.
    Level,
    /// Along the edge at the side.
    Upright,
}

/// The outline of a level arm in the lower right corner: it follows the rim of the wheel.
const OUTLINE: &str = "M148 190.500H92Q87 190.500 87 185.500V177.200A197.500 197.500 0 0 0 118.500 158H148Q152 158 152 162V186.500Q152 190.500 148 190.500Z";

/// A bonus space of the court with a socket for each player. During a royal visit it is lit and holds the crown.
#[component]
pub(super) fn CourtArm(board: Board, space: Space, corner: (i32, i32), side: Side) -> AnyView {
    let seats = board.fixed(|table| Seat::of(table.players()).collect::<Vec<_>>());
    let visited = board.of(move |view| view.table.visit.is_some_and(|visit| visit.space == space));
    let layout = use_layout();
    let live = Signal::derive(move || !layout.get().has_tabs());
    let (across, down) = corner;
    let matrix = match side {
        Side::Level => format!("matrix({across} 0 0 {down} 0 0)"),
        Side::Upright => format!("matrix(0 {down} {across} 0 0 0)"),
    };
    let at = move |along: f64, out: f64| match side {
        Side::Level => (along * f64::from(across), out * f64::from(down)),
        Side::Upright => (out * f64::from(across), along * f64::from(down)),
    };
    let gold = board.fixed(|table| match space.bonus(table.edition.rules().markers, &table.sheet) {
        Bonus::Gold(_) => true,
        Bonus::Coins | Bonus::Points | Bonus::Decoration => false,
    });
    let left = board.of(move |view| if gold { view.table.gold[space as usize] } else { 0 });
    let class =
        Signal::derive(move || if visited.get() { "arm visited".to_owned() } else { "arm".to_owned() });
    let socket = move |(index, seat): (usize, Seat)| {
        let (x, y) = at(144.0 - 16.2 * index as f64, 181.5);
        let marked = board.of(move |view| view.table.boards[seat].has_marker(space));
        view! {
            {move || match marked.get() {
                true => view! { <use href=format!("#{}", crest_name(seat)) x=x - 7.5 y=y - 7.5 width="15" height="15"/> }.into_any(),
                false => view! { <circle class="socket" cx=x cy=y r="4"/> }.into_any(),
            }}
        }
    };
    let (crown_x, crown_y) = at(142.0, 166.0);
    let pip = move |index: u8| {
        let (x, y) = at(129.0 - 7.0 * f64::from(index % 2), 163.5 + 6.0 * f64::from(index / 2));
        view! { <circle class="pip" cx=x cy=y r="2.400"/> }
    };
    view! {
        <Shape board part=Part::Space(space) topic=Topic::CourtSpace(space) anchor=Anchor::Court(space) class label=space_label(board, space) live>
            <path class="ground" data-hit="" transform=matrix d=OUTLINE/>
            {seats.into_iter().enumerate().map(socket).collect_view()}
            {move || visited.get().then(|| view! {
                <use href="#crown" x=crown_x - 9.0 y=crown_y - 9.0 width="18" height="18"/>
            })}
            {move || (0..left.get()).map(pip).collect_view()}
        </Shape>
    }
    .into_any()
}
