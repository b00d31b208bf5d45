//! What a game sounds like: small, dry sounds, made here from a palette of tones and noise.

mod palette;
mod synth;

/// Samples in a second of every sound.
pub const SAMPLE_RATE: u32 = 44_100;

/// The number of notes of the scale; a scoring that goes on stays on the highest.
pub const NOTES: u8 = 16;

/// The least value of a building that takes three strokes of the mallet.
const LARGE_BUILDING: u8 = 4;

/// Something that can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A brick comes to a pile.
    Stone,
    /// The wheel turns.
    Rumble,
    /// Bricks are drawn from the bag.
    Bag,
    /// A building of a value is built: one stroke of the mallet, or three for a large one.
    Mallet(u8),
    /// A number that ends something comes up, such as an 8.
    Bell,
    /// A scoring is stamped.
    Seal,
    /// One thing after the other counts in a scoring, from 0: the notes of a rising scale.
    Note(u8),
    /// Coins change hands.
    Coin,
    /// A tile comes from the stack.
    Page,
    /// A step is refused.
    Knock,
    /// It is the reader's turn.
    Chime,
    /// The game is over.
    Carillon,
}

/// What a volume is set for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// Pieces, scorings, and the end of the game.
    Effects,
    /// The call to the reader's turn.
    Turn,
}

impl Sound {
    /// The channel whose volume counts.
    pub fn channel(self) -> Channel {
        match self {
            Sound::Chime => Channel::Turn,
            _ => Channel::Effects,
        }
    }

    /// The same for sounds that do not differ, so that each is rendered once.
    pub fn canonical(self) -> Sound {
        match self {
            Sound::Mallet(value) if value < LARGE_BUILDING => Sound::Mallet(1),
            Sound::Mallet(_) => Sound::Mallet(LARGE_BUILDING),
            Sound::Note(step) => Sound::Note(step.min(NOTES - 1)),
            sound => sound,
        }
    }

    /// The samples of the sound, [`SAMPLE_RATE`] of them in a second, between -1 and 1.
    pub fn render(self) -> Vec<f32> {
        synth::render(&palette::voices(self.canonical()))
    }
}

#[cfg(test)]
mod tests;
