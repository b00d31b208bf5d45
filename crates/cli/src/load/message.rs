//! Messages of a server, read as cheaply as possible: the load program shares the machine with the server.

use palazzi_protocol::{Number, Status, ToClient};
use palazzi_rules::Seat;
use serde::Deserialize;
use serde_json::value::RawValue;

/// How every message about a table begins.
const TABLE: &str = r#"{"type":"table","number":"#;

/// A message.
#[derive(Debug)]
pub(super) enum Heard {
    /// What has happened at the table, up to a number.
    Table(Number),
    /// Anything else. Such messages are short.
    Other(Box<ToClient>),
}

impl Heard {
    /// Reads a message. Nothing if it is not in the form of the protocol.
    pub(super) fn read(text: &str) -> Option<Heard> {
        match text.strip_prefix(TABLE) {
            Some(rest) => {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                rest[..digits].parse().ok().map(Heard::Table)
            }
            None => serde_json::from_str(text).ok().map(Box::new).map(Heard::Other),
        }
    }
}

/// What a player needs of a message about the table.
#[derive(Deserialize, Debug)]
pub(super) struct Position<'a> {
    /// What has happened.
    #[serde(borrow)]
    pub(super) happened: Vec<&'a RawValue>,
    /// How things stand.
    #[serde(borrow)]
    pub(super) now: PositionNow<'a>,
}

/// How things stand for a player.
#[derive(Deserialize, Debug)]
pub(super) struct PositionNow<'a> {
    /// How far the game is.
    pub(super) status: Status,
    /// What the player may do now.
    #[serde(borrow)]
    pub(super) offers: Vec<&'a str>,
}

/// The number and the kind of something that has happened.
#[derive(Deserialize, Debug)]
pub(super) struct Headline<'a> {
    /// Its number.
    pub(super) number: Number,
    /// What it is.
    pub(super) kind: &'a str,
    /// Whose it is.
    #[serde(default)]
    pub(super) seat: Option<Seat>,
}

#[cfg(test)]
mod tests {
    use palazzi_protocol::{Clock, Happening, Now, Overview, Screens, Update, Visibility, What};
    use palazzi_rules::Ruleset;

    use super::*;

    fn update() -> ToClient {
        let overview = Overview {
            table: "t".to_owned(),
            ruleset: Ruleset::ALL[0],
            status: Status::Playing,
            seats: Vec::new(),
            to_move: Some(Seat::A),
            clock: Clock::None,
            paused: false,
            screens: Screens::Hidden,
            visibility: Visibility::Public,
            rated: false,
            absence: palazzi_protocol::Absence::Wait,
            fairness: None,
            outcome: None,
            rematch: None,
            created: 0,
        };
        let now = Now {
            overview,
            you: Some(Seat::A),
            view: None,
            offers: vec!["pass".to_owned(), "bid 3".to_owned()],
            may: Vec::new(),
            takeback: None,
            order: None,
            holdings: None,
        };
        let fact = RawValue::from_string("{}".to_owned()).unwrap();
        let what = What::Moved { seat: Seat::B, facts: vec![fact] };
        let happened = vec![Happening { number: 17, at: 1, what }];
        ToClient::Table(Box::new(Update { number: 17, since: Some(16), happened, now }))
    }

    #[test]
    fn the_number_of_a_table_is_found_at_its_beginning() {
        let text = serde_json::to_string(&update()).unwrap();
        assert!(matches!(Heard::read(&text), Some(Heard::Table(17))), "{text}");
    }

    #[test]
    fn a_player_finds_the_offers_and_what_happened() {
        let text = serde_json::to_string(&update()).unwrap();
        let position: Position = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (position.now.status, &position.now.offers[..]),
            (Status::Playing, &["pass", "bid 3"][..])
        );
        let headline: Headline = serde_json::from_str(position.happened[0].get()).unwrap();
        assert_eq!((headline.number, headline.kind, headline.seat), (17, "moved", Some(Seat::B)));
    }

    #[test]
    fn other_messages_are_read_whole() {
        let done = r#"{"type":"done","id":"7","number":3}"#;
        let Some(Heard::Other(message)) = Heard::read(done) else { panic!("{done}") };
        assert!(matches!(*message, ToClient::Done { number: 3, .. }));
        assert!(Heard::read("{}").is_none());
        assert!(Heard::read(r#"{"type":"table","number":x"#).is_none());
    }
}
