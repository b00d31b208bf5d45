//! What a reader can set, and how a client keeps it: each as a word or a number.

use std::str::FromStr;

/// A setting with a few values, each kept by its name.
pub trait Preference: Copy + PartialEq + Default + Send + Sync + 'static {
    /// All values in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name by which a value is kept, and its text is found.
    fn name(self) -> &'static str;

    /// The value with a name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Preference for Theme {
    const ALL: &'static [Theme] = &[Theme::System, Theme::Light, Theme::Dark];

    fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// With time to look.
    Calm,
    /// As designed.
    #[default]
    Normal,
    /// For players who know the game.
    Fast,
    /// Nothing moves.
    None,
}

impl Preference for Speed {
    const ALL: &'static [Speed] = &[Speed::Calm, Speed::Normal, Speed::Fast, Speed::None];

    fn name(self) -> &'static str {
        match self {
            Speed::Calm => "calm",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::None => "none",
        }
    }
}

impl Speed {
    /// The speed to start with: as chosen, or still if an older client was told so or the system asks for it.
    pub fn at_start(chosen: Option<&str>, was_still: bool, system_reduces: bool) -> Speed {
        match chosen.and_then(Speed::named) {
            Some(speed) => speed,
            None if was_still || system_reduces => Speed::None,
            None => Speed::default(),
        }
    }

    /// What durations are multiplied with.
    pub fn factor(self) -> f64 {
        match self {
            Speed::Calm => 1.6,
            Speed::Normal => 1.0,
            Speed::Fast => 0.5,
            Speed::None => 0.0,
        }
    }

    /// The word that marks a page, for its style sheet.
    pub fn mark(self) -> &'static str {
        match self {
            Speed::None => "off",
            speed => speed.name(),
        }
    }
}

/// Before which steps the client asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// Before every step.
    Always,
    /// Before a step that reveals something and cannot be taken back.
    #[default]
    Revealing,
    /// Before none.
    Never,
}

impl Preference for Confirm {
    const ALL: &'static [Confirm] = &[Confirm::Always, Confirm::Revealing, Confirm::Never];

    fn name(self) -> &'static str {
        match self {
            Confirm::Always => "always",
            Confirm::Revealing => "revealing",
            Confirm::Never => "never",
        }
    }
}

impl Confirm {
    /// Whether to ask before a step, by whether it reveals something.
    pub fn asks(self, reveals: bool) -> bool {
        match self {
            Confirm::Always => true,
            Confirm::Revealing => reveals,
            Confirm::Never => false,
        }
    }
}

/// How large text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// 115 %.
    Large,
    /// 130 %.
    Largest,
}

impl Preference for TextSize {
    const ALL: &'static [TextSize] = &[TextSize::Normal, TextSize::Large, TextSize::Largest];

    fn name(self) -> &'static str {
        match self {
            TextSize::Normal => "100",
            TextSize::Large => "115",
            TextSize::Largest => "130",
        }
    }
}

/// How loud something is, from 0 to 100.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Volume(u8);

impl Volume {
    /// The loudest.
    pub const MOST: u8 = 100;

    /// A volume of at most [`Volume::MOST`].
    pub const fn new(value: u8) -> Volume {
        Volume(if value > Volume::MOST { Volume::MOST } else { value })
    }

    /// The number from 0 to 100.
    pub fn get(self) -> u8 {
        self.0
    }

    /// What samples are multiplied with. The square of the number: half of it sounds half as loud.
    pub fn gain(self) -> f32 {
        let share = f32::from(self.0) / f32::from(Volume::MOST);
        share * share
    }
}

impl FromStr for Volume {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Volume, Self::Err> {
        text.parse().map(Volume::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_lead_back<P: Preference + std::fmt::Debug>() {
        for value in P::ALL {
            assert_eq!(P::named(value.name()), Some(*value));
        }
        assert!(P::ALL.contains(&P::default()));
        assert_eq!(P::named("something else"), None);
    }

    #[test]
    fn every_value_is_found_by_its_name() {
        names_lead_back::<Theme>();
        names_lead_back::<Speed>();
        names_lead_back::<Confirm>();
        names_lead_back::<TextSize>();
    }

    #[test]
    fn nothing_moves_if_the_system_asks_for_it_unless_the_reader_has_chosen() {
        assert_eq!(Speed::at_start(None, false, false), Speed::Normal);
        assert_eq!(Speed::at_start(None, false, true), Speed::None);
        assert_eq!(Speed::at_start(Some("calm"), false, true), Speed::Calm);
    }

    #[test]
    fn what_an_older_client_kept_still_counts() {
        assert_eq!(Speed::at_start(None, true, false), Speed::None);
        assert_eq!(Speed::at_start(Some("fast"), true, false), Speed::Fast);
    }

    #[test]
    fn calm_is_slower_than_fast_and_nothing_takes_no_time() {
        assert!(
            Speed::Calm.factor() > Speed::Normal.factor() && Speed::Normal.factor() > Speed::Fast.factor()
        );
        assert_eq!((Speed::Normal.factor(), Speed::None.factor()), (1.0, 0.0));
        assert_eq!((Speed::Calm.mark(), Speed::None.mark()), ("calm", "off"));
    }

    #[test]
    fn only_steps_that_reveal_something_are_asked_about_at_first() {
        let asks = |confirm: Confirm| [false, true].map(|reveals| confirm.asks(reveals));
        assert_eq!(asks(Confirm::default()), [false, true]);
        assert_eq!((asks(Confirm::Always), asks(Confirm::Never)), ([true; 2], [false; 2]));
    }

    #[test]
    fn volumes_stay_within_their_bounds() {
        let read = |text: &str| text.parse().ok().map(Volume::get);
        assert_eq!([read("0"), read("55"), read("250")], [Some(0), Some(55), Some(100)]);
        assert_eq!([read("-1"), read("loud"), read("")], [None; 3]);
        assert_eq!([0, 50, 100].map(|value| Volume::new(value).gain()), [0.0, 0.25, 1.0]);
    }
}
