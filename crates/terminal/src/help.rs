use palazzi_client::{Key, key};
use ratatui::layout::Rect;

use crate::ink::Ink;
use crate::paper::{Chip, Paper, Row};
use crate::screen::Context;

/// The keys and what they do, in the order of the help.
const KEYS: [(&str, Key); 15] = [
    ("1 … 9", key::TERMINAL_HELP_DIGITS),
    ("↑ ↓ ← →", key::TERMINAL_HELP_ARROWS),
    ("⏎", key::TERMINAL_HELP_ENTER),
    ("Esc", key::TERMINAL_HELP_BACK),
    ("+ −", key::TERMINAL_HELP_PLUS),
    ("Tab", key::TERMINAL_HELP_BOARD),
    ("h", key::TERMINAL_HELP_HINT),
    ("u", key::TERMINAL_HELP_UNDO),
    ("s", key::TERMINAL_HELP_SCORE),
    ("l", key::TERMINAL_HELP_LOG),
    ("o", key::TERMINAL_HELP_LOOK),
    ("PgDn PgUp", key::TERMINAL_HELP_SCROLL),
    ("f r a", key::TERMINAL_HELP_AFTER),
    ("t", key::TERMINAL_HELP_CHAT),
    ("q", key::TERMINAL_HELP_QUIT),
];

/// What the signs mean.
const SIGNS: [(&str, Key); 7] = [
    ("● ★ ⚑", key::TERMINAL_SIGN_COINS),
    ("[x] (x)", key::TERMINAL_SIGN_MARKS),
    ("✓A 1/3 –", key::TERMINAL_SIGN_PLAQUES),
    ("+ *", key::TERMINAL_SIGN_PIECES),
    ("♛", key::TERMINAL_SIGN_VISIT),
    ("▫ ♜ ♞", key::TERMINAL_SIGN_PALAZZO),
    ("▶ → ▤", key::TERMINAL_SIGN_PLAYERS),
];

/// The help, without its first few lines.
pub(crate) fn draw<T: Clone + PartialEq>(paper: &mut Paper<T>, area: Rect, skip: usize, context: &Context) {
    let texts = &context.texts;
    let line = |(sign, key): &(&str, Key)| {
        let mut row = Row::text(&texts.get(*key), Ink::Plain);
        row.chips.insert(0, Chip::new(*sign, Ink::Key).wide(10));
        row.indent = 11;
        row
    };
    let mut rows = vec![Row::text(&texts.get(key::TERMINAL_HELP_ABOUT), Ink::Plain)];
    rows.extend(KEYS.iter().map(line));
    rows.push(Row::text(&texts.get(key::TERMINAL_SIGNS), Ink::Title));
    rows.extend(SIGNS.iter().map(line));
    let width = area.width.saturating_sub(6).min(90);
    let height: usize = rows.iter().map(|row| row.height(width)).sum();
    let inner = paper.window(area, &texts.get(key::TERMINAL_HELP), width, height as u16);
    let skip = skip.min(height.saturating_sub(inner.height.into()));
    let block = crate::paper::Block { title: Vec::new(), rows, airy: false };
    paper.column(inner, &[block], skip);
}
