use palazzi_bots::{Analysis, Budget, Effort, Moment, Progress, Thought, analyse};
use palazzi_protocol::{Advice, AdviceLine};
use palazzi_rules::{Record, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Served;

/// What a decision costs when a game is looked back upon.
const ANALYSIS: Budget = Budget::Playouts(240);

/// What a hint costs.
const HINT: Budget = Budget::Playouts(4000);

/// So many actions are named in a hint.
const BEST: usize = 5;

/// The same question gets the same answer.
const SEED: u64 = 1;

/// Looks back upon a game. `progress` is told how far it is, and says whether to go on.
///
/// # Panics
/// If the record is not sound; that of a table is.
pub fn look_back<G: Served>(record: &Record<G>, progress: impl FnMut(Progress) -> bool + Send) -> Analysis {
    analyse(record, Effort::new(ANALYSIS), SEED, progress).expect("a table's record is sound")
}

/// The best few actions after so many entries, or at the end of a record; nothing if nobody decides there.
///
/// # Panics
/// If the record is not sound; that of a table is.
pub fn advise<G: Served>(record: &Record<G>, at: Option<usize>) -> Option<Advice> {
    let moments = Moment::all(record).expect("a table's record is sound");
    let entry = at.unwrap_or(record.log.len()) + 1;
    let moment = moments.iter().find(|moment| moment.entry == entry)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let players = record.config.head().players;
    let line = |thought: &Thought<G::Action>| AdviceLine {
        action: thought.action.to_string(),
        win: thought.judgement.wins[..players].to_vec(),
        scores: thought.judgement.scores[..players].to_vec(),
    };
    let thoughts = moment.hints(BEST, Effort::new(HINT), &mut rng);
    Some(Advice { lines: thoughts.iter().map(line).collect() })
}
