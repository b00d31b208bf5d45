//! Every level plays every ruleset, and the higher one plays better.

use palazzi_bots::{BotName, Budget, Learn, Level, Match, Standing, play_game, run};
use palazzi_rules::{Head, Ruleset, Setup, with_engine};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn config<G: Learn>(ruleset: Ruleset, players: usize) -> G::Config {
    G::Config::from_head(&Head::new(ruleset, players)).expect("2 to 4 can play")
}

fn duel<G: Learn<Config: Sync> + 'static>(
    ruleset: Ruleset,
    challenger: BotName,
    opponent: BotName,
    rounds: u32,
) -> Standing {
    let game = Match { challenger, opponent, budget: Budget::Playouts(24), rounds, seed: 5 };
    run::<G, _>(&config::<G>(ruleset, 2), &game, 2, |_| true)
}

#[test]
fn every_level_plays_every_ruleset_to_the_end() {
    for ruleset in Ruleset::ALL {
        for players in 2..=4 {
            for level in Level::ALL {
                with_engine!(ruleset.engine(), G => {
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
                    let bot = BotName::Level(level);
                    let finished = play_game::<G>(
                        &config::<G>(ruleset, players),
                        |seat, view| palazzi_bots::Contestant::<G>::make(&bot, seat, view, seat as u64),
                        [Budget::Playouts(2); 4],
                        &mut rng,
                    );
                    assert!(finished.decisions > 0, "{ruleset} {players} {}", level.name());
                });
            }
        }
    }
}

/// Seeds and playouts are fixed, so these games are the same on every machine.
#[test]
fn a_level_without_search_is_far_better_than_chance() {
    for ruleset in Ruleset::ALL {
        let builder = BotName::Level(Level::Builder);
        let standing = with_engine!(ruleset.engine(), G => duel::<G>(ruleset, builder, BotName::Random, 20));
        assert!(standing.wins >= 38.0, "{ruleset}: {} of 40", standing.wins);
    }
}

/// A step is small in a single ruleset: the games of all of them count together.
#[test]
fn whoever_sees_more_ways_plays_better() {
    const ROUNDS: u32 = 15;
    let levels = [Level::Novice, Level::Apprentice, Level::Journeyman, Level::Mason, Level::Builder];
    for step in levels.map(BotName::Level).windows(2) {
        let mut all = Standing::default();
        for ruleset in Ruleset::ALL {
            with_engine!(ruleset.engine(), G => all.add(duel::<G>(ruleset, step[1], step[0], ROUNDS)));
        }
        let share = all.wins / f64::from(all.games);
        assert!(share > 0.6, "{} against {}: {share}", step[1], step[0]);
    }
}

#[test]
fn looking_ahead_is_better_than_first_sight() {
    for ruleset in Ruleset::ALL {
        let [builder, master] = [Level::Builder, Level::Master].map(BotName::Level);
        let standing = with_engine!(ruleset.engine(), G => duel::<G>(ruleset, master, builder, 15));
        assert!(standing.wins > 15.0, "{ruleset}: {} of 30", standing.wins);
    }
}
