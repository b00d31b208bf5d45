use palazzi_protocol::{Condition, Number, Order};
use palazzi_rules::{Offers, Seat};
use serde::{Deserialize, Serialize};

use super::{Served, Table};

/// An order with what must be known to tell when it is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptOrder {
    /// What to do.
    pub order: Order,
    /// The number that the table had reached when it was left.
    pub number: Number,
    /// What was for sale then.
    display: String,
    /// The auction that it is about, counted from 1.
    auction: u32,
}

/// What an order leads to when its seat is to decide.
pub(crate) enum Carried<A> {
    /// This action is taken.
    Action(A),
    /// The order is over; the person decides.
    Over,
    /// The order waits.
    Wait,
}

impl<G: Served> Table<G> {
    /// An order as it is kept if it is left now.
    pub(crate) fn keep_order(&self, order: Order) -> KeptOrder {
        let auction = if self.game.in_auction() { self.auctions } else { self.auctions + 1 };
        KeptOrder { order, number: self.number, display: self.game.display(), auction }
    }

    /// Puts back the order of a seat, or takes it away. One that is over is forgotten when its seat is to decide.
    /// Returns whether it was another one before.
    pub fn set_order(&mut self, seat: Seat, order: Option<KeptOrder>) -> bool {
        let before = std::mem::replace(&mut self.orders[seat as usize], order);
        before != self.orders[seat as usize]
    }

    /// The order of a seat, as long as it may still be carried out.
    pub(crate) fn order(&self, seat: Seat) -> Option<&KeptOrder> {
        self.orders[seat as usize].as_ref().filter(|order| !self.is_spent(seat, order))
    }

    fn is_spent(&self, seat: Seat, kept: &KeptOrder) -> bool {
        match kept.order {
            Order::Bid { .. } | Order::Pass => {
                self.auctions > kept.auction || self.auctions == kept.auction && !self.game.in_auction()
            }
            Order::Next { .. } => self.decided[seat as usize] > kept.number,
        }
    }

    /// Whether the seat that is to decide has an order that does not wait.
    pub(crate) fn has_order_to_carry_out(&self, seat: Seat) -> bool {
        self.orders[seat as usize].is_some() && !matches!(self.carry_out(seat), Carried::Wait)
    }

    /// What the order of the seat that is to decide leads to.
    pub(crate) fn carry_out(&self, seat: Seat) -> Carried<G::Action> {
        let Some(kept) = self.order(seat) else { return Carried::Over };
        let mut offers = Offers::<G>::default();
        match &kept.order {
            Order::Bid { .. } | Order::Pass if !self.game.in_auction() => Carried::Wait,
            Order::Pass => G::pass().map_or(Carried::Over, Carried::Action),
            Order::Bid { maximum } => {
                self.game.legal_actions(seat, &mut offers);
                let bid = self.game.least_bid(seat, &offers, *maximum).or_else(G::pass);
                bid.map_or(Carried::Over, Carried::Action)
            }
            Order::Next { action, condition } => {
                let holds = *condition == Condition::Always || kept.display == self.game.display();
                match action.parse::<G::Action>() {
                    Ok(action) if holds && self.game.check(seat, &action).is_ok() => Carried::Action(action),
                    _ => Carried::Over,
                }
            }
        }
    }
}
