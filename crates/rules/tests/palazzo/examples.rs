//! The worked examples of the rulebook, `docs/rules/examples.md`.

use palazzi_rules::palazzo::{Palace, Tile, palace_points};
use serde_json::json;

use crate::table::Table;

/// Example 42, P-BUY-1
#[test]
fn with_four_tiles_in_the_warehouse_two_cost_twelve() {
    let mut table = Table::with_hands(&["f4 d4 l4 f6", "d3 d4 d5 d6"]);
    table.idle_turn_with("b2.1 s2.1");
    table.idle_turn_with("b3.1 m2.1");
    table.play("A draw; * draw b4.1 b2.2");
    assert_eq!(table.state("warehouse"), json!(["b2.1", "b3.1", "b4.1", "s1.2"]));
    assert_eq!(table.offers_of("A buy b2.1 with f"), ["A buy b2.1 with f6"], "each costs 6");
    assert_eq!(table.refusal("A buy b2.1 b3.1 with f4 f6"), "b2.1 and b3.1 cost 12, f4 f6 pays 10 (P-BUY-1)");
    table.play("A buy b2.1 b3.1 with (f4 d4 l4)");
    assert_eq!(table.state("players/0/hand"), json!(["f6"]), "no change");
}

/// Example 43, P-AUC-3 and P-AUC-4
#[test]
fn a_bidder_runs_out_of_fitting_cards() {
    let mut table = Table::with_hands(&["f4 d4 l4 f6", "l7 l7 l6 l6"]);
    table.play("A money; * cards d5 c2 l5; A take d5 c2; B take l5");
    table.play("B money; * cards f3 f3 c2; B take f3 f3; A take c2");
    table.play("A money; * cards d3 d3 c2; A take d3 c2; B take d3");
    table.play("B money; * cards d3 l3 l3; B take l3 l3; A take d3");
    table.play("A draw; * draw b2.1 s2.1; A auction; B bid l7; A bid (f4 d4 l4)");
    assert_eq!(table.state("players/0/bid/amount"), 18);
    table.play("B bid l7 l6; A bid f6 c2");
    assert_eq!(table.state("players/0/bid/amount"), 26);
    table.play("B bid l6 l5");
    assert_eq!(table.state("players/1/bid/amount"), 31);
    assert!(table.refusal("A bid d5 c2").contains("two currencies"));
    assert!(table.refusal("A bid c2 c2").starts_with("c2 c2 makes a bid of 30, the highest is 31"));
    assert_eq!(table.offers(), ["A pass"]);
    table.play("A pass");
    assert_eq!(
        table.state("players/0/hand"),
        json!(["c2", "c2", "c2", "d3", "d3", "d4", "d5", "f4", "f6", "l4"])
    );
}

/// Example 44, P-AUC-5
#[test]
fn three_players_take_one_of_five_tiles_each_and_two_leave_the_game() {
    let mut table = Table::with_hands(&["f7 f6 f5 f4", "d7 d6 d5 d4", "l7 l6 l5 l4"]);
    table.play("A draw; * draw b2.1 s2.1; A buy b2.1 with f7 f6; A place b2.1 new");
    table.play("B draw; * draw b3.1 m2.1; B buy b3.1 with d7 d6; B place b3.1 new");
    table.play("C draw; * draw s3.1 b4.1; C buy s3.1 with l7 l6; C place s3.1 new");
    table.play("A draw; * draw m3.1 m4.1; A auction");
    assert_eq!(table.strings("lot").len(), 5);
    table.play("A pick b4.1; A place b4.1 p1; B pick m4.1; B place m4.1 p1; C pick s1.1; C place s1.1 new");
    assert_eq!(table.state("out"), json!(["m2.1", "s2.1"]));
    assert_eq!(table.state("turn"), "B");
}

/// Example 45, P-END-1
#[test]
fn palaces_are_worth_what_the_rulebook_says() {
    let points = |tiles: &str| {
        palace_points(Palace::of(tiles.split(' ').map(|tile| Tile::parse(tile).unwrap())).unwrap())
    };
    assert_eq!(points("b1.2"), -5, "one floor");
    assert_eq!(points("b1.2 s2.3"), 0, "two floors");
    assert_eq!(points("b1.2 s2.3 b3.1"), 6, "three floors, 6 windows, mixed");
    assert_eq!(points("b1.2 b2.2 b3.1 b5.2"), 13, "four floors, 7 windows, one material");
    assert_eq!(points("b1.2 b2.2 b3.2 b4.3 s5.2"), 17, "five floors, 11 windows, mixed");
    assert_eq!(points("m1.2 m2.2 m3.1 m4.1 m5.2"), 20, "five floors, 8 windows, one material");
    assert_eq!(points("s1.2 s2.2 s4.1"), 8, "three floors, 5 windows, one material");
}

/// Example 46, P-BUILD-1 and P-REB-1
#[test]
fn a_tile_between_two_floors_is_inserted_by_a_later_rebuild() {
    let mut table = Table::with_hands(&["f7 f7 f5 f3", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b3.1 s2.1; A buy s1.2 b3.1 with f7 f7 f5; A place s1.2 new; A place b3.1 p1");
    table.idle_turn_with("b4.1 m2.1");
    table.play("A draw; * draw m4.1 b2.1; A auction; B pass; A place m1.1 discard");
    assert_eq!(
        table.refusal("A place b2.1 p1"),
        "b2.1 is not higher than floor 3, the top of p1 (P-BUILD-2)"
    );
    table.play("A place b2.1 new");
    table.idle_turn_with("s3.1 m3.1");
    table.play("A remodel in p2 p1 pay f3");
    assert_eq!(table.state("players/0/palaces"), json!([["s1.2", "b2.1", "b3.1"]]));
}
