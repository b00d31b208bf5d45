use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, Topic, object as object_name};
use palazzi_client::say;
use palazzi_rules::carrara::{Object, PIECE_PRICE};

use super::lights::Board;
use super::sign::sign;
use super::thing::Thing;
use super::tips::tip;
use crate::fit::use_layout;

/// The objects of the first edition: one of each for sale, the others for players who score.
#[component]
pub(super) fn Objects(board: Board) -> AnyView {
    let i18n = board.i18n();
    view! {
        <div class="strip objects" role="group" aria-label=move || say!(i18n, CARRARA_OBJECTS)>
            {Object::ALL.map(|object| view! { <Stock board object/> })}
        </div>
    }
    .into_any()
}

/// An object: whether it is for sale, and how many are left. On a phone it is chosen in the ribbon.
#[component]
fn Stock(board: Board, object: Object) -> AnyView {
    let i18n = board.i18n();
    let for_sale = board.of(move |view| view.table.for_sale >> object as u8 & 1 != 0);
    let supply = board.of(move |view| view.table.supply[object]);
    let label = Signal::derive(move || {
        let sale = if for_sale.get() { "yes" } else { "no" };
        let name = object_name(object, &i18n.texts());
        say!(
            i18n,
            CARRARA_OBJECT_STOCK,
            object = name,
            sale = sale,
            price = PIECE_PRICE,
            count = supply.get()
        )
    });
    let class = move || if for_sale.get() { "object" } else { "object sold" };
    let part = Part::Object(object);
    let face = move || {
        let price = move || match for_sale.get() {
            true => view! { <b class="price">{PIECE_PRICE}{sign("coin", "coin")}</b> }.into_any(),
            false => view! { <span class="price">{move || say!(i18n, MARKET_SOLD)}</span> }.into_any(),
        };
        view! {
            <span class="emblem">{sign("gilt", format!("emblem-{object}"))}</span>
            <span class="facts">
                {price}
                <span class="left">{move || say!(i18n, MARKET_LEFT, count = supply.get())}</span>
            </span>
        }
    };
    let layout = use_layout();
    let is_small = Memo::new(move |_| layout.get().has_tabs());
    view! {
        {move || match is_small.get() {
            false => view! {
                <Thing board part class=Signal::derive(move || class().to_owned()) label>{face()}</Thing>
            }
            .into_any(),
            true => view! {
                <span class=move || board.classes(class(), part) data-tip=tip(Topic::ObjectForSale(object)) data-anchor=Anchor::Object(object).to_string() role="img" aria-label=label>
                    <span class="shown" aria-hidden="true">{face()}</span>
                </span>
            }
            .into_any(),
        }}
    }
    .into_any()
}
