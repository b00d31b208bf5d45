//! Input from outside: whatever it is, it is read or refused with a reason, and nothing panics.

use palazzi_rules::carrara::{Action, Bricks, Cards, Carrara, Chance, Config, Edition, Sheet};
use palazzi_rules::{ByKind, Record, playout};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const HEAD: &str = "palazzi 1\nruleset carrara-1e\nrules 1\nplayers 2\n--\n";
const TILES: &str = "* tiles library1 library2 gate1 gate2 villa1 villa2 palace1 palace2 castle1\n";

/// Why a record is refused when it is read, replayed and compared with its result.
fn refused(text: &str) -> String {
    Record::<Carrara>::check_text(text).expect_err("the record is refused").to_string()
}

/// E1-BUY-2: draws that cannot happen are refused with line and reason.
#[test]
fn impossible_draws_are_refused_with_their_line() {
    let log = |entries: &str| refused(&format!("{HEAD}{TILES}{entries}"));
    assert_eq!(log("A turn\n* refill w4\n"), "line 8: '* refill w4' is refused: 5 bricks are drawn, not 4");
    let reason = "line 8: '* refill d6' is refused: 5 bricks are drawn, not 6";
    assert_eq!(log("A turn\n* refill d6\n"), reason);
    assert_eq!(log("A turn\n* tile gate5\n"), "line 8: '* tile gate5' is refused: refill is due, not tile");
    let tiles = TILES.replace("library2", "library1");
    let reason = "line 6: '* tiles library1 library1 gate1 gate2 villa1 villa2 palace1 …' is refused: library1 \
        is not in the stack";
    assert_eq!(refused(&format!("{HEAD}{tiles}")), reason);
}

/// E1-TURN-1: decisions that the rules do not allow, and entries out of turn.
#[test]
fn illegal_decisions_are_refused_with_their_line() {
    let log = |entries: &str| refused(&format!("{HEAD}{TILES}{entries}"));
    assert_eq!(log("B turn\n"), "line 7: 'B turn' where a decision of A is expected");
    assert_eq!(log("* refill w1\n"), "line 7: '* refill w1' where a decision of A is expected");
    assert_eq!(log("A turn\nA buy 1 w1\n"), "line 8: 'A buy 1 w1' where a result of chance is expected");
    let reason = "line 7: 'A build library1 livorno d1' is refused: livorno does not accept d1 (E1-BUILD-1)";
    assert_eq!(log("A build library1 livorno d1\n"), reason);
}

/// Entries that are not in the notation.
#[test]
fn entries_that_cannot_be_read_are_refused_with_their_line() {
    let log = |entries: &str| refused(&format!("{HEAD}{TILES}{entries}"));
    let reason = log("A dance\n");
    assert!(reason.starts_with("line 7: unknown action 'dance', expected "), "{reason}");
    assert_eq!(log("E turn\n"), "line 7: unknown seat 'E', expected A, B, C or D");
    assert_eq!(log("A buy 2\n"), "line 7: 'buy 2' is incomplete, expected bricks such as w1g2");
    assert_eq!(log("A turn now\n"), "line 7: 'now' is too much in 'turn now'");
    let reason = "line 7: unknown entry '', expected '*' or a seat letter, and what happens";
    assert_eq!(log("\nA turn\n"), reason);
    let reason = "line 7: unknown draw 'coins', expected one of cards wheel tiles refill tile";
    assert_eq!(log("* coins 3\n"), reason);
}

/// The first mistake counts, also where a later line cannot be read.
#[test]
fn the_first_mistake_of_a_record_is_named() {
    let text = format!("{HEAD}{TILES}A pass\nA dance\n");
    let reason = "line 7: 'A pass' is refused: passing is possible only after an announcement (E1-END-3)";
    assert_eq!(refused(&text), reason);
}

/// Blank lines at the end are no entries.
#[test]
fn blank_lines_at_the_end_are_passed_over() {
    let unfinished = format!("{HEAD}{TILES}A turn\n\n  \n");
    Record::<Carrara>::check_text(&unfinished).expect("an unfinished game");
    let finished = finished_game(Edition::First, 2, 1) + "\n\n";
    Record::<Carrara>::check_text(&finished).expect("a finished game");
}

/// A head with more lines than any game needs is refused before it costs time.
#[test]
fn endless_heads_are_refused() {
    let options: String = (0..100).map(|number| format!("option o{number} x\n")).collect();
    assert_eq!(refused(&HEAD.replace("--\n", &options)), "line 65: the head has more than 64 lines");
}

/// Foreign text in an error cannot steer a terminal.
#[test]
fn control_characters_are_shown_escaped() {
    let option = refused(&HEAD.replace("--", "option \u{1b}[31mred 3\n--"));
    assert_eq!(option, "line 6: carrara-1e has no option '\\u{1b}[31mred'");
    let sheet = Sheet::from_toml("\"\\u001b[2J\" = 3").expect_err("no section").to_string();
    assert_eq!(sheet, "component sheet: '\\u{1b}[2J' must stand in a section");
}

/// White space that is not of the notation is part of a word, at the start of a line as anywhere else.
#[test]
fn foreign_white_space_is_refused_with_its_line() {
    for space in ["\u{3000}", "\u{2028}", "\u{b}", "\u{a0}A turn"] {
        let reason = refused(&format!("{HEAD}{TILES}{space}\n"));
        assert!(reason.starts_with("line 7: unknown seat '"), "{reason}");
    }
}

/// Records of newer programs, of other programs, and cut off in their head.
#[test]
fn heads_that_cannot_be_used_are_refused_with_their_line() {
    let newer = HEAD.replace("rules 1", "rules 2");
    assert_eq!(refused(&newer), "line 3: rules version 2 is newer than this program knows (1)");
    let newer = HEAD.replace("palazzi 1", "palazzi 2");
    assert_eq!(refused(&newer), "line 1: record format 2 is newer than this program knows (1)");
    let reason = "line 1: not a record: expected 'palazzi 1' as the first line, found 'hello'";
    assert_eq!(refused("hello"), reason);
    assert_eq!(
        refused("palazzi 1\nruleset carrara-1e\n"),
        "line 2: the record ends inside its head: expected '--'"
    );
    assert_eq!(refused(&HEAD.replace("players 2\n", "")), "line 4: the head has no 'players' line");
    assert_eq!(
        refused(&HEAD.replace("players 2", "players 5")),
        "line 4: carrara-1e is for 2 to 4 players, not 5"
    );
    assert_eq!(refused(&HEAD.replace("rules 1", "rules 1\nrules 1")), "line 4: 'rules' is given twice");
    let unknown = refused(&HEAD.replace("carrara-1e", "carrara-9e"));
    assert!(
        unknown.starts_with("line 2: unknown ruleset 'carrara-9e', expected one of carrara-1e, "),
        "{unknown}"
    );
    let option = refused(&HEAD.replace("--", "option speed 3\n--"));
    assert_eq!(option, "line 5: carrara-1e has no option 'speed'");
}

/// A whole game with its result.
fn finished_game(edition: Edition, players: usize, seed: u64) -> String {
    let config = Config::new(edition, players).expect("2 to 4 players");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    playout::<Carrara>(&config, &mut ByKind, &mut rng).1.to_string()
}

/// Finished games: cut off before the result, and with a wrong result.
#[test]
fn a_finished_game_needs_its_true_result() {
    let text = finished_game(Edition::Second, 2, 1);
    let whole = Record::<Carrara>::parse(&text).expect("a played game can be read");
    whole.verify().expect("a played game is right");
    let lines: Vec<&str> = text.lines().collect();
    let count = lines.len();
    let cut = lines[..count - 3].join("\n");
    let reason = format!(
        "line {}: the game is over, but the record gives no result (is the file complete?)",
        count - 2
    );
    assert_eq!(refused(&cut), reason);
    let half = lines[..count - 1].join("\n");
    assert!(refused(&half).ends_with("is incomplete, expected a 'winners' line below it"));
    let early = [&lines[..count - 4], &lines[count - 3..]].concat().join("\n");
    let reason = format!("line {}: the record gives a result, but the game is not over", count - 3);
    assert_eq!(refused(&early), reason);
    let wrong = text.replace("result A ", "result A 1");
    let reason = refused(&wrong);
    assert!(reason.starts_with(&format!("line {}: the record says 'result A 1", count - 1)), "{reason}");
}

/// Entries after the end of the game.
#[test]
fn entries_after_the_end_are_refused() {
    let text = finished_game(Edition::Second, 2, 1);
    let (log, _) = text.rsplit_once("--\n").expect("a result");
    let reason = refused(&format!("{log}A pass\n"));
    assert!(
        reason.ends_with("'A pass' where the end of the record (the game is over) is expected"),
        "{reason}"
    );
}

/// Words of which entries are made, and some that are none.
fn word() -> impl Strategy<Value = String> {
    let words = [
        "A",
        "B",
        "*",
        "turn",
        "buy",
        "build",
        "upgrade",
        "score",
        "court",
        "take",
        "place",
        "move",
        "purchase",
        "swap",
        "improve",
        "object",
        "tiles",
        "refill",
        "tile",
        "cards",
        "wheel",
        "city",
        "type",
        "urban",
        "money",
        "statues",
        "lucca",
        "livorno",
        "villa4",
        "gate3+*",
        "library8",
        "w1g2",
        "d7",
        "-",
        "3",
        "c1",
        "open",
        "none",
        "red-statue",
        "book",
        "top=II",
        "object=VIII",
        "building=IX",
        "bonus=I",
        "bonus=II",
        "--",
        "w9",
        "villa",
        "+*",
        "=",
        "\u{3000}",
        "é",
        "",
    ];
    prop_oneof![4 => select(words.to_vec()).prop_map(str::to_owned), 1 => ".{0,6}"]
}

fn words() -> impl Strategy<Value = String> {
    proptest::collection::vec(word(), 0..12).prop_map(|words| words.join(" "))
}

/// One change to a text: a character or a line is dropped, doubled, replaced or moved, or the end cut off.
#[derive(Clone, Debug)]
enum Change {
    DropCharacter(Index),
    Insert(Index, String),
    DropLine(Index),
    SwapLines(Index, Index),
    ReplaceLine(Index, String),
    Truncate(Index),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    prop_oneof![
        index().prop_map(Change::DropCharacter),
        (index(), ".{1,3}").prop_map(|(at, text)| Change::Insert(at, text)),
        index().prop_map(Change::DropLine),
        (index(), index()).prop_map(|(first, second)| Change::SwapLines(first, second)),
        (index(), words()).prop_map(|(at, text)| Change::ReplaceLine(at, text)),
        index().prop_map(Change::Truncate),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let mut lines: Vec<&str> = text.lines().collect();
    if characters.is_empty() || lines.is_empty() {
        return text.to_owned();
    }
    match change {
        Change::DropCharacter(at) => {
            characters.remove(at.index(characters.len()));
            return characters.into_iter().collect();
        }
        Change::Insert(at, more) => {
            let at = at.index(characters.len());
            return [&characters[..at], &more.chars().collect::<Vec<_>>(), &characters[at..]]
                .concat()
                .iter()
                .collect();
        }
        Change::Truncate(at) => return characters[..at.index(characters.len())].iter().collect(),
        Change::DropLine(at) => drop(lines.remove(at.index(lines.len()))),
        Change::SwapLines(first, second) => {
            let (first, second) = (first.index(lines.len()), second.index(lines.len()));
            lines.swap(first, second);
        }
        Change::ReplaceLine(at, line) => {
            let at = at.index(lines.len());
            lines[at] = line;
        }
    }
    lines.join("\n")
}

/// Reads and replays a text; a refusal names one of its lines, or the one after the last.
fn read(text: &str) {
    let Err(error) = Record::<Carrara>::parse(text).and_then(|record| record.verify()) else { return };
    let lines = text.lines().count();
    assert!((1..=lines + 1).contains(&error.line), "{error} in a text of {lines} lines");
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), salad in words()) {
        for text in [&text, &salad] {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
            }
            if let Ok(chance) = text.parse::<Chance>() {
                prop_assert_eq!(chance.to_string().parse(), Ok(chance));
            }
            if let Ok(cards) = text.parse::<Cards>() {
                prop_assert_eq!(cards.to_string().parse(), Ok(cards));
            }
            if let Ok(bricks) = text.parse::<Bricks>() {
                prop_assert_eq!(bricks.to_string().parse(), Ok(bricks));
            }
            read(text);
            read(&format!("{HEAD}{text}"));
            read(&format!("{HEAD}{TILES}{text}\n"));
        }
    }

    #[test]
    fn any_sheet_is_read_or_refused(text in any::<String>(), key in word(), value in "\\PC{0,20}") {
        let sheets = [
            text.clone(),
            format!("[improved]\nmassa = {value}"),
            format!("[{key}]\n{value} = {text}"),
            format!("{}\n{text}", palazzi_rules::carrara::BUILT_IN_SHEET),
        ];
        for sheet in sheets {
            if let Err(error) = Sheet::from_toml(&sheet) {
                prop_assert!(error.to_string().starts_with("component sheet: "), "{}", error);
            }
            let _ = Sheet::sets(&sheet).is_ok();
        }
    }

    #[test]
    fn a_changed_record_is_read_or_refused(
        edition in select(vec![Edition::First, Edition::FirstExpansion, Edition::Second, Edition::SecondAdvanced]),
        players in 2usize..=4,
        seed in any::<u64>(),
        changes in proptest::collection::vec(change(), 1..4),
    ) {
        let mut text = finished_game(edition, players, seed);
        for change in &changes {
            text = changed(&text, change);
        }
        read(&text);
    }
}
