//! The palette: of which voices each sound consists.

use super::synth::{Partial, Source, Voice};
use super::{LARGE_BUILDING, Sound};

/// A partial: pitch as a multiple of the tone's, level, and decay as a share of the voice's.
const fn partial(ratio: f32, level: f32, decay: f32) -> Partial {
    Partial { ratio, level, decay }
}

/// Stone on stone: partials that do not fit together and fade fast.
const STONE: &[Partial] =
    &[partial(1.0, 1.0, 1.0), partial(1.93, 0.6, 0.7), partial(2.87, 0.4, 0.5), partial(4.3, 0.2, 0.3)];

/// Wood: a low body and little above it.
const WOOD: &[Partial] = &[partial(1.0, 1.0, 1.0), partial(2.76, 0.35, 0.5), partial(5.4, 0.12, 0.25)];

/// A bell: the hum an octave below, a minor third, and a bright beginning.
const BELL: &[Partial] = &[
    partial(0.5, 0.5, 1.0),
    partial(1.0, 1.0, 0.8),
    partial(1.2, 0.4, 0.6),
    partial(1.5, 0.25, 0.5),
    partial(2.0, 0.5, 0.45),
    partial(2.67, 0.2, 0.3),
    partial(4.1, 0.1, 0.15),
];

/// Bars of a glockenspiel, struck softly.
const BARS: &[Partial] = &[partial(1.0, 1.0, 1.0), partial(2.0, 0.18, 0.6), partial(3.93, 0.1, 0.3)];

/// Thin metal.
const METAL: &[Partial] = &[partial(1.0, 0.8, 1.0), partial(1.52, 1.0, 0.8), partial(2.31, 0.5, 0.5)];

/// Steps of a major scale in semitones.
const SCALE: [u8; 7] = [0, 2, 4, 5, 7, 9, 11];

/// The first note of a scoring: the C in the middle of the keyboard, in hertz.
const FIRST_NOTE: f32 = 261.63;

/// The pitches that call to the turn: C and E.
const CALL: [f32; 2] = [523.25, 659.25];

/// The melody at the end of the game: when and at which pitch bells ring.
const MELODY: [(f32, f32); 6] =
    [(0.0, 392.0), (0.2, 523.25), (0.4, 659.25), (0.6, 587.33), (0.8, 784.0), (1.0, 1046.5)];

/// When ticks of the wheel are heard.
const TICKS: [f32; 6] = [0.06, 0.17, 0.29, 0.42, 0.57, 0.75];

/// The voices of a sound.
pub(super) fn voices(sound: Sound) -> Vec<Voice> {
    match sound {
        Sound::Stone => [stone(0.0, 1180.0, 1.0), stone(0.05, 1390.0, 0.45)].concat(),
        Sound::Rumble => {
            let ticks = TICKS.iter().flat_map(|at| stone(*at, 620.0, 0.16));
            [noise(0.0, 95.0, 0.8, [0.18, 0.75], 1.6), noise(0.0, 260.0, 0.7, [0.12, 0.6], 0.5)]
                .into_iter()
                .chain(ticks)
                .collect()
        }
        Sound::Bag => {
            let rustle = [0.0, 0.1, 0.19].map(|at| noise(at, 2300.0, 0.7, [0.03, 0.13], 0.8));
            let bricks = [stone(0.07, 900.0, 0.2), stone(0.16, 1100.0, 0.16), stone(0.24, 980.0, 0.2)];
            rustle.into_iter().chain(bricks.concat()).collect()
        }
        Sound::Mallet(value) if value < LARGE_BUILDING => stroke(0.0, 215.0, 1.0),
        Sound::Mallet(_) => {
            [stroke(0.0, 205.0, 0.8), stroke(0.17, 205.0, 0.8), stroke(0.34, 245.0, 1.0)].concat()
        }
        Sound::Bell => vec![tone(0.0, 622.25, BELL, [0.003, 1.7], 1.0)],
        Sound::Seal => vec![
            bent(0.0, 88.0, 0.6, [0.003, 0.22], 1.0),
            noise(0.0, 750.0, 0.9, [0.002, 0.09], 0.9),
            noise(0.07, 1900.0, 0.8, [0.02, 0.09], 0.25),
        ],
        Sound::Note(step) => vec![tone(0.0, note(step), BARS, [0.004, 0.55], 1.0)],
        Sound::Coin => vec![
            tone(0.0, 2350.0, METAL, [0.001, 0.16], 0.7),
            tone(0.07, 2640.0, METAL, [0.001, 0.22], 1.0),
            noise(0.0, 6000.0, 1.0, [0.001, 0.02], 0.5),
        ],
        Sound::Page => vec![
            noise(0.0, 3200.0, 0.8, [0.07, 0.12], 0.8),
            noise(0.06, 5200.0, 0.9, [0.05, 0.1], 0.7),
            noise(0.15, 900.0, 0.8, [0.003, 0.07], 0.7),
        ],
        Sound::Knock => [0.0, 0.13].iter().flat_map(|at| knock(*at)).collect(),
        Sound::Chime => {
            let [first, second] = CALL;
            vec![tone(0.0, first, BARS, [0.012, 0.6], 1.0), tone(0.14, second, BARS, [0.012, 0.7], 1.0)]
        }
        Sound::Carillon => {
            MELODY.iter().map(|(at, pitch)| tone(*at, *pitch, BELL, [0.003, 1.3], 1.0)).collect()
        }
    }
}

/// The pitch of a note of the scale, in hertz.
fn note(step: u8) -> f32 {
    let octave = step / SCALE.len() as u8;
    let semitone = 12 * octave + SCALE[usize::from(step) % SCALE.len()];
    FIRST_NOTE * 2.0_f32.powf(f32::from(semitone) / 12.0)
}

fn stone(at: f32, pitch: f32, level: f32) -> Vec<Voice> {
    vec![
        tone(at, pitch, STONE, [0.001, 0.07], 0.7 * level),
        noise(at, 2.2 * pitch, 0.9, [0.001, 0.035], 1.4 * level),
    ]
}

fn stroke(at: f32, pitch: f32, level: f32) -> Vec<Voice> {
    vec![
        tone(at, pitch, WOOD, [0.002, 0.16], level),
        tone(at, 4.6 * pitch, STONE, [0.001, 0.08], 0.3 * level),
        noise(at, 1600.0, 0.8, [0.001, 0.03], 0.6 * level),
    ]
}

fn knock(at: f32) -> Vec<Voice> {
    vec![tone(at, 135.0, WOOD, [0.002, 0.12], 1.0), noise(at, 420.0, 0.9, [0.001, 0.04], 0.5)]
}

/// A tone with its attack and decay.
fn tone(at: f32, pitch: f32, partials: &'static [Partial], [attack, decay]: [f32; 2], level: f32) -> Voice {
    Voice { at, source: Source::Tone { pitch, bend: 0.0, partials }, attack, decay, level }
}

/// A wooden tone that falls to its pitch.
fn bent(at: f32, pitch: f32, bend: f32, [attack, decay]: [f32; 2], level: f32) -> Voice {
    Voice { at, source: Source::Tone { pitch, bend, partials: WOOD }, attack, decay, level }
}

/// Noise with its attack and decay.
fn noise(at: f32, centre: f32, narrowness: f32, [attack, decay]: [f32; 2], level: f32) -> Voice {
    Voice { at, source: Source::Noise { centre, narrowness }, attack, decay, level }
}
