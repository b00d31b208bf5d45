use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::{ScoreCell, ScoreLine, ScoreSheet, say};
use palazzi_rules::Seat;

use super::reveal::Reveal;
use super::small_palace::SmallPalace;
use crate::art::{Crest, number, seat_class};
use crate::i18n::I18n;
use crate::stage::{Drawn, Stage};

/// The final score as a table that builds up line by line. All of it can be read from the start by whoever does not
/// look.
#[component]
pub(super) fn ScoreTable<G: Drawn>(
    stage: Stage<G>,
    sheet: Memo<Arc<ScoreSheet>>,
    reveal: Reveal,
) -> impl IntoView {
    let i18n = stage.i18n;
    let players = move || sheet.with(|sheet| sheet.totals.len());
    let name = move |seat: Seat| stage.names.with(|names| names.of(seat).to_owned());
    let head = move |seat: Seat| {
        let won = move || reveal.is_done() && sheet.with(|sheet| sheet.winners.contains(&seat));
        view! {
            <th scope="col" class=seat_class(seat) class:won=won>
                <Crest seat/>
                <span class="name">{move || name(seat)}</span>
            </th>
        }
    };
    let total = move |seat: Seat| {
        let counted = move || sheet.with(|sheet| sheet.totals_after(reveal.counted())[seat as usize]);
        let whole = move || number(sheet.with(|sheet| sheet.totals[seat as usize]));
        let won = move || reveal.is_done() && sheet.with(|sheet| sheet.winners.contains(&seat));
        view! {
            <td class:won=won>
                <span aria-hidden="true">{move || number(counted())}</span>
                <span class="hidden">{whole}</span>
            </td>
        }
    };
    let seats = move || Seat::of(players());
    view! {
        <section class="final">
            <h3>{move || say!(i18n, OVER_SCORE)}</h3>
            <div class="scroll" tabindex="0" role="region" aria-label=move || say!(i18n, OVER_SCORE)>
                <table class=move || format!("players-{}", players())>
                    <thead>
                        <tr>
                            <td></td>
                            {move || seats().map(head).collect_view()}
                        </tr>
                    </thead>
                    <tbody>
                        {move || {
                            let sheet = sheet.get();
                            let lines = sheet.lines.iter().enumerate();
                            lines.map(|(index, line)| row(index, line, reveal, i18n)).collect_view()
                        }}
                    </tbody>
                    <tfoot>
                        <tr class="total">
                            <th scope="row">{move || say!(i18n, SCORE_TOTAL)}</th>
                            {move || seats().map(total).collect_view()}
                        </tr>
                        {move || sheet.with(|sheet| tie(sheet, reveal, i18n))}
                    </tfoot>
                </table>
            </div>
            <Show when=move || !reveal.is_done()>
                <button class="quiet" on:click=move |_| reveal.finish()>
                    {move || say!(i18n, OVER_SKIP)}
                </button>
            </Show>
        </section>
    }
}

fn row(index: usize, line: &ScoreLine, reveal: Reveal, i18n: I18n) -> impl IntoView + use<> {
    let cell = |cell: &Option<ScoreCell>| match cell {
        Some(cell) => view! {
            <td>
                <div class="cell">
                    {cell.palace.map(|palace| view! { <SmallPalace palace/> })}
                    <div>
                        <span class="numbers">{number(cell.points)}</span>
                        <small class="from">{cell.from.clone()}</small>
                    </div>
                </div>
            </td>
        }
        .into_any(),
        None => view! { <td class="nothing">{say!(i18n, SCORE_NOTHING)}</td> }.into_any(),
    };
    let cells = line.cells.iter().map(cell).collect_view();
    view! {
        <tr class="line" class:counted=move || index < reveal.counted()>
            <th scope="row">{line.name.clone()}</th>
            {cells}
        </tr>
    }
}

/// What decided between equal totals.
fn tie(sheet: &ScoreSheet, reveal: Reveal, i18n: I18n) -> Option<impl IntoView + use<>> {
    let tie = sheet.tie.clone()?;
    let most = sheet.totals.iter().max().copied();
    let cell = |(amount, total): (&u32, &i32)| match Some(*total) == most {
        true => view! { <td class="numbers">{*amount}</td> }.into_any(),
        false => view! { <td class="nothing"></td> }.into_any(),
    };
    let cells = tie.amounts.iter().zip(&sheet.totals).map(cell).collect_view();
    let about = match sheet.winners.len() {
        1 => say!(i18n, SCORE_TIE_DECIDED),
        _ => say!(i18n, SCORE_TIE_SHARED),
    };
    let counted = move || reveal.is_done();
    Some(view! {
        <tr class="line tie" class:counted=counted>
            <th scope="row">{tie.name}</th>
            {cells}
        </tr>
        <tr class="line tie-about" class:counted=counted>
            <td colspan=sheet.totals.len() + 1>{about}</td>
        </tr>
    })
}
