use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use palazzi_rules::{Game, Pending, Record, RecordError, Seat, Step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::judge::outcome;
use crate::learn::Learn;
use crate::moment::Moment;
use crate::network::Judgement;
use crate::search::Effort;
use crate::verdict::{Outlook, Verdict};

/// A game looked back upon: how good every decision was, and what chance did.
///
/// A decision is judged by what its seat knew when it took it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The number of players.
    pub players: usize,
    /// All decisions, in order.
    pub decisions: Vec<Decision>,
    /// What the draws between two decisions changed, in order.
    pub swings: Vec<Swing>,
    /// How the game ended, or what the seat to decide can expect where the record ends.
    pub end: Option<Outlook>,
    /// Whether everything has been looked into; if not, somebody said stop.
    pub complete: bool,
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The number of the entry, counted from 1.
    pub entry: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided, in notation.
    pub action: String,
    /// How many actions were offered.
    pub offers: usize,
    /// Nothing if there was no choice, or if the decision has not been looked into.
    pub verdict: Option<Verdict>,
}

impl Decision {
    /// Whether it left a choice and has not been looked into, because somebody said stop before.
    pub fn is_skipped(&self) -> bool {
        self.verdict.is_none() && self.offers > 1
    }
}

/// What draws changed: the difference between what was expected after the decision before them and before the
/// decision after them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Swing {
    /// The number of the last draw, counted from 1 like all entries.
    pub entry: usize,
    /// The draws, in notation.
    pub draws: Vec<String>,
    /// What every seat's win chance changed by.
    pub wins: Vec<f32>,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many decisions have been looked into.
    pub done: usize,
    /// How many there are to look into.
    pub total: usize,
}

/// So many actions are compared with the one that was taken.
const BEST: usize = 2;

/// Looks back upon a game, finished or not.
///
/// `effort` is for each decision. Its threads look into different decisions at the same time: with a number of
/// playouts as the budget, the result depends on the record and the seed alone. On one thread none is started.
///
/// `progress` is called after every decision, and says whether to go on.
///
/// # Errors
/// If an entry of the record is not allowed.
pub fn analyse<G: Learn>(
    record: &Record<G>,
    effort: Effort,
    seed: u64,
    progress: impl FnMut(Progress) -> bool + Send,
) -> Result<Analysis, RecordError> {
    let moments = Moment::all(record)?;
    let last = record.replay(|_, _| {})?;
    let looks = look_at_all(&moments, effort, seed, progress);
    let players = last.players();
    let complete = moments.iter().zip(&looks).all(|(moment, look)| look.is_some() || !moment.is_open());
    let decision = |(moment, look): (&Moment<G>, &Option<Look>)| {
        let action = moment.action?.to_string();
        let verdict = look.as_ref().and_then(|look| look.verdict(moment.seat, players));
        Some(Decision {
            entry: moment.entry,
            seat: moment.seat,
            action,
            offers: moment.offers.len(),
            verdict,
        })
    };
    let decisions: Vec<Decision> = moments.iter().zip(&looks).filter_map(decision).collect();
    let end = match last.pending() {
        Pending::Over => Some(outcome(&last)),
        _ => moments.iter().zip(&looks).find_map(|(moment, look)| match moment.action {
            None => look.as_ref().map(|look| look.before),
            Some(_) => None,
        }),
    };
    let end = end.map(|judgement| Outlook::new(&judgement, players));
    let swings = swings(record, &decisions, end.as_ref());
    Ok(Analysis { players, decisions, swings, end, complete })
}

/// What a look at a decision found.
struct Look {
    best: String,
    before: Judgement,
    /// After what was decided.
    after: Option<Judgement>,
}

impl Look {
    fn at<G: Learn>(moment: &Moment<G>, effort: Effort, seed: u64) -> Look {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.rotate_left(32) ^ moment.entry as u64);
        let thoughts = moment.hints(BEST, effort, &mut rng);
        let best = thoughts.first().expect("a seat that decides has an action");
        let taken = thoughts.iter().find(|thought| Some(thought.action) == moment.action);
        Look {
            best: best.action.to_string(),
            before: best.judgement,
            after: taken.map(|thought| thought.judgement),
        }
    }

    fn verdict(&self, seat: Seat, players: usize) -> Option<Verdict> {
        let before = Outlook::new(&self.before, players);
        let after = Outlook::new(&self.after?, players);
        Some(Verdict::new(self.best.clone(), before, after, seat))
    }
}

/// Looks into every decision that leaves a choice, until `progress` says stop.
fn look_at_all<G: Learn>(
    moments: &[Moment<G>],
    effort: Effort,
    seed: u64,
    progress: impl FnMut(Progress) -> bool + Send,
) -> Vec<Option<Look>> {
    let open: Vec<usize> = (0..moments.len()).filter(|index| moments[*index].is_open()).collect();
    let next = AtomicUsize::new(0);
    let looks: Vec<Option<Look>> = moments.iter().map(|_| None).collect();
    let shared = Mutex::new((looks, 0, progress));
    let work = || {
        while let Some(index) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let look = Look::at(&moments[*index], Effort { threads: 1, ..effort }, seed);
            let (looks, done, progress) = &mut *shared.lock().expect("no thread panics while it reports");
            looks[*index] = Some(look);
            *done += 1;
            if !progress(Progress { done: *done, total: open.len() }) {
                next.store(open.len(), Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..effort.threads.min(open.len()) {
            scope.spawn(work);
        }
        work();
    });
    shared.into_inner().expect("no thread panics while it reports").0
}

/// What draws changed, where the decisions before and after them have been looked into.
fn swings<G: Game>(record: &Record<G>, decisions: &[Decision], end: Option<&Outlook>) -> Vec<Swing> {
    let mut swings = Vec::new();
    let mut before: Option<(usize, &Outlook)> = None;
    for decision in decisions {
        match &decision.verdict {
            Some(verdict) => {
                let after = (decision.entry - 1, &verdict.before);
                swings.extend(before.and_then(|before| swing(record, before, after)));
                before = Some((decision.entry, &verdict.after));
            }
            None if decision.is_skipped() => before = None,
            None => {}
        }
    }
    let end = end.map(|end| (record.log.len(), end));
    swings.extend(before.zip(end).and_then(|(before, end)| swing(record, before, end)));
    swings
}

/// What draws changed between two numbers of entries, with what was expected there; nothing if none was drawn.
fn swing<G: Game>(
    record: &Record<G>,
    (first, expected): (usize, &Outlook),
    (last, found): (usize, &Outlook),
) -> Option<Swing> {
    let steps = (first + 1..).zip(&record.log[first..last]);
    let drawn = steps.filter_map(|(entry, step)| match step {
        Step::Chance(chance) => Some((entry, chance.to_string())),
        Step::Decision(..) => None,
    });
    let (entries, draws): (Vec<usize>, Vec<String>) = drawn.unzip();
    let change = |(expected, found): (&f32, &f32)| found - expected;
    let wins = expected.wins.iter().zip(&found.wins).map(change).collect();
    entries.last().map(|entry| Swing { entry: *entry, draws, wins })
}
