//! What belongs to players.

use palazzi_client::carrara::{Obstacle, Part, Scoring, city, estimates, objects, paid, scoring};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Carrara, City, Object, Pieces, Place, Progress};

use super::central::short_place;
use super::shorthand::{
    COIN, POINT, brick, brick_ink, city_width, goods_name, house, pay, piece_ink, reward, small_piece, thing,
};
use crate::board::Stage;
use crate::ink::Ink;
use crate::paper::{Block, Chip, Row};
use crate::words::short;

/// The streets of the player who is looked at: what each city accepts and pays, and what stands there.
pub(super) fn streets(stage: &Stage<Carrara>) -> Block<Part> {
    let (table, texts) = (&stage.view.table, stage.texts);
    let seat = stage.looking_at;
    let board = &table.boards[seat];
    let scorings = scoring(stage.view, seat);
    let width = city_width(texts);
    let rows = City::ALL.into_iter().map(|at| {
        let letter = palazzi_client::carrara::color_letter(at.color(), table.edition, texts);
        let mut chips = vec![
            thing(stage, city(at, texts), Ink::Strong, Part::City(at)).wide(width),
            Chip::new(format!("{letter:<2}"), brick_ink(at.color(), table.edition)),
            Chip::new(format!("{:<4}", reward(table.city_reward(seat, at))), Ink::Plain),
        ];
        let place = Place::City(at);
        chips.extend(
            scorings.iter().find(|it| it.place == place).map(|it| plaque(stage, it, Part::Place(place))),
        );
        for tile in board.cities[at].iter() {
            let own = board.name(tile);
            let part = Part::Own(at, own);
            chips.push(match stage.you() == Some(seat) {
                true => thing(stage, house(own, stage.roomy, texts), Ink::Stone, part),
                false => Chip::new(format!(" {} ", house(own, stage.roomy, texts)), Ink::Stone),
            });
            chips.push(Chip::new(" ", Ink::Plain).close());
        }
        Row { chips, indent: width + 8 }
    });
    let title = say!(texts, CARRARA_STREETS);
    let who = Chip::new(format!("· {}", stage.names.of(seat)), Ink::Seat(seat));
    Block::new(title, rows.collect()).with(who).airy()
}

/// Where a place pays nothing yet.
const NOTHING: &str = "–";

/// What a place would pay, how far it is, or who has scored it.
fn plaque(stage: &Stage<Carrara>, scoring: &Scoring, part: Part) -> Chip<Part> {
    let pays = pay(scoring.pay);
    let (text, ink) = match scoring.obstacle {
        Some(Obstacle::Scored(seat)) => (format!("✓{seat}"), Ink::Seat(seat)),
        Some(Obstacle::Buildings(Progress { have, need }) | Obstacle::Coins(Progress { have, need })) => {
            (format!("{have}/{need}"), Ink::Faint)
        }
        Some(Obstacle::NoBuilding | Obstacle::OtherMoney | Obstacle::NoMarker) => {
            (NOTHING.to_owned(), Ink::Faint)
        }
        None => (pays, Ink::Good),
    };
    thing(stage, text, ink, part).wide(4)
}

/// The other places to score.
pub(super) fn places(stage: &Stage<Carrara>) -> Block<Part> {
    let texts = stage.texts;
    let others = scoring(stage.view, stage.looking_at);
    let mut chips = Vec::new();
    for it in others.iter().filter(|it| !matches!(it.place, Place::City(_))) {
        let name = match it.place {
            Place::Type(kind) => {
                let name = texts.find(&format!("carrara-type-{}", kind.name())).unwrap_or_default();
                if stage.roomy { name } else { short(&name) }
            }
            Place::Money(money) => format!("{}{COIN} {}:1", money.coins_needed(), money.rate()),
            Place::Statues(statues) => {
                let [first, second] = statues.cities().map(|it| short(&city(it, texts)));
                format!("{first}+{second}*")
            }
            place if stage.roomy => palazzi_client::carrara::place(place, texts),
            place => short_place(&palazzi_client::carrara::place(place, texts)),
        };
        let plaque = plaque(stage, it, Part::Place(it.place));
        if !stage.roomy && plaque.text.trim_end() == NOTHING {
            continue;
        }
        let ink = if plaque.ink == Ink::Faint { Ink::Faint } else { Ink::Plain };
        let text = format!("{name} {}", plaque.text.trim_end());
        chips.push(Chip { text, ink, ..plaque });
    }
    let rows = if chips.is_empty() { Vec::new() } else { vec![Row { chips, indent: 0 }] };
    Block::new(say!(texts, CARRARA_PLACES), rows)
}

/// What the player who is looked at has behind the screen.
pub(super) fn hand(stage: &Stage<Carrara>) -> Block<Part> {
    let texts = stage.texts;
    let seat = stage.looking_at;
    let mut rows = Vec::new();
    match stage.view.holdings[seat] {
        Some(held) => {
            let mut chips = vec![Chip::new(format!("{}{COIN}", held.coins), Ink::Strong)];
            let paid = paid(stage.choice);
            for (color, count) in held.bricks.colors() {
                let used = paid.map_or(0, |paid| paid.count(color));
                chips.push(brick(stage, color, count));
                if used > 0 {
                    chips.push(Chip::new(format!("−{used}"), Ink::Bad).close());
                }
            }
            for kind in Object::ALL.into_iter().filter(|kind| held.objects[*kind] > 0) {
                let count = held.objects[kind];
                let text = match stage.roomy {
                    true => objects(kind, count.into(), texts),
                    false => format!("{} {count}", goods_name(kind, false, texts)),
                };
                chips.push(Chip::new(text, Ink::Plain));
            }
            rows.push(Row { chips, indent: 0 });
        }
        None => rows.push(Row::text(&say!(texts, CARRARA_HIDDEN), Ink::Faint)),
    }
    if stage.view.table.edition.rules().pieces == Pieces::Ornaments {
        let mut chips = vec![thing(stage, say!(texts, CARRARA_WAREHOUSES), Ink::Plain, Part::Warehouse)];
        let stored = stage.view.table.boards[seat].warehouse.iter().flatten();
        chips.extend(
            stored.map(|it| {
                thing(stage, small_piece(*it, stage.roomy, texts), piece_ink(*it), Part::Stored(*it))
            }),
        );
        rows.push(Row { chips, indent: 0 });
    }
    Block::new(say!(texts, CARRARA_HOLDINGS), rows)
}

/// Everybody: points, what they would have, markers, and what stands in their streets.
pub(super) fn rivals(stage: &Stage<Carrara>) -> Block<Part> {
    let (table, texts) = (&stage.view.table, stage.texts);
    let rules = table.edition.rules();
    let found = estimates(stage.view);
    let mut rows = Vec::new();
    for seat in Seat::of(table.players()) {
        let board = &table.boards[seat];
        let turn = if stage.to_move == Some(seat) { "▶" } else { " " };
        let mut chips = vec![
            Chip::new(format!("{turn}{seat}"), Ink::Seat(seat)),
            Chip::new(stage.names.of(seat), Ink::Seat(seat)),
            Chip::new(format!("{}{POINT}", board.points), Ink::Strong),
        ];
        if let Some(estimate) = found.get(seat as usize) {
            let hidden = if estimate.hidden { "yes" } else { "no" };
            let text = say!(texts, CARRARA_ESTIMATE, points = estimate.score.total(), hidden = hidden);
            chips.push(Chip::new(text, Ink::Faint));
        }
        chips.push(Chip::new(format!("⚑{}", board.markers_left(rules)), Ink::Plain));
        if let Some(held) = stage.view.holdings[seat].filter(|_| stage.roomy || seat != stage.looking_at) {
            chips.push(Chip::new(format!("{}{COIN}", held.coins), Ink::Plain));
            chips.extend(held.bricks.colors().map(|(color, count)| brick(stage, color, count)));
        }
        rows.push(Row { chips, indent: 3 });
        if stage.roomy && seat != stage.looking_at {
            rows.extend(built(stage, seat));
        }
    }
    Block::new(say!(texts, TABLE_PLAYERS), rows)
}

/// What stands in the streets of somebody else, in few letters.
fn built(stage: &Stage<Carrara>, seat: Seat) -> Option<Row<Part>> {
    let board = &stage.view.table.boards[seat];
    let mut chips = vec![Chip::new("  ", Ink::Plain)];
    for at in City::ALL.into_iter().filter(|at| !board.cities[*at].is_empty()) {
        chips.push(Chip::new(format!("{}:", city(at, stage.texts)), Ink::Faint));
        let houses = board.cities[at].iter().map(|tile| house(board.name(tile), false, stage.texts));
        chips.push(Chip::new(houses.collect::<Vec<_>>().join(" "), Ink::Plain));
    }
    (chips.len() > 1).then_some(Row { chips, indent: 3 })
}
