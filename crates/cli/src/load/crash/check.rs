use palazzi_protocol::{Number, Submit};
use palazzi_remote::{Api, CallError};
use palazzi_rules::Seat;
use serde_json::value::RawValue;

use super::game::{Game, Submission};
use crate::load::crew;
use crate::load::message::Headline;

/// What was found out about games after the server has been killed and started again.
#[derive(Default)]
pub(super) struct Findings {
    /// Moves that had been acknowledged before, and were looked for.
    pub(super) acknowledged: u64,
    /// Acknowledged moves that are gone.
    pub(super) lost: u64,
    /// Moves that are there more than once, or that nobody made.
    pub(super) duplicates: u64,
    /// Moves without an answer that turned out to be stored.
    pub(super) stored_unanswered: u64,
    /// Moves without an answer that turned out not to be stored.
    pub(super) not_stored: u64,
    /// Everything else that is wrong, in words.
    pub(super) faults: Vec<String>,
}

/// Looks whether all that the server has said about a game is still true, and says the last things again.
pub(super) async fn check(api: &mut Api, game: &mut Game, findings: &mut Findings) -> Result<(), CallError> {
    let history = history(api, game).await?;
    findings.compare(game, &history);
    if let Some(submission) = game.unanswered.take() {
        if history.len() as Number > submission.number {
            findings.stored_unanswered += 1;
        } else {
            findings.not_stored += 1;
        }
        say_twice(api, game, submission, findings).await?;
        game.done += 1;
    }
    if let Some((submission, number)) = game.acknowledged.last().cloned() {
        let again = submit(api, game, &submission).await?;
        if again != number {
            let id = &submission.id;
            findings
                .fault(game, &format!("submission {id} led to number {number}, and said again to {again}"));
        }
    }
    game.acknowledged.clear();
    game.told.clear();
    findings.faults.append(&mut game.refusals);
    game.history = self::history(api, game).await?;
    if !game.history.starts_with(&history) {
        findings.fault(game, "lines have changed while nobody played");
    }
    findings.count_moves(game);
    Ok(())
}

/// Says twice what was not answered: it must be done once.
async fn say_twice(
    api: &mut Api,
    game: &Game,
    submission: Submission,
    findings: &mut Findings,
) -> Result<(), CallError> {
    let once = submit(api, game, &submission).await?;
    let twice = submit(api, game, &submission).await?;
    if once != twice || once <= submission.number {
        let Submission { id, number, .. } = submission;
        findings.fault(
            game,
            &format!("submission {id} after number {number} led to {once}, and then to {twice}"),
        );
    }
    Ok(())
}

async fn submit(api: &mut Api, game: &Game, submission: &Submission) -> Result<Number, CallError> {
    let token = &game.pair.tokens[submission.seat];
    crew::submit(api, &game.table, token, &Submit::from(submission.clone())).await
}

async fn history(api: &mut Api, game: &Game) -> Result<Vec<String>, CallError> {
    let path = format!("/api/tables/{}/history", game.table);
    let lines: Vec<Box<RawValue>> = api.get(&path, Some(&game.pair.tokens[0])).await?;
    Ok(lines.into_iter().map(|line| line.get().to_owned()).collect())
}

impl Findings {
    /// Compares a history with what is known.
    fn compare(&mut self, game: &Game, history: &[String]) {
        if !history.starts_with(&game.history) {
            self.fault(game, "lines that were there before the kill have changed");
        }
        let is_numbered =
            |(line, number): (&String, Number)| headline(line).is_some_and(|line| line.number == number);
        if !history.iter().zip(1..).all(is_numbered) {
            self.fault(game, "the lines are not numbered from 1 on");
        }
        for (number, line) in &game.told {
            if line_of(history, *number) != Some(line) {
                self.fault(game, &format!("line {number} was told and is not there: {line}"));
            }
        }
        for (submission, number) in &game.acknowledged {
            self.acknowledged += 1;
            let is_there = history.len() as Number >= *number
                && line_of(history, submission.number + 1)
                    .is_some_and(|line| is_move_of(line, submission.seat));
            if !is_there {
                self.lost += 1;
            }
        }
    }

    /// Compares the number of moves with that of the submissions.
    fn count_moves(&mut self, game: &Game) {
        let moves =
            game.history.iter().filter(|line| headline(line).is_some_and(|line| line.kind == "moved"));
        let moves = moves.count();
        self.duplicates += moves.saturating_sub(game.done) as u64;
        if moves < game.done {
            self.fault(game, &format!("{} submissions are done, but there are {moves} moves", game.done));
        }
    }

    fn fault(&mut self, game: &Game, text: &str) {
        self.faults.push(format!("table {}: {text}", game.table));
    }
}

fn headline(line: &str) -> Option<Headline<'_>> {
    serde_json::from_str(line).ok()
}

fn line_of(history: &[String], number: Number) -> Option<&String> {
    history.get(usize::try_from(number).ok()?.checked_sub(1)?)
}

/// Whether a line is a move of a seat. Its facts are compared with those that were told.
fn is_move_of(line: &str, seat: usize) -> bool {
    headline(line).is_some_and(|line| line.kind == "moved" && line.seat == Some(Seat::ALL[seat]))
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::load::crew::Pair;

    fn line(number: Number) -> String {
        format!(r#"{{"number":{number},"at":1,"kind":"moved","seat":"A","facts":[{{}}]}}"#)
    }

    fn game() -> Game {
        let pair = Pair { tokens: ["a".to_owned(), "b".to_owned()] };
        let mut game = Game::new("t".to_owned(), pair, Xoshiro256PlusPlus::seed_from_u64(0));
        game.history = vec![line(1), line(2)];
        let submission = Submission { id: "7".to_owned(), seat: 0, number: 2, action: "pass".to_owned() };
        game.acknowledged.push((submission, 3));
        game.told.insert(3, line(3));
        game.done = 3;
        game
    }

    fn compared(history: &[String]) -> Findings {
        let (mut findings, mut game) = (Findings::default(), game());
        findings.compare(&game, history);
        game.history = history.to_vec();
        findings.count_moves(&game);
        findings
    }

    #[test]
    fn nothing_is_found_where_all_is_there() {
        let findings = compared(&[line(1), line(2), line(3)]);
        assert_eq!((findings.acknowledged, findings.lost, findings.duplicates), (1, 0, 0));
        assert_eq!(findings.faults, Vec::<String>::new());
    }

    #[test]
    fn an_acknowledged_move_that_is_missing_is_lost() {
        let findings = compared(&[line(1), line(2)]);
        assert_eq!((findings.lost, findings.duplicates, findings.faults.len()), (1, 0, 2));
    }

    #[test]
    fn a_move_that_nobody_made_is_a_duplicate() {
        let findings = compared(&[line(1), line(2), line(3), line(4)]);
        assert_eq!((findings.lost, findings.duplicates), (0, 1));
    }

    #[test]
    fn a_history_that_has_changed_is_a_fault() {
        let findings = compared(&[line(1), line(2).replace(":1,", ":9,"), line(3)]);
        assert_eq!(findings.faults.len(), 1, "{:?}", findings.faults);
    }
}
