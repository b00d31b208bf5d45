//! People who play for the load program.

use palazzi_protocol::{
    Absence, Clock, Command, Created, NewTable, Number, Screens, SeatWish, Submit, ToClient, Visibility,
    WantedName, Welcome,
};
use palazzi_remote::{Api, CallError};
use palazzi_rules::{Ruleset, Seat};

/// Two guests who play against each other; by seat.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    /// What shows who they are.
    pub(super) tokens: [String; 2],
}

impl Pair {
    /// Two new guests.
    pub(super) async fn sign_in(api: &mut Api) -> Result<Pair, CallError> {
        Ok(Pair { tokens: [sign_in(api).await?, sign_in(api).await?] })
    }

    /// Sets up a table at which both sit. Play has begun.
    pub(super) async fn open_table(&self, api: &mut Api, ruleset: Ruleset) -> Result<String, CallError> {
        let wish = new_table(ruleset, vec![SeatWish::Me, SeatWish::Open]);
        let Created { table, .. } = api.post("/api/tables", Some(&self.tokens[0]), &wish).await?;
        let sit = Submit { id: "sit".to_owned(), number: 0, command: Command::Sit { seat: Seat::B } };
        submit(api, &table, &self.tokens[1], &sit).await?;
        Ok(table)
    }
}

/// A table at which bots play, for somebody who only sets it up.
pub(super) fn bot_table(ruleset: Ruleset) -> NewTable {
    new_table(ruleset, vec![SeatWish::Bot(palazzi_bots::Level::Master); 2])
}

/// Does something at a table, without a socket. Returns the number that the table has reached.
pub(super) async fn submit(
    api: &mut Api,
    table: &str,
    token: &str,
    submit: &Submit,
) -> Result<Number, CallError> {
    let answer: ToClient = api.post(&format!("/api/tables/{table}/commands"), Some(token), submit).await?;
    match answer {
        ToClient::Done { number, .. } => Ok(number),
        other => Err(CallError::Broken(format!("{other:?} is no answer to a submission"))),
    }
}

/// The submission of an action.
pub(super) fn action(id: String, number: Number, action: &str) -> Submit {
    Submit { id, number, command: Command::Move { action: action.to_owned() } }
}

async fn sign_in(api: &mut Api) -> Result<String, CallError> {
    let welcome: Welcome = api.post("/api/guests", None, &WantedName::default()).await?;
    Ok(welcome.token)
}

fn new_table(ruleset: Ruleset, seats: Vec<SeatWish>) -> NewTable {
    NewTable {
        ruleset,
        seats,
        cards: None,
        components: None,
        screens: Screens::Hidden,
        clock: Clock::None,
        visibility: Visibility::Public,
        rated: false,
        absence: Absence::Wait,
        shuffle_seats: false,
    }
}
