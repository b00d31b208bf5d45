//! Finished games and perft tables that are kept as files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use palazzi_rules::carrara::{Cards, Carrara, Numeral};
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Game, Head, Pending, Record, Ruleset, Seat, Setup, Viewer, perft, with_engine};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn fixtures() -> Vec<(String, String)> {
    let files = folder("fixtures").read_dir().expect("there are fixtures");
    files
        .map(|file| file.expect("the folder can be read").path())
        .map(|path| {
            let name = path.file_stem().expect("a fixture has a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).expect("a fixture can be read"))
        })
        .collect()
}

fn fixture<G: Game>(name: &str) -> (Record<G>, G) {
    let text = std::fs::read_to_string(folder("fixtures").join(format!("{name}.game")))
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let record = Record::<G>::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let game = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(game.pending(), Pending::Over, "{name} is finished");
    (record, game)
}

fn check<G: Game>(name: &str, text: &str) {
    let record = Record::<G>::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let game = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(game.pending(), Pending::Over, "{name} is finished");
    assert_eq!(record.to_string(), text, "{name} is written as programs write it");
}

#[test]
fn every_fixture_replays_to_its_result() {
    for (name, text) in fixtures() {
        let (head, _) = Head::parse(&text).unwrap_or_else(|(line, error)| panic!("{name}: {line}: {error}"));
        with_engine!(head.ruleset.engine(), G => check::<G>(&name, &text));
    }
}

/// E1-END-2: a game that somebody announced.
#[test]
fn announcements_end_games() {
    for name in ["end-announcement", "end-expansion-announcement"] {
        let (_, game) = fixture::<Carrara>(name);
        assert!(game.trace().announced.is_some(), "{name}");
    }
}

/// E1-END-1: a game that ended because the last building was taken.
#[test]
fn the_last_building_ends_games() {
    for name in ["end-last-building", "end-expansion-last-building"] {
        let trace = fixture::<Carrara>(name).1.trace();
        assert_eq!((trace.announced, trace.stack), (None, 0), "{name}");
        assert!(trace.tiles.iter().all(Option::is_none), "{name}");
    }
}

/// E2-END-1: a game that ended because markers and stack were used up.
#[test]
fn used_markers_and_an_empty_stack_end_games() {
    for name in ["end-markers-and-stack", "end-advanced-markers-and-stack"] {
        let trace = fixture::<Carrara>(name).1.trace();
        assert!(trace.ending.is_some(), "{name}");
        assert_eq!(trace.stack, 0, "{name}");
        assert!(trace.players.iter().any(|player| player.markers == 0), "{name}");
    }
}

/// E2-END-3: a game that ended because everybody passed three times.
#[test]
fn three_passes_of_everybody_end_games() {
    for name in ["end-three-passes", "end-advanced-three-passes"] {
        let (record, game) = fixture::<Carrara>(name);
        assert_eq!(game.trace().ending, None, "{name}");
        let actions = record.log.iter().rev().map(ToString::to_string);
        let passes = actions.filter(|entry| !entry.contains(" end") && !entry.contains(" move"));
        let passes = passes.take_while(|entry| entry.ends_with(" pass")).count();
        assert!(passes >= 3 * game.players(), "{name}: {passes} passes at the end");
    }
}

/// X-END-1, X-FIN-1: every card of the expansion has a finished game in which its condition was met, or in which
/// it paid.
#[test]
fn every_card_has_a_fixture_in_which_it_counts() {
    let mut seen = BTreeSet::new();
    let colors = [
        ("top", Cards::TOP),
        ("object", Cards::OBJECT),
        ("building", Cards::BUILDING),
        ("bonus", Cards::BONUS),
    ];
    for (color, range) in colors {
        for numeral in &Numeral::ALL[range] {
            let name = format!("card-{color}-{numeral}");
            let (_, game) = fixture::<Carrara>(&name);
            let cards = game.trace().cards.expect("the expansion has cards");
            assert!(cards.to_string().split(' ').any(|card| card == format!("{color}={numeral}")), "{name}");
            let counts = match color {
                "bonus" => Seat::of(game.players()).any(|seat| game.final_score(seat).bonus > 0),
                _ => game.trace().announced.is_some(),
            };
            assert!(counts, "{name}");
            seen.insert(name);
        }
    }
    assert_eq!(seen.len(), 31);
}

/// P-DRAW-3, P-END-1: games that the fifth rider ended.
#[test]
fn the_fifth_rider_ends_games() {
    for name in ["palazzo-riders-2", "palazzo-riders-4"] {
        assert_eq!(fixture::<Palazzo>(name).1.view(Viewer::Spectator).riders, 5, "{name}");
    }
}

/// P-END-3: games that ended because nobody revealed tiles.
#[test]
fn sixty_turns_without_revealed_tiles_end_games() {
    for name in ["palazzo-quiet-2", "palazzo-quiet-4"] {
        let (record, game) = fixture::<Palazzo>(name);
        assert!(game.view(Viewer::Spectator).riders < 5, "{name}");
        let entries = record.log.iter().rev().map(ToString::to_string);
        let quiet = entries.take_while(|entry| !entry.starts_with("* draw"));
        let turns = quiet.filter(|entry| entry.ends_with(" money") || entry.contains(" remodel ")).count();
        assert_eq!(turns, 60, "{name}");
    }
}

#[test]
fn perft_tables_hold() {
    for ruleset in Ruleset::ALL {
        let path = folder("perft").join(format!("{ruleset}.txt"));
        let table =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let rows: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(rows.len() >= 12, "{ruleset} has rows for two to four players");
        for row in rows {
            let numbers: Vec<u64> = row.split(' ').map(|number| number.parse().expect("a number")).collect();
            let [players, seed, depth, paths] = numbers[..] else { panic!("{ruleset}: '{row}'") };
            let head = Head::new(ruleset, players as usize);
            let counted = with_engine!(ruleset.engine(), G => {
                let config = <G as Game>::Config::from_head(&head).expect("two to four can play");
                perft::<G>(&config, seed, depth as u32)
            });
            assert_eq!(counted, paths, "{ruleset}: '{row}'");
        }
    }
}
