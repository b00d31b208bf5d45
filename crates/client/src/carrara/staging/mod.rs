//! What happens, as motion: things travel from owner to owner, one beat after the other.
//!
//! Nothing here knows a screen. Spots are [`Anchor`]s, durations are for normal speed.

mod anchor;
mod budget;
mod events;
mod scoring;
#[cfg(test)]
mod tests;

use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, Color, Event, Improvement, Markers, Object, Pay, Piece, Space, View};

use crate::sound::Sound;

pub use anchor::{Anchor, UnknownAnchor};
pub use budget::{Budget, THINK_MS, TURN_MS};

/// How long a number takes to roll to its new value.
pub const COUNT_MS: u32 = 500;

/// The longest that one event takes.
pub const EVENT_MS: u32 = 1600;

/// Flights that one beat has at most: more would blur, and cost too much.
pub const FLIGHTS_PER_BEAT: usize = 24;

/// The wait between events of a kind that happen together, such as the buildings laid out at the start.
const TOGETHER_MS: u32 = 60;

/// Things that happen at the same time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beat {
    /// How long it takes until the next beat begins.
    pub ms: u32,
    /// What travels.
    pub flights: Vec<Flight>,
    /// What lights up.
    pub glows: Vec<Glow>,
    /// Numbers that roll.
    pub counts: Vec<Count>,
    /// What is heard, with the wait before it.
    pub sounds: Vec<(u32, Sound)>,
}

/// Something that travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// What travels.
    pub what: Flying,
    /// Where it was.
    pub from: Anchor,
    /// Where it is now.
    pub to: Anchor,
    /// Whether nothing like it was there before, so that nothing is to be seen there until it lands.
    pub is_new: bool,
    /// The wait within the beat.
    pub wait_ms: u32,
    /// How long it flies.
    pub ms: u32,
}

/// What travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flying {
    /// A brick.
    Brick(Color),
    /// A building.
    Building(Building),
    /// Coins.
    Coins(u32),
    /// Victory points.
    Points(u32),
    /// A scoring marker.
    Marker(Seat),
    /// A decoration or statue.
    Piece(Piece),
    /// An object.
    Object(Object),
    /// An improvement.
    Improvement(Improvement),
}

/// Something that lights up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glow {
    /// Where.
    pub anchor: Anchor,
    /// The number that appears there.
    pub pay: Option<Pay>,
    /// The wait within the beat.
    pub wait_ms: u32,
    /// How long it lights up.
    pub ms: u32,
}

/// A number that rolls to its new value within [`COUNT_MS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Whose number, of what.
    pub anchor: Anchor,
    /// The number before.
    pub from: u32,
    /// The number after.
    pub to: u32,
    /// The wait within the beat.
    pub wait_ms: u32,
}

/// What is to be seen of some events that led from one view to the next.
pub fn staging(before: &View, after: &View, events: &[Event]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut amounts = events::Amounts::of(before);
    let mut last = None;
    if let Some(beat) = lifted_marker(before, after, events) {
        beats.push(beat);
    }
    for event in events {
        let staged = events::staged(event, before, after, &mut amounts);
        let together = matches!(event, Event::TileRevealed { .. } | Event::ObjectsTaken { .. });
        let kind = std::mem::discriminant(event);
        match (beats.last_mut(), staged.as_slice()) {
            (Some(beat), [next]) if together && last == Some(kind) => beat.join(next),
            _ => beats.extend(staged),
        }
        last = Some(kind);
    }
    beats
}

/// What is to be seen of one event.
pub fn staging_of(before: &View, after: &View, event: &Event) -> Vec<Beat> {
    events::staged(event, before, after, &mut events::Amounts::of(before))
}

/// How long some beats take.
pub fn length_ms(beats: &[Beat]) -> u32 {
    beats.iter().map(|beat| beat.ms).sum()
}

impl Beat {
    fn of(ms: u32) -> Beat {
        Beat { ms, ..Beat::default() }
    }

    fn fly(mut self, what: Flying, from: Anchor, to: Anchor) -> Beat {
        let (ms, is_new) = (self.ms, matches!(what, Flying::Building(_)));
        self.flights.push(Flight { what, from, to, is_new, wait_ms: 0, ms });
        self
    }

    fn glow(mut self, anchor: Anchor) -> Beat {
        let ms = self.ms;
        self.glows.push(Glow { anchor, pay: None, wait_ms: 0, ms });
        self
    }

    fn sound(mut self, wait_ms: u32, sound: Sound) -> Beat {
        self.sounds.push((wait_ms, sound));
        self
    }

    /// Lets something of the same kind happen along with it, a moment later.
    fn join(&mut self, other: &Beat) {
        let wait = TOGETHER_MS * self.flights.len() as u32;
        let room = FLIGHTS_PER_BEAT.saturating_sub(self.flights.len());
        let later = |flight: &Flight| Flight { wait_ms: flight.wait_ms + wait, ..*flight };
        self.flights.extend(other.flights.iter().take(room).map(later));
        if room > 0 {
            self.ms = self.ms.max(other.ms + wait);
        }
    }
}

/// A marker that was taken from the court but has not been placed yet goes into the player's hand.
fn lifted_marker(before: &View, after: &View, events: &[Event]) -> Option<Beat> {
    let is_placed = |event: &Event| matches!(event, Event::Scored { .. } | Event::MarkerMovedToOpen { .. });
    if events.iter().any(is_placed) {
        return None;
    }
    let seat = before.table.turn.seat;
    let from = left_court(before, after, seat)?;
    Some(Beat::of(LIFT_MS).fly(Flying::Marker(seat), from, Anchor::Portrait(seat)))
}

/// How long a marker takes into a hand.
const LIFT_MS: u32 = 350;

/// Where in the court a marker of a player has gone from.
fn left_court(before: &View, after: &View, seat: Seat) -> Option<Anchor> {
    if before.table.edition.rules().markers == Markers::Store {
        return None;
    }
    let (old, new) = (&before.table.boards[seat], &after.table.boards[seat]);
    let space = Space::ALL.into_iter().find(|space| old.has_marker(*space) && !new.has_marker(*space));
    match space {
        Some(space) => Some(Anchor::Court(space)),
        None => (old.open_markers > new.open_markers).then_some(Anchor::OpenArea),
    }
}
