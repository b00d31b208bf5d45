//! Icons for buttons and headings: strokes in the colour of the text.

use std::fmt::Write as _;

/// How an icon is drawn.
#[derive(Clone, Copy)]
enum Style {
    /// Lines of this width, in tenths.
    Line(u8),
    /// A filled shape.
    Solid,
}

use Style::{Line, Solid};

/// Every icon on a field of 24 by 24: name, style, path.
const ICONS: [(&str, Style, &str); 40] = [
    ("menu", Line(20), "M4 7h16M4 12h16M4 17h16"),
    ("undo", Line(20), "M8 5 4 9.5 8 14M4.5 9.5H15a4.7 4.7 0 0 1 0 9.5H9"),
    ("hint", Line(18), "M9 17.5c0-2-3.5-3.7-3.5-8a6.5 6.5 0 0 1 13 0c0 4.3-3.5 6-3.5 8zM9.5 21h5"),
    ("sound", Line(18), "M4 9.5h3.5l4.5-4v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"),
    ("mute", Line(18), "M4 9.5h3.5l4.5-4v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5"),
    (
        "sun",
        Line(18),
        "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
    ),
    ("moon", Line(18), "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"),
    ("close", Line(22), "M5.5 5.5l13 13M18.5 5.5l-13 13"),
    ("log", Line(18), "M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4"),
    ("chat", Line(18), "M3.5 5h17v11H11l-5 4.5V16H3.5z"),
    ("back", Line(22), "M14.5 5 7.5 12l7 7"),
    ("star", Solid, "M12 2l2.9 6.7 7.1.6-5.4 4.7 1.7 7.1L12 17.3l-6.3 3.8L7.4 14 2 9.3l7.1-.6z"),
    ("ok", Line(28), "M4.5 12.5 10 18 20 6.5"),
    ("lock", Line(18), "M5.5 10.5h13v10h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2.5"),
    (
        "people",
        Line(18),
        "M9.5 11a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM2.5 20.5c0-4.5 3-6.5 7-6.5s7 2 7 6.5zM16 4a3.4 3.4 0 0 1 0 6.6M18.5 14.5c2 .8 3.2 2.8 3.2 6",
    ),
    ("clock", Line(18), "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.3l3.5 2.2"),
    ("replay", Line(20), "M4.5 5v4.5H9M4.8 9.3A8 8 0 1 1 4 13.5"),
    ("play", Line(19), "M7 4.5v15L19.5 12z"),
    ("pause", Line(26), "M8.5 5v14M15.5 5v14"),
    ("skip", Line(19), "M5 5v14l6.5-7zM12.5 5v14l6.5-7zM20.5 5v14"),
    (
        "settings",
        Line(18),
        "M4 7h9M18.5 7H20M4 17h1.5M11 17h9M15.8 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8.2 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
    ),
    ("info", Line(20), "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5v.1"),
    ("warn", Line(20), "M12 3.5 21.5 20h-19zM12 9.5v5M12 17.2v.1"),
    ("send", Line(18), "M3.5 4.5 21 12 3.5 19.5 6 12zM6 12h8"),
    ("market", Line(18), "M4 4h16l1.5 5.5h-19zM4.5 9.5v11h15v-11M9.5 20.5v-5.5h5v5.5"),
    (
        "streets",
        Line(18),
        "M3 20.5v-10h5.5v10M8.5 20.5V7l3.5-3.5L15.5 7v13.5M15.5 20.5v-8H21v8M2 20.5h20M12 10v2.5",
    ),
    (
        "score",
        Line(18),
        "M9.5 4.5a2.5 2.5 0 0 1 5 0c0 2.2-1.2 3.2-1.2 6H18a2 2 0 0 1 2 2V16H4v-3.5a2 2 0 0 1 2-2h4.7c0-2.8-1.2-3.8-1.2-6zM4.5 20.5h15",
    ),
    ("more", Line(28), "M5.5 12v.1M12 12v.1M18.5 12v.1"),
    ("up", Line(22), "M5 14.5l7-7 7 7"),
    ("down", Line(22), "M5 9.5l7 7 7-7"),
    ("next", Line(22), "M9.5 5l7 7-7 7"),
    ("first", Line(20), "M18 5.5 11.5 12l6.5 6.5M6.5 5.5v13"),
    ("last", Line(20), "M6 5.5 12.5 12 6 18.5M17.5 5.5v13"),
    ("plus", Line(24), "M12 5v14M5 12h14"),
    ("minus", Line(24), "M5 12h14"),
    (
        "link",
        Line(20),
        "M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5",
    ),
    ("chart", Line(19), "M4 4v16h16M7.5 15l4-5 3.5 3 5-7"),
    ("hidden", Line(18), "M4 8.5q8 9.5 16 0M6.5 11.5 5 14M10.5 13l-.7 3M13.5 13l.7 3M17.5 11.5 19 14"),
    ("eye", Line(18), "M2.5 12q9.5-13 19 0-9.5 13-19 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"),
    (
        "help",
        Line(20),
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.7a2.5 2.5 0 1 1 3.7 2.3c-.8.5-1.2 1-1.2 2M12 17v.1",
    ),
];

/// Icons that are drawn with colours of their own.
const PAINTED: &str = include_str!("icon.svg");

/// The symbols of all icons.
pub(crate) fn symbols() -> String {
    let mut out = String::new();
    for (name, style, path) in ICONS {
        let paint = match style {
            Solid => r#"fill="currentColor""#.to_owned(),
            Line(width) => format!(
                r#"fill="none" stroke="currentColor" stroke-width="{}.{}" stroke-linecap="round" stroke-linejoin="round""#,
                width / 10,
                width % 10
            ),
        };
        let _ =
            write!(out, r#"<symbol id="i-{name}" viewBox="0 0 24 24"><path {paint} d="{path}"/></symbol>"#);
    }
    for line in PAINTED.lines() {
        out += line.trim();
    }
    out
}
