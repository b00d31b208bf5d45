use palazzi_protocol::{Code, Created, Games, Identity, Player, PlayerKind, Portrait, Profile, Welcome};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, credentials, get, post, put};

#[tokio::test]
async fn a_name_can_be_changed() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    site.guest("Bob").await;
    let rename = |name: &str| put("/api/me/name", &json!({ "name": name })).by(&ann);
    site.ask(rename("bob")).await.refused(Code::Conflict);
    site.ask(rename("?")).await.refused(Code::Refused);
    site.ask(put("/api/me/name", &json!({})).by(&ann)).await.refused(Code::BadRequest);
    let you: Identity = site.ask(rename("ANN")).await.is(200).json();
    assert_eq!((you.name.as_str(), &you.id), ("ANN", &ann.you.id));
    assert_eq!(site.ask(get("/api/me").by(&ann)).await.is(200).json::<Identity>(), you);
}

#[tokio::test]
async fn a_portrait_is_chosen_and_given_up() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    assert_eq!(ann.you.portrait, None);
    let choose = |wanted: Value| put("/api/me/portrait", &json!({ "portrait": wanted })).by(&ann);
    let you: Identity = site.ask(choose(json!("p4"))).await.is(200).json();
    assert_eq!((you.portrait, &you.id), (Some(Portrait::P4), &ann.you.id));
    assert_eq!(site.ask(get("/api/me").by(&ann)).await.is(200).json::<Identity>(), you);
    let profile: Profile = site.ask(get("/api/players/Ann")).await.is(200).json();
    assert_eq!(profile.player.portrait, Some(Portrait::P4));
    site.ask(choose(json!("p9"))).await.refused(Code::BadRequest);
    let you: Identity = site.ask(choose(Value::Null)).await.is(200).json();
    assert_eq!(you.portrait, None);
    let plain = site.ask(get("/api/me").by(&ann)).await.is(200).json::<Value>();
    assert!(plain.get("portrait").is_none(), "{plain}");
}

#[tokio::test]
async fn a_guest_who_makes_an_account_keeps_the_portrait() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    site.ask(put("/api/me/portrait", &json!({ "portrait": "p2" })).by(&ann)).await.is(200);
    let ask = post("/api/accounts", &credentials("Ann", PASSWORD)).by(&ann);
    let welcome: Welcome = site.ask(ask).await.is(201).json();
    assert_eq!((welcome.you.guest, welcome.you.portrait), (false, Some(Portrait::P2)));
    let signed_in: Welcome =
        site.ask(post("/api/sessions", &credentials("Ann", PASSWORD))).await.is(201).json();
    assert_eq!(signed_in.you, welcome.you);
}

#[tokio::test]
async fn everybody_at_a_table_sees_the_portrait() {
    let site = Site::new().await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    site.ask(put("/api/me/portrait", &json!({ "portrait": "p6" })).by(&ann)).await.is(200);
    let wish = json!({ "ruleset": "palazzo", "seats": ["me", "open"], "visibility": "public" });
    let created: Created = site.ask(post("/api/tables", &wish).by(&ann)).await.is(201).json();
    let update = site.ask(get(&format!("/api/tables/{}", created.table)).by(&bob)).await.is(200);
    assert_eq!(update.json::<Value>()["now"]["seats"][0]["occupant"]["portrait"], "p6");
    let games: Games = site.ask(get("/api/tables")).await.is(200).json();
    let player = games.games[0].seats[0].player.clone().expect("Ann sits there");
    assert_eq!(player.portrait, Some(Portrait::P6));
}

#[tokio::test]
async fn preferences_are_kept_as_they_are() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let read = || get("/api/me/preferences").by(&ann);
    assert_eq!(site.ask(read()).await.is(200).json::<Value>(), json!({}));
    let wanted = json!({ "theme": "dark", "sound": { "volume": 3 } });
    site.ask(put("/api/me/preferences", &wanted).by(&ann)).await.is(204);
    assert_eq!(site.ask(read()).await.is(200).json::<Value>(), wanted);
}

#[tokio::test]
async fn preferences_are_an_object_that_is_not_too_large() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let keep = |value: Value| put("/api/me/preferences", &value).by(&ann);
    site.ask(keep(json!([1]))).await.refused(Code::BadRequest);
    site.ask(keep(json!({ "much": "x".repeat(17_000) }))).await.refused(Code::TooLarge);
    site.ask(keep(json!({ "nul": "\0" }))).await.is(204);
}

#[tokio::test]
async fn people_are_muted_and_heard_again() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    site.account("Bob").await;
    let mute =
        |name: &str, muted: bool| put("/api/me/mutes", &json!({ "name": name, "muted": muted })).by(&ann);
    let muted = || get("/api/me/mutes").by(&ann);
    site.ask(mute("nobody", true)).await.refused(Code::NotFound);
    site.ask(mute("Ann", true)).await.refused(Code::Refused);
    site.ask(mute("bob", true)).await.is(204);
    let bob = Player { name: "Bob".to_owned(), kind: PlayerKind::Person, portrait: None };
    assert_eq!(site.ask(muted()).await.is(200).json::<Vec<Player>>(), [bob]);
    site.ask(mute("bob", false)).await.is(204);
    assert!(site.ask(muted()).await.is(200).json::<Vec<Player>>().is_empty());
}

#[tokio::test]
async fn a_text_that_cannot_be_kept_is_a_bad_request() {
    let site = Site::new().await;
    site.ask(get("/api/players/%00")).await.refused(Code::BadRequest);
}

#[tokio::test]
async fn nobody_is_asked_about_who_is_not_signed_in() {
    let site = Site::new().await;
    for path in ["", "/preferences", "/mutes", "/turns", "/games"] {
        site.ask(get(&format!("/api/me{path}"))).await.refused(Code::Unauthorized);
    }
}
