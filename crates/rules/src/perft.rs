use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::game::{Game, Offers, Pending};

/// Counts the decision paths of `depth` decisions from the start of a game.
///
/// Chance is scripted: the nth result on any path is drawn with a generator that is seeded with `seed` and n
/// alone. Paths that end early do not count.
pub fn perft<G: Game>(config: &G::Config, seed: u64, depth: u32) -> u64 {
    let script = Script { seed, drawn: 0 };
    count(G::new(config), script, depth)
}

#[derive(Clone, Copy)]
struct Script {
    seed: u64,
    drawn: u64,
}

impl Script {
    fn next(&mut self) -> ChaCha8Rng {
        self.drawn += 1;
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(self.drawn);
        rng
    }
}

fn count<G: Game>(mut game: G, mut script: Script, depth: u32) -> u64 {
    while game.pending() == Pending::Chance {
        let chance = game.sample_chance(&mut script.next());
        game.resolve_unchecked(&chance, &mut ());
    }
    let Pending::Decide(seat) = game.pending() else { return u64::from(depth == 0) };
    let mut offers = Offers::default();
    match depth {
        0 => 1,
        1 => {
            game.legal_actions(seat, &mut offers);
            offers.len() as u64
        }
        _ => {
            game.legal_actions(seat, &mut offers);
            offers
                .iter()
                .map(|action| {
                    let mut child = game.clone();
                    child.play_unchecked(action, &mut ());
                    count(child, script, depth - 1)
                })
                .sum()
        }
    }
}
