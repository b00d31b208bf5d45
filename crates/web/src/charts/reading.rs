use leptos::prelude::*;
use palazzi_client::say;

use super::{Chart, Unit};
use crate::i18n::I18n;

impl Chart {
    /// A value in words.
    pub(crate) fn value_text(&self, value: f64, i18n: I18n) -> String {
        match self.unit {
            Unit::Amount => format!("{value:.0}").replace('-', "−"),
            Unit::Share => say!(i18n, CHART_PERCENT, share = format!("{:.0}", 100.0 * value)),
        }
    }

    /// What a step shows, in words: "Step 3 of 40: Ada 4, Bruno 7"; the step alone where nothing is known.
    pub(crate) fn reading(&self, step: usize, i18n: I18n) -> String {
        let value = |line: &super::Line| {
            let value = self.value_text(line.value(step)?, i18n);
            Some(say!(i18n, CHART_VALUE, name = line.name.clone(), value = value))
        };
        let values: Vec<String> = self.lines.iter().filter_map(value).collect();
        let at = say!(i18n, CHART_STEP_VALUE, at = step, of = self.steps.1);
        if values.is_empty() {
            return at;
        }
        say!(i18n, CHART_READING, at = at, values = values.join(", "))
    }

    /// The steps at which something changes.
    fn changes(&self) -> Vec<usize> {
        let mut steps: Vec<usize> = Vec::new();
        let mut before: Vec<Option<f64>> = Vec::new();
        for step in self.steps.0..=self.steps.1 {
            let values: Vec<Option<f64>> = self.lines.iter().map(|line| line.value(step)).collect();
            if values != before {
                steps.push(step);
            }
            before = values;
        }
        steps
    }
}

/// The chart as a table, for whoever would rather read numbers. It is written when it is opened.
#[component]
pub(super) fn Reading(chart: Signal<std::sync::Arc<Chart>>, i18n: I18n) -> impl IntoView {
    let opened = RwSignal::new(false);
    let table = move || {
        opened.get().then(|| {
            let chart = chart.get();
            let head = chart.lines.iter().map(|line| line.name.clone());
            let head = head.map(|name| view! { <th scope="col">{name}</th> }).collect_view();
            let row = |step: usize| {
                let cells = chart.lines.iter().map(|line| {
                    let value = line.value(step).map(|value| chart.value_text(value, i18n));
                    view! { <td>{value}</td> }
                });
                view! { <tr><th scope="row">{step}</th>{cells.collect_view()}</tr> }
            };
            let rows = chart.changes().into_iter().map(row).collect_view();
            view! {
                <div class="scroll" tabindex="0" role="region" aria-label=say!(i18n, CHART_TABLE)>
                    <table class="figures">
                        <thead><tr><th scope="col">{say!(i18n, CHART_STEP)}</th>{head}</tr></thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
            }
        })
    };
    view! {
        <details class="as-table" on:toggle=move |_| opened.set(true)>
            <summary>{move || say!(i18n, CHART_TABLE)}</summary>
            {table}
        </details>
    }
}
