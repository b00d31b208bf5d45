use leptos::prelude::*;
use palazzi_client::carrara::{Part, bricks as bricks_text, objects as objects_text};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Holdings, Markers, Object, Phase, Piece, Pieces};

use super::building::statue_class;
use super::holdings::known;
use super::icons::{crest, icon, medal};
use super::piles::Piles;
use super::realm::{Realm, is_visit};
use super::thing::Thing;
use palazzi_rules::carrara::PieceKind;

/// The supply of the player who is shown, or the screen before it: the lowest part of the region, which is always there.
#[component]
pub(super) fn Supply(realm: Realm) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let held = Memo::new(move |_| known(board, board.shown()));
    let visit = Memo::new(move |_| is_visit(board));
    let pieces = board.fixed(|table| table.edition.rules().pieces);
    let is_open = Memo::new(move |_| held.get().is_some());
    view! {
        <div class="held" data-anchor=move || format!("supply:{}", board.shown()) role="group" aria-label=move || say!(i18n, CARRARA_HOLDINGS)>
            <Standing realm/>
            {move || match is_open.get() {
                true => view! { <Open realm held/> }.into_any(),
                false => view! { <Screen realm/> }.into_any(),
            }}
            {(pieces == Pieces::Ornaments).then(|| view! { <Warehouses realm/> })}
            {move || visit.get().then(|| view! {
                <button type="button" class="realm-back" data-leads on:click=move |_| board.asked.set(None)>
                    {icon("i-back")}
                    <span>{move || say!(i18n, REALM_BACK)}</span>
                </button>
            })}
        </div>
    }
    .into_any()
}

/// Crest, victory points, and how often the player has scored.
#[component]
fn Standing(realm: Realm) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let points = board.of(|view| Seat::ALL.map(|seat| u32::from(view.table.boards[seat].points)));
    let scored = board.of(|view| {
        let rules = view.table.edition.rules();
        Seat::ALL.map(|seat| {
            (rules.marker_count - view.table.boards[seat].markers_left(rules), rules.marker_count)
        })
    });
    let name = move || board.stage.names.with(|names| names.of(board.shown()).to_owned());
    let words = move || {
        let (used, of) = scored.get()[board.shown()];
        say!(i18n, STREETS_SCORED_OF, used = used, of = of)
    };
    view! {
        <div class="standing">
            {move || crest(board.shown())}
            <b
                class="points-held"
                data-anchor=move || format!("points:{}", board.shown())
                role="img"
                aria-label=move || say!(i18n, CARRARA_POINTS, count = points.get()[board.shown()])
            >
                {icon("laurel")}
                <span aria-hidden="true">{move || points.get()[board.shown()]}</span>
            </b>
            <small>{move || if is_visit(board) { name() } else { words() }}</small>
        </div>
    }
    .into_any()
}

/// What is seen of somebody who hides what they have.
#[component]
fn Screen(realm: Realm) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let name = move || board.stage.names.with(|names| names.of(board.shown()).to_owned());
    view! {
        <div class="screened">
            <svg class="screen-art" viewBox="0 0 40 24" aria-hidden="true"><use href="#screen"/></svg>
            <span>
                {move || say!(i18n, REALM_OF, name = name())}
                <i>{move || say!(i18n, CARRARA_HIDDEN)}</i>
            </span>
        </div>
    }
    .into_any()
}

#[component]
fn Open(realm: Realm, held: Memo<Option<Holdings>>) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let (edition, pieces, markers) = board.fixed(|table| {
        let rules = table.edition.rules();
        (table.edition, rules.pieces, rules.markers)
    });
    let now = move || held.get().unwrap_or_default();
    let coins = move || u32::from(now().coins);
    view! {
        <div class="purse" data-anchor=move || format!("coins:{}", board.shown()) role="img" aria-label=move || say!(i18n, CARRARA_COINS, count = coins())>
            {icon("coin")}
            <b aria-hidden="true">{coins}</b>
        </div>
        <div class="piles" role="group" aria-label=move || bricks_text(now().bricks, edition, &i18n.texts())>
            <Piles realm held/>
        </div>
        {(pieces == Pieces::Objects).then(|| view! { <Objects realm held/> })}
        {(pieces == Pieces::None && markers != Markers::Store).then(|| view! { <MarkersHeld realm/> })}
    }
    .into_any()
}

/// The objects of the first edition, three by two.
#[component]
fn Objects(realm: Realm, held: Memo<Option<Holdings>>) -> AnyView {
    let one = move |object: Object| {
        let count = move || held.get().unwrap_or_default().objects[object];
        view! {
            <span
                class="object-held"
                class:none=move || count() == 0
                role="img"
                aria-label=move || objects_text(object, count().into(), &realm.board.i18n().texts())
            >
                {medal(object)}
                <b aria-hidden="true">{count}</b>
            </span>
        }
    };
    view! { <div class="objects-held">{Object::ALL.map(one)}</div> }.into_any()
}

/// The markers of the second edition: at the court, in its open area, used.
#[component]
fn MarkersHeld(realm: Realm) -> AnyView {
    let board = realm.board;
    let counts = board.of(|view| {
        let count = view.table.edition.rules().marker_count;
        Seat::ALL.map(|seat| {
            let own = &view.table.boards[seat];
            let (court, open) = (own.court.count_ones() as u8, own.open_markers);
            (court, open, count.saturating_sub(court + open))
        })
    });
    let words = move || {
        let (court, open, used) = counts.get()[board.shown()];
        say!(board.i18n(), STREETS_MARKERS, court = court, open = open, used = used)
    };
    let marks = move || {
        let (court, open, used) = counts.get()[board.shown()];
        let class = move |index: u8| match index {
            _ if index < court => "at-court",
            _ if index < court + open => "in-open",
            _ => "used",
        };
        (0..court + open + used)
            .map(|index| view! { <span class=class(index)>{crest(board.shown())}</span> })
            .collect_view()
    };
    view! {
        <div class="markers-held" role="img" aria-label=words>
            <span class="marks" aria-hidden="true">{marks}</span>
            <small aria-hidden="true">{words}</small>
        </div>
    }
    .into_any()
}

/// The two warehouses, and the piece in hand.
#[component]
fn Warehouses(realm: Realm) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let stored = board.of(|view| Seat::ALL.map(|seat| view.table.boards[seat].warehouse));
    let in_hand = board.of(|view| match view.table.phase {
        Phase::InHand(piece, _) => Some((view.table.turn.seat, piece)),
        _ => None,
    });
    let held = move || in_hand.get().filter(|(seat, _)| *seat == board.shown()).map(|(_, piece)| piece);
    let place = move |piece: Option<Piece>| match piece {
        Some(piece) => view! {
            <Thing board part=Part::Stored(piece) class="warehouse full".to_owned()>{piece_art(piece)}</Thing>
        }
        .into_any(),
        None => view! {
            <Thing board part=Part::Warehouse class="warehouse".to_owned()>""</Thing>
        }
        .into_any(),
    };
    view! {
        <div class="warehouses" role="group" aria-label=move || say!(i18n, CARRARA_WAREHOUSES)>
            <span class="in-hand" class:empty=move || held().is_none()>
                {move || held().map(|piece| view! {
                    <span role="img" aria-label=move || say!(i18n, CARRARA_IN_HAND, piece = board.name(Part::Piece(piece)))>
                        {piece_art(piece)}
                    </span>
                })}
            </span>
            {move || stored.get()[board.shown()].map(place)}
            <small>{move || match held() {
                Some(_) => say!(i18n, STREETS_HAND),
                None => say!(i18n, CARRARA_WAREHOUSES),
            }}</small>
        </div>
    }
    .into_any()
}

/// A decoration as a medal, a statue in its colour.
fn piece_art(piece: Piece) -> AnyView {
    match piece.kind() {
        PieceKind::Decoration(object) => medal(object).into_any(),
        PieceKind::Statue(_) | PieceKind::Gold => view! {
            <svg class=format!("statue-art {}", statue_class(piece)) viewBox="0 0 24 40" aria-hidden="true">
                <use href="#statue"/>
            </svg>
        }
        .into_any(),
    }
}
