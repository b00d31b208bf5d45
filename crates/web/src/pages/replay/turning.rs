use leptos::prelude::*;
use palazzi_bots::{Cause, TurningPoint};
use palazzi_client::say;
use palazzi_rules::Step;

use super::analysis::{Report, grade, signed};
use crate::art::Crest;
use crate::stage::{Drawn, Stage};

/// The few moments that changed most.
pub(super) fn turning<G: Drawn>(report: &Report<G>, stage: Stage<G>) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let points = report.analysis.turning_points();
    let list = if points.is_empty() {
        view! { <p>{say!(i18n, ANALYSIS_NONE)}</p> }.into_any()
    } else {
        let items = (1..).zip(points).map(|(number, point)| item(number, &point, report, stage));
        view! { <ol class="moments">{items.collect_view()}</ol> }.into_any()
    };
    view! { <section><h2>{say!(i18n, ANALYSIS_TURNING)}</h2>{list}</section> }
}

fn item<G: Drawn>(
    number: usize,
    point: &TurningPoint,
    report: &Report<G>,
    stage: Stage<G>,
) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let TurningPoint { entry, seat, change, cause } = point;
    let (entry, seat) = (*entry, *seat);
    let name = stage.names.with(|names| names.of(seat).to_owned());
    let (at, what) = match cause {
        Cause::Decision { by, best, grade: graded, .. } if *by == seat => {
            let better = report.action(entry, best, stage);
            let what = view! {
                {grade(*graded, i18n)}
                <p>{report.told(entry, stage)}</p>
                <p class="better"><strong>{say!(i18n, ANALYSIS_BETTER)}</strong>" "{better}</p>
            };
            (entry - 1, what.into_any())
        }
        Cause::Decision { by, .. } => {
            let decided = stage.names.with(|names| {
                let is_self = if names.you == Some(*by) { "yes" } else { "no" };
                say!(i18n, ANALYSIS_DECIDED_BETWEEN, who = names.of(*by).to_owned(), self = is_self)
            });
            (entry - 1, view! { <p>{decided}</p> <p>{report.told(entry, stage)}</p> }.into_any())
        }
        Cause::Chance { draws } => {
            let what = view! {
                <span class="grade luck">{say!(i18n, ANALYSIS_OF_LUCK)}</span>
                <p>{drawn(entry, draws.len(), report, stage)}</p>
            };
            (entry, what.into_any())
        }
    };
    view! {
        <li>
            <a class="where" href=report.address(at)>
                <span class="badge">{number}</span>
                <span class="hidden">{say!(i18n, ANALYSIS_TURNING_NUMBER, number = number)}", "</span>
                {say!(i18n, CHART_GOTO, at = at)}
            </a>
            <span class="who"><Crest seat/>{name}" "<strong class="numbers">{signed(*change, i18n)}</strong></span>
            <div class="what">{what}</div>
        </li>
    }
}

/// The last so many draws up to an entry, in words.
pub(super) fn drawn<G: Drawn>(entry: usize, draws: usize, report: &Report<G>, stage: Stage<G>) -> AnyView {
    let is_draw = |number: &usize| {
        report.past.entry(*number).is_some_and(|entry| matches!(entry.step, Step::Chance(_)))
    };
    let mut numbers: Vec<usize> = (1..=entry).rev().filter(is_draw).take(draws).collect();
    numbers.reverse();
    numbers.into_iter().map(|number| report.told(number, stage)).collect_view().into_any()
}
