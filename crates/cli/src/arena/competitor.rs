use std::ffi::OsStr;
use std::fmt;
use std::sync::Arc;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use palazzi_bots::{Bot, BotName, Contestant, Learn};
use palazzi_rules::Seat;

use crate::outside::{Outside, Program, Table, Talk};

/// What a command begins with where bots are named.
const PREFIX: &str = "exec:";

/// Somebody who is named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Competitor {
    /// One of the bots of this program.
    BuiltIn(BotName),
    /// A foreign program: the words that it is started with.
    Program(Vec<String>),
}

/// A competitor who is ready to play.
pub(crate) enum Contender {
    /// One of the bots of this program.
    BuiltIn(BotName),
    /// A foreign program.
    Program(Arc<Program>),
}

impl Competitor {
    /// Gets ready to play at a table.
    pub(crate) fn at(&self, table: Table, talk: Talk) -> Contender {
        match self {
            Competitor::BuiltIn(name) => Contender::BuiltIn(*name),
            Competitor::Program(words) => {
                Contender::Program(Arc::new(Program::new(self.to_string(), words.clone(), table, talk)))
            }
        }
    }
}

impl Contender {
    /// The foreign program.
    pub(crate) fn program(&self) -> Option<&Program> {
        match self {
            Contender::BuiltIn(_) => None,
            Contender::Program(program) => Some(program),
        }
    }
}

impl<G: Learn + 'static> Contestant<G> for &Contender {
    fn make(&self, seat: Seat, view: &G::View, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Contender::BuiltIn(name) => name.make(seat, view, seed),
            Contender::Program(program) => Box::new(Outside::new::<G>(program, seat, view, seed)),
        }
    }
}

impl fmt::Display for Competitor {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Competitor::BuiltIn(name) => name.fmt(f),
            Competitor::Program(words) => f.pad(&format!("{PREFIX}{}", words.join(" "))),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Contender::BuiltIn(name) => name.fmt(f),
            Contender::Program(program) => program.fmt(f),
        }
    }
}

/// Reads the name of a bot and knows all of them for help and completions.
pub(crate) fn bot_name_parser() -> impl TypedValueParser<Value = BotName> {
    PossibleValuesParser::new(BotName::ALL.map(BotName::name)).try_map(|name| name.parse::<BotName>())
}

/// Reads the name of a bot, or the command of a foreign one.
#[derive(Clone)]
pub(crate) struct CompetitorParser;

impl TypedValueParser for CompetitorParser {
    type Value = Competitor;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Competitor, clap::Error> {
        let Some(program) = value.to_str().and_then(|text| text.strip_prefix(PREFIX)) else {
            return bot_name_parser().parse_ref(command, argument, value).map(Competitor::BuiltIn);
        };
        let words: Vec<String> = program.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let expected = vec![format!("{PREFIX}COMMAND")];
            error.insert(ContextKind::InvalidArg, ContextValue::String("--bots <BOTS>".to_owned()));
            error.insert(ContextKind::InvalidValue, ContextValue::String(PREFIX.to_owned()));
            error.insert(ContextKind::ValidValue, ContextValue::Strings(expected));
            return Err(error);
        }
        Ok(Competitor::Program(words))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(BotName::ALL.into_iter().map(|bot| PossibleValue::new(bot.name()))))
    }
}
