//! `palazzi arena`: bots against each other.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

#[cfg(unix)]
use crate::program::{command, interrupted, unread};
use crate::program::{palazzi, text};

/// A cheap match of the second edition for two players.
const DUEL: [&str; 7] = ["arena", "-r", "carrara-2e", "--bots", "random,greedy", "--budget", "5"];

/// What is printed of [`DUEL`] as JSON, without what depends on speed.
fn duel(options: &[&str]) -> Value {
    timeless(palazzi(&[&DUEL[..], &["--json"], options].concat()).json())
}

/// A report without what depends on speed.
pub(crate) fn timeless(mut report: Value) -> Value {
    for key in ["seconds", "jobs"] {
        assert!(report[key].take().as_f64() > Some(0.0), "{key}");
    }
    for game in report["matches"].as_array_mut().expect("matches are a list") {
        game["decisions_per_second"].take();
    }
    report
}

/// The file of results after [`DUEL`] with two rounds.
fn results_of_two_rounds(dir: &TempDir) -> std::path::PathBuf {
    let file = dir.path().join("results.txt");
    duel(&["-n", "2", "--results", text(&file)]);
    file
}

/// What is printed of four rounds when some are in a file.
fn four_rounds(file: &Path) -> Value {
    duel(&["-n", "4", "--results", text(file)])
}

#[test]
fn a_duel_is_a_table_of_matches_and_ratings() {
    for ruleset in ["carrara-1e", "palazzo"] {
        let bots = "random,greedy,flat";
        let report =
            palazzi(&["arena", "-r", ruleset, "--bots", bots, "-n", "2", "--budget", "5", "-j", "1"]).ok();
        let title = format!("{ruleset}, 2 players, seed 0, 2 rounds, 5 playouts a decision\n12 games in ");
        assert!(report.starts_with(&title), "{report}");
        let first_words: Vec<_> =
            report.lines().skip(2).filter_map(|line| line.split_whitespace().next()).collect();
        assert_eq!(first_words[..5], ["challenger", "random", "random", "greedy", "bot"], "{report}");
        assert!(report.contains("\nrandom             0                   -\n"), "{report}");
        assert!(report.ends_with("random is 0; half a win and half a loss are added to every pair\n"));
    }
}

#[test]
fn more_players_meet_copies_both_ways_round_and_have_no_ratings() {
    let report = palazzi(&[&DUEL[..], &["-p", "3", "-n", "1", "--json"]].concat()).json();
    let names: Vec<_> = report["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| (&game["challenger"], &game["games"]))
        .collect();
    assert_eq!(names, [(&Value::from("random"), &Value::from(3)), (&Value::from("greedy"), &Value::from(3))]);
    assert!(report["elo"].is_null());
    let table = palazzi(&[&DUEL[..], &["-p", "3", "-n", "1"]].concat()).ok();
    assert!(table.contains("one challenger against 2 copies of the opponent; even is 33.3 %\n"), "{table}");
}

#[test]
fn the_json_holds_the_whole_table() {
    let report = duel(&["-n", "10"]);
    let game = &report["matches"][0];
    assert_eq!((&game["challenger"], &game["opponent"]), (&"random".into(), &"greedy".into()));
    assert_eq!((&game["games"], &report["games"]), (&20.into(), &20.into()));
    let [low, share, high] =
        ["win_share_low", "win_share", "win_share_high"].map(|key| game[key].as_f64().unwrap());
    assert!(low < share && share < high && high < 0.5, "{report}");
    assert!(game["mean_lead"].as_f64().unwrap() < 0.0);
    assert_eq!((&report["elo"][0]["bot"], &report["elo"][1]["rating"]), (&"greedy".into(), &0.0.into()));
    assert_eq!(report["interrupted"], false);
}

#[test]
fn the_report_names_options_and_own_components() {
    let dir = TempDir::new().unwrap();
    let [sheet, plot] = ["box.toml", "ladder.svg"].map(|name| dir.path().join(name));
    fs::write(&sheet, "[cards]\ntype-majority = 7\n").unwrap();
    let game = ["arena", "-r", "carrara-1e-expansion", "--bots", "random,greedy", "-n", "1"];
    let own = ["--cards", "poker", "--components", text(&sheet)];
    let report = palazzi(&[&game[..], &own, &["--json", "--plot", text(&plot)]].concat()).json();
    let cards = "top=IV object=IV building=IV bonus=IV";
    assert_eq!(report["options"]["cards"], cards);
    assert_eq!(report["components"], serde_json::json!({"cards.type-majority": "7"}));
    let line = format!("with cards {cards}; cards.type-majority 7");
    let table = palazzi(&[&game[..], &own].concat()).ok();
    assert_eq!(table.lines().nth(1), Some(line.as_str()));
    assert!(fs::read_to_string(&plot).unwrap().contains(&format!(">{line}</text>")));
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let three = ["-r", "palazzo", "-p", "3", "--bots", "random,flat", "--budget", "3", "-n", "4", "--json"];
    let report = |jobs| timeless(palazzi(&[&["arena", "-j", jobs], &three[..]].concat()).json());
    assert_eq!(report("1"), report("3"));
}

#[test]
fn a_continued_run_plays_what_is_missing() {
    let dir = TempDir::new().unwrap();
    let file = results_of_two_rounds(&dir);
    let before = fs::read_to_string(&file).unwrap();
    let mut continued = four_rounds(&file);
    let after = fs::read_to_string(&file).unwrap();
    assert_eq!(continued["games_known_before"], 4);
    assert!(after.starts_with(&before), "{after}");
    assert_eq!(after.lines().count(), before.lines().count() + 2);
    continued["games_known_before"] = 0.into();
    assert_eq!(continued, duel(&["-n", "4"]));
}

#[test]
fn a_finished_run_is_not_played_again() {
    let dir = TempDir::new().unwrap();
    let file = results_of_two_rounds(&dir);
    let before = fs::read_to_string(&file).unwrap();
    let report = palazzi(&[&DUEL[..], &["-n", "2", "--results", text(&file)]].concat()).ok();
    assert!(report.contains("\n0 games in "), "{report}");
    assert!(report.contains("\n4 games known from earlier runs\n"), "{report}");
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn rounds_of_other_games_do_not_count() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    let game = ["arena", "-r", "carrara-1e-expansion", "--bots", "random,greedy", "-n", "1", "--json"];
    for other in [&[][..], &["--cards", "poker"], &["--seed", "1"], &["--budget", "7"], &["-p", "3"]] {
        let report = palazzi(&[&game[..], other, &["--results", text(&file)]].concat()).json();
        assert_eq!(report["games_known_before"], 0, "{other:?}");
    }
    let lines = fs::read_to_string(&file).unwrap();
    assert!(lines.contains(" option cards top=IV object=IV building=IV bonus=IV\n"), "{lines}");
}

#[test]
fn an_incomplete_last_line_is_played_again() {
    let dir = TempDir::new().unwrap();
    let file = results_of_two_rounds(&dir);
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 4]).unwrap();
    let ran = palazzi(&[&DUEL[..], &["-n", "2", "--json", "--results", text(&file), "-j", "1"]].concat());
    assert_eq!(ran.code, Some(0));
    assert!(ran.stderr.starts_with("note: ") && ran.stderr.contains("the last line is incomplete"));
    assert_eq!(serde_json::from_str::<Value>(&ran.stdout).unwrap()["games_known_before"], 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
}

#[test]
fn other_broken_lines_and_other_files_are_refused() {
    let dir = TempDir::new().unwrap();
    let file = results_of_two_rounds(&dir);
    let whole = fs::read_to_string(&file).unwrap();
    let run = || palazzi(&[&DUEL[..], &["--results", text(&file)]].concat());
    fs::write(&file, whole.replacen(" 2 random", " two random", 1)).unwrap();
    run().refused("results.txt: line 2: 'carrara-2e two random");
    fs::write(&file, "precious").unwrap();
    run().refused("results.txt: not a file of results");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    palazzi(&[&DUEL[..], &["--results", "no-such-dir/results.txt"]].concat())
        .refused("no-such-dir/results.txt: no such file");
}

#[cfg(unix)]
#[test]
fn results_are_not_kept_in_a_device() {
    palazzi(&[&DUEL[..], &["--results", "/dev/zero"]].concat()).refused("/dev/zero: is not a file");
}

#[cfg(target_os = "linux")]
#[test]
fn a_plot_does_not_replace_what_is_printed() {
    let dir = TempDir::new().unwrap();
    let printed = dir.path().join("printed.txt");
    for plot in ["/dev/stdout", text(&printed)] {
        let mut command = command(&[&DUEL[..], &["-n", "1", "--force", "--plot", plot]].concat());
        let ran = command.stdout(fs::File::create(&printed).unwrap()).output().unwrap();
        let told = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(told, format!("error: {plot}: what is printed goes there already\n"));
        assert_eq!(ran.status.code(), Some(2));
    }
}

#[test]
fn a_plot_is_not_overwritten_unless_forced() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("ladder.svg");
    let plot = |more: &[&str]| palazzi(&[&DUEL[..], &["-n", "1", "--plot", text(&file)], more].concat());
    plot(&[]).ok();
    let ladder = fs::read_to_string(&file).unwrap();
    assert!(ladder.starts_with("<svg ") && ladder.contains(">greedy</text>"), "{ladder}");
    plot(&[]).refused("ladder.svg exists already; --force replaces it");
    plot(&["--force", "-p", "3"]).ok();
    let shares = fs::read_to_string(&file).unwrap();
    assert!(shares.contains(">greedy v 2 random</text>"), "{shares}");
}

#[test]
fn games_are_written_down_and_can_be_verified() {
    let dir = TempDir::new().unwrap();
    let (games, results) = (dir.path().join("games"), dir.path().join("results.txt"));
    let run = |rounds: &str, more: &[&str]| {
        let options = ["-n", rounds, "--record", text(&games), "--results", text(&results)];
        palazzi(&[&DUEL[..], &options, more].concat())
    };
    run("2", &[]).ok();
    let names = || {
        let mut names: Vec<_> = games.read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(names().len(), 4);
    let first = names()[0].to_str().unwrap().to_owned();
    assert!(first.contains("-2p-1-random-v-greedy-000000.game"), "{first}");
    // What the results hold is not played again, and its records stay.
    let before = fs::read_to_string(games.join(&first)).unwrap();
    run("3", &[]).ok();
    assert_eq!((names().len(), fs::read_to_string(games.join(&first)).unwrap()), (6, before));
    assert_eq!(palazzi(&["verify", text(&games)]).ok(), "6 complete, 0 unfinished, 0 failed\n");
    fs::remove_file(&results).unwrap();
    run("3", &[]).refused("000000.game exists already; --force replaces it");
    run("3", &["--force"]).ok();
    palazzi(&[&DUEL[..], &["-n", "1", "--force"]].concat()).refused("--force needs --plot or --record");
}

#[test]
fn a_game_that_cannot_be_written_costs_its_round_alone() {
    let dir = TempDir::new().unwrap();
    let (games, results) = (dir.path().join("games"), dir.path().join("results.txt"));
    let obstacle = games.join("carrara-2e-2p-1-random-v-greedy-000000.game");
    fs::create_dir_all(&obstacle).unwrap();
    let run = |more: &[&str]| {
        let options = ["-n", "6", "-j", "4", "--record", text(&games), "--results", text(&results)];
        palazzi(&[&DUEL[..], &options, more].concat())
    };
    let ran = run(&["--force"]);
    assert!(ran.stdout.contains("\nrandom"), "{}", ran.stdout);
    ran.refused("random-v-greedy-000000.game: is a directory");
    let written = fs::read_to_string(&results).unwrap();
    assert!(!written.contains("carrara-2e 2 random greedy 5 0 "), "{written}");
    fs::remove_dir(&obstacle).unwrap();
    run(&[]).ok();
    assert_eq!(palazzi(&["verify", text(&games)]).ok(), "12 complete, 0 unfinished, 0 failed\n");
    assert_eq!(fs::read_to_string(&results).unwrap().lines().count(), 7);
}

#[test]
fn a_plot_has_an_axis_and_marks_the_even_share() {
    let dir = TempDir::new().unwrap();
    let plot = |name: &str, players: &str| {
        let file = dir.path().join(name);
        palazzi(&[&DUEL[..], &["-n", "2", "-p", players, "--plot", text(&file)]].concat()).ok();
        fs::read_to_string(&file).unwrap()
    };
    let (shares, ladder) = (plot("shares.svg", "4"), plot("ladder.svg", "2"));
    for label in ["share of wins", "0 %", "20 %", "even: 25.0 %"] {
        assert!(shares.contains(&format!(">{label}</text>")), "{label}: {shares}");
    }
    for label in ["Elo", "0", "500"] {
        assert!(ladder.contains(&format!(">{label}</text>")), "{label}: {ladder}");
    }
}

/// Screen readers take the picture for one thing and tell its title and description.
#[test]
fn a_plot_tells_in_words_what_it_shows() {
    let dir = TempDir::new().unwrap();
    let plot = |name: &str, players: &str| {
        let file = dir.path().join(name);
        let options = ["-n", "1", "-p", players, "--json", "--plot", text(&file)];
        let report = palazzi(&[&DUEL[..], &options].concat()).json();
        (report, fs::read_to_string(&file).unwrap())
    };
    let (report, ladder) = plot("ladder.svg", "2");
    assert!(ladder.contains(" role=\"img\" aria-labelledby=\"plot-title plot-text\">"), "{ladder}");
    assert!(ladder.contains("<title id=\"plot-title\">Elo: carrara-2e, 2 players, "), "{ladder}");
    let best = &report["elo"][0];
    let rated = format!("{} is rated {:.0}", best["bot"].as_str().unwrap(), best["rating"].as_f64().unwrap());
    assert!(ladder.contains(&format!("<desc id=\"plot-text\">{rated}")), "{ladder}");
    let (report, shares) = plot("shares.svg", "3");
    let share = 100.0 * report["matches"][1]["win_share"].as_f64().unwrap();
    assert!(shares.contains(&format!(" greedy wins {share:.1} % (")), "{shares}");
    assert!(shares.contains(") against 2 copies of random. Even is 33.3 %; "), "{shares}");
}

#[test]
fn a_plot_that_cannot_be_written_is_refused_before_anybody_plays() {
    let dir = TempDir::new().unwrap();
    let plot = |path: &Path| {
        let bots = "random,exec:no-such-program";
        palazzi(&["arena", "-r", "palazzo", "--bots", bots, "--force", "--plot", text(path)])
    };
    plot(&dir.path().join("missing/ladder.svg")).refused("missing/ladder.svg: no such file or directory");
    plot(dir.path()).refused(": is a directory");
    palazzi(&[&DUEL[..], &["--plot", text(dir.path())]].concat()).refused(": is a directory");
    let old = dir.path().join("old.svg");
    fs::write(&old, "old").unwrap();
    plot(&old).refused("cannot be started");
    assert_eq!(fs::read_to_string(&old).unwrap(), "old");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
}

#[test]
fn results_and_plot_cannot_be_the_same_file() {
    let dir = TempDir::new().unwrap();
    let [file, detour] = ["file", "./file"].map(|name| dir.path().join(name));
    let around = dir.path().join("..").join(dir.path().file_name().unwrap()).join("file");
    let run = |plot: &Path| {
        palazzi(
            &[&DUEL[..], &["-n", "1", "--force", "--results", text(&file), "--plot", text(plot)]].concat(),
        )
    };
    for plot in [&file, &detour, &around] {
        run(plot).refused("--results and --plot name the same file");
    }
    assert!(!file.exists());
    fs::write(&file, "").unwrap();
    run(&around).refused("--results and --plot name the same file");
    let bare = ["-n", "1", "--results", "file", "--plot", "./file"];
    let ran = crate::program::command(&[&DUEL[..], &bare].concat()).current_dir(dir.path()).output().unwrap();
    assert_eq!(ran.status.code(), Some(2));
    assert_eq!(ran.stderr, b"error: --results and --plot name the same file\n");
}

#[test]
fn the_component_sheet_is_not_written_to() {
    let dir = TempDir::new().unwrap();
    let sheet = dir.path().join("box.toml");
    fs::write(&sheet, "[cards]\ntype-majority = 7\n").unwrap();
    let game = ["arena", "-r", "carrara-1e-expansion", "--bots", "random,greedy", "-n", "1", "--force"];
    for option in ["--results", "--plot", "--record"] {
        let files = ["--components", text(&sheet), option, text(&sheet)];
        palazzi(&[&game[..], &files].concat())
            .refused(&format!("--components and {option} name the same file"));
        assert_eq!(fs::read_to_string(&sheet).unwrap(), "[cards]\ntype-majority = 7\n");
    }
}

#[test]
fn games_have_a_place_of_their_own() {
    let dir = TempDir::new().unwrap();
    let place = dir.path().join("place");
    for option in ["--results", "--plot"] {
        let options = ["-n", "1", option, text(&place), "--record", text(&place)];
        palazzi(&[&DUEL[..], &options].concat())
            .refused(&format!("{option} and --record name the same file"));
        assert!(!place.exists());
    }
}

#[test]
fn the_list_needs_nothing_else() {
    let list = palazzi(&["arena", "--list"]).ok();
    let words: Vec<&str> = list.split_whitespace().take(6).collect();
    assert_eq!(words, ["random", "picks", "any", "legal", "action", "greedy"], "{list}");
    for missing in [&["arena"][..], &["arena", "--bots", "random,greedy"], &["arena", "-r", "palazzo"]] {
        let ran = palazzi(missing);
        assert_eq!(ran.code, Some(2), "{missing:?}");
        assert!(ran.stderr.contains("required arguments were not provided"), "{}", ran.stderr);
    }
}

#[test]
fn an_unknown_bot_is_answered_with_the_known_ones() {
    let ran = palazzi(&["arena", "-r", "palazzo", "--bots", "random,gready"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.starts_with("error: invalid value 'gready'"), "{}", ran.stderr);
    assert!(ran.stderr.contains("random, greedy, flat"), "{}", ran.stderr);
}

#[test]
fn bots_that_cannot_meet_anybody_are_refused() {
    palazzi(&["arena", "-r", "palazzo", "--bots", "flat"]).refused("an arena needs two bots or more");
    palazzi(&["arena", "-r", "palazzo", "--bots", "flat,random,flat"]).refused("flat stands in --bots twice");
}

#[test]
fn a_bad_budget_is_a_usage_error() {
    for budget in ["0", "20s", "ms", "much"] {
        let ran = palazzi(&["arena", "-r", "palazzo", "--bots", "random,flat", "--budget", budget]);
        assert_eq!(ran.code, Some(2), "{budget}");
        assert!(ran.stderr.starts_with(&format!("error: invalid value '{budget}'")), "{}", ran.stderr);
        assert!(ran.stderr.contains("such as 20ms"), "{}", ran.stderr);
    }
}

/// What is printed of a run that is interrupted when a first round stands in its file of results.
#[cfg(unix)]
fn interrupted_after_a_round(mut command: std::process::Command, file: &Path) -> String {
    let mut child = command.spawn().expect("the program starts");
    while fs::read_to_string(file).unwrap_or_default().lines().count() < 2 {
        assert!(child.try_wait().expect("it is a child").is_none(), "the program ended by itself");
    }
    interrupted(child)
}

/// The report on all bots is more than fits into the buffer.
#[cfg(unix)]
#[test]
fn an_interrupt_shows_in_the_exit_code_even_if_nobody_reads_the_report() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    let bots = palazzi_bots::BotName::ALL.map(|bot| bot.name()).join(",");
    let game = ["arena", "-r", "palazzo", "-p", "3", "--bots", &bots, "-n", "1000", "--budget", "1"];
    let args = [&game[..], &["--json", "--results", text(&file)]].concat();
    assert_eq!(interrupted_after_a_round(unread(&args), &file), "");
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_complete_lines_and_a_table() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    let args = [&DUEL[..], &["-n", "1000000", "--results", text(&file)]].concat();
    let report = interrupted_after_a_round(command(&args), &file);
    let lines = fs::read_to_string(&file).unwrap();
    let rounds = lines.lines().count() - 1;
    assert!(lines.ends_with('\n'));
    assert!(report.contains(&format!("\n{} games in ", 2 * rounds)), "{report}");
    assert!(report.contains("before it was stopped"), "{report}");
}
