use palazzi_protocol::local::PREFIX;
use palazzi_protocol::{
    Absence, BadSeed, Clock, Code, Imported, NewTable, Outcome, Portrait, Problem, Reason, Screens, SeatWish,
    Seed, Visibility,
};
use palazzi_rules::{Head, Record, RecordError, Seat, with_engine};
use palazzi_table::{AnyTable, Intent, Person, Settings, Sitter, Table, When, with_table};

use crate::place::refused;

/// The longest name of a person, in characters.
const NAME_LENGTH: usize = 24;

/// A table that is about to be set up, with what is to be kept for it.
pub(crate) struct Opening {
    pub(crate) table: AnyTable,
    pub(crate) intent: Intent,
}

/// The people of this device who are to play.
pub(crate) struct People<'a> {
    /// Their names, in the order of their seats.
    pub(crate) names: &'a [String],
    /// The face of the first of them.
    pub(crate) portrait: Option<Portrait>,
}

/// Sets up a table for people of this device.
///
/// # Errors
/// If it cannot be played like that, or not without a server.
pub(crate) fn open(
    wish: &NewTable,
    people: &People,
    seed: Option<&str>,
    when: When,
) -> Result<Opening, Problem> {
    if wish.rated || wish.clock != Clock::None {
        return Err(Reason::DevicePlain.into());
    }
    let settings = Settings::of(wish).map_err(|error| refused(error.to_string()))?;
    let sitters = sitters(&wish.seats, people)?;
    let seed = match seed {
        Some(text) => text.parse().map_err(|error: BadSeed| refused(error.to_string()))?,
        None => random_seed()?,
    };
    open_seeded(&local_name(&random_name()?), settings, &sitters, seed, when)
}

/// The same with these seats, and a random seed.
pub(crate) fn open_with(
    id: &str,
    settings: Settings,
    sitters: &[Sitter],
    when: When,
) -> Result<Opening, Problem> {
    open_seeded(id, settings, sitters, random_seed()?, when)
}

fn open_seeded(
    id: &str,
    settings: Settings,
    sitters: &[Sitter],
    seed: Seed,
    when: When,
) -> Result<Opening, Problem> {
    let table = AnyTable::new(id, settings, seed, when.wall_ms).map_err(refused)?;
    let creator = sitters.iter().find_map(Sitter::person).cloned().unwrap_or_else(owner);
    let intent = with_table!(&table, table => table.opening_with(&creator, sitters, when))?;
    Ok(Opening { table, intent })
}

/// Takes the record of a game that was played elsewhere.
///
/// # Errors
/// If it is no sound record.
pub(crate) fn import(text: &str, when: When) -> Result<(Opening, Imported), Problem> {
    let unsound = |error: RecordError| Reason::RecordUnsound { detail: error.to_string() };
    let (head, _) = Head::parse(text)
        .map_err(|(line, error)| Reason::RecordUnsound { detail: format!("line {line}: {error}") })?;
    let settings = Settings {
        head: head.to_string(),
        screens: Screens::Hidden,
        clock: Clock::None,
        visibility: Visibility::Link,
        rated: false,
        absence: Absence::Wait,
        shuffle_seats: false,
        imported: true,
    };
    let id = local_name(&random_name()?);
    let (table, intent, outcome) = with_engine!(head.ruleset.engine(), G => {
        Record::<G>::check_text(text).map_err(unsound)?;
        let record = Record::<G>::parse(text).map_err(unsound)?;
        let table = Table::<G>::new(&id, settings, random_seed()?, when.wall_ms);
        let table = table.map_err(|error| refused(error.to_string()))?;
        let intent = table.import(&owner(), &record, when);
        (AnyTable::from(table), intent, record.outcome)
    });
    let outcome = outcome.map(|outcome| Outcome { scores: outcome.scores, winners: outcome.winners });
    Ok((Opening { table, intent }, Imported { table: id, outcome }))
}

/// The name of a table of this device.
pub(crate) fn local_name(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// Who sits where: people in the order of their names.
fn sitters(wishes: &[SeatWish], people: &People) -> Result<Vec<Sitter>, Problem> {
    let People { names, mut portrait } = *people;
    let seats = wishes.iter().filter(|wish| !matches!(wish, SeatWish::Bot(_))).count();
    if seats != names.len() {
        return Err(refused(format!("{seats} seats are for people, and there are {} names", names.len())));
    }
    let mut names = names.iter();
    let sitters = Seat::ALL.into_iter().zip(wishes).map(|(seat, wish)| match (wish, names.as_slice()) {
        (SeatWish::Me | SeatWish::Open, [name, ..]) => {
            names.next();
            let person = person(seat, name, portrait.take())?;
            Ok(Sitter::Person { person, stand_in: None, away: false })
        }
        (SeatWish::Me | SeatWish::Open, []) => Ok(Sitter::Nobody),
        (SeatWish::Bot(level), _) => Ok(Sitter::Bot { level: *level }),
    });
    sitters.collect()
}

/// A person of this device. The place at which somebody first sat is who they are, also in a rematch.
fn person(seat: Seat, name: &str, portrait: Option<Portrait>) -> Result<Person, Problem> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > NAME_LENGTH {
        return Err(Reason::NameLength { least: 1, most: NAME_LENGTH }.into());
    }
    Ok(Person { id: format!("person-{seat}"), name: name.to_owned(), guest: true, portrait })
}

/// Whoever sets up a table at which nobody of this device plays.
fn owner() -> Person {
    Person { id: "device".to_owned(), name: "Palazzi".to_owned(), guest: true, portrait: None }
}

fn random_name() -> Result<String, Problem> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes: [u8; 12] = random()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

fn random_seed() -> Result<Seed, Problem> {
    Ok(Seed::new(random()?))
}

fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    let failed = |_| Problem::new(Code::Unavailable, "there are no random numbers on this device");
    getrandom::fill(&mut bytes).map_err(failed)?;
    Ok(bytes)
}
