//! The notation of Palazzo: what programs write, what they read, and that nothing read makes them fall over.

use palazzi_rules::palazzo::{Action, Chance, Config, Money, Palazzo};
use palazzi_rules::{ByKind, Game, Pending, Record, Seat, playout};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Reads an action and writes it again.
fn rewritten(text: &str) -> String {
    text.parse::<Action>().expect("an action").to_string()
}

fn refused(text: &str) -> String {
    text.parse::<Action>().expect_err("no action").to_string()
}

#[test]
fn actions_are_written_in_the_order_of_the_notation() {
    assert_eq!(rewritten("take c2 f3"), "take f3 c2");
    assert_eq!(rewritten("buy m1.1 b2.2 with f7 c2 f5"), "buy b2.2 m1.1 with f5 f7 c2");
    assert_eq!(rewritten("bid c2 (l4 d4 f4) d3 (c2 c2 c2)"), "bid (f4 d4 l4) (c2 c2 c2) d3 c2");
    assert_eq!(rewritten("bid (l7 d7 f7) (f3 d3 l3)"), "bid (f3 d3 l3) (f7 d7 l7)");
    assert_eq!(rewritten("buy b1.1 with -"), "buy b1.1 with -");
}

#[test]
fn every_action_has_its_own_text() {
    for text in [
        "money",
        "draw",
        "auction",
        "pass",
        "take f3 d4",
        "pick s1.1",
        "place b3.2 p12",
        "place b3.2 new",
        "place b3.2 discard",
        "remodel out p1 b3.2 pay f3",
        "remodel in p2 p1 pay c2",
        "remodel drop p2 pay l7",
    ] {
        assert_eq!(rewritten(text), text);
    }
}

#[test]
fn what_is_not_notation_is_explained() {
    assert_eq!(
        refused("fly"),
        "unknown action 'fly', expected money, draw, remodel, take, buy, auction, bid, pass, pick or place"
    );
    assert_eq!(refused("take"), "'take' is incomplete, expected money cards");
    assert_eq!(refused("take f8"), "unknown money 'f8', expected f3 to f7, d3 to d7, l3 to l7 or c2");
    assert_eq!(
        refused("take f3 f3 f3 f3"),
        "unknown money 'f3', expected at most 3 coins of a kind and 10 certificates"
    );
    assert_eq!(refused("buy b1.1"), "'buy b1.1' is incomplete, expected a second tile or 'with'");
    assert_eq!(refused("buy b1.1 with"), "'buy b1.1 with' is incomplete, expected money cards");
    assert_eq!(
        refused("buy b1.1 b1.2 b1.3 with f3"),
        "unknown word 'b1.3', expected 'with' and the cards paid"
    );
    assert_eq!(refused("place b1.1 p0"), "unknown palace 'p0', expected p1, p2 …");
    assert_eq!(refused("place b1.1 p01"), "unknown palace 'p01', expected p1, p2 …");
    assert_eq!(refused("pass now"), "'now' is too much in 'pass now'");
    assert_eq!(refused("bid - f3"), "unknown payment 'f3', expected nothing after -");
    assert!(refused("bid (f3 d3").starts_with("unknown triplet '(f3'"));
    assert!(refused("bid (f3 d3 f3)").starts_with("unknown triplet '(f3 d3 f3)'"));
}

#[test]
fn chance_is_read_and_written() {
    for text in [
        "builder 4",
        "tiles b1.1 s2.1 m1.2 b2.2 s1.1",
        "hand A f3 d4 l7 c2",
        "cards f3 d4 c2",
        "draw b1.1 rider",
    ] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    let draw = "draw rider b1.1".parse::<Chance>().unwrap();
    assert_ne!(draw, "draw b1.1 rider".parse().unwrap(), "first and second tile differ");
    assert!("draw b1.1".parse::<Chance>().is_err());
    assert!("hand E f3 d4 l7 c2".parse::<Chance>().is_err());
}

#[test]
fn a_record_with_a_foreign_line_names_the_line() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (_, record) = playout::<Palazzo>(&Config::new(2).unwrap(), &mut ByKind, &mut rng);
    let text = record.to_string();
    let broken = text.replacen("\nA draw\n", "\nA dance\n", 1);
    let error = Record::<Palazzo>::parse(&broken).unwrap_err().to_string();
    assert!(error.starts_with("line ") && error.contains("'dance'"), "{error}");
    let unlike = text.replacen("palazzo", "carrara-9e", 1);
    assert!(
        Record::<Palazzo>::parse(&unlike).unwrap_err().to_string().starts_with("line 2: unknown ruleset")
    );
}

/// Words of the notation, in no order.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("money"),
        Just("draw"),
        Just("remodel"),
        Just("take"),
        Just("buy"),
        Just("auction"),
        Just("bid"),
        Just("pass"),
        Just("pick"),
        Just("place"),
        Just("out"),
        Just("in"),
        Just("drop"),
        Just("pay"),
        Just("with"),
        Just("new"),
        Just("discard"),
        Just("p1"),
        Just("p2"),
        Just("p255"),
        Just("p256"),
        Just("b1.1"),
        Just("s3.1"),
        Just("m5.3"),
        Just("f3"),
        Just("d3"),
        Just("l3"),
        Just("c2"),
        Just("(f3"),
        Just("l3)"),
        Just("(c2"),
        Just("c2)"),
        Just("-"),
        Just("rider"),
        Just("cards"),
        Just("hand"),
        Just("A"),
        Just("builder"),
        Just("1"),
    ];
    prop::collection::vec(word, 0..14).prop_map(|words| words.join(" "))
}

/// A game after some random steps.
fn some_game(seed: u64, steps: u32) -> Palazzo {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Palazzo::new(&Config::new(2 + seed as usize % 3).expect("2 to 4 players"));
    for _ in 0..steps {
        match game.pending() {
            Pending::Chance => {
                game.resolve(&game.sample_chance(&mut rng), &mut ()).expect("a sampled result is possible");
            }
            Pending::Decide(seat) => {
                let action = game.random_action(palazzi_rules::Choice::KindFirst, &mut rng);
                game.play(seat, &action, &mut ()).expect("a picked action is legal");
            }
            Pending::Over => break,
        }
    }
    game
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Chance>();
        let _ = Record::<Palazzo>::parse(&text);
    }

    #[test]
    fn what_is_read_is_written_and_read_again(text in words()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string().parse::<Chance>(), Ok(chance));
        }
    }

    #[test]
    fn any_action_is_played_or_refused_with_a_rule(texts in prop::collection::vec(words(), 20), seed in 0..1000_u64, steps in 0..200_u32) {
        let game = some_game(seed, steps);
        for action in texts.iter().filter_map(|text| text.parse::<Action>().ok()) {
            for seat in Seat::ALL {
                let mut twin = game;
                match twin.play(seat, &action, &mut ()) {
                    Ok(()) => prop_assert_eq!(twin.audit(), Ok(())),
                    Err(reason) => {
                        prop_assert!(reason.rule.starts_with("P-"), "{}", reason);
                        prop_assert!(reason.to_string().ends_with(&format!(" ({})", reason.rule)), "{}", reason);
                        prop_assert_eq!(twin, game);
                    }
                }
            }
        }
    }

    #[test]
    fn any_draw_is_applied_or_refused(texts in prop::collection::vec(words(), 20), seed in 0..1000_u64, steps in 0..200_u32) {
        let game = some_game(seed, steps);
        for chance in texts.iter().filter_map(|text| text.parse::<Chance>().ok()) {
            let mut twin = game;
            if twin.resolve(&chance, &mut ()).is_err() {
                prop_assert_eq!(twin, game);
            }
        }
    }
}

#[test]
fn the_whole_deck_is_45_coins_and_10_certificates() {
    assert_eq!((Money::ALL.len(), Money::ALL.certificates(), Money::ALL.kinds().count()), (55, 10, 16));
}
