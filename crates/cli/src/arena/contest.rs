use std::time::Instant;

use palazzi_bots::{Learn, Match, Standing};
use palazzi_rules::Head;

use super::competitor::Contender;
use super::results::{Results, RoundKey};

/// A match with the rounds that are finished.
pub(crate) struct Contest<'a> {
    pub(crate) game: Match<&'a Contender>,
    /// By the number of the round.
    rounds: Vec<Option<Standing>>,
    /// What was achieved in earlier runs.
    pub(crate) known_before: Standing,
    /// How long the rounds of this run took.
    pub(crate) seconds: f64,
}

/// All matches between bots of a list: every pair once, and for more than two players both ways round.
pub(crate) fn pairings<B>(bots: &[B], players: usize) -> Vec<(&B, &B)> {
    let mut pairings = Vec::new();
    for (index, first) in bots.iter().enumerate() {
        for second in &bots[index + 1..] {
            pairings.push((first, second));
            if players > 2 {
                pairings.push((second, first));
            }
        }
    }
    pairings
}

impl<'a> Contest<'a> {
    /// A match of which the rounds that stand in `results` are finished.
    pub(crate) fn new(game: Match<&'a Contender>, head: &Head, results: Option<&Results>) -> Contest<'a> {
        let known = |round| results?.get(&RoundKey::new(head, &game, round));
        let rounds: Vec<Option<Standing>> = (0..game.rounds).map(known).collect();
        Contest { game, known_before: sum(&rounds), rounds, seconds: 0.0 }
    }

    /// What the challenger has achieved. The rounds are added in their order, so that it does not depend on
    /// which was finished first.
    pub(crate) fn standing(&self) -> Standing {
        sum(&self.rounds)
    }

    /// The numbers of the rounds that are not finished.
    pub(crate) fn missing(&self) -> Vec<u32> {
        let numbered = (0..).zip(&self.rounds);
        numbered.filter(|(_, played)| played.is_none()).map(|(round, _)| round).collect()
    }

    /// Plays what is missing until `after_round` says stop.
    pub(crate) fn play<G: Learn<Config: Sync> + 'static>(
        &mut self,
        config: &G::Config,
        jobs: usize,
        mut after_round: impl FnMut(&Match<&'a Contender>, u32, Standing) -> bool + Send,
    ) {
        let start = Instant::now();
        let missing = self.missing();
        let (game, rounds) = (&self.game, &mut self.rounds);
        game.play_rounds::<G>(config, &missing, jobs, |round, played| {
            rounds[round as usize] = Some(played);
            after_round(game, round, played)
        });
        self.seconds = start.elapsed().as_secs_f64();
    }
}

fn sum(rounds: &[Option<Standing>]) -> Standing {
    let mut total = Standing::default();
    rounds.iter().flatten().for_each(|played| total.add(*played));
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_meet_once_and_more_both_ways_round() {
        assert_eq!(pairings(&[1, 2, 3], 2), [(&1, &2), (&1, &3), (&2, &3)]);
        assert_eq!(pairings(&[1, 2], 3), [(&1, &2), (&2, &1)]);
    }
}
