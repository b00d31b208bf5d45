use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_client::{ScoreCell, ScoreLine, ScoreSheet, say};
use palazzi_protocol::Status;
use palazzi_rules::{Ruleset, Seat};

use crate::art::{Crest, number};
use crate::link::scripted::{Course, Remark};
use crate::stage::{Drawn, Stage};

/// Whoever tells the learner what to do: what the step is about, what is to be done, what it has brought.
#[component]
pub(super) fn Coach<G: Drawn>(stage: Stage<G>, course: Course<G>, ruleset: Ruleset) -> impl IntoView {
    let i18n = stage.i18n;
    let heading = NodeRef::<html::H2>::new();
    let is_last = move || course.at.get() + 1 == course.steps();
    let is_over = move || is_last() && !course.busy.get();
    point_out(stage, course);
    let heed = move || {
        if let Some(heading) = heading.get_untracked() {
            // It is there to be reached, even where it is not shown yet.
            let _ = heading.focus();
        }
    };
    // On a small screen the words make room for the board while something is done there.
    let folded = RwSignal::new(false);
    Effect::new(move || {
        course.at.track();
        folded.set(false);
    });
    let go_on = move |_| {
        course.go_on();
        heed();
    };
    let go_back = move |_| {
        course.go_to(course.at.get_untracked().saturating_sub(1));
        heed();
    };
    view! {
        <section class="coach" class:folded=folded aria-label=move || say!(i18n, LEARN_COACH)>
            <header>
                <h2 node_ref=heading tabindex="-1">
                    <span class="lesson-name">{move || i18n.find(&format!("ruleset-{ruleset}"))}</span>
                    <span class="lesson-step">
                        {move || say!(i18n, LEARN_STEP, step = course.at.get() + 1, steps = course.steps())}
                    </span>
                </h2>
                <A href="/learn" attr:class="leave" attr:aria-label=move || say!(i18n, LEARN_LEAVE)>
                    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M4 4l12 12M16 4L4 16"/></svg>
                </A>
                <progress
                    max=move || course.steps()
                    prop:value=move || (course.at.get() + 1) as f64
                    aria-hidden="true"
                ></progress>
            </header>
            <div class="words" aria-live="polite">
                <Words stage course/>
                {move || is_over().then(|| view! { <Farewell stage/> })}
            </div>
            <Behind stage course ruleset/>
            <div class="buttons">
                <button class="quiet" disabled=move || course.at.get() == 0 on:click=go_back>
                    {move || say!(i18n, LEARN_BACK)}
                </button>
                {move || (course.step().is_task() && !course.busy.get()).then(|| view! {
                    <button
                        class="show"
                        title=move || say!(i18n, LEARN_SHOW_ABOUT)
                        on:click=move |_| {
                            show_how(stage, course);
                            folded.set(true);
                        }
                    >
                        {move || say!(i18n, LEARN_SHOW)}
                    </button>
                    <button
                        class="fold"
                        aria-expanded=move || (!folded.get()).to_string()
                        on:click=move |_| folded.update(|folded| *folded = !*folded)
                    >
                        {move || if folded.get() { say!(i18n, LEARN_EXPLAIN) } else { say!(i18n, LEARN_TRY) }}
                    </button>
                })}
                {move || (!course.step().is_task() && !is_last()).then(|| view! {
                    <button class="main" disabled=move || course.busy.get() on:click=go_on>
                        {move || say!(i18n, LEARN_NEXT)}
                    </button>
                })}
            </div>
        </section>
    }
}

/// What the step before has brought, what this one is about and asks for, and why not something else.
#[component]
fn Words<G: Drawn>(stage: Stage<G>, course: Course<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let text = move |step: usize, end: &'static str| i18n.find(&course.text(step, end));
    let praise = move || match course.remark.get() {
        Some(Remark::Done(step)) => Some(view! { <p class="praise"><Tick/>{text(step, "-done")}</p> }),
        Some(Remark::NotAsked) | None => None,
    };
    let reason = move || {
        (course.remark.get() == Some(Remark::NotAsked)).then(|| {
            let hint = text(course.at.get(), "-hint");
            view! { <p class="not-now" role="alert"><strong>{say!(i18n, LEARN_NOT_NOW)}</strong>" "{hint}</p> }
        })
    };
    let about = move || {
        if course.busy.get() {
            let name = say!(i18n, LEARN_OPPONENT);
            return view! { <p class="waiting">{say!(i18n, LEARN_WAITING, name = name)}</p> }.into_any();
        }
        let step = course.at.get();
        let task = course.step().is_task().then(|| view! { <p class="asked">{text(step, "-do")}</p> });
        view! { <p>{text(step, "")}</p>{task} }.into_any()
    };
    view! { {praise} {about} {reason} }
}

/// The way on from the last step.
#[component]
fn Farewell<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    view! {
        <div class="farewell">
            <FinalScore stage/>
            <h3>{move || say!(i18n, LEARN_OVER)}</h3>
            <p>{move || say!(i18n, LEARN_OVER_ABOUT)}</p>
            <p class="buttons">
                <A href="/" attr:class="button main">{move || say!(i18n, LEARN_PLAY)}</A>
                <A href="/learn" attr:class="button">{move || say!(i18n, LEARN_ALL)}</A>
            </p>
        </div>
    }
}

/// The score line by line.
#[component]
fn FinalScore<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let head = move |seat: Seat| {
        let name = move || stage.names.with(|names| names.of(seat).to_owned());
        view! { <th scope="col"><Crest seat/>{name}</th> }
    };
    let line = |line: ScoreLine| {
        let cell = |cell: Option<ScoreCell>| view! { <td>{cell.map(|cell| number(cell.points))}</td> };
        view! { <tr><th scope="row">{line.name}</th>{line.cells.into_iter().map(cell).collect_view()}</tr> }
    };
    move || {
        let over =
            stage.link.now.with(|now| now.as_ref().is_some_and(|now| now.overview.status == Status::Over));
        over.then(|| {
            let ScoreSheet { lines, totals, .. } = ScoreSheet::of_view::<G>(&stage.view.get(), &i18n.texts());
            let seats = Seat::of(totals.len());
            view! {
                <table class="lesson-score">
                    <caption class="hidden">{say!(i18n, OVER_SCORE)}</caption>
                    <thead><tr><td></td>{seats.map(head).collect_view()}</tr></thead>
                    <tbody>{lines.into_iter().map(line).collect_view()}</tbody>
                    <tfoot>
                        <tr>
                            <th scope="row">{say!(i18n, SCORE_TOTAL)}</th>
                            {totals.into_iter().map(|total| view! { <td>{number(total)}</td> }).collect_view()}
                        </tr>
                    </tfoot>
                </table>
            }
        })
    }
}

/// The rules behind the step.
#[component]
fn Behind<G: Drawn>(stage: Stage<G>, course: Course<G>, ruleset: Ruleset) -> impl IntoView {
    let i18n = stage.i18n;
    let rule = move |rule: &'static str| {
        view! {
            <dt><a href=format!("/rules/{ruleset}#{rule}") target="_blank">{rule}</a></dt>
            <dd>{move || i18n.find(&format!("rule-{rule}"))}</dd>
        }
    };
    view! {
        <details class="behind">
            <summary>{move || say!(i18n, LEARN_RULES)}</summary>
            <dl>{move || course.step().rules.iter().map(|name| rule(name)).collect_view()}</dl>
        </details>
    }
}

/// Points out on the board what the step is about.
fn point_out<G: Drawn>(stage: Stage<G>, course: Course<G>) {
    Effect::new(move || {
        let step = course.step();
        let busy = course.busy.get();
        let view = stage.view.get();
        let named = if step.shown.is_empty() { step.accepted } else { step.shown };
        let actions = named.iter().filter_map(|text| text.parse::<G::Action>().ok());
        let parts = actions.flat_map(|action| G::parts(&view, &action));
        stage.highlight.set(if busy { Vec::new() } else { parts.collect() });
    });
}

/// Chooses what is to be done, so that it only has to be confirmed.
fn show_how<G: Drawn>(stage: Stage<G>, course: Course<G>) {
    let Some(action) = course.expected() else { return };
    let parts = G::parts(&stage.view.get_untracked(), &action);
    stage.refusal.set(None);
    course.remark.set(None);
    stage.choice.update(|choice| {
        choice.clear();
        for part in parts {
            if !choice.is_chosen(part) {
                choice.point_at(part);
            }
        }
    });
}

/// A tick, for what is done.
#[component]
fn Tick() -> impl IntoView {
    view! {
        <svg class="tick" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 10.5l4 4 8-9"/>
        </svg>
    }
}
