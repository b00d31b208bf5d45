//! Motion: whatever changes its owner travels there, one message after the other.

mod again;
mod animation;
mod flight;
mod look;
mod performance;
mod roll;
mod sparks;
mod spots;

use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::carrara::staging::{Budget, THINK_MS};
use palazzi_client::{Remark, Remarks, Sentence};
use palazzi_protocol::{Happening, Update, What};
use palazzi_rules::Seat;
use serde_json::value::RawValue;

use crate::link::pace::Scene;
use crate::settings::use_settings;
use crate::stage::{Drawn, Stage, read_view};

pub(crate) use performance::Performance;

/// An opponent who acts.
#[derive(Clone, PartialEq)]
pub(crate) struct Acting<P> {
    /// Who it is.
    pub(crate) seat: Seat,
    /// What is being done; nothing while the opponent thinks.
    pub(crate) sentence: Option<Sentence<P>>,
}

/// Decisions in one message that are still played one after the other; after more, the page shows how things stand.
const MOST_DECISIONS: usize = 2;

/// Shows the messages of a table with motion for as long as its stage is there.
pub(crate) fn direct<G: Drawn>(stage: Stage<G>) {
    // The turn that is being shown, and the time that is left for it.
    let turn = StoredValue::new((None::<Seat>, Budget::default()));
    let remarks = StoredValue::new(Remarks::default());
    let wanted = use_settings().remarks;
    stage.link.directed_by(move |update| {
        let before = stage.link.now.get_untracked();
        let said = remarks.try_update_value(|remarks| remarks.hear::<G>(before.as_ref(), update)).flatten();
        if let Some(said) = said.filter(|_| wanted.get_untracked()) {
            utter(stage, said);
        }
        let shown = stage.view.try_get_untracked();
        Box::new(shown.map_or_else(Message::<G>::plain, |before| message(stage, turn, before, update)))
    });
    on_cleanup(move || stage.link.undirected());
}

/// Lets an opponent be seen to say something for a while.
fn utter<G: Drawn>(stage: Stage<G>, remark: Remark) {
    stage.remark.try_set(Some(remark));
    gloo_timers::callback::Timeout::new(REMARK_MS, move || {
        if stage.remark.try_get_untracked().flatten() == Some(remark) {
            stage.remark.set(None);
        }
    })
    .forget();
}

/// How long a remark is to be read, in milliseconds.
const REMARK_MS: u32 = 5000;

/// The turn that is being shown, and the time that is left for it.
type Turn = StoredValue<(Option<Seat>, Budget)>;

/// A message of a table, as it is shown.
struct Message<G: Drawn> {
    stage: Option<Stage<G>>,
    acting: Option<Acting<G::Part>>,
    is_thinking: bool,
    performance: Option<Performance>,
}

impl<G: Drawn> Message<G> {
    /// A message of which nothing is to be seen.
    fn plain() -> Message<G> {
        Message { stage: None, acting: None, is_thinking: false, performance: None }
    }
}

impl<G: Drawn> Scene for Message<G> {
    fn think_ms(&self) -> u32 {
        if self.is_thinking { THINK_MS } else { 0 }
    }

    fn prepare(&mut self) {
        if let (Some(stage), Some(acting)) = (self.stage, self.acting.take()) {
            stage.acting.try_set(Some(acting));
        }
        if let Some(performance) = &mut self.performance {
            performance.prepare();
        }
    }

    fn play(mut self: Box<Self>) -> Pin<Box<dyn Future<Output = ()>>> {
        Box::pin(async move {
            if let (Some(stage), Some(performance)) = (self.stage, self.performance.take()) {
                performance.play(stage.link).await;
            }
        })
    }
}

/// What is to be seen of a message, in a page that shows `before`.
fn message<G: Drawn>(stage: Stage<G>, turn: Turn, before: Arc<G::View>, update: &Update) -> Message<G> {
    let known = stage.link.happened.with_untracked(|all| all.last().map_or(0, |last| last.number));
    let news: Vec<&Happening> = update.happened.iter().filter(|event| event.number > known).collect();
    let movers = movers(&news);
    let is_undone = news.iter().any(|event| matches!(event.what, What::Undone { .. }));
    if update.since == Some(0) || is_undone || movers.is_empty() || movers.len() > MOST_DECISIONS {
        return Message::plain();
    }
    let mover = movers[0];
    let is_other = update.now.you != Some(mover);
    let events: Vec<G::Event> =
        facts(&news).filter_map(|fact| serde_json::from_str(fact.get()).ok()).collect();
    let after = update.now.view.as_deref().and_then(read_view::<G>);
    let mut performance = after.and_then(|after| G::performance(&before, &after, &events));
    let (shown, mut budget) = turn.try_get_value().unwrap_or_default();
    let is_first = shown != Some(mover);
    if is_first {
        budget = Budget::default();
    }
    if let Some(performance) = performance.as_mut().filter(|_| is_other) {
        performance.fit(&mut budget);
    }
    turn.try_set_value((Some(mover), budget));
    if is_other && is_first {
        stage.acting.try_set(Some(Acting { seat: mover, sentence: None }));
    }
    let acting = is_other.then(|| Acting { seat: mover, sentence: sentence(stage, &events) });
    Message { stage: Some(stage), acting, is_thinking: is_other && is_first, performance }
}

/// What somebody says who does this: the first thing that there is to be said.
fn sentence<G: Drawn>(stage: Stage<G>, events: &[G::Event]) -> Option<Sentence<G::Part>> {
    let texts = stage.i18n.texts();
    stage.names.with_untracked(|names| events.iter().find_map(|event| G::event(event, names, &texts)))
}

/// Who has decided, in order.
fn movers(news: &[&Happening]) -> Vec<Seat> {
    let mover = |event: &&Happening| match &event.what {
        What::Moved { seat, .. } => Some(*seat),
        _ => None,
    };
    news.iter().filter_map(mover).collect()
}

/// What has happened in the game.
fn facts<'a>(news: &'a [&Happening]) -> impl Iterator<Item = &'a RawValue> {
    news.iter()
        .flat_map(|event| match &event.what {
            What::Moved { facts, .. } | What::Drawn { facts } => facts.as_slice(),
            _ => &[],
        })
        .map(|fact| &**fact)
}
