use palazzi_protocol::{
    Absence, Clock, Command, Happening, NewTable, Number, Offered, Order, Problem, Screens, SeatWish, Seed,
    Submit, Update, Visibility,
};
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Offers, Pending, Seat, Step, Viewer};
use palazzi_table::{
    Automatic, Deed, Effect, Intent, KeptOrder, Line, Noted, Onlooker, Person, Served, Settings, Sitter,
    Table, When,
};

/// Whoever opens tables in these tests sits in seat A.
const NAMES: [&str; 4] = ["Ann", "Bob", "Cid", "Dora"];

/// Tables do not act by themselves more often than this without a person.
const MOST_AUTOMATIC: usize = 200;

/// Site time and wall time differ, so that a mix-up shows.
const WALL_MS: i64 = 1_700_000_000_000;

/// The person whose place is `seat` unless a test says otherwise.
pub(crate) fn person(seat: Seat) -> Person {
    named(NAMES[seat as usize])
}

/// Somebody with an account.
pub(crate) fn named(name: &str) -> Person {
    Person { id: format!("id-{}", name.to_lowercase()), name: name.to_owned(), guest: false, portrait: None }
}

/// A table of this ruleset for whoever sets it up and others who still have to come.
pub(crate) fn wish(ruleset: &str, players: usize) -> NewTable {
    let mut seats = vec![SeatWish::Open; players];
    seats[0] = SeatWish::Me;
    NewTable {
        ruleset: ruleset.parse().expect("the ruleset exists"),
        seats,
        cards: None,
        components: None,
        screens: Screens::Hidden,
        clock: Clock::None,
        visibility: Visibility::Link,
        rated: false,
        absence: Absence::default(),
        shuffle_seats: false,
    }
}

/// A table that is driven as a server drives it: what is decided is stored as lines, and stored lines are taken.
#[derive(Clone)]
pub(crate) struct Driver<G: Served> {
    pub(crate) table: Table<G>,
    /// What a store would have: the lines and the orders.
    pub(crate) lines: Vec<Line>,
    pub(crate) orders: [Option<KeptOrder>; 4],
    /// What each line meant.
    pub(crate) told: Vec<Noted<G>>,
    /// The seats of the rematch that was set up.
    pub(crate) rematch: Option<Vec<Sitter>>,
    /// The game as far as the lines have it.
    pub(crate) game: G,
    pub(crate) site_ms: i64,
    pub(crate) seed: Seed,
    settings: Settings,
    submissions: u32,
}

impl<G: Served> Driver<G> {
    /// A table of which no line has been taken.
    pub(crate) fn empty(settings: Settings, seed: Seed) -> Driver<G> {
        let table = Table::new("t1", settings.clone(), seed.clone(), WALL_MS).expect("the settings fit");
        let game = table.record().replay(|_, _| {}).expect("an empty record can be replayed");
        Driver {
            table,
            lines: Vec::new(),
            orders: [const { None }; 4],
            told: Vec::new(),
            rematch: None,
            game,
            site_ms: 1_000,
            seed,
            settings,
            submissions: 0,
        }
    }

    /// A table as Ann wishes it.
    pub(crate) fn open(wish: &NewTable, seed: u8) -> Driver<G> {
        let settings = Settings::of(wish).expect("such a table can be set up");
        let mut driver = Driver::empty(settings, Seed::new([seed; 32]));
        let opening = driver.table.opening(&person(Seat::A), &wish.seats, driver.when());
        driver.store(opening.expect("such a table can be opened"));
        driver
    }

    /// The same, and the people of the open seats sit down.
    pub(crate) fn begun(wish: &NewTable, seed: u8) -> Driver<G> {
        let mut driver = Driver::open(wish, seed);
        for (seat, wish) in Seat::ALL.into_iter().zip(&wish.seats) {
            if *wish == SeatWish::Open {
                driver.does(seat, Command::Sit { seat });
            }
        }
        driver
    }

    pub(crate) fn when(&self) -> When {
        When { site_ms: self.site_ms, wall_ms: WALL_MS + 7 * self.site_ms }
    }

    pub(crate) fn wait_ms(&mut self, ms: i64) {
        self.site_ms += ms;
    }

    /// Stores what was decided and takes it.
    pub(crate) fn store(&mut self, intent: Intent) {
        for line in intent.lines {
            self.take(line);
        }
        match intent.effect {
            Some(Effect::KeepOrder(seat, order)) => {
                self.orders[seat] = order.clone();
                self.table.set_order(seat, order);
            }
            Some(Effect::ForgetOrder(seat, over)) => {
                assert_eq!(self.orders[seat], Some(over), "it is the order that is over");
                self.orders[seat] = None;
                self.table.set_order(seat, None);
            }
            Some(Effect::OpenRematch(sitters)) => self.rematch = Some(sitters),
            None => {}
        }
    }

    /// Takes a line that is in the store.
    #[track_caller]
    pub(crate) fn take(&mut self, line: Line) {
        match self.table.take(&line) {
            Ok(noted) => self.told.push(noted),
            Err(error) => panic!("'{}': {error}", line.body),
        }
        match line.body.parse::<Step<G>>() {
            Ok(step) => step.apply(&mut self.game, &mut ()).expect("the table has taken it"),
            Err(_) if line.body.contains("undone") => {
                self.game = self.table.record().replay(|_, _| {}).expect("what was played can be replayed");
            }
            Err(_) => {}
        }
        self.lines.push(line);
    }

    /// Takes entries that are separated by semicolons, as if they had been played.
    #[track_caller]
    pub(crate) fn enter(&mut self, entries: &str) {
        for entry in entries.split(';').map(str::trim) {
            self.take(self.line(entry.to_owned()));
        }
    }

    #[track_caller]
    pub(crate) fn enter_deed(&mut self, deed: &Deed) {
        self.take(self.line(serde_json::to_string(deed).expect("a deed is JSON")));
    }

    pub(crate) fn line(&self, body: String) -> Line {
        let When { site_ms, wall_ms } = self.when();
        Line { body, site_ms, wall_ms, submission: None }
    }

    /// Submits something for somebody who has seen everything.
    pub(crate) fn submit(&mut self, person: &Person, command: Command) -> Result<(), Problem> {
        self.submit_at(person, self.table.number(), command)
    }

    /// The same for somebody who has seen no more than this.
    pub(crate) fn submit_at(
        &mut self,
        person: &Person,
        number: Number,
        command: Command,
    ) -> Result<(), Problem> {
        self.submissions += 1;
        let submit = Submit { id: format!("s-{}", self.submissions), number, command };
        let intent = self.table.decide(person, &submit, self.when())?;
        self.store(intent);
        Ok(())
    }

    /// What would become of a submission.
    pub(crate) fn verdict(&self, person: &Person, command: Command) -> Result<Intent, Problem> {
        let submit = Submit { id: "verdict".to_owned(), number: self.table.number(), command };
        self.table.decide(person, &submit, self.when())
    }

    /// The person of this place does something that may be done.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: Seat, command: Command) {
        let text = format!("{command:?}");
        if let Err(problem) = self.submit(&person(seat), command) {
            panic!("{text} of {seat} is refused: {problem}");
        }
    }

    /// Why something is refused.
    #[track_caller]
    pub(crate) fn refusal(&self, person: &Person, command: Command) -> Problem {
        let text = format!("{command:?}");
        match self.verdict(person, command) {
            Ok(intent) => panic!("{text} of {} leads to {intent:?}", person.name),
            Err(problem) => problem,
        }
    }

    #[track_caller]
    pub(crate) fn moves(&mut self, seat: Seat, action: &str) {
        self.does(seat, moving(action));
    }

    #[track_caller]
    pub(crate) fn orders(&mut self, seat: Seat, order: Order) {
        self.does(seat, Command::Order { order: Some(order) });
    }

    /// What happens next without anybody submitting it; bots take the first legal action.
    pub(crate) fn automatic(&mut self) -> bool {
        match self.table.automatic(self.when()) {
            None => false,
            Some(Automatic::Intent(intent)) => {
                self.store(intent);
                true
            }
            Some(Automatic::Bot { seat, .. }) => {
                let action = self.legal()[0];
                self.store(self.table.bot_move(seat, action, self.when()).expect("a legal move is taken"));
                true
            }
        }
    }

    /// Lets the table act by itself until it waits. Returns what was stored.
    #[track_caller]
    pub(crate) fn settle(&mut self) -> Vec<String> {
        let before = self.lines.len();
        for _ in 0..MOST_AUTOMATIC {
            if !self.automatic() {
                return self.lines[before..].iter().map(|line| line.body.clone()).collect();
            }
        }
        panic!("the table does not come to rest");
    }

    /// The actions that are listed for the seat that is to decide.
    pub(crate) fn legal(&self) -> Vec<G::Action> {
        let mut offers = Offers::<G>::default();
        if let Pending::Decide(seat) = self.game.pending() {
            self.game.legal_actions(seat, &mut offers);
        }
        offers.to_vec()
    }

    /// The table as a server would have it that starts now.
    pub(crate) fn restored(&self) -> Table<G> {
        let mut table =
            Table::new("t1", self.settings.clone(), self.seed.clone(), WALL_MS).expect("the settings fit");
        for line in &self.lines {
            table.take(line).expect("a line that was taken is taken again");
        }
        for (seat, order) in Seat::ALL.into_iter().zip(&self.orders) {
            table.set_order(seat, order.clone());
        }
        table
    }

    pub(crate) fn update(&self, person: Option<&Person>, since: Option<Number>) -> Update {
        self.table.update(Onlooker { person, muted: &[] }, since, self.site_ms)
    }

    /// What else a person may do.
    pub(crate) fn may(&self, person: &Person, offered: Offered) -> bool {
        self.table.now(Some(person), self.site_ms).may.contains(&offered)
    }

    /// What a viewer is told of the last line.
    pub(crate) fn last_told(&self, viewer: Viewer) -> Option<Happening> {
        self.told.last()?.for_viewer(viewer, &[])
    }

    /// The milliseconds on the clock of a seat.
    pub(crate) fn left_ms(&self, seat: Seat) -> i64 {
        let overview = self.table.overview(self.site_ms);
        overview.seats[seat as usize].clock.expect("there are clocks").left_ms
    }
}

/// A game of Palazzo before A's first turn. The builder is at quarry 1; the quarries hold b1.1, s1.1, m1.1, b1.2
/// and the warehouse s1.2.
pub(crate) fn palazzo_with(wish: &NewTable, hands: &[&str]) -> Driver<Palazzo> {
    let settings = Settings::of(wish).expect("such a table can be set up");
    let mut driver = Driver::empty(settings, Seed::new([1; 32]));
    driver.enter_deed(&Deed::Opened { person: person(Seat::A) });
    for seat in Seat::of(hands.len()) {
        let sitter = Sitter::Person { person: person(seat), stand_in: None, away: false };
        driver.enter_deed(&Deed::Seated { seat, sitter });
    }
    driver.enter_deed(&Deed::Started);
    driver.enter("* builder 1; * tiles b1.1 s1.1 m1.1 b1.2 s1.2");
    for (seat, hand) in Seat::ALL.iter().zip(hands) {
        driver.enter(&format!("* hand {seat} {hand}"));
    }
    driver
}

/// Such a game of three.
pub(crate) fn palazzo() -> Driver<Palazzo> {
    palazzo_with(&wish("palazzo", 3), &["f3 f4 f5 f6", "d3 d4 d5 d6", "l3 l4 l5 l6"])
}

pub(crate) fn moving(action: &str) -> Command {
    Command::Move { action: action.to_owned() }
}

pub(crate) fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("messages are JSON")
}
