//! Contact sheets of the symbols: every drawing in several sizes, by day and in the evening.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Pixels for each drawing unit of a façade: large, in one's own street, in an opponent's street.
const SCALES: [f64; 3] = [2.0, 1.1, 0.32];

/// Heights, in pixels, at which other symbols are shown. The first prefix that fits counts.
const HEIGHTS: [(&str, &[u32]); 10] = [
    ("m-", &[48, 24, 16]),
    ("i-", &[24, 48]),
    ("brick-", &[60, 24]),
    ("emblem-", &[60, 20]),
    ("statue", &[110, 40]),
    ("crest-", &[70, 22]),
    ("city-", &[150]),
    ("portrait-", &[120, 46]),
    ("bust-", &[]),
    ("", &[72, 24]),
];

/// Classes that give a symbol its colours on the sheet. Others get their own identifier as a class.
const COLORS: [(&str, &[&str]); 3] = [
    (
        "statue",
        &[
            "statue-w",
            "statue-y",
            "statue-r",
            "statue-g",
            "statue-b",
            "statue-p",
            "statue-d",
            "statue-gold",
            "statue-none",
        ],
    ),
    ("marker", &["seat-a", "seat-b", "seat-c", "seat-d"]),
    ("screen", &["seat-a", "seat-b", "seat-c", "seat-d"]),
];

/// Writes one sheet for each theme.
pub(crate) fn write_sheets(folder: &Path) -> Result<()> {
    let folder = crate::root().join(folder);
    fs::create_dir_all(&folder)?;
    let style = crate::root().join("crates/web/style");
    let css = ["10-base.css", "40-art.css", "45-art.css"].map(|name| crate::read(&style.join(name)));
    let css = css.into_iter().collect::<Result<Vec<_>>>()?.concat();
    let sprite = palazzi_art::sprite();
    for (theme, name) in [("light", "light.html"), ("dark", "evening.html")] {
        let path = folder.join(name);
        fs::write(&path, sheet(theme, &css, &sprite))
            .with_context(|| format!("cannot write {}", path.display()))?;
        println!("{}", path.display());
    }
    Ok(())
}

fn sheet(theme: &str, css: &str, sprite: &str) -> String {
    let mut out = format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><title>Palazzi: {theme}</title><style>{css}\
         body{{padding:24px;display:block}}figcaption{{font-size:11px;width:100%;text-align:center;opacity:.7}}\
         figure{{display:inline-flex;gap:6px;align-items:flex-end;margin:4px;flex-wrap:wrap}}</style>{sprite}"
    );
    let mut section = "";
    for (id, view) in symbols(sprite) {
        let kind = match id.rsplit_once('-') {
            Some((kind, _)) => kind,
            None => "",
        };
        if kind != section {
            out += "<hr>";
            section = kind;
        }
        figure(&mut out, id, view);
    }
    out
}

/// One symbol in all its sizes and colours.
fn figure(out: &mut String, id: &str, view: &str) {
    let numbers: Vec<f64> = view.split(' ').filter_map(|number| number.parse().ok()).collect();
    let [_, _, width, height] = numbers[..] else { return };
    let scales = scales(id, height);
    if scales.is_empty() {
        return;
    }
    let own = [id];
    let classes = COLORS.iter().find(|(name, _)| *name == id).map_or(&own[..], |(_, classes)| classes);
    *out += "<figure>";
    for (width, height) in scales.into_iter().map(|scale| (width * scale, height * scale)) {
        for class in classes {
            let _ = write!(
                out,
                "<svg class=\"{class}\" width=\"{width:.0}\" height=\"{height:.0}\" overflow=\"visible\">\
                 <use href=\"#{id}\" width=\"{width:.0}\" height=\"{height:.0}\"/></svg>"
            );
        }
    }
    let _ = write!(out, "<figcaption>{id}</figcaption></figure>");
}

/// Pixels for each unit of a symbol of this height.
fn scales(id: &str, height: f64) -> Vec<f64> {
    if id.starts_with("f-") {
        return SCALES.to_vec();
    }
    let found = HEIGHTS.iter().find(|(prefix, _)| id.starts_with(prefix));
    found.map_or_else(Vec::new, |(_, shown)| shown.iter().map(|shown| f64::from(*shown) / height).collect())
}

/// The identifier and the view box of every symbol.
fn symbols(sprite: &str) -> impl Iterator<Item = (&str, &str)> {
    sprite.split("<symbol id=\"").skip(1).filter_map(|rest| {
        let (id, rest) = rest.split_once('"')?;
        let (_, rest) = rest.split_once("viewBox=\"")?;
        Some((id, rest.split_once('"')?.0))
    })
}
