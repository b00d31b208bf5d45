use palazzi_rules::palazzo::{Action, Card, Change, Currency, Palazzo, Payment, Spot, Tile, TileSet};

use super::{Block, Spell, Word};

/// The first words of actions, in the order of the engine's lists.
const KIND_NAMES: [&str; 10] =
    ["money", "draw", "remodel", "take", "buy", "auction", "bid", "pass", "pick", "place"];
/// What a rebuild does.
const CHANGE_NAMES: [&str; 3] = ["out", "in", "drop"];
/// A palace holds at least one of the 48 tiles, so nobody has more.
pub(crate) const MOST_PALACES: usize = 48;
/// The kinds of building tiles: three materials, five floors, one to three windows.
pub(crate) const TILE_KINDS: usize = 45;
/// Triplets: coins of value 3 to 7, or certificates.
pub(crate) const TRIPLETS: usize = 6;

const KINDS: Block = Block::first(KIND_NAMES.len());
const CHANGES: Block = KINDS.then(CHANGE_NAMES.len());
/// The own palace that something is done with.
const PALACES: Block = CHANGES.then(MOST_PALACES);
/// The own palace that a single tile is inserted into.
const INTO: Block = PALACES.then(MOST_PALACES);
/// A new palace, or out of the game.
const SPOTS: Block = INTO.then(2);
const TILES: Block = SPOTS.then(TILE_KINDS);
/// Only one tile is bought.
const ONLY: Block = TILES.then(1);
const TRIPLET: Block = ONLY.then(TRIPLETS);
const CARDS: Block = TRIPLET.then(Card::KINDS);

impl Spell for Palazzo {
    const WORDS: usize = CARDS.end as usize;

    fn vocabulary() -> Vec<String> {
        let mut words: Vec<String> = KIND_NAMES.into_iter().chain(CHANGE_NAMES).map(str::to_owned).collect();
        words.extend((1..=MOST_PALACES).map(|number| format!("p{number}")));
        words.extend((1..=MOST_PALACES).map(|number| format!("into p{number}")));
        words.extend(["new", "discard"].map(str::to_owned));
        words.extend(TileSet::ALL.kinds().map(|tile| tile.to_string()));
        words.push("only".to_owned());
        words.extend((3..=7).map(|value| format!("(f{value} d{value} l{value})")));
        words.push("(c2 c2 c2)".to_owned());
        words.extend(Card::all().map(|card| card.to_string()));
        words
    }

    fn spell(action: &Action, out: &mut Vec<Word>) {
        out.push(KINDS.word(kind(action)));
        match *action {
            Action::Money | Action::Draw | Action::Auction | Action::Pass => {}
            Action::Remodel { change, pay } => {
                match change {
                    Change::Out { palace, tile } => {
                        out.extend([CHANGES.word(0), PALACES.word(palace.index()), tile_word(tile)]);
                    }
                    Change::In { single, palace } => {
                        out.extend([
                            CHANGES.word(1),
                            PALACES.word(single.index()),
                            INTO.word(palace.index()),
                        ]);
                    }
                    Change::Drop { single } => out.extend([CHANGES.word(2), PALACES.word(single.index())]),
                }
                out.push(card_word(pay));
            }
            Action::Take(cards) => out.extend(cards.cards().map(card_word)),
            Action::Buy { tiles, payment } => {
                let mut tiles = tiles.tiles().map(tile_word);
                out.extend([tiles.next(), tiles.next().or(Some(ONLY.word(0)))].into_iter().flatten());
                spell_payment(payment, out);
            }
            Action::Bid(added) => spell_payment(added, out),
            Action::Pick(tile) => out.push(tile_word(tile)),
            Action::Place { tile, spot } => out.extend([
                tile_word(tile),
                match spot {
                    Spot::Palace(number) => PALACES.word(number.index()),
                    Spot::New => SPOTS.word(0),
                    Spot::Discard => SPOTS.word(1),
                },
            ]),
        }
    }
}

/// Triplets, then single cards, one by one. Offered payments are tight, so that none is a part of another.
fn spell_payment(payment: Payment, out: &mut Vec<Word>) {
    for (kind, count) in triplets(payment).into_iter().enumerate() {
        out.extend(std::iter::repeat_n(TRIPLET.word(kind), count as usize));
    }
    out.extend(payment.singles().cards().map(card_word));
}

/// How many triplets of each kind a payment has, in the order of the notation.
pub(crate) fn triplets(payment: Payment) -> [u32; TRIPLETS] {
    let (all, singles) = (payment.cards(), payment.singles());
    let mut counts = [0; TRIPLETS];
    for (value, count) in (3..).zip(&mut counts[..TRIPLETS - 1]) {
        let coin = Card::coin(Currency::Florin, value).expect("coins have the values 3 to 7");
        *count = all.count(coin) - singles.count(coin);
    }
    counts[TRIPLETS - 1] = (all.certificates() - singles.certificates()) / 3;
    counts
}

fn tile_word(tile: Tile) -> Word {
    TILES.word(tile_index(tile))
}

/// The place of a tile among all kinds of tiles.
pub(crate) fn tile_index(tile: Tile) -> usize {
    tile.material() as usize * 15 + (usize::from(tile.floor()) - 1) * 3 + usize::from(tile.windows()) - 1
}

fn card_word(card: Card) -> Word {
    let coin = |currency: Currency| currency as usize * 5 + card.value() as usize - 3;
    CARDS.word(card.currency().map_or(Card::KINDS - 1, coin))
}

/// The place of an action's first word in [`KIND_NAMES`].
fn kind(action: &Action) -> usize {
    match action {
        Action::Money => 0,
        Action::Draw => 1,
        Action::Remodel { .. } => 2,
        Action::Take(_) => 3,
        Action::Buy { .. } => 4,
        Action::Auction => 5,
        Action::Bid(_) => 6,
        Action::Pass => 7,
        Action::Pick(_) => 8,
        Action::Place { .. } => 9,
    }
}
