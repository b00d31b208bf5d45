//! Games set up and played in the notation.

use palazzi_rules::carrara::{
    Action, Arrangement, Bricks, Building, Carrara, Chance, City, Config, Event, FinalScore, Location,
    Object, Place, PlayerTrace, What,
};
use palazzi_rules::{Fact, Game, Head, Offers, Pending, Seat, Setup};

/// A game that is played entry by entry. Whatever is refused unexpectedly fails the test with its reason.
#[derive(Clone)]
pub(crate) struct Script {
    pub(crate) game: Carrara,
}

/// A game such as `carrara-1e 2` or `carrara-1e-expansion 3 top=II object=II building=II bonus=II`.
pub(crate) fn config(text: &str) -> Config {
    let mut words = text.splitn(3, ' ');
    let ruleset = words.next().expect("a ruleset").parse().expect("a known ruleset");
    let players = words.next().expect("a number of players").parse().expect("a number");
    let mut head = Head::new(ruleset, players);
    head.options = words.map(|cards| ("cards".to_owned(), cards.to_owned())).collect();
    Config::from_head(&head).expect("a valid game")
}

/// The face-up buildings that most scripts begin with.
pub(crate) const TILES: &str = "* tiles library1 library2 gate1 gate2 villa1 villa2 palace1 palace2 castle1";

/// Starts a game without any entry.
pub(crate) fn start(text: &str) -> Script {
    Script { game: Carrara::new(&config(text)) }
}

/// Starts a game with the usual face-up buildings; in the advanced version the book is at location I.
pub(crate) fn begin(text: &str) -> Script {
    let mut script = start(text);
    if text.starts_with("carrara-2e-advanced") {
        script.play("* wheel book");
    }
    script.play(TILES);
    script
}

/// A position: what differs from the start of the game, one thing on a line.
///
/// ```text
/// A coins 12 | A vp 3 | A bricks w2y1 | A objects 3 book 1 crown | A pisa villa4 gate2
/// A scored city pisa, urban | A improved lucca | A warehouse book | A court c4 c5 | A open 2
/// wheel 6 w1y1 | field book crown | tiles villa1 gate2 | stack villa3 | symbols flag r | turn B
/// ```
pub(crate) fn arrange(game: &str, lines: &str) -> Script {
    match try_arrange(game, lines) {
        Ok(script) => script,
        Err(reason) => panic!("the position is refused: {reason}"),
    }
}

/// The same for positions that may be refused.
pub(crate) fn try_arrange(game: &str, lines: &str) -> Result<Script, String> {
    arrange_with(&config(game), lines)
}

/// The same for a game that the notation of [`config`] cannot name.
pub(crate) fn arrange_with(config: &Config, lines: &str) -> Result<Script, String> {
    let mut arrangement = Arrangement::new(config);
    for line in lines.lines().flat_map(|line| line.split('|')).map(str::trim).filter(|line| !line.is_empty())
    {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match Seat::parse(first) {
            Ok(seat) => set_belonging(&mut arrangement, seat, rest),
            Err(_) => set_table(&mut arrangement, first, rest),
        }
    }
    let game = arrangement.build().map_err(|error| error.to_string())?;
    Ok(Script { game })
}

fn set_table(arrangement: &mut Arrangement, what: &str, value: &str) {
    let mut words = value.split_whitespace();
    match what {
        "wheel" => {
            arrangement.wheel = [Bricks::NONE; 6];
            while let (Some(location), Some(bricks)) = (words.next(), words.next()) {
                arrangement.wheel[read::<Location>(location)] = read(bricks);
            }
        }
        "field" => arrangement.field = list(value),
        "tiles" => {
            let tiles: Vec<Building> = list(value);
            arrangement.tiles = Some(std::array::from_fn(|space| tiles.get(space).copied()));
        }
        "stack" => arrangement.stack = Some(list(value)),
        "symbols" => {
            arrangement.decoration = read(words.next().expect("a decoration"));
            arrangement.statue = read(words.next().expect("a colour letter"));
        }
        "turn" => arrangement.turn = Seat::parse(value).expect("a seat"),
        _ => panic!("unknown line '{what} {value}'"),
    }
}

fn set_belonging(arrangement: &mut Arrangement, seat: Seat, line: &str) {
    let (what, value) = line.split_once(' ').unwrap_or((line, ""));
    let belongings = &mut arrangement.seats[seat];
    match what {
        "coins" => belongings.coins = value.parse().expect("coins"),
        "vp" => belongings.points = value.parse().expect("points"),
        "bricks" => belongings.bricks = read(value),
        "objects" => {
            let words: Vec<&str> = value.split_whitespace().collect();
            for pair in words.chunks(2) {
                belongings.objects[read::<Object>(pair[1])] = pair[0].parse().expect("a count");
            }
        }
        "scored" => belongings.scored = value.split(", ").map(place).collect(),
        "improved" => belongings.improved = list(value),
        "warehouse" => belongings.warehouse = list(value),
        "court" => belongings.court = Some(list(value)),
        "open" => belongings.open_markers = value.parse().expect("a count"),
        city => belongings.cities[read::<City>(city)] = list(value),
    }
}

fn read<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn list<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> Vec<T> {
    text.split_whitespace().filter(|word| *word != "-").map(read).collect()
}

fn place(text: &str) -> Place {
    match read::<Action>(&format!("score {text}")).what {
        What::Score(place) => place,
        other => unreachable!("{other:?} is no scoring"),
    }
}

impl Script {
    /// Plays entries, one on a line.
    pub(crate) fn play(&mut self, entries: &str) -> &mut Script {
        for entry in entries.lines().map(str::trim).filter(|entry| !entry.is_empty()) {
            if let Err(reason) = self.attempt(entry, &mut Vec::new()) {
                panic!("'{entry}' is refused: {reason}");
            }
        }
        self
    }

    /// Why an entry is refused. A refused entry changes nothing.
    pub(crate) fn refused(&self, entry: &str) -> String {
        let mut copy = self.clone();
        let mut facts = Vec::new();
        let Err(reason) = copy.attempt(entry, &mut facts) else { panic!("'{entry}' is not refused") };
        assert!(copy.game == self.game && facts.is_empty(), "'{entry}' is refused and changes something");
        if let Some(action) = entry.strip_prefix(&format!("{} ", self.pending())) {
            assert!(!self.offers().contains(&action.to_owned()), "'{entry}' is offered and refused");
        }
        reason
    }

    /// What is told while an entry is played.
    pub(crate) fn facts(&mut self, entry: &str) -> Vec<Event> {
        let mut facts = Vec::new();
        if let Err(reason) = self.attempt(entry, &mut facts) {
            panic!("'{entry}' is refused: {reason}");
        }
        facts.into_iter().map(|fact| fact.event).collect()
    }

    fn attempt(&mut self, entry: &str, facts: &mut Vec<Fact<Event>>) -> Result<(), String> {
        let (actor, rest) = entry.split_once(' ').expect("an actor and what happens");
        if actor == "*" {
            return self.game.resolve(&read::<Chance>(rest), facts).map_err(|error| error.to_string());
        }
        let seat = Seat::parse(actor).expect("a seat");
        self.game.play(seat, &read::<Action>(rest), facts).map_err(|error| error.to_string())
    }

    /// The legal actions of the seat to decide.
    pub(crate) fn offers(&self) -> Vec<String> {
        let Pending::Decide(seat) = self.game.pending() else { return Vec::new() };
        let mut offers = Offers::default();
        self.game.legal_actions(seat, &mut offers);
        offers.iter().map(ToString::to_string).collect()
    }

    /// The legal actions that begin with these words.
    pub(crate) fn offers_of(&self, start: &str) -> Vec<String> {
        self.offers().into_iter().filter(|offer| offer.starts_with(start)).collect()
    }

    /// Who or what is next: a seat letter, `*` or `over`.
    pub(crate) fn pending(&self) -> String {
        match self.game.pending() {
            Pending::Chance => "*".to_owned(),
            Pending::Decide(seat) => seat.to_string(),
            Pending::Over => "over".to_owned(),
        }
    }

    pub(crate) fn player(&self, seat: Seat) -> PlayerTrace {
        self.game.trace().players[seat as usize].clone()
    }

    pub(crate) fn coins(&self, seat: Seat) -> u16 {
        self.player(seat).coins
    }

    pub(crate) fn vp(&self, seat: Seat) -> u16 {
        self.player(seat).vp
    }

    pub(crate) fn bricks(&self, seat: Seat) -> String {
        self.player(seat).bricks.to_string()
    }

    /// Objects such as `2 book 1 crown`.
    pub(crate) fn objects(&self, seat: Seat) -> String {
        counts(&self.player(seat).objects)
    }

    /// The six locations of the wheel.
    pub(crate) fn wheel(&self) -> [String; 6] {
        self.game.trace().wheel.map(|bricks| bricks.to_string())
    }

    pub(crate) fn bag(&self) -> String {
        self.game.trace().bag.to_string()
    }

    /// The final score of a seat if the game ended now.
    pub(crate) fn score(&self, seat: Seat) -> FinalScore {
        self.game.final_score(seat)
    }

    /// Coins and points that a seat gains by some entries.
    pub(crate) fn gain(&mut self, seat: Seat, entries: &str) -> (i32, i32) {
        let before = self.player(seat);
        self.play(entries);
        let after = self.player(seat);
        (i32::from(after.coins) - i32::from(before.coins), i32::from(after.vp) - i32::from(before.vp))
    }
}

/// Counts such as `2 book 1 crown`, or `-`.
pub(crate) fn counts(counts: &std::collections::BTreeMap<&'static str, u8>) -> String {
    let words: Vec<String> = counts.iter().map(|(name, count)| format!("{count} {name}")).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
