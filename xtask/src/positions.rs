//! Positions of stored games at which the browser tests look at the table: early, in the middle, late, and as full
//! as it gets.
//!
//! `e2e/games/RULESET-PLAYERS.game` are games that bots played (`palazzi arena --bots mason,builder --record`). The
//! fullest position of a ruleset comes from eager random play, and its game is stored as `…-full.game`. All depends
//! on the games and the seeds alone, so that everything can be written anew at any time.

use std::path::Path;

use anyhow::{Context, Result};
use palazzi_rules::carrara::{Carrara, Config, Edition};
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{ByKind, Chooser, Game, Offers, Pending, Record, Seat, Viewer, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::fixtures::Eager;

/// Random games that are searched for the fullest position of a ruleset with so many players.
const SEEDS: u64 = 2_000;

/// The editions of Carrara with the names of their rulesets.
const EDITIONS: [(Edition, &str); 4] = [
    (Edition::First, "carrara-1e"),
    (Edition::FirstExpansion, "carrara-1e-expansion"),
    (Edition::Second, "carrara-2e"),
    (Edition::SecondAdvanced, "carrara-2e-advanced"),
];

/// A moment of a stored game at which a seat is to decide.
#[derive(Serialize)]
struct Position {
    /// The game: a file of `e2e/games`, without its extension.
    game: String,
    /// What the position shows.
    name: &'static str,
    /// How many entries of its log have happened.
    at: usize,
    /// The seat that is to decide.
    seat: Seat,
}

/// A game whose table fills up with pieces.
trait Filling: Game {
    /// How many pieces lie open on the table, and how crowded the most crowded place of a seat is.
    fn pieces(&self, seat: Seat) -> Pieces;
}

#[derive(Clone, Copy)]
struct Pieces {
    on_table: u32,
    most_in_one_place: u32,
}

/// A decision of a game: how many entries came before, whose it is, and how full the table is.
#[derive(Clone, Copy)]
struct Moment {
    at: usize,
    seat: Seat,
    fullness: u32,
}

/// Writes the fullest games and the list of all positions.
pub(crate) fn write(root: &Path) -> Result<()> {
    let folder = root.join("e2e/games");
    let mut positions = Vec::new();
    for players in 2..=4 {
        for (edition, name) in EDITIONS {
            let config = Config::new(edition, players)?;
            let full = fullest::<Carrara, _>(&config, || Eager::Builder);
            add(&folder, &format!("{name}-{players}"), &full, &mut positions)?;
        }
        let full = fullest::<Palazzo, _>(&palazzo::Config::new(players)?, || ByKind);
        add(&folder, &format!("palazzo-{players}"), &full, &mut positions)?;
    }
    positions.sort_by(|one, other| one.game.cmp(&other.game));
    let lines: Result<Vec<String>, _> = positions.iter().map(serde_json::to_string).collect();
    save(&folder.join("positions.json"), &format!("[\n{}\n]\n", lines?.join(",\n")))
}

/// Adds the positions of a game that bots played, and the fullest one of random play with its game.
fn add<G: Filling>(folder: &Path, name: &str, full: &Record<G>, positions: &mut Vec<Position>) -> Result<()> {
    let mut put = |game: &str, name, moment: Moment| {
        positions.push(Position { game: game.to_owned(), name, at: moment.at, seat: moment.seat });
    };
    let played = Record::<G>::parse(&crate::read(&folder.join(format!("{name}.game")))?)?;
    let (first, last) = (Seat::A, Seat::of(G::new(&played.config).players()).last().unwrap_or(Seat::A));
    let moments = moments(&played)?;
    put(name, "early", after(&moments, played.log.len() / 10, first).context("no early decision")?);
    put(name, "middle", after(&moments, played.log.len() / 2, last).context("no decision in the middle")?);
    let late: Vec<Moment> =
        moments.into_iter().filter(|moment| moment.at >= played.log.len() * 3 / 4).collect();
    put(name, "late", fullest_of(&late).context("no late decision")?);
    let fullest = format!("{name}-full");
    put(&fullest, "fullest", fullest_of(&self::moments(full)?).context("no decision")?);
    save(&folder.join(format!("{fullest}.game")), &full.to_string())
}

/// The first decision of a seat after so many entries.
fn after(moments: &[Moment], at: usize, seat: Seat) -> Option<Moment> {
    moments.iter().find(|moment| moment.at >= at && moment.seat == seat).copied()
}

/// The first of the fullest moments.
fn fullest_of(moments: &[Moment]) -> Option<Moment> {
    let most = moments.iter().map(|moment| moment.fullness).max()?;
    moments.iter().find(|moment| moment.fullness == most).copied()
}

/// The game of random play in which the fullest position occurs.
fn fullest<G: Filling, C: Chooser<G>>(config: &G::Config, policy: impl Fn() -> C) -> Record<G> {
    let play = |seed| {
        let (_, record) = playout::<G>(config, &mut policy(), &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let fullness = moments(&record).ok().and_then(|moments| fullest_of(&moments));
        (fullness.map(|moment| moment.fullness), record)
    };
    let better = |best: (Option<u32>, Record<G>), next: (Option<u32>, Record<G>)| match next.0 > best.0 {
        true => next,
        false => best,
    };
    (1..SEEDS).map(play).fold(play(0), better).1
}

/// All decisions of a record.
fn moments<G: Filling>(record: &Record<G>) -> Result<Vec<Moment>> {
    let mut moments = Vec::new();
    let mut offers = Offers::default();
    record.replay(|at, game| {
        if let Pending::Decide(seat) = game.pending() {
            game.legal_actions(seat, &mut offers);
            moments.push(Moment { at, seat, fullness: fullness(game.pieces(seat), offers.len()) });
        }
    })?;
    Ok(moments)
}

/// How full a table is for the seat that is to decide. Crowding counts several times, because it is what a layout
/// suffers from; of the actions on offer only the magnitude counts, because most of them are payments.
fn fullness(pieces: Pieces, offers: usize) -> u32 {
    pieces.on_table + 5 * pieces.most_in_one_place + offers.max(1).ilog2()
}

impl Filling for Carrara {
    fn pieces(&self, seat: Seat) -> Pieces {
        let table = self.view(Viewer::Spectator).table;
        let boards = || table.boards.iter().take(table.players.into());
        let on_board = boards().map(|board| {
            let tiles: u32 = board.cities.iter().map(|tiles| tiles.count()).sum();
            tiles + board.decorated.count() + board.with_statue.count()
        });
        let on_wheel = table.wheel.iter().map(|bricks| bricks.total());
        let streets = table.boards[seat].cities.iter().map(|tiles| tiles.count());
        Pieces {
            on_table: on_board.chain(on_wheel).sum::<u32>() + table.face_up().count(),
            most_in_one_place: streets.max().unwrap_or(0),
        }
    }
}

impl Filling for Palazzo {
    fn pieces(&self, seat: Seat) -> Pieces {
        let view = self.view(Viewer::Spectator);
        let floors = view.players.iter().flat_map(|player| &player.palaces).map(|palace| palace.floors());
        let quarries = view.quarries.iter().map(|tiles| tiles.len());
        Pieces {
            on_table: floors.sum::<u32>() + quarries.sum::<u32>() + view.warehouse.len(),
            most_in_one_place: view.players[seat as usize].palaces.len() as u32,
        }
    }
}

fn save(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
