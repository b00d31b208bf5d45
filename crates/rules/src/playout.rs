use rand_core::Rng;

use crate::game::{Choice, Game, Offers, Pending};
use crate::random::below;
use crate::record::{Outcome, Record, Step};

/// Picks one of the offered actions.
pub trait Chooser<G: Game> {
    /// The action that the seat to decide takes now.
    fn choose(&mut self, game: &G, rng: &mut impl Rng) -> G::Action;
}

/// Picks every legal action with equal chance, from the complete list.
pub struct Uniform<G: Game>(Offers<G>);

impl<G: Game> Default for Uniform<G> {
    fn default() -> Uniform<G> {
        Uniform(Offers::default())
    }
}

impl<G: Game> Chooser<G> for Uniform<G> {
    fn choose(&mut self, game: &G, rng: &mut impl Rng) -> G::Action {
        let Pending::Decide(seat) = game.pending() else { unreachable!("asked only when a seat decides") };
        game.legal_actions(seat, &mut self.0);
        self.0[below(rng, self.0.len() as u32) as usize]
    }
}

/// Picks one of the kinds of action, then one of that kind, without building a list.
#[derive(Default)]
pub struct ByKind;

impl<G: Game> Chooser<G> for ByKind {
    fn choose(&mut self, game: &G, rng: &mut impl Rng) -> G::Action {
        game.random_action(Choice::KindFirst, rng)
    }
}

/// Plays a whole game and writes it down.
///
/// # Panics
/// If the game exceeds its bound, or if a choice is not legal: both are mistakes of the program.
pub fn playout<G: Game>(
    config: &G::Config,
    chooser: &mut impl Chooser<G>,
    rng: &mut impl Rng,
) -> (G, Record<G>) {
    let mut game = G::new(config);
    let mut record = Record::new(config.clone());
    let mut decisions = 0;
    loop {
        let step = match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(rng);
                game.resolve(&chance, &mut ()).expect("a sampled result is possible");
                Step::Chance(chance)
            }
            Pending::Decide(seat) => {
                decisions += 1;
                assert!(decisions <= game.decision_bound(), "the game does not end");
                let action = chooser.choose(&game, rng);
                game.play(seat, &action, &mut ()).expect("a chosen action is legal");
                Step::Decision(seat, action)
            }
            Pending::Over => {
                record.outcome = Some(Outcome::of(&game));
                return (game, record);
            }
        };
        record.log.push(step);
    }
}
