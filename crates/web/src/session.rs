use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_protocol::{Code, Credentials, Identity, Problem, WantedName, Welcome};

use crate::api;
use crate::settings::{forget, read, write};

/// What the browser keeps once somebody was signed in; the token itself is a cookie that no script can read.
const KNOWN: &str = "signed-in";

/// Who the server takes the reader for.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// Nothing as long as nobody is signed in, or the server has not been asked.
    pub(crate) you: RwSignal<Option<Identity>>,
}

impl Session {
    pub(crate) fn provide() {
        let session = Session { you: RwSignal::new(None) };
        provide_context(session);
        // A stranger is nobody: the server need not be asked.
        if !session.is_stranger() {
            spawn_local(async move {
                // Whoever needs to know asks again.
                let _ = session.look().await;
            });
        }
    }

    /// Asks the server who the reader is.
    async fn look(self) -> Result<Identity, Problem> {
        let you = api::get::<Identity>("/api/me").await?;
        self.you.set(Some(you.clone()));
        Ok(you)
    }

    /// Whether nobody was ever signed in from this browser.
    pub(crate) fn is_stranger(self) -> bool {
        self.you.get_untracked().is_none() && read(KNOWN).is_none()
    }

    /// The reader as the server knows them; becomes a guest if nobody is signed in. Whoever was signed in is asked for
    /// first: the server may not have answered yet.
    pub(crate) async fn somebody(self) -> Result<Identity, Problem> {
        if let Some(you) = self.you.get_untracked() {
            return Ok(you);
        }
        if !self.is_stranger() {
            match self.look().await {
                Err(problem) if problem.code == Code::Unauthorized => {}
                known => return known,
            }
        }
        self.enter(api::send(Method::POST, "/api/guests", &WantedName::default()).await)
    }

    /// Signs in.
    pub(crate) async fn sign_in(self, credentials: &Credentials) -> Result<Identity, Problem> {
        self.enter(api::send(Method::POST, "/api/sessions", credentials).await)
    }

    /// Makes an account; a guest who asks keeps their games.
    pub(crate) async fn sign_up(self, credentials: &Credentials) -> Result<Identity, Problem> {
        self.enter(api::send(Method::POST, "/api/accounts", credentials).await)
    }

    /// Signs out.
    pub(crate) async fn sign_out(self) -> Result<(), Problem> {
        api::tell(Method::DELETE, "/api/sessions/current", &()).await?;
        forget(KNOWN);
        self.you.set(None);
        Ok(())
    }

    fn enter(self, welcome: Result<Welcome, Problem>) -> Result<Identity, Problem> {
        let you = welcome?.you;
        write(KNOWN, "yes");
        self.you.set(Some(you.clone()));
        Ok(you)
    }
}

pub(crate) fn use_session() -> Session {
    expect_context()
}
