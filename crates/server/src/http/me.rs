//! The one who asks.

use axum::extract::State;
use axum::http::StatusCode;
use palazzi_protocol::{
    Code, Games, Identity, MuteWish, NewPassword, Player, Preferences, Reason, WantedName, WantedPortrait,
};

use super::accounts::many_sign_ins;
use super::answer::{Json, Query, Refused};
use super::app::App;
use super::lists::{self, Listing};
use super::who::{Address, SignedIn};
use crate::people::people_named;
use crate::refusal::Refusal;

/// The bytes of preferences.
const PREFERENCES: usize = 16 * 1024;

/// How many people somebody may mute.
const MUTES: usize = 200;

/// Who you are
#[utoipa::path(
    get, path = "/api/me", tag = "people", responses((status = 200, description = "You", body = Identity), Refused)
)]
pub(super) async fn me(SignedIn(held): SignedIn) -> Json<Identity> {
    Json(held.identity())
}

/// Takes another name
#[utoipa::path(
    put, path = "/api/me/name", tag = "people", request_body = WantedName,
    responses((status = 200, description = "You", body = Identity), Refused)
)]
pub(super) async fn rename(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Json(wanted): Json<WantedName>,
) -> Result<Json<Identity>, Refusal> {
    let missing = || Refusal::new(Code::BadRequest, "a name is missing");
    let wanted = wanted.name.ok_or_else(missing)?;
    Ok(Json(app.people.rename(&held, &wanted).await?))
}

/// Takes another portrait, or none
#[utoipa::path(
    put, path = "/api/me/portrait", tag = "people", request_body = WantedPortrait,
    responses((status = 200, description = "You", body = Identity), Refused)
)]
pub(super) async fn choose_portrait(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Json(wanted): Json<WantedPortrait>,
) -> Result<Json<Identity>, Refusal> {
    Ok(Json(app.people.choose_portrait(&held, wanted.portrait).await?))
}

/// Changes the password; all other sessions end
#[utoipa::path(
    put, path = "/api/me/password", tag = "people", request_body = NewPassword,
    responses((status = 204, description = "Changed"), Refused)
)]
pub(super) async fn change_password(
    State(app): State<App>,
    Address(address): Address,
    SignedIn(held): SignedIn,
    Json(change): Json<NewPassword>,
) -> Result<StatusCode, Refusal> {
    app.gates.sign_ins.pass(&address).map_err(many_sign_ins)?;
    app.people.change_password(&held, change.old, change.new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The settings that clients keep here
#[utoipa::path(
    get, path = "/api/me/preferences", tag = "people",
    responses((status = 200, description = "The settings", body = Preferences), Refused)
)]
pub(super) async fn preferences(SignedIn(held): SignedIn) -> Json<Preferences> {
    Json(serde_json::from_str(&held.user.preferences).unwrap_or_else(|_| Preferences(serde_json::Map::new())))
}

/// Replaces the settings
#[utoipa::path(
    put, path = "/api/me/preferences", tag = "people", request_body = Preferences,
    responses((status = 204, description = "Kept"), Refused)
)]
pub(super) async fn set_preferences(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Json(Preferences(preferences)): Json<Preferences>,
) -> Result<StatusCode, Refusal> {
    let text = serde_json::Value::Object(preferences).to_string();
    if text.len() > PREFERENCES {
        let text = format!("preferences have at most {PREFERENCES} bytes, these {}", text.len());
        return Err(Refusal::new(Code::TooLarge, text));
    }
    app.store.set_preferences(&held.user.id, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose words you do not see
#[utoipa::path(
    get, path = "/api/me/mutes", tag = "people",
    responses((status = 200, description = "The muted people", body = Vec<Player>), Refused)
)]
pub(super) async fn mutes(
    State(app): State<App>,
    SignedIn(held): SignedIn,
) -> Result<Json<Vec<Player>>, Refusal> {
    let ids = app.store.mutes(&held.user.id).await?;
    let people = people_named(&app.store, ids.into_iter().collect()).await?;
    let mut players: Vec<Player> = people.into_values().collect();
    players.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Json(players))
}

/// Hides what somebody says, or shows what they say from now on
#[utoipa::path(
    put, path = "/api/me/mutes", tag = "people", request_body = MuteWish,
    responses((status = 204, description = "Done"), Refused)
)]
pub(super) async fn mute(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Json(wish): Json<MuteWish>,
) -> Result<StatusCode, Refusal> {
    let other = app.store.user_by_name(wish.name.trim()).await?;
    let nobody = || Reason::NobodyCalled { name: wish.name.trim().to_owned() };
    let other = other.ok_or_else(nobody)?;
    if wish.muted && other.id == held.user.id {
        return Err(Reason::MuteSelf.into());
    }
    if wish.muted && app.store.mutes(&held.user.id).await?.len() >= MUTES {
        return Err(Reason::MuteMany { most: MUTES }.into());
    }
    app.store.set_mute(&held.user.id, &other.id, wish.muted).await?;
    app.hub.mutes_changed(&held.user.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The games that wait for you
#[utoipa::path(
    get, path = "/api/me/turns", tag = "people",
    responses((status = 200, description = "The games, in one page", body = Games), Refused)
)]
pub(super) async fn turns(State(app): State<App>, SignedIn(held): SignedIn) -> Result<Json<Games>, Refusal> {
    Ok(Json(lists::turns(&app.store, &held.user.id).await?))
}

/// The games where you have a seat
#[utoipa::path(
    get, path = "/api/me/games", tag = "people", params(Listing),
    responses((status = 200, description = "The games", body = Games), Refused)
)]
pub(super) async fn games(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Query(listing): Query<Listing>,
) -> Result<Json<Games>, Refusal> {
    Ok(Json(lists::games_of(&app.store, &held.user.id, &listing, lists::Of::Me).await?))
}
