//! The service worker: a template that is filled with the names of all files, and with a version that changes with them.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::web::Build;

/// The template, and what it becomes.
pub(crate) const NAME: &str = "sw.js";

/// What the template has in place of the version, and of the list of files.
const VERSION: &str = "\"{version}\"";
const FILES: &str = "[\"{files}\"]";

/// Fills in the service worker of a site. Where somebody works on the client, nothing is kept.
pub(crate) fn fill(site: &mut [(String, Vec<u8>)], build: Build) -> Result<()> {
    let (version, files) = match build {
        Build::Small => (version(site), list(site)),
        Build::Fast => ("none".to_owned(), "[]".to_owned()),
    };
    let (_, worker) = site.iter_mut().find(|(name, _)| name == NAME).context("there is no service worker")?;
    let template = String::from_utf8(std::mem::take(worker))?;
    ensure!(template.contains(VERSION) && template.contains(FILES), "{NAME} lacks a place for its files");
    let filled = template.replace(VERSION, &format!("\"{version}\"")).replace(FILES, &files);
    *worker = filled.into_bytes();
    Ok(())
}

/// Different for sites that differ in anything, the template included.
fn version(site: &[(String, Vec<u8>)]) -> String {
    let mut hash = Sha256::new();
    for (name, bytes) in site {
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name);
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    }
    short_hash(hash)
}

/// The beginning of a hash, in hexadecimal.
pub(crate) fn short_hash(hash: Sha256) -> String {
    hash.finalize().iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The paths of all files but the service worker itself.
fn list(site: &[(String, Vec<u8>)]) -> String {
    let names = site.iter().map(|(name, _)| name).filter(|name| *name != NAME);
    let paths: Vec<String> = names.map(|name| format!("\n  \"/{name}\"")).collect();
    format!("[{},\n]", paths.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = include_str!("../../crates/web/static/sw.js");

    fn site(style: &str) -> Vec<(String, Vec<u8>)> {
        let file = |name: &str, text: &str| (name.to_owned(), text.as_bytes().to_vec());
        vec![file("index.html", "<p>"), file("style.css", style), file("sw.js", TEMPLATE)]
    }

    fn filled(style: &str, build: Build) -> String {
        let mut site = site(style);
        fill(&mut site, build).expect("the template has both places");
        String::from_utf8(site[2].1.clone()).expect("text")
    }

    #[test]
    fn all_files_are_listed_but_the_service_worker() {
        let text = filled("p {}", Build::Small);
        assert!(text.contains("[\n  \"/index.html\",\n  \"/style.css\",\n]"), "{text}");
        assert!(!text.contains(VERSION) && !text.contains(FILES), "{text}");
    }

    #[test]
    fn a_file_that_changes_makes_a_new_version() {
        assert_eq!(filled("p {}", Build::Small), filled("p {}", Build::Small));
        assert_ne!(filled("p {}", Build::Small), filled("a {}", Build::Small));
    }

    #[test]
    fn whoever_works_on_the_client_sees_every_change() {
        assert!(filled("p {}", Build::Fast).contains("const files = [];"));
    }
}
