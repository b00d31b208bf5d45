use palazzi_bots::Level;
use palazzi_protocol::{Absence, Code, Command, Occupant, Offered, Portrait, SeatWish, Status, Submit};
use palazzi_rules::Seat::{A, B, C};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_table::{Deed, Person, Sitter, When};

use crate::driver::{Driver, moving, named, palazzo, person, text, wish};

#[test]
fn play_begins_when_the_last_seat_is_taken() {
    let mut table = Driver::<Palazzo>::open(&wish("palazzo", 3), 1);
    table.does(B, Command::Sit { seat: B });
    assert_eq!(table.table.status(), Status::Open);
    table.does(C, Command::Sit { seat: C });
    assert_eq!(table.table.status(), Status::Playing);
    assert_eq!(table.table.to_move(), Some(A));
}

#[test]
fn play_begins_at_once_with_bots_in_all_other_seats() {
    let mut wish = wish("carrara-2e", 2);
    wish.seats[1] = SeatWish::Bot(Level::Novice);
    assert_eq!(Driver::<Carrara>::open(&wish, 1).table.status(), Status::Playing);
}

#[test]
fn whoever_opens_a_table_may_fill_it_with_bots() {
    let mut table = Driver::<Carrara>::open(&wish("carrara-1e", 2), 1);
    let bot = Command::Bot { seat: B, level: Level::Mason };
    assert_eq!(table.refusal(&person(B), bot.clone()).code, Code::Forbidden);
    table.does(A, bot);
    assert_eq!(table.table.status(), Status::Playing);
}

#[test]
fn a_bot_is_not_put_into_the_seat_of_a_person() {
    let mut table = Driver::<Carrara>::open(&wish("carrara-1e", 3), 1);
    table.does(B, Command::Sit { seat: B });
    let refusal = table.refusal(&person(A), Command::Bot { seat: B, level: Level::Mason });
    assert_eq!(refusal.text, "seat B is taken");
}

#[test]
fn seats_are_shuffled_if_that_is_wished() {
    let mut wish = wish("carrara-2e", 4);
    wish.shuffle_seats = true;
    let seats_of_ann: Vec<_> = (0..20)
        .map(|seed| {
            let table = Driver::<Carrara>::begun(&wish, seed).table;
            let mut people: Vec<&str> = table
                .sitters()
                .iter()
                .filter_map(Sitter::person)
                .map(|person| person.name.as_str())
                .collect();
            people.sort_unstable();
            assert_eq!(people, ["Ann", "Bob", "Cid", "Dora"], "seed {seed}");
            table.seat_of(&person(A).id)
        })
        .collect();
    assert!(palazzi_rules::Seat::ALL.iter().all(|seat| seats_of_ann.contains(&Some(*seat))));
}

#[test]
fn seats_stay_as_they_are_otherwise() {
    let table = Driver::<Carrara>::begun(&wish("carrara-2e", 4), 9).table;
    for seat in palazzi_rules::Seat::ALL {
        assert_eq!(table.seat_of(&person(seat).id), Some(seat));
    }
}

#[test]
fn nobody_has_two_seats() {
    let mut table = Driver::<Palazzo>::open(&wish("palazzo", 3), 1);
    assert_eq!(table.refusal(&person(A), Command::Sit { seat: B }).text, "you have seat A");
    table.does(B, Command::Sit { seat: C });
    assert_eq!(table.refusal(&person(B), Command::Sit { seat: B }).code, Code::Refused);
    let mut twice = wish("palazzo", 3);
    twice.seats[2] = SeatWish::Me;
    let opening = table.table.opening(&person(A), &twice.seats, table.when());
    assert_eq!(opening.unwrap_err().code, Code::Refused);
}

#[test]
fn nobody_takes_a_seat_that_is_taken_or_does_not_exist() {
    let mut table = Driver::<Palazzo>::open(&wish("palazzo", 3), 1);
    assert_eq!(table.refusal(&person(B), Command::Sit { seat: A }).text, "seat A is taken");
    let nowhere = Command::Sit { seat: palazzi_rules::Seat::D };
    assert_eq!(table.refusal(&person(B), nowhere).text, "there is no seat D");
    table.does(B, Command::Sit { seat: B });
    table.does(C, Command::Sit { seat: C });
    let late = table.refusal(&named("Eve"), Command::Sit { seat: A });
    assert_eq!(late.text, "the game has begun without you");
}

#[test]
fn a_guest_may_not_play_a_rated_game() {
    let guest = Person { guest: true, ..named("Eve") };
    let mut rated = wish("palazzo", 2);
    let table = Driver::<Palazzo>::open(&rated, 1);
    assert!(table.verdict(&guest, Command::Sit { seat: B }).is_ok());
    rated.rated = true;
    let table = Driver::<Palazzo>::open(&rated, 1);
    assert_eq!(table.refusal(&guest, Command::Sit { seat: B }).code, Code::Forbidden);
    assert!(!table.may(&guest, Offered::Sit));
    assert_eq!(table.table.opening(&guest, &rated.seats, table.when()).unwrap_err().code, Code::Forbidden);
}

#[test]
fn every_viewer_sees_the_portraits() {
    let mut table = Driver::<Palazzo>::open(&wish("palazzo", 3), 1);
    let bob = Person { portrait: Some(Portrait::P5), ..person(B) };
    table.submit(&bob, Command::Sit { seat: B }).expect("the seat is open");
    let portrait = |viewer: Option<&Person>| match &table.table.now(viewer, 0).overview.seats[1].occupant {
        Occupant::Person { portrait, .. } => *portrait,
        other => panic!("{other:?}"),
    };
    for viewer in [None, Some(person(A)), Some(person(B))] {
        assert_eq!(portrait(viewer.as_ref()), Some(Portrait::P5));
    }
}

#[test]
fn lines_and_messages_of_older_programs_have_no_portrait() {
    let person = r#"{"id":"a","name":"Ada","guest":false}"#;
    let sitter = format!(r#"{{"kind":"person","person":{person},"stand_in":null,"away":false}}"#);
    let line = format!(r#"{{"kind":"seated","seat":"A","sitter":{sitter}}}"#);
    let deed: Deed = serde_json::from_str(&line).unwrap();
    let Deed::Seated { sitter, .. } = &deed else { panic!("{deed:?}") };
    assert_eq!(sitter.person().unwrap().portrait, None);
    assert_eq!(serde_json::to_string(&deed).unwrap(), line);
    let occupant = r#"{"kind":"person","name":"Ada","guest":false,"stand_in":null,"away":false}"#;
    assert_eq!(serde_json::from_str::<Occupant>(occupant).unwrap(), sitter.occupant());
    assert_eq!(serde_json::to_string(&sitter.occupant()).unwrap(), occupant);
}

#[test]
fn who_gets_up_before_play_frees_the_seat() {
    let mut table = Driver::<Palazzo>::open(&wish("palazzo", 3), 1);
    table.does(B, Command::Sit { seat: B });
    table.does(B, Command::Leave);
    assert_eq!(table.table.sitters()[1], Sitter::Nobody);
    table.does(C, Command::Sit { seat: B });
}

#[test]
fn a_bot_plays_for_somebody_who_leaves_until_they_come_back() {
    let mut table = palazzo();
    table.does(A, Command::Leave);
    assert_eq!(table.table.sitters()[0].bot(), Some(Level::Builder));
    assert_eq!(table.refusal(&person(A), moving("draw")).code, Code::Refused);
    assert!(table.table.now(Some(&person(A)), table.site_ms).offers.is_empty());
    table.does(A, Command::Sit { seat: A });
    table.moves(A, "draw");
}

#[test]
fn the_others_wait_for_somebody_who_leaves_if_that_was_settled() {
    let mut wish = wish("palazzo", 2);
    wish.absence = Absence::Wait;
    let mut table = Driver::<Palazzo>::begun(&wish, 1);
    table.does(A, Command::Leave);
    assert_eq!(table.settle(), [""; 0]);
    table.does(B, Command::Bot { seat: A, level: Level::Novice });
    assert_eq!(table.table.sitters()[0].bot(), Some(Level::Novice));
}

#[test]
fn nobody_leaves_twice() {
    let mut table = palazzo();
    table.does(A, Command::Leave);
    assert_eq!(table.refusal(&person(A), Command::Leave).code, Code::Refused);
    assert!(!table.may(&person(A), Offered::Leave));
}

#[test]
fn no_bot_is_put_into_the_seat_of_somebody_who_is_there() {
    let table = palazzo();
    let refusal = table.refusal(&person(A), Command::Bot { seat: B, level: Level::Novice });
    assert_eq!(refusal.text, "Bob is there and has time left");
}

#[test]
fn a_bot_does_not_move_for_somebody_who_came_back_meanwhile() {
    let mut table = palazzo();
    table.does(A, Command::Leave);
    let thought = table.legal()[0];
    assert!(table.table.bot_move(A, thought, table.when()).is_ok());
    table.does(A, Command::Sit { seat: A });
    assert_eq!(table.table.bot_move(A, thought, table.when()).unwrap_err().code, Code::Refused);
}

#[test]
fn only_the_seat_that_is_to_decide_may_move() {
    let table = palazzo();
    let refusal = table.refusal(&person(B), moving("draw"));
    assert_eq!(
        (refusal.code, refusal.text.as_str()),
        (Code::Refused, "B may not act now: A is to decide (P-TURN-1)")
    );
    assert_eq!(table.refusal(&named("Eve"), moving("draw")).code, Code::Forbidden);
}

#[test]
fn who_has_not_seen_the_last_move_is_told_to_look_again() {
    let mut table = palazzo();
    let seen = table.table.number();
    table.does(B, Command::Chat { text: "hello".to_owned() });
    table.submit_at(&person(A), seen, moving("draw")).unwrap();
    let refusal = table.submit_at(&person(A), seen, moving("auction")).unwrap_err();
    assert_eq!(refusal.code, Code::Conflict);
    assert_eq!(table.submit_at(&person(A), seen, Command::Undo).unwrap_err().code, Code::Conflict);
}

#[test]
fn one_move_behind_is_too_far_behind() {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    let seen = table.table.number();
    table.moves(B, "pass");
    assert_eq!(table.submit_at(&person(C), seen, moving("pass")).unwrap_err().code, Code::Conflict);
    table.submit_at(&person(C), seen + 1, moving("pass")).unwrap();
}

#[test]
fn an_illegal_action_is_refused_with_its_rule() {
    let mut table = palazzo();
    assert!(table.refusal(&person(A), moving("pass")).text.ends_with("(P-TURN-1)"));
    table.enter("A draw; * draw b2.1 s2.1");
    let refusal = table.refusal(&person(A), moving("buy b2.1 with f3"));
    assert_eq!((refusal.code, refusal.text.as_str()), (Code::Refused, "b2.1 costs 8, f3 pays 3 (P-BUY-1)"));
}

#[test]
fn what_is_no_action_is_a_bad_request() {
    let table = palazzo();
    for garbage in ["", "fly", "buy", "A draw", "draw draw", "place b9.9 new", "\u{0}"] {
        assert_eq!(table.refusal(&person(A), moving(garbage)).code, Code::BadRequest, "{garbage:?}");
    }
}

#[test]
fn nothing_is_played_before_the_beginning_or_after_the_end() {
    let mut table = Driver::<Palazzo>::open(&wish("palazzo", 2), 1);
    assert_eq!(table.refusal(&person(A), moving("draw")).text, "the game has not begun");
    table.does(A, Command::Close);
    assert_eq!(table.refusal(&person(A), moving("draw")).text, "the game is over");
    assert_eq!(table.refusal(&person(A), Command::Leave).text, "the game is over");
}

#[test]
fn what_is_said_twice_is_done_once() {
    let mut table = palazzo();
    let submit = Submit { id: "x-1".to_owned(), number: table.table.number(), command: moving("draw") };
    assert_eq!(table.table.done_already(&person(A).id, "x-1"), None);
    let intent = table.table.decide(&person(A), &submit, table.when()).unwrap();
    table.store(intent);
    let last = table.table.number();
    assert_eq!(table.table.done_already(&person(A).id, "x-1"), Some(last));
    assert_eq!(table.restored().done_already(&person(A).id, "x-1"), Some(last));
    assert_eq!(table.table.done_already(&person(B).id, "x-1"), None, "ids of others do not count");
}

#[test]
fn a_submission_needs_an_id() {
    let table = palazzo();
    for id in ["", "a b", "ä", &"x".repeat(65)] {
        let submit = Submit { id: id.to_owned(), number: table.table.number(), command: moving("draw") };
        let refusal = table.table.decide(&person(A), &submit, table.when()).unwrap_err();
        assert_eq!(refusal.code, Code::BadRequest, "{id:?}");
    }
}

#[test]
fn talk_at_a_table_comes_to_an_end() {
    let mut table = palazzo();
    let chat = || Command::Chat { text: "hello".to_owned() };
    for _ in 0..2000 {
        table.submit(&named("Eve"), chat()).unwrap();
    }
    for table in [&table.table, &table.restored()] {
        let submit = Submit { id: "more".to_owned(), number: table.number(), command: chat() };
        let when = When { site_ms: 0, wall_ms: 0 };
        let refusal = table.decide(&person(A), &submit, when).unwrap_err();
        assert_eq!(refusal.code, Code::Refused);
        assert_eq!(refusal.text, "at one table something is said 2000 times at most");
    }
    table.moves(A, "draw");
}

#[test]
fn what_is_said_is_neither_empty_nor_endless() {
    let mut table = palazzo();
    let chat = |text: String| Command::Chat { text };
    assert_eq!(table.refusal(&person(A), chat(" \n".to_owned())).code, Code::Refused);
    assert_eq!(table.refusal(&person(A), chat("ä".repeat(501))).code, Code::Refused);
    table.does(A, chat(format!("  {} ", "ä".repeat(500))));
    let told = text(&table.last_told(palazzi_rules::Viewer::Spectator));
    assert!(told.contains(&format!("\"{}\"", "ä".repeat(500))));
}

#[test]
fn a_table_is_closed_by_whoever_opened_it() {
    let mut table = Driver::<Palazzo>::open(&wish("palazzo", 3), 1);
    table.does(B, Command::Sit { seat: B });
    assert_eq!(table.refusal(&person(B), Command::Close).code, Code::Forbidden);
    table.does(A, Command::Close);
    assert_eq!(table.table.status(), Status::Closed);
    assert_eq!(table.table.due(table.site_ms), None);
}

#[test]
fn a_game_is_closed_when_nobody_else_plays() {
    let mut table = palazzo();
    assert_eq!(table.refusal(&person(A), Command::Close).text, "others are still playing");
    table.does(B, Command::Leave);
    assert!(!table.may(&person(A), Offered::Close));
    table.does(C, Command::Leave);
    assert!(table.may(&person(A), Offered::Close));
    table.does(A, Command::Close);
    assert_eq!((table.table.status(), table.table.outcome()), (Status::Closed, None));
}

#[test]
fn a_rated_game_is_played_to_its_end() {
    let mut rated = wish("palazzo", 2);
    (rated.rated, rated.seats[1]) = (true, SeatWish::Bot(Level::Novice));
    let table = Driver::<Palazzo>::open(&rated, 1);
    assert_eq!(table.refusal(&person(A), Command::Close).text, "a rated game is played to its end");
}

#[test]
fn in_a_rematch_the_seats_move_on_and_the_others_have_to_come() {
    let mut four = wish("palazzo", 4);
    four.seats[3] = SeatWish::Bot(Level::Mason);
    let mut table = Driver::<Palazzo>::begun(&four, 1);
    assert_eq!(table.refusal(&person(B), Command::Rematch).text, "the game is not over");
    table.store(palazzi_table::Table::<Palazzo>::closing("the site closes", table.when()));
    assert_eq!(table.refusal(&named("Eve"), Command::Rematch).code, Code::Forbidden);
    table.does(B, Command::Rematch);
    let bob = Sitter::Person { person: person(B), stand_in: None, away: false };
    let seats = [bob, Sitter::Nobody, Sitter::Bot { level: Level::Mason }, Sitter::Nobody];
    assert_eq!(table.rematch, Some(seats.to_vec()));
    let overview = table.table.overview(table.site_ms);
    assert_eq!(overview.rematch, Some(table.table.rematch_id()));
    assert!(table.refusal(&person(A), Command::Rematch).text.starts_with("the game goes on at table "));
}

#[test]
fn who_left_comes_to_the_rematch_in_person() {
    let mut table = palazzo();
    table.does(B, Command::Leave);
    table.store(palazzi_table::Table::<Palazzo>::closing("the site closes", table.when()));
    table.does(B, Command::Rematch);
    let bob = Sitter::Person { person: person(B), stand_in: None, away: false };
    assert_eq!(table.rematch.unwrap()[0], bob);
}

#[test]
fn a_log_that_cannot_be_is_refused_and_changes_nothing() {
    let mut table = palazzo();
    let before = text(&table.update(None, None));
    let bodies = [
        "A fly",
        "B draw",
        "* draw b2.1 s2.1",
        "{}",
        r#"{"kind":"seated","seat":"D","sitter":{"kind":"nobody"}}"#,
        r#"{"kind":"undone","seat":"A","moves":100}"#,
        r#"{"kind":"time-over","seat":"D"}"#,
    ];
    for body in bodies {
        let line = table.line(body.to_owned());
        let error = table.table.take(&line).expect_err(body);
        assert_eq!(error.number, table.table.number() + 1);
    }
    assert_eq!(text(&table.update(None, None)), before);
}
