use palazzi_bots::Level;
use palazzi_protocol::local::Question;
use palazzi_protocol::{Code, Command, Happening, Offered, Record, SeatWish, Status, Submit, ToClient, What};
use palazzi_rules::{Game, Ruleset, Seat, with_engine};

use crate::support::{Page, alone, bricks, is_refused, ruleset, text, wish};

#[test]
fn a_game_of_every_ruleset_is_played_to_its_end() {
    for (ruleset, players) in Ruleset::ALL.into_iter().zip([2, 3, 4, 2, 3]) {
        let mut seats = vec![SeatWish::Bot(Level::Builder); players];
        seats[1] = SeatWish::Me;
        let mut page = Page::at(&wish(ruleset, &seats), &["Ada"]);
        page.play_to_the_end();
        let outcome = page.now().overview.outcome.clone().expect("an outcome");
        let record: Record = page.ask(Question::Record { table: page.table.clone() }).expect("a record");
        let replayed = with_engine!(ruleset.engine(), G => {
            let record = palazzi_rules::Record::<G>::parse(&record.text).expect("a record");
            record.replay(|_, _| {}).expect("a sound record").scores()[..players].to_vec()
        });
        assert_eq!(outcome.scores, replayed, "{ruleset}");
    }
}

#[test]
fn bots_play_without_people() {
    let seats = [SeatWish::Bot(Level::Novice), SeatWish::Bot(Level::Apprentice)];
    let mut page = Page::at(&wish(ruleset("carrara-1e"), &seats), &[]);
    page.settle();
    assert_eq!(page.status(), Status::Over);
    assert_eq!(page.now().you, None);
}

#[test]
fn levels_that_look_ahead_keep_to_the_time_that_the_page_gives() {
    let mut page =
        Page::at(&wish(ruleset("palazzo"), &[SeatWish::Me, SeatWish::Bot(Level::Master)]), &["Ada"]);
    let is_of_the_bot = |happened: &Happening| matches!(happened.what, What::Moved { seat: Seat::B, .. });
    while !page.happened.iter().any(is_of_the_bot) {
        assert_eq!(page.status(), Status::Playing);
        page.play(1);
    }
}

#[test]
fn every_move_of_a_bot_is_told_on_its_own() {
    let seats = [SeatWish::Me, SeatWish::Bot(Level::Builder), SeatWish::Bot(Level::Mason)];
    let mut page = Page::at(&wish(ruleset("carrara-2e"), &seats), &["Ada"]);
    page.play(6);
    let mut bot_moves = 0;
    for told in page.told.iter().skip(1) {
        let ToClient::Table(update) = told else { continue };
        let moves = update.happened.iter().filter(|happened| matches!(happened.what, What::Moved { .. }));
        let moves = moves.count();
        assert!(moves <= 1, "{moves} moves in one update");
        bot_moves += moves;
    }
    assert!(bot_moves > 12, "{bot_moves}");
}

#[test]
fn an_action_is_taken_back() {
    let mut page = Page::at(&alone("carrara-2e"), &["Ada"]);
    let (before, offers) = (page.now().view.clone(), page.now().offers.clone());
    page.moves(&bricks(&offers));
    assert!(page.now().may.contains(&Offered::AskTakeback), "{:?}", page.now().may);
    page.does(Command::AskTakeback).expect("nothing was drawn");
    assert_eq!(text(&page.now().view), text(&before));
    assert_eq!(page.now().offers, offers);
    let turn = offers.iter().find(|offer| *offer == "turn").expect("the wheel can be turned");
    page.moves(turn);
    is_refused(page.does(Command::Undo), Code::Refused);
}

#[test]
fn what_the_rules_do_not_allow_is_refused_with_the_rule() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    let number = page.number;
    let problem = is_refused(page.does(Command::Move { action: "auction".to_owned() }), Code::Refused);
    assert!(problem.text.contains("(P-"), "{problem}");
    is_refused(page.does(Command::Move { action: "fly".to_owned() }), Code::BadRequest);
    assert_eq!(page.number, number);
}

#[test]
fn the_same_submission_is_done_once() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    let command = Command::Chat { text: "well, well".to_owned() };
    let submit = Submit { id: "once".to_owned(), number: page.number, command };
    let first = page.submits(submit.clone()).expect("it is said");
    assert_eq!(page.submits(submit).expect("it was said"), first);
    assert_eq!(page.number, first);
}

#[test]
fn a_rematch_is_a_table_of_this_device() {
    let mut page = Page::at(&alone("palazzo"), &["Ada"]);
    page.play_to_the_end();
    page.does(Command::Rematch).expect("the game is over");
    let next = page.now().overview.rematch.clone().expect("there is another table");
    assert!(next.starts_with("local-"), "{next}");
    let mut again = Page::over(&page.shelf);
    again.watch(&next);
    assert_eq!(again.now().you, Some(Seat::B));
    again.play(2);
    assert_eq!(again.status(), Status::Playing);
}

#[test]
fn what_only_a_server_has_is_refused() {
    let mut page = Page::new();
    let mut rated = alone("palazzo");
    rated.rated = true;
    let mut timed = alone("palazzo");
    timed.clock = palazzi_protocol::Clock::Turn { seconds: 60 };
    for wish in [rated, timed] {
        let refused = page.ask::<serde_json::Value>(crate::support::open(&wish, &["Ada"]));
        is_refused(refused, Code::Refused);
    }
    for names in [&[][..], &["Ada", "Bea"], &["  "], &["a name that is far too long for a name"]] {
        let refused = page.ask::<serde_json::Value>(crate::support::open(&alone("palazzo"), names));
        is_refused(refused, Code::Refused);
    }
    assert!(page.shelf.heads.borrow().is_empty());
}
