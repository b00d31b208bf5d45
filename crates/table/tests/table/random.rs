//! Random play at tables of every ruleset: a table that was restored cannot be told from one that was played on.

use palazzi_bots::Level;
use palazzi_protocol::{Absence, Clock, Command, Condition, NewTable, Offered, Order, SeatWish, Status};
use palazzi_rules::{Choice, Pending, Ruleset, Seat, Step, below, with_engine};
use palazzi_table::{Automatic, Line, Onlooker, Person, Served, Sitter, Table};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::driver::{Driver, moving, named, person, text, wish};

/// No random game has more steps than this, refused ones included.
const MOST_STEPS: usize = 12_000;

/// A table is restored from all its lines once in so many steps.
const RESTORED_ONCE_IN: u32 = 16;

/// Plays legal moves until the game is over.
pub(crate) fn play_to_the_end<G: Served>(table: &mut Driver<G>, rng: &mut ChaCha8Rng) {
    while let Pending::Decide(seat) = table.game.pending() {
        let action = table.game.random_action(Choice::KindFirst, rng).to_string();
        table.moves(seat, &action);
    }
    assert_eq!(table.table.status(), Status::Over);
}

#[test]
fn restored_tables_are_like_those_that_were_played_on() {
    let mut stored = Vec::new();
    for (index, ruleset) in Ruleset::ALL.into_iter().enumerate() {
        for seed in 0..3 {
            let lines =
                with_engine!(ruleset.engine(), G => play_randomly::<G>(ruleset, 10 * index as u8 + seed));
            stored.extend(lines);
        }
    }
    let went_back = |line: &&Line| line.body.starts_with(r#"{"kind":"undone""#);
    assert!(
        stored.iter().filter(went_back).any(|line| !line.body.ends_with(r#""moves":1}"#)),
        "one move at most"
    );
    for kind in ["undone", "takeback-asked", "takeback-answered", "time-over", "paused", "resumed", "said"] {
        let start = format!(r#"{{"kind":"{kind}""#);
        assert!(stored.iter().any(|line| line.body.starts_with(&start)), "nothing was {kind}");
    }
}

/// Plays a whole game. Returns what was stored.
fn play_randomly<G: Served>(ruleset: Ruleset, seed: u8) -> Vec<Line> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    let wish = random_wish(ruleset, &mut rng);
    let mut played = Driver::<G>::open(&wish, seed);
    let mut second = played.restored();
    let place = |step: usize| format!("{ruleset}, seed {seed}, step {step}");
    for step in 0..MOST_STEPS {
        if played.table.status() == Status::Over {
            check_the_end(&played);
            return played.lines;
        }
        let (lines, orders) = (played.lines.len(), played.orders.clone());
        take_random_step(&mut played, &mut rng);
        played.lines[lines..]
            .iter()
            .for_each(|line| drop(second.take(line).expect("the first has taken it")));
        for (seat, order) in
            Seat::ALL.into_iter().zip(&played.orders).filter(|(seat, order)| orders[*seat] != **order)
        {
            second.set_order(seat, order.clone());
        }
        if below(&mut rng, RESTORED_ONCE_IN) == 0 {
            second = played.restored();
        }
        check_alike(&played, &second, &place(step));
        check_offers(&played, &place(step));
        check_due(&played, &place(step));
    }
    panic!("{}: the game does not end", place(MOST_STEPS));
}

fn random_wish(ruleset: Ruleset, rng: &mut ChaCha8Rng) -> NewTable {
    let mut wish = wish(ruleset.name(), 2 + below(rng, 3) as usize);
    let clocks = [Clock::None, Clock::Turn { seconds: 20 }, Clock::Game { seconds: 300, bonus: 5 }];
    wish.clock = clocks[below(rng, 3) as usize];
    wish.absence = [Absence::Wait, Absence::Bot(Level::Novice)][below(rng, 2) as usize];
    wish.rated = below(rng, 4) == 0;
    wish.shuffle_seats = below(rng, 2) == 0;
    if below(rng, 2) == 0 {
        *wish.seats.last_mut().expect("there are seats") = SeatWish::Bot(Level::Mason);
    }
    wish
}

fn take_random_step<G: Served>(played: &mut Driver<G>, rng: &mut ChaCha8Rng) {
    played.wait_ms(below(rng, 900).into());
    if below(rng, 400) == 0 {
        played.wait_ms(40_000);
    }
    if below(rng, 3) > 0 && played.table.due(played.site_ms).is_some_and(|due| due <= played.site_ms) {
        return act(played, rng);
    }
    let people = people(&played.table);
    let person = people[below(rng, people.len() as u32) as usize].clone();
    let command = random_command(played, rng);
    let seen = played.table.number() - i64::from(below(rng, 8) == 0);
    let mover =
        played.table.to_move().and_then(|seat| played.table.sitters()[seat as usize].person().cloned());
    let person = match (&command, mover) {
        (Command::Move { .. }, Some(mover)) if below(rng, 8) > 0 => mover,
        _ => person,
    };
    drop(played.submit_at(&person, seen, command));
}

fn act<G: Served>(played: &mut Driver<G>, rng: &mut ChaCha8Rng) {
    match played.table.automatic(played.when()).expect("a table that is due acts") {
        Automatic::Intent(intent) => played.store(intent),
        Automatic::Bot { seat, .. } => {
            let action = played.game.random_action(Choice::KindFirst, rng);
            let intent = played.table.bot_move(seat, action, played.when());
            played.store(intent.expect("a bot may move where it is due"));
        }
    }
}

/// Everybody who may have a place here, and somebody else.
fn people<G: Served>(table: &Table<G>) -> Vec<Person> {
    Seat::of(table.sitters().len()).map(person).chain([named("Eve")]).collect()
}

fn random_command<G: Served>(played: &Driver<G>, rng: &mut ChaCha8Rng) -> Command {
    let seat = Seat::ALL[below(rng, 4) as usize];
    let action = match played.game.pending() {
        Pending::Decide(_) => played.game.random_action(Choice::KindFirst, rng).to_string(),
        _ => "nothing".to_owned(),
    };
    if played.table.now(None, 0).takeback.is_some() && below(rng, 2) == 0 {
        return Command::AnswerTakeback { agree: below(rng, 5) > 0 };
    }
    match below(rng, 60) {
        0 => Command::Leave,
        1..=4 => Command::Sit { seat },
        5 => Command::Pause,
        6..=7 => Command::Resume,
        8 => Command::Chat { text: "well, well".to_owned() },
        9..=11 => Command::Undo,
        12..=16 => Command::AskTakeback,
        17..=18 => Command::AnswerTakeback { agree: true },
        19 => Command::Bot { seat, level: Level::Builder },
        20 => Command::Rematch,
        21 => Command::Order { order: None },
        22..=24 => Command::Order { order: Some(random_order(action, rng)) },
        25 => moving("nonsense"),
        _ => moving(&action),
    }
}

fn random_order(action: String, rng: &mut ChaCha8Rng) -> Order {
    match below(rng, 4) {
        0 => Order::Bid { maximum: below(rng, 20) },
        1 => Order::Pass,
        2 => Order::Next { action, condition: Condition::Unchanged },
        _ => Order::Next { action, condition: Condition::Always },
    }
}

fn check_alike<G: Served>(played: &Driver<G>, second: &Table<G>, place: &str) {
    let now = played.site_ms;
    let last = played.table.number();
    for person in people(&played.table).iter().map(Some).chain([None]) {
        let onlooker = Onlooker { person, muted: &[] };
        for since in [None, Some(last - 3)] {
            let told = |table: &Table<G>| text(&table.update(onlooker, since, now));
            assert_eq!(told(&played.table), told(second), "{place}");
        }
    }
    assert_eq!(played.table.due(now), second.due(now), "{place}");
    assert_eq!(played.table.automatic(played.when()), second.automatic(played.when()), "{place}");
    assert_eq!(played.table.sitters(), second.sitters(), "{place}");
}

/// What is offered to somebody is what they may do.
fn check_offers<G: Served>(played: &Driver<G>, place: &str) {
    for person in people(&played.table) {
        let now = played.table.now(Some(&person), played.site_ms);
        for offer in now.offers.iter().take(3) {
            assert!(
                played.verdict(&person, moving(offer)).is_ok(),
                "{place}: {} may not {offer}",
                person.name
            );
        }
        for (offered, commands) in commands_for(&played.table) {
            let accepted = commands.iter().any(|command| played.verdict(&person, command.clone()).is_ok());
            let is_offered = now.may.contains(&offered);
            assert_eq!(is_offered, accepted, "{place}: {offered:?} for {}", person.name);
        }
    }
}

/// The ways to do what may be offered.
fn commands_for<G: Served>(table: &Table<G>) -> Vec<(Offered, Vec<Command>)> {
    let seats = || Seat::of(table.sitters().len());
    let order = Order::Next { action: "pass".to_owned(), condition: Condition::Always };
    vec![
        (Offered::Sit, seats().map(|seat| Command::Sit { seat }).collect()),
        (Offered::Leave, vec![Command::Leave]),
        (Offered::Bot, seats().map(|seat| Command::Bot { seat, level: Level::Novice }).collect()),
        (Offered::Undo, vec![Command::Undo]),
        (Offered::AskTakeback, vec![Command::AskTakeback]),
        (Offered::AnswerTakeback, vec![Command::AnswerTakeback { agree: true }]),
        (Offered::Order, vec![Command::Order { order: Some(order) }]),
        (Offered::Pause, vec![Command::Pause]),
        (Offered::Resume, vec![Command::Resume]),
        (Offered::Rematch, vec![Command::Rematch]),
        (Offered::Close, vec![Command::Close]),
    ]
}

/// A table acts when it is due, and only then.
fn check_due<G: Served>(played: &Driver<G>, place: &str) {
    if played.table.status() == Status::Over {
        return;
    }
    let is_due = played.table.due(played.site_ms).is_some_and(|due| due <= played.site_ms);
    assert_eq!(is_due, played.table.automatic(played.when()).is_some(), "{place}");
}

fn check_the_end<G: Served>(played: &Driver<G>) {
    let record = played.table.record();
    let draws = record.log.iter().filter(|step| matches!(step, Step::Chance(_))).count();
    assert_eq!(played.seed.verify(&record), Ok(draws as u64));
    record.verify().expect("the result is what the record leads to");
    assert!(played.table.sitters().iter().all(|sitter| *sitter != Sitter::Nobody));
}
