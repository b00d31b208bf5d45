use palazzi_client::{Sentence, level_name, say};
use palazzi_protocol::{Command, Occupant, Offered, Status};
use palazzi_rules::Seat;

use super::Sitting;
use crate::board::Board;
use crate::screen::Context;

/// Something that can be chosen.
#[derive(Clone, Debug)]
pub(super) enum Choosable<P> {
    /// To take the action that is meant.
    Confirm(Sentence<P>),
    /// To point at a part.
    Part(P, String),
    /// To do something at the table besides the game.
    Do(Command, String),
}

impl<G: Board> Sitting<G> {
    /// What can be chosen now.
    pub(super) fn options(&self, context: &Context) -> Vec<Choosable<G::Part>> {
        match self.now.overview.status {
            Status::Open => self.before_play(context),
            Status::Playing if self.deciding() && self.submitted.is_none() => self.in_play(context),
            _ => Vec::new(),
        }
    }

    fn in_play(&self, context: &Context) -> Vec<Choosable<G::Part>> {
        let Some(view) = &self.view else { return Vec::new() };
        let mut options = Vec::new();
        if let Some(action) = self.choice.meant() {
            options.push(Choosable::Confirm(G::action(view, &action, &context.texts)));
        }
        let mut names: Vec<String> = Vec::new();
        for part in self.choice.next() {
            let name = G::name(part, view, &self.names, &context.texts);
            if G::is_listed(part) && !self.choice.is_chosen(part) && !names.contains(&name) {
                names.push(name.clone());
                options.push(Choosable::Part(part, capital(&name)));
            }
        }
        options
    }

    fn before_play(&self, context: &Context) -> Vec<Choosable<G::Part>> {
        let texts = &context.texts;
        let may = |what: Offered| self.now.may.contains(&what);
        let seats = Seat::ALL.into_iter().zip(&self.now.overview.seats);
        let open: Vec<Seat> =
            seats.filter(|(_, seat)| seat.occupant == Occupant::Nobody).map(|(seat, _)| seat).collect();
        let mut options = Vec::new();
        for seat in open.iter().filter(|_| may(Offered::Sit)) {
            let number = say!(texts, SEAT_NUMBER, seat = seat.to_string());
            options.push(Choosable::Do(
                Command::Sit { seat: *seat },
                format!("{}: {number}", say!(texts, WAITING_SIT)),
            ));
        }
        if let Some(seat) = open.first().filter(|_| may(Offered::Bot)) {
            let label = format!("{} ({})", say!(texts, WAITING_ADD_BOT), level_name(context.level, texts));
            options.push(Choosable::Do(Command::Bot { seat: *seat, level: context.level }, label));
        }
        if may(Offered::Leave) {
            options.push(Choosable::Do(Command::Leave, say!(texts, TABLE_LEAVE)));
        }
        if may(Offered::Close) {
            options.push(Choosable::Do(Command::Close, say!(texts, TABLE_CLOSE)));
        }
        options
    }
}

/// A name as it stands at the beginning of a line.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
