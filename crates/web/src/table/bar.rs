use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use palazzi_client::learn::rule_title;
use palazzi_client::{Choice, Fragment, Layout, Sentence, Shown, say};
use palazzi_protocol::{Command, Offered, Status};
use wasm_bindgen::JsCast;

use super::hint::Hints;
use super::matters::Matters;
use super::trouble::{Refused, Unanswered, delay};
use crate::fit::use_layout;
use crate::i18n::Late;
use crate::settings::use_settings;
use crate::stage::{Drawn, Stage};

/// The ribbon below the scene, of constant height: one sentence, the choice being made, and one primary button. Whatever
/// else has to be said lies over the sentence and moves nothing.
#[component]
pub(crate) fn Bar<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let hints_open = RwSignal::new(false);
    let yours = Memo::new(move |_| stage.you.get().is_some() && stage.you.get() == stage.to_move.get());
    let rated = move || stage.link.now.with(|now| now.as_ref().is_some_and(|now| now.overview.rated));
    let undo = move || {
        if stage.link.may(Offered::Undo) {
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
            "h" if yours.get_untracked() && !untrack(rated) => hints_open.update(|open| *open = !*open),
            "c" => stage.confirm(),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <section
            class="bar"
            data-region="ribbon"
            data-number=move || stage.link.number.get()
            class:yours=yours
            aria-label=move || say!(i18n, RIBBON_LABEL)
        >
            <div class="say"><Say stage/></div>
            <div class="doing">
                <Options stage/>
                {G::tray(stage)}
            </div>
            <div class="over-say">
                <Matters link=stage.link/>
                <WhyNot stage/>
                <Refused link=stage.link/>
                <Unanswered link=stage.link/>
                <Hints stage open=hints_open/>
            </div>
            <Buttons stage hints_open yours undo/>
        </section>
    }
}

/// The one sentence: what is to be done, or what the action that is meant would do.
#[component]
fn Say<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let meant = Memo::new(move |_| stage.choice.with(Choice::meant).map(|action| action.to_string()));
    let task = move || {
        if stage.link.showing_again.get() {
            return show(stage, Sentence::plain(say!(i18n, AGAIN_SHOWN)));
        }
        let sentence = stage.names.with(|names| G::task(&stage.view.get(), names, &i18n.texts()));
        show(stage, sentence)
    };
    let action = move || {
        let action = meant.get()?.parse::<G::Action>().ok()?;
        Some(show(stage, G::action(&stage.view.get(), &action, &i18n.texts())))
    };
    view! {
        <p class="task" class:settled=move || meant.get().is_some() role="status">{task}</p>
        <p class="meant" role="status">{action}</p>
    }
}

/// Buttons for what can be chosen next and the board does not show well enough.
#[component]
fn Options<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let (layout, text_mode) = (use_layout(), use_settings().text_mode);
    let next = Memo::new(move |_| {
        let mut next = stage.choice.with(Choice::next);
        let is_resting = stage.choice.with(|choice| choice.chosen().is_empty());
        let resting = stage.choice.with(|choice| G::resting(choice)).filter(|_| is_resting);
        let resting = resting.and_then(|action| G::parts(&stage.view.get(), &action).first().copied());
        next.retain(|part| is_shown::<G>(*part, layout.get(), text_mode.get()) && Some(*part) != resting);
        next
    });
    let option = move |part: G::Part| {
        let chosen = move || stage.choice.with(|choice| choice.is_chosen(part));
        view! {
            <button
                data-part=format!("{part:?}")
                aria-pressed=move || chosen().to_string()
                on:click=move |_| choose(stage, part)
            >
                {G::face(stage, part)}
            </button>
        }
    };
    view! {
        <div class="options">
            <For each=move || next.get() key=|part| *part children=option/>
        </div>
    }
}

fn is_shown<G: Drawn>(part: G::Part, layout: Layout, text_mode: bool) -> bool {
    G::is_listed(part) && (text_mode || G::in_bar(part, layout))
}

/// Points at a part by the ribbon's button for it.
fn choose<G: Drawn>(stage: Stage<G>, part: G::Part) {
    stage.point_at(part);
    if G::at_once(part)
        && let Some(action) = stage.choice.with_untracked(Choice::meant)
    {
        stage.submit(action);
    }
}

/// Undo, hint, and the primary button.
#[component]
fn Buttons<G: Drawn>(
    stage: Stage<G>,
    hints_open: RwSignal<bool>,
    yours: Memo<bool>,
    undo: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let i18n = stage.i18n;
    let playing = move || {
        stage.link.now.with(|now| now.as_ref().is_some_and(|now| now.overview.status == Status::Playing))
    };
    let rated = move || stage.link.now.with(|now| now.as_ref().is_some_and(|now| now.overview.rated));
    let ready = Memo::new(move |_| stage.ready().map(|action| action.to_string()));
    // The button says what it does, or that it is being done.
    let label = move || {
        if delay(stage.link).is_some() {
            return say!(i18n, SENDING);
        }
        let kind = ready.get().and_then(|action| {
            let action = action.parse::<G::Action>().ok()?;
            G::parts(&stage.view.get(), &action).first().copied()
        });
        match kind {
            Some(kind) => stage.names.with(|names| G::name(kind, &stage.view.get(), names, &i18n.texts())),
            None => say!(i18n, TABLE_CONFIRM),
        }
    };
    let icon = |id: &'static str| {
        view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=id/></svg> }
    };
    move || {
        playing().then(|| {
            view! {
                <div class="buttons">
                    <button
                        class="quiet"
                        disabled=move || !stage.link.may(Offered::Undo)
                        on:click=move |_| undo()
                    >
                        {icon("#i-undo")}
                        <span>{move || say!(i18n, TABLE_UNDO)}</span>
                    </button>
                    {move || (!rated()).then(|| view! {
                        <button
                            class="quiet"
                            disabled=move || !yours.get()
                            aria-expanded=move || hints_open.get().to_string()
                            on:click=move |_| hints_open.update(|open| *open = !*open)
                        >
                            {icon("#i-hint")}
                            <span>{move || say!(i18n, TABLE_HINT)}</span>
                        </button>
                    })}
                    <button
                        class="main"
                        disabled=move || ready.get().is_none() || stage.link.is_decided()
                        on:click=move |_| stage.confirm()
                    >
                        {label}
                    </button>
                </div>
            }
        })
    }
}

/// Why nothing can be done with what was pointed at.
#[component]
fn WhyNot<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    i18n.late(&[Late::Rules]);
    move || {
        stage.refusal.get().map(|refusal| {
            let rule = refusal.rule.map(|rule| {
                let href = format!("/rules#{rule}");
                view! { " " <a href=href target="_blank">{rule_title(&rule, &i18n.texts())}</a> }
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
pub(crate) fn show<G: Shown>(stage: Stage<G>, sentence: Sentence<G::Part>) -> impl IntoView {
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
