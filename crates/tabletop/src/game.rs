//! The contract between a game and everything else in the house.

use std::borrow::Borrow;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Checked, Glass, Log, Outcome, Refusal, Seat, Seats, Viewer};

/// One of the games of the house. The implementing type *is* the state of a deal.
///
/// A state is a plain value: no clock, no I/O, no hash map, no global. Everything that happens is a
/// function of the setup, the luck and the actions played. The `laws` crate tests what every
/// implementation must uphold.
pub trait Game: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Seats, options and edition: everything that is settled, and known to everyone, before the
    /// first card is dealt. Cheap to clone: the edition sits behind an `Arc`.
    type Setup: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may do. One small choice at a time; never a subset of a hand.
    type Action: Clone + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, as the table would tell it.
    type Event: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer can see, and remembers having seen.
    type View: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;

    /// The game's short name in commands, in records and on the wire.
    const ID: &'static str;
    /// Raised when a change of the rules makes old records replay differently.
    const RULES_VERSION: u32;

    /// Sets the table up, or says which rule the setup breaks.
    fn deal(
        setup: &Self::Setup,
        chance: Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<Self, Refusal>;

    /// The seats at this table.
    fn seats(&self) -> Seats;

    /// The seats that may act now, in any order. Always public; empty when the deal is over.
    fn to_act(&self) -> Seats;

    /// The seats in [`Game::to_act`] that the table waits for: their clock runs, and they can
    /// lapse. The others may act but need not: they can change a sealed choice, draw late or
    /// concede.
    fn awaited(&self) -> Seats {
        self.to_act()
    }

    /// Fills `choices` with what `seat` may do now. It stays empty if the seat may not act.
    ///
    /// The order depends only on what the seat can see. If an action carries something a person
    /// writes in, the list holds samples (see [`Game::is_written_in`]).
    fn list_choices(&self, seat: Seat, choices: &mut Vec<Self::Action>);

    /// Whether the action carries something a person writes in (a number of years, a line of text,
    /// shares of a bargain), so that more is allowed than the listed choices.
    fn is_written_in(_action: &Self::Action) -> bool {
        false
    }

    /// Says whether `seat` may do this now and, if not, which rule forbids it.
    fn allows(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Applies a checked action. If it was checked against another state, this may panic or corrupt
    /// the state.
    fn apply(&mut self, checked: Checked<&Self::Action>, log: &mut Log<Self::Event>);

    /// The action that is played when the awaited `seat` runs out of time: one of its choices,
    /// selected from its own view alone. Where a rule says "at random", there is an action that
    /// leaves it to chance.
    fn lapse(&self, seat: Seat) -> Self::Action;

    /// The sandglass that several seats share now, if any. It is public, like [`Game::awaited`],
    /// and runs alongside the clock of each seat's decision, which ends in a lapse.
    fn glass(&self) -> Option<Glass<Self::Action>> {
        None
    }

    /// How the deal ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Builds up what `viewer` may see, starting from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` saw it; `None` if it passed unseen.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A world in which the viewer would see exactly this: the inverse of [`Game::view`].
    ///
    /// What the viewer does not know is drawn from `luck`, which then decides the future of that
    /// world. It is taken by value so that a thinker cannot get at the table's own luck.
    fn imagine(setup: &Self::Setup, view: &Self::View, luck: Chance) -> Self;

    // Provided below this line; never overridden.

    /// What `seat` may do now, as a new list.
    fn choices(&self, seat: Seat) -> Vec<Self::Action> {
        let mut choices = Vec::new();
        self.list_choices(seat, &mut choices);
        choices
    }

    /// Checks an action, owned or borrowed. The result can be applied.
    #[inline]
    fn check<A: Borrow<Self::Action>>(&self, seat: Seat, action: A) -> Result<Checked<A>, Refusal> {
        self.allows(seat, action.borrow())?;
        Ok(Checked::new(seat, action))
    }

    /// Plays an action, or says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Refusal> {
        let checked = self.check(seat, action)?;
        self.apply(checked, log);
        Ok(())
    }
}
