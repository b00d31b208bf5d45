//! Users, sessions, mutes and reports.

use palazzi_store::UserRow;

use crate::home::everywhere;
use crate::samples::{guest, new_table, report, seat, session};

#[tokio::test]
async fn a_user_is_found_by_id_and_by_name_in_any_case() {
    everywhere(async |home| {
        let store = home.open().await;
        let user = UserRow { password: Some("phc".to_owned()), admin: true, ..guest("u1", "Äneas") };
        assert!(store.create_user(user.clone()).await.unwrap());
        assert_eq!(store.user("u1").await.unwrap(), Some(user.clone()));
        assert_eq!(store.user_by_name("äNEAS").await.unwrap(), Some(user));
        assert_eq!(store.user("u2").await.unwrap(), None);
        assert_eq!(store.user_by_name("Aneas").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn names_that_differ_in_case_only_are_the_same() {
    everywhere(async |home| {
        let store = home.open().await;
        assert!(store.create_user(guest("u1", "Dido")).await.unwrap());
        assert!(!store.create_user(guest("u2", "dIDO")).await.unwrap());
        assert!(!store.create_user(guest("u1", "Juno")).await.unwrap());
        assert!(store.create_user(guest("u3", "Juno")).await.unwrap());
        assert!(!store.rename("u3", "DIDO").await.unwrap());
        assert!(store.rename("u3", "JUNO").await.unwrap());
        assert_eq!(store.user("u3").await.unwrap().unwrap().name, "JUNO");
        assert!(store.rename("u3", "Turnus").await.unwrap());
        assert!(store.create_user(guest("u4", "juno")).await.unwrap());
        assert!(!store.rename("nobody", "Mars").await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn what_is_known_of_a_user_can_change() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_user(guest("u1", "Dido")).await.unwrap();
        store.set_password("u1", "phc").await.unwrap();
        store.set_preferences("u1", "{\"theme\":\"dark\"}").await.unwrap();
        store.set_portrait("u1", Some("p2")).await.unwrap();
        store.set_portrait("u1", Some("p7")).await.unwrap();
        store.set_banned("u1", true).await.unwrap();
        store.set_admin("u1", true).await.unwrap();
        store.seen("u1", 5_000).await.unwrap();
        store.seen("u1", 4_000).await.unwrap();
        let expected = UserRow {
            password: Some("phc".to_owned()),
            preferences: "{\"theme\":\"dark\"}".to_owned(),
            portrait: Some("p7".to_owned()),
            banned: true,
            admin: true,
            seen_ms: 5_000,
            ..guest("u1", "Dido")
        };
        assert_eq!(store.user("u1").await.unwrap(), Some(expected));
    })
    .await;
}

#[tokio::test]
async fn users_are_listed_by_name() {
    everywhere(async |home| {
        let store = home.open().await;
        for (id, name) in [("u1", "Carol"), ("u2", "alice"), ("u3", "Bob")] {
            store.create_user(guest(id, name)).await.unwrap();
        }
        let names = async |after: Option<&str>, limit| {
            let users = store.users(after.map(str::to_owned), limit).await.unwrap();
            users.into_iter().map(|user| user.name).collect::<Vec<_>>()
        };
        assert_eq!(names(None, 2).await, ["alice", "Bob"]);
        assert_eq!(names(Some("BOB"), 2).await, ["Carol"]);
    })
    .await;
}

#[tokio::test]
async fn guests_who_left_and_sit_nowhere_are_forgotten() {
    everywhere(async |home| {
        let store = home.open().await;
        for (id, seen_ms) in [("gone", 10), ("sits", 10), ("here", 1_000)] {
            store.create_user(UserRow { seen_ms, ..guest(id, id) }).await.unwrap();
        }
        let member = UserRow { seen_ms: 10, password: Some("phc".to_owned()), ..guest("member", "member") };
        store.create_user(member).await.unwrap();
        store.create_table(new_table("t1"), vec![], vec![seat(0, "sits", true)]).await.unwrap();
        store.create_session(session("s1", "gone")).await.unwrap();
        store.set_mute("member", "gone", true).await.unwrap();
        assert_eq!(store.forget_guests(500).await.unwrap(), 1);
        let left: Vec<_> = store.users(None, 9).await.unwrap().into_iter().map(|user| user.id).collect();
        assert_eq!(left, ["here", "member", "sits"]);
        assert_eq!(store.session("hash of s1").await.unwrap(), None);
        assert!(store.mutes("member").await.unwrap().is_empty());
        assert_eq!(store.forget_guests(500).await.unwrap(), 0);
    })
    .await;
}

#[tokio::test]
async fn a_session_leads_to_its_user() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_user(guest("u1", "Dido")).await.unwrap();
        assert!(store.create_session(session("s1", "u1")).await.unwrap());
        let found = store.session("hash of s1").await.unwrap();
        assert_eq!(found, Some((session("s1", "u1"), guest("u1", "Dido"))));
        store.touch_session("hash of s1", 9_000).await.unwrap();
        assert_eq!(store.sessions_of("u1").await.unwrap()[0].seen_ms, 9_000);
        assert_eq!(store.session("another hash").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_session_needs_a_user_and_a_token_of_its_own() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_user(guest("u1", "Dido")).await.unwrap();
        assert!(!store.create_session(session("s1", "nobody")).await.unwrap());
        assert!(store.create_session(session("s1", "u1")).await.unwrap());
        assert!(!store.create_session(session("s1", "u1")).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn a_revoked_session_is_gone() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_user(guest("u1", "Dido")).await.unwrap();
        store.create_user(guest("u2", "Juno")).await.unwrap();
        for (id, user) in [("s1", "u1"), ("s2", "u1"), ("s3", "u1"), ("s4", "u2")] {
            store.create_session(session(id, user)).await.unwrap();
        }
        assert!(!store.revoke_session("u2", "s1").await.unwrap());
        assert!(store.revoke_session("u1", "s1").await.unwrap());
        assert!(!store.revoke_session("u1", "s1").await.unwrap());
        assert_eq!(store.session("hash of s1").await.unwrap(), None);
        store.revoke_all("u1").await.unwrap();
        assert!(store.sessions_of("u1").await.unwrap().is_empty());
        assert_eq!(store.sessions_of("u2").await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_mute_lasts_until_it_is_taken_back() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_user(guest("u1", "Dido")).await.unwrap();
        store.create_user(guest("u2", "Juno")).await.unwrap();
        for other in ["u2", "u2", "nobody"] {
            store.set_mute("u1", other, true).await.unwrap();
        }
        assert_eq!(store.mutes("u1").await.unwrap(), ["u2"]);
        assert!(store.mutes("u2").await.unwrap().is_empty());
        store.set_mute("u1", "u2", false).await.unwrap();
        assert!(store.mutes("u1").await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn reports_come_newest_first() {
    everywhere(async |home| {
        let store = home.open().await;
        for (id, created_ms) in [("r1", 1), ("r2", 3), ("r3", 2), ("r1", 9)] {
            store.report(report(id, created_ms)).await.unwrap();
        }
        assert_eq!(store.reports(2).await.unwrap(), [report("r2", 3), report("r3", 2)]);
        assert_eq!(store.reports(9).await.unwrap().len(), 3);
    })
    .await;
}
