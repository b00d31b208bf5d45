//! What all screens share: what comes in, what comes out, and the line of keys.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use palazzi_bots::Level;
use palazzi_client::Texts;
use ratatui::layout::Rect;

use crate::house::Wish;
use crate::ink::{Depth, Ink};
use crate::paper::{Chip, Mark, Paper, Row};

/// The least size that a screen is drawn for.
pub(crate) const LEAST_WIDTH: u16 = 80;
pub(crate) const LEAST_HEIGHT: u16 = 24;

/// What every screen knows.
pub(crate) struct Context {
    pub(crate) texts: Texts,
    pub(crate) depth: Depth,
    /// The address of the server, if the tables are there.
    pub(crate) server: Option<String>,
    /// The level of bots that are added.
    pub(crate) level: Level,
    /// Where files are saved.
    pub(crate) folder: PathBuf,
}

/// What a person does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    Key(KeyCode),
    Click(u16, u16),
    /// The wheel of the mouse: lines down, or up if negative.
    Scroll(u16, u16, i16),
}

/// What comes of it, besides that the screen changes.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    Ask(Wish),
    /// To a table.
    Table(String),
    /// Back to where games are chosen.
    Home,
    /// To look back upon a record.
    Replay(String),
    Exit,
}

/// A key, what it does, and how that is called.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Button<T> {
    pub(crate) key: KeyCode,
    pub(crate) label: String,
    pub(crate) press: T,
}

impl<T> Button<T> {
    pub(crate) fn new(key: KeyCode, label: String, press: T) -> Button<T> {
        Button { key, label, press }
    }

    pub(crate) fn letter(key: char, label: String, press: T) -> Button<T> {
        Button::new(KeyCode::Char(key), label, press)
    }
}

/// What a button of these does that has this key; letters count in both cases.
pub(crate) fn pressed<T: Clone>(buttons: &[Button<T>], key: KeyCode) -> Option<T> {
    let lower = match key {
        KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
        other => other,
    };
    buttons.iter().find(|button| button.key == key || button.key == lower).map(|button| button.press.clone())
}

/// The line of keys: the last two are always there, the others as far as there is room.
pub(crate) fn key_line<T: Clone + PartialEq>(paper: &mut Paper<T>, area: Rect, buttons: &[Button<T>]) {
    let chips = |button: &Button<T>| {
        let thing = |text: &str, ink: Ink| Chip::thing(text, ink, Mark::None, button.press.clone()).bare();
        [
            thing(&format!(" {}", key_name(button.key)), Ink::Key),
            thing(&format!("{} ", button.label), Ink::Plain),
        ]
    };
    let width = |button: &Button<T>| Row::new(chips(button).to_vec()).width();
    let (first, last) = buttons.split_at(buttons.len().saturating_sub(2));
    let last_width: u16 = last.iter().map(&width).sum();
    let mut x = 0;
    for button in first {
        let needed = width(button);
        if x + needed + last_width > area.width {
            continue;
        }
        paper.row(Rect { x: area.x + x, width: needed, ..area }, &Row::new(chips(button).to_vec()));
        x += needed;
    }
    let mut x = area.width.saturating_sub(last_width);
    for button in last {
        let needed = width(button).min(area.width.saturating_sub(x));
        paper.row(Rect { x: area.x + x, width: needed, ..area }, &Row::new(chips(button).to_vec()));
        x += needed;
    }
}

/// What a key is called.
pub(crate) fn key_name(key: KeyCode) -> String {
    match key {
        KeyCode::Char(letter) => letter.to_string(),
        KeyCode::Enter => "⏎".to_owned(),
        KeyCode::Esc => "Esc".to_owned(),
        KeyCode::Tab => "Tab".to_owned(),
        KeyCode::Up => "↑".to_owned(),
        KeyCode::Down => "↓".to_owned(),
        KeyCode::Left => "←".to_owned(),
        KeyCode::Right => "→".to_owned(),
        KeyCode::PageUp => "PgUp".to_owned(),
        KeyCode::PageDown => "PgDn".to_owned(),
        KeyCode::Home => "Home".to_owned(),
        KeyCode::End => "End".to_owned(),
        KeyCode::Delete => "Del".to_owned(),
        other => format!("{other:?}"),
    }
}

/// The bar at the top: words on the left and on the right.
pub(crate) fn title_bar<T: Clone + PartialEq>(paper: &mut Paper<T>, area: Rect, left: &str, right: &str) {
    paper.clear(area, Ink::Bar);
    let left_row = Row::new(vec![Chip::new(format!(" {left}"), Ink::Bar)]);
    paper.row(area, &left_row);
    let row = Row::new(vec![Chip::new(format!(" {right} "), Ink::Bar)]);
    let width = row.width().min(area.width);
    paper.row(Rect { x: area.right() - width, width, ..area }, &row);
}
