//! What the characters say about the game: rarely, in a few words, and the same in the same game.

mod lines;
#[cfg(test)]
mod tests;

use palazzi_bots::Level;
use palazzi_protocol::{Happening, Now, Occupant, Update, What};
use palazzi_rules::{Game, Seat};

use crate::key::Key;

/// Something that a character says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Where it sits.
    pub seat: Seat,
    /// What it says.
    pub key: Key,
}

/// When a character may say something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Play begins.
    Greets,
    /// It scores a lot at once.
    Scores,
    /// Somebody takes what it was after.
    Robbed,
    /// It builds something tall.
    Builds,
    /// It takes the coins of somebody who has run out of them.
    Broke,
    /// It buys many bricks.
    Bricks,
    /// It brings the end closer.
    Announces,
    /// It wins.
    Wins,
    /// It loses.
    Loses,
}

/// A game whose events are worth a remark.
pub trait Remarked: Game {
    /// The seat whose moment an event is, as far as the event alone tells.
    fn moment(event: &Self::Event) -> Option<(Seat, Moment)>;

    /// Those from whom an event takes what they were after, the one whom it hurts most first.
    fn robbed(event: &Self::Event, before: &Self::View) -> Vec<Seat>;

    /// Whether a turn begins.
    fn begins_turn(event: &Self::Event) -> bool;
}

/// Listens to a table, and says when a character makes a remark: at most once each round, and once at the end.
///
/// It has no chance of its own. Two listeners that hear the same from the beginning say the same.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    /// How many turns have begun.
    turns: usize,
    /// The turn of the last remark.
    spoken: Option<usize>,
}

impl Moment {
    /// All moments.
    pub const ALL: [Moment; 9] = [
        Moment::Greets,
        Moment::Scores,
        Moment::Robbed,
        Moment::Builds,
        Moment::Broke,
        Moment::Bricks,
        Moment::Announces,
        Moment::Wins,
        Moment::Loses,
    ];

    /// A character speaks at one of so many such moments.
    fn rarity(self) -> u64 {
        match self {
            Moment::Greets | Moment::Robbed | Moment::Announces | Moment::Wins | Moment::Loses => 1,
            Moment::Scores | Moment::Builds => 2,
            Moment::Broke => 3,
            Moment::Bricks => 4,
        }
    }
}

impl Remarks {
    /// What a character says about what has just happened. `before` is how things stood until then.
    ///
    /// Every update of a table is to be heard once, in order. One that tells everything anew is heard in silence,
    /// unless the game has only just begun.
    pub fn hear<G: Remarked>(&mut self, before: Option<&Now>, update: &Update) -> Option<Remark> {
        let is_anew = update.since.is_none_or(|since| since == 0);
        if is_anew {
            *self = Remarks::default();
        }
        let table = Table { salt: salt(&update.now.overview.table), update };
        let mut remark = None;
        for happening in &update.happened {
            let said = self.about::<G>(happening, before, &table);
            remark = remark.or(said);
        }
        let has_moved = || update.happened.iter().any(|it| matches!(it.what, What::Moved { .. }));
        match is_anew {
            true => remark.filter(|_| !has_moved()),
            false => table.end(before).or(remark),
        }
    }

    /// What is said about one thing that happened. Turns are counted, whether somebody speaks or not.
    fn about<G: Remarked>(
        &mut self,
        happening: &Happening,
        before: Option<&Now>,
        table: &Table,
    ) -> Option<Remark> {
        let facts = match &happening.what {
            What::Started => return self.say(table.greeting()?, table),
            What::Moved { facts, .. } | What::Drawn { facts } => facts,
            _ => return None,
        };
        let mut remark = None;
        for event in facts.iter().filter_map(|fact| serde_json::from_str::<G::Event>(fact.get()).ok()) {
            self.turns += usize::from(G::begins_turn(&event));
            let done = G::moment(&event);
            let view =
                || before.and_then(|now| serde_json::from_str::<G::View>(now.view.as_ref()?.get()).ok());
            let robbed = || view().map(|view| G::robbed(&event, &view)).unwrap_or_default();
            let moments = done.into_iter().chain(robbed().into_iter().map(|seat| (seat, Moment::Robbed)));
            for (seat, moment) in moments {
                if remark.is_none() && table.wants_to_speak(happening.number, seat, moment) {
                    remark = self.say((seat, moment), table);
                }
            }
        }
        remark
    }

    /// Lets a character speak, if nobody has spoken in this round.
    fn say(&mut self, (seat, moment): (Seat, Moment), table: &Table) -> Option<Remark> {
        let level = table.level(seat)?;
        let round = table.update.now.overview.seats.len();
        if self.spoken.is_some_and(|spoken| self.turns < spoken + round) {
            return None;
        }
        self.spoken = Some(self.turns);
        Some(Remark { seat, key: lines::line(level, moment) })
    }
}

/// A table at which something has happened.
struct Table<'a> {
    salt: u64,
    update: &'a Update,
}

impl Table<'_> {
    /// The level of the bot that has a seat. A bot that stands in for somebody is nobody.
    fn level(&self, seat: Seat) -> Option<Level> {
        match self.update.now.overview.seats.get(seat as usize)?.occupant {
            Occupant::Bot { level } => Some(level),
            Occupant::Nobody | Occupant::Person { .. } => None,
        }
    }

    /// The seats of bots.
    fn bots(&self) -> Vec<Seat> {
        let seats = Seat::of(self.update.now.overview.seats.len());
        seats.filter(|seat| self.level(*seat).is_some()).collect()
    }

    fn wants_to_speak(&self, number: i64, seat: Seat, moment: Moment) -> bool {
        let chosen = mixed(self.salt ^ (number as u64) << 8 ^ (seat as u64) << 4 ^ moment as u64);
        self.level(seat).is_some() && chosen.is_multiple_of(moment.rarity())
    }

    fn greeting(&self) -> Option<(Seat, Moment)> {
        let bots = self.bots();
        let first = mixed(self.salt) as usize % bots.len().max(1);
        Some((*bots.get(first)?, Moment::Greets))
    }

    /// What is said when a game has just ended: a winner speaks, or else somebody who has lost.
    fn end(&self, before: Option<&Now>) -> Option<Remark> {
        let outcome = self.update.now.overview.outcome.as_ref()?;
        if before.is_none_or(|before| before.overview.outcome.is_some()) {
            return None;
        }
        let bots = self.bots();
        let winner = bots.iter().find(|seat| outcome.winners.contains(seat));
        let (seat, moment) = match (winner, bots.first()) {
            (Some(winner), _) => (*winner, Moment::Wins),
            (None, Some(_)) => (bots[mixed(self.salt) as usize % bots.len()], Moment::Loses),
            (None, None) => return None,
        };
        Some(Remark { seat, key: lines::line(self.level(seat)?, moment) })
    }
}

/// What makes tables differ, from the name of the table (FNV-1a).
fn salt(table: &str) -> u64 {
    table.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A number that looks random, from another one (SplitMix64).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
