use std::time::Duration;

use palazzi_protocol::{Code, Credentials, Identity, Portrait, Reason, Welcome};
use palazzi_store::{SessionRow, Store, UserRow};

use super::tokens::fresh_number;
use super::{
    Doubt, Doubts, Passwords, check_name, check_password, fresh_id, fresh_token, guest_name, token_hash,
};
use crate::hub::{Person, wall_ms};
use crate::refusal::Refusal;

/// A session that was not used for so long has ended.
const SESSION_LIFETIME: Duration = Duration::from_secs(180 * 24 * 60 * 60);

/// That a session is in use is written down once in so long.
const SEEN_STEP: Duration = Duration::from_secs(10 * 60);

/// How many sessions one person has at most; the one unused for longest makes room.
const SESSIONS: usize = 50;

/// How often another name is made up for a guest, with more and more digits.
const NAME_TRIES: u32 = 12;

/// The characters of a session's label that are kept.
const LABEL_LENGTH: usize = 120;

/// What is known of people, and how they sign in.
#[derive(Clone)]
pub(crate) struct People {
    pub(crate) store: Store,
    pub(crate) doubts: Doubts,
    passwords: Passwords,
}

/// A session that somebody holds the token of.
#[derive(Clone)]
pub(crate) struct Held {
    pub(crate) session: SessionRow,
    pub(crate) user: UserRow,
}

impl Held {
    /// Who it is, as tables know them.
    pub(crate) fn person(&self) -> Person {
        Person {
            id: self.user.id.clone(),
            name: self.user.name.clone(),
            guest: self.is_guest(),
            portrait: portrait(&self.user),
        }
    }

    /// Who it is, as they are told themselves.
    pub(crate) fn identity(&self) -> Identity {
        identity(&self.user)
    }

    pub(crate) fn is_guest(&self) -> bool {
        self.user.password.is_none()
    }
}

impl People {
    pub(crate) fn new(store: Store) -> People {
        People { store, doubts: Doubts::new(), passwords: Passwords::new() }
    }

    /// Who holds a token. Nobody, if the session was revoked or has ended.
    pub(crate) async fn holder(&self, hash: &str) -> Result<Option<Held>, Refusal> {
        let Some((session, user)) = self.store.session(hash).await? else { return Ok(None) };
        let idle_ms = wall_ms() - session.seen_ms;
        if idle_ms > millis(SESSION_LIFETIME) {
            return Ok(None);
        }
        if user.banned {
            return Err(banned());
        }
        if idle_ms > millis(SEEN_STEP) {
            self.store.touch_session(hash, wall_ms()).await?;
            self.store.seen(&user.id, wall_ms()).await?;
        }
        Ok(Some(Held { session, user }))
    }

    /// A new guest, with the wanted name or a made-up one.
    pub(crate) async fn add_guest(&self, wanted: Option<&str>, label: &str) -> Result<Welcome, Refusal> {
        if let Some(wanted) = wanted {
            let user = new_user(check_name(wanted)?, None)?;
            if !self.store.create_user(user.clone()).await? {
                return Err(taken(&user.name));
            }
            return self.open_session(user, label).await;
        }
        for digits in (4..).take(NAME_TRIES as usize) {
            let user = new_user(guest_name(fresh_number()?, digits), None)?;
            if self.store.create_user(user.clone()).await? {
                return self.open_session(user, label).await;
            }
        }
        Err(Refusal::new(Code::Unavailable, "no name is free for another guest; choose one"))
    }

    /// A new account. A guest who is signed in becomes it and keeps everything; the guest's sessions end, because
    /// somebody else may have set the guest up.
    pub(crate) async fn add_account(
        &self,
        wanted: Credentials,
        guest: Option<Held>,
        label: &str,
    ) -> Result<Welcome, Refusal> {
        let name = check_name(&wanted.name)?;
        check_password(&wanted.password)?;
        if guest.as_ref().is_some_and(|held| !held.is_guest()) {
            return Err(Reason::AccountAlready.into());
        }
        let password = self.passwords.hash(wanted.password).await?;
        let Some(Held { user: guest, .. }) = guest else {
            let user = new_user(name, Some(password))?;
            if !self.store.create_user(user.clone()).await? {
                return Err(taken(&user.name));
            }
            return self.open_session(user, label).await;
        };
        if guest.name != name && !self.store.rename(&guest.id, &name).await? {
            return Err(taken(&name));
        }
        self.store.set_password(&guest.id, &password).await?;
        self.end_sessions(&guest.id).await?;
        self.open_session(UserRow { name, password: Some(password), ..guest }, label).await
    }

    /// Signs in. A wrong name and a wrong password get the same answer after the same time.
    pub(crate) async fn sign_in(&self, given: Credentials, label: &str) -> Result<Welcome, Refusal> {
        let user = self.store.user_by_name(given.name.trim()).await?;
        let stored = user.as_ref().and_then(|user| user.password.clone());
        let right = self.passwords.verify(stored, given.password).await?;
        match user {
            Some(user) if right && user.banned => Err(banned()),
            Some(user) if right => self.open_session(user, label).await,
            _ => Err(Reason::SignInWrong.into()),
        }
    }

    /// Changes the password. All other sessions end.
    pub(crate) async fn change_password(&self, held: &Held, old: String, new: String) -> Result<(), Refusal> {
        check_password(&new)?;
        let Some(stored) = held.user.password.clone() else {
            return Err(Reason::GuestWithoutPassword.into());
        };
        if !self.passwords.verify(Some(stored), old).await? {
            return Err(Reason::OldPasswordWrong.into());
        }
        let password = self.passwords.hash(new).await?;
        self.store.set_password(&held.user.id, &password).await?;
        for session in self.store.sessions_of(&held.user.id).await? {
            if session.id != held.session.id {
                self.store.revoke_session(&held.user.id, &session.id).await?;
            }
        }
        self.doubts.raise(Doubt::Of(held.user.id.clone()));
        Ok(())
    }

    /// Takes another name.
    pub(crate) async fn rename(&self, held: &Held, wanted: &str) -> Result<Identity, Refusal> {
        let name = check_name(wanted)?;
        if !self.store.rename(&held.user.id, &name).await? {
            return Err(taken(&name));
        }
        Ok(Identity { name, ..held.identity() })
    }

    /// Takes another portrait, or none. Tables where the person sits show it from the next time they sit down.
    pub(crate) async fn choose_portrait(
        &self,
        held: &Held,
        wanted: Option<Portrait>,
    ) -> Result<Identity, Refusal> {
        self.store.set_portrait(&held.user.id, wanted.map(Portrait::name)).await?;
        self.doubts.raise(Doubt::Of(held.user.id.clone()));
        Ok(Identity { portrait: wanted, ..held.identity() })
    }

    /// Ends one of the own sessions.
    pub(crate) async fn end_session(&self, held: &Held, id: &str) -> Result<(), Refusal> {
        if !self.store.revoke_session(&held.user.id, id).await? {
            return Err(Refusal::new(Code::NotFound, "you have no such session"));
        }
        self.doubts.raise(Doubt::Of(held.user.id.clone()));
        Ok(())
    }

    async fn end_sessions(&self, user: &str) -> Result<(), Refusal> {
        self.store.revoke_all(user).await?;
        self.doubts.raise(Doubt::Of(user.to_owned()));
        Ok(())
    }

    async fn open_session(&self, user: UserRow, label: &str) -> Result<Welcome, Refusal> {
        self.make_room(&user.id).await?;
        let token = fresh_token()?;
        let session = SessionRow {
            token_hash: token_hash(&token),
            id: fresh_id()?,
            user: user.id.clone(),
            label: label.chars().filter(|c| !c.is_control()).take(LABEL_LENGTH).collect(),
            created_ms: wall_ms(),
            seen_ms: wall_ms(),
        };
        if !self.store.create_session(session).await? {
            return Err(Reason::AccountChanged.into());
        }
        Ok(Welcome { you: identity(&user), token })
    }

    async fn make_room(&self, user: &str) -> Result<(), Refusal> {
        let mut sessions = self.store.sessions_of(user).await?;
        sessions.sort_by_key(|session| session.seen_ms);
        let surplus = (sessions.len() + 1).saturating_sub(SESSIONS);
        for session in &sessions[..surplus] {
            self.store.revoke_session(user, &session.id).await?;
        }
        Ok(())
    }
}

fn new_user(name: String, password: Option<String>) -> Result<UserRow, Refusal> {
    Ok(UserRow {
        id: fresh_id()?,
        name,
        password,
        preferences: "{}".to_owned(),
        portrait: None,
        admin: false,
        banned: false,
        created_ms: wall_ms(),
        seen_ms: wall_ms(),
    })
}

fn identity(user: &UserRow) -> Identity {
    Identity {
        id: user.id.clone(),
        name: user.name.clone(),
        guest: user.password.is_none(),
        portrait: portrait(user),
    }
}

/// The face that somebody has chosen. One that this program does not know is none.
pub(crate) fn portrait(user: &UserRow) -> Option<Portrait> {
    user.portrait.as_deref()?.parse().ok()
}

fn taken(name: &str) -> Refusal {
    Reason::NameTaken { name: name.to_owned() }.into()
}

fn banned() -> Refusal {
    Reason::AccountClosed.into()
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
