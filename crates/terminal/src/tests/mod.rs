//! Screens as people see them, drawn from real tables of this device.

mod monkey;
mod replays;
mod screens;

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use palazzi_bots::Level;
use palazzi_client::Language;
use palazzi_protocol::ToClient;
use palazzi_rules::Ruleset;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use tempfile::TempDir;

use crate::home::Form;
use crate::house::local::Keeper;
use crate::house::{News, Tell, Wish};
use crate::ink::Depth;
use crate::screen::{Context, Effect, Input};
use crate::table::Table;
use crate::words;

/// A context in a language.
pub(super) fn context(language: Language, folder: &Path) -> Context {
    Context {
        texts: words::texts(language),
        depth: Depth::True,
        server: None,
        level: Level::Novice,
        folder: folder.to_owned(),
    }
}

/// A form for one person against bots.
pub(super) fn form(ruleset: Ruleset, players: usize) -> Form {
    Form {
        ruleset,
        players,
        people: 1,
        level: Level::Novice,
        names: vec!["Ada".to_owned()],
        open: false,
        public: false,
        cards: None,
        seed: Some(7),
    }
}

/// A table of this device without a thread: everything happens when it is asked for.
pub(super) struct Device {
    pub(super) context: Context,
    pub(super) table: Table,
    keeper: Keeper,
    news: Receiver<News>,
    _folder: TempDir,
}

impl Device {
    pub(super) fn new(form: &Form, language: Language) -> Device {
        let folder = tempfile::tempdir().expect("a folder");
        let context = context(language, folder.path());
        let (tell, news) = channel();
        let tell = Mutex::new(tell);
        let tell: Tell = Arc::new(move |told| drop(tell.lock().expect("nobody panics").send(told)));
        let mut keeper = Keeper::new(folder.path().join("games"), Duration::from_millis(1), tell);
        keeper.grant(Wish::Open(Box::new(form.opening(&context))));
        let Ok(News::Opened(name)) = news.recv() else { panic!("a table is set up") };
        keeper.grant(Wish::Watch(name));
        let Ok(News::Told(ToClient::Table(update))) = news.recv() else { panic!("it is told") };
        let table = Table::new(*update, &context);
        let mut device = Device { context, table, keeper, news, _folder: folder };
        device.settle();
        device
    }

    /// Lets bots play until a person is waited for, and tells everything.
    fn settle(&mut self) {
        loop {
            let stepped = self.keeper.step();
            while let Ok(news) = self.news.try_recv() {
                for effect in self.table.hear(news, &self.context) {
                    self.carry_out(effect);
                }
            }
            if !stepped {
                return;
            }
        }
    }

    pub(super) fn input(&mut self, input: Input) {
        for effect in self.table.handle(input, &self.context) {
            self.carry_out(effect);
        }
        self.settle();
    }

    /// Hints are left out: they think for long. To leave is to stay.
    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Ask(Wish::Hint(_)) | Effect::Home | Effect::Exit | Effect::Replay(_) => {}
            Effect::Ask(wish) => self.keeper.grant(wish),
            Effect::Table(table) => {
                self.keeper.grant(Wish::Watch(table));
                while let Ok(news) = self.news.try_recv() {
                    if let News::Told(ToClient::Table(update)) = news {
                        self.table = Table::new(*update, &self.context);
                    }
                }
            }
        }
    }

    /// The screen at a size.
    pub(super) fn draw(&mut self, width: u16, height: u16) -> Buffer {
        drawn(width, height, |buffer| self.table.draw(buffer, &self.context))
    }
}

/// What is drawn on a terminal of a size.
pub(super) fn drawn(width: u16, height: u16, draw: impl FnOnce(&mut Buffer)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| draw(frame.buffer_mut())).expect("it can be drawn on");
    terminal.backend().buffer().clone()
}

/// The letters on a screen.
pub(super) fn text(buffer: &Buffer) -> String {
    let line = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
}
