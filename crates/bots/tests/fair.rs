//! Bots know what their seat may know: no less, and no more.

use palazzi_bots::{BotName, Budget, Learn, Memory, Remember, Situation, Thinker};
use palazzi_rules::carrara::{Carrara, Config, Edition};
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{Choice, Fact, Game, Offers, Pending, Record, Seat, Step, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const EDITIONS: [Edition; 4] =
    [Edition::First, Edition::FirstExpansion, Edition::Second, Edition::SecondAdvanced];

fn carrara(edition: Edition, players: usize) -> Config {
    Config::new(edition, players).expect("2 to 4 can play")
}

/// Plays a random game; `visit` sees every state with the facts of the step that led to it, and the record so far.
fn random_game<G: Game>(
    config: &G::Config,
    seed: u64,
    mut visit: impl FnMut(&G, &[Fact<G::Event>], &Record<G>),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = G::new(config);
    let mut record = Record::new(config.clone());
    let mut facts = Vec::new();
    loop {
        visit(&game, &facts, &record);
        facts.clear();
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve(&chance, &mut facts).expect("a sampled result is possible");
                record.log.push(Step::Chance(chance));
            }
            Pending::Decide(seat) => {
                let action = game.random_action(Choice::KindFirst, &mut rng);
                game.play(seat, &action, &mut facts).expect("a picked action is legal");
                record.log.push(Step::Decision(seat, action));
            }
            Pending::Over => return,
        }
    }
}

/// The facts that a seat may know.
fn heard<G: Game>(facts: &[Fact<G::Event>], seat: Seat) -> impl Iterator<Item = &G::Event> {
    let told = facts.iter().filter(move |fact| fact.audience.includes(Viewer::Seat(seat)));
    told.map(|fact| &fact.event)
}

#[test]
fn who_counts_along_in_carrara_knows_every_hand() {
    for edition in EDITIONS {
        for players in 2..=4 {
            let config = carrara(edition, players);
            for seed in 0..20 {
                let mut memory = None;
                random_game::<Carrara>(&config, seed, |game, facts, _| {
                    let view = game.view(Viewer::Seat(Seat::B));
                    let memory = memory.get_or_insert_with(|| <Carrara as Remember>::Memory::start(&view));
                    heard::<Carrara>(facts, Seat::B).for_each(|event| memory.hear(event));
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                    assert_eq!(memory.imagine(&view, &mut rng), *game, "{edition:?} {players} {seed}");
                });
            }
        }
    }
}

/// How many decisions were compared.
#[derive(Default)]
struct Compared {
    /// With a world that agrees with everything the seat sees.
    decisions: usize,
    /// Where that world was not the true one.
    other_worlds: usize,
    /// Taken by a bot that was shown the record of the game as well.
    by_record: usize,
}

/// What a decision may cost. The architect, who uses an eighth of it, looks ahead with it, too.
const BUDGET: Budget = Budget::Playouts(32);

/// Gives a bot, each in its turn, the situation of the true state and of one in which everything that the seat cannot
/// know is drawn anew. Now and then the bot is also given the record of the true game.
fn compare_choices<G: Learn + PartialEq + 'static>(config: &G::Config, seed: u64, compared: &mut Compared) {
    let mut told: Vec<Vec<G::Event>> = vec![Vec::new(); 4];
    let mut first_views = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    random_game::<G>(config, seed, |game, facts, record| {
        for seat in Seat::of(game.players()) {
            if told[seat as usize].is_empty() && first_views.len() < game.players() {
                first_views.push(game.view(Viewer::Seat(seat)));
            }
            told[seat as usize].extend(heard::<G>(facts, seat).cloned());
        }
        let Pending::Decide(seat) = game.pending() else { return };
        let view = game.view(Viewer::Seat(seat));
        let other = G::determinize(&view, &mut rng);
        let bot = BotName::ALL[compared.decisions % BotName::ALL.len()];
        let choose = |world: &G| {
            let mut bot = bot.new_bot::<G>(&first_views[seat as usize], seed, 1);
            told[seat as usize].iter().for_each(|event| bot.hear(event));
            let mut offers = Offers::default();
            world.legal_actions(seat, &mut offers);
            let view = world.view(Viewer::Seat(seat));
            bot.choose(&Situation { seat, view: &view, offers: &offers }, BUDGET)
        };
        let in_other = choose(&other);
        assert_eq!(choose(game), in_other, "{bot} with seed {seed}");
        if compared.decisions.is_multiple_of(7) {
            let thinker = Thinker { bot, budget: BUDGET, seed, threads: 1 };
            assert_eq!(thinker.decide(record, seat), Some(in_other), "{bot} with seed {seed}");
            compared.by_record += 1;
        }
        compared.decisions += 1;
        compared.other_worlds += usize::from(other != *game);
    });
}

#[test]
fn what_a_seat_cannot_know_never_changes_its_move() {
    let mut compared = Compared::default();
    for seed in 0..12 {
        for players in 2..=4 {
            for edition in EDITIONS {
                compare_choices::<Carrara>(&carrara(edition, players), seed, &mut compared);
            }
            let config = palazzo::Config::new(players).expect("2 to 4 can play");
            compare_choices::<Palazzo>(&config, seed, &mut compared);
        }
    }
    let Compared { decisions, other_worlds, by_record } = compared;
    assert!(decisions > 10_000, "{decisions} decisions are too few");
    assert!(other_worlds > decisions / 2, "{other_worlds} other worlds are too few");
    assert!(by_record > decisions / 10, "{by_record} decisions by record are too few");
}
