//! What lies in the middle of the table.

use palazzi_client::carrara::{
    CardKind, End, Part, bonus_text, bought, card_name, card_text, color_letter, condition_text, numeral,
};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    BagView, Bonus, COURT_COINS, COURT_POINTS, Carrara, City, Color, Eights, Improvement, Location, Markers,
    Object, PIECE_PRICE, Phase, Piece, Pieces, Space, Turning,
};

use super::shorthand::{
    COIN, POINT, brick_ink, brick_mark, goods_name, piece_ink, reward, small_piece, thing, tile, tile_width,
};
use crate::board::Stage;
use crate::ink::Ink;
use crate::paper::{Block, Chip, Row};
use crate::words::short;

/// So wide a column must be for the whole names of decorations and statues beside six bricks.
const WIDE_WHEEL: usize = 62;

/// The wheel: at each location every brick with its price there.
pub(super) fn wheel(stage: &Stage<Carrara>) -> Block<Part> {
    let (table, texts) = (&stage.view.table, stage.texts);
    let ornaments = table.edition.rules().pieces == Pieces::Ornaments;
    let rows = Location::ALL.into_iter().map(|location| {
        let number =
            thing(stage, numeral(location).to_owned(), Ink::Strong, Part::Location(location)).wide(3);
        let mut chips = vec![number];
        if ornaments {
            let shown =
                [Piece::decoration(table.decoration_at(location)), Piece::statue(table.statue_at(location))];
            let whole = stage.roomy && stage.width >= WIDE_WHEEL;
            let width = if whole { 13 } else { 3 };
            let chip = |piece| Chip::new(small_piece(piece, whole, texts), Ink::Faint).wide(width);
            chips.extend(shown.map(chip));
        }
        chips.push(Chip::new("", Ink::Plain).close());
        chips.extend(bricks_at(stage, location));
        Row { chips, indent: 5 }
    });
    let mut block = Block::new(say!(texts, CARRARA_WHEEL_TITLE), rows.collect()).airy();
    let turn = say!(texts, CARRARA_KIND_TURN);
    block = block.with(thing(stage, turn, Ink::Key, Part::Wheel));
    if table.edition.rules().turning == Turning::BothOrInner {
        let inner =
            if stage.roomy { say!(texts, CARRARA_KIND_SPIN) } else { say!(texts, CARRARA_WHEEL_INNER) };
        block = block.with(thing(stage, inner, Ink::Key, Part::InnerWheel));
    }
    if stage.view.bag == BagView::Empty {
        block = block.with(Chip::new(say!(texts, CARRARA_BAG_EMPTY), Ink::Bad));
    }
    block
}

fn bricks_at(stage: &Stage<Carrara>, location: Location) -> Vec<Chip<Part>> {
    let table = &stage.view.table;
    let taken = bought(stage.choice).filter(|(at, _)| *at == location);
    let open = stage.deciding() && stage.choice.is_open(Part::Location(location));
    let mut chips = Vec::new();
    for (color, count) in table.wheel[location].colors() {
        let letter = color_letter(color, table.edition, stage.texts);
        let text = format!("{letter}{}", color.price(location));
        let held = taken.map_or(0, |(_, bricks)| bricks.count(color));
        for index in 0..count {
            let mark = brick_mark(index < held, open);
            chips.push(Chip::thing(
                text.clone(),
                brick_ink(color, table.edition),
                mark,
                Part::Brick(location, color),
            ));
            if stage.roomy {
                chips.push(Chip::new(" ", Ink::Plain).close());
            }
        }
    }
    chips
}

/// The buildings that can be built, and how many are still to come.
pub(super) fn buildings(stage: &Stage<Carrara>) -> Block<Part> {
    let (table, texts) = (&stage.view.table, stage.texts);
    let width = tile_width(stage);
    let mut chips: Vec<Chip<Part>> =
        table.spaces.iter().flatten().map(|it| tile(stage, it.building()).wide(width)).collect();
    if table.edition.rules().eights == Eights::Present {
        let mut seen = None;
        let eights = table.eights.iter().map(|it| it.building()).filter(|it| seen.replace(*it) != Some(*it));
        chips.extend(eights.map(|it| tile(stage, it).wide(width)));
    }
    let rows = vec![tiles(chips.into_iter())];
    let stack = say!(texts, CARRARA_STACK, count = table.stack.count());
    Block::new(say!(texts, CARRARA_BUILDINGS), rows).with(Chip::new(format!("· {stack}"), Ink::Faint))
}

/// Things side by side.
fn tiles(chips: impl Iterator<Item = Chip<Part>>) -> Row<Part> {
    let apart = chips.flat_map(|chip| [chip, Chip::new(" ", Ink::Plain).close()]);
    Row { chips: apart.collect(), indent: 0 }
}

/// The improvements that are left.
pub(super) fn improvements(stage: &Stage<Carrara>) -> Block<Part> {
    let (table, texts) = (&stage.view.table, stage.texts);
    let left = Improvement::ALL.into_iter().filter(|it| table.improvements >> *it as u8 & 1 != 0);
    let chips = left.map(|it| {
        let place = match City::ALL.into_iter().find(|city| city.improvement() == it) {
            Some(city) => palazzi_client::carrara::city(city, texts),
            None if it == Improvement::Urban => say!(texts, CARRARA_PLACE_URBAN),
            None => say!(texts, CARRARA_PLACE_RURAL),
        };
        let place = if stage.roomy { place } else { short_place(&place) };
        thing(
            stage,
            format!("{place} {}", reward(table.sheet.improved[it])),
            Ink::Stone,
            Part::Improvement(it),
        )
    });
    let rows: Vec<Row<Part>> = vec![tiles(chips)];
    let rows = if table.edition.rules().eights == Eights::Present && table.improvements != 0 {
        rows
    } else {
        Vec::new()
    };
    Block::new(say!(texts, CARRARA_IMPROVEMENTS), rows)
}

/// A place in few letters: of several words the last but one says most.
pub(super) fn short_place(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    match words[..] {
        [_, word, _] => short(word),
        [_, word] => short(word),
        [word, ..] => short(word),
        [] => String::new(),
    }
}

/// The King's Court: what each space brings, and whose markers are there.
pub(super) fn court(stage: &Stage<Carrara>) -> Block<Part> {
    let (table, texts) = (&stage.view.table, stage.texts);
    let rules = table.edition.rules();
    let mut rows = Vec::new();
    if rules.markers != Markers::Store {
        let seats = || Seat::of(table.players());
        let mut chips: Vec<Chip<Part>> = Vec::new();
        for space in Space::ALL.into_iter().take(rules.marker_count.into()) {
            let bonus = match space.bonus(rules.markers, &table.sheet) {
                Bonus::Coins => format!("{COURT_COINS}{COIN}"),
                Bonus::Points => format!("{COURT_POINTS}{POINT}"),
                Bonus::Decoration | Bonus::Gold(_) if stage.roomy => bonus_text(space, table, texts),
                Bonus::Decoration => say!(texts, TERMINAL_DECORATION),
                Bonus::Gold(_) => say!(texts, TERMINAL_GOLD),
            };
            let here: String =
                seats().filter(|seat| table.boards[*seat].has_marker(space)).map(Seat::letter).collect();
            let visit = if table.visit.is_some_and(|visit| visit.space == space) { "♛" } else { "" };
            let text = format!("{}:{bonus} {here}{visit}", space as u32 + 1);
            chips.push(thing(stage, text.trim_end().to_owned(), Ink::Plain, Part::Space(space)));
        }
        let open: String = seats()
            .flat_map(|seat| std::iter::repeat_n(seat.letter(), table.boards[seat].open_markers.into()))
            .collect();
        let text = format!("{}: {}", say!(texts, CARRARA_OPEN), if open.is_empty() { "–" } else { &open });
        chips.push(thing(stage, text, Ink::Plain, Part::OpenArea));
        rows.push(Row { chips, indent: 0 });
    }
    let mut block = Block::new(say!(texts, CARRARA_COURT), rows);
    if let Some(visit) = table.visit {
        block = block.with(Chip::new(format!("♛ {}", stage.names.of(visit.holder)), Ink::Seat(visit.holder)));
    }
    block
}

/// Objects for sale, or decorations and statues in the supply.
pub(super) fn goods(stage: &Stage<Carrara>) -> Block<Part> {
    let (table, texts) = (&stage.view.table, stage.texts);
    let price = Chip::new(format!("{PIECE_PRICE}{COIN}"), Ink::Faint);
    match table.edition.rules().pieces {
        Pieces::None => Block::new("", Vec::new()),
        Pieces::Objects => {
            let chip = |kind: Object| {
                let name = goods_name(kind, stage.roomy, texts);
                let is_sold = table.for_sale >> kind as u8 & 1 == 0;
                let ink = if is_sold { Ink::Faint } else { Ink::Plain };
                let sold = if is_sold { "✗" } else { "" };
                thing(stage, format!("{name}{sold} {}", table.supply[kind]), ink, Part::Object(kind))
            };
            Block::new(say!(texts, CARRARA_OBJECTS), vec![tiles(Object::ALL.into_iter().map(chip))])
                .with(price)
        }
        Pieces::Ornaments => {
            let chip = |piece: Piece, count: u8| {
                let ink = if count == 0 { Ink::Faint } else { piece_ink(piece) };
                thing(
                    stage,
                    format!("{} {count}", small_piece(piece, stage.roomy, texts)),
                    ink,
                    Part::Piece(piece),
                )
            };
            let decorations = Object::ALL.map(|kind| chip(Piece::decoration(kind), table.supply[kind]));
            let statues = Color::ALL.map(|kind| chip(Piece::statue(kind), table.statues[kind]));
            let mut rows = vec![tiles(decorations.into_iter()), tiles(statues.into_iter())];
            if let Phase::InHand(piece, _) = table.phase {
                let text = say!(texts, CARRARA_IN_HAND, piece = palazzi_client::carrara::piece(piece, texts));
                rows.push(Row::new(vec![
                    Chip::new(text, Ink::Strong),
                    thing(stage, say!(texts, CARRARA_NO_PIECE), Ink::Plain, Part::NoPiece),
                ]));
            }
            Block::new(say!(texts, CARRARA_ORNAMENTS), rows).with(price)
        }
    }
}

/// How far the end is.
pub(super) fn end(stage: &Stage<Carrara>) -> Block<Part> {
    let (view, texts) = (stage.view, stage.texts);
    let table = &view.table;
    let name = |seat: Seat| stage.names.of(seat).to_owned();
    let mut rows = Vec::new();
    match palazzi_client::carrara::end(view, stage.looking_at) {
        Some(End::Announcement { conditions, buildings, announced }) => {
            for condition in conditions {
                let have =
                    if condition.hidden { "?".to_owned() } else { condition.progress.have.to_string() };
                let met = !condition.hidden && condition.progress.is_met();
                let count = format!("{have}/{}", condition.progress.need);
                let mut row = Row::new(vec![Chip::new(count, if met { Ink::Good } else { Ink::Strong })]);
                let text = match card_name(table, condition.card, texts).filter(|_| !stage.roomy) {
                    Some(name) => name,
                    None => condition_text(table, &condition, texts).unwrap_or_default(),
                };
                row.chips.extend(Row::text(&text, Ink::Plain).chips);
                rows.push(row);
            }
            let bonus =
                card_name(table, CardKind::Bonus, texts).zip(card_text(table, CardKind::Bonus, texts));
            rows.extend(bonus.map(|(name, text)| {
                let text = if stage.roomy { format!("{name}: {text}") } else { name };
                Row::text(&text, Ink::Plain)
            }));
            rows.push(Row::text(&say!(texts, CARRARA_BUILDINGS_LEFT, count = buildings), Ink::Faint));
            rows.extend(
                announced.map(|seat| Row::text(&say!(texts, CARRARA_ANNOUNCED, who = name(seat)), Ink::Bad)),
            );
        }
        Some(End::MarkersAndStack { markers, of, stack, triggered }) => {
            let fewest = markers.iter().copied().min().unwrap_or(of);
            let used = say!(texts, CARRARA_END_MARKERS, used = of - fewest, of = of);
            let left = say!(texts, CARRARA_END_STACK, count = stack);
            rows.push(Row::text(&format!("{used}, {left}"), Ink::Faint));
            rows.extend(
                triggered.map(|seat| Row::text(&say!(texts, CARRARA_TRIGGERED, who = name(seat)), Ink::Bad)),
            );
        }
        None => {}
    }
    Block::new(say!(texts, CARRARA_END), rows)
}
