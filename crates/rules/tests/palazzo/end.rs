use palazzi_rules::palazzo::{Palace, Tile, palace_points};
use palazzi_rules::{Game, Pending};
use serde_json::json;

use crate::table::Table;

fn points(tiles: &str) -> i32 {
    let tiles = tiles.split(' ').map(|tile| Tile::parse(tile).expect("a tile"));
    palace_points(Palace::of(tiles).expect("rising floors"))
}

/// P-END-1
#[test]
fn palaces_score_by_floors_and_windows() {
    assert_eq!(points("b5.3"), -5);
    assert_eq!(points("b1.3 s5.3"), 0);
    assert_eq!(points("b1.1 s2.1 m3.1"), 3);
    assert_eq!(points("b1.1 s2.1 m3.1 m4.2"), 5 + 3);
    assert_eq!(points("b1.3 s2.3 m3.3 m4.3 m5.3"), 15 + 6);
}

/// P-END-1
#[test]
fn one_material_scores_more_from_three_floors_on() {
    for material in ["b", "s", "m"] {
        let floors = |floors: &str| points(&floors.replace('x', material));
        assert_eq!(floors("x1.3 x2.3"), 0);
        assert_eq!(floors("x1.1 x3.1 x5.1"), 3 + 3);
        assert_eq!(floors("x1.1 x2.1 x3.1 x4.2"), 5 + 3 + 3);
        assert_eq!(floors("x1.1 x2.1 x3.1 x4.1 x5.1"), 5 + 6 + 6);
    }
}

/// P-END-1
#[test]
fn a_floor_has_one_tile() {
    assert_eq!(Palace::of(["b1.1", "s1.2"].map(|tile| Tile::parse(tile).unwrap())), None);
}

/// Riders until the game is over, with these hands and nothing built.
fn end_at_once(hands: &[&str]) -> Table {
    let mut table = Table::with_hands(hands);
    table.skip_to_the_riders();
    table.idle_turn_with("rider rider");
    table.idle_turn_with("rider rider");
    let seat = table.deciding();
    table.play(&format!("{seat} draw; * draw rider b2.3"));
    table
}

/// P-END-2
#[test]
fn a_tie_goes_to_the_most_money_in_one_currency_with_certificates() {
    let table = end_at_once(&["f7 d7 l7 f3", "d6 d5 c2 c2"]);
    assert_eq!(
        (table.state("result"), table.state("winners")),
        (json!([0, 0]), json!(["B"])),
        "10 against 15"
    );
}

/// P-END-2
#[test]
fn triplets_do_not_break_a_tie() {
    let table = end_at_once(&["f3 d3 l3 f4", "d5 d3 f3 l3"]);
    assert_eq!(table.state("winners"), json!(["B"]), "7 against 8");
}

/// P-END-2
#[test]
fn a_tie_of_money_is_a_shared_victory() {
    let table = end_at_once(&["f7 d3 d3 d3", "d7 f3 f3 f3", "l3 l4 d4 f4"]);
    assert_eq!(table.state("winners"), json!(["A", "B"]));
}

/// P-END-2
#[test]
fn most_points_win_whatever_the_money() {
    let mut table = Table::with_hands(&["f7 f7 f7 f6", "d3 d3 c2 l3"]);
    table.play("A draw; * draw b2.1 s2.1; A buy b2.1 with f7 f7; A place b2.1 new");
    table.skip_to_the_riders();
    table.idle_turn_with("rider rider");
    table.idle_turn_with("rider rider");
    table.play("A draw; * draw rider b2.3");
    assert_eq!((table.state("result"), table.state("winners")), (json!([-5, 0]), json!(["B"])));
}

/// Both players own a palace of two floors, and tiles were just revealed.
fn two_who_can_stall() -> Table {
    let mut table = Table::with_hands(&["f7 f6 f5 f3", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1; A buy b2.1 s1.2 with f7 f6 f3; A place s1.2 new; A place b2.1 p1");
    table.play("B draw; * draw b4.1 m3.1; B auction; A pass");
    table.play("B place s1.1 new; B place s2.1 p1; B place m3.1 discard");
    table
}

/// Takes money if there is any, else takes a palace apart or puts it together.
fn quiet_turn(table: &mut Table) {
    match table.offers_of(&format!("{} remodel", table.deciding())).pop() {
        Some(remodel) if table.offers_of(&format!("{} money", table.deciding())).is_empty() => {
            table.play(&remodel);
        }
        _ => table.money_turn(),
    }
}

/// P-END-3
#[test]
fn sixty_turns_without_a_reveal_end_the_game() {
    let mut table = two_who_can_stall();
    for turn in 1..=60 {
        assert_ne!(table.game.pending(), Pending::Over, "before turn {turn}");
        quiet_turn(&mut table);
    }
    assert_eq!(table.game.pending(), Pending::Over);
    assert_eq!(table.strings("winners").len(), 1);
}

/// P-END-3
#[test]
fn a_reveal_starts_the_count_again() {
    let mut table = two_who_can_stall();
    for _ in 0..59 {
        quiet_turn(&mut table);
    }
    table.idle_turn_with("b3.1 b2.2");
    quiet_turn(&mut table);
    assert!(matches!(table.game.pending(), Pending::Decide(_)));
}
