//! The component sheet: replacing reconstructed values, and carrying them in records.

use palazzi_rules::Seat::{A, B};
use palazzi_rules::carrara::{BUILT_IN_SHEET, Carrara, Config, Sheet};
use palazzi_rules::{Engine, Game, HeadError, Record, Ruleset, Setup};

use crate::script::{Script, arrange_with, config};

/// A position of a game with another sheet.
fn with(game: &str, sheet: &str, lines: &str) -> Script {
    let config = config(game).with_sheet(Sheet::from_toml(sheet).expect("a valid sheet"));
    arrange_with(&config, lines).expect("a possible position")
}

fn refused(sheet: &str) -> String {
    Sheet::from_toml(sheet).expect_err("the sheet is refused").to_string()
}

/// The built-in sheet says what it says, and differs from itself in nothing.
#[test]
fn the_built_in_sheet_is_the_default() {
    let sheet = Sheet::from_toml(BUILT_IN_SHEET).expect("the built-in sheet is valid");
    assert_eq!(sheet, Sheet::built_in());
    assert_eq!(Sheet::from_toml("").expect("an empty sheet is valid"), Sheet::built_in());
    assert!(sheet.differences().is_empty());
}

/// X-BUILD-3: a replaced value changes what the improvement pays.
#[test]
fn a_sheet_changes_an_improved_reward() {
    let sheet = "[improved]\nmassa = { coins = 1, points = 5 }";
    let game = "carrara-1e-expansion 2 top=I object=I building=I bonus=II";
    let mut script = with(game, sheet, "A massa gate3 | A lerici villa8 | A improved massa");
    assert_eq!(script.gain(A, "A score type gate"), (3, 15));
}

/// E2-SCORE-3: a replaced court brings other bonuses.
#[test]
fn a_sheet_changes_the_court() {
    let sheet = r#"[court]
        spaces = ["points", "coins", "coins", "coins", "coins", "coins"]"#;
    let mut script = with("carrara-2e 2", sheet, "A massa gate1");
    assert_eq!(script.clone().gain(A, "A court c1"), (0, 3));
    assert_eq!(script.gain(A, "A court c6"), (5, 0));
}

/// A-SET-1: replaced wheels show the symbols in their order; purple stays at location I at the start.
#[test]
fn a_sheet_changes_the_wheels() {
    let sheet = r#"[wheel]
        decorations = ["arms", "flag", "gate", "crown", "chalice", "book"]
        statues = ["purple", "blue", "green", "red", "yellow", "white"]"#;
    let symbols =
        with("carrara-2e-advanced 2", sheet, "symbols flag d").game.trace().symbols.expect("symbols");
    let decorations = symbols.decorations.map(|object| object.to_string()).join(" ");
    assert_eq!(decorations, "flag gate crown chalice book arms");
    assert_eq!(symbols.statues, ["purple", "blue", "green", "red", "yellow", "white"]);
}

/// X-FIN-4: replaced card values and numbers.
#[test]
fn a_sheet_changes_the_cards() {
    let game = "carrara-1e-expansion 2 top=I object=I building=I bonus=IX";
    let seven = with(game, "[cards]\ntype-majority = 7", "A massa gate1");
    assert_eq!((seven.score(A).bonus, seven.score(B).bonus), (7, 0));
    let order = r#"[cards]
        bonus = ["type-majority", "two-types", "smallest-of-type", "half-majority", "city-majority",
            "smallest-in-city", "landscape-majority", "two-cities"]"#;
    assert_eq!(with(game, order, "A massa gate1").score(A).bonus, 1, "card IX now scores two cities");
}

/// The head of a record carries what differs, and reads back.
#[test]
fn a_record_carries_replaced_values() {
    let sheet =
        Sheet::from_toml("[improved]\nmassa = { points = 3 }\n[cards]\ntype-majority = 7").expect("valid");
    let record = Record::<Carrara>::new(config("carrara-2e 3").with_sheet(sheet));
    let text = record.to_string();
    let head = "palazzi 1\nruleset carrara-2e\nrules 1\nplayers 3\n\
        component improved.massa coins=0 points=3\ncomponent cards.type-majority 7\n--\n";
    assert_eq!(text, head);
    assert_eq!(Record::<Carrara>::parse(&text), Ok(record));
}

/// A component that the program does not know is refused with its line.
#[test]
fn unknown_components_of_a_record_are_refused() {
    let head = |component: &str| {
        let text = format!("palazzi 1\nruleset carrara-2e\nrules 1\nplayers 3\ncomponent {component}\n--\n");
        Record::<Carrara>::parse(&text).expect_err("the component is refused").to_string()
    };
    let reason = head("improved.pisa coins=9 points=0");
    assert!(
        reason.starts_with("line 6: component sheet: unknown value 'improved.pisa', expected one of"),
        "{reason}"
    );
    assert_eq!(
        head("cards.type-majority 51"),
        "line 6: component sheet: '51' is not valid for cards.type-majority, expected a number from 0 to 50"
    );
    assert_eq!(
        head("improved.massa"),
        "line 5: '' is not a valid value for 'improved.massa', expected a name and a value"
    );
}

/// Bad values of a sheet are refused with what would be accepted.
#[test]
fn bad_values_are_refused() {
    let six = "expected six times 'coins' or 'points'";
    for (sheet, reason) in [
        ("[court]\nspaces = [\"coins\"]", format!("component sheet: 'coins' is not valid for court.spaces, {six}")),
        (
            "[wheel]\nstatues = [\"white\", \"white\", \"red\", \"green\", \"blue\", \"purple\"]",
            "component sheet: 'w w r g b d' is not valid for wheel.statues, expected the six colours, each once"
                .replace("w w r g b d", "white white red green blue purple"),
        ),
        (
            "[improved]\nmassa = { coins = -1 }",
            "component sheet: 'coins=-1 points=0' is not valid for improved.massa, expected coins and points \
                from 0 to 50"
                .to_owned(),
        ),
        (
            "[improved]\nmassa = { gold = 1 }",
            "component sheet: the value of improved.massa has an unknown form".to_owned(),
        ),
        ("massa = 3", "component sheet: 'massa' must stand in a section".to_owned()),
        (
            "[sets]\nbest = [\"I\", \"I\", \"I\", \"I\"]",
            "component sheet: set best: unknown bonus card 'I', expected II to IX".to_owned(),
        ),
        ("[sets]\nbest = [\"I\"]", "component sheet: set best needs four card numbers such as II".to_owned()),
    ] {
        assert_eq!(refused(sheet), reason, "{sheet}");
    }
    assert!(refused("[improved]\nliguria = { coins = 1 }").contains("unknown value 'improved.liguria'"));
}

/// Text that is not TOML is refused with its line.
#[test]
fn a_sheet_that_is_not_toml_is_refused_with_its_line() {
    let reason = refused("[improved]\nmassa = {\n");
    assert!(reason.starts_with("component sheet: line "), "{reason}");
    let reason = refused("[cards]\ntype-majority = 7\nx = = 3\n");
    assert!(reason.starts_with("component sheet: line 3: "), "{reason}");
}

/// X-SET-1: cards are for the expansion, and games are for 2 to 4.
#[test]
fn options_that_a_ruleset_does_not_have_are_refused() {
    let cards = "top=I object=I building=I bonus=II".parse().expect("cards");
    let reason = config("carrara-1e 2").with_cards(cards).expect_err("no cards in the base game");
    assert_eq!(reason.to_string(), "carrara-1e has no option 'cards'");
    let palazzo = Config::from_head(&palazzi_rules::Head::new(Ruleset::Palazzo, 2));
    assert_eq!(palazzo.expect_err("not Carrara").to_string(), "palazzo is another game");
    for ruleset in Ruleset::ALL.into_iter().filter(|ruleset| ruleset.engine() == Engine::Carrara) {
        for players in [1, 5] {
            let head = palazzi_rules::Head::new(ruleset, players);
            let reason: HeadError = Config::from_head(&head).expect_err("not for this number");
            assert_eq!(reason.to_string(), format!("{ruleset} is for 2 to 4 players, not {players}"));
        }
    }
}

/// A sheet with a set of its own adds it to the built-in ones, or replaces the one with that name.
#[test]
fn own_sets_of_cards_are_added_to_the_built_in_ones() {
    let text = "[sets]\nmine = ['I', 'I', 'I', 'IX']\npoker = ['I', 'I', 'I', 'II']\n";
    let sets = Sheet::sets(text).expect("two sets");
    assert_eq!(sets.len(), Sheet::sets("").expect("the built-in sets").len() + 1);
    let cards = |name: &str| sets.iter().find(|set| set.0 == name).map(|set| set.1.to_string());
    assert_eq!(cards("mine").as_deref(), Some("top=I object=I building=I bonus=IX"));
    assert_eq!(cards("poker").as_deref(), Some("top=I object=I building=I bonus=II"));
    assert_eq!(cards("full-city").as_deref(), Some("top=III object=III building=IV bonus=II"));
}
