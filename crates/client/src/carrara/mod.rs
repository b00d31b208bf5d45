//! Carrara as people are shown it: all four rulesets.

mod attempts;
mod events;
mod explain;
mod names;
mod parts;
mod payments;
mod refusals;
mod remarks;
mod sentences;
mod spot;
pub mod staging;
mod standings;
mod telling;
#[cfg(test)]
mod tests;
mod turning;

use palazzi_rules::Seat;
use palazzi_rules::carrara::{Action, Carrara, Event, Illegal, View};

use crate::sentence::Sentence;
use crate::shown::{Names, Refusal, Shown};
use crate::texts::Texts;

pub use explain::{
    Brings, ExplainLine, Explanation, Missing, Topic, brings, brings_upgraded, explain, missing,
    missing_label, missing_text,
};
pub use names::{
    bonus_text, bricks, building, city, coins, color, color_letter, court_text, improvement, monuments,
    numeral, object, objects, pay, piece, place, plaque_text, points, price, reward, space,
};
pub use parts::Part;
pub use payments::{bought, fewer, more, paid, payments, with_brick};
pub use spot::{Spot, angle, spot};
pub use standings::{
    CardKind, Condition, End, Estimate, Obstacle, Scoring, Value, card_name, card_text, condition_text, end,
    estimates, is_reconstructed, scoring,
};
pub use turning::turns_between;

impl Shown for Carrara {
    type Part = Part;

    fn parts(_view: &View, action: &Action) -> Vec<Part> {
        parts::parts(action)
    }

    fn proposed(candidates: &[Action], _chosen: &[Part]) -> Option<Action> {
        payments::proposed(candidates)
    }

    fn is_listed(part: Part) -> bool {
        !matches!(part, Part::Bought(..) | Part::Payment(_))
    }

    fn name(part: Part, view: &View, names: &Names, texts: &Texts) -> String {
        names::name(part, view, names, texts)
    }

    fn task(view: &View, names: &Names, texts: &Texts) -> Sentence<Part> {
        sentences::task(view, names, texts)
    }

    fn action(view: &View, action: &Action, texts: &Texts) -> Sentence<Part> {
        sentences::action(view, action, texts)
    }

    fn event(event: &Event, names: &Names, texts: &Texts) -> Option<Sentence<Part>> {
        events::event(event, names, texts)
    }

    fn attempt(view: &View, chosen: &[Part], part: Part) -> Option<Action> {
        attempts::attempt(view, chosen, part)
    }

    fn refusal(illegal: &Illegal, texts: &Texts) -> Refusal {
        refusals::refusal(illegal, texts)
    }

    fn why_not(view: &View, seat: Seat, chosen: &[Part], part: Part, texts: &Texts) -> Option<Refusal> {
        refusals::why_not(view, seat, chosen, part, texts)
    }
}
