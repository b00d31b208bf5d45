//! Actions spelt word by word, for programs that choose from a fixed set of words.
//!
//! A decision can have thousands of actions, since every payment is one. Spelt, it is a few choices among at most a
//! few hundred words, and a word means the same in every position. The words are those of the notation; a word that
//! has to come is never asked for.

mod carrara;
pub(crate) mod palazzo;

use palazzi_rules::{Game, Offers, Seat};

/// A word: its place in the vocabulary.
pub(crate) type Word = u16;

/// A game whose actions can be spelt.
pub(crate) trait Spell: Game {
    /// What the words are called, in their order.
    fn vocabulary() -> Vec<String>;

    /// How many words there are.
    const WORDS: usize;

    /// Adds the words of an action. Among the actions of one list, no spelling is the beginning of another, and the
    /// words of a beginning, in whatever order, belong to no other beginning.
    fn spell(action: &Self::Action, out: &mut Vec<Word>);
}

/// Words one after the other in a vocabulary: those of one block follow those of the one before.
#[derive(Clone, Copy)]
struct Block {
    start: Word,
    end: Word,
}

impl Block {
    /// The first block.
    const fn first(words: usize) -> Block {
        Block { start: 0, end: words as Word }
    }

    /// The next block.
    const fn then(self, words: usize) -> Block {
        Block { start: self.end, end: self.end + words as Word }
    }

    /// The word with this index in the block.
    fn word(self, index: usize) -> Word {
        let word = self.start + index as Word;
        debug_assert!(word < self.end, "{index} is beyond the block");
        word
    }
}

/// The actions that begin with the words chosen so far.
pub(crate) struct Choice<G: Spell> {
    offers: Offers<G>,
    /// The words of all offers, one offer after the other, and where each offer's words end.
    words: Vec<Word>,
    ends: Vec<usize>,
    /// The offers that are still possible.
    candidates: Vec<usize>,
    chosen: Vec<Word>,
}

impl<G: Spell> Default for Choice<G> {
    fn default() -> Choice<G> {
        Choice {
            offers: Offers::default(),
            words: Vec::new(),
            ends: Vec::new(),
            candidates: Vec::new(),
            chosen: Vec::new(),
        }
    }
}

impl<G: Spell> Choice<G> {
    /// Starts a decision of `seat`. Returns the action if there is only one.
    pub(crate) fn begin(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        game.legal_actions(seat, &mut self.offers);
        self.words.clear();
        self.ends.clear();
        for action in self.offers.iter() {
            G::spell(action, &mut self.words);
            self.ends.push(self.words.len());
        }
        self.candidates.clear();
        self.candidates.extend(0..self.offers.len());
        self.chosen.clear();
        self.follow()
    }

    /// What has been spelt, words that had to come included.
    pub(crate) fn chosen(&self) -> &[Word] {
        &self.chosen
    }

    /// The words that can come next; one that several actions go on with comes several times.
    pub(crate) fn next_words(&self) -> impl Iterator<Item = Word> + '_ {
        self.candidates.iter().map(|offer| self.next_word(*offer))
    }

    /// Chooses the next word. Returns the action once it is the only one left, and an error, without any change, if
    /// no action goes on with this word.
    pub(crate) fn choose(&mut self, word: Word) -> Result<Option<G::Action>, NotOpen> {
        if !self.next_words().any(|open| open == word) {
            return Err(NotOpen);
        }
        let Choice { candidates, words, ends, chosen, .. } = self;
        candidates.retain(|offer| words[start(ends, *offer) + chosen.len()] == word);
        chosen.push(word);
        Ok(self.follow())
    }

    /// Spells the words that have to come.
    fn follow(&mut self) -> Option<G::Action> {
        loop {
            let first = *self.candidates.first()?;
            if self.candidates.len() == 1 {
                return Some(self.offers[first]);
            }
            let word = self.next_word(first);
            if self.next_words().any(|other| other != word) {
                return None;
            }
            self.chosen.push(word);
        }
    }

    fn next_word(&self, offer: usize) -> Word {
        let place = start(&self.ends, offer) + self.chosen.len();
        debug_assert!(place < self.ends[offer], "no spelling is the beginning of another");
        self.words[place]
    }
}

/// No action goes on with that word.
pub(crate) struct NotOpen;

fn start(ends: &[usize], offer: usize) -> usize {
    offer.checked_sub(1).map_or(0, |before| ends[before])
}
