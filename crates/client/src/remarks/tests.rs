//! Whole games at random, told update by update as a table tells them.

use std::collections::BTreeSet;

use palazzi_protocol::{
    Absence, Clock, Happening, Number, Outcome, Overview, Screens, SeatNow, Status, Visibility,
};
use palazzi_rules::carrara::{Carrara, City, Event, Place};
use palazzi_rules::{Choice, Fact, Head, Pending, Ruleset, Setup, Viewer, with_engine};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::value::to_raw_value;

use super::*;
use crate::texts::{Language, Texts};

const BOT: Occupant = Occupant::Bot { level: Level::Mason };

fn person(stand_in: Option<Level>) -> Occupant {
    Occupant::Person { name: "Ada".to_owned(), guest: true, portrait: None, stand_in, away: false }
}

fn now<G: Game>(ruleset: Ruleset, game: &G, seats: &[Occupant]) -> Now {
    let is_over = game.pending() == Pending::Over;
    let seat = |occupant: &Occupant| SeatNow { occupant: occupant.clone(), clock: None };
    let outcome = is_over.then(|| Outcome {
        scores: game.scores()[..seats.len()].to_vec(),
        winners: game.winners().iter().collect(),
    });
    Now {
        overview: Overview {
            table: "local-test".to_owned(),
            ruleset,
            status: if is_over { Status::Over } else { Status::Playing },
            seats: seats.iter().map(seat).collect(),
            to_move: None,
            clock: Clock::None,
            paused: false,
            screens: Screens::Hidden,
            visibility: Visibility::Link,
            rated: false,
            absence: Absence::default(),
            fairness: None,
            outcome,
            rematch: None,
            created: 0,
        },
        you: None,
        view: Some(to_raw_value(&game.view(Viewer::Spectator)).unwrap()),
        offers: Vec::new(),
        may: Vec::new(),
        takeback: None,
        order: None,
        holdings: None,
    }
}

/// Everything that a table tells during a game, the beginning first.
fn told<G: Game>(ruleset: Ruleset, seats: &[Occupant], seed: u64) -> Vec<Update> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = G::new(&G::Config::from_head(&Head::new(ruleset, seats.len())).unwrap());
    let mut updates = Vec::new();
    let mut tell = |game: &G, what: What| {
        let number = updates.len() as Number + 1;
        let happened = vec![Happening { number, at: 0, what }];
        updates.push(Update { number, since: Some(number - 1), happened, now: now(ruleset, game, seats) });
    };
    tell(&game, What::Started);
    loop {
        let mut facts: Vec<Fact<G::Event>> = Vec::new();
        let seat = match game.pending() {
            Pending::Over => return updates,
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve(&chance, &mut facts).unwrap();
                None
            }
            Pending::Decide(seat) => {
                let action = game.random_action(Choice::KindFirst, &mut rng);
                game.play(seat, &action, &mut facts).unwrap();
                Some(seat)
            }
        };
        let facts = facts.iter().map(|fact| to_raw_value(&fact.event).unwrap()).collect();
        let what = match seat {
            Some(seat) => What::Moved { seat, facts },
            None => What::Drawn { facts },
        };
        tell(&game, what);
    }
}

/// What is said during a game, with the number of the update.
fn said<G: Remarked>(updates: &[Update]) -> Vec<(Number, Remark)> {
    let mut remarks = Remarks::default();
    let before = std::iter::once(None).chain(updates.iter().map(|update| Some(&update.now)));
    let said = before.zip(updates).map(|(before, update)| (update.number, remarks.hear::<G>(before, update)));
    said.filter_map(|(number, remark)| Some((number, remark?))).collect()
}

/// How many turns begin in each update.
fn turns<G: Remarked>(update: &Update) -> usize {
    let (What::Moved { facts, .. } | What::Drawn { facts }) = &update.happened[0].what else { return 0 };
    let events = facts.iter().filter_map(|fact| serde_json::from_str::<G::Event>(fact.get()).ok());
    events.filter(G::begins_turn).count()
}

#[test]
fn everybody_has_words_of_their_own_for_every_moment() {
    let sources = [
        include_str!("../../locales/en/remarks.ftl"),
        include_str!("../../locales/de/remarks.ftl"),
        include_str!("../../locales/nl/remarks.ftl"),
        include_str!("../../locales/it/remarks.ftl"),
        include_str!("../../locales/el/remarks.ftl"),
    ];
    for (language, source) in Language::ALL.into_iter().zip(sources) {
        let texts = Texts::new(language, &[source]);
        let mut words = BTreeSet::new();
        for level in Level::ALL {
            for moment in Moment::ALL {
                let text = texts.get(lines::line(level, moment));
                assert!(text.chars().count() <= 60 && !text.starts_with("remark-"), "{language:?}: {text}");
                assert!(words.insert(text.clone()), "{language:?}: {text} is said twice");
            }
        }
    }
}

#[test]
fn at_most_one_remark_is_made_each_round_and_there_are_some() {
    let mut count = 0;
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => {
            for seed in 0..10 {
                let updates = told::<G>(ruleset, &[BOT, BOT, BOT], seed);
                let remarks = said::<G>(&updates);
                assert_eq!(remarks, said::<G>(&updates), "the same game gives the same remarks");
                let last = updates.len() as Number;
                let ends_with = remarks.last().map(|(number, _)| *number);
                assert_eq!(ends_with, Some(last), "{ruleset}: somebody speaks at the end");
                for pair in remarks[..remarks.len() - 1].windows(2) {
                    let between = &updates[pair[0].0 as usize - 1..pair[1].0 as usize];
                    let begun: usize = between.iter().map(turns::<G>).sum();
                    assert!(begun >= 3, "{ruleset}: {pair:?}");
                }
                count += remarks.len();
            }
        });
    }
    assert!((150..1000).contains(&count), "{count} remarks in 50 games");
}

#[test]
fn a_game_begins_with_a_greeting_that_is_not_said_again() {
    let ruleset = Ruleset::ALL[0];
    let updates = told::<Carrara>(ruleset, &[person(None), BOT], 1);
    let greeting = Remark { seat: Seat::B, key: crate::key::REMARK_TUFO_GREETS };
    assert_eq!(said::<Carrara>(&updates)[0], (1, greeting));
    let mut anew = updates.last().unwrap().clone();
    anew.since = Some(0);
    anew.happened = updates.iter().flat_map(|update| update.happened.clone()).collect();
    assert_eq!(Remarks::default().hear::<Carrara>(None, &anew), None);
}

#[test]
fn who_hears_everything_anew_goes_on_like_the_others() {
    let updates = told::<Carrara>(Ruleset::ALL[0], &[person(None), BOT, BOT], 4);
    let half = updates.len() / 2;
    let mut anew = updates[half - 1].clone();
    anew.since = Some(0);
    anew.happened = updates[..half].iter().flat_map(|update| update.happened.clone()).collect();
    let later: Vec<Update> = std::iter::once(anew).chain(updates[half..].iter().cloned()).collect();
    let from_half = said::<Carrara>(&updates).into_iter().filter(|(number, _)| *number > half as Number);
    let numbers = |said: Vec<(Number, Remark)>| said.last().copied();
    assert_eq!(numbers(said::<Carrara>(&later)), numbers(from_half.collect()));
}

#[test]
fn people_say_nothing_and_who_stands_in_for_them_neither() {
    let seats = [person(None), person(Some(Level::Master))];
    for seed in 0..5 {
        assert_eq!(said::<Carrara>(&told::<Carrara>(Ruleset::ALL[0], &seats, seed)), []);
    }
}

#[test]
fn who_wins_says_so_and_who_loses_takes_it_well() {
    let (mut wins, mut losses) = (0, 0);
    for seed in 0..12 {
        let updates = told::<Carrara>(Ruleset::ALL[0], &[person(None), BOT], seed);
        let (_, last) = *said::<Carrara>(&updates).last().unwrap();
        let outcome = updates.last().unwrap().now.overview.outcome.clone().unwrap();
        let has_won = outcome.winners.contains(&Seat::B);
        let expected = if has_won { crate::key::REMARK_TUFO_WINS } else { crate::key::REMARK_TUFO_LOSES };
        assert_eq!(last, Remark { seat: Seat::B, key: expected });
        *if has_won { &mut wins } else { &mut losses } += 1;
    }
    assert!(wins > 0 && losses > 0, "{wins} won, {losses} lost");
}

#[test]
fn a_scored_city_hurts_those_who_build_there() {
    let mut hurt = 0;
    for seed in 0..20 {
        let updates = told::<Carrara>(Ruleset::ALL[0], &[BOT, BOT, BOT], seed);
        for pair in updates.windows(2) {
            let What::Moved { seat, facts } = &pair[1].happened[0].what else { continue };
            let before = serde_json::from_str(pair[0].now.view.as_ref().unwrap().get()).unwrap();
            for event in facts.iter().map(|fact| serde_json::from_str::<Event>(fact.get()).unwrap()) {
                let robbed = Carrara::robbed(&event, &before);
                let Event::Scored { place: Place::City(city), .. } = event else {
                    assert!(robbed.is_empty(), "{event:?}");
                    continue;
                };
                let buildings = |seat: Seat, city: City| before.table.boards[seat].cities[city].count();
                let others = Seat::of(3).filter(|other| other != seat);
                let expected: BTreeSet<Seat> = others.filter(|other| buildings(*other, city) >= 2).collect();
                assert_eq!(robbed.iter().copied().collect::<BTreeSet<_>>(), expected);
                hurt += robbed.len();
            }
        }
    }
    assert!(hurt > 0);
}
