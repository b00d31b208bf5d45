//! Whether a view that was read can be one of a game.
//!
//! What is refused here would later have no legal action, or break a conservation law in play. Whether a game
//! leads to a position is not asked.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::bricks::{Bricks, WHEEL_SIZE};
use super::places::Places;
use super::rules::{Eights, Ending, GoalSource, IDLE_ROUNDS, Markers, OBJECTS_PER_TYPE, Pieces, Rules};
use super::state::{Carrara, Holdings, Phase, court_spaces};
use super::tiles::TileSet;
use super::view::{BagView, View};
use super::view_form::{ViewError, require};
use crate::game::{Game, Offers, Pending, Viewer};
use crate::seat::Seat;

/// The most coins or points that are read, so that sums stay far from overflowing.
const MOST_WEALTH: u32 = 20_000;

/// The most pieces or markers of a kind that are read; no game has as many.
const MOST_PIECES: u32 = 30;

impl View {
    /// Refuses a view that no game can have.
    pub(super) fn check(&self) -> Result<(), ViewError> {
        self.check_seats()?;
        self.check_counts()?;
        self.check_bricks()?;
        self.check_objects()?;
        self.check_tiles()?;
        Seat::of(self.table.players()).try_for_each(|seat| self.check_board(seat))?;
        self.check_scored()?;
        self.check_ruleset()?;
        self.check_phase()?;
        self.check_world()
    }

    fn rules(&self) -> &'static Rules {
        self.table.edition.rules()
    }

    fn viewer(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The visible holdings of all seats.
    fn seen(&self) -> impl Iterator<Item = &Holdings> {
        self.holdings.iter().flatten()
    }

    fn check_seats(&self) -> Result<(), ViewError> {
        let table = &self.table;
        let holder = table.visit.map(|visit| visit.holder);
        let named = [self.viewer, Some(table.turn.seat), holder, table.announced, table.ending];
        let stranger = named.into_iter().flatten().find(|seat| *seat as usize >= table.players());
        if let Some(seat) = stranger {
            return Err(ViewError::EmptySeat(seat));
        }
        let over = table.phase == Phase::Over;
        let right = |seat: Seat| self.holdings[seat].is_some() == (over || self.viewer == Some(seat));
        require(
            Seat::of(table.players()).all(right),
            "holdings are open to their owner, and to everybody when the game is over",
        )
    }

    /// Numbers so large that sums of them could overflow.
    fn check_counts(&self) -> Result<(), ViewError> {
        let table = &self.table;
        let most = |what, found: u32, most: u32| {
            if found > most { Err(ViewError::TooMany { what, found, most }) } else { Ok(()) }
        };
        let objects = self.seen().flat_map(|holdings| holdings.objects);
        let supplies = table.supply.into_iter().chain(table.statues).chain(table.gold).chain(objects);
        for count in supplies.chain([table.gold_gone]) {
            most("pieces of a kind", count.into(), MOST_PIECES)?;
        }
        for board in &table.boards {
            most("points", board.points.into(), MOST_WEALTH)?;
            most("markers", board.open_markers.into(), self.rules().marker_count.into())?;
            most("scored places", board.scored.count(), self.rules().marker_count.into())?;
            board.statues.iter().try_for_each(|count| most("statues", (*count).into(), MOST_PIECES))?;
        }
        self.seen().try_for_each(|holdings| most("coins", holdings.coins.into(), MOST_WEALTH))?;
        let passes = u32::from(IDLE_ROUNDS * table.players);
        most("passes", table.passes.into(), passes)
    }

    fn check_bricks(&self) -> Result<(), ViewError> {
        let bricks = self.seen().map(|holdings| holdings.bricks).chain(self.table.wheel);
        let seen = bricks.into_iter().try_fold(Bricks::NONE, Bricks::checked_add);
        let seen = seen.ok_or(ViewError::Wrong("there are seven bricks of each colour"))?;
        require(self.table.wheel_total() <= WHEEL_SIZE, "the wheel holds eleven bricks at most")?;
        let all_seen = seen == Bricks::ALL;
        match self.bag {
            BagView::NotEmpty => require(!all_seen, "all bricks are seen, so the bag is empty"),
            BagView::Empty => require(all_seen || self.hides_hands(), "bricks are missing"),
        }
    }

    fn hides_hands(&self) -> bool {
        Seat::of(self.table.players()).any(|seat| self.holdings[seat].is_none())
    }

    fn check_objects(&self) -> Result<(), ViewError> {
        let table = &self.table;
        let held = |kind: usize| self.seen().map(|holdings| holdings.objects[kind]).sum::<u8>();
        if self.rules().pieces != Pieces::Objects {
            return require(
                (0..6).all(|kind| held(kind) == 0) && table.for_sale == 0,
                "there are no objects",
            );
        }
        for kind in 0..6 {
            let seen = held(kind) + table.supply[kind] + (table.for_sale >> kind & 1);
            require(seen <= OBJECTS_PER_TYPE, "there are six objects of each type")?;
            require(seen == OBJECTS_PER_TYPE || self.hides_hands(), "objects are missing")?;
        }
        Ok(())
    }

    /// Eights lie apart from the shuffled buildings, and a space is free only when the stack is used up.
    fn check_tiles(&self) -> Result<(), ViewError> {
        let table = &self.table;
        let shuffled = table.face_up() | table.stack | table.gone;
        require((shuffled & TileSet::EIGHTS).is_empty(), "buildings of value 8 are not shuffled")?;
        require((table.eights - TileSet::EIGHTS).is_empty(), "only buildings of value 8 are eights")?;
        if matches!(table.phase, Phase::DrawCards | Phase::DrawWheel | Phase::DrawTiles) {
            let untouched = table.stack == self.rules().buildings[table.players() - 2];
            return require(untouched, "the buildings are shuffled before anything else");
        }
        let mut free = (0..).zip(&table.spaces).filter(|(_, tile)| tile.is_none()).map(|(space, _)| space);
        match table.phase {
            Phase::Restock(space) => require(
                !table.stack.is_empty() && free.eq([space]),
                "the one free space is filled from the stack",
            ),
            _ => require(table.stack.is_empty() || free.next().is_none(), "a space is free"),
        }
    }

    fn check_board(&self, seat: Seat) -> Result<(), ViewError> {
        let (table, rules) = (&self.table, self.rules());
        let board = &table.boards[seat];
        let foreign = board.court & !court_spaces(rules.markers);
        require(foreign == 0, "the court has no such space")?;
        let pending = table.phase == Phase::Improve && table.turn.seat == seat;
        let improvements = board.improved.count_ones() + u32::from(pending);
        let eights = (board.tiles() & TileSet::EIGHTS).count();
        require(improvements == eights, "every building of value 8 has brought one improvement")?;
        let bare = (board.decorated | board.with_statue).is_empty()
            && board.statues == [0; 7]
            && board.warehouse == [None; 2];
        require(rules.pieces == Pieces::Ornaments || bare, "buildings carry no pieces, and none are stored")
    }

    /// Cities and money spaces are scored once in all, and a player scores one money space (E1-SCORE-3, A-SCORE-3).
    fn check_scored(&self) -> Result<(), ViewError> {
        let mut taken = Places::EMPTY;
        for board in &self.table.boards {
            require((board.scored - self.rules().places).is_empty(), "there is no such place to score")?;
            let shared = board.scored & (Places::CITIES | Places::MONEY);
            require((taken & shared).is_empty(), "cities and money spaces are scored once")?;
            require((board.scored & Places::MONEY).count() <= 1, "a player scores one money space")?;
            taken = taken | shared;
        }
        Ok(())
    }

    /// What only some rulesets have.
    fn check_ruleset(&self) -> Result<(), ViewError> {
        let (table, rules) = (&self.table, self.rules());
        let drawn = table.cards.is_some() || table.phase == Phase::DrawCards;
        require(rules.goals != GoalSource::Cards || drawn, "the cards are missing")?;
        let spaces = court_spaces(rules.markers);
        let visited = table.visit.is_none_or(|visit| spaces >> visit.space as u8 & 1 != 0);
        require(visited, "there is no such space to visit")?;
        let ornaments = rules.pieces == Pieces::Ornaments;
        require(ornaments || table.turn.stored.is_none(), "nothing can be stored")?;
        require(ornaments || (table.statues == [0; 6] && table.gold == [0; 2]), "there are no statues")?;
        require(rules.pieces != Pieces::None || table.supply == [0; 6], "there is no supply")?;
        require(ornaments || table.gold_gone == 0, "there are no gold statues")?;
        for (gold, space) in table.gold.into_iter().zip(0..) {
            let markers = table.boards.iter().filter(|board| board.court >> space & 1 != 0).count();
            require(!ornaments || usize::from(gold) >= markers, "gold statues are missing")?;
        }
        let announced = table.announced.is_none() || rules.ending == Ending::Announcement;
        let ending = table.ending.is_none() || rules.ending == Ending::MarkersAndStack;
        require(announced && ending, "the end comes about in another way")
    }

    fn check_phase(&self) -> Result<(), ViewError> {
        let (table, rules) = (&self.table, self.rules());
        let possible = match table.phase {
            Phase::DrawCards => rules.goals == GoalSource::Cards && table.cards.is_none(),
            Phase::DrawWheel | Phase::Take(_) | Phase::InHand(..) => rules.pieces == Pieces::Ornaments,
            Phase::Refill => self.bag == BagView::NotEmpty && table.wheel_total() < WHEEL_SIZE,
            Phase::Improve => rules.eights == Eights::Present && table.improvements != 0,
            Phase::Score => rules.markers != Markers::Store,
            Phase::After => rules.pieces != Pieces::None,
            Phase::DrawTiles | Phase::Start | Phase::Buy | Phase::Restock(_) | Phase::Over => true,
        };
        require(possible, "the phase is not possible here")
    }

    /// The conservation laws, and something to do for the seat to decide, in a world that looks like this.
    fn check_world(&self) -> Result<(), ViewError> {
        let world = Carrara::imagine(self, &mut ChaCha8Rng::seed_from_u64(0));
        world.check_conservation().map_err(ViewError::Unbalanced)?;
        require(world.seen_by(self.viewer()) == *self, "nothing looks like this")?;
        if let Pending::Decide(seat) = world.pending() {
            let scores = !world.is_scoring_at_court() || !world.available_places(seat).is_empty();
            require(scores, "there is no place to score")?;
            let mut offers = Offers::default();
            world.legal_actions(seat, &mut offers);
            require(!offers.is_empty(), "the seat to decide can do nothing")?;
        }
        Ok(())
    }
}
