//! The contract of every engine, over random games of Palazzo.

use std::collections::HashMap;

use palazzi_rules::palazzo::{Config, Palazzo};
use palazzi_rules::{Choice, Game, Offers, Pending, suite};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const GAMES: u64 = 500;

fn check(players: usize, choice: Choice) {
    let config = Config::new(players).expect("2 to 4 players");
    for seed in 0..GAMES {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        suite::check_game::<Palazzo>(&config, choice, &mut rng);
    }
}

#[test]
fn two_players_choosing_any_action() {
    check(2, Choice::Uniform);
}

#[test]
fn three_players_choosing_any_action() {
    check(3, Choice::Uniform);
}

#[test]
fn four_players_choosing_any_action() {
    check(4, Choice::Uniform);
}

#[test]
fn two_players_choosing_the_kind_first() {
    check(2, Choice::KindFirst);
}

#[test]
fn three_players_choosing_the_kind_first() {
    check(3, Choice::KindFirst);
}

#[test]
fn four_players_choosing_the_kind_first() {
    check(4, Choice::KindFirst);
}

/// How often each action is picked, against how often it should be: as text, picks and share.
fn shares(game: &Palazzo, choice: Choice, picks: u32) -> Vec<(String, f64, f64)> {
    let Pending::Decide(seat) = game.pending() else { return Vec::new() };
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut offers = Offers::default();
    game.legal_actions(seat, &mut offers);
    let mut picked = HashMap::new();
    for _ in 0..picks {
        *picked.entry(game.random_action(choice, &mut rng)).or_insert(0) += 1;
    }
    let mut kinds: HashMap<&str, usize> = HashMap::new();
    for action in offers.iter() {
        *kinds.entry(Palazzo::kind(action)).or_default() += 1;
    }
    let expected = |action| match choice {
        Choice::Uniform => 1.0 / offers.len() as f64,
        Choice::KindFirst => 1.0 / (kinds.len() * kinds[Palazzo::kind(action)]) as f64,
    };
    let share = |action| f64::from(picked.get(action).copied().unwrap_or(0)) / f64::from(picks);
    offers.iter().map(|action| (action.to_string(), share(action), expected(action))).collect()
}

#[test]
fn every_action_is_picked_as_often_as_promised() {
    const PICKS: u32 = 4_000;
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut game = Palazzo::new(&Config::new(3).unwrap());
    while game.pending() != Pending::Over {
        for choice in [Choice::Uniform, Choice::KindFirst] {
            for (action, share, expected) in shares(&game, choice, PICKS) {
                let deviation = (expected * (1.0 - expected) / f64::from(PICKS)).sqrt();
                let off = (share - expected).abs();
                assert!(off <= 6.0 * deviation, "{choice:?}: '{action}' {share} instead of {expected}");
            }
        }
        if game.pending() == Pending::Chance {
            game.resolve(&game.sample_chance(&mut rng), &mut ()).unwrap();
        } else {
            game.play_unchecked(&game.random_action(Choice::KindFirst, &mut rng), &mut ());
        }
    }
}
