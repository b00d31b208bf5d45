//! Finished games as fixtures: for every end condition, and for every card of the expansion.
//!
//! The games come from eager random play. A game becomes the fixture of a condition when it shows it; which one
//! is found depends only on the seeds, so that the files can be written anew at any time.

use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::{Context, Result, bail};
use palazzi_rules::carrara::{Action, Cards, Carrara, City, Config, Edition, Numeral, What};
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{ByKind, Choice, Chooser, Game, Offers, Pending, Record, Seat, Viewer, below, playout};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Seeds that are tried for one fixture.
const SEEDS: u64 = 20_000;

/// Writes all fixtures.
pub(crate) fn write(root: &Path) -> Result<()> {
    let folder = root.join("crates/rules/fixtures");
    std::fs::create_dir_all(&folder).context("cannot make the folder of fixtures")?;
    for fixture in ends().into_iter().chain(cards()) {
        let record = find(&fixture)?;
        save(&folder, &fixture.name, &record)?;
    }
    for players in [2, 4] {
        let config = palazzo::Config::new(players)?;
        save(
            &folder,
            &format!("palazzo-riders-{players}"),
            &find_palazzo(&config, || ByKind, ends_by_riders)?,
        )?;
        let quiet = || Quiet { decisions: 0 };
        save(
            &folder,
            &format!("palazzo-quiet-{players}"),
            &find_palazzo(&config, quiet, |game| !ends_by_riders(game))?,
        )?;
    }
    Ok(())
}

fn save<G: Game>(folder: &Path, name: &str, record: &Record<G>) -> Result<()> {
    let path = folder.join(format!("{name}.game"));
    std::fs::write(&path, record.to_string()).with_context(|| format!("cannot write {}", path.display()))?;
    eprintln!("{name}");
    Ok(())
}

fn find_palazzo<C: Chooser<Palazzo>>(
    config: &palazzo::Config,
    policy: impl Fn() -> C,
    shows: fn(&Palazzo) -> bool,
) -> Result<Record<Palazzo>> {
    for seed in 0..SEEDS {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (game, record) = playout::<Palazzo>(config, &mut policy(), &mut rng);
        if shows(&game) {
            return Ok(record);
        }
    }
    bail!("no game of {SEEDS} ends so")
}

fn ends_by_riders(game: &Palazzo) -> bool {
    game.view(Viewer::Spectator).riders == 5
}

/// Random play of Palazzo in which, after a while, nobody reveals tiles as long as anything else is possible.
struct Quiet {
    decisions: u32,
}

impl Chooser<Palazzo> for Quiet {
    fn choose(&mut self, game: &Palazzo, rng: &mut impl Rng) -> palazzo::Action {
        let Pending::Decide(seat) = game.pending() else { unreachable!("asked only when a seat decides") };
        self.decisions += 1;
        let mut offers = Offers::default();
        game.legal_actions(seat, &mut offers);
        let mut quiet: Vec<palazzo::Action> = offers.to_vec();
        quiet.retain(|action| Palazzo::kind(action) != "draw");
        if self.decisions < 60 || quiet.is_empty() {
            return game.random_action(Choice::KindFirst, rng);
        }
        quiet[below(rng, quiet.len() as u32) as usize]
    }
}

struct Fixture {
    name: String,
    edition: Edition,
    players: usize,
    /// Gives the cards of a game their part that is fixed.
    fix_cards: Option<Box<dyn Fn(Cards) -> Cards>>,
    /// Whether a finished game shows what the fixture is for.
    shows: fn(&Carrara) -> bool,
    policy: Eager,
}

fn find(fixture: &Fixture) -> Result<Record<Carrara>> {
    for seed in 0..SEEDS {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut config = Config::new(fixture.edition, fixture.players)?;
        if let Some(fix) = &fixture.fix_cards {
            config = config.with_cards(fix(any_cards(&mut rng)))?;
        }
        let (game, record) = playout::<Carrara>(&config, &mut fixture.policy.clone(), &mut rng);
        if (fixture.shows)(&game) {
            return Ok(record);
        }
    }
    bail!("no game of {SEEDS} shows {}", fixture.name)
}

fn any_cards(rng: &mut impl Rng) -> Cards {
    let mut any = |range: RangeInclusive<usize>| {
        let numerals = &Numeral::ALL[range];
        numerals[below(rng, numerals.len() as u32) as usize]
    };
    Cards {
        top: any(Cards::TOP),
        object: any(Cards::OBJECT),
        building: any(Cards::BUILDING),
        bonus: any(Cards::BONUS),
    }
}

fn is_announced(game: &Carrara) -> bool {
    game.trace().announced.is_some()
}

fn is_triggered(game: &Carrara) -> bool {
    game.trace().ending.is_some()
}

fn pays_a_bonus(game: &Carrara) -> bool {
    Seat::of(game.players()).any(|seat| game.final_score(seat).bonus > 0)
}

fn ends() -> Vec<Fixture> {
    let fixture = |name: &str, edition, players, policy, shows| Fixture {
        name: format!("end-{name}"),
        edition,
        players,
        fix_cards: None,
        shows,
        policy,
    };
    vec![
        fixture("announcement", Edition::First, 3, Eager::Scorer, is_announced),
        fixture("last-building", Edition::First, 2, Eager::Builder, |game| !is_announced(game)),
        fixture("expansion-announcement", Edition::FirstExpansion, 4, Eager::Scorer, is_announced),
        fixture("expansion-last-building", Edition::FirstExpansion, 3, Eager::Builder, |game| {
            !is_announced(game)
        }),
        fixture("markers-and-stack", Edition::Second, 3, Eager::Scorer, is_triggered),
        fixture("three-passes", Edition::Second, 2, Eager::Idler, |game| !is_triggered(game)),
        fixture("advanced-markers-and-stack", Edition::SecondAdvanced, 4, Eager::Scorer, is_triggered),
        fixture("advanced-three-passes", Edition::SecondAdvanced, 3, Eager::Idler, |game| {
            !is_triggered(game)
        }),
    ]
}

/// One fixture for each of the 31 cards: a condition is met and the end announced, or a bonus is paid.
fn cards() -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    let mut add = |color: &str, range: RangeInclusive<usize>, fix: fn(Cards, Numeral) -> Cards, shows| {
        for numeral in &Numeral::ALL[range] {
            let numeral = *numeral;
            fixtures.push(Fixture {
                name: format!("card-{color}-{numeral}"),
                edition: Edition::FirstExpansion,
                players: 2 + numeral as usize % 3,
                fix_cards: Some(Box::new(move |cards| fix(cards, numeral))),
                shows,
                policy: if (color, numeral) == ("top", Numeral::V) { Eager::Saver } else { Eager::Scorer },
            });
        }
    };
    add("top", Cards::TOP, |cards, top| Cards { top, ..cards }, is_announced as fn(&Carrara) -> bool);
    add("object", Cards::OBJECT, |cards, object| Cards { object, ..cards }, is_announced);
    add("building", Cards::BUILDING, |cards, building| Cards { building, ..cards }, is_announced);
    add("bonus", Cards::BONUS, |cards, bonus| Cards { bonus, ..cards }, pays_a_bonus);
    fixtures
}

/// Random play with a will.
#[derive(Clone)]
pub(crate) enum Eager {
    /// Announces, scores and builds whenever possible.
    Scorer,
    /// Announces and scores whenever possible, builds where coins are paid, and takes what is free.
    Saver,
    /// Builds whenever possible and never announces.
    Builder,
    /// Passes whenever possible after some turns.
    Idler,
}

impl Eager {
    fn eagerness(&self, action: &Action) -> u32 {
        match (self, action.what) {
            (Eager::Idler, What::Pass) => 9,
            (Eager::Idler, _) => 1,
            (Eager::Builder, What::Announce) => 0,
            (_, What::Announce) => 9,
            (Eager::Saver, What::Buy(location)) => 3 - action.bricks.price(location).min(3),
            (Eager::Saver, What::Build(City::Pisa | City::Viareggio | City::Lerici, _)) => 6,
            (Eager::Saver, What::Build(..) | What::Object(_)) => 0,
            (Eager::Saver, What::Score(_)) => 7,
            (_, What::Place(..) | What::Move(..)) => 8,
            (Eager::Scorer, What::Score(_) | What::Court(_)) => 7,
            (_, What::Build(..) | What::Upgrade(..)) => 6,
            (_, What::Pass | What::End) => 1,
            _ => 2,
        }
    }
}

impl Chooser<Carrara> for Eager {
    fn choose(&mut self, game: &Carrara, rng: &mut impl Rng) -> Action {
        let Pending::Decide(seat) = game.pending() else { unreachable!("asked only when a seat decides") };
        if below(rng, 8) == 0 && !matches!(self, Eager::Builder) {
            return game.random_action(Choice::KindFirst, rng);
        }
        let mut offers = Offers::default();
        game.legal_actions(seat, &mut offers);
        let most = offers.iter().map(|action| self.eagerness(action)).max();
        let best: Vec<Action> =
            offers.iter().filter(|action| Some(self.eagerness(action)) == most).copied().collect();
        best[below(rng, best.len() as u32) as usize]
    }
}
