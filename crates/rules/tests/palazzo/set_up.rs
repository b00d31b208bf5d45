use std::collections::HashSet;

use palazzi_rules::palazzo::{Config, Event, Hand, Palazzo};
use palazzi_rules::{Audience, Game, Pending, Seat};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::json;

use crate::table::Table;

/// P-SET-1
#[test]
fn the_builder_starts_on_any_of_four_quarries() {
    let game = Palazzo::new(&Config::new(2).unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let drawn: HashSet<String> = (0..100).map(|_| game.sample_chance(&mut rng).to_string()).collect();
    assert_eq!(drawn, ["builder 1", "builder 2", "builder 3", "builder 4"].map(str::to_owned).into());
    assert!(Table::empty(2).refusal("* builder 5").contains("expected 1 to 4"));
}

/// P-SET-2
#[test]
fn tiles_come_from_the_first_stack_until_it_is_empty() {
    let mut table = Table::for_two();
    table.play("A draw");
    assert_eq!(
        table.refusal("* draw b2.1 b3.2"),
        "b3.2 cannot come next: the stack holds b2.2 b3.1 b4.1 s2.1 s2.2 s3.1 s4.1 m1.2 m2.1 m2.2 m3.1 m4.1 \
         and 0 riders (P-SET-2)"
    );
    table.play("* draw b2.1 s2.1");
}

/// P-SET-2
#[test]
fn a_reveal_may_take_its_tiles_from_two_stacks() {
    let mut table = Table::for_two();
    for _ in 0..6 {
        table.idle_turn();
    }
    let last = table.strings("stacks/I");
    assert_eq!(last.len(), 1, "13 tiles, two each turn");
    table.play(&format!("A draw; * draw {} b5.1", last[0]));
}

/// P-SET-2
#[test]
fn the_riders_are_in_the_last_stack() {
    let mut table = Table::for_two();
    table.play("A draw");
    assert!(table.refusal("* draw rider b2.1").starts_with("rider cannot come next"));
    assert_eq!(table.strings("stacks/III").len(), 20);
}

/// P-SET-3
#[test]
fn five_tiles_lie_on_the_quarries_and_in_the_warehouse() {
    let mut table = Table::empty(2);
    table.play("* builder 3");
    assert!(table.refusal("* tiles b1.1 s1.1 m1.1 b1.2 b1.3").starts_with("b1.3 cannot come next"));
    assert!(table.refusal("* tiles b1.1 s1.1 m1.1 b1.2 b1.1").starts_with("b1.1 cannot come next"));
    table.play("* tiles s4.1 b1.1 m1.1 b1.2 s1.2");
    assert_eq!(table.state("quarries"), json!([["s4.1"], ["b1.1"], ["m1.1"], ["b1.2"]]));
    assert_eq!(table.state("warehouse"), json!(["s1.2"]));
}

/// P-SET-4
#[test]
fn hands_have_four_cards_that_only_their_owner_sees() {
    let mut table = Table::empty(2);
    table.play("* builder 1; * tiles b1.1 s1.1 m1.1 b1.2 s1.2");
    assert_eq!(table.refusal("* hand A f3 f4 f5"), "4 cards are drawn, 3 given (P-SET-4)");
    let facts = table.play("* hand A f3 f3 c2 l7");
    assert_eq!(facts[0].audience, Audience::Only(Seat::A));
    assert_eq!(facts[1].audience, Audience::Except(Seat::A));
    assert_eq!(facts[1].event, Event::DealtHidden { seat: Seat::A, count: 4 });
    assert!(matches!(table.view(Seat::A).players[0].hand, Hand::Open { .. }));
    let Hand::Hidden { known, unknown } = table.view(Seat::B).players[0].hand else {
        panic!("A's hand is open")
    };
    assert!(known.is_empty());
    assert_eq!(unknown, 4);
}

/// P-SET-4
#[test]
fn a_card_cannot_be_dealt_twice() {
    let mut table = Table::empty(2);
    table.play("* builder 1; * tiles b1.1 s1.1 m1.1 b1.2 s1.2; * hand A f3 f3 c2 l7");
    assert!(table.refusal("* hand B f3 f3 c2 l7").starts_with("f3 f3 l7 c2 cannot be drawn"));
}

/// P-SET-5
#[test]
fn set_up_goes_builder_tiles_hands_and_a_begins() {
    let mut table = Table::empty(3);
    assert_eq!(
        table.refusal("* tiles b1.1 s1.1 m1.1 b1.2 s1.2"),
        "'tiles' is not the draw that is due, expected builder"
    );
    table.play("* builder 2");
    assert_eq!(table.refusal("* hand A f3 f4 f5 f6"), "'hand' is not the draw that is due, expected tiles");
    table.play("* tiles b1.1 s1.1 m1.1 b1.2 s1.2");
    assert_eq!(table.refusal("* hand B f3 f4 f5 f6"), "the hand of A is due, not of B (P-SET-5)");
    assert_eq!(table.refusal("A draw"), "A may not act now: a draw comes first (P-TURN-1)");
    table.play("* hand A f3 f4 f5 f6; * hand B d3 d4 d5 d6; * hand C l3 l4 l5 l6");
    assert_eq!(table.game.pending(), Pending::Decide(Seat::A));
    assert_eq!(table.offers(), ["A draw", "A money"]);
}
