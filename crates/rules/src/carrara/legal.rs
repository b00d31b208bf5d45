//! Legality: what holds of a position, and why an action is refused.
//!
//! The predicates at the end decide; [`Carrara::check_action`] explains, and the enumeration of offers uses the
//! same predicates.

use super::action::{Action, Kind, What};
use super::bricks::{Bricks, Location};
use super::buildings::{Building, BuildingType, EIGHT};
use super::cities::{City, Improvement};
use super::court::Space;
use super::illegal::{Illegal, Reason};
use super::payments::{next_color, pairs};
use super::pieces::{Object, Piece, PieceKind};
use super::places::{Money, Place, Places, Statues};
use super::rules::{Ending, Exchange, Idling, Markers, PIECE_PRICE, Pieces, Turning, Upgrades};
use super::state::{Carrara, Phase, PieceSource};
use super::tiles::{Tile, TileSet};
use crate::seat::Seat;

type Verdict = Result<(), Illegal>;

fn refuse<T>(rule: &'static str, reason: Reason) -> Result<T, Illegal> {
    Err(Illegal { reason, rule })
}

fn require(holds: bool, rule: &'static str, reason: Reason) -> Verdict {
    if holds { Ok(()) } else { refuse(rule, reason) }
}

impl Carrara {
    /// Says whether the seat to decide may do `action`, and if not, why.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Verdict {
        let ids = &self.rules().ids;
        let phase = self.table.phase;
        let Action { what, bricks } = *action;
        let kind = what.kind().name();
        require(self.rules().kinds.contains(what.kind()), ids.turn, Reason::NotInRuleset(kind))?;
        let bears_bricks = matches!(what, What::Buy(_) | What::Build(..) | What::Upgrade(..));
        require(bears_bricks || bricks.is_empty(), ids.turn, Reason::NeedlessBricks(kind))?;
        match (what, phase) {
            (What::Turn, Phase::Start) => require(self.may_turn(), ids.turning, Reason::NoBricks),
            (What::Spin, Phase::Start) => self.check_spin(seat),
            (What::Buy(location), Phase::Start) => {
                self.check_staying()?;
                self.check_purchase(seat, location, bricks)
            }
            (What::Buy(location), Phase::Buy) => self.check_purchase(seat, location, bricks),
            (What::Broke, Phase::Start) if self.rules().turning == Turning::May => {
                self.check_staying()?;
                self.check_broke(seat)
            }
            (What::Broke, Phase::Buy) => self.check_broke(seat),
            (What::Stuck, Phase::Start) => {
                let stuck = self.kinds(seat).contains(Kind::Stuck);
                require(stuck, "E1-TURN-3", Reason::ActionPossible)
            }
            (What::Build(city, building), Phase::Start) => self.check_build(seat, city, building, bricks),
            (What::Upgrade(city, old, new), Phase::Start) => self.check_upgrade(seat, city, old, new, bricks),
            (What::Improve(tile), Phase::Improve) => {
                require(self.improvement_is_left(tile), ids.improving, Reason::ImprovementTaken(tile))
            }
            (What::Court(space), Phase::Start) => self.check_court(seat, space),
            (What::Score(place), Phase::Start) if self.rules().markers == Markers::Store => {
                let left = self.table.boards[seat].markers_left(self.rules());
                require(left > 0, "E1-SCORE-1", Reason::NoMarker)?;
                self.check_place(seat, place)
            }
            (What::Score(place), Phase::Score) => self.check_place(seat, place),
            (What::Pass, Phase::Start) => require(self.may_pass(), "E1-END-3", Reason::NoAnnouncement),
            (What::Take(None), Phase::Take(_)) => Ok(()),
            (What::Take(Some(piece)), Phase::Take(source)) => {
                let rule = if source == PieceSource::Court { "A-SCORE-1" } else { "A-BUY-2" };
                require(self.is_on_offer(piece, source), rule, Reason::PieceNotOffered(piece))
            }
            (What::Place(city, building), Phase::InHand(piece, _)) => {
                self.check_fitting(seat, piece, city, building)
            }
            (What::Store, Phase::InHand(..)) => {
                let full = self.table.boards[seat].warehouse_is_full();
                require(!full, "A-STORE-1", Reason::WarehousesFull)
            }
            (What::Swap(stored), Phase::InHand(piece, _)) => self.check_swap(seat, stored, piece),
            (What::Decline, Phase::InHand(..)) => Ok(()),
            (What::Move(piece, city, building), Phase::Start | Phase::After | Phase::InHand(..)) => {
                self.check_move(seat, piece, city, building)
            }
            (What::Purchase(piece, city, building), Phase::Start | Phase::After) => {
                self.check_piece_purchase(seat, piece, city, building)
            }
            (What::Object(object), Phase::After) => self.check_object(seat, object),
            (What::Announce, Phase::After) => self.check_announcement(seat),
            (What::End, Phase::After) => Ok(()),
            _ => refuse(ids.turn, Reason::NotNow(kind)),
        }
    }

    fn check_spin(&self, seat: Seat) -> Verdict {
        let coins = self.coins(seat);
        require(self.affordable(seat), "A-BUY-1", Reason::NothingAffordable { coins })
    }

    /// Whether bricks may be bought without turning.
    fn check_staying(&self) -> Verdict {
        let rule = self.rules().ids.turning;
        match self.rules().turning {
            Turning::Must => refuse("E1-BUY-1", Reason::MustTurn),
            Turning::BothOrInner => refuse("A-BUY-1", Reason::MustTurn),
            Turning::May | Turning::MayIfAffordable => {
                require(!self.table.wheel_is_empty(), rule, Reason::EmptyWheel)
            }
        }
    }

    fn check_broke(&self, seat: Seat) -> Verdict {
        let coins = self.coins(seat);
        require(!self.affordable(seat), self.rules().ids.broke, Reason::SomethingAffordable { coins })
    }

    fn check_purchase(&self, seat: Seat, location: Location, wanted: Bricks) -> Verdict {
        let rule = self.rules().ids.buying;
        let (held, coins) = (self.table.wheel[location], self.coins(seat));
        require(!wanted.is_empty(), rule, Reason::NothingBought)?;
        require(held.contains(wanted), rule, Reason::NotOnWheel { location, held, wanted })?;
        let price = wanted.price(location);
        require(price <= coins, rule, Reason::TooDear { location, wanted, price, coins })
    }

    fn check_build(&self, seat: Seat, city: City, building: Building, paid: Bricks) -> Verdict {
        self.check_offered(building)?;
        self.check_payment(seat, city, building, building.value(), paid)
    }

    fn check_offered(&self, building: Building) -> Verdict {
        let offered = if building.value() == EIGHT {
            self.table.eights.contains(Tile::eight(building.kind()))
        } else {
            self.table.space_of(building).is_some()
        };
        require(
            offered && building == building.bare(),
            self.rules().ids.building,
            Reason::NotOffered(building),
        )
    }

    fn check_upgrade(&self, seat: Seat, city: City, old: Building, new: Building, paid: Bricks) -> Verdict {
        let rule = self.rules().ids.upgrading;
        let own = self.table.boards[seat].find(city, old).is_some();
        require(own, rule, Reason::NoSuchBuilding { building: old, city })?;
        self.check_offered(new)?;
        if self.rules().upgrades == Upgrades::Monument {
            let fits = old.kind() == new.kind() && new.value() == EIGHT;
            require(fits, rule, Reason::NotItsMonument { old, new })?;
        }
        require(new.value() > old.value(), rule, Reason::NotHigher { old, new })?;
        self.check_payment(seat, city, new, new.value() - old.value(), paid)
    }

    fn check_payment(&self, seat: Seat, city: City, building: Building, need: u32, paid: Bricks) -> Verdict {
        let ids = &self.rules().ids;
        let owned = self.holdings[seat].bricks;
        require(owned.contains(paid), ids.building, Reason::NotOwned { paid, owned })?;
        let accepted = city.accepts(paid);
        let rest = paid - accepted;
        let exchanged = self.exchanged(city, rest);
        let Some(exchanged) = exchanged else {
            return refuse(ids.paying, Reason::NotAccepted { city, refused: rest });
        };
        let given = accepted.total() + exchanged;
        require(given == need, ids.building, Reason::WrongCount { building, city, need, given })
    }

    /// How many bricks the ones that a city does not accept stand for, if they may stand for any (E2-BUILD-2).
    fn exchanged(&self, city: City, rest: Bricks) -> Option<u32> {
        let cheaper = match (self.rules().exchange, next_color(city)) {
            (Exchange::Pairs, Some(color)) => Bricks::of(color, rest.count(color)),
            _ => Bricks::NONE,
        };
        (rest == cheaper && rest.total().is_multiple_of(2)).then(|| rest.total() / 2)
    }

    fn check_court(&self, seat: Seat, space: Option<Space>) -> Verdict {
        require(!self.available_places(seat).is_empty(), "E2-SCORE-8", Reason::NoPlace)?;
        let (spaces, open) = self.usable_markers(seat);
        let usable = space.map_or(open, |space| spaces >> space as u8 & 1 != 0);
        if usable {
            return Ok(());
        }
        let board = &self.table.boards[seat];
        match (space, self.table.visit) {
            (Some(space), None) => refuse("E2-SCORE-3", Reason::NoMarkerOn(space)),
            (Some(space), Some(visit)) if space == visit.space => {
                refuse("E2-SCORE-4", Reason::NoMarkerOn(space))
            }
            (None, _) if board.open_markers == 0 => refuse("E2-SCORE-7", Reason::NoOpenMarker),
            (_, Some(visit)) => refuse("E2-SCORE-4", Reason::OtherVisit(visit.space)),
            (None, None) => refuse("E2-SCORE-7", Reason::NoOpenMarker),
        }
    }

    fn check_place(&self, seat: Seat, place: Place) -> Verdict {
        let rule = self.rules().ids.scoring;
        require(self.rules().places.contains(place), rule, Reason::NoSuchPlace(place))?;
        let shared = matches!(place, Place::City(_) | Place::Money(_));
        let scored = if shared { self.table.scored_by_anyone() } else { self.table.boards[seat].scored };
        require(!scored.contains(place), self.rules().ids.rule_of(place), Reason::Scored(place))?;
        let rule = self.rules().ids.rule_of(place);
        if self.available_places(seat).contains(place) {
            return Ok(());
        }
        match place {
            Place::City(city) => {
                let own = self.table.boards[seat].cities[city].count();
                refuse(rule, Reason::TooFewBuildings { city, need: city.buildings_to_score(), own })
            }
            Place::Money(money) if self.table.boards[seat].scored & Places::MONEY == Places::EMPTY => {
                let (need, coins) = (money.coins_needed(), self.coins(seat));
                refuse(rule, Reason::TooFewCoins { money, need, coins })
            }
            Place::Money(_) => refuse(rule, Reason::SecondMoneySpace),
            _ => refuse(rule, Reason::NoBuildingFor(place)),
        }
    }

    fn check_fitting(&self, seat: Seat, piece: Piece, city: City, building: Building) -> Verdict {
        let rule = if matches!(piece.kind(), PieceKind::Decoration(_)) { "A-DECO-1" } else { "A-STAT-1" };
        let board = &self.table.boards[seat];
        let Some(tile) = board.find(city, building) else {
            return refuse(rule, Reason::NoSuchBuilding { building, city });
        };
        let fits = board.fitting(piece, city).contains(tile);
        require(fits, rule, Reason::DoesNotFit { piece, building, city })
    }

    fn check_swap(&self, seat: Seat, stored: Piece, piece: Piece) -> Verdict {
        let board = &self.table.boards[seat];
        require(board.must_swap(piece), "A-STORE-1", Reason::NeedNotSwap(piece))?;
        require(board.warehouse.contains(&Some(stored)), "A-STORE-1", Reason::NotStored(stored))
    }

    fn check_move(&self, seat: Seat, piece: Piece, city: City, building: Building) -> Verdict {
        let stored = self.table.boards[seat].warehouse.contains(&Some(piece));
        require(stored, "A-STORE-1", Reason::NotStored(piece))?;
        let movable = self.movable(seat).any(|known| known == piece);
        require(movable, "A-STORE-1", Reason::StoredThisTurn(piece))?;
        self.check_fitting(seat, piece, city, building)
    }

    fn check_piece_purchase(&self, seat: Seat, piece: Piece, city: City, building: Building) -> Verdict {
        let coins = self.coins(seat);
        require(!self.table.turn.purchased, "A-BONUS-1", Reason::SecondPurchase)?;
        require(self.may_purchase_piece(seat), "A-BONUS-1", Reason::TooPoor { coins })?;
        require(self.is_in_supply(piece), "A-BONUS-1", Reason::NotInSupply(piece))?;
        self.check_fitting(seat, piece, city, building)?;
        let exact = !matches!(piece.kind(), PieceKind::Statue(color) if color != city.color());
        require(exact, "A-BONUS-1", Reason::DoesNotFit { piece, building, city })
    }

    fn check_object(&self, seat: Seat, object: Object) -> Verdict {
        let coins = self.coins(seat);
        require(!self.table.turn.purchased, "E1-XTRA-1", Reason::SecondPurchase)?;
        require(self.is_for_sale(object), "E1-XTRA-1", Reason::NotForSale(object))?;
        require(self.may_buy_object(seat), "E1-XTRA-1", Reason::TooPoor { coins })
    }

    fn check_announcement(&self, seat: Seat) -> Verdict {
        require(!self.end_is_triggered(), "E1-END-4", Reason::EndTriggered)?;
        require(self.may_announce(seat), "E1-END-2", Reason::ConditionsNotMet)
    }
}

/// The predicates that decide.
impl Carrara {
    /// Whether the wheel can be turned in order to buy (E1-BUY-5, X-BUY-2, E2-BUY-4).
    #[inline]
    pub(crate) fn may_turn(&self) -> bool {
        !(self.bag.is_empty() && self.table.wheel_is_empty())
    }

    /// Whether any brick on the wheel is affordable (E1-BUY-4).
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> bool {
        let coins = self.coins(seat);
        Location::ALL
            .into_iter()
            .any(|location| !self.table.wheel[location].affordable(location, coins).is_empty())
    }

    /// The largest price that `own` bricks can pay in each city.
    #[inline]
    pub(crate) fn purchasing_power(&self, own: Bricks) -> [u32; 6] {
        let mut accepted = 0;
        City::ALL.map(|city| {
            accepted += own.count(city.color());
            accepted + pairs(own, city, self.rules().exchange)
        })
    }

    /// Whether passing is possible (E2-TURN-1, E1-END-3).
    #[inline]
    pub(crate) fn may_pass(&self) -> bool {
        match self.rules().idling {
            Idling::Pass => true,
            Idling::Stuck => self.table.announced.is_some(),
        }
    }

    /// The places that `seat` could score now, apart from needing a marker of the court.
    #[inline]
    pub fn available_places(&self, seat: Seat) -> Places {
        let rules = self.rules();
        let board = &self.table.boards[seat];
        if rules.markers == Markers::Store && board.scored.count() >= u32::from(rules.marker_count) {
            return Places::EMPTY;
        }
        let owned = board.tiles();
        if owned.is_empty() && !rules.places.contains(Place::Money(Money::Three)) {
            return Places::EMPTY;
        }
        let mut places = Places::EMPTY;
        for city in City::ALL {
            let enough = board.cities[city].has_two_or_three(city.buildings_to_score());
            places.insert_if(Place::City(city), enough);
        }
        for kind in BuildingType::ALL {
            let any = !(owned & TileSet::of_type(kind)).is_empty();
            places.insert_if(Place::Type(kind), any);
        }
        places.insert_if(Place::Urban, !(owned & TileSet::URBAN).is_empty());
        places.insert_if(Place::Rural, !(owned & TileSet::RURAL).is_empty());
        if rules.pieces == Pieces::Ornaments {
            let free = board.scored & Places::MONEY == Places::EMPTY;
            for money in Money::ALL {
                places.insert_if(Place::Money(money), free && self.coins(seat) >= money.coins_needed());
            }
            for statues in Statues::ALL {
                let any = statues.cities().iter().any(|city| board.statues_in(*city) > 0);
                places.insert_if(Place::Statues(statues), any);
            }
        }
        let taken = self.table.scored_by_anyone() & (Places::CITIES | Places::MONEY);
        (places & rules.places) - board.scored - taken
    }

    /// The own markers that can be used now: spaces of the court as bits, and whether the open area
    /// (E2-SCORE-3, E2-SCORE-4, E2-SCORE-7).
    #[inline]
    pub(crate) fn usable_markers(&self, seat: Seat) -> (u8, bool) {
        let board = &self.table.boards[seat];
        match self.table.visit {
            Some(visit) => (board.court & 1 << visit.space as u8, false),
            None => (board.court, board.open_markers > 0),
        }
    }

    /// Whether an improvement tile is still there.
    #[inline]
    pub(crate) fn improvement_is_left(&self, tile: Improvement) -> bool {
        self.table.improvements >> tile as u8 & 1 != 0
    }

    /// Whether a piece may be taken from a source (A-BUY-2, A-SCORE-1).
    #[inline]
    pub(crate) fn is_on_offer(&self, piece: Piece, source: PieceSource) -> bool {
        let shown = match (source, piece.kind()) {
            (PieceSource::Segment(location), PieceKind::Decoration(object)) => {
                self.table.decoration_at(location) == object
            }
            (PieceSource::Segment(location), PieceKind::Statue(color)) => {
                self.table.statue_at(location) == color
            }
            (PieceSource::Court, PieceKind::Decoration(_)) => true,
            _ => false,
        };
        shown && self.is_in_supply(piece)
    }

    /// Whether a decoration or coloured statue is in the supply.
    #[inline]
    pub(crate) fn is_in_supply(&self, piece: Piece) -> bool {
        match piece.kind() {
            PieceKind::Decoration(object) => self.table.supply[object] > 0,
            PieceKind::Statue(color) => self.table.statues[color] > 0,
            PieceKind::Gold => false,
        }
    }

    /// The stored pieces that may be moved in this turn, distinct and in order (A-STORE-1).
    #[inline]
    pub(crate) fn movable(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        let [first, second] = self.table.boards[seat].warehouse;
        let fresh = self.table.turn.stored;
        let distinct = match (first, second) {
            (Some(one), Some(other)) if one == other => [first, None],
            _ => [first.filter(|_| first != fresh), second.filter(|_| second != fresh)],
        };
        distinct.into_iter().flatten()
    }

    /// Whether an object still lies on the object field.
    #[inline]
    pub(crate) fn is_for_sale(&self, object: Object) -> bool {
        self.table.for_sale >> object as u8 & 1 != 0
    }

    /// The tiles that may be built: the face-up ones and the eights.
    #[inline]
    pub(crate) fn buildable(&self) -> TileSet {
        self.table.face_up() | self.table.eights
    }

    /// The piece that the seat to decide has taken and not yet placed, and where it comes from.
    #[inline]
    pub(crate) fn in_hand(&self) -> (Piece, PieceSource) {
        let Phase::InHand(piece, source) = self.table.phase else { unreachable!("a piece is in hand") };
        (piece, source)
    }

    /// Whether `seat` has taken a marker from the court and has not placed it yet.
    pub fn is_scoring(&self, seat: Seat) -> bool {
        self.table.turn.seat == seat && self.is_scoring_at_court()
    }

    /// Whether a marker has been taken from the court and not been placed yet.
    pub(crate) fn is_scoring_at_court(&self) -> bool {
        let at_court = |source| source == PieceSource::Court;
        match self.table.phase {
            Phase::Score => true,
            Phase::Take(source) | Phase::InHand(_, source) => at_court(source),
            _ => false,
        }
    }

    /// Whether `seat` has the coins for a piece and has not bought one in this turn.
    #[inline]
    pub(crate) fn may_purchase_piece(&self, seat: Seat) -> bool {
        !self.table.turn.purchased && self.holdings[seat].coins >= PIECE_PRICE
    }

    /// Whether `seat` could buy some object (E1-XTRA-1).
    #[inline]
    pub(crate) fn may_buy_object(&self, seat: Seat) -> bool {
        self.table.for_sale != 0 && self.may_purchase_piece(seat)
    }

    /// Whether the end has been triggered (E1-END-1, E1-END-2).
    #[inline]
    pub(crate) fn end_is_triggered(&self) -> bool {
        self.table.announced.is_some() || self.last_building_is_taken()
    }

    /// Whether the last of the shuffled buildings has left its space (E1-END-1).
    #[inline]
    pub(crate) fn last_building_is_taken(&self) -> bool {
        self.table.stack.is_empty() && self.table.spaces.iter().all(Option::is_none)
    }

    /// Whether `seat` could announce the end (E1-END-2, E1-END-4).
    #[inline]
    pub(crate) fn may_announce(&self, seat: Seat) -> bool {
        self.rules().ending == Ending::Announcement
            && !self.end_is_triggered()
            && self.conditions_are_met(seat)
    }
}
