//! Carrying out decisions. Everything here trusts that the action is legal.

use super::action::{Action, What};
use super::board::GOLD;
use super::bricks::{Bricks, Location, WHEEL_SIZE};
use super::buildings::{Building, EIGHT};
use super::cities::{City, Improvement, Pay};
use super::court::{Bonus, Space, Visit};
use super::event::Event;
use super::pieces::{Object, Piece, PieceKind};
use super::places::Place;
use super::rules::{
    CONSOLATION_COINS, COURT_COINS, COURT_POINTS, END_POINTS, Ending, IDLE_ROUNDS, Idling, Markers,
    PIECE_PRICE, Pieces,
};
use super::state::{Carrara, Phase, PieceSource, Turn};
use super::tiles::Tile;
use crate::game::{Audience, Facts};
use crate::seat::Seat;

/// Where the engine tells what happens: all facts of this game are for everyone.
pub(crate) struct Teller<'a, F>(pub(crate) &'a mut F);

impl<F: Facts<Event>> Teller<'_, F> {
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.0.tell(Audience::Everyone, event);
    }
}

impl Carrara {
    pub(crate) fn carry_out<F: Facts<Event>>(&mut self, action: &Action, teller: &mut Teller<F>) {
        let seat = self.table.turn.seat;
        let Action { what, bricks } = *action;
        match what {
            What::Turn => {
                self.leave_visit(seat, teller);
                self.turn_wheel(teller);
            }
            What::Spin => {
                self.leave_visit(seat, teller);
                self.table.inner = (self.table.inner + 5) % 6;
                self.table.phase = Phase::Buy;
                teller.tell(Event::InnerWheelTurned);
            }
            What::Buy(location) => {
                self.leave_visit(seat, teller);
                self.buy(seat, location, bricks, teller);
            }
            What::Broke | What::Stuck => {
                self.take_coins(seat, CONSOLATION_COINS, teller);
                self.table.passes = 0;
                self.end_turn(teller);
            }
            What::Build(city, building) => {
                self.leave_visit(seat, teller);
                self.pay_bricks(seat, bricks);
                teller.tell(Event::Built { seat, city, building, bricks });
                let (tile, free) = self.take_tile(building);
                self.table.boards[seat].cities[city].insert(tile);
                self.finish_building(building.value(), free, teller);
            }
            What::Upgrade(city, old, new) => {
                self.leave_visit(seat, teller);
                self.pay_bricks(seat, bricks);
                teller.tell(Event::Upgraded { seat, city, old, new, bricks });
                self.upgrade(seat, city, old, new, teller);
            }
            What::Improve(improvement) => self.improve(seat, improvement, teller),
            What::Court(space) => self.take_marker(seat, space, teller),
            What::Score(place) => self.score(seat, place, teller),
            What::Pass => {
                self.leave_visit(seat, teller);
                self.pass(seat, teller);
            }
            What::Take(piece) => self.take(seat, piece, teller),
            What::Place(city, building) => self.place_in_hand(seat, city, building, teller),
            What::Store => self.store_in_hand(seat, teller),
            What::Swap(stored) => {
                self.table.boards[seat].unstore(stored);
                self.give_back(stored);
                teller.tell(Event::PieceGivenUp { seat, piece: stored });
                self.store_in_hand(seat, teller);
            }
            What::Decline => {
                let (piece, source) = self.in_hand();
                self.give_back(piece);
                teller.tell(Event::PieceGivenUp { seat, piece });
                self.go_on(source, teller);
            }
            What::Move(piece, city, building) => {
                self.table.boards[seat].unstore(piece);
                self.put_on(seat, piece, city, building, teller);
                self.end_if_done(teller);
            }
            What::Purchase(piece, city, building) => {
                self.pay_coins(seat, PIECE_PRICE);
                self.take_from_supply(piece);
                self.table.turn.purchased = true;
                teller.tell(Event::PieceBought { seat, piece });
                self.put_on(seat, piece, city, building, teller);
                self.end_if_done(teller);
            }
            What::Object(object) => self.buy_object(seat, object, teller),
            What::Announce => {
                self.table.announced = Some(seat);
                teller.tell(Event::EndAnnounced { seat });
                self.take_points(seat, END_POINTS, teller);
                self.end_turn(teller);
            }
            What::End => self.end_turn(teller),
        }
    }

    /// The own marker of the visited space goes to the open area (E2-SCORE-5).
    fn leave_visit<F: Facts<Event>>(&mut self, seat: Seat, teller: &mut Teller<F>) {
        let Some(Visit { holder, space }) = self.table.visit else { return };
        let board = &mut self.table.boards[seat];
        if holder != seat && board.has_marker(space) {
            board.court &= !(1 << space as u8);
            board.open_markers += 1;
            teller.tell(Event::MarkerMovedToOpen { seat, space });
        }
    }

    /// E1-BUY-1, E1-BUY-2, A-BUY-1.
    fn turn_wheel<F: Facts<Event>>(&mut self, teller: &mut Teller<F>) {
        self.table.wheel.rotate_right(1);
        self.table.outer = (self.table.outer + 5) % 6;
        self.table.inner = (self.table.inner + 5) % 6;
        teller.tell(Event::WheelTurned);
        let draws = self.table.wheel_total() < WHEEL_SIZE && !self.bag.is_empty();
        self.table.phase = if draws { Phase::Refill } else { Phase::Buy };
    }

    fn buy<F: Facts<Event>>(
        &mut self,
        seat: Seat,
        location: Location,
        bricks: Bricks,
        teller: &mut Teller<F>,
    ) {
        let price = bricks.price(location);
        self.pay_coins(seat, price as u16);
        self.table.wheel[location] -= bricks;
        self.holdings[seat].bricks += bricks;
        self.table.passes = 0;
        teller.tell(Event::BricksBought { seat, location, bricks, price });
        if self.rules().pieces == Pieces::Ornaments && self.table.wheel[location].is_empty() {
            self.table.phase = Phase::Take(PieceSource::Segment(location));
        } else {
            self.finish_action(teller);
        }
    }

    fn pay_bricks(&mut self, seat: Seat, bricks: Bricks) {
        self.holdings[seat].bricks -= bricks;
        self.bag += bricks;
    }

    fn upgrade<F: Facts<Event>>(
        &mut self,
        seat: Seat,
        city: City,
        old: Building,
        new: Building,
        teller: &mut Teller<F>,
    ) {
        let board = &mut self.table.boards[seat];
        let covered = board.find(city, old).expect("the old building stands there");
        board.cities[city].remove(covered);
        board.decorated.remove(covered);
        board.with_statue.remove(covered);
        self.table.gone.insert(covered);
        let (tile, free) = self.take_tile(new);
        let board = &mut self.table.boards[seat];
        board.cities[city].insert(tile);
        if old.is_decorated() {
            board.decorated.insert(tile);
        }
        if old.has_statue() {
            board.with_statue.insert(tile);
        }
        self.finish_building(new.value() - old.value(), free, teller);
    }

    /// Takes a tile that is on offer: an eight, or of alike face-up ones the one on the lowest space, which is
    /// then free.
    fn take_tile(&mut self, building: Building) -> (Tile, Option<usize>) {
        if building.value() == EIGHT {
            let tile = Tile::eight(building.kind());
            self.table.eights.remove(tile);
            return (tile, None);
        }
        let space = self.table.space_of(building).expect("the building lies face up");
        (self.table.spaces[space].take().expect("the space holds the building"), Some(space))
    }

    /// A tile has been put into a city for `paid` bricks: points without markers (E2-BUILD-5), then an improvement
    /// for an eight, or a new tile on the space that is free.
    fn finish_building<F: Facts<Event>>(&mut self, paid: u32, free: Option<usize>, teller: &mut Teller<F>) {
        let (seat, rules) = (self.table.turn.seat, self.rules());
        self.table.passes = 0;
        if rules.ending == Ending::MarkersAndStack && self.table.boards[seat].markers_left(rules) == 0 {
            self.take_points(seat, paid as u16, teller);
        }
        match free {
            None => self.table.phase = Phase::Improve,
            Some(_) if self.table.stack.is_empty() => self.finish_action(teller),
            Some(space) => self.table.phase = Phase::Restock(space as u8),
        }
    }

    fn improve<F: Facts<Event>>(&mut self, seat: Seat, improvement: Improvement, teller: &mut Teller<F>) {
        self.table.improvements &= !(1 << improvement as u8);
        self.table.boards[seat].improved |= 1 << improvement as u8;
        teller.tell(Event::Improved { seat, improvement });
        self.finish_action(teller);
    }

    /// E2-SCORE-3, E2-SCORE-4, E2-SCORE-7, A-SCORE-1.
    fn take_marker<F: Facts<Event>>(&mut self, seat: Seat, space: Option<Space>, teller: &mut Teller<F>) {
        self.table.phase = Phase::Score;
        let Some(space) = space else {
            self.table.boards[seat].open_markers -= 1;
            return;
        };
        self.table.boards[seat].court &= !(1 << space as u8);
        if self.table.visit.is_none() {
            self.table.visit = Some(Visit { holder: seat, space });
            teller.tell(Event::VisitOpened { seat, space });
        }
        match space.bonus(self.rules().markers, &self.table.sheet) {
            Bonus::Coins => self.take_coins(seat, COURT_COINS, teller),
            Bonus::Points => self.take_points(seat, COURT_POINTS, teller),
            Bonus::Decoration => self.table.phase = Phase::Take(PieceSource::Court),
            Bonus::Gold(space) => {
                self.table.gold[space as usize] -= 1;
                self.table.phase = Phase::InHand(Piece::Gold, PieceSource::Court);
                teller.tell(Event::PieceTaken { seat, piece: Piece::Gold });
            }
        }
    }

    fn score<F: Facts<Event>>(&mut self, seat: Seat, place: Place, teller: &mut Teller<F>) {
        let pay = self.table.pay(seat, place);
        let Pay { coins, points } = pay;
        self.holdings[seat].coins += coins as u16;
        self.table.boards[seat].points += points as u16;
        self.table.boards[seat].scored.insert(place);
        self.table.passes = 0;
        teller.tell(Event::Scored { seat, place, pay });
        if self.rules().pieces == Pieces::Objects {
            for tile in self.table.tiles_scored(seat, place).iter() {
                self.take_object(seat, tile.kind().object(), teller);
            }
        }
        self.finish_action(teller);
    }

    /// E1-SCORE-4.
    fn take_object<F: Facts<Event>>(&mut self, seat: Seat, object: Object, teller: &mut Teller<F>) {
        if self.table.supply[object] > 0 {
            self.table.supply[object] -= 1;
            self.holdings[seat].objects[object] += 1;
            teller.tell(Event::ObjectsTaken { seat, object, count: 1 });
        }
    }

    fn pass<F: Facts<Event>>(&mut self, seat: Seat, teller: &mut Teller<F>) {
        match self.rules().idling {
            Idling::Stuck => self.end_turn(teller),
            Idling::Pass => {
                self.table.passes += 1;
                self.take_coins(seat, CONSOLATION_COINS, teller);
                self.finish_action(teller);
            }
        }
    }

    fn take<F: Facts<Event>>(&mut self, seat: Seat, piece: Option<Piece>, teller: &mut Teller<F>) {
        let Phase::Take(source) = self.table.phase else { unreachable!("a piece is on offer") };
        match piece {
            None => self.go_on(source, teller),
            Some(piece) => {
                self.take_from_supply(piece);
                self.table.phase = Phase::InHand(piece, source);
                teller.tell(Event::PieceTaken { seat, piece });
            }
        }
    }

    fn place_in_hand<F: Facts<Event>>(
        &mut self,
        seat: Seat,
        city: City,
        building: Building,
        teller: &mut Teller<F>,
    ) {
        let (piece, source) = self.in_hand();
        self.put_on(seat, piece, city, building, teller);
        self.go_on(source, teller);
    }

    fn store_in_hand<F: Facts<Event>>(&mut self, seat: Seat, teller: &mut Teller<F>) {
        let (piece, source) = self.in_hand();
        self.table.boards[seat].store(piece);
        self.table.turn.stored = Some(piece);
        teller.tell(Event::PieceStored { seat, piece });
        self.go_on(source, teller);
    }

    /// After a piece has found its place: scoring goes on, or the action is done.
    fn go_on<F: Facts<Event>>(&mut self, source: PieceSource, teller: &mut Teller<F>) {
        match source {
            PieceSource::Court => self.table.phase = Phase::Score,
            PieceSource::Segment(_) => self.finish_action(teller),
        }
    }

    fn put_on<F: Facts<Event>>(
        &mut self,
        seat: Seat,
        piece: Piece,
        city: City,
        building: Building,
        teller: &mut Teller<F>,
    ) {
        let board = &mut self.table.boards[seat];
        let tile = board.find(city, building).expect("the building stands there");
        match piece.kind() {
            PieceKind::Decoration(_) => board.decorated.insert(tile),
            PieceKind::Statue(color) => {
                board.with_statue.insert(tile);
                board.statues[color as usize] += 1;
            }
            PieceKind::Gold => {
                board.with_statue.insert(tile);
                board.statues[GOLD] += 1;
            }
        }
        teller.tell(Event::PiecePlaced { seat, piece, city, building });
    }

    fn take_from_supply(&mut self, piece: Piece) {
        match piece.kind() {
            PieceKind::Decoration(object) => self.table.supply[object] -= 1,
            PieceKind::Statue(color) => self.table.statues[color] -= 1,
            PieceKind::Gold => unreachable!("gold statues are not in the supply"),
        }
    }

    /// Discarded pieces return to the supply, gold ones leave the game (A-STORE-1).
    fn give_back(&mut self, piece: Piece) {
        match piece.kind() {
            PieceKind::Decoration(object) => self.table.supply[object] += 1,
            PieceKind::Statue(color) => self.table.statues[color] += 1,
            PieceKind::Gold => self.table.gold_gone += 1,
        }
    }

    fn buy_object<F: Facts<Event>>(&mut self, seat: Seat, object: Object, teller: &mut Teller<F>) {
        self.pay_coins(seat, PIECE_PRICE);
        self.table.for_sale &= !(1 << object as u8);
        self.holdings[seat].objects[object] += 1;
        self.table.turn.purchased = true;
        teller.tell(Event::ObjectBought { seat, object });
        self.end_if_done(teller);
    }

    fn take_coins<F: Facts<Event>>(&mut self, seat: Seat, coins: u16, teller: &mut Teller<F>) {
        self.holdings[seat].coins += coins;
        teller.tell(Event::CoinsTaken { seat, coins: coins.into() });
    }

    fn pay_coins(&mut self, seat: Seat, coins: u16) {
        self.holdings[seat].coins -= coins;
    }

    fn take_points<F: Facts<Event>>(&mut self, seat: Seat, points: u16, teller: &mut Teller<F>) {
        self.table.boards[seat].points += points;
        teller.tell(Event::PointsTaken { seat, points: points.into() });
    }

    /// The action is done: what may follow it is offered, if anything.
    pub(crate) fn finish_action<F: Facts<Event>>(&mut self, teller: &mut Teller<F>) {
        self.table.phase = Phase::After;
        self.end_if_done(teller);
    }

    /// Ends the turn by itself where only `end` is left.
    fn end_if_done<F: Facts<Event>>(&mut self, teller: &mut Teller<F>) {
        if self.table.phase == Phase::After && !self.has_more_to_do(self.table.turn.seat) {
            self.end_turn(teller);
        }
    }

    fn end_turn<F: Facts<Event>>(&mut self, teller: &mut Teller<F>) {
        let seat = self.table.turn.seat;
        let next = seat.next(self.table.players());
        let over = match self.rules().ending {
            Ending::Announcement => next == Seat::A && self.end_is_triggered(),
            Ending::MarkersAndStack => {
                self.trigger_end(seat, teller);
                self.table.ending == Some(next) || self.table.passes >= IDLE_ROUNDS * self.table.players
            }
        };
        if over {
            self.table.phase = Phase::Over;
            teller.tell(Event::GameOver);
        } else {
            self.begin_turn(next, teller);
        }
    }

    /// E2-END-1.
    fn trigger_end<F: Facts<Event>>(&mut self, seat: Seat, teller: &mut Teller<F>) {
        let all_used = |seat: Seat| self.table.boards[seat].markers_left(self.rules()) == 0;
        let triggered = self.table.ending.is_none()
            && self.table.stack.is_empty()
            && Seat::of(self.table.players()).any(all_used);
        if triggered {
            self.table.ending = Some(seat);
            teller.tell(Event::EndTriggered { seat });
            self.take_points(seat, END_POINTS, teller);
        }
    }

    fn begin_turn<F: Facts<Event>>(&mut self, seat: Seat, teller: &mut Teller<F>) {
        self.table.turn = Turn { seat, purchased: false, stored: None };
        self.table.phase = Phase::Start;
        if self.rules().markers != Markers::Store
            && self.table.visit.is_some_and(|visit| visit.holder == seat)
        {
            self.table.visit = None;
            teller.tell(Event::VisitEnded { seat });
        }
        teller.tell(Event::TurnBegins { seat });
    }
}
