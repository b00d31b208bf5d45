use palazzi_bots::Level;
use palazzi_protocol::{Absence, Clock, Code, Command, Occupant, Offered, Order, Reason, SeatWish};
use palazzi_rules::Seat::{A, B, C};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Choice, Game, Pending};
use palazzi_table::{Line, Settings, SettingsError};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::driver::{Driver, moving, palazzo_with, person, wish};

const TURN: Clock = Clock::Turn { seconds: 30 };
const GAME: Clock = Clock::Game { seconds: 300, bonus: 10 };

fn timed(clock: Clock, absence: Absence) -> Driver<Palazzo> {
    let mut wish = wish("palazzo", 3);
    (wish.clock, wish.absence) = (clock, absence);
    palazzo_with(&wish, &["f3 f4 f5 f6", "d3 d4 d5 d6", "l3 l4 l5 l6"])
}

const BOT: Absence = Absence::Bot(Level::Mason);

#[test]
fn the_clock_of_the_seat_that_is_to_decide_runs() {
    let mut table = timed(TURN, BOT);
    table.wait_ms(4_000);
    assert_eq!([A, B, C].map(|seat| table.left_ms(seat)), [26_000, 30_000, 30_000]);
    let runs = table.table.overview(table.site_ms).seats;
    assert_eq!(runs.iter().map(|seat| seat.clock.unwrap().runs).collect::<Vec<_>>(), [true, false, false]);
}

#[test]
fn every_turn_begins_with_a_full_clock() {
    let mut table = timed(TURN, BOT);
    table.wait_ms(4_000);
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    table.wait_ms(5_000);
    table.enter("B bid d4; C pass");
    assert_eq!(table.left_ms(A), 30_000);
    assert_eq!(table.left_ms(B), 25_000, "it is filled when the seat comes to decide");
}

#[test]
fn a_draw_inside_the_turn_does_not_fill_the_clock() {
    let mut table = timed(TURN, BOT);
    table.wait_ms(4_000);
    table.enter("A draw; * draw b2.1 s2.1");
    assert_eq!(table.left_ms(A), 26_000);
}

#[test]
fn leaving_and_coming_back_does_not_fill_the_clock() {
    for (clock, left) in [(TURN, 26_000), (GAME, 296_000)] {
        let mut table = timed(clock, BOT);
        table.wait_ms(4_000);
        table.does(A, Command::Leave);
        table.does(A, Command::Sit { seat: A });
        assert_eq!(table.left_ms(A), left);
    }
}

#[test]
fn a_clock_for_the_game_goes_on_where_it_stood_and_gets_its_bonus() {
    let mut table = timed(GAME, BOT);
    table.wait_ms(20_000);
    table.enter("A draw; * draw b2.1 s2.1");
    assert_eq!(table.left_ms(A), 280_000, "A decides once more");
    table.enter("A auction");
    assert_eq!(table.left_ms(A), 290_000);
    table.wait_ms(7_000);
    table.enter("B pass; C pass");
    table.wait_ms(1_000);
    assert_eq!([A, B, C].map(|seat| table.left_ms(seat)), [289_000, 303_000, 310_000]);
}

#[test]
fn going_back_brings_no_bonus() {
    let mut table = timed(GAME, BOT);
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    table.does(A, Command::AskTakeback);
    table.does(B, Command::AnswerTakeback { agree: true });
    table.does(C, Command::AnswerTakeback { agree: true });
    assert_eq!(table.left_ms(B), 300_000, "B has not decided");
}

#[test]
fn decisions_of_a_stand_in_bring_no_bonus() {
    let mut table = timed(GAME, BOT);
    table.does(A, Command::Leave);
    table.wait_ms(1_000);
    table.enter("A money; * cards f3 d7 c2 l7; A take f3 c2");
    assert_eq!(table.left_ms(A), 300_000);
}

#[test]
fn decisions_of_a_stand_in_bring_no_bonus_after_a_draw_either() {
    let mut alone = wish("carrara-2e", 2);
    (alone.clock, alone.seats[1]) = (GAME, SeatWish::Bot(Level::Novice));
    let mut table = Driver::<Carrara>::open(&alone, 1);
    table.does(A, Command::Leave);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while let Pending::Decide(seat) = table.game.pending() {
        let action = table.game.random_action(Choice::KindFirst, &mut rng);
        table.store(table.table.bot_move(seat, action, table.when()).unwrap());
        assert_eq!([A, B].map(|seat| table.left_ms(seat)), [300_000, 300_000], "after {seat} {action}");
    }
}

#[test]
fn clocks_stand_still_during_a_pause() {
    let mut table = timed(GAME, BOT);
    table.wait_ms(1_000);
    table.does(B, Command::Pause);
    assert!(table.table.overview(table.site_ms).paused);
    assert_eq!(table.table.due(table.site_ms), None);
    table.wait_ms(1_000_000);
    assert_eq!(table.left_ms(A), 299_000);
    assert_eq!(table.refusal(&person(C), Command::Pause).text, "the clocks stand still already");
    table.does(C, Command::Resume);
    table.wait_ms(1_000);
    assert_eq!(table.left_ms(A), 298_000);
    assert_eq!(table.refusal(&person(C), Command::Resume).text, "the clocks are running");
}

#[test]
fn only_clocks_of_unrated_games_are_stopped() {
    let mut rated = wish("palazzo", 2);
    (rated.rated, rated.clock) = (true, TURN);
    for wish in [rated, wish("palazzo", 2)] {
        let table = Driver::<Palazzo>::begun(&wish, 1);
        assert_eq!(table.refusal(&person(A), Command::Pause).code, Code::Refused);
        assert!(!table.may(&person(A), Offered::Pause));
    }
}

#[test]
fn time_over_is_due_when_the_clock_says_so() {
    let mut table = timed(TURN, BOT);
    let end = table.site_ms + 30_000;
    assert_eq!(table.table.due(table.site_ms), Some(end));
    table.wait_ms(29_999);
    assert_eq!(table.table.automatic(table.when()), None);
    table.wait_ms(1);
    assert!(table.table.automatic(table.when()).is_some());
}

#[test]
fn a_bot_stands_in_when_the_time_is_over() {
    let mut table = timed(TURN, BOT);
    table.wait_ms(30_000);
    assert!(table.automatic());
    let occupant = table.table.overview(table.site_ms).seats[0].occupant.clone();
    let stand_in = Some(Level::Mason);
    assert_eq!(
        occupant,
        Occupant::Person { name: "Ann".to_owned(), guest: false, portrait: None, stand_in, away: false }
    );
    assert_eq!(table.table.due(table.site_ms), Some(table.site_ms), "the bot is to decide");
}

/// Nothing has changed but that the time is over, which whoever decides at the last moment cannot have seen.
#[test]
fn a_late_move_is_taken_if_the_others_wait_and_meets_the_bot_if_not() {
    for (absence, refusal) in [(Absence::Wait, Ok(())), (BOT, Err(Reason::BotPlaysForYou.into()))] {
        let mut table = timed(TURN, absence);
        let seen = table.table.number();
        table.wait_ms(30_000);
        assert!(table.automatic());
        assert_eq!(table.submit_at(&person(A), seen, moving("draw")), refusal, "{absence:?}");
    }
}

#[test]
fn nothing_that_happens_after_the_time_is_over_keeps_the_bot_away() {
    let said = |table: &mut Driver<Palazzo>| {
        table.does(B, Command::Chat { text: "hurry up".to_owned() });
    };
    let moved = |table: &mut Driver<Palazzo>| table.moves(A, "draw");
    for (clock, time) in [(TURN, 30_000), (GAME, 300_000)] {
        for late in [&said as &dyn Fn(&mut Driver<Palazzo>), &moved] {
            let mut table = timed(clock, BOT);
            let end = table.site_ms + time;
            table.wait_ms(time + 100);
            late(&mut table);
            assert_eq!(table.table.due(table.site_ms), Some(end), "{clock:?}");
            assert_eq!(table.restored().due(table.site_ms), Some(end), "{clock:?}");
            assert!(table.automatic());
            assert_eq!(table.table.sitters()[0].bot(), Some(Level::Mason));
        }
    }
}

#[test]
fn who_ends_a_turn_after_the_time_was_over_meets_the_bot_at_the_next() {
    let mut table = timed(Clock::Game { seconds: 300, bonus: 0 }, BOT);
    table.wait_ms(300_100);
    table.enter("A money; * cards f3 d7 c2 l7; A take f3 c2; B take d7; C take l7");
    assert_eq!(table.table.to_move(), Some(B));
    assert!(!table.automatic(), "B has time");
    table.enter("B draw; * draw b2.1 s2.1; B auction; C pass");
    assert_eq!(table.table.to_move(), Some(A));
    assert!(table.automatic());
    assert_eq!(table.table.sitters()[0].bot(), Some(Level::Mason));
}

#[test]
fn that_the_time_is_over_is_said_once_until_there_is_time_again() {
    let mut table = timed(TURN, Absence::Wait);
    table.wait_ms(30_000);
    let over = [r#"{"kind":"time-over","seat":"A"}"#];
    assert_eq!(table.settle(), over);
    table.does(B, Command::Chat { text: "hurry up".to_owned() });
    table.wait_ms(30_000);
    assert_eq!((table.settle(), table.table.due(table.site_ms)), (Vec::new(), None));
    table.enter("A draw; * draw b2.1 s2.1; A auction; B pass; C bid l4");
    table.wait_ms(30_000);
    assert_eq!(table.settle(), over, "A has had a new turn");
}

#[test]
fn the_others_wait_when_the_time_is_over_if_that_was_settled() {
    let mut table = timed(TURN, Absence::Wait);
    let bot = Command::Bot { seat: A, level: Level::Novice };
    table.wait_ms(30_000);
    assert_eq!(table.refusal(&person(B), bot.clone()).text, "Ann is there and has time left");
    assert_eq!(table.settle(), [r#"{"kind":"time-over","seat":"A"}"#]);
    assert_eq!(table.table.due(table.site_ms), None);
    assert!(table.may(&person(B), Offered::Bot));
    table.does(B, bot);
    assert_eq!(table.table.sitters()[0].bot(), Some(Level::Novice));
}

#[test]
fn who_is_late_may_still_move_while_the_others_wait() {
    let mut table = timed(TURN, Absence::Wait);
    table.wait_ms(40_000);
    table.settle();
    table.moves(A, "draw");
}

#[test]
fn who_comes_back_after_the_time_was_over_has_a_minute() {
    for clock in [Clock::Turn { seconds: 5 }, TURN, GAME] {
        let mut table = timed(clock, BOT);
        table.wait_ms(400_000);
        table.automatic();
        table.does(A, Command::Sit { seat: A });
        assert_eq!(table.left_ms(A), 60_000, "{clock:?}");
    }
}

#[test]
fn who_comes_back_in_time_has_what_was_left() {
    let mut table = timed(GAME, BOT);
    table.wait_ms(100_000);
    table.does(A, Command::Leave);
    table.wait_ms(50_000);
    table.does(A, Command::Sit { seat: A });
    assert_eq!(table.left_ms(A), 200_000, "the clock stands still while the bot decides");
}

#[test]
fn bots_have_no_time_to_lose() {
    let mut with_bot = wish("palazzo", 2);
    (with_bot.seats[0], with_bot.seats[1]) = (SeatWish::Bot(Level::Novice), SeatWish::Me);
    with_bot.clock = GAME;
    let mut table = Driver::<Palazzo>::open(&with_bot, 1);
    table.wait_ms(1_000_000);
    assert_eq!(table.left_ms(A), 300_000);
    assert!(!table.table.overview(table.site_ms).seats[0].clock.unwrap().runs);
}

#[test]
fn time_during_which_the_site_was_down_does_not_count() {
    let mut table = timed(TURN, BOT);
    table.wait_ms(1_000);
    let site_ms = table.site_ms;
    let day_later = 24 * 3600 * 1000 + table.when().wall_ms;
    table.take(Line { wall_ms: day_later, ..table.line("A draw".to_owned()) });
    table.take(Line { wall_ms: day_later, ..table.line("* draw b2.1 s2.1".to_owned()) });
    assert_eq!(table.left_ms(A), 29_000);
    assert_eq!(table.restored().due(site_ms), Some(site_ms + 29_000));
}

#[test]
fn time_never_runs_backwards() {
    let mut table = timed(TURN, BOT);
    table.wait_ms(10_000);
    table.enter("A draw; * draw b2.1 s2.1");
    table.wait_ms(-5_000);
    assert_eq!(table.left_ms(A), 20_000);
    table.enter("A auction");
    assert_eq!(table.left_ms(A), 20_000);
}

#[test]
fn an_order_that_waits_does_not_stop_the_clock() {
    let mut table = timed(TURN, BOT);
    table.orders(A, Order::Bid { maximum: 9 });
    assert_eq!(table.table.due(table.site_ms), Some(table.site_ms + 30_000));
    table.wait_ms(30_000);
    assert!(table.automatic());
    assert_eq!(table.table.sitters()[0].bot(), Some(Level::Mason));
}

#[test]
fn an_order_that_waits_is_not_due() {
    let mut table = timed(Clock::None, BOT);
    table.orders(A, Order::Pass);
    assert_eq!(table.table.automatic(table.when()), None);
    assert_eq!(table.table.due(table.site_ms), None);
}

#[test]
fn clocks_are_neither_too_fast_nor_too_slow() {
    let with = |clock| {
        let mut wish = wish("palazzo", 2);
        wish.clock = clock;
        Settings::of(&wish).map(|_| ())
    };
    assert_eq!(with(Clock::Turn { seconds: 5 }), Ok(()));
    assert_eq!(with(Clock::Turn { seconds: 4 }), Err(SettingsError::Clock));
    assert_eq!(with(Clock::Turn { seconds: 31 * 24 * 3600 }), Err(SettingsError::Clock));
    assert_eq!(with(Clock::Game { seconds: 60, bonus: 24 * 3600 + 1 }), Err(SettingsError::Clock));
}
