//! The messages of the bot protocol (`docs/bot-protocol.md`): one JSON object a line.

use palazzi_bots::{Budget, Finished, Situation};
use palazzi_rules::{Game, Ruleset, Seat};
use serde::{Deserialize, Serialize};

/// The version of the protocol that is spoken here.
pub(crate) const VERSION: u32 = 1;

/// What a host says.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
pub(crate) enum ToBot<'a, G: Game> {
    /// The first message.
    Hello { protocol: u32, program: &'a str },
    /// A game begins in which the bot has a seat.
    Start { game: u64, ruleset: Ruleset, players: usize, seat: Seat, seed: u64, view: &'a G::View },
    /// Something happened that the seat may know.
    Event { game: u64, event: &'a G::Event },
    /// The seat decides.
    Choose { game: u64, view: &'a G::View, offers: Vec<String>, budget: BudgetForm },
    /// The game is over for the bot.
    End { game: u64, scores: Vec<i32>, winners: Vec<Seat>, forfeit: Option<Seat> },
    /// The last message.
    Quit,
}

/// What a bot says.
#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", expecting = "a message such as {\"type\":\"choice\", …}")]
pub(crate) enum FromBot {
    /// The answer to the host's hello.
    Hello {
        protocol: u32,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        author: Option<String>,
    },
    /// The answer to `choose`.
    Choice { game: u64, action: String },
    /// Something for people to read.
    Info { text: String },
    /// The last message could not be used.
    Error { text: String },
}

/// What a decision may cost.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum BudgetForm {
    /// Time in milliseconds.
    Ms(u64),
    /// Playouts of a search.
    Playouts(u32),
}

impl<'a, G: Game> ToBot<'a, G> {
    /// The question for a decision.
    pub(crate) fn choose(game: u64, situation: &Situation<'a, G>, budget: Budget) -> ToBot<'a, G> {
        let offers = situation.offers.iter().map(ToString::to_string).collect();
        ToBot::Choose { game, view: situation.view, offers, budget: budget.into() }
    }

    /// The end of a game of `players`.
    pub(crate) fn end(game: u64, finished: &Finished, players: usize) -> ToBot<'a, G> {
        ToBot::End {
            game,
            scores: Seat::of(players).map(|seat| finished.scores[seat]).collect(),
            winners: finished.winners.iter().collect(),
            forfeit: finished.forfeit,
        }
    }

    /// The message as it is sent, without the end of the line.
    pub(crate) fn line(&self) -> String {
        serde_json::to_string(self).expect("messages have text for keys")
    }
}

impl FromBot {
    /// Reads a line, or says why it is no message.
    pub(crate) fn parse(line: &str) -> Result<FromBot, String> {
        let message = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if is_object(line) { Ok(message) } else { Err("a list instead of an object".to_owned()) }
    }

    /// The message as it is sent, without the end of the line.
    pub(crate) fn line(&self) -> String {
        serde_json::to_string(self).expect("messages have text for keys")
    }
}

/// Whether a line of JSON is an object. Lists of the values of a message could be read as that message.
pub(crate) fn is_object(line: &str) -> bool {
    line.trim_ascii_start().starts_with('{')
}

impl From<Budget> for BudgetForm {
    fn from(budget: Budget) -> BudgetForm {
        match budget {
            Budget::Time(time) => BudgetForm::Ms(time.as_millis().try_into().unwrap_or(u64::MAX)),
            Budget::Playouts(playouts) => BudgetForm::Playouts(playouts),
        }
    }
}
