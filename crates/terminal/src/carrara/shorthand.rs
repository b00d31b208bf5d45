//! The things of Carrara in few letters.

use palazzi_client::Texts;
use palazzi_client::carrara::{Part, city, color_letter, object, piece};
use palazzi_rules::carrara::{
    Building, Carrara, City, Color, Edition, Object, Pay, Piece, PieceKind, Reward,
};

use crate::board::Stage;
use crate::ink::{Dark, Ink};
use crate::paper::{Chip, Mark};
use crate::words::short;

/// A coin, and a victory point.
pub(super) const COIN: &str = "●";
pub(super) const POINT: &str = "★";

pub(super) fn brick_ink(color: Color, edition: Edition) -> Ink {
    let dark = match edition {
        Edition::First | Edition::FirstExpansion => Dark::Black,
        Edition::Second | Edition::SecondAdvanced => Dark::Purple,
    };
    Ink::Brick(color, dark)
}

pub(super) fn piece_ink(piece: Piece) -> Ink {
    match piece.kind() {
        PieceKind::Decoration(_) => Ink::Stone,
        PieceKind::Statue(color) => Ink::Brick(color, Dark::Purple),
        PieceKind::Gold => Ink::Gold,
    }
}

/// A building with its value: `+` for a decoration, `*` for a statue.
pub(super) fn house(house: Building, roomy: bool, texts: &Texts) -> String {
    let name = texts.find(&format!("carrara-type-{}", house.kind().name())).unwrap_or_default();
    let name = if roomy { name } else { short(&name) };
    let marks = match (house.is_decorated(), house.has_statue()) {
        (false, false) => "",
        (true, false) => "+",
        (false, true) => "*",
        (true, true) => "+*",
    };
    let gap = if roomy { " " } else { "" };
    format!("{name}{gap}{}{marks}", house.value())
}

/// A piece as it is shown on a wheel: the beginning of its name, statues marked with `*`.
pub(super) fn small_piece(shown: Piece, roomy: bool, texts: &Texts) -> String {
    match (shown.kind(), roomy) {
        (_, true) => piece(shown, texts),
        (PieceKind::Decoration(kind), false) => short(&object(kind, texts)),
        (PieceKind::Statue(color), false) => {
            format!("{}*", color_letter(color, Edition::SecondAdvanced, texts))
        }
        (PieceKind::Gold, false) => format!("{}*", short(&piece(shown, texts))),
    }
}

/// Coins and points.
pub(super) fn pay(pay: Pay) -> String {
    let part = |count: u32, sign: &str| if count > 0 { format!("{count}{sign}") } else { String::new() };
    match (pay.coins, pay.points) {
        (0, 0) => "–".to_owned(),
        (coins, points) => part(coins, COIN) + &part(points, POINT),
    }
}

pub(super) fn reward(reward: Reward) -> String {
    pay(Pay { coins: reward.coins.into(), points: reward.points.into() })
}

/// Something on the table that can be pointed at.
pub(super) fn thing(stage: &Stage<Carrara>, text: String, ink: Ink, part: Part) -> Chip<Part> {
    Chip::thing(text, ink, stage.mark(part), part)
}

/// A brick, or several of one colour.
pub(super) fn brick(stage: &Stage<Carrara>, color: Color, count: u32) -> Chip<Part> {
    let edition = stage.view.table.edition;
    let letter = color_letter(color, edition, stage.texts);
    let text = if count == 1 { letter } else { format!("{letter}×{count}") };
    Chip::new(format!(" {text} "), brick_ink(color, edition))
}

/// A building that can be built.
pub(super) fn tile(stage: &Stage<Carrara>, tile: Building) -> Chip<Part> {
    thing(stage, house(tile, stage.roomy, stage.texts), Ink::Stone, Part::Tile(tile))
}

/// The widest name of a city.
pub(super) fn city_width(texts: &Texts) -> usize {
    City::ALL.iter().map(|it| city(*it, texts).chars().count()).max().unwrap_or(0)
}

/// The widest name of a building.
pub(super) fn tile_width(stage: &Stage<Carrara>) -> usize {
    if !stage.roomy {
        return 4;
    }
    let table = &stage.view.table;
    let tiles = table.face_up().iter().chain(table.eights.iter()).map(|tile| tile.building());
    tiles.map(|it| house(it, true, stage.texts).chars().count()).max().unwrap_or(0)
}

/// How an object is shown that is for sale, or in the supply.
pub(super) fn goods_name(kind: Object, roomy: bool, texts: &Texts) -> String {
    let name = object(kind, texts);
    if roomy { name } else { short(&name) }
}

/// A mark for something that has been pointed out by its bricks.
pub(super) fn brick_mark(taken: bool, open: bool) -> Mark {
    match (taken, open) {
        (true, _) => Mark::Chosen,
        (false, true) => Mark::Open,
        (false, false) => Mark::None,
    }
}
