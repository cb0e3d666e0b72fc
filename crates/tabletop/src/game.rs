//! The contract between a game and everything else in the house.

use std::borrow::Borrow;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Checked, Glass, Log, Outcome, Refusal, Seat, Seats, Viewer};

/// One of the games of the house. The implementing type *is* the state of a deal.
///
/// A state is a plain value: no clock, no I/O, no hash map, no global. Everything that happens is
/// a function of the setup, the luck and the actions played. The crate `laws` says in tests what
/// every implementation must keep.
pub trait Game: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Seats, options and edition: all that is settled, and known to everyone, before the first
    /// card is dealt. Cheap to clone: the edition sits behind an `Arc`.
    type Setup: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may do. One small choice at a time; never a subset of a hand.
    type Action: Clone + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, as the table would tell it.
    type Event: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer can see, and remembers having seen.
    type View: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;

    /// The game's short name, in commands, records and on the wire.
    const ID: &'static str;
    /// Moves when a change of the rules makes old records replay differently.
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

    /// The seats among them that the table waits for: theirs is the clock, and theirs the lapse.
    /// The others may act and need not: change a sealed choice, draw late, concede.
    fn awaited(&self) -> Seats {
        self.to_act()
    }

    /// Fills `choices` with what `seat` may do now; with nothing unless the seat may act.
    ///
    /// The order follows from what the seat can see, never from what is hidden. Where an action
    /// carries something a person writes in, the list holds samples (see
    /// [`Game::is_written_in`]).
    fn list_choices(&self, seat: Seat, choices: &mut Vec<Self::Action>);

    /// Whether the action carries something a person writes in (a number of years, a line of
    /// text, shares of a bargain), so that more is allowed than the choices list.
    fn is_written_in(_action: &Self::Action) -> bool {
        false
    }

    /// Says whether `seat` may do this now and, if not, which rule forbids it.
    fn allows(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Does what was checked. With an action that was checked against another state it may panic or
    /// corrupt this one.
    fn apply(&mut self, checked: Checked<&Self::Action>, log: &mut Log<Self::Event>);

    /// What the rules let happen when the awaited `seat` runs out of time: one of its choices,
    /// and one that follows from its own view. Where a rule says "at random", there is an action
    /// that leaves it to chance.
    fn lapse(&self, seat: Seat) -> Self::Action;

    /// The sandglass that several seats share now, where the rules have one. Public, like whoever
    /// is awaited. It runs beside the clock of each decision, whose end is the lapse.
    fn glass(&self) -> Option<Glass<Self::Action>> {
        None
    }

    /// How the deal ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Builds what `viewer` may see, from nothing up.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` saw it; `None` if it passed unseen.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A world in which the viewer would see exactly this: the inverse of [`Game::view`].
    ///
    /// What the viewer does not know is drawn from `luck`, which then stays in the world as its
    /// future. It is taken by value, so that a thinker cannot have the table's own luck.
    fn imagine(setup: &Self::Setup, view: &Self::View, luck: Chance) -> Self;

    // Provided below this line; never overridden.

    /// What `seat` may do now, as a list of its own.
    fn choices(&self, seat: Seat) -> Vec<Self::Action> {
        let mut choices = Vec::new();
        self.list_choices(seat, &mut choices);
        choices
    }

    /// Checks an action, owned or borrowed: what comes back can be applied.
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
