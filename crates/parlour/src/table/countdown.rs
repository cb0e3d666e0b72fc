//! Time that runs: how many seconds are left by the house's clock.

use leptos::prelude::*;
use wire::Clock;

use super::Desk;
use crate::browser;
use crate::games::GameRoom;

/// The seconds that are left until a moment that the table's clock names, while it names one.
///
/// To be called once for a place on the page: it looks at the time for as long as the page lives.
pub(crate) fn seconds_until<G: GameRoom>(
    desk: Desk<G>,
    moment: fn(&Clock) -> Option<u64>,
) -> Signal<Option<u64>> {
    let now = RwSignal::new(browser::now());
    browser::every(500, move || {
        // The page outlives the table; a signal that is gone is nobody's clock.
        let _ = now.try_set(browser::now());
    });
    // The house's clock counts: what differs when the news came is taken off.
    let offset = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let clock = scene.as_ref()?.news.clock.as_ref()?;
            let heard = browser::now() as i64;
            Some((heard - clock.now as i64, heard))
        })
    });
    Memo::new(move |_| {
        let until = desk
            .scene
            .with(|scene| moment(scene.as_ref()?.news.clock.as_ref()?))?;
        let (offset, heard) = offset.get()?;
        // The time was looked at up to half a second before the news came.
        let left = until as i64 - ((now.get() as i64).max(heard) - offset);
        Some((left.max(0) as u64).div_ceil(1000))
    })
    .into()
}
