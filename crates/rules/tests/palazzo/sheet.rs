//! The component sheet: which tiles have which back.

use palazzi_rules::palazzo::{BUILT_IN_SHEET, Config, Palazzo, Sheet};
use palazzi_rules::{Game, Head, Record, Setup};

fn error(text: &str) -> String {
    Sheet::from_toml(text).expect_err("the sheet is refused").to_string()
}

/// The built-in sheet with its first `from` replaced.
fn altered(from: &str, to: &str) -> String {
    assert!(BUILT_IN_SHEET.contains(from));
    BUILT_IN_SHEET.replacen(from, to, 1)
}

#[test]
fn the_built_in_sheet_has_every_tile_once() {
    let sheet = Sheet::built_in();
    assert_eq!([0, 1, 2].map(|back| sheet.back(back).len()), [18, 15, 15]);
    assert_eq!(sheet.differences(), []);
}

#[test]
fn a_missing_tile_is_named() {
    let expected = "b1.1 is missing: every material has 16 tiles, 3.1 twice and the others once";
    assert_eq!(error(&altered("b1.1 b1.2", "b1.2")), expected);
    assert!(error(&altered("b3.1 b4.1", "b4.1")).starts_with("b3.1 is missing"));
}

#[test]
fn a_tile_too_often_is_named() {
    assert!(error(&altered("b1.3 b3.1", "b1.3 b1.1 b3.1")).starts_with("b1.1 stands too often"));
    assert!(error(&altered("b2.3 b3.3", "b2.3 b3.1 b3.3")).starts_with("b3.1 stands too often"));
    assert!(
        error(&altered("b1.1 b1.2", "b1.1 b1.1 b1.2"))
            .starts_with("back I: unknown tile 'b1.1', expected no more")
    );
}

#[test]
fn a_word_that_is_no_tile_is_named() {
    assert!(error(&altered("b1.1", "b6.1")).starts_with("back I: unknown tile 'b6.1'"));
}

#[test]
fn the_first_back_needs_five_tiles() {
    let tiles = |back: usize| Sheet::built_in().back(back).to_string();
    let few = format!("[backs]\nI = \"\"\nII = \"{}\"\nIII = \"{} {}\"", tiles(0), tiles(1), tiles(2));
    assert_eq!(error(&few), "back I has 0 tiles, the set-up lays out 5 (P-SET-3)");
}

#[test]
fn a_sheet_may_hold_only_what_differs() {
    let sheet =
        Sheet::from_toml("[backs]\nII = \"b1.3 b3.1 b3.2 b4.2 b5.1\"").map_err(|error| error.to_string());
    assert!(sheet.unwrap_err().starts_with("s1.3 is missing"));
    let swapped = other_sheet();
    let [first, second] = [0, 1].map(|back| swapped.back(back));
    let text = format!("[backs]\nI = \"{first}\"\nII = \"{second}\"");
    assert_eq!(Sheet::from_toml(&text), Ok(swapped));
}

#[test]
fn a_broken_file_is_refused() {
    assert_eq!(error("[backs]\nI = 3"), "the value of backs.I is not a text of tiles");
    assert_eq!(error(""), "there is no section [backs]");
    assert!(
        error(&format!("{BUILT_IN_SHEET}\n[fronts]")).starts_with("there is no 'fronts', expected backs.I")
    );
    assert!(error("[backs]\nIV = \"b1.1\"").starts_with("there is no 'backs.IV', expected backs.I"));
    assert!(error("[backs]\nI = b1.1").starts_with("line 2: "));
}

#[test]
fn foreign_text_is_cut_and_escaped() {
    let long = format!("\\u001b[31m{}", "x".repeat(1_000));
    for text in [
        format!("[\"{long}\"]"),
        format!("\"{long}\" = 1"),
        format!("[backs]\n\"{long}\" = \"b1.1\""),
        format!("[backs]\nI = \"{long}\""),
        format!("backs = \"{long}\""),
        format!("[backs]\nI = {long}"),
        format!("[backs]\nI = \"\"\n\"{long}\" = 1\n\"{long}\" = 2"),
    ] {
        let reason = error(&text);
        assert!(reason.len() < 200 && !reason.contains('\u{1b}'), "{reason:?}");
    }
    let mut head = Config::new(2).unwrap().head();
    head.options = vec![(format!("\u{1b}{}", "x".repeat(1_000)), "1".to_owned())];
    let reason = Config::from_head(&head).unwrap_err().to_string();
    assert!(reason.len() < 200 && !reason.contains('\u{1b}'), "{reason:?}");
}

/// A sheet in which b4.1 and b1.3 have changed places.
fn other_sheet() -> Sheet {
    let text = altered("b3.1 b4.1", "b3.1 b1.3").replacen("\nb1.3 b3.1", "\nb4.1 b3.1", 1);
    Sheet::from_toml(&text).expect("every tile is there")
}

#[test]
fn a_record_carries_the_values_that_differ() {
    let config = Config::new(2).unwrap().with_sheet(other_sheet());
    let text = Record::<Palazzo>::new(config.clone()).to_string();
    assert!(text.contains("component backs.I b1.1 b1.2 b1.3 b2.1 b2.2 b3.1 s1.1"), "{text}");
    assert!(text.contains("component backs.II b3.1 b3.2 b4.1 b4.2 b5.1 s1.3"), "{text}");
    assert!(!text.contains("backs.III"), "{text}");
    assert_eq!(Record::<Palazzo>::parse(&text).unwrap().config, config);
}

#[test]
fn the_stacks_follow_the_sheet() {
    let mut game = Palazzo::new(&Config::new(2).unwrap().with_sheet(other_sheet()));
    game.resolve(&"builder 1".parse().unwrap(), &mut ()).unwrap();
    assert!(game.check_chance(&"tiles b1.3 b1.1 b1.2 b2.1 b2.2".parse().unwrap()).is_ok());
    assert!(game.check_chance(&"tiles b4.1 b1.1 b1.2 b2.1 b2.2".parse().unwrap()).is_err());
}

#[test]
fn unknown_options_and_components_are_refused() {
    let mut head = Config::new(2).unwrap().head();
    head.components = vec![("backs.IV".to_owned(), "b1.1".to_owned())];
    let reason = Config::from_head(&head).unwrap_err().to_string();
    assert_eq!(reason, "component sheet: there is no 'backs.IV', expected backs.I, backs.II or backs.III");
    head.components = Vec::new();
    head.options = vec![("cards".to_owned(), "top=II".to_owned())];
    assert_eq!(Config::from_head(&head).unwrap_err().to_string(), "palazzo has no option 'cards'");
}

#[test]
fn two_to_four_play() {
    assert_eq!(Config::new(5).unwrap_err().to_string(), "palazzo is for 2 to 4 players, not 5");
    assert_eq!(Config::new(1).unwrap_err().to_string(), "palazzo is for 2 to 4 players, not 1");
    let head = Head::parse("palazzi 1\nruleset palazzo\nrules 1\nplayers 4\n--\n").unwrap().0;
    assert_eq!(Config::from_head(&head).unwrap().players(), 4);
}
