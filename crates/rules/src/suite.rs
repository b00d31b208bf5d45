//! The contract of [`Game`], as checks over random play that every ruleset runs.
//!
//! 1. No dead end: over, chance, or a seat with at least one legal action; games end within the stated bound.
//! 2. Every listed action passes `check`; others are refused and change nothing; a finished game refuses all.
//! 3. Lists are sorted and distinct; other seats have none; picking without the list picks from the list.
//! 4. `audit` holds after every step.
//! 5. Notation round-trips; replaying a record gives an equal state at every entry.
//! 6. A determinised view looks the same to its viewer.
//! 7. Non-interference: states that differ only in what a viewer cannot know give that viewer equal views,
//!    offers, facts and errors.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand_core::Rng;

use crate::game::{Choice, Fact, Game, Offers, Pending, Viewer};
use crate::random::below;
use crate::record::{Outcome, Record, Step};
use crate::seat::Seat;

/// What a checked game was like.
#[derive(Clone, Debug)]
pub struct Report<G: Game> {
    /// The game as played.
    pub record: Record<G>,
    /// How many decisions were taken.
    pub decisions: u32,
    /// The longest list of legal actions.
    pub longest_list: usize,
}

/// How many actions are remembered to be tried where they do not belong.
const STRAY_LIMIT: usize = 64;

/// How many stray actions are tried at each decision.
const STRAYS_TRIED: usize = 8;

/// Plays one random game with every check at every step.
///
/// # Panics
/// If any part of the contract is broken; the message carries the log so far.
pub fn check_game<G: Game>(config: &G::Config, choice: Choice, rng: &mut impl Rng) -> Report<G> {
    let mut run = Run {
        game: G::new(config),
        record: Record::new(config.clone()),
        states: Vec::new(),
        strays: Vec::new(),
        offers: Offers::default(),
        longest_list: 0,
    };
    let bound = run.game.decision_bound();
    let mut decisions = 0;
    loop {
        run.check_state(rng);
        match run.game.pending() {
            Pending::Chance => run.resolve(rng),
            Pending::Decide(seat) => {
                decisions += 1;
                run.require(decisions <= bound, || format!("more than {bound} decisions"));
                run.check_list(seat, choice, rng);
                run.decide(seat, choice, rng);
            }
            Pending::Over => break,
        }
    }
    run.check_finished();
    Report { record: run.record, decisions, longest_list: run.longest_list }
}

struct Run<G: Game> {
    game: G,
    record: Record<G>,
    states: Vec<G>,
    strays: Vec<G::Action>,
    offers: Offers<G>,
    longest_list: usize,
}

impl<G: Game> Run<G> {
    #[track_caller]
    fn require(&self, holds: bool, message: impl FnOnce() -> String) {
        assert!(holds, "{}\n{}", message(), self.record);
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Seat::of(self.game.players()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn resolve(&mut self, rng: &mut impl Rng) {
        for seat in Seat::of(self.game.players()) {
            self.game.legal_actions(seat, &mut self.offers);
            self.require(self.offers.is_empty(), || format!("{seat} has offers while chance is pending"));
        }
        let chance = self.game.sample_chance(rng);
        self.round_trip(&chance);
        let mut twin = self.game.clone();
        let result = twin.resolve(&chance, &mut ());
        self.require(result.is_ok(), || format!("sampled '* {chance}' is refused: {result:?}"));
        self.states.push(std::mem::replace(&mut self.game, twin));
        self.record.log.push(Step::Chance(chance));
    }

    fn check_state(&self, rng: &mut impl Rng) {
        let audit = self.game.audit();
        self.require(audit.is_ok(), || format!("audit: {audit:?}"));
        for viewer in self.viewers() {
            let view = self.game.view(viewer);
            let world = G::determinize(&view, rng);
            let seen = world.view(viewer);
            self.require(seen == view, || {
                format!("{viewer:?} can tell a determinised state: {view:?} {seen:?}")
            });
            let audit = world.audit();
            self.require(audit.is_ok(), || {
                format!("audit of a determinised state for {viewer:?}: {audit:?}")
            });
            if let Pending::Decide(seat) = world.pending() {
                let mut offers = Offers::default();
                world.legal_actions(seat, &mut offers);
                self.require(!offers.is_empty(), || {
                    format!("{seat} has nothing to do in what {viewer:?} may imagine: {world:?}")
                });
            }
            self.require(world.pending() == self.game.pending(), || {
                "another turn when determinised".to_owned()
            });
            self.check_indistinguishable(viewer, &world);
        }
    }

    /// Contract 7 for two states that `viewer` cannot tell apart.
    fn check_indistinguishable(&self, viewer: Viewer, world: &G) {
        let (Viewer::Seat(seat), mut theirs) = (viewer, Offers::default()) else { return };
        let mut ours = Offers::default();
        self.game.legal_actions(seat, &mut ours);
        world.legal_actions(seat, &mut theirs);
        self.require(*ours == *theirs, || format!("{seat} is offered what depends on hidden things"));
        for action in &self.strays {
            let (left, right) = (self.game.check(seat, action), world.check(seat, action));
            self.require(left == right, || {
                format!("{seat} learns from the answer to '{action}': {left:?} or {right:?}")
            });
        }
    }

    /// Contract 7 for what everyone is told of an action that leads from one state that a viewer cannot tell
    /// apart to another. (An action may show something: a turn that ends by itself shows that nothing was left.)
    fn check_told(
        &self,
        seat: Seat,
        action: &G::Action,
        next: &G,
        told: &[Fact<G::Event>],
        rng: &mut impl Rng,
    ) {
        for viewer in self.viewers().filter(|viewer| *viewer != Viewer::Seat(seat)) {
            let mut world = G::determinize(&self.game.view(viewer), rng);
            let mut other = Vec::new();
            if world.play(seat, action, &mut other).is_err() || world.view(viewer) != next.view(viewer) {
                continue;
            }
            let heard = |facts: &[Fact<G::Event>]| -> Vec<G::Event> {
                facts
                    .iter()
                    .filter(|fact| fact.audience.includes(viewer))
                    .map(|fact| fact.event.clone())
                    .collect()
            };
            let (left, right) = (heard(told), heard(&other));
            self.require(left == right, || {
                format!("{viewer:?} learns hidden things from '{seat} {action}': {left:?} or {right:?}")
            });
        }
    }

    fn check_list(&mut self, seat: Seat, choice: Choice, rng: &mut impl Rng) {
        for other in Seat::of(self.game.players()).filter(|other| *other != seat) {
            self.game.legal_actions(other, &mut self.offers);
            self.require(self.offers.is_empty(), || format!("{other} has offers in the turn of {seat}"));
        }
        self.game.legal_actions(seat, &mut self.offers);
        self.longest_list = self.longest_list.max(self.offers.len());
        self.require(!self.offers.is_empty(), || format!("{seat} is to decide and has no legal action"));
        let sorted = self.offers.windows(2).all(|pair| pair[0] < pair[1]);
        self.require(sorted, || "the list is not sorted and distinct".to_owned());
        for action in self.offers.iter() {
            let check = self.game.check(seat, action);
            self.require(check.is_ok(), || format!("listed '{seat} {action}' is refused: {check:?}"));
        }
        let listed = self.offers[below(rng, self.offers.len() as u32) as usize];
        self.round_trip(&listed);
        for other in Seat::of(self.game.players()).filter(|other| *other != seat) {
            self.require(self.game.check(other, &listed).is_err(), || format!("{other} may play for {seat}"));
        }
        let picked = self.game.random_action(choice, rng);
        self.require(self.offers.binary_search(&picked).is_ok(), || {
            format!("picked '{picked}' is not listed")
        });
        self.check_strays(seat, rng);
    }

    fn check_strays(&mut self, seat: Seat, rng: &mut impl Rng) {
        for _ in 0..STRAYS_TRIED.min(self.strays.len()) {
            let stray = self.strays[below(rng, self.strays.len() as u32) as usize];
            if self.offers.binary_search(&stray).is_ok() || !G::lists_all(&stray) {
                continue;
            }
            let mut twin = self.game.clone();
            let result = twin.play(seat, &stray, &mut ());
            self.require(result.is_err(), || format!("'{seat} {stray}' is not listed but accepted"));
            self.require(twin == self.game, || format!("refused '{stray}' changed the state"));
        }
        let stray = self.offers[below(rng, self.offers.len() as u32) as usize];
        if self.strays.len() < STRAY_LIMIT {
            self.strays.push(stray);
        } else {
            self.strays[below(rng, STRAY_LIMIT as u32) as usize] = stray;
        }
    }

    fn decide(&mut self, seat: Seat, choice: Choice, rng: &mut impl Rng) {
        let action = match choice {
            Choice::Uniform => self.offers[below(rng, self.offers.len() as u32) as usize],
            Choice::KindFirst => self.game.random_action(choice, rng),
        };
        let mut next = self.game.clone();
        let mut told = Vec::new();
        let result = next.play(seat, &action, &mut told);
        self.require(result.is_ok(), || format!("'{seat} {action}' is refused: {result:?}"));
        self.check_told(seat, &action, &next, &told, rng);
        self.states.push(std::mem::replace(&mut self.game, next));
        self.record.log.push(Step::Decision(seat, action));
    }

    fn check_finished(&mut self) {
        for seat in Seat::of(self.game.players()) {
            self.game.legal_actions(seat, &mut self.offers);
            self.require(self.offers.is_empty(), || format!("{seat} has offers in a finished game"));
            for stray in &self.strays {
                self.require(self.game.check(seat, stray).is_err(), || {
                    format!("a finished game accepts '{stray}'")
                });
            }
        }
        self.require(!self.game.winners().is_empty(), || "a finished game without a winner".to_owned());
        self.record.outcome = Some(Outcome::of(&self.game));
        self.states.push(self.game.clone());
        let text = self.record.to_string();
        let read = Record::<G>::parse(&text);
        self.require(read.as_ref() == Ok(&self.record), || format!("the record reads back as {read:?}"));
        let replayed = self.record.replay(|index, state| {
            self.require(*state == self.states[index], || format!("entry {index} replays to another state"));
        });
        self.require(replayed.is_ok(), || format!("the record does not replay: {replayed:?}"));
        let verified = self.record.verify();
        self.require(verified.is_ok(), || format!("the record does not verify: {verified:?}"));
    }

    fn round_trip<T: Display + FromStr + PartialEq + Debug>(&self, value: &T) {
        let text = value.to_string();
        let read = text.parse::<T>().ok();
        self.require(read.as_ref() == Some(value), || format!("'{text}' reads back as {read:?}"));
    }
}
