use palazzi_protocol::{Absence, Clock, NewTable, Screens, Visibility};
use palazzi_rules::{Engine, Game, Head, HeadError, Ruleset, Setup, with_engine};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What was settled when a table was set up; kept by the store as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The head of the game's record.
    pub head: String,
    /// Whether holdings are hidden.
    pub screens: Screens,
    /// How much time players have.
    pub clock: Clock,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Whether ratings change.
    pub rated: bool,
    /// What happens to the seat of somebody who is away.
    pub absence: Absence,
    /// Whether the seats are shuffled when play begins.
    pub shuffle_seats: bool,
    /// Whether the game was played elsewhere.
    pub imported: bool,
}

/// Why a table cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SettingsError {
    /// The game cannot be played like that.
    #[error(transparent)]
    Head(#[from] HeadError),
    /// The screens of a game that has none.
    #[error("{0} has no screens that could be open")]
    NoScreens(Ruleset),
    /// Too much or too little time.
    #[error("a clock has {LEAST_SECONDS} to {MOST_SECONDS} seconds and a bonus of at most {MOST_BONUS}")]
    Clock,
}

/// The shortest clock.
const LEAST_SECONDS: u32 = 5;

/// The longest clock: 30 days.
const MOST_SECONDS: u32 = 30 * 24 * 3600;

/// The largest bonus: a day.
const MOST_BONUS: u32 = 24 * 3600;

impl Settings {
    /// What somebody wishes, if it can be played.
    pub fn of(wish: &NewTable) -> Result<Settings, SettingsError> {
        let mut head = Head::new(wish.ruleset, wish.seats.len());
        if let Some(cards) = &wish.cards {
            head.options.push(("cards".to_owned(), cards.clone()));
        }
        if wish.screens == Screens::Open && wish.ruleset.engine() != Engine::Carrara {
            return Err(SettingsError::NoScreens(wish.ruleset));
        }
        check_clock(wish.clock)?;
        let head = with_engine!(wish.ruleset.engine(), G => {
            if let Some(sheet) = &wish.components {
                head.components = <G as Game>::Config::read_sheet(sheet)?;
            }
            <G as Game>::Config::from_head(&head)?.head()
        });
        Ok(Settings {
            head: head.to_string(),
            screens: wish.screens,
            clock: wish.clock,
            visibility: wish.visibility,
            rated: wish.rated,
            absence: wish.absence,
            shuffle_seats: wish.shuffle_seats,
            imported: false,
        })
    }

    /// The head of the game's record.
    pub fn head(&self) -> Result<Head, SettingsError> {
        let (head, _) = Head::parse(&self.head).map_err(|(_, error)| error)?;
        Ok(head)
    }

    /// What the engine needs before play.
    pub(crate) fn config<G: Game>(&self) -> Result<G::Config, SettingsError> {
        Ok(G::Config::from_head(&self.head()?)?)
    }
}

fn check_clock(clock: Clock) -> Result<(), SettingsError> {
    let (seconds, bonus) = match clock {
        Clock::None => return Ok(()),
        Clock::Turn { seconds } => (seconds, 0),
        Clock::Game { seconds, bonus } => (seconds, bonus),
    };
    let fits = (LEAST_SECONDS..=MOST_SECONDS).contains(&seconds) && bonus <= MOST_BONUS;
    if fits { Ok(()) } else { Err(SettingsError::Clock) }
}
