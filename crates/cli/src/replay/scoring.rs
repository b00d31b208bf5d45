//! Final scoring, which every game counts in its own way.

use palazzi_rules::carrara::{Carrara, FinalScore};
use palazzi_rules::palazzo::{Currency, Hand, Money, Palazzo, palace_points};
use palazzi_rules::{Game, Seat, Viewer};

/// The points of a part need no more room.
const MOST_DIGITS: usize = 3;

/// A game that tells how its final scores come about.
pub(crate) trait Scored: Game {
    /// What decides where totals are equal.
    const TIE_BREAK: &'static str;

    /// The parts of the total, in the order in which they are counted.
    fn parts(&self) -> Vec<Part>;

    /// What every seat of a finished game has for the tie-break.
    fn tie_breaks(&self) -> Vec<u32>;
}

/// One part of the final scores.
pub(crate) struct Part {
    pub(crate) name: String,
    /// Points by seat; nothing where a seat does not have the thing that is counted.
    pub(crate) points: Vec<Option<i32>>,
}

impl Part {
    /// The points of a seat.
    pub(crate) fn of(&self, seat: Seat) -> Option<i64> {
        self.points[seat as usize].map(i64::from)
    }

    /// The width of its column.
    pub(crate) fn width(&self) -> usize {
        self.name.len().max(MOST_DIGITS) + 2
    }
}

impl Scored for Carrara {
    const TIE_BREAK: &'static str = "bricks left decide";

    fn parts(&self) -> Vec<Part> {
        let scores: Vec<FinalScore> = Seat::of(self.players()).map(|seat| self.final_score(seat)).collect();
        let part = |name: &str, points: fn(&FinalScore) -> u32| Part {
            name: name.to_owned(),
            points: scores.iter().map(|score| Some(points(score) as i32)).collect(),
        };
        let parts = [
            part("track", |score| score.track),
            part("bonus", |score| score.bonus),
            part("objects", |score| score.objects),
            part("buildings", |score| score.buildings),
            part("coins", |score| score.coins),
            part("decorations", |score| score.decorations),
            part("statues", |score| score.statues),
        ];
        parts.into_iter().filter(|part| part.points.iter().any(|points| *points != Some(0))).collect()
    }

    fn tie_breaks(&self) -> Vec<u32> {
        let holdings = self.view(Viewer::Spectator).holdings;
        holdings.into_iter().flatten().map(|holdings| holdings.bricks.total()).collect()
    }
}

impl Scored for Palazzo {
    const TIE_BREAK: &'static str = "money in one currency decides";

    fn parts(&self) -> Vec<Part> {
        let players = self.view(Viewer::Spectator).players;
        let most = players.iter().map(|player| player.palaces.len()).max().unwrap_or_default();
        let part = |index: usize| Part {
            name: format!("p{}", index + 1),
            points: players
                .iter()
                .map(|player| player.palaces.get(index).copied().map(palace_points))
                .collect(),
        };
        (0..most).map(part).collect()
    }

    fn tie_breaks(&self) -> Vec<u32> {
        let players = self.view(Viewer::Spectator).players.into_iter();
        players
            .filter_map(|player| match player.hand {
                Hand::Open { cards, .. } => Some(best_currency(cards)),
                Hand::Hidden { .. } => None,
            })
            .collect()
    }
}

/// The most money in one currency, with the certificates (P-END-2).
fn best_currency(hand: Money) -> u32 {
    let amount_in = |wanted: Option<Currency>| -> u32 {
        hand.cards().filter(|card| card.currency() == wanted).map(|card| card.value()).sum()
    };
    let best = Currency::ALL.into_iter().map(|currency| amount_in(Some(currency))).max();
    best.unwrap_or_default() + amount_in(None)
}
