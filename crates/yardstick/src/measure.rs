//! Playing the matches.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use palazzi_bots::{AfterRound, Contest, Learn, Results, Round, play_contests};
use palazzi_rules::{Game, Setup, with_engine};
use palazzi_yardstick::Yardstick;

use crate::bars::Bar;
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

/// The match of a bar.
struct Test {
    bar: Bar,
    contest: Contest<Yardstick>,
}

impl Measurement {
    /// Measures one bar after the other, and writes a line for each that has been played.
    pub(crate) fn run(mut self, bars: &[Bar], out: &mut impl Write) -> anyhow::Result<Summary> {
        let mut tests: Vec<Test> = bars.iter().map(|bar| self.test(*bar)).collect();
        let missing: u64 = tests.iter().map(Test::missing_games).sum();
        let progress = progress_bar(missing);
        let mut summary = Summary::default();
        table::write_head(out)?;
        for Test { bar, contest } in &mut tests {
            if !self.is_stopped() {
                progress.set_message(bar.name());
                with_engine!(bar.ruleset.engine(), G => self.play::<G>(bar, contest, &progress)?);
            }
            let standing = contest.standing();
            let is_finished = contest.is_finished();
            summary.add(bar, &standing, is_finished);
            if standing.games > 0 {
                progress.suspend(|| table::write_line(out, bar, &standing, is_finished))?;
            }
        }
        progress.finish_and_clear();
        Ok(summary)
    }

    fn test(&self, bar: Bar) -> Test {
        let game = bar.game(self.games, self.seed);
        Test { bar, contest: Contest::new(bar.head(), game, self.results.as_ref()) }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Plays what is missing until it is told to stop.
    fn play<G: Learn<Config: Sync> + 'static>(
        &mut self,
        bar: &Bar,
        contest: &mut Contest<Yardstick>,
        progress: &ProgressBar,
    ) -> anyhow::Result<()> {
        let config = <G as Game>::Config::from_head(&bar.head())?;
        let Measurement { stop, results, jobs, .. } = self;
        let after_round = |_, _, round: &Round<G>| {
            progress.inc(round.standing.games.into());
            if stop.load(Ordering::Relaxed) { AfterRound::Stop } else { AfterRound::GoOn }
        };
        let contests = std::slice::from_mut(contest);
        let written = play_contests::<G, _>(contests, &config, *jobs, results.as_mut(), after_round);
        written.context("cannot write down what was played")
    }
}

impl Test {
    fn missing_games(&self) -> u64 {
        (self.contest.missing().len() * self.bar.players) as u64
    }
}

/// A progress bar on standard error, hidden where that is no terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} games, {eta} left")
        .expect("the template is valid");
    ProgressBar::new(games).with_style(style)
}
