use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, Topic, Value, court_text, space as space_name};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Bonus, COURT_COINS, COURT_POINTS, Space};

use super::amounts::Reconstructed;
use super::court_arm::{CourtArm, Side};
use super::lights::Board;
use super::sign::{crest_name, sign};
use super::spray::{CORNERS, branch, sprig};
use super::thing::Thing;
use super::tips::tip;
use crate::art::seat_class;
use crate::fit::use_layout;

/// The King's Court in the corners of the slab: what spaces bring in medallions, the spaces as their arms.
#[component]
pub(super) fn CourtCorners(board: Board) -> AnyView {
    let corners = board.fixed(|table| {
        let rules = table.edition.rules();
        let spaces = Space::ALL.into_iter().take(rules.marker_count.into());
        corners(spaces.map(|space| (space, space.bonus(rules.markers, &table.sheet))))
    });
    let corner = |(at, spaces): ((i32, i32), Vec<(Space, Bonus)>)| {
        let arm = |side: Side| match spaces.get(side as usize) {
            Some((space, _)) => view! { <CourtArm board space=*space corner=at side/> }.into_any(),
            None => branch(at, side == Side::Upright).into_any(),
        };
        let medallion = spaces.first().map(|(_, bonus)| medallion(board, at, *bonus));
        view! {
            {sprig(at)}
            {arm(Side::Level)}
            {arm(Side::Upright)}
            {medallion}
        }
    };
    view! { <g class="court">{CORNERS.into_iter().zip(corners).map(corner).collect_view()}</g> }.into_any()
}

/// The spaces by corners: two that bring the same share one.
fn corners(spaces: impl Iterator<Item = (Space, Bonus)>) -> Vec<Vec<(Space, Bonus)>> {
    let mut corners: Vec<Vec<(Space, Bonus)>> = Vec::new();
    let is_alike = |one: Bonus, other: Bonus| match (one, other) {
        (Bonus::Gold(_), Bonus::Gold(_)) => true,
        _ => one == other,
    };
    for (space, bonus) in spaces {
        match corners.iter_mut().find(|corner| corner.len() < 2 && is_alike(corner[0].1, bonus)) {
            Some(corner) => corner.push((space, bonus)),
            None => corners.push(vec![(space, bonus)]),
        }
    }
    corners.resize(CORNERS.len(), Vec::new());
    corners
}

/// What the spaces of a corner bring.
fn medallion(board: Board, (across, down): (i32, i32), bonus: Bonus) -> impl IntoView {
    let gold = board.of(|view| view.table.gold.iter().sum::<u8>());
    let (class, drawing, text) = match bonus {
        Bonus::Coins => ("", "coin", Signal::stored(COURT_COINS.to_string())),
        Bonus::Points => ("leaves", "laurel", Signal::stored(COURT_POINTS.to_string())),
        Bonus::Decoration => ("gilt", "emblem-crown", Signal::stored("?".to_owned())),
        Bonus::Gold(_) => ("statue-gold", "statue", Signal::derive(move || gold.get().to_string())),
    };
    view! {
        <g class="medallion" aria-hidden="true" transform=format!("translate({} {})", 173 * across, 173 * down)>
            <circle class="stone" r="19.500" stroke="url(#a-brass)"/>
            <circle class="line" r="17"/>
            <use class=class href=format!("#{drawing}") x="-16.500" y="-10" width="19" height="20"/>
            <text x="9" y="6.500" text-anchor="middle">{text}</text>
        </g>
    }
}

/// The open area of the court, below the wheel, with everybody's markers. On a phone it is chosen in the ribbon.
#[component]
pub(super) fn OpenArea(board: Board) -> AnyView {
    let i18n = board.i18n();
    let markers = board.of(|view| {
        let seats = Seat::of(view.table.players());
        seats.map(|seat| (seat, view.table.boards[seat].open_markers)).collect::<Vec<_>>()
    });
    let label = Signal::derive(move || {
        let texts = i18n.texts();
        let name = say!(texts, CARRARA_OPEN_AREA);
        board.stage.names.with(|names| court_text(&name, &markers.get(), None, names, &texts))
    });
    let crest = move |(seat, count): (Seat, u8)| {
        let count = (count > 1).then(|| view! { <b>{count}</b> });
        view! { <span class=format!("open-marker {}", seat_class(seat))>{sign("crest-mark", crest_name(seat))}{count}</span> }
    };
    let face = move || {
        let here = move || markers.get().into_iter().filter(|(_, count)| *count > 0).collect::<Vec<_>>();
        view! {
            {sign("court-crown", "crown")}
            <span class="court-name">
                <b>{move || say!(i18n, CARRARA_COURT)}</b>" "<span>{move || say!(i18n, MARKET_OPEN)}</span>
            </span>
            <span class="open-markers"><For each=here key=|marker| *marker let(marker)>{crest(marker)}</For></span>
        }
    };
    let layout = use_layout();
    let is_small = Memo::new(move |_| layout.get().has_tabs());
    let part = Part::OpenArea;
    view! {
        <div class="strip court-strip">
            {move || match is_small.get() {
                false => view! { <Thing board part class="open-area".to_owned() label>{face()}</Thing> }.into_any(),
                true => view! {
                    <span class=move || board.classes("open-area", part) data-tip=tip(Topic::OpenArea) data-anchor=Anchor::OpenArea.to_string() role="img" aria-label=label>
                        <span class="shown" aria-hidden="true">{face()}</span>
                    </span>
                }
                .into_any(),
            }}
            <Reconstructed board value=Value::Court/>
            <Reconstructed board value=Value::Symbols/>
        </div>
    }
    .into_any()
}

/// The name and the markers of a court space, for those who do not see it.
pub(super) fn space_label(board: Board, space: Space) -> Signal<String> {
    let i18n = board.i18n();
    Signal::derive(move || {
        let view = board.stage.view.get();
        let texts = i18n.texts();
        let name = space_name(space, &view.table, &texts);
        let seats = Seat::of(view.table.players()).filter(|seat| view.table.boards[*seat].has_marker(space));
        let here: Vec<(Seat, u8)> = seats.map(|seat| (seat, 1)).collect();
        let holder = view.table.visit.filter(|visit| visit.space == space).map(|visit| visit.holder);
        board.stage.names.with(|names| court_text(&name, &here, holder, names, &texts))
    })
}
