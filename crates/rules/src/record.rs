use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{Facts, Game, Pending};
use crate::head::{Head, HeadError, Setup};
use crate::notation::{NotationError, Words, shorten};
use crate::seat::Seat;

/// A game written down: its set-up facts, its log, and its result if it is finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was fixed before play.
    pub config: G::Config,
    /// Everything that happened, in order.
    pub log: Vec<Step<G>>,
    /// How it ended; finished games only.
    pub outcome: Option<Outcome>,
    /// How many lines stand above the log in the text that the record was read from.
    head_lines: usize,
}

/// One entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A result of chance.
    Chance(G::Chance),
    /// A decision of a seat.
    Decision(Seat, G::Action),
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Final points by seat.
    pub scores: Vec<i32>,
    /// The winning seat or seats, in turn order.
    pub winners: Vec<Seat>,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line of the record, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: RecordFault,
}

/// What is wrong with one line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordFault {
    /// The head cannot be used.
    #[error(transparent)]
    Head(#[from] HeadError),
    /// The line is not in the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// An entry of chance where a seat must decide, or a decision of the wrong seat.
    #[error("'{found}' where {expected} is expected")]
    OutOfTurn {
        /// The entry.
        found: String,
        /// Who or what is next.
        expected: String,
    },
    /// A decision that the rules do not allow, or a draw that cannot happen.
    #[error("'{entry}' is refused: {reason}")]
    Refused {
        /// The entry.
        entry: String,
        /// Why.
        reason: String,
    },
    /// A result below a game that is not finished.
    #[error("the record gives a result, but the game is not over")]
    NotOver,
    /// A finished game without a result.
    #[error("the game is over, but the record gives no result (is the file complete?)")]
    NoResult,
    /// A result that is not what the log leads to.
    #[error("the record says '{found}', replaying gives '{expected}'")]
    WrongResult {
        /// The line of the record.
        found: String,
        /// The line as it should be.
        expected: String,
    },
}

impl<G: Game> Record<G> {
    /// A record in which nothing has happened yet.
    pub fn new(config: G::Config) -> Record<G> {
        let head_lines = config.head().to_string().lines().count();
        Record { config, log: Vec::new(), outcome: None, head_lines }
    }

    /// Reads a record. The log is read, not replayed: [`Record::replay`] checks it against the rules.
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        match Record::parse_sound_part(text)? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads a record up to the first entry that is not in the notation. Returns what stands before it, and what
    /// is wrong there, if anything.
    ///
    /// # Errors
    /// If the head cannot be used.
    pub fn parse_sound_part(text: &str) -> Result<(Record<G>, Option<RecordError>), RecordError> {
        let text = text.trim_ascii_end();
        let (head, head_lines) =
            Head::parse(text).map_err(|(line, error)| RecordError { line, reason: error.into() })?;
        let config = G::Config::from_head(&head).map_err(|error| RecordError {
            line: error.line_in(text).unwrap_or(head_lines),
            reason: error.into(),
        })?;
        let mut record = Record { config, log: Vec::new(), outcome: None, head_lines };
        let mut lines = text.lines().enumerate().skip(head_lines);
        for (index, line) in lines.by_ref() {
            if line.trim_end() == "--" {
                break;
            }
            match line.parse() {
                Ok(step) => record.log.push(step),
                Err(error) => {
                    let error = RecordError { line: index + 1, reason: error.into() };
                    return Ok((record, Some(error)));
                }
            }
        }
        match parse_outcome(lines, head.players) {
            Ok(outcome) => Ok((Record { outcome, ..record }, None)),
            Err(error) => Ok((record, Some(error))),
        }
    }

    /// Reads a record, replays it and compares the result. An error is about the first mistake in the text.
    pub fn check_text(text: &str) -> Result<G, RecordError> {
        match Record::<G>::parse_sound_part(text)? {
            (record, None) => record.verify(),
            (record, Some(broken)) => record.replay(|_, _| {}).and(Err(broken)),
        }
    }

    /// Replays the log from the start. Calls `visit` with the state before any entry and after every entry,
    /// together with the number of entries so far; returns the last state.
    pub fn replay(&self, mut visit: impl FnMut(usize, &G)) -> Result<G, RecordError> {
        let mut game = G::new(&self.config);
        visit(0, &game);
        for (index, step) in self.log.iter().enumerate() {
            step.apply(&mut game, &mut ())
                .map_err(|reason| RecordError { line: self.line_of(index), reason })?;
            visit(index + 1, &game);
        }
        if self.outcome.is_some() && game.pending() != Pending::Over {
            return Err(RecordError { line: self.line_of(self.log.len()), reason: RecordFault::NotOver });
        }
        Ok(game)
    }

    /// Replays the log and compares the result with the one in the record.
    pub fn verify(&self) -> Result<G, RecordError> {
        let game = self.replay(|_, _| {})?;
        let separator = self.line_of(self.log.len());
        let fault = |line, reason| Err(RecordError { line, reason });
        if game.pending() != Pending::Over {
            return Ok(game);
        }
        let Some(found) = &self.outcome else { return fault(separator, RecordFault::NoResult) };
        let expected = Outcome::of(&game);
        if found.scores != expected.scores {
            let (found, expected) = (found.result_line(), expected.result_line());
            return fault(separator + 1, RecordFault::WrongResult { found, expected });
        }
        if found.winners != expected.winners {
            let (found, expected) = (found.winners_line(), expected.winners_line());
            return fault(separator + 2, RecordFault::WrongResult { found, expected });
        }
        Ok(game)
    }

    /// The line on which the entry with this index stands.
    pub fn line_of(&self, index: usize) -> usize {
        self.head_lines + index + 1
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.config.head())?;
        for step in &self.log {
            writeln!(f, "{step}")?;
        }
        if let Some(outcome) = &self.outcome {
            writeln!(f, "--\n{}\n{}", outcome.result_line(), outcome.winners_line())?;
        }
        Ok(())
    }
}

impl<G: Game> Step<G> {
    /// Checks the step against the rules and carries it out. A refused step changes nothing.
    pub fn apply(&self, game: &mut G, facts: &mut impl Facts<G::Event>) -> Result<(), RecordFault> {
        let refused = |reason: String| RecordFault::Refused { entry: shorten(&self.to_string()), reason };
        match (self, game.pending()) {
            (Step::Chance(chance), Pending::Chance) => {
                game.resolve(chance, facts).map_err(|error| refused(error.to_string()))
            }
            (Step::Decision(seat, action), Pending::Decide(next)) if *seat == next => {
                game.play(*seat, action, facts).map_err(|error| refused(error.to_string()))
            }
            (_, pending) => Err(RecordFault::OutOfTurn {
                found: shorten(&self.to_string()),
                expected: match pending {
                    Pending::Chance => "a result of chance".to_owned(),
                    Pending::Decide(next) => format!("a decision of {next}"),
                    Pending::Over => "the end of the record (the game is over)".to_owned(),
                },
            }),
        }
    }
}

impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Step::Chance(chance) => write!(f, "* {chance}"),
            Step::Decision(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

impl<G: Game> FromStr for Step<G> {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Step<G>, NotationError> {
        let mut words = Words::new(line);
        if line.trim_ascii().is_empty() {
            return Err(NotationError::token("entry", "", "'*' or a seat letter, and what happens"));
        }
        let actor = words.next("'*' or a seat letter")?;
        let rest = line.trim_ascii_start()[actor.len()..].trim_ascii();
        if actor == "*" {
            Ok(Step::Chance(rest.parse()?))
        } else {
            Ok(Step::Decision(Seat::parse(actor)?, rest.parse()?))
        }
    }
}

impl Outcome {
    /// The result of a finished game.
    pub fn of<G: Game>(game: &G) -> Outcome {
        Outcome { scores: game.scores()[..game.players()].to_vec(), winners: game.winners().iter().collect() }
    }

    fn result_line(&self) -> String {
        let scores = Seat::ALL.iter().zip(&self.scores).map(|(seat, score)| format!(" {seat} {score}"));
        format!("result{}", scores.collect::<String>())
    }

    fn winners_line(&self) -> String {
        format!("winners{}", self.winners.iter().map(|seat| format!(" {seat}")).collect::<String>())
    }
}

fn parse_outcome<'a>(
    mut lines: impl Iterator<Item = (usize, &'a str)>,
    players: usize,
) -> Result<Option<Outcome>, RecordError> {
    let Some((index, line)) = lines.next() else { return Ok(None) };
    let at =
        |index: usize| move |reason: NotationError| RecordError { line: index + 1, reason: reason.into() };
    let scores = parse_scores(line, players).map_err(at(index))?;
    let (index, line) = lines.next().ok_or_else(|| {
        at(index)(NotationError::Incomplete { entry: shorten(line), expected: "a 'winners' line below it" })
    })?;
    let winners = parse_winners(line, players).map_err(at(index))?;
    if let Some((index, extra)) = lines.next() {
        return Err(at(index)(NotationError::token(
            "line",
            extra,
            "the end of the record after the winners",
        )));
    }
    Ok(Some(Outcome { scores, winners }))
}

fn parse_scores(line: &str, players: usize) -> Result<Vec<i32>, NotationError> {
    let mut words = Words::new(line);
    expect(words.next("'result'")?, "result")?;
    let mut scores = Vec::new();
    for seat in Seat::of(players) {
        let word = words.next("a seat letter and points for every seat")?;
        if Seat::parse(word)? != seat {
            return Err(NotationError::token("seat", word, "the seats in turn order"));
        }
        let points = words.next("the points of every seat")?;
        scores.push(points.parse().map_err(|_| NotationError::token("number", points, "points"))?);
    }
    words.finish()?;
    Ok(scores)
}

fn parse_winners(line: &str, players: usize) -> Result<Vec<Seat>, NotationError> {
    let mut words = Words::new(line);
    expect(words.next("'winners'")?, "winners")?;
    let winners: Vec<Seat> = words.rest().map(Seat::parse).collect::<Result<_, _>>()?;
    if winners.is_empty() {
        return Err(NotationError::Incomplete { entry: shorten(line), expected: "at least one seat" });
    }
    let in_order = winners.windows(2).all(|pair| pair[0] < pair[1]);
    if !in_order || winners.iter().any(|seat| *seat as usize >= players) {
        return Err(NotationError::token("winners", line, "seats of this game in turn order"));
    }
    Ok(winners)
}

fn expect(found: &str, word: &'static str) -> Result<(), NotationError> {
    if found == word { Ok(()) } else { Err(NotationError::token("line", found, word)) }
}
