use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use palazzi_rules::{Game, Record, Seat, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::Bot;
use crate::budget::Budget;
use crate::table::{Finished, record_game};
use crate::wilson::{Interval, wilson};

/// Somebody who can be sent into a match.
pub trait Contestant<G: Game>: Sync {
    /// A bot that takes `seat` and has just seen the start of a game.
    fn make(&self, seat: Seat, view: &G::View, seed: u64) -> Box<dyn Bot<G>>;
}

/// One bot against copies of another.
///
/// The games come in rounds: one round is one seed, and the challenger sits in every seat once, so that draws and
/// seats favour nobody.
#[derive(Clone, Copy, Debug)]
pub struct Match<B> {
    /// The bot that takes one seat.
    pub challenger: B,
    /// The bot that takes all other seats.
    pub opponent: B,
    /// What a decision of either may cost.
    pub budget: Budget,
    /// How many rounds are played.
    pub rounds: u32,
    /// The seed of the first round.
    pub seed: u64,
}

/// A round that has been played.
pub struct Round<G: Game> {
    /// What the challenger has achieved.
    pub standing: Standing,
    /// Its games, by the seat of the challenger.
    pub games: Vec<Record<G>>,
}

/// What the challenger has achieved.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Standing {
    /// Games played.
    pub games: u32,
    /// Games won; a shared victory counts in parts.
    pub wins: f64,
    /// The sum of the leads over the best other seat.
    pub lead: i64,
    /// Decisions of all seats.
    pub decisions: u64,
    /// Games that ended because a bot broke down.
    pub forfeits: u32,
}

impl Standing {
    /// The share of games won.
    pub fn share(&self) -> Interval {
        wilson(self.wins, self.games)
    }

    /// Adds what was achieved in other games.
    pub fn add(&mut self, other: Standing) {
        self.games += other.games;
        self.wins += other.wins;
        self.lead += other.lead;
        self.decisions += other.decisions;
        self.forfeits += other.forfeits;
    }
}

/// Plays a match on `jobs` threads. `after_round` is called after every round with the standing so far and says
/// whether to go on; the standing does not depend on the number of threads unless it stops early.
pub fn run<G: Game<Config: Sync>, B: Contestant<G>>(
    config: &G::Config,
    game: &Match<B>,
    jobs: usize,
    mut after_round: impl FnMut(&Standing) -> bool + Send,
) -> Standing {
    let rounds: Vec<u32> = (0..game.rounds).collect();
    let mut standing = Standing::default();
    let play = |round: &u32| play_round::<G, B>(config, game, *round);
    play_queue(&rounds, jobs.max(1), play, |_, round| {
        standing.add(round.standing);
        after_round(&standing)
    });
    standing
}

/// Plays what stands in a queue, in its order, on `jobs` threads, which are busy as long as anything is left. `after` is
/// called after every piece, one at a time, and says whether to go on.
pub(crate) fn play_queue<Q: Sync, P>(
    queue: &[Q],
    jobs: usize,
    play: impl Fn(&Q) -> P + Sync,
    after: impl FnMut(&Q, P) -> bool + Send,
) {
    let next = AtomicUsize::new(0);
    let after = Mutex::new(after);
    let work = || {
        while let Some(piece) = queue.get(next.fetch_add(1, Ordering::Relaxed)) {
            let played = play(piece);
            let mut after = after.lock().expect("no thread panics while it reports");
            if !after(piece, played) {
                next.store(queue.len(), Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(queue.len()) {
            scope.spawn(work);
        }
    });
}

/// Plays the round of a match with this number. How it goes depends on the number alone, unless decisions are limited by
/// time.
pub(crate) fn play_round<G: Game, B: Contestant<G>>(
    config: &G::Config,
    game: &Match<B>,
    number: u32,
) -> Round<G> {
    let seed = game.seed.wrapping_add(number.into());
    let mut round = Round { standing: Standing::default(), games: Vec::new() };
    for place in Seat::of(config.head().players) {
        let bot = |seat| if seat == place { &game.challenger } else { &game.opponent };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (finished, record) = record_game::<G>(
            config,
            |seat, view| bot(seat).make(seat, view, bot_seed(seed, seat)),
            [game.budget; 4],
            &mut rng,
        );
        round.standing.add(achieved(&finished, place, config.head().players));
        round.games.push(record);
    }
    round
}

/// What the challenger in the seat `place` has achieved. A forfeit loses the game for the bot that broke down, and
/// the lead does not speak for it: one copy that breaks down loses for all copies.
fn achieved(finished: &Finished, place: Seat, players: usize) -> Standing {
    let winners = finished.winners.iter().count() as f64;
    let others = Seat::of(players).filter(|seat| *seat != place);
    let best_other = others.map(|seat| finished.scores[seat]).max().unwrap_or(0);
    let lead = i64::from(finished.scores[place] - best_other);
    let (wins, lead) = match finished.forfeit {
        Some(seat) if seat == place => (0.0, lead.min(0)),
        Some(_) => (1.0, lead.max(0)),
        None if finished.winners.contains(place) => (1.0 / winners, lead),
        None => (0.0, lead),
    };
    let forfeits = finished.forfeit.is_some().into();
    Standing { games: 1, wins, lead, decisions: finished.decisions.into(), forfeits }
}

/// Bots draw from generators of their own, so that what they draw does not change the draws of the game.
fn bot_seed(seed: u64, seat: Seat) -> u64 {
    seed.rotate_left(32) ^ (seat as u64 + 1)
}
