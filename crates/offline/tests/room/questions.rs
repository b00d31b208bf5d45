use palazzi_protocol::local::Question;
use palazzi_protocol::{Advice, Code, Happening, Imported, Position, Record, Status, ToClient};

use crate::support::{Page, alone, is_refused};

/// A game that is over soon.
const SHORT: &str = include_str!("../../../rules/fixtures/end-three-passes.game");

#[test]
fn hints_name_actions_that_are_offered() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    page.settle();
    let table = page.table.clone();
    let advice: Advice = page.ask(Question::Hints { table: table.clone(), at: None }).expect("hints");
    assert!(!advice.lines.is_empty());
    assert!(advice.lines.iter().all(|line| page.now().offers.contains(&line.action)));
    is_refused(page.ask::<Advice>(Question::Hints { table, at: Some(3) }), Code::Refused);
}

#[test]
fn a_record_is_shown_when_the_game_is_over() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    for question in
        [Question::Record { table: page.table.clone() }, Question::Analysis { table: page.table.clone() }]
    {
        is_refused(page.ask::<serde_json::Value>(question), Code::Refused);
    }
}

#[test]
fn a_game_that_was_played_elsewhere_is_looked_back_upon() {
    let mut page = Page::new();
    let imported: Imported = page.ask(Question::Import { text: SHORT.to_owned() }).expect("a sound record");
    assert!(imported.outcome.is_some());
    let table = imported.table;
    page.watch(&table);
    assert_eq!(page.status(), Status::Over);
    let record: Record = page.ask(Question::Record { table: table.clone() }).expect("a record");
    assert_eq!(record.text, SHORT);
    let position: Position =
        page.ask(Question::Position { table: table.clone(), at: 9 }).expect("a position");
    assert_eq!(position.at, 9);
    let beyond = Question::Position { table: table.clone(), at: position.of + 1 };
    is_refused(page.ask::<Position>(beyond), Code::NotFound);
    let analysis: serde_json::Value = page.ask(Question::Analysis { table }).expect("an analysis");
    assert_eq!(analysis["complete"], true);
    let (done, total) = *page.progress.last().expect("progress was told");
    assert_eq!((done, page.progress.len()), (total, total));
}

#[test]
fn what_is_no_record_is_refused() {
    let mut page = Page::new();
    for text in ["", "well, well", "game carrara-9e\n"] {
        is_refused(page.ask::<Imported>(Question::Import { text: text.to_owned() }), Code::Refused);
    }
    assert!(page.shelf.heads.borrow().is_empty());
}

#[test]
fn the_history_is_what_was_told() {
    let mut page = Page::at(&alone("carrara-2e-advanced"), &["Ada"]);
    page.play(4);
    let history: Vec<Happening> =
        page.ask(Question::History { table: page.table.clone() }).expect("a history");
    assert_eq!(history.len() as i64, page.number);
    let told = page.told.iter().filter(|told| matches!(told, ToClient::Table(_)));
    assert!(told.count() > 4);
}
