use palazzi_rules::{Game, Pending, Seat};
use serde_json::json;

use crate::table::Table;

/// P-DRAW-1
#[test]
fn the_first_tile_goes_to_the_warehouse_and_the_second_to_a_quarry() {
    let mut table = Table::for_two();
    table.play("A draw; * draw b4.1 b2.2");
    assert_eq!(table.state("warehouse"), json!(["b4.1", "s1.2"]));
    assert_eq!(table.state("quarries/2"), json!(["b2.2", "m1.1"]), "two windows on from quarry 1");
}

/// P-DRAW-1
#[test]
fn counting_goes_round_from_the_builder() {
    let mut table = Table::empty(2);
    table.play("* builder 4; * tiles b1.1 s1.1 m1.1 b1.2 s1.2; * hand A f3 f4 f5 f6; * hand B d3 d4 d5 d6");
    table.play("A draw; * draw b4.1 b2.1");
    assert_eq!(table.state("quarries/0"), json!(["b1.1", "b2.1"]));
}

/// P-DRAW-2
#[test]
fn a_rider_is_not_replaced_and_the_other_tile_keeps_its_place() {
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    let (quarries, warehouse) = (table.state("quarries"), table.state("warehouse"));
    table.play("A draw; * draw rider b2.3");
    assert_eq!(table.state("warehouse"), warehouse);
    assert_ne!(table.state("quarries"), quarries);
    table.play("A auction");
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    let quarries = table.state("quarries");
    table.play("A draw; * draw b2.3 rider");
    assert_eq!(table.state("quarries"), quarries);
    assert!(table.strings("warehouse").contains(&"b2.3".to_owned()));
    assert_eq!(table.state("riders"), 1);
}

/// P-DRAW-2
#[test]
fn two_riders_lay_nothing_and_the_player_still_buys_or_auctions() {
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    let (quarries, warehouse) = (table.state("quarries"), table.state("warehouse"));
    table.play("A draw; * draw rider rider");
    assert_eq!((table.state("quarries"), table.state("warehouse")), (quarries, warehouse));
    assert_eq!(table.state("riders"), 2);
    assert_eq!(table.offers_of("A auction"), ["A auction"]);
}

/// P-DRAW-3
#[test]
fn the_fifth_rider_ends_the_game_as_first_tile() {
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    table.idle_turn_with("rider rider");
    table.idle_turn_with("rider rider");
    let quarries = table.state("quarries");
    table.play("A draw; * draw rider m2.3");
    assert_eq!(table.game.pending(), Pending::Over);
    assert_ne!(table.state("quarries"), quarries, "the other tile is still laid");
    assert_eq!(table.refusal("A auction"), "A may not act now: the game is over (P-TURN-1)");
    assert_eq!(table.state("turn"), "A");
}

/// P-DRAW-3
#[test]
fn the_fifth_rider_ends_the_game_as_second_tile() {
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    table.idle_turn_with("rider rider");
    table.idle_turn_with("rider rider");
    table.play("A draw; * draw b2.3 rider");
    assert_eq!(table.game.pending(), Pending::Over);
    assert!(table.strings("warehouse").contains(&"b2.3".to_owned()));
}

/// P-DRAW-3
#[test]
fn the_fourth_and_the_fifth_rider_may_come_together() {
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    table.idle_turn_with("rider rider");
    table.idle_turn_with("rider b2.3");
    table.play("A draw; * draw rider rider");
    assert_eq!(table.game.pending(), Pending::Over);
}

/// P-DRAW-4
#[test]
fn after_the_reveal_the_player_buys_or_auctions_and_nothing_else() {
    let mut table = Table::for_two();
    table.play("A draw; * draw b2.1 s2.1");
    assert_eq!(table.refusal("A pass"), "'pass' is not possible now, expected buy or auction (P-TURN-1)");
    assert_eq!(table.refusal("A money"), "'money' is not possible now, expected buy or auction (P-TURN-1)");
    assert!(!table.offers_of("A buy").is_empty());
    assert_eq!(table.offers_of("A auction"), ["A auction"], "one who can pay may auction");
}

/// P-DRAW-4
#[test]
fn one_who_cannot_pay_must_auction() {
    let mut table = Table::with_hands(&["f3 d3 l4 c2", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1");
    assert_eq!(table.offers(), ["A auction"]);
}

/// P-DRAW-4
#[test]
fn auctioning_with_no_tile_on_any_quarry_does_nothing() {
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    for drawn in ["b2.3 rider", "s2.3 rider", "m2.3 rider"] {
        table.idle_turn_with(drawn);
    }
    assert_eq!(table.state("quarries"), json!([[], [], [], []]), "three auctions clear the ring");
    let builder = table.state("builder");
    table.play("B draw; * draw b5.2 rider; B auction");
    assert_eq!(table.state("builder"), builder);
    assert_eq!(table.game.pending(), Pending::Decide(Seat::A));
}
