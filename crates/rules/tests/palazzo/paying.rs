use serde_json::json;

use crate::table::Table;

/// P-BUY-1
#[test]
fn a_tile_costs_ten_minus_the_tiles_in_the_warehouse() {
    let mut table = Table::with_hands(&["f3 f5 d7 c2", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1");
    assert_eq!(table.refusal("A buy b2.1 with d7"), "b2.1 costs 8, d7 pays 7 (P-BUY-1)");
    table.play("A buy b2.1 with f3 f5");
    assert_eq!(table.state("lot"), json!(["b2.1"]));
    assert_eq!(table.state("warehouse"), json!(["s1.2"]));
    assert_eq!(table.state("discards"), json!(["f3", "f5"]));
}

/// P-BUY-1
#[test]
fn two_tiles_are_priced_before_taking_any_and_paid_together() {
    let mut table = Table::with_hands(&["f3 f7 f7 c2", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1");
    assert_eq!(table.refusal("A buy s1.2 b2.1 with f7 f7"), "b2.1 and s1.2 cost 16, f7 f7 pays 14 (P-BUY-1)");
    assert_eq!(
        table.offers_of("A buy b2.1 s1.2"),
        ["A buy b2.1 s1.2 with f3 f7 f7", "A buy b2.1 s1.2 with f7 f7 c2",]
    );
    table.play("A buy s1.2 b2.1 with f7 c2 f7");
    assert_eq!(table.state("lot"), json!(["b2.1", "s1.2"]));
}

/// P-BUY-1
#[test]
fn the_same_tile_cannot_be_bought_twice() {
    let mut table = Table::with_hands(&["f7 f7 f7 f6", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1");
    let reason = table.refusal("A buy b2.1 b2.1 with f7 f7 f7");
    assert_eq!(reason, "b2.1 b2.1 is not in the warehouse b2.1 s1.2 (P-BUY-1)");
    assert_eq!(table.refusal("A buy s2.1 with f7 f7"), "s2.1 is not in the warehouse b2.1 s1.2 (P-BUY-1)");
}

/// P-BUY-1
#[test]
fn with_ten_tiles_in_the_warehouse_tiles_cost_nothing() {
    let mut table = Table::with_hands(&["f3 f4 f5 f6", "d3 d4 d5 d6"]);
    while table.strings("warehouse").len() < 9 {
        table.idle_turn();
    }
    table.play("A draw; * draw b1.3 s1.3");
    let free = table.offers_of("A buy");
    assert_eq!(free.len(), 10 + 45, "one or two of ten different tiles");
    assert!(free.iter().all(|offer| offer.ends_with(" with -")));
    table.play("A buy b1.3 with f3");
}

/// P-PAY-1
#[test]
fn a_payment_uses_one_currency_certificates_and_triplets() {
    let mut table = Table::with_hands(&["f4 d4 d5 l4", "d3 d4 d5 d6"]);
    table.play("A money; * cards f6 c2 c2; A take f6 c2; B take c2; B money; * cards c2 c2 c2");
    table.play("B take c2 c2; A take c2; A draw; * draw b2.1 s2.1");
    assert_eq!(
        table.refusal("A buy b2.1 with f4 d5"),
        "f4 d5 has single cards of two currencies, Florin and Ducat (P-PAY-1)"
    );
    assert_eq!(
        table.refusal("A buy b2.1 with d5 d5"),
        "d5 d5 is not in the hand f4 f6 d4 d5 l4 c2 c2 (P-PAY-1)"
    );
    assert_eq!(
        table.refusal("A buy b2.1 with (f4 d4 l4) d4"),
        "f4 d4 d4 l4 is not in the hand f4 f6 d4 d5 l4 c2 c2 (P-PAY-1)"
    );
    assert!(
        table.refusal("A buy b2.1 with (f4 d5 l4)").contains("expected one value in all three currencies")
    );
    assert_eq!(
        table.offers_of("A buy b2.1 with"),
        [
            "A buy b2.1 with (f4 d4 l4)",
            "A buy b2.1 with d4 c2 c2",
            "A buy b2.1 with d4 d5",
            "A buy b2.1 with d5 c2 c2",
            "A buy b2.1 with f4 c2 c2",
            "A buy b2.1 with f4 f6",
            "A buy b2.1 with f6 c2",
            "A buy b2.1 with l4 c2 c2",
        ]
    );
    table.play("A buy b2.1 s1.2 with (f4 d4 l4) d5 c2 c2");
    assert_eq!(table.state("discards"), json!(["c2", "c2", "d4", "d5", "f4", "l4"]));
    assert_eq!(table.state("players/0/hand"), json!(["f6"]), "no change");
}

/// P-PAY-1
#[test]
fn three_certificates_count_fifteen_as_a_triplet_and_six_alone() {
    let mut table = Table::with_hands(&["c2 c2 c2 c2", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1");
    assert_eq!(table.refusal("A buy b2.1 with c2 c2 c2"), "b2.1 costs 8, c2 c2 c2 pays 6 (P-BUY-1)");
    assert_eq!(
        table.offers_of("A buy b2.1 with"),
        ["A buy b2.1 with (c2 c2 c2)", "A buy b2.1 with c2 c2 c2 c2"]
    );
    table.play("A buy b2.1 s1.2 with c2 (c2 c2 c2)");
}

/// P-PAY-1
#[test]
fn paying_more_than_needed_is_accepted_though_not_offered() {
    let mut table = Table::with_hands(&["f3 f4 f5 f6", "d3 d4 d5 d6"]);
    table.play("A draw; * draw b2.1 s2.1");
    assert!(!table.offers().contains(&"A buy b2.1 with f3 f4 f5 f6".to_owned()));
    table.play("A buy b2.1 with f3 f4 f5 f6");
    assert_eq!(table.state("players/0/hand"), json!([]));
}
