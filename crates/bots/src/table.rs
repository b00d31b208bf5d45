use palazzi_rules::{BySeat, Fact, Game, Offers, Outcome, Pending, Record, Seat, SeatSet, Step, Viewer};
use rand_core::Rng;

use crate::bot::{Bot, Situation};
use crate::budget::Budget;

/// How a game between bots ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Final points by seat; after a forfeit, what final scoring would have given then.
    pub scores: BySeat<i32>,
    /// Who won; after a forfeit, everybody else.
    pub winners: SeatSet,
    /// How many decisions were taken.
    pub decisions: u32,
    /// The seat whose bot broke down.
    pub forfeit: Option<Seat>,
}

/// Plays a game between bots, one for each seat. `seat_bot` makes the bot of a seat from its first view.
///
/// # Panics
/// If a bot picks what was not offered.
pub fn play_game<G: Game>(
    config: &G::Config,
    seat_bot: impl FnMut(Seat, &G::View) -> Box<dyn Bot<G>>,
    budgets: BySeat<Budget>,
    rng: &mut impl Rng,
) -> Finished {
    record_game::<G>(config, seat_bot, budgets, rng).0
}

/// As [`play_game`], with the record of the game. After a forfeit it ends where the game was given up.
///
/// Here and in [`Thinker`](crate::Thinker) alone do the state and the bots meet: a bot gets views, offers and its own
/// facts.
pub(crate) fn record_game<G: Game>(
    config: &G::Config,
    mut seat_bot: impl FnMut(Seat, &G::View) -> Box<dyn Bot<G>>,
    budgets: BySeat<Budget>,
    rng: &mut impl Rng,
) -> (Finished, Record<G>) {
    let mut game = G::new(config);
    let mut record = Record::new(config.clone());
    let seats: Vec<Seat> = Seat::of(game.players()).collect();
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.iter().map(|seat| seat_bot(*seat, &game.view(Viewer::Seat(*seat)))).collect();
    let mut offers = Offers::default();
    let mut facts: Vec<Fact<G::Event>> = Vec::new();
    let mut decisions = 0;
    let finished = loop {
        facts.clear();
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(rng);
                game.resolve_unchecked(&chance, &mut facts);
                record.log.push(Step::Chance(chance));
            }
            Pending::Decide(seat) => {
                game.legal_actions(seat, &mut offers);
                let view = game.view(Viewer::Seat(seat));
                let situation = Situation { seat, view: &view, offers: &offers };
                let bot = &mut bots[seat as usize];
                let action = bot.choose(&situation, budgets[seat]);
                if bot.has_failed() {
                    let winners = seats.iter().copied().filter(|other| *other != seat).collect();
                    break Finished { scores: game.scores(), winners, decisions, forfeit: Some(seat) };
                }
                game.play(seat, &action, &mut facts).expect("a bot picks what is offered");
                record.log.push(Step::Decision(seat, action));
                decisions += 1;
            }
            Pending::Over => {
                record.outcome = Some(Outcome::of(&game));
                break Finished { scores: game.scores(), winners: game.winners(), decisions, forfeit: None };
            }
        }
        for (seat, bot) in seats.iter().zip(&mut bots) {
            let heard = facts.iter().filter(|fact| fact.audience.includes(Viewer::Seat(*seat)));
            heard.for_each(|fact| bot.hear(&fact.event));
        }
    };
    bots.iter_mut().for_each(|bot| bot.end(&finished));
    (finished, record)
}
