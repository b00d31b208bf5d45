//! Bots and searches keep to their budget, and the same seed finds the same.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use nix::time::{ClockId, clock_gettime};
use palazzi_bots::{
    Bot, BotName, Budget, Effort, Learn, Level, Memory, Situation, Thought, Wanted, hints, play_game, search,
};
use palazzi_rules::{Choice, Game, Head, Offers, Pending, Ruleset, Setup, Viewer, with_engine};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a random game; `visit` gets every `every`th decision as its seat knows it.
fn decisions<G: Learn>(
    ruleset: Ruleset,
    players: usize,
    every: usize,
    mut visit: impl FnMut(&G::Memory, &Situation<G>),
) {
    let config = G::Config::from_head(&Head::new(ruleset, players)).expect("2 to 4 can play");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(players as u64);
    let mut game = G::new(&config);
    let mut memories: Vec<G::Memory> = Vec::new();
    let mut offers = Offers::default();
    let mut facts = Vec::new();
    for decision in 0.. {
        if memories.is_empty() {
            memories.extend((0..players).map(|_| G::Memory::start(&game.view(Viewer::Spectator))));
        }
        facts.clear();
        while game.pending() == Pending::Chance {
            let chance = game.sample_chance(&mut rng);
            game.resolve_unchecked(&chance, &mut facts);
        }
        let Pending::Decide(seat) = game.pending() else { return };
        game.legal_actions(seat, &mut offers);
        let view = game.view(Viewer::Seat(seat));
        for fact in &facts {
            memories.iter_mut().for_each(|memory: &mut G::Memory| memory.hear(&fact.event));
        }
        if decision % every == 0 {
            visit(&memories[seat as usize], &Situation { seat, view: &view, offers: &offers });
        }
        facts.clear();
        let action = game.random_action(Choice::KindFirst, &mut rng);
        game.play_unchecked(&action, &mut facts);
        for fact in &facts {
            memories.iter_mut().for_each(|memory| memory.hear(&fact.event));
        }
    }
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(7)
}

fn think<G: Learn>(memory: &G::Memory, situation: &Situation<G>, effort: Effort) -> Vec<Thought<G::Action>> {
    search(memory, situation, &[], effort, &mut generator())
}

#[test]
fn the_same_seed_and_playouts_find_the_same() {
    for ruleset in Ruleset::ALL {
        for players in 2..=4 {
            with_engine!(ruleset.engine(), G => decisions::<G>(ruleset, players, 25, |memory, situation| {
                for threads in [1, 2] {
                    let effort = Effort { threads, ..Effort::new(Budget::Playouts(30)) };
                    let found = think(memory, situation, effort);
                    assert_eq!(found, think(memory, situation, effort), "{ruleset} {players}");
                    assert!(found.iter().all(|thought| situation.offers.contains(&thought.action)));
                }
            }));
        }
    }
}

#[test]
fn shares_of_victory_add_up_to_one() {
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => decisions::<G>(ruleset, 3, 20, |memory, situation| {
            for thought in think(memory, situation, Effort::new(Budget::Playouts(20))) {
                let sum: f32 = thought.judgement.wins.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{ruleset}: {:?}", thought.judgement);
            }
        }));
    }
}

#[test]
fn visits_are_no_more_than_the_playouts_of_all_threads() {
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => decisions::<G>(ruleset, 2, 30, |memory, situation| {
            let effort = Effort { threads: 3, ..Effort::new(Budget::Playouts(15)) };
            let visits: u32 = think(memory, situation, effort).iter().map(|thought| thought.visits).sum();
            assert!(visits <= 45, "{ruleset}: {visits}");
        }));
    }
}

#[test]
fn a_full_memory_does_not_stop_the_search() {
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => decisions::<G>(ruleset, 2, 40, |memory, situation| {
            let effort = Effort { memory: 50, ..Effort::new(Budget::Playouts(200)) };
            let found = think(memory, situation, effort);
            let visits: u32 = found.iter().map(|thought| thought.visits).sum();
            // Nothing is decided before a quarter of the playouts.
            let least = if found.len() > 1 { 50 } else { 0 };
            assert!(visits >= least, "{ruleset}: {visits} visits of {} moves", found.len());
        }));
    }
}

/// The most that a decision may take longer than its budget.
const OVERRUN: Duration = Duration::from_millis(50);

const LIMIT: Duration = Duration::from_millis(5);

/// From so many offers on a list is wide.
const WIDE: usize = 1_000;

/// The processor time that this thread takes for something. Whatever else the machine does does not count, and what takes
/// longer than it should uses more of it.
fn time<T>(work: impl FnOnce() -> T) -> Duration {
    let now =
        || Duration::from(clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("Linux has this clock"));
    let start = now();
    work();
    now() - start
}

/// A seat that moves like a beginner, who collects much and has long lists of offers. Now and then, and where the list is
/// long, all bots choose and hints are given, and their time is looked at.
struct Timed<G: Learn> {
    mover: Box<dyn Bot<G>>,
    bots: Vec<(BotName, Box<dyn Bot<G>>)>,
    memory: G::Memory,
    decisions: usize,
    wide: Rc<Cell<usize>>,
}

impl<G: Learn + 'static> Timed<G> {
    fn new(view: &G::View, wide: Rc<Cell<usize>>) -> Timed<G> {
        let bot = |name: BotName| (name, name.new_bot::<G>(view, 1, 1));
        let mover = bot(BotName::Level(Level::Novice)).1;
        Timed {
            mover,
            bots: BotName::ALL.map(bot).into(),
            memory: G::Memory::start(view),
            decisions: 0,
            wide,
        }
    }

    /// Whether a decision is timed: one in twenty, and the first few with many offers.
    fn is_due(&mut self, offers: usize) -> bool {
        self.decisions += 1;
        let is_wide = offers >= WIDE && self.wide.get() < 5;
        self.wide.update(|wide| wide + usize::from(is_wide));
        is_wide || self.decisions % 20 == 1
    }
}

impl<G: Learn + 'static> Bot<G> for Timed<G> {
    fn hear(&mut self, event: &G::Event) {
        self.mover.hear(event);
        self.memory.hear(event);
        self.bots.iter_mut().for_each(|(_, bot)| bot.hear(event));
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        let offers = situation.offers.len();
        if self.is_due(offers) {
            for (name, bot) in &mut self.bots {
                let spent = time(|| bot.choose(situation, Budget::Time(LIMIT)));
                assert!(spent <= LIMIT + OVERRUN, "{name} took {spent:?} with {offers} offers");
            }
            let wanted = Wanted { best: 1_000, also: &[] };
            let effort = Effort::new(Budget::Time(LIMIT));
            let spent = time(|| hints(&self.memory, situation, wanted, effort, &mut generator()));
            assert!(spent <= LIMIT + OVERRUN, "hints took {spent:?} with {offers} offers");
        }
        self.mover.choose(situation, budget)
    }
}

#[test]
fn bots_and_hints_keep_their_time() {
    let mut all_wide = 0;
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => {
            let wide = Rc::default();
            let config = <G as Game>::Config::from_head(&Head::new(ruleset, 3)).expect("three can play");
            for seed in 0..3 {
                let seat_bot = |_, view: &<G as Game>::View| -> Box<dyn Bot<G>> {
                    Box::new(Timed::new(view, Rc::clone(&wide)))
                };
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                play_game::<G>(&config, seat_bot, [Budget::Playouts(1); 4], &mut rng);
            }
            all_wide += wide.get();
        });
    }
    assert!(all_wide >= 10, "{all_wide} long lists are too few");
}

/// Where there are more threads than cores, those that begin late have less time. A machine that is busy may delay one
/// try, but not all.
#[test]
fn many_threads_keep_the_time() {
    const TRIES: u32 = 20;
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => decisions::<G>(ruleset, 4, 60, |memory, situation| {
            let is_kept = |_| {
                let start = Instant::now();
                think(memory, situation, Effort { threads: 64, ..Effort::new(Budget::Time(LIMIT)) });
                start.elapsed() <= LIMIT + OVERRUN
            };
            assert!((0..TRIES).any(is_kept), "{ruleset}: every one of {TRIES} tries took too long");
        }));
    }
}
