use std::collections::BTreeSet;

use palazzi_rules::carrara::{Color, Edition, Illegal, Location, Markers, PIECE_PRICE, Phase, Reason, View};
use palazzi_rules::{Game, Seat};

use super::asking::{beginning, imagined};
use crate::carrara::attempts::attempt;
use crate::carrara::{Part, coins, color};
use crate::key::EXPLAIN_ANY_COLOR;
use crate::say;
use crate::texts::Texts;

/// What a player lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missing {
    /// Bricks.
    Bricks {
        /// So many.
        count: u32,
        /// Of any of these colours, the most expensive first.
        colors: Vec<Color>,
    },
    /// Coins.
    Coins(u32),
    /// Own buildings.
    Buildings(u32),
}

/// What a seat lacks to use a part, with what has been chosen before; nothing if it lacks nothing, or if something
/// else is in the way.
///
/// While others play it is what the seat would lack if its turn began now. A building is asked about in the city that
/// accepts most unless one is chosen. Nothing is said about a player whose bricks and coins are hidden.
pub fn missing(view: &View, seat: Seat, chosen: &[Part], part: Part) -> Option<Missing> {
    view.holdings[seat]?;
    let mut view = match (view.table.turn.seat == seat, view.table.phase) {
        (_, Phase::Over) | (true, _) => view.clone(),
        (false, _) => beginning(view, seat),
    };
    let table = &mut view.table;
    let rules = table.edition.rules();
    if matches!(part, Part::Place(_)) && rules.markers != Markers::Store && table.phase == Phase::Start {
        if table.boards[seat].markers_left(rules) == 0 {
            return None;
        }
        // A marker of the court comes first, and lacks neither coins nor buildings.
        table.phase = Phase::Score;
    }
    let action = attempt(&view, chosen, part)?;
    let illegal = imagined(&view).check(seat, &action).err()?;
    lacking(&view, &illegal)
}

/// What is lacking if that is why an action is refused.
pub(super) fn lacking(view: &View, illegal: &Illegal) -> Option<Missing> {
    Some(match illegal.reason {
        Reason::WrongCount { city, need, given, .. } if given < need => {
            let colors = Color::ALL.into_iter().filter(|color| *color <= city.color());
            Missing::Bricks { count: need - given, colors: colors.collect() }
        }
        Reason::NotOwned { paid, owned } => {
            let short = |color: &Color| paid.count(*color).saturating_sub(owned.count(*color));
            let colors: Vec<Color> = Color::ALL.into_iter().filter(|color| short(color) > 0).collect();
            Missing::Bricks { count: colors.iter().map(short).sum(), colors }
        }
        Reason::TooDear { price, coins, .. } => Missing::Coins(price - coins),
        Reason::NothingAffordable { coins } => Missing::Coins(cheapest(view)? - coins),
        Reason::TooFewCoins { need, coins, .. } => Missing::Coins(need - coins),
        Reason::TooPoor { coins } => Missing::Coins(u32::from(PIECE_PRICE) - coins),
        Reason::TooFewBuildings { need, own, .. } => Missing::Buildings(need - own),
        Reason::NoBuildingFor(_) => Missing::Buildings(1),
        _ => return None,
    })
}

/// The lowest price of a brick on the wheel.
fn cheapest(view: &View) -> Option<u32> {
    let prices =
        |location: Location| view.table.wheel[location].colors().map(move |(color, _)| color.price(location));
    Location::ALL.into_iter().flat_map(prices).min()
}

/// In short, for a place on the piece itself: “2 bricks”.
pub fn missing_label(missing: &Missing, texts: &Texts) -> String {
    match missing {
        Missing::Bricks { count, .. } => say!(texts, EXPLAIN_BRICKS_NEEDED, count = *count),
        Missing::Coins(count) => coins(*count, texts),
        Missing::Buildings(count) => say!(texts, EXPLAIN_BUILDINGS_NEEDED, count = *count),
    }
}

/// In full: “2 more bricks (white or yellow)”.
pub fn missing_text(missing: &Missing, edition: Edition, texts: &Texts) -> String {
    match missing {
        Missing::Bricks { count, colors } => {
            say!(texts, EXPLAIN_MORE_BRICKS, count = *count, colors = any_of(colors, edition, texts))
        }
        Missing::Coins(count) => say!(texts, EXPLAIN_MORE_COINS, count = *count),
        Missing::Buildings(count) => say!(texts, EXPLAIN_MORE_BUILDINGS, count = *count),
    }
}

/// Colours of which any will do.
fn any_of(colors: &[Color], edition: Edition, texts: &Texts) -> String {
    let distinct: BTreeSet<Color> = colors.iter().copied().collect();
    if distinct.len() == Color::ALL.len() {
        return texts.get(EXPLAIN_ANY_COLOR);
    }
    let words: Vec<String> = distinct.into_iter().map(|found| color(found, edition, texts)).collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            say!(texts, EXPLAIN_OR, first = rest.join(", "), second = last.clone())
        }
        _ => words.concat(),
    }
}
