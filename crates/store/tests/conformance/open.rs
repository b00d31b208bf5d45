//! Opening, closing, and refusing to open.

use palazzi_store::{Access, Place, Store, StoreError};

use crate::home::{Home, everywhere, on_postgres};
use crate::samples::{furnish, new_table};

#[tokio::test]
async fn a_directory_is_served_by_one_process_only() {
    let home = Home::sqlite();
    let store = home.open().await;
    let second = Store::open(&home.place, Access::Serve).await;
    assert!(matches!(second.map(drop), Err(StoreError::InUse(_))));
    store.close().await;
    home.open().await.health().await.unwrap();
}

#[tokio::test]
async fn an_administrator_works_beside_a_server() {
    everywhere(async |home| {
        let server = home.open().await;
        let admin = Store::open(&home.place, Access::Beside).await.unwrap();
        server.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        admin.set_due("t1", Some(4)).await.unwrap();
        assert_eq!(server.table("t1").await.unwrap().unwrap().due, Some(4));
        admin.close().await;
        server.health().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn the_database_of_a_newer_program_is_refused() {
    everywhere(async |home| {
        home.open().await.close().await;
        home.execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             SELECT 999, description, success, checksum, execution_time FROM _sqlx_migrations \
             WHERE version = 1",
        )
        .await;
        let opened = Store::open(&home.place, Access::Serve).await.map(drop);
        assert!(matches!(opened, Err(StoreError::NewerSchema { found: 999, .. })), "{opened:?}");
        let message = opened.unwrap_err().to_string();
        assert!(message.contains("schema 999"), "{message}");
    })
    .await;
}

#[tokio::test]
async fn the_database_of_an_older_program_is_brought_up_to_date() {
    everywhere(async |home| {
        let store = home.open().await;
        furnish(&store).await;
        store.close().await;
        home.execute(
            "ALTER TABLE users DROP COLUMN portrait; DELETE FROM _sqlx_migrations WHERE version = 2",
        )
        .await;
        let store = home.open().await;
        let member = store.user("u1").await.unwrap().unwrap();
        assert_eq!((member.name.as_str(), member.portrait), ("Ünal \"O'Neil\" 🏛", None));
        assert_eq!(store.log("t1", 1).await.unwrap().len(), 3);
        store.set_portrait("u1", Some("p1")).await.unwrap();
        store.close().await;
        let member = home.open().await.user("u1").await.unwrap().unwrap();
        assert_eq!(member.portrait.as_deref(), Some("p1"));
    })
    .await;
}

#[tokio::test]
async fn a_directory_is_made_whatever_its_name() {
    let temporary = tempfile::tempdir().unwrap();
    let directory = temporary.path().join("a b/100% ü?#&");
    let store = Store::open(&Place::Directory(directory.clone()), Access::Serve).await.unwrap();
    store.health().await.unwrap();
    assert!(directory.join("palazzi.db").exists());
}

#[tokio::test]
async fn a_place_that_cannot_be_used_is_refused() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let opened = Store::open(&Place::Directory(file.path().to_owned()), Access::Serve).await;
    assert!(matches!(opened.map(drop), Err(StoreError::Directory { .. })));
    let opened = Store::open(&Place::Postgres("not a URL".to_owned()), Access::Serve).await;
    assert!(matches!(opened.map(drop), Err(StoreError::Database(_))));
}

#[tokio::test]
async fn a_lost_connection_is_replaced() {
    on_postgres(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        home.execute(
            "SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .await;
        assert!(store.create_table(new_table("t2"), vec![], vec![]).await.unwrap());
        assert!(store.table("t2").await.unwrap().is_some());
    })
    .await;
}
