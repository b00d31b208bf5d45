//! What a seat may do: one enumeration that lists, counts, or finds the nth action.
//!
//! First come the kinds of action that are possible, then for each kind what can be done, in order. An action is
//! what is done and the bricks that go with it: the enumeration names each *what* once, together with the source
//! of its bricks, and a [`Collect`] turns that into a list, a count, or one action.

use rand_core::Rng;

use super::action::{Action, Kind, Kinds, What};
use super::bricks::{Bricks, Location};
use super::buildings::{BuildingType, EIGHT};
use super::cities::{City, Improvement};
use super::court::Space;
use super::payments::{PaymentCounts, PaymentLists};
use super::pieces::{Object, Piece};
use super::purchases::{ActionList, count_purchases, list_purchases, nth_purchase};
use super::rules::{Idling, Markers, Pieces, Turning, Upgrades};
use super::state::{Carrara, Phase, PieceSource};
use super::tiles::{Tile, TileSet};
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
    list: ActionList,
}

impl Carrara {
    /// Writes the legal actions of the seat to decide into `actions`.
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>, scratch: &mut Scratch) {
        let Scratch { payments, list } = scratch;
        let kinds = self.kinds(seat);
        if kinds.contains(Kind::Build) || kinds.contains(Kind::Upgrade) {
            let own = self.holdings[seat].bricks;
            payments.prepare(own, self.rules().exchange, own.total().min(EIGHT));
        }
        list.clear();
        let mut lister = Lister { list, payments };
        for kind in kinds.iter() {
            self.enumerate(seat, kind, &mut lister);
        }
        actions.extend_from_slice(list.actions());
    }

    /// Picks a legal action of the seat to decide.
    pub(crate) fn pick(&self, seat: Seat, choice: Choice, rng: &mut impl Rng) -> Action {
        let kinds = self.kinds(seat);
        let candidates = match choice {
            Choice::Uniform => kinds,
            Choice::KindFirst => Kinds::only(kinds.nth(below(rng, kinds.count()))),
        };
        let own = if candidates.contains(Kind::Build) || candidates.contains(Kind::Upgrade) {
            self.holdings[seat].bricks
        } else {
            Bricks::NONE
        };
        let mut tally = Tally { count: 0, payments: PaymentCounts::new(own, self.rules().exchange) };
        candidates.iter().for_each(|kind| self.enumerate(seat, kind, &mut tally));
        let mut finder = Finder { left: below(rng, tally.count), found: None, payments: tally.payments };
        candidates.iter().for_each(|kind| self.enumerate(seat, kind, &mut finder));
        finder.found.expect("the index is below the number of actions")
    }

    /// The kinds of action of which the seat to decide has at least one.
    pub(crate) fn kinds(&self, seat: Seat) -> Kinds {
        let mut kinds = Kinds::default();
        match self.table.phase {
            Phase::Start => self.add_kinds_at_start(seat, &mut kinds),
            Phase::Buy => {
                let affordable = self.affordable(seat);
                kinds.insert_if(Kind::Buy, affordable);
                kinds.insert_if(Kind::Broke, !affordable);
            }
            Phase::Improve => kinds.insert_if(Kind::Improve, true),
            Phase::Score => kinds.insert_if(Kind::Score, true),
            Phase::Take(_) => kinds.insert_if(Kind::Take, true),
            Phase::InHand(piece, _) => {
                let board = &self.table.boards[seat];
                kinds.insert_if(Kind::Place, board.fits(piece));
                kinds.insert_if(Kind::Store, !board.warehouse_is_full());
                kinds.insert_if(Kind::Swap, board.must_swap(piece));
                kinds.insert_if(Kind::Decline, true);
                kinds.insert_if(Kind::Move, self.can_move(seat));
            }
            Phase::After => {
                self.add_kinds_after(seat, &mut kinds);
                kinds.insert_if(Kind::End, true);
            }
            Phase::DrawCards | Phase::DrawWheel | Phase::DrawTiles => {}
            Phase::Refill | Phase::Restock(_) | Phase::Over => {}
        }
        kinds
    }

    #[inline]
    fn add_kinds_at_start(&self, seat: Seat, kinds: &mut Kinds) {
        let rules = self.rules();
        kinds.insert_if(Kind::Turn, self.may_turn());
        if rules.turning != Turning::Must {
            let affordable = self.affordable(seat);
            kinds.insert_if(Kind::Buy, affordable && rules.turning != Turning::BothOrInner);
            kinds.insert_if(Kind::Spin, affordable && rules.turning == Turning::BothOrInner);
            let broke = rules.turning == Turning::May && !affordable && !self.table.wheel_is_empty();
            kinds.insert_if(Kind::Broke, broke);
        }
        let own = self.holdings[seat].bricks;
        if !own.is_empty() {
            kinds.insert_if(Kind::Build, !(self.buildable() & TileSet::up_to(own.total())).is_empty());
            kinds.insert_if(Kind::Upgrade, self.can_upgrade(seat));
        }
        match rules.markers {
            Markers::Store => kinds.insert_if(Kind::Score, !self.available_places(seat).is_empty()),
            Markers::Court | Markers::GrandCourt => {
                let usable = self.usable_markers(seat) != (0, false);
                kinds.insert_if(Kind::Court, usable && !self.available_places(seat).is_empty());
            }
        }
        kinds.insert_if(Kind::Stuck, rules.idling == Idling::Stuck && kinds.is_empty());
        kinds.insert_if(Kind::Pass, self.may_pass());
        if rules.pieces == Pieces::Ornaments {
            self.add_kinds_after(seat, kinds);
        }
    }

    /// The kinds that are possible after the action, without `end`.
    #[inline]
    fn add_kinds_after(&self, seat: Seat, kinds: &mut Kinds) {
        match self.rules().pieces {
            Pieces::None => {}
            Pieces::Objects => {
                kinds.insert_if(Kind::Object, self.may_buy_object(seat));
                kinds.insert_if(Kind::Announce, self.may_announce(seat));
            }
            Pieces::Ornaments => {
                kinds.insert_if(Kind::Move, self.can_move(seat));
                kinds.insert_if(Kind::Purchase, self.can_purchase_piece(seat));
            }
        }
    }

    /// Whether something besides `end` is left to do after the action.
    pub(crate) fn has_more_to_do(&self, seat: Seat) -> bool {
        let mut kinds = Kinds::default();
        self.add_kinds_after(seat, &mut kinds);
        !kinds.is_empty()
    }

    /// Names everything of one kind that can be done, in order.
    fn enumerate(&self, seat: Seat, kind: Kind, out: &mut impl Collect) {
        match kind {
            Kind::Turn => out.add(What::Turn),
            Kind::Spin => out.add(What::Spin),
            Kind::Buy => self.enumerate_purchases(seat, out),
            Kind::Broke => out.add(What::Broke),
            Kind::Stuck => out.add(What::Stuck),
            Kind::Build => self.enumerate_builds(seat, out),
            Kind::Upgrade => self.enumerate_upgrades(seat, out),
            Kind::Improve => {
                let left = Improvement::ALL.into_iter().filter(|tile| self.improvement_is_left(*tile));
                left.for_each(|tile| out.add(What::Improve(tile)));
            }
            Kind::Court => self.enumerate_markers(seat, out),
            Kind::Score => self.available_places(seat).iter().for_each(|place| out.add(What::Score(place))),
            Kind::Pass => out.add(What::Pass),
            Kind::Take => self.enumerate_takes(out),
            Kind::Place => self.enumerate_fitting(seat, self.in_hand().0, out, What::Place),
            Kind::Store => out.add(What::Store),
            Kind::Swap => {
                let [first, second] = self.table.boards[seat].warehouse;
                let distinct = [first, second.filter(|_| second != first)];
                distinct.into_iter().flatten().for_each(|stored| out.add(What::Swap(stored)));
            }
            Kind::Decline => out.add(What::Decline),
            Kind::Move => {
                for piece in self.movable(seat) {
                    self.enumerate_fitting(seat, piece, out, |city, name| What::Move(piece, city, name));
                }
            }
            Kind::Purchase => self.enumerate_piece_purchases(seat, out),
            Kind::Object => {
                let for_sale = Object::ALL.into_iter().filter(|object| self.is_for_sale(*object));
                for_sale.for_each(|object| out.add(What::Object(object)));
            }
            Kind::Announce => out.add(What::Announce),
            Kind::End => out.add(What::End),
        }
    }

    #[inline]
    fn enumerate_purchases(&self, seat: Seat, out: &mut impl Collect) {
        let coins = self.coins(seat);
        for location in Location::ALL {
            let bricks = self.table.wheel[location];
            if !bricks.affordable(location, coins).is_empty() {
                out.add_purchases(location, bricks, coins);
            }
        }
    }

    #[inline]
    fn enumerate_builds(&self, seat: Seat, out: &mut impl Collect) {
        let power = self.purchasing_power(self.holdings[seat].bricks);
        let offered = self.buildable().distinct();
        for city in City::ALL {
            let affordable = offered & TileSet::up_to(power[city]);
            for tile in affordable.iter() {
                let building = tile.building();
                out.add_payments(What::Build(city, building), city, building.value());
            }
        }
    }

    fn enumerate_upgrades(&self, seat: Seat, out: &mut impl Collect) {
        let power = self.purchasing_power(self.holdings[seat].bricks);
        let board = &self.table.boards[seat];
        let offered = self.buildable().distinct();
        for city in City::ALL {
            let power = power[city];
            for old in board.names(self.upgradable(board.cities[city], power)) {
                for tile in self.upgrades_of(old.kind(), old.value(), power, offered).iter() {
                    let new = tile.building();
                    out.add_payments(What::Upgrade(city, old, new), city, new.value() - old.value());
                }
            }
        }
    }

    /// Those of some tiles for which there may be an upgrade that `power` bricks can pay.
    #[inline]
    fn upgradable(&self, tiles: TileSet, power: u32) -> TileSet {
        match self.rules().upgrades {
            _ if power == 0 => TileSet::EMPTY,
            Upgrades::None => TileSet::EMPTY,
            Upgrades::Higher => tiles,
            Upgrades::Monument => {
                let high_enough = !TileSet::up_to((EIGHT - 1).saturating_sub(power));
                tiles & self.table.eights.types_of_eights() & high_enough
            }
        }
    }

    /// Those of the offered tiles that may replace one of this type and value for at most `power` bricks.
    #[inline]
    fn upgrades_of(&self, kind: BuildingType, value: u32, power: u32, offered: TileSet) -> TileSet {
        match self.rules().upgrades {
            Upgrades::None => TileSet::EMPTY,
            Upgrades::Higher => (offered & TileSet::up_to(value + power)) - TileSet::up_to(value),
            Upgrades::Monument => [Tile::eight(kind)].into_iter().collect(),
        }
    }

    /// Whether some own building can be replaced.
    fn can_upgrade(&self, seat: Seat) -> bool {
        let own = self.holdings[seat].bricks;
        let board = &self.table.boards[seat];
        if self.upgradable(board.tiles(), own.total()).is_empty() {
            return false;
        }
        let (power, offered) = (self.purchasing_power(own), self.buildable());
        City::ALL.into_iter().any(|city| {
            let power = power[city];
            let tiles = self.upgradable(board.cities[city], power);
            tiles.iter().any(|old| !self.upgrades_of(old.kind(), old.value(), power, offered).is_empty())
        })
    }

    fn enumerate_markers(&self, seat: Seat, out: &mut impl Collect) {
        let (spaces, open) = self.usable_markers(seat);
        if open {
            out.add(What::Court(None));
        }
        let usable = Space::ALL.into_iter().filter(|space| spaces >> *space as u8 & 1 != 0);
        usable.for_each(|space| out.add(What::Court(Some(space))));
    }

    fn enumerate_takes(&self, out: &mut impl Collect) {
        let Phase::Take(source) = self.table.phase else { unreachable!("a piece is on offer") };
        out.add(What::Take(None));
        let mut offer = |piece| {
            if self.is_in_supply(piece) {
                out.add(What::Take(Some(piece)));
            }
        };
        match source {
            PieceSource::Segment(location) => {
                offer(Piece::decoration(self.table.decoration_at(location)));
                offer(Piece::statue(self.table.statue_at(location)));
            }
            PieceSource::Court => Object::ALL.into_iter().for_each(|object| offer(Piece::decoration(object))),
        }
    }

    /// Names every building onto which a piece may be put.
    #[inline]
    fn enumerate_fitting(
        &self,
        seat: Seat,
        piece: Piece,
        out: &mut impl Collect,
        what: impl Fn(City, super::buildings::Building) -> What,
    ) {
        let board = &self.table.boards[seat];
        for city in City::ALL {
            board.names(board.fitting(piece, city)).for_each(|building| out.add(what(city, building)));
        }
    }

    fn enumerate_piece_purchases(&self, seat: Seat, out: &mut impl Collect) {
        let board = &self.table.boards[seat];
        for object in Object::ALL {
            let piece = Piece::decoration(object);
            if self.table.supply[object] > 0 && board.fits(piece) {
                self.enumerate_fitting(seat, piece, out, |city, name| What::Purchase(piece, city, name));
            }
        }
        for city in City::ALL {
            let piece = Piece::statue(city.color());
            if self.is_in_supply(piece) {
                let fitting = board.names(board.fitting(piece, city));
                fitting.for_each(|building| out.add(What::Purchase(piece, city, building)));
            }
        }
    }

    /// Whether some piece can be bought and put onto a building (A-BONUS-1).
    fn can_purchase_piece(&self, seat: Seat) -> bool {
        let board = &self.table.boards[seat];
        let decoration = |object| self.table.supply[object] > 0 && board.fits(Piece::decoration(object));
        let statue = |city: City| {
            self.table.statues[city.color()] > 0 && !(board.cities[city] - board.with_statue).is_empty()
        };
        self.may_purchase_piece(seat)
            && (Object::ALL.into_iter().any(decoration) || City::ALL.into_iter().any(statue))
    }

    /// Whether some stored piece can be moved.
    #[inline]
    fn can_move(&self, seat: Seat) -> bool {
        let board = &self.table.boards[seat];
        board.warehouse[0].is_some() && self.movable(seat).any(|piece| board.fits(piece))
    }
}

struct Lister<'a> {
    list: &'a mut ActionList,
    payments: &'a PaymentLists,
}

impl Collect for Lister<'_> {
    #[inline]
    fn add(&mut self, what: What) {
        self.list.push(what);
    }

    #[inline]
    fn add_payments(&mut self, what: What, city: City, need: u32) {
        self.payments.list(what, city, need, self.list);
    }

    #[inline]
    fn add_purchases(&mut self, location: Location, bricks: Bricks, coins: u32) {
        list_purchases(bricks, location, coins, self.list);
    }
}

/// Counts actions.
struct Tally {
    count: u32,
    payments: PaymentCounts,
}

impl Collect for Tally {
    #[inline]
    fn add(&mut self, _what: What) {
        self.count += 1;
    }

    #[inline]
    fn add_payments(&mut self, _what: What, city: City, need: u32) {
        self.count += self.payments.count(city, need);
    }

    #[inline]
    fn add_purchases(&mut self, location: Location, bricks: Bricks, coins: u32) {
        self.count += count_purchases(bricks, location, coins);
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
    #[inline]
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
    #[inline]
    fn add(&mut self, what: What) {
        if self.pass(1).is_some() {
            self.found = Some(what.into());
        }
    }

    #[inline]
    fn add_payments(&mut self, what: What, city: City, need: u32) {
        if let Some(index) = self.pass(self.payments.count(city, need)) {
            self.found = Some(Action { what, bricks: self.payments.nth(city, need, index) });
        }
    }

    #[inline]
    fn add_purchases(&mut self, location: Location, bricks: Bricks, coins: u32) {
        if let Some(index) = self.pass(count_purchases(bricks, location, coins)) {
            let bricks = nth_purchase(bricks, location, coins, index);
            self.found = Some(Action { what: What::Buy(location), bricks });
        }
    }
}
