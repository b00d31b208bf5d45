//! Second edition, advanced version: wheels, decorations, statues, warehouses, the bonus purchase.

use palazzi_rules::Game;
use palazzi_rules::Seat::{A, B};

use crate::script::{Script, TILES, arrange, counts, start};

fn with(lines: &str) -> Script {
    arrange("carrara-2e-advanced 2", lines)
}

/// The decorations and statues shown at locations 1 to 6.
fn symbols(script: &Script) -> (String, String) {
    let symbols = script.game.trace().symbols.expect("the wheels show symbols");
    (symbols.decorations.map(|object| object.to_string()).join(" "), symbols.statues.join(" "))
}

/// A has just taken this piece from the emptied location I.
///
/// The inner wheel shows purple at I before it turns, so that it shows blue afterwards.
fn holding(piece: &str, lines: &str) -> Script {
    let (decoration, statue) = match piece {
        "red-statue" => ("book", "g"),
        "yellow-statue" => ("book", "r"),
        "blue-statue" => ("book", "d"),
        decoration => (decoration, "d"),
    };
    let mut script = with(&format!("wheel 1 d1 2 d1 | symbols {decoration} {statue} | {lines}"));
    script.play(&format!("A spin\nA buy 1 d1\nA take {piece}"));
    assert_eq!(script.game.trace().hand.as_deref(), Some(piece));
    script
}

/// A-SET-1: the outer wheel starts where chance says, the inner one with purple at location I.
#[test]
fn wheels_show_symbols() {
    let mut script = start("carrara-2e-advanced 2");
    assert_eq!(script.refused(TILES), "wheel is due, not tiles");
    script.play("* wheel flag").play(TILES);
    let (decorations, statues) = symbols(&script);
    assert_eq!(decorations, "flag arms book chalice crown gate");
    assert_eq!(statues, "purple white yellow red green blue");
}

/// A-SET-1: decorations and gold statues by number of players, six statues of each colour.
#[test]
fn supplies_depend_on_the_players() {
    for (players, count) in [(2, 5), (3, 6), (4, 7)] {
        let trace = arrange(&format!("carrara-2e-advanced {players}"), "").game.trace();
        let decorations = ["arms", "book", "chalice", "crown", "flag", "gate"];
        assert_eq!(counts(&trace.supply), decorations.map(|name| format!("{count} {name}")).join(" "));
        assert_eq!(counts(&trace.statues), "6 blue 6 green 6 purple 6 red 6 white 6 yellow");
        assert_eq!(counts(&trace.gold), format!("{players} c1 {players} c2"));
    }
}

/// A-SET-2: eight markers on eight spaces, and two warehouses.
#[test]
fn every_player_starts_with_eight_markers_at_court() {
    let player = with("").player(A);
    assert_eq!(player.markers, 8);
    assert_eq!(player.court, ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"]);
    assert_eq!(with("A warehouse book red-statue").player(A).warehouse.len(), 2);
}

/// A-BUY-1: `turn` turns both wheels and fills the outer one to eleven.
#[test]
fn turning_moves_both_wheels() {
    let mut script = with("symbols book d");
    script.play("A turn");
    assert_eq!(script.refused("* refill w1"), "5 bricks are drawn, not 1");
    script.play("* refill w5");
    let (decorations, statues) = symbols(&script);
    assert_eq!(decorations, "arms book chalice crown gate flag");
    assert_eq!(statues, "blue purple white yellow red green");
    assert_eq!(script.wheel()[..2], ["w5", "w1y1r1g1b1d1"]);
}

/// A-BUY-1: `spin` turns only the inner wheel and adds nothing.
#[test]
fn spinning_moves_the_inner_wheel_only() {
    let mut script = with("symbols book d");
    script.play("A spin");
    let (decorations, statues) = symbols(&script);
    assert_eq!(decorations, "book chalice crown gate flag arms");
    assert_eq!(statues, "blue purple white yellow red green");
    assert_eq!(script.wheel(), ["w1y1r1g1b1d1", "-", "-", "-", "-", "-"]);
    assert_eq!(script.pending(), "A");
    assert_eq!(script.refused("A broke"), "a brick is affordable with 20 coins (E2-BUY-3)");
}

/// A-BUY-1: a wheel must be turned, and the inner one alone needs an affordable brick.
#[test]
fn buying_needs_a_turned_wheel() {
    let script = with("A coins 0 | wheel 1 w1");
    assert_eq!(script.refused("A buy 1 w1"), "the wheel must be turned first (A-BUY-1)");
    let reason = "no brick on the wheel is affordable with 0 coins (A-BUY-1)";
    assert_eq!(script.refused("A spin"), reason);
    assert!(script.offers().contains(&"turn".to_owned()));
    let empty = with("A bricks w7y7r7 | B bricks g7b7d7 | wheel");
    assert_eq!(empty.refused("A turn"), "wheel and bag are empty (A-BUY-1)");
}

/// A-BUY-2: who empties a segment may take the decoration or the statue that it shows.
#[test]
fn emptying_a_segment_offers_its_pieces() {
    let mut script = with("wheel 1 b1d1 | symbols crown d");
    script.play("A spin\nA buy 1 b1d1");
    assert_eq!(script.offers(), ["take none", "take crown", "take blue-statue"]);
    assert_eq!(script.refused("A take book"), "book is not on offer here (A-BUY-2)");
    assert_eq!(script.refused("A take gold-statue"), "gold-statue is not on offer here (A-BUY-2)");
    script.play("A take none");
    assert_eq!(script.pending(), "B");
}

/// A-BUY-2: a segment that still holds bricks gives nothing.
#[test]
fn a_segment_with_bricks_left_gives_nothing() {
    let mut script = with("wheel 1 b1d1");
    script.play("A spin\nA buy 1 d1");
    assert_eq!(script.pending(), "B");
}

/// A-BUY-2: what is exhausted cannot be taken; with both exhausted nothing is left to take.
#[test]
fn exhausted_pieces_cannot_be_taken() {
    let crowns = "B massa palace1+ palace2+ palace4+ palace5+ | B warehouse crown";
    let mut script = with(&format!("wheel 1 d1 | symbols crown d | {crowns}"));
    script.play("A spin\nA buy 1 d1");
    assert_eq!(script.offers(), ["take none", "take blue-statue"]);
    assert_eq!(script.refused("A take crown"), "crown is not on offer here (A-BUY-2)");
    let blue = "A massa gate1* gate2* gate4* gate5* | A warehouse blue-statue blue-statue";
    let mut script = with(&format!("wheel 1 d1 | symbols crown d | {crowns} | {blue}"));
    script.play("A spin\nA buy 1 d1");
    assert_eq!(script.offers(), ["take none"]);
}

/// A-DECO-1: a decoration goes onto an own undecorated building of its type.
#[test]
fn a_decoration_needs_an_undecorated_building_of_its_type() {
    let mut script = holding("book", "A massa library1 gate1 | A pisa library2+");
    let refused = |entry: &str| script.refused(entry);
    assert_eq!(refused("A place massa gate1"), "book does not fit on gate1 in massa (A-DECO-1)");
    assert_eq!(refused("A place pisa library2+"), "book does not fit on library2+ in pisa (A-DECO-1)");
    assert_eq!(refused("A place pisa library4"), "there is no own library4 in pisa (A-DECO-1)");
    assert_eq!(script.offers(), ["place massa library1", "store", "decline"]);
    script.play("A place massa library1");
    assert_eq!(script.player(A).cities["massa"], ["gate1", "library1+"]);
    assert_eq!(script.game.trace().supply["book"], 3);
}

/// A-DECO-1: a decoration may also go into a free warehouse, where it decorates nothing.
#[test]
fn a_decoration_may_be_stored() {
    let mut script = holding("book", "A massa library1");
    script.play("A store");
    assert_eq!(script.player(A).warehouse, ["book"]);
    assert_eq!(script.player(A).cities["massa"], ["library1"]);
}

/// A-DECO-1: it adds 1 to the value in every scoring.
#[test]
fn a_decoration_adds_one_to_the_value() {
    let mut script = with("A massa library1+");
    script.play("A court c5");
    assert_eq!(script.gain(A, "A score type library"), (0, 2));
}

/// A-STAT-1: a statue needs a city that accepts its colour, and a building without a statue.
#[test]
fn a_statue_needs_a_city_that_accepts_its_colour() {
    let lines = "A livorno gate1 | A pisa gate2 | A lucca gate4* | A massa gate5+ | A lerici villa1";
    let script = holding("red-statue", lines);
    let refused = |entry: &str| script.refused(entry);
    assert_eq!(refused("A place pisa gate2"), "red-statue does not fit on gate2 in pisa (A-STAT-1)");
    assert_eq!(refused("A place lucca gate4*"), "red-statue does not fit on gate4* in lucca (A-STAT-1)");
    let places = ["place massa gate5+", "place lerici villa1", "store", "decline"];
    assert_eq!(script.offers(), places);
}

/// Example 41 (A-STAT-1, A-BONUS-1): a red statue may stand in Massa; one that is bought only in Lucca.
#[test]
fn a_red_statue_stands_in_massa_but_is_bought_for_lucca() {
    let mut taken = holding("red-statue", "A massa gate1");
    taken.play("A place massa gate1");
    assert_eq!(taken.player(A).cities["massa"], ["gate1*"]);
    let mut bought = with("A massa gate1 | A lucca villa2");
    let reason = "red-statue does not fit on gate1 in massa (A-BONUS-1)";
    assert_eq!(bought.refused("A purchase red-statue massa gate1"), reason);
    bought.play("A purchase red-statue lucca villa2");
    assert_eq!(bought.player(A).cities["lucca"], ["villa2*"]);
}

/// A-STAT-1: a gold statue fits every city; a statue adds no value.
#[test]
fn a_gold_statue_fits_every_city() {
    let mut script = with("A livorno gate1 | A lerici villa2*");
    script.play("A court c1");
    assert_eq!(script.offers(), ["place livorno gate1", "store", "decline"]);
    script.play("A place livorno gate1");
    assert_eq!(script.gain(A, "A score type gate"), (0, 3));
}

/// A-STORE-1: a warehouse holds one piece; with both full there is no storing.
#[test]
fn storing_needs_a_free_warehouse() {
    let script = holding("book", "A warehouse crown red-statue");
    assert_eq!(script.refused("A store"), "both warehouses are full (A-STORE-1)");
    assert_eq!(script.offers(), ["swap crown", "swap red-statue", "decline"]);
}

/// A-STORE-1: a stored piece that is discarded for a new one returns to the supply.
#[test]
fn a_discarded_piece_returns_to_the_supply() {
    let mut script = holding("book", "A warehouse crown red-statue");
    assert_eq!(script.refused("A swap flag"), "flag is not stored (A-STORE-1)");
    let mut statue = script.clone();
    script.play("A swap crown");
    assert_eq!(script.player(A).warehouse, ["book", "red-statue"]);
    assert_eq!(script.game.trace().supply["crown"], 5);
    statue.play("A swap red-statue");
    assert_eq!(statue.game.trace().statues["red"], 6);
}

/// A-STORE-1: a piece that fits or can be stored needs no room.
#[test]
fn a_piece_that_fits_is_not_swapped() {
    let reason = "book need not be swapped: it can be placed or stored (A-STORE-1)";
    let fitting = holding("book", "A warehouse crown red-statue | A massa library1");
    assert_eq!(fitting.refused("A swap crown"), reason);
    assert_eq!(fitting.offers(), ["place massa library1", "decline", "move red-statue massa library1"]);
    let storable = holding("book", "A warehouse crown");
    assert_eq!(storable.refused("A swap crown"), reason);
}

/// A-STORE-1: declining is always possible and returns the piece to the supply.
#[test]
fn a_declined_piece_returns_to_the_supply() {
    let mut script = holding("book", "A massa library1");
    assert_eq!(script.game.trace().supply["book"], 4);
    script.play("A decline");
    assert_eq!(script.game.trace().supply["book"], 5);
    let mut script = holding("red-statue", "");
    script.play("A decline");
    assert_eq!(script.game.trace().statues["red"], 6);
}

/// A-STORE-1: a gold statue that is discarded leaves the game.
#[test]
fn a_discarded_gold_statue_leaves_the_game() {
    let mut script = holding("book", "A warehouse crown gold-statue");
    let before = script.game.trace();
    script.play("A swap gold-statue");
    let after = script.game.trace();
    assert_eq!((after.gold, after.statues), (before.gold, before.statues));
    assert_eq!(script.player(A).warehouse, ["book", "crown"]);
}

/// A-STORE-1: stored pieces move at the start of a turn, and the action is still to come.
#[test]
fn a_stored_piece_moves_at_the_start_of_a_turn() {
    let mut script = with("A warehouse book | A massa library1 gate1");
    let reason = "book does not fit on gate1 in massa (A-DECO-1)";
    assert_eq!(script.refused("A move book massa gate1"), reason);
    assert_eq!(script.refused("A move crown massa gate1"), "crown is not stored (A-STORE-1)");
    script.play("A move book massa library1");
    assert_eq!(script.player(A).cities["massa"], ["gate1", "library1+"]);
    assert!(script.player(A).warehouse.is_empty());
    script.play("A pass\nA end");
    assert_eq!(script.pending(), "B");
}

/// A-STORE-1: stored pieces move after the action.
#[test]
fn a_stored_piece_moves_after_the_action() {
    let mut script = with("A warehouse book red-statue | A massa library1 | A coins 0");
    script.play("A pass");
    assert_eq!(script.offers(), ["move book massa library1", "move red-statue massa library1", "end"]);
    script.play("A move red-statue massa library1\nA move book massa library1*");
    assert_eq!(script.player(A).cities["massa"], ["library1+*"]);
    assert_eq!(script.pending(), "B", "nothing is left to do");
}

/// A-STORE-1: stored pieces move while a new piece is in hand, which makes room for it.
#[test]
fn a_stored_piece_makes_room_for_the_piece_in_hand() {
    let mut script = holding("book", "A warehouse crown red-statue | A massa gate1");
    assert_eq!(script.refused("A store"), "both warehouses are full (A-STORE-1)");
    script.play("A move red-statue massa gate1\nA store");
    assert_eq!(script.player(A).warehouse, ["book", "crown"]);
    assert_eq!(script.player(A).cities["massa"], ["gate1*"]);
}

/// A-STORE-1: a piece does not move in the turn in which it was stored, but later.
#[test]
fn a_piece_stays_stored_for_the_rest_of_the_turn() {
    let mut script = holding("book", "A massa library1");
    script.play("A store");
    assert_eq!(script.refused("A move book massa library1"), "book was stored in this turn (A-STORE-1)");
    assert!(script.offers_of("move").is_empty());
    script.play("A end\nB pass");
    assert_eq!(script.offers_of("move"), ["move book massa library1"]);
}

/// A-STORE-1: of two alike pieces the one stored earlier may move.
#[test]
fn the_older_of_two_alike_pieces_moves() {
    let mut script = holding("book", "A warehouse book | A massa library1 library2");
    script.play("A store\nA move book massa library1");
    assert_eq!(script.refused("A move book massa library2"), "book was stored in this turn (A-STORE-1)");
}

/// A-BUILD-1: a monument keeps the decoration and the statue of the covered building.
#[test]
fn a_monument_keeps_what_the_building_carried() {
    for (old, new) in [("gate5", "gate8"), ("gate5+", "gate8+"), ("gate5*", "gate8*"), ("gate5+*", "gate8+*")]
    {
        let mut script = with(&format!("A pisa {old} | A bricks y3"));
        script.play(&format!("A upgrade pisa {old} gate8 y3\nA improve lucca"));
        assert_eq!(script.player(A).cities["pisa"], [new]);
    }
}

/// A-BUILD-1: the price does not count the decoration (E2-BUILD-5 neither).
#[test]
fn a_decoration_does_not_change_the_price_of_a_monument() {
    let types = "type villa, type gate, type palace, type castle, type library, type cathedral";
    let mut script = with(&format!("A scored {types}, urban, rural | A pisa gate5+ | A bricks y3"));
    assert_eq!(script.gain(A, "A upgrade pisa gate5+ gate8 y3\nA improve lucca"), (0, 3));
}

/// A-BONUS-1: a decoration or a statue for 10 coins, before or after the action, placed at once.
#[test]
fn a_piece_may_be_bought_for_ten_coins() {
    let mut before = with("A massa library1");
    assert_eq!(before.gain(A, "A purchase book massa library1"), (-10, 0));
    assert_eq!(before.player(A).cities["massa"], ["library1+"]);
    before.play("A pass");
    assert_eq!(before.pending(), "B", "the one purchase has been made");
    let mut after = with("A massa library1");
    after.play("A pass");
    assert_eq!(after.gain(A, "A purchase blue-statue massa library1"), (-10, 0));
    assert_eq!(after.pending(), "B");
    assert_eq!(after.game.trace().statues["blue"], 5);
}

/// A-BONUS-1: once in a turn, for 10 coins, and not of gold.
#[test]
fn wrong_purchases_are_refused() {
    let mut script = with("A massa library1 gate1 | A coins 29 | A warehouse crown");
    let reason = "gold-statue is not in the supply (A-BONUS-1)";
    assert_eq!(script.refused("A purchase gold-statue massa gate1"), reason);
    let reason = "flag does not fit on gate1 in massa (A-DECO-1)";
    assert_eq!(script.refused("A purchase flag massa gate1"), reason);
    script.play("A purchase book massa library1");
    let reason = "only one piece may be bought in a turn (A-BONUS-1)";
    assert_eq!(script.refused("A purchase gate massa gate1"), reason);
    let poor = with("A massa library1 | A coins 9");
    let reason = "a piece costs 10 coins, with 9 (A-BONUS-1)";
    assert_eq!(poor.refused("A purchase book massa library1"), reason);
}

/// A-BONUS-1: a bought statue stands in the city of exactly its colour.
#[test]
fn a_bought_statue_stands_in_its_own_city() {
    let board = "A livorno gate1 | A pisa gate2 | A lucca gate4 | A massa villa1 | A lerici villa2";
    let script = with(board);
    let statues = script.offers_of("purchase").into_iter().filter(|offer| offer.contains("statue"));
    let expected = [
        "purchase white-statue livorno gate1",
        "purchase yellow-statue pisa gate2",
        "purchase red-statue lucca gate4",
        "purchase blue-statue massa villa1",
        "purchase purple-statue lerici villa2",
    ];
    assert_eq!(statues.collect::<Vec<_>>(), expected);
}

/// A-BONUS-1, E2-SCORE-5: a purchase or a move is no action; a visit can still be followed.
#[test]
fn a_purchase_does_not_leave_a_royal_visit() {
    let mut script = with("A massa gate1 | B massa villa1 | B warehouse red-statue");
    script.play("A court c7\nA score urban\nA end");
    script.play("B purchase arms massa villa1\nB move red-statue massa villa1+");
    assert_eq!(script.player(B).court.len(), 8);
    assert_eq!(script.gain(B, "B court c7"), (0, 3));
}

/// E2-SCORE-5: turning the inner wheel does not follow a visit.
#[test]
fn spinning_leaves_a_royal_visit() {
    let mut script = with("A massa gate1 | A coins 0 | B massa villa1");
    script.play("A court c7\nA score urban\nB spin");
    assert!(script.player(B).court.contains(&"open".to_owned()));
}
