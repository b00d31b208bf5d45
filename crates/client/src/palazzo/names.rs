use palazzi_rules::palazzo::{
    BACKS, Card, Currency, Material, Money, Palace, Payment, Quarry, Tile, TileSet, View,
};

use super::parts::{Kind, Part};
use super::paying::triplets;
use super::sentences;
use super::standings::to_decide;
use crate::key::{self, Key};
use crate::say;
use crate::shown::Names;
use crate::texts::Texts;

/// What a part is called.
pub(super) fn name(part: Part, view: &View, names: &Names, texts: &Texts) -> String {
    match part {
        Part::Kind(kind) => texts.get(kind_key(kind)),
        Part::Tile(one, _) => tile(one, texts),
        Part::Quarry(number) => quarry(number, texts),
        Part::Floor(index, floor) => match own_palace(view, index).and_then(|palace| palace.on(floor)) {
            Some(found) => {
                say!(texts, PALAZZO_FLOOR_OF_PALACE, tile = tile(found, texts), number = i64::from(index) + 1)
            }
            None => palace_name(index, texts),
        },
        Part::Palace(index) => palace_name(index, texts),
        Part::New => say!(texts, PALAZZO_NEW_PALACE),
        Part::Discard => say!(texts, PALAZZO_DISCARD),
        Part::Revealed(one, _) | Part::Pay(one, _) => card(one, texts),
        Part::Seat(seat) => names.of(seat).to_owned(),
        Part::Whole(action) => sentences::action(view, &action, texts).text(),
    }
}

fn own_palace(view: &View, index: u8) -> Option<Palace> {
    let seat = to_decide(view)?;
    view.players.get(seat as usize)?.palaces.get(usize::from(index)).copied()
}

pub(super) fn palace_name(index: u8, texts: &Texts) -> String {
    say!(texts, PALAZZO_PALACE, number = i64::from(index) + 1)
}

pub(super) fn kind_key(kind: Kind) -> Key {
    match kind {
        Kind::Money => key::PALAZZO_KIND_MONEY,
        Kind::Draw => key::PALAZZO_KIND_DRAW,
        Kind::Rebuild => key::PALAZZO_KIND_REBUILD,
        Kind::TakeOut => key::PALAZZO_KIND_TAKE_OUT,
        Kind::Insert => key::PALAZZO_KIND_INSERT,
        Kind::Remove => key::PALAZZO_KIND_REMOVE,
        Kind::Buy => key::PALAZZO_KIND_BUY,
        Kind::Auction => key::PALAZZO_KIND_AUCTION,
        Kind::Bid => key::PALAZZO_KIND_BID,
        Kind::Pass => key::PALAZZO_KIND_PASS,
    }
}

/// What a material is called.
pub fn material(material: Material, texts: &Texts) -> String {
    texts.get(match material {
        Material::Brick => key::PALAZZO_BRICK,
        Material::Sandstone => key::PALAZZO_SANDSTONE,
        Material::Marble => key::PALAZZO_MARBLE,
    })
}

/// The letter that stands for a material on a tile.
pub fn letter_of_material(material: Material, texts: &Texts) -> String {
    texts.get(match material {
        Material::Brick => key::PALAZZO_BRICK_LETTER,
        Material::Sandstone => key::PALAZZO_SANDSTONE_LETTER,
        Material::Marble => key::PALAZZO_MARBLE_LETTER,
    })
}

/// What a currency is called.
pub fn currency(currency: Currency, texts: &Texts) -> String {
    texts.get(match currency {
        Currency::Florin => key::PALAZZO_FLORIN,
        Currency::Ducat => key::PALAZZO_DUCAT,
        Currency::Lira => key::PALAZZO_LIRA,
    })
}

/// The letter that stands for a currency on a card; nothing on a certificate.
pub fn letter_of_currency(currency: Currency, texts: &Texts) -> String {
    texts.get(match currency {
        Currency::Florin => key::PALAZZO_FLORIN_LETTER,
        Currency::Ducat => key::PALAZZO_DUCAT_LETTER,
        Currency::Lira => key::PALAZZO_LIRA_LETTER,
    })
}

/// What a tile is called.
pub fn tile(tile: Tile, texts: &Texts) -> String {
    say!(
        texts,
        PALAZZO_TILE,
        material = material(tile.material(), texts),
        floor = tile.floor(),
        windows = tile.windows()
    )
}

/// Several tiles.
pub fn tiles(tiles: TileSet, texts: &Texts) -> String {
    list(tiles.iter().map(|one| tile(one, texts)).collect(), texts)
}

/// What a money card is called.
pub fn card(card: Card, texts: &Texts) -> String {
    match card.currency() {
        Some(of) => say!(texts, PALAZZO_COIN, currency = currency(of, texts), value = card.value()),
        None => say!(texts, PALAZZO_CERTIFICATE, value = card.value()),
    }
}

/// Several money cards.
pub fn money(cards: Money, texts: &Texts) -> String {
    list(counted(cards, texts), texts)
}

fn counted(cards: Money, texts: &Texts) -> Vec<String> {
    let kinds = Card::all().filter(|kind| cards.count(*kind) > 0);
    let name = |kind: Card| match cards.count(kind) {
        1 => card(kind, texts),
        count => say!(texts, PALAZZO_SEVERAL, count = count, thing = card(kind, texts)),
    };
    kinds.map(name).collect()
}

/// A payment: its triplets, then its other cards.
pub fn paid(payment: Payment, texts: &Texts) -> String {
    let found = triplets(payment);
    let mut words = Vec::new();
    for (count, value) in found.coins.into_iter().zip(3_u32..) {
        words.extend((0..count).map(|_| say!(texts, PALAZZO_TRIPLET, value = value)));
    }
    words.extend((0..found.certificates).map(|_| say!(texts, PALAZZO_TRIPLET_OF_CERTIFICATES)));
    words.extend(counted(payment.singles(), texts));
    list(words, texts)
}

pub(super) fn quarry(quarry: Quarry, texts: &Texts) -> String {
    say!(texts, PALAZZO_QUARRY, number = quarry.index() + 1)
}

/// The name of a stack of tiles, by its place from 0.
pub fn back(index: usize) -> &'static str {
    BACKS[index]
}

/// Words in a row: a, b and c.
pub(super) fn list(words: Vec<String>, texts: &Texts) -> String {
    let mut words = words;
    let Some(last) = words.pop() else { return say!(texts, PALAZZO_NOTHING) };
    let Some(before) = words.pop() else { return last };
    let end = say!(texts, PALAZZO_LIST_LAST, first = before, second = last);
    words.into_iter().rev().fold(end, |rest, word| say!(texts, PALAZZO_LIST, first = word, rest = rest))
}
