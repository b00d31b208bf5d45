//! The bots of this program, played through the protocol.

use palazzi_bots::{Bot, Budget, Contestant, Finished, Learn, Situation, play_game};
use palazzi_rules::carrara::Edition;
use palazzi_rules::{Game, Head, Ruleset, Seat, Setup, below, with_engine};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

use super::*;
use crate::protocol::ToBot;

/// A bot whose host has said hello.
fn greeted(name: BotName) -> Engine {
    let mut engine = Engine::new(name, 1);
    let answer = engine.answer(r#"{"type":"hello","protocol":1,"program":"test"}"#);
    assert!(matches!(answer, Ok(Answer::Say(FromBot::Hello { .. }))));
    engine
}

/// A bot that also plays through the protocol, and must choose the same there.
struct Mirrored<G: Game> {
    bot: Box<dyn Bot<G>>,
    engine: Engine,
}

impl<G: Game> Mirrored<G> {
    fn send(&mut self, message: &ToBot<G>) -> Option<FromBot> {
        match self.engine.answer(&message.line()) {
            Ok(Answer::Say(answer)) => Some(answer),
            Ok(_) => None,
            Err(fault) => panic!("{fault}: {}", message.line()),
        }
    }
}

impl<G: Game> Bot<G> for Mirrored<G> {
    fn hear(&mut self, event: &G::Event) {
        self.bot.hear(event);
        self.send(&ToBot::Event { game: 1, event });
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        let chosen = self.bot.choose(situation, budget);
        let answer = self.send(&ToBot::choose(1, situation, budget));
        let expected = chosen.to_string();
        assert!(matches!(answer, Some(FromBot::Choice { action, .. }) if action == expected), "{expected}");
        chosen
    }

    fn end(&mut self, finished: &Finished) {
        self.send(&ToBot::end(1, finished, 2));
        assert!(self.engine.answer(r#"{"type":"end","game":1}"#).is_err(), "the game is over");
    }
}

fn check_mirrored<G: Learn + 'static>(head: &Head, name: BotName, seed: u64) {
    let config = G::Config::from_head(head).expect("the head is right");
    let seat_bot = |seat: Seat, view: &G::View| -> Box<dyn Bot<G>> {
        let bot = name.make(seat, view, seed);
        let mut mirrored = Mirrored::<G> { bot, engine: greeted(name) };
        let Head { ruleset, players, .. } = *head;
        mirrored.send(&ToBot::Start { game: 1, ruleset, players, seat, seed, view });
        Box::new(mirrored)
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    play_game::<G>(&config, seat_bot, [Budget::Playouts(3); 4], &mut rng);
}

#[test]
fn a_bot_plays_through_the_protocol_as_it_does_without() {
    for ruleset in Ruleset::ALL {
        for players in 2..=4 {
            for name in [BotName::Random, BotName::Greedy, BotName::Flat] {
                let head = Head::new(ruleset, players);
                with_engine!(ruleset.engine(), G => check_mirrored::<G>(&head, name, players as u64));
            }
        }
    }
}

#[test]
fn the_strongest_bot_plays_through_the_protocol_as_it_does_without() {
    for ruleset in [Ruleset::Carrara(Edition::SecondAdvanced), Ruleset::Palazzo] {
        let head = Head::new(ruleset, 2);
        with_engine!(ruleset.engine(), G => check_mirrored::<G>(&head, strongest(), 1));
    }
}

/// A bot whose host makes mistakes before every question.
struct Pestered {
    engine: Engine,
    rng: Xoshiro256PlusPlus,
    /// How many of the wrong questions were answered.
    answered: u32,
}

/// The texts and numbers of a message, as ways to them.
fn leaves(value: &Value, way: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| leaves(item, &format!("{way}/{index}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, item)| leaves(item, &format!("{way}/{key}"), found));
        }
        _ => found.push(way.to_owned()),
    }
}

impl Pestered {
    /// Changes a number a little, or puts a text or anything else where another one stands.
    fn spoil(&mut self, message: &mut Value) {
        let mut ways = Vec::new();
        leaves(message, "", &mut ways);
        let mut pick = |bound: usize| below(&mut self.rng, bound as u32) as usize;
        let other = message.pointer(&ways[pick(ways.len())]).cloned().expect("the way leads there");
        let step = pick(40) as u64;
        let value = message.pointer_mut(&ways[pick(ways.len())]).expect("the way leads there");
        *value = value.as_u64().map_or(other, |number| (number + step).saturating_sub(20).into());
    }
}

impl<G: Game> Bot<G> for Pestered {
    fn hear(&mut self, event: &G::Event) {
        let message: ToBot<G> = ToBot::Event { game: 1, event };
        assert!(self.engine.answer(&message.line()).is_ok());
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        let line = ToBot::choose(1, situation, budget).line();
        let question: Value = serde_json::from_str(&line).expect("a message is JSON");
        for _ in 0..20 {
            let mut spoilt = question.clone();
            self.spoil(&mut spoilt["view"]);
            self.answered += u32::from(self.engine.answer(&spoilt.to_string()).is_ok());
        }
        match self.engine.answer(&line) {
            Ok(Answer::Say(FromBot::Choice { action, .. })) => {
                action.parse().unwrap_or_else(|error| panic!("{action}: {error}"))
            }
            _ => panic!("a right question is answered: {line}"),
        }
    }

    fn end(&mut self, finished: &Finished) {
        assert!(self.answered > 0, "after {} decisions", finished.decisions);
    }
}

fn pester<G: Learn + 'static>(head: &Head, name: BotName, seed: u64) {
    let config = G::Config::from_head(head).expect("the head is right");
    let seat_bot = |seat: Seat, view: &G::View| -> Box<dyn Bot<G>> {
        let mut engine = greeted(name);
        let Head { ruleset, players, .. } = *head;
        let start: ToBot<G> = ToBot::Start { game: 1, ruleset, players, seat, seed, view };
        assert!(engine.answer(&start.line()).is_ok());
        Box::new(Pestered { engine, rng: Xoshiro256PlusPlus::seed_from_u64(seed), answered: 0 })
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    play_game::<G>(&config, seat_bot, [Budget::Playouts(2); 4], &mut rng);
}

#[test]
fn no_view_makes_a_bot_stumble() {
    for ruleset in Ruleset::ALL {
        for name in [BotName::Greedy, BotName::Flat, strongest()] {
            let head = Head::new(ruleset, 2);
            with_engine!(ruleset.engine(), G => pester::<G>(&head, name, 1));
        }
    }
}
