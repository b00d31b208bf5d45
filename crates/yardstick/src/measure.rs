//! Playing the matches.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use palazzi_bots::{Learn, Match, Standing};
use palazzi_rules::{Game, Setup, with_engine};
use palazzi_yardstick::Yardstick;

use crate::bars::Bar;
use crate::results::{Results, round_name};
use crate::table::{self, Summary};

/// How bars are measured.
pub(crate) struct Measurement {
    /// Games of a match.
    pub(crate) games: u32,
    /// The seed of the first round.
    pub(crate) seed: u64,
    /// How many threads play.
    pub(crate) jobs: usize,
    /// Raised when no further round shall begin.
    pub(crate) stop: Arc<AtomicBool>,
    /// Where finished rounds are written down.
    pub(crate) results: Option<Results>,
}

/// The match of a bar with the rounds that are finished, by their number.
struct Contest {
    bar: Bar,
    game: Match<Yardstick>,
    rounds: Vec<Option<Standing>>,
}

impl Measurement {
    /// Measures one bar after the other, and writes a line for each that has been played.
    pub(crate) fn run(mut self, bars: &[Bar], out: &mut impl Write) -> anyhow::Result<Summary> {
        let mut contests: Vec<Contest> = bars.iter().map(|bar| self.contest(*bar)).collect();
        let missing: u64 = contests.iter().map(Contest::missing_games).sum();
        let progress = progress_bar(missing);
        let mut summary = Summary::default();
        table::write_head(out)?;
        for contest in &mut contests {
            if !self.is_stopped() {
                progress.set_message(contest.bar.name());
                self.play(contest, &progress)?;
            }
            let standing = contest.standing();
            let is_finished = contest.missing().is_empty();
            summary.add(&contest.bar, &standing, is_finished);
            if standing.games > 0 {
                progress.suspend(|| table::write_line(out, &contest.bar, &standing, is_finished))?;
            }
        }
        progress.finish_and_clear();
        Ok(summary)
    }

    fn contest(&self, bar: Bar) -> Contest {
        let game = bar.contest(self.games, self.seed);
        let known = |round| self.results.as_ref()?.get(&round_name(&bar, &game, round));
        Contest { rounds: (0..game.rounds).map(known).collect(), bar, game }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn play(&mut self, contest: &mut Contest, progress: &ProgressBar) -> anyhow::Result<()> {
        let head = contest.bar.head();
        with_engine!(head.ruleset.engine(), G => {
            let config = <G as Game>::Config::from_head(&head)?;
            self.play_rounds::<G>(&config, contest, progress)
        })
    }

    /// Plays what is missing until it is told to stop.
    fn play_rounds<G: Learn<Config: Sync> + 'static>(
        &mut self,
        config: &G::Config,
        contest: &mut Contest,
        progress: &ProgressBar,
    ) -> anyhow::Result<()> {
        let missing = contest.missing();
        let Contest { bar, game, rounds } = contest;
        let Measurement { stop, results, .. } = self;
        let mut written = Ok(());
        game.play_rounds::<G>(config, &missing, self.jobs, |round, played| {
            rounds[round as usize] = Some(played);
            if let Some(results) = results.as_mut().filter(|_| written.is_ok()) {
                written = results.append(&round_name(bar, game, round), played);
            }
            progress.inc(played.games.into());
            written.is_ok() && !stop.load(Ordering::Relaxed)
        });
        written
    }
}

impl Contest {
    /// What the bot has achieved. The rounds are added in their order, so that it does not depend on which was
    /// finished first.
    fn standing(&self) -> Standing {
        let mut total = Standing::default();
        self.rounds.iter().flatten().for_each(|played| total.add(*played));
        total
    }

    /// The numbers of the rounds that are not finished.
    fn missing(&self) -> Vec<u32> {
        (0..).zip(&self.rounds).filter(|(_, played)| played.is_none()).map(|(round, _)| round).collect()
    }

    fn missing_games(&self) -> u64 {
        (self.missing().len() * self.bar.players) as u64
    }
}

/// A progress bar on standard error, hidden where that is no terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} games, {eta} left")
        .expect("the template is valid");
    ProgressBar::new(games).with_style(style)
}
