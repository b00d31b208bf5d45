use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crossterm::event::KeyCode;
use palazzi_client::{Refusal, say};
use palazzi_protocol::{Command, Offered, Submit};
use palazzi_rules::Seat;

use super::options::Choosable;
use super::{Message, Press, Sitting, Target, Window};
use crate::board::{Board, Step};
use crate::house::Wish;
use crate::paper::{Hits, Way};
use crate::screen::{Context, Effect, Input, pressed};

/// The longest text that is sent to the others.
const CHAT_LENGTH: usize = 500;

/// So many lines are scrolled at once.
const PAGE: isize = 8;

impl<G: Board> Sitting<G> {
    /// Does what a person wants.
    pub(crate) fn handle(&mut self, input: Input, context: &Context) -> Vec<Effect> {
        match input {
            Input::Click(x, y) => match self.hits.at(x, y) {
                Some(target) => self.point(target, context),
                None => Vec::new(),
            },
            Input::Scroll(_, _, lines) => {
                self.scroll(lines.into());
                Vec::new()
            }
            Input::Key(key) if self.writing.is_some() => self.write(key),
            Input::Key(key) => self.key(key, context),
        }
    }

    fn key(&mut self, key: KeyCode, context: &Context) -> Vec<Effect> {
        if let Some(press) = pressed(&self.buttons(context), key) {
            return self.press(press, context);
        }
        if self.curtain(context).is_some() {
            return Vec::new();
        }
        match (key, self.window) {
            (KeyCode::Char(digit @ '1'..='9'), Some(Window::Hint)) => {
                return self.point(Target::Advice(digit as usize - '1' as usize), context);
            }
            (KeyCode::PageUp, _) => self.scroll(-PAGE),
            (KeyCode::Up, Some(_)) => self.scroll(-1),
            (KeyCode::Down, Some(_)) => self.scroll(1),
            (KeyCode::Enter | KeyCode::Char(' '), Some(_)) => self.window = None,
            (_, Some(_)) => {}
            (KeyCode::Char(digit @ '1'..='9'), None) => {
                let options = self.options(context);
                let confirms = matches!(options.first(), Some(Choosable::Confirm(_)));
                let index = digit as usize - '1' as usize + usize::from(confirms);
                if index < options.len() {
                    return self.point(Target::Option(index), context);
                }
            }
            (KeyCode::Char(' ' | 'c'), None) => return self.press(Press::Confirm, context),
            (KeyCode::Char('+' | '='), None) => return self.point(Target::More(self.lot), context),
            (KeyCode::Char('-'), None) => return self.point(Target::Less(self.lot), context),
            (KeyCode::Up, None) => self.arrow(Way::Up, context),
            (KeyCode::Down, None) => self.arrow(Way::Down, context),
            (KeyCode::Left, None) => self.arrow(Way::Left, context),
            (KeyCode::Right, None) => self.arrow(Way::Right, context),
            (KeyCode::BackTab, None) => self.cursor = None,
            _ => {}
        }
        Vec::new()
    }

    /// Goes one step with what the keyboard points at.
    fn arrow(&mut self, way: Way, context: &Context) {
        if let Some(cursor) = self.cursor {
            let things = self.things();
            let here = things.0.iter().position(|(_, part)| *part == cursor);
            if let Some(next) = here.and_then(|here| things.beside(here, way)) {
                self.cursor = Some(things.0[next].1);
            }
            return;
        }
        let lots =
            self.stage(context, 0, false).and_then(|stage| G::tray(&stage)).map_or(0, |tray| tray.lots.len());
        let options = self.options(context).len();
        let step = |now: usize, count: usize, on: bool| match (count, on) {
            (0, _) => 0,
            (count, true) => (now + 1) % count,
            (count, false) => (now + count - 1) % count,
        };
        match way {
            Way::Left | Way::Right if lots > 0 => self.lot = step(self.lot, lots, way == Way::Right),
            Way::Down | Way::Right => self.option = step(self.option, options, true),
            Way::Up | Way::Left => self.option = step(self.option, options, false),
        }
    }

    /// The things of the game that are on the screen.
    fn things(&self) -> Hits<G::Part> {
        let part = |(area, target): &(ratatui::layout::Rect, Target<G::Part>)| match target {
            Target::Part(part) => Some((*area, *part)),
            _ => None,
        };
        Hits(self.hits.0.iter().filter_map(part).collect())
    }

    fn point(&mut self, target: Target<G::Part>, context: &Context) -> Vec<Effect> {
        match target {
            Target::Press(press) => return self.press(press, context),
            Target::Part(part) => self.point_at_thing(part, context),
            Target::Option(index) => return self.choose(index, context),
            Target::Less(index) | Target::More(index) => {
                self.lot = index;
                let tray = self.stage(context, 0, false).and_then(|stage| G::tray(&stage));
                let lot = tray.and_then(|tray| tray.lots.into_iter().nth(index));
                let step = match target {
                    Target::Less(_) => lot.and_then(|lot| lot.less),
                    _ => lot.and_then(|lot| lot.more),
                };
                if let Some(step) = step {
                    self.step(step, context);
                }
            }
            Target::Advice(index) => {
                let advice = self.advice.as_ref().and_then(|advice| advice.as_ref().ok());
                if let Some(line) = advice.and_then(|advice| advice.lines.get(index)) {
                    let action = line.action.clone();
                    self.window = None;
                    return self.submit(Command::Move { action });
                }
            }
        }
        Vec::new()
    }

    fn step(&mut self, step: Step<G::Part>, context: &Context) {
        match step {
            Some(part) => self.point_at(part, context),
            None => self.choice.clear(),
        }
    }

    fn choose(&mut self, index: usize, context: &Context) -> Vec<Effect> {
        self.option = 0;
        match self.options(context).into_iter().nth(index) {
            Some(Choosable::Confirm(_)) => self.confirm(),
            Some(Choosable::Part(part, _)) => {
                self.point_at(part, context);
                Vec::new()
            }
            Some(Choosable::Do(command, _)) => self.submit(command),
            None => Vec::new(),
        }
    }

    /// Points at a thing on the board.
    fn point_at_thing(&mut self, part: G::Part, context: &Context) {
        if self.submitted.is_some() {
            return;
        }
        let Some(stage) = self.stage(context, 0, false) else { return };
        let meaning = G::meaning(&stage, part);
        if meaning.is_empty() {
            self.choice.clear();
        }
        meaning.into_iter().for_each(|part| self.point_at(part, context));
    }

    /// Points at a part. If nothing can be done with it, the reason is shown.
    fn point_at(&mut self, part: G::Part, context: &Context) {
        self.message = None;
        self.option = 0;
        let (Some(view), Some(you)) = (&self.view, self.now.you) else { return };
        if !self.choice.is_open(part)
            && !self.choice.is_chosen(part)
            && let Some(action) = G::admitted(view, you, self.choice.chosen(), part)
        {
            self.choice.admit(view, action);
        }
        if self.choice.is_offered(part) {
            self.choice.point_at(part);
        } else if self.deciding() {
            let why = G::why_not(view, you, self.choice.chosen(), part, &context.texts);
            self.message = why.map(Message::No);
        }
    }

    fn confirm(&mut self) -> Vec<Effect> {
        match self.choice.meant() {
            Some(action) => self.submit(Command::Move { action: action.to_string() }),
            None => Vec::new(),
        }
    }

    /// Submits something, unless the answer to something else is awaited.
    fn submit(&mut self, command: Command) -> Vec<Effect> {
        if self.submitted.is_some() {
            return Vec::new();
        }
        let Ok(id) = crate::random_name() else { return Vec::new() };
        self.submitted = Some(id.clone());
        self.message = None;
        vec![Effect::Ask(Wish::Say(Submit { id, number: self.number, command }))]
    }

    fn press(&mut self, press: Press, context: &Context) -> Vec<Effect> {
        match press {
            Press::Quit => return vec![Effect::Home],
            Press::Ready => {
                return self
                    .curtain(context)
                    .map(|seat| Effect::Ask(Wish::HandTo(seat)))
                    .into_iter()
                    .collect();
            }
            Press::Confirm => match self.cursor {
                Some(part) => self.point_at_thing(part, context),
                None => return self.choose(self.option, context),
            },
            Press::Back => {
                if self.cursor.take().is_none() {
                    self.choice.step_back();
                }
                self.message = None;
                self.option = 0;
            }
            Press::Undo if self.now.may.contains(&Offered::Undo) => return self.submit(Command::Undo),
            Press::Undo => return self.submit(Command::AskTakeback),
            Press::Agree => return self.submit(Command::AnswerTakeback { agree: true }),
            Press::Disagree => return self.submit(Command::AnswerTakeback { agree: false }),
            Press::Again => {
                return match self.now.overview.rematch.clone() {
                    Some(table) => vec![Effect::Table(table)],
                    None => self.submit(Command::Rematch),
                };
            }
            Press::Hint => {
                self.window = Some(Window::Hint);
                if self.advice.is_none() {
                    return vec![Effect::Ask(Wish::Hint(self.number))];
                }
            }
            Press::Help => self.open(Window::Help),
            Press::Log => self.open(Window::Log),
            Press::Score => self.open(Window::Score),
            Press::Close => self.window = None,
            Press::Look => self.look_around(),
            Press::Board => self.cursor = self.things().0.first().map(|(_, part)| *part),
            Press::Save | Press::Replay => {
                self.wants_replay = press == Press::Replay;
                return vec![Effect::Ask(Wish::Record)];
            }
            Press::Chat => self.writing = Some(String::new()),
            Press::PageDown => self.scroll(PAGE),
        }
        Vec::new()
    }

    fn open(&mut self, window: Window) {
        self.window = if self.window == Some(window) { None } else { Some(window) };
        self.log_scrolled = 0;
        self.scrolled = 0;
    }

    /// Looks at the side of the next player.
    fn look_around(&mut self) {
        let players = self.now.overview.seats.len();
        let now = self.looking_at.or(self.now.you).unwrap_or(Seat::A);
        self.looking_at = Some(now.next(players)).filter(|seat| Some(*seat) != self.now.you);
    }

    fn scroll(&mut self, lines: isize) {
        let scrolled =
            if self.window == Some(Window::Log) { &mut self.log_scrolled } else { &mut self.scrolled };
        // A log begins at its end.
        let lines = if self.window == Some(Window::Log) { -lines } else { lines };
        *scrolled = scrolled.saturating_add_signed(lines);
        if self.window.is_none() {
            self.scrolled = self.scrolled.min(self.overflow);
        }
    }

    /// Writes to the others.
    fn write(&mut self, key: KeyCode) -> Vec<Effect> {
        let Some(text) = &mut self.writing else { return Vec::new() };
        match key {
            KeyCode::Esc => self.writing = None,
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(letter) if text.chars().count() < CHAT_LENGTH => text.push(letter),
            KeyCode::Enter => {
                let text = self.writing.take().unwrap_or_default().trim().to_owned();
                if !text.is_empty() {
                    return self.submit(Command::Chat { text });
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// Does with a record what it was asked for.
    pub(super) fn saved(&mut self, text: String, context: &Context) -> Vec<Effect> {
        if self.wants_replay {
            return vec![Effect::Replay(text)];
        }
        let name = format!("{}-{}.game", self.now.overview.ruleset.name(), self.now.overview.table);
        let path = context.folder.join(name);
        let shown = path.display().to_string();
        self.message = Some(match keep_record(&context.folder, &path, &text) {
            Ok(()) => Message::Plain(say!(context.texts, TERMINAL_SAVED, file = shown)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Message::Plain(say!(context.texts, TERMINAL_SAVED_BEFORE, file = shown))
            }
            Err(error) => {
                let text = say!(context.texts, TERMINAL_NOT_SAVED, file = shown, reason = error.to_string());
                Message::No(Refusal { text, rule: None })
            }
        });
        self.window = None;
        Vec::new()
    }
}

/// Writes a record into a new file of a folder, which appears whole or not at all.
fn keep_record(folder: &Path, path: &Path, text: &str) -> io::Result<()> {
    let mut draft = tempfile::Builder::new();
    // Others may read it as they may read any new file.
    #[cfg(unix)]
    draft.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = draft.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_data()?;
    file.persist_noclobber(path).map(drop).map_err(|error| error.error)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_record_is_kept_whole_and_replaces_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one.game");
        keep_record(folder.path(), &path, "one").expect("kept");
        let again = keep_record(folder.path(), &path, "two").expect_err("it is there");
        assert_eq!(again.kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).expect("a file"), "one");
        assert_eq!(folder.path().read_dir().expect("a folder").count(), 1, "no draft is left");
    }
}
