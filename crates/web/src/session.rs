use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_protocol::{Code, Credentials, Identity, Portrait, Problem, WantedName, WantedPortrait, Welcome};

use crate::api;
use crate::settings::{forget, read, write};

/// What the browser keeps once somebody was signed in; the token itself is a cookie that no script can read.
const KNOWN: &str = "signed-in";

/// Where the browser keeps the face of somebody who is not signed in.
const PORTRAIT: &str = "portrait";

/// Who the server takes the reader for.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// Nothing as long as nobody is signed in, or the server has not been asked.
    pub(crate) you: RwSignal<Option<Identity>>,
    /// The face that was chosen in this browser by somebody who was not signed in.
    kept_portrait: RwSignal<Option<Portrait>>,
}

impl Session {
    pub(crate) fn provide() {
        let kept = read(PORTRAIT).and_then(|name| name.parse().ok());
        let session = Session { you: RwSignal::new(None), kept_portrait: RwSignal::new(kept) };
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
        self.enter(api::send(Method::POST, "/api/guests", &WantedName::default()).await)?;
        self.bring_portrait().await
    }

    /// Signs in.
    pub(crate) async fn sign_in(self, credentials: &Credentials) -> Result<Identity, Problem> {
        self.enter(api::send(Method::POST, "/api/sessions", credentials).await)
    }

    /// Makes an account; a guest who asks keeps their games.
    pub(crate) async fn sign_up(self, credentials: &Credentials) -> Result<Identity, Problem> {
        self.enter(api::send(Method::POST, "/api/accounts", credentials).await)?;
        self.bring_portrait().await
    }

    /// The face that the reader has chosen.
    pub(crate) fn portrait(self) -> Option<Portrait> {
        self.you.with(|you| you.as_ref().map(|you| you.portrait)).unwrap_or_else(|| self.kept_portrait.get())
    }

    /// The same for those who do not follow it.
    pub(crate) fn portrait_untracked(self) -> Option<Portrait> {
        untrack(|| self.portrait())
    }

    /// Keeps another face: in the account of whoever is signed in, or else in this browser.
    pub(crate) async fn choose_portrait(self, wanted: Option<Portrait>) -> Result<(), Problem> {
        if self.you.with_untracked(Option::is_none) {
            self.kept_portrait.set(wanted);
            match wanted {
                Some(portrait) => write(PORTRAIT, portrait.name()),
                None => forget(PORTRAIT),
            }
            return Ok(());
        }
        let you = api::send(Method::PUT, "/api/me/portrait", &WantedPortrait { portrait: wanted }).await?;
        self.you.set(Some(you));
        Ok(())
    }

    /// Gives somebody new the face that was chosen in this browser before. Without it they are no less welcome.
    async fn bring_portrait(self) -> Result<Identity, Problem> {
        let kept = self.kept_portrait.get_untracked();
        let has_none = self.you.with_untracked(|you| you.as_ref().is_some_and(|you| you.portrait.is_none()));
        if kept.is_some() && has_none {
            // The face can be chosen again at any time.
            let _ = self.choose_portrait(kept).await;
        }
        self.you.get_untracked().ok_or_else(|| Problem::new(Code::Unauthorized, "nobody is signed in"))
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
