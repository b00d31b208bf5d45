use std::time::Duration;

use palazzi_protocol::local::{LocalGames, Question, ToWorker};
use palazzi_protocol::{Code, Command, Happening, Order, Status, ToClient};
use palazzi_rules::{Ruleset, Seat};

use crate::support::{Memory, Page, alone, is_refused, open, text};

#[test]
fn what_is_kept_is_the_table_as_it_was() {
    for ruleset in Ruleset::ALL {
        let mut page = Page::at(&alone(ruleset.name()), &["Ada"]);
        page.play(8);
        let mut again = page.another();
        assert_eq!(again.number, page.number, "{ruleset}");
        assert_eq!(text(again.now()), text(page.now()), "{ruleset}");
        assert_eq!(text(&again.happened), text(&page.happened), "{ruleset}");
        again.play_to_the_end();
        assert_eq!(page.another().status(), Status::Over);
    }
}

#[test]
fn an_order_is_kept() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    page.settle();
    let order = Some(Order::Pass);
    page.does(Command::Order { order: order.clone() }).expect("orders can be left");
    assert_eq!(page.now().order, order);
    assert_eq!(page.another().now().order, order);
}

#[test]
fn what_cannot_be_kept_is_not_told() {
    let mut page = Page::at(&alone("carrara-2e"), &["Ada"]);
    page.settle();
    let (number, before) = (page.number, text(page.now()));
    page.shelf.is_full.set(true);
    let action = page.now().offers[0].clone();
    let command = Command::Move { action: action.clone() };
    let problem = is_refused(page.does(command), Code::Unavailable);
    assert!(problem.text.contains("no space"), "{problem}");
    assert_eq!((page.number, text(page.now())), (number, before));
    page.shelf.is_full.set(false);
    page.moves(&action);
}

/// A page at a table where a bot is to decide.
fn at_a_bots_turn() -> Page {
    let mut page = Page::at(&alone("carrara-2e"), &["Ada"]);
    end_turn(&mut page);
    page
}

/// Plays until a bot is to decide.
fn end_turn(page: &mut Page) {
    while page.now().overview.to_move == Some(Seat::A) {
        let action = page.now().offers[0].clone();
        page.moves(&action);
    }
}

/// The page was told what is wrong, and nothing else, since it had been told so much.
#[track_caller]
fn is_told_of_the_shelf(page: &Page, before: usize) {
    let [ToClient::Refused { id: None, problem }] = &page.told[before..] else {
        panic!("{:?}", &page.told[before..])
    };
    assert_eq!(problem.code, Code::Unavailable);
    assert!(problem.text.contains("cannot be kept"), "{problem}");
}

#[test]
fn a_table_outlives_a_bots_move_that_cannot_be_kept() {
    let mut page = at_a_bots_turn();
    let (number, before) = (page.number, text(page.now()));
    page.shelf.is_full.set(true);
    for _ in 0..3 {
        let told = page.told.len();
        assert!(page.step());
        is_told_of_the_shelf(&page, told);
        assert!(!page.step(), "it waits until it may be otherwise");
        page.changes();
    }
    assert_eq!((page.number, text(page.now())), (number, before));
    page.shelf.is_full.set(false);
    assert!(page.step());
    assert!(page.number > number);
    page.play(2);
    assert_eq!(text(page.another().now()), text(page.now()));
}

#[test]
fn a_bot_tries_again_after_longer_and_longer_pauses() {
    let mut page = at_a_bots_turn();
    for _ in 0..2 {
        page.shelf.is_full.set(true);
        for seconds in [1, 2, 4, 8, 16, 32, 60, 60] {
            page.settle();
            assert_eq!(page.reminder(), Some(Duration::from_secs(seconds)));
            page.changes();
        }
        page.shelf.is_full.set(false);
        assert!(page.step());
        assert_eq!(page.reminder(), None);
        end_turn(&mut page);
    }
}

#[test]
fn whatever_the_page_says_lets_a_bot_try_again() {
    let mut page = at_a_bots_turn();
    let number = page.number;
    page.shelf.is_full.set(true);
    page.settle();
    page.shelf.is_full.set(false);
    assert!(!page.step());
    page.hear(&ToWorker::BotTime { ms: 5 });
    page.settle();
    assert!(page.number > number);
}

#[test]
fn a_table_that_is_gone_when_a_bot_decides_is_let_go() {
    let mut page = at_a_bots_turn();
    page.another().ask::<()>(Question::Delete { table: page.table.clone() }).expect("it can go");
    assert!(page.step());
    assert!(matches!(&page.told.last().expect("told"), ToClient::Bye { .. }));
    assert!(!page.step());
}

#[test]
fn what_another_page_has_kept_is_read_when_it_can_be() {
    let mut page = Page::at(&alone("carrara-1e"), &["Ada"]);
    page.settle();
    let mut other = page.another();
    other.play(1);
    page.shelf.is_lost.set(true);
    let told = page.told.len();
    page.changes();
    is_told_of_the_shelf(&page, told);
    assert!(page.reminder().is_some());
    page.shelf.is_lost.set(false);
    page.changes();
    assert_eq!(text(page.now()), text(other.now()));
}

#[test]
fn the_list_has_every_table_and_names_those_that_cannot_be_read() {
    let mut page = Page::new();
    assert_eq!(page.ask::<LocalGames>(Question::List).expect("a list"), LocalGames::default());
    for ruleset in Ruleset::ALL {
        page.ask::<serde_json::Value>(open(&alone(ruleset.name()), &["Ada"])).expect("a table");
    }
    page.shelf.heads.borrow_mut().insert("local-torn".to_owned(), "{\"settings\":".to_owned());
    let list: LocalGames = page.ask(Question::List).expect("a list");
    assert_eq!(list.games.len(), Ruleset::ALL.len());
    assert!(list.games.iter().all(|game| game.people == [Seat::A] && game.outcome.is_none()));
    assert_eq!(list.unreadable.len(), 1);
    assert_eq!(list.unreadable[0].table, "local-torn");
    page.ask::<()>(Question::Delete { table: "local-torn".to_owned() }).expect("it can go");
    assert!(page.ask::<LocalGames>(Question::List).expect("a list").unreadable.is_empty());
}

#[test]
fn the_list_says_how_a_game_ended() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    page.play_to_the_end();
    let list: LocalGames = page.ask(Question::List).expect("a list");
    assert_eq!(list.games[0].outcome, page.now().overview.outcome);
    assert_eq!(list.games[0].line.status, Status::Over);
}

#[test]
fn a_torn_log_is_a_problem_of_that_table_alone() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    page.play(2);
    let torn = page.table.clone();
    for sheet in page.shelf.sheets.borrow_mut().values_mut() {
        *sheet = sheet.replace("* hand", "* foot");
    }
    page.ask::<serde_json::Value>(open(&alone("palazzo"), &["Bea"])).expect("another table");
    let mut again = Page::over(&page.shelf);
    again.watch(&torn);
    let ToClient::Bye { problem } = &again.told[0] else { panic!("it cannot be watched") };
    assert_eq!(problem.code, Code::Unavailable);
    let other = page.shelf.heads.borrow().keys().find(|table| **table != torn).cloned();
    again.watch(&other.expect("another table"));
    again.play(2);
}

#[test]
fn tables_that_do_not_exist_are_not_found() {
    let mut page = Page::over(&Memory::default());
    page.watch("local-nowhere");
    let ToClient::Bye { problem } = &page.told[0] else { panic!("it cannot be watched") };
    assert_eq!(problem.code, Code::NotFound);
    is_refused(
        page.ask::<Vec<Happening>>(Question::History { table: "local-nowhere".to_owned() }),
        Code::NotFound,
    );
}

#[test]
fn two_pages_at_one_table_agree() {
    let mut page = Page::at(&alone("carrara-1e"), &["Ada"]);
    page.settle();
    let mut other = page.another();
    page.play(2);
    assert!(page.changed().iter().all(|table| *table == page.table));
    let stale = Command::Move { action: other.now().offers[0].clone() };
    is_refused(other.does(stale), Code::Conflict);
    assert_eq!(text(other.now()), text(page.now()), "it has caught up");
    other.play(1);
    assert!(page.number < other.number);
    page.changes();
    assert_eq!(text(page.now()), text(other.now()));
}

#[test]
fn a_table_that_another_page_has_deleted_is_gone() {
    let mut page = Page::at(&alone("carrara-1e"), &["Ada"]);
    page.settle();
    let mut other = page.another();
    page.ask::<()>(Question::Delete { table: page.table.clone() }).expect("it can go");
    assert!(matches!(&page.told.last().expect("told"), ToClient::Bye { .. }));
    let action = other.now().offers[0].clone();
    is_refused(other.does(Command::Move { action }), Code::NotFound);
    assert!(page.shelf.heads.borrow().is_empty() && page.shelf.sheets.borrow().is_empty());
}
