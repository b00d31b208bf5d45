use palazzi_bots::Level;
use palazzi_protocol::local::{LocalGames, Question, ToWorker};
use palazzi_protocol::{
    Code, Command, Created, Happening, Now, Occupant, Offered, Portrait, Position, Screens, SeatWish, Status,
    ToClient, What,
};
use palazzi_rules::{Ruleset, Seat};
use serde_json::Value;

use crate::support::{Page, bricks, is_refused, ruleset, text, together, viewer, wish};

/// Everything that was told was for the seat that held the device, and no other could have known more from it.
fn check_views(page: &Page) {
    for told in &page.told {
        let ToClient::Table(update) = told else { continue };
        let holder = update.now.you;
        assert_eq!(viewer(&update.now), holder);
        if holder != update.now.overview.to_move {
            assert!(update.now.offers.is_empty(), "nobody learns what another may do");
        }
        for happened in &update.happened {
            check_hands(happened, holder);
        }
    }
}

/// Hands of Palazzo are told to their owners alone.
fn check_hands(happened: &Happening, holder: Option<Seat>) {
    let (What::Moved { facts, .. } | What::Drawn { facts }) = &happened.what else { return };
    for fact in facts {
        let fact: Value = serde_json::from_str(fact.get()).expect("JSON");
        if fact["kind"] == "dealt" {
            assert_eq!(fact["seat"].as_str(), holder.map(|seat| seat.to_string()).as_deref());
        }
    }
}

#[test]
fn the_first_person_has_the_portrait_of_this_device() {
    let mut page = Page::new();
    let ask = Question::Open {
        wish: together("carrara-2e"),
        names: vec!["Ada".to_owned(), "Bob".to_owned()],
        portrait: Some(Portrait::P3),
        seed: None,
    };
    let created: Created = page.ask(ask).expect("a table");
    let now: Now = page.ask(Question::Now { table: created.table }).expect("the table");
    let portraits: Vec<Option<Portrait>> = now
        .overview
        .seats
        .iter()
        .map(|seat| match &seat.occupant {
            Occupant::Person { portrait, .. } => *portrait,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(portraits, [Some(Portrait::P3), None]);
    let games: LocalGames = page.ask(Question::List).expect("a list");
    let player = games.games[0].line.seats[0].player.clone().expect("Ada sits there");
    assert_eq!((player.name.as_str(), player.portrait), ("Ada", Some(Portrait::P3)));
}

#[test]
fn nobody_sees_what_another_holds() {
    for ruleset in Ruleset::ALL {
        let mut page = Page::at(&together(ruleset.name()), &["Ada", "Bea"]);
        assert_eq!(page.people(), [Seat::A, Seat::B]);
        assert_eq!((page.holder(), page.hand_to()), (None, Some(Seat::A)));
        page.play_to_the_end();
        check_views(&page);
        assert_eq!(page.hand_to(), None);
        assert!(page.holder().is_some());
    }
}

#[test]
fn the_device_goes_to_the_seat_that_is_waited_for_and_to_no_other() {
    let mut page = Page::at(&together("palazzo"), &["Ada", "Bea"]);
    is_refused(page.does(Command::Move { action: "money".to_owned() }), Code::Refused);
    page.hear(&ToWorker::HandTo { table: page.table.clone(), seat: Seat::B });
    assert_eq!(page.holder(), None);
    page.hand_over();
    assert_eq!(page.holder(), Some(Seat::A));
    page.hear(&ToWorker::HandTo { table: page.table.clone(), seat: Seat::B });
    assert_eq!(page.holder(), Some(Seat::A), "it is not the turn of B");
}

#[test]
fn who_has_decided_sees_what_came_of_it_until_the_device_is_handed_on() {
    let mut page = Page::at(&together("carrara-1e"), &["Ada", "Bea"]);
    page.hand_over();
    while page.hand_to().is_none() {
        let action = page.now().offers[0].clone();
        page.moves(&action);
    }
    assert_eq!((page.holder(), page.hand_to()), (Some(Seat::A), Some(Seat::B)));
    assert_eq!(page.now().you, Some(Seat::A));
    page.hand_over();
    assert_eq!(page.now().you, Some(Seat::B));
    assert!(!page.now().offers.is_empty());
    let history: Vec<Happening> =
        page.ask(Question::History { table: page.table.clone() }).expect("a history");
    assert_eq!(text(&history), text(&page.happened), "everything is told anew");
}

#[test]
fn a_page_that_is_loaded_again_shows_nobody_s_holdings() {
    let mut page = Page::at(&together("palazzo"), &["Ada", "Bea"]);
    page.play(5);
    let mut again = page.another();
    assert_eq!(again.holder(), None);
    assert_eq!(viewer(again.now()), None);
    check_views(&again);
    let at = Question::Position { table: again.table.clone(), at: 7 };
    let position: Position = again.ask(at).expect("a position");
    let view: Value = serde_json::from_str(position.view.get()).expect("JSON");
    assert_eq!(view["viewer"], Value::Null);
    again.hand_over();
    again.play(5);
    check_views(&again);
}

#[test]
fn where_nothing_is_hidden_nothing_is_handed_over() {
    let mut wish = together("carrara-2e");
    wish.screens = Screens::Open;
    let mut page = Page::at(&wish, &["Ada", "Bea"]);
    for _ in 0..12 {
        assert_eq!(page.hand_to(), None);
        assert_eq!(page.holder(), page.now().overview.to_move);
        let action = page.now().offers[0].clone();
        page.moves(&action);
    }
}

#[test]
fn people_at_one_device_agree_to_go_back() {
    let mut page = Page::at(&together("carrara-2e"), &["Ada", "Bea"]);
    page.hand_over();
    let before = text(&page.now().view);
    page.moves(&bricks(&page.now().offers.clone()));
    assert!(page.now().may.contains(&Offered::AskTakeback), "{:?}", page.now().may);
    page.hand_over();
    assert!(page.now().may.contains(&Offered::AskTakeback), "{:?}", page.now().may);
    page.does(Command::AskTakeback).expect("nothing was drawn");
    assert!(!page.now().may.contains(&Offered::AskTakeback), "{:?}", page.now().may);
    page.hand_over();
    assert_eq!((page.now().you, text(&page.now().view)), (Some(Seat::A), before));
}

#[test]
fn a_rematch_is_for_everybody_at_the_device() {
    let seats = [SeatWish::Me, SeatWish::Bot(Level::Novice), SeatWish::Open];
    let mut page = Page::at(&wish(ruleset("carrara-2e"), &seats), &["Ada", "Bea"]);
    page.play_to_the_end();
    page.does(Command::Rematch).expect("the game is over");
    let next = page.now().overview.rematch.clone().expect("there is another table");
    let mut again = Page::over(&page.shelf);
    again.watch(&next);
    assert_eq!(again.status(), Status::Playing);
    assert_eq!(again.people(), [Seat::B, Seat::C]);
}
