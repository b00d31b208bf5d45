//! Bots that are programs of their own: this program is their host, over the bot protocol.

mod failure;
mod process;
mod program;

use std::sync::Arc;
use std::time::Duration;

use palazzi_bots::{Bot, Budget, Finished, Situation};
use palazzi_rules::{Game, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::protocol::{FromBot, ToBot};
use failure::{Failure, quote};
use process::Process;
pub(crate) use program::{Failures, Program, Table, Talk};

/// How much longer than its budget a program may take for a decision.
const GRACE: Duration = Duration::from_secs(2);

/// How long a program may take for a decision whose budget is no time.
const PATIENCE: Duration = Duration::from_secs(10);

/// A program at a seat of a game.
pub(crate) struct Outside {
    program: Arc<Program>,
    game: u64,
    /// Nothing if it could not be started, or has failed.
    process: Option<Process>,
    /// What makes the next question pointless.
    broken: Option<Failure>,
    has_failed: bool,
    /// What a copy that was started for an earlier game has been sent in this one, until its first answer.
    unanswered: Option<Vec<String>>,
}

impl Outside {
    /// Seats a program at the start of a game.
    pub(crate) fn new<G: Game>(program: &Arc<Program>, seat: Seat, view: &G::View, seed: u64) -> Outside {
        let idle = program.take_idle();
        let unanswered = idle.is_some().then(Vec::new);
        let (process, broken) = match idle.map_or_else(|| program.start(), Ok) {
            Ok(process) => (Some(process), None),
            Err(failure) => (None, Some(failure)),
        };
        let (program, game) = (Arc::clone(program), program.next_game());
        let mut outside = Outside { program, game, process, broken, has_failed: false, unanswered };
        let Table { ruleset, players } = outside.program.table;
        let seed = own_seed(seed);
        outside.send::<G>(&ToBot::Start { game, ruleset, players, seat, seed, view });
        outside
    }

    fn send<G: Game>(&mut self, message: &ToBot<G>) {
        let line = message.line();
        self.unanswered.iter_mut().for_each(|lines| lines.push(line.clone()));
        let sent = self.process.as_ref().map_or(Ok(()), |process| process.send(line));
        self.broken = self.broken.take().or(sent.err());
    }

    /// Waits for the answer to a question.
    fn answer<G: Game>(&mut self, offers: &[G::Action], limit: Duration) -> Result<G::Action, Failure> {
        let message = self.next_message(limit).or_else(|failure| self.replace(failure, limit))?;
        self.unanswered = None;
        match message {
            FromBot::Choice { game, .. } if game != self.game => {
                Err(Failure::OtherGame { found: game, expected: self.game })
            }
            FromBot::Choice { action, .. } => {
                let chosen = action.parse().map_err(|error| Failure::NotInNotation(format!("{error}")))?;
                if offers.contains(&chosen) { Ok(chosen) } else { Err(Failure::NotOffered(quote(&action))) }
            }
            _ => Err(Failure::NoChoice),
        }
    }

    /// Waits for the next message of the copy that plays.
    fn next_message(&mut self, limit: Duration) -> Result<FromBot, Failure> {
        match (&self.process, self.broken.take()) {
            (Some(process), None) => self.program.next_message(process, limit),
            (_, broken) => Err(broken.unwrap_or(Failure::Ended)),
        }
    }

    /// Waits for the next message of a new copy, if the one that played has left after an earlier game. This shows
    /// only when it is asked something: it may have been about to end when this game began.
    fn replace(&mut self, failure: Failure, limit: Duration) -> Result<FromBot, Failure> {
        let failure = self.explain(failure);
        let Some(lines) = self.unanswered.take().filter(|_| failure.is_farewell()) else {
            return Err(failure);
        };
        let process = self.program.start()?;
        self.broken = lines.into_iter().try_for_each(|line| process.send(line)).err();
        self.process = Some(process);
        self.next_message(limit)
    }

    /// Puts an end to the copy that plays, and says how it ended if that was why it failed.
    fn explain(&mut self, failure: Failure) -> Failure {
        match self.process.take() {
            Some(process) => process.explain(failure),
            None => failure,
        }
    }

    /// Gives the game up.
    fn fail(&mut self, failure: Failure) {
        let failure = self.explain(failure);
        self.has_failed = true;
        self.program.note(&failure);
    }
}

impl<G: Game> Bot<G> for Outside {
    fn hear(&mut self, event: &G::Event) {
        self.send::<G>(&ToBot::Event { game: self.game, event });
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        self.send(&ToBot::choose(self.game, situation, budget));
        let limit = match budget {
            Budget::Time(time) => time + GRACE,
            Budget::Playouts(_) => PATIENCE,
        };
        self.answer::<G>(situation.offers, limit).unwrap_or_else(|failure| {
            self.fail(failure);
            situation.offers[0]
        })
    }

    fn has_failed(&self) -> bool {
        self.has_failed
    }

    fn end(&mut self, finished: &Finished) {
        self.send(&ToBot::<G>::end(self.game, finished, self.program.table.players));
        if let Some(process) = self.process.take() {
            self.program.give_back(process);
        }
    }
}

/// The seed that a program is told. Other than the seed of a bot, it does not show the seed of the game.
fn own_seed(seed: u64) -> u64 {
    Xoshiro256PlusPlus::seed_from_u64(seed).next_u64() >> (u64::BITS - EXACT_BITS)
}

/// So many bits has a whole number that every JSON library reads exactly.
const EXACT_BITS: u32 = 53;

#[cfg(test)]
mod tests {
    use palazzi_rules::{Choice, Head, Offers, Pending, Ruleset, Setup, Viewer, with_engine};

    use super::*;

    /// Everything that a program is sent of a state: its view as it starts, and the question if it is to decide.
    fn sent<G: Game>(game: &G, seat: Seat, ruleset: Ruleset) -> Vec<String> {
        let view = game.view(Viewer::Seat(seat));
        let players = game.players();
        let start: ToBot<G> = ToBot::Start { game: 1, ruleset, players, seat, seed: 1, view: &view };
        let mut offers = Offers::default();
        game.legal_actions(seat, &mut offers);
        let situation = Situation::<G> { seat, view: &view, offers: &offers };
        vec![start.line(), ToBot::choose(1, &situation, Budget::Playouts(1)).line()]
    }

    /// Plays a random game and compares what a program is sent in it with what it would be sent if all that its
    /// seat cannot see were drawn anew.
    fn compare<G: Game>(ruleset: Ruleset, players: usize, seed: u64) {
        let config = G::Config::from_head(&Head::new(ruleset, players)).expect("the head is right");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = G::new(&config);
        while game.pending() != Pending::Over {
            for seat in Seat::of(players) {
                let other = G::determinize(&game.view(Viewer::Seat(seat)), &mut rng);
                assert_eq!(sent(&game, seat, ruleset), sent(&other, seat, ruleset), "seed {seed}");
            }
            match game.pending() {
                Pending::Chance => game.resolve_unchecked(&game.sample_chance(&mut rng), &mut ()),
                _ => game.play_unchecked(&game.random_action(Choice::KindFirst, &mut rng), &mut ()),
            }
        }
    }

    #[test]
    fn what_a_seat_cannot_know_is_not_sent() {
        for ruleset in Ruleset::ALL {
            for players in 2..=4 {
                with_engine!(ruleset.engine(), G => compare::<G>(ruleset, players, players as u64));
            }
        }
    }

    #[test]
    fn the_seed_of_a_program_is_exact_in_every_json_library() {
        assert!((0..1_000).all(|seed| own_seed(seed) < 1 << 53));
        assert_ne!(own_seed(1), own_seed(2));
    }
}
