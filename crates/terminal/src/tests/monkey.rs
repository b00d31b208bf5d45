use crossterm::event::KeyCode;
use palazzi_client::Language;
use palazzi_rules::{Ruleset, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Device, form, text};
use crate::screen::Input;

/// So much is done at each table.
const INPUTS: u32 = 300;

/// Somebody who presses any key and clicks anywhere, at any size, does no harm, and gets somewhere.
#[test]
fn anything_can_be_pressed_at_any_time() {
    for (seed, ruleset) in (0..).zip(Ruleset::ALL) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut form = form(ruleset, 2 + below(&mut rng, 3) as usize);
        form.people = 2;
        form.open = below(&mut rng, 2) == 0;
        let mut device = Device::new(&form, Language::ALL[seed as usize % 5]);
        let mut seen = 0;
        for _ in 0..INPUTS {
            let (width, height) = (80 + below(&mut rng, 130) as u16, 24 + below(&mut rng, 50) as u16);
            let screen = text(&device.draw(width, height));
            seen = seen.max(screen.matches('★').count());
            let key = |code| Input::Key(code);
            device.input(match below(&mut rng, 12) {
                0..=3 => key(KeyCode::Enter),
                4..=5 => key(KeyCode::Char(char::from(b'1' + below(&mut rng, 9) as u8))),
                6 => {
                    key([KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right]
                        [below(&mut rng, 4) as usize])
                }
                7 => key([KeyCode::Tab, KeyCode::BackTab, KeyCode::PageDown, KeyCode::PageUp]
                    [below(&mut rng, 4) as usize]),
                8 => key(KeyCode::Esc),
                9 => key(KeyCode::Char(char::from(b'!' + below(&mut rng, 94) as u8))),
                _ => {
                    Input::Click(below(&mut rng, width.into()) as u16, below(&mut rng, height.into()) as u16)
                }
            });
        }
        assert!(seen > 2, "{ruleset:?}: nothing was ever played");
    }
}
