use palazzi_rules::{Seat, below};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Situation};
use crate::budget::Budget;
use crate::judge::Judge;
use crate::learn::Learn;
use crate::memory::Memory;

/// Plays at once: judges what every move that it notices leads to, and looks no further.
pub(crate) struct Instant<G: Learn> {
    memory: G::Memory,
    rng: Xoshiro256PlusPlus,
    /// How many ways to do a thing it notices; all if there is no number.
    span: Option<usize>,
}

/// Of so few ways to do a thing everybody notices all.
const FEW: usize = 2;

/// Where hands are hidden, so many moves, the best in one world, are judged in other worlds, too.
const PROMISING: usize = 12;
/// So many other worlds.
const OTHER_WORLDS: usize = 2;

impl<G: Learn> Instant<G> {
    pub(crate) fn new(view: &G::View, span: Option<usize>, rng: Xoshiro256PlusPlus) -> Instant<G> {
        Instant { memory: G::Memory::start(view), rng, span }
    }

    /// The moves that it notices. It knows what things it could do, as a beginner does who has just heard the rules,
    /// but of many ways to do one of them it sees only some.
    fn noticed(&mut self, mut shortlist: Vec<G::Action>) -> Vec<G::Action> {
        let Some(span) = self.span else { return shortlist };
        let thing = |action: &G::Action| (G::kind(action), G::aim(action));
        shortlist.sort_by_key(thing);
        let mut noticed = Vec::with_capacity(shortlist.len());
        for ways in shortlist.chunk_by(|left, right| thing(left) == thing(right)) {
            let mut most = if ways.len() <= FEW { FEW } else { span };
            for (place, way) in ways.iter().enumerate() {
                let left = ways.len() - place;
                if left <= most || (below(&mut self.rng, left as u32) as usize) < most {
                    noticed.push(*way);
                    most -= 1;
                }
            }
        }
        noticed
    }

    /// Adds to every move what it promises the seat in a world.
    fn judge(&self, world: &G, seat: Seat, moves: &mut [(G::Action, f32)]) {
        let mut judge = Judge::new(world.network());
        for (action, utility) in moves {
            let mut next = world.clone();
            next.play_unchecked(action, &mut ());
            *utility += judge.judge(&next).utility(seat, next.players());
        }
    }
}

impl<G: Learn> Bot<G> for Instant<G> {
    fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, _budget: Budget) -> G::Action {
        let Situation { seat, view, offers } = *situation;
        if let [only] = offers {
            return *only;
        }
        let mut shortlist = Vec::new();
        let world = self.memory.imagine(view, &mut self.rng);
        world.shortlist(offers, &mut shortlist);
        let mut moves: Vec<(G::Action, f32)> =
            self.noticed(shortlist).into_iter().map(|action| (action, 0.0)).collect();
        self.judge(&world, seat, &mut moves);
        if G::HIDES {
            moves.sort_by(|(_, left), (_, right)| right.total_cmp(left));
            moves.truncate(PROMISING);
            for _ in 0..OTHER_WORLDS {
                let world = self.memory.imagine(view, &mut self.rng);
                self.judge(&world, seat, &mut moves);
            }
        }
        let best = moves.iter().max_by(|(_, left), (_, right)| left.total_cmp(right));
        best.expect("at least one move is noticed").0
    }
}

#[cfg(test)]
mod tests {
    use palazzi_rules::carrara::{self, Carrara, Edition};
    use palazzi_rules::palazzo::{Action, Config, Palazzo, Spot};
    use palazzi_rules::{Game, Offers, Pending, Viewer};
    use rand_core::SeedableRng;

    use super::*;

    fn bot(span: Option<usize>, seed: u64) -> Instant<Palazzo> {
        let view = Palazzo::new(&Config::new(2).unwrap()).view(Viewer::Seat(Seat::A));
        Instant::new(&view, span, Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    fn actions(texts: &[&str]) -> Vec<Action> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    #[test]
    fn every_kind_of_thing_is_noticed_and_so_many_ways_to_do_it() {
        let bids = ["bid f3", "bid f4", "bid f5", "bid f6", "pass"];
        for (span, expected) in [(Some(1), 2), (Some(2), 3), (Some(3), 4), (Some(4), 5), (None, 5)] {
            for seed in 0..50 {
                let noticed = bot(span, seed).noticed(actions(&bids));
                assert_eq!(noticed.len(), expected, "{span:?}");
                assert_eq!(noticed.last(), Some(&Action::Pass));
            }
        }
    }

    #[test]
    fn every_way_is_noticed_about_as_often() {
        let bids = actions(&["bid f3", "bid f4", "bid f5", "bid f6"]);
        let mut bot = bot(Some(2), 1);
        let mut counts = [0; 4];
        for _ in 0..1_000 {
            for action in bot.noticed(bids.clone()) {
                counts[bids.iter().position(|bid| *bid == action).unwrap()] += 1;
            }
        }
        assert!(counts.iter().all(|count| (450..550).contains(count)), "{counts:?}");
    }

    /// Who sees only some of all ways to build waits for a better one for ever.
    #[test]
    fn every_building_is_noticed() {
        let view =
            Carrara::new(&carrara::Config::new(Edition::First, 2).unwrap()).view(Viewer::Seat(Seat::A));
        let build = |text: &str| text.parse::<carrara::Action>().unwrap();
        let two = ["lucca", "massa", "pisa"].map(|city| build(&format!("build villa2 {city} w2")));
        let three = ["lucca", "massa", "pisa"].map(|city| build(&format!("build palace3 {city} w3")));
        for seed in 0..50 {
            let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let noticed = Instant::<Carrara>::new(&view, Some(1), rng).noticed([two, three].concat());
            assert_eq!(noticed.len(), 2);
            assert!(two.contains(&noticed[1]) != two.contains(&noticed[0]), "{noticed:?}");
        }
    }

    /// The worst that a beginner could do: to pay for a tile, and to see nothing but how to throw it away.
    #[test]
    fn nobody_sees_only_how_to_give_something_up() {
        let places = ["place m1.2 p1", "place m1.2 p2", "place m1.2 new", "place m1.2 discard"];
        for seed in 0..50 {
            let noticed = bot(Some(1), seed).noticed(actions(&places));
            assert_eq!(noticed.len(), 2, "{noticed:?}");
        }
    }

    /// Of what an auction brings, something is thrown away by everybody.
    #[test]
    fn beginners_do_not_throw_away_what_they_have_paid_for() {
        let (mut placed, mut discarded) = (0, 0);
        for seed in 0..20 {
            play(Some(1), seed, |action| {
                placed += u32::from(matches!(action, Action::Place { .. }));
                discarded += u32::from(matches!(action, Action::Place { spot: Spot::Discard, .. }));
            });
        }
        assert!(discarded * 5 < placed, "{discarded} of {placed}");
    }

    /// Plays a game between two bots of the same span, and shows every action.
    fn play(span: Option<usize>, seed: u64, mut look: impl FnMut(&Action)) {
        let mut game = Palazzo::new(&Config::new(2).unwrap());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut bots = [bot(span, seed), bot(span, seed + 100)];
        let mut offers = Offers::default();
        while game.pending() != Pending::Over {
            let Pending::Decide(seat) = game.pending() else {
                let chance = game.sample_chance(&mut rng);
                game.resolve_unchecked(&chance, &mut ());
                continue;
            };
            game.legal_actions(seat, &mut offers);
            let situation = Situation { seat, view: &game.view(Viewer::Seat(seat)), offers: &offers };
            let action = bots[seat as usize].choose(&situation, Budget::Playouts(1));
            look(&action);
            game.play_unchecked(&action, &mut ());
        }
    }
}
