use palazzi_rules::Seat;
use palazzi_rules::carrara::{Carrara, Event, Pay, Place, View};

use crate::remarks::{Moment, Remarked};

/// Coins and victory points, summed up, that make scoring worth a remark.
const MUCH: u32 = 10;

/// The value from which a building is tall.
const TALL: u32 = 5;

/// A purchase of so many bricks is a large one.
const MANY_BRICKS: u32 = 5;

/// Somebody who has so many buildings in a city is after it.
const WANTED: u32 = 2;

impl Remarked for Carrara {
    fn moment(event: &Event) -> Option<(Seat, Moment)> {
        let found = match *event {
            Event::Scored { seat, pay: Pay { coins, points }, .. } if coins + points >= MUCH => {
                (seat, Moment::Scores)
            }
            Event::Built { seat, building, .. } | Event::Upgraded { seat, new: building, .. }
                if building.value() >= TALL =>
            {
                (seat, Moment::Builds)
            }
            Event::CoinsTaken { seat, .. } => (seat, Moment::Broke),
            Event::BricksBought { seat, bricks, .. }
                if bricks.colors().map(|(_, count)| count).sum::<u32>() >= MANY_BRICKS =>
            {
                (seat, Moment::Bricks)
            }
            Event::EndAnnounced { seat } | Event::EndTriggered { seat } => (seat, Moment::Announces),
            _ => return None,
        };
        Some(found)
    }

    fn robbed(event: &Event, before: &View) -> Vec<Seat> {
        let Event::Scored { seat: scorer, place: Place::City(city), .. } = *event else { return Vec::new() };
        let tiles = |seat: Seat| before.table.boards[seat].cities[city];
        let others = Seat::of(before.table.players()).filter(|seat| *seat != scorer);
        let mut robbed: Vec<Seat> = others.filter(|seat| tiles(*seat).count() >= WANTED).collect();
        robbed.sort_by_key(|seat| std::cmp::Reverse(tiles(*seat).value()));
        robbed
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegins { .. })
    }
}
