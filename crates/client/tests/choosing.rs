//! Whoever chooses part by part, from what is listed, can take every action.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use palazzi_client::palazzo::{Kind, Part, hand_of, payment_of};
use palazzi_client::{Choice, Shown};
use palazzi_rules::palazzo::{Action, Money, Palazzo, Phase, View};
use palazzi_rules::{
    ByKind, Game, Head, Offers, Pending, Record, Ruleset, Seat, Setup, Viewer, playout, with_engine,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The bids of hands with more cards are not tried: there are too many.
const MOST_CARDS: u32 = 8;

/// Shows every decision of a game to `look`.
fn decisions<G: Game>(record: &Record<G>, mut look: impl FnMut(&G, Seat)) {
    let visit = |_, game: &G| {
        if let Pending::Decide(seat) = game.pending() {
            look(game, seat);
        }
    };
    record.replay(visit).expect("a sound game");
}

fn random_game<G: Game>(ruleset: Ruleset, players: usize, seed: u64) -> Record<G> {
    let config = G::Config::from_head(&Head::new(ruleset, players)).expect("2 to 4 can play");
    playout::<G>(&config, &mut ByKind, &mut Xoshiro256PlusPlus::seed_from_u64(seed)).1
}

/// The texts of every game that is kept for tests.
fn stored_games() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/fixtures");
    let paths = fs::read_dir(folder).expect("fixtures").map(|entry| entry.expect("an entry").path());
    let games = paths.filter(|path| path.extension().is_some_and(|end| end == "game"));
    games.map(|path| fs::read_to_string(path).expect("a text")).collect()
}

/// What a seat chooses from, before it has pointed at anything.
fn choice<G: Shown>(game: &G, seat: Seat) -> (G::View, Choice<G>) {
    let mut offers = Offers::default();
    game.legal_actions(seat, &mut offers);
    let view = game.view(Viewer::Seat(seat));
    let choice = Choice::new(&view, &offers);
    (view, choice)
}

#[test]
fn every_offer_of_random_games_can_be_chosen() {
    for ruleset in Ruleset::ALL {
        for players in 2..=4 {
            with_engine!(ruleset.engine(), G => {
                decisions(&random_game(ruleset, players, 7), every_offer_can_be_chosen::<G>);
            });
        }
    }
}

#[test]
fn every_offer_of_stored_games_can_be_chosen() {
    let games = stored_games();
    assert!(games.len() > 10, "there are games to look at");
    for text in games {
        let (head, _) = Head::parse(&text).expect("a head");
        with_engine!(head.ruleset.engine(), G => {
            decisions(&Record::parse(&text).expect("a record"), every_offer_can_be_chosen::<G>);
        });
    }
}

fn every_offer_can_be_chosen<G: Shown>(game: &G, seat: Seat) {
    let (view, mut choice) = choice(game, seat);
    let wanted = choice.offers().map(|action| (action, G::parts(&view, &action))).collect();
    assert_chosen(&mut choice, wanted);
}

/// Fails if one of the wanted actions, which have all that has been chosen, is not meant and has nothing that could
/// be chosen next.
fn assert_chosen<G: Shown>(choice: &mut Choice<G>, mut wanted: Vec<(G::Action, Vec<G::Part>)>) {
    let meant = choice.meant();
    wanted.retain(|(action, _)| Some(*action) != meant);
    if wanted.is_empty() {
        return;
    }
    let next = choice.next();
    for part in &next {
        assert!(!choice.is_chosen(*part), "{part:?} has been chosen");
        let (with, without): (Vec<_>, Vec<_>) =
            wanted.into_iter().partition(|(_, parts)| parts.contains(part));
        wanted = without;
        // What is not listed is chosen brick by brick, and comes last.
        if !with.is_empty() && G::is_listed(*part) {
            choice.point_at(*part);
            assert_chosen(choice, with);
            choice.step_back();
        }
    }
    let missed = wanted.first().map(|(action, _)| action.to_string());
    assert_eq!(missed, None, "{next:?} after {:?}", choice.chosen());
}

#[test]
fn every_bid_that_is_put_together_card_by_card_can_be_chosen() {
    let mut tried = 0;
    for (players, seed) in (2..=4).flat_map(|players| (0..10).map(move |seed| (players, seed))) {
        decisions(&random_game::<Palazzo>(Ruleset::Palazzo, players, seed), |game, seat| {
            let (view, mut choice) = choice(game, seat);
            let hand = hand_of(&view, seat).expect("the own hand");
            if !matches!(view.phase, Phase::Auction(_)) || hand.len() > MOST_CARDS {
                return;
            }
            choice.point_at(Part::Kind(Kind::Bid));
            let mut walk = Walk { view, seat, seen: BTreeSet::new(), meant: BTreeSet::new() };
            walk.choose(&choice);
            for bid in bids(game, seat, hand, &choice) {
                assert!(walk.meant.contains(&bid), "{bid} from {hand}");
                tried += 1;
            }
        });
    }
    assert!(tried > 1000, "{tried} bids");
}

/// The bids on offer, and what comes of adding cards to them one by one.
fn bids(game: &Palazzo, seat: Seat, hand: Money, choice: &Choice<Palazzo>) -> BTreeSet<Action> {
    let mut bids: BTreeSet<Action> = choice.candidates().collect();
    let mut grown: Vec<Action> = bids.iter().copied().collect();
    while let Some(Action::Bid(added)) = grown.pop() {
        for card in (hand - added.cards()).kinds() {
            let bid = payment_of(added.cards() + card.into()).map(Action::Bid);
            let bid = bid.filter(|bid| game.check(seat, bid).is_ok());
            grown.extend(bid.filter(|bid| bids.insert(*bid)));
        }
    }
    bids
}

/// Every way to choose.
struct Walk {
    view: View,
    seat: Seat,
    seen: BTreeSet<BTreeSet<Part>>,
    meant: BTreeSet<Action>,
}

impl Walk {
    fn choose(&mut self, choice: &Choice<Palazzo>) {
        if !self.seen.insert(choice.chosen().iter().copied().collect()) {
            return;
        }
        self.meant.extend(choice.meant());
        for part in choice.next() {
            let mut choice = choice.clone();
            let admitted = Palazzo::admitted(&self.view, self.seat, choice.chosen(), part);
            admitted.into_iter().for_each(|bid| choice.admit(&self.view, bid));
            assert!(choice.is_open(part), "{part:?} after {:?}", choice.chosen());
            choice.point_at(part);
            self.choose(&choice);
        }
    }
}
