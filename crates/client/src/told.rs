//! What a table tells, in words: who sits there, and what has happened.

use palazzi_bots::Level;
use palazzi_protocol::{Happening, Now, Number, Occupant, SeatNow, Status, What};
use palazzi_rules::Seat;

use crate::characters::{Character, bot_name, earlier};
use crate::say;
use crate::sentence::Sentence;
use crate::shown::{Names, Shown};
use crate::texts::Texts;

/// What somebody who has a seat is called.
pub fn occupant_name(occupant: &Occupant, texts: &Texts) -> String {
    match occupant {
        Occupant::Nobody => say!(texts, SEAT_NOBODY),
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot { level } => texts.get(Character::of(*level).name),
    }
}

/// What the seats of a table are called. A seat that nobody has, as in a game that was played elsewhere, is called by
/// its letter once the game runs, and so are people of the same name. Bots of the same level are numbered.
pub fn seat_names(now: &Now, texts: &Texts) -> Names {
    let is_open = now.overview.status == Status::Open;
    let seats = &now.overview.seats;
    let level = |seat: &SeatNow| match seat.occupant {
        Occupant::Bot { level } => Some(level),
        Occupant::Nobody | Occupant::Person { .. } => None,
    };
    let levels: Vec<Option<Level>> = seats.iter().map(level).collect();
    let name = |(seat, SeatNow { occupant, .. }): (Seat, &SeatNow)| match occupant {
        Occupant::Nobody if !is_open => say!(texts, SEAT_NUMBER, seat = seat.to_string()),
        Occupant::Bot { level } => bot_name(*level, earlier(&levels, seat as usize), texts),
        occupant => occupant_name(occupant, texts),
    };
    let plain: Vec<String> = Seat::ALL.into_iter().zip(seats).map(name).collect();
    let told_apart = |(seat, name): (Seat, &String)| {
        let is_shared = plain.iter().filter(|other| *other == name).count() > 1;
        match is_shared && !is_open {
            true => say!(texts, SEAT_SAME_NAME, name = name.clone(), seat = seat.to_string()),
            false => name.clone(),
        }
    };
    Names {
        by_seat: Seat::ALL.into_iter().zip(&plain).map(told_apart).collect(),
        you: now.you,
        ruleset: Some(now.overview.ruleset),
    }
}

/// What has happened at a table, in sentences; what was taken back is left out.
#[derive(Clone, Debug)]
pub struct Log<G: Shown> {
    entries: Vec<Told<G::Part>>,
}

/// Something that has happened.
#[derive(Clone, Debug)]
pub struct Told<P> {
    /// Its number.
    pub number: Number,
    /// Whose decision it was.
    pub seat: Option<Seat>,
    /// Whether it is part of the game, a decision or a draw: only such things are taken back.
    in_game: bool,
    /// What is to be said about it.
    pub sentences: Vec<Sentence<P>>,
}

impl<G: Shown> Default for Log<G> {
    fn default() -> Log<G> {
        Log { entries: Vec::new() }
    }
}

impl<G: Shown> Log<G> {
    /// Adds what has happened next.
    pub fn take(&mut self, happening: &Happening, names: &Names, texts: &Texts) {
        let read = |fact: &serde_json::value::RawValue| serde_json::from_str::<G::Event>(fact.get()).ok();
        let sentences = |facts: &[Box<serde_json::value::RawValue>]| -> Vec<Sentence<G::Part>> {
            let events = facts.iter().filter_map(|fact| read(fact));
            events.filter_map(|event| G::event(&event, names, texts)).collect()
        };
        let (seat, sentences) = match &happening.what {
            What::Moved { seat, facts } => (Some(*seat), sentences(facts)),
            What::Drawn { facts } => (None, sentences(facts)),
            What::Undone { moves, .. } => return self.take_back(*moves),
            other => {
                if let Some(text) = about(other, names, texts) {
                    self.add(happening.number, text);
                }
                return;
            }
        };
        self.entries.push(Told { number: happening.number, seat, in_game: true, sentences });
    }

    /// Adds a line that is not about the game, such as what somebody said.
    pub fn add(&mut self, number: Number, text: String) {
        self.entries.push(Told {
            number,
            seat: None,
            in_game: false,
            sentences: vec![Sentence::plain(text)],
        });
    }

    /// Everything that counts, the newest last.
    pub fn entries(&self) -> &[Told<G::Part>] {
        &self.entries
    }

    /// Takes away the last decisions, with what was drawn after them.
    fn take_back(&mut self, moves: usize) {
        let decisions = self.entries.iter().enumerate().rev().filter(|(_, told)| told.seat.is_some());
        let Some((first, _)) = decisions.take(moves).last() else { return };
        let since = self.entries.split_off(first);
        self.entries.extend(since.into_iter().filter(|told| !told.in_game));
    }
}

/// What happened besides the game.
fn about(what: &What, names: &Names, texts: &Texts) -> Option<String> {
    let name = |seat: &Seat| names.of(*seat).to_owned();
    Some(match what {
        What::Started => say!(texts, LOG_STARTED),
        What::TakebackAsked { seat } => say!(texts, LOG_TAKEBACK_ASKED, name = name(seat)),
        What::TakebackAnswered { seat, agree: true } => say!(texts, LOG_TAKEBACK_AGREED, name = name(seat)),
        What::TakebackAnswered { seat, agree: false } => say!(texts, LOG_TAKEBACK_REFUSED, name = name(seat)),
        What::TimeOver { seat } => say!(texts, LOG_TIME_OVER, name = name(seat)),
        What::Paused { name } => say!(texts, LOG_PAUSED, name = name.clone()),
        What::Resumed { name } => say!(texts, LOG_RESUMED, name = name.clone()),
        What::Closed { .. } => say!(texts, LOG_CLOSED),
        What::Opened { .. } | What::Seated { .. } | What::Said { .. } | What::Rematch { .. } => return None,
        What::Moved { .. } | What::Drawn { .. } | What::Undone { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use palazzi_rules::carrara::Carrara;

    use super::*;
    use crate::texts::Language;

    #[test]
    fn undo_takes_back_decisions_and_draws_alone() {
        let texts = Texts::new(Language::English, &[include_str!("../locales/en/ui.ftl")]);
        let names = Names { by_seat: vec!["Ada".to_owned(), "Bice".to_owned()], you: None, ruleset: None };
        let mut log = Log::<Carrara>::default();
        let moved = |seat| What::Moved { seat, facts: Vec::new() };
        let drawn = || What::Drawn { facts: Vec::new() };
        let before = [What::Started, drawn(), moved(Seat::A), drawn(), moved(Seat::B), drawn()];
        let after =
            [What::Paused { name: "Ada".to_owned() }, moved(Seat::A), What::TimeOver { seat: Seat::B }];
        for (number, what) in (1..).zip(before.into_iter().chain(after)) {
            log.take(&Happening { number, at: 0, what }, &names, &texts);
        }
        log.add(10, "Bice: not that one!".to_owned());
        let undone = What::Undone { seat: Seat::A, moves: 2 };
        log.take(&Happening { number: 11, at: 0, what: undone }, &names, &texts);
        let numbers: Vec<Number> = log.entries().iter().map(|told| told.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 7, 9, 10]);
    }
}
