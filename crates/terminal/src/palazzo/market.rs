//! What lies in the middle of the table.

use palazzi_client::palazzo::{Part, Standing, back, bidding, ending, next_quarry};
use palazzi_client::say;
use palazzi_rules::palazzo::{Card, Deck, Money, Palazzo, Phase, Quarry, TileSet};

use super::pointing::is_placing;
use super::{apart, card_text, plain_card, plain_tile, thing, tile_text, titled};
use crate::board::Stage;
use crate::ink::Ink;
use crate::paper::{Block, Chip, Row};

/// Tiles with their place among alike ones.
fn numbered(tiles: TileSet) -> impl Iterator<Item = Part> {
    let mut before = None;
    tiles.iter().map(move |tile| {
        let again = before == Some(tile);
        before = Some(tile);
        Part::Tile(tile, u8::from(again))
    })
}

/// Tiles that can be pointed at.
fn tiles(stage: &Stage<Palazzo>, tiles: TileSet) -> Vec<Chip<Part>> {
    let chip = |part: Part| {
        let Part::Tile(tile, _) = part else { return Chip::new("", Ink::Plain) };
        thing(stage, tile_text(tile, stage.texts), Ink::Material(tile.material()), part)
    };
    apart(numbered(tiles).map(chip))
}

/// Cards that can be pointed at.
pub(super) fn cards(stage: &Stage<Palazzo>, cards: Money, part: fn(Card, u8) -> Part) -> Vec<Chip<Part>> {
    let each = Card::all().flat_map(|card| (0..cards.count(card) as u8).map(move |copy| (card, copy)));
    apart(each.map(|(card, copy)| {
        thing(stage, card_text(card, stage.texts), Ink::Money(card.currency()), part(card, copy))
    }))
}

/// What is decided about now: revealed money, an auction, tiles to be picked or placed.
pub(super) fn centre(stage: &Stage<Palazzo>) -> Block<Part> {
    let texts = stage.texts;
    match stage.view.phase {
        Phase::Draft { market, .. } => {
            titled(say!(texts, PALAZZO_REVEALED), cards(stage, market, Part::Revealed))
        }
        Phase::Pick { lot, .. } => titled(say!(texts, PALAZZO_TO_PICK), tiles(stage, lot)),
        Phase::Build { lot, .. } => titled(say!(texts, PALAZZO_TO_PLACE), tiles(stage, lot)),
        Phase::BuildPicked { tile, lot, .. } => {
            let chip =
                thing(stage, tile_text(tile, texts), Ink::Material(tile.material()), Part::Tile(tile, 0));
            let mut block = titled(say!(texts, PALAZZO_TO_PLACE), vec![chip]);
            if !lot.is_empty() {
                let mut chips = Row::text(&say!(texts, PALAZZO_LEFT_TO_PICK), Ink::Faint).chips;
                chips.extend(apart(lot.iter().map(|it| plain_tile(it, texts))));
                block.rows.push(Row::new(chips));
            }
            block
        }
        Phase::Auction(_) => auction(stage),
        _ => Block::new("", Vec::new()),
    }
}

fn auction(stage: &Stage<Palazzo>) -> Block<Part> {
    let texts = stage.texts;
    let Some(standing) = bidding(stage.view) else { return Block::new("", Vec::new()) };
    let row = |it: &palazzi_client::palazzo::Bidder| {
        let word = match it.standing {
            Standing::Leads => say!(texts, PALAZZO_LEADS),
            Standing::Decides => say!(texts, PALAZZO_DECIDES),
            Standing::Waits => say!(texts, PALAZZO_WAITS),
            Standing::Out => say!(texts, PALAZZO_PASSED),
        };
        let ink = if it.standing == Standing::Out { Ink::Faint } else { Ink::Plain };
        let mut chips = vec![
            Chip::new(stage.names.of(it.seat), Ink::Seat(it.seat)),
            Chip::new(it.amount.to_string(), Ink::Strong),
            Chip::new(word, ink),
        ];
        chips.extend(it.bid.cards().cards().map(|card| plain_card(card, texts)));
        Row::new(chips)
    };
    let mut rows: Vec<Row<Part>> = standing.bidders.iter().map(row).collect();
    if let Some(reach) = standing.reach {
        rows.push(Row::text(&say!(texts, PALAZZO_REACH, amount = reach), Ink::Faint));
    }
    // The auction is about the tiles where the builder stands.
    let lot = stage.view.builder.map(|quarry| stage.view.quarries[quarry.index()]).unwrap_or_default();
    let block = Block::new(say!(texts, PALAZZO_AUCTION), rows);
    lot.iter().fold(block, |block, tile| block.with(plain_tile(tile, texts)))
}

/// The four quarries with their tiles, and what comes where.
pub(super) fn quarries(stage: &Stage<Palazzo>) -> Block<Part> {
    let (view, texts) = (stage.view, stage.texts);
    let next = next_quarry(view);
    let rows = Quarry::all().map(|quarry| {
        let here = view.builder == Some(quarry);
        let landing = (1..=3).find(|windows| view.builder.map(|it| it.clockwise(*windows)) == Some(quarry));
        let mut chips = vec![
            thing(stage, format!("{}", quarry.index() + 1), Ink::Strong, Part::Quarry(quarry)),
            Chip::new(if here { "♜" } else { " " }, Ink::Strong),
            Chip::new(
                landing.map_or_else(|| "   ".to_owned(), |it| format!("{:<3}", "▫".repeat(it.into()))),
                Ink::Faint,
            ),
        ];
        chips.extend(apart(view.quarries[quarry.index()].iter().map(|tile| plain_tile(tile, texts))));
        if next == Some(quarry) && view.phase == Phase::Offer {
            chips.push(Chip::new(format!("← {}", say!(texts, PALAZZO_NEXT)), Ink::Good));
        }
        Row { chips, indent: 10 }
    });
    Block::new(say!(texts, PALAZZO_TEXT_QUARRIES), rows.collect()).airy()
}

/// What is for sale.
pub(super) fn warehouse(stage: &Stage<Palazzo>) -> Block<Part> {
    let (view, texts) = (stage.view, stage.texts);
    let chips = match is_placing(stage) {
        true => apart(view.warehouse.iter().map(|tile| plain_tile(tile, texts))),
        false => tiles(stage, view.warehouse),
    };
    let chips = if chips.is_empty() { vec![Chip::new("–", Ink::Faint)] } else { chips };
    let price = say!(texts, PALAZZO_EACH, price = view.tile_price);
    titled(say!(texts, PALAZZO_WAREHOUSE), chips).with(Chip::new(format!("· {price}"), Ink::Strong))
}

/// How near the end is, and what is still to come.
pub(super) fn supplies(stage: &Stage<Palazzo>) -> Block<Part> {
    let (view, texts) = (stage.view, stage.texts);
    let near = ending(view);
    let stacks = view.stacks.backs();
    let counts: Vec<String> =
        stacks.iter().enumerate().map(|(index, tiles)| format!("{} {}", back(index), tiles.len())).collect();
    let deck = match view.deck {
        Deck::Unseen { count } => count,
        Deck::Known { cards } => cards.len(),
    };
    let mut rows = vec![Row::new(vec![
        Chip::new("♞".repeat(near.riders.into()), Ink::Bad),
        Chip::new("·".repeat((near.last_rider - near.riders).into()), Ink::Faint).close(),
        Chip::new(counts.join("  "), Ink::Plain),
    ])];
    let money = say!(texts, PALAZZO_DECK, deck = deck, discards = view.discards.len());
    rows.push(Row::text(&money, Ink::Faint));
    if stage.roomy {
        let riders = say!(texts, PALAZZO_RIDERS, count = near.riders, last = near.last_rider);
        rows.push(Row::text(&riders, Ink::Faint));
        let quiet = say!(texts, PALAZZO_QUIET_TURNS, count = near.quiet_turns, last = near.last_quiet_turn);
        rows.push(Row::text(&quiet, Ink::Faint));
    }
    Block::new(say!(texts, PALAZZO_TEXT_SUPPLIES), rows)
}
