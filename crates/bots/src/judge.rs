use palazzi_rules::{BySeat, Game, Pending};

use crate::features::Features;
use crate::learn::Learn;
use crate::network::{Judgement, Network, Sums, judgement};

/// Judges positions that are much alike, such as all that can follow from one: the first is computed from scratch,
/// the others from what differs.
pub struct Judge<'a, G: Learn> {
    network: &'a Network,
    first: Option<(G, Sums)>,
    first_features: Features,
    features: Features,
}

impl<'a, G: Learn> Judge<'a, G> {
    /// A judge who has not seen any position.
    pub fn new(network: &'a Network) -> Judge<'a, G> {
        Judge { network, first: None, first_features: Features::default(), features: Features::default() }
    }

    /// Forgets the position that others are compared with.
    pub fn forget(&mut self) {
        self.first = None;
    }

    /// What can be expected of a position: what the network says, or how it ended.
    pub fn judge(&mut self, game: &G) -> Judgement {
        if game.pending() == Pending::Over {
            return outcome(game);
        }
        let like = self.first.as_ref().map(|(first, _)| (first, &self.first_features));
        game.describe(like, &mut self.features);
        let sums = match &self.first {
            Some((_, sums)) => self.network.sums_from(&self.first_features, sums, &self.features),
            None => {
                let sums = self.network.sums(&self.features);
                std::mem::swap(&mut self.first_features, &mut self.features);
                self.first = Some((game.clone(), sums));
                sums
            }
        };
        let players = game.players();
        judgement(&self.network.layers(&sums, players), players)
    }
}

/// The judgement of a position as if the game were over.
pub fn outcome<G: Game>(game: &G) -> Judgement {
    let winners = game.winners();
    let share = 1.0 / winners.iter().count() as f32;
    let mut judgement =
        Judgement { wins: BySeat::default(), scores: game.scores().map(|score| score as f32) };
    winners.iter().for_each(|seat| judgement.wins[seat] = share);
    judgement
}

#[cfg(test)]
mod tests {
    use palazzi_rules::{Choice, Head, Offers, Ruleset, Setup, with_engine};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    /// At every decision of a random game, all that can follow is described from scratch and from the first.
    fn compare_descriptions<G: Learn>(ruleset: Ruleset, players: usize) {
        let config = G::Config::from_head(&Head::new(ruleset, players)).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(players as u64);
        let mut game = G::new(&config);
        let mut offers = Offers::default();
        while game.pending() != Pending::Over {
            let Pending::Decide(seat) = game.pending() else {
                let chance = game.sample_chance(&mut rng);
                game.resolve_unchecked(&chance, &mut ());
                continue;
            };
            game.legal_actions(seat, &mut offers);
            let (mut base, mut known) = (game.clone(), Features::default());
            base.describe(None, &mut known);
            for action in offers.iter().take(30) {
                let mut next = game.clone();
                next.play_unchecked(action, &mut ());
                let (mut scratch, mut alike) = (Features::default(), Features::default());
                next.describe(None, &mut scratch);
                next.describe(Some((&base, &known)), &mut alike);
                assert_eq!(alike, scratch, "{ruleset} {players} {action}");
                (base, known) = (next, scratch);
            }
            let action = game.random_action(Choice::KindFirst, &mut rng);
            game.play_unchecked(&action, &mut ());
        }
    }

    #[test]
    fn a_description_does_not_depend_on_what_it_is_compared_with() {
        for ruleset in Ruleset::ALL {
            for players in 2..=4 {
                with_engine!(ruleset.engine(), G => compare_descriptions::<G>(ruleset, players));
            }
        }
    }
}
