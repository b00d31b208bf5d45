//! Somebody who plays by what the screen shows.

use std::time::{Duration, Instant};

use crate::pty::Terminal;

/// The longest time for a whole game.
const LONGEST_GAME: Duration = Duration::from_secs(120);

/// By what somebody plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hand {
    Keyboard,
    Mouse,
}

/// Numbers that look random and are always the same.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Plays until the game is over.
pub(crate) fn play(terminal: &mut Terminal, hand: Hand, numbers: &mut Numbers) {
    let end = Instant::now() + LONGEST_GAME;
    while !is_over(&terminal.screen()) {
        assert!(Instant::now() < end, "the game does not end:\n{}", terminal.screen());
        step(terminal, hand, numbers);
    }
}

/// Does one thing, if there is anything to do, and waits for what comes of it.
pub(crate) fn step(terminal: &mut Terminal, hand: Hand, numbers: &mut Numbers) {
    let writes = terminal.writes();
    let screen = terminal.screen();
    let options = options(&screen);
    match (screen.contains('✓') && screen.contains("[✓"), hand) {
        (true, Hand::Keyboard) => terminal.keys("\r"),
        (true, Hand::Mouse) => {
            if let Some(place) = terminal.find("[✓") {
                terminal.click(place);
            }
        }
        (false, _) if options.is_empty() => {}
        (false, hand) => {
            let (key, place) = options[numbers.below(options.len())];
            match hand {
                Hand::Keyboard => terminal.keys(&key.to_string()),
                Hand::Mouse => terminal.click(place),
            }
        }
    }
    terminal.wait_for_change(writes);
}

pub(crate) fn is_over(screen: &str) -> bool {
    says(screen, "The game is over")
}

/// Whether the bar at the top ends with these words.
pub(crate) fn says(screen: &str, words: &str) -> bool {
    screen.lines().next().is_some_and(|line| line.trim_end().ends_with(words))
}

/// What can be chosen: digits, and where they stand.
fn options(screen: &str) -> Vec<(char, (usize, usize))> {
    let mut found = Vec::new();
    // What can be chosen stands below the task.
    let below = screen.lines().enumerate().skip_while(|(_, line)| !line.starts_with("─ "));
    for (y, line) in below.skip(1) {
        let letters: Vec<char> = line.chars().collect();
        for x in 1..letters.len().saturating_sub(2) {
            let is_first = letters[x - 1] == ' ';
            if is_first
                && ('1'..='9').contains(&letters[x])
                && (letters[x + 1] == '[' || letters[x + 1] == ' ')
            {
                found.push((letters[x], (x + 2, y)));
            }
        }
    }
    // A sentence below may hold digits, too: those that can be chosen count on.
    let mut next = '1';
    found.retain(|(digit, _)| {
        let counts = *digit == next;
        next = char::from(next as u8 + u8::from(counts));
        counts
    });
    found
}
