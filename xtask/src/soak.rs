//! Random games with every part of the contract checked at every step.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow};
use palazzi_rules::{Choice, Game, Head, Ruleset, Setup, suite, with_engine};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays so many games of every ruleset and number of players.
pub(crate) fn run(games: u32) -> Result<()> {
    for ruleset in Ruleset::ALL {
        for players in ruleset.players() {
            let start = Instant::now();
            let head = Head::new(ruleset, players);
            with_engine!(ruleset.engine(), G => play::<G>(&head, games.into()))?;
            let seconds = start.elapsed().as_secs_f32();
            eprintln!("== soak of {ruleset} with {players} players: {games} games in {seconds:.1} s");
        }
    }
    Ok(())
}

fn play<G: Game>(head: &Head, games: u64) -> Result<()>
where
    G::Config: Sync,
{
    let config = G::Config::from_head(head)?;
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= games {
                return Ok(());
            }
            let choice = if seed.is_multiple_of(2) { Choice::Uniform } else { Choice::KindFirst };
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let game = AssertUnwindSafe(|| suite::check_game::<G>(&config, choice, &mut rng));
            if catch_unwind(game).is_err() {
                return Err(anyhow!("the contract is broken: {head}seed {seed}"));
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().try_for_each(|thread| thread.join().expect("panics are caught"))
    })
}
