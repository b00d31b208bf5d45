use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::Deref;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::head::Setup;
use crate::notation::NotationError;
use crate::seat::{BySeat, Seat, SeatSet};

/// A game as a state machine of decisions and chance.
///
/// The contract (no dead ends, complete sorted lists, conservation, notation, views that hide, …) is tested by
/// [`crate::suite`] over every ruleset.
///
/// State holds no generator and no hidden order: whatever is drawn is an explicit [`Game::Chance`].
pub trait Game: Clone + Eq + Debug + Sized {
    /// What is fixed before play: ruleset, number of players, options.
    type Config: Setup;
    /// One decision of one seat. Its text form is the notation without the seat letter.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError>;
    /// One result of chance. Its text form is the notation without the star.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// Something that happened, told to those who may know it.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What one viewer may know. A text is read as a view only if a game could look like that.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// Why an action is refused. Its text names the numbers and the rule.
    type Illegal: std::error::Error + Clone + Eq;
    /// Why a result of chance cannot have happened.
    type Impossible: std::error::Error + Clone + Eq;
    /// The whole state in the form of `docs/rules/trace.md`, hidden things included.
    type Trace: Serialize;
    /// Working memory for listing actions, kept between calls.
    type Scratch: Default;

    /// The state before any entry.
    fn new(config: &Self::Config) -> Self;

    /// The number of players.
    fn players(&self) -> usize;

    /// What must happen next.
    fn pending(&self) -> Pending;

    /// Writes the legal actions of `seat` into `out`, sorted and distinct. Empty unless `seat` is to decide.
    fn legal_actions(&self, seat: Seat, out: &mut Offers<Self>);

    /// Picks one of the legal actions of the seat that is to decide, without building the list.
    ///
    /// # Panics
    /// If no seat is to decide.
    fn random_action(&self, choice: Choice, rng: &mut impl Rng) -> Self::Action;

    /// The first word of the action in notation.
    fn kind(action: &Self::Action) -> &'static str;

    /// Whether every legal action of this action's kind is listed. Where not, [`Game::check`] accepts more.
    fn lists_all(_action: &Self::Action) -> bool {
        true
    }

    /// Says whether `seat` may do `action` now, and if not, why.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`Game::check`] accepts for the seat that is to decide.
    ///
    /// Any other action leaves the state unspecified, or panics.
    fn play_unchecked(&mut self, action: &Self::Action, facts: &mut impl Facts<Self::Event>);

    /// Checks an action, then carries it out. A refused action changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        facts: &mut impl Facts<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(seat, action)?;
        self.play_unchecked(action, facts);
        debug_assert_eq!(self.audit(), Ok(()), "after {action}");
        Ok(())
    }

    /// Draws a result for the pending chance.
    ///
    /// # Panics
    /// If chance is not pending.
    fn sample_chance(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Says whether `chance` can be the result of the pending chance, and if not, why.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Impossible>;

    /// Applies a result that [`Game::check_chance`] accepts.
    fn resolve_unchecked(&mut self, chance: &Self::Chance, facts: &mut impl Facts<Self::Event>);

    /// Checks a result of chance, then applies it. A refused result changes nothing.
    fn resolve(
        &mut self,
        chance: &Self::Chance,
        facts: &mut impl Facts<Self::Event>,
    ) -> Result<(), Self::Impossible> {
        self.check_chance(chance)?;
        self.resolve_unchecked(chance, facts);
        debug_assert_eq!(self.audit(), Ok(()), "after * {chance}");
        Ok(())
    }

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that looks the same to the owner of `view`, with everything hidden drawn at random.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// The final scores if the game is over; what final scoring would give now otherwise.
    fn scores(&self) -> BySeat<i32>;

    /// The seats that share the first place by [`Game::scores`] and the tie-break.
    fn winners(&self) -> SeatSet;

    /// Checks the conservation laws, and names the first that is broken.
    fn audit(&self) -> Result<(), String>;

    /// The whole state for checking engines against each other.
    fn trace(&self) -> Self::Trace;

    /// No game has more decisions than this.
    fn decision_bound(&self) -> u32;
}

/// What must happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// A result of chance.
    Chance,
    /// A decision of this seat.
    Decide(Seat),
    /// Nothing: the game is over.
    Over,
}

/// How a random action is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Every legal action is equally likely.
    Uniform,
    /// First one of the kinds that occur, then one action of that kind.
    KindFirst,
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who does not play.
    Spectator,
}

/// Who may be told a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Players and spectators.
    Everyone,
    /// This seat alone.
    Only(Seat),
    /// Everyone but this seat.
    Except(Seat),
}

impl Audience {
    /// Whether `viewer` belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Except(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// An event with those who may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact<E> {
    /// Who may know it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Where an engine tells what happens. The unit type listens to nothing and costs nothing.
pub trait Facts<E> {
    /// Takes note of `event`.
    fn tell(&mut self, audience: Audience, event: E);
}

impl<E> Facts<E> for () {
    #[inline]
    fn tell(&mut self, _audience: Audience, _event: E) {}
}

impl<E> Facts<E> for Vec<Fact<E>> {
    fn tell(&mut self, audience: Audience, event: E) {
        self.push(Fact { audience, event });
    }
}

/// A reusable list of legal actions.
pub struct Offers<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) scratch: G::Scratch,
}

impl<G: Game> Default for Offers<G> {
    fn default() -> Offers<G> {
        Offers { actions: Vec::new(), scratch: G::Scratch::default() }
    }
}

impl<G: Game> Deref for Offers<G> {
    type Target = [G::Action];

    fn deref(&self) -> &[G::Action] {
        &self.actions
    }
}
