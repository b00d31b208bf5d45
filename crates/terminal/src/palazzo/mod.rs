//! The board of Palazzo.

mod market;
mod players;
mod pointing;

use palazzi_client::palazzo::{Part, letter_of_currency, letter_of_material};
use palazzi_client::{Scored, state_of};
use palazzi_client::{Texts, say};
use palazzi_rules::palazzo::{Card, Palazzo, Tile, View};

use crate::board::{Board, Stage, Standings};
use crate::ink::Ink;
use crate::paper::{Block, Chip, Row};

impl Board for Palazzo {
    fn columns(stage: &Stage<Palazzo>, count: usize) -> Vec<Vec<Block<Part>>> {
        let centre = market::centre(stage);
        let quarries = market::quarries(stage);
        let warehouse = market::warehouse(stage);
        let supplies = market::supplies(stage);
        let palaces = players::palaces(stage);
        let money = players::money(stage);
        let rivals = players::rivals(stage);
        match count {
            0..=2 => vec![vec![centre, warehouse, quarries, supplies], vec![money, palaces, rivals]],
            3 => vec![vec![centre, warehouse, quarries, supplies], vec![money, palaces], vec![rivals]],
            _ => vec![vec![warehouse, quarries, supplies], vec![centre, money], vec![palaces], vec![rivals]],
        }
    }

    fn meaning(stage: &Stage<Palazzo>, part: Part) -> Vec<Part> {
        pointing::meaning(stage, part)
    }

    fn ink(part: Part) -> Ink {
        match part {
            Part::Seat(seat) => Ink::Seat(seat),
            _ => Ink::Strong,
        }
    }

    fn standings(view: &View, texts: &Texts) -> Standings {
        let game = state_of::<Palazzo>(view);
        let lines = game.score_lines(texts).into_iter().map(|line| {
            let points = line.cells.into_iter().map(|cell| cell.map_or(0, |cell| cell.points)).collect();
            (line.name, points)
        });
        Standings {
            lines: lines.collect(),
            totals: view.players.iter().map(|player| player.points).collect(),
            hidden: vec![false; view.players.len()],
        }
    }
}

/// A tile: material, floor, and a sign for each window.
fn tile_text(tile: Tile, texts: &Texts) -> String {
    let windows = "▫".repeat(tile.windows().into());
    format!("{}{}{windows:<3}", letter_of_material(tile.material(), texts), tile.floor())
}

/// A tile that cannot be pointed at.
fn plain_tile(tile: Tile, texts: &Texts) -> Chip<Part> {
    Chip::new(format!(" {}", tile_text(tile, texts)), Ink::Material(tile.material()))
}

/// A money card: currency and value.
fn card_text(card: Card, texts: &Texts) -> String {
    let letter = match card.currency() {
        Some(currency) => letter_of_currency(currency, texts),
        None => say!(texts, PALAZZO_CERTIFICATE_LETTER),
    };
    format!("{letter}{}", card.value())
}

fn plain_card(card: Card, texts: &Texts) -> Chip<Part> {
    Chip::new(format!(" {} ", card_text(card, texts)), Ink::Money(card.currency()))
}

/// Something that can be pointed at, of which there may be several alike.
fn thing(stage: &Stage<Palazzo>, text: String, ink: Ink, part: Part) -> Chip<Part> {
    Chip::thing(text, ink, pointing::mark(stage, part), part)
}

/// Things with a blank between them.
fn apart(chips: impl Iterator<Item = Chip<Part>>) -> Vec<Chip<Part>> {
    chips.flat_map(|chip| [chip, Chip::new(" ", Ink::Plain).close()]).collect()
}

/// The same in a row, below a title.
fn titled(title: String, chips: Vec<Chip<Part>>) -> Block<Part> {
    let rows = if chips.is_empty() { Vec::new() } else { vec![Row { chips, indent: 0 }] };
    Block::new(title, rows)
}
