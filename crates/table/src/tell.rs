use palazzi_bots::Moment;
use palazzi_protocol::{
    Fairness, Happening, Now, Number, Offered, Overview, Position, Screens, SeatNow, Status, Takeback,
    Update, What,
};
use palazzi_rules::{Game, Offers, Outcome, Pending, Seat, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

use super::{Deed, Entry, News, Noted, Person, Served, Sitter, Table};

/// Somebody who looks at a table.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker<'a> {
    /// Who it is; nobody in particular if they are not signed in.
    pub person: Option<&'a Person>,
    /// The ids of those whose words they do not want to see.
    pub muted: &'a [String],
}

impl<G: Served> Table<G> {
    /// What has happened since a number, and how things stand. Without a number, or if that is long ago, only the
    /// latter.
    pub fn update(&self, onlooker: Onlooker, since: Option<Number>, site_ms: i64) -> Update {
        let viewer = self.viewer(onlooker.person);
        let first = self.recent.front().map_or(self.number + 1, |noted| noted.number);
        let since = since.filter(|since| (first - 1..=self.number).contains(since));
        let happened = since.map_or_else(Vec::new, |since| {
            let after = self.recent.iter().filter(|noted| noted.number > since);
            after.filter_map(|noted| noted.for_viewer(viewer, onlooker.muted)).collect()
        });
        Update { number: self.number, since, happened, now: self.now(onlooker.person, site_ms) }
    }

    /// How things stand for somebody.
    pub fn now(&self, person: Option<&Person>, site_ms: i64) -> Now {
        let you = person.and_then(|person| self.seat_of(&person.id));
        let plays = self.status != Status::Open;
        let mut offers = Vec::new();
        if let Some(seat) =
            self.to_move().filter(|seat| you == Some(*seat) && self.check_is_there(*seat).is_ok())
        {
            let mut listed = Offers::<G>::default();
            self.game.legal_actions(seat, &mut listed);
            offers.extend(listed.iter().map(ToString::to_string));
        }
        let asked = self.takeback.as_ref();
        Now {
            overview: self.overview(site_ms),
            you,
            view: plays.then(|| raw(&self.game.view(self.viewer(person)))),
            offers,
            may: self.offered(person),
            takeback: asked.map(|asked| Takeback { seat: asked.seat, agreed: asked.agreed.clone() }),
            order: you.and_then(|seat| self.order(seat)).map(|kept| kept.order.clone()),
            holdings: (plays && self.settings.screens == Screens::Open)
                .then(|| self.game.holdings())
                .flatten(),
        }
    }

    /// What everybody may know of the table.
    pub fn overview(&self, site_ms: i64) -> Overview {
        let seat_now = |(seat, sitter): (Seat, &Sitter)| SeatNow {
            occupant: sitter.occupant(),
            clock: self.clocks.face(seat, site_ms),
        };
        let is_over = self.status == Status::Over;
        Overview {
            table: self.id.clone(),
            ruleset: self.game.ruleset(),
            status: self.status,
            seats: Seat::ALL.into_iter().zip(&self.sitters).map(seat_now).collect(),
            to_move: self.to_move(),
            clock: self.settings.clock,
            paused: self.clocks.is_paused(),
            screens: self.settings.screens,
            visibility: self.settings.visibility,
            rated: self.settings.rated,
            absence: self.settings.absence,
            fairness: (!self.settings.imported)
                .then(|| Fairness { hash: self.seed.hash(), seed: is_over.then(|| self.seed.to_string()) }),
            outcome: self
                .outcome()
                .map(|Outcome { scores, winners }| palazzi_protocol::Outcome { scores, winners }),
            rematch: self.rematch.clone(),
            created: self.created_ms,
        }
    }

    /// The position after so many entries of the record. Nothing if there are not so many.
    pub fn position(&self, person: Option<&Person>, at: usize) -> Option<Position> {
        if at > self.entries.len() || self.status == Status::Open {
            return None;
        }
        let viewer = self.viewer(person);
        let mut game = self.replayed(at.saturating_sub(1));
        let mut facts = Vec::new();
        let last = (at > 0).then(|| &self.entries[at - 1]).map(|Entry { number, wall_ms, step }| {
            step.apply(&mut game, &mut facts).expect("entries that were taken can be taken again");
            let seat = match step {
                palazzi_rules::Step::Chance(_) => None,
                palazzi_rules::Step::Decision(seat, _) => Some(*seat),
            };
            Noted::<G> {
                number: *number,
                wall_ms: *wall_ms,
                news: News::Entry { seat, facts: std::mem::take(&mut facts) },
            }
        });
        let to_move = match game.pending() {
            Pending::Decide(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        };
        let mut offers = Offers::<G>::default();
        let is_over = self.status == Status::Over;
        if let Some(seat) = to_move.filter(|seat| is_over || viewer == Viewer::Seat(*seat)) {
            game.legal_actions(seat, &mut offers);
        }
        Some(Position {
            at,
            of: self.entries.len(),
            view: raw(&game.view(viewer)),
            offers: offers.iter().map(ToString::to_string).collect(),
            to_move,
            last: last.and_then(|noted| noted.for_viewer(viewer, &[])),
        })
    }

    /// The decisions of the game with what each seat knew.
    pub fn moments(&self) -> Vec<Moment<G>> {
        Moment::all(&self.record()).expect("entries that were taken can be taken again")
    }

    /// As whom somebody looks at the game.
    pub fn viewer(&self, person: Option<&Person>) -> Viewer {
        person.and_then(|person| self.seat_of(&person.id)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn offered(&self, person: Option<&Person>) -> Vec<Offered> {
        let Some(person) = person else { return Vec::new() };
        let seat = self.seat_of(&person.id);
        let is_creator = self.check_creator(person).is_ok();
        let mut may = Vec::new();
        let mut offer = |offered, may_be: bool| may.extend(may_be.then_some(offered));
        match self.status {
            Status::Open => {
                offer(Offered::Sit, seat.is_none() && !(self.settings.rated && person.guest));
                offer(Offered::Leave, seat.is_some());
                offer(Offered::Bot, is_creator);
                offer(Offered::Close, is_creator);
            }
            Status::Playing => {
                let Some(seat) = seat else { return may };
                let is_there = self.check_is_there(seat).is_ok();
                offer(Offered::Sit, !is_there);
                offer(Offered::Leave, is_there);
                offer(Offered::Bot, self.somebody_is_missing());
                offer(Offered::Undo, is_there && self.check_undo(seat).is_ok());
                let may_ask = !self.settings.rated && self.takeback.is_none();
                offer(Offered::AskTakeback, may_ask && self.moves_to_take_back(seat).is_some());
                let asked = self.takeback.as_ref();
                let unanswered =
                    asked.is_some_and(|asked| asked.seat != seat && !asked.agreed.contains(&seat));
                offer(Offered::AnswerTakeback, unanswered);
                offer(Offered::Order, is_there);
                offer(Offered::Pause, self.check_pause(person, true).is_ok());
                offer(Offered::Resume, self.check_pause(person, false).is_ok());
                offer(Offered::Close, self.close(person).is_ok());
            }
            Status::Over | Status::Closed => {
                offer(Offered::Rematch, seat.is_some() && self.rematch.is_none());
            }
        }
        may
    }

    fn somebody_is_missing(&self) -> bool {
        let missing = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Person { stand_in: None, away, .. } => *away || self.clocks.is_over(seat),
            _ => false,
        };
        Seat::ALL.into_iter().zip(&self.sitters).any(missing)
    }
}

impl<G: Game> Noted<G> {
    /// What a viewer is told of it; nothing of what somebody says whose words are hidden.
    pub fn for_viewer(&self, viewer: Viewer, muted: &[String]) -> Option<Happening> {
        let what = match &self.news {
            News::Entry { seat, facts } => {
                let told = facts.iter().filter(|fact| fact.audience.includes(viewer));
                let facts = told.map(|fact| raw(&fact.event)).collect();
                match seat {
                    Some(seat) => What::Moved { seat: *seat, facts },
                    None => What::Drawn { facts },
                }
            }
            News::Deed(Deed::Said { person, .. }) if muted.contains(&person.id) => return None,
            News::Deed(deed) => deed.what(),
        };
        Some(Happening { number: self.number, at: self.wall_ms, what })
    }
}

impl Deed {
    fn what(&self) -> What {
        match self.clone() {
            Deed::Opened { person } => What::Opened { name: person.name },
            Deed::Seated { seat, sitter } => What::Seated { seat, occupant: sitter.occupant() },
            Deed::Started => What::Started,
            Deed::Undone { seat, moves } => What::Undone { seat, moves },
            Deed::TakebackAsked { seat } => What::TakebackAsked { seat },
            Deed::TakebackAnswered { seat, agree } => What::TakebackAnswered { seat, agree },
            Deed::TimeOver { seat } => What::TimeOver { seat },
            Deed::Paused { name } => What::Paused { name },
            Deed::Resumed { name } => What::Resumed { name },
            Deed::Said { person, text } => What::Said { name: person.name, text },
            Deed::Rematch { table } => What::Rematch { table },
            Deed::Closed { reason } => What::Closed { reason },
        }
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and facts can be written as JSON")
}
