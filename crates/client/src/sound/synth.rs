//! Renders voices: tones with partials and filtered noise, each with an envelope.

use std::f32::consts::{PI, TAU};

use super::SAMPLE_RATE;

/// The loudness that all sounds are brought to, as the root of the mean square: -18 dB.
const LOUDNESS: f32 = 0.126;

/// No sample is larger, so that two sounds at once are rarely cut.
const MOST: f32 = 0.85;

/// The end of a sound fades out over this time, in seconds.
const FADE: f32 = 0.01;

/// A natural logarithm: after its decay, a voice is down to a thousandth.
const THOUSANDTH: f32 = -6.907_755;

/// Something that sounds for a while.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    /// When it begins, in seconds.
    pub(super) at: f32,
    pub(super) source: Source,
    /// How long it swells, in seconds.
    pub(super) attack: f32,
    /// How long it takes to fade to a thousandth, in seconds.
    pub(super) decay: f32,
    /// How loud it is beside other voices.
    pub(super) level: f32,
}

/// What a voice is made of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// A tone of a pitch in hertz. It begins higher by a share of `bend`.
    Tone { pitch: f32, bend: f32, partials: &'static [Partial] },
    /// Noise around a pitch in hertz. The narrower, the more it sounds like one.
    Noise { centre: f32, narrowness: f32 },
}

/// A part of a tone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partial {
    /// Its pitch as a multiple of the tone's.
    pub(super) ratio: f32,
    /// How loud it is beside the others.
    pub(super) level: f32,
    /// How long it decays, as a share of the voice's decay.
    pub(super) decay: f32,
}

/// The sum of all voices, brought to the loudness of all sounds.
pub(super) fn render(voices: &[Voice]) -> Vec<f32> {
    let end = |voice: &Voice| voice.at + voice.attack + voice.decay;
    let seconds = voices.iter().map(end).fold(0.0, f32::max);
    let mut out = vec![0.0; (seconds * SAMPLE_RATE as f32) as usize];
    for (index, voice) in voices.iter().enumerate() {
        add(*voice, index as u32 + 1, &mut out);
    }
    level(&mut out);
    let fade = (FADE * SAMPLE_RATE as f32) as usize;
    for (left, sample) in out.iter_mut().rev().take(fade).enumerate() {
        *sample *= left as f32 / fade as f32;
    }
    out
}

fn add(voice: Voice, seed: u32, out: &mut [f32]) {
    let begin = ((voice.at * SAMPLE_RATE as f32) as usize).min(out.len());
    let out = &mut out[begin..];
    match voice.source {
        Source::Tone { pitch, bend, partials } => {
            for partial in partials {
                let decay = voice.decay * partial.decay;
                let mut phase = 0.0_f32;
                for (sample, time) in out.iter_mut().zip(times()) {
                    *sample +=
                        phase.sin() * envelope(time, voice.attack, decay) * voice.level * partial.level;
                    let bent = 1.0 + bend * envelope(time, 0.0, voice.decay * 0.4);
                    phase = (phase + TAU * pitch * partial.ratio * bent / SAMPLE_RATE as f32) % TAU;
                }
            }
        }
        Source::Noise { centre, narrowness } => {
            let mut band = Band::new(centre, narrowness);
            let mut noise = Noise(seed.wrapping_mul(0x9E37_79B9));
            for (sample, time) in out.iter_mut().zip(times()) {
                *sample += band.pass(noise.next()) * envelope(time, voice.attack, voice.decay) * voice.level;
            }
        }
    }
}

fn times() -> impl Iterator<Item = f32> {
    (0..u32::MAX).map(|index| index as f32 / SAMPLE_RATE as f32)
}

/// How loud a voice is at a time: it swells evenly and fades out like something struck.
fn envelope(time: f32, attack: f32, decay: f32) -> f32 {
    if time < attack { time / attack } else { (THOUSANDTH * (time - attack) / decay).exp() }
}

/// Brings samples to the loudness of all sounds, as far as their peak allows.
fn level(samples: &mut [f32]) {
    let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let squares: f32 = samples.iter().map(|sample| sample * sample).sum();
    let mean = (squares / samples.len().max(1) as f32).sqrt();
    if peak > 0.0 {
        let gain = (LOUDNESS / mean).min(MOST / peak);
        samples.iter_mut().for_each(|sample| *sample *= gain);
    }
}

/// Lets through what is near a pitch: a state variable filter.
struct Band {
    slope: f32,
    damping: f32,
    states: [f32; 2],
}

impl Band {
    fn new(centre: f32, narrowness: f32) -> Band {
        Band { slope: (PI * centre / SAMPLE_RATE as f32).tan(), damping: 1.0 / narrowness, states: [0.0; 2] }
    }

    fn pass(&mut self, sample: f32) -> f32 {
        let [first, second] = self.states;
        let share = 1.0 / (1.0 + self.slope * (self.slope + self.damping));
        let band = share * (first + self.slope * (sample - second));
        let low = second + self.slope * band;
        self.states = [2.0 * band - first, 2.0 * low - second];
        band * self.damping
    }
}

/// White noise, always the same for a seed other than 0 (xorshift).
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}
