//! `palazzi bot`: the bot protocol as a foreign host meets it.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::program::{Ran, palazzi, palazzi_reading};

const PROTOCOL: &str = include_str!("../../../../docs/bot-protocol.md");

/// The lines of the documented example that begin with `mark`, without it.
fn example(mark: &str) -> Vec<&'static str> {
    let example = PROTOCOL.split("```text\n").nth(1).expect("there is an example");
    let lines = example.split("```").next().unwrap_or_default().lines();
    lines.filter_map(|line| line.strip_prefix(mark)).collect()
}

/// The message of this type in the documented example.
fn message(kind: &str) -> Value {
    let messages = example("> ").into_iter().map(|line| serde_json::from_str(line).expect("JSON"));
    messages.into_iter().find(|message: &Value| message["type"] == kind).expect("all types are there")
}

/// Lets the random bot answer some lines.
fn answers(lines: &[String]) -> Vec<Value> {
    let ran = palazzi_reading(lines.join("\n").as_bytes(), &["bot", "--bot", "random"]);
    ran.ok().lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

/// The same after hello has been said in the first line.
fn answers_after_hello(lines: &[String]) -> Vec<Value> {
    let mut answers = answers(&[&[message("hello").to_string()], lines].concat());
    assert_eq!(answers.remove(0)["type"], "hello");
    answers
}

/// What is said of a message that cannot be used, after the game of the example has begun.
#[track_caller]
fn error(message: &impl ToString) -> String {
    let answers = answers_after_hello(&[self::message("start").to_string(), message.to_string()]);
    let [answer] = &answers[..] else { panic!("one answer, not {answers:?}") };
    assert_eq!(answer["type"], "error");
    let text = answer["text"].as_str().expect("an error has a text");
    text.strip_prefix("line 3: ").expect("an error has the number of its line").to_owned()
}

/// The message of this type with another value.
fn changed(kind: &str, way: &str, value: Value) -> Value {
    let mut message = message(kind);
    *message.pointer_mut(way).expect("the way leads there") = value;
    message
}

#[test]
fn the_documented_example_is_what_happens() {
    let input = example("> ").join("\n");
    let ran = palazzi_reading(input.as_bytes(), &["bot", "--bot", "random"]).ok();
    assert_eq!(ran.lines().collect::<Vec<_>>(), example("< "));
}

#[test]
fn the_sample_bot_understands_the_documented_example() {
    let lines: Vec<&str> = example("> ").into_iter().filter(|line| !line.contains(r#""game":2"#)).collect();
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut child = Command::new("python3")
        .arg(sample)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    std::io::Write::write_all(&mut stdin, (lines.join("\n") + "\n").as_bytes()).unwrap();
    drop(stdin);
    let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let answers: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    assert_eq!((&answers[0]["type"], &answers[0]["protocol"]), (&"hello".into(), &1.into()));
    assert!(message("choose")["offers"].as_array().unwrap().contains(&answers[1]["action"]), "{output}");
}

#[test]
fn the_strongest_bot_plays_if_nobody_is_named() {
    let Ran { stdout, .. } = palazzi_reading(message("hello").to_string().as_bytes(), &["bot"]);
    let list = palazzi(&["arena", "--list"]).ok();
    let strongest = list.lines().last().and_then(|line| line.split_whitespace().next()).unwrap();
    assert!(stdout.contains(&format!(r#""name":"palazzi {strongest}""#)), "{stdout}");
}

#[test]
fn the_strongest_bot_may_use_several_threads() {
    let input: Vec<&str> = example("> ").into_iter().filter(|line| !line.contains(r#""game":2"#)).collect();
    let output = palazzi_reading(input.join("\n").as_bytes(), &["bot", "--threads", "2"]).ok();
    let choice: Value = serde_json::from_str(output.lines().last().unwrap()).unwrap();
    assert!(message("choose")["offers"].as_array().unwrap().contains(&choice["action"]), "{output}");
    assert_eq!(palazzi(&["bot", "--threads", "0"]).code, Some(2));
}

#[test]
fn lines_that_are_no_messages_are_answered_and_the_next_is_read() {
    let input = [
        "nonsense",
        "",
        "7",
        r#"{"type":"dance","hat":null}"#,
        r#"{"game":1}"#,
        r#" ["quit"]"#,
        r#"{"type":"hello","protocol":1} trailing"#,
        r#"{"type":"hello","protocol":2,"program":"tomorrow"}"#,
        r#"{"type":"hello","protocol":1,"program":"x","mood":"fine"}"#,
    ];
    let texts: Vec<String> = answers(&input.map(str::to_owned))
        .into_iter()
        .map(|answer| answer["text"].as_str().unwrap_or("hello").to_owned())
        .collect();
    assert_eq!(
        texts,
        [
            "line 1: column 2: expected ident",
            r#"line 3: column 1: invalid type: integer `7`, expected a message such as {"type":"hello", …}"#,
            "line 5: column 10: missing field `type`",
            r#"line 6: a list, expected a message such as {"type":"hello", …}"#,
            "line 7: column 31: trailing characters",
            "line 8: protocol 2 is not spoken here, only 1",
            "hello",
        ]
    );
    let ran = palazzi_reading(b"\xff\n{\"type\":\"quit\"}\n", &["bot"]);
    assert_eq!(ran.ok(), "{\"type\":\"error\",\"text\":\"line 1: not UTF-8 text (byte 1 is invalid)\"}\n");
}

#[cfg(unix)]
#[test]
fn input_that_cannot_be_read_is_not_taken_for_the_output() {
    let folder = std::fs::File::open(env!("CARGO_MANIFEST_DIR")).expect("the folder is there");
    let ran = crate::program::command(&["bot"]).stdin(folder).output().expect("the program runs");
    assert_eq!(ran.status.code(), Some(2));
    assert_eq!(ran.stderr, b"error: cannot read the input: is a directory\n");
}

#[test]
fn hello_comes_first_and_once() {
    let [hello, start, event, choose, end] =
        ["hello", "start", "event", "choose", "end"].map(|kind| message(kind).to_string());
    let other = hello.replace(r#""protocol":1"#, r#""protocol":2"#);
    let answers = answers(&[other, start.clone(), event, choose, end, hello.clone(), start, hello]);
    let texts: Vec<&str> = answers.iter().map(|answer| answer["text"].as_str().unwrap_or("hello")).collect();
    assert_eq!(
        texts,
        [
            "line 1: protocol 2 is not spoken here, only 1",
            "line 2: 'start' before hello",
            "line 3: 'event' before hello",
            "line 4: 'choose' before hello",
            "line 5: 'end' before hello",
            "hello",
            "line 8: hello has been said already",
        ]
    );
}

#[test]
fn a_message_is_refused_with_what_is_wrong_and_where() {
    assert_eq!(error(&json!({"type": "choose", "game": 1})), "column 26: missing field `view`");
    assert_eq!(error(&json!({"type": "end", "game": 8})), "game 8 has not been started");
    assert_eq!(error(&message("start")), "game 1 is being played already");
    assert_eq!(
        error(&r#"{"type":"event","game":1,"event":{"kind":"dealt","seat":"E","cards":[]}}"#),
        "column 34: unknown seat 'E', expected A, B, C or D"
    );
    let wrong = |way: &str, value: Value| error(&changed("choose", way, value));
    assert!(wrong("/view/warehouse/0", json!("b9.9")).contains("unknown tile 'b9.9', expected material"));
    assert!(wrong("/view/discards", json!(["f3", "f3", "f3"])).ends_with("more cards than the game has"));
}

#[test]
fn a_budget_is_a_whole_number_of_one_thing() {
    for bad in [
        json!({}),
        json!(5),
        json!(null),
        json!(["ms", 5]),
        json!({"ms": 1, "playouts": 1}),
        json!({"ms": 0}),
        json!({"ms": 600_001}),
        json!({"ms": 0.5}),
        json!({"ms": -5}),
        json!({"ms": "5"}),
        json!({"playouts": 0}),
        json!({"playouts": 4_294_967_296_u64}),
        json!({"hours": 1}),
    ] {
        let expected = r#"expected {"ms":N} or {"playouts":N}, whole numbers from 1 to 600000 or 4294967295"#;
        assert_eq!(error(&changed("choose", "/budget", bad.clone())), format!("budget {bad}: {expected}"));
    }
    for good in [json!({"ms": 1}), json!({"ms": 50.0, "mood": 1}), json!({"playouts": 4_294_967_295_u64})] {
        let question = changed("choose", "/budget", good).to_string();
        let answers = answers_after_hello(&[message("start").to_string(), question]);
        assert_eq!(answers[0]["type"], "choice");
    }
}

#[test]
fn what_does_not_fit_the_game_is_refused() {
    let wrong = |way: &str, value: Value| error(&changed("choose", way, value));
    let mut start = changed("start", "/game", json!(2));
    start["players"] = json!(3);
    assert_eq!(error(&start), "the view is of palazzo with 2 players, the game is palazzo with 3 players");
    let other_seat =
        error(&changed("start", "/seat", json!("A")).to_string().replace(r#""game":1"#, r#""game":2"#));
    assert_eq!(other_seat, "the view is not what seat A sees after what it has been told");
    assert_eq!(wrong("/offers", json!([])), "there are no offers");
    assert_eq!(wrong("/offers/0", json!("bid f5")), "'bid c2 c2' is possible and not among the offers");
    assert!(
        wrong("/offers/0", json!("dance")).starts_with("offer 'dance': unknown action 'dance', expected")
    );
    assert!(wrong("/offers/0", json!("money")).starts_with("offer 'money': "));
}

/// In Carrara a bot counts along, so what it is told must fit together.
#[test]
fn events_that_cannot_have_happened_are_refused() {
    let view: Value =
        serde_json::from_str(include_str!("../../../rules/tests/wire/views/carrara-1e.json")).unwrap();
    let mut before = view.clone();
    before["phase"] = json!({"kind": "draw-tiles"});
    before["tiles"] = json!([null, null, null, null, null, null, null, null, null]);
    let types = ["library", "cathedral", "palace", "gate", "castle", "villa"];
    let stack: Vec<String> =
        types.iter().flat_map(|kind| (1..=5).map(move |value| format!("{kind}{value}"))).collect();
    before["stack"] = json!(stack);
    before["players"][0]["cities"]["lerici"] = json!([]);
    before["players"][0]["holdings"]["bricks"] = json!("d1");
    let start = json!({"type": "start", "game": 1, "ruleset": "carrara-1e", "players": 2, "seat": "A", "view": before});
    let built = |bricks: &str| {
        let event =
            json!({"kind": "built", "seat": "A", "city": "lerici", "building": "gate1", "bricks": bricks});
        json!({"type": "event", "game": 1, "event": event})
    };
    let offers =
        ["object book", "object chalice", "object crown", "object gate", "object flag", "object arms", "end"];
    let choose =
        json!({"type": "choose", "game": 1, "view": view, "offers": offers, "budget": {"playouts": 1}});
    let lines = [&start, &choose, &built("w1"), &built("d1"), &choose].map(Value::to_string);
    let answers = answers_after_hello(&lines);
    let texts: Vec<&str> = answers.iter().filter_map(|answer| answer["text"].as_str()).collect();
    assert_eq!(
        texts,
        [
            "line 3: the view is not what seat A sees after what it has been told",
            "line 4: A cannot have done that with what was told before",
        ]
    );
    assert_eq!(answers.last().map(|answer| &answer["type"]), Some(&json!("choice")), "{answers:?}");
}

#[test]
fn games_can_be_played_at_the_same_time() {
    let renumbered = |kind: &str, game: u32| changed(kind, "/game", json!(game)).to_string();
    let games: Vec<String> = [3, 4].iter().map(|game| renumbered("start", *game)).collect();
    let questions: Vec<String> = [4, 3].iter().map(|game| renumbered("choose", *game)).collect();
    let answers = answers_after_hello(
        &[games, questions, vec![renumbered("end", 3), renumbered("choose", 3)]].concat(),
    );
    let numbers: Vec<&Value> = answers.iter().map(|answer| &answer["game"]).collect();
    assert_eq!(numbers, [&json!(4), &json!(3), &Value::Null]);
    assert_eq!(answers[2]["text"], "line 7: game 3 has not been started");
}
