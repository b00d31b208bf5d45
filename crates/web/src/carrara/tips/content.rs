use leptos::prelude::*;
use palazzi_client::carrara::{Brings, ExplainLine, Explanation};
use palazzi_client::learn::rule_title;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, Pay};

use super::super::amounts::pay;
use super::super::icons::brick;
use super::super::lights::Board;
use crate::art::{Crest, Icon};

/// What a tooltip says: what it is, what it is worth, what is missing, and the rule.
#[component]
pub(super) fn Content(board: Board, explanation: Explanation) -> AnyView {
    let Explanation { title, lines, total, rules } = explanation;
    let texts = board.i18n().texts();
    let rules = rules.into_iter().map(|rule| {
        let href = format!("/rules#{rule}");
        view! { <a href=href target="_blank">{rule_title(rule, &texts)}</a> }
    });
    let rules = rules.collect_view();
    view! {
        <header class="tip-title">{title}</header>
        {lines.into_iter().map(|found| line(board, found)).collect_view()}
        {total.map(|total| view! { <p class="tip-total">{pay(total)}</p> })}
        <footer class="tip-rules">{rules}</footer>
    }
    .into_any()
}

fn line(board: Board, line: ExplainLine) -> AnyView {
    match line {
        ExplainLine::Text(text) => view! { <p>{text}</p> }.into_any(),
        ExplainLine::Missing(text) => {
            view! { <p class="tip-missing"><Icon name="lock"/>{text}</p> }.into_any()
        }
        ExplainLine::Sum { label, building, formula, pay: paid, .. } => sum(label, building, formula, paid),
        ExplainLine::Player { seat, name, text, done } => player(seat, name, text, done),
        ExplainLine::City { name, text, done, brings, .. } => city(name, text, done, brings),
        ExplainLine::Location { text, bricks, .. } => {
            let bricks = bricks.colors().flat_map(|(color, count)| (0..count).map(move |_| color));
            view! {
                <p class="tip-row">
                    <span class="tip-bricks">{bricks.map(|color| brick(board, color)).collect_view()}</span>
                    <span>{text}</span>
                </p>
            }
            .into_any()
        }
    }
}

fn sum(label: String, building: Option<Building>, formula: String, paid: Pay) -> AnyView {
    let facade = building.map(|building| {
        let (width, height) = palazzi_art::facade_size(building.value() as u8);
        let (left, tall) = (-i64::from(width) / 2 - 6, i64::from(height) + 14);
        let name = format!("#f-{}-{}", building.kind(), building.value());
        view! {
            <svg class="tip-facade" viewBox=format!("{left} -{tall} {} {tall}", width + 12) aria-hidden="true">
                <use href=name x=left y=-tall width=width + 12 height=tall/>
            </svg>
        }
    });
    view! {
        <p class="tip-row">
            {facade}
            <span class="tip-label">{label}</span>
            <span class="tip-formula">{formula}</span>
            <b>{pay(paid)}</b>
        </p>
    }
    .into_any()
}

fn player(seat: Seat, name: String, text: String, done: bool) -> AnyView {
    view! {
        <p class="tip-row">
            <Crest seat/>
            <span class="tip-label"><b>{name}</b>" "{text}</span>
            {done.then(|| view! { <Icon name="ok"/> })}
        </p>
    }
    .into_any()
}

fn city(name: String, text: String, done: bool, brings: Option<Brings>) -> AnyView {
    view! {
        <p class="tip-row" class:tip-missing=!done>
            <span class="tip-label"><b>{name}</b>" "{text}</span>
            {brings.map(|brings| view! {
                <span class="tip-brings">{pay(brings.before)}<span>"→"</span>{pay(brings.after)}</span>
            })}
        </p>
    }
    .into_any()
}
