use palazzi_rules::{Game, Pending, Seat};
use serde_json::json;

use crate::table::Table;

/// A has bought b2.1 and s1.2 and is to place them.
fn bought_two() -> Table {
    let mut table = Table::with_hands(&["f7 f6 f5 f3", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1; A buy b2.1 s1.2 with f7 f6 f3");
    table
}

/// P-BUILD-1
#[test]
fn floors_rise_strictly_and_gaps_are_allowed() {
    let mut table = bought_two();
    table.play("A place s1.2 new; A place b2.1 p1");
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2", "b2.1"]]), "materials may be mixed");
    table.idle_turn_with("s4.1 m3.1");
    table.play("A money; * cards f7 f7 c2; A take f7 f7; B take c2; B draw; * draw b4.1 m2.2; B auction");
    table.play("A pass");
    table.finish_turn(Seat::B, &["discard"]);
    table.play("A draw; * draw m4.1 m2.1; A buy b4.1 with f7 f7; A place b4.1 p1");
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2", "b2.1", "b4.1"]]), "floor 3 is missing");
}

/// P-BUILD-1
#[test]
fn a_lower_floor_cannot_be_put_on_top() {
    let mut table = bought_two();
    table.play("A place b2.1 new");
    assert_eq!(
        table.refusal("A place s1.2 p1"),
        "s1.2 is not higher than floor 2, the top of p1 (P-BUILD-2)"
    );
}

/// P-BUILD-1
#[test]
fn no_floor_stands_twice() {
    let mut table = Table::with_hands(&["f7 f6 f5 f3", "d3 d4 d5 d6"]);
    table.play("A draw; * draw m1.2 s2.1; A buy m1.2 s1.2 with f7 f6 f3; A place s1.2 new");
    assert_eq!(
        table.refusal("A place m1.2 p1"),
        "m1.2 is not higher than floor 1, the top of p1 (P-BUILD-2)"
    );
    assert_eq!(table.offers(), ["A place m1.2 discard", "A place m1.2 new"]);
}

/// P-BUILD-2
#[test]
fn tiles_are_placed_in_any_order_on_top_new_or_out_of_the_game() {
    let mut table = bought_two();
    assert_eq!(
        table.offers(),
        ["A place b2.1 discard", "A place b2.1 new", "A place s1.2 discard", "A place s1.2 new",]
    );
    assert_eq!(table.refusal("A place b2.1 p1"), "there is no p1, A owns 0 palaces (P-BUILD-3)");
    assert_eq!(
        table.refusal("A place s2.1 new"),
        "s2.1 is not among the tiles to place b2.1 s1.2 (P-BUILD-2)"
    );
    table.play("A place s1.2 new");
    assert_eq!(table.state("lot"), json!(["b2.1"]));
    assert_eq!(table.offers(), ["A place b2.1 discard", "A place b2.1 new", "A place b2.1 p1"]);
    table.play("A place b2.1 discard");
    assert_eq!(table.state("out"), json!(["b2.1"]));
    assert_eq!(table.game.pending(), Pending::Decide(Seat::B));
}

/// P-BUILD-3
#[test]
fn a_player_may_own_many_palaces() {
    let mut table = Table::for_two();
    for drawn in ["b2.1 s2.1", "b3.1 m2.1", "b4.1 b2.2", "s3.1 s2.2", "s4.1 m3.1", "m4.1 m1.2"] {
        let seat = table.deciding();
        table.play(&format!("{seat} draw; * draw {drawn}"));
        table.finish_turn(seat, &["auction", "pass", "new"]);
    }
    assert_eq!(table.state("players/0/palaces"), json!([["s1.1"], ["s2.1"], ["b1.2"], ["m3.1"], ["s2.2"]]));
}
