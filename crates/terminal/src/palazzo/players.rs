//! What belongs to players.

use palazzi_client::palazzo::{Part, hand_of, reach, worth};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Hand, Palace, Palazzo, Payment};

use super::market::cards;
use super::{apart, plain_card, thing, tile_text};
use crate::board::Stage;
use crate::ink::Ink;
use crate::paper::{Block, Chip, Row};

/// The width of a palace as it is drawn, and of what is between two.
const PALACE: usize = 7;
const GAP: usize = 2;

/// The palaces of the player who is looked at, drawn floor upon floor, side by side.
pub(super) fn palaces(stage: &Stage<Palazzo>) -> Block<Part> {
    let texts = stage.texts;
    let seat = stage.looking_at;
    let own = stage.you() == Some(seat);
    let palaces = stage.view.players.get(seat as usize).map_or(&[][..], |player| &player.palaces);
    let mut rows = Vec::new();
    let in_a_row = ((stage.width + GAP) / (PALACE + GAP)).max(1);
    for (chunk, side_by_side) in palaces.chunks(in_a_row).enumerate() {
        rows.extend(street(stage, side_by_side, chunk * in_a_row, own));
    }
    if palaces.is_empty() {
        rows.push(Row::text(&say!(texts, PALAZZO_NO_PALACES_YET), Ink::Faint));
    }
    if own {
        let begin = thing(stage, say!(texts, PALAZZO_BEGIN_PALACE), Ink::Key, Part::New);
        let discard = thing(stage, say!(texts, PALAZZO_PUT_AWAY), Ink::Key, Part::Discard);
        rows.push(Row { chips: vec![begin, discard], indent: 0 });
    }
    let block = Block::new(say!(texts, PALAZZO_OWN_PALACES), rows);
    block.with(Chip::new(format!("· {}", stage.names.of(seat)), Ink::Seat(seat)))
}

/// Palaces side by side, the highest floors first, and below them what each is worth.
fn street(stage: &Stage<Palazzo>, palaces: &[Palace], first: usize, own: bool) -> Vec<Row<Part>> {
    let highest = palaces.iter().map(|palace| palace.floors() as usize).max().unwrap_or(0);
    let gap = || Chip::new(" ".repeat(GAP), Ink::Plain).close();
    let mut rows = Vec::new();
    for level in (0..highest).rev() {
        let mut chips = Vec::new();
        for (index, palace) in palaces.iter().enumerate() {
            chips.push(match palace.tiles().nth(level) {
                Some(tile) => {
                    let (text, ink) = (tile_text(tile, stage.texts), Ink::Material(tile.material()));
                    let part = Part::Floor((first + index) as u8, tile.floor());
                    if own {
                        thing(stage, text, ink, part)
                    } else {
                        Chip::new(format!(" {text} "), ink).close()
                    }
                }
                None => Chip::new(" ".repeat(PALACE), Ink::Plain).close(),
            });
            chips.push(gap());
        }
        rows.push(Row { chips, indent: 0 });
    }
    let mut chips = Vec::new();
    for (index, palace) in palaces.iter().enumerate() {
        let number = first + index;
        let one = if worth(*palace).of_one_material { "=" } else { "" };
        let text = format!("{}:{}★{one}", number + 1, worth(*palace).points);
        let width = PALACE - 2;
        chips.push(match own {
            true => thing(stage, text, Ink::Plain, Part::Palace(number as u8)).wide(width),
            false => Chip::new(format!(" {text:<width$} "), Ink::Plain).close(),
        });
        chips.push(gap());
    }
    rows.push(Row { chips, indent: 0 });
    rows
}

/// The money of the player who is looked at.
pub(super) fn money(stage: &Stage<Palazzo>) -> Block<Part> {
    let texts = stage.texts;
    let seat = stage.looking_at;
    let mut rows = Vec::new();
    match hand_of(stage.view, seat) {
        Some(hand) => {
            let chips = match stage.you() == Some(seat) {
                true => cards(stage, hand, Part::Pay),
                false => apart(hand.cards().map(|card| plain_card(card, texts))),
            };
            rows.push(Row { chips, indent: 0 });
            let most = say!(texts, PALAZZO_MOST, amount = reach(hand, Payment::EMPTY));
            if stage.you() == Some(seat) {
                rows.push(Row::text(&most, Ink::Faint));
            }
        }
        None => rows.extend(hidden(stage, seat)),
    }
    let title = match stage.you() == Some(seat) {
        true => say!(texts, PALAZZO_OWN_MONEY),
        false => say!(texts, PALAZZO_SCORE_MONEY),
    };
    Block::new(title, rows)
}

/// What is known of a hand that cannot be seen.
fn hidden(stage: &Stage<Palazzo>, seat: Seat) -> Option<Row<Part>> {
    let Hand::Hidden { known, unknown } = stage.view.players.get(seat as usize)?.hand else { return None };
    let mut chips: Vec<Chip<Part>> = known.cards().map(|card| plain_card(card, stage.texts)).collect();
    chips.push(Chip::new(format!("+ {unknown}?"), Ink::Faint));
    Some(Row { chips, indent: 3 })
}

/// Everybody: points, palaces and what is known of their money.
pub(super) fn rivals(stage: &Stage<Palazzo>) -> Block<Part> {
    let texts = stage.texts;
    let mut rows = Vec::new();
    for (seat, player) in Seat::ALL.into_iter().zip(&stage.view.players) {
        let turn = if stage.to_move == Some(seat) { "▶" } else { " " };
        let mut chips = vec![
            Chip::new(format!("{turn}{seat}"), Ink::Seat(seat)),
            Chip::new(stage.names.of(seat), Ink::Seat(seat)),
            Chip::new(format!("{}★", player.points), Ink::Strong),
        ];
        if seat != stage.looking_at {
            let cards = match player.hand {
                Hand::Open { cards, .. } => cards.len(),
                Hand::Hidden { known, unknown } => known.len() + unknown,
            };
            chips.push(Chip::new(format!("▤{cards}"), Ink::Plain));
        }
        rows.push(Row { chips, indent: 3 });
        if seat == stage.looking_at {
            continue;
        }
        if stage.roomy {
            rows.extend(hidden(stage, seat));
            rows.extend(street(stage, &player.palaces, 0, false));
        } else {
            rows.extend(in_short(stage, &player.palaces));
        }
    }
    Block::new(say!(texts, TABLE_PLAYERS), rows)
}

/// Palaces in few letters: floors from below, and points.
fn in_short(stage: &Stage<Palazzo>, palaces: &[Palace]) -> Option<Row<Part>> {
    let mut chips = vec![Chip::new("  ", Ink::Plain)];
    for palace in palaces {
        let letters: Vec<String> =
            palace.tiles().map(|tile| tile_text(tile, stage.texts).trim_end().to_owned()).collect();
        chips.push(Chip::new(letters.join("·"), Ink::Plain));
        chips.push(Chip::new(format!("{}★", worth(*palace).points), Ink::Faint));
    }
    (chips.len() > 1).then_some(Row { chips, indent: 3 })
}
