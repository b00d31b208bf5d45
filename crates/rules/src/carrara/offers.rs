//! What a seat may do: one enumeration that lists, counts, or finds the nth action.
//!
//! An action is what is done and the bricks that go with it. The enumeration names each *what* once, in order,
//! together with the source of its bricks; a [`Collect`] turns that into a list, counts, or one action.

use rand_core::Rng;

use super::action::{Action, KINDS, What};
use super::bricks::{Bricks, Location};
use super::buildings::{Building, TileSet};
use super::cities::{City, Improvement};
use super::court::Space;
use super::payments::{PaymentCounts, PaymentLists, Purchases, count_purchases, nth_purchase};
use super::pieces::{Object, Piece};
use super::rules::{Idling, Markers, PIECE_PRICE, Pieces, Turning, Upgrades};
use super::state::{Board, Carrara, Phase, PieceSource};
use crate::game::Choice;
use crate::random::below;
use crate::seat::Seat;

/// Takes what a seat may do.
trait Collect {
    /// An action without bricks.
    fn add(&mut self, what: What);
    /// One action for each payment of `need` bricks in `city`.
    fn add_payments(&mut self, what: What, city: City, need: u32);
    /// One action for each purchase at a location.
    fn add_purchases(&mut self, location: Location, bricks: Bricks, coins: u32);
}

/// Working memory for listing actions.
#[derive(Default)]
pub struct Scratch {
    payments: PaymentLists,
    purchases: Purchases,
}

impl Carrara {
    /// Writes the legal actions of the seat to decide into `actions`.
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>, scratch: &mut Scratch) {
        if self.table.phase == Phase::Start {
            let dearest = if self.table.eights.is_empty() { 5 } else { 8 };
            scratch.payments.prepare(self.holdings[seat].bricks, self.rules().exchange, dearest);
        }
        self.enumerate(seat, &mut Lister { actions, scratch });
    }

    /// Picks a legal action of the seat to decide.
    pub(crate) fn pick(&self, seat: Seat, choice: Choice, rng: &mut impl Rng) -> Action {
        let payments = || PaymentCounts::new(self.holdings[seat].bricks, self.rules().exchange);
        let mut tally = Tally { counts: [0; KINDS], payments: payments() };
        self.enumerate(seat, &mut tally);
        let index = match choice {
            Choice::Uniform => below(rng, tally.counts.iter().sum()),
            Choice::KindFirst => {
                let occurring = tally.counts.iter().filter(|count| **count > 0).count() as u32;
                let chosen = below(rng, occurring) as usize;
                let (kind, count) = tally
                    .counts
                    .iter()
                    .enumerate()
                    .filter(|(_, count)| **count > 0)
                    .nth(chosen)
                    .expect("it occurs");
                tally.counts[..kind].iter().sum::<u32>() + below(rng, *count)
            }
        };
        let mut finder = Finder { left: index, found: None, payments: tally.payments };
        self.enumerate(seat, &mut finder);
        finder.found.expect("the index is below the number of actions")
    }

    fn enumerate(&self, seat: Seat, out: &mut impl Collect) {
        match self.table.phase {
            Phase::Start => self.enumerate_start(seat, out),
            Phase::Buy if self.affordable(seat) => self.enumerate_purchases(seat, out),
            Phase::Buy => out.add(What::Broke),
            Phase::Improve => {
                let open = Improvement::ALL.into_iter().filter(|tile| self.improvement_is_left(*tile));
                open.for_each(|tile| out.add(What::Improve(tile)));
            }
            Phase::Score => self.available_places(seat).iter().for_each(|place| out.add(What::Score(place))),
            Phase::Take(source) => self.enumerate_takes(source, out),
            Phase::InHand(piece, _) => self.enumerate_in_hand(seat, piece, out),
            Phase::After => self.enumerate_after(seat, out),
            Phase::DrawCards | Phase::DrawWheel | Phase::DrawTiles => {}
            Phase::Refill | Phase::Restock(_) | Phase::Over => {}
        }
    }

    fn enumerate_start(&self, seat: Seat, out: &mut impl Collect) {
        let may_turn = self.may_turn();
        if may_turn {
            out.add(What::Turn);
        }
        match self.rules().turning {
            Turning::Must => {}
            Turning::May if self.table.wheel_is_empty() => {}
            Turning::May if !self.affordable(seat) => out.add(What::Broke),
            Turning::May => self.enumerate_purchases(seat, out),
            Turning::MayIfAffordable if self.affordable(seat) => self.enumerate_purchases(seat, out),
            Turning::BothOrInner if self.affordable(seat) => out.add(What::Spin),
            Turning::MayIfAffordable | Turning::BothOrInner => {}
        }
        if self.is_stuck(seat) {
            out.add(What::Stuck);
        }
        self.enumerate_builds(seat, out);
        let places = self.available_places(seat);
        match self.rules().markers {
            Markers::Store => places.iter().for_each(|place| out.add(What::Score(place))),
            Markers::Court | Markers::GrandCourt if places.is_empty() => {}
            Markers::Court | Markers::GrandCourt => self.enumerate_markers(seat, out),
        }
        if self.may_pass() {
            out.add(What::Pass);
        }
        if self.rules().pieces == Pieces::Ornaments {
            self.enumerate_moves(seat, out);
            self.enumerate_piece_purchases(seat, out);
        }
    }

    fn enumerate_purchases(&self, seat: Seat, out: &mut impl Collect) {
        let coins = self.coins(seat);
        for location in Location::ALL {
            let bricks = self.table.wheel[location];
            if bricks.any_affordable(location, coins) {
                out.add_purchases(location, bricks, coins);
            }
        }
    }

    fn enumerate_builds(&self, seat: Seat, out: &mut impl Collect) {
        let own = self.holdings[seat].bricks;
        let offered = self.buildable();
        for city in City::ALL {
            let most = self.purchasing_power(own, city);
            for building in Board::default().names(offered) {
                if building.value() <= most {
                    out.add_payments(What::Build(city, building), city, building.value());
                }
            }
        }
        match self.rules().upgrades {
            Upgrades::None => {}
            Upgrades::Higher => self.enumerate_upgrades(seat, out, |_, new| new.value()),
            Upgrades::Monument => {
                self.enumerate_upgrades(seat, out, |old, new| {
                    if old.kind() == new.kind() && new.value() == super::buildings::EIGHT {
                        new.value()
                    } else {
                        0
                    }
                });
            }
        }
    }

    /// `worth` is the value that `new` has for replacing `old`, 0 if it may not.
    fn enumerate_upgrades(
        &self,
        seat: Seat,
        out: &mut impl Collect,
        worth: impl Fn(Building, Building) -> u32,
    ) {
        let own = self.holdings[seat].bricks;
        let board = &self.table.boards[seat];
        let offered = self.buildable();
        for city in City::ALL {
            let most = self.purchasing_power(own, city);
            if most == 0 || board.cities[city].is_empty() {
                continue;
            }
            for old in board.names(board.cities[city]) {
                for new in Board::default().names(offered) {
                    let need = worth(old, new).saturating_sub(old.value());
                    if (1..=most).contains(&need) {
                        out.add_payments(What::Upgrade(city, old, new), city, need);
                    }
                }
            }
        }
    }

    fn enumerate_markers(&self, seat: Seat, out: &mut impl Collect) {
        let (spaces, open) = self.usable_markers(seat);
        if open {
            out.add(What::Court(None));
        }
        let usable = Space::ALL.into_iter().filter(|space| spaces >> *space as u8 & 1 != 0);
        usable.for_each(|space| out.add(What::Court(Some(space))));
    }

    fn enumerate_takes(&self, source: PieceSource, out: &mut impl Collect) {
        out.add(What::Take(None));
        let offered = Piece::ALL.into_iter().filter(|piece| self.is_on_offer(*piece, source));
        offered.for_each(|piece| out.add(What::Take(Some(piece))));
    }

    fn enumerate_in_hand(&self, seat: Seat, piece: Piece, out: &mut impl Collect) {
        let board = &self.table.boards[seat];
        for city in City::ALL {
            board.names(board.fitting(piece, city)).for_each(|building| out.add(What::Place(city, building)));
        }
        if !board.warehouse_is_full() {
            out.add(What::Store);
        } else if !board.fits(piece) {
            let [first, second] = board.warehouse;
            let distinct = [first, second.filter(|_| second != first)];
            distinct.into_iter().flatten().for_each(|stored| out.add(What::Swap(stored)));
        }
        out.add(What::Decline);
        self.enumerate_moves(seat, out);
    }

    fn enumerate_moves(&self, seat: Seat, out: &mut impl Collect) {
        let board = &self.table.boards[seat];
        for piece in self.movable(seat) {
            for city in City::ALL {
                let fitting = board.names(board.fitting(piece, city));
                fitting.for_each(|building| out.add(What::Move(piece, city, building)));
            }
        }
    }

    fn enumerate_piece_purchases(&self, seat: Seat, out: &mut impl Collect) {
        if !self.may_purchase_piece(seat) {
            return;
        }
        let board = &self.table.boards[seat];
        for piece in Piece::ALL.into_iter().filter(|piece| self.is_in_supply(*piece)) {
            for city in City::ALL {
                let fitting = board.names(board.fitting_purchase(piece, city));
                fitting.for_each(|building| out.add(What::Purchase(piece, city, building)));
            }
        }
    }

    fn enumerate_after(&self, seat: Seat, out: &mut impl Collect) {
        match self.rules().pieces {
            Pieces::None => {}
            Pieces::Ornaments => {
                self.enumerate_moves(seat, out);
                self.enumerate_piece_purchases(seat, out);
            }
            Pieces::Objects if self.may_buy_object(seat) => {
                let for_sale = Object::ALL.into_iter().filter(|object| self.is_for_sale(*object));
                for_sale.for_each(|object| out.add(What::Object(object)));
            }
            Pieces::Objects => {}
        }
        if self.may_announce(seat) {
            out.add(What::Announce);
        }
        out.add(What::End);
    }

    /// Whether no action of the first edition is possible (E1-TURN-3).
    pub(crate) fn is_stuck(&self, seat: Seat) -> bool {
        if self.rules().idling != Idling::Stuck || self.may_turn() || !self.available_places(seat).is_empty()
        {
            return false;
        }
        let payments = PaymentCounts::new(self.holdings[seat].bricks, self.rules().exchange);
        let mut tally = Tally { counts: [0; KINDS], payments };
        self.enumerate_builds(seat, &mut tally);
        tally.counts.iter().all(|count| *count == 0)
    }

    /// Whether something besides `end` is left to do after the action.
    pub(crate) fn has_more_to_do(&self, seat: Seat) -> bool {
        match self.rules().pieces {
            Pieces::None => false,
            Pieces::Objects => self.may_buy_object(seat) || self.may_announce(seat),
            Pieces::Ornaments => {
                let mut any = Any(false);
                self.enumerate_moves(seat, &mut any);
                if !any.0 {
                    self.enumerate_piece_purchases(seat, &mut any);
                }
                any.0
            }
        }
    }

    /// The tiles that may be built: the face-up ones and the eights.
    #[inline]
    pub(crate) fn buildable(&self) -> TileSet {
        self.table.face_up() | self.table.eights
    }

    /// Whether `seat` has the coins for a piece and has not bought one in this turn.
    #[inline]
    pub(crate) fn may_purchase_piece(&self, seat: Seat) -> bool {
        !self.table.turn.purchased && self.holdings[seat].coins >= PIECE_PRICE
    }
}

struct Lister<'a> {
    actions: &'a mut Vec<Action>,
    scratch: &'a mut Scratch,
}

impl Collect for Lister<'_> {
    #[inline]
    fn add(&mut self, what: What) {
        self.actions.push(what.into());
    }

    #[inline]
    fn add_payments(&mut self, what: What, city: City, need: u32) {
        let actions = &mut *self.actions;
        self.scratch.payments.runs(city, need, |run, more| {
            actions.extend(run.iter().map(|payment| Action { what, bricks: *payment + more }));
        });
    }

    #[inline]
    fn add_purchases(&mut self, location: Location, bricks: Bricks, coins: u32) {
        let what = What::Buy(location);
        let purchases = self.scratch.purchases.list(bricks, location, coins);
        self.actions.extend(purchases.map(|bricks| Action { what, bricks }));
    }
}

/// Counts actions by kind.
struct Tally {
    counts: [u32; KINDS],
    payments: PaymentCounts,
}

impl Collect for Tally {
    fn add(&mut self, what: What) {
        self.counts[what.kind_index()] += 1;
    }

    fn add_payments(&mut self, what: What, city: City, need: u32) {
        self.counts[what.kind_index()] += self.payments.count(city, need);
    }

    fn add_purchases(&mut self, location: Location, bricks: Bricks, coins: u32) {
        self.counts[What::Buy(location).kind_index()] += count_purchases(bricks, location, coins);
    }
}

/// Finds the action with a given index.
struct Finder {
    left: u32,
    found: Option<Action>,
    payments: PaymentCounts,
}

impl Finder {
    /// Passes over `count` actions; if the one looked for is among them, gives its index there.
    fn pass(&mut self, count: u32) -> Option<u32> {
        if self.found.is_some() {
            return None;
        }
        if self.left < count {
            return Some(self.left);
        }
        self.left -= count;
        None
    }
}

impl Collect for Finder {
    fn add(&mut self, what: What) {
        if self.pass(1).is_some() {
            self.found = Some(what.into());
        }
    }

    fn add_payments(&mut self, what: What, city: City, need: u32) {
        if let Some(index) = self.pass(self.payments.count(city, need)) {
            self.found = Some(Action { what, bricks: self.payments.nth(city, need, index) });
        }
    }

    fn add_purchases(&mut self, location: Location, bricks: Bricks, coins: u32) {
        if let Some(index) = self.pass(count_purchases(bricks, location, coins)) {
            let bricks = nth_purchase(bricks, location, coins, index);
            self.found = Some(Action { what: What::Buy(location), bricks });
        }
    }
}

/// Notes whether there is any action.
struct Any(bool);

impl Collect for Any {
    fn add(&mut self, _what: What) {
        self.0 = true;
    }

    fn add_payments(&mut self, _what: What, _city: City, _need: u32) {
        self.0 = true;
    }

    fn add_purchases(&mut self, _location: Location, _bricks: Bricks, _coins: u32) {
        self.0 = true;
    }
}
