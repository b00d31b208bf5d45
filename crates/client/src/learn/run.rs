use std::collections::VecDeque;

use palazzi_rules::{Fact, Game, Seat, Step as Entry};

use super::lesson::{LEARNER, Lesson, Step};

/// A lesson while it is taken.
pub struct Run<G: Game + 'static> {
    lesson: &'static Lesson<G>,
    game: G,
    at: usize,
    /// What happens before the learner is asked.
    coming: VecDeque<Coming<G>>,
}

/// Something that happens before the learner is asked.
enum Coming<G: Game> {
    /// The game stands somewhere else.
    Scene(fn() -> G),
    /// Somebody else plays, or something is drawn: an entry of a record.
    Entry(&'static str),
}

/// What happens before the learner is asked, one at a time.
pub enum Happened<G: Game> {
    /// The game stands somewhere else now.
    Scene,
    /// Somebody has played, or something was drawn.
    Played(Played<G>),
}

/// Something that has happened in a lesson.
pub struct Played<G: Game> {
    /// Who has decided; nobody if something was drawn.
    pub seat: Option<Seat>,
    /// What there is to tell.
    pub facts: Vec<Fact<G::Event>>,
}

/// The answer to what the learner does.
pub enum Answer<G: Game> {
    /// It was to be done, and is done; the next step begins.
    Done(Played<G>),
    /// It is possible, but something else was to be done.
    NotAsked,
    /// It is not possible.
    Illegal(G::Illegal),
}

impl<G: Game> Run<G> {
    /// The lesson at a step, as if everything before had been done.
    ///
    /// # Panics
    /// If the lesson has no such step, or tells what cannot happen; tests take all lessons.
    pub fn new(lesson: &'static Lesson<G>, at: usize) -> Run<G> {
        let begin = (0..=at).rev().find(|index| lesson.steps[*index].scene.is_some());
        let begin = begin.expect("a lesson begins with a scene");
        let scene = lesson.steps[begin].scene.expect("it was looked for");
        let mut run = Run { lesson, game: scene(), at: begin, coming: VecDeque::new() };
        run.arrive();
        loop {
            while run.proceed().is_some() {}
            if run.at == at {
                return run;
            }
            let done = match run.expected() {
                Some(action) => matches!(run.submit(&action), Answer::Done(_)),
                None => run.go_on(),
            };
            assert!(done, "the lesson {} cannot go on at {}", lesson.name, run.step().name);
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson<G> {
        self.lesson
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The number of the step, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step.
    pub fn step(&self) -> &'static Step<G> {
        &self.lesson.steps[self.at]
    }

    /// Whether something is still to happen before the learner is asked.
    pub fn is_busy(&self) -> bool {
        !self.coming.is_empty()
    }

    /// What the learner could do now.
    pub fn expected(&self) -> Option<G::Action> {
        if self.is_busy() { None } else { self.step().expected(&self.game) }
    }

    /// Lets the next thing happen that comes before the learner is asked.
    ///
    /// # Panics
    /// If it cannot happen; tests take all lessons.
    pub fn proceed(&mut self) -> Option<Happened<G>> {
        let line = match self.coming.pop_front()? {
            Coming::Scene(scene) => {
                self.game = scene();
                return Some(Happened::Scene);
            }
            Coming::Entry(line) => line,
        };
        let entry: Entry<G> = line.parse().unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let mut facts = Vec::new();
        entry
            .apply(&mut self.game, &mut facts)
            .unwrap_or_else(|fault| panic!("{}: {fault}", self.step().name));
        let seat = match entry {
            Entry::Chance(_) => None,
            Entry::Decision(seat, _) => Some(seat),
        };
        Some(Happened::Played(Played { seat, facts }))
    }

    /// Goes on after something that was to be read. Whether that is possible.
    pub fn go_on(&mut self) -> bool {
        if self.is_busy() || self.step().is_task() || self.at + 1 == self.lesson.steps.len() {
            return false;
        }
        self.at += 1;
        self.arrive();
        true
    }

    /// The learner does something.
    pub fn submit(&mut self, action: &G::Action) -> Answer<G> {
        if let Err(illegal) = self.game.check(LEARNER, action) {
            return Answer::Illegal(illegal);
        }
        if self.is_busy() || !self.step().accepts(action) {
            return Answer::NotAsked;
        }
        let mut facts = Vec::new();
        self.game.play_unchecked(action, &mut facts);
        self.at += 1;
        self.arrive();
        Answer::Done(Played { seat: Some(LEARNER), facts })
    }

    /// Begins the step.
    fn arrive(&mut self) {
        let step = self.step();
        let entries = step.before.iter().copied().map(Coming::Entry);
        self.coming = step.scene.map(Coming::Scene).into_iter().chain(entries).collect();
    }
}
