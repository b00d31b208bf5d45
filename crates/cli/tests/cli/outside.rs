//! `palazzi arena` as the host of foreign bots.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::arena::timeless;
#[cfg(target_os = "linux")]
use crate::program::interrupted;
use crate::program::{Ran, command, palazzi, text};

/// Begins every bot: says hello and then answers every question by `answer`.
const FRAME: &str = "
import json, os, subprocess, sys, time
def say(**message): print(json.dumps(message), flush=True)
def chatter(): sys.stdout.write((json.dumps({'type': 'info', 'text': 'wait'}) + '\\n') * 10000)
def write_id(): open(sys.argv[1], 'w').write(str(os.getpid()))
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'hello': say(type='hello', protocol=1, name='test')
    if message['type'] == 'choose': ";

/// The sample of the documentation, as a bot of the arena.
fn sample() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    format!("exec:python3 {}", path.canonicalize().expect("the sample is there").display())
}

/// A bot in Python that answers questions with `answer`; it is given the path of a file.
fn bot(dir: &TempDir, answer: &str) -> String {
    let path = dir.path().join("bot.py");
    fs::write(&path, format!("{FRAME}{answer}")).expect("the folder is writable");
    format!("exec:python3 {} {}", text(&path), text(&note(dir)))
}

/// The file that a bot may write to.
fn note(dir: &TempDir) -> PathBuf {
    dir.path().join("note")
}

/// One round of a bot against the random one.
fn duel(bot: &str, more: &[&str]) -> Ran {
    rounds("1", bot, more)
}

/// Some rounds of a bot against the random one.
fn rounds(count: &str, bot: &str, more: &[&str]) -> Ran {
    let bots = format!("random,{bot}");
    palazzi(&[&["arena", "-r", "palazzo", "--bots", &bots, "-n", count, "-j", "1", "--json"], more].concat())
}

/// Asserts that a bot forfeits both games of a round for this reason, and that this is said once.
#[track_caller]
fn forfeits(bot: &str, more: &[&str], reason: &str) {
    let ran = duel(bot, more);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
    assert!(ran.stderr.starts_with(&format!("note: {bot} forfeits a game: {reason}")), "{}", ran.stderr);
    let report: Value = serde_json::from_str(&ran.stdout).expect("the report is JSON");
    assert_eq!(report["matches"][0]["wins"], 2.0);
    assert_eq!(report["forfeits"][0]["games"], 2);
    let told = report["forfeits"][0]["reason"].as_str().expect("a reason is text");
    assert!(told.starts_with(reason), "{told}");
}

/// The state of the process whose number stands in a file; nothing once it is gone.
#[cfg(target_os = "linux")]
fn state(file: &Path) -> Option<char> {
    let id = fs::read_to_string(file).expect("the process has written its number");
    let stat = fs::read_to_string(format!("/proc/{}/stat", id.trim())).ok()?;
    stat.rsplit(") ").next()?.chars().next()
}

#[test]
fn the_sample_plays_whole_games_of_every_ruleset() {
    let bots = format!("random,{}", sample());
    for ruleset in ["carrara-1e", "carrara-1e-expansion", "carrara-2e", "carrara-2e-advanced", "palazzo"] {
        for players in ["2", "4"] {
            let report =
                palazzi(&["arena", "-r", ruleset, "-p", players, "--bots", &bots, "-n", "1", "--json"])
                    .json();
            assert_eq!(report["bots"][1], sample().as_str());
            assert_eq!(report["matches"][0]["opponent"], sample().as_str());
            assert_eq!(report["forfeits"], Value::Array(Vec::new()), "{ruleset} {players}");
        }
    }
}

#[test]
fn the_sample_is_better_than_chance() {
    for ruleset in ["carrara-1e", "carrara-2e", "palazzo"] {
        let bots = format!("random,{}", sample());
        let report = palazzi(&["arena", "-r", ruleset, "--bots", &bots, "-n", "15", "--json"]).json();
        assert!(report["matches"][0]["win_share_high"].as_f64().unwrap() < 0.5, "{ruleset}: {report}");
    }
}

/// The program on both sides of the protocol.
#[test]
fn this_program_can_be_its_own_guest() {
    let guest = format!("exec:{} bot --bot greedy", env!("CARGO_BIN_EXE_palazzi"));
    for ruleset in ["carrara-1e-expansion", "carrara-2e-advanced", "palazzo"] {
        let bots = format!("random,{guest}");
        let report = palazzi(&[
            "arena", "-r", ruleset, "-p", "3", "--bots", &bots, "-n", "2", "--budget", "5", "--json",
        ])
        .json();
        assert_eq!(report["forfeits"], Value::Array(Vec::new()), "{ruleset}");
    }
}

#[test]
fn what_a_program_is_told_does_not_depend_on_threads() {
    let report = |jobs| {
        let bots = format!("random,{}", sample());
        let game =
            ["arena", "-r", "carrara-2e", "--bots", &bots, "-n", "6", "--budget", "5", "--json", "-j", jobs];
        timeless(palazzi(&game).json())
    };
    assert_eq!(report("1"), report("3"));
}

#[test]
fn a_program_that_ends_forfeits_with_its_last_words() {
    let dir = TempDir::new().unwrap();
    let crash = bot(&dir, "raise RuntimeError('I give up')");
    forfeits(&crash, &[], "it has ended with exit status: 1: RuntimeError: I give up");
    let long = bot(&dir, "sys.exit('z' * 100000)");
    let told = duel(&long, &[]).stderr;
    assert!(told.contains(": zzz") && told.len() < 1_000, "{} bytes", told.len());
    let leave = bot(&dir, "sys.exit()");
    forfeits(&leave, &[], "it has ended with exit status: 0");
}

/// Everything that a program says and that reaches people, with a bell in it.
#[test]
fn what_a_program_says_does_not_command_the_terminal() {
    let dir = TempDir::new().unwrap();
    for answer in [
        "print('\\x07', flush=True)",
        "say(type='\\x07')",
        "say(type='error', text='\\x07')",
        "say(type='choice', game=message['game'], action='\\x07')",
        "sys.exit('\\x07')",
        "say(type='info', text='\\x07'); print('\\x07', file=sys.stderr, flush=True); say(type='error', text='')",
    ] {
        let bots = format!("random,{}", bot(&dir, answer));
        let ran = palazzi(&["arena", "-r", "palazzo", "--bots", &bots, "-n", "1", "--verbose"]);
        let said = ran.stdout + &ran.stderr;
        assert!(said.contains(r"\u{7}") && !said.contains('\u{7}'), "{answer}: {said:?}");
    }
    let path = dir.path().join("bot.py");
    fs::write(&path, "import sys; sys.exit('\\x07')").unwrap();
    duel(&format!("exec:python3 {}", text(&path)), &[]).refused(r"it has ended with exit status: 1: \u{7}");
}

#[test]
fn a_program_that_leaves_after_every_game_is_started_anew() {
    let dir = TempDir::new().unwrap();
    let leave = "say(type='choice', game=message['game'], action=message['offers'][0])
    if message['type'] == 'end': sys.exit()";
    let report = duel(&bot(&dir, leave), &["-p", "3"]).json();
    assert_eq!((&report["games"], &report["forfeits"]), (&6.into(), &Value::Array(Vec::new())));
}

#[test]
fn a_program_that_breaks_down_at_its_second_game_forfeits_it() {
    let dir = TempDir::new().unwrap();
    let crash = "say(type='choice', game=message['game'], action=message['offers'][0])
    if message['type'] == 'start' and message['game'] == 2: sys.exit('twice is too much')";
    let ran = duel(&bot(&dir, crash), &[]);
    let report: Value = serde_json::from_str(&ran.stdout).expect("the report is JSON");
    assert_eq!(report["forfeits"][0]["games"], 1);
    assert!(ran.stderr.contains("it has ended with exit status: 1: twice is too much"), "{}", ran.stderr);
}

#[test]
fn nonsense_is_a_forfeit() {
    let dir = TempDir::new().unwrap();
    for (answer, reason) in [
        ("print('banana', flush=True)", "'banana' is no message: expected value at line 1 column 1"),
        ("say(type='dance')", r#"'{"type": "dance"}' is no message: unknown variant `dance`"#),
        (
            "print(json.dumps(['choice', message['game'], 'draw']), flush=True)",
            r#"'["choice", 1, "draw"]' is no message: a list instead of an object"#,
        ),
        ("say(type='choice', game=message['game'])", "'{\"type\": \"choice\", "),
        ("say(type='choice', game=0, action='draw')", "an answer for game 0 instead of 1"),
        ("say(type='choice', game=message['game'], action='dance')", "unknown action 'dance', expected"),
        ("say(type='choice', game=message['game'], action='pick b1.1')", "'pick b1.1' is not offered"),
        (
            "say(type='choice', game=message['game'], action='pick b1.1' + ' ' * 900000)",
            &format!("'pick b1.1{}' is not offered", " ".repeat(80 - "pick b1.1".len())),
        ),
        ("say(type='error', text='no idea')", "it says: no idea"),
        ("say(type='hello', protocol=1, name='again')", "a hello where a choice is expected"),
    ] {
        forfeits(&bot(&dir, answer), &[], reason);
    }
}

/// Whatever it has started is gone, too.
#[cfg(target_os = "linux")]
#[test]
fn a_program_that_hangs_forfeits_and_is_killed_with_all_it_started() {
    let dir = TempDir::new().unwrap();
    let sleep =
        "open(sys.argv[1], 'w').write(str(subprocess.Popen(['sleep', '1000']).pid)); time.sleep(1000)";
    forfeits(&bot(&dir, sleep), &["--budget", "1ms"], "no answer within 2.0 s");
    let deadline = Instant::now() + Duration::from_secs(10);
    while !matches!(state(&note(&dir)), None | Some('Z')) {
        assert!(Instant::now() < deadline, "it has survived");
    }
}

#[test]
fn a_program_that_talks_in_place_of_an_answer_forfeits() {
    let dir = TempDir::new().unwrap();
    let chatter = "\n        while True: chatter()";
    forfeits(&bot(&dir, chatter), &["--budget", "1ms"], "no answer within 2.0 s");
}

#[test]
fn a_program_that_talks_after_its_end_is_not_listened_to_for_ever() {
    let dir = TempDir::new().unwrap();
    let chatter = "say(type='choice', game=message['game'], action=message['offers'][0])
    while message['type'] == 'quit': chatter()";
    duel(&bot(&dir, chatter), &[]).ok();
}

#[cfg(target_os = "linux")]
#[test]
fn programs_end_with_the_arena() {
    let dir = TempDir::new().unwrap();
    let stubborn = "write_id(); say(type='choice', game=message['game'], action=message['offers'][0])
while True: time.sleep(1000)";
    let ran = duel(&bot(&dir, stubborn), &["--budget", "1ms"]);
    assert_eq!(ran.code, Some(0));
    assert_eq!(state(&note(&dir)), None);
}

#[cfg(target_os = "linux")]
#[test]
fn no_program_is_left_behind_by_an_arena_that_is_stopped_at_once() {
    for signal in ["INT", "TERM", "HUP"] {
        let dir = TempDir::new().unwrap();
        let bots = format!("random,{}", bot(&dir, "write_id(); time.sleep(1000)"));
        let args = ["arena", "-r", "palazzo", "--bots", &bots, "-n", "1", "--budget", "600000ms"];
        let mut child = command(&args).spawn().unwrap();
        while fs::read_to_string(note(&dir)).unwrap_or_default().is_empty() {
            assert!(child.try_wait().unwrap().is_none(), "the program ended by itself");
        }
        assert!(state(&note(&dir)).is_some());
        let interrupt = format!("kill -{signal} {}", child.id());
        let deadline = Instant::now() + Duration::from_secs(60);
        let status = loop {
            assert!(Instant::now() < deadline, "{signal} does not stop it");
            assert!(Command::new("sh").args(["-c", &interrupt]).status().unwrap().success());
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
        };
        assert_eq!(status.code(), Some(130), "{signal}");
        assert_eq!(state(&note(&dir)), None, "{signal}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_ends_the_wait_for_hello() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("bot.py");
    let script = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(1000)";
    fs::write(&path, script).unwrap();
    let bots = format!("random,exec:python3 {} {}", text(&path), text(&note(&dir)));
    let mut child = command(&["arena", "-r", "palazzo", "--bots", &bots]).spawn().unwrap();
    while fs::read_to_string(note(&dir)).unwrap_or_default().is_empty() {
        assert!(child.try_wait().unwrap().is_none(), "the program ended by itself");
    }
    assert_eq!(interrupted(child), "");
    assert_eq!(state(&note(&dir)), None);
}

#[test]
fn a_program_that_does_not_begin_well_is_bad_input() {
    let dir = TempDir::new().unwrap();
    duel("exec:no-such-program --fast", &[])
        .refused("exec:no-such-program --fast: cannot be started: no such file or directory");
    duel("exec:", &[]).refused("invalid value 'exec:' for '--bots <BOTS>' [possible values: exec:COMMAND]");
    let path = dir.path().join("bot.py");
    for (script, reason) in [
        (
            "print('{\"type\":\"hello\",\"protocol\":2,\"name\":\"x\"}', flush=True); input(); input()",
            "protocol 2 instead of 1",
        ),
        (
            "print('{\"type\":\"choice\",\"game\":1,\"action\":\"draw\"}', flush=True); input(); input()",
            "no hello before anything else",
        ),
        ("import sys; sys.exit('bad day')", "it has ended with exit status: 1: bad day"),
    ] {
        fs::write(&path, script).unwrap();
        duel(&format!("exec:python3 {}", text(&path)), &[]).refused(reason);
    }
    palazzi(&["arena", "-r", "palazzo", "--bots", "exec:a b,random,exec:a  b"])
        .refused("exec:a b stands in --bots twice");
}

#[test]
fn what_a_program_says_to_people_is_shown_on_demand() {
    let dir = TempDir::new().unwrap();
    let answer = "say(type='info', text='thinking'); print('aside', file=sys.stderr, flush=True); \
        say(type='choice', game=message['game'], action=message['offers'][0])";
    let chatty = bot(&dir, answer);
    let ran = duel(&chatty, &["--verbose"]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.stderr.contains(&format!("{chatty}: thinking\n")), "{}", ran.stderr);
    assert!(ran.stderr.contains(&format!("{chatty}: aside\n")), "{}", ran.stderr);
    duel(&chatty, &[]).ok();
}

#[test]
fn rounds_of_programs_are_kept_in_a_file_of_results() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    for known in [0, 2] {
        let report = duel(&sample(), &["--budget", "5", "--results", text(&file)]).json();
        assert_eq!(report["games_known_before"], known);
    }
    let lines = fs::read_to_string(&file).unwrap();
    assert!(lines.contains(" random exec:python3%20"), "{lines}");
}

#[test]
fn a_round_with_a_forfeit_counts_and_is_played_again_on_request() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    let run = |answer: &str, more: &[&str]| {
        let ran = duel(&bot(&dir, answer), &[&["--results", text(&file)], more].concat());
        let report: Value = serde_json::from_str(&ran.stdout).expect("the report is JSON");
        (report["games_known_before"].clone(), report["matches"][0]["forfeits"].clone())
    };
    let sound = "say(type='choice', game=message['game'], action=message['offers'][0])";
    assert_eq!(run("sys.exit('enough')", &[]), (0.into(), 2.into()));
    assert_eq!(run(sound, &[]), (2.into(), 2.into()));
    let bots = format!("random,{}", bot(&dir, sound));
    let again = ["arena", "-r", "palazzo", "--bots", &bots, "-n", "1", "--results", text(&file)];
    let told = palazzi(&again).ok();
    assert!(told.contains("\n2 games known from earlier runs, 2 of them forfeited\n"), "{told}");
    assert_eq!(run(sound, &["--replay-forfeits"]), (0.into(), 0.into()));
    assert_eq!(run(sound, &["--replay-forfeits"]), (2.into(), 0.into()));
    duel(&sample(), &["--replay-forfeits"]).refused("--results");
}

#[test]
fn a_program_with_nothing_left_to_play_is_not_started() {
    let dir = TempDir::new().unwrap();
    let (file, plot) = (dir.path().join("results.txt"), dir.path().join("ladder.svg"));
    let answer = "say(type='choice', game=message['game'], action=message['offers'][0])";
    let guest = bot(&dir, answer);
    duel(&guest, &["--results", text(&file)]).ok();
    fs::remove_file(dir.path().join("bot.py")).unwrap();
    let report = duel(&guest, &["--results", text(&file), "--plot", text(&plot)]).json();
    assert_eq!(report["games_known_before"], 2);
    assert!(plot.exists());
    rounds("2", &guest, &["--results", text(&file)]).refused("it has ended with exit status: 2");
}

#[test]
fn a_name_that_is_cut_in_a_plot_is_told_in_full() {
    let dir = TempDir::new().unwrap();
    let plot = dir.path().join("ladder.svg");
    duel(&sample(), &["--plot", text(&plot)]).ok();
    let picture = fs::read_to_string(&plot).unwrap();
    assert!(picture.contains(">…") && !picture.contains(&format!(">{}</text>", sample())), "{picture}");
    let (_, description) = picture.split_once("<desc ").unwrap();
    let (description, rows) = description.split_once("</desc>").unwrap();
    let words = format!("{} is rated ", sample());
    assert!(description.contains(&words) && rows.contains(&format!("<g><title>{words}")), "{picture}");
}

/// Once the games of the first round are there, the bot writes a file in the place of one of the second.
#[test]
fn a_game_that_somebody_else_has_written_meanwhile_is_kept() {
    let dir = TempDir::new().unwrap();
    let answer = "
        say(type='choice', game=message['game'], action=message['offers'][0])
        for name in os.listdir(sys.argv[1]):
            if '000000' in name: open(os.path.join(sys.argv[1], name.replace('000000', '000003')), 'w').write('precious')";
    let games = note(&dir);
    let ran = rounds("2", &bot(&dir, answer), &["--record", text(&games)]);
    assert_eq!(serde_json::from_str::<Value>(&ran.stdout).expect("the report is JSON")["games"], 4);
    ran.refused("-000003.game exists already; --force replaces it");
    let files = fs::read_dir(&games).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let files: Vec<String> = files.collect();
    assert_eq!((files.len(), files.iter().filter(|text| *text == "precious").count()), (4, 1));
}

/// The bot writes a file in the place of the plot.
#[test]
fn a_plot_that_somebody_else_has_written_meanwhile_is_kept() {
    let dir = TempDir::new().unwrap();
    let write = bot(&dir, "open(sys.argv[1], 'w').write('precious'); sys.exit()");
    let ran = duel(&write, &["--plot", text(&note(&dir))]);
    assert!(ran.stderr.ends_with("note exists already; --force replaces it\n"), "{}", ran.stderr);
    assert_eq!((ran.code, fs::read_to_string(note(&dir)).unwrap()), (Some(2), "precious".to_owned()));
}

#[test]
fn forfeits_stand_below_the_table() {
    let dir = TempDir::new().unwrap();
    let crash = bot(&dir, "sys.exit('enough')");
    let bots = format!("random,{crash}");
    let ran = palazzi(&["arena", "-r", "carrara-2e", "--bots", &bots, "-n", "1", "-j", "1"]);
    let line = format!(
        "\n{crash} has lost 2 games by forfeit, the first because of this: it has ended with exit status: 1: enough\n"
    );
    assert!(ran.stdout.ends_with(&line), "{}", ran.stdout);
    assert!(
        ran.stdout.contains(&format!("\nrandom{}{crash}  ", " ".repeat(crash.len() - 4))),
        "{}",
        ran.stdout
    );
}

/// The bot removes the folder of the plot.
#[test]
fn the_report_is_printed_even_if_the_plot_cannot_be_written_any_more() {
    let dir = TempDir::new().unwrap();
    fs::create_dir(note(&dir)).unwrap();
    let answer = "say(type='choice', game=message['game'], action=message['offers'][0])
    if os.path.isdir(sys.argv[1]): os.rmdir(sys.argv[1])";
    let plot = note(&dir).join("ladder.svg");
    let ran = duel(&bot(&dir, answer), &["--plot", text(&plot)]);
    assert_eq!(serde_json::from_str::<Value>(&ran.stdout).expect("the report is JSON")["games"], 2);
    ran.refused("ladder.svg: no such file or directory");
}
