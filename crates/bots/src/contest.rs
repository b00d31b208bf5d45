use std::fmt::Display;
use std::io;

use palazzi_rules::{Game, Head};
use web_time::Instant;

use crate::arena::{Contestant, Match, Round, Standing};
use crate::results::{Results, RoundKey};

/// A match with the rounds that are finished.
pub struct Contest<B> {
    /// Who plays whom.
    pub game: Match<B>,
    /// What was achieved in earlier runs.
    pub known_before: Standing,
    /// How long the rounds of this run took.
    pub seconds: f64,
    head: Head,
    /// By the number of the round.
    rounds: Vec<Option<Standing>>,
}

/// What is to be done after a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterRound {
    /// The next ones are played.
    GoOn,
    /// No further one begins.
    Stop,
    /// No further one begins, and this one counts but is not written down: what belongs to it was lost.
    Fail,
}

impl<B: Display> Contest<B> {
    /// A match of which the rounds that stand in `results` are finished.
    pub fn new(head: Head, game: Match<B>, results: Option<&Results>) -> Contest<B> {
        let known = |round| results?.get(&RoundKey::new(&head, &game, round));
        let rounds: Vec<Option<Standing>> = (0..game.rounds).map(known).collect();
        Contest { known_before: sum(&rounds), seconds: 0.0, game, head, rounds }
    }

    /// What the challenger has achieved. The rounds are added in their order, so that it does not depend on
    /// which was finished first.
    pub fn standing(&self) -> Standing {
        sum(&self.rounds)
    }

    /// The numbers of the rounds that are not finished.
    pub fn missing(&self) -> Vec<u32> {
        let numbered = (0..).zip(&self.rounds);
        numbered.filter(|(_, played)| played.is_none()).map(|(round, _)| round).collect()
    }

    /// Plays what is missing on `jobs` threads and writes every round without a forfeit down, after `after_round`, which
    /// is given its number and how it went.
    ///
    /// # Errors
    /// If a round cannot be written down; no further one begins.
    pub fn play<G: Game<Config: Sync>>(
        &mut self,
        config: &G::Config,
        jobs: usize,
        mut results: Option<&mut Results>,
        mut after_round: impl FnMut(u32, &Round<G>) -> AfterRound + Send,
    ) -> io::Result<()>
    where
        B: Contestant<G>,
    {
        let start = Instant::now();
        let missing = self.missing();
        let Contest { game, head, rounds, .. } = self;
        let mut written = Ok(());
        game.play_rounds::<G>(config, &missing, jobs, |number, round| {
            rounds[number as usize] = Some(round.standing);
            let after = after_round(number, &round);
            let is_kept = after != AfterRound::Fail && written.is_ok();
            if let Some(results) = results.as_mut().filter(|_| is_kept) {
                written = results.append(&RoundKey::new(head, game, number), round.standing);
            }
            after == AfterRound::GoOn && written.is_ok()
        });
        self.seconds = start.elapsed().as_secs_f64();
        written
    }
}

fn sum(rounds: &[Option<Standing>]) -> Standing {
    let mut total = Standing::default();
    rounds.iter().flatten().for_each(|played| total.add(*played));
    total
}
