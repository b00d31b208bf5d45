use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::{Past, say};
use palazzi_protocol::{Advice, AdviceLine, Problem};
use palazzi_rules::{Pending, Seat, Step, Viewer};

use super::player::Player;
use super::source::Source;
use crate::art::Crest;
use crate::i18n::use_i18n;
use crate::stage::{Drawn, Stage};
use crate::table::bar::show;

/// What the bots have said of a position.
#[derive(Clone)]
enum Answer {
    Asked,
    Said(Arc<Advice>),
    Refused(Problem),
}

/// What the bots think of the position, for whoever asks.
#[component]
pub(super) fn HintsPanel<G: Drawn>(
    past: Arc<Past<G>>,
    stage: Stage<G>,
    player: Player,
    source: Source,
) -> impl IntoView {
    let i18n = use_i18n();
    let answers = RwSignal::new(HashMap::<usize, Answer>::new());
    let source = StoredValue::new(source);
    let ask = move |at: usize| {
        answers.update(|answers| {
            answers.insert(at, Answer::Asked);
        });
        let source = source.get_value();
        spawn_local(async move {
            let answer = match source.hints(at).await {
                Ok(advice) => Answer::Said(Arc::new(advice)),
                Err(problem) => Answer::Refused(problem),
            };
            answers.try_update(|answers| answers.insert(at, answer));
        });
    };
    let content = move || {
        let at = player.at.get();
        let Pending::Decide(seat) = past.at(at).pending() else {
            return view! { <p>{say!(i18n, REPLAY_HINTS_NOBODY)}</p> }.into_any();
        };
        let button = move || {
            view! {
                <button class="main" on:click=move |_| ask(at)>{say!(i18n, REPLAY_HINTS_ASK)}</button>
            }
        };
        let who = stage.names.with(|names| names.of(seat).to_owned());
        let about = say!(i18n, REPLAY_HINTS_ABOUT, who = who);
        let answer = match answers.with(|answers| answers.get(&at).cloned()) {
            None => button().into_any(),
            Some(Answer::Asked) => {
                view! { <p role="status">{say!(i18n, REPLAY_HINTS_ASKING)}</p> }.into_any()
            }
            Some(Answer::Refused(problem)) => {
                let text = i18n.find(&format!("problem-{}", problem.code.name()));
                view! { <p class="refusal" role="alert">{text}</p> {button()} }.into_any()
            }
            Some(Answer::Said(advice)) => said(&past, stage, at, seat, &advice).into_any(),
        };
        view! { <p class="aside">{about}</p> {answer} }.into_any()
    };
    view! {
        <div class="hints">
            <h2>{move || say!(i18n, REPLAY_HINTS_TITLE)}</h2>
            {content}
        </div>
    }
}

fn said<G: Drawn>(
    past: &Past<G>,
    stage: Stage<G>,
    at: usize,
    seat: Seat,
    advice: &Advice,
) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let view = past.at(at).view(Viewer::Seat(seat));
    let played = past.entry(at + 1).and_then(|entry| match &entry.step {
        Step::Decision(_, action) => Some(action.to_string()),
        Step::Chance(_) => None,
    });
    let best = advice.lines.first().and_then(|line| line.win.get(seat as usize)).copied().unwrap_or(1.0);
    let row = |line: &AdviceLine| {
        let win = line.win.get(seat as usize).copied().unwrap_or_default();
        let points = line.scores.get(seat as usize).copied().unwrap_or_default();
        let sentence = match line.action.parse() {
            Ok(action) => show(stage, G::action(&view, &action, &i18n.texts())).into_any(),
            Err(_) => line.action.clone().into_any(),
        };
        let was_played = played.as_ref() == Some(&line.action);
        let mark =
            was_played.then(|| view! { " " <em class="played">{say!(i18n, REPLAY_HINTS_PLAYED)}</em> });
        let share = say!(i18n, CHART_PERCENT, share = format!("{:.0}", 100.0 * win));
        let width = format!("{:.1}%", 100.0 * win / best.max(0.01));
        view! {
            <tr class:played=was_played>
                <th scope="row">{sentence}{mark}</th>
                <td><span class="meter"><span style:width=width></span></span>{share}</td>
                <td>{format!("{points:.0}")}</td>
            </tr>
        }
    };
    let rows = advice.lines.iter().map(row).collect_view();
    view! {
        <table class="figures advice">
            <thead>
                <tr>
                    <th scope="col"><Crest seat/><span class="hidden">{say!(i18n, REPLAY_HINTS_ACTION)}</span></th>
                    <th scope="col">{say!(i18n, REPLAY_HINTS_CHANCE)}</th>
                    <th scope="col">{say!(i18n, REPLAY_HINTS_POINTS)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
