//! The games of a match, written down.

use std::fmt::Display;
use std::path::Path;

use palazzi_bots::{Match, Round};
use palazzi_rules::{Game, Head};

use crate::output::Existing;
use crate::shelf::Shelf;

/// The longest part of a bot's name in the name of a file.
const LONGEST_NAME: usize = 40;

/// Where the games of one match are written.
pub(crate) struct Records {
    shelf: Shelf,
    players: u64,
}

impl Records {
    /// Files in `dir` for the match with this number.
    pub(crate) fn open<B: Display>(
        dir: &Path,
        head: &Head,
        number: usize,
        game: &Match<B>,
        existing: Existing,
    ) -> anyhow::Result<Records> {
        let Head { ruleset, players, .. } = *head;
        let (challenger, opponent) = (file_name(&game.challenger), file_name(&game.opponent));
        let prefix = format!("{ruleset}-{players}p-{number}-{challenger}-v-{opponent}");
        let shelf = Shelf::open(dir, prefix, existing)?;
        Ok(Records { shelf, players: players as u64 })
    }

    /// Refuses to go on if a game of these rounds, in ascending order, has a file already that is to be kept.
    pub(crate) fn check(&self, rounds: &[u32]) -> anyhow::Result<()> {
        self.shelf.check(|game| {
            u32::try_from(game / self.players).is_ok_and(|round| rounds.binary_search(&round).is_ok())
        })
    }

    /// Writes the games of a round. Those of the next round follow in number.
    pub(crate) fn put<G: Game>(&self, number: u32, round: &Round<G>) -> anyhow::Result<()> {
        let first = u64::from(number) * self.players;
        (first..).zip(&round.games).try_for_each(|(number, game)| self.shelf.put(number, &game.to_string()))
    }
}

/// The end of a bot's name, which differs most between commands, in letters that every file name can have.
fn file_name(bot: &impl Display) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = bot.to_string().chars().map(plain).collect();
    name[name.len().saturating_sub(LONGEST_NAME)..].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_plain_and_short() {
        assert_eq!(file_name(&"mason"), "mason");
        assert_eq!(file_name(&"exec:python3 ../größe.py"), "exec-python3----gr--e-py");
        assert_eq!(file_name(&"x".repeat(300)).len(), LONGEST_NAME);
    }
}
