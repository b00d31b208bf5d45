use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Money, Payment, Quarry, Tile};

use super::names::{list, money, paid, tile};
use super::parts::Part;
use crate::key::Key;
use crate::sentence::Sentence;
use crate::shown::Names;
use crate::texts::{Arguments, Texts};

/// A sentence in the making: the values of a text, some of which mention things.
pub(super) struct Saying<'a> {
    names: &'a Names,
    texts: &'a Texts,
    arguments: Arguments<'static>,
    mentioned: Vec<Part>,
}

impl<'a> Saying<'a> {
    pub(super) fn new(names: &'a Names, texts: &'a Texts) -> Saying<'a> {
        Saying { names, texts, arguments: Arguments::new(), mentioned: Vec::new() }
    }

    /// Whom the sentence is about: `$who`, and whether that is the reader: `$self`.
    pub(super) fn who(mut self, seat: Seat) -> Self {
        let word = self.mention(Part::Seat(seat), self.names.of(seat));
        self.arguments.set("who", word);
        self.arguments.set("self", if self.names.you == Some(seat) { "yes" } else { "no" });
        self
    }

    pub(super) fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.arguments.set(name, number.into());
        self
    }

    pub(super) fn word(mut self, name: &'static str, word: impl Into<String>) -> Self {
        self.arguments.set(name, word.into());
        self
    }

    /// Tiles as `$tiles`.
    pub(super) fn tiles(mut self, tiles: impl Iterator<Item = Tile>) -> Self {
        let words: Vec<String> =
            tiles.map(|one| self.mention(Part::Tile(one, 0), &tile(one, self.texts))).collect();
        let words = list(words, self.texts);
        self.word("tiles", words)
    }

    /// A tile for the warehouse as `$first` and one for a quarry as `$second`.
    pub(super) fn two(mut self, first: Tile, second: Tile) -> Self {
        for (name, one) in [("first", first), ("second", second)] {
            let word = self.mention(Part::Tile(one, 0), &tile(one, self.texts));
            self.arguments.set(name, word);
        }
        self
    }

    pub(super) fn quarry(mut self, quarry: Quarry) -> Self {
        let name = super::names::quarry(quarry, self.texts);
        let word = self.mention(Part::Quarry(quarry), &name);
        self.word("quarry", word)
    }

    /// Several players as `$players`.
    pub(super) fn players(mut self, seats: &[Seat]) -> Self {
        let words: Vec<String> =
            seats.iter().map(|seat| self.mention(Part::Seat(*seat), self.names.of(*seat))).collect();
        let words = list(words, self.texts);
        self.word("players", words)
    }

    pub(super) fn cards(self, cards: Money) -> Self {
        let words = money(cards, self.texts);
        self.word("cards", words)
    }

    pub(super) fn payment(self, payment: Payment) -> Self {
        let words = paid(payment, self.texts);
        self.word("cards", words)
    }

    /// The sentence.
    pub(super) fn say(self, key: Key) -> Sentence<Part> {
        self.texts.sentence(key, &self.arguments, &self.mentioned)
    }

    fn mention(&mut self, part: Part, word: &str) -> String {
        self.mentioned.push(part);
        Sentence::<Part>::mention(self.mentioned.len() - 1, word)
    }
}
