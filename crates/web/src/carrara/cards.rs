use leptos::prelude::*;
use palazzi_client::carrara::{
    CardKind, Condition, End, Value, card_name, card_text, condition_text, end, is_reconstructed,
};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::Ending;

use super::lights::Board;
use crate::i18n::Late;

/// Fetches the texts about cards and conditions, where there are any; they are not among the first texts.
pub(super) fn fetch_texts(board: Board) {
    if board.fixed(|table| table.edition.rules().ending) == Ending::Announcement {
        board.i18n().late(&[Late::Cards]);
    }
}

/// How the game ends, how far it is, and the cards that say what counts.
#[component]
pub(super) fn Goals(board: Board) -> AnyView {
    let i18n = board.i18n();
    let found = board.of(|view| {
        Seat::ALL.map(|seat| ((seat as usize) < view.table.players()).then(|| end(view, seat)).flatten())
    });
    let now = move || found.with(|found| found[board.shown()].clone());
    view! {
        <div class="goals" role="group" aria-label=move || say!(i18n, CARRARA_END)>
            {move || now().map(|end| match end {
                End::Announcement { conditions, buildings, announced } => {
                    announcement(board, conditions, buildings, announced).into_any()
                }
                End::MarkersAndStack { markers, of, stack, triggered } => {
                    markers_and_stack(board, &markers, of, stack, triggered).into_any()
                }
            })}
        </div>
    }
    .into_any()
}

fn announcement(
    board: Board,
    conditions: [Condition; 3],
    buildings: u32,
    announced: Option<Seat>,
) -> impl IntoView {
    let i18n = board.i18n();
    let bonus = board.fixed(|table| CardKind::Bonus.numeral(table));
    view! {
        {conditions.into_iter().enumerate().map(|(index, condition)| goal(board, index, condition)).collect_view()}
        {bonus.map(|_| bonus_card(board))}
        <span class="goal" class:met=buildings == 0>
            {say!(i18n, CARRARA_BUILDINGS_LEFT, count = buildings)}
        </span>
        {announced.map(|seat| view! {
            <strong class="announced">
                {board.stage.names.with(|names| say!(i18n, CARRARA_ANNOUNCED, who = names.of(seat).to_owned()))}
            </strong>
        })}
    }
}

/// A condition: how far it is, and what it asks for.
fn goal(board: Board, index: usize, condition: Condition) -> impl IntoView {
    let i18n = board.i18n();
    let texts = i18n.texts();
    let Condition { card, progress, hidden } = condition;
    let met = progress.is_met() && !hidden;
    let have = if hidden { "?".to_owned() } else { progress.have.to_string() };
    let (name, text) = board.stage.view.with_untracked(|view| {
        (card_name(&view.table, card, &texts), condition_text(&view.table, &condition, &texts))
    });
    let number = ["I", "II", "III"][index];
    let progress = format!("{have}/{}", progress.need);
    view! {
        <details class=format!("goal card-{}", card.name()) class:met=met name="carrara-goal">
            <summary>
                <b>{number}</b>
                {name.map(|name| view! { <span class="card-name">{name}</span> })}
                <span class="progress">{progress}{met.then_some(" ✓")}</span>
            </summary>
            <p class="explained">{text.unwrap_or_default()}</p>
        </details>
    }
}

fn bonus_card(board: Board) -> impl IntoView {
    let i18n = board.i18n();
    let texts = i18n.texts();
    let (name, text, unsure) = board.stage.view.with_untracked(|view| {
        let table = &view.table;
        let unsure = is_reconstructed(table, Value::BonusCard);
        (card_name(table, CardKind::Bonus, &texts), card_text(table, CardKind::Bonus, &texts), unsure)
    });
    view! {
        <details class="goal card-bonus" name="carrara-goal">
            <summary><b>"+"</b><span class="card-name">{name}</span></summary>
            <p class="explained">
                {text}
                {unsure.then(|| view! { " " <em>"≈ "{say!(i18n, CARRARA_RECONSTRUCTED)}</em> })}
            </p>
        </details>
    }
}

fn markers_and_stack(
    board: Board,
    markers: &[u32],
    of: u32,
    stack: u32,
    triggered: Option<Seat>,
) -> impl IntoView {
    let i18n = board.i18n();
    let fewest = markers.iter().copied().min().unwrap_or(of);
    view! {
        <span class="goal" class:met=fewest == 0>
            {say!(i18n, CARRARA_END_MARKERS, used = of - fewest, of = of)}
        </span>
        <span class="goal" class:met=stack == 0>{say!(i18n, CARRARA_END_STACK, count = stack)}</span>
        {triggered.map(|seat| view! {
            <strong class="announced">
                {board.stage.names.with(|names| say!(i18n, CARRARA_TRIGGERED, who = names.of(seat).to_owned()))}
            </strong>
        })}
    }
}
