//! `palazzi admin`: what whoever runs a site does to it.

use std::io::Write;
use std::process::ExitCode;

use clap::Subcommand;
use palazzi_server::admin;
use palazzi_store::{Access, Store, TableRow};

use crate::output::harmless;
use crate::place::PlaceArgs;

/// So many tables and people are listed at most.
const LIST_LIMIT: u32 = 100;

/// Look after a site, beside a running server or without one
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi admin tables
  palazzi admin close k3v9m2x7p4qa --reason 'spam'
  palazzi admin ban 'Bad Name'
  palazzi admin --database postgres://palazzi@localhost/palazzi migrate")]
pub(crate) struct Args {
    #[command(flatten)]
    place: PlaceArgs,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// List the tables that are open or played at, the one with the newest move first
    Tables {
        /// List those that are over or closed
        #[arg(long)]
        ended: bool,
    },
    /// Close a table
    Close {
        /// The table
        table: String,
        /// What everybody there is told
        #[arg(long, default_value = "closed by whoever runs the site")]
        reason: String,
    },
    /// List people by name
    People {
        /// Begin after this name
        #[arg(long)]
        after: Option<String>,
    },
    /// Shut somebody out: connections end, and everything is refused
    Ban {
        /// The name
        name: String,
    },
    /// Let somebody in again
    Unban {
        /// The name
        name: String,
    },
    /// List complaints about what was said, the newest first
    Reports,
    /// Bring the database up to date with this program
    Migrate,
}

/// Does what the verb says.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    args.place.with_store(Access::Beside, async |store| match &args.verb {
        Verb::Tables { ended } => list_tables(store, *ended, out).await,
        Verb::Close { table, reason } => {
            admin::close_table(store, table, reason).await?;
            Ok(writeln!(out, "table {table} is closed")?)
        }
        Verb::People { after } => list_people(store, after.clone(), out).await,
        Verb::Ban { name } => {
            let user = admin::set_banned(store, name, true).await?;
            Ok(writeln!(out, "{} is shut out", user.name)?)
        }
        Verb::Unban { name } => {
            let user = admin::set_banned(store, name, false).await?;
            Ok(writeln!(out, "{} is let in again", user.name)?)
        }
        Verb::Reports => list_reports(store, out).await,
        Verb::Migrate => Ok(writeln!(out, "the database is up to date")?),
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn list_tables(store: &Store, ended: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let statuses: &[&str] = if ended { &["over", "closed"] } else { &["open", "playing"] };
    for TableRow { id, ruleset, players, status, next, creator, .. } in
        store.all_tables(statuses, None, LIST_LIMIT).await?
    {
        let creator = store.user(&creator).await?.map_or_else(|| "?".to_owned(), |user| user.name);
        writeln!(
            out,
            "{id}  {status:<7}  {ruleset:<20}  {players} players  {:>4} lines  set up by {creator}",
            next - 1
        )?;
    }
    Ok(())
}

async fn list_people(store: &Store, after: Option<String>, out: &mut dyn Write) -> anyhow::Result<()> {
    for user in store.users(after, LIST_LIMIT).await? {
        let kind = if user.password.is_some() { "account" } else { "guest" };
        let banned = if user.banned { "  shut out" } else { "" };
        writeln!(out, "{:<24}  {kind:<7}{banned}", user.name)?;
    }
    Ok(())
}

async fn list_reports(store: &Store, out: &mut dyn Write) -> anyhow::Result<()> {
    for report in store.reports(LIST_LIMIT).await? {
        let by = store.user(&report.by).await?.map_or_else(|| "?".to_owned(), |user| user.name);
        let reason = harmless(&report.reason);
        writeln!(out, "table {} message {}: {reason} (by {by})", report.table, report.number)?;
    }
    Ok(())
}
