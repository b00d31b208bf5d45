//! What is told while a game is played.

use palazzi_rules::Seat::{A, B};
use palazzi_rules::carrara::{
    BuildingType, Carrara, City, Event, Improvement, Object, Pay, Piece, Place, Space,
};
use palazzi_rules::{Audience, Choice, Fact, Game, Pending};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::script::{arrange, begin, config, start};

/// E1-SET-5: the face-up buildings are told one by one, by space.
#[test]
fn revealed_buildings_are_told_by_space() {
    let mut script = start("carrara-1e 2");
    let facts = script.facts(crate::script::TILES);
    assert_eq!(facts.len(), 9);
    let building = "library2".parse().expect("a building");
    assert_eq!(facts[1], Event::TileRevealed { space: 2, building });
}

/// E1-BUY-3: a purchase tells the location, the bricks and the price, and then whose turn begins.
#[test]
fn buying_tells_the_price() {
    let mut script = begin("carrara-1e 2");
    assert_eq!(script.facts("A turn"), [Event::WheelTurned]);
    let drawn = "w1y1r1g1b1".parse().expect("bricks");
    assert_eq!(script.facts("* refill w1y1r1g1b1"), [Event::BricksDrawn { bricks: drawn }]);
    let (location, bricks) = ("2".parse().expect("a location"), "g1b1d1".parse().expect("bricks"));
    let bought = Event::BricksBought { seat: A, location, bricks, price: 3 };
    assert_eq!(script.facts("A buy 2 g1b1d1"), [bought]);
    assert_eq!(script.facts("A end"), [Event::TurnBegins { seat: B }]);
}

/// E1-SCORE-2, E1-SCORE-4: scoring tells the pay, then each object taken.
#[test]
fn scoring_tells_the_pay_and_the_objects() {
    let mut script = arrange("carrara-1e 2", "A pisa library3 | A massa library2 | B objects 4 book");
    let scored = Event::Scored {
        seat: A,
        place: Place::Type(BuildingType::Library),
        pay: Pay { coins: 9, points: 2 },
    };
    let taken = Event::ObjectsTaken { seat: A, object: Object::Book, count: 1 };
    assert_eq!(script.facts("A score type library"), [scored, taken]);
}

/// E1-XTRA-1, E1-END-2: a purchase and an announcement are told with what they bring.
#[test]
fn a_purchase_and_an_announcement_are_told() {
    let mut script = arrange("carrara-1e 2", crate::first_end::READY);
    script.play("A turn\n* refill w5\nA buy 2 d1");
    assert_eq!(script.facts("A object flag"), [Event::ObjectBought { seat: A, object: Object::Flag }]);
    let announced = [
        Event::EndAnnounced { seat: A },
        Event::PointsTaken { seat: A, points: 5 },
        Event::TurnBegins { seat: B },
    ];
    assert_eq!(script.facts("A announce"), announced);
    assert_eq!(script.facts("B pass"), [Event::GameOver]);
}

/// E1-BUY-4: taking 2 coins is told.
#[test]
fn being_broke_is_told() {
    let mut script = arrange("carrara-1e 2", "A coins 0 | wheel 1 w1");
    script.play("A turn\n* refill w5y5");
    let facts = [Event::CoinsTaken { seat: A, coins: 2 }, Event::TurnBegins { seat: B }];
    assert_eq!(script.facts("A broke"), facts);
}

/// X-BUILD-2, X-BUILD-3: an upgrade and the improvement after it are told.
#[test]
fn an_upgrade_is_told_with_both_buildings() {
    let cards = "carrara-1e-expansion 2 top=I object=I building=I bonus=II";
    let mut script = arrange(cards, "A lucca gate3 | A bricks r5 | A coins 0");
    let building = |name: &str| name.parse().expect("a building");
    let upgraded = Event::Upgraded {
        seat: A,
        city: City::Lucca,
        old: building("gate3"),
        new: building("castle8"),
        bricks: "r5".parse().expect("bricks"),
    };
    assert_eq!(script.facts("A upgrade lucca gate3 castle8 r5"), [upgraded]);
    let improved = Event::Improved { seat: A, improvement: Improvement::Pisa };
    assert_eq!(script.facts("A improve pisa"), [improved, Event::TurnBegins { seat: B }]);
}

/// E2-SCORE-3, E2-SCORE-5, E2-SCORE-6: a royal visit is told from its opening to its end.
#[test]
fn a_royal_visit_is_told() {
    let mut script = arrange("carrara-2e 2", "A massa villa1");
    let opened =
        [Event::VisitOpened { seat: A, space: Space::C4 }, Event::PointsTaken { seat: A, points: 3 }];
    assert_eq!(script.facts("A court c4"), opened);
    script.play("A score rural");
    let left = [
        Event::MarkerMovedToOpen { seat: B, space: Space::C4 },
        Event::CoinsTaken { seat: B, coins: 2 },
        Event::VisitEnded { seat: A },
        Event::TurnBegins { seat: A },
    ];
    assert_eq!(script.facts("B pass"), left);
}

/// A-BONUS-1: a piece that is bought is told with the place where it goes.
#[test]
fn a_bought_piece_is_told_with_its_place() {
    let mut script = arrange("carrara-2e-advanced 2", "A massa villa1");
    let building = "villa1".parse().expect("a building");
    let facts = [
        Event::PieceBought { seat: A, piece: Piece::Arms },
        Event::PiecePlaced { seat: A, piece: Piece::Arms, city: City::Massa, building },
    ];
    assert_eq!(script.facts("A purchase arms massa villa1"), facts);
}

/// E1-SET-7: everything told happens in the open.
#[test]
fn facts_are_for_everyone() {
    for ruleset in ["carrara-1e 3", "carrara-1e-expansion 3", "carrara-2e 3", "carrara-2e-advanced 3"] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut game = Carrara::new(&config(ruleset));
        let mut facts: Vec<Fact<Event>> = Vec::new();
        loop {
            match game.pending() {
                Pending::Chance => {
                    let chance = game.sample_chance(&mut rng);
                    game.resolve(&chance, &mut facts).expect("a sampled result is possible");
                }
                Pending::Decide(seat) => {
                    let action = game.random_action(Choice::KindFirst, &mut rng);
                    game.play(seat, &action, &mut facts).expect("a picked action is legal");
                }
                Pending::Over => break,
            }
        }
        assert!(facts.len() > 100, "{ruleset} tells what happens");
        assert!(facts.iter().all(|fact| fact.audience == Audience::Everyone), "{ruleset}");
    }
}
