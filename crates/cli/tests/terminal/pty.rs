//! A program in a pseudo-terminal, and what is on its screen.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The longest time that anything is waited for.
const PATIENCE: Duration = Duration::from_secs(40);

/// A screen, and how often something has been written to it.
struct Shown {
    parser: vt100::Parser,
    writes: u64,
    closed: bool,
}

fn size_of(length: u16) -> NonZeroU16 {
    NonZeroU16::new(length).expect("a screen has a size")
}

/// The program in a terminal.
pub(crate) struct Terminal {
    shown: Arc<(Mutex<Shown>, Condvar)>,
    writer: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    /// Starts `palazzi play` in a terminal of a size, with its games in a folder.
    pub(crate) fn start(data: &Path, (width, height): (u16, u16), args: &[&str]) -> Terminal {
        Terminal::start_with(data, (width, height), args, &[])
    }

    /// The same with variables of the environment.
    pub(crate) fn start_with(
        data: &Path,
        (cols, rows): (u16, u16),
        args: &[&str],
        variables: &[(&str, &str)],
    ) -> Terminal {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_palazzi"));
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        variables.iter().for_each(|(name, value)| command.env(name, value));
        command.args(["play", "--data"]);
        command.arg(data);
        command.args(args);
        command.cwd(data);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("its output can be read");
        let writer = pair.master.take_writer().expect("its input can be written");
        let shown =
            Shown { parser: vt100::Parser::new(size_of(rows), size_of(cols), 0), writes: 0, closed: false };
        let shown = Arc::new((Mutex::new(shown), Condvar::new()));
        let screen = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 1 << 16];
            loop {
                let count = reader.read(&mut bytes).unwrap_or(0);
                let mut shown = screen.0.lock().expect("nobody panics here");
                shown.parser.process(&bytes[..count]);
                shown.writes += 1;
                shown.closed = count == 0;
                screen.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        Terminal { shown, writer, master: pair.master, child }
    }

    /// What is on the screen.
    pub(crate) fn screen(&self) -> String {
        self.shown.0.lock().expect("nobody panics here").parser.screen().contents()
    }

    /// How often something has been written to the screen.
    pub(crate) fn writes(&self) -> u64 {
        self.shown.0.lock().expect("nobody panics here").writes
    }

    /// Whether any cell of the screen has a colour.
    pub(crate) fn is_colourful(&self) -> bool {
        let shown = self.shown.0.lock().expect("nobody panics here");
        let screen = shown.parser.screen();
        let (rows, cols) = screen.size();
        let cells = (0..rows.get()).flat_map(|row| (0..cols.get()).map(move |col| (row, col)));
        cells
            .filter_map(|(row, col)| screen.cell(row, col))
            .any(|cell| cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default)
    }

    /// Presses keys.
    pub(crate) fn keys(&mut self, keys: &str) {
        self.writer
            .write_all(keys.as_bytes())
            .and_then(|()| self.writer.flush())
            .expect("keys can be pressed");
    }

    /// Clicks at a place.
    pub(crate) fn click(&mut self, (x, y): (usize, usize)) {
        let (x, y) = (x + 1, y + 1);
        self.keys(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// Clicks on words.
    pub(crate) fn click_on(&mut self, words: &str) {
        self.wait_for(words);
        let place = self.find(words).unwrap_or_else(|| panic!("{words} is gone:\n{}", self.screen()));
        self.click(place);
    }

    /// Where words begin.
    pub(crate) fn find(&self, words: &str) -> Option<(usize, usize)> {
        let screen = self.screen();
        screen.lines().enumerate().find_map(|(y, line)| {
            let byte = line.find(words)?;
            Some((line[..byte].chars().count() + 1, y))
        })
    }

    /// Makes the window larger or smaller.
    pub(crate) fn resize(&self, cols: u16, rows: u16) {
        self.shown
            .0
            .lock()
            .expect("nobody panics here")
            .parser
            .screen_mut()
            .set_size(size_of(rows), size_of(cols));
        self.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("a size");
    }

    /// Waits until words are on the screen.
    pub(crate) fn wait_for(&self, words: &str) {
        self.wait(words, |screen| screen.contains(words));
    }

    /// Waits until words are gone.
    pub(crate) fn wait_without(&self, words: &str) {
        self.wait(&format!("no {words}"), |screen| !screen.contains(words));
    }

    /// Waits until the screen is as it should be, and returns it.
    pub(crate) fn wait(&self, what: &str, is_right: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        let (shown, changed) = &*self.shown;
        let mut shown = shown.lock().expect("nobody panics here");
        loop {
            let screen = shown.parser.screen().contents();
            if is_right(&screen) {
                return screen;
            }
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero() && !shown.closed, "waited for: {what}\n{screen}");
            shown = changed.wait_timeout(shown, left).expect("nobody panics here").0;
        }
    }

    /// Waits until something more has been written than so often, but not for long.
    pub(crate) fn wait_for_change(&self, since: u64) {
        let (shown, changed) = &*self.shown;
        let shown = shown.lock().expect("nobody panics here");
        let waited = changed
            .wait_timeout_while(shown, Duration::from_millis(300), |it| it.writes == since && !it.closed);
        drop(waited.expect("nobody panics here"));
    }

    /// Waits for the end of the program, and returns its exit code and what is left on the terminal.
    pub(crate) fn end(mut self) -> (u32, String) {
        let code = self.child.wait().expect("the program ends").exit_code();
        let (shown, changed) = &*self.shown;
        let shown = shown.lock().expect("nobody panics here");
        let shown =
            changed.wait_timeout_while(shown, PATIENCE, |it| !it.closed).expect("nobody panics here").0;
        let screen = shown.parser.screen();
        assert!(!screen.alternate_screen(), "the screen is given back");
        assert!(!screen.hide_cursor(), "the cursor is shown again");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse is given back");
        (code, screen.contents())
    }

    /// Ends the program as a person does.
    pub(crate) fn leave(mut self) {
        self.keys("\x03");
        assert_eq!(self.end().0, 0);
    }

    /// Kills the program.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}
