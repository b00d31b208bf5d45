use leptos::prelude::*;
use palazzi_bots::{Decision, Grade, Verdict};
use palazzi_client::say;
use palazzi_rules::Seat;

use super::analysis::{Report, grade, signed};
use crate::art::Crest;
use crate::stage::{Drawn, Stage};

/// What everybody could have done better, the reader first.
pub(super) fn mistakes<G: Drawn>(report: &Report<G>, stage: Stage<G>) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let you = stage.names.with(|names| names.you);
    let mut seats: Vec<Seat> = Seat::of(report.analysis.players).collect();
    seats.sort_by_key(|seat| Some(*seat) != you);
    let of_seats = seats.into_iter().map(|seat| of_seat(seat, report, stage)).collect_view();
    view! { <section><h2>{say!(i18n, ANALYSIS_MISTAKES)}</h2>{of_seats}</section> }
}

fn of_seat<G: Drawn>(seat: Seat, report: &Report<G>, stage: Stage<G>) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let (name, is_self) = stage
        .names
        .with(|names| (names.of(seat).to_owned(), if names.you == Some(seat) { "yes" } else { "no" }));
    let own = report.analysis.decisions.iter().filter(|decision| decision.seat == seat);
    let worse = own.filter_map(|decision| {
        let verdict = decision.verdict.as_ref().filter(|verdict| verdict.grade >= Grade::Inaccuracy)?;
        Some(item(decision, verdict, report, stage))
    });
    let worse: Vec<_> = worse.collect();
    let list = match worse.is_empty() {
        true => {
            view! { <p>{say!(i18n, ANALYSIS_NO_MISTAKES, who = name.clone(), self = is_self)}</p> }.into_any()
        }
        false => view! { <ol class="moments">{worse}</ol> }.into_any(),
    };
    let count = report.analysis.decisions.iter().filter(|decision| decision.seat == seat);
    let count = count
        .filter_map(|decision| decision.verdict.as_ref())
        .filter(|verdict| verdict.grade >= Grade::Inaccuracy)
        .count();
    view! {
        <details class="of-seat" open=is_self == "yes">
            <summary>
                <Crest seat/>
                {say!(i18n, ANALYSIS_MISTAKES_OF, who = name, self = is_self)}
                <span class="count">{count}</span>
            </summary>
            {list}
        </details>
    }
}

fn item<G: Drawn>(
    decision: &Decision,
    verdict: &Verdict,
    report: &Report<G>,
    stage: Stage<G>,
) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let Decision { entry, .. } = decision;
    let better = report.action(*entry, &verdict.best, stage);
    let at = entry - 1;
    view! {
        <li>
            <a class="where" href=report.address(at)>{say!(i18n, CHART_GOTO, at = at)}</a>
            <strong class="numbers">{signed(-verdict.loss, i18n)}</strong>
            <div class="what">
                {grade(verdict.grade, i18n)}
                <p>{report.told(*entry, stage)}</p>
                <p class="better"><strong>{say!(i18n, ANALYSIS_BETTER)}</strong>" "{better}</p>
            </div>
        </li>
    }
}
