//! What happened, as the table would tell it.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat, Seats};

use crate::action::{Colour, Signal, Visit};
use crate::die::{Hole, Roll, Rolled};
use crate::mole::Mole;
use crate::prize::{Prize, Stand};
use crate::state::{Ending, Sealed};

/// What happened. Details that only some may know are a [`Face`], and some events are seen by their
/// owner only (see `view.rs`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// The board was set up: Burrow and stands shuffled, every stand's top card turned up.
    ParkOpened {
        /// The prizes that lie face up, by stand.
        prizes: Vec<Option<Prize>>,
    },
    /// Somebody took a colour.
    ColourChosen {
        /// Who.
        by: Seat,
        /// Which.
        colour: Colour,
    },
    /// Somebody answered in secret.
    Answered {
        /// Who.
        by: Seat,
        /// What was asked; public.
        about: Matter,
        /// What; only they know.
        answer: Face<Sealed>,
    },
    /// It was shown when a player was last at an arcade.
    VisitTold {
        /// Who.
        by: Seat,
        /// When.
        visit: Visit,
    },
    /// Nobody has ever been to one (MOLE-10).
    NobodyVisited,
    /// King Mole was found.
    KingNamed {
        /// Who.
        seat: Seat,
        /// How.
        how: KingBy,
    },
    /// A round began.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
    },
    /// Moles were dealt face down.
    MolesDealt {
        /// How many into each hole.
        counts: Vec<u8>,
    },
    /// The Burrow was empty, so the Hill was shuffled and became the Burrow (MOLE-R10).
    HillShuffled {
        /// How many moles.
        moles: u8,
    },
    /// Somebody announced "Going for the Crown".
    CrownDeclared {
        /// Who.
        by: Seat,
    },
    /// Somebody looked into a hole.
    HolePeeked {
        /// Who.
        by: Seat,
        /// Where; only they are told.
        hole: Option<Hole>,
        /// What lies there, the top one last; empty for others, because the number of moles would
        /// tell them which hole it was.
        moles: Vec<Face<Mole>>,
    },
    /// The signal was given.
    GoSaid {
        /// By whom.
        by: Seat,
        /// The words; `None` for the table's usual ones.
        text: Option<Signal>,
    },
    /// A die was rolled.
    DieRolled {
        /// By whom.
        by: Seat,
        /// Which, and what it shows.
        rolled: Rolled,
    },
    /// A die was rolled again.
    DieRerolled {
        /// By whom.
        by: Seat,
        /// With which prize.
        prize: Prize,
        /// Which, and what it shows now.
        rolled: Rolled,
    },
    /// Somebody did not roll again.
    RerollDeclined {
        /// Who.
        by: Seat,
    },
    /// Somebody got their share of a hole.
    MolesWhacked {
        /// Who.
        by: Seat,
        /// Of which hole.
        hole: Hole,
        /// What; only they know.
        moles: Vec<Face<Mole>>,
    },
    /// Nobody got anything from a hole.
    NothingWhacked {
        /// Which hole.
        hole: Hole,
        /// Who whacked it.
        whackers: Seats,
        /// How many moles stay there.
        moles: u8,
    },
    /// Somebody took a mole that was left over.
    LeftoverTaken {
        /// Who.
        by: Seat,
        /// From which hole.
        hole: Hole,
        /// What; only they know.
        mole: Face<Mole>,
    },
    /// Somebody drew from the Burrow.
    MolesDrawn {
        /// Who.
        by: Seat,
        /// Why.
        why: Draw,
        /// What; only they know.
        moles: Vec<Face<Mole>>,
    },
    /// Somebody put a mole aside, to be discarded or kept; only they see it.
    MoleMarked {
        /// Who.
        by: Seat,
        /// Which.
        mole: Face<Mole>,
    },
    /// Moles that were too many went to the Hill.
    MolesDiscarded {
        /// Whose.
        by: Seat,
        /// Which; the Hill is open.
        moles: Vec<Mole>,
    },
    /// Somebody laid their hand down to cash it in.
    HandLaid {
        /// Who.
        by: Seat,
        /// Which moles.
        moles: Vec<Mole>,
        /// How the total is made up.
        sum: Sum,
    },
    /// Somebody rolled the Prize die with no mole in hand (MOLE-44).
    NothingLaid {
        /// Who.
        by: Seat,
    },
    /// Somebody announced and did not reach the crown (MOLE-68).
    CrownMissed {
        /// Who.
        by: Seat,
        /// With which total.
        total: u16,
    },
    /// King Mole said which of the tied seats picks next.
    NextNamed {
        /// Who.
        next: Seat,
    },
    /// The order of the other tied seats was drawn at random.
    OrderDrawn {
        /// Who picks first, second and so on.
        order: Vec<Seat>,
    },
    /// Somebody took a prize.
    PrizeTaken {
        /// Who.
        by: Seat,
        /// Which.
        prize: Prize,
    },
    /// Somebody took no prize although they could.
    PrizePassed {
        /// Who.
        by: Seat,
    },
    /// There was no prize left that somebody could afford.
    NothingLeft {
        /// Who.
        by: Seat,
        /// With which total.
        total: u16,
    },
    /// Somebody kept cashed-in moles.
    MolesKept {
        /// Who.
        by: Seat,
        /// Which.
        moles: Vec<Mole>,
    },
    /// Cashed-in moles went to the Hill.
    HandCashed {
        /// Whose.
        by: Seat,
        /// How many.
        moles: u8,
    },
    /// A stand's next prize was turned up.
    StandRestocked {
        /// Which stand.
        stand: Stand,
        /// Which prize.
        prize: Prize,
    },
    /// A stand ran out of prizes for good (MOLE-R46).
    StandEmptied {
        /// Which stand.
        stand: Stand,
    },
    /// The park closes (MOLE-R65).
    ParkClosed {
        /// After which round.
        round: u8,
    },
    /// A Showdown for the Crown began.
    ShowdownBegan {
        /// Between whom.
        contestants: Seats,
    },
    /// A contestant's hand went to the Hill (MOLE-R56).
    HandCleared {
        /// Whose.
        by: Seat,
        /// Which moles.
        moles: Vec<Mole>,
    },
    /// A contestant gave all prizes back.
    PrizesReturned {
        /// Who.
        by: Seat,
        /// How many.
        prizes: u8,
    },
    /// A contestant rolled all four dice.
    ShowdownRolled {
        /// Who.
        by: Seat,
        /// What they show: Glove, Pan, Mallet, Prize.
        rolls: [Roll; 4],
    },
    /// A contestant got moles from a hole.
    ShowdownWhacked {
        /// Who.
        by: Seat,
        /// From which hole.
        hole: Hole,
        /// What.
        moles: Vec<Mole>,
    },
    /// A contestant's moles and Prize die were counted.
    ShowdownScored {
        /// Who.
        by: Seat,
        /// The moles that count.
        moles: Vec<Mole>,
        /// The stars of the Prize die.
        die: u8,
        /// Both together.
        score: u16,
    },
    /// King Mole was among the tied contestants and is out (MOLE-80).
    KingSteppedBack {
        /// Who.
        seat: Seat,
    },
    /// King Mole said which of the tied contestants wins.
    WinnerNamed {
        /// Who.
        seat: Seat,
    },
    /// Chance decided which of them wins (MOLE-R44).
    WinnerDrawn {
        /// Who.
        seat: Seat,
    },
    /// The deal is over.
    DealEnded {
        /// How it ended.
        ending: Ending,
    },
}

tabletop::tagged!(Event, "event");

/// What a secret answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// When somebody was last at an arcade (MOLE-9).
    Visit,
    /// Whether they go for the crown (MOLE-R15).
    Crown,
    /// Which die they roll (MOLE-31).
    Die,
    /// Whether they roll it again (MOLE-R27).
    Reroll,
    /// Which moles are too many (MOLE-41).
    Discard,
    /// Which cashed-in moles they keep (MOLE-P6).
    Keep,
}

/// How King Mole was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KingBy {
    /// The host named them.
    Host,
    /// They were last at an arcade.
    Arcade,
    /// By lot.
    Lot,
    /// They won the game before.
    LastWin,
    /// They won this one (MOLE-69).
    Crown,
}

/// Why moles were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// For whacking without getting a mole (MOLE-P3).
    Unlucky,
    /// For whacking a mole (MOLE-P4).
    Lucky,
    /// Because no prize was left (MOLE-P9).
    Consolation,
}

/// How a total is made up (MOLE-45).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sum {
    /// The stars on the moles.
    pub moles: u16,
    /// What powers add to them (MOLE-P7, MOLE-P8).
    pub bonus: u16,
    /// The stars of prizes won in earlier rounds.
    pub prizes: u16,
    /// The stars on the Prize die.
    pub die: u16,
}

impl Sum {
    /// The sum of all.
    #[inline]
    pub fn total(self) -> u16 {
        self.moles + self.bonus + self.prizes + self.die
    }
}
