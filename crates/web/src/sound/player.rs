use leptos::prelude::window;
use palazzi_client::sound::{SAMPLE_RATE, Sound};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

/// What the reader does first may let a browser play.
const GESTURES: [&str; 2] = ["pointerdown", "keydown"];

/// The way to the loudspeaker, and the sounds that have been rendered.
pub(super) struct Player {
    audio: AudioContext,
    rendered: Vec<(Sound, AudioBuffer)>,
}

impl Player {
    /// Nothing if the browser has no way to play.
    pub(super) fn new() -> Option<Player> {
        let audio = AudioContext::new().ok()?;
        resume_on_gesture(&audio);
        Some(Player { audio, rendered: Vec::new() })
    }

    /// Plays a sound. While the browser does not let the page play, sounds are dropped and do not gather.
    pub(super) fn play(&mut self, sound: Sound, gain: f32) {
        if self.audio.state() == AudioContextState::Suspended {
            resume(&self.audio);
            if !has_been_touched() {
                return;
            }
        }
        // A sound that fails is not worth a word.
        let _ = self.start(sound, gain);
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

/// Browsers play only after the reader has done something on the page.
fn has_been_touched() -> bool {
    window().navigator().user_activation().has_been_active()
}

fn resume_on_gesture(audio: &AudioContext) {
    for gesture in GESTURES {
        let audio = audio.clone();
        let resumed = Closure::<dyn Fn()>::new(move || resume(&audio));
        // Listens as long as the page is there: a browser may suspend the sound again.
        let added = window().add_event_listener_with_callback(gesture, resumed.as_ref().unchecked_ref());
        if added.is_ok() {
            resumed.forget();
        }
    }
}

fn resume(audio: &AudioContext) {
    if audio.state() == AudioContextState::Suspended {
        // The browser refuses until the reader has done something; the next gesture asks again.
        if let Ok(promise) = audio.resume() {
            leptos::task::spawn_local(async move {
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            });
        }
    }
}
