use palazzi_rules::{Game, Pending, Seat};
use serde_json::json;

use crate::table::Table;

/// A owns p1 with s1.2 and b2.1, p2 with b3.1, and the cards f3 and f4; it is A's turn.
fn two_palaces() -> Table {
    let mut table = Table::with_hands(&["f7 f6 f5 f3", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1; A buy b2.1 s1.2 with f7 f6 f5; A place s1.2 new; A place b2.1 p1");
    table.idle_turn_with("s4.1 m3.1");
    table.play("A money; * cards f4 f7 c2; A take f4 f7; B take c2");
    table.play("B draw; * draw b4.1 b3.1; B auction; A bid f7; B pass");
    table.play("A place b3.1 new; A place m1.1 discard");
    table
}

/// P-REB-1
#[test]
fn a_rebuild_costs_one_card_of_choice() {
    let mut table = two_palaces();
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2", "b2.1"], ["b3.1"]]));
    assert_eq!(table.state("players/0/hand"), json!(["f3", "f4"]));
    assert_eq!(
        table.offers(),
        [
            "A draw",
            "A money",
            "A remodel drop p2 pay f3",
            "A remodel drop p2 pay f4",
            "A remodel in p2 p1 pay f3",
            "A remodel in p2 p1 pay f4",
            "A remodel out p1 b2.1 pay f3",
            "A remodel out p1 b2.1 pay f4",
            "A remodel out p1 s1.2 pay f3",
            "A remodel out p1 s1.2 pay f4",
        ]
    );
    assert_eq!(
        table.refusal("A remodel drop p2 pay d3"),
        "a rebuild costs one money card, d3 is not in the hand f3 f4 (P-REB-1)"
    );
    table.play("A remodel drop p2 pay f4");
    assert_eq!(table.state("players/0/hand"), json!(["f3"]));
    assert!(table.state("discards").as_array().unwrap().contains(&json!("f4")));
    assert!(table.state("out").as_array().unwrap().contains(&json!("b3.1")));
    assert_eq!(table.game.pending(), Pending::Decide(Seat::B));
}

/// P-REB-1
#[test]
fn a_player_without_money_may_not_rebuild() {
    let mut table = Table::with_hands(&["f7 f6 f5 f3", "d3 d4 d5 d6"]);
    table.play(
        "A draw; * draw b2.1 s2.1; A buy b2.1 s1.2 with f7 f6 f5 f3; A place s1.2 new; A place b2.1 p1",
    );
    table.idle_turn();
    assert_eq!(table.offers(), ["A draw", "A money"]);
    assert_eq!(
        table.refusal("A remodel out p1 b2.1 pay f3"),
        "a rebuild costs one money card, f3 is not in the hand - (P-REB-1)"
    );
}

/// P-REB-1
#[test]
fn a_single_tile_is_inserted_at_its_right_place() {
    let mut table = two_palaces();
    table.play("A remodel in p2 p1 pay f3");
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2", "b2.1", "b3.1"]]), "on top");
    table.idle_turn();
    table.play("A remodel out p1 b2.1 pay f4; B money; * cards c2 c2 c2; B take c2 c2; A take c2");
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2", "b3.1"], ["b2.1"]]));
    table.play("A remodel in p2 p1 pay c2");
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2", "b2.1", "b3.1"]]), "between floors");
}

/// P-REB-1
#[test]
fn a_single_tile_may_receive_another_and_keeps_its_place() {
    let mut table = two_palaces();
    table.play("A remodel out p1 s1.2 pay f3");
    assert_eq!(table.state("players/0/palaces"), json!([["b2.1"], ["b3.1"], ["s1.2"]]));
    table.idle_turn();
    table.play("A remodel in p3 p2 pay f4");
    assert_eq!(table.state("players/0/palaces"), json!([["b2.1"], ["s1.2", "b3.1"]]), "at the bottom");
}

/// P-REB-1
#[test]
fn later_palaces_move_up_when_one_disappears() {
    let mut table = two_palaces();
    table.play("A remodel out p1 s1.2 pay f3");
    table.idle_turn();
    table.play("A remodel in p1 p3 pay f4");
    assert_eq!(table.state("players/0/palaces"), json!([["b3.1"], ["s1.2", "b2.1"]]));
}

/// P-REB-1
#[test]
fn a_floor_that_is_taken_receives_nothing() {
    let mut table = two_palaces();
    assert_eq!(table.refusal("A remodel in p2 p2 pay f3"), "p2 cannot be inserted into itself (P-REB-1)");
    assert_eq!(
        table.refusal("A remodel in p1 p2 pay f3"),
        "p1 is not a single tile, it has 2 floors (P-REB-1)"
    );
    assert_eq!(
        table.refusal("A remodel drop p1 pay f3"),
        "p1 is not a single tile, it has 2 floors (P-REB-1)"
    );
    assert_eq!(table.refusal("A remodel in p2 p3 pay f3"), "there is no p3, A owns 2 palaces (P-BUILD-3)");
    assert_eq!(table.refusal("A remodel out p1 b3.1 pay f3"), "b3.1 is not in p1 (P-REB-1)");
    table.play("A money; * cards d7 d7 c2; A take d7 d7; B take c2");
    table.idle_turn_with("s3.1 m4.1");
    table.play("A draw; * draw m2.1 m2.2; A buy s3.1 with d7 d7; A place s3.1 p1");
    table.idle_turn();
    assert_eq!(
        table.refusal("A remodel in p2 p1 pay f3"),
        "b3.1 cannot be inserted into p1, which has floor 3 (P-BUILD-1)"
    );
}

/// P-REB-2
#[test]
fn taking_out_of_two_floors_leaves_two_single_tiles() {
    let mut table = two_palaces();
    table.play("A remodel out p1 b2.1 pay f3");
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2"], ["b3.1"], ["b2.1"]]));
}

/// P-REB-2
#[test]
fn the_only_tile_of_a_palace_cannot_be_taken_out() {
    let mut table = two_palaces();
    let reason = "b3.1 is the only tile of p2 and cannot be taken out (P-REB-2)";
    assert_eq!(table.refusal("A remodel out p2 b3.1 pay f3"), reason);
}
