//! What the web client weighs for a browser that fetches it, and how much it may.

use anyhow::{Context, Result, ensure};

use crate::web::PARTS;

/// What a browser fetches before it shows the first page.
const FIRST_LOAD: [&str; 10] = [
    "index.html",
    "boot.js",
    "web.js",
    "web_bg.wasm",
    "style.css",
    "texts/en.ftl",
    "fonts/alegreya-500.woff2",
    "fonts/alegreya-700.woff2",
    "fonts/alegreya-sans-500.woff2",
    "fonts/alegreya-sans-700.woff2",
];

/// Limits the first load, in bytes as they are sent: on a slow phone (1.6 Mbit/s) that takes 2.4 seconds.
const MOST_FIRST_LOAD: usize = 480_000;

/// What a table of Carrara fetches after the first load, besides the parts of the program.
const CARRARA_TABLE: [&str; 4] =
    ["art.svg", "texts/en.cards.ftl", "texts/en.explain.ftl", "fonts/alegreya-500-italic.woff2"];

/// Limits the first load and a table of Carrara together, in bytes as they are sent.
const MOST_CARRARA_TABLE: usize = 1_000_000;

/// Says how large the files are as they are sent. Fails if a browser had to fetch too much before the first page, or
/// before a table of Carrara.
pub(crate) fn check(site: &[(String, Vec<u8>)], sizes: &[(&str, usize)]) -> Result<()> {
    let is_link = |name: &str| name.starts_with(PARTS) && name.ends_with(".js");
    let (link, script) = site.iter().find(|(name, _)| is_link(name)).context("the program is not cut")?;
    let folder = link.rsplit_once('/').map_or("", |(folder, _)| folder);
    let parts = parts_of(std::str::from_utf8(script)?, "carrara").context("no part is called carrara")?;
    let parts: Vec<String> = parts.iter().map(|part| format!("{folder}/{part}.wasm")).collect();
    let first = sum(FIRST_LOAD.into_iter().chain([link.as_str()]), sizes)?;
    print(first, "first load");
    let table = sum(CARRARA_TABLE.into_iter().chain(parts.iter().map(String::as_str)), sizes)?;
    print(table, "a table of Carrara, later");
    let is_other_part = |name: &str| name.ends_with(".wasm") && !parts.iter().any(|part| part == name);
    for (name, size) in sizes.iter().filter(|(name, _)| name.starts_with(PARTS) && is_other_part(name)) {
        print(*size, &format!("{name}, later"));
    }
    print(sizes.iter().map(|(_, size)| size).sum(), "everything, to play without a server");
    within("first load", first, MOST_FIRST_LOAD)?;
    within("first load and a table of Carrara", first + table, MOST_CARRARA_TABLE)
}

/// Prints a sum and its limit. Fails if it is more.
fn within(what: &str, size: usize, most: usize) -> Result<()> {
    print(size, &format!("{what}, of at most {} KB", most / 1000));
    ensure!(size <= most, "{what}: {size} bytes are more than {most}");
    Ok(())
}

/// Prints the sizes of some files. Returns their sum.
fn sum<'a>(names: impl IntoIterator<Item = &'a str>, sizes: &[(&str, usize)]) -> Result<usize> {
    let mut sum = 0;
    for name in names {
        let found = sizes.iter().find(|(known, _)| *known == name);
        let (_, size) = found.with_context(|| format!("there is no {name}"))?;
        print(*size, name);
        sum += size;
    }
    Ok(sum)
}

fn print(bytes: usize, what: &str) {
    eprintln!("{:>8.1} KB  {what}", bytes as f64 / 1000.0);
}

/// The files that the script fetches for a part of the program, without their ends: its own and those that it shares
/// with others.
fn parts_of(script: &str, part: &str) -> Option<Vec<String>> {
    let (_, loader) = script.split_once(&format!("__wasm_split_load_{part} ="))?;
    let (_, shared) = loader.split_once("\n, [")?;
    let (shared, _) = shared.split_once(']')?;
    let shared = shared.split(", ").filter_map(|name| name.strip_prefix("__")).map(str::to_owned);
    Some(shared.chain([format!("split_{part}")]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "const __chunk_5 = makeLoad(() => {\n}\n, []);\n\
        export const __wasm_split_load_study = wrapAsyncCb(makeLoad(() => {\n}\n, []));\n\
        export const __wasm_split_load_carrara = wrapAsyncCb(makeLoad(() => {\n}\n, [__chunk_5, __chunk_12]));\n";

    #[test]
    fn a_part_is_fetched_with_those_that_it_shares() {
        let found = |part| parts_of(SCRIPT, part).map(|parts| parts.join(" "));
        assert_eq!(found("carrara").as_deref(), Some("chunk_5 chunk_12 split_carrara"));
        assert_eq!(found("study").as_deref(), Some("split_study"));
        assert_eq!(found("nothing"), None);
    }

    #[test]
    fn every_file_is_weighed() {
        let sizes = [("one", 600), ("two", 500)];
        assert_eq!(sum(["one", "two"], &sizes).ok(), Some(1100));
        assert!(sum(["one", "three"], &sizes).is_err());
    }

    #[test]
    fn more_than_the_limit_is_refused() {
        assert!(within("both", 1100, 1100).is_ok());
        assert!(within("both", 1101, 1100).is_err());
    }
}
