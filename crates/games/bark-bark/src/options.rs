//! What a table of Monty's Bark Bark may agree on (section 7 of the catalogue). The clock of a decision
//! is the room's, because rules have no clock; the clock of a negotiation runs in the room too, and its
//! length is agreed here (MBB-R12).

use tabletop::number;

pub use tabletop::Switch;

tabletop::options! {
    /// The options of a table.
    pub Options;

    /// What is played for (MBB-3, MBB-4).
    match_for as "match": "What is played for", "Several races for points, or one race.", ["MBB-3", "MBB-4"],
        choice Match {
            FirstToPoints "first_to_points" "races until somebody has enough points",
            OneRace "one_race" "first Home wins",
        };
    /// How many points win a match; `None` means the edition's number.
    target_points: "Points that win", "How many points win a match; any number from 3 to 30.", [],
        written Option<u8>, |text: &str| number(3, 30)(text).map(Some), {
            "6" "as in the rulebook",
            "3" "short",
            "9" "long",
            "12" "very long",
        } else None;
    /// The id of the table in the edition, or `custom`.
    table: "Table", "Where the cards are laid: how much room there is, and what stands in the way.", [],
        edition String, |text: &str| Ok(text.to_owned()), {
            "kitchen_table" "11 by 7 cards",
            "breakfast_table" "11 by 7 with two ponds in the way",
            "tea_tray" "9 by 5: tight",
            "big_table" "13 by 9: airy",
            "custom" "as custom_table says",
        } else String::new();
    /// The custom table: `9x5` and then obstacles, `9x5 3.2 7.4`.
    custom as "custom_table": "A table of your own", "Columns and rows, then obstacles as column.row: `9x6 3.2 7.4`; 3x2 to 21x21. With fewer than 30 free cells a race may end early.", [],
        written Option<String>, custom_table, {
            "none" "the table above",
            "9x6 4.3" "9 by 6 with a pond at column 4, row 3",
        };
    /// Who places Start (MBB-14, MBB-R3).
    start_placer: "Who places Start", "Who says where the race begins.", ["MBB-14", "MBB-R3"],
        choice StartPlacer {
            AskPets "ask_pets" "whoever has the most pets",
            HostNames "host_names" "whom the host names",
            Random "random" "drawn by lot",
        };
    /// Where Start lies (MBB-R4).
    start_placement: "Where Start lies", "Where the race begins.", ["MBB-R4"],
        choice StartPlacement {
            Placer "placer" "anywhere its placer likes",
            Centre "centre" "in the middle of the table",
            Random "random" "drawn by lot",
        };
    /// Who places Start in the next race (MBB-R60).
    next_start_placer: "Who places Start next", "Who places Start in the races after the first.", ["MBB-R60"],
        choice NextStartPlacer {
            Same "same" "the same player",
            LastPlace "last_place" "whoever came last",
            Rotate "rotate" "the next player clockwise",
        };
    /// When a player may change their critter (MBB-R2).
    critter_change: "Changing critters", "When a cat may become a squirrel.", ["MBB-R2"],
        choice CritterChange {
            PerMatch "per_match" "not during a match",
            PerRace "per_race" "between races",
        };
    /// Until when a laid card may be changed (MBB-R66).
    card_lock: "Changing the laid card", "Until when a laid movement card may be changed.", ["MBB-R66"],
        choice CardLock {
            UntilAllReady "until_all_ready" "until the last player has laid one",
            AtOnce "at_once" "not at all",
        };
    /// What may be claimed about a laid card (MBB-R67).
    claims: "Claims", "Saying which card you laid, true or not, with a public tally.", ["MBB-R67"],
        choice Claims {
            Public "public" "to everybody",
            PublicAndWhispers "public_and_whispers" "to everybody or to one player",
            Off "off" "none",
        };
    /// Whether a share may be 0 (MBB-R10).
    zero_share: "Shares of nothing", "Whether sharers may agree that somebody gets nothing.", ["MBB-R10"],
        choice ZeroShare {
            Allowed "allowed" "they may",
            OnlyIfNeeded "only_if_needed" "only if there are fewer spaces than sharers",
        };
    /// How many proposals each sharer has (MBB-R11).
    proposals_per_sharer: "Proposals", "How many proposals there can be for each sharer; from 1 to 5.", ["MBB-R11"],
        written u8, number(1, 5), {
            "2" "usual",
            "1" "quick",
            "3" "patient",
            "4" "long",
            "5" "very long",
        };
    /// How many seconds a whole negotiation may take at a table with a clock; `None` means no limit
    /// (MBB-R12).
    #[serde(default = "usual_negotiation")]
    negotiation_clock: "Time to negotiate", "How many seconds a whole negotiation may take at a table with a clock: at zero it has failed. From 10 to 600.", ["MBB-R12"],
        written Option<u16>, negotiation_clock, {
            "120" "two minutes",
            "30" "half a minute",
            "60" "a minute",
            "300" "five minutes",
            "off" "no limit",
        };
    /// Which way round is allowed (MBB-R24).
    route: "Ways round", "Which way a critter may take to the crown.", ["MBB-R24"],
        choice Route {
            AnyWayRound "any_way_round" "any that does not turn back",
            ShortestOnly "shortest_only" "only a shortest one",
        };
    /// How the corner piles lie (MBB-R8).
    corner_piles: "Corner piles", "Whether the leader sees the next corner of each pile.", ["MBB-R8"],
        choice CornerPiles {
            FaceUp "face_up" "yes",
            FaceDown "face_down" "no",
        };
    /// What happens to movement left at a dead-end (MBB-R34).
    dead_end_leftover: "Movement left at a dead-end", "What becomes of it.", ["MBB-R34"],
        choice DeadEndLeftover {
            BounceBack "bounce_back" "it is used towards the crown",
            Lost "lost" "it is lost",
        };
    /// The short cut home (MBB-R37, MBB-R71).
    short_cut: "Short cut home", "Whether a dead-end without corner cards left may end the race.", ["MBB-R37", "MBB-R71"],
        choice ShortCut {
            Ask "ask" "if the leader likes",
            Automatic "automatic" "always",
            Off "off" "never",
        };
    /// Whether a dead-end moves the crown.
    dead_end_crown: "Dead-ends", "Whether a dead-end moves the crown, or ends the race.", ["MBB-47", "MBB-R71"],
        switch {
            "on" "it moves the crown",
            "off" "it ends the race",
        };
    /// Whether some cards hold one pawn only.
    single_space: "Cards for one", "Whether trees, broken fences and Keep Going hold one pawn only.", ["MBB-47", "MBB-R71"],
        switch {
            "on" "they do",
            "off" "they hold any number",
        };
    /// What decides when several have enough points (MBB-R58).
    tie_at_target: "Level at the target", "What decides when several are level with enough points.", ["MBB-R58"],
        choice TieAtTarget {
            LastRace "last_race" "the better place in the last race",
            Shared "shared" "nothing: they share the win",
            ExtraRace "extra_race" "one more race",
        };
    /// After how many rounds without a new card a race is called (MBB-R59).
    stall_rounds: "Rounds without a card", "How many rounds without a laid card end the race; from 3 to 50.", ["MBB-R59"],
        written u8, number(3, 50), {
            "10" "usual",
            "3" "impatient",
            "20" "patient",
        };
}

/// MBB-R12: two minutes.
fn usual_negotiation() -> Option<u16> {
    Some(120)
}

fn negotiation_clock(text: &str) -> Result<Option<u16>, String> {
    match text {
        "off" => Ok(None),
        seconds => number(10, 600)(seconds).map(Some),
    }
}

/// The setup reads the rest, because it knows how large a table may be.
fn custom_table(text: &str) -> Result<Option<String>, String> {
    Ok((text != "none").then(|| text.to_owned()))
}

#[cfg(test)]
mod tests {
    use tabletop::Terms;

    use tabletop::Options as _;

    use super::*;

    #[test]
    fn a_number_out_of_range_is_refused_with_the_range() {
        let terms = Terms::plain(3).with("stall_rounds", "51");
        let error = Options::read(&terms).unwrap_err().to_string();
        assert_eq!(
            error,
            "option `stall_rounds`: `51` is not a whole number from 3 to 50"
        );
    }
}
