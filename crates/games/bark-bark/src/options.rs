//! What a table of Monty's Bark Bark may agree on (section 7 of the catalogue).

use serde::{Deserialize, Serialize};

/// Makes an enum of an option's values, the default first, that reads its own names.
macro_rules! values {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl $name {
            pub(crate) fn read(word: &str) -> Self {
                match word {
                    $($text => Self::$value,)+
                    // The words were read against the list that people see.
                    _ => Self::default(),
                }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                [$(Self::$value),+][0]
            }
        }
    };
}

values! {
    /// What is played for (MBB-3, MBB-4).
    Match {
        /// Several races, until somebody has enough points.
        FirstToPoints = "first_to_points",
        /// One race.
        OneRace = "one_race",
    }
}
values! {
    /// Who places Start (MBB-14, MBB-R3).
    StartPlacer {
        /// Whoever has the most pets.
        AskPets = "ask_pets",
        /// Whom the host names.
        HostNames = "host_names",
        /// Anybody, by lot.
        Random = "random",
    }
}
values! {
    /// Where Start lies (MBB-R4).
    StartPlacement {
        /// Where the placer says.
        Placer = "placer",
        /// In the middle.
        Centre = "centre",
        /// Anywhere, by lot.
        Random = "random",
    }
}
values! {
    /// Who places Start in the next race (MBB-R60).
    NextStartPlacer {
        /// The same player.
        Same = "same",
        /// Whoever came last.
        LastPlace = "last_place",
        /// The next one clockwise.
        Rotate = "rotate",
    }
}
values! {
    /// When a player may change their critter (MBB-R2).
    CritterChange {
        /// Never during a match.
        PerMatch = "per_match",
        /// Between races.
        PerRace = "per_race",
    }
}
values! {
    /// Until when a laid card may be changed (MBB-R66).
    CardLock {
        /// Until everybody has laid one.
        UntilAllReady = "until_all_ready",
        /// Not at all.
        AtOnce = "at_once",
    }
}
values! {
    /// What may be claimed about a laid card (MBB-R67).
    Claims {
        /// To everybody.
        Public = "public",
        /// To everybody, or to one seat.
        PublicAndWhispers = "public_and_whispers",
        /// Nothing.
        Off = "off",
    }
}
values! {
    /// Whether a share may be nothing (MBB-R10).
    ZeroShare {
        /// It may.
        Allowed = "allowed",
        /// Only where there are more sharers than spaces.
        OnlyIfNeeded = "only_if_needed",
    }
}
values! {
    /// Which way round is allowed (MBB-R24).
    Route {
        /// Any that does not turn back.
        AnyWayRound = "any_way_round",
        /// The shortest.
        ShortestOnly = "shortest_only",
    }
}
values! {
    /// How the corner piles lie (MBB-R8).
    CornerPiles {
        /// With their top card open.
        FaceUp = "face_up",
        /// Face down.
        FaceDown = "face_down",
    }
}
values! {
    /// What becomes of movement left at a dead-end (MBB-R34).
    DeadEndLeftover {
        /// It is used towards the crown.
        BounceBack = "bounce_back",
        /// It is lost.
        Lost = "lost",
    }
}
values! {
    /// The short cut home (MBB-R37, MBB-R71).
    ShortCut {
        /// The leader is asked.
        Ask = "ask",
        /// It is always taken.
        Automatic = "automatic",
        /// There is none.
        Off = "off",
    }
}
values! {
    /// A special case, on or off (MBB-47, MBB-R71).
    Switch {
        /// It is played.
        On = "on",
        /// It is not.
        Off = "off",
    }
}
values! {
    /// What decides when several have enough points (MBB-R58).
    TieAtTarget {
        /// Most points, then the better place in the last race.
        LastRace = "last_race",
        /// Most points, then nothing.
        Shared = "shared",
        /// Most points, then one more race.
        ExtraRace = "extra_race",
    }
}

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// What is played for.
    pub match_for: Match,
    /// So many points win; the edition's number where this is none.
    pub target_points: Option<u8>,
    /// The id of the table in the edition, or `custom`.
    pub table: String,
    /// The custom table: `9x5` and then obstacles, `9x5 3.2 7.4`.
    pub custom: Option<String>,
    /// Who places Start.
    pub start_placer: StartPlacer,
    /// Where Start lies.
    pub start_placement: StartPlacement,
    /// Who places it in the next race.
    pub next_start_placer: NextStartPlacer,
    /// When critters may change.
    pub critter_change: CritterChange,
    /// Until when a laid card may be changed.
    pub card_lock: CardLock,
    /// What may be claimed.
    pub claims: Claims,
    /// Whether a share may be nothing.
    pub zero_share: ZeroShare,
    /// How many proposals each sharer has (MBB-R11).
    pub proposals_per_sharer: u8,
    /// How many seconds a whole negotiation may take at a table with a clock, where there is a limit
    /// (MBB-R12).
    #[serde(default = "usual_negotiation")]
    pub negotiation_clock: Option<u16>,
    /// Which way round is allowed.
    pub route: Route,
    /// How the corner piles lie.
    pub corner_piles: CornerPiles,
    /// What becomes of movement left at a dead-end.
    pub dead_end_leftover: DeadEndLeftover,
    /// The short cut home.
    pub short_cut: ShortCut,
    /// Whether a dead-end moves the crown.
    pub dead_end_crown: Switch,
    /// Whether some cards hold one pawn only.
    pub single_space: Switch,
    /// What decides when several have enough points.
    pub tie_at_target: TieAtTarget,
    /// So many rounds without a card end a race (MBB-R59).
    pub stall_rounds: u8,
}

/// MBB-R12: two minutes.
fn usual_negotiation() -> Option<u16> {
    Some(120)
}

impl Default for Options {
    fn default() -> Self {
        Self {
            match_for: Match::default(),
            target_points: None,
            table: String::new(),
            custom: None,
            start_placer: StartPlacer::default(),
            start_placement: StartPlacement::default(),
            next_start_placer: NextStartPlacer::default(),
            critter_change: CritterChange::default(),
            card_lock: CardLock::default(),
            claims: Claims::default(),
            zero_share: ZeroShare::default(),
            proposals_per_sharer: 2,
            negotiation_clock: usual_negotiation(),
            route: Route::default(),
            corner_piles: CornerPiles::default(),
            dead_end_leftover: DeadEndLeftover::default(),
            short_cut: ShortCut::default(),
            dead_end_crown: Switch::default(),
            single_space: Switch::default(),
            tie_at_target: TieAtTarget::default(),
            stall_rounds: 10,
        }
    }
}
