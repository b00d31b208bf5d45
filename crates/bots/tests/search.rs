//! The search keeps to its budget, and the same seed finds the same.

use std::time::{Duration, Instant};

use palazzi_bots::{Budget, Effort, Learn, Memory, Situation, Thought, search};
use palazzi_rules::{Choice, Head, Offers, Pending, Ruleset, Setup, Viewer, with_engine};
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

fn think<G: Learn>(memory: &G::Memory, situation: &Situation<G>, effort: Effort) -> Vec<Thought<G::Action>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    search(memory, situation, &[], effort, &mut rng)
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
            assert!(!found.is_empty(), "{ruleset}");
        }));
    }
}

/// The most that a decision may take longer than its budget.
const OVERRUN: Duration = Duration::from_millis(50);

/// A machine that is busy may delay one try, but not all. Where there are more threads than cores, those that begin
/// late have less time.
#[test]
fn time_is_kept() {
    const LIMIT: Duration = Duration::from_millis(5);
    const TRIES: u32 = 20;
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => decisions::<G>(ruleset, 4, 60, |memory, situation| {
            for threads in [1, 64] {
                let is_kept = |_| {
                    let start = Instant::now();
                    think(memory, situation, Effort { threads, ..Effort::new(Budget::Time(LIMIT)) });
                    start.elapsed() <= LIMIT + OVERRUN
                };
                assert!((0..TRIES).any(is_kept), "{ruleset}: every one of {TRIES} tries took too long");
            }
        }));
    }
}
