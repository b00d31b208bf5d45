//! How long decisions take, in every ruleset and with every number of players:
//! `cargo bench -p palazzi-bots --bench decisions`.
//!
//! The level without search plays against itself, and against random players, with whom games and lists are longer. The
//! strongest level plays against beginners, who leave it time to collect, so that lists are longest; told is by how much
//! it overruns its budget. The longest time is told with the one below which 99.9 % stay, because a machine that does
//! other things, too, lengthens a few of any.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use palazzi_bots::{Bot, BotName, Budget, Learn, Level, Situation, play_game};
use palazzi_rules::{Game, Head, Ruleset, Seat, Setup, with_engine};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const INSTANT: BotName = BotName::Level(Level::Builder);
const STRONGEST: BotName = BotName::Level(Level::Master);
const BEGINNER: BotName = BotName::Level(Level::Novice);

/// What a decision of the strongest level may cost.
const LIMIT: Duration = Duration::from_millis(50);

fn main() {
    println!("Microseconds of a decision of {INSTANT}:\n");
    print_table(&[INSTANT, BotName::Random], 40, |head, opponents, games| {
        with_engine!(head.ruleset.engine(), G => {
            measure::<G>(head, INSTANT, opponents, Budget::Playouts(1), games)
        })
    });
    println!("\nMicroseconds beyond its {} ms of a decision of {STRONGEST}:\n", LIMIT.as_millis());
    print_table(&[BEGINNER], 2, |head, opponents, games| {
        let times = with_engine!(head.ruleset.engine(), G => {
            measure::<G>(head, STRONGEST, opponents, Budget::Time(LIMIT), games)
        });
        times.into_iter().map(|time| time.saturating_sub(LIMIT)).collect()
    });
}

/// Prints what was measured against each of the opponents, in so many games each.
fn print_table(opponents: &[BotName], games: u64, measure: impl Fn(&Head, BotName, u64) -> Vec<Duration>) {
    println!("| ruleset | players | opponents | decisions | median | 99 % | 99.9 % | longest |");
    println!("| --- | --: | --- | --: | --: | --: | --: | --: |");
    for ruleset in Ruleset::ALL {
        for players in 2..=4 {
            for opponents in opponents {
                let mut times = measure(&Head::new(ruleset, players), *opponents, games);
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
fn measure<G: Learn + 'static>(
    head: &Head,
    measured: BotName,
    opponents: BotName,
    budget: Budget,
    games: u64,
) -> Vec<Duration> {
    let config = <G as Game>::Config::from_head(head).expect("two to four can play");
    let times = Rc::default();
    for seed in 0..games {
        let seat_bot = |seat: Seat, view: &G::View| -> Box<dyn Bot<G>> {
            match seat {
                Seat::A => Box::new(Timed { bot: measured.new_bot(view, seed, 1), times: Rc::clone(&times) }),
                _ => opponents.new_bot(view, seed, 1),
            }
        };
        play_game::<G>(&config, seat_bot, [budget; 4], &mut Xoshiro256PlusPlus::seed_from_u64(seed));
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
