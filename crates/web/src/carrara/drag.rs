//! Dragging works as well as clicking: a brick to the supply, a building to a city, a marker to a place.

use leptos::ev::{self, PointerEvent};
use leptos::prelude::*;
use palazzi_client::carrara::Part;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

use super::brick_group::toggle;
use super::lights::{Board, Light};
use crate::clicks::swallow_next;

/// A pointer that has moved this many pixels drags.
const FAR: f64 = 10.0;

/// A piece that is held.
#[derive(Clone)]
struct Held {
    part: Part,
    from: (f64, f64),
    /// The picture that follows the pointer, once it has moved.
    picture: Option<HtmlElement>,
}

/// Lets pieces be dragged for as long as the calling component is shown.
pub(super) fn allow_dragging(board: Board) {
    let held = StoredValue::new_local(None::<Held>);
    // The marker was taken from the court: the place that it was dropped on comes next.
    let then = RwSignal::new(None::<Part>);
    let down = window_event_listener(ev::pointerdown, move |event| {
        let part = part_at(board, event.target()).filter(|part| is_movable(board, *part));
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        held.set_value(part.filter(|_| event.button() == 0).map(|part| Held { part, from, picture: None }));
    });
    let moved = window_event_listener(ev::pointermove, move |event| {
        held.update_value(|held| {
            if let Some(held) = held {
                follow(board, held, &event);
            }
        });
    });
    let up = window_event_listener(ev::pointerup, move |event| {
        let Some(Held { part, picture: Some(picture), .. }) = held.try_update_value(Option::take).flatten()
        else {
            return;
        };
        picture.remove();
        swallow_next();
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        drop_on(board, part, under, then);
    });
    let cancel = window_event_listener(ev::pointercancel, move |_| {
        if let Some(picture) = held.try_update_value(Option::take).flatten().and_then(|held| held.picture) {
            picture.remove();
        }
    });
    Effect::new(move || {
        board.stage.view.track();
        if let Some(part) = then.get_untracked()
            && board.stage.choice.with(|choice| choice.is_offered(part))
        {
            then.set(None);
            board.stage.touch(part);
        }
    });
    on_cleanup(move || {
        down.remove();
        moved.remove();
        up.remove();
        cancel.remove();
    });
}

/// What can be taken in hand: bricks, buildings, markers, pieces that something can be done with now.
fn is_movable(board: Board, part: Part) -> bool {
    let moves = matches!(
        part,
        Part::Brick(..)
            | Part::Tile(_)
            | Part::Space(_)
            | Part::OpenArea
            | Part::Piece(_)
            | Part::Stored(_)
            | Part::Object(_)
    );
    let light = match part {
        Part::Brick(location, _) => untrack(|| board.light(Part::Location(location))),
        part => untrack(|| board.light(part)),
    };
    moves && !matches!(light, Light::Idle | Light::Shut)
}

/// Moves the picture of what is held; it is made, and pointed at, when the pointer has moved far enough.
fn follow(board: Board, held: &mut Held, event: &PointerEvent) {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    if held.picture.is_none() {
        if (x - held.from.0).hypot(y - held.from.1) < FAR {
            return;
        }
        let Some(picture) = picture_of(board, held.part) else { return };
        let is_chosen = board.stage.choice.with_untracked(|choice| choice.is_chosen(held.part));
        if !is_chosen && !matches!(held.part, Part::Brick(..)) {
            board.stage.point_at(held.part);
        }
        held.picture = Some(picture);
    }
    if let Some(picture) = &held.picture {
        // A style that is a plain length is always taken.
        let _ = picture.style().set_property("transform", &format!("translate({x}px, {y}px)"));
    }
}

/// A copy of what the piece looks like, over everything.
fn picture_of(board: Board, part: Part) -> Option<HtmlElement> {
    let name = board.tag(part);
    let original =
        document().query_selector(&format!("[data-part='{name}'] svg, [data-part='{name}'] use")).ok()??;
    let body = document().body()?;
    let holder: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    holder.set_class_name("dragged");
    let copy = original.clone_node_with_deep(true).ok()?;
    match original.tag_name().as_str() {
        "use" => {
            let frame = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "svg").ok()?;
            frame.set_attribute("viewBox", "-20 -17 40 34").ok()?;
            frame.append_child(&copy).ok()?;
            holder.append_child(&frame).ok()?;
        }
        _ => {
            holder.append_child(&copy).ok()?;
        }
    }
    body.append_child(&holder).ok()?;
    Some(holder)
}

/// Does what dropping a piece there means.
fn drop_on(board: Board, part: Part, under: Option<Element>, then: RwSignal<Option<Part>>) {
    let Some(under) = under else { return };
    let target = part_at(board, Some(under.clone().into()));
    let on_supply = under.closest(".held").ok().flatten().is_some();
    let stage = board.stage;
    match (part, target) {
        (Part::Brick(location, color), _) if on_supply => {
            let count = stage.view.with_untracked(|view| view.table.wheel[location].count(color));
            toggle(board, location, color, count);
        }
        (Part::Object(_), _) if on_supply => stage.touch(part),
        (Part::Brick(..) | Part::Object(_), _) => {}
        (Part::Space(_) | Part::OpenArea, Some(place @ Part::Place(_))) => {
            then.set(Some(place));
            stage.confirm();
        }
        (_, Some(target)) if target != part => stage.touch(target),
        _ => stage.clear(),
    }
}

/// The part that is drawn at a place of the page.
fn part_at(board: Board, target: Option<EventTarget>) -> Option<Part> {
    let element: Element = target?.dyn_into().ok()?;
    let bearer = element.closest("[data-part]").ok()??;
    board.tagged(&bearer.get_attribute("data-part")?)
}
