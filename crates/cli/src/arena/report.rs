use std::collections::BTreeMap;
use std::io::{self, Write};

use palazzi_bots::{Contest, Interval, Standing};
use palazzi_rules::{Head, Ruleset};
use serde::Serialize;

use super::competitor::Contender;
use super::{Args, elo};
use crate::figures::{counted, unknown};
use crate::outside::{Failures, Program};

/// The width of a column of names, unless one is longer.
const NAME_WIDTH: usize = 12;

/// What an arena tells its user.
#[derive(Serialize)]
pub(crate) struct Report {
    ruleset: Ruleset,
    pub(crate) players: usize,
    options: BTreeMap<String, String>,
    /// Values of the component sheet that differ from the built-in one.
    components: BTreeMap<String, String>,
    bots: Vec<String>,
    seed: u64,
    rounds: u32,
    budget: String,
    #[serde(skip)]
    budget_words: String,
    jobs: u32,
    games: u64,
    /// How many of the games were in the file of results already.
    games_known_before: u64,
    /// How many of those were forfeited.
    forfeits_known_before: u64,
    /// Whether it stopped before all rounds were played.
    pub(crate) interrupted: bool,
    seconds: f64,
    pub(crate) matches: Vec<MatchReport>,
    /// Best first; for two players alone.
    pub(crate) elo: Option<Vec<Rating>>,
    /// The foreign programs that have broken down now.
    forfeits: Vec<Forfeits>,
}

/// The games that a foreign program has lost because it broke down.
#[derive(Serialize)]
struct Forfeits {
    bot: String,
    games: u32,
    /// Why it broke down the first time.
    reason: String,
}

/// How a challenger did against copies of its opponent; nothing is known of shares if no game was played.
#[derive(Serialize)]
pub(crate) struct MatchReport {
    pub(crate) challenger: String,
    pub(crate) opponent: String,
    games: u32,
    wins: f64,
    win_share: Option<f64>,
    win_share_low: Option<f64>,
    win_share_high: Option<f64>,
    mean_lead: Option<f64>,
    decisions: u64,
    /// How many of the games ended because a bot broke down.
    forfeits: u32,
    /// By one thread, of the games that were played now.
    decisions_per_second: Option<f64>,
    #[serde(skip)]
    standing: Standing,
}

/// The rating of a bot relative to the first one, with bounds of 95 % confidence.
#[derive(Serialize)]
pub(crate) struct Rating {
    pub(crate) bot: String,
    pub(crate) rating: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Report {
    /// The report of matches that took `seconds`.
    pub(crate) fn new(
        args: &Args,
        head: &Head,
        seconds: f64,
        contenders: &[Contender],
        contests: &[Contest<&Contender>],
    ) -> Report {
        let sum = |games: fn(&Contest<&Contender>) -> u32| {
            contests.iter().map(|contest| u64::from(games(contest))).sum()
        };
        Report {
            ruleset: head.ruleset,
            players: head.players,
            options: head.options.iter().cloned().collect(),
            components: head.components.iter().cloned().collect(),
            bots: contenders.iter().map(ToString::to_string).collect(),
            seed: args.seed,
            rounds: args.rounds,
            budget: args.budget.to_string(),
            budget_words: args.budget.words(),
            jobs: args.threads.count(),
            games: sum(|contest| contest.standing().games),
            games_known_before: sum(|contest| contest.known_before.games),
            forfeits_known_before: sum(|contest| contest.known_before.forfeits),
            interrupted: contests.iter().any(|contest| !contest.is_finished()),
            seconds,
            matches: contests.iter().map(MatchReport::of).collect(),
            elo: (head.players == 2).then(|| ratings(contenders, contests)),
            forfeits: contenders.iter().filter_map(Contender::program).filter_map(Forfeits::of).collect(),
        }
    }

    /// What was played, in a line.
    pub(crate) fn title(&self) -> String {
        let Report { ruleset, players, seed, budget_words, .. } = self;
        let rounds = counted(self.rounds.into(), "round");
        format!("{ruleset}, {players} players, seed {seed}, {rounds}, {budget_words}")
    }

    /// The options and own components that were played with, in a line, if there are any.
    pub(crate) fn variant(&self) -> Option<String> {
        let named: Vec<String> = self
            .options
            .iter()
            .chain(&self.components)
            .map(|(name, value)| format!("{name} {value}"))
            .collect();
        (!named.is_empty()).then(|| format!("with {}", named.join("; ")))
    }

    /// Writes the report as one JSON object or as text.
    pub(crate) fn write(&self, json: bool, out: &mut dyn Write) -> io::Result<()> {
        if json {
            return writeln!(out, "{}", serde_json::to_string(self)?);
        }
        writeln!(out, "{}", self.title())?;
        self.variant().iter().try_for_each(|variant| writeln!(out, "{variant}"))?;
        let stopped = if self.interrupted { " before it was stopped" } else { "" };
        let games = counted(self.games - self.games_known_before, "game");
        let threads = counted(self.jobs.into(), "thread");
        writeln!(out, "{games} in {:.2} s with {threads}{stopped}", self.seconds)?;
        if self.games_known_before > 0 {
            let forfeited = match self.forfeits_known_before {
                0 => String::new(),
                count => format!(", {count} of them forfeited"),
            };
            writeln!(out, "{} known from earlier runs{forfeited}", counted(self.games_known_before, "game"))?;
        }
        self.write_matches(out)?;
        self.elo.iter().try_for_each(|ratings| write_ratings(ratings, &self.bots[0], self.width(), out))?;
        for Forfeits { bot, games, reason } in &self.forfeits {
            let games = counted((*games).into(), "game");
            writeln!(out, "\n{bot} has lost {games} by forfeit, the first because of this: {reason}")?;
        }
        Ok(())
    }

    fn write_matches(&self, out: &mut dyn Write) -> io::Result<()> {
        let width = self.width();
        if self.players > 2 {
            let (copies, even) = (self.players - 1, 100.0 / self.players as f64);
            writeln!(out, "one challenger against {copies} copies of the opponent; even is {even:.1} %")?;
        }
        writeln!(
            out,
            "\n{:<width$}{:<width$}{:>8}{:>24}{:>9}{:>14}",
            "challenger", "opponent", "games", "wins (95 % interval)", "lead", "decisions/s"
        )?;
        self.matches.iter().try_for_each(|game| game.write(width, out))
    }

    /// The width of a column of names.
    fn width(&self) -> usize {
        let longest = self.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or_default();
        NAME_WIDTH.max(longest + 2)
    }
}

impl Forfeits {
    /// The forfeits of a program, if there are any.
    fn of(program: &Program) -> Option<Forfeits> {
        let Failures { games, first } = program.failures();
        first.map(|reason| Forfeits { bot: program.to_string(), games, reason })
    }
}

impl MatchReport {
    fn of(contest: &Contest<&Contender>) -> MatchReport {
        let standing = contest.standing();
        let Standing { games, wins, lead, decisions, forfeits } = standing;
        let share = (games > 0).then(|| standing.share());
        let decided_now = decisions - contest.known_before.decisions;
        MatchReport {
            challenger: contest.game.challenger.to_string(),
            opponent: contest.game.opponent.to_string(),
            games,
            wins,
            win_share: share.map(|share| share.share),
            win_share_low: share.map(|share| share.low),
            win_share_high: share.map(|share| share.high),
            mean_lead: (games > 0).then(|| lead as f64 / f64::from(games)),
            decisions,
            forfeits,
            decisions_per_second: (decided_now > 0).then(|| decided_now as f64 / contest.seconds),
            standing,
        }
    }

    /// The share of wins, if there were games.
    pub(crate) fn share(&self) -> Option<Interval> {
        (self.games > 0).then(|| self.standing.share())
    }

    fn write(&self, width: usize, out: &mut dyn Write) -> io::Result<()> {
        let MatchReport { challenger, opponent, games, .. } = self;
        let share = self.share().map_or_else(unknown, |share| share.to_string());
        let lead = self.mean_lead.map_or_else(unknown, |lead| format!("{lead:+.1}"));
        let speed = self.decisions_per_second.map_or_else(unknown, |speed| format!("{speed:.0}"));
        writeln!(out, "{challenger:<width$}{opponent:<width$}{games:>8}{share:>24}{lead:>9}{speed:>14}")
    }
}

/// The ratings of all bots, best first.
fn ratings(contenders: &[Contender], contests: &[Contest<&Contender>]) -> Vec<Rating> {
    let place = |bot: &Contender| {
        let place = contenders.iter().position(|other| std::ptr::eq(other, bot));
        place.expect("bots of the list play")
    };
    let mut wins = vec![vec![0.0; contenders.len()]; contenders.len()];
    for contest in contests {
        let (challenger, opponent) = (place(contest.game.challenger), place(contest.game.opponent));
        let standing = contest.standing();
        wins[challenger][opponent] += standing.wins;
        wins[opponent][challenger] += f64::from(standing.games) - standing.wins;
    }
    let rating = |(bot, estimate): (&Contender, elo::Estimate)| {
        let elo::Estimate { rating, low, high } = estimate;
        Rating { bot: bot.to_string(), rating: whole(rating), low: whole(low), high: whole(high) }
    };
    let mut ratings: Vec<Rating> = contenders.iter().zip(elo::rate(&wins)).map(rating).collect();
    ratings.sort_by(|left, right| right.rating.total_cmp(&left.rating));
    ratings
}

/// Points of a rating; what rounds to nothing is not negative.
fn whole(points: f64) -> f64 {
    points.round() + 0.0
}

fn write_ratings(ratings: &[Rating], anchor: &str, width: usize, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{:<width$}{:>8}{:>20}", "bot", "Elo", "95 % interval")?;
    for Rating { bot, rating, low, high } in ratings {
        let bounds = if *bot == anchor { unknown() } else { format!("{low:.0} to {high:.0}") };
        writeln!(out, "{bot:<width$}{rating:>8.0}{bounds:>20}")?;
    }
    writeln!(out, "{anchor} is 0; half a win and half a loss are added to every pair")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rounds_to_nothing_is_not_negative() {
        assert_eq!(
            [-1e-14, -0.4, 0.6, -0.6].map(|points| format!("{:.0}", whole(points))),
            ["0", "0", "1", "-1"]
        );
    }
}
