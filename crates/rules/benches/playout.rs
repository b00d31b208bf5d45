//! Random play of every ruleset against random play of chess by cozy-chess, in one run.
//!
//! The machine's speed moves from second to second, so the engines take turns, and the table shows the ratio of
//! medians. `cargo bench --bench playout` prints it; an argument picks the engines whose name contains it, and
//! with `--once` the picked engines play a fixed number of games, for counting instructions.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cozy_chess::Board;
use palazzi_rules::{Choice, Game, Head, Offers, Pending, Ruleset, Seat, Setup, below, with_engine};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How often every engine has its turn.
const ROUNDS: usize = 15;
/// How long a turn is.
const TURN: Duration = Duration::from_millis(200);
/// Decisions after which a chess game is broken off.
const LONGEST_CHESS_GAME: u64 = 400;
/// Games for counting instructions.
const COUNTED_GAMES: u64 = 200;

/// What some games amounted to.
#[derive(Clone, Copy, Default)]
struct Tally {
    decisions: u64,
    actions: u64,
}

struct Contestant {
    name: String,
    /// Plays the game with this seed.
    play: Box<dyn FnMut(u64) -> Tally>,
    speeds: Vec<f64>,
    tally: Tally,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let once = arguments.iter().any(|argument| argument == "--once");
    let wanted = arguments.iter().find(|argument| !argument.starts_with("--"));
    let mut contestants = contestants();
    contestants.retain(|contestant| wanted.is_none_or(|wanted| contestant.name.contains(wanted.as_str())));
    if once {
        contestants.iter_mut().for_each(count);
    } else {
        race(&mut contestants);
    }
}

fn contestants() -> Vec<Contestant> {
    let mut list = vec![contestant("cozy-chess".to_owned(), chess)];
    for ruleset in Ruleset::ALL {
        for players in [2, 4] {
            let head = Head::new(ruleset, players);
            with_engine!(ruleset.engine(), G => {
                let config = <G as Game>::Config::from_head(&head).expect("two to four can play");
                let (listing, picking) = (config.clone(), config);
                let mut offers = Offers::<G>::default();
                let list_name = format!("{ruleset} {players}p, full list");
                list.push(contestant(list_name, move |seed| with_list::<G>(&listing, &mut offers, seed)));
                let pick_name = format!("{ruleset} {players}p, no list");
                list.push(contestant(pick_name, move |seed| without_list::<G>(&picking, seed)));
            });
        }
    }
    list
}

fn contestant(name: String, play: impl FnMut(u64) -> Tally + 'static) -> Contestant {
    Contestant { name, play: Box::new(play), speeds: Vec::new(), tally: Tally::default() }
}

fn race(contestants: &mut [Contestant]) {
    for round in 0..ROUNDS {
        eprint!("\rround {} of {ROUNDS}", round + 1);
        for contestant in &mut *contestants {
            let start = Instant::now();
            let mut decisions = 0;
            let mut seed = (round as u64) << 32;
            while start.elapsed() < TURN {
                let tally = (contestant.play)(seed);
                decisions += tally.decisions;
                contestant.tally.decisions += tally.decisions;
                contestant.tally.actions += tally.actions;
                seed += 1;
            }
            contestant.speeds.push(decisions as f64 / start.elapsed().as_secs_f64());
        }
    }
    eprintln!();
    let reference = contestants.first().map_or(0.0, |first| median(&first.speeds));
    println!("{:<40} {:>12} {:>14} {:>10}", "random play", "decisions/s", "list length", "ratio");
    for Contestant { name, speeds, tally, .. } in contestants {
        let speed = median(speeds);
        let length = tally.actions as f64 / tally.decisions as f64;
        println!("{name:<40} {speed:>12.0} {length:>14.1} {:>10.2}", speed / reference);
    }
}

fn count(contestant: &mut Contestant) {
    let mut decisions = 0;
    for seed in 0..COUNTED_GAMES {
        decisions += (contestant.play)(seed).decisions;
    }
    println!("{}: {decisions} decisions", contestant.name);
}

fn median(speeds: &[f64]) -> f64 {
    let mut sorted = speeds.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn with_list<G: Game>(config: &G::Config, offers: &mut Offers<G>, seed: u64) -> Tally {
    play::<G>(config, seed, |game, seat, rng| {
        game.legal_actions(seat, offers);
        (offers[below(rng, offers.len() as u32) as usize], offers.len())
    })
}

fn without_list<G: Game>(config: &G::Config, seed: u64) -> Tally {
    play::<G>(config, seed, |game, _, rng| (game.random_action(Choice::KindFirst, rng), 0))
}

/// Plays a game; `choose` gives an action and the length of the list that it is from.
fn play<G: Game>(
    config: &G::Config,
    seed: u64,
    mut choose: impl FnMut(&G, Seat, &mut Xoshiro256PlusPlus) -> (G::Action, usize),
) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = G::new(config);
    let mut tally = Tally::default();
    loop {
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve_unchecked(&chance, &mut ());
            }
            Pending::Decide(seat) => {
                let (action, length) = choose(&game, seat, &mut rng);
                tally.decisions += 1;
                tally.actions += length as u64;
                game.play_unchecked(&action, &mut ());
            }
            Pending::Over => break,
        }
    }
    black_box(game);
    tally
}

/// Random moves from the start until there is none, fifty moves pass without progress, or the limit is reached.
fn chess(seed: u64) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut board = Board::default();
    let mut moves = Vec::with_capacity(256);
    let mut tally = Tally::default();
    while tally.decisions < LONGEST_CHESS_GAME && board.halfmove_clock() < 100 {
        moves.clear();
        board.generate_moves(|found| {
            moves.extend(found);
            false
        });
        if moves.is_empty() {
            break;
        }
        tally.decisions += 1;
        tally.actions += moves.len() as u64;
        board.play_unchecked(moves[below(&mut rng, moves.len() as u32) as usize]);
    }
    black_box(board);
    tally
}
