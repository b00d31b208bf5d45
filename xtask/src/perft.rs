//! The perft tables: text files with one line for each number of players, seed and depth.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};
use palazzi_rules::{Game, Head, Ruleset, Setup, perft, with_engine};

/// The scripts of chance in every table.
const SEEDS: [u64; 2] = [1, 2];

/// Rows go deeper as long as they count fewer paths than this.
const MOST_PATHS: u64 = 400_000;

/// Writes the tables of all rulesets.
pub(crate) fn write(root: &Path) -> Result<()> {
    for ruleset in Ruleset::ALL {
        let table = with_engine!(ruleset.engine(), G => table::<G>(ruleset)?);
        let path = root.join(format!("crates/rules/perft/{ruleset}.txt"));
        std::fs::write(&path, table).with_context(|| format!("cannot write {}", path.display()))?;
        eprintln!("{}", path.display());
    }
    Ok(())
}

fn table<G: Game>(ruleset: Ruleset) -> Result<String> {
    let mut table =
        format!("# Decision paths of {ruleset} with scripted chance.\n# players seed depth paths\n");
    for players in ruleset.players() {
        let config = G::Config::from_head(&Head::new(ruleset, players))?;
        for seed in SEEDS {
            for depth in 1.. {
                let paths = perft::<G>(&config, seed, depth);
                if paths > MOST_PATHS {
                    break;
                }
                writeln!(table, "{players} {seed} {depth} {paths}")?;
            }
        }
    }
    Ok(table)
}
