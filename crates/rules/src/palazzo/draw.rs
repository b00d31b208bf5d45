//! What chance decides: sampling, checking and applying its results.

use rand_core::Rng;

use super::chance::Chance;
use super::event::{End, Event};
use super::illegal::Impossible;
use super::money::Money;
use super::phase::{Phase, Quarry};
use super::stacks::{Drawn, RIDERS, Stacks};
use super::state::{DEALT, Palazzo};
use super::tiles::{Tile, TileSet};
use crate::game::Audience::{Everyone, Except, Only};
use crate::game::Facts;
use crate::random::below;
use crate::seat::Seat;

/// Draws a result for the pending chance.
///
/// # Panics
/// If chance is not pending.
pub(super) fn sample(game: &Palazzo, rng: &mut impl Rng) -> Chance {
    let mut stacks = game.stacks;
    match game.phase {
        Phase::PlaceBuilder => {
            let index = below(rng, Quarry::COUNT as u32) as usize;
            Chance::Builder(Quarry::all().nth(index).expect("the index is below the number of quarries"))
        }
        Phase::LayOut => {
            let mut left = stacks.backs[0];
            let mut tile = || {
                let tile = left.draw(rng);
                left = left.without(tile);
                tile
            };
            Chance::Tiles { quarries: [tile(), tile(), tile(), tile()], warehouse: tile() }
        }
        Phase::Deal { seat } => Chance::Hand { seat, cards: game.deck.draw(DEALT, rng) },
        Phase::RevealMoney => {
            let needed = game.revealed();
            let missing = needed.saturating_sub(game.deck.len());
            Chance::Cards(match missing {
                0 => game.deck.draw(needed, rng),
                _ => game.deck + game.discards.draw(missing, rng),
            })
        }
        Phase::RevealTiles => Chance::Draw { first: stacks.draw(rng), second: stacks.draw(rng) },
        phase => panic!("chance is not pending: {} is due", phase.expects()),
    }
}

/// Says whether `chance` can be the result of the pending chance, and if not, why.
pub(super) fn check(game: &Palazzo, chance: &Chance) -> Result<(), Impossible> {
    match (game.phase, *chance) {
        (Phase::PlaceBuilder, Chance::Builder(_)) => Ok(()),
        (Phase::LayOut, Chance::Tiles { quarries, warehouse }) => {
            let mut stacks = game.stacks;
            quarries
                .into_iter()
                .chain([warehouse])
                .try_for_each(|tile| draw_from(&mut stacks, Drawn::Building(tile)))
        }
        (Phase::Deal { seat: expected }, Chance::Hand { seat: found, .. }) if found != expected => {
            Err(Impossible::WrongHand { found, expected })
        }
        (Phase::Deal { .. }, Chance::Hand { cards, .. }) => {
            check_count(cards, DEALT, "P-SET-4")?;
            let deck = game.deck;
            let possible = deck.contains(cards);
            if possible { Ok(()) } else { Err(Impossible::NotInDeck { cards, deck, rule: "P-SET-4" }) }
        }
        (Phase::RevealMoney, Chance::Cards(cards)) => check_reveal(game, cards),
        (Phase::RevealTiles, Chance::Draw { first, second }) => {
            let mut stacks = game.stacks;
            draw_from(&mut stacks, first)?;
            draw_from(&mut stacks, second)
        }
        (phase, _) => Err(Impossible::NotNow { found: chance.kind(), expected: due(&phase) }),
    }
}

/// P-MON-1 and P-MON-2.
fn check_reveal(game: &Palazzo, cards: Money) -> Result<(), Impossible> {
    check_count(cards, game.revealed(), "P-MON-1")?;
    let (deck, discards) = (game.deck, game.discards);
    if deck.len() >= game.revealed() {
        let possible = deck.contains(cards);
        return if possible { Ok(()) } else { Err(Impossible::NotInDeck { cards, deck, rule: "P-MON-1" }) };
    }
    let possible = cards.contains(deck) && discards.contains(cards - deck);
    if possible { Ok(()) } else { Err(Impossible::DeckFirst { cards, deck, discards }) }
}

fn check_count(cards: Money, expected: u32, rule: &'static str) -> Result<(), Impossible> {
    let found = cards.len();
    if found == expected { Ok(()) } else { Err(Impossible::Count { expected, found, rule }) }
}

fn draw_from(stacks: &mut Stacks, drawn: Drawn) -> Result<(), Impossible> {
    if stacks.can_give(drawn) {
        stacks.give(drawn);
        return Ok(());
    }
    let (stack, riders) = stacks.next_to_come();
    Err(Impossible::NotInStack { tile: drawn.to_string(), stack, riders })
}

fn due(phase: &Phase) -> &'static str {
    match phase {
        Phase::PlaceBuilder => "builder",
        Phase::LayOut => "tiles",
        Phase::Deal { .. } => "hand",
        Phase::RevealMoney => "cards",
        Phase::RevealTiles => "draw",
        _ => "no draw",
    }
}

/// Applies a possible result.
pub(super) fn resolve(game: &mut Palazzo, chance: &Chance, facts: &mut impl Facts<Event>) {
    match *chance {
        Chance::Builder(quarry) => {
            facts.tell(Everyone, Event::BuilderPlaced { quarry });
            game.builder = Some(quarry);
            game.phase = Phase::LayOut;
        }
        Chance::Tiles { quarries, warehouse } => game.lay_out(quarries, warehouse, facts),
        Chance::Hand { seat, cards } => game.deal(seat, cards, facts),
        Chance::Cards(cards) => game.reveal_money(cards, facts),
        Chance::Draw { first, second } => game.reveal_tiles(first, second, facts),
    }
}

impl Palazzo {
    /// P-SET-3.
    fn lay_out(&mut self, quarries: [Tile; 4], warehouse: Tile, facts: &mut impl Facts<Event>) {
        facts.tell(Everyone, Event::LaidOut { quarries, warehouse });
        quarries.into_iter().chain([warehouse]).for_each(|tile| self.stacks.give(Drawn::Building(tile)));
        self.quarries = quarries.map(|tile| TileSet::EMPTY.with(tile));
        self.warehouse = TileSet::EMPTY.with(warehouse);
        self.phase = Phase::Deal { seat: Seat::A };
    }

    /// P-SET-4 and P-SET-5.
    fn deal(&mut self, seat: Seat, cards: Money, facts: &mut impl Facts<Event>) {
        facts.tell(Only(seat), Event::Dealt { seat, cards });
        facts.tell(Except(seat), Event::DealtHidden { seat, count: cards.len() });
        self.deck -= cards;
        self.hands[seat] = cards;
        let next = self.next(seat);
        self.phase = if next == Seat::A { Phase::Turn } else { Phase::Deal { seat: next } };
    }

    /// P-MON-1 and P-MON-2.
    fn reveal_money(&mut self, cards: Money, facts: &mut impl Facts<Event>) {
        let reshuffled = self.deck.len() < cards.len();
        facts.tell(Everyone, Event::MoneyRevealed { cards, reshuffled });
        if reshuffled {
            self.reshuffled = true;
            self.deck += std::mem::take(&mut self.discards);
        }
        self.deck -= cards;
        self.phase = Phase::Draft { seat: self.turn, market: cards };
    }

    /// P-DRAW-1, P-DRAW-2 and P-DRAW-3.
    fn reveal_tiles(&mut self, first: Drawn, second: Drawn, facts: &mut impl Facts<Event>) {
        self.stacks.give(first);
        self.stacks.give(second);
        if let Drawn::Building(tile) = first {
            self.warehouse = self.warehouse.with(tile);
        }
        let quarry = match second {
            Drawn::Building(tile) => {
                let builder = self.builder.expect("the builder stands somewhere after set-up");
                let quarry = builder.clockwise(tile.windows());
                self.quarries[quarry.index()] = self.quarries[quarry.index()].with(tile);
                Some(quarry)
            }
            Drawn::Rider => None,
        };
        facts.tell(Everyone, Event::TilesRevealed { first, second, quarry });
        self.phase = if self.riders() == RIDERS {
            facts.tell(Everyone, Event::GameOver { end: End::Riders });
            Phase::Over
        } else {
            Phase::Offer
        };
    }
}
