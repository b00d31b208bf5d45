use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use palazzi_client::{Choice, Fragment, Sentence, say};
use palazzi_protocol::{Command, Offered, Status};
use wasm_bindgen::JsCast;

use super::hint::Hints;
use super::matters::Matters;
use super::side::{Drawer, DrawerButton};
use super::trouble::Refused;
use crate::settings::use_settings;
use crate::stage::{Drawn, Stage};

/// The bar at the bottom: what is to be done, the choice being made, and the buttons.
#[component]
pub(crate) fn Bar<G: Drawn>(stage: Stage<G>, #[prop(optional)] drawer: Option<Drawer>) -> impl IntoView {
    let i18n = stage.i18n;
    let hints_open = RwSignal::new(false);
    let task = move || {
        let sentence = stage.names.with(|names| G::task(&stage.view.get(), names, &i18n.texts()));
        show(stage, sentence).into_any()
    };
    let meant = move || {
        let action = stage.choice.with(Choice::meant)?;
        let sentence = G::action(&stage.view.get(), &action, &i18n.texts());
        Some(view! { <p class="meant" role="status">{show(stage, sentence)}</p> })
    };
    let text_mode = use_settings().text_mode;
    let next = move || {
        let mut next = stage.choice.with(Choice::next);
        next.retain(|part| G::is_listed(*part) && (text_mode.get() || G::in_bar(*part)));
        next
    };
    let option = move |part: G::Part| {
        let name = move || stage.names.with(|names| G::name(part, &stage.view.get(), names, &i18n.texts()));
        let chosen = move || stage.choice.with(|choice| choice.is_chosen(part));
        view! {
            <button aria-pressed=move || chosen().to_string() on:click=move |_| stage.point_at(part)>{name}</button>
        }
    };
    let may = move |offered: Offered| stage.link.may(offered);
    let yours = move || stage.you.get().is_some() && stage.you.get() == stage.to_move.get();
    let playing = move || {
        stage.link.now.with(|now| now.as_ref().is_some_and(|now| now.overview.status == Status::Playing))
    };
    let rated = move || stage.link.now.with(|now| now.as_ref().is_some_and(|now| now.overview.rated));
    let undo = move || {
        if may(Offered::Undo) {
            stage.link.submit(Command::Undo);
        }
    };
    let back = move || {
        stage.refusal.set(None);
        stage.choice.update(|choice| {
            choice.step_back();
        });
    };
    let pointer = window_event_listener(leptos::ev::pointerdown, move |_| stage.link.hurry());
    on_cleanup(move || pointer.remove());
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        stage.link.hurry();
        if is_typing(&event) || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" => back(),
            "u" => undo(),
            "h" if yours() && !rated() => hints_open.update(|open| *open = !*open),
            "c" => stage.confirm(),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <section class="bar" data-number=move || stage.link.number.get() class:yours=yours aria-label=move || say!(i18n, TABLE_CHOOSE)>
            <Matters link=stage.link/>
            <Hints stage open=hints_open/>
            <div class="doing" class:settled=move || stage.choice.with(|choice| choice.meant().is_some())>
                <p class="task" role="status">{task}</p>
                {drawer.map(|drawer| view! { <DrawerButton drawer/> })}
                <WhyNot stage/>
                <Refused link=stage.link/>
                <div class="options">{move || next().into_iter().map(option).collect_view()}</div>
                {G::tray(stage)}
                {meant}
            </div>
            {move || playing().then(|| view! {
                <div class="buttons">
                    <button class="quiet" disabled=move || !may(Offered::Undo) on:click=move |_| undo()>
                        {move || say!(i18n, TABLE_UNDO)}
                    </button>
                    {move || (!rated()).then(|| view! {
                        <button
                            class="quiet"
                            disabled=move || !yours()
                            aria-expanded=move || hints_open.get().to_string()
                            on:click=move |_| hints_open.update(|open| *open = !*open)
                        >
                            {move || say!(i18n, TABLE_HINT)}
                        </button>
                    })}
                    <button
                        class="quiet"
                        disabled=move || stage.choice.with(|choice| choice.chosen().is_empty())
                        on:click=move |_| stage.clear()
                    >
                        {move || say!(i18n, TABLE_CLEAR)}
                    </button>
                    <button
                        class="main"
                        disabled=move || stage.choice.with(|choice| choice.meant().is_none())
                        on:click=move |_| stage.confirm()
                    >
                        {move || say!(i18n, TABLE_CONFIRM)}
                    </button>
                </div>
            })}
        </section>
    }
}

/// Why nothing can be done with what was pointed at.
#[component]
fn WhyNot<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    move || {
        stage.refusal.get().map(|refusal| {
            let rule = refusal.rule.map(|rule| {
                let href = format!("/rules#{rule}");
                view! { " " <a href=href target="_blank">{say!(i18n, TABLE_WHY_RULE, rule = rule)}</a> }
            });
            view! { <p class="refusal" role="alert">{refusal.text}{rule}</p> }
        })
    }
}

/// Whether a key is meant for a field that is being written in.
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| ["INPUT", "TEXTAREA", "SELECT"].contains(&target.tag_name().as_str()))
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
