use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::say;
use palazzi_protocol::{Advice, AdviceLine, Command, Problem};

use super::bar::show;
use crate::api;
use crate::art::Icon;
use crate::link::{Home, local};
use crate::pages::problem_text;
use crate::stage::{Drawn, Stage};

/// This many ideas are offered, one after the other.
const MOST: usize = 3;

/// What a strong player would do here, one idea at a time, over the sentence of the ribbon. The pieces that an idea is
/// about are pointed out on the board.
#[component]
pub(crate) fn Hints<G: Drawn>(stage: Stage<G>, open: RwSignal<bool>) -> impl IntoView {
    let i18n = stage.i18n;
    let advice = RwSignal::new(None::<Result<Advice, Problem>>);
    let at = RwSignal::new(0_usize);
    Effect::new(move || {
        if stage.you.get().is_none() || stage.you.get() != stage.to_move.get() {
            open.set(false);
        }
    });
    Effect::new(move || {
        let number = stage.link.number.get();
        if !open.get() {
            stage.highlight.set(Vec::new());
            return;
        }
        advice.set(None);
        at.set(0);
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
    let content = move || match advice.get() {
        None => view! { <p role="status">{say!(i18n, HINT_THINKING)}</p> }.into_any(),
        Some(Err(problem)) => {
            view! { <p class="refusal" role="alert">{problem_text(i18n, &problem)}</p> }.into_any()
        }
        Some(Ok(advice)) => {
            let ideas = advice.lines.len().min(MOST);
            let line = advice.lines.into_iter().nth(at.get() % ideas.max(1));
            line.map(|line| idea(stage, line, open, at, ideas)).into_any()
        }
    };
    move || {
        open.get().then(|| {
            view! {
                <div class="hint-box" role="region" aria-label=move || say!(i18n, TABLE_HINT)>
                    <Icon name="hint"/>
                    {content}
                    <button class="quiet" on:click=move |_| open.set(false)>{move || say!(i18n, HINT_CLOSE)}</button>
                </div>
            }
        })
    }
}

/// One idea: what to do, what it promises, and a button that does it.
fn idea<G: Drawn>(
    stage: Stage<G>,
    line: AdviceLine,
    open: RwSignal<bool>,
    at: RwSignal<usize>,
    ideas: usize,
) -> Option<impl IntoView> {
    let i18n = stage.i18n;
    let action = line.action.parse::<G::Action>().ok()?;
    let you = stage.you.get_untracked().map_or(0, |seat| seat as usize);
    let chance = line.win.get(you).map_or(0, |win| (win * 100.0).round() as i32);
    let points = line.scores.get(you).map_or(0, |score| score.round() as i32);
    let sentence = G::action(&stage.view.get_untracked(), &action, &i18n.texts());
    stage.highlight.set(sentence.mentioned().collect());
    let take = move |_| {
        open.set(false);
        stage.link.submit(Command::Move { action: action.to_string() });
    };
    Some(view! {
        <p class="hint-idea">
            <b>{show(stage, sentence)}</b>
            <small>{say!(i18n, HINT_CHANCE, chance = chance, points = points)}</small>
        </p>
        {(ideas > 1).then(|| view! {
            <button on:click=move |_| at.update(|at| *at += 1)>{say!(i18n, HINT_ANOTHER)}</button>
        })}
        <button class="main" on:click=take>{say!(i18n, HINT_TAKE)}</button>
    })
}
