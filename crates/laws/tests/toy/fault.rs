//! The faults that can be planted, and the types that some of them need.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance};

use super::{Lying, Magpies, Phase};

/// What is wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Fault {
    None,
    NobodyIsAwaited,
    AwaitedMayNotAct,
    NeverEnds,
    ActsAfterTheEnd,
    OffersWhatIsRefused,
    RefusesWhatIsOffered,
    AcceptsWhatIsNotListed,
    LetsOthersAct,
    ListsTwice,
    KeepsTheBuffer,
    LapseIsNoChoice,
    RefusalSaysNothing,
    ARefusalChangesSomething,
    DeckIsNotSaved,
    DiceFromACounter,
    LoggingHasSideEffects,
    WhoActsDependsOnHiddenCards,
    ForgottenScore,
    RefusalMentionsAHiddenCard,
    LapseDependsOnHiddenCards,
    OrderDependsOnHiddenCards,
    OutcomeIsNotPublic,
    ViewBytesBetrayACard,
    HandsFaceUp,
    SpectatorsSeeHands,
    TopCardLeaks,
    ForgottenRedaction,
    EventBytesBetrayACard,
    WholeStateInTheView,
    AllCardsInTheView,
    SeedInTheView,
    OneFutureForAll,
    OneTableForAll,
    ScratchShowsInTheView,
}

/// A number that comparisons ignore: any two are equal, and only their bytes differ.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Ink(pub(crate) u8);

impl PartialEq for Ink {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Ink {}

impl Hash for Ink {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// How a table is saved. One fault forgets the deck.
#[derive(Serialize, Deserialize)]
pub(super) struct Saved {
    fault: Fault,
    hands: BySeat<Vec<Lying>>,
    deck: Vec<Lying>,
    discard: Vec<u8>,
    scores: BySeat<u8>,
    round: u8,
    phase: Phase,
    chance: Chance,
}

impl From<Magpies> for Saved {
    fn from(game: Magpies) -> Self {
        Self {
            fault: game.fault,
            hands: game.hands,
            deck: match game.fault {
                Fault::DeckIsNotSaved => Vec::new(),
                _ => game.deck,
            },
            discard: game.discard,
            scores: game.scores,
            round: game.round,
            phase: game.phase,
            chance: game.chance,
        }
    }
}

impl From<Saved> for Magpies {
    fn from(saved: Saved) -> Self {
        Self {
            fault: saved.fault,
            hands: saved.hands,
            deck: saved.deck,
            discard: saved.discard,
            scores: saved.scores,
            round: saved.round,
            phase: saved.phase,
            chance: saved.chance,
            scratch: Ink::default(),
        }
    }
}
