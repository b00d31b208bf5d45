use palazzi_protocol::Code;

use crate::support::{PASSWORD, Site, credentials, get, post};

#[tokio::test]
async fn whoever_is_banned_is_told_so_everywhere() {
    let site = Site::new().await;
    let ann = site.account("Ann").await;
    let store = site.store().await;
    store.set_banned(&ann.you.id, true).await.expect("banned");
    for path in ["/api/me", "/api/tables", "/api/players/Ann", "/api/bots/master", "/api/tables/none/events"]
    {
        let problem = site.ask(get(path).by(&ann)).await.refused(Code::Forbidden);
        assert!(problem.text.contains("closed"), "{problem}");
        site.ask(get(path).with_cookie(&ann)).await.refused(Code::Forbidden);
    }
    site.ask(post("/api/sessions", &credentials("Ann", PASSWORD))).await.refused(Code::Forbidden);
    site.ask(post("/api/sessions", &credentials("Ann", "wrong wrong"))).await.refused(Code::Unauthorized);
    store.set_banned(&ann.you.id, false).await.expect("let in");
    site.ask(get("/api/me").by(&ann)).await.is(200);
}
