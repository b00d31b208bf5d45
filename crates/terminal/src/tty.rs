use std::io::{self, Stdout, stdout};
use std::sync::Once;
use std::sync::mpsc::Sender;
use std::thread;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;

use crate::app::Event;

/// The terminal, taken over by the client. It is given back as it was, also after a panic.
pub(crate) struct Tty {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Tty {
    pub(crate) fn take() -> io::Result<Tty> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |info| {
                give_back();
                before(info);
            }));
        });
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(Tty { terminal })
    }

    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        self.terminal.draw(|frame| draw(frame.buffer_mut())).map(drop)
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        give_back();
        // Whoever cannot see a cursor does not miss it either.
        let _ = self.terminal.show_cursor();
    }
}

/// Leaves the terminal as it was. Where it is gone, nothing can be done.
fn give_back() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
    let _ = disable_raw_mode();
}

/// Tells everything that comes from the terminal, until nobody listens.
pub(crate) fn listen(tell: Sender<Event>) {
    thread::spawn(move || {
        loop {
            let event = event::read().map_or(Event::Closed, Event::Terminal);
            let closed = matches!(event, Event::Closed);
            if tell.send(event).is_err() || closed {
                return;
            }
        }
    });
}
