use leptos::prelude::*;
use palazzi_bots::Swing;
use palazzi_client::say;
use palazzi_rules::Seat;

use super::analysis::{Report, signed};
use super::turning::drawn;
use crate::art::{Crest, seat_class};
use crate::stage::{Drawn, Stage};

/// Draws that changed less are not listed.
const LEAST_CHANGE: f32 = 0.05;

/// So many draws are listed.
const MOST: usize = 6;

/// What luck gave and took: all draws together, and the greatest ones.
pub(super) fn luck<G: Drawn>(report: &Report<G>, stage: Stage<G>) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let swings = &report.analysis.swings;
    let sum = |seat: Seat| swings.iter().map(|swing| swing.wins[seat as usize]).sum::<f32>();
    let sums: Vec<(Seat, f32)> = Seat::of(report.analysis.players).map(|seat| (seat, sum(seat))).collect();
    let widest = sums.iter().map(|(_, sum)| sum.abs()).fold(0.01, f32::max);
    let row = |(seat, sum): &(Seat, f32)| {
        let seat = *seat;
        let name = stage.names.with(|names| names.of(seat).to_owned());
        let width = format!("{:.1}%", 50.0 * sum.abs() / widest);
        view! {
            <tr class=seat_class(seat)>
                <th scope="row"><span class="who"><Crest seat/>{name}</span></th>
                <td class="balance">
                    <span class="bar-room" aria-hidden="true">
                        <span class="amount" class:less=*sum < 0.0 style:width=width></span>
                    </span>
                </td>
                <td>{signed(*sum, i18n)}</td>
            </tr>
        }
    };
    let mut great: Vec<&Swing> =
        swings.iter().filter(|swing| largest(swing).1.abs() >= LEAST_CHANGE).collect();
    great.sort_by(|left, right| largest(right).1.abs().total_cmp(&largest(left).1.abs()));
    great.truncate(MOST);
    great.sort_by_key(|swing| swing.entry);
    let item = |swing: &&Swing| {
        let (seat, change) = largest(swing);
        let name = stage.names.with(|names| names.of(seat).to_owned());
        view! {
            <li>
                <a class="where" href=report.address(swing.entry)>{say!(i18n, CHART_GOTO, at = swing.entry)}</a>
                <span class="who"><Crest seat/>{name}" "<strong class="numbers">{signed(change, i18n)}</strong></span>
                <div class="what"><p>{drawn(swing.entry, swing.draws.len(), report, stage)}</p></div>
            </li>
        }
    };
    let list = match great.is_empty() {
        true => view! { <p>{say!(i18n, ANALYSIS_LUCK_NONE)}</p> }.into_any(),
        false => view! { <ol class="moments">{great.iter().map(item).collect_view()}</ol> }.into_any(),
    };
    view! {
        <section>
            <h2>{say!(i18n, ANALYSIS_LUCK)}</h2>
            <table class="figures luck-sums">
                <caption class="aside">{say!(i18n, ANALYSIS_LUCK_SUM_ABOUT)}</caption>
                <tbody>{sums.iter().map(row).collect_view()}</tbody>
            </table>
            {list}
        </section>
    }
}

/// For whom the draws changed most, and by how much.
fn largest(swing: &Swing) -> (Seat, f32) {
    let changes = Seat::ALL.into_iter().zip(swing.wins.iter().copied());
    changes.max_by(|(_, left), (_, right)| left.abs().total_cmp(&right.abs())).unwrap_or((Seat::A, 0.0))
}
