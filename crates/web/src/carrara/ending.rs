use leptos::prelude::*;
use palazzi_client::carrara::{CardKind, Condition, End, Topic, end};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::Phase;

use super::lights::Board;
use super::tips::tip;
use crate::art::{Crest, Icon};

/// How far the end of the game is, for everybody, in the rail above the scene.
#[component]
pub(super) fn Ending(board: Board) -> AnyView {
    let i18n = board.i18n();
    let players = board.fixed(|table| table.players());
    let ends = board.of(move |view| Seat::of(players).filter_map(|seat| end(view, seat)).collect::<Vec<_>>());
    let is_over = board.of(|view| view.table.phase == Phase::Over);
    let shown = move || {
        if is_over.get() {
            return Some(view! { <strong class="goal">{say!(i18n, TABLE_OVER)}</strong> }.into_any());
        }
        let ends = ends.get();
        match ends.first()? {
            End::Announcement { announced, .. } => Some(conditions(board, &ends, *announced)),
            End::MarkersAndStack { markers, of, stack, triggered } => {
                Some(markers_and_stack(board, markers, *of, *stack, *triggered))
            }
        }
    };
    view! {
        <div class="ending" role="group" tabindex="0" aria-label=move || say!(i18n, CARRARA_END) data-tip=tip(Topic::EndProgress)>
            {shown}
        </div>
    }
    .into_any()
}

/// The three conditions of an announcement, each with everybody's number.
fn conditions(board: Board, ends: &[End], announced: Option<Seat>) -> AnyView {
    if let Some(seat) = announced {
        return last_turns(board, seat, true);
    }
    let of_seat = |end: &End| match end {
        End::Announcement { conditions, .. } => *conditions,
        End::MarkersAndStack { .. } => unreachable!("all seats play by the same rules"),
    };
    let all: Vec<[Condition; 3]> = ends.iter().map(of_seat).collect();
    let condition = |index: usize| {
        let card = all[0][index].card;
        let each = Seat::of(all.len()).zip(all.iter().map(|of_seat| of_seat[index]));
        view! {
            <span class=format!("goal card-{}", card.name()) data-tip=tip(Topic::Condition(index))>
                <b class="goal-numeral">{numeral(board, card, index)}</b>
                <span class="goal-need">{need(board, card, all[0][index].progress.need)}</span>
                {each.map(|(seat, condition)| standing(seat, condition)).collect_view()}
            </span>
        }
    };
    view! { {(0..3).map(condition).collect_view()} }.into_any()
}

/// The number on the card, or of the place in the base game.
fn numeral(board: Board, card: CardKind, index: usize) -> String {
    let on_card = board.fixed(|table| card.numeral(table).map(|numeral| format!("{numeral:?}")));
    on_card.unwrap_or_else(|| ["I", "II", "III"][index].to_owned())
}

/// What a condition asks for in the fewest words.
fn need(board: Board, card: CardKind, need: u32) -> String {
    let i18n = board.i18n();
    if board.fixed(|table| table.cards.is_some()) {
        return say!(i18n, ENDING_NEED_CARD, count = need);
    }
    match card {
        CardKind::Top => say!(i18n, ENDING_NEED_SCORED, count = need),
        CardKind::Object => say!(i18n, ENDING_NEED_OBJECTS, count = need),
        CardKind::Building | CardKind::Bonus => say!(i18n, ENDING_NEED_VALUE, count = need),
    }
}

/// How far one player is.
fn standing(seat: Seat, Condition { progress, hidden, .. }: Condition) -> impl IntoView {
    let is_met = progress.is_met() && !hidden;
    let have = if hidden { "?".to_owned() } else { progress.have.to_string() };
    view! {
        <span class="goal-seat" class:met=is_met>
            <Crest seat/>
            <b>{have}</b>
            {is_met.then(|| view! { <Icon name="ok"/> })}
        </span>
    }
}

/// All markers of one player, and the empty stack.
fn markers_and_stack(board: Board, markers: &[u32], of: u32, stack: u32, triggered: Option<Seat>) -> AnyView {
    if let Some(seat) = triggered {
        return last_turns(board, seat, false);
    }
    let i18n = board.i18n();
    let fewest = markers.iter().copied().min().unwrap_or(of);
    let leader =
        Seat::of(markers.len()).zip(markers).find(|(_, left)| **left == fewest).map(|(seat, _)| seat);
    let used = of - fewest;
    view! {
        <span class="ending-word">{say!(i18n, ENDING_COMES_WITH)}</span>
        <span class="goal" data-tip=tip(Topic::EndProgress)>
            <span class="end-pips" aria-hidden="true">
                {(0..of).map(|index| view! { <i class:on=index < used></i> }).collect_view()}
            </span>
            <span class="goal-need">{say!(i18n, ENDING_ALL_MARKERS)}</span>
            {leader.map(|seat| view! { <span class="goal-seat"><Crest seat/><b>{used}"/"{of}</b></span> })}
        </span>
        <em class="ending-word">{say!(i18n, ENDING_AND)}</em>
        <span class="goal" class:met=stack == 0 data-tip=tip(Topic::StackLeft)>
            <b>{say!(i18n, CARRARA_END_STACK, count = stack)}</b>
        </span>
    }
    .into_any()
}

/// The end has come: who brought it, and that these are the last turns.
fn last_turns(board: Board, seat: Seat, announced: bool) -> AnyView {
    let i18n = board.i18n();
    let who = board.stage.names.with(|names| names.of(seat).to_owned());
    let text = match announced {
        true => say!(i18n, CARRARA_ANNOUNCED, who = who),
        false => say!(i18n, CARRARA_TRIGGERED, who = who),
    };
    view! { <strong class="goal announced"><Crest seat/>{text}" "{say!(i18n, ENDING_LAST_TURNS)}</strong> }
        .into_any()
}
