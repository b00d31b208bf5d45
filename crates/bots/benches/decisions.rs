//! How long the level without search takes for a decision, in every ruleset and with every number of players:
//! `cargo bench -p palazzi-bots --bench decisions`.
//!
//! It plays against itself, and against random players, with whom games and lists are longer. The longest time is told
//! with the one below which 99.9 % stay, because a machine that does other things, too, lengthens a few of any.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use palazzi_bots::{Bot, BotName, Budget, Learn, Level, Situation, play_game};
use palazzi_rules::{Game, Head, Ruleset, Seat, Setup, with_engine};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Games of each kind.
const GAMES: u64 = 40;

const MEASURED: BotName = BotName::Level(Level::Builder);

fn main() {
    println!("| ruleset | players | opponents | decisions | median µs | 99 % µs | 99.9 % µs | longest µs |");
    println!("| --- | --: | --- | --: | --: | --: | --: | --: |");
    for ruleset in Ruleset::ALL {
        for players in 2..=4 {
            for opponents in [MEASURED, BotName::Random] {
                let head = Head::new(ruleset, players);
                let mut times = with_engine!(ruleset.engine(), G => measure::<G>(&head, opponents));
                times.sort_unstable();
                let at = |share: f64| {
                    times[((times.len() - 1) as f64 * share) as usize].as_nanos() as f64 / 1000.0
                };
                println!(
                    "| `{ruleset}` | {players} | {opponents} | {} | {:.0} | {:.0} | {:.0} | {:.0} |",
                    times.len(),
                    at(0.5),
                    at(0.99),
                    at(0.999),
                    at(1.0),
                );
            }
        }
    }
}

/// The times of all decisions of the measured bot, which has the first seat.
fn measure<G: Learn + 'static>(head: &Head, opponents: BotName) -> Vec<Duration> {
    let config = <G as Game>::Config::from_head(head).expect("two to four can play");
    let times = Rc::default();
    for seed in 0..GAMES {
        let seat_bot = |seat: Seat, view: &G::View| -> Box<dyn Bot<G>> {
            match seat {
                Seat::A => Box::new(Timed { bot: MEASURED.new_bot(view, seed, 1), times: Rc::clone(&times) }),
                _ => opponents.new_bot(view, seed, 1),
            }
        };
        let budgets = [Budget::Playouts(1); 4];
        play_game::<G>(&config, seat_bot, budgets, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    }
    times.take()
}

/// A bot whose decisions are timed.
struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    times: Rc<RefCell<Vec<Duration>>>,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn hear(&mut self, event: &G::Event) {
        self.bot.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        let start = Instant::now();
        let action = self.bot.choose(situation, budget);
        self.times.borrow_mut().push(start.elapsed());
        action
    }
}
