//! Matches between bots.

use std::collections::HashSet;
use std::fmt;
use std::sync::{Condvar, Mutex};
use std::thread::{self, ThreadId};
use std::time::Duration;

use palazzi_bots::{
    AfterRound, Bot, BotName, Budget, Contest, Contestant, Match, Standing, play_contests, run,
};
use palazzi_rules::carrara::{Carrara, Config, Edition};
use palazzi_rules::palazzo::{self, Palazzo, View};
use palazzi_rules::{Seat, Setup};

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

/// Who sits down at random play, once two threads do.
#[derive(Default)]
struct Meeting {
    threads: Mutex<HashSet<ThreadId>>,
    changed: Condvar,
}

impl Contestant<Palazzo> for &Meeting {
    fn make(&self, seat: Seat, view: &View, seed: u64) -> Box<dyn Bot<Palazzo>> {
        let mut threads = self.threads.lock().expect("nobody panics before the others wait");
        threads.insert(thread::current().id());
        self.changed.notify_all();
        let is_alone = |threads: &mut HashSet<ThreadId>| threads.len() < 2;
        let waited = self.changed.wait_timeout_while(threads, Duration::from_secs(60), is_alone);
        assert!(!waited.expect("nobody panics").1.timed_out(), "a thread plays alone");
        BotName::Random.make(seat, view, seed)
    }
}

impl fmt::Display for Meeting {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("meeting")
    }
}

#[test]
fn threads_that_one_match_does_not_need_play_the_next() {
    let meeting = Meeting::default();
    let config = palazzo::Config::new(2).expect("two can play");
    let contest = |seed| {
        let (challenger, opponent) = (&meeting, &meeting);
        let game = Match { challenger, opponent, budget: Budget::Playouts(1), rounds: 1, seed };
        Contest::new(config.head(), game, None)
    };
    let mut contests = [contest(1), contest(2)];
    let mut places = Vec::new();
    let written = play_contests::<Palazzo, _>(&mut contests, &config, 2, None, |place, number, _| {
        places.push((place, number));
        AfterRound::GoOn
    });
    assert!(written.is_ok());
    places.sort_unstable();
    assert_eq!(places, [(0, 0), (1, 0)]);
    assert!(contests.iter().all(|contest| contest.is_finished() && contest.standing().games == 2));
}
