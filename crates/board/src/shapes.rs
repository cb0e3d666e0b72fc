//! Shapes that boards use again and again: pictures and buttons. They are compiled once and shared;
//! markup that a board writes itself is loaded with that board.

use std::borrow::Cow;

use leptos::prelude::*;
use tabletop::Game;

use crate::{Board, Desk, drawn};

/// A picture beside words that say the same.
pub fn look(class: impl Into<Cow<'static, str>>, picture: impl Into<Cow<'static, str>>) -> AnyView {
    pictured(class.into(), None, None, picture.into())
}

/// A picture without words: its label is read out and shown as a tooltip.
pub fn sign(
    class: impl Into<Cow<'static, str>>,
    label: impl Into<String>,
    spot: Option<String>,
    picture: impl Into<Cow<'static, str>>,
) -> AnyView {
    pictured(class.into(), Some(label.into()), spot, picture.into())
}

fn pictured(
    class: Cow<'static, str>,
    label: Option<String>,
    spot: Option<String>,
    picture: Cow<'static, str>,
) -> AnyView {
    let class = (!class.is_empty()).then_some(class);
    let (role, hidden) = match label {
        Some(_) => (Some("img"), None),
        None => (None, Some("true")),
    };
    view! {
        <span class=class role=role aria-hidden=hidden aria-label=label.clone() title=label data-spot=spot>{drawn(picture)}</span>
    }
    .into_any()
}

/// A button. It stays a button even while it cannot be pressed.
pub struct Key {
    class: Cow<'static, str>,
    spot: Option<String>,
    name: Option<String>,
    tip: Option<String>,
    press: Option<Box<dyn Fn() + Send>>,
}

/// A button with a class.
pub fn key(class: impl Into<Cow<'static, str>>) -> Key {
    Key {
        class: class.into(),
        spot: None,
        name: None,
        tip: None,
        press: None,
    }
}

impl Key {
    /// Its spot.
    #[must_use]
    pub fn at(mut self, spot: impl Into<Option<String>>) -> Self {
        self.spot = spot.into();
        self
    }

    /// Its accessible name and its tooltip.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>, tip: impl Into<String>) -> Self {
        (self.name, self.tip) = (Some(name.into()), Some(tip.into()));
        self
    }

    /// What pressing it does. Without this the button is there and does nothing.
    #[must_use]
    pub fn does(mut self, press: impl Fn() + Send + 'static) -> Self {
        self.press = Some(Box::new(press));
        self
    }

    /// Pressing it plays this action. With `None` the button is disabled and does not glow.
    #[must_use]
    pub fn plays<B: Board>(
        mut self,
        desk: Desk<B>,
        action: Option<<B::Game as Game>::Action>,
    ) -> Self {
        match action {
            Some(action) => {
                self.class += " pressable";
                self.does(move || desk.act(&action))
            }
            None => self,
        }
    }

    /// The button, with this content.
    pub fn with(self, inside: impl IntoAny) -> AnyView {
        self.around(inside.into_any())
    }

    fn around(self, inside: AnyView) -> AnyView {
        let disabled = self.press.is_none().then_some("true");
        let press = move |_| {
            if let Some(press) = &self.press {
                press();
            }
        };
        view! {
            <button class=self.class data-spot=self.spot aria-label=self.name title=self.tip
                aria-disabled=disabled on:click=press>{inside}</button>
        }
        .into_any()
    }
}
