use super::action::{Action, Change, Number, Purchase, Spot};
use super::illegal::{Illegal, Reason};
use super::money::{Card, Money};
use super::palace::Palace;
use super::payment::Payment;
use super::phase::{Auction, Phase};
use super::state::Palazzo;
use super::tiles::{Tile, TileSet};
use crate::game::Pending;
use crate::seat::Seat;

type Verdict = Result<(), Illegal>;

fn refuse<T>(rule: &'static str, reason: Reason) -> Result<T, Illegal> {
    Err(Illegal { reason, rule })
}

fn require(holds: bool, rule: &'static str, reason: Reason) -> Verdict {
    if holds { Ok(()) } else { refuse(rule, reason) }
}

/// Says whether `seat` may do `action` now, and if not, why.
pub(super) fn check(game: &Palazzo, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let pending = game.next_to_act();
    require(pending == Pending::Decide(seat), "P-TURN-1", Reason::NotYourTurn { seat, pending })?;
    match (&game.phase, *action) {
        (Phase::Turn, Action::Money) => check_money(game),
        (Phase::Turn, Action::Draw) => Ok(()),
        (Phase::Turn, Action::Remodel { change, pay }) => check_remodel(game, seat, change, pay),
        (Phase::Draft { market, .. }, Action::Take(cards)) => check_take(game, seat, *market, cards),
        (Phase::Offer, Action::Buy { tiles, payment }) => check_buy(game, seat, tiles, payment),
        (Phase::Offer, Action::Auction) => Ok(()),
        (Phase::Auction(auction), Action::Bid(added)) => check_bid(game, auction, added),
        (Phase::Auction(_), Action::Pass) => Ok(()),
        (Phase::Pick { lot, .. }, Action::Pick(tile)) => {
            require(lot.contains(tile), "P-AUC-5", Reason::NotToPick { tile, lot: *lot })
        }
        (Phase::Build { lot, .. }, Action::Place { tile, spot }) => check_place(game, seat, *lot, tile, spot),
        (Phase::BuildPicked { tile: picked, .. }, Action::Place { tile, spot }) => {
            check_place(game, seat, TileSet::EMPTY.with(*picked), tile, spot)
        }
        (phase, _) => refuse("P-TURN-1", Reason::NotNow { action: action.kind(), expected: phase.expects() }),
    }
}

/// P-MON-2.
fn check_money(game: &Palazzo) -> Verdict {
    let (needed, held) = (game.revealed(), game.deck.len() + game.discards.len());
    require(game.can_reveal_money(), "P-MON-2", Reason::TooFewCards { needed, held })
}

/// P-MON-1.
fn check_take(game: &Palazzo, seat: Seat, market: Money, cards: Money) -> Verdict {
    let (expected, found) = (game.share(seat), cards.len());
    require(expected == found, "P-MON-1", Reason::TakeCount { seat, expected, found })?;
    require(market.contains(cards), "P-MON-1", Reason::NotRevealed { cards, market })
}

/// P-BUY-1.
fn check_buy(game: &Palazzo, seat: Seat, tiles: Purchase, payment: Payment) -> Verdict {
    let warehouse = game.warehouse;
    let for_sale = tiles.tiles().all(|tile| warehouse.contains(tile))
        && (tiles.second != Some(tiles.first) || warehouse.contains_two(tiles.first));
    require(for_sale, "P-BUY-1", Reason::NotInWarehouse { tiles, warehouse })?;
    check_payment(payment, payment)?;
    check_hand(game.hands[seat], payment)?;
    let (price, amount) = (tiles.count() * game.tile_price(), payment.amount());
    require(amount >= price, "P-BUY-1", Reason::Underpaid { tiles, price, payment, amount })
}

/// P-AUC-3.
fn check_bid(game: &Palazzo, auction: &Auction, added: Payment) -> Verdict {
    let seat = auction.bidder;
    check_hand(game.hands[seat], added)?;
    let bid = auction.bids[seat].and(added);
    check_payment(bid, added)?;
    let highest = game.amount_of(auction, auction.leader);
    let amount = game.amount_of(auction, seat) + added.amount();
    require(amount > highest, "P-AUC-3", Reason::BidTooLow { added, amount, highest })
}

/// The single cards of the `whole`, to which `payment` was added, are of one currency (P-PAY-1).
fn check_payment(whole: Payment, payment: Payment) -> Verdict {
    let mut currencies = whole.currencies();
    match (currencies.next(), currencies.next()) {
        (Some(first), Some(second)) => refuse("P-PAY-1", Reason::TwoCurrencies { payment, first, second }),
        _ => Ok(()),
    }
}

/// Cards are paid from the hand (P-PAY-1).
fn check_hand(hand: Money, payment: Payment) -> Verdict {
    let cards = payment.cards();
    require(hand.contains(cards), "P-PAY-1", Reason::NotInHand { cards, hand })
}

/// P-BUILD-2.
fn check_place(game: &Palazzo, seat: Seat, lot: TileSet, tile: Tile, spot: Spot) -> Verdict {
    require(lot.contains(tile), "P-BUILD-2", Reason::NotToPlace { tile, lot })?;
    let Spot::Palace(number) = spot else { return Ok(()) };
    let palace = palace(game, seat, number)?;
    let top = palace.top();
    require(palace.takes_on_top(tile), "P-BUILD-2", Reason::NotHigher { tile, palace: number, top })
}

/// P-REB-1 and P-REB-2.
fn check_remodel(game: &Palazzo, seat: Seat, change: Change, pay: Card) -> Verdict {
    let hand = game.hands[seat];
    require(hand.count(pay) > 0, "P-REB-1", Reason::CannotPayRebuild { pay, hand })?;
    match change {
        Change::Out { palace: number, tile } => {
            let palace = palace(game, seat, number)?;
            let there = palace.on(tile.floor()) == Some(tile);
            require(there, "P-REB-1", Reason::NotInPalace { tile, palace: number })?;
            require(!palace.is_single(), "P-REB-2", Reason::OnlyTile { tile, palace: number })
        }
        Change::In { single, palace: number } => {
            let tile = check_single(game, seat, single)?;
            let palace = palace(game, seat, number)?;
            require(single != number, "P-REB-1", Reason::IntoItself { palace: number })?;
            require(palace.takes_in(tile), "P-BUILD-1", Reason::FloorTaken { tile, palace: number })
        }
        Change::Drop { single } => check_single(game, seat, single).map(|_| ()),
    }
}

fn check_single(game: &Palazzo, seat: Seat, number: Number) -> Result<Tile, Illegal> {
    let palace = palace(game, seat, number)?;
    let floors = palace.floors();
    require(palace.is_single(), "P-REB-1", Reason::NotSingle { palace: number, floors })?;
    Ok(palace.bottom())
}

fn palace(game: &Palazzo, seat: Seat, number: Number) -> Result<Palace, Illegal> {
    let palaces = game.palaces.of(seat);
    match palaces.get(number.index()) {
        Some(palace) => Ok(*palace),
        None => refuse("P-BUILD-3", Reason::NoPalace { seat, palace: number, owned: palaces.len() }),
    }
}
