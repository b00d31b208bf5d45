use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Event, Palazzo, View};

use crate::remarks::{Moment, Remarked};

/// The storey from which a palace is tall.
const TALL: u8 = 5;

impl Remarked for Palazzo {
    fn moment(event: &Event) -> Option<(Seat, Moment)> {
        match *event {
            Event::Placed { seat, tile, .. } if tile.floor() >= TALL => Some((seat, Moment::Builds)),
            // Who leaves an auction with cards had bid for it.
            Event::Passed { seat, cards } if !cards.is_empty() => Some((seat, Moment::Robbed)),
            _ => None,
        }
    }

    fn robbed(_event: &Event, _before: &View) -> Vec<Seat> {
        Vec::new()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegins { .. })
    }
}
