//! The rules: a page that lists the games, and the rulebook of each.

mod cards;
mod carrara;
mod found;
mod palazzo;
mod pictures;
mod rulebook;
mod table;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_location, use_navigate, use_params_map};
use palazzi_client::learn::ruleset_of;
use palazzi_client::say;
use palazzi_rules::Ruleset;

use crate::i18n::{Late, use_i18n};
use crate::pages::set_title;
use rulebook::Rulebook;

/// The rules of one game, or the list of games; an address with the name of a rule leads to the game that has it.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let i18n = use_i18n();
    let there = i18n.late(&[Late::Rules, Late::Cards, Late::Learn]);
    let parameters = use_params_map();
    let ruleset = Memo::new(move |_| {
        parameters.with(|parameters| parameters.get("ruleset").and_then(|name| name.parse::<Ruleset>().ok()))
    });
    lead_to_rule(ruleset);
    move || match (there.get(), ruleset.get()) {
        (false, _) => view! {
            <main id="content" class="page"><p role="status">{move || say!(i18n, TABLE_LOADING)}</p></main>
        }
        .into_any(),
        (true, Some(ruleset)) => view! { <Rulebook ruleset/> }.into_any(),
        (true, None) => view! { <Shelf/> }.into_any(),
    }
}

/// Where no game is named but a rule is, leads to the game that has it.
fn lead_to_rule(ruleset: Memo<Option<Ruleset>>) {
    let hash = use_location().hash;
    let go = use_navigate();
    Effect::new(move || {
        let rule = hash.get();
        let rule = rule.trim_start_matches('#');
        if ruleset.get().is_none()
            && let Some(found) = ruleset_of(rule)
        {
            let options = NavigateOptions { replace: true, ..NavigateOptions::default() };
            go(&format!("/rules/{found}#{rule}"), options);
        }
    });
}

/// The games whose rules there are.
#[component]
fn Shelf() -> impl IntoView {
    let i18n = use_i18n();
    set_title(move || say!(i18n, RULEBOOK_TITLE));
    let book = move |ruleset: Ruleset| {
        view! {
            <li class="card lesson-entry">
                <h2>{move || i18n.find(&format!("ruleset-{ruleset}"))}</h2>
                <p>{move || i18n.find(&format!("rules-intro-{ruleset}"))}</p>
                <p class="buttons">
                    <A href=format!("/rules/{ruleset}") attr:class="button main">
                        {move || say!(i18n, RULEBOOK_READ)}
                    </A>
                    <A href=format!("/learn/{ruleset}") attr:class="button">
                        {move || say!(i18n, RULEBOOK_LESSON)}
                    </A>
                </p>
            </li>
        }
    };
    view! {
        <main id="content" class="page learn">
            <h1>{move || say!(i18n, RULEBOOK_TITLE)}</h1>
            <p class="lead">{move || say!(i18n, RULEBOOK_ABOUT)}</p>
            <ul class="lessons">{Ruleset::ALL.map(book).collect_view()}</ul>
        </main>
    }
}
