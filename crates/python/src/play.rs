//! A game in progress: its state, what has happened, and where draws come from.

use std::ops::Deref;

use palazzi_bots::Learn;
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{
    Engine, Head, HeadError, NotationError, Offers, Outcome, Pending, Record, RecordError, RecordFault, Seat,
    Setup, Step,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

use crate::observation::Observe;
use crate::spelling::Spell;

/// A game that the module offers.
pub(crate) trait Playable:
    Learn<Config: Send + Sync, Chance: Send + Sync, Scratch: Send> + Spell + Observe + Send + Sync + 'static
{
}

impl Playable for Carrara {}
impl Playable for Palazzo {}

/// A game in progress. With a seed, it draws for itself whatever is to be drawn.
pub(crate) struct Play<G: Playable> {
    game: G,
    record: Record<G>,
    seed: Option<u64>,
    /// How many draws have been made.
    draws: u64,
    offers: Offers<G>,
    /// Whether the offers are those of the position.
    listed: bool,
}

/// Why something cannot be played.
pub(crate) enum Refusal {
    /// It is not in the notation.
    Notation(NotationError),
    /// There is no legal action with this index.
    Index(String),
    /// The rules do not allow it.
    Illegal(String),
}

impl<G: Playable> Play<G> {
    /// The start of a game.
    pub(crate) fn new(config: G::Config, seed: Option<u64>) -> Play<G> {
        let mut play = Play {
            game: G::new(&config),
            record: Record::new(config),
            seed,
            draws: 0,
            offers: Offers::default(),
            listed: false,
        };
        play.settle();
        play
    }

    /// The position after the first entries of a record.
    pub(crate) fn of_record(
        record: &Record<G>,
        entries: usize,
        seed: Option<u64>,
    ) -> Result<Play<G>, RecordError> {
        let mut play: Play<G> = Play::new(record.config.clone(), None);
        for (index, step) in record.log.iter().enumerate().take(entries) {
            play.take(step).map_err(|reason| RecordError { line: record.line_of(index), reason })?;
        }
        play.seed = seed;
        play.settle();
        Ok(play)
    }

    /// What has happened.
    pub(crate) fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Where draws come from; nothing if they are given.
    pub(crate) fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The legal actions of the seat to decide.
    pub(crate) fn offers(&mut self) -> &Offers<G> {
        if !self.listed {
            // If nobody is to decide, no seat has any.
            let seat = self.decider().unwrap_or(Seat::A);
            self.game.legal_actions(seat, &mut self.offers);
            self.listed = true;
        }
        &self.offers
    }

    /// Plays the legal action with this index in the list.
    pub(crate) fn play_index(&mut self, index: usize) -> Result<(), Refusal> {
        let seat = self.decider()?;
        let offers = self.offers();
        let Some(action) = offers.get(index).copied() else {
            let reason =
                format!("there are {} legal actions, counted from 0: none has index {index}", offers.len());
            return Err(Refusal::Index(reason));
        };
        self.play_offered(seat, action);
        Ok(())
    }

    /// Plays one of the legal actions of the seat to decide.
    pub(crate) fn play_offered(&mut self, seat: Seat, action: G::Action) {
        self.game.play_unchecked(&action, &mut ());
        self.note(Step::Decision(seat, action));
        self.settle();
    }

    /// Plays an action of the seat to decide, or takes an entry with its seat or star.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<(), Refusal> {
        let step = self.read(text)?;
        self.take(&step).map_err(|fault| Refusal::Illegal(fault.to_string()))?;
        self.settle();
        Ok(())
    }

    /// Why an action of the seat to decide is refused; nothing if it is legal.
    pub(crate) fn why_not(&self, text: &str) -> Result<Option<String>, Refusal> {
        let step = self.read(text)?;
        Ok(step.apply(&mut self.game.clone(), &mut ()).err().map(|fault| fault.to_string()))
    }

    /// Draws what is to be drawn with another generator.
    pub(crate) fn draw(&mut self, seed: u64) -> Result<(), Refusal> {
        if self.game.pending() != Pending::Chance {
            return Err(Refusal::Illegal("nothing is to be drawn now".to_owned()));
        }
        self.draw_by(&mut generator(seed, self.draws));
        self.settle();
        Ok(())
    }

    /// Takes an entry of a log. Whatever is to be drawn after it is not drawn yet.
    pub(crate) fn take(&mut self, step: &Step<G>) -> Result<(), RecordFault> {
        step.apply(&mut self.game, &mut ())?;
        self.note(step.clone());
        Ok(())
    }

    fn read(&self, text: &str) -> Result<Step<G>, Refusal> {
        let actor = text.trim_ascii_start().split_ascii_whitespace().next();
        if actor.is_some_and(|actor| actor == "*" || Seat::parse(actor).is_ok()) {
            return text.parse().map_err(Refusal::Notation);
        }
        let action = text.trim_ascii().parse().map_err(Refusal::Notation)?;
        Ok(Step::Decision(self.decider()?, action))
    }

    /// The seat that is to decide.
    fn decider(&self) -> Result<Seat, Refusal> {
        let reason = match self.game.pending() {
            Pending::Decide(seat) => return Ok(seat),
            Pending::Chance => "something is to be drawn first: draw(), or an entry such as '* tile villa2'",
            Pending::Over => "the game is over",
        };
        Err(Refusal::Illegal(reason.to_owned()))
    }

    fn settle(&mut self) {
        if let Some(seed) = self.seed {
            while self.game.pending() == Pending::Chance {
                self.draw_by(&mut generator(seed, self.draws));
            }
        }
    }

    fn draw_by(&mut self, rng: &mut Xoshiro256PlusPlus) {
        let chance = self.game.sample_chance(rng);
        self.game.resolve_unchecked(&chance, &mut ());
        self.note(Step::Chance(chance));
    }

    fn note(&mut self, step: Step<G>) {
        self.draws += u64::from(matches!(step, Step::Chance(_)));
        self.record.log.push(step);
        self.listed = false;
        if self.game.pending() == Pending::Over {
            self.record.outcome = Some(Outcome::of(&self.game));
        }
    }
}

impl<G: Playable> Deref for Play<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.game
    }
}

impl<G: Playable> Clone for Play<G> {
    fn clone(&self) -> Play<G> {
        let Play { game, record, seed, draws, .. } = self;
        Play {
            game: game.clone(),
            record: record.clone(),
            seed: *seed,
            draws: *draws,
            offers: Offers::default(),
            listed: false,
        }
    }
}

/// The generator with this number that follows from a seed, and from nothing else.
pub(crate) fn generator(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    let start = SplitMix64::seed_from_u64(seed).next_u64();
    Xoshiro256PlusPlus::seed_from_u64(start.wrapping_add(number))
}

/// A thing of any game: the one match from a ruleset to its engine.
#[derive(Clone)]
pub(crate) enum Any<C, P> {
    Carrara(C),
    Palazzo(P),
}

/// A game in progress, of any ruleset.
pub(crate) type AnyPlay = Any<Box<Play<Carrara>>, Box<Play<Palazzo>>>;

/// A record of any ruleset.
pub(crate) type AnyRecord = Any<Record<Carrara>, Record<Palazzo>>;

/// Runs generic code with the thing that it is.
macro_rules! with {
    ($any:expr, $thing:ident => $body:expr) => {
        match $any {
            $crate::play::Any::Carrara($thing) => $body,
            $crate::play::Any::Palazzo($thing) => $body,
        }
    };
}
/// Runs generic code with the thing that it is, and makes a thing of the same game from it.
macro_rules! map {
    ($any:expr, $thing:ident => $body:expr) => {
        match $any {
            $crate::play::Any::Carrara($thing) => $crate::play::Any::Carrara($body),
            $crate::play::Any::Palazzo($thing) => $crate::play::Any::Palazzo($body),
        }
    };
}
pub(crate) use {map, with};

/// The configuration of either game.
pub(crate) type AnyConfig =
    Any<<Carrara as palazzi_rules::Game>::Config, <Palazzo as palazzi_rules::Game>::Config>;

/// What is fixed before play, checked.
pub(crate) fn configure(head: &Head) -> Result<AnyConfig, HeadError> {
    Ok(match head.ruleset.engine() {
        Engine::Carrara => Any::Carrara(Setup::from_head(head)?),
        Engine::Palazzo => Any::Palazzo(Setup::from_head(head)?),
    })
}

/// The start of a game.
pub(crate) fn start(config: AnyConfig, seed: Option<u64>) -> AnyPlay {
    map!(config, config => Box::new(Play::new(config, seed)))
}

/// Reads a record.
pub(crate) fn read_record(text: &str) -> Result<AnyRecord, RecordError> {
    let (head, _) = Head::parse(text).map_err(|(line, error)| RecordError { line, reason: error.into() })?;
    Ok(match head.ruleset.engine() {
        Engine::Carrara => Any::Carrara(Record::parse(text)?),
        Engine::Palazzo => Any::Palazzo(Record::parse(text)?),
    })
}
