//! A building on its plinth, as it stands in niches, streets, players' cards and tooltips.

use leptos::prelude::*;
use palazzi_art::facade_size;
use palazzi_client::carrara::building as building_name;
use palazzi_rules::carrara::{Building, BuildingType, Color, Piece, PieceKind, TileSet};

use crate::i18n::use_i18n;

/// The value of monuments.
const MONUMENT: u32 = 8;

/// How far a façade's drawing reaches over the façade at the left and the right, and above it.
const MARGIN: (f64, f64) = (6.0, 14.0);

/// How a building is cut out, in drawing units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Cut {
    /// How high the plinth is. The numeral and everything else on it follows.
    pub(super) plinth: f64,
    /// How wide the plinth is; as the façade, if nothing is said.
    pub(super) plinth_width: Option<f64>,
    /// Width and height of the picture; as the building, if nothing is said.
    pub(super) picture: Option<(f64, f64)>,
    /// Whether the type's emblem stands on the plinth.
    pub(super) emblem: bool,
}

impl Cut {
    /// In a street: as large as it is.
    pub(super) const STREET: Cut = Cut { plinth: 20.0, plinth_width: None, picture: None, emblem: true };

    /// Width and height of the picture of a building.
    pub(super) fn size(self, building: Building) -> (f64, f64) {
        let (width, height) = facade(building);
        self.picture.unwrap_or((self.plinth_width.unwrap_or(width + 4.0), height + self.plinth))
    }
}

/// Draws a building on its plinth: value at the left, emblem at the right, what it carries in front.
///
/// The picture sets `--w` and `--h`, its size in drawing units, and style sheets give it a size from them.
#[component]
pub(super) fn BuildingView(
    building: Building,
    /// How it is cut out.
    cut: Cut,
    /// The statue that it carries, if it is known which one.
    #[prop(optional_no_strip)]
    statue: Option<Piece>,
    /// Whether something around it says already what it is.
    #[prop(optional)]
    silent: bool,
) -> AnyView {
    let i18n = use_i18n();
    let kind = building.kind();
    let ground = ground_class(building);
    let (width, height) = facade(building);
    let (view_width, view_height) = cut.size(building);
    let box_ = format!("{} {} {view_width} {view_height}", -view_width / 2.0, -view_height);
    let label = move || (!silent).then(|| building_name(building, &i18n.texts()));
    view! {
        <svg
            class=format!("building {ground}")
            viewBox=box_
            style:--w=view_width.to_string()
            style:--h=view_height.to_string()
            role=(!silent).then_some("img")
            aria-label=label
            aria-hidden=silent.then_some("true")
        >
            {behind(building, cut)}
            <use
                class="facade-art"
                href=format!("#f-{kind}-{}", building.value())
                x=-width / 2.0 - MARGIN.0
                y=-height - MARGIN.1 - cut.plinth
                width=width + 2.0 * MARGIN.0
                height=height + MARGIN.1
            />
            {plinth(building, cut)}
            {building.has_statue().then(|| {
                let class = statue.map_or_else(|| "statue-bronze".to_owned(), statue_class);
                let left = -plinth_width(building, cut) / 2.0;
                let (p, x) = (cut.plinth, left - cut.plinth * 0.1);
                view! { <g class=class><use href="#statue" x=x y=-p * 2.62 width=p * 1.02 height=p * 1.7/></g> }
            })}
        </svg>
    }
    .into_any()
}

/// The class that gives a statue its colour. There are statues in the second edition only, where the sixth colour is
/// purple.
pub(super) fn statue_class(piece: Piece) -> String {
    match piece.kind() {
        PieceKind::Statue(Color::Dark) => "statue-p".to_owned(),
        PieceKind::Statue(color) => format!("statue-{color}"),
        PieceKind::Decoration(_) | PieceKind::Gold => "statue-gold".to_owned(),
    }
}

/// The class of the ground that a building stands on: `urban`, `rural` or `monument`.
pub(super) fn ground_class(building: Building) -> &'static str {
    match building.value() {
        MONUMENT => "monument",
        _ if is_rural(building.kind()) => "rural",
        _ => "urban",
    }
}

fn is_rural(kind: BuildingType) -> bool {
    (TileSet::of_type(kind) & TileSet::URBAN).is_empty()
}

fn facade(building: Building) -> (f64, f64) {
    let (width, height) = facade_size(building.value() as u8);
    (f64::from(width), f64::from(height))
}

fn plinth_width(building: Building, cut: Cut) -> f64 {
    cut.plinth_width.unwrap_or(facade(building).0 + 4.0)
}

/// What is seen behind a façade: a shadow; rays and pennants at a monument.
fn behind(building: Building, cut: Cut) -> AnyView {
    let ((width, height), p) = (facade(building), cut.plinth);
    if building.value() != MONUMENT {
        let (foot, tip) = (width / 2.0 - 6.0, width / 2.0 + height * 0.17);
        let path = format!("M{foot} {}L{tip} {}V0H{foot}z", -p - height * 0.5, -p * 0.5);
        return view! { <path class="cast" d=path/> }.into_any();
    }
    let (x, top) = (plinth_width(building, cut) / 2.0 - 1.0, -p - height * 0.62);
    let poles = format!("M{} {}V{top}M{x} {}V{top}", -x, -p, -p);
    let pennants = format!("M{} {top}h-9l3 4-3 4h9zM{x} {top}h9l-3 4 3 4h-9z", -x);
    view! {
        <g class="festive">
            <use href="#rays" x="-50" y=-height - p - 16.0 width="100" height="104"/>
            <path class="pole" d=poles/>
            <path class="pennant" d=pennants/>
        </g>
    }
    .into_any()
}

/// The plinth: terracotta with kerb stones, turf with tufts, or black with gold lines; and what stands on it.
fn plinth(building: Building, cut: Cut) -> impl IntoView {
    let p = cut.plinth;
    let width = plinth_width(building, cut);
    let x = -width / 2.0;
    let (body, line) = match ground_class(building) {
        "rural" => (turf(x, width, p), tufts(x, width, p)),
        "urban" => (block(x, width, p), stones(x, width, p)),
        _ => (block(x, width, p), format!("M{x} {}h{width}M{x} -1.2h{width}", 1.0 - p)),
    };
    view! {
        <path class="ground" d=body/>
        <path class="ground-line" d=line/>
        <text class="worth-numeral" font-size=p * 1.06 x=x + p * 0.42 y=-p * 0.16>{building.value()}</text>
        {emblem(building, cut, -x)}
    }
}

fn block(x: f64, width: f64, p: f64) -> String {
    format!("M{x} {}h{width}V0H{x}z", -p)
}

fn stones(x: f64, width: f64, p: f64) -> String {
    let (kerb, middle) = (3.2 - p, 3.2 - p * 0.55);
    let at = |share: f64| x + width * share;
    format!(
        "M{x} {kerb}h{width}M{} {}v3.2M{} {}v3.2M{} {}v3.2M{} {kerb}V{middle}M{} {middle}H{}",
        at(0.2),
        -p,
        at(0.5),
        -p,
        at(0.8),
        -p,
        at(0.66),
        at(0.5),
        at(1.0),
    )
}

fn turf(x: f64, width: f64, p: f64) -> String {
    let last = width - 44.0;
    format!("M{x} {}q3-4 6-1 4-4 7-1 5-3 8 0 4-3 8 0 4-3 7 0 {last}-3 {last} 0t8 2V0H{x}z", 1.0 - p)
}

fn tufts(x: f64, width: f64, p: f64) -> String {
    let (second, third) = (width * 0.4, width * 0.3);
    format!("M{} {}l1.5-3 1 3m{second} 0l1-3.5 1.5 3.5m{third} 0l1-3 1.5 3", x + 3.0, -p)
}

/// The emblem of the type; with a decoration it hangs as a medallion over the plinth, and the numeral gets its `+1`.
/// `right` is the right edge of the plinth.
fn emblem(building: Building, cut: Cut, right: f64) -> AnyView {
    let (p, left) = (cut.plinth, -right);
    let href = format!("#emblem-{}", building.kind().object());
    match (building.is_decorated(), cut.emblem) {
        (true, false) => {
            view! { <circle class="bonus-dot" cx=left + p * 1.02 cy=-p * 0.5 r=p * 0.22/> }.into_any()
        }
        (true, true) => view! {
            <g class="bonus">
            <rect class="bonus-chip" x=left + p * 0.8 y=-p * 0.84 width=p * 0.98 height=p * 0.7 rx="2"/>
            <text class="bonus-text" font-size=p * 0.83 x=left + p * 1.29 y=-p * 0.2>"+1"</text>
            </g>
            <circle class="medallion" cx=right - p * 0.52 cy=-p * 1.18 r=p * 0.5/>
            <use class="gold" href=href x=right - p * 0.86 y=-p * 1.52 width=p * 0.68 height=p * 0.68/>
        }
        .into_any(),
        (false, true) => view! {
            <use class="ivory" href=href x=right - p * 0.92 y=-p * 0.88 width=p * 0.76 height=p * 0.76/>
        }
        .into_any(),
        (false, false) => ().into_any(),
    }
}
