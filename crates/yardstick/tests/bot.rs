//! Plain ISMCTS as a bot.

use std::time::{Duration, Instant};

use palazzi_bots::{Bot, BotName, Budget, Interval, Learn, Match, Remember, Situation, play_game, run};
use palazzi_rules::carrara::{Carrara, Edition};
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Choice, Game, Head, Offers, Pending, Ruleset, Setup, Viewer, with_engine};
use palazzi_yardstick::{Ismcts, Yardstick};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn config<G: Game>(ruleset: &str, players: usize) -> G::Config {
    let ruleset = ruleset.parse().expect("the ruleset exists");
    G::Config::from_head(&Head::new(ruleset, players)).expect("so many can play")
}

fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The scores of a game between such bots.
fn scores<G: Remember + 'static>(ruleset: Ruleset, players: usize, playouts: u32) -> [i32; 4] {
    let seat_bot =
        |seat, view: &G::View| -> Box<dyn Bot<G>> { Box::new(Ismcts::new(view, generator(seat as u64))) };
    let config = config::<G>(ruleset.name(), players);
    play_game::<G>(&config, seat_bot, [Budget::Playouts(playouts); 4], &mut generator(9)).scores
}

/// The first decision after some random ones.
fn after<G: Game>(mut decisions: u32, config: &G::Config) -> G {
    let mut game = G::new(config);
    let mut rng = generator(4);
    loop {
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve_unchecked(&chance, &mut ());
            }
            Pending::Decide(_) if decisions > 0 => {
                let action = game.random_action(Choice::KindFirst, &mut rng);
                game.play_unchecked(&action, &mut ());
                decisions -= 1;
            }
            Pending::Decide(_) | Pending::Over => return game,
        }
    }
}

/// What a bot that takes over the first decision of a game chooses, some times in a row.
fn choices<G: Remember>(game: &G, budget: Budget, times: usize) -> Vec<G::Action> {
    let Pending::Decide(seat) = game.pending() else { panic!("somebody decides") };
    let mut offers = Offers::default();
    game.legal_actions(seat, &mut offers);
    let view = game.view(Viewer::Seat(seat));
    let mut bot = Ismcts::<G>::new(&view, generator(1));
    let situation = Situation { seat, view: &view, offers: &offers };
    (0..times).map(|_| bot.choose(&situation, budget)).collect()
}

#[test]
fn whole_games_of_every_ruleset_are_played() {
    for ruleset in Ruleset::ALL {
        for players in ruleset.players() {
            with_engine!(ruleset.engine(), G => scores::<G>(ruleset, players, 8));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for ruleset in [Ruleset::Carrara(Edition::FirstExpansion), Ruleset::Palazzo] {
        let game = || with_engine!(ruleset.engine(), G => scores::<G>(ruleset, 2, 15));
        assert_eq!(game(), game(), "{ruleset}");
    }
}

/// The crate leaves after 2,048 iterations if its time is over, and must be started again with more.
#[test]
fn many_playouts_do_not_depend_on_speed() {
    let game: Palazzo = after(12, &config::<Palazzo>("palazzo", 2));
    let twice = || choices(&game, Budget::Playouts(2_500), 2);
    assert_eq!(twice(), twice());
}

/// The share of games that one such bot wins against random play.
fn against_random<G: Learn<Config: Sync> + 'static>(ruleset: &str, players: usize, rounds: u32) -> Interval {
    let (challenger, opponent) = (Yardstick::Ismcts, Yardstick::Named(BotName::Random));
    let game = Match { challenger, opponent, budget: Budget::Playouts(80), rounds, seed: 1 };
    run::<G, _>(&config::<G>(ruleset, players), &game, 2, |_| true).share()
}

#[test]
fn it_beats_random_play() {
    for won in [against_random::<Carrara>("carrara-2e", 2, 8), against_random::<Palazzo>("palazzo", 2, 8)] {
        assert!(won.share > 0.75, "{won}");
    }
    let won = against_random::<Carrara>("carrara-1e", 4, 3);
    assert!(won.share > 0.5, "{won}");
}

#[test]
fn a_time_is_kept() {
    const TIME: Duration = Duration::from_millis(30);
    const TOLERANCE: Duration = Duration::from_millis(50);
    fn times<G: Remember>(ruleset: Ruleset, decisions: u32) -> Vec<Duration> {
        let game: G = after(decisions, &config::<G>(ruleset.name(), 2));
        let time = |_| {
            let start = Instant::now();
            choices(&game, Budget::Time(TIME), 1);
            start.elapsed()
        };
        (0..5).map(time).collect()
    }
    for ruleset in Ruleset::ALL {
        for decisions in [0, 30] {
            let times = with_engine!(ruleset.engine(), G => times::<G>(ruleset, decisions));
            let shortest = times.iter().min().expect("it was tried");
            assert!((TIME..TIME + TOLERANCE).contains(shortest), "{ruleset}: {times:?}");
        }
    }
}
