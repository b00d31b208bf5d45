//! The screen that looks back upon a record: step by step, with everything open.

use crossterm::event::KeyCode;
use palazzi_client::{Choice, Eyes, Names, Past, say};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Head, Pending, RecordError, Ruleset, Seat, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use thiserror::Error;

use crate::board::{Board, Stage};
use crate::help;
use crate::ink::Ink;
use crate::layout::Layout;
use crate::paper::{Chip, Hits, Paper, Row};
use crate::screen::{Button, Context, Effect, Input, key_line, pressed, title_bar};

/// Rows below the board: where one is, the sentences of the step, the keys.
const ROWS_BELOW: u16 = 6;

/// A record of either game that is looked back upon.
pub(crate) enum Replay {
    Carrara(Box<Look<Carrara>>),
    Palazzo(Box<Look<Palazzo>>),
}

/// Why a text cannot be looked back upon.
#[derive(Debug, Error)]
pub(crate) enum ReplayError {
    #[error("line {0}: {1}")]
    Head(usize, String),
    #[error("{0}")]
    Record(#[from] RecordError),
}

impl Replay {
    pub(crate) fn read(text: &str, context: &Context) -> Result<Replay, ReplayError> {
        let (head, _) =
            Head::parse(text).map_err(|(line, error)| ReplayError::Head(line, error.to_string()))?;
        Ok(match head.ruleset {
            Ruleset::Carrara(_) => Replay::Carrara(Box::new(Look::read(text, head.ruleset, context)?)),
            Ruleset::Palazzo => Replay::Palazzo(Box::new(Look::read(text, head.ruleset, context)?)),
        })
    }

    pub(crate) fn handle(&mut self, input: Input, context: &Context) -> Vec<Effect> {
        match self {
            Replay::Carrara(look) => look.handle(input, context),
            Replay::Palazzo(look) => look.handle(input, context),
        }
    }

    pub(crate) fn draw(&mut self, buffer: &mut Buffer, context: &Context) {
        match self {
            Replay::Carrara(look) => look.draw(buffer, context),
            Replay::Palazzo(look) => look.draw(buffer, context),
        }
    }
}

/// What keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Back,
    On,
    TurnBack,
    TurnOn,
    First,
    Last,
    Jump,
    Look,
    Help,
    Close,
    Quit,
}

/// A record that is looked back upon.
pub(crate) struct Look<G: Board> {
    past: Past<G>,
    ruleset: Ruleset,
    names: Names,
    /// So many entries have happened.
    at: usize,
    seat: Seat,
    scrolled: usize,
    overflow: usize,
    /// The number of an entry that is being typed.
    typing: Option<String>,
    help: bool,
    hits: Hits<Press>,
}

impl<G: Board> Look<G> {
    fn read(text: &str, ruleset: Ruleset, context: &Context) -> Result<Look<G>, RecordError> {
        let past = Past::<G>::read(text)?;
        let name = |seat: Seat| say!(context.texts, SEAT_NUMBER, seat = seat.to_string());
        let names = Names {
            by_seat: Seat::of(past.players()).map(name).collect(),
            you: None,
            ruleset: Some(ruleset),
        };
        Ok(Look {
            past,
            ruleset,
            names,
            at: 0,
            seat: Seat::A,
            scrolled: 0,
            overflow: 0,
            typing: None,
            help: false,
            hits: Hits::default(),
        })
    }

    fn handle(&mut self, input: Input, context: &Context) -> Vec<Effect> {
        let press = match input {
            Input::Click(x, y) => self.hits.at(x, y),
            Input::Scroll(_, _, lines) => Some(if lines > 0 { Press::On } else { Press::Back }),
            Input::Key(key) if self.typing.is_some() => {
                self.type_number(key);
                None
            }
            Input::Key(KeyCode::PageDown) => {
                self.scrolled = (self.scrolled + 8).min(self.overflow);
                None
            }
            Input::Key(KeyCode::PageUp) => {
                self.scrolled = self.scrolled.saturating_sub(8);
                None
            }
            Input::Key(KeyCode::Char(' ') | KeyCode::Enter) => {
                Some(if self.help { Press::Close } else { Press::On })
            }
            Input::Key(key) => pressed(&self.buttons(context), key),
        };
        let last = self.past.entries();
        match press {
            None => {}
            Some(Press::Quit) => return vec![Effect::Home],
            Some(Press::Back) => self.at = self.at.saturating_sub(1),
            Some(Press::On) => self.at = (self.at + 1).min(last),
            Some(Press::TurnBack) => {
                self.at = (0..self.at).rev().find(|at| self.decides_at(*at)).unwrap_or(0);
            }
            Some(Press::TurnOn) => {
                self.at = (self.at + 1..=last).find(|at| self.decides_at(*at)).unwrap_or(last);
            }
            Some(Press::First) => self.at = 0,
            Some(Press::Last) => self.at = last,
            Some(Press::Jump) => self.typing = Some(String::new()),
            Some(Press::Look) => self.seat = self.seat.next(self.past.players()),
            Some(Press::Help) => self.help = true,
            Some(Press::Close) => self.help = false,
        }
        Vec::new()
    }

    /// Whether another seat decides after so many entries than before them.
    fn decides_at(&self, at: usize) -> bool {
        let decides = |at: usize| match self.past.at(at).pending() {
            Pending::Decide(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        };
        let before = (0..at).rev().find_map(decides);
        decides(at).is_some_and(|seat| before != Some(seat))
    }

    fn type_number(&mut self, key: KeyCode) {
        let Some(text) = &mut self.typing else { return };
        match key {
            KeyCode::Char(digit) if digit.is_ascii_digit() && text.len() < 6 => text.push(digit),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Enter => {
                if let Ok(at) = text.parse::<usize>() {
                    self.at = at.min(self.past.entries());
                }
                self.typing = None;
            }
            KeyCode::Esc => self.typing = None,
            _ => {}
        }
    }

    fn buttons(&self, context: &Context) -> Vec<Button<Press>> {
        let texts = &context.texts;
        let quit = Button::letter('q', say!(texts, TERMINAL_QUIT), Press::Quit);
        if self.help {
            return vec![Button::new(KeyCode::Esc, say!(texts, OVER_CLOSE), Press::Close), quit];
        }
        vec![
            Button::new(KeyCode::Left, say!(texts, REPLAY_BACK), Press::Back),
            Button::new(KeyCode::Right, say!(texts, REPLAY_FORWARD), Press::On),
            Button::new(KeyCode::Up, String::new(), Press::TurnBack),
            Button::new(KeyCode::Down, say!(texts, REPLAY_TURN_FORWARD), Press::TurnOn),
            Button::letter('g', say!(texts, TERMINAL_JUMP), Press::Jump),
            Button::letter('o', say!(texts, TERMINAL_LOOK), Press::Look),
            Button::new(KeyCode::Home, String::new(), Press::First),
            Button::new(KeyCode::End, String::new(), Press::Last),
            Button::letter('?', say!(texts, TERMINAL_HELP), Press::Help),
            quit,
        ]
    }

    fn draw(&mut self, buffer: &mut Buffer, context: &Context) {
        let area = buffer.area;
        let texts = &context.texts;
        let mut paper = Paper { buffer, depth: context.depth, hits: Hits::default(), cursor: None };
        let game = texts.find(&format!("ruleset-{}", self.ruleset.name())).unwrap_or_default();
        let step = say!(texts, REPLAY_POSITION, at = self.at, of = self.past.entries());
        title_bar(&mut paper, Rect { height: 1, ..area }, &game, &step);
        let board = Rect { y: area.y + 1, height: area.height - 1 - ROWS_BELOW, ..area };
        self.overflow = self.draw_board(&mut paper, board, context);
        self.draw_step(&mut paper, Rect { y: board.bottom(), height: ROWS_BELOW - 1, ..area }, context);
        if self.help {
            help::draw(&mut paper, Rect { y: area.y + 1, height: area.height - 2, ..area }, 0, context);
        }
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        key_line(&mut paper, keys, &self.buttons(context));
        self.hits = paper.hits;
    }

    fn draw_board(&self, paper: &mut Paper<Press>, area: Rect, context: &Context) -> usize {
        let layout = Layout::of(paper.buffer.area);
        let game = self.past.at(self.at);
        let view = game.open_view(Viewer::Seat(self.seat));
        let to_move = match game.pending() {
            Pending::Decide(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        };
        let mentioned: Vec<G::Part> =
            self.sentences(context).iter().flat_map(|it| it.mentioned().collect::<Vec<_>>()).collect();
        let stage = Stage {
            view: &view,
            names: &self.names,
            texts: &context.texts,
            choice: &Choice::default(),
            meant: Vec::new(),
            to_move,
            looking_at: self.seat,
            lit: &mentioned,
            width: layout.width.into(),
            roomy: layout.roomy,
        };
        let mut overflow = 0;
        // Here things cannot be pointed at: what lies where is forgotten.
        let mut still =
            Paper { buffer: paper.buffer, depth: paper.depth, hits: Hits::default(), cursor: None };
        for (index, blocks) in (0..).zip(G::columns(&stage, layout.columns.into())) {
            let (over, _) = still.column(layout.column(area, index), &blocks, self.scrolled);
            overflow = overflow.max(over);
        }
        overflow
    }

    fn sentences(&self, context: &Context) -> Vec<palazzi_client::Sentence<G::Part>> {
        self.past.sentences(self.at, Eyes::All, &self.names, &context.texts)
    }

    /// What happened with the last entry.
    fn draw_step(&self, paper: &mut Paper<Press>, area: Rect, context: &Context) {
        let texts = &context.texts;
        paper.row(
            Rect { height: 1, ..area },
            &Row::new(vec![Chip::new("─".repeat(area.width.into()), Ink::Faint)]),
        );
        let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let mut rows = Vec::new();
        if let Some(text) = &self.typing {
            rows.push(Row::text(&format!("{}: {text}▏", say!(texts, TERMINAL_JUMP)), Ink::Strong));
        }
        match self.past.entry(self.at) {
            None => rows.push(Row::text(&say!(texts, REPLAY_START), Ink::Faint)),
            Some(entry) => {
                let who = entry
                    .seat()
                    .map(|seat| Chip::new(format!("{seat} {}", self.names.of(seat)), Ink::Seat(seat)));
                let who = who
                    .unwrap_or_else(|| Chip::new(format!("* {}", say!(texts, REPLAY_DRAWING)), Ink::Faint));
                rows.push(Row::new(vec![who]));
                rows.extend(self.sentences(context).iter().map(|it| Row::sentence(it, G::ink, Ink::Plain)));
            }
        }
        let mut y = 0;
        for row in &rows {
            y += paper.row(Rect { y: inner.y + y, height: inner.height.saturating_sub(y), ..inner }, row);
        }
    }
}
