use std::collections::BTreeSet;

use palazzi_rules::carrara::Edition;
use palazzi_rules::{Game, Offers, Pending, Ruleset, Step as Entry, Viewer};

use super::{PALAZZO, carrara};
use crate::learn::lesson::{LEARNER, Lesson};
use crate::learn::sections::has_rule;
use crate::learn::tests::english;
use crate::learn::{Answer, Run};

const EDITIONS: [Edition; 4] =
    [Edition::First, Edition::FirstExpansion, Edition::Second, Edition::SecondAdvanced];

/// A lesson has so many steps: enough to learn it all, not so many that people leave.
const STEPS: std::ops::RangeInclusive<usize> = 8..=15;

#[test]
fn every_lesson_can_be_taken_whatever_is_accepted() {
    EDITIONS.into_iter().for_each(|edition| take_all_ways(carrara(edition)));
    take_all_ways(&PALAZZO);
}

/// Plays a lesson in every way that it accepts, and shows every position as the learner sees it.
fn take_all_ways<G: Game>(lesson: &'static Lesson<G>) {
    let mut games: Vec<G> = Vec::new();
    for step in lesson.steps {
        if let Some(scene) = step.scene {
            games = vec![scene()];
        }
        let mut after: Vec<G> = Vec::new();
        for game in &mut games {
            for line in step.before {
                let entry: Entry<G> = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
                entry
                    .apply(game, &mut ())
                    .unwrap_or_else(|fault| panic!("{} {}: {fault}", lesson.name, step.name));
            }
            let view = game.view(Viewer::Seat(LEARNER));
            let written = serde_json::to_string(&view).expect("views can be written");
            let read: Result<G::View, _> = serde_json::from_str(&written);
            assert!(read.is_ok(), "{} {}: {:?}", lesson.name, step.name, read.err());
            if !step.is_task() {
                after.push(game.clone());
                continue;
            }
            let mut offers = Offers::default();
            game.legal_actions(LEARNER, &mut offers);
            let named = step.accepted.iter().filter_map(|text| text.parse().ok());
            let mut accepted: Vec<G::Action> =
                named.chain(offers.iter().copied().filter(|action| step.accepts(action))).collect();
            accepted.dedup();
            assert!(!accepted.is_empty(), "{} {}: nothing is accepted", lesson.name, step.name);
            assert!(step.expected(game).is_some(), "{} {}: nothing is possible", lesson.name, step.name);
            for action in accepted {
                let mut next = game.clone();
                next.play(LEARNER, &action, &mut ())
                    .unwrap_or_else(|illegal| panic!("{} {}: {illegal}", lesson.name, step.name));
                if !after.contains(&next) {
                    after.push(next);
                }
            }
        }
        games = after;
    }
}

#[test]
fn every_lesson_has_its_texts_and_no_other() {
    let texts = english();
    let mut used = BTreeSet::new();
    let mut collect = |names: Vec<String>| used.extend(names);
    EDITIONS.into_iter().for_each(|edition| collect(texts_of(carrara(edition))));
    collect(texts_of(&PALAZZO));
    for name in &used {
        texts.find(name).unwrap_or_else(|_| panic!("there is no text {name}"));
    }
    let written = include_str!("../../../locales/en/learn.ftl").lines();
    let written = written.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name);
    for name in
        written.filter(|name| name.starts_with("learn-carrara-") || name.starts_with("learn-palazzo-"))
    {
        assert!(used.contains(name), "no lesson has {name}");
    }
}

fn texts_of<G: Game>(lesson: &'static Lesson<G>) -> Vec<String> {
    let ends = |task: bool| if task { &["", "-do", "-hint", "-done"][..] } else { &[""] };
    let steps = lesson.steps.iter();
    steps.flat_map(|step| ends(step.is_task()).iter().map(|end| lesson.text(step, end))).collect()
}

#[test]
fn lessons_cite_rules_of_their_ruleset_and_have_a_good_length() {
    fn check<G: Game>(lesson: &'static Lesson<G>, ruleset: Ruleset) {
        assert_eq!(lesson.name, ruleset.name());
        assert!(STEPS.contains(&lesson.steps.len()), "{}: {}", lesson.name, lesson.steps.len());
        for step in lesson.steps {
            assert!(!step.rules.is_empty(), "{}", step.name);
            assert!(step.rules.iter().all(|rule| has_rule(ruleset, rule)), "{} {:?}", step.name, step.rules);
        }
    }
    EDITIONS.into_iter().for_each(|edition| check(carrara(edition), Ruleset::Carrara(edition)));
    check(&PALAZZO, Ruleset::Palazzo);
}

#[test]
fn a_lesson_can_be_taken_up_at_every_step() {
    fn check<G: Game>(lesson: &'static Lesson<G>) {
        for at in 0..lesson.steps.len() {
            let run = Run::new(lesson, at);
            assert_eq!(run.at(), at);
            assert!(!run.is_busy());
            assert_eq!(run.expected().is_some(), lesson.steps[at].is_task(), "{}", lesson.steps[at].name);
        }
    }
    EDITIONS.into_iter().for_each(|edition| check(carrara(edition)));
    check(&PALAZZO);
}

#[test]
fn what_was_not_asked_for_changes_nothing() {
    let lesson = carrara(Edition::First);
    let mut run = Run::new(lesson, 2);
    let before = *run.game();
    let dearer = "buy 1 b1".parse().expect("an action");
    assert!(matches!(run.submit(&dearer), Answer::NotAsked));
    let absent = "buy 6 w1".parse().expect("an action");
    assert!(matches!(run.submit(&absent), Answer::Illegal(_)));
    assert!(!run.go_on(), "something is to be done");
    assert_eq!((*run.game(), run.at()), (before, 2));
}

/// The last texts of the lessons name these numbers.
#[test]
fn the_last_texts_speak_of_the_score_that_is_reached() {
    let last = |edition| {
        let lesson = carrara(edition);
        let run = Run::new(lesson, lesson.steps.len() - 1);
        assert_eq!(run.game().pending(), Pending::Over, "{}", lesson.name);
        assert_eq!(run.game().winners().iter().collect::<Vec<_>>(), [LEARNER], "{}", lesson.name);
        run.game().final_score(LEARNER)
    };
    let first = last(Edition::First);
    assert_eq!((first.objects, first.buildings, first.total()), (27, 30, 85));
    last(Edition::FirstExpansion);
    last(Edition::Second);
    let advanced = last(Edition::SecondAdvanced);
    assert_eq!((advanced.coins, advanced.decorations), (13, 8));
    let palazzo = Run::new(&PALAZZO, PALAZZO.steps.len() - 1);
    assert_eq!(palazzo.game().pending(), Pending::Over);
    assert_eq!(palazzo.game().scores()[LEARNER], 27);
}
