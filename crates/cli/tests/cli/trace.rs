//! `palazzi replay --trace`: the form of `docs/rules/trace.md`.

use serde_json::Value;

use crate::program::{START, palazzi_reading};

/// The first line of a game of the first edition for two players.
const FIRST_LINE: &str = concat!(
    r#"{"seq":0,"entry":null,"pending":"*","legal":[],"state":{"turn":"A","players":["#,
    r#"{"coins":20,"vp":0,"bricks":"d1","objects":{},"#,
    r#""cities":{"lerici":[],"livorno":[],"lucca":[],"massa":[],"pisa":[],"viareggio":[]},"#,
    r#""scored":[],"markers":6,"court":[],"improved":[],"warehouse":[]},"#,
    r#"{"coins":20,"vp":0,"bricks":"b1","objects":{},"#,
    r#""cities":{"lerici":[],"livorno":[],"lucca":[],"massa":[],"pisa":[],"viareggio":[]},"#,
    r#""scored":[],"markers":6,"court":[],"improved":[],"warehouse":[]}],"#,
    r#""wheel":["w1y1r1g1b1d1","-","-","-","-","-"],"symbols":null,"bag":"w6y6r6g6b5d5","#,
    r#""tiles":[null,null,null,null,null,null,null,null,null],"stack":30,"eights":[],"improvements":[],"#,
    r#""field":["arms","book","chalice","crown","flag","gate"],"#,
    r#""supply":{"arms":5,"book":5,"chalice":5,"crown":5,"flag":5,"gate":5},"statues":{},"gold":{},"#,
    r#""visit":null,"cards":null,"announced":null,"ending":null,"hand":null,"result":null,"winners":null}}"#,
);

/// The lines of the trace of a record.
fn trace(record: &str) -> Vec<Value> {
    let lines = palazzi_reading(record.as_bytes(), &["replay", "--trace", "-"]).ok();
    lines.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

#[test]
fn the_first_line_is_the_state_before_any_entry() {
    let lines = palazzi_reading(START.as_bytes(), &["replay", "--trace", "-"]).ok();
    assert_eq!(lines.lines().next(), Some(FIRST_LINE));
}

#[test]
fn there_is_one_line_for_every_entry_as_it_stands_in_the_file() {
    let lines = trace(&format!("{START}  A  build gate1 lerici d1 \r\n* tile castle3\nA end\n"));
    let entries: Vec<_> = lines[2..].iter().map(|line| line["entry"].as_str().unwrap()).collect();
    assert_eq!(entries, ["A  build gate1 lerici d1", "* tile castle3", "A end"]);
    let numbers: Vec<_> = lines.iter().map(|line| line["seq"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4]);
}

#[test]
fn legal_actions_are_sorted_by_bytes_and_have_no_seat() {
    let lines = trace(START);
    let legal: Vec<_> =
        lines[1]["legal"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    assert_eq!(lines[1]["pending"], "A");
    assert!(legal.is_sorted() && legal.contains(&"build gate1 lerici d1"), "{legal:?}");
}

#[test]
fn everything_before_a_mistake_is_traced() {
    let record = format!("{START}A build gate1 lerici d1\n* tile villa8\n");
    let ran = palazzi_reading(record.as_bytes(), &["replay", "--trace", "-"]);
    assert_eq!(ran.stdout.lines().count(), 3);
    ran.refused("line 8: '* tile villa8' is refused: ");
}

#[test]
fn one_position_as_json_is_its_line_of_the_trace() {
    let all = palazzi_reading(START.as_bytes(), &["replay", "--trace", "-"]).ok();
    let one = palazzi_reading(START.as_bytes(), &["replay", "-", "--at", "1", "--json"]).ok();
    assert_eq!(one.trim_end(), all.lines().nth(1).unwrap());
}
