use palazzi_rules::{Game, Pending, Seat};
use serde_json::json;

use crate::table::Table;

fn size(table: &Table, path: &str) -> usize {
    table.strings(path).len()
}

/// P-MON-1
#[test]
fn one_card_more_than_players_is_revealed() {
    let mut table = Table::with_hands(&["f3 f4 f5 f6", "d3 d4 d5 d6", "l3 l4 l5 l6"]);
    table.play("A money");
    assert_eq!(table.refusal("* cards f7 d7 l7"), "4 cards are drawn, 3 given (P-MON-1)");
    assert_eq!(table.refusal("* cards f7 d7 l7 f7 d7"), "4 cards are drawn, 5 given (P-MON-1)");
    table.play("* cards c2 c2 c2 f3");
    assert_eq!(table.state("market"), json!(["c2", "c2", "c2", "f3"]));
}

/// P-MON-1
#[test]
fn the_active_player_takes_two_and_every_other_one() {
    let mut table = Table::with_hands(&["f3 f4 f5 f6", "d3 d4 d5 d6", "l3 l4 l5 l6"]);
    table.play("A money; * cards c2 c2 d7 f3");
    assert_eq!(table.offers(), ["A take c2 c2", "A take d7 c2", "A take f3 c2", "A take f3 d7"]);
    assert_eq!(table.refusal("A take d7"), "A takes 2 of the revealed cards, 1 given (P-MON-1)");
    assert_eq!(table.refusal("A take d7 d7"), "d7 d7 is not among the revealed cards f3 d7 c2 c2 (P-MON-1)");
    table.play("A take d7 c2");
    assert_eq!(table.offers(), ["B take c2", "B take f3"]);
    assert_eq!(table.refusal("B take f3 c2"), "B takes 1 of the revealed cards, 2 given (P-MON-1)");
    table.play("B take c2");
    assert_eq!(table.offers(), ["C take f3"]);
    table.play("C take f3");
    assert_eq!(table.state("players/0/hand"), json!(["c2", "d7", "f3", "f4", "f5", "f6"]));
    assert_eq!(table.game.pending(), Pending::Decide(Seat::B));
}

/// A table of two at which the deck holds 2 cards and the discards none.
fn nearly_empty_deck() -> Table {
    let mut table = Table::for_two();
    while size(&table, "deck") > 2 {
        table.money_turn();
    }
    table
}

/// P-MON-2
#[test]
fn money_is_not_available_with_too_few_cards() {
    let mut table = nearly_empty_deck();
    assert_eq!(table.refusal("B money"), "3 cards must be revealed, deck and discards hold 2 (P-MON-2)");
    assert_eq!(table.offers(), ["B draw"]);
}

/// B reveals `tile` and another one and buys it with a triplet and one more card: four cards are discarded.
fn discard_four(table: &mut Table, tile: &str, other: &str) {
    table.play(&format!("B draw; * draw {tile} {other}"));
    let triplet = table.offers_of(&format!("B buy {tile} with (")).remove(0);
    let hand = table.strings("players/1/hand");
    let more = hand.iter().find(|card| !triplet.contains(*card)).expect("B holds many kinds");
    table.play(&format!("{triplet} {more}; B place {tile} discard"));
}

/// P-MON-2
#[test]
fn discards_become_the_deck_only_when_a_card_must_be_revealed() {
    let mut table = nearly_empty_deck();
    discard_four(&mut table, "b2.1", "s2.1");
    assert_eq!((size(&table, "deck"), size(&table, "discards")), (2, 4));
    table.money_turn();
    assert_eq!((size(&table, "deck"), size(&table, "discards")), (3, 0));
    discard_four(&mut table, "b3.1", "s3.1");
    table.money_turn();
    assert_eq!(
        (size(&table, "deck"), size(&table, "discards")),
        (0, 4),
        "a deck that just suffices stays empty"
    );
    table.money_turn();
    assert_eq!((size(&table, "deck"), size(&table, "discards")), (1, 0));
    assert_eq!(table.offers_of("A money"), [""; 0]);
}

/// P-MON-2
#[test]
fn a_reveal_beyond_the_deck_holds_the_whole_deck() {
    let mut table = nearly_empty_deck();
    discard_four(&mut table, "b2.1", "s2.1");
    table.play("A money");
    let only_discards = format!("* cards {}", table.strings("discards")[..3].join(" "));
    assert!(table.refusal(&only_discards).contains("leaves cards in the deck"));
}
