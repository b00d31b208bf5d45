//! The characters that play as the levels, and the faces of everybody who has a seat.

use palazzi_bots::Level;
use palazzi_protocol::{Occupant, Player, PlayerKind, Portrait, SeatLine};

use crate::key::{self, Key};
use crate::say;
use crate::texts::Texts;

/// Somebody who plays or teaches here and is no person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its name.
    pub name: Key,
    /// What it is like, in a sentence.
    pub temperament: Key,
    /// The symbol of its face.
    pub portrait: &'static str,
}

/// The teacher of the lessons.
pub const TEACHER: Character = Character {
    name: key::CHARACTER_MENTA,
    temperament: key::CHARACTER_MENTA_ABOUT,
    portrait: "portrait-menta",
};

/// The symbol of the face of somebody who has chosen none.
pub const NO_PORTRAIT: &str = "portrait-none";

impl Character {
    /// The character that plays as a level.
    pub fn of(level: Level) -> Character {
        let (name, temperament, portrait) = match level {
            Level::Novice => (key::CHARACTER_NINO, key::CHARACTER_NINO_ABOUT, "portrait-nino"),
            Level::Apprentice => (key::CHARACTER_BICE, key::CHARACTER_BICE_ABOUT, "portrait-bice"),
            Level::Journeyman => (key::CHARACTER_CELIO, key::CHARACTER_CELIO_ABOUT, "portrait-celio"),
            Level::Mason => (key::CHARACTER_TUFO, key::CHARACTER_TUFO_ABOUT, "portrait-tufo"),
            Level::Builder => (key::CHARACTER_BRINA, key::CHARACTER_BRINA_ABOUT, "portrait-brina"),
            Level::Architect => (key::CHARACTER_PERLA, key::CHARACTER_PERLA_ABOUT, "portrait-perla"),
            Level::Master => (key::CHARACTER_ORSO, key::CHARACTER_ORSO_ABOUT, "portrait-orso"),
        };
        Character { name, temperament, portrait }
    }
}

/// What a level is called where levels are chosen or listed: its character and its strength, `Nino · Novice`.
pub fn level_name(level: Level, texts: &Texts) -> String {
    with_level(texts.get(Character::of(level).name), level, texts)
}

/// What the players of a game in a list are called: people by name, bots by character and strength.
pub fn line_names(seats: &[SeatLine], texts: &Texts) -> Vec<String> {
    let named = seats.iter().zip(plain_line_names(seats, texts));
    named
        .map(|(line, name)| match line.player.as_ref().and_then(level_of) {
            Some(level) => with_level(name, level, texts),
            None => name,
        })
        .collect()
}

/// The same without the strength of bots.
pub fn plain_line_names(seats: &[SeatLine], texts: &Texts) -> Vec<String> {
    let levels: Vec<Option<Level>> =
        seats.iter().map(|line| line.player.as_ref().and_then(level_of)).collect();
    let name = |(index, line): (usize, &SeatLine)| match (&line.player, levels[index]) {
        (None, _) => say!(texts, SEAT_NOBODY),
        (Some(_), Some(level)) => bot_name(level, earlier(&levels, index), texts),
        (Some(player), None) => player.name.clone(),
    };
    seats.iter().enumerate().map(name).collect()
}

/// What a player is called who stands alone, such as in a ladder.
pub fn player_name(player: &Player, texts: &Texts) -> String {
    level_of(player).map_or_else(|| player.name.clone(), |level| level_name(level, texts))
}

/// What a bot is called at a table where so many bots of its level have seats before it: Nino, Nino II, Nino III.
pub(crate) fn bot_name(level: Level, before: usize, texts: &Texts) -> String {
    let name = texts.get(Character::of(level).name);
    match before.checked_sub(1).and_then(|index| NUMERALS.get(index)) {
        Some(numeral) => say!(texts, CHARACTER_NTH, name = name, number = *numeral),
        None => name,
    }
}

/// How many seats before this one have a bot of the same level.
pub(crate) fn earlier(levels: &[Option<Level>], index: usize) -> usize {
    levels[..index].iter().filter(|level| level.is_some() && **level == levels[index]).count()
}

/// The numerals after the name of the second, third and fourth of a kind; the first has none.
const NUMERALS: [&str; 3] = ["II", "III", "IV"];

/// The symbol of the face of whoever has a seat.
pub fn portrait_of(occupant: &Occupant) -> &'static str {
    match occupant {
        Occupant::Nobody => NO_PORTRAIT,
        Occupant::Person { portrait, .. } => portrait.map_or(NO_PORTRAIT, symbol),
        Occupant::Bot { level } => Character::of(*level).portrait,
    }
}

/// The symbol of the face of a player in a list.
pub fn portrait_of_player(player: &Player) -> &'static str {
    match level_of(player) {
        Some(level) => Character::of(level).portrait,
        None => player.portrait.map_or(NO_PORTRAIT, symbol),
    }
}

/// The symbol of a face that people can choose.
pub fn symbol(portrait: Portrait) -> &'static str {
    match portrait {
        Portrait::P1 => "portrait-p1",
        Portrait::P2 => "portrait-p2",
        Portrait::P3 => "portrait-p3",
        Portrait::P4 => "portrait-p4",
        Portrait::P5 => "portrait-p5",
        Portrait::P6 => "portrait-p6",
        Portrait::P7 => "portrait-p7",
        Portrait::P8 => "portrait-p8",
    }
}

fn with_level(name: String, level: Level, texts: &Texts) -> String {
    let level = texts.find(&format!("level-{}", level.name())).unwrap_or_default();
    say!(texts, CHARACTER_LEVEL, name = name, level = level)
}

/// The level of a bot in a list.
fn level_of(player: &Player) -> Option<Level> {
    let is_bot = player.kind == PlayerKind::Bot;
    Level::ALL.into_iter().find(|level| is_bot && level.name() == player.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    fn texts() -> Texts {
        let sources = [include_str!("../locales/en/ui.ftl"), include_str!("../locales/en/characters.ftl")];
        Texts::new(Language::English, &sources)
    }

    fn line(name: &str, kind: PlayerKind) -> SeatLine {
        let player = Player { name: name.to_owned(), kind, portrait: None };
        SeatLine { player: Some(player), to_move: false }
    }

    #[test]
    fn lists_name_the_character_and_its_strength() {
        let texts = texts();
        let open = SeatLine { player: None, to_move: false };
        let seats = [line("Ada", PlayerKind::Guest), line("novice", PlayerKind::Bot), open];
        assert_eq!(line_names(&seats, &texts), ["Ada", "Nino · Novice", "Open seat"]);
        assert_eq!(plain_line_names(&seats, &texts), ["Ada", "Nino", "Open seat"]);
    }

    #[test]
    fn a_person_who_is_called_like_a_level_is_no_bot() {
        let ada = line("novice", PlayerKind::Person).player.expect("somebody");
        assert_eq!((player_name(&ada, &texts()).as_str(), portrait_of_player(&ada)), ("novice", NO_PORTRAIT));
    }

    #[test]
    fn characters_of_one_level_are_numbered() {
        let seats = ["architect", "master", "architect", "architect"].map(|it| line(it, PlayerKind::Bot));
        let expected = ["Donna Perla", "Nonno Orso", "Donna Perla II", "Donna Perla III"];
        assert_eq!(plain_line_names(&seats, &texts()), expected);
        assert_eq!(line_names(&seats, &texts())[2], "Donna Perla II · Architect");
    }

    #[test]
    fn everybody_has_a_face() {
        let person = |portrait| Occupant::Person {
            name: "Ada".to_owned(),
            guest: true,
            portrait,
            stand_in: Some(Level::Master),
            away: true,
        };
        assert_eq!(portrait_of(&person(Some(Portrait::P3))), "portrait-p3");
        assert_eq!(portrait_of(&person(None)), "portrait-none");
        assert_eq!(portrait_of(&Occupant::Nobody), "portrait-none");
        assert_eq!(portrait_of(&Occupant::Bot { level: Level::Mason }), "portrait-tufo");
        let faces = Level::ALL.map(|level| Character::of(level).portrait);
        let others = Portrait::ALL.map(symbol);
        let all: std::collections::BTreeSet<_> = faces.into_iter().chain(others).collect();
        assert_eq!(all.len(), Level::ALL.len() + Portrait::ALL.len());
    }
}
