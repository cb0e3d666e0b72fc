//! What somebody sits before.

use serde_json::json;

use crate::page::Page;

/// A screen, and how its owner likes things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// How large it is.
    pub size: Size,
    /// What its system prefers.
    pub theme: Theme,
    /// Whether things may move.
    pub movement: Movement,
}

/// The sizes at which every screen is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 1440 × 900.
    Desk,
    /// 1024 × 768.
    Tablet,
    /// 390 × 844, with a finger.
    Phone,
    /// The same on its side: 844 × 390.
    PhoneOnItsSide,
}

/// What the system prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Whether things may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    /// They stand still: what is awaited is there at once.
    Reduced,
    /// They move.
    Full,
}

impl Device {
    /// A desk screen by day, with nothing moving.
    pub const DESK: Self = Self::new(Size::Desk, Theme::Light);
    /// A phone by night, with nothing moving.
    pub const PHONE: Self = Self::new(Size::Phone, Theme::Dark);

    /// A screen on which nothing moves.
    pub const fn new(size: Size, theme: Theme) -> Self {
        Self {
            size,
            theme,
            movement: Movement::Reduced,
        }
    }

    /// Every size by day and by night.
    pub fn all() -> impl Iterator<Item = Self> {
        [Size::Desk, Size::Tablet, Size::Phone]
            .into_iter()
            .flat_map(|size| [Theme::Light, Theme::Dark].map(|theme| Self::new(size, theme)))
    }

    /// The same, and a phone on its side.
    pub fn all_ways() -> impl Iterator<Item = Self> {
        let side = [Theme::Light, Theme::Dark].map(|theme| Self::new(Size::PhoneOnItsSide, theme));
        Self::all().chain(side)
    }

    /// Its name in the album.
    pub fn name(self) -> String {
        let (width, height) = self.size.pixels();
        let theme = match self.theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        format!("{width}x{height}-{theme}")
    }
}

impl Page {
    /// Makes the page look as it would on this device.
    pub async fn wears(&self, device: Device) {
        let (width, height) = device.size.pixels();
        let is_phone = device.size.is_phone();
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone }),
        )
        .await;
        let theme = match device.theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let movement = match device.movement {
            Movement::Reduced => "reduce",
            Movement::Full => "no-preference",
        };
        self.ask(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": theme },
                { "name": "prefers-reduced-motion", "value": movement },
            ] }),
        )
        .await;
    }
}

impl Size {
    /// Whether it is held in a hand.
    pub fn is_phone(self) -> bool {
        matches!(self, Self::Phone | Self::PhoneOnItsSide)
    }

    /// Width and height.
    pub fn pixels(self) -> (u32, u32) {
        match self {
            Self::Desk => (1440, 900),
            Self::Tablet => (1024, 768),
            Self::Phone => (390, 844),
            Self::PhoneOnItsSide => (844, 390),
        }
    }
}
