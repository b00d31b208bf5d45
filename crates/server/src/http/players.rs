//! People and bots, as everybody may see them.

use axum::extract::State;
use palazzi_bots::Level;
use palazzi_protocol::{Code, Games, LadderLine, Profile, Reason};
use palazzi_rules::Ruleset;
use palazzi_store::UserRow;

use super::answer::{Json, Path, Query, Refused};
use super::app::App;
use super::lists::{self, Listing, Of};
use super::who::SignedIn;
use crate::people;
use crate::refusal::Refusal;

/// What everybody may know of somebody
#[utoipa::path(
    get, path = "/api/players/{name}", tag = "people", params(("name" = String, Path, description = "The name")),
    responses((status = 200, description = "The profile", body = Profile), Refused)
)]
pub(super) async fn person(
    State(app): State<App>,
    _asker: Option<SignedIn>,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Refusal> {
    let user = named(&app, &name).await?;
    Ok(Json(people::person_profile(&app.store, &user).await?))
}

/// The public games of somebody; of yourself, all
#[utoipa::path(
    get, path = "/api/players/{name}/games", tag = "people",
    params(("name" = String, Path, description = "The name"), Listing),
    responses((status = 200, description = "The games", body = Games), Refused)
)]
pub(super) async fn games(
    State(app): State<App>,
    asker: Option<SignedIn>,
    Path(name): Path<String>,
    Query(listing): Query<Listing>,
) -> Result<Json<Games>, Refusal> {
    let user = named(&app, &name).await?;
    let is_own = asker.is_some_and(|SignedIn(held)| held.user.id == user.id);
    let of = if is_own { Of::Me } else { Of::Another };
    Ok(Json(lists::games_of(&app.store, &user.id, &listing, of).await?))
}

/// What everybody may know of a bot
#[utoipa::path(
    get, path = "/api/bots/{level}", tag = "people", params(("level" = String, Path, description = "The level")),
    responses((status = 200, description = "The profile", body = Profile), Refused)
)]
pub(super) async fn bot(
    State(app): State<App>,
    _asker: Option<SignedIn>,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Refusal> {
    let level = Level::ALL.into_iter().find(|level| level.name() == name);
    let names = || Level::ALL.map(Level::name).join(", ");
    let unknown = || Refusal::new(Code::NotFound, format!("there is no such level, only {}", names()));
    Ok(Json(people::bot_profile(&app.store, level.ok_or_else(unknown)?).await?))
}

/// The best players of a ruleset: `people` among people, `bots` against bots
#[utoipa::path(
    get, path = "/api/ladders/{side}/{ruleset}", tag = "people",
    params(
        ("side" = String, Path, description = "`people` or `bots`"),
        ("ruleset" = String, Path, description = "The ruleset")
    ),
    responses((status = 200, description = "The ladder, best first", body = Vec<LadderLine>), Refused)
)]
pub(super) async fn ladder(
    State(app): State<App>,
    _asker: Option<SignedIn>,
    Path((side, ruleset)): Path<(String, String)>,
) -> Result<Json<Vec<LadderLine>>, Refusal> {
    let ruleset: Ruleset =
        ruleset.parse().map_err(|unknown| Refusal::new(Code::NotFound, format!("{unknown}")))?;
    Ok(Json(people::ladder(&app.store, &side, ruleset).await?))
}

async fn named(app: &App, name: &str) -> Result<UserRow, Refusal> {
    let found = app.store.user_by_name(name).await?;
    found.ok_or_else(|| Reason::NobodyCalled { name: name.to_owned() }.into())
}
