//! Builds the web client: two programs for the browser, their texts and pictures, all compressed beforehand.

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::{service_worker, weight};

/// What programs for the browser are compiled for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The programs for the browser: the page, and the worker that plays without a server.
const PROGRAMS: [&str; 2] = [PAGE, "offline"];

/// The page's program. It is cut into parts, which are fetched where they are needed.
const PAGE: &str = "web";

/// How the folder of its parts is called, followed by a version, and the script in it that fetches them.
pub(crate) const PARTS: &str = "parts";

/// Texts that are fetched only where they are read.
const LATE_TEXTS: [&str; 4] = ["rules.ftl", "cards.ftl", "explain.ftl", "learn.ftl"];
/// Texts that browsers do not need.
const OTHER_TEXTS: [&str; 1] = ["terminal.ftl"];

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// For a browser far away.
    Small,
    /// For whoever works on it.
    Fast,
}

/// Builds the client into `crates/web/dist`.
pub(crate) fn build(build: Build) -> Result<()> {
    add_target()?;
    let web = crate::root().join("crates/web");
    let made = make_folder()?;
    let (cut_off, bound) = (tempfile::tempdir()?, tempfile::tempdir()?);
    for program in PROGRAMS {
        let mut wasm = compile(program, build)?.join(format!("palazzi_{program}.wasm"));
        if program == PAGE {
            wasm = cut(&wasm, cut_off.path(), bound.path())?;
        }
        bind(&wasm, program, build, bound.path())?;
    }
    let mut site: Vec<(String, Vec<u8>)> = Vec::new();
    collect(bound.path(), "", &mut site)?;
    collect(&web.join("static"), "", &mut site)?;
    site.push(("art.svg".to_owned(), palazzi_art::sprite().into_bytes()));
    site.push(("style.css".to_owned(), styles(&web.join("style"))?));
    texts(&crate::root().join("crates/client/locales"), &mut site)?;
    site.sort();
    service_worker::fill(&mut site, build)?;
    let mut kept = Vec::new();
    let mut sizes = Vec::new();
    for (name, bytes) in &site {
        kept.push(write(&made.join(name), bytes)?);
        if build == Build::Small && is_compressible(name) {
            let compressed = brotli(bytes)?;
            sizes.push((name.as_str(), compressed.len()));
            kept.push(write(&made.join(format!("{name}.br")), &compressed)?);
            kept.push(write(&made.join(format!("{name}.gz")), &gzip(bytes)?)?);
        } else {
            sizes.push((name.as_str(), bytes.len()));
        }
    }
    remove_others(&made, &kept)?;
    if build == Build::Small { weight::check(&site, &sizes) } else { Ok(()) }
}

/// Makes the folder where the client will be. A debug build of the executable looks for it there only if the folder is
/// there when it is compiled.
pub(crate) fn make_folder() -> Result<PathBuf> {
    let made = crate::root().join("crates/web/dist");
    fs::create_dir_all(&made)?;
    Ok(made)
}

/// Makes sure that programs for the browser can be compiled.
pub(crate) fn add_target() -> Result<()> {
    let found = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output()?;
    let folder = PathBuf::from(String::from_utf8(found.stdout)?.trim());
    if folder.is_dir() {
        return Ok(());
    }
    let added =
        Command::new("rustup").args(["target", "add", TARGET]).status().context("cannot start rustup")?;
    ensure!(added.success(), "the target {TARGET} cannot be added");
    Ok(())
}

/// Compiles a program. Returns the folder where it is. For a browser far away, views are erased, as Leptos calls it:
/// less code is made for each of them; and the worker, which works hard, has a profile of its own.
fn compile(program: &str, build: Build) -> Result<PathBuf> {
    let mut command = cargo();
    let (profile, folder, flags) = match build {
        Build::Small if program == PAGE => ("web", "web", "--cfg=erase_components"),
        Build::Small => ("worker", "worker", ""),
        Build::Fast => {
            command.env("CARGO_INCREMENTAL", "1");
            ("dev", "debug", "")
        }
    };
    command.env("CARGO_ENCODED_RUSTFLAGS", flags);
    command.args(["build", "--locked", "--profile", profile, "--target", TARGET]);
    command.args(["--package", &format!("palazzi-{program}")]);
    ensure!(command.status()?.success(), "the web client cannot be compiled");
    Ok(target().join(TARGET).join(folder))
}

/// Cargo, run where the workspace is.
pub(crate) fn cargo() -> Command {
    let mut command = outside(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(crate::root());
    command
}

/// A program that is run as if not by cargo: what cargo tells the programs that it runs is not for another cargo.
pub(crate) fn outside(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        let is_outer = name.to_str().is_some_and(|name| name.starts_with("CARGO_"));
        if is_outer && name != "CARGO_HOME" && name != "CARGO_TARGET_DIR" {
            command.env_remove(name);
        }
    }
    command
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| crate::root().join("target"), PathBuf::from)
}

/// Cuts the page's program into parts. Those that are fetched late lie in a folder named after all of them, so that no
/// part is ever taken for one of another version. Returns where the main part is.
fn cut(wasm: &Path, main: &Path, out: &Path) -> Result<PathBuf> {
    let whole = fs::read(wasm)?;
    let folder = format!("{PARTS}-{}", service_worker::short_hash(Sha256::new_with_prefix(&whole)));
    let parts = out.join(&folder);
    fs::create_dir_all(&parts)?;
    let main = main.join("main.wasm");
    // Both seen from the folder and, as the site is served at the root, from the main part.
    let link = format!("../{folder}/{PARTS}.js");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = &parts;
    options.main_out_path = &main;
    options.link_name = &link;
    options.main_module = "../web.js";
    wasm_split_cli_support::transform(options).map_err(|error| anyhow!("cannot cut {PAGE}: {error:#}"))?;
    Ok(main)
}

/// Writes the program as a browser can load it, with the script that loads it. Names of functions are for whoever works
/// on it.
fn bind(wasm: &Path, program: &str, build: Build, out: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(program).web(true)?.typescript(false);
    bindgen.omit_default_module_path(false).keep_lld_exports(true);
    bindgen.remove_name_section(build == Build::Small).remove_producers_section(build == Build::Small);
    bindgen.generate(out).with_context(|| format!("cannot bind {}", wasm.display()))
}

/// All files of a folder with their paths in it.
fn collect(folder: &Path, prefix: &str, site: &mut Vec<(String, Vec<u8>)>) -> Result<()> {
    for entry in folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            bail!("{} has a strange name", path.display())
        };
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), site)?;
        } else {
            site.push((format!("{prefix}{name}"), fs::read(&path)?));
        }
    }
    Ok(())
}

/// All style sheets as one, in the order of their names.
fn styles(folder: &Path) -> Result<Vec<u8>> {
    let files = crate::files(folder, "css")?;
    let sheets: Result<Vec<String>> = files.iter().map(|file| crate::read(file)).collect();
    Ok(sheets?.concat().into_bytes())
}

/// The texts of each language as `texts/en.ftl`, and those that are fetched later as `texts/en.rules.ftl`.
fn texts(locales: &Path, site: &mut Vec<(String, Vec<u8>)>) -> Result<()> {
    for entry in locales.read_dir()? {
        let folder = entry?.path();
        let Some(language) = folder.file_name().and_then(|name| name.to_str()).map(str::to_owned) else {
            continue;
        };
        let mut first = String::new();
        for file in crate::files(&folder, "ftl")? {
            let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if OTHER_TEXTS.contains(&name) {
                continue;
            }
            let text = crate::read(&file)?;
            if LATE_TEXTS.contains(&name) {
                site.push((format!("texts/{language}.{name}"), text.into_bytes()));
            } else {
                first += &text;
            }
        }
        site.push((format!("texts/{language}.ftl"), first.into_bytes()));
    }
    Ok(())
}

fn is_compressible(name: &str) -> bool {
    ["html", "css", "js", "wasm", "svg", "ftl", "webmanifest"]
        .iter()
        .any(|extension| Path::new(name).extension().is_some_and(|found| found == *extension))
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &parameters)?;
    Ok(out)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// Writes a file unless it is there already, so that nothing is built again that has not changed.
fn write(path: &Path, bytes: &[u8]) -> Result<PathBuf> {
    if fs::read(path).is_ok_and(|found| found == bytes) {
        return Ok(path.to_owned());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path.to_owned())
}

/// Removes what an earlier build has left.
fn remove_others(folder: &Path, kept: &[PathBuf]) -> Result<()> {
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}
