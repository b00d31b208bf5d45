//! The generic suite over all Carrara rulesets and player counts.

use palazzi_rules::carrara::{Carrara, Config, Edition};
use palazzi_rules::{Choice, suite};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Games for each ruleset, number of players and way of choosing.
const GAMES: u64 = 100;

fn check(edition: Edition) {
    for players in 2..=4 {
        let config = Config::new(edition, players).expect("2 to 4 players are allowed");
        for choice in [Choice::Uniform, Choice::KindFirst] {
            for seed in 0..GAMES {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                suite::check_game::<Carrara>(&config, choice, &mut rng);
            }
        }
    }
}

#[test]
fn the_first_edition_keeps_the_contract() {
    check(Edition::First);
}

#[test]
fn the_expansion_keeps_the_contract() {
    check(Edition::FirstExpansion);
}

#[test]
fn the_second_edition_keeps_the_contract() {
    check(Edition::Second);
}

#[test]
fn the_advanced_version_keeps_the_contract() {
    check(Edition::SecondAdvanced);
}
