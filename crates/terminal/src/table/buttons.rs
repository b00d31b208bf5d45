use crossterm::event::KeyCode;
use palazzi_client::say;
use palazzi_protocol::{Offered, Status};

use super::{Press, Sitting, Window};
use crate::board::Board;
use crate::screen::{Button, Context};

impl<G: Board> Sitting<G> {
    /// What the keys do now, besides choosing by digits and arrows. The last two are always shown.
    pub(super) fn buttons(&self, context: &Context) -> Vec<Button<Press>> {
        let texts = &context.texts;
        let quit = Button::letter('q', say!(texts, TERMINAL_QUIT), Press::Quit);
        let help = Button::letter('?', say!(texts, TERMINAL_HELP), Press::Help);
        if let Some(seat) = self.curtain(context) {
            let name = self.names.of(seat).to_owned();
            let mut buttons =
                vec![Button::new(KeyCode::Enter, say!(texts, HAND_OVER_READY, name = name), Press::Ready)];
            self.add_undo(&mut buttons, context);
            buttons.extend([help, quit]);
            return buttons;
        }
        if self.window.is_some() {
            let close = Button::new(KeyCode::Esc, say!(texts, OVER_CLOSE), Press::Close);
            let down = Button::new(KeyCode::PageDown, say!(texts, TERMINAL_SCROLL), Press::PageDown);
            let mut buttons = match self.window {
                Some(Window::Log | Window::Help) => vec![down],
                _ => Vec::new(),
            };
            if self.window == Some(Window::Score) {
                self.add_after(&mut buttons, context);
            }
            buttons.extend([close, quit]);
            return buttons;
        }
        let mut buttons = Vec::new();
        if !self.options(context).is_empty() {
            let choose = match self.cursor {
                Some(_) => say!(texts, TERMINAL_POINT),
                None => say!(texts, TABLE_CHOOSE),
            };
            buttons.push(Button::new(KeyCode::Enter, choose, Press::Confirm));
        }
        if !self.choice.chosen().is_empty() || self.cursor.is_some() {
            buttons.push(Button::new(KeyCode::Esc, say!(texts, KEYS_BACK), Press::Back));
        }
        if self.now.may.contains(&Offered::AnswerTakeback) {
            buttons.push(Button::letter('y', say!(texts, TABLE_TAKEBACK_YES), Press::Agree));
            buttons.push(Button::letter('n', say!(texts, TABLE_TAKEBACK_NO), Press::Disagree));
        }
        self.add_undo(&mut buttons, context);
        if self.deciding() && self.now.overview.status == Status::Playing {
            buttons.push(Button::letter('h', say!(texts, TABLE_HINT), Press::Hint));
        }
        self.add_after(&mut buttons, context);
        if self.view.is_some() {
            if self.cursor.is_none() {
                buttons.push(Button::new(KeyCode::Tab, say!(texts, TERMINAL_BOARD), Press::Board));
            }
            buttons.push(Button::letter('s', say!(texts, TERMINAL_SCORE), Press::Score));
            buttons.push(Button::letter('l', say!(texts, TERMINAL_LOG), Press::Log));
            if self.names.by_seat.len() > 1 {
                buttons.push(Button::letter('o', say!(texts, TERMINAL_LOOK), Press::Look));
            }
        }
        if self.overflow > 0 || self.scrolled > 0 {
            buttons.push(Button::new(KeyCode::PageDown, say!(texts, TERMINAL_SCROLL), Press::PageDown));
        }
        if context.server.is_some() {
            buttons.push(Button::letter('t', say!(texts, TABLE_CHAT), Press::Chat));
        }
        buttons.extend([help, quit]);
        buttons
    }

    fn add_undo(&self, buttons: &mut Vec<Button<Press>>, context: &Context) {
        let label = match () {
            () if self.now.may.contains(&Offered::Undo) => say!(context.texts, TABLE_UNDO),
            () if !self.now.may.contains(&Offered::AskTakeback) => return,
            () if context.server.is_some() => say!(context.texts, TABLE_ASK_TAKEBACK),
            () => say!(context.texts, TABLE_UNDO),
        };
        buttons.push(Button::letter('u', label, Press::Undo));
    }

    /// What can be done when the game is over.
    fn add_after(&self, buttons: &mut Vec<Button<Press>>, context: &Context) {
        let texts = &context.texts;
        if self.now.overview.status != Status::Over {
            return;
        }
        if self.now.may.contains(&Offered::Rematch) || self.now.overview.rematch.is_some() {
            buttons.push(Button::letter('a', say!(texts, TABLE_REMATCH), Press::Again));
        }
        buttons.push(Button::letter('r', say!(texts, TABLE_REPLAY), Press::Replay));
        buttons.push(Button::letter('f', say!(texts, LOCAL_SAVE), Press::Save));
    }
}
