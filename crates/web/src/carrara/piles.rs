use leptos::prelude::*;
use palazzi_client::Choice;
use palazzi_client::carrara::{Part, color as color_name, color_letter, fewer, more, paid, payments};
use palazzi_client::say;
use palazzi_rules::carrara::{Bricks, Color, Holdings};

use super::icons::{brick, brick_class};
use super::realm::Realm;

/// The most bricks that are drawn of a colour; the number below says how many there are.
const DRAWN: u32 = 2;

/// The bricks of a player by colour. While something is being paid, what is paid glows, and pressing a pile pays one brick
/// more of it, or one less once no more is possible. On a small screen piles are too narrow for that.
#[component]
pub(super) fn Piles(realm: Realm, held: Memo<Option<Holdings>>) -> AnyView {
    let board = realm.board;
    let stage = board.stage;
    let paying = Memo::new(move |_| {
        let paid = stage.choice.with(paid).filter(|_| board.shows_own())?;
        Some((paid, stage.choice.with(payments)))
    });
    Color::ALL.map(|color| view! { <Pile realm held paying color/> }).into_any()
}

#[component]
fn Pile(
    realm: Realm,
    held: Memo<Option<Holdings>>,
    paying: Memo<Option<(Bricks, Vec<Bricks>)>>,
    color: Color,
) -> AnyView {
    let board = realm.board;
    let edition = board.fixed(|table| table.edition);
    let count = Memo::new(move |_| held.get().unwrap_or_default().bricks.count(color));
    let paid = Memo::new(move |_| paying.get().map_or(0, |(now, _)| now.count(color)));
    let target = Memo::new(move |_| {
        let (now, payments) = paying.get()?;
        more(&payments, now, color).or_else(|| fewer(&payments, now, color)).filter(|next| *next != now)
    });
    let press = move |_| match target.get_untracked() {
        Some(Bricks::NONE) => board.stage.choice.update(Choice::clear),
        Some(bricks) => board.stage.point_at(Part::Payment(bricks)),
        None => {}
    };
    let label = move || {
        let texts = board.i18n().texts();
        let color = color_name(color, edition, &texts);
        say!(texts, STREETS_PILE, color = color, count = count.get(), paid = paid.get())
    };
    let class = move || {
        let base = format!("pile {}", brick_class(edition, color));
        let none = if count.get() == 0 { " none" } else { "" };
        format!("{base}{none}{}", if paid.get() > 0 { " use" } else { "" })
    };
    let face = move || {
        view! {
            <span class="stack-of">
                {move || (0..count.get().min(DRAWN)).map(|_| brick(board, color)).collect_view()}
                {move || (count.get() == 0).then(|| {
                    view! { <i class="missing">{color_letter(color, edition, &board.i18n().texts())}</i> }
                })}
            </span>
            <b aria-hidden="true">
                {move || match paid.get() {
                    0 => count.get().into_any(),
                    paid => view! { <em>{paid}</em>"/"{count.get()} }.into_any(),
                }}
            </b>
        }
    };
    let anchor = move || format!("pile:{}:{color}", board.shown());
    view! {
        {move || match realm.is_small() {
            true => view! { <span class=class role="img" aria-label=label data-pile=color.to_string() data-anchor=anchor>{face()}</span> }
                .into_any(),
            false => view! {
                <button
                    type="button"
                    class=class
                    aria-disabled=move || target.get().is_none().to_string()
                    data-pile=color.to_string() data-anchor=anchor
                    on:click=press
                >
                    <span class="hidden">{label}</span>
                    <span class="shown" aria-hidden="true">{face()}</span>
                </button>
            }
            .into_any(),
        }}
    }
    .into_any()
}
