//! The table as a board sees it, and what a board can do there.

use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use tabletop::{Game, RuleId, Seat};
use wire::{Clock, Version};

use crate::any_board::AnyEvent;
use crate::movement::Sound;
use crate::{Board, Moment, Scene, browser};

/// Something that was not done, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// The rule it cites.
    pub rule: Option<RuleId>,
}

/// A line of the story, with the table as it was.
#[derive(Clone)]
pub struct StoryLine {
    /// After which chapter.
    pub version: Version,
    /// The sentence.
    pub text: String,
    /// Whose action it was.
    pub by: Option<Seat>,
    /// What happened, where the game tells it.
    pub event: Option<AnyEvent>,
    /// The table right after it; unknown for chapters that arrived in bulk.
    pub moment: Option<Arc<Moment>>,
}

/// The part of the frame that a board can reach.
#[derive(Clone, Copy)]
pub struct Reach {
    /// The table as it is.
    pub now: RwSignal<Option<Arc<Moment>>>,
    /// A moment of the past that is shown instead.
    pub past: RwSignal<Option<Arc<Moment>>>,
    /// Whether it is up to the facing seat to decide.
    pub asked: Memo<bool>,
    /// The spot of the piece picked up, where a choice takes two presses: the piece, then its
    /// target.
    pub taken: RwSignal<Option<String>>,
    /// What was not done.
    pub notice: RwSignal<Option<Notice>>,
    /// The story as the facing seat knows it.
    pub story: RwSignal<Vec<StoryLine>>,
    /// The seat the device is being handed to; nothing else is on the page meanwhile.
    pub curtain: RwSignal<Option<Seat>>,
    /// Whether the public view is shown, no matter who sits here.
    pub big: RwSignal<bool>,
    /// Sends an action for the facing seat.
    pub act: StoredValue<Rc<dyn Fn(Value)>, LocalStorage>,
    /// Plays a sound, unless sound is off.
    pub sound: StoredValue<Rc<dyn Fn(Sound)>, LocalStorage>,
}

impl Reach {
    /// The moment to draw: one of the past, or the present.
    #[must_use]
    pub fn shown(self) -> Option<Arc<Moment>> {
        self.past.get().or_else(|| self.now.get())
    }

    /// The seconds left until a moment that the table's clock names, while it names one.
    ///
    /// Call it once per place on the page: it keeps looking at the time for as long as the page
    /// lives.
    #[must_use]
    pub fn seconds_until(self, moment: fn(&Clock) -> Option<u64>) -> Signal<Option<u64>> {
        let time = RwSignal::new(browser::now());
        browser::every(500, move || {
            // The page outlives the table, and the signal may be gone.
            let _ = time.try_set(browser::now());
        });
        // The house's clock counts, so the difference measured when the news arrived is subtracted.
        let offset = Memo::new(move |_| {
            self.now.with(|now| {
                let clock = now.as_ref()?.news.clock.as_ref()?;
                let heard = browser::now() as i64;
                Some((heard - clock.now as i64, heard))
            })
        });
        Memo::new(move |_| {
            let until = self
                .now
                .with(|now| moment(now.as_ref()?.news.clock.as_ref()?))?;
            let (offset, heard) = offset.get()?;
            // `time` can be up to half a second older than the news.
            let left = until as i64 - ((time.get() as i64).max(heard) - offset);
            Some((left.max(0) as u64).div_ceil(1000))
        })
        .into()
    }
}

/// The table in front of the board of `B`, in its game's own types.
pub struct Desk<B> {
    reach: Reach,
    board: PhantomData<fn() -> B>,
}

impl<B> Clone for Desk<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Desk<B> {}

impl<B> Deref for Desk<B> {
    type Target = Reach;

    fn deref(&self) -> &Reach {
        &self.reach
    }
}

impl<B: Board> Desk<B> {
    pub(crate) fn new(reach: Reach) -> Self {
        Self {
            reach,
            board: PhantomData,
        }
    }

    /// The scene to draw: one of the past, or the present.
    #[must_use]
    pub fn shown(self) -> Option<Arc<Scene<B::Game>>> {
        Some(self.reach.shown()?.scene())
    }

    /// The present scene, even while somebody looks at the past.
    #[must_use]
    pub fn now(self) -> Option<Arc<Scene<B::Game>>> {
        Some(self.reach.now.get()?.scene())
    }

    /// Like [`now`](Self::now), without tracking it.
    #[must_use]
    pub fn now_untracked(self) -> Option<Arc<Scene<B::Game>>> {
        Some(self.reach.now.get_untracked()?.scene())
    }

    /// What has happened, as the facing seat knows it: events with their sentences, oldest first.
    pub fn told<T>(self, read: impl FnOnce(&[(&<B::Game as Game>::Event, &str)]) -> T) -> T {
        self.story.with(|story| {
            let told = story.iter().filter_map(|line| {
                let event = line.event.as_ref()?.downcast_ref()?;
                Some((event, line.text.as_str()))
            });
            read(&told.collect::<Vec<_>>())
        })
    }

    /// Sends an action for the facing seat. Does nothing unless that seat is asked.
    pub fn act(self, action: &<B::Game as Game>::Action) {
        if self.asked.get_untracked() {
            self.reach.act.with_value(|act| act(wire::to_value(action)));
        }
    }

    /// Plays a sound, unless sound is off.
    pub fn sound(self, sound: Sound) {
        self.reach.sound.with_value(|play| play(sound));
    }

    /// The only choice at a spot, if the facing seat can take it now.
    #[must_use]
    pub fn choice_at(
        self,
        scene: &Scene<B::Game>,
        spot: &str,
    ) -> Option<<B::Game as Game>::Action> {
        if !self.asked.get() {
            return None;
        }
        let mut there = scene
            .choices
            .iter()
            .filter(|action| B::spot(action).as_deref() == Some(spot));
        let choice = there.next()?.clone();
        there.next().is_none().then_some(choice)
    }

    /// The `aria-disabled` of something that can be pressed whenever the facing seat is asked.
    #[must_use]
    pub fn unless_asked(self, scene: &Scene<B::Game>) -> Option<&'static str> {
        (!self.is_asked(scene)).then_some("true")
    }

    /// Whether the facing seat is asked now. It can then also try what is not allowed, and is told
    /// which rule forbids it.
    #[must_use]
    pub fn is_asked(self, scene: &Scene<B::Game>) -> bool {
        self.asked.get() && !scene.choices.is_empty()
    }
}
