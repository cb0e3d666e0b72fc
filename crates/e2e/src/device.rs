//! What somebody sits in front of.

use serde_json::json;

use crate::page::Page;

/// A screen, and its owner's preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its size.
    pub size: Size,
    /// What its system prefers.
    pub theme: Theme,
    /// Whether things move.
    pub movement: Movement,
}

/// The sizes at which every screen is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 1440 × 900.
    Desk,
    /// 1024 × 768.
    Tablet,
    /// 390 × 844, with touch.
    Phone,
    /// The same in landscape: 844 × 390.
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

/// Whether things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    /// They do not: what is awaited is there at once.
    Reduced,
    /// They move.
    Full,
}

impl Device {
    /// A light desktop screen without movement.
    pub const DESK: Self = Self::new(Size::Desk, Theme::Light);
    /// A dark phone without movement.
    pub const PHONE: Self = Self::new(Size::Phone, Theme::Dark);

    /// A screen without movement.
    pub const fn new(size: Size, theme: Theme) -> Self {
        Self {
            size,
            theme,
            movement: Movement::Reduced,
        }
    }

    /// Every size in light and dark.
    pub fn all() -> impl Iterator<Item = Self> {
        [Size::Desk, Size::Tablet, Size::Phone]
            .into_iter()
            .flat_map(|size| [Theme::Light, Theme::Dark].map(|theme| Self::new(size, theme)))
    }

    /// The same, and a phone in landscape.
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
    /// Whether it is a phone.
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
