//! The sprite as a whole: what pages rely on.

use std::collections::BTreeSet;

/// The style sheet that paints the symbols.
const STYLE: &str = include_str!("../../web/style/45-art.css");

/// Largest size of the sprite, compressed with brotli: it is fetched before the first game is shown.
const MOST_BYTES: usize = 60_000;

/// Every identifier that the clients use.
const SINGLE: [&str; 26] = [
    "brick-w",
    "brick-y",
    "brick-r",
    "brick-g",
    "brick-b",
    "brick-d",
    "brick-p",
    "statue",
    "medal",
    "marker",
    "crown",
    "rays",
    "coin",
    "laurel",
    "bag",
    "screen",
    "seal",
    "stack",
    "view-sea",
    "view-alps",
    "sky",
    "moon",
    "grain",
    "veins",
    "wheel-spray",
    "wheel-rosette",
];
const GROUPS: [(&str, &[&str]); 7] = [
    ("emblem-", &["book", "chalice", "crown", "gate", "flag", "arms"]),
    ("crest-", &["a", "b", "c", "d"]),
    ("city-", &["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]),
    ("m-", &["library", "cathedral", "palace", "gate", "castle", "villa"]),
    ("portrait-", &["nino", "bice", "celio", "tufo", "brina", "perla", "orso", "menta", "none"]),
    ("portrait-p", &["1", "2", "3", "4", "5", "6", "7", "8"]),
    (
        "i-",
        &[
            "menu", "undo", "hint", "sound", "mute", "sun", "moon", "close", "log", "chat", "back", "star",
            "urban", "rural", "ok", "lock", "people", "clock", "replay", "play", "pause", "skip", "settings",
            "info", "warn", "send", "market", "streets", "score", "more", "up", "down", "turn",
        ],
    ),
];

/// The values of an attribute, in the order in which they appear.
fn values<'a>(sprite: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    sprite.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn the_sprite_is_well_formed() {
    let sprite = palazzi_art::sprite();
    let document = roxmltree::Document::parse(&sprite).expect("the sprite is XML");
    assert!(document.root_element().has_tag_name(("http://www.w3.org/2000/svg", "svg")));
}

#[test]
fn every_identifier_is_unique() {
    let sprite = palazzi_art::sprite();
    let mut seen = BTreeSet::new();
    let again: Vec<&str> = values(&sprite, "id").into_iter().filter(|id| !seen.insert(*id)).collect();
    assert_eq!(again, [""; 0]);
}

#[test]
fn every_reference_leads_somewhere() {
    let sprite = palazzi_art::sprite();
    let known: BTreeSet<&str> = values(&sprite, "id").into_iter().collect();
    let by_url = sprite.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
    let by_use = values(&sprite, "href").into_iter().filter_map(|reference| reference.strip_prefix('#'));
    let lost: BTreeSet<&str> = by_url.chain(by_use).filter(|id| !known.contains(id)).collect();
    assert_eq!(lost, BTreeSet::new());
}

#[test]
fn every_class_is_painted() {
    let sprite = palazzi_art::sprite();
    let is_name = |end: char| end.is_ascii_alphanumeric() || end == '-';
    let painted: BTreeSet<&str> =
        STYLE.split('.').skip(1).filter_map(|rest| rest.split(|end| !is_name(end)).next()).collect();
    let classes = values(&sprite, "class").into_iter().flat_map(str::split_whitespace);
    let plain: BTreeSet<&str> = classes.filter(|class| !painted.contains(class)).collect();
    assert_eq!(plain, BTreeSet::new());
}

#[test]
fn every_rule_of_the_style_sheet_is_used() {
    let sprite = palazzi_art::sprite();
    let used: BTreeSet<&str> = values(&sprite, "class").into_iter().flat_map(str::split_whitespace).collect();
    let is_name = |end: char| end.is_ascii_alphanumeric() || end == '-';
    let rules = STYLE.split(".a-").skip(1).filter_map(|rest| rest.split(|end| !is_name(end)).next());
    let unused: Vec<&str> = rules.filter(|name| !used.contains(format!("a-{name}").as_str())).collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn every_color_has_a_value_by_day() {
    let day = STYLE.split("@media").next().unwrap_or_default();
    let named = STYLE.split("var(--a-").skip(1).filter_map(|rest| rest.split(')').next());
    let missing: BTreeSet<&str> = named.filter(|name| !day.contains(&format!("--a-{name}:"))).collect();
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn both_ways_into_the_evening_are_the_same() {
    let (_, evening) = STYLE.split_once("@media").expect("there is an evening");
    let (by_system, rest) = evening.split_once("\n}\n").expect("the system's evening ends");
    let chosen = rest.split("\n/*").next().unwrap_or_default();
    let colors = |css: &str| -> Vec<String> {
        css.split(';').filter_map(|color| Some(color.split_once("--a-")?.1.to_owned())).collect()
    };
    assert!(colors(chosen).len() > 30);
    assert_eq!(colors(by_system), colors(chosen));
}

#[test]
fn the_clients_find_every_symbol() {
    let sprite = palazzi_art::sprite();
    let known: BTreeSet<&str> = values(&sprite, "id").into_iter().collect();
    let types = ["library", "cathedral", "palace", "gate", "castle", "villa"];
    let facades = types.iter().flat_map(|name| palazzi_art::VALUES.map(|value| format!("f-{name}-{value}")));
    let grouped =
        GROUPS.iter().flat_map(|(prefix, names)| names.iter().map(move |name| format!("{prefix}{name}")));
    let wanted = facades.chain(grouped).chain(SINGLE.map(str::to_owned));
    let missing: Vec<String> = wanted.filter(|id| !known.contains(id.as_str())).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn a_facade_stands_on_its_ground_line() {
    let sprite = palazzi_art::sprite();
    for value in palazzi_art::VALUES {
        let (width, height) = palazzi_art::facade_size(value);
        let left = f64::from(width) / 2.0 + 6.0;
        let view = format!(
            "id=\"f-gate-{value}\" viewBox=\"-{left} -{} {} {}\"",
            height + 14,
            width + 12,
            height + 14
        );
        assert!(sprite.contains(&view), "{view}");
    }
}

#[test]
fn the_sprite_needs_no_inline_style_and_no_script() {
    let sprite = palazzi_art::sprite();
    assert!(!sprite.contains("style=") && !sprite.contains("<style") && !sprite.contains("<script"));
}

#[test]
fn the_sprite_is_small() {
    let sprite = palazzi_art::sprite();
    let mut packed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    brotli::BrotliCompress(&mut sprite.as_bytes(), &mut packed, &parameters).expect("it can be compressed");
    println!("{:.1} KB, {:.1} KB with brotli", sprite.len() as f64 / 1000.0, packed.len() as f64 / 1000.0);
    assert!(packed.len() <= MOST_BYTES, "{} bytes", packed.len());
}
