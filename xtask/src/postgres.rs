//! A private PostgreSQL server, for tests and for trying things out.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

use crate::apt;

/// The variable that tells the tests of the store where they may make databases.
pub(crate) const VARIABLE: &str = "PALAZZI_TEST_POSTGRES";

/// Where Debian puts the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The user as whom the server runs if root starts it: it refuses to run as root.
const USER: &str = "postgres";

/// A server that runs until it is dropped or the process is interrupted. Its files are in a temporary folder,
/// and its only door is a socket there.
pub(crate) struct Postgres {
    cluster: Cluster,
    folder: TempDir,
}

/// How to call the programs of a server.
#[derive(Clone)]
struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    is_root: bool,
}

/// Runs a server until it is interrupted.
pub(crate) fn serve() -> Result<()> {
    let postgres = Postgres::start()?;
    println!("{VARIABLE}='{}'", postgres.url());
    eprintln!("Ctrl-C stops the server and removes it");
    loop {
        thread::park();
    }
}

impl Postgres {
    /// Starts a server; installs PostgreSQL first if it is missing.
    pub(crate) fn start() -> Result<Postgres> {
        let programs = find_programs()?;
        let folder = tempfile::Builder::new().prefix("palazzi-postgres-").tempdir()?;
        let is_root = succeeds(Command::new("sh").args(["-c", "test $(id -u) = 0"]));
        let cluster = Cluster { programs, folder: folder.path().to_owned(), is_root };
        if is_root {
            ensure!(
                succeeds(Command::new("chown").arg(USER).arg(folder.path())),
                "cannot give a folder to {USER}"
            );
        }
        let interrupted = cluster.clone();
        ctrlc::set_handler(move || {
            interrupted.stop();
            // What cannot be removed stays in the folder of temporary files.
            let _ = std::fs::remove_dir_all(&interrupted.folder);
            std::process::exit(130);
        })?;
        cluster.start()?;
        Ok(Postgres { cluster, folder })
    }

    /// The URL of a database in which other databases can be made.
    pub(crate) fn url(&self) -> String {
        format!("postgres://{USER}@localhost/postgres?host={}", self.folder.path().display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.cluster.stop();
    }
}

impl Cluster {
    fn start(&self) -> Result<()> {
        let data = self.folder.join("data");
        let made = self
            .command("initdb")
            .arg("--pgdata")
            .arg(&data)
            .args(["--username", USER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8"])
            .arg("--no-sync")
            .output()
            .context("cannot start initdb")?;
        ensure!(made.status.success(), "initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        let log = self.folder.join("log");
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories='{}' -c fsync=off -c max_connections=300",
            self.folder.display()
        );
        let mut start = self.command("pg_ctl");
        start.args(["start", "--wait", "--silent", "--pgdata"]).arg(&data).arg("--log").arg(&log);
        start.arg("--options").arg(options).stdout(Stdio::null());
        if !succeeds(&mut start) {
            bail!("PostgreSQL does not start:\n{}", std::fs::read_to_string(&log).unwrap_or_default());
        }
        Ok(())
    }

    fn stop(&self) {
        let mut stop = self.command("pg_ctl");
        stop.args(["stop", "--silent", "--mode", "immediate", "--pgdata"]).arg(self.folder.join("data"));
        if !succeeds(stop.stdout(Stdio::null())) {
            eprintln!("PostgreSQL in {} did not stop", self.folder.display());
        }
    }

    /// A program of PostgreSQL, run by a user who may.
    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if self.is_root {
            let mut command = Command::new("runuser");
            command.args([OsStr::new("-u"), OsStr::new(USER), OsStr::new("--"), program.as_os_str()]);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(&self.folder);
        command
    }
}

/// The folder with the programs of the newest version.
fn find_programs() -> Result<PathBuf> {
    if let Some(programs) = newest_programs() {
        return Ok(programs);
    }
    apt::install(&["postgresql"])?;
    newest_programs().context("the package postgresql has no programs where they are looked for")
}

fn newest_programs() -> Option<PathBuf> {
    let versions = Path::new(VERSIONS).read_dir().ok()?.flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.filter_map(|entry| Some((number(&entry.path())?, entry.path().join("bin"))));
    newest.filter(|(_, programs)| programs.join("initdb").exists()).max().map(|(_, programs)| programs)
}

fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}
