//! The pages, one file or folder each, and what they have in common.

pub(crate) mod account;
pub(crate) mod clocks;
mod day;
pub(crate) mod games;
mod kept;
pub(crate) mod ladder;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod new_table;
pub(crate) mod player;
mod portraits;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod start;

use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_client::{Key, say};
use palazzi_protocol::{Code, Problem};

use crate::api::Asked;
use crate::i18n::{I18n, use_i18n};

/// A page that is read: its title, in the window's title too, and its content.
#[component]
pub(crate) fn Page(title: Key, children: Children) -> impl IntoView {
    let i18n = use_i18n();
    set_title(move || i18n.get(title));
    view! {
        <main id="content" class="page">
            <h1>{move || i18n.get(title)}</h1>
            {children()}
        </main>
    }
}

/// A page in place of one that cannot be shown: why, and the way to the start.
#[component]
pub(crate) fn Missing(title: Key, #[prop(optional)] problem: Option<Problem>) -> impl IntoView {
    let i18n = use_i18n();
    let about = move || match &problem {
        Some(problem) if problem.code != Code::NotFound => problem_text(i18n, problem),
        _ => say!(i18n, PAGE_MISSING_ABOUT),
    };
    view! {
        <Page title>
            <p>{about}</p>
            <A href="/" attr:class="button">{move || say!(i18n, PAGE_TO_START)}</A>
        </Page>
    }
}

/// Names the window after what it shows.
pub(crate) fn set_title(title: impl Fn() -> String + 'static) {
    let i18n = use_i18n();
    Effect::new(move || {
        let name = i18n.get(palazzi_client::key::APP_NAME);
        let title = title();
        document().set_title(&if title == name { name } else { format!("{title} · {name}") });
    });
}

/// What is wrong, for people.
pub(crate) fn problem_text(i18n: I18n, problem: &Problem) -> String {
    palazzi_client::problem_text(&i18n.texts(), problem)
}

/// Shows what was asked for once it has come, or the problem.
pub(crate) fn when_known<T: Clone + Send + Sync + 'static>(
    asked: RwSignal<Asked<T>>,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    move || match asked.get() {
        None => view! { <p class="waiting" role="status">{say!(i18n, PAGE_LOADING)}</p> }.into_any(),
        Some(Err(problem)) => {
            view! { <p class="refusal" role="alert">{problem_text(i18n, &problem)}</p> }.into_any()
        }
        Some(Ok(value)) => show(value),
    }
}
