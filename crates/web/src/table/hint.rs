use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::say;
use palazzi_protocol::{Advice, AdviceLine, Command, Problem};

use super::bar::show;
use crate::api;
use crate::link::{Home, local};
use crate::pages::problem_text;
use crate::stage::{Drawn, Stage};

/// So many hints are shown at most: they must not cover what they are about.
const MOST: usize = 3;

/// What the bots would do here, with the chances that they see: asked for by a button.
#[component]
pub(crate) fn Hints<G: Drawn>(stage: Stage<G>, open: RwSignal<bool>) -> impl IntoView {
    let i18n = stage.i18n;
    let advice = RwSignal::new(None::<Result<Advice, Problem>>);
    Effect::new(move || {
        if stage.you.get().is_none() || stage.you.get() != stage.to_move.get() {
            open.set(false);
        }
    });
    Effect::new(move || {
        let number = stage.link.number.get();
        if !open.get() {
            return;
        }
        advice.set(None);
        spawn_local(async move {
            let found = match stage.link.home.get_value() {
                Home::Server(table) => api::get(&format!("/api/tables/{table}/hints")).await,
                Home::Local(table) => local::hints(&table, None).await,
                Home::Lesson => return,
            };
            if stage.link.number.get_untracked() == number {
                advice.try_set(Some(found));
            }
        });
    });
    let line = move |(index, line): (usize, AdviceLine)| {
        let Ok(action) = line.action.parse::<G::Action>() else { return ().into_any() };
        let you = stage.you.get_untracked().map_or(0, |seat| seat as usize);
        let chance = line.win.get(you).map_or(0, |win| (win * 100.0).round() as i32);
        let points = line.scores.get(you).map_or(0, |score| score.round() as i32);
        let sentence = G::action(&stage.view.get_untracked(), &action, &i18n.texts());
        let parts: Vec<G::Part> = sentence.mentioned().collect();
        let take = move |_| {
            open.set(false);
            stage.link.submit(Command::Move { action: action.to_string() });
        };
        view! {
            <li
                on:mouseenter=move |_| stage.highlight.set(parts.clone())
                on:mouseleave=move |_| stage.highlight.set(Vec::new())
            >
                <span class="rank">{index + 1}</span>
                <span>{show(stage, sentence)}</span>
                <span class="numbers">{move || say!(i18n, HINT_CHANCE, chance = chance, points = points)}</span>
                <button on:click=take>{move || say!(i18n, HINT_TAKE)}</button>
            </li>
        }
        .into_any()
    };
    let content = move || match advice.get() {
        None => view! { <p role="status">{say!(i18n, HINT_THINKING)}</p> }.into_any(),
        Some(Err(problem)) => {
            view! { <p class="refusal" role="alert">{problem_text(i18n, &problem)}</p> }.into_any()
        }
        Some(Ok(advice)) => {
            let best = advice.lines.into_iter().take(MOST).enumerate();
            view! { <ol class="hints">{best.map(line).collect_view()}</ol> }.into_any()
        }
    };
    move || {
        open.get().then(|| {
            view! {
                <div class="hint-box" role="region" aria-label=move || say!(i18n, TABLE_HINT)>
                    <p class="about">{move || say!(i18n, HINT_ABOUT)}</p>
                    {content}
                </div>
            }
        })
    }
}
