//! The player's preferences: speed, sound, light, movement, name. Stored in the browser.

#[cfg(target_arch = "wasm32")]
mod kept;

use serde::{Deserialize, Serialize};

#[cfg(target_arch = "wasm32")]
pub(crate) use kept::{provide, settings};

use crate::words;

/// The player's preferences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// How fast things move.
    pub(crate) speed: Speed,
    /// Whether there is sound; off by default.
    pub(crate) sound: bool,
    /// Light or dark.
    pub(crate) theme: Theme,
    /// Whether things move at all.
    pub(crate) motion: Motion,
    /// The player's name.
    pub(crate) name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: Speed::Normal,
            sound: false,
            theme: Theme::System,
            motion: Motion::System,
            name: String::new(),
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Speed {
    /// Half as fast.
    Slow,
    /// The default.
    Normal,
    /// Twice as fast.
    Fast,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    /// As the system is set.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Motion {
    /// As the system is set.
    System,
    /// Nothing moves.
    Reduced,
}

impl Settings {
    /// How long something takes that takes `millis` at normal speed; 0 if nothing should move.
    pub(crate) fn paced(&self, millis: u32, machine: Motion) -> u32 {
        match (self.motion, machine, self.speed) {
            (Motion::Reduced, _, _) | (_, Motion::Reduced, _) => 0,
            (Motion::System, Motion::System, Speed::Slow) => millis * 2,
            (Motion::System, Motion::System, Speed::Normal) => millis,
            (Motion::System, Motion::System, Speed::Fast) => millis / 2,
        }
    }

    /// The name to sit down with.
    pub(crate) fn called(&self) -> String {
        self.called_or(words::YOU)
    }

    /// The name to sit down with among others, who would not know who "You" is. Players who gave no
    /// name get an animal's.
    pub(crate) fn called_by_others(&self, luck: u8, taken: &[String]) -> String {
        let animals = words::ANIMALS.iter().cycle().skip(usize::from(luck));
        // There are more animals than seats, so one of them is free.
        let mut free = animals.filter(|animal| !taken.iter().any(|name| name == *animal));
        self.called_or(free.next().unwrap_or(&words::YOU))
    }

    fn called_or(&self, otherwise: &str) -> String {
        let name = self.name.trim();
        let name = if name.is_empty() { otherwise } else { name };
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(speed: Speed) -> Settings {
        Settings {
            speed,
            ..Settings::default()
        }
    }

    #[test]
    fn speed_halves_and_doubles_the_time_of_a_movement() {
        let takes = |speed| at(speed).paced(400, Motion::System);
        assert_eq!(takes(Speed::Slow), 800);
        assert_eq!(takes(Speed::Normal), 400);
        assert_eq!(takes(Speed::Fast), 200);
    }

    #[test]
    fn nothing_moves_if_the_system_or_the_player_reduces_motion() {
        let still = Settings {
            motion: Motion::Reduced,
            ..Settings::default()
        };
        assert_eq!(still.paced(400, Motion::System), 0);
        assert_eq!(at(Speed::Slow).paced(400, Motion::Reduced), 0);
    }

    #[test]
    fn a_player_without_a_name_is_you_here_and_an_animal_to_others() {
        let mut settings = Settings::default();
        assert_eq!(settings.called(), "You");
        assert_eq!(settings.called_by_others(17, &[]), words::ANIMALS[1]);
        let taken = [words::ANIMALS[1].to_owned()];
        assert_eq!(settings.called_by_others(17, &taken), words::ANIMALS[2]);
        settings.name = "  Robin ".to_owned();
        assert_eq!(settings.called(), "Robin");
        assert_eq!(settings.called_by_others(17, &[]), "Robin");
    }

    #[test]
    fn settings_of_an_older_client_can_still_be_read() {
        let read: Settings = serde_json::from_str(r#"{"name": "Kim", "speed": "fast"}"#).unwrap();
        assert_eq!((read.name.as_str(), read.speed), ("Kim", Speed::Fast));
        assert!(!read.sound, "sound is off by default");
    }
}
