use palazzi_rules::palazzo::{
    Action, Card, Config, Currency, Drawn, End, Event, Illegal, Money, Palace, Palazzo, Payment, Purchase,
    Quarry, Reason, Spot, Tile, TileSet, View,
};
use palazzi_rules::{Fact, Game, Offers, Pending, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::choice::Choice;
use crate::say;
use crate::texts::Language;

const SOURCES: [&str; 2] =
    [include_str!("../../locales/en/ui.ftl"), include_str!("../../locales/en/palazzo.ftl")];

fn texts() -> Texts {
    Texts::new(Language::English, &SOURCES)
}

fn names(you: Option<Seat>) -> Names {
    Names { by_seat: ["Ada", "Bea", "Cyd", "Dan"].map(str::to_owned).to_vec(), you, ruleset: None }
}

fn tile(text: &str) -> Tile {
    Tile::parse(text).unwrap()
}

fn money(text: &str) -> Money {
    text.split_whitespace().fold(Money::EMPTY, |all, card| all + Card::parse(card).unwrap().into())
}

fn payment(text: &str) -> Payment {
    match format!("bid {text}").parse().unwrap() {
        Action::Bid(payment) => payment,
        _ => unreachable!(),
    }
}

/// Plays a whole game at random and shows every decision, with what is on offer, and everything that happens.
fn play(
    players: usize,
    seed: u64,
    mut decision: impl FnMut(&Palazzo, Seat, &[Action]),
    mut fact: impl FnMut(&Fact<Event>),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Palazzo::new(&Config::new(players).unwrap());
    let mut offers = Offers::default();
    loop {
        let mut facts = Vec::new();
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve(&chance, &mut facts).unwrap();
            }
            Pending::Decide(seat) => {
                game.legal_actions(seat, &mut offers);
                decision(&game, seat, &offers);
                let action = game.random_action(palazzi_rules::Choice::KindFirst, &mut rng);
                game.play(seat, &action, &mut facts).unwrap();
            }
        }
        facts.iter().for_each(&mut fact);
    }
}

fn is_text(text: &str) {
    assert!(!text.is_empty() && !text.contains("palazzo-") && !text.contains('{'), "{text}");
}

#[test]
fn pointing_at_all_parts_of_an_action_leaves_only_it() {
    for players in 2..=4 {
        play(
            players,
            players as u64,
            |game, seat, offers| {
                let view = game.view(Viewer::Seat(seat));
                for action in offers.iter().take(60) {
                    let mut choice = Choice::<Palazzo>::new(&view, offers);
                    for part in Palazzo::parts(&view, action) {
                        assert!(choice.is_open(part), "{action}: {part:?}");
                        choice.point_at(part);
                    }
                    assert_eq!(choice.candidates().collect::<Vec<_>>(), [*action]);
                    assert_eq!(choice.meant(), Some(*action));
                }
            },
            |_| (),
        );
    }
}

#[test]
fn following_the_options_always_leads_to_an_action() {
    for players in 2..=4 {
        play(
            players,
            40 + players as u64,
            |game, seat, offers| {
                let view = game.view(Viewer::Seat(seat));
                let mut choice = Choice::<Palazzo>::new(&view, offers);
                for _ in 0..60 {
                    if choice.meant().is_some() {
                        return;
                    }
                    let next = choice.next().into_iter().find(|part| !choice.is_chosen(*part));
                    choice.point_at(next.expect("something is left to point at"));
                }
                panic!("no action is meant after 60 steps: {:?}", choice.chosen());
            },
            |_| (),
        );
    }
}

#[test]
fn everything_in_games_has_words() {
    let texts = texts();
    for players in 2..=4 {
        play(
            players,
            80 + players as u64,
            |game, seat, offers| {
                for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.next(players)), Viewer::Spectator] {
                    let view = game.view(viewer);
                    let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
                    is_text(&Palazzo::task(&view, &names(you), &texts).text());
                }
                let view = game.view(Viewer::Seat(seat));
                for action in offers.iter().take(40) {
                    is_text(&Palazzo::action(&view, action, &texts).text());
                    for part in Palazzo::parts(&view, action) {
                        is_text(&Palazzo::name(part, &view, &names(Some(seat)), &texts));
                    }
                }
            },
            |fact| {
                for you in [None, Some(Seat::A)] {
                    if let Some(sentence) = Palazzo::event(&fact.event, &names(you), &texts) {
                        is_text(&sentence.text());
                    }
                }
            },
        );
    }
}

#[test]
fn every_event_has_words() {
    let texts = texts();
    let seat = Seat::B;
    let quarry = Quarry::all().next().unwrap();
    let tiles: TileSet = [tile("b1.1"), tile("m3.1")].into_iter().collect();
    let one = tile("s2.2");
    let cards = money("f5 f5 c2");
    let payment = payment("(c2 c2 c2) f5");
    let change = |text: &str| match format!("remodel {text} pay f3").parse().unwrap() {
        Action::Remodel { change, .. } => change,
        _ => unreachable!(),
    };
    let spot = |text: &str| match format!("place s2.2 {text}").parse().unwrap() {
        Action::Place { spot, .. } => spot,
        _ => unreachable!(),
    };
    let (building, rider) = (Drawn::Building(one), Drawn::Rider);
    let remodeled = |change| Event::Remodeled { seat, change, pay: Card::CERTIFICATE };
    let events = [
        Event::BuilderPlaced { quarry },
        Event::LaidOut { quarries: [one; 4], warehouse: one },
        Event::Dealt { seat, cards },
        Event::DealtHidden { seat, count: 4 },
        Event::MoneyRevealed { cards, reshuffled: true },
        Event::MoneyRevealed { cards, reshuffled: false },
        Event::MoneyTaken { seat, cards },
        Event::TilesRevealed { first: building, second: building, quarry: Some(quarry) },
        Event::TilesRevealed { first: rider, second: building, quarry: Some(quarry) },
        Event::TilesRevealed { first: building, second: rider, quarry: None },
        Event::TilesRevealed { first: rider, second: rider, quarry: None },
        Event::Bought { seat, tiles, payment },
        Event::BuilderMoved { quarry },
        Event::AuctionOpened { seat, tiles },
        Event::NothingToAuction { seat },
        Event::Raised { seat, added: payment, amount: 20 },
        Event::Passed { seat, cards },
        Event::Passed { seat, cards: Money::EMPTY },
        Event::Won { seat, tiles, amount: 20 },
        Event::DistributionOpened { seat, tiles },
        Event::Picked { seat, tile: one },
        Event::LeftOver { tiles },
        Event::Placed { seat, tile: one, spot: spot("p1") },
        Event::Placed { seat, tile: one, spot: spot("new") },
        Event::Placed { seat, tile: one, spot: spot("discard") },
        remodeled(change("out p1 s2.2")),
        remodeled(change("in p1 p2")),
        remodeled(change("drop p1")),
        Event::GameOver { end: End::Riders },
        Event::GameOver { end: End::Quiet },
    ];
    for event in &events {
        for you in [None, Some(Seat::B)] {
            let sentence = Palazzo::event(event, &names(you), &texts).expect("a line");
            is_text(&sentence.text());
            let spoken_of = sentence.text().contains("Bea");
            assert!(!spoken_of || you.is_none(), "{}", sentence.text());
        }
    }
    assert_eq!(Palazzo::event(&Event::TurnBegins { seat }, &names(None), &texts), None);
}

#[test]
fn every_reason_has_words_and_its_rule() {
    let texts = texts();
    let palace = match "place s2.2 p2".parse().unwrap() {
        Action::Place { spot: Spot::Palace(number), .. } => number,
        _ => unreachable!(),
    };
    let (seat, tile, cards, payment) = (Seat::A, tile("s2.2"), money("f3"), payment("f3"));
    let lot = TileSet::from_iter([tile]);
    let (tiles, hand, market) = (Purchase::one(tile), Money::EMPTY, cards);
    let mut reasons = vec![
        Reason::TooFewCards { needed: 3, held: 1 },
        Reason::TakeCount { seat, expected: 2, found: 1 },
        Reason::NotRevealed { cards, market },
        Reason::NotInHand { cards, hand },
        Reason::NotInWarehouse { tiles, warehouse: lot },
        Reason::TwoCurrencies { payment, first: Currency::Florin, second: Currency::Lira },
        Reason::Underpaid { tiles, price: 6, payment, amount: 3 },
        Reason::BidTooLow { added: payment, amount: 3, highest: 3 },
        Reason::NotToPick { tile, lot },
        Reason::NotToPlace { tile, lot },
        Reason::NoPalace { seat, palace, owned: 0 },
        Reason::NotHigher { tile, palace, top: 3 },
        Reason::NotInPalace { tile, palace },
        Reason::OnlyTile { tile, palace },
        Reason::NotSingle { palace, floors: 2 },
        Reason::IntoItself { palace },
        Reason::FloorTaken { tile, palace },
        Reason::CannotPayRebuild { pay: Card::CERTIFICATE, hand },
        Reason::CannotPayRebuild { pay: Card::CERTIFICATE, hand: cards },
    ];
    for pending in [Pending::Chance, Pending::Decide(Seat::B), Pending::Over] {
        reasons.push(Reason::NotYourTurn { seat, pending });
    }
    for action in ["money", "draw", "remodel", "take", "buy", "auction", "bid", "pass", "pick", "place"] {
        reasons.push(Reason::NotNow { action, expected: "bid or pass" });
    }
    for reason in reasons {
        let refusal = Palazzo::refusal(&Illegal { reason, rule: "P-PAY-1" }, &texts);
        is_text(&refusal.text);
        assert!(!refusal.text.contains("P-PAY-1"));
        assert_eq!(refusal.rule.as_deref(), Some("P-PAY-1"));
    }
}

/// A game between two, after these lines.
fn game(lines: &[&str]) -> Palazzo {
    let mut game = Palazzo::new(&Config::new(2).unwrap());
    for line in ["* builder 1", "* tiles b1.1 s1.1 m1.1 b1.2 s1.2"].iter().chain(lines) {
        let (who, what) = line.split_once(' ').unwrap();
        match who {
            "*" => game.resolve(&what.parse().unwrap(), &mut ()).unwrap(),
            seat => game.play(Seat::parse(seat).unwrap(), &what.parse().unwrap(), &mut ()).unwrap(),
        }
    }
    game
}

const HANDS: [&str; 2] = ["* hand A f3 f6 d6 c2", "* hand B f4 d4 l4 f7"];

fn choice(game: &Palazzo) -> (View, Choice<Palazzo>) {
    let Pending::Decide(seat) = game.pending() else { panic!("nobody is to decide") };
    let mut offers = Offers::default();
    game.legal_actions(seat, &mut offers);
    let view = game.view(Viewer::Seat(seat));
    let choice = Choice::new(&view, &offers);
    (view, choice)
}

#[test]
fn one_tile_is_bought_with_the_least_overpaying_cards() {
    let game = game(&[HANDS[0], HANDS[1], "A draw", "* draw m1.2 b2.1"]);
    let (_, mut choice) = choice(&game);
    choice.point_at(Part::Tile(tile("m1.2"), 0));
    assert_eq!(choice.meant().unwrap().to_string(), "buy m1.2 with d6 c2");
    choice.point_at(Part::Pay(Card::parse("f6").unwrap(), 0));
    assert_eq!(choice.meant().unwrap().to_string(), "buy m1.2 with f6 c2");
}

#[test]
fn a_bid_is_the_least_raise_and_can_be_made_higher_by_hand() {
    let game = game(&[HANDS[0], HANDS[1], "A draw", "* draw m1.2 b2.1", "A auction"]);
    let (view, mut choice) = choice(&game);
    choice.point_at(Part::Kind(Kind::Bid));
    assert_eq!(choice.meant().unwrap().to_string(), "bid d4");
    let [four, seven] = ["f4", "f7"].map(|card| Part::Pay(Card::parse(card).unwrap(), 0));
    choice.point_at(four);
    assert!(!choice.is_open(seven));
    let more = Palazzo::admitted(&view, Seat::B, choice.chosen(), seven).expect("more can be bid");
    choice.admit(&view, more);
    choice.point_at(seven);
    assert_eq!(choice.meant().unwrap().to_string(), "bid f4 f7");
    let [ducat, lira] = ["d4", "l4"].map(|card| Part::Pay(Card::parse(card).unwrap(), 0));
    assert_eq!(Palazzo::admitted(&view, Seat::B, choice.chosen(), ducat), None);
    choice.clear();
    choice.point_at(ducat);
    choice.point_at(lira);
    assert_eq!(choice.meant().unwrap().to_string(), "bid (f4 d4 l4)");
}

#[test]
fn a_bid_can_begin_with_a_card_that_is_too_little_by_itself() {
    let hand = "* hand A f3 f6 d6 d7";
    let game = game(&[hand, HANDS[1], "A draw", "* draw m1.2 b2.1", "A auction", "B bid f7"]);
    let (view, mut choice) = choice(&game);
    let [three, six] = ["f3", "f6"].map(|card| Part::Pay(Card::parse(card).unwrap(), 0));
    assert!(!choice.is_open(three), "three and the certificate of value 3 are not more than seven");
    assert_eq!(cards_before(&view, Seat::A, &choice, three), Some(vec![six]));
    choice.point_at(six);
    assert_eq!(cards_before(&view, Seat::A, &choice, three), Some(Vec::new()));
    let ducat = Part::Pay(Card::parse("d6").unwrap(), 0);
    assert_eq!(cards_before(&view, Seat::A, &choice, ducat), None, "ducats do not go with florins");
}

#[test]
fn every_own_card_that_goes_with_a_bid_comes_next() {
    let game = game(&[HANDS[0], HANDS[1], "A draw", "* draw m1.2 b2.1", "A auction"]);
    let (_, mut choice) = choice(&game);
    let pay = |card: &str| Part::Pay(Card::parse(card).unwrap(), 0);
    assert_eq!(choice.next(), [Part::Kind(Kind::Bid), Part::Kind(Kind::Pass)]);
    choice.point_at(Part::Kind(Kind::Bid));
    assert_eq!(choice.next(), ["f4", "f7", "d4", "l4"].map(pay));
    choice.point_at(pay("f4"));
    let only = Part::Whole(Action::Bid(payment("f4")));
    assert_eq!(choice.next(), [pay("f7"), pay("d4"), pay("l4"), only]);
    choice.point_at(only);
    assert_eq!(choice.next(), []);
}

#[test]
fn the_first_of_two_tiles_or_cards_can_be_any() {
    let hand = "* hand A f7 f6 f3 c2";
    let buying = game(&[hand, HANDS[1], "A draw", "* draw m1.2 b2.1"]);
    let (_, mut buying) = choice(&buying);
    let [marble, sandstone] = ["m1.2", "s1.2"].map(|name| Part::Tile(tile(name), 0));
    for (first, second) in [(marble, sandstone), (sandstone, marble)] {
        buying.clear();
        buying.point_at(Part::Kind(Kind::Buy));
        assert!(buying.next().contains(&first));
        buying.point_at(first);
        assert_eq!(buying.next().first(), Some(&second));
    }
    let taking = game(&[hand, HANDS[1], "A money", "* cards f3 d5 l6"]);
    let (_, mut taking) = choice(&taking);
    let revealed = |card: &str| Part::Revealed(Card::parse(card).unwrap(), 0);
    assert_eq!(taking.next(), ["f3", "d5"].map(revealed));
    taking.point_at(revealed("d5"));
    assert_eq!(taking.next(), ["f3", "l6"].map(revealed));
}

#[test]
fn a_wrong_wish_is_answered_with_the_rule() {
    let texts = texts();
    let game = game(&[HANDS[0], HANDS[1]]);
    let (view, _) = choice(&game);
    let why = |part| Palazzo::why_not(&view, Seat::A, &[], part, &texts).map(|refusal| refusal.rule.unwrap());
    assert_eq!(why(Part::Tile(tile("s1.2"), 0)).as_deref(), Some("P-TURN-1"));
    assert_eq!(why(Part::Kind(Kind::Rebuild)).as_deref(), Some("P-BUILD-3"));
    assert_eq!(why(Part::Kind(Kind::Money)), None);
    let (view, choice) = choice(&game_with_lot());
    assert!(!choice.is_offered(Part::Palace(0)));
    let why = Palazzo::why_not(&view, Seat::A, &[], Part::Palace(0), &texts).expect("it is not higher");
    assert_eq!(why.rule.as_deref(), Some("P-BUILD-2"));
}

/// A has a palace with floor 1 and must place another floor 1.
fn game_with_lot() -> Palazzo {
    let hand = "* hand A f7 f6 f3 c2";
    game(&[hand, HANDS[1], "A draw", "* draw m1.2 b2.1", "A buy m1.2 s1.2 with f7 f6 f3", "A place m1.2 new"])
}

#[test]
fn money_is_grouped_so_that_it_counts_most() {
    assert_eq!(payment_of(money("f4 d4 l4 f4")), Some(payment("(f4 d4 l4) f4")));
    assert_eq!(payment_of(money("c2 c2 c2 c2")), Some(payment("(c2 c2 c2) c2")));
    assert_eq!(payment_of(money("f4 d5")), None);
    assert_eq!(payment_of(money("f4 d4 l5")), None);
    assert_eq!(payment_of(Money::EMPTY), None);
}

#[test]
fn what_a_hand_can_reach_counts_triplets_first() {
    assert_eq!(reach(money("f4 d4 l4 f7 d5 c2"), Payment::EMPTY), 15 + 7 + 2);
    assert_eq!(reach(money("f7 d5 c2 c2 c2"), payment("d3")), 5 + 15);
    assert_eq!(reach(Money::EMPTY, Payment::EMPTY), 0);
}

#[test]
fn a_palace_is_worth_more_with_a_tile_on_top() {
    let palace = Palace::of([tile("b1.2"), tile("b2.1")]).unwrap();
    assert_eq!(worth(palace).points, 0);
    let grown = with_on_top(palace, tile("b4.2")).unwrap();
    assert_eq!(worth(grown), Worth { points: 8, floors: 3, windows: 5, of_one_material: true });
    assert_eq!(with_on_top(grown, tile("m3.1")), None);
}

#[test]
fn an_auction_tells_who_leads_and_what_can_be_reached() {
    let game = game(&[HANDS[0], HANDS[1], "A draw", "* draw m1.2 b2.1", "A auction"]);
    let (view, _) = choice(&game);
    let standing = bidding(&view).unwrap();
    assert_eq!((standing.leader, standing.highest, standing.least), (Seat::A, 3, 4));
    assert_eq!(standing.reach, Some(15 + 7));
    assert_eq!(
        standing.bidders.iter().map(|bidder| bidder.standing).collect::<Vec<_>>(),
        [Standing::Leads, Standing::Decides]
    );
}

#[test]
fn tiles_go_as_far_as_they_have_windows() {
    let game = game(&[HANDS[0], HANDS[1]]);
    let view = game.view(Viewer::Spectator);
    let number = |quarry: Option<Quarry>| quarry.map(|quarry| quarry.index() + 1);
    assert_eq!([1, 2, 3].map(|windows| number(quarry_for(&view, windows))), [Some(2), Some(3), Some(4)]);
    assert_eq!(number(next_quarry(&view)), Some(2));
    let end = ending(&view);
    assert_eq!((end.riders, end.last_rider, end.tiles_left, end.before_riders), (0, 5, 48, 28));
}

#[test]
fn one_point_and_one_tile_are_not_several() {
    let texts = texts();
    let (who, players) = ("Ada".to_owned(), "Ada and Bea".to_owned());
    let won =
        |is_self: &'static str| say!(texts, PALAZZO_TASK_WON, self = is_self, who = who.clone(), points = 1);
    assert_eq!(won("yes"), "You win with 1 point.");
    assert_eq!(won("no"), "Ada wins with 1 point.");
    assert_eq!(
        say!(texts, PALAZZO_TASK_SHARED, players = players, points = 1),
        "Shared victory of Ada and Bea with 1 point."
    );
    assert_eq!(say!(texts, PALAZZO_TEXT_PLAYER, who = who.clone(), points = 1), "Ada: 1 point");
    assert_eq!(say!(texts, PALAZZO_STACKS, count = 1), "Stacks I, II and III: 1 tile still to come");
    assert_eq!(say!(texts, PALAZZO_STACKS, count = 2), "Stacks I, II and III: 2 tiles still to come");
}
