//! Palazzo as people are shown it.

mod attempts;
mod events;
mod names;
mod parts;
mod paying;
mod refusals;
mod remarks;
mod saying;
mod sentences;
mod standings;
#[cfg(test)]
mod tests;

use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Action, Event, Illegal, Palazzo, View};

pub use names::{
    back, card, currency, letter_of_currency, letter_of_material, material, money, paid, tile, tiles,
};
pub use parts::{Kind, Part};
pub use paying::{Triplets, cards_before, payment_of, reach, triplets};
pub use sentences::signed;
pub use standings::{
    Bidder, Bidding, Ending, Standing, Worth, bidding, ending, gain, hand_of, next_quarry, quarry_for,
    to_decide, with_on_top, worth,
};

use crate::choice::Choice;
use crate::sentence::Sentence;
use crate::shown::{Names, Refusal, Shown};
use crate::texts::Texts;

impl Shown for Palazzo {
    type Part = Part;

    fn parts(view: &View, action: &Action) -> Vec<Part> {
        parts::parts(view, action)
    }

    fn proposed(candidates: &[Action], chosen: &[Part]) -> Option<Action> {
        paying::proposed(candidates, chosen)
    }

    fn beyond(view: &View, chosen: &[Part], part: Part) -> Option<Action> {
        paying::higher_bid(view, chosen, part)
    }

    fn next(view: &View, choice: &Choice<Palazzo>, differing: Vec<Part>) -> Vec<Part> {
        paying::with_cards_to_add(view, choice, differing)
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
        let tried = attempts::attempt(view, chosen, part);
        let refused = tried.and_then(|action| Self::refused(view, seat, &action));
        refused
            .map(|illegal| refusals::refusal(&illegal, texts))
            .or_else(|| refusals::without_action(view, part, texts))
    }
}
