use std::fmt::Debug;
use std::hash::Hash;

use palazzi_rules::{Game, Pending, Ruleset, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::choice::Choice;
use crate::remarks::Remarked;
use crate::sentence::Sentence;
use crate::texts::Texts;

/// A game as people are shown it.
pub trait Shown:
    Game<
        Action: Send + Sync + 'static,
        Event: Send + Sync + 'static,
        View: Send + Sync + 'static,
        Illegal: Send + Sync + 'static,
    > + Remarked
    + Send
    + Sync
    + 'static
{
    /// A thing of the game that can be pointed at: a kind of action, a city, a tile, a card, a payment, a seat.
    type Part: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// The parts that an action is pointed out by, the most general first, what it costs last.
    fn parts(view: &Self::View, action: &Self::Action) -> Vec<Self::Part>;

    /// The action that is meant among several that differ only in what they cost, such as the cheapest payment;
    /// nothing if they differ in more.
    fn proposed(candidates: &[Self::Action], chosen: &[Self::Part]) -> Option<Self::Action>;

    /// An action that is not on offer and yet may be possible ([`Game::lists_all`]), and that has the chosen parts
    /// and this one.
    fn beyond(_view: &Self::View, _chosen: &[Self::Part], _part: Self::Part) -> Option<Self::Action> {
        None
    }

    /// What can be pointed at next, made of the parts in which the actions on offer differ: a game with actions
    /// [`beyond`](Shown::beyond) the offers adds what leads to them.
    fn next(_view: &Self::View, _choice: &Choice<Self>, differing: Vec<Self::Part>) -> Vec<Self::Part> {
        differing
    }

    /// Whether a part is listed among what can be pointed at next. One that is not is chosen brick by brick, or card
    /// by card, and is proposed otherwise.
    fn is_listed(_part: Self::Part) -> bool {
        true
    }

    /// What a part is called.
    fn name(part: Self::Part, view: &Self::View, names: &Names, texts: &Texts) -> String;

    /// What is to be done now, for whoever looks.
    fn task(view: &Self::View, names: &Names, texts: &Texts) -> Sentence<Self::Part>;

    /// What an action does, for the one who thinks about it.
    fn action(view: &Self::View, action: &Self::Action, texts: &Texts) -> Sentence<Self::Part>;

    /// What has happened; nothing for what is not worth a line.
    fn event(event: &Self::Event, names: &Names, texts: &Texts) -> Option<Sentence<Self::Part>>;

    /// An action that somebody might mean who has chosen some parts and points at another one for which nothing is
    /// on offer: why it is not possible is the answer to "why not?".
    fn attempt(view: &Self::View, chosen: &[Self::Part], part: Self::Part) -> Option<Self::Action>;

    /// Why an action is not possible.
    fn refusal(illegal: &Self::Illegal, texts: &Texts) -> Refusal;

    /// Why nothing can be done with a part, with the rule. Nothing if it can be done, or if nobody would ask.
    ///
    /// What is hidden from the seat that asks does not matter: any state that looks like this to it will do.
    fn why_not(
        view: &Self::View,
        seat: Seat,
        chosen: &[Self::Part],
        part: Self::Part,
        texts: &Texts,
    ) -> Option<Refusal> {
        let action = Self::attempt(view, chosen, part)?;
        Self::refused(view, seat, &action).map(|illegal| Self::refusal(&illegal, texts))
    }

    /// Why the rules refuse an action, if they do, in any state that looks like this to the seat.
    fn refused(view: &Self::View, seat: Seat, action: &Self::Action) -> Option<Self::Illegal> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        Self::determinize(view, &mut rng).check(seat, action).err()
    }

    /// Whether an action cannot be taken back: it reveals something, ends the turn, or ends the game.
    fn is_final(view: &Self::View, seat: Seat, action: &Self::Action) -> bool {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let mut game = Self::determinize(view, &mut rng);
        game.play(seat, action, &mut ()).is_err() || game.pending() != Pending::Decide(seat)
    }

    /// The action [`beyond`](Shown::beyond) the offers, if the rules allow it.
    fn admitted(
        view: &Self::View,
        seat: Seat,
        chosen: &[Self::Part],
        part: Self::Part,
    ) -> Option<Self::Action> {
        let action = Self::beyond(view, chosen, part)?;
        Self::refused(view, seat, &action).is_none().then_some(action)
    }
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason in words.
    pub text: String,
    /// The rule that says so, such as `E1-BUILD-1`.
    pub rule: Option<String>,
}

/// What the seats are called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// By seat.
    pub by_seat: Vec<String>,
    /// The seat of whoever reads.
    pub you: Option<Seat>,
    /// What is played: a few things have other names in another edition.
    pub ruleset: Option<Ruleset>,
}

impl Names {
    /// What a seat is called.
    pub fn of(&self, seat: Seat) -> &str {
        self.by_seat.get(seat as usize).map_or("?", String::as_str)
    }
}
