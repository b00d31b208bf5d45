use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use palazzi_protocol::{Code, Problem, Reason};
use tokio::sync::Semaphore;

use crate::refusal::Refusal;

/// The characters that a password may have.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

/// How many passwords are worked on at the same time, so that sign-ins never stall moves.
const AT_ONCE: usize = 2;

/// How many passwords may wait.
const WAITING: usize = 64;

/// Passwords are kept as Argon2id hashes, which take long to compute on purpose.
#[derive(Clone)]
pub(crate) struct Passwords {
    working: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let waiting = Arc::new(Semaphore::new(WAITING));
        Passwords { working: Arc::new(Semaphore::new(AT_ONCE)), waiting }
    }

    /// The text to store for a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Refusal> {
        self.work(move || hash(&password)).await?.map_err(|error| {
            tracing::error!(%error, "a password cannot be hashed");
            Refusal::new(Code::Unavailable, "the server cannot do that now; nothing has happened")
        })
    }

    /// Whether a password is the one that was stored. Takes as long where nothing was stored.
    pub(crate) async fn verify(&self, stored: Option<String>, password: String) -> Result<bool, Refusal> {
        self.work(move || {
            let right = matches(stored.as_deref().unwrap_or(&NOBODY), &password);
            right && stored.is_some()
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let busy = || Refusal::new(Code::Unavailable, "too many people are signing in; try again soon");
        let _waiting = self.waiting.try_acquire().map_err(|_| busy())?;
        let permit = Arc::clone(&self.working).acquire_owned().await.map_err(|_| busy())?;
        let task = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        task.await.map_err(|error| {
            tracing::error!(%error, "a password task failed");
            busy()
        })
    }
}

/// The hash of a password that nobody has, for names that nobody has.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| hash("nobody has this password").unwrap_or_else(|_| String::new()));

fn hash(password: &str) -> Result<String, argon2::password_hash::Error> {
    Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
}

fn matches(stored: &str, password: &str) -> bool {
    PasswordHash::new(stored)
        .is_ok_and(|stored| Argon2::default().verify_password(password.as_bytes(), &stored).is_ok())
}

/// Checks the form of a new password.
pub(crate) fn check_password(password: &str) -> Result<(), Problem> {
    if LENGTH.contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Reason::PasswordLength { least: *LENGTH.start(), most: *LENGTH.end() }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new();
        let stored = passwords.hash("marble quarry".to_owned()).await.expect("a hash");
        assert!(stored.starts_with("$argon2id$v=19$"), "{stored}");
        for (password, fits) in [("marble quarry", true), ("marble quarrx", false)] {
            let found = passwords.verify(Some(stored.clone()), password.to_owned()).await;
            assert_eq!(found.expect("an answer"), fits);
        }
    }

    #[tokio::test]
    async fn nobody_has_the_password_of_nobody() {
        let found = Passwords::new().verify(None, "nobody has this password".to_owned()).await;
        assert!(!found.expect("an answer"));
    }
}
