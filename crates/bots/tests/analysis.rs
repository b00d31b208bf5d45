//! Hints and analysis: fair, repeatable, and right about who plays badly.

use std::fmt::Debug;

use palazzi_bots::{
    Analysis, BotName, Budget, Cause, Contestant, Effort, Grade, Learn, Level, Memory, Moment, Progress,
    Remember, Situation, Thought, Wanted, analyse, hints,
};
use palazzi_rules::carrara::{Carrara, Config, Edition};
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{ByKind, Fact, Game, Offers, Outcome, Pending, Record, Seat, Step, Viewer, playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn effort(playouts: u32) -> Effort {
    Effort::new(Budget::Playouts(playouts))
}

fn carrara(edition: Edition, players: usize) -> Config {
    Config::new(edition, players).expect("2 to 4 can play")
}

fn palazzo(players: usize) -> palazzo::Config {
    palazzo::Config::new(players).expect("2 to 4 can play")
}

fn random_record<G: Game>(config: &G::Config, seed: u64) -> Record<G> {
    playout::<G>(config, &mut ByKind, &mut generator(seed)).1
}

fn analysed<G: Learn>(record: &Record<G>, playouts: u32) -> Analysis {
    analyse(record, effort(playouts), 0, |_| true).expect("the record is sound")
}

/// Lets bots play, one for each seat, and writes the game down.
fn bot_record<G: Learn + 'static>(config: &G::Config, names: &[BotName], seed: u64) -> Record<G> {
    let mut rng = generator(seed);
    let mut game = G::new(config);
    let mut record = Record::new(config.clone());
    let seats = Seat::ALL.into_iter().zip(names);
    let mut bots: Vec<_> = seats
        .map(|(seat, name)| Contestant::<G>::make(name, seat, &game.view(Viewer::Seat(seat)), seed))
        .collect();
    let mut offers = Offers::default();
    loop {
        let mut facts: Vec<Fact<G::Event>> = Vec::new();
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve_unchecked(&chance, &mut facts);
                record.log.push(Step::Chance(chance));
            }
            Pending::Decide(seat) => {
                game.legal_actions(seat, &mut offers);
                let view = game.view(Viewer::Seat(seat));
                let situation = Situation { seat, view: &view, offers: &offers };
                let action = bots[seat as usize].choose(&situation, Budget::Playouts(1));
                game.play_unchecked(&action, &mut facts);
                record.log.push(Step::Decision(seat, action));
            }
            Pending::Over => {
                record.outcome = Some(Outcome::of(&game));
                return record;
            }
        }
        for (seat, bot) in Seat::ALL.into_iter().zip(&mut bots) {
            let heard = facts.iter().filter(|fact| fact.audience.includes(Viewer::Seat(seat)));
            heard.for_each(|fact| bot.hear(&fact.event));
        }
    }
}

/// What a seat thinks that sees `world` and has heard `told`.
fn think<G: Learn>(world: &G, seat: Seat, told: &[G::Event]) -> Vec<Thought<G::Action>> {
    let view = world.view(Viewer::Seat(seat));
    let mut memory = <G as Remember>::Memory::start(&view);
    told.iter().for_each(|event| memory.hear(event));
    let mut offers = Offers::default();
    world.legal_actions(seat, &mut offers);
    let situation = Situation::<G> { seat, view: &view, offers: &offers };
    let wanted = Wanted { best: 2, also: &offers[offers.len() - 1..] };
    hints(&memory, &situation, wanted, effort(4), &mut generator(3))
}

/// Compares what seats think of the true state with what they think of one in which everything that they cannot
/// know is drawn anew; returns how many decisions were compared.
fn compare_thoughts<G: Learn + Debug>(config: &G::Config, seed: u64) -> usize {
    let record = random_record::<G>(config, seed);
    let mut rng = generator(seed);
    let mut told: Vec<Vec<G::Event>> = vec![Vec::new(); 4];
    let mut game = G::new(config);
    let mut compared = 0;
    for step in &record.log {
        if let Pending::Decide(seat) = game.pending() {
            let other = G::determinize(&game.view(Viewer::Seat(seat)), &mut rng);
            let told = &told[seat as usize];
            assert_eq!(think(&game, seat, told), think(&other, seat, told), "seed {seed}, '{step}'");
            compared += 1;
        }
        let mut facts: Vec<Fact<G::Event>> = Vec::new();
        match step {
            Step::Chance(chance) => game.resolve_unchecked(chance, &mut facts),
            Step::Decision(_, action) => game.play_unchecked(action, &mut facts),
        }
        for (seat, told) in Seat::ALL.into_iter().zip(&mut told) {
            let heard = facts.iter().filter(|fact| fact.audience.includes(Viewer::Seat(seat)));
            told.extend(heard.map(|fact| fact.event.clone()));
        }
    }
    compared
}

#[test]
fn hints_use_only_what_the_seat_knows() {
    let mut compared = 0;
    for players in 2..=4 {
        compared += compare_thoughts::<Carrara>(&carrara(Edition::First, players), 1);
        compared += compare_thoughts::<Palazzo>(&palazzo(players), 1);
    }
    assert!(compared > 500, "{compared} decisions are too few");
}

/// Another deal to the others does not change what the first player's decision is worth.
#[test]
fn an_analysis_does_not_look_into_hands() {
    let deal = |hand: &str| {
        let text = format!(
            "palazzi 1\nruleset palazzo\nrules 1\nplayers 2\n--\n* builder 4\n* tiles s2.2 m1.1 b3.1 s2.1 m2.1\n\
             * hand A f5 d3 l3 l5\n* hand B {hand}\nA money\n* cards f6 l4 c2\nA take f6 l4\n"
        );
        analysed(&Record::<Palazzo>::parse(&text).expect("it is a record"), 30).decisions
    };
    let poor = deal("d3 d4 l4 c2");
    assert_eq!(poor.len(), 2);
    assert_eq!(poor, deal("f7 d6 d7 l7"));
}

#[test]
fn hints_are_the_best_few_and_what_was_asked_for_best_first() {
    let record = random_record::<Carrara>(&carrara(Edition::Second, 3), 5);
    for moment in Moment::all(&record).expect("the record is sound").iter().filter(|moment| moment.is_open())
    {
        let thoughts = moment.hints(2, effort(20), &mut generator(1));
        assert!((2..=3).contains(&thoughts.len()));
        assert!(thoughts.iter().any(|thought| Some(thought.action) == moment.action));
        for thought in &thoughts {
            assert!(moment.offers.contains(&thought.action) && thought.visits > 0);
            let wins: f32 = thought.judgement.wins.iter().sum();
            assert!((wins - 1.0).abs() < 1e-3, "{wins}");
        }
        assert!(thoughts.is_sorted_by_key(|thought| -thought.judgement.utility(moment.seat, 3)));
    }
}

#[test]
fn an_analysis_depends_on_record_budget_and_seed_alone() {
    let record = random_record::<Palazzo>(&palazzo(3), 2);
    let with = |threads, seed| analyse(&record, Effort { threads, ..effort(6) }, seed, |_| true).unwrap();
    assert_eq!(with(1, 0), with(3, 0));
    assert_ne!(with(1, 0), with(1, 1));
}

#[test]
fn who_decides_at_random_gives_away_more() {
    let level = BotName::Level(Level::Builder);
    let config = carrara(Edition::Second, 2);
    let mut losses = [0.0; 2];
    for (seed, names) in [(1, [level, BotName::Random]), (2, [BotName::Random, level])] {
        let analysis = analysed(&bot_record::<Carrara>(&config, &names, seed), 40);
        let summaries = analysis.summaries();
        for (summary, name) in summaries.iter().zip(names) {
            let loss = summary.mean_loss.expect("everybody decided something");
            losses[usize::from(name == BotName::Random)] += loss;
        }
        let blamed = |seat: usize| summaries[seat].grades[2..].iter().sum::<usize>();
        let (careful, random) = if names[0] == level { (0, 1) } else { (1, 0) };
        assert!(blamed(random) > blamed(careful), "{summaries:?}");
        assert!(summaries[random].accuracy < summaries[careful].accuracy, "{summaries:?}");
    }
    assert!(losses[1] > 2.0 * losses[0], "{losses:?}");
}

/// A random game whose last decision makes the difference between victory and defeat, without that decision; with an
/// action that wins and one that loses.
fn decided_by_the_last_decision() -> (Record<Carrara>, Seat, [<Carrara as Game>::Action; 2]) {
    let decisive = |seed| {
        let mut record = random_record::<Carrara>(&carrara(Edition::Second, 3), seed);
        record.log.pop();
        record.outcome = None;
        let game = record.replay(|_, _| {}).expect("the record is sound");
        let Pending::Decide(seat) = game.pending() else { return None };
        let mut offers = Offers::default();
        game.legal_actions(seat, &mut offers);
        let wins = |action: &_| {
            let mut end = game;
            end.play_unchecked(action, &mut ());
            (end.pending() == Pending::Over).then(|| end.winners().contains(seat))
        };
        let ends: Vec<bool> = offers.iter().map(wins).collect::<Option<_>>()?;
        let first = |won| Some(offers[ends.iter().position(|end| *end == won)?]);
        Some((record, seat, [first(true)?, first(false)?]))
    };
    (0..1_000).find_map(decisive).expect("one of a thousand games is decided at the end")
}

#[test]
fn giving_the_victory_away_is_a_turning_point() {
    let (mut record, seat, [winning, losing]) = decided_by_the_last_decision();
    let entry = record.log.len() + 1;
    record.log.push(Step::Decision(seat, losing));
    let analysis = analysed(&record, 2);
    let points = analysis.turning_points();
    let last = points.last().expect("the last decision is a turning point");
    assert_eq!((last.entry, last.seat), (entry, seat));
    assert!(last.change <= -0.3, "{last:?}");
    let Cause::Decision { by, action, best, grade } = &last.cause else { panic!("{last:?} is a decision") };
    assert_eq!((*by, action, *grade), (seat, &losing.to_string(), Grade::Blunder));
    assert_ne!(best, action);
    assert!(points.len() <= 6 && points.windows(2).all(|pair| pair[0].entry < pair[1].entry));

    record.log.pop();
    record.log.push(Step::Decision(seat, winning));
    let analysis = analysed(&record, 2);
    let verdict = analysis.decisions.last().and_then(|decision| decision.verdict.as_ref());
    assert_eq!(verdict.map(|verdict| verdict.grade), Some(Grade::Best));
}

#[test]
fn every_ruleset_is_analysed_to_the_end() {
    for edition in [Edition::First, Edition::FirstExpansion, Edition::Second, Edition::SecondAdvanced] {
        check_shape(&random_record::<Carrara>(&carrara(edition, 4), 1));
    }
    check_shape(&random_record::<Palazzo>(&palazzo(4), 1));
}

fn check_shape<G: Learn>(record: &Record<G>) {
    let analysis = analysed(record, 2);
    let outcome = record.outcome.as_ref().expect("the game is finished");
    assert!(analysis.complete);
    let decisions = record.log.iter().filter(|step| matches!(step, Step::Decision(..))).count();
    assert_eq!(analysis.decisions.len(), decisions);
    for decision in &analysis.decisions {
        let text = format!("{} {}", decision.seat, decision.action);
        assert_eq!(record.log[decision.entry - 1].to_string(), text);
        assert_eq!(decision.verdict.is_some(), decision.offers > 1);
    }
    for swing in &analysis.swings {
        assert!(matches!(record.log[swing.entry - 1], Step::Chance(_)));
        assert!(swing.wins.iter().sum::<f32>().abs() < 1e-3);
    }
    let end = analysis.end.as_ref().expect("the game is over");
    for (seat, points) in Seat::ALL.into_iter().zip(&end.points) {
        assert_eq!(*points, outcome.scores[seat as usize] as f32);
        assert_eq!(end.wins[seat as usize] > 0.0, outcome.winners.contains(&seat));
    }
}

#[test]
fn an_unfinished_game_is_analysed_as_far_as_it_goes() {
    let mut record = random_record::<Carrara>(&carrara(Edition::First, 2), 3);
    record.outcome = None;
    let decides = |step: &Step<_>| matches!(step, Step::Decision(..));
    let cut =
        (20..record.log.len()).find(|entry| decides(&record.log[*entry]) && decides(&record.log[*entry - 1]));
    record.log.truncate(cut.expect("somebody decides after a decision"));
    let analysis = analysed(&record, 4);
    assert_eq!(analysis.decisions.last().map(|decision| decision.entry), Some(record.log.len()));
    let end = analysis.end.expect("somebody is to decide");
    assert!(end.wins.iter().all(|win| *win > 0.0));
}

#[test]
fn a_record_without_decisions_has_no_verdicts() {
    let mut record = random_record::<Carrara>(&carrara(Edition::First, 2), 3);
    (record.outcome, record.log) = (None, Vec::new());
    let analysis = analysed(&record, 4);
    assert!(analysis.decisions.is_empty() && analysis.swings.is_empty() && analysis.end.is_none());
    assert!(analysis.turning_points().is_empty());
    assert!(analysis.summaries().iter().all(|summary| summary.accuracy.is_none()));
}

#[test]
fn a_wrong_record_is_refused_with_its_line() {
    let mut record = random_record::<Carrara>(&carrara(Edition::First, 2), 3);
    record.outcome = None;
    record.log.remove(4);
    let error = analyse(&record, effort(1), 0, |_| true).expect_err("an entry is missing");
    assert_eq!(error.line, record.line_of(4));
}

#[test]
fn an_analysis_stops_when_it_is_told_to() {
    let record = random_record::<Palazzo>(&palazzo(2), 2);
    let mut last = Progress { done: 0, total: 0 };
    let analysis = analyse(&record, effort(2), 0, |progress| {
        assert_eq!(progress.done, last.done + 1);
        last = progress;
        progress.done < 5
    });
    let analysis = analysis.expect("the record is sound");
    assert!(!analysis.complete && last.total > 5);
    assert_eq!(analysis.decisions.iter().filter(|decision| decision.verdict.is_some()).count(), 5);
}
