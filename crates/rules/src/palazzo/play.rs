use super::action::{Action, Change, Purchase, Spot};
use super::event::{End, Event};
use super::money::Money;
use super::payment::Payment;
use super::phase::{Auction, Phase};
use super::state::{DISTRIBUTED, Palazzo, QUIET_TURNS};
use super::tiles::{Tile, TileSet};
use crate::game::Audience::Everyone;
use crate::game::Facts;
use crate::seat::Seat;

/// Carries out a legal action of the seat that is to decide.
pub(super) fn play(game: &mut Palazzo, action: &Action, facts: &mut impl Facts<Event>) {
    match (game.phase, *action) {
        (Phase::Turn, Action::Money) => {
            game.quiet += 1;
            game.phase = Phase::RevealMoney;
        }
        (Phase::Turn, Action::Draw) => {
            game.quiet = 0;
            game.phase = Phase::RevealTiles;
        }
        (Phase::Turn, Action::Remodel { change, pay }) => {
            game.quiet += 1;
            facts.tell(Everyone, Event::Remodeled { seat: game.turn, change, pay });
            game.spend(game.turn, pay.into());
            game.remodel(change);
            game.end_turn(facts);
        }
        (Phase::Draft { seat, market }, Action::Take(cards)) => game.take(seat, market, cards, facts),
        (Phase::Offer, Action::Buy { tiles, payment }) => game.buy(tiles, payment, facts),
        (Phase::Offer, Action::Auction) => game.move_builder(facts),
        (Phase::Auction(auction), Action::Bid(added)) => game.raise(auction, added, facts),
        (Phase::Auction(auction), Action::Pass) => game.leave(auction, facts),
        (Phase::Build { seat, lot }, Action::Place { tile, spot }) => {
            game.place(seat, tile, spot, facts);
            let lot = lot.without(tile);
            if lot.is_empty() {
                game.end_turn(facts);
            } else {
                game.phase = Phase::Build { seat, lot };
            }
        }
        (Phase::Pick { seat, lot }, Action::Pick(tile)) => {
            facts.tell(Everyone, Event::Picked { seat, tile });
            game.phase = Phase::BuildPicked { seat, tile, lot: lot.without(tile) };
        }
        (Phase::BuildPicked { seat, lot, .. }, Action::Place { tile, spot }) => {
            game.place(seat, tile, spot, facts);
            game.pass_lot(seat, lot, facts);
        }
        (phase, action) => panic!("'{action}' was not checked: {} is due", phase.expects()),
    }
}

impl Palazzo {
    /// P-MON-1.
    fn take(&mut self, seat: Seat, market: Money, cards: Money, facts: &mut impl Facts<Event>) {
        facts.tell(Everyone, Event::MoneyTaken { seat, cards });
        self.hands[seat] += cards;
        self.known[seat] += cards;
        let (market, next) = (market - cards, self.next(seat));
        if market.is_empty() {
            self.end_turn(facts);
        } else {
            self.phase = Phase::Draft { seat: next, market };
        }
    }

    /// P-BUY-1.
    fn buy(&mut self, tiles: Purchase, payment: Payment, facts: &mut impl Facts<Event>) {
        let lot: TileSet = tiles.tiles().collect();
        facts.tell(Everyone, Event::Bought { seat: self.turn, tiles: lot, payment });
        self.spend(self.turn, payment.cards());
        self.warehouse = tiles.tiles().fold(self.warehouse, TileSet::without);
        self.phase = Phase::Build { seat: self.turn, lot };
    }

    /// P-AUC-1, P-AUC-2 and P-AUC-5.
    fn move_builder(&mut self, facts: &mut impl Facts<Event>) {
        let seat = self.turn;
        let Some(quarry) = self.next_quarry() else {
            facts.tell(Everyone, Event::NothingToAuction { seat });
            return self.end_turn(facts);
        };
        self.builder = Some(quarry);
        facts.tell(Everyone, Event::BuilderMoved { quarry });
        let tiles = self.quarries[quarry.index()];
        if tiles.len() < DISTRIBUTED {
            facts.tell(Everyone, Event::AuctionOpened { seat, tiles });
            let bidder = self.next(seat);
            let (passed, bids) = ([false; 4], [Payment::EMPTY; 4]);
            self.phase = Phase::Auction(Auction { bidder, leader: seat, passed, bids });
        } else {
            facts.tell(Everyone, Event::DistributionOpened { seat, tiles });
            self.quarries[quarry.index()] = TileSet::EMPTY;
            self.phase = Phase::Pick { seat, lot: tiles };
        }
    }

    /// P-AUC-3.
    fn raise(&mut self, mut auction: Auction, added: Payment, facts: &mut impl Facts<Event>) {
        let seat = auction.bidder;
        self.show(seat, added.cards());
        auction.bids[seat] = auction.bids[seat].and(added);
        auction.leader = seat;
        auction.bidder = self.next_in(&auction);
        facts.tell(Everyone, Event::Raised { seat, added, amount: self.amount_of(&auction, seat) });
        self.phase = Phase::Auction(auction);
    }

    /// P-AUC-4.
    fn leave(&mut self, mut auction: Auction, facts: &mut impl Facts<Event>) {
        let seat = auction.bidder;
        let cards = std::mem::take(&mut auction.bids[seat]).cards();
        self.hands[seat] += cards;
        self.known[seat] += cards;
        auction.passed[seat] = true;
        facts.tell(Everyone, Event::Passed { seat, cards });
        auction.bidder = self.next_in(&auction);
        if auction.bidder == auction.leader {
            self.win(&auction, facts);
        } else {
            self.phase = Phase::Auction(auction);
        }
    }

    /// P-AUC-4: the last one left pays and takes the tiles.
    fn win(&mut self, auction: &Auction, facts: &mut impl Facts<Event>) {
        let seat = auction.leader;
        let quarry = self.builder.expect("an auction is at the builder's quarry").index();
        let lot = std::mem::take(&mut self.quarries[quarry]);
        facts.tell(Everyone, Event::Won { seat, tiles: lot, amount: self.amount_of(auction, seat) });
        self.discards += auction.bids[seat].cards();
        self.phase = Phase::Build { seat, lot };
    }

    /// The next seat that has not passed.
    fn next_in(&self, auction: &Auction) -> Seat {
        let mut seat = self.next(auction.bidder);
        while auction.passed[seat] {
            seat = self.next(seat);
        }
        seat
    }

    /// P-AUC-5: the next one picks, or what is left over leaves the game.
    fn pass_lot(&mut self, seat: Seat, lot: TileSet, facts: &mut impl Facts<Event>) {
        let next = self.next(seat);
        if next != self.turn {
            self.phase = Phase::Pick { seat: next, lot };
            return;
        }
        if !lot.is_empty() {
            facts.tell(Everyone, Event::LeftOver { tiles: lot });
        }
        self.out = self.out.and(lot);
        self.end_turn(facts);
    }

    /// P-BUILD-2.
    fn place(&mut self, seat: Seat, tile: Tile, spot: Spot, facts: &mut impl Facts<Event>) {
        facts.tell(Everyone, Event::Placed { seat, tile, spot });
        match spot {
            Spot::Palace(number) => {
                let palace = self.palaces.get_mut(seat, number.0);
                *palace = palace.with(tile);
            }
            Spot::New => self.palaces.begin(seat, tile),
            Spot::Discard => self.out = self.out.with(tile),
        }
    }

    /// P-REB-1.
    fn remodel(&mut self, change: Change) {
        let seat = self.turn;
        match change {
            Change::Out { palace, tile } => {
                let palace = self.palaces.get_mut(seat, palace.0);
                *palace = palace.without(tile);
                self.palaces.begin(seat, tile);
            }
            Change::In { single, palace } => {
                let tile = self.palaces.get_mut(seat, single.0).bottom();
                let palace = self.palaces.get_mut(seat, palace.0);
                *palace = palace.with(tile);
                self.palaces.remove(seat, single.0);
            }
            Change::Drop { single } => {
                self.out = self.out.with(self.palaces.get_mut(seat, single.0).bottom());
                self.palaces.remove(seat, single.0);
            }
        }
    }

    /// Cards leave a hand for the discards.
    fn spend(&mut self, seat: Seat, cards: Money) {
        self.show(seat, cards);
        self.discards += cards;
    }

    /// Cards leave a hand in the open. Those of them that were known are no longer known to be there; the rest
    /// were unknown ones, of which there are now fewer.
    fn show(&mut self, seat: Seat, cards: Money) {
        self.hands[seat] -= cards;
        self.known[seat] = self.known[seat].saturating_sub(cards);
    }

    /// P-TURN-1 and P-END-3.
    fn end_turn(&mut self, facts: &mut impl Facts<Event>) {
        if self.quiet >= QUIET_TURNS {
            facts.tell(Everyone, Event::GameOver { end: End::Quiet });
            self.phase = Phase::Over;
        } else {
            self.turn = self.next(self.turn);
            facts.tell(Everyone, Event::TurnBegins { seat: self.turn });
            self.phase = Phase::Turn;
        }
    }
}
