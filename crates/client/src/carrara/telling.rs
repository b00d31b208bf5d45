use fluent_bundle::FluentValue;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, City, Object, Piece};

use super::names;
use super::parts::Part;
use crate::key::Key;
use crate::sentence::Sentence;
use crate::shown::Names;
use crate::texts::{Arguments, Texts};

/// A sentence in the making: the values of its variables, and the things that they mention.
pub(super) struct Telling<'a> {
    texts: &'a Texts,
    arguments: Arguments<'static>,
    mentioned: Vec<Part>,
}

impl<'a> Telling<'a> {
    pub(super) fn new(texts: &'a Texts) -> Telling<'a> {
        Telling { texts, arguments: Arguments::new(), mentioned: Vec::new() }
    }

    /// Sets a variable to a value.
    pub(super) fn set(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.arguments.set(name, value);
        self
    }

    /// Sets a variable to a word that mentions a thing.
    pub(super) fn mention(mut self, name: &'static str, part: Part, word: &str) -> Self {
        let marked = Sentence::<Part>::mention(self.mentioned.len(), word);
        self.mentioned.push(part);
        self.arguments.set(name, marked);
        self
    }

    /// Sets `who` to a player, and `self` to whether that is whoever reads.
    pub(super) fn who(self, seat: Seat, names: &Names) -> Self {
        let is_self = if names.you == Some(seat) { "yes" } else { "no" };
        let name = names.of(seat).to_owned();
        self.set("self", is_self).mention("who", Part::Seat(seat), &name)
    }

    /// Sets `city`.
    pub(super) fn city(self, city: City) -> Self {
        let name = names::city(city, self.texts);
        self.mention("city", Part::City(city), &name)
    }

    /// Sets a variable to a building that stands in a city.
    pub(super) fn own(self, name: &'static str, city: City, building: Building) -> Self {
        let word = names::building(building, self.texts);
        self.mention(name, Part::Own(city, building), &word)
    }

    /// Sets a variable to a building that lies face up.
    pub(super) fn tile(self, name: &'static str, building: Building) -> Self {
        let word = names::building(building, self.texts);
        self.mention(name, Part::Tile(building), &word)
    }

    /// Sets `piece`.
    pub(super) fn piece(self, piece: Piece) -> Self {
        let word = names::piece(piece, self.texts);
        self.mention("piece", Part::Piece(piece), &word)
    }

    /// Sets `object`.
    pub(super) fn object(self, object: Object) -> Self {
        let word = names::object(object, self.texts);
        self.mention("object", Part::Object(object), &word)
    }

    pub(super) fn say(self, key: Key) -> Sentence<Part> {
        self.texts.sentence(key, &self.arguments, &self.mentioned)
    }
}
