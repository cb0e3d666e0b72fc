//! Short sounds from the Web Audio API; off by default.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use board::movement::Sound;

thread_local! {
    // One context per page: browsers allow only a few, and start it only after a click.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound, if the browser allows it.
pub(crate) fn play(sound: Sound) {
    let notes: &[(f32, f64, f64)] = match sound {
        Sound::Slide => &[(220.0, 0.0, 0.06)],
        Sound::Flip => &[(330.0, 0.0, 0.05), (440.0, 0.05, 0.06)],
        Sound::Thud => &[(110.0, 0.0, 0.18), (82.0, 0.04, 0.22)],
        Sound::Tick => &[(520.0, 0.0, 0.05)],
        Sound::Chime => &[(660.0, 0.0, 0.12), (880.0, 0.1, 0.18)],
        Sound::Bark => &[
            (190.0, 0.0, 0.09),
            (140.0, 0.03, 0.12),
            (200.0, 0.22, 0.09),
            (130.0, 0.25, 0.16),
        ],
        Sound::Squeak => &[(1_400.0, 0.0, 0.08), (1_900.0, 0.1, 0.14)],
        Sound::Fanfare => &[(523.0, 0.0, 0.15), (659.0, 0.15, 0.15), (784.0, 0.3, 0.35)],
    };
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            for &(pitch, after, length) in notes {
                // A machine without a loudspeaker plays the game just as well.
                let _ = note(context, pitch, after, length);
            }
        }
    });
}

fn note(context: &AudioContext, pitch: f32, after: f64, length: f64) -> Result<(), JsValue> {
    let start = context.current_time() + after;
    let tone = context.create_oscillator()?;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(pitch);
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.12, start)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.001, start + length)?;
    tone.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(start + length)
}
