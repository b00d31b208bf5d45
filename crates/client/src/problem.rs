use palazzi_protocol::{Code, Problem, Reason};

use crate::say;
use crate::texts::{Language, Texts};

/// What is wrong, in the language of the reader.
pub fn problem_text(texts: &Texts, problem: &Problem) -> String {
    let says_more =
        matches!(problem.code, Code::Refused | Code::Forbidden | Code::BadRequest | Code::TooMany);
    match &problem.reason {
        Some(reason) => reason_text(texts, reason),
        None if says_more && texts.language() == Language::English && !problem.text.is_empty() => {
            problem.text.clone()
        }
        None => {
            let name = format!("problem-{}", problem.code.name());
            texts.find(&name).unwrap_or_else(|unknown| panic!("no text {}", unknown.0))
        }
    }
}

fn reason_text(texts: &Texts, reason: &Reason) -> String {
    match reason {
        Reason::NameLength { least, most } => say!(texts, REASON_NAME_LENGTH, least = *least, most = *most),
        Reason::NameCharacter { character } => {
            say!(texts, REASON_NAME_CHARACTER, character = character.as_str())
        }
        Reason::NameBlanks => say!(texts, REASON_NAME_BLANKS),
        Reason::NameStart => say!(texts, REASON_NAME_START),
        Reason::NameOfBot { name } => say!(texts, REASON_NAME_OF_BOT, name = name.as_str()),
        Reason::NameTaken { name } => say!(texts, REASON_NAME_TAKEN, name = name.as_str()),
        Reason::PasswordLength { least, most } => {
            say!(texts, REASON_PASSWORD_LENGTH, least = *least, most = *most)
        }
        Reason::SignInWrong => say!(texts, REASON_SIGN_IN_WRONG),
        Reason::OldPasswordWrong => say!(texts, REASON_OLD_PASSWORD_WRONG),
        Reason::GuestWithoutPassword => say!(texts, REASON_GUEST_WITHOUT_PASSWORD),
        Reason::AccountAlready => say!(texts, REASON_ACCOUNT_ALREADY),
        Reason::AccountChanged => say!(texts, REASON_ACCOUNT_CHANGED),
        Reason::AccountClosed => say!(texts, REASON_ACCOUNT_CLOSED),
        Reason::NobodyCalled { name } => say!(texts, REASON_NOBODY_CALLED, name = name.as_str()),
        Reason::MuteSelf => say!(texts, REASON_MUTE_SELF),
        Reason::MuteMany { most } => say!(texts, REASON_MUTE_MANY, most = *most),
        Reason::TwoSeats => say!(texts, REASON_TWO_SEATS),
        Reason::SeatOwn { seat } => say!(texts, REASON_SEAT_OWN, seat = seat.to_string()),
        Reason::SeatTaken { seat } => say!(texts, REASON_SEAT_TAKEN, seat = seat.to_string()),
        Reason::NoSeat => say!(texts, REASON_NO_SEAT),
        Reason::CreatorOnly => say!(texts, REASON_CREATOR_ONLY),
        Reason::RatedNeedsAccount => say!(texts, REASON_RATED_NEEDS_ACCOUNT),
        Reason::NotBegun => say!(texts, REASON_NOT_BEGUN),
        Reason::BegunWithoutYou => say!(texts, REASON_BEGUN_WITHOUT_YOU),
        Reason::GameOver => say!(texts, REASON_GAME_OVER),
        Reason::GameNotOver => say!(texts, REASON_GAME_NOT_OVER),
        Reason::GoesOnElsewhere { table } => say!(texts, REASON_GOES_ON_ELSEWHERE, table = table.as_str()),
        Reason::StillThere { name } => say!(texts, REASON_STILL_THERE, name = name.as_str()),
        Reason::BotAlready { seat } => say!(texts, REASON_BOT_ALREADY, seat = seat.to_string()),
        Reason::BotPlaysForYou => say!(texts, REASON_BOT_PLAYS_FOR_YOU),
        Reason::YouLeft => say!(texts, REASON_YOU_LEFT),
        Reason::RatedToTheEnd => say!(texts, REASON_RATED_TO_THE_END),
        Reason::OthersPlay => say!(texts, REASON_OTHERS_PLAY),
        Reason::NotYourTurn => say!(texts, REASON_NOT_YOUR_TURN),
        Reason::NoAuctions => say!(texts, REASON_NO_AUCTIONS),
        Reason::NothingToUndo => say!(texts, REASON_NOTHING_TO_UNDO),
        Reason::DrawnStays => say!(texts, REASON_DRAWN_STAYS),
        Reason::ShownStays => say!(texts, REASON_SHOWN_STAYS),
        Reason::NoTakebackRated => say!(texts, REASON_NO_TAKEBACK_RATED),
        Reason::NoTakebackNow => say!(texts, REASON_NO_TAKEBACK_NOW),
        Reason::TakebackAsked => say!(texts, REASON_TAKEBACK_ASKED),
        Reason::TakebackNotAsked => say!(texts, REASON_TAKEBACK_NOT_ASKED),
        Reason::TakebackAnswered => say!(texts, REASON_TAKEBACK_ANSWERED),
        Reason::ClocksRun => say!(texts, REASON_CLOCKS_RUN),
        Reason::ClocksStopped => say!(texts, REASON_CLOCKS_STOPPED),
        Reason::ClocksRunning => say!(texts, REASON_CLOCKS_RUNNING),
        Reason::ChatLength { most } => say!(texts, REASON_CHAT_LENGTH, most = *most),
        Reason::ReportLength { least, most } => {
            say!(texts, REASON_REPORT_LENGTH, least = *least, most = *most)
        }
        Reason::NoHintsRated => say!(texts, REASON_NO_HINTS_RATED),
        Reason::NobodyDecides => say!(texts, REASON_NOBODY_DECIDES),
        Reason::StudiesBusy => say!(texts, REASON_STUDIES_BUSY),
        Reason::TooManyWatch => say!(texts, REASON_TOO_MANY_WATCH),
        Reason::RecordUnsound { detail } => say!(texts, REASON_RECORD_UNSOUND, detail = detail.as_str()),
        Reason::DevicePlain => say!(texts, REASON_DEVICE_PLAIN),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german() -> Texts {
        let sources = [include_str!("../locales/de/ui.ftl"), include_str!("../locales/de/reasons.ftl")];
        Texts::new(Language::German, &sources)
    }

    fn english() -> Texts {
        let sources = [include_str!("../locales/en/ui.ftl"), include_str!("../locales/en/reasons.ftl")];
        Texts::new(Language::English, &sources)
    }

    #[test]
    fn a_reason_is_told_in_the_language_of_the_reader() {
        let problem = Problem::from(Reason::NameTaken { name: "Ada".to_owned() });
        assert_eq!(problem_text(&german(), &problem), "Der Name „Ada“ ist vergeben.");
        assert_eq!(problem_text(&english(), &problem), "The name “Ada” is taken.");
        let problem = Problem::from(Reason::PasswordLength { least: 8, most: 200 });
        assert_eq!(problem_text(&german(), &problem), "Ein Passwort hat 8 bis 200 Zeichen.");
    }

    #[test]
    fn what_has_no_reason_is_told_by_its_kind_except_in_english() {
        let problem = Problem::new(Code::Refused, "the moon is full");
        assert_eq!(problem_text(&english(), &problem), "the moon is full");
        assert_eq!(problem_text(&german(), &problem), german().get(crate::key::PROBLEM_REFUSED));
    }
}
