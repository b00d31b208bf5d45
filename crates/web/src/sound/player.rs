use palazzi_client::sound::{SAMPLE_RATE, Sound};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

/// The way to the loudspeaker, and the sounds that have been rendered.
pub(super) struct Player {
    audio: AudioContext,
    rendered: Vec<(Sound, AudioBuffer)>,
}

impl Player {
    /// Nothing if the browser has no way to play.
    pub(super) fn new() -> Option<Player> {
        Some(Player { audio: AudioContext::new().ok()?, rendered: Vec::new() })
    }

    /// Plays a sound. One that fails is not worth a word.
    pub(super) fn play(&mut self, sound: Sound, gain: f32) {
        self.resume();
        let _ = self.start(sound, gain);
    }

    /// Lets the browser play again if it has stopped the page from playing.
    pub(super) fn resume(&self) {
        if self.audio.state() == AudioContextState::Suspended
            && let Ok(resumed) = self.audio.resume()
        {
            leptos::task::spawn_local(async move {
                // If the browser refuses, the next gesture asks again.
                let _ = JsFuture::from(resumed).await;
            });
        }
    }

    fn start(&mut self, sound: Sound, gain: f32) -> Option<()> {
        let buffer = self.buffer(sound)?;
        let source = self.audio.create_buffer_source().ok()?;
        let volume = self.audio.create_gain().ok()?;
        source.set_buffer(Some(&buffer));
        volume.gain().set_value(gain);
        source.connect_with_audio_node(&volume).ok()?;
        volume.connect_with_audio_node(&self.audio.destination()).ok()?;
        // A buffer ends by itself; then nothing holds its nodes.
        source.start().ok()
    }

    /// The samples of a sound, rendered when it is first played.
    fn buffer(&mut self, sound: Sound) -> Option<AudioBuffer> {
        if let Some((_, buffer)) = self.rendered.iter().find(|(known, _)| *known == sound) {
            return Some(buffer.clone());
        }
        let samples = sound.render();
        let buffer = self.audio.create_buffer(1, samples.len() as u32, SAMPLE_RATE as f32).ok()?;
        buffer.copy_to_channel(&samples, 0).ok()?;
        self.rendered.push((sound, buffer.clone()));
        Some(buffer)
    }
}
