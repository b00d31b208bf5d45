use std::sync::mpsc::Receiver;

use crossterm::event::{Event as Terminal, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use palazzi_client::say;
use palazzi_protocol::ToClient;
use ratatui::buffer::Buffer;

use crate::TerminalError;
use crate::home::{Form, Home};
use crate::house::{House, News, Wish};
use crate::ink::Ink;
use crate::paper::{Hits, Paper, Row};
use crate::replay::Replay;
use crate::screen::{Context, Effect, Input, LEAST_HEIGHT, LEAST_WIDTH};
use crate::table::Table;
use crate::tty::Tty;

/// What happens to the client.
pub(crate) enum Event {
    /// Something of the terminal: a key, the mouse, another size.
    Terminal(Terminal),
    News(News),
    /// The terminal is gone.
    Closed,
}

/// How many lines one step of the mouse's wheel goes.
const WHEEL: i16 = 3;

/// The whole client.
pub(crate) struct App {
    context: Context,
    house: House,
    form: Form,
    screen: Screen,
    /// What is returned to from a replay.
    below: Option<Box<Screen>>,
    exit: bool,
}

enum Screen {
    Home(Box<Home>),
    /// A table of which nothing has been told yet.
    Coming,
    Table(Table),
    Replay(Replay),
}

impl App {
    pub(crate) fn new(context: Context, house: House, form: Form) -> App {
        let screen = Screen::Home(Box::new(Home::new(form.clone())));
        App { context, house, form, screen, below: None, exit: false }
    }

    /// Begins where games are chosen.
    pub(crate) fn begin(&mut self) {
        self.house.ask(Wish::List);
    }

    /// Begins with a new game.
    pub(crate) fn begin_new(&mut self) {
        self.house.ask(Wish::Open(Box::new(self.form.opening(&self.context))));
    }

    /// Begins at a table.
    pub(crate) fn begin_at(&mut self, table: String) {
        self.carry_out(Effect::Table(table));
    }

    /// Begins with a record; leaving it ends the program.
    pub(crate) fn begin_with(&mut self, replay: Replay) {
        self.screen = Screen::Replay(replay);
    }

    /// Draws and reacts until the end.
    pub(crate) fn run(mut self, tty: &mut Tty, events: &Receiver<Event>) -> Result<(), TerminalError> {
        while !self.exit {
            tty.draw(|buffer| self.draw(buffer))?;
            let Ok(event) = events.recv() else { return Ok(()) };
            self.react(event)?;
            while let Ok(event) = events.try_recv() {
                self.react(event)?;
            }
        }
        Ok(())
    }

    fn react(&mut self, event: Event) -> Result<(), TerminalError> {
        match event {
            Event::Terminal(event) => {
                if let Some(input) = self.read(&event) {
                    self.handle(input);
                }
            }
            Event::News(News::Broken) => return Err(TerminalError::Broken),
            Event::News(news) => self.hear(news),
            Event::Closed => self.exit = true,
        }
        Ok(())
    }

    /// What a person does by an event of the terminal.
    fn read(&mut self, event: &Terminal) -> Option<Input> {
        match event {
            Terminal::Key(key) if key.kind == KeyEventKind::Release => None,
            Terminal::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.exit |= key.code == KeyCode::Char('c');
                None
            }
            Terminal::Key(key) => Some(Input::Key(key.code)),
            Terminal::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(mouse.column, mouse.row)),
                MouseEventKind::ScrollDown => Some(Input::Scroll(mouse.column, mouse.row, WHEEL)),
                MouseEventKind::ScrollUp => Some(Input::Scroll(mouse.column, mouse.row, -WHEEL)),
                _ => None,
            },
            _ => None,
        }
    }

    fn handle(&mut self, input: Input) {
        let effects = match &mut self.screen {
            Screen::Home(home) => home.handle(input, &self.context),
            Screen::Table(table) => table.handle(input, &self.context),
            Screen::Replay(replay) => replay.handle(input, &self.context),
            Screen::Coming => match input {
                Input::Key(KeyCode::Char('q') | KeyCode::Esc) => vec![Effect::Home],
                _ => Vec::new(),
            },
        };
        effects.into_iter().for_each(|effect| self.carry_out(effect));
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Ask(wish) => self.house.ask(wish),
            Effect::Exit => self.exit = true,
            Effect::Table(table) => {
                self.keep_form();
                self.house.ask(Wish::Watch(table));
                self.screen = Screen::Coming;
            }
            Effect::Replay(text) => match Replay::read(&text, &self.context) {
                Ok(replay) => {
                    let before = std::mem::replace(&mut self.screen, Screen::Replay(replay));
                    self.below = Some(Box::new(before));
                }
                Err(error) => {
                    if let Screen::Home(home) = &mut self.screen {
                        let (name, reason) = (".game".to_owned(), error.to_string());
                        home.say(say!(self.context.texts, REPLAY_OPEN_WRONG, name = name, reason = reason));
                    }
                }
            },
            Effect::Home => self.go_home(),
        }
    }

    fn keep_form(&mut self) {
        if let Screen::Home(home) = &self.screen {
            self.form = home.form.clone();
        }
    }

    /// One step towards the beginning.
    fn go_home(&mut self) {
        if matches!(self.screen, Screen::Replay(_)) {
            match self.below.take() {
                Some(below) => self.screen = *below,
                None => self.exit = true,
            }
            return;
        }
        self.house.ask(Wish::Leave);
        self.house.ask(Wish::List);
        self.screen = Screen::Home(Box::new(Home::new(self.form.clone())));
    }

    fn hear(&mut self, news: News) {
        // A table goes on below a replay.
        let screen = match (&mut self.screen, &mut self.below) {
            (Screen::Replay(_), Some(below)) => below,
            (screen, _) => screen,
        };
        let effects = match (screen, news) {
            (_, News::Opened(table)) => vec![Effect::Table(table)],
            (Screen::Home(home), News::Lists(lists)) => {
                home.take(lists, &self.context);
                Vec::new()
            }
            (Screen::Home(home), News::Failed(problem)) => {
                home.fail(&problem, &self.context);
                Vec::new()
            }
            (screen @ Screen::Coming, News::Told(ToClient::Table(update))) => {
                *screen = Screen::Table(Table::new(*update, &self.context));
                Vec::new()
            }
            (Screen::Coming, News::Told(ToClient::Bye { problem }) | News::Failed(problem)) => {
                self.go_home();
                if let Screen::Home(home) = &mut self.screen {
                    home.fail(&problem, &self.context);
                }
                Vec::new()
            }
            (Screen::Table(table), news) => table.hear(news, &self.context),
            _ => Vec::new(),
        };
        effects.into_iter().for_each(|effect| self.carry_out(effect));
    }

    fn draw(&mut self, buffer: &mut Buffer) {
        let area = buffer.area;
        if area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT {
            let (width, height) = (area.width, area.height);
            let text = say!(
                self.context.texts,
                TERMINAL_TOO_SMALL,
                width = width,
                height = height,
                least_width = LEAST_WIDTH,
                least_height = LEAST_HEIGHT
            );
            return draw_text(buffer, &text, &self.context);
        }
        match &mut self.screen {
            Screen::Home(home) => home.draw(buffer, &self.context),
            Screen::Table(table) => table.draw(buffer, &self.context),
            Screen::Replay(replay) => replay.draw(buffer, &self.context),
            Screen::Coming => draw_text(buffer, &say!(self.context.texts, TABLE_LOADING), &self.context),
        }
    }
}

/// Nothing but a text.
fn draw_text(buffer: &mut Buffer, text: &str, context: &Context) {
    let area = buffer.area;
    let mut paper: Paper<()> = Paper { buffer, depth: context.depth, hits: Hits::default(), cursor: None };
    paper.row(area, &Row::text(text, Ink::Strong));
}
