use palazzi_protocol::{Code, Command, Condition, Offered, Order};
use palazzi_rules::Seat::{self, A, B, C};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;

use crate::driver::{Driver, moving, palazzo, person, text, wish};

/// A has opened an auction with a bid of 3, and B is to bid.
fn auctioned() -> Driver<Palazzo> {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    table
}

fn order_of(table: &Driver<Palazzo>, seat: Seat) -> Option<Order> {
    table.table.now(Some(&person(seat)), table.site_ms).order
}

fn next(action: &str, condition: Condition) -> Order {
    Order::Next { action: action.to_owned(), condition }
}

#[test]
fn the_least_that_is_needed_is_bid() {
    let mut table = auctioned();
    table.orders(B, Order::Bid { maximum: 18 });
    assert_eq!(table.settle(), ["B bid d4"]);
    table.enter("C bid l5; A pass");
    assert_eq!(table.settle(), ["B bid d3"], "4 and 3 are more than 5");
}

#[test]
fn above_the_maximum_the_order_passes() {
    let mut table = auctioned();
    table.orders(B, Order::Bid { maximum: 6 });
    assert_eq!(table.settle(), ["B bid d4"]);
    table.enter("C bid l5; A pass");
    assert_eq!(table.settle(), ["B pass"], "4 and 3 are more than 6");
}

#[test]
fn the_auctioneer_counts_the_certificate_of_three() {
    let mut table = auctioned();
    table.orders(A, Order::Bid { maximum: 7 });
    table.enter("B bid d4; C pass");
    assert_eq!(table.settle(), ["A bid f3"], "3 and 3 are more than 4");
}

#[test]
fn a_bidding_order_ends_with_the_auction() {
    let mut table = auctioned();
    table.orders(B, Order::Bid { maximum: 4 });
    table.settle();
    assert_eq!(order_of(&table, B), Some(Order::Bid { maximum: 4 }));
    table.enter("C pass; A pass; B place s1.1 new; B place s2.1 new");
    assert_eq!(order_of(&table, B), None);
    table.settle();
    assert_eq!(table.table.to_move(), Some(B));
    table.enter("B draw; * draw s2.2 b2.2; B auction; C pass; A pass");
    assert_eq!(table.settle(), [""; 0], "B wins and places without the order");
}

#[test]
fn left_between_auctions_an_order_is_for_the_next_one() {
    let mut table = palazzo();
    table.orders(B, Order::Bid { maximum: 4 });
    table.orders(C, Order::Pass);
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    assert_eq!(table.settle(), ["B bid d4", "C pass"]);
    table.enter("A pass; B place s1.1 new; B place s2.1 new");
    assert_eq!((order_of(&table, B), order_of(&table, C)), (None, None));
}

#[test]
fn an_order_waits_while_its_seat_decides_other_things() {
    let mut table = palazzo();
    table.orders(A, Order::Bid { maximum: 10 });
    assert_eq!(table.settle(), [""; 0]);
    table.enter("A draw; * draw b2.1 s2.1; A auction; B bid d4; C bid l5");
    assert_eq!(table.settle(), ["A bid f3"]);
}

#[test]
fn a_passing_order_passes_from_here_on() {
    let mut table = auctioned();
    table.enter("B bid d4");
    table.orders(C, Order::Pass);
    assert_eq!(table.settle(), ["C pass"]);
    table.orders(A, Order::Pass);
    assert_eq!(table.settle(), ["A pass"]);
}

#[test]
fn an_auction_that_is_taken_back_into_does_not_wake_orders() {
    let mut table = auctioned();
    table.orders(A, Order::Bid { maximum: 9 });
    table.enter("B pass; C pass");
    assert_eq!(order_of(&table, A), None, "the auction is over");
    let restarted = table.restored();
    table.does(C, Command::AskTakeback);
    table.does(A, Command::AnswerTakeback { agree: true });
    table.does(B, Command::AnswerTakeback { agree: true });
    assert_eq!(table.table.to_move(), Some(C));
    assert_eq!(order_of(&table, A), None);
    assert_eq!(restarted.now(Some(&person(A)), 0).order, None);
}

#[test]
fn a_planned_action_is_taken_at_the_next_decision() {
    let mut table = palazzo();
    table.orders(B, next("take d7", Condition::Always));
    table.enter("A money; * cards f3 d7 c2 l7");
    assert_eq!(table.settle(), [""; 0], "A is to decide");
    table.enter("A take f3 c2");
    assert_eq!(table.settle(), ["B take d7"]);
    assert_eq!(order_of(&table, B), None);
}

#[test]
fn a_planned_action_that_is_not_legal_is_dropped() {
    let mut table = palazzo();
    table.orders(B, next("take d7", Condition::Always));
    table.enter("A money; * cards f3 d7 c2 l7; A take d7 c2");
    assert_eq!(table.settle(), [""; 0]);
    assert_eq!((order_of(&table, B), &table.orders[B]), (None, &None));
    assert_eq!(table.table.to_move(), Some(B));
}

#[test]
fn a_planned_action_is_taken_while_nothing_has_changed() {
    let mut table = auctioned();
    table.enter("B pass");
    table.orders(C, next("pass", Condition::Unchanged));
    assert_eq!(table.settle(), ["C pass"]);
    assert_eq!(order_of(&table, C), None);
}

#[test]
fn a_planned_action_is_dropped_when_what_is_for_sale_has_changed() {
    let changed = |condition| {
        let mut table = palazzo();
        table.orders(B, next("pass", condition));
        table.enter("A draw; * draw b2.1 s2.1; A auction");
        let stored = table.settle();
        assert_eq!(order_of(&table, B), None);
        stored
    };
    assert_eq!(changed(Condition::Unchanged), [""; 0]);
    assert_eq!(changed(Condition::Always), ["B pass"]);
}

#[test]
fn a_planned_action_ends_when_the_seat_decides_something_else() {
    let mut table = auctioned();
    table.orders(B, next("pass", Condition::Always));
    table.moves(B, "bid d4");
    assert_eq!(order_of(&table, B), None);
    table.enter("C bid l5; A pass");
    assert_eq!(table.settle(), [""; 0]);
}

#[test]
fn a_planned_action_works_in_carrara_too() {
    let mut table = Driver::<Carrara>::begun(&wish("carrara-2e", 2), 3);
    table.orders(A, next("turn", Condition::Unchanged));
    let stored = table.settle();
    assert_eq!(stored[0], "A turn");
    assert!(stored[1].starts_with("* refill"), "{stored:?}");
}

#[test]
fn there_are_no_auctions_in_carrara() {
    let table = Driver::<Carrara>::begun(&wish("carrara-2e", 2), 3);
    for order in [Order::Pass, Order::Bid { maximum: 3 }] {
        let refusal = table.refusal(&person(A), Command::Order { order: Some(order) });
        assert_eq!(refusal.text, "there are no auctions in this game");
    }
}

#[test]
fn what_is_no_action_cannot_be_planned() {
    let table = palazzo();
    let order = Some(next("fly", Condition::Always));
    assert_eq!(table.refusal(&person(A), Command::Order { order }).code, Code::BadRequest);
}

#[test]
fn an_order_is_withdrawn() {
    let mut table = auctioned();
    table.orders(C, Order::Pass);
    table.does(C, Command::Order { order: None });
    assert_eq!(order_of(&table, C), None);
    table.enter("B bid d4");
    assert_eq!(table.settle(), [""; 0]);
}

#[test]
fn an_order_outlives_a_restart() {
    let mut table = auctioned();
    table.orders(C, Order::Pass);
    table.enter("B bid d4");
    table.table = table.restored();
    assert_eq!(table.settle(), ["C pass"]);
}

#[test]
fn nobody_else_hears_of_an_order() {
    let mut table = auctioned();
    let heard = |table: &Driver<Palazzo>| {
        [Some(person(A)), Some(person(B)), None].map(|person| text(&table.update(person.as_ref(), Some(0))))
    };
    let before = heard(&table);
    table.orders(C, Order::Bid { maximum: 17 });
    assert_eq!(heard(&table), before);
    assert_eq!(order_of(&table, C), Some(Order::Bid { maximum: 17 }));
}

#[test]
fn an_order_is_left_by_those_who_have_seen_the_last_move() {
    let mut table = auctioned();
    let seen = table.table.number();
    table.enter("B pass; C pass; A place s1.1 new; A place s2.1 new");
    let order = Command::Order { order: Some(Order::Bid { maximum: 18 }) };
    let refusal = table.submit_at(&person(C), seen, order).unwrap_err();
    assert_eq!(refusal.code, Code::Conflict, "it was meant for the auction that is over");
    table.submit_at(&person(C), seen, Command::Order { order: None }).unwrap();
}

#[test]
fn no_order_is_left_from_away_or_before_play() {
    let order = Command::Order { order: Some(Order::Pass) };
    let mut table = auctioned();
    table.does(C, Command::Leave);
    assert!(!table.may(&person(C), Offered::Order));
    assert_eq!(table.refusal(&person(C), order.clone()).code, Code::Refused);
    let table = Driver::<Palazzo>::open(&wish("palazzo", 2), 1);
    assert_eq!(table.refusal(&person(A), order).text, "the game has not begun");
}

#[test]
fn an_order_does_not_keep_its_owner_from_moving() {
    let mut table = auctioned();
    table.orders(C, Order::Bid { maximum: 18 });
    table.enter("B pass");
    table.does(C, moving("bid l6"));
    table.enter("A pass");
    assert_eq!(table.table.to_move(), Some(C));
}
