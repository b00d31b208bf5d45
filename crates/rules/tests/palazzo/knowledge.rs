//! What a viewer knows of the money of the others.

use palazzi_rules::palazzo::{Config, Deck, Hand, Palazzo};
use palazzi_rules::{Choice, Game, Pending, Seat, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::table::Table;

/// The cards that everybody knows to be in a hand, and how many more there are.
fn seen(table: &Table, seat: Seat) -> (String, u32) {
    match table.game.view(Viewer::Spectator).players[seat as usize].hand {
        Hand::Hidden { known, unknown } => (known.to_string(), unknown),
        Hand::Open { .. } => panic!("a spectator sees the hand of {seat}"),
    }
}

fn known(cards: &str, unknown: u32) -> (String, u32) {
    (cards.to_owned(), unknown)
}

#[test]
fn cards_taken_from_a_reveal_are_known() {
    let mut table = Table::for_two();
    table.play("A money; * cards f3 d7 c2; A take f3 c2; B take d7");
    assert_eq!(seen(&table, Seat::A), known("f3 c2", 4));
    assert_eq!(seen(&table, Seat::B), known("d7", 4));
}

#[test]
fn cards_shown_in_a_bid_and_taken_back_are_known() {
    let mut table = Table::for_two();
    table.play("A draw; * draw b2.1 s2.1; A auction; B bid d3 d4");
    assert_eq!(seen(&table, Seat::B), known("-", 2), "the bid lies on the table");
    table.play("A bid f5; B pass");
    assert_eq!(seen(&table, Seat::B), known("d3 d4", 2));
    assert_eq!(seen(&table, Seat::A), known("-", 3), "the winner's bid is discarded");
}

#[test]
fn a_known_card_that_is_spent_was_the_known_one() {
    let mut table = Table::for_two();
    table.play("A money; * cards f3 f3 c2; A take f3 c2; B take f3");
    table.play("B draw; * draw b2.1 s2.1; B auction; A bid f3 c2; B pass");
    assert_eq!(seen(&table, Seat::A), known("-", 4), "A still holds another f3, which nobody knows");
    assert_eq!(table.strings("players/0/hand"), ["f3", "f4", "f5", "f6"]);
}

#[test]
fn spending_more_than_is_known_uses_up_unknown_cards() {
    let mut table = Table::for_two();
    table.play("A money; * cards f3 f3 c2; A take f3 c2; B take f3");
    table.play("B draw; * draw b2.1 s2.1; B auction; A bid f3 f3; B pass");
    assert_eq!(seen(&table, Seat::A), known("c2", 3));
}

#[test]
fn unseen_are_the_deck_and_the_unknown_cards_of_others() {
    let mut table = Table::for_two();
    table.play("A money; * cards f3 d7 c2; A take f3 c2; B take d7");
    let view = table.view(Seat::A);
    assert_eq!(view.deck, Deck::Unseen { count: 55 - 8 - 3 });
    assert_eq!(view.unseen.len(), 44 + 4, "the four cards dealt to B may be any of them");
    assert_eq!(table.game.view(Viewer::Spectator).unseen.len(), 44 + 8);
}

#[test]
fn a_deck_made_of_discards_is_known() {
    let mut table = Table::for_two();
    while table.strings("deck").len() > 2 {
        table.money_turn();
    }
    table.play("B draw; * draw b2.1 s2.1");
    let buy = table.offers_of("B buy b2.1 with (").remove(0);
    table.play(&format!("{buy}; B place b2.1 discard"));
    table.money_turn();
    let view = table.view(Seat::A);
    let Deck::Known { cards } = view.deck else { panic!("the discards were public") };
    assert_eq!(cards.to_string().split(' ').count(), table.strings("deck").len());
    let Hand::Hidden { unknown, .. } = view.players[1].hand else { panic!("B's hand is open") };
    assert_eq!(view.unseen.len(), unknown, "what was never seen is in the other hand");
}

#[test]
fn hidden_cards_are_dealt_anew_and_known_ones_stay() {
    let mut table = Table::for_two();
    table.play("A money; * cards f3 d7 c2; A take f3 c2; B take d7");
    let view = table.view(Seat::A);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let worlds: Vec<Table> = (0..50).map(|_| Table::at(Palazzo::determinize(&view, &mut rng))).collect();
    assert!(worlds.iter().all(|world| world.strings("players/1/hand").contains(&"d7".to_owned())));
    assert!(worlds.iter().all(|world| world.view(Seat::A) == view));
    assert!(
        worlds.iter().any(|world| world.strings("players/1/hand") != worlds[0].strings("players/1/hand"))
    );
}

#[test]
fn everything_is_shown_when_the_game_is_over() {
    let mut table = Table::for_two();
    table.skip_to_the_riders();
    table.idle_turn_with("rider rider");
    table.idle_turn_with("rider rider");
    table.play("A draw; * draw rider b2.3");
    assert_eq!(table.game.pending(), Pending::Over);
    let view = table.game.view(Viewer::Spectator);
    assert!(view.players.iter().all(|player| matches!(player.hand, Hand::Open { .. })));
    assert_eq!(view.winners, Some(vec![Seat::A, Seat::B]));
}

#[test]
fn views_and_facts_are_json() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut game = Palazzo::new(&Config::new(3).unwrap());
    let mut facts = Vec::new();
    while game.pending() != Pending::Over {
        let view = serde_json::to_value(game.view(Viewer::Seat(Seat::B))).unwrap();
        assert!(view["phase"]["kind"].is_string(), "{view}");
        match game.pending() {
            Pending::Decide(seat) => {
                let action = game.random_action(Choice::KindFirst, &mut rng);
                game.play(seat, &action, &mut facts).unwrap();
            }
            _ => game.resolve(&game.sample_chance(&mut rng), &mut facts).unwrap(),
        }
    }
    assert!(facts.iter().all(|fact| serde_json::to_value(fact.event).unwrap()["kind"].is_string()));
}
