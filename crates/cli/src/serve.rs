//! `palazzi serve`: the server.

use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use clap::ValueEnum;
use palazzi_server::config::{ClientFile, ClientFiles, Config, Limits};
use palazzi_server::logs::{self, LogFormat};
use palazzi_server::serve::serve;
use rust_embed::RustEmbed;

use crate::place::PlaceArgs;

/// The longest time that a bot may think about one action.
const LONGEST_BOT_TIME: Duration = Duration::from_secs(60);

/// Serve tables, people and bots over HTTP
///
/// Writes one line with the address when it is ready, and log lines to standard error. SIGTERM or Ctrl-C stops it:
/// what is being done is finished, and everybody who is connected is told.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi serve
  palazzi serve --data /var/lib/palazzi --listen 127.0.0.1:8080 --https --trust-proxy --log-format json
  palazzi serve --database postgres://palazzi@localhost/palazzi

Without a proxy in front that speaks https, serve trusted networks only. Let the proxy keep /metrics to yourself.")]
pub(crate) struct Args {
    #[command(flatten)]
    place: PlaceArgs,
    /// Where to listen
    #[arg(short, long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// People reach the site by https, through a proxy: cookies are sent over https alone
    #[arg(long)]
    https: bool,
    /// Believe the proxy's X-Forwarded-For and X-Forwarded-Host
    #[arg(long)]
    trust_proxy: bool,
    /// How many bots think at the same time; one less than there are cores if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    bot_threads: Option<u16>,
    /// How long a bot thinks about one action at most, such as 1s or 500ms
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = bot_time)]
    bot_time: Duration,
    /// The form of log lines
    #[arg(long, value_name = "FORM", value_enum, default_value_t = Form::Text)]
    log_format: Form,
    /// Which log lines to write: error, warn, info, debug or trace, or TARGET=LEVEL with commas between
    #[arg(long, value_name = "FILTER", default_value = "info")]
    log: String,
    #[command(flatten)]
    limits: LimitArgs,
}

/// The form of log lines.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// How much anybody may ask for.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Bytes of the body of a request
    #[arg(long, value_name = "N", default_value_t = Limits::default().body_bytes)]
    limit_body: usize,
    /// Bytes of a record that is taken into the archive
    #[arg(long, value_name = "N", default_value_t = Limits::default().record_bytes)]
    limit_record: usize,
    /// Bytes of a message over a socket
    #[arg(long, value_name = "N", default_value_t = Limits::default().message_bytes)]
    limit_message: usize,
    /// Open sockets and event streams of one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets_per_address)]
    limit_address_sockets: u32,
    /// Open sockets and event streams of one person
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets_per_person)]
    limit_person_sockets: u32,
    /// Requests from one address in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests, value_parser = at_least_one())]
    limit_requests: u32,
    /// Requests of one person in a minute, from wherever they come
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_person, value_parser = at_least_one())]
    limit_person_requests: u32,
    /// Sign-ins from one address, and for one name, in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().sign_ins, value_parser = at_least_one())]
    limit_sign_ins: u32,
    /// New guests from one address in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().guests, value_parser = at_least_one())]
    limit_guests: u32,
    /// Submissions over one socket in a second
    #[arg(long, value_name = "N", default_value_t = Limits::default().submissions, value_parser = at_least_one())]
    limit_submissions: u32,
    /// Submissions over one socket at once
    #[arg(long, value_name = "N", default_value_t = Limits::default().submissions_at_once, value_parser = at_least_one())]
    limit_submissions_at_once: u32,
    /// Tables that one person has set up and that are not over
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    limit_tables: u32,
}

fn at_least_one() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..)
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let format = match args.log_format {
        Form::Text => LogFormat::Text,
        Form::Json => LogFormat::Json,
    };
    logs::start(format, &args.log)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start threads")?;
    let mut told = Ok(());
    let tell = |address| {
        told = writeln!(out, "palazzi serves at http://{address}").and_then(|()| out.flush());
    };
    runtime.block_on(serve(config(args), tell))?;
    told?;
    Ok(ExitCode::SUCCESS)
}

fn config(args: &Args) -> Config {
    let limits = &args.limits;
    Config {
        place: args.place.place(),
        listen: args.listen,
        https: args.https,
        trust_proxy: args.trust_proxy,
        bot_threads: args.bot_threads.map_or_else(spare_cores, usize::from),
        bot_time: args.bot_time,
        client: ClientFiles(client_file),
        limits: Limits {
            body_bytes: limits.limit_body,
            record_bytes: limits.limit_record,
            message_bytes: limits.limit_message,
            sockets_per_address: limits.limit_address_sockets,
            sockets_per_person: limits.limit_person_sockets,
            requests: limits.limit_requests,
            requests_per_person: limits.limit_person_requests,
            sign_ins: limits.limit_sign_ins,
            guests: limits.limit_guests,
            submissions: limits.limit_submissions,
            submissions_at_once: limits.limit_submissions_at_once,
            tables: limits.limit_tables,
            ..Limits::default()
        },
        ..Config::default()
    }
}

/// The web client, as `cargo xtask web` has built it.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Client;

fn client_file(name: &str) -> Option<ClientFile> {
    let file = Client::get(name)?;
    let hash = file.metadata.sha256_hash().iter().map(|byte| format!("{byte:02x}")).collect();
    Some(ClientFile { bytes: file.data, hash })
}

/// All cores but one, which is kept for people.
fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1))
}

pub(crate) fn bot_time(text: &str) -> anyhow::Result<Duration> {
    let time = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => Duration::from_millis(number.parse()?),
        (None, Some(number)) => Duration::from_secs(number.parse()?),
        (None, None) => bail!("expected a time such as 1s or 500ms"),
    };
    ensure!(!time.is_zero() && time <= LONGEST_BOT_TIME, "expected a time from 1ms to 60s");
    Ok(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bot_times_have_units() {
        assert_eq!(bot_time("1s").expect("a time"), Duration::from_secs(1));
        assert_eq!(bot_time("500ms").expect("a time"), Duration::from_millis(500));
        for text in ["", "1", "s", "0ms", "61s", "-1s", "1m"] {
            assert!(bot_time(text).is_err(), "{text:?}");
        }
    }
}
