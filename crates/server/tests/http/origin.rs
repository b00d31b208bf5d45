use palazzi_protocol::Code;
use serde_json::json;

use crate::support::{Ask, HOST, Site, get, put};

fn change() -> Ask {
    put("/api/me/preferences", &json!({ "theme": "dark" }))
}

#[tokio::test]
async fn a_page_of_another_site_cannot_change_anything() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    for origin in ["https://evil.example", "null", "https://palazzi.example.evil.example"] {
        let ask = change().with_cookie(&ann).header("origin", origin);
        site.ask(ask).await.refused(Code::Forbidden);
    }
    site.ask(change().with_cookie(&ann)).await.refused(Code::Forbidden);
}

#[tokio::test]
async fn a_page_of_this_site_can() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let ask = change().with_cookie(&ann).header("origin", &format!("https://{HOST}"));
    site.ask(ask).await.is(204);
}

#[tokio::test]
async fn programs_and_reading_need_no_origin() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    site.ask(change().by(&ann)).await.is(204);
    site.ask(get("/api/me").with_cookie(&ann).header("origin", "https://evil.example")).await.is(200);
}

#[tokio::test]
async fn a_page_of_another_site_cannot_open_a_socket() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let ask = get("/api/tables/none/socket").with_cookie(&ann).header("upgrade", "websocket");
    site.ask(ask.header("origin", "https://evil.example")).await.refused(Code::Forbidden);
}

#[tokio::test]
async fn a_proxy_that_is_trusted_tells_the_host() {
    for (trusted, status) in [(true, 204), (false, 403)] {
        let site = Site::with(|config| config.trust_proxy = trusted).await;
        let ann = site.guest("Ann").await;
        let ask = change().with_cookie(&ann).header("origin", "https://games.example");
        site.ask(ask.header("x-forwarded-host", "games.example")).await.is(status);
    }
}
