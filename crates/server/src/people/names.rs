use palazzi_bots::Level;
use palazzi_protocol::{Problem, Reason};

/// The characters that a name may have.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;

/// Checks a wanted name and returns it as it will be shown.
///
/// Letters are Latin ones, because those of other scripts can look the same; the levels' names belong to the bots.
pub(crate) fn check_name(wanted: &str) -> Result<String, Problem> {
    let name = wanted.trim();
    if !LENGTH.contains(&name.chars().count()) {
        return Err(Reason::NameLength { least: *LENGTH.start(), most: *LENGTH.end() }.into());
    }
    if let Some(stranger) = name.chars().find(|&c| !(is_letter_or_digit(c) || " _-.".contains(c))) {
        return Err(Reason::NameCharacter { character: stranger.escape_default().to_string() }.into());
    }
    if name.contains("  ") {
        return Err(Reason::NameBlanks.into());
    }
    if !name.starts_with(is_letter_or_digit) {
        return Err(Reason::NameStart.into());
    }
    if Level::ALL.iter().any(|level| level.name().eq_ignore_ascii_case(name)) {
        return Err(Reason::NameOfBot { name: name.to_owned() }.into());
    }
    Ok(name.to_owned())
}

fn is_letter_or_digit(c: char) -> bool {
    c.is_ascii_alphanumeric() || (('\u{c0}'..='\u{24f}').contains(&c) && c.is_alphabetic())
}

/// A made-up name with so many digits.
pub(crate) fn guest_name(number: u64, digits: u32) -> String {
    let least = 10_u64.pow(digits - 1);
    format!("Guest {}", least + number % (9 * least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_fine() {
        for name in ["Ann", "José María", "Łukasz-2", "x.y_z", "Guest 4821", "Ørsted"] {
            assert_eq!(check_name(name).as_deref(), Ok(name));
        }
        assert_eq!(check_name("  Ann ").as_deref(), Ok("Ann"));
    }

    #[test]
    fn names_that_trick_the_eye_are_refused() {
        for name in [
            "",
            "a",
            "Аnn",
            "a\u{200b}b",
            "a  b",
            "-ann",
            "a\nb",
            "a\u{301}b",
            "Master",
            "a".repeat(25).as_str(),
        ] {
            assert!(check_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn guests_get_numbers() {
        assert_eq!(guest_name(0, 4), "Guest 1000");
        assert_eq!(guest_name(8_999, 4), "Guest 9999");
        assert_eq!(guest_name(9_000, 4), "Guest 1000");
    }
}
