//! Positions put together by hand: what follows, and what is refused.

use palazzi_rules::Game;
use palazzi_rules::Seat::{A, B};
use palazzi_rules::carrara::{Arrangement, Carrara};

use crate::script::{arrange, begin, config, counts, try_arrange};

fn refused(game: &str, lines: &str) -> String {
    match try_arrange(game, lines) {
        Ok(_) => panic!("'{lines}' is not refused"),
        Err(reason) => reason,
    }
}

/// E1-SET-4, E2-SET-3: without any wish the position is that of the start, in every ruleset.
#[test]
fn an_arrangement_begins_as_the_start_of_a_game() {
    let tiles = "tiles library1 library2 gate1 gate2 villa1 villa2 palace1 palace2 castle1";
    for game in ["carrara-1e 3", "carrara-2e 2", "carrara-2e-advanced 4"] {
        assert_eq!(arrange(game, tiles).game, begin(game).game, "{game}");
    }
}

/// What lies nowhere is in the bag, the stack and the supply.
#[test]
fn the_rest_follows_from_what_is_said() {
    let script = arrange("carrara-1e 2", "A bricks w3 | wheel 2 w2 | A pisa villa5 | B objects 2 book");
    let trace = script.game.trace();
    assert_eq!((script.bag().as_str(), trace.stack), ("w2y7r7g7b6d7", 20));
    assert_eq!(trace.supply["book"], 3);
    assert_eq!(script.game.audit(), Ok(()));
}

/// Statues are of the colour of the city as long as there are any, then dearer.
#[test]
fn statues_are_taken_from_the_colours_that_fit() {
    let seven = "villa1* villa2* villa4* villa5* gate1* gate2* gate4*";
    let trace = arrange("carrara-2e-advanced 2", &format!("A massa {seven}")).game.trace();
    assert_eq!(counts(&trace.statues), "5 green 6 purple 6 red 6 white 6 yellow");
    let reason = refused("carrara-2e-advanced 2", &format!("A livorno {seven}"));
    assert_eq!(reason, "no statue is left for gate4* in livorno");
}

/// Positions that no game can reach are refused with a reason.
#[test]
fn impossible_positions_are_refused() {
    for (lines, reason) in [
        ("A bricks w7", "w7 is more than the w6y6r6g6b6d6 that are left"),
        ("wheel 1 w6y6", "the wheel holds 12 bricks, more than 11"),
        ("A coins 1001", "1001 coins or points are more than 1000"),
        ("A pisa villa1 | B pisa villa1", "villa1 is not left"),
        ("A pisa villa8", "villa8 is not left"),
        ("tiles villa1", "a space is free although the stack is not empty"),
        ("A pisa villa1+", "arms is not left"),
        ("A warehouse book", "book is not left"),
        ("A objects 6 book", "7 objects of a type are more than there are"),
        ("A scored urban", "'urban' cannot be scored, or not once more"),
        ("A scored city pisa | B scored city pisa", "'city pisa' cannot be scored, or not once more"),
        ("A open 1", "seat A has 1 scoring markers instead of 6"),
        ("A improved pisa", "seat A has 1 improvements for 0 buildings of value 8"),
        ("C coins 3", "seat C is not taken"),
        ("turn C", "seat C is not taken"),
        ("tiles - | stack -", "the game would have ended, or would be about to"),
    ] {
        assert_eq!(refused("carrara-1e 2", lines), reason, "{lines}");
    }
}

/// The same for what only the second edition knows.
#[test]
fn impossible_positions_of_the_second_edition_are_refused() {
    let used_up = "A scored type villa, type gate, type palace, type castle, type library, type cathedral";
    for (lines, reason) in [
        ("A court c1", "seat A has 1 scoring markers instead of 6".to_owned()),
        ("A open 3 | A court c1 c2 c7", "the court has no space c7".to_owned()),
        ("A pisa villa8", "seat A has 0 improvements for 1 buildings of value 8".to_owned()),
        ("A pisa villa3", "villa3 is not left".to_owned()),
        (
            "A pisa villa8 | A improved urban | B pisa gate8 | B improved urban",
            "the improvement urban is not left".to_owned(),
        ),
        ("A objects 1 book", "1 objects of a type are more than there are".to_owned()),
        (&format!("{used_up} | stack -"), "the game would have ended, or would be about to".to_owned()),
    ] {
        assert_eq!(refused("carrara-2e 2", lines), reason, "{lines}");
    }
    let advanced = |lines: &str| refused("carrara-2e-advanced 2", lines);
    assert_eq!(advanced("A warehouse book book book"), "a warehouse holds one piece, there are two");
    let reason = "'money 2' cannot be scored, or not once more";
    assert_eq!(advanced("A scored money 3, money 2"), reason);
    assert_eq!(
        advanced(
            "A warehouse gold-statue gold-statue | B warehouse gold-statue gold-statue | A objects 1 book"
        ),
        "1 objects of a type are more than there are"
    );
}

/// X-SET-1: a position of the expansion needs its cards.
#[test]
fn the_cards_must_be_fixed() {
    assert_eq!(refused("carrara-1e-expansion 2", ""), "the cards of the game are not fixed");
}

/// An arranged position can be played on like any other.
#[test]
fn an_arranged_position_can_be_played() {
    let mut arrangement = Arrangement::new(&config("carrara-1e 2"));
    arrangement.turn = B;
    arrangement.seats[A].points = 4;
    let game: Carrara = arrangement.build().expect("the position is possible");
    assert_eq!(game.pending(), palazzi_rules::Pending::Decide(B));
    assert_eq!(game.scores()[A], 4 + 4);
}
