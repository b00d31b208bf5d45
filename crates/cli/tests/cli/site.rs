//! `palazzi backup`, `restore` and `admin`, beside a running server.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{palazzi, text};
use crate::serve::Server;

/// Asks a server for something, as whoever has the token.
fn ask(server: &Server, what: &str, token: &str, body: &str) -> (u16, Value) {
    let answer = server.ask(what, &format!("authorization: Bearer {token}\r\n"), body);
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
    let status = head[9..12].parse().expect("a status is a number");
    (status, serde_json::from_str(body).unwrap_or(Value::Null))
}

/// Ada, who has set up a table: her token and the table.
fn ada(server: &Server) -> (String, String) {
    let (_, welcome) = ask(server, "POST /api/guests", "", "{\"name\":\"Ada\"}");
    let token = welcome["token"].as_str().expect("guests get a token").to_owned();
    let wish = "{\"ruleset\":\"palazzo\",\"seats\":[\"me\",\"open\"]}";
    let (_, created) = ask(server, "POST /api/tables", &token, wish);
    (token, created["table"].as_str().expect("tables have names").to_owned())
}

#[test]
fn a_backup_of_a_running_server_is_restored_elsewhere() {
    let (data, elsewhere) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let file = data.path().join("site.backup");
    let server = Server::start(&data, &[]);
    let (token, table) = ada(&server);
    let what = format!("GET /api/tables/{table}");
    let (_, before) = ask(&server, &what, &token, "");
    let ran = palazzi(&["backup", "--data", text(data.path()), text(&file)]);
    assert!(ran.ok().contains(" rows in "));
    palazzi(&["backup", "--data", text(data.path()), text(&file)]).refused("exists already");
    palazzi(&["restore", "--data", text(data.path()), text(&file)]).refused("another server uses");
    assert_eq!(server.stop().0, Some(0));

    let new_home = TempDir::new_in(elsewhere.path()).unwrap();
    palazzi(&["restore", "--data", text(new_home.path()), text(&file)]).ok();
    palazzi(&["restore", "--data", text(new_home.path()), text(&file)]).refused("empty database");
    let server = Server::start(&new_home, &[]);
    assert_eq!(ask(&server, &what, &token, ""), (200, before));
    assert_eq!(server.stop().0, Some(0));
}

#[test]
fn a_backup_that_was_cut_off_is_not_restored() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let server = Server::start(&data, &[]);
    ada(&server);
    assert_eq!(server.stop().0, Some(0));
    let file = data.path().join("site.backup");
    palazzi(&["backup", "--data", text(data.path()), text(&file)]).ok();
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, &whole[..whole.len() * 2 / 3]).unwrap();
    let ran = palazzi(&["restore", "--data", text(other.path()), text(&file)]);
    assert_eq!(ran.code, Some(2), "{}", ran.stdout);
    fs::write(&file, &whole).unwrap();
    palazzi(&["restore", "--data", text(other.path()), text(&file)]).ok();
}

#[test]
fn whoever_runs_the_site_lists_closes_and_bans() {
    let data = TempDir::new().unwrap();
    let admin = |verb: &[&str]| palazzi(&[&["admin", "--data", text(data.path())], verb].concat());
    let server = Server::start(&data, &[]);
    let (token, table) = ada(&server);
    let listed = admin(&["tables"]).ok();
    assert!(listed.contains(&table) && listed.contains("set up by Ada"), "{listed}");
    assert_eq!(admin(&["close", &table]).ok(), format!("table {table} is closed\n"));
    admin(&["close", &table]).refused("is closed already");
    admin(&["close", "nowhere"]).refused("there is no table 'nowhere'");
    assert!(admin(&["tables", "--ended"]).ok().contains(&table));
    assert!(admin(&["people"]).ok().contains("Ada"));
    assert_eq!(admin(&["ban", "ada"]).ok(), "Ada is shut out\n");
    assert!(admin(&["people"]).ok().contains("shut out"));
    assert_eq!(ask(&server, "GET /api/me", &token, "").0, 403);
    assert_eq!(admin(&["unban", "Ada"]).ok(), "Ada is let in again\n");
    assert_eq!(ask(&server, "GET /api/me", &token, "").0, 200);
    admin(&["ban", "Nobody Here"]).refused("there is nobody called 'Nobody Here'");
    assert_eq!(admin(&["migrate"]).ok(), "the database is up to date\n");
    assert_eq!(admin(&["reports"]).ok(), "");
    assert_eq!(server.stop().0, Some(0));
}

#[test]
fn a_report_cannot_command_the_terminal() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data, &[]);
    let (token, table) = ada(&server);
    let report = r#"{"number":1,"reason":"r\u00fcde\u001b[2J\nall is well\u202e!"}"#;
    assert_eq!(ask(&server, &format!("POST /api/tables/{table}/reports"), &token, report).0, 204);
    let listed = palazzi(&["admin", "--data", text(data.path()), "reports"]).ok();
    let reason = r"rüde\u{1b}[2J\nall is well\u{202e}!";
    assert_eq!(listed, format!("table {table} message 1: {reason} (by Ada)\n"));
    assert_eq!(server.stop().0, Some(0));
}

#[test]
fn a_backup_is_for_its_owner_alone_and_leaves_no_draft() {
    use std::os::unix::fs::PermissionsExt;
    let (data, backups) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    assert_eq!(Server::start(&data, &[]).stop().0, Some(0));
    let file = backups.path().join("site.backup");
    let backup = |file| palazzi(&["backup", "--data", text(data.path()), "--force", text(file)]);
    backup(&file).ok();
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let directory = backups.path().join("directory");
    fs::create_dir(&directory).unwrap();
    backup(&directory).refused("directory: ");
    let mut left: Vec<_> = backups.path().read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    left.sort();
    assert_eq!(left, [directory, file]);
}

#[test]
fn a_directory_that_is_not_there_is_bad_input() {
    let data = TempDir::new().unwrap();
    let missing = data.path().join("missing");
    palazzi(&["admin", "--data", text(&missing), "tables"]).refused("is no directory of a site");
    assert!(!missing.exists());
}

#[test]
fn a_directory_without_a_database_is_neither_backed_up_nor_looked_after() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let file = data.path().join("site.backup");
    fs::write(&file, "a good backup").unwrap();
    let no_site = &format!("cannot use {}: it is no directory of a site\n", other.path().display());
    palazzi(&["backup", "--data", text(other.path()), "--force", text(&file)]).refused(no_site);
    palazzi(&["admin", "--data", text(other.path()), "migrate"]).refused(no_site);
    assert_eq!(fs::read_to_string(&file).unwrap(), "a good backup");
    assert_eq!(other.path().read_dir().unwrap().count(), 0, "nothing was made there");
}
