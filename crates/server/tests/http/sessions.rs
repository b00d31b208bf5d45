use palazzi_protocol::{Code, SessionInfo, Welcome};
use serde_json::json;

use crate::support::{PASSWORD, Site, credentials, delete, get, post, put};

async fn sign_in(site: &Site, name: &str, password: &str) -> Welcome {
    let ask = post("/api/sessions", &credentials(name, password)).header("user-agent", "second\tscreen");
    site.ask(ask).await.is(201).json()
}

async fn sessions(site: &Site, who: &Welcome) -> Vec<SessionInfo> {
    site.ask(get("/api/sessions").by(who)).await.is(200).json()
}

#[tokio::test]
async fn sessions_are_listed_and_revoked() {
    let site = Site::new().await;
    let first = site.account("Ann").await;
    let second = sign_in(&site, "Ann", PASSWORD).await;
    let listed = sessions(&site, &first).await;
    assert_eq!(listed.len(), 2);
    let other = listed.iter().find(|session| !session.current).expect("the other one");
    assert_eq!(other.label, "secondscreen");
    assert!(!listed.iter().any(|session| session.id.contains(&second.token)));

    let path = format!("/api/sessions/{}", other.id);
    let stranger = site.account("Bob").await;
    site.ask(delete(&path).by(&stranger)).await.refused(Code::NotFound);
    site.ask(delete(&path).by(&first)).await.is(204);
    site.ask(delete(&path).by(&first)).await.refused(Code::NotFound);
    site.ask(get("/api/me").by(&second)).await.refused(Code::Unauthorized);
    assert_eq!(sessions(&site, &first).await.len(), 1);
}

#[tokio::test]
async fn signing_out_ends_the_session_and_clears_the_cookie() {
    let site = Site::new().await;
    let ann = site.account("Ann").await;
    let answer = site.ask(delete("/api/sessions/current").by(&ann)).await.is(204);
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("palazzi=; ") && cookie.contains("Max-Age=0"), "{cookie}");
    site.ask(get("/api/me").by(&ann)).await.refused(Code::Unauthorized);
    site.ask(delete("/api/sessions/current")).await.refused(Code::Unauthorized);
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let site = Site::new().await;
    let first = site.account("Ann").await;
    let second = sign_in(&site, "Ann", PASSWORD).await;
    let change =
        |old: &str, new: &str| put("/api/me/password", &json!({ "old": old, "new": new })).by(&first);
    site.ask(change("not the old one", "travertine")).await.refused(Code::Forbidden);
    site.ask(change(PASSWORD, "short")).await.refused(Code::Refused);
    site.ask(change(PASSWORD, "travertine")).await.is(204);
    site.ask(get("/api/me").by(&first)).await.is(200);
    site.ask(get("/api/me").by(&second)).await.refused(Code::Unauthorized);
    site.ask(post("/api/sessions", &credentials("Ann", PASSWORD))).await.refused(Code::Unauthorized);
    sign_in(&site, "Ann", "travertine").await;
}

#[tokio::test]
async fn a_guest_has_no_password_to_change() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let change = put("/api/me/password", &json!({ "old": "", "new": PASSWORD })).by(&ann);
    site.ask(change).await.refused(Code::Refused);
}

#[tokio::test]
async fn a_session_that_was_not_used_for_long_has_ended() {
    let site = Site::new().await;
    let ann = site.account("Ann").await;
    let store = site.store().await;
    let session = store.sessions_of(&ann.you.id).await.expect("sessions").remove(0);
    store.revoke_all(&ann.you.id).await.expect("revoked");
    let year_ms = 365 * 24 * 60 * 60 * 1000;
    let old = palazzi_store::SessionRow { seen_ms: session.seen_ms - year_ms, ..session };
    assert!(store.create_session(old).await.expect("a session"));
    site.ask(get("/api/me").by(&ann)).await.refused(Code::Unauthorized);
}

#[tokio::test]
async fn the_oldest_of_many_sessions_makes_room() {
    let site = Site::with(|config| config.limits.sign_ins = 100).await;
    let first = site.account("Ann").await;
    let mut last = None;
    for _ in 0..50 {
        last = Some(sign_in(&site, "Ann", PASSWORD).await);
    }
    site.ask(get("/api/me").by(&first)).await.refused(Code::Unauthorized);
    assert_eq!(sessions(&site, &last.expect("a session")).await.len(), 50);
}
