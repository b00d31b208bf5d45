use palazzi_client::say;
use palazzi_protocol::Clock;

use crate::i18n::I18n;

/// Clocks to choose from: the end of the name of their text, and the clock.
pub(super) const CLOCKS: [(&str, Clock); 6] = [
    ("none", Clock::None),
    ("turn-minute", Clock::Turn { seconds: 60 }),
    ("turn-day", Clock::Turn { seconds: 86_400 }),
    ("turn-three-days", Clock::Turn { seconds: 259_200 }),
    ("game-quarter", Clock::Game { seconds: 900, bonus: 10 }),
    ("game-half", Clock::Game { seconds: 1800, bonus: 15 }),
];

/// How much time players have, in words.
pub(crate) fn clock_text(i18n: I18n, clock: Clock) -> String {
    let known = CLOCKS.iter().find(|(_, known)| *known == clock);
    match (known, clock) {
        (Some((name, _)), _) => i18n.find(&format!("clock-{name}")),
        (None, Clock::Turn { seconds }) => say!(i18n, CLOCK_TURN_OTHER, seconds = seconds),
        (None, Clock::Game { seconds, bonus }) => {
            say!(i18n, CLOCK_GAME_OTHER, seconds = seconds, bonus = bonus)
        }
        (None, Clock::None) => say!(i18n, CLOCK_NONE),
    }
}
