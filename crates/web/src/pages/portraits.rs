use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::{NO_PORTRAIT, say, symbol};
use palazzi_protocol::{Portrait, Problem};

use super::problem_text;
use crate::i18n::use_i18n;
use crate::session::use_session;

/// The faces to choose from. The choice is kept in the account of whoever is signed in, or else in this browser.
#[component]
pub(crate) fn Portraits() -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let problem = RwSignal::new(None::<Problem>);
    let choose = move |wanted: Option<Portrait>| {
        problem.set(None);
        spawn_local(async move {
            if let Err(found) = session.choose_portrait(wanted).await {
                problem.try_set(Some(found));
            }
        });
    };
    let option = move |option: Option<Portrait>| {
        let name = move || match option.and_then(|it| Portrait::ALL.iter().position(|other| *other == it)) {
            Some(index) => say!(i18n, PORTRAIT_NUMBER, number = index + 1),
            None => say!(i18n, PORTRAIT_NO),
        };
        view! {
            <label class="portrait-choice">
                <input
                    type="radio"
                    name="portrait"
                    aria-label=name
                    prop:checked=move || session.portrait() == option
                    on:change=move |_| choose(option)
                />
                <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
                    <use href=format!("#{}", option.map_or(NO_PORTRAIT, symbol))/>
                </svg>
            </label>
        }
    };
    view! {
        <fieldset class="portraits">
            <legend>{move || say!(i18n, PORTRAIT_TITLE)}</legend>
            <div class="portrait-choices">
                {std::iter::once(None).chain(Portrait::ALL.map(Some)).map(option).collect_view()}
            </div>
            <p class="about">{move || say!(i18n, PORTRAIT_ABOUT)}</p>
            {move || problem.get().map(|found| view! {
                <p class="refusal" role="alert">{problem_text(i18n, &found)}</p>
            })}
        </fieldset>
    }
}
