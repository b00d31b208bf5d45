//! Learning by playing: the list of lessons, and a lesson.

mod coach;
mod progress;

use leptos::html::Main;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use palazzi_client::learn::{Lesson as Script, lessons};
use palazzi_client::say;
use palazzi_rules::Ruleset;

use crate::fit::follow_scene;
use crate::i18n::{Late, use_i18n};
use crate::link::scripted::Course;
use crate::motion::direct;
use crate::pages::set_title;
use crate::stage::{Drawn, Stage, read_view};
use crate::table::bar::Bar;
use crate::table::fitted::FittedBoard;
use coach::Coach;
use progress::Progress;

/// So many steps take about a minute.
const STEPS_A_MINUTE: usize = 3;

/// All lessons, and how far the reader is with each.
#[component]
pub(crate) fn LearnPage() -> impl IntoView {
    let i18n = use_i18n();
    let there = i18n.late(&[Late::Learn]);
    set_title(move || say!(i18n, NAV_LEARN));
    let list = move || Ruleset::ALL.map(|ruleset| view! { <Entry ruleset/> }).collect_view();
    view! {
        <main id="content" class="page learn">
            {move || match there.get() {
                false => view! { <p role="status">{move || say!(i18n, TABLE_LOADING)}</p> }.into_any(),
                true => view! {
                    <h1>{move || say!(i18n, LEARN_TITLE)}</h1>
                    <p class="lead">{move || say!(i18n, LEARN_ABOUT)}</p>
                    <p>{move || say!(i18n, LEARN_ORDER)}</p>
                    <ul class="lessons">{list()}</ul>
                }
                .into_any(),
            }}
        </main>
    }
}

/// A lesson in the list.
#[component]
fn Entry(ruleset: Ruleset) -> impl IntoView {
    let i18n = use_i18n();
    let progress = Progress::read(ruleset);
    let steps = match ruleset {
        Ruleset::Carrara(edition) => lessons::carrara(edition).steps.len(),
        Ruleset::Palazzo => lessons::PALAZZO.steps.len(),
    };
    let minutes = steps.div_ceil(STEPS_A_MINUTE);
    let start = move || match progress {
        Progress { at: Some(step), .. } => say!(i18n, LEARN_CONTINUE, step = step + 1),
        Progress { taken: true, .. } => say!(i18n, LEARN_AGAIN),
        Progress { taken: false, .. } => say!(i18n, LEARN_START),
    };
    view! {
        <li class="card lesson-entry">
            <h2>{move || i18n.find(&format!("ruleset-{ruleset}"))}</h2>
            <p>{move || i18n.find(&format!("ruleset-{ruleset}-about"))}</p>
            <p class="fine">{move || say!(i18n, LEARN_MINUTES, steps = steps, minutes = minutes)}</p>
            {progress.taken.then(|| view! {
                <p class="taken">"✓ "{move || say!(i18n, LEARN_TAKEN)}</p>
            })}
            <p class="buttons">
                <A href=format!("/learn/{ruleset}") attr:class="button main">{start}</A>
                <A href=format!("/rules/{ruleset}") attr:class="button">{move || say!(i18n, RULEBOOK_READ)}</A>
            </p>
        </li>
    }
}

/// A lesson.
#[component]
pub(crate) fn Lesson() -> impl IntoView {
    let i18n = use_i18n();
    let there = i18n.late(&[Late::Learn, Late::Rules]);
    let parameters = use_params_map();
    let ruleset = Memo::new(move |_| {
        parameters.with(|parameters| parameters.get("ruleset").and_then(|name| name.parse::<Ruleset>().ok()))
    });
    move || match (there.get(), ruleset.get()) {
        (false, _) => view! {
            <main id="content" class="page"><p role="status">{move || say!(i18n, TABLE_LOADING)}</p></main>
        }
        .into_any(),
        (true, Some(Ruleset::Carrara(edition))) => {
            taught(lessons::carrara(edition), Ruleset::Carrara(edition))
        }
        (true, Some(Ruleset::Palazzo)) => taught(&lessons::PALAZZO, Ruleset::Palazzo),
        (true, None) => view! {
            <main id="content" class="page">
                <p>{move || say!(i18n, PROBLEM_NOT_FOUND)}</p>
                <A href="/learn" attr:class="button">{move || say!(i18n, LEARN_ALL)}</A>
            </main>
        }
        .into_any(),
    }
}

/// The table of a lesson: the same board and the same bar as in a game, and the coach beside them.
fn taught<G: Drawn>(lesson: &'static Script<G>, ruleset: Ruleset) -> AnyView {
    let i18n = use_i18n();
    let at = Progress::read(ruleset).at.unwrap_or(0);
    // The names stay while the lesson is taken, whatever language is chosen meanwhile.
    let names = untrack(|| [say!(i18n, SEAT_YOU), say!(i18n, LEARN_OPPONENT)]);
    let course = Course::new(lesson, ruleset, at, names);
    let there = Memo::new(move |_| course.link.now.with(Option::is_some));
    set_title(move || i18n.find(&format!("ruleset-{ruleset}")));
    Effect::new(move || Progress::reach(ruleset, course.at.get(), course.steps()));
    (move || there.get().then(|| table(course, ruleset))).into_any()
}

fn table<G: Drawn>(course: Course<G>, ruleset: Ruleset) -> AnyView {
    let i18n = use_i18n();
    let first = course.link.now.with_untracked(|now| now.as_ref()?.view.as_deref().and_then(read_view::<G>));
    let Some(first) = first else { return ().into_any() };
    let stage = Stage::<G>::new(course.link, first);
    direct(stage);
    let room = NodeRef::<Main>::new();
    let fit = follow_scene(move || room.get().map(Into::into)).0;
    view! {
        <main
            id="content"
            node_ref=room
            class=format!("table lesson {}", G::CLASS)
            data-layout=move || fit.get().layout.name()
            style:--u=move || format!("{:.3}px", fit.get().unit)
        >
            <h1 class="hidden">{move || i18n.find(&format!("ruleset-{ruleset}"))}</h1>
            <Coach stage course ruleset/>
            <FittedBoard stage/>
            <Bar stage/>
        </main>
    }
    .into_any()
}
