use palazzi_bots::Level;
use palazzi_protocol::{Code, Command, Offered, SeatWish};
use palazzi_rules::Seat::{A, B, C};
use palazzi_rules::palazzo::Palazzo;

use crate::driver::{Driver, moving, palazzo, palazzo_with, person, wish};

const ASK: Command = Command::AskTakeback;
const AGREE: Command = Command::AnswerTakeback { agree: true };
const DENY: Command = Command::AnswerTakeback { agree: false };

/// A has bought two tiles and has to place them.
fn bought() -> Driver<Palazzo> {
    let mut table = palazzo_with(&wish("palazzo", 2), &["f5 f6 f7 f7", "d3 d4 d5 d6"]);
    table.enter("A draw; * draw b2.1 s2.1; A buy b2.1 s1.2 with f5 f6 f7");
    table
}

/// A has opened an auction, and B is to bid.
fn auctioned() -> Driver<Palazzo> {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    table
}

#[test]
fn an_action_is_taken_back_inside_the_own_turn() {
    let mut table = bought();
    let before = table.game;
    table.moves(A, "place b2.1 new");
    assert!(table.may(&person(A), Offered::Undo));
    table.does(A, Command::Undo);
    assert_eq!(table.game, before);
    assert_eq!(table.table.record().log.last().unwrap().to_string(), "A buy b2.1 s1.2 with f5 f6 f7");
    table.moves(A, "place b2.1 discard");
}

#[test]
fn what_was_paid_from_a_hidden_hand_is_not_taken_back() {
    let table = bought();
    assert_eq!(table.refusal(&person(A), Command::Undo).text, "what has been shown is not taken back");
    assert!(!table.may(&person(A), Offered::Undo));
}

#[test]
fn what_was_drawn_is_not_taken_back() {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1");
    assert_eq!(table.refusal(&person(A), Command::Undo).text, "what has been drawn is not taken back");
    assert!(!table.may(&person(A), Offered::Undo));
}

#[test]
fn nothing_is_taken_back_when_the_turn_has_passed() {
    let mut table = bought();
    table.enter("A place b2.1 new; A place s1.2 new");
    for seat in [A, B] {
        let refusal = table.refusal(&person(seat), Command::Undo);
        assert_eq!(refusal.text, "there is nothing of yours to take back in this turn");
    }
}

#[test]
fn nobody_takes_back_the_actions_of_another() {
    let mut table = bought();
    table.enter("A place b2.1 new");
    assert_eq!(table.refusal(&person(B), Command::Undo).code, Code::Refused);
}

#[test]
fn actions_of_a_stand_in_are_not_taken_back_from_away() {
    let mut table = bought();
    table.does(A, Command::Leave);
    table.enter("A place b2.1 new");
    assert!(!table.may(&person(A), Offered::Undo));
    assert_eq!(table.refusal(&person(A), Command::Undo).code, Code::Refused);
    table.does(A, Command::Sit { seat: A });
    table.does(A, Command::Undo);
}

#[test]
fn the_game_goes_back_when_everybody_agrees() {
    let mut table = auctioned();
    table.does(A, ASK);
    assert_eq!(table.table.now(None, 0).takeback.unwrap().seat, A);
    table.does(B, AGREE);
    assert_eq!(table.table.to_move(), Some(B), "C has not answered");
    table.does(C, AGREE);
    assert_eq!(table.table.to_move(), Some(A));
    assert_eq!(table.table.now(None, 0).takeback, None);
    table.moves(A, "auction");
}

#[test]
fn the_game_goes_back_over_actions_of_others() {
    let mut table = auctioned();
    table.enter("B pass");
    table.does(A, ASK);
    table.does(C, AGREE);
    table.does(B, AGREE);
    assert_eq!(table.table.to_move(), Some(A));
    assert_eq!(table.table.record().log.len(), 7, "set-up and draw are left");
}

#[test]
fn one_who_does_not_agree_ends_the_question() {
    let mut table = auctioned();
    table.does(A, ASK);
    table.does(B, AGREE);
    table.does(C, DENY);
    assert_eq!(table.table.now(None, 0).takeback, None);
    assert_eq!(table.table.to_move(), Some(B));
    assert_eq!(table.refusal(&person(B), AGREE).text, "nobody asks to go back");
}

#[test]
fn who_asks_may_think_better_of_it_but_not_agree() {
    let mut table = auctioned();
    table.does(A, ASK);
    assert_eq!(table.refusal(&person(A), AGREE).text, "you have answered already");
    assert!(!table.may(&person(A), Offered::AnswerTakeback));
    table.does(A, DENY);
    assert_eq!(table.table.now(None, 0).takeback, None);
}

#[test]
fn nobody_agrees_twice() {
    let mut table = auctioned();
    table.does(A, ASK);
    table.does(B, AGREE);
    assert_eq!(table.refusal(&person(B), AGREE).text, "you have answered already");
    assert!(!table.may(&person(B), Offered::AnswerTakeback));
}

#[test]
fn a_move_ends_the_question() {
    let mut table = auctioned();
    table.does(A, ASK);
    table.does(C, AGREE);
    table.moves(B, "pass");
    assert_eq!(table.table.now(None, 0).takeback, None);
    assert_eq!(table.refusal(&person(B), AGREE).text, "nobody asks to go back");
}

#[test]
fn there_is_one_question_at_a_time() {
    let mut table = auctioned();
    table.enter("B pass");
    table.does(A, ASK);
    assert_eq!(table.refusal(&person(B), ASK).text, "there is such a question already");
    assert!(!table.may(&person(B), Offered::AskTakeback));
}

#[test]
fn nobody_agrees_to_a_question_that_they_have_not_seen() {
    let mut table = auctioned();
    table.enter("B pass");
    table.does(A, ASK);
    let seen = table.table.number();
    table.does(A, DENY);
    table.does(B, ASK);
    let refusal = table.submit_at(&person(C), seen, AGREE).unwrap_err();
    assert_eq!(refusal.code, Code::Conflict);
    table.does(C, AGREE);
}

#[test]
fn the_game_never_goes_back_over_a_draw() {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1");
    assert_eq!(table.refusal(&person(A), ASK).code, Code::Refused);
    assert!(!table.may(&person(A), Offered::AskTakeback));
    table
        .enter("A auction; B pass; C pass; A place s1.1 new; A place s2.1 new; B money; * cards f3 d7 c2 l7");
    assert_eq!(table.refusal(&person(C), ASK).code, Code::Refused, "C's pass lies before the cards");
}

#[test]
fn the_game_never_goes_back_over_something_shown() {
    let mut table = auctioned();
    table.enter("B bid d4");
    for seat in [A, B] {
        assert_eq!(table.refusal(&person(seat), ASK).code, Code::Refused);
    }
    table.enter("C pass");
    table.does(C, ASK);
    let mut table = bought();
    table.enter("A place b2.1 new; A place s1.2 new");
    table.does(A, ASK);
    table.does(B, AGREE);
    table.does(A, Command::Undo);
    assert_eq!(table.refusal(&person(A), ASK).code, Code::Refused, "the payment was shown");
}

#[test]
fn nothing_is_taken_back_by_consent_in_a_rated_game() {
    let mut rated = wish("palazzo", 3);
    rated.rated = true;
    let mut table = palazzo_with(&rated, &["f3 f4 f5 f6", "d3 d4 d5 d6", "l3 l4 l5 l6"]);
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    assert_eq!(table.refusal(&person(A), ASK).text, "nothing is taken back in a rated game");
    assert!(!table.may(&person(A), Offered::AskTakeback));
}

#[test]
fn bots_always_agree() {
    let mut with_bot = wish("palazzo", 2);
    with_bot.seats[1] = SeatWish::Bot(Level::Novice);
    let mut table = Driver::<Palazzo>::open(&with_bot, 1);
    table.moves(A, "draw");
    table.moves(A, "auction");
    assert_eq!(table.table.to_move(), Some(B));
    table.does(A, ASK);
    assert_eq!(table.table.to_move(), Some(A));
}

#[test]
fn stand_ins_agree_for_those_who_left() {
    let mut table = auctioned();
    table.does(C, Command::Leave);
    table.does(A, ASK);
    table.does(B, AGREE);
    assert_eq!(table.table.to_move(), Some(A));
}

#[test]
fn who_has_not_seen_that_the_game_went_back_is_told_to_look_again() {
    let mut table = auctioned();
    let seen = table.table.number();
    table.does(A, ASK);
    table.does(B, AGREE);
    table.does(C, AGREE);
    let refusal = table.submit_at(&person(A), seen, moving("auction")).unwrap_err();
    assert_eq!(refusal.code, Code::Conflict);
}
