use leptos::prelude::*;
use palazzi_client::say;

use super::study::{Studied, Study};
use crate::i18n::use_i18n;
use crate::pages::problem_text;

/// What stands in the place of an analysis until it is there: the way to have it made, and how far it is.
#[component]
pub(crate) fn StudyView(study: Study) -> impl IntoView {
    let i18n = use_i18n();
    let start = move || {
        view! {
            <p>{move || say!(i18n, ANALYSIS_TEXT)}</p>
            <button class="main" on:click=move |_| study.begin()>{move || say!(i18n, ANALYSIS_START)}</button>
        }
    };
    let content = move || match study.state() {
        Studied::NotAsked => start().into_any(),
        Studied::Running(far) => {
            let text = say!(i18n, ANALYSIS_RUNNING, done = far.done, total = far.total);
            // Without a value the bar shows that something goes on.
            let value = (far.total > 0).then(|| far.done.to_string());
            view! {
                <label class="running">
                    <span>{text}</span>
                    <progress
                        aria-label=say!(i18n, ANALYSIS_PROGRESS)
                        value=value
                        max=far.total.max(1).to_string()
                    ></progress>
                </label>
            }
            .into_any()
        }
        Studied::Failed(problem) => {
            let text = problem_text(i18n, &problem);
            view! { <p class="refusal" role="alert">{text}</p> {start()} }.into_any()
        }
        Studied::Done(_) => ().into_any(),
    };
    view! { <div class="study">{content}</div> }
}
