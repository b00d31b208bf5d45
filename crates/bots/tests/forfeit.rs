//! A bot that breaks down loses the game.

use std::sync::Mutex;

use palazzi_bots::{Bot, BotName, Budget, Contestant, Finished, Match, Situation, play_game, run};
use palazzi_rules::palazzo::{Action, Config, Event, Palazzo, View};
use palazzi_rules::{Seat, SeatSet};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays at random and breaks down at its decision with this number, counted from 0.
struct Fragile {
    bot: Box<dyn Bot<Palazzo>>,
    left: u32,
    has_failed: bool,
}

impl Bot<Palazzo> for Fragile {
    fn hear(&mut self, event: &Event) {
        self.bot.hear(event);
    }

    fn choose(&mut self, situation: &Situation<Palazzo>, budget: Budget) -> Action {
        self.has_failed = self.left == 0;
        self.left = self.left.saturating_sub(1);
        self.bot.choose(situation, budget)
    }

    fn has_failed(&self) -> bool {
        self.has_failed
    }
}

/// A sound or a fragile bot.
#[derive(Clone, Copy)]
enum Player {
    Sound,
    Fragile(u32),
}

impl Contestant<Palazzo> for Player {
    fn make(&self, seat: Seat, view: &View, seed: u64) -> Box<dyn Bot<Palazzo>> {
        let bot = BotName::Random.make(seat, view, seed);
        match *self {
            Player::Sound => bot,
            Player::Fragile(left) => Box::new(Fragile { bot, left, has_failed: false }),
        }
    }
}

fn config(players: usize) -> Config {
    Config::new(players).expect("2 to 4 can play")
}

#[test]
fn the_game_ends_where_a_bot_breaks_down_and_everybody_is_told() {
    struct Listener(Box<dyn Bot<Palazzo>>, &'static Mutex<Vec<Finished>>);

    impl Bot<Palazzo> for Listener {
        fn hear(&mut self, event: &Event) {
            self.0.hear(event);
        }

        fn choose(&mut self, situation: &Situation<Palazzo>, budget: Budget) -> Action {
            self.0.choose(situation, budget)
        }

        fn has_failed(&self) -> bool {
            self.0.has_failed()
        }

        fn end(&mut self, finished: &Finished) {
            self.1.lock().unwrap().push(*finished);
        }
    }

    static TOLD: Mutex<Vec<Finished>> = Mutex::new(Vec::new());
    let seat_bot = |seat, view: &View| -> Box<dyn Bot<Palazzo>> {
        let player = if seat == Seat::B { Player::Fragile(2) } else { Player::Sound };
        Box::new(Listener(player.make(seat, view, 1), &TOLD))
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let finished = play_game::<Palazzo>(&config(3), seat_bot, [Budget::Playouts(1); 4], &mut rng);
    assert_eq!(finished.forfeit, Some(Seat::B));
    assert_eq!(finished.winners, [Seat::A, Seat::C].into_iter().collect::<SeatSet>());
    assert_eq!(*TOLD.lock().unwrap(), [finished; 3]);
}

fn wins(challenger: Player, opponent: Player, players: usize) -> f64 {
    let game = Match { challenger, opponent, budget: Budget::Playouts(1), rounds: 4, seed: 1 };
    let standing = run::<Palazzo, _>(&config(players), &game, 1, |_| true);
    assert_eq!(standing.games as usize, 4 * players);
    standing.wins
}

#[test]
fn who_breaks_down_loses_and_copies_lose_together() {
    for players in 2..=4 {
        assert_eq!(wins(Player::Fragile(3), Player::Sound, players), 0.0);
        assert_eq!(wins(Player::Sound, Player::Fragile(3), players), (4 * players) as f64);
    }
}

#[test]
fn the_lead_does_not_speak_for_who_breaks_down() {
    let game = Match {
        challenger: Player::Fragile(20),
        opponent: Player::Sound,
        budget: Budget::Playouts(1),
        rounds: 20,
        seed: 1,
    };
    run::<Palazzo, _>(&config(2), &game, 1, |standing| {
        assert!(standing.lead <= 0);
        true
    });
}
