//! Two tables that differ only in what a seat cannot know, driven in step.

use palazzi_bots::Level;
use palazzi_protocol::{Absence, Clock, Command, Condition, Order, Seed, Status, Submit};
use palazzi_rules::{Pending, Ruleset, Seat, Step, Viewer, below, shuffle};
use palazzi_table::{Automatic, Deed, Effect, Intent, Line, Onlooker, Person, Served, Settings, Sitter};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::driver::{Driver, moving, named, person, text, wish};

/// What differs between the tables of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Difference {
    /// The cards that were dealt to the others (Palazzo), and with them the deck.
    Hands,
    /// The seed.
    Seed,
    /// The others have orders, or none.
    Orders,
    /// The ids of the others and of their submissions.
    Ids,
}

/// So often a draw is tried that can happen at both tables.
const MOST_DRAWS: usize = 60;

/// Two tables, and a seat that cannot tell them apart.
pub(crate) struct Pair<G: Served> {
    left: Driver<G>,
    right: Driver<G>,
    watcher: Seat,
    difference: Difference,
    rng: ChaCha8Rng,
    /// How many messages were compared.
    pub(crate) compared: u64,
    name: String,
}

impl<G: Served> Pair<G> {
    /// A pair before the first turn.
    pub(crate) fn new(ruleset: Ruleset, difference: Difference, seed: u64) -> Pair<G> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let players = 2 + below(&mut rng, 3) as usize;
        let mut wish = wish(ruleset.name(), players);
        let clocks = [Clock::None, Clock::Turn { seconds: 30 }, Clock::Game { seconds: 600, bonus: 5 }];
        wish.clock = clocks[below(&mut rng, 3) as usize];
        wish.absence = [Absence::Wait, Absence::default()][below(&mut rng, 2) as usize];
        wish.rated = below(&mut rng, 6) == 0;
        let settings = Settings::of(&wish).expect("such a table can be set up");
        let other_seed = if difference == Difference::Seed { 9 } else { 8 };
        let left = Driver::empty(settings.clone(), Seed::new([8; 32]));
        let right = Driver::empty(settings, Seed::new([other_seed; 32]));
        let watcher = Seat::ALL[below(&mut rng, players as u32) as usize];
        let name = format!("{ruleset} {difference:?} {seed}");
        let mut pair = Pair { left, right, watcher, difference, rng, compared: 0, name };
        pair.set_up(players);
        pair
    }

    fn set_up(&mut self, players: usize) {
        self.take_deed(&Deed::Opened { person: person(Seat::A) });
        for seat in Seat::of(players) {
            let sitter = Sitter::Person { person: person(seat), stand_in: None, away: false };
            self.take_deed(&Deed::Seated { seat, sitter });
        }
        self.take_deed(&Deed::Started);
        let mut bodies = Vec::new();
        let mut game = self.left.game.clone();
        while game.pending() == Pending::Chance {
            let chance = game.sample_chance(&mut self.rng);
            game.resolve(&chance, &mut ()).expect("a sampled result is possible");
            bodies.push(Step::<G>::Chance(chance).to_string());
        }
        let mut others = bodies.clone();
        if self.difference == Difference::Hands {
            redeal(&mut others, self.watcher, &mut self.rng);
        }
        for (left, right) in bodies.into_iter().zip(others) {
            self.left.take(self.left.line(left));
            self.right.take(self.right.line(right));
        }
    }

    /// Whether the whole states differ.
    pub(crate) fn differs_inside(&self) -> bool {
        self.left.game != self.right.game
    }

    /// Drives both tables for so many steps, and compares all that the watcher and a spectator are told.
    pub(crate) fn run(&mut self, steps: usize) {
        for _ in 0..steps {
            self.compare_updates();
            self.compare_verdicts();
            self.wait();
            let goes_on = match below(&mut self.rng, 8) {
                0 => self.submit_anything(),
                1 => self.leave_orders(),
                _ => self.decide(),
            };
            if !goes_on || self.left.table.status() != Status::Playing {
                break;
            }
        }
        let is_open = matches!(self.difference, Difference::Hands | Difference::Seed);
        if !(is_open && self.left.table.status() == Status::Over) {
            self.compare_updates();
            self.compare_history();
        }
    }

    fn wait(&mut self) {
        let ms = below(&mut self.rng, 3_000).into();
        self.left.wait_ms(ms);
        self.right.wait_ms(ms);
    }

    /// A decision that is legal at both tables, and draws that can happen at both. False if there are none.
    fn decide(&mut self) -> bool {
        let Pending::Decide(seat) = self.left.game.pending() else { return false };
        if seat == self.watcher {
            self.compare_automatic();
        }
        let mut actions = self.left.legal();
        shuffle(&mut self.rng, &mut actions);
        let is_common = |action: &&G::Action| self.right.game.check(seat, action).is_ok();
        let Some(action) = actions.iter().find(is_common) else { return false };
        let body = Step::<G>::Decision(seat, *action).to_string();
        self.take(&body, Some(seat));
        while self.left.game.pending() == Pending::Chance {
            let draws = (0..MOST_DRAWS).map(|_| self.left.game.sample_chance(&mut self.rng));
            let Some(chance) = draws.into_iter().find(|draw| self.right.game.check_chance(draw).is_ok())
            else {
                return false;
            };
            self.take(&Step::<G>::Chance(chance).to_string(), None);
        }
        true
    }

    /// Somebody does something that needs no draw. It is allowed at both tables or at none.
    fn submit_anything(&mut self) -> bool {
        let seat = Seat::ALL[below(&mut self.rng, self.left.table.sitters().len() as u32) as usize];
        let command = match below(&mut self.rng, 10) {
            0 => Command::Chat { text: "well, well".to_owned() },
            1 | 2 => Command::AskTakeback,
            3..=5 => Command::AnswerTakeback { agree: below(&mut self.rng, 4) > 0 },
            6 => Command::Undo,
            7 => Command::Pause,
            8 => Command::Leave,
            _ => Command::Sit { seat },
        };
        let left = self.left.verdict(&person(seat), command.clone());
        let right = self.right.verdict(&self.at_right(seat), command);
        assert_eq!(left.as_ref().err(), right.as_ref().err(), "{}", self.name);
        if let Ok(intent) = left {
            intent.lines.iter().for_each(|line| self.take(&line.body, Some(seat)));
        }
        true
    }

    /// The watcher leaves an order; where that is the difference, the others do so at the left table.
    fn leave_orders(&mut self) -> bool {
        let watcher = person(self.watcher);
        let order = self.random_order();
        let left = self.left.verdict(&watcher, order.clone());
        assert_eq!(left, self.right.verdict(&watcher, order), "{}", self.name);
        if let Ok(intent) = left {
            self.left.store(intent.clone());
            self.right.store(intent);
        }
        if self.difference == Difference::Orders {
            for seat in self.others() {
                let order = self.random_order();
                if let Ok(intent) = self.left.verdict(&person(seat), order) {
                    assert!(matches!(intent.effect, Some(Effect::KeepOrder(..))));
                    self.left.store(intent);
                }
            }
        }
        true
    }

    fn random_order(&mut self) -> Command {
        let action = match self.left.legal().first() {
            Some(action) => action.to_string(),
            None => "pass".to_owned(),
        };
        let order = match below(&mut self.rng, 4) {
            0 => Order::Bid { maximum: below(&mut self.rng, 12) },
            1 => Order::Pass,
            2 => Order::Next { action, condition: Condition::Always },
            _ => Order::Next { action, condition: Condition::Unchanged },
        };
        Command::Order { order: Some(order) }
    }

    fn others(&self) -> Vec<Seat> {
        Seat::of(self.left.table.sitters().len()).filter(|seat| *seat != self.watcher).collect()
    }

    fn take_deed(&mut self, deed: &Deed) {
        self.take(&text(deed), None);
    }

    /// Both tables take a line.
    fn take(&mut self, body: &str, by: Option<Seat>) {
        let submission = by.map(|seat| (person(seat).id, format!("s-{}", self.left.lines.len())));
        let left = Line { submission, ..self.left.line(body.to_owned()) };
        let mut right = left.clone();
        if self.difference == Difference::Ids {
            for seat in self.others() {
                right.body = right.body.replace(&person(seat).id, &self.at_right(seat).id);
            }
            if let Some(seat) = by.filter(|seat| *seat != self.watcher) {
                right.submission = Some((self.at_right(seat).id, "other".to_owned()));
            }
        }
        self.left.take(left);
        self.right.take(right);
    }

    /// The person of a place at the right table.
    fn at_right(&self, seat: Seat) -> Person {
        match self.difference {
            Difference::Ids if seat != self.watcher => Person { id: format!("other-{seat}"), ..person(seat) },
            _ => person(seat),
        }
    }

    /// What the watcher and a spectator are told, now and with any number.
    fn compare_updates(&mut self) {
        let last = self.left.table.number();
        let every = below(&mut self.rng, 32) == 0;
        let some = i64::from(below(&mut self.rng, last as u32 + 2)) - 1;
        let numbers = if every { -1..=last + 1 } else { some..=some };
        let at = below(&mut self.rng, last as u32) as usize;
        let looks_back = below(&mut self.rng, 4) == 0;
        let watcher = person(self.watcher);
        for person in [Some(&watcher), None] {
            let onlooker = Onlooker { person, muted: &[] };
            for since in numbers.clone().map(Some) {
                self.compare("update", |driver| text(&driver.table.update(onlooker, since, driver.site_ms)));
            }
            if looks_back {
                self.compare("position", |driver| text(&driver.table.position(person, at)));
                self.compare("snapshot", |driver| text(&driver.table.update(onlooker, None, driver.site_ms)));
                self.compare("overview", |driver| text(&driver.table.overview(driver.site_ms)));
            }
        }
    }

    /// Everything that happened, for the watcher and a spectator.
    fn compare_history(&mut self) {
        for viewer in [Viewer::Seat(self.watcher), Viewer::Spectator] {
            self.compare("history", |driver| {
                let told = driver.told.iter().map(|noted| text(&noted.for_viewer(viewer, &[])));
                told.collect::<Vec<_>>().join("\n")
            });
        }
    }

    /// What becomes of things that the watcher, or somebody without a seat, tries.
    fn compare_verdicts(&mut self) {
        let tries = [self.random_try(), self.random_try(), self.random_try()];
        for (person, submit) in tries {
            self.compare("verdict", |driver| {
                let done_already = driver.table.done_already(&person.id, &submit.id);
                let verdict = driver.table.decide(&person, &submit, driver.when());
                format!("{submit:?}: {done_already:?} {}", verdict_text(verdict))
            });
        }
    }

    fn random_try(&mut self) -> (Person, Submit) {
        let person = if below(&mut self.rng, 8) == 0 { named("Eve") } else { person(self.watcher) };
        let action = match self.left.legal() {
            legal if legal.is_empty() => "nothing".to_owned(),
            legal => legal[below(&mut self.rng, legal.len() as u32) as usize].to_string(),
        };
        let seat = Seat::ALL[below(&mut self.rng, 4) as usize];
        let command = match below(&mut self.rng, 20) {
            0..=5 => moving(&action),
            6 => moving("buy s1.1 with f3 f4"),
            7 => moving("bid d7"),
            8 => moving("take f3 c2"),
            9 => moving("\u{1F3DB} nonsense"),
            10 => Command::Undo,
            11 => Command::AskTakeback,
            12 => Command::AnswerTakeback { agree: true },
            13 => Command::Pause,
            14 => Command::Leave,
            15 => Command::Sit { seat },
            16 => Command::Bot { seat, level: Level::Novice },
            17 => Command::Rematch,
            18 => Command::Close,
            _ => self.random_order(),
        };
        let number = self.left.table.number() - i64::from(below(&mut self.rng, 4) == 0);
        let id = format!("s-{}", below(&mut self.rng, 40));
        (person, Submit { id, number, command })
    }

    /// What the table does for the watcher.
    fn compare_automatic(&mut self) {
        self.compare("automatic", |driver| match driver.table.automatic(driver.when()) {
            Some(Automatic::Intent(intent)) => verdict_text(Ok(intent)),
            other => format!("{other:?}"),
        });
    }

    fn compare(&mut self, what: &str, said: impl Fn(&Driver<G>) -> String) {
        let left = said(&self.left);
        let mut right = said(&self.right);
        if self.difference == Difference::Seed {
            right = right.replace(&self.right.seed.hash(), &self.left.seed.hash());
        }
        self.compared += 1;
        assert_eq!(left, right, "{}: {what}", self.name);
    }
}

/// What is known of a verdict before it is carried out: draws, and ids of others, are not.
fn verdict_text(verdict: Result<Intent, palazzi_protocol::Problem>) -> String {
    match verdict {
        Err(problem) => text(&problem),
        Ok(Intent { lines, effect }) => {
            let decision = lines.first().map(|line| line.body.as_str()).filter(|body| !body.starts_with('{'));
            format!("{decision:?} {:?}", effect.filter(|effect| matches!(effect, Effect::KeepOrder(..))))
        }
    }
}

/// Changes the hands of the others: some of their cards are exchanged for cards of the deck.
fn redeal(bodies: &mut [String], watcher: Seat, rng: &mut ChaCha8Rng) {
    let mut deck: Vec<String> = vec!["c2".to_owned(); 10];
    for card in ["f", "d", "l"].iter().flat_map(|letter| (3..=7).map(move |value| format!("{letter}{value}")))
    {
        deck.extend([card.clone(), card.clone(), card]);
    }
    let is_hand = |body: &&mut String| body.starts_with("* hand");
    for body in bodies.iter_mut().filter(is_hand) {
        for card in body.split(' ').skip(3) {
            let place = deck.iter().position(|other| other == card).expect("the deck had the card");
            deck.swap_remove(place);
        }
    }
    let own = format!("* hand {watcher}");
    for body in bodies.iter_mut().filter(is_hand).filter(|body| !body.starts_with(&own)) {
        let mut words: Vec<String> = body.split(' ').map(str::to_owned).collect();
        for _ in 0..=below(rng, 3) {
            let (card, place) = (3 + below(rng, 4) as usize, below(rng, deck.len() as u32) as usize);
            std::mem::swap(&mut words[card], &mut deck[place]);
        }
        *body = words.join(" ");
    }
}
