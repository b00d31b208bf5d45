//! Places for tests, gone when the test is over.

use std::io::Write;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use palazzi_store::{Access, Place, Store};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use tempfile::TempDir;

const VARIABLE: &str = "PALAZZI_TEST_POSTGRES";

/// An empty place.
pub(crate) struct Home {
    pub(crate) place: Place,
    kind: HomeKind,
}

enum HomeKind {
    Sqlite { _directory: TempDir },
    Postgres { server: String, database: String },
}

/// Runs a test on every kind of database that there is.
pub(crate) async fn everywhere(test: impl AsyncFn(&Home)) {
    let sqlite = Home::sqlite();
    test(&sqlite).await;
    on_postgres(test).await;
}

/// Runs a test on PostgreSQL, if there is a server.
pub(crate) async fn on_postgres(test: impl AsyncFn(&Home)) {
    if let Some(postgres) = Home::postgres().await {
        test(&postgres).await;
        postgres.remove().await;
    }
}

impl Home {
    pub(crate) fn sqlite() -> Home {
        let directory = tempfile::tempdir().expect("there is room for a directory");
        let place = Place::Directory(directory.path().to_owned());
        Home { place, kind: HomeKind::Sqlite { _directory: directory } }
    }

    pub(crate) async fn postgres() -> Option<Home> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let Ok(server) = std::env::var(VARIABLE) else {
            say_that_postgres_is_left_out();
            return None;
        };
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let database = format!("palazzi_test_{}_{number}", std::process::id());
        execute(&server, &format!("CREATE DATABASE {database}")).await;
        let place = Place::Postgres(with_database(&server, &database));
        Some(Home { place, kind: HomeKind::Postgres { server, database } })
    }

    /// Opens the store to serve.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.place, Access::Serve).await.expect("the place is there")
    }

    /// Changes the database behind the back of the store.
    pub(crate) async fn execute(&self, sql: &str) {
        match &self.place {
            Place::Directory(directory) => {
                let file = directory.join("palazzi.db");
                execute(&format!("sqlite://{}", file.display()), sql).await;
            }
            Place::Postgres(url) => execute(url, sql).await,
        }
    }

    /// Removes what is not in a temporary directory.
    pub(crate) async fn remove(self) {
        if let HomeKind::Postgres { server, database } = self.kind {
            execute(&server, &format!("DROP DATABASE {database} WITH (FORCE)")).await;
        }
    }
}

async fn execute(url: &str, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("the database is there");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("the database does it");
    connection.close().await.expect("the connection ends");
}

/// The same server, another database.
fn with_database(server: &str, database: &str) -> String {
    let (address, options) = server.split_once('?').unwrap_or((server, ""));
    let (address, _) = address.rsplit_once('/').expect("an address names a database");
    format!("{address}/{database}?{options}")
}

/// Says it past the harness, which shows only what failing tests print.
fn say_that_postgres_is_left_out() {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        let line = format!("note: {VARIABLE} is not set, so the tests of the store leave PostgreSQL out\n");
        std::io::stderr().write_all(line.as_bytes()).expect("standard error is open");
    });
}
