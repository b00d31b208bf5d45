use leptos::prelude::*;
use palazzi_client::say;

use crate::i18n::use_i18n;
use crate::link::Link;
use crate::pages::replay::files;

/// How anybody can check that the draws were fair. Nothing for a game that was played elsewhere.
#[component]
pub(super) fn Fair(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    let shown = move || {
        let (table, fairness) = link.now.with(|now| {
            let overview = &now.as_ref()?.overview;
            Some((overview.table.clone(), overview.fairness.clone()?))
        })?;
        let (seed, hash) = (fairness.seed?, fairness.hash);
        let file = files::name_of(&table);
        let command = format!("palazzi verify {file} --seed {seed} --hash {hash}");
        Some(view! {
            <details class="fair">
                <summary>{say!(i18n, OVER_FAIR)}</summary>
                <p>{say!(i18n, OVER_FAIR_TEXT)}</p>
                <dl>
                    <dt>{say!(i18n, OVER_FAIR_HASH)}</dt>
                    <dd><code>{hash}</code></dd>
                    <dt>{say!(i18n, OVER_FAIR_SEED)}</dt>
                    <dd><code>{seed}</code></dd>
                    <dt>{say!(i18n, OVER_FAIR_COMMAND)}</dt>
                    <dd><code>{command}</code></dd>
                </dl>
            </details>
        })
    };
    view! { {shown} }
}
