//! First edition: set-up, the turn, buying bricks.

use palazzi_rules::Seat::{A, B, C, D};
use palazzi_rules::carrara::{BagView, Bricks, Color, Location};
use palazzi_rules::{Game, Viewer};

use crate::script::{TILES, arrange, begin, counts, start};

/// A turn of A in which a free brick is bought, from the start of a game.
const FREE_BUY: &str = "A turn\n* refill w1y1r1g1b1\nA buy 2 d1";

/// E1-SET-1: the first seat starts, and the turn goes round in seat order.
#[test]
fn seats_take_turns_in_order() {
    let mut script = begin("carrara-1e 3");
    let mut order = vec![script.pending()];
    for (seat, refill) in [("A", "w1y1r1g1b1"), ("B", "d1"), ("C", "d1")] {
        let buy = if seat == "A" { "buy 2 d1" } else { "buy 1 d1" };
        script.play(&format!("{seat} turn\n* refill {refill}\n{seat} {buy}\n{seat} end"));
        order.push(script.pending());
    }
    assert_eq!(order, ["A", "B", "C", "A"]);
}

/// E1-SET-1: nobody else decides while it is A's turn.
#[test]
fn another_seat_may_not_act() {
    assert_eq!(begin("carrara-1e 2").refused("B turn"), "it is the turn of A (E1-TURN-1)");
}

/// E1-SET-2: 20 coins, an empty board, 6 markers, 0 VP.
#[test]
fn every_player_starts_alike() {
    for players in 2..=4 {
        let script = begin(&format!("carrara-1e {players}"));
        for player in script.game.trace().players {
            assert_eq!((player.coins, player.vp, player.markers), (20, 0, 6));
            assert!(player.cities.values().all(Vec::is_empty) && player.cities.len() == 6);
            assert!(player.objects.is_empty() && player.scored.is_empty() && player.court.is_empty());
        }
    }
}

/// E1-SET-3: the starting brick is black, blue, green, red by seat.
#[test]
fn starting_bricks_differ_by_seat() {
    let script = begin("carrara-1e 4");
    assert_eq!([A, B, C, D].map(|seat| script.bricks(seat)), ["d1", "b1", "g1", "r1"]);
}

/// E1-SET-4: one brick of each colour at location I, the others in the bag.
#[test]
fn the_wheel_starts_with_one_of_each_colour() {
    let bags = ["w6y6r6g6b5d5", "w6y6r6g5b5d5", "w6y6r5g5b5d5"];
    for (players, bag) in (2..=4).zip(bags) {
        let script = begin(&format!("carrara-1e {players}"));
        assert_eq!(script.wheel(), ["w1y1r1g1b1d1", "-", "-", "-", "-", "-"]);
        assert_eq!(script.bag(), bag);
        assert_eq!(script.game.trace().bag.total(), 42 - 6 - players);
    }
}

/// E1-SET-5: of the 30 buildings nine lie face up and 21 are the stack.
#[test]
fn nine_of_thirty_buildings_lie_face_up() {
    let mut script = start("carrara-1e 4");
    assert_eq!((script.pending().as_str(), script.game.trace().stack), ("*", 30));
    script.play(TILES);
    let trace = script.game.trace();
    assert_eq!(trace.stack, 21);
    let names = trace.tiles.map(|tile| tile.expect("the space is filled").to_string());
    assert_eq!(format!("* tiles {}", names.join(" ")), TILES);
}

/// E1-SET-5: each building is there once, and there is none of value 8.
#[test]
fn buildings_that_are_not_in_the_stack_cannot_be_drawn() {
    let script = start("carrara-1e 2");
    let twice = TILES.replace("library2", "library1");
    assert_eq!(script.refused(&twice), "library1 is not in the stack");
    let eight = TILES.replace("library2", "library8");
    assert_eq!(script.refused(&eight), "library8 is not in the stack");
    assert_eq!(script.refused("A turn"), "a draw comes first (E1-TURN-1)");
}

/// E1-SET-6: one object of each type is for sale, five of each are the supply.
#[test]
fn objects_are_split_into_field_and_supply() {
    let trace = begin("carrara-1e 2").game.trace();
    assert_eq!(trace.field, ["arms", "book", "chalice", "crown", "flag", "gate"]);
    assert_eq!(counts(&trace.supply), "5 arms 5 book 5 chalice 5 crown 5 flag 5 gate");
}

/// E1-SET-7: coins, bricks and objects of the others cannot be told from what a player sees.
#[test]
fn holdings_are_hidden_from_others() {
    let poor = arrange("carrara-1e 3", "A coins 1 | A bricks d1 | A objects 1 book | B objects 2 crown");
    let rich = arrange("carrara-1e 3", "A coins 90 | A bricks w3 | B objects 1 book 2 crown");
    assert_ne!(poor.game, rich.game);
    assert_eq!(poor.game.view(Viewer::Seat(C)), rich.game.view(Viewer::Seat(C)));
    assert_eq!(poor.game.view(Viewer::Spectator), rich.game.view(Viewer::Spectator));
    assert_ne!(poor.game.view(Viewer::Seat(A)), rich.game.view(Viewer::Seat(A)));
    let view = poor.game.view(Viewer::Seat(A));
    assert_eq!(view.holdings[A].map(|own| own.coins), Some(1));
    assert_eq!((view.holdings[B], view.holdings[C], view.bag), (None, None, BagView::NotEmpty));
}

/// E1-SET-7: boards, markers, VP, wheel, face-up buildings, field and supply are seen by everyone.
#[test]
fn everything_on_the_table_is_public() {
    let start = "carrara-1e 2";
    let seen = |lines: &str| arrange(start, lines).game.view(Viewer::Spectator);
    for changed in ["B vp 3", "B pisa villa4", "B scored city pisa", "wheel 2 w1", "field book", "turn B"] {
        assert_ne!(seen(changed), seen(""), "{changed}");
    }
    assert_ne!(seen("A objects 1 book"), seen(""), "the supply is smaller");
}

/// E1-TURN-1: buy, build or score, and nothing else; after the action no second one.
#[test]
fn a_turn_has_exactly_one_action() {
    let mut script = arrange("carrara-1e 2", "A massa villa4 | A bricks d2");
    let offers = script.offers();
    assert!(offers.contains(&"turn".to_owned()) && offers.contains(&"score type villa".to_owned()));
    assert!(offers.contains(&"build library2 lerici d2".to_owned()));
    script.play("A score type villa");
    for second in ["turn", "score type villa", "build library2 lerici d2"] {
        let kind = second.split(' ').next().expect("a word");
        let reason = format!("'{kind}' is not possible at this point of the turn (E1-TURN-1)");
        assert_eq!(script.refused(&format!("A {second}")), reason);
    }
}

/// E1-TURN-1: there is no free pass, and a turn cannot simply be ended.
#[test]
fn a_turn_cannot_be_skipped() {
    let script = begin("carrara-1e 2");
    assert_eq!(script.refused("A pass"), "passing is possible only after an announcement (E1-END-3)");
    assert_eq!(script.refused("A end"), "'end' is not possible at this point of the turn (E1-TURN-1)");
}

/// E1-TURN-2: after the action comes the extra purchase, then the announcement; then the turn is over.
#[test]
fn the_purchase_comes_before_the_announcement() {
    let mut script = arrange("carrara-1e 2", crate::first_end::READY);
    script.play(FREE_BUY);
    assert!(script.offers().contains(&"object flag".to_owned()));
    script.play("A object flag");
    assert_eq!(script.offers(), ["announce", "end"]);
    script.play("A announce");
    assert_eq!(script.pending(), "B");
}

/// E1-TURN-2: where only the end of the turn is left, it comes by itself.
#[test]
fn the_turn_ends_when_nothing_is_left_to_do() {
    let mut script = arrange("carrara-1e 2", "A coins 9");
    script.play(FREE_BUY);
    assert_eq!(script.pending(), "B");
}

/// E1-TURN-3: a player who can neither buy nor build nor score takes 2 coins.
#[test]
fn a_stuck_player_takes_two_coins() {
    let mut script = arrange("carrara-1e 2", "A bricks - | B bricks w7y7r7g7b7d7 | wheel");
    assert_eq!(script.offers(), ["stuck"]);
    script.play("A stuck");
    assert_eq!((script.coins(A), script.pending().as_str()), (22, "B"));
}

/// E1-TURN-3: nobody is stuck who can still do one of the three actions.
#[test]
fn a_player_who_can_act_is_not_stuck() {
    for (action, lines) in [
        ("turn", "A bricks - | B bricks w7y7r7g7b7d6 | wheel 1 d1"),
        ("build", "A bricks d1 | B bricks w7y7r7g7b7d6 | wheel"),
        ("score", "A bricks - | B bricks w7y7r7g7b7d7 | wheel | A massa villa5"),
    ] {
        let script = arrange("carrara-1e 2", lines);
        assert_eq!(script.refused("A stuck"), "an action is possible (E1-TURN-3)", "{action}");
        let offers = script.offers();
        assert!(!offers.is_empty() && offers.iter().all(|offer| offer.starts_with(action)), "{offers:?}");
    }
}

/// Example 1 (E1-BUY-1, E1-BUY-2, E1-BUY-3): the first purchase of the game.
#[test]
fn the_first_purchase_costs_three_coins() {
    let mut script = begin("carrara-1e 2");
    script.play("A turn\n* refill w1y1r1g1b1");
    assert_eq!(script.wheel()[..2], ["w1y1r1g1b1", "w1y1r1g1b1d1"]);
    script.play("A buy 2 g1b1d1");
    assert_eq!((script.coins(A), script.bricks(A).as_str()), (17, "g1b1d2"));
    assert_eq!(script.wheel()[1], "w1y1r1");
}

/// Example 2 (E1-BUY-2, E1-BUY-3): nine on the wheel, two are drawn; white and yellow at VI cost 1 + 0.
#[test]
fn a_white_and_a_yellow_brick_at_the_last_location_cost_one() {
    let mut script = arrange("carrara-1e 2", "wheel 1 w1y1r1g1b1d1 4 d1 5 w1y1");
    assert_eq!(script.gain(A, "A turn\n* refill r2\nA buy 6 w1y1"), (-1, 0));
    assert_eq!(script.bricks(A), "w1y1d1");
}

/// E1-BUY-1: every location moves on by one, and what returns to I is dear again.
#[test]
fn the_wheel_turns_by_one_location() {
    let mut script = arrange("carrara-1e 2", "wheel 1 w1 2 y1 3 r1 4 g1 5 b1 6 w1");
    script.play("A turn");
    assert_eq!(script.wheel(), ["w1", "w1", "y1", "r1", "g1", "b1"]);
    assert_eq!(script.gain(A, "* refill d5\nA buy 1 w1"), (-6, 0));
}

/// E1-BUY-2: the wheel is filled to eleven, with bricks of the bag.
#[test]
fn a_refill_of_the_wrong_size_or_content_is_refused() {
    let mut script = arrange("carrara-1e 2", "A bricks w6");
    script.play("A turn");
    assert_eq!(script.refused("* refill y1r1g1b1"), "5 bricks are drawn, not 4");
    let reason = "w1y1r1g1b1 cannot be drawn from a bag with y6r6g6b5d6";
    assert_eq!(script.refused("* refill w1y1r1g1b1"), reason);
    script.play("* refill y5");
    assert_eq!(script.wheel()[0], "y5");
}

/// E1-BUY-2: a bag with fewer bricks than are missing is emptied.
#[test]
fn a_small_bag_is_emptied() {
    let mut script = arrange("carrara-1e 2", "A bricks w7y7r7g7b4 | B bricks b3d3 | wheel 1 d2");
    script.play("A turn");
    assert_eq!(script.refused("* refill d3"), "2 bricks are drawn, not 3");
    script.play("* refill d2");
    assert_eq!((script.bag().as_str(), script.wheel()[0].as_str()), ("-", "d2"));
}

/// E1-BUY-2: a full wheel gets nothing, and no draw is logged.
#[test]
fn a_full_wheel_is_not_refilled() {
    let mut script = arrange("carrara-1e 2", "wheel 1 w1y1r1g1b1d1 2 w1y1r1g1b1");
    script.play("A turn");
    assert_eq!(script.pending(), "A");
    assert_eq!(script.wheel()[..3], ["-", "w1y1r1g1b1d1", "w1y1r1g1b1"]);
}

/// E1-BUY-3: the price of every colour at every location.
#[test]
fn prices_fall_by_colour_and_location() {
    let table = [
        [6, 5, 4, 3, 2, 1],
        [5, 4, 3, 2, 1, 0],
        [4, 3, 2, 1, 0, 0],
        [3, 2, 1, 0, 0, 0],
        [2, 1, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
    ];
    for (location, row) in Location::ALL.into_iter().zip(table) {
        assert_eq!(Color::ALL.map(|color| color.price(location)), row, "at {location}");
    }
    let bricks: Bricks = "w2y1d3".parse().expect("bricks");
    assert_eq!(bricks.price(Location::II), 14);
}

/// E1-BUY-3: any number from one location, none from two.
#[test]
fn purchases_are_from_one_location() {
    let mut script = arrange("carrara-1e 2", "A coins 3 | wheel 1 d1 4 y1 5 w1y1 6 w3");
    script.play("A turn\n* refill r4");
    let expected = ["buy 2 d1", "buy 5 y1", "buy 6 y1", "buy 6 w1", "buy 6 w1y1"];
    let offers = script.offers();
    for offer in expected {
        assert!(offers.contains(&offer.to_owned()), "{offer} is missing in {offers:?}");
    }
    assert_eq!(offers.len(), expected.len(), "{offers:?}");
}

/// E1-BUY-3: what is not there, what is too dear, and nothing at all are refused.
#[test]
fn impossible_purchases_are_refused() {
    let mut script = arrange("carrara-1e 2", "A coins 2");
    script.play("A turn\n* refill y1r1g1b1d1");
    assert_eq!(script.refused("A buy 2 -"), "at least one brick must be bought (E1-BUY-3)");
    assert_eq!(script.refused("A buy 3 w1"), "location 3 holds -, not w1 (E1-BUY-3)");
    assert_eq!(script.refused("A buy 2 b2"), "location 2 holds w1y1r1g1b1d1, not b2 (E1-BUY-3)");
    assert_eq!(script.refused("A buy 2 w1"), "w1 at location 2 costs 5, with 2 coins (E1-BUY-3)");
    assert_eq!(script.refused("A buy 2 g1b1"), "g1b1 at location 2 costs 3, with 2 coins (E1-BUY-3)");
}

/// E1-BUY-3: a free brick counts as bought.
#[test]
fn a_free_brick_is_a_purchase() {
    let mut script = arrange("carrara-1e 2", "A coins 0");
    assert_eq!(script.gain(A, FREE_BUY), (0, 0));
    assert_eq!((script.bricks(A).as_str(), script.pending().as_str()), ("d2", "B"));
}

/// E1-BUY-3: bricks are not bought before the wheel has turned.
#[test]
fn buying_without_turning_is_refused() {
    assert_eq!(begin("carrara-1e 2").refused("A buy 1 d1"), "the wheel must be turned first (E1-BUY-1)");
}

/// E1-BUY-4: with nothing affordable the player takes 2 coins and the turn is over, even where an announcement
/// would be possible.
#[test]
fn a_broke_player_takes_two_coins_and_may_not_announce() {
    let lines = format!("{} | A coins 0 | wheel 1 w1", crate::first_end::READY);
    let mut script = arrange("carrara-1e 2", &lines);
    script.play("A turn\n* refill w1y4r1g2b1d1");
    assert_eq!(script.offers(), ["broke"]);
    assert_eq!(script.refused("A buy 1 d1"), "d1 at location 1 costs 1, with 0 coins (E1-BUY-3)");
    script.play("A broke");
    assert_eq!((script.coins(A), script.pending().as_str()), (2, "B"));
}

/// E1-BUY-4: whoever can afford a brick must buy one.
#[test]
fn a_player_who_can_afford_a_brick_is_not_broke() {
    let mut script = arrange("carrara-1e 2", "A coins 0");
    script.play("A turn\n* refill w5");
    assert_eq!(script.refused("A broke"), "a brick is affordable with 0 coins (E1-BUY-4)");
    assert_eq!(script.offers(), ["buy 2 d1"]);
}

/// E1-BUY-5: with wheel and bag empty nobody can buy.
#[test]
fn buying_needs_a_brick_somewhere() {
    let script = arrange("carrara-1e 2", "A bricks w7y7r7 | B bricks g7b7d7 | wheel");
    assert_eq!(script.refused("A turn"), "wheel and bag are empty (E1-BUY-5)");
}

/// E1-BUY-5: with only the bag empty the wheel still turns.
#[test]
fn the_wheel_turns_without_a_bag() {
    let mut script = arrange("carrara-1e 2", "A bricks w7y7r7 | B bricks g7b7d6 | wheel 5 d1");
    script.play("A turn");
    assert_eq!((script.pending().as_str(), script.wheel()[5].as_str()), ("A", "d1"));
}

/// E1-BUY-6: the bank pays whatever was paid before.
#[test]
fn coins_are_unlimited() {
    let mut script = arrange("carrara-1e 2", "A coins 1000 | B coins 1000 | A pisa villa4 gate5");
    script.play("A score city pisa");
    assert_eq!(script.coins(A), 1027);
}
