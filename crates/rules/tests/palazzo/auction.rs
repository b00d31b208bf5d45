use palazzi_rules::{Game, Pending, Seat};
use serde_json::{Value, json};

use crate::table::Table;

/// Three players; A has revealed tiles, b2.1 in the warehouse and s2.1 at quarry 2.
fn three() -> Table {
    let mut table = Table::with_hands(&["f4 d4 l4 f6", "d3 d4 d5 d6", "l3 l5 l6 l7"]);
    table.play("A draw; * draw b2.1 s2.1");
    table
}

/// P-AUC-1
#[test]
fn the_builder_moves_to_the_next_quarry_with_tiles() {
    let mut table = three();
    table.play("A auction");
    assert_eq!(table.state("builder"), 2);
    table.play("B pass; C pass; A place s1.1 discard; A place s2.1 discard");
    table.play("B draw; * draw b4.1 b2.2; B auction");
    assert_eq!(table.state("builder"), 3);
    table.play("C pass; A pass; B place m1.1 discard");
    table.play("C draw; * draw s4.1 m2.1; C auction; A pass; B pass");
    assert_eq!(table.state("builder"), 4);
}

/// P-AUC-1
#[test]
fn empty_quarries_are_passed_over() {
    let mut table = Table::for_two();
    for drawn in ["b2.1 s2.1", "b3.1 m2.1", "b4.1 b2.2", "s3.1 s2.2", "s4.1 m3.1"] {
        table.idle_turn_with(drawn);
    }
    assert_eq!(table.state("builder"), 2);
    table.play("B draw; * draw m4.1 m1.2");
    assert_eq!(table.state("quarries"), json!([[], [], [], ["m1.2"]]));
    table.play("B auction");
    assert_eq!(table.state("builder"), 4);
}

/// P-AUC-2
#[test]
fn three_tiles_or_fewer_are_auctioned_together_from_the_certificate() {
    let mut table = three();
    table.play("A auction");
    assert_eq!(table.state("players/0/bid"), json!({"cards": [], "triplets": 0, "amount": 3}));
    assert_eq!(table.state("quarries/1"), json!(["s1.1", "s2.1"]), "the tiles stay there during bidding");
    assert_eq!(table.game.pending(), Pending::Decide(Seat::B));
    table.play("B pass; C pass");
    assert_eq!(table.state("lot"), json!(["s1.1", "s2.1"]));
}

/// P-AUC-3
#[test]
fn a_bid_must_exceed_the_highest() {
    let mut table = three();
    table.play("A auction");
    assert_eq!(
        table.refusal("B bid d3"),
        "d3 makes a bid of 3, the highest is 3 and must be exceeded (P-AUC-3)"
    );
    assert_eq!(table.offers(), ["B bid d4", "B bid d5", "B bid d6", "B pass"]);
    table.play("B bid d4");
    assert_eq!(
        table.refusal("C bid l3"),
        "l3 makes a bid of 3, the highest is 4 and must be exceeded (P-AUC-3)"
    );
    table.play("C bid l5; A bid f4");
    assert_eq!(table.state("players/0/bid/amount"), 7, "the certificate of value 3 counts");
}

/// P-AUC-3
#[test]
fn cards_on_the_table_stay_and_their_currency_binds() {
    let mut table = three();
    table.play("A auction; B bid d4; C bid l5; A bid f4; B bid d5");
    assert_eq!(table.state("players/1/bid"), json!({"cards": ["d4", "d5"], "triplets": 0, "amount": 9}));
    assert_eq!(table.state("players/1/hand"), json!(["d3", "d6"]));
    table.play("C pass");
    assert_eq!(
        table.refusal("A bid d4 f6"),
        "f6 d4 has single cards of two currencies, Florin and Ducat (P-PAY-1)"
    );
    assert_eq!(table.offers(), ["A bid f6", "A pass"]);
}

/// P-AUC-3
#[test]
fn a_triplet_counts_only_if_added_in_one_go() {
    let mut table = three();
    table.play("A auction; B bid d4; C bid l5; A bid f4; B bid d5; C pass");
    assert_eq!(table.refusal("A bid (f4 d4 l4)"), "f4 d4 l4 is not in the hand f6 d4 l4 (P-PAY-1)");
    let mut table = three();
    table.play("A auction; B bid d4; C bid l5; A bid (l4 f4 d4)");
    assert_eq!(
        table.state("players/0/bid"),
        json!({"cards": ["d4", "f4", "l4"], "triplets": 1, "amount": 18})
    );
}

/// P-AUC-3
#[test]
fn a_triplet_leaves_the_currency_open() {
    let mut table = three();
    table.play("A auction; B bid d4; C bid l3 l5; A bid (f4 d4 l4)");
    assert_eq!(table.offers(), ["B pass"], "4 on the table and 14 in hand make 18");
    table.play("B pass; C bid l6 l7");
    assert_eq!(table.state("players/2/bid/amount"), 21);
    assert_eq!(table.offers(), ["A bid f6", "A pass"]);
}

/// P-AUC-4
#[test]
fn one_who_passes_is_out_and_takes_the_cards_back() {
    let mut table = three();
    table.play("A auction; B bid d4; C bid l5; A bid f4; B pass");
    assert_eq!(table.state("players/1/hand"), json!(["d3", "d4", "d5", "d6"]));
    assert_eq!(table.state("players/1/bid"), Value::Null);
    assert_eq!(table.state("players/1/passed"), true);
    table.play("C bid l6");
    assert_eq!(table.game.pending(), Pending::Decide(Seat::A), "B is not asked again");
}

/// P-AUC-4
#[test]
fn the_last_one_left_discards_the_bid_and_builds_the_tiles() {
    let mut table = three();
    table.play("A auction; B bid d4; C bid l5; A pass; B pass");
    assert_eq!(table.state("discards"), json!(["l5"]));
    assert_eq!(table.state("players/2/hand"), json!(["l3", "l6", "l7"]));
    assert_eq!(table.state("players/2/bid"), Value::Null);
    assert_eq!(table.state("quarries/1"), json!([]));
    assert_eq!(table.game.pending(), Pending::Decide(Seat::C));
    table.play("C place s2.1 new; C place s1.1 new");
    assert_eq!(table.state("players/2/palaces"), json!([["s2.1"], ["s1.1"]]));
}

/// P-AUC-4
#[test]
fn if_everybody_passes_at_once_the_certificate_alone_wins() {
    let mut table = three();
    table.play("A auction; B pass; C pass");
    assert_eq!(table.state("players/0/hand"), json!(["d4", "f4", "f6", "l4"]));
    assert_eq!(table.state("discards"), json!([]));
    assert_eq!(table.game.pending(), Pending::Decide(Seat::A));
}

/// A table of three with four tiles on quarry 2; the active player A may auction them.
fn four_on_a_quarry() -> Table {
    let mut table = Table::with_hands(&["f7 f6 f5 f4", "d7 d6 d5 d4", "l7 l6 l5 l4"]);
    table.play("A draw; * draw b2.1 s2.1; A buy b2.1 with f7 f6; A place b2.1 new");
    table.play("B draw; * draw b3.1 m2.1; B buy b3.1 with d7 d6; B place b3.1 new");
    table.play("C draw; * draw s3.1 b4.1");
    assert_eq!(table.state("quarries/1"), json!(["b4.1", "m2.1", "s1.1", "s2.1"]));
    table
}

/// P-AUC-5
#[test]
fn four_tiles_are_distributed() {
    let mut table = four_on_a_quarry();
    table.play("C auction");
    assert_eq!(table.state("builder"), 2);
    assert_eq!(
        (table.state("quarries/1"), table.state("lot")),
        (json!([]), json!(["b4.1", "m2.1", "s1.1", "s2.1"]))
    );
    assert_eq!(table.offers(), ["C pick b4.1", "C pick m2.1", "C pick s1.1", "C pick s2.1"]);
    assert_eq!(table.refusal("C pick b1.1"), "b1.1 is not among the tiles b4.1 s1.1 s2.1 m2.1 (P-AUC-5)");
    assert_eq!(table.refusal("C bid l4"), "'bid' is not possible now, expected pick (P-TURN-1)");
    table.play("C pick m2.1");
    assert_eq!(table.state("picked"), "m2.1");
    assert_eq!(table.refusal("C place b4.1 new"), "b4.1 is not among the tiles to place m2.1 (P-BUILD-2)");
    table.play("C place m2.1 new; A pick b4.1; A place b4.1 p1; B pick s1.1; B place s1.1 discard");
    assert_eq!(table.state("players/0/palaces"), json!([["b2.1", "b4.1"]]));
    assert_eq!(table.state("out"), json!(["s1.1", "s2.1"]), "one was removed, one was left over");
    assert_eq!(table.game.pending(), Pending::Decide(Seat::A));
}

/// P-TURN-1
#[test]
fn the_turn_passes_to_the_left_of_the_auctioneer() {
    let mut table = three();
    table.play("A auction; B bid d4; C bid l5; A pass; B pass; C place s2.1 new; C place s1.1 new");
    assert_eq!(table.game.pending(), Pending::Decide(Seat::B));
    assert_eq!(table.refusal("C draw"), "C may not act now: B is to decide (P-TURN-1)");
}

/// P-TURN-1
#[test]
fn the_turn_passes_after_every_kind_of_action() {
    let mut table = Table::with_hands(&["f3 f4 f5 f6", "d3 d4 d5 d6", "l3 l4 l5 l6"]);
    table.play("A money; * cards c2 c2 d7 f3; A take c2 c2; B take d7; C take f3");
    table.play("B draw; * draw b2.1 s2.1; B buy b2.1 with d3 d5; B place b2.1 new");
    assert_eq!(table.game.pending(), Pending::Decide(Seat::C));
    table.play(
        "C draw; * draw m2.1 m1.2; C auction; A pass; B pass; C place s1.1 discard; C place s2.1 discard",
    );
    table.play("A money; * cards c2 c2 d7 f3; A take c2 c2; B take d7; C take f3");
    table.play("B remodel drop p1 pay d7");
    assert_eq!(table.game.pending(), Pending::Decide(Seat::C));
}
