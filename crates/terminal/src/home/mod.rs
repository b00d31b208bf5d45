//! The screen where games are chosen: a new one, one that is kept on this device, or one at the server.

mod draw;
mod form;

use std::path::Path;

use crossterm::event::KeyCode;
use palazzi_client::{problem_text, say};
use palazzi_protocol::{Problem, Status};
use palazzi_remote::Address;
use ratatui::buffer::Buffer;

use crate::house::{Listed, Lists, Wish};
use crate::paper::Hits;
use crate::screen::{Button, Context, Effect, Input, pressed};
pub(crate) use form::Form;

/// The largest file that is read as a record.
const FILE_LIMIT: u64 = 16 << 20;

/// Something on this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    Ruleset,
    Players,
    People,
    Level,
    Screens,
    Public,
    Start,
    /// The place for the name of a file, or of a table.
    Field,
    /// A game, by its place in the lists.
    Game(usize),
}

/// What can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Item(Item),
    /// The value before, and the one after.
    Less(Item),
    More(Item),
    Press(Press),
}

/// What keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    Act,
    Less,
    More,
    Up,
    Down,
    Delete,
    Renew,
    Help,
    Quit,
    Close,
}

/// The screen.
pub(crate) struct Home {
    pub(crate) form: Form,
    lists: Lists,
    /// Whether lists have come.
    listed: bool,
    item: Item,
    field: String,
    message: Option<(bool, String)>,
    /// A game that is deleted if that is asked for once more.
    doomed: Option<String>,
    help: bool,
    hits: Hits<Target>,
}

impl Home {
    pub(crate) fn new(form: Form) -> Home {
        Home {
            form,
            lists: Lists::default(),
            listed: false,
            item: Item::Start,
            field: String::new(),
            message: None,
            doomed: None,
            help: false,
            hits: Hits::default(),
        }
    }

    pub(crate) fn take(&mut self, lists: Lists, context: &Context) {
        if lists.unreadable > 0 {
            self.message = Some((false, say!(context.texts, LOCAL_UNREADABLE, count = lists.unreadable)));
        }
        // Whoever has a game that waits most likely wants to go on with it.
        if !self.listed && lists.own.iter().any(|game| game.line.status == Status::Playing) {
            self.item = Item::Game(0);
        }
        self.listed = true;
        self.lists = lists;
        if !self.items(context).contains(&self.item) {
            self.item = Item::Start;
        }
    }

    pub(crate) fn fail(&mut self, problem: &Problem, context: &Context) {
        self.message = Some((false, problem_text(&context.texts, problem)));
        self.listed = true;
    }

    /// Says something to whoever comes back.
    pub(crate) fn say(&mut self, text: String) {
        self.message = Some((true, text));
    }

    /// Everything on the screen, from above.
    fn items(&self, context: &Context) -> Vec<Item> {
        let mut items = vec![Item::Ruleset, Item::Players, Item::People, Item::Level];
        match context.server {
            Some(_) => items.push(Item::Public),
            None if self.form.people > 1 => items.push(Item::Screens),
            None => {}
        }
        items.extend([Item::Start, Item::Field]);
        items.extend((0..self.games().count()).map(Item::Game));
        items
    }

    /// All games: the own ones, those that wait for players, those that can be watched.
    fn games(&self) -> impl Iterator<Item = &Listed> {
        self.lists.own.iter().chain(&self.lists.open).chain(&self.lists.playing)
    }

    pub(crate) fn handle(&mut self, input: Input, context: &Context) -> Vec<Effect> {
        match input {
            Input::Scroll(_, _, lines) => self.go(lines > 0, context),
            Input::Click(x, y) => match self.hits.at(x, y) {
                Some(Target::Press(press)) => return self.press(press, context),
                Some(Target::Less(item)) => self.change(item, false),
                Some(Target::More(item)) => self.change(item, true),
                Some(Target::Item(item)) => {
                    let again = self.item == item;
                    self.item = item;
                    self.doomed = None;
                    if matches!(item, Item::Start | Item::Game(_)) || (again && item == Item::Field) {
                        return self.act(context);
                    }
                }
                None => {}
            },
            Input::Key(key) => return self.key(key, context),
        }
        Vec::new()
    }

    fn key(&mut self, key: KeyCode, context: &Context) -> Vec<Effect> {
        if self.item == Item::Field && !self.help {
            match key {
                KeyCode::Char(letter) => {
                    self.field.push(letter);
                    return Vec::new();
                }
                KeyCode::Backspace => {
                    self.field.pop();
                    return Vec::new();
                }
                KeyCode::Esc => {
                    self.item = Item::Start;
                    return Vec::new();
                }
                _ => {}
            }
        }
        match key {
            KeyCode::Char(' ') => self.press(Press::Act, context),
            KeyCode::Tab => self.press(Press::Down, context),
            KeyCode::BackTab => self.press(Press::Up, context),
            KeyCode::Delete => self.press(Press::Delete, context),
            key => match pressed(&self.buttons(context), key) {
                Some(press) => self.press(press, context),
                None => Vec::new(),
            },
        }
    }

    fn buttons(&self, context: &Context) -> Vec<Button<Press>> {
        let texts = &context.texts;
        let quit = Button::letter('q', say!(texts, TERMINAL_QUIT), Press::Quit);
        if self.help {
            return vec![Button::new(KeyCode::Esc, say!(texts, OVER_CLOSE), Press::Close), quit];
        }
        let mut buttons = vec![
            Button::new(KeyCode::Up, String::new(), Press::Up),
            Button::new(KeyCode::Down, say!(texts, TABLE_CHOOSE), Press::Down),
        ];
        match self.item {
            Item::Start | Item::Field | Item::Game(_) => {}
            _ => {
                buttons.push(Button::new(KeyCode::Left, String::new(), Press::Less));
                buttons.push(Button::new(KeyCode::Right, say!(texts, TERMINAL_CHANGE), Press::More));
            }
        }
        let act = match self.item {
            Item::Game(_) => say!(texts, START_CONTINUE),
            Item::Field if context.server.is_some() => say!(texts, TERMINAL_JOIN),
            Item::Field => say!(texts, LOCAL_IMPORT),
            _ if context.server.is_some() => say!(texts, NEW_OPEN),
            _ => say!(texts, START_PLAY_NOW),
        };
        buttons.push(Button::new(KeyCode::Enter, act, Press::Act));
        if matches!(self.item, Item::Game(_)) && context.server.is_none() {
            buttons.push(Button::letter('x', say!(texts, LOCAL_DELETE), Press::Delete));
        }
        if context.server.is_some() {
            buttons.push(Button::letter('r', say!(texts, TERMINAL_RENEW), Press::Renew));
        }
        buttons.extend([Button::letter('?', say!(texts, TERMINAL_HELP), Press::Help), quit]);
        buttons
    }

    fn press(&mut self, press: Press, context: &Context) -> Vec<Effect> {
        if press != Press::Delete {
            self.doomed = None;
        }
        match press {
            Press::Quit => return vec![Effect::Exit],
            Press::Help => self.help = true,
            Press::Close => self.help = false,
            Press::Act if self.help => self.help = false,
            Press::Act => return self.act(context),
            Press::Less => self.change(self.item, false),
            Press::More => self.change(self.item, true),
            Press::Up => self.go(false, context),
            Press::Down => self.go(true, context),
            Press::Renew => return vec![Effect::Ask(Wish::List)],
            Press::Delete => return self.delete(context),
        }
        Vec::new()
    }

    fn go(&mut self, down: bool, context: &Context) {
        let items = self.items(context);
        let here = items.iter().position(|item| *item == self.item).unwrap_or(0);
        let next = if down { (here + 1) % items.len() } else { (here + items.len() - 1) % items.len() };
        self.item = items[next];
    }

    fn change(&mut self, item: Item, up: bool) {
        self.item = item;
        self.form.change(item, up);
    }

    fn act(&mut self, context: &Context) -> Vec<Effect> {
        self.message = None;
        match self.item {
            Item::Game(index) => {
                let table = self.games().nth(index).map(|game| game.line.table.clone());
                table.map(Effect::Table).into_iter().collect()
            }
            Item::Field => self.open_field(context),
            _ => vec![Effect::Ask(Wish::Open(Box::new(self.form.opening(context))))],
        }
    }

    /// Opens the file, or the table, that has been named.
    fn open_field(&mut self, context: &Context) -> Vec<Effect> {
        let text = self.field.trim();
        if text.is_empty() {
            return Vec::new();
        }
        if context.server.is_some() {
            let table = text.parse::<Address>().ok().and_then(|address| address.table);
            return vec![Effect::Table(table.unwrap_or_else(|| text.to_owned()))];
        }
        match read_record(Path::new(text)) {
            Ok(record) => vec![Effect::Replay(record)],
            Err(reason) => {
                let name = text.to_owned();
                self.message =
                    Some((false, say!(context.texts, REPLAY_OPEN_WRONG, name = name, reason = reason)));
                Vec::new()
            }
        }
    }

    fn delete(&mut self, context: &Context) -> Vec<Effect> {
        let Item::Game(index) = self.item else { return Vec::new() };
        let Some(table) = self.lists.own.get(index).map(|game| game.line.table.clone()) else {
            return Vec::new();
        };
        if context.server.is_some() {
            return Vec::new();
        }
        if self.doomed.as_ref() == Some(&table) {
            self.doomed = None;
            self.message = None;
            return vec![Effect::Ask(Wish::Delete(table))];
        }
        self.message = Some((false, say!(context.texts, TERMINAL_DELETE_SURE)));
        self.doomed = Some(table);
        Vec::new()
    }

    pub(crate) fn draw(&mut self, buffer: &mut Buffer, context: &Context) {
        self.hits = draw::draw(self, buffer, context);
    }
}

/// The text of a file.
pub(crate) fn read_record(path: &Path) -> Result<String, String> {
    let size = std::fs::metadata(path).map_err(|error| error.to_string())?.len();
    if size > FILE_LIMIT {
        return Err(format!("{size} bytes"));
    }
    std::fs::read_to_string(path).map_err(|error| error.to_string())
}
