use palazzi_protocol::{Code, Identity, Welcome};
use serde_json::json;

use crate::support::{PASSWORD, Site, credentials, get, post};

#[tokio::test]
async fn a_guest_gets_a_made_up_name_and_a_cookie() {
    let site = Site::new().await;
    let answer = site.ask(post("/api/guests", &json!({}))).await.is(201);
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    let welcome: Welcome = answer.json();
    assert!(welcome.you.guest);
    assert!(welcome.you.name.starts_with("Guest "), "{}", welcome.you.name);
    assert!(
        cookie.starts_with(&format!("palazzi={}; HttpOnly; SameSite=Lax; Path=/", welcome.token)),
        "{cookie}"
    );
    assert!(!cookie.contains("Secure"), "{cookie}");
    for ask in [get("/api/me").by(&welcome), get("/api/me").with_cookie(&welcome)] {
        assert_eq!(site.ask(ask).await.is(200).json::<Identity>(), welcome.you);
    }
}

#[tokio::test]
async fn cookies_of_an_https_site_are_secure() {
    let site = Site::with(|config| config.https = true).await;
    let answer = site.ask(post("/api/guests", &json!({}))).await.is(201);
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.ends_with("; Secure")));
}

#[tokio::test]
async fn a_name_belongs_to_one_person_in_whatever_case() {
    let site = Site::new().await;
    site.guest("Łucja").await;
    site.ask(post("/api/guests", &json!({ "name": "łUCJA" }))).await.refused(Code::Conflict);
    site.ask(post("/api/accounts", &credentials("ŁUCJA", PASSWORD))).await.refused(Code::Conflict);
}

#[tokio::test]
async fn names_and_passwords_have_their_form() {
    let site = Site::new().await;
    site.ask(post("/api/guests", &json!({ "name": "a" }))).await.refused(Code::Refused);
    site.ask(post("/api/accounts", &credentials("a\u{202e}b", PASSWORD))).await.refused(Code::Refused);
    site.ask(post("/api/accounts", &credentials("Ann", "short"))).await.refused(Code::Refused);
}

#[tokio::test]
async fn a_body_in_another_form_is_a_bad_request() {
    let site = Site::new().await;
    site.ask(post("/api/guests", &json!({ "nom": "Ann" }))).await.refused(Code::BadRequest);
    site.ask(post("/api/guests", &json!([]))).await.refused(Code::BadRequest);
    let text = crate::support::ask(axum::http::Method::POST, "/api/guests").text("{}");
    site.ask(text).await.refused(Code::BadRequest);
}

#[tokio::test]
async fn an_account_signs_in_with_its_password() {
    let site = Site::new().await;
    let first = site.account("Ann").await;
    assert!(!first.you.guest);
    let second: Welcome =
        site.ask(post("/api/sessions", &credentials(" ann ", PASSWORD))).await.is(201).json();
    assert_eq!(second.you, first.you);
    assert_ne!(second.token, first.token);
    site.ask(get("/api/me").by(&second)).await.is(200);
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_get_the_same_answer() {
    let site = Site::new().await;
    site.account("Ann").await;
    site.guest("Bob").await;
    let mut answers = Vec::new();
    for (name, password) in [("Ann", "marble quarrx"), ("Nobody", PASSWORD), ("Bob", PASSWORD)] {
        let answer = site.ask(post("/api/sessions", &credentials(name, password))).await;
        answers.push(answer.refused(Code::Unauthorized));
    }
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_stays_the_same_person() {
    let site = Site::new().await;
    let guest = site.guest("Ann").await;
    let other = site.guest("Bob").await;
    let ask = |name: &str| post("/api/accounts", &credentials(name, PASSWORD)).by(&guest);
    site.ask(ask("Bob")).await.refused(Code::Conflict);
    let account: Welcome = site.ask(ask("Ann of Lucca")).await.is(201).json();
    assert_eq!(account.you.id, guest.you.id);
    assert_eq!((account.you.name.as_str(), account.you.guest), ("Ann of Lucca", false));
    site.ask(get("/api/me").by(&guest)).await.refused(Code::Unauthorized);
    assert_eq!(site.ask(get("/api/me").by(&account)).await.is(200).json::<Identity>(), account.you);
    site.ask(get("/api/me").by(&other)).await.is(200);
    site.ask(post("/api/sessions", &credentials("Ann of Lucca", PASSWORD))).await.is(201);
}

#[tokio::test]
async fn an_account_does_not_become_another_one() {
    let site = Site::new().await;
    let ann = site.account("Ann").await;
    let ask = post("/api/accounts", &credentials("Anna", PASSWORD)).by(&ann);
    site.ask(ask).await.refused(Code::Conflict);
}

#[tokio::test]
async fn a_token_that_means_nothing_is_refused_and_such_a_cookie_ignored() {
    let site = Site::new().await;
    let ann = Welcome { token: "0".repeat(64), ..site.guest("Ann").await };
    site.ask(get("/api/tables").by(&ann)).await.refused(Code::Unauthorized);
    site.ask(get("/api/tables").header("authorization", "Basic x")).await.refused(Code::Unauthorized);
    site.ask(get("/api/tables").with_cookie(&ann)).await.is(200);
    site.ask(get("/api/me").with_cookie(&ann)).await.refused(Code::Unauthorized);
    site.ask(get("/api/me")).await.refused(Code::Unauthorized);
}
