use leptos::prelude::*;
use palazzi_client::{Choice, Fragment, Sentence, say};

use crate::settings::use_settings;
use crate::stage::{Drawn, Stage};

/// The bar at the bottom: what is to be done, the choice being made, and the buttons.
#[component]
pub(crate) fn Bar<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let task = move || {
        let sentence = stage.names.with(|names| G::task(&stage.view.get(), names, &i18n.texts()));
        show(stage, sentence)
    };
    let text_mode = use_settings().text_mode;
    let next = move || {
        let mut next = stage.choice.with(Choice::next);
        next.retain(|part| text_mode.get() || G::in_bar(*part));
        next
    };
    let option = move |part: G::Part| {
        let name = move || stage.names.with(|names| G::name(part, &stage.view.get(), names, &i18n.texts()));
        let chosen = move || stage.choice.with(|choice| choice.is_chosen(part));
        view! { <button aria-pressed=move || chosen().to_string() on:click=move |_| stage.point_at(part)>{name}</button> }
    };
    let refusal = move || {
        stage.refusal.get().map(|refusal| {
            let rule = refusal.rule.map(|rule| {
                let href = format!("/rules#{rule}");
                view! { " " <a href=href>{say!(i18n, TABLE_WHY_RULE, rule = rule.clone())}</a> }
            });
            view! { <p class="refusal" role="alert">{refusal.text}{rule}</p> }
        })
    };
    let nothing_meant = move || stage.choice.with(|choice| choice.meant().is_none());
    let nothing_chosen = move || stage.choice.with(|choice| choice.chosen().is_empty());
    view! {
        <section class="bar" aria-label=move || say!(i18n, TABLE_CHOOSE)>
            <p class="task" role="status">{task}</p>
            {refusal}
            <div class="options">{move || next().into_iter().map(option).collect_view()}</div>
            {G::tray(stage)}
            <div class="buttons">
                <button class="quiet" disabled=nothing_chosen on:click=move |_| stage.choice.update(Choice::clear)>
                    {move || say!(i18n, TABLE_CLEAR)}
                </button>
                <button class="main" disabled=nothing_meant on:click=move |_| stage.confirm()>
                    {move || say!(i18n, TABLE_CONFIRM)}
                </button>
            </div>
        </section>
    }
}

/// A sentence whose mentions point out what they are about.
pub(crate) fn show<G: Drawn>(stage: Stage<G>, sentence: Sentence<G::Part>) -> impl IntoView {
    let piece = move |fragment: Fragment<G::Part>| match fragment {
        Fragment::Text(text) => text.into_any(),
        Fragment::Mention(part, word) => view! {
            <span
                class="mention"
                on:mouseenter=move |_| stage.highlight.set(vec![part])
                on:mouseleave=move |_| stage.highlight.set(Vec::new())
            >
                {word}
            </span>
        }
        .into_any(),
    };
    sentence.fragments.into_iter().map(piece).collect_view()
}
