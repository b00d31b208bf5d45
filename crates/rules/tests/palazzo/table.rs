use palazzi_rules::palazzo::{Config, Event, Palazzo, View};
use palazzi_rules::{Fact, Game, Offers, Pending, Seat, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;

/// A game that is played by entries.
pub(crate) struct Table {
    pub(crate) game: Palazzo,
    rng: ChaCha8Rng,
}

impl Table {
    /// Before the set-up.
    pub(crate) fn empty(players: usize) -> Table {
        Table::at(Palazzo::new(&Config::new(players).expect("2 to 4 players")))
    }

    /// A game that is under way.
    pub(crate) fn at(game: Palazzo) -> Table {
        Table { game, rng: ChaCha8Rng::seed_from_u64(0) }
    }

    /// Before A's first turn. The builder is at quarry 1; the quarries hold b1.1, s1.1, m1.1, b1.2 and the
    /// warehouse s1.2. There are as many players as hands.
    pub(crate) fn with_hands(hands: &[&str]) -> Table {
        let mut table = Table::empty(hands.len());
        table.play("* builder 1; * tiles b1.1 s1.1 m1.1 b1.2 s1.2");
        for (seat, hand) in Seat::ALL.iter().zip(hands) {
            table.play(&format!("* hand {seat} {hand}"));
        }
        table
    }

    /// Two players with hands that do not matter.
    pub(crate) fn for_two() -> Table {
        Table::with_hands(&["f3 f4 f5 f6", "d3 d4 d5 d6"])
    }

    /// Plays entries that are separated by semicolons.
    #[track_caller]
    pub(crate) fn play(&mut self, entries: &str) -> Vec<Fact<Event>> {
        let mut facts = Vec::new();
        for entry in entries.split(';').map(str::trim) {
            if let Err(reason) = self.apply(entry, &mut facts) {
                panic!("'{entry}' is refused: {reason}");
            }
        }
        facts
    }

    /// Why an entry is refused.
    #[track_caller]
    pub(crate) fn refusal(&mut self, entry: &str) -> String {
        let before = self.game;
        let Err(reason) = self.apply(entry, &mut Vec::new()) else { panic!("'{entry}' is accepted") };
        assert_eq!(self.game, before, "a refused entry changes nothing");
        reason
    }

    fn apply(&mut self, entry: &str, facts: &mut Vec<Fact<Event>>) -> Result<(), String> {
        let (actor, rest) = entry.split_once(' ').ok_or("an entry has an actor")?;
        if actor == "*" {
            let chance = rest.parse().map_err(text)?;
            return self.game.resolve(&chance, facts).map_err(text);
        }
        let seat = Seat::parse(actor).map_err(text)?;
        self.game.play(seat, &rest.parse().map_err(text)?, facts).map_err(text)
    }

    /// The offered actions, with the seat letter, sorted as in a trace.
    pub(crate) fn offers(&self) -> Vec<String> {
        let Pending::Decide(seat) = self.game.pending() else { return Vec::new() };
        let mut offers = Offers::default();
        self.game.legal_actions(seat, &mut offers);
        let mut texts: Vec<String> = offers.iter().map(|action| format!("{seat} {action}")).collect();
        texts.sort_unstable();
        texts
    }

    /// The offered actions that begin like this.
    pub(crate) fn offers_of(&self, start: &str) -> Vec<String> {
        self.offers().into_iter().filter(|offer| offer.starts_with(start)).collect()
    }

    /// The strings of a list in the trace.
    pub(crate) fn strings(&self, path: &str) -> Vec<String> {
        serde_json::from_value(self.state(path)).expect("a list of strings")
    }

    /// A part of the trace, by its path: `"players/0/hand"`.
    pub(crate) fn state(&self, path: &str) -> Value {
        let trace = serde_json::to_value(self.game.trace()).expect("a trace is JSON");
        trace.pointer(&format!("/{path}")).cloned().unwrap_or_else(|| panic!("no {path} in {trace}"))
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// Lets the active player reveal tiles that chance picks, and give away everything.
    pub(crate) fn idle_turn(&mut self) {
        let seat = self.deciding();
        self.play(&format!("{seat} draw"));
        let chance = self.game.sample_chance(&mut self.rng);
        self.play(&format!("* {chance}"));
        self.finish_turn(seat, &["auction", "pass", "discard", "pick"]);
    }

    /// Lets the active player reveal these tiles, and give away everything.
    pub(crate) fn idle_turn_with(&mut self, drawn: &str) {
        let seat = self.deciding();
        self.play(&format!("{seat} draw; * draw {drawn}"));
        self.finish_turn(seat, &["auction", "pass", "discard", "pick"]);
    }

    /// Plays offers that hold one of the words until the turn of `seat` is over.
    pub(crate) fn finish_turn(&mut self, seat: Seat, words: &[&str]) {
        while self.state("turn") == seat.to_string() && self.game.pending() != Pending::Over {
            let offers = self.offers();
            let offer = offers.iter().find(|offer| words.iter().any(|word| offer.contains(word)));
            self.play(offer.unwrap_or_else(|| panic!("none of {words:?} in {offers:?}")));
        }
    }

    /// The seat that is to decide.
    #[track_caller]
    pub(crate) fn deciding(&self) -> Seat {
        let Pending::Decide(seat) = self.game.pending() else { panic!("nobody is to decide") };
        seat
    }

    /// Lets the active player take money; everybody takes what is offered first.
    pub(crate) fn money_turn(&mut self) {
        let seat = self.deciding();
        self.play(&format!("{seat} money"));
        let chance = self.game.sample_chance(&mut self.rng);
        self.play(&format!("* {chance}"));
        self.finish_turn(seat, &["take"]);
    }

    /// Reveals tiles until only stack III is left; 14 turns.
    pub(crate) fn skip_to_the_riders(&mut self) {
        while !self.strings("stacks/II").is_empty() {
            self.idle_turn();
        }
    }
}

fn text(error: impl std::error::Error) -> String {
    error.to_string()
}
