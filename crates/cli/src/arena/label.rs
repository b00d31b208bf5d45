//! Texts that fit into the room that a picture has for them, whatever the font.

/// The size of the letters in pixels.
pub(crate) const FONT_SIZE: f64 = 13.0;

/// Stands for what is left out.
const LEFT_OUT: char = '…';

/// A text without its beginning if it needs more room than this: of a command the end differs most.
pub(crate) fn end_within(text: &str, room: f64) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let kept: Vec<char> = within(text.chars().rev(), room).collect();
    std::iter::once(LEFT_OUT).chain(kept.into_iter().rev()).collect()
}

/// A text without its end if it needs more room than this.
pub(crate) fn start_within(text: &str, room: f64) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    within(text.chars(), room).chain([LEFT_OUT]).collect()
}

/// A challenger and the copies of its opponent. If both need more room than there is, each is shortened by itself.
pub(crate) fn versus(challenger: &str, copies: usize, opponent: &str, room: f64) -> String {
    let between = format!(" v {copies} ");
    let room = room - width(&between);
    let room_beside = |other: &str| (room / 2.0).max(room - width(other));
    let (left, right) =
        (end_within(challenger, room_beside(opponent)), end_within(opponent, room_beside(challenger)));
    format!("{left}{between}{right}")
}

/// The first letters that leave room for [`LEFT_OUT`].
fn within(letters: impl Iterator<Item = char>, room: f64) -> impl Iterator<Item = char> {
    let left = room - letter_width(LEFT_OUT);
    letters.scan(left, |left, letter| {
        *left -= letter_width(letter);
        (*left >= 0.0).then_some(letter)
    })
}

/// The most room that a text takes.
fn width(text: &str) -> f64 {
    text.chars().map(letter_width).sum()
}

/// The most room that a letter takes in the common fonts without serifs, of which DejaVu Sans is the widest.
fn letter_width(letter: char) -> f64 {
    let part = match letter {
        ' ' | '.' | ',' | ':' | ';' | '/' | '-' | '(' | ')' | 'i' | 'j' | 'l' | 't' | 'f' | 'r' => 0.42,
        'm' | 'w' => 1.0,
        'a'..='z' | '0'..='9' | '_' => 0.64,
        'A'..='Z' if !matches!(letter, 'M' | 'W') => 0.79,
        _ => 1.0,
    };
    FONT_SIZE * part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_fits_is_left_alone() {
        assert_eq!(end_within("greedy", 60.0), "greedy");
        assert_eq!(start_within("greedy", 60.0), "greedy");
        assert_eq!(versus("greedy", 2, "random", 200.0), "greedy v 2 random");
    }

    #[test]
    fn a_long_text_is_cut_to_the_room() {
        let long = "exec:python3 examples/bot.py";
        for room in [20.0, 50.0, 100.0] {
            let (end, start) = (end_within(long, room), start_within(long, room));
            assert!(width(&end) <= room && width(&start) <= room, "{end} {start}");
            assert!(long.ends_with(end.trim_start_matches('…')), "{end}");
            assert!(long.starts_with(start.trim_end_matches('…')), "{start}");
        }
    }

    #[test]
    fn both_names_can_be_told_of_two_long_ones() {
        let both = versus("exec:python3 examples/first.py", 3, "exec:python3 examples/second.py", 250.0);
        assert!(both.contains("first.py v 3 …") && both.ends_with("second.py"), "{both}");
        assert!(width(&both) <= 250.0);
        let one = versus("random", 3, "exec:python3 examples/second.py", 250.0);
        assert!(one.starts_with("random v 3 …") && one.ends_with("examples/second.py"), "{one}");
    }
}
