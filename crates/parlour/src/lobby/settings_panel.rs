//! The settings, as a form that takes effect at once.

use leptos::prelude::*;

use crate::settings::{Motion, Speed, Theme, settings};
use crate::words;

/// Name, speed, sound, theme, movement.
#[component]
pub(crate) fn SettingsPanel() -> impl IntoView {
    let settings = settings();
    let speed = move |event| {
        let speed = match event_target_value(&event).as_str() {
            "slow" => Speed::Slow,
            "fast" => Speed::Fast,
            _ => Speed::Normal,
        };
        settings.update(|like| like.speed = speed);
    };
    let theme = move |event| {
        let theme = match event_target_value(&event).as_str() {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            _ => Theme::System,
        };
        settings.update(|like| like.theme = theme);
    };
    let is = move |test: fn(&crate::settings::Settings) -> bool| move || settings.with(test);
    view! {
        <div class="settings">
            <label>{words::NAME}
                <input type="text" maxlength="24" prop:value=move || settings.with(|like| like.name.clone())
                    on:input=move |event| settings.update(|like| like.name = event_target_value(&event))/>
            </label>
            <label>{words::SPEED}
                <select on:change=speed>
                    <option value="slow" selected=is(|like| like.speed == Speed::Slow)>{words::SPEEDS[0]}</option>
                    <option value="normal" selected=is(|like| like.speed == Speed::Normal)>{words::SPEEDS[1]}</option>
                    <option value="fast" selected=is(|like| like.speed == Speed::Fast)>{words::SPEEDS[2]}</option>
                </select>
            </label>
            <label>{words::LIGHT}
                <select on:change=theme>
                    <option value="system" selected=is(|like| like.theme == Theme::System)>{words::LIGHTS[0]}</option>
                    <option value="light" selected=is(|like| like.theme == Theme::Light)>{words::LIGHTS[1]}</option>
                    <option value="dark" selected=is(|like| like.theme == Theme::Dark)>{words::LIGHTS[2]}</option>
                </select>
            </label>
            <label class="tick">
                <input type="checkbox" prop:checked=is(|like| like.sound)
                    on:change=move |event| settings.update(|like| like.sound = event_target_checked(&event))/>
                {words::SOUND}
            </label>
            <label class="tick">
                <input type="checkbox" prop:checked=is(|like| like.motion == Motion::Reduced)
                    on:change=move |event| settings.update(|like| {
                        like.motion = if event_target_checked(&event) { Motion::Reduced } else { Motion::System };
                    })/>
                {words::STILL}
            </label>
        </div>
    }
}
