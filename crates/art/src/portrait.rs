//! Portraits: a bust before a coloured ground, in a brass ring. The busts alone are symbols too, for other frames.

use std::fmt::Write as _;

/// The busts, drawn by hand.
const BUSTS: &str = include_str!("portrait.svg");

/// Who is drawn, and the colour behind: the opponents, the teacher, faces for people, and nobody yet.
const PEOPLE: [(&str, &str); 17] = [
    ("nino", "#9db58a"),
    ("bice", "#c9b48c"),
    ("celio", "#8d80a8"),
    ("tufo", "#b9925e"),
    ("brina", "#7fa3ad"),
    ("perla", "#6f8f8a"),
    ("orso", "#8d7f70"),
    ("menta", "#c2a58f"),
    ("p1", "#7d9aa0"),
    ("p2", "#b59a6a"),
    ("p3", "#8fa08a"),
    ("p4", "#9fb0b8"),
    ("p5", "#c7b08a"),
    ("p6", "#c2a878"),
    ("p7", "#a99ab5"),
    ("p8", "#8aa3b8"),
    ("none", "#a59f94"),
];

/// The symbols of all busts and portraits.
pub(crate) fn symbols() -> String {
    let mut out: String = BUSTS.lines().map(str::trim).collect();
    for (name, ground) in PEOPLE {
        let _ = write!(
            out,
            r##"<symbol id="portrait-{name}" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22" fill="{ground}"/><circle cx="24" cy="24" r="22" fill="url(#a-air)"/><g clip-path="url(#a-round)"><use href="#bust-{name}" width="48" height="48"/></g><circle cx="24" cy="24" r="22.4" fill="none" stroke="#3a2912" stroke-width="2.9"/><circle cx="24" cy="24" r="22.4" fill="none" stroke="url(#a-brass)" stroke-width="2"/></symbol>"##
        );
    }
    out
}
