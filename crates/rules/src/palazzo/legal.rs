use super::action::{Action, Change, Number, Purchase, Spot};
use super::illegal::Illegal;
use super::money::{Card, Money};
use super::palace::Palace;
use super::payment::Payment;
use super::phase::{Auction, Phase};
use super::state::Palazzo;
use super::tiles::{Tile, TileSet};
use crate::game::Pending;
use crate::seat::Seat;

/// Says whether `seat` may do `action` now, and if not, why.
pub(super) fn check(game: &Palazzo, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let pending = game.next_to_act();
    if pending != Pending::Decide(seat) {
        return Err(Illegal::NotYourTurn { seat, pending });
    }
    match (&game.phase, *action) {
        (Phase::Turn, Action::Money) => check_money(game),
        (Phase::Turn, Action::Draw) => Ok(()),
        (Phase::Turn, Action::Remodel { change, pay }) => check_remodel(game, seat, change, pay),
        (Phase::Draft { market, .. }, Action::Take(cards)) => check_take(game, seat, *market, cards),
        (Phase::Offer, Action::Buy { tiles, payment }) => check_buy(game, seat, tiles, payment),
        (Phase::Offer, Action::Auction) => Ok(()),
        (Phase::Auction(auction), Action::Bid(added)) => check_bid(game, auction, added),
        (Phase::Auction(_), Action::Pass) => Ok(()),
        (Phase::Pick { lot, .. }, Action::Pick(tile)) if lot.contains(tile) => Ok(()),
        (Phase::Pick { lot, .. }, Action::Pick(tile)) => Err(Illegal::NotToPick { tile, lot: *lot }),
        (Phase::Build { lot, .. }, Action::Place { tile, spot }) => check_place(game, seat, *lot, tile, spot),
        (Phase::BuildPicked { tile: picked, .. }, Action::Place { tile, spot }) => {
            check_place(game, seat, TileSet::EMPTY.with(*picked), tile, spot)
        }
        (phase, _) => Err(Illegal::NotNow { action: action.kind(), expected: phase.expects() }),
    }
}

/// P-MON-2.
fn check_money(game: &Palazzo) -> Result<(), Illegal> {
    if game.can_reveal_money() {
        return Ok(());
    }
    Err(Illegal::TooFewCards { needed: game.revealed(), held: game.deck.len() + game.discards.len() })
}

/// P-MON-1.
fn check_take(game: &Palazzo, seat: Seat, market: Money, cards: Money) -> Result<(), Illegal> {
    let (expected, found) = (game.share(seat), cards.len());
    if expected != found {
        return Err(Illegal::TakeCount { seat, expected, found });
    }
    if market.contains(cards) { Ok(()) } else { Err(Illegal::NotRevealed { cards, market }) }
}

/// P-BUY-1.
fn check_buy(game: &Palazzo, seat: Seat, tiles: Purchase, payment: Payment) -> Result<(), Illegal> {
    let warehouse = game.warehouse;
    let for_sale = tiles.tiles().all(|tile| warehouse.contains(tile))
        && (tiles.second != Some(tiles.first) || warehouse.contains_two(tiles.first));
    if !for_sale {
        return Err(Illegal::NotInWarehouse { tiles, warehouse });
    }
    check_payment(payment, payment)?;
    check_hand(game.hands[seat], payment)?;
    let (price, amount) = (tiles.count() * game.tile_price(), payment.amount());
    if amount < price { Err(Illegal::Underpaid { tiles, price, payment, amount }) } else { Ok(()) }
}

/// P-AUC-3.
fn check_bid(game: &Palazzo, auction: &Auction, added: Payment) -> Result<(), Illegal> {
    let seat = auction.bidder;
    check_hand(game.hands[seat], added)?;
    let bid = auction.bids[seat].and(added);
    check_payment(bid, added)?;
    let highest = game.amount_of(auction, auction.leader);
    let amount = game.amount_of(auction, seat) + added.amount();
    if amount <= highest { Err(Illegal::BidTooLow { added, amount, highest }) } else { Ok(()) }
}

/// The single cards of the `whole`, to which `payment` was added, are of one currency (P-PAY-1).
fn check_payment(whole: Payment, payment: Payment) -> Result<(), Illegal> {
    let mut currencies = whole.currencies();
    match (currencies.next(), currencies.next()) {
        (Some(first), Some(second)) => Err(Illegal::TwoCurrencies { payment, first, second }),
        _ => Ok(()),
    }
}

/// Cards are paid from the hand (P-PAY-1).
fn check_hand(hand: Money, payment: Payment) -> Result<(), Illegal> {
    let cards = payment.cards();
    if hand.contains(cards) { Ok(()) } else { Err(Illegal::NotInHand { cards, hand }) }
}

/// P-BUILD-2.
fn check_place(game: &Palazzo, seat: Seat, lot: TileSet, tile: Tile, spot: Spot) -> Result<(), Illegal> {
    if !lot.contains(tile) {
        return Err(Illegal::NotToPlace { tile, lot });
    }
    let Spot::Palace(number) = spot else { return Ok(()) };
    let palace = palace(game, seat, number)?;
    if palace.takes_on_top(tile) {
        return Ok(());
    }
    Err(Illegal::NotHigher { tile, palace: number, top: palace.top() })
}

/// P-REB-1 and P-REB-2.
fn check_remodel(game: &Palazzo, seat: Seat, change: Change, pay: Card) -> Result<(), Illegal> {
    let hand = game.hands[seat];
    if hand.count(pay) == 0 {
        return Err(Illegal::CannotPayRebuild { pay, hand });
    }
    match change {
        Change::Out { palace: number, tile } => {
            let palace = palace(game, seat, number)?;
            match palace.on(tile.floor()) == Some(tile) {
                false => Err(Illegal::NotInPalace { tile, palace: number }),
                true if palace.is_single() => Err(Illegal::OnlyTile { tile, palace: number }),
                true => Ok(()),
            }
        }
        Change::In { single, palace: number } => {
            let tile = check_single(game, seat, single)?;
            let palace = palace(game, seat, number)?;
            match palace.takes_in(tile) {
                true => Ok(()),
                false if single == number => Err(Illegal::IntoItself { palace: number }),
                false => Err(Illegal::FloorTaken { tile, palace: number }),
            }
        }
        Change::Drop { single } => check_single(game, seat, single).map(|_| ()),
    }
}

fn check_single(game: &Palazzo, seat: Seat, number: Number) -> Result<Tile, Illegal> {
    let palace = palace(game, seat, number)?;
    if palace.is_single() {
        Ok(palace.bottom())
    } else {
        Err(Illegal::NotSingle { palace: number, floors: palace.floors() })
    }
}

fn palace(game: &Palazzo, seat: Seat, number: Number) -> Result<Palace, Illegal> {
    let palaces = game.palaces.of(seat);
    let palace = palaces.get(number.index()).copied();
    palace.ok_or(Illegal::NoPalace { seat, palace: number, owned: palaces.len() })
}
