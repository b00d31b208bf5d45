//! Matches between bots.

use palazzi_bots::{BotName, Budget, Match, Standing, run};
use palazzi_rules::carrara::{Carrara, Config, Edition};
use palazzi_rules::palazzo::{self, Palazzo};

fn duel(challenger: BotName, opponent: BotName, rounds: u32) -> Match<BotName> {
    Match { challenger, opponent, budget: Budget::Playouts(60), rounds, seed: 1 }
}

fn second_edition(game: &Match<BotName>, jobs: usize) -> Standing {
    let config = Config::new(Edition::Second, 2).expect("two can play");
    run::<Carrara, _>(&config, game, jobs, |_| true)
}

#[test]
fn a_standing_does_not_depend_on_the_number_of_threads() {
    let game = duel(BotName::Greedy, BotName::Random, 12);
    let (one, three) = (second_edition(&game, 1), second_edition(&game, 3));
    assert_eq!(one, three);
    assert_eq!(one.games, 24);
}

#[test]
fn the_challenger_sits_in_every_seat_once_a_round() {
    let config = palazzo::Config::new(4).expect("four can play");
    let standing = run::<Palazzo, _>(&config, &duel(BotName::Random, BotName::Random, 3), 2, |_| true);
    assert_eq!(standing.games, 12);
}

/// Against itself a bot wins its share: in every round the same game is played from every seat.
#[test]
fn a_bot_against_itself_is_even() {
    let standing = second_edition(&duel(BotName::Random, BotName::Random, 30), 2);
    assert_eq!(standing.wins, 30.0);
    assert_eq!(standing.lead, 0);
}

#[test]
fn looking_ahead_beats_random_play() {
    let greedy = second_edition(&duel(BotName::Greedy, BotName::Random, 20), 2);
    assert!(greedy.share().low > 0.5, "{}", greedy.share());
    let flat = second_edition(&duel(BotName::Flat, BotName::Random, 10), 2);
    assert!(flat.share().low > 0.5, "{}", flat.share());
}

#[test]
fn a_match_stops_when_it_is_told_to() {
    let config = Config::new(Edition::First, 2).expect("two can play");
    let game = duel(BotName::Random, BotName::Random, 1_000);
    let standing = run::<Carrara, _>(&config, &game, 1, |standing| standing.games < 10);
    assert_eq!(standing.games, 10);
}
