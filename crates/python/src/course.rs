//! A game that is decided word by word, and seen as numbers.

use palazzi_rules::{Pending, Seat, Viewer};

use crate::observation::{Legend, Numbers};
use crate::play::{Play, Playable};
use crate::spelling::{Choice, NotOpen, Word};

/// No word comes more often in an action: certificates in a payment.
const MOST_ALIKE: i16 = 10;

/// A game in which seats are asked for words, where they have a choice. Everything else happens by itself.
pub(crate) struct Course<G: Playable> {
    play: Play<G>,
    choice: Choice<G>,
}

impl<G: Playable> Course<G> {
    /// A game whose draws follow from a seed.
    pub(crate) fn new(config: G::Config, seed: u64) -> Course<G> {
        let mut course = Course { play: Play::new(config, Some(seed)), choice: Choice::default() };
        course.follow();
        course
    }

    /// The same with other draws.
    pub(crate) fn restart(&mut self, seed: u64) {
        self.play = Play::new(self.play.record().config.clone(), Some(seed));
        self.follow();
    }

    /// The game so far.
    pub(crate) fn play(&self) -> &Play<G> {
        &self.play
    }

    /// The seat that is asked; nobody's when the game is over.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.play.pending() {
            Pending::Decide(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        }
    }

    /// Whether a word can come next.
    pub(crate) fn is_open(&self, word: usize) -> bool {
        self.seat().is_some() && self.choice.next_words().any(|open| usize::from(open) == word)
    }

    /// Chooses the next word. An error changes nothing.
    pub(crate) fn step(&mut self, word: usize) -> Result<(), NotOpen> {
        let seat = self.seat().ok_or(NotOpen)?;
        let word = Word::try_from(word).map_err(|_| NotOpen)?;
        if let Some(action) = self.choice.choose(word)? {
            self.play.play_offered(seat, action);
            self.follow();
        }
        Ok(())
    }

    /// Marks the words that can come next. None can when the game is over.
    pub(crate) fn mask(&self, out: &mut [i8]) {
        out.fill(0);
        if self.seat().is_some() {
            self.choice.next_words().for_each(|word| out[usize::from(word)] = 1);
        }
    }

    /// Adds what a seat sees: the numbers of its view, then how often each word has been spelt, if it is the seat that
    /// is asked.
    pub(crate) fn observe(&self, seat: Seat, out: &mut Vec<i16>) {
        G::observe(&self.play.view(Viewer::Seat(seat)), seat, &mut Numbers(out));
        let start = out.len();
        out.resize(start + G::WORDS, 0);
        if self.seat() == Some(seat) {
            self.choice.chosen().iter().for_each(|word| out[start + usize::from(*word)] += 1);
        }
    }

    /// What the game was worth to a seat when it is over, else 0: winners share 1 among them, the others -1.
    pub(crate) fn reward(&self, seat: Seat) -> f32 {
        if self.play.pending() != Pending::Over {
            return 0.0;
        }
        let winners = self.play.winners();
        let count = winners.iter().count();
        let others = self.play.players() - count;
        match (winners.contains(seat), others) {
            (_, 0) => 0.0,
            (true, _) => 1.0 / count as f32,
            (false, _) => -1.0 / others as f32,
        }
    }

    /// Plays what leaves no choice.
    fn follow(&mut self) {
        while let Some(seat) = self.seat() {
            match self.choice.begin(&self.play, seat) {
                Some(action) => self.play.play_offered(seat, action),
                None => break,
            }
        }
    }
}

impl<G: Playable> Clone for Course<G> {
    fn clone(&self) -> Course<G> {
        let mut course = Course { play: self.play.clone(), choice: Choice::default() };
        course.follow();
        let spelt = if self.seat().is_some() { self.choice.chosen() } else { &[] };
        while let Some(word) = spelt.get(course.choice.chosen().len()) {
            if !matches!(course.choice.choose(*word), Ok(None)) {
                unreachable!("the words lead as far as they did before");
            }
        }
        course
    }
}

/// What the numbers of an observation are called, and their bounds.
pub(crate) fn legend<G: Playable>(config: &G::Config) -> Legend {
    let mut legend = Legend::default();
    G::observe(&G::new(config).view(Viewer::Seat(Seat::A)), Seat::A, &mut legend);
    for word in G::vocabulary() {
        legend.names.push(format!("spelt: {word}"));
        legend.lows.push(0);
        legend.highs.push(MOST_ALIKE);
    }
    legend
}
