use std::fmt::Display;
use std::io;

use palazzi_rules::{Game, Head};
use web_time::Instant;

use crate::arena::{Contestant, Match, Round, Standing, play_queue, play_round};
use crate::results::{Results, RoundKey};

/// A match with the rounds that are finished.
pub struct Contest<B> {
    /// Who plays whom.
    pub game: Match<B>,
    /// What was achieved in earlier runs.
    pub known_before: Standing,
    /// How long the rounds of this run took, those of all threads added up.
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

    /// Whether nothing is missing.
    pub fn is_finished(&self) -> bool {
        self.rounds.iter().all(Option::is_some)
    }
}

/// Plays what is missing of all contests, one after the other, on `jobs` threads: those that find no round left of one
/// contest begin with the next. Writes every round down after `after_round`, which is given the place of its contest in
/// the list, its number and how it went.
///
/// # Errors
/// If a round cannot be written down; no further one begins.
pub fn play_contests<G: Game<Config: Sync>, B: Contestant<G> + Display>(
    contests: &mut [Contest<B>],
    config: &G::Config,
    jobs: usize,
    mut results: Option<&mut Results>,
    mut after_round: impl FnMut(usize, u32, &Round<G>) -> AfterRound + Send,
) -> io::Result<()> {
    let mut queue = Vec::new();
    for (place, contest) in contests.iter().enumerate() {
        queue.extend(contest.missing().into_iter().map(|number| (place, number)));
    }
    let play = |(place, number): &(usize, u32)| {
        let start = Instant::now();
        let round = play_round::<G, B>(config, &contests[*place].game, *number);
        (round, start.elapsed().as_secs_f64())
    };
    let mut finished = Vec::new();
    let mut written = Ok(());
    play_queue(&queue, jobs, play, |&(place, number), (round, seconds)| {
        finished.push((place, number, round.standing, seconds));
        let after = after_round(place, number, &round);
        let is_kept = after != AfterRound::Fail && written.is_ok();
        if let Some(results) = results.as_mut().filter(|_| is_kept) {
            let Contest { head, game, .. } = &contests[place];
            written = results.append(&RoundKey::new(head, game, number), round.standing);
        }
        after == AfterRound::GoOn && written.is_ok()
    });
    for (place, number, standing, seconds) in finished {
        contests[place].rounds[number as usize] = Some(standing);
        contests[place].seconds += seconds;
    }
    written
}

fn sum(rounds: &[Option<Standing>]) -> Standing {
    let mut total = Standing::default();
    rounds.iter().flatten().for_each(|played| total.add(*played));
    total
}
