use crossterm::event::KeyCode;
use palazzi_client::Language;
use palazzi_rules::Ruleset;

use super::{Device, context, drawn, form, text};
use crate::home::Home;
use crate::ink::Depth;
use crate::screen::Input;

/// The sizes that are looked at.
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

/// The board of every ruleset shows what matters at every size: the wheel or the warehouse, what one has, everybody,
/// what can be chosen, and the keys.
#[test]
fn every_ruleset_fits_every_size() {
    for ruleset in Ruleset::ALL {
        for players in 2..=4 {
            let mut device = Device::new(&form(ruleset, players), Language::English);
            for (width, height) in SIZES {
                let screen = text(&device.draw(width, height));
                let own: &[&str] = match ruleset {
                    Ruleset::Carrara(_) => {
                        &["Wheel", "Livorno", "Lerici", "Behind the screen", "20●", "Streets · Ada"]
                    }
                    Ruleset::Palazzo => &["Warehouse", "Quarries", "Your money", "Palaces · Ada"],
                };
                let all = ["▶A Ada", " B Nino", "1[", "? Help", "q Leave", "h Hint", "Your turn"];
                for word in own.iter().chain(&all) {
                    assert!(
                        screen.contains(word),
                        "{ruleset:?} {players} {width}x{height}: {word}\n{screen}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_language_is_spoken() {
    for language in Language::ALL {
        for ruleset in Ruleset::ALL {
            let mut device = Device::new(&form(ruleset, 3), language);
            let screen = text(&device.draw(120, 40));
            let turn = device.context.texts.get(palazzi_client::key::TABLE_TURN_YOURS);
            assert!(screen.contains(&turn), "{language:?} {ruleset:?}\n{screen}");
            assert!(!screen.contains("carrara-") && !screen.contains("palazzo-"), "{screen}");
        }
    }
}

#[test]
fn without_colours_the_screen_says_the_same() {
    for ruleset in Ruleset::ALL {
        let mut device = Device::new(&form(ruleset, 2), Language::English);
        let colourful = device.draw(80, 24);
        device.context.depth = Depth::None;
        let plain = device.draw(80, 24);
        assert_eq!(text(&colourful), text(&plain));
        let reset = ratatui::style::Color::Reset;
        assert!(plain.content().iter().all(|cell| cell.fg == reset && cell.bg == reset), "{ruleset:?}");
        assert!(colourful.content().iter().any(|cell| cell.bg != reset), "{ruleset:?}");
    }
}

/// What is not possible says why, with the rule.
#[test]
fn a_thing_that_cannot_be_had_says_why() {
    let ruleset = "carrara-1e".parse().expect("a ruleset");
    let mut device = Device::new(&form(ruleset, 2), Language::English);
    let (x, y) = place(&mut device, "W6");
    device.input(Input::Click(x, y));
    let screen = text(&device.draw(80, 24));
    assert!(screen.contains("✗ The wheel must be turned before you buy. (Rule E1-BUY-1)"), "{screen}");
}

/// Bricks are added and taken away one by one, by mouse and by keyboard, until the action is confirmed.
#[test]
fn bricks_are_chosen_one_by_one() {
    let ruleset = "carrara-2e".parse().expect("a ruleset");
    let mut device = Device::new(&form(ruleset, 2), Language::English);
    let (x, y) = place(&mut device, "W6");
    device.input(Input::Click(x, y));
    assert!(text(&device.draw(80, 24)).contains("✓ Buy 1\u{a0}white at I for 6 coins."));
    let (x, y) = place(&mut device, "G3");
    device.input(Input::Click(x, y));
    assert!(text(&device.draw(80, 24)).contains("✓ Buy 1\u{a0}white, 1\u{a0}green at I for 9 coins."));
    device.input(Input::Key(KeyCode::Char('-')));
    assert!(text(&device.draw(80, 24)).contains("✓ Buy 1\u{a0}green at I for 3 coins."));
    device.input(Input::Key(KeyCode::Enter));
    let screen = text(&device.draw(120, 40));
    assert!(screen.contains("You buy 1\u{a0}green at I for 3 coins."), "{screen}");
}

#[test]
fn windows_open_and_close() {
    let mut device = Device::new(&form(Ruleset::Palazzo, 2), Language::English);
    for (key, word) in
        [('?', "what everybody would score now"), ('s', "If the game ended now"), ('l', "The game begins.")]
    {
        device.input(Input::Key(KeyCode::Char(key)));
        let screen = text(&device.draw(80, 24));
        assert!(screen.contains(word), "{key}\n{screen}");
        device.input(Input::Key(KeyCode::Esc));
        assert!(!text(&device.draw(80, 24)).contains("╭"), "{key}");
    }
}

/// Between two people there is a curtain, behind which nothing can be seen.
#[test]
fn a_curtain_hides_everything() {
    for ruleset in Ruleset::ALL {
        let mut form = form(ruleset, 2);
        form.people = 2;
        form.names = vec!["Ada".to_owned(), "Ben".to_owned()];
        let mut device = Device::new(&form, Language::English);
        let screen = text(&device.draw(80, 24));
        assert!(screen.contains("It is Ada’s turn"), "{screen}");
        assert!(
            !["Wheel", "Streets", "Quarries", "Your money"].iter().any(|word| screen.contains(word)),
            "{screen}"
        );
        device.input(Input::Key(KeyCode::Enter));
        let screen = text(&device.draw(80, 24));
        assert!(!screen.contains("It is Ada’s turn"), "{screen}");
        assert!(screen.contains("▶A Ada"), "{screen}");
    }
}

#[test]
fn games_are_chosen_by_arrows_and_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    let context = context(Language::English, folder.path());
    let mut home = Home::new(form(Ruleset::ALL[0], 2));
    for key in [KeyCode::Up, KeyCode::Up, KeyCode::Up, KeyCode::Right, KeyCode::Up, KeyCode::Left] {
        home.handle(Input::Key(key), &context);
    }
    assert_eq!((home.form.players, home.form.people, home.form.ruleset), (3, 1, Ruleset::Palazzo));
    let screen = drawn(80, 24, |buffer| home.draw(buffer, &context));
    let (x, y) = find(&text(&screen), "▶ Play now").expect("a button");
    let effects = home.handle(Input::Click(x, y), &context);
    assert_eq!(effects.len(), 1, "{effects:?}");
}

/// However long a message is, it fits above the keys.
#[test]
fn a_long_message_leaves_the_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let context = context(Language::English, folder.path());
    let mut home = Home::new(form(Ruleset::ALL[0], 2));
    let keys = |screen: &str| screen.lines().last().map(ToOwned::to_owned);
    for (width, height) in SIZES {
        let before = text(&drawn(width, height, |buffer| home.draw(buffer, &context)));
        for words in [1, 40, 400] {
            home.say("word ".repeat(words));
            let screen = text(&drawn(width, height, |buffer| home.draw(buffer, &context)));
            assert!(screen.contains("word"), "{screen}");
            assert_eq!(keys(&screen), keys(&before), "{screen}");
        }
    }
}

/// Where something stands on the screen of a device.
fn place(device: &mut Device, word: &str) -> (u16, u16) {
    let screen = text(&device.draw(80, 24));
    find(&screen, word).unwrap_or_else(|| panic!("{word} is not on the screen:\n{screen}"))
}

fn find(screen: &str, word: &str) -> Option<(u16, u16)> {
    screen.lines().zip(0..).find_map(|(line, y)| {
        let byte = line.find(word)?;
        Some((line[..byte].chars().count() as u16, y))
    })
}
