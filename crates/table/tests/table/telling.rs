use palazzi_protocol::{Command, Happening, Number, Screens, Seed, Status, Update, What};
use palazzi_rules::Seat::{self, A, B, C};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{ByKind, Record, Setup, Step, Viewer, playout};
use palazzi_table::{Onlooker, Settings, SettingsError};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::driver::{Driver, named, palazzo, person, text, wish};
use crate::random::play_to_the_end;

fn numbers(update: &Update) -> Vec<Number> {
    update.happened.iter().map(|happening| happening.number).collect()
}

fn say(table: &mut Driver<Palazzo>, seat: Seat, text: &str) {
    table.does(seat, Command::Chat { text: text.to_owned() });
}

#[test]
fn an_update_tells_exactly_what_happened_since() {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1");
    let last = table.table.number();
    for since in 0..=last {
        let update = table.update(Some(&person(B)), Some(since));
        assert_eq!(update.since, Some(since));
        assert_eq!(numbers(&update), (since + 1..=last).collect::<Vec<_>>());
    }
}

#[test]
fn who_is_too_far_behind_gets_a_snapshot() {
    let mut table = palazzo();
    for _ in 0..70 {
        say(&mut table, A, "hm");
    }
    let last = table.table.number();
    assert_eq!(numbers(&table.update(None, Some(last - 64))).len(), 64);
    for since in [Some(last - 65), Some(0), Some(-1), Some(last + 1), None] {
        let update = table.update(None, since);
        assert_eq!((update.since, update.happened.len(), update.number), (None, 0, last), "{since:?}");
    }
}

#[test]
fn words_of_those_who_are_muted_are_hidden() {
    let mut table = palazzo();
    say(&mut table, A, "hello");
    say(&mut table, B, "nonsense");
    let muted = [person(B).id];
    let update = table.table.update(Onlooker { person: Some(&person(C)), muted: &muted }, Some(0), 0);
    let told = text(&update);
    assert!(told.contains("hello") && !told.contains("nonsense"));
    assert_eq!(update.number, table.table.number());
    assert_eq!(
        table.told.last().unwrap().for_viewer(Viewer::Spectator, &muted).map(|told| told.number),
        None
    );
}

#[test]
fn ids_of_people_are_never_told() {
    let mut table = palazzo();
    say(&mut table, A, "hello");
    table.does(B, Command::Leave);
    for viewer in [None, Some(person(C))] {
        let told = text(&table.update(viewer.as_ref(), Some(0)));
        assert!([A, B, C].iter().all(|seat| !told.contains(&person(*seat).id)), "{told}");
    }
}

#[test]
fn a_hand_is_told_to_its_owner_alone() {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1");
    let told = |seat: Option<Seat>| text(&table.update(seat.map(person).as_ref(), Some(0)));
    assert!(told(Some(B)).contains(r#""kind":"dealt","seat":"B""#));
    assert!(!told(Some(B)).contains(r#""kind":"dealt","seat":"A""#));
    assert!(!told(None).contains(r#""kind":"dealt","#));
    assert!(told(None).contains(r#""kind":"dealt-hidden","seat":"B""#));
}

#[test]
fn only_the_seat_that_is_to_decide_gets_offers() {
    let table = palazzo();
    assert_eq!(table.update(Some(&person(A)), None).now.offers, ["money", "draw"]);
    assert!(table.update(Some(&person(B)), None).now.offers.is_empty());
    assert!(table.update(None, None).now.offers.is_empty());
}

#[test]
fn happenings_carry_the_time_of_the_wall() {
    let mut table = palazzo();
    table.wait_ms(1_000);
    say(&mut table, A, "hello");
    assert_eq!(table.last_told(Viewer::Spectator).unwrap().at, table.when().wall_ms);
}

#[test]
fn nothing_of_the_game_is_shown_before_play() {
    let table = Driver::<Palazzo>::open(&wish("palazzo", 2), 1);
    let update = table.update(Some(&person(A)), Some(0));
    assert!(update.now.view.is_none() && update.now.overview.to_move.is_none());
    assert!(table.table.position(Some(&person(A)), 0).is_none());
}

#[test]
fn the_seed_is_hidden_until_the_end_and_shown_then() {
    let mut table = Driver::<Palazzo>::begun(&wish("palazzo", 2), 5);
    let before = table.table.overview(0).fairness.unwrap();
    assert_eq!(before.seed, None);
    let told = text(&table.update(Some(&person(A)), Some(0)));
    assert!(!told.contains(&table.seed.to_string()));
    play_to_the_end(&mut table, &mut ChaCha8Rng::seed_from_u64(1));
    let after = table.table.overview(0).fairness.unwrap();
    assert_eq!(after.hash, before.hash);
    let seed: Seed = after.seed.unwrap().parse().unwrap();
    assert_eq!(seed.hash(), before.hash);
    let record = table.table.record();
    let draws = record.log.iter().filter(|step| matches!(step, Step::Chance(_))).count();
    assert_eq!(seed.verify(&record), Ok(draws as u64));
}

#[test]
fn a_closed_game_keeps_its_seed() {
    let mut table = palazzo();
    table.store(palazzi_table::Table::<Palazzo>::closing("the site closes", table.when()));
    assert_eq!(table.table.overview(0).fairness.unwrap().seed, None);
}

#[test]
fn the_record_of_a_finished_game_can_be_read_and_replayed() {
    let mut table = Driver::<Carrara>::begun(&wish("carrara-1e-expansion", 3), 5);
    play_to_the_end(&mut table, &mut ChaCha8Rng::seed_from_u64(1));
    let record = table.table.record();
    let read = Record::<Carrara>::parse(&record.to_string()).unwrap();
    assert!(read.verify().is_ok());
    assert_eq!(read.outcome, table.table.outcome());
    assert_eq!(table.table.moments().len(), record.log.iter().filter(|step| is_decision(step)).count());
}

fn is_decision(step: &Step<Carrara>) -> bool {
    matches!(step, Step::Decision(..))
}

#[test]
fn open_screens_show_everybodys_holdings_to_everybody() {
    let mut open = wish("carrara-2e", 2);
    assert_eq!(Driver::<Carrara>::begun(&open, 1).update(None, None).now.holdings, None);
    open.screens = Screens::Open;
    let table = Driver::<Carrara>::begun(&open, 1);
    let holdings = table.update(None, None).now.holdings.unwrap();
    assert_eq!(holdings.len(), 2);
    assert_eq!(holdings[0].coins, table.game.holdings(A).coins);
}

#[test]
fn palazzo_has_no_screens_to_open() {
    let mut open = wish("palazzo", 2);
    open.screens = Screens::Open;
    assert!(matches!(Settings::of(&open), Err(SettingsError::NoScreens(_))));
}

/// A game that was played elsewhere, of which so many entries are known.
fn imported(entries: usize) -> Driver<Palazzo> {
    let settings = Settings::of(&wish("palazzo", 3)).expect("three may play");
    let head = settings.head().expect("settings have the head of a record");
    let config = Setup::from_head(&head).expect("three may play");
    let (_, mut record) = playout::<Palazzo>(&config, &mut ByKind, &mut ChaCha8Rng::seed_from_u64(4));
    if entries < record.log.len() {
        record.log.truncate(entries);
        record.outcome = None;
    }
    let mut table = Driver::empty(Settings { imported: true, ..settings }, Seed::new([1; 32]));
    let intent = table.table.import(&named("Eve"), &record, table.when());
    table.store(intent);
    assert_eq!(table.table.record(), record);
    table
}

#[test]
fn a_finished_game_from_elsewhere_is_over_and_claims_no_fairness() {
    let table = imported(usize::MAX);
    let overview = table.table.overview(0);
    assert_eq!((overview.status, overview.fairness), (Status::Over, None));
    assert!(overview.outcome.is_some());
    assert!(table.table.position(None, 40).is_some_and(|position| position.at == 40));
}

#[test]
fn an_unfinished_game_from_elsewhere_is_closed() {
    let table = imported(40);
    let overview = table.table.overview(0);
    assert_eq!((overview.status, overview.outcome), (Status::Closed, None));
    assert_eq!(table.table.position(None, 40).unwrap().of, 40);
    assert!(table.table.position(None, 41).is_none());
}

#[test]
fn positions_hide_what_views_hide() {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1; A auction; B bid d4");
    let dealt = table.table.position(Some(&person(B)), 4).unwrap();
    let Some(Happening { what: What::Drawn { facts }, number, .. }) = dealt.last else {
        panic!("the last entry was a draw")
    };
    assert_eq!((number, facts.len()), (9, 1));
    assert!(facts[0].get().contains("d3"), "B's own hand");
    let spectator = table.table.position(None, 4).unwrap();
    assert!(text(&spectator.last).contains("dealt-hidden"));
    assert!(spectator.offers.is_empty());
}

#[test]
fn positions_offer_actions_to_their_owner_until_the_game_is_over() {
    let mut table = Driver::<Palazzo>::begun(&wish("palazzo", 2), 5);
    table.moves(A, "draw");
    table.moves(A, "auction");
    let first = |table: &Driver<Palazzo>, seat: Option<Seat>| {
        table.table.position(seat.map(person).as_ref(), 4).unwrap().offers
    };
    assert_eq!(first(&table, Some(A)), ["money", "draw"]);
    assert!(first(&table, Some(B)).is_empty());
    play_to_the_end(&mut table, &mut ChaCha8Rng::seed_from_u64(1));
    assert_eq!(first(&table, None), ["money", "draw"]);
}

#[test]
fn a_seat_that_changes_hands_is_told_by_name() {
    let mut table = palazzo();
    table.does(B, Command::Leave);
    let told = text(&table.last_told(Viewer::Spectator));
    let expected = r#""kind":"seated","seat":"B","occupant":{"kind":"person","name":"Bob","guest":false,"stand_in":"builder","away":true}"#;
    assert!(told.contains(expected), "{told}");
}

#[test]
fn entries_that_do_not_count_are_not_in_positions() {
    let mut table = palazzo();
    table.enter("A draw; * draw b2.1 s2.1; A auction");
    let before = table.table.position(None, 0).unwrap().of;
    table.does(A, Command::AskTakeback);
    table.does(B, Command::AnswerTakeback { agree: true });
    table.does(C, Command::AnswerTakeback { agree: true });
    assert_eq!(table.table.position(None, 0).unwrap().of, before - 1);
    let What::Undone { seat, moves } = table.last_told(Viewer::Spectator).unwrap().what else {
        panic!("the game went back")
    };
    assert_eq!((seat, moves), (A, 1));
}
