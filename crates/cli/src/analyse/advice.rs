//! Hints for one position.

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use palazzi_bots::{Effort, Learn, Moment, Outlook, Thought};
use palazzi_rules::{Head, Record, Ruleset, Seat, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;

use super::Args;
use super::report::percent;
use crate::figures::counted;

/// The best few actions of a position.
#[derive(Serialize)]
pub(crate) struct Advice {
    ruleset: Ruleset,
    players: usize,
    /// How many entries lead to the position.
    at: usize,
    /// Who decides.
    seat: Seat,
    /// How many actions are offered.
    offers: usize,
    /// What was decided, if the record goes on.
    decided: Option<String>,
    budget: String,
    seed: u64,
    /// Best first.
    hints: Vec<Hint>,
}

#[derive(Serialize)]
struct Hint {
    action: String,
    visits: u32,
    #[serde(flatten)]
    outlook: Outlook,
}

impl Advice {
    /// Looks for the best actions after `at` entries.
    ///
    /// # Errors
    /// If nobody decides there.
    pub(crate) fn find<G: Learn>(args: &Args, record: &Record<G>, at: usize) -> anyhow::Result<Advice> {
        let moments = Moment::all(record)?;
        let moment = moments.iter().find(|moment| moment.entry - 1 == at);
        let moment = moment.map_or_else(|| Err(nobody_decides(record, &moments, at)), Ok)?;
        let Head { ruleset, players, .. } = record.config.head();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
        let thoughts = moment.hints(args.top as usize, Effort::new(args.budget), &mut rng);
        let hint = |thought: &Thought<G::Action>| Hint {
            action: thought.action.to_string(),
            visits: thought.visits,
            outlook: Outlook::new(&thought.judgement, players),
        };
        Ok(Advice {
            ruleset,
            players,
            at,
            seat: moment.seat,
            offers: moment.offers.len(),
            decided: moment.action.map(|action| action.to_string()),
            budget: args.budget.to_string(),
            seed: args.seed,
            hints: thoughts.iter().map(hint).collect(),
        })
    }

    /// Writes a table or one JSON object.
    pub(crate) fn write(&self, json: bool, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        if json {
            writeln!(out, "{}", serde_json::to_string(self)?)?;
        } else {
            self.write_table(out)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn write_table(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let Advice { at, seat, budget, seed, .. } = self;
        let offers = counted(self.offers as u64, "action");
        writeln!(out, "after entry {at}, {seat} is to decide: {offers}, budget {budget}, seed {seed}\n")?;
        let seats = Seat::of(self.players);
        write!(out, "{:>2}", "#")?;
        seats.clone().try_for_each(|seat| write!(out, "  {:>7}", format!("{seat} wins")))?;
        seats.into_iter().try_for_each(|seat| write!(out, "  {:>6}", format!("{seat} VP")))?;
        writeln!(out, "  action")?;
        for (number, Hint { action, outlook, .. }) in (1..).zip(&self.hints) {
            write!(out, "{number:>2}")?;
            outlook.wins.iter().try_for_each(|win| write!(out, "  {:>7}", percent(*win)))?;
            outlook.points.iter().try_for_each(|points| write!(out, "  {points:>6.1}"))?;
            let decided = if self.decided.as_ref() == Some(action) { "  (was decided)" } else { "" };
            writeln!(out, "  {action}{decided}")?;
        }
        Ok(())
    }
}

/// Says why there is no decision after `at` entries, and where there is one.
fn nobody_decides<G: Learn>(record: &Record<G>, moments: &[Moment<G>], at: usize) -> anyhow::Error {
    let entries = record.log.len();
    if at > entries {
        return anyhow!("there is no position after entry {at}: the record ends after entry {entries}");
    }
    let next = moments.iter().find(|moment| moment.entry > at);
    match next {
        Some(moment) => {
            anyhow!("nobody decides after entry {at}: the next decision is after entry {}", moment.entry - 1)
        }
        None => anyhow!("nobody decides after entry {at}, nor later"),
    }
}
