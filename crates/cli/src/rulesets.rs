use std::io::Write;
use std::process::ExitCode;

use palazzi_rules::Ruleset;
use serde_json::{Map, Value, json};

/// The card set that the rulebook lists; the others are reconstructed.
const DOCUMENTED_SET: &str = "first-game";

/// List what can be played
///
/// Every ruleset with its number of players and its title, and the ready-made card sets of the expansion.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one JSON array
    #[arg(long)]
    json: bool,
}

/// Writes the list.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if args.json {
        let rulesets: Vec<Value> = Ruleset::ALL.into_iter().map(as_json).collect::<Result<_, _>>()?;
        writeln!(out, "{}", Value::from(rulesets))?;
    } else {
        write_rulesets(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn as_json(ruleset: Ruleset) -> anyhow::Result<Value> {
    let sets: Map<String, Value> = ruleset
        .card_sets(ruleset.built_in_sheet())?
        .into_iter()
        .map(|(name, cards)| (name, json!(cards)))
        .collect();
    let reconstructed: Vec<&String> = sets.keys().filter(|name| *name != DOCUMENTED_SET).collect();
    Ok(json!({
        "name": ruleset.name(),
        "title": ruleset.title(),
        "players": { "min": ruleset.players().start(), "max": ruleset.players().end() },
        "reconstructed_card_sets": reconstructed,
        "card_sets": sets,
    }))
}

fn write_rulesets(out: &mut dyn Write) -> anyhow::Result<()> {
    let width = Ruleset::ALL.map(|ruleset| ruleset.name().len()).into_iter().max().unwrap_or_default();
    for ruleset in Ruleset::ALL {
        let (least, most) = ruleset.players().into_inner();
        writeln!(out, "{ruleset:width$}  {least}-{most} players  {}", ruleset.title())?;
    }
    for ruleset in Ruleset::ALL {
        write_card_sets(ruleset, out)?;
    }
    Ok(())
}

fn write_card_sets(ruleset: Ruleset, out: &mut dyn Write) -> anyhow::Result<()> {
    let sets = ruleset.card_sets(ruleset.built_in_sheet())?;
    let Some(width) = sets.iter().map(|(name, _)| name.len()).max() else { return Ok(()) };
    writeln!(out, "\ncard sets of {ruleset}, for --cards")?;
    for (name, cards) in sets {
        let remark = if name == DOCUMENTED_SET { "" } else { " (reconstructed)" };
        writeln!(out, "  {name:width$}  {cards}{remark}")?;
    }
    Ok(())
}
