use super::*;

/// All sounds that differ.
fn all() -> Vec<Sound> {
    use Sound::{Bag, Bell, Carillon, Chime, Coin, Knock, Mallet, Note, Page, Rumble, Seal, Stone};
    let others = [Stone, Rumble, Bag, Mallet(1), Mallet(5), Bell, Seal, Coin, Page, Knock, Chime, Carillon];
    others.into_iter().chain((0..NOTES).map(Note)).collect()
}

fn seconds(samples: &[f32]) -> f32 {
    samples.len() as f32 / SAMPLE_RATE as f32
}

/// The root of the mean square in decibels.
fn loudness(samples: &[f32]) -> f32 {
    let squares: f32 = samples.iter().map(|sample| sample * sample).sum();
    10.0 * (squares / samples.len() as f32).log10()
}

/// How much of a pitch is in a sound.
fn share(samples: &[f32], pitch: f32) -> f32 {
    let angle = |index: usize| std::f32::consts::TAU * pitch * index as f32 / SAMPLE_RATE as f32;
    let sum = |wave: fn(f32) -> f32| -> f32 {
        samples.iter().enumerate().map(|(index, sample)| sample * wave(angle(index))).sum()
    };
    sum(f32::sin).hypot(sum(f32::cos))
}

#[test]
fn sounds_are_short_and_leave_room_above_them() {
    for sound in all() {
        let samples = sound.render();
        assert!((0.05..=2.5).contains(&seconds(&samples)), "{sound:?}: {} s", seconds(&samples));
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!((0.2..=0.9).contains(&peak), "{sound:?}: {peak}");
    }
}

#[test]
fn no_sound_is_much_louder_than_another() {
    for sound in all() {
        let found = loudness(&sound.render());
        assert!((found + 18.0).abs() <= 6.0, "{sound:?}: {found} dB");
    }
}

#[test]
fn sounds_begin_and_end_without_a_click() {
    for sound in all() {
        let samples = sound.render();
        let (first, last) = (samples[0].abs(), samples[samples.len() - 1].abs());
        assert!(first < 0.02 && last < 0.001, "{sound:?}: {first} {last}");
    }
}

#[test]
fn a_sound_is_always_the_same() {
    for sound in all() {
        assert_eq!(sound.render(), sound.render(), "{sound:?}");
    }
}

#[test]
fn the_notes_of_a_scoring_rise_by_the_scale() {
    let scale = [261.63, 293.66, 329.63, 349.23, 392.0, 440.0, 493.88, 523.25];
    for (step, pitch) in scale.into_iter().enumerate() {
        let samples = Sound::Note(step as u8).render();
        let strongest =
            scale.into_iter().max_by(|one, other| share(&samples, *one).total_cmp(&share(&samples, *other)));
        assert_eq!(strongest, Some(pitch));
    }
    assert_eq!(Sound::Note(NOTES).render(), Sound::Note(NOTES - 1).render());
}

#[test]
fn large_buildings_take_three_strokes() {
    let length = |value| seconds(&Sound::Mallet(value).render());
    assert_eq!((length(1), length(4)), (length(3), length(5)));
    assert!(length(4) > length(3) + 0.3);
}

#[test]
fn only_the_call_to_the_turn_has_a_volume_of_its_own() {
    for sound in all() {
        assert_eq!(sound.channel() == Channel::Turn, sound == Sound::Chime, "{sound:?}");
    }
}
