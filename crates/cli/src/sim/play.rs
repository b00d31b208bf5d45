use anyhow::ensure;
use palazzi_rules::{Chooser, Game, Outcome, Pending, Record, Step};
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// What is counted of a game.
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u32,
    pub(crate) entries: u32,
}

impl Played {
    /// What is counted of a finished game that was written down.
    pub(crate) fn written<G: Game>(record: &Record<G>) -> Played {
        let decisions = record.log.iter().filter(|step| matches!(step, Step::Decision(..))).count();
        Played {
            outcome: record.outcome.clone().expect("the game is finished"),
            decisions: decisions as u32,
            entries: record.log.len() as u32,
        }
    }
}

/// The generator of the game with this number, which depends on nothing else.
pub(crate) fn generator(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    let start = SplitMix64::seed_from_u64(seed).next_u64();
    Xoshiro256PlusPlus::seed_from_u64(start.wrapping_add(number))
}

/// Plays a game without writing it down and without checking choices, which come from the engine itself.
pub(crate) fn lean<G: Game>(
    config: &G::Config,
    chooser: &mut impl Chooser<G>,
    rng: &mut Xoshiro256PlusPlus,
) -> anyhow::Result<Played> {
    let mut game = G::new(config);
    let bound = game.decision_bound();
    let (mut decisions, mut chances) = (0, 0);
    loop {
        match game.pending() {
            Pending::Chance => {
                chances += 1;
                let chance = game.sample_chance(rng);
                game.resolve_unchecked(&chance, &mut ());
            }
            Pending::Decide(_) => {
                ensure!(decisions < bound, "not over after {bound} decisions");
                decisions += 1;
                let action = chooser.choose(&game, rng);
                game.play_unchecked(&action, &mut ());
            }
            Pending::Over => {
                return Ok(Played { outcome: Outcome::of(&game), decisions, entries: decisions + chances });
            }
        }
    }
}
