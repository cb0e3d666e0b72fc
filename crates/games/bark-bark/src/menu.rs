//! The options as a dialog shows them, and how they are read.

use std::fmt::Display;
use std::str::FromStr;

use tabletop::{Complaint, OptionInfo, Several, Terms, read_options};

use crate::options::{
    CardLock, Claims, CornerPiles, CritterChange, DeadEndLeftover, Match, NextStartPlacer, Options,
    Route, ShortCut, StartPlacement, StartPlacer, Switch, TieAtTarget, ZeroShare,
};

const fn one(
    key: &'static str,
    title: &'static str,
    explanation: &'static str,
    values: &'static [(&'static str, &'static str)],
) -> OptionInfo {
    OptionInfo {
        key,
        title,
        explanation,
        values,
        several: Several::One,
    }
}

/// The options as a dialog shows them. Those that take a number or a table of one's own show the
/// usual values; [`read`] takes the others too. The clock of a decision is the room's, because rules
/// have no clock; the clock of a negotiation runs in the room too, and its length is agreed here
/// (MBB-R12).
pub(crate) const INFO: &[OptionInfo] = &[
    one(
        "match",
        "What is played for",
        "Several races for points, or one race.",
        &[
            ("first_to_points", "races until somebody has enough points"),
            ("one_race", "first Home wins"),
        ],
    ),
    one(
        "target_points",
        "Points that win",
        "How many points win a match; any number from 3 to 30.",
        &[
            ("6", "as in the rulebook"),
            ("3", "short"),
            ("9", "long"),
            ("12", "very long"),
        ],
    )
    .written(),
    one(
        "table",
        "Table",
        "Where the cards are laid: how much room there is, and what stands in the way.",
        &[
            ("kitchen_table", "11 by 7 cards"),
            ("breakfast_table", "11 by 7 with two ponds in the way"),
            ("tea_tray", "9 by 5: tight"),
            ("big_table", "13 by 9: airy"),
            ("custom", "as custom_table says"),
        ],
    ),
    one(
        "custom_table",
        "A table of your own",
        "Columns and rows, then obstacles as column.row: `9x6 3.2 7.4`; 3x2 to 21x21. With fewer \
         than 30 free cells a race may end early.",
        &[
            ("none", "the table above"),
            ("9x6 4.3", "9 by 6 with a pond at column 4, row 3"),
        ],
    )
    .written(),
    one(
        "start_placer",
        "Who places Start",
        "Who says where the race begins.",
        &[
            ("ask_pets", "whoever has the most pets"),
            ("host_names", "whom the host names"),
            ("random", "drawn by lot"),
        ],
    ),
    one(
        "start_placement",
        "Where Start lies",
        "Where the race begins.",
        &[
            ("placer", "anywhere its placer likes"),
            ("centre", "in the middle of the table"),
            ("random", "drawn by lot"),
        ],
    ),
    one(
        "next_start_placer",
        "Who places Start next",
        "Who places Start in the races after the first.",
        &[
            ("same", "the same player"),
            ("last_place", "whoever came last"),
            ("rotate", "the next player clockwise"),
        ],
    ),
    one(
        "critter_change",
        "Changing critters",
        "When a cat may become a squirrel.",
        &[
            ("per_match", "not during a match"),
            ("per_race", "between races"),
        ],
    ),
    one(
        "card_lock",
        "Changing the laid card",
        "Until when a laid movement card may be changed.",
        &[
            ("until_all_ready", "until the last player has laid one"),
            ("at_once", "not at all"),
        ],
    ),
    one(
        "claims",
        "Claims",
        "Saying which card you laid, true or not, with a public tally.",
        &[
            ("public", "to everybody"),
            ("public_and_whispers", "to everybody or to one player"),
            ("off", "none"),
        ],
    ),
    one(
        "zero_share",
        "Shares of nothing",
        "Whether sharers may agree that somebody gets nothing.",
        &[
            ("allowed", "they may"),
            (
                "only_if_needed",
                "only if there are fewer spaces than sharers",
            ),
        ],
    ),
    one(
        "proposals_per_sharer",
        "Proposals",
        "How many proposals there can be for each sharer; from 1 to 5.",
        &[
            ("2", "usual"),
            ("1", "quick"),
            ("3", "patient"),
            ("4", "long"),
            ("5", "very long"),
        ],
    )
    .written(),
    one(
        "negotiation_clock",
        "Time to negotiate",
        "How many seconds a whole negotiation may take at a table with a clock: at zero it has failed. \
         From 10 to 600.",
        &[
            ("120", "two minutes"),
            ("30", "half a minute"),
            ("60", "a minute"),
            ("300", "five minutes"),
            ("off", "no limit"),
        ],
    )
    .written(),
    one(
        "route",
        "Ways round",
        "Which way a critter may take to the crown.",
        &[
            ("any_way_round", "any that does not turn back"),
            ("shortest_only", "only a shortest one"),
        ],
    ),
    one(
        "corner_piles",
        "Corner piles",
        "Whether the leader sees the next corner of each pile.",
        &[("face_up", "yes"), ("face_down", "no")],
    ),
    one(
        "dead_end_leftover",
        "Movement left at a dead-end",
        "What becomes of it.",
        &[
            ("bounce_back", "it is used towards the crown"),
            ("lost", "it is lost"),
        ],
    ),
    one(
        "short_cut",
        "Short cut home",
        "Whether a dead-end without corner cards left may end the race.",
        &[
            ("ask", "if the leader likes"),
            ("automatic", "always"),
            ("off", "never"),
        ],
    ),
    one(
        "dead_end_crown",
        "Dead-ends",
        "Whether a dead-end moves the crown, or ends the race.",
        &[("on", "it moves the crown"), ("off", "it ends the race")],
    ),
    one(
        "single_space",
        "Cards for one",
        "Whether trees, broken fences and Keep Going hold one pawn only.",
        &[("on", "they do"), ("off", "they hold any number")],
    ),
    one(
        "tie_at_target",
        "Level at the target",
        "What decides when several are level with enough points.",
        &[
            ("last_race", "the better place in the last race"),
            ("shared", "nothing: they share the win"),
            ("extra_race", "one more race"),
        ],
    ),
    one(
        "stall_rounds",
        "Rounds without a card",
        "After so many rounds in which no card was laid the race is called; from 3 to 50.",
        &[("10", "usual"), ("3", "impatient"), ("20", "patient")],
    )
    .written(),
];

impl Options {
    /// Reads the options of a table's terms.
    pub fn read(terms: &Terms) -> Result<Self, Complaint> {
        let mut options = Self::default();
        let mut rest = terms.options.clone();
        if let Some(points) = rest.remove("target_points") {
            options.target_points = Some(number("target_points", &points, 3, 30)?);
        }
        if let Some(proposals) = rest.remove("proposals_per_sharer") {
            options.proposals_per_sharer = number("proposals_per_sharer", &proposals, 1, 5)?;
        }
        if let Some(seconds) = rest.remove("negotiation_clock") {
            options.negotiation_clock = match seconds.trim() {
                "off" => None,
                seconds => Some(number("negotiation_clock", seconds, 10, 600)?),
            };
        }
        if let Some(rounds) = rest.remove("stall_rounds") {
            options.stall_rounds = number("stall_rounds", &rounds, 3, 50)?;
        }
        // The tables are the edition's, so the setup looks for this one.
        options.table = rest.remove("table").unwrap_or_default().trim().to_owned();
        let custom = rest.remove("custom_table");
        options.custom = custom.filter(|text| text.trim() != "none");
        read_options(INFO, &rest, |key, words| {
            let word = words[0];
            match key {
                "match" => options.match_for = Match::read(word),
                "start_placer" => options.start_placer = StartPlacer::read(word),
                "start_placement" => options.start_placement = StartPlacement::read(word),
                "next_start_placer" => options.next_start_placer = NextStartPlacer::read(word),
                "critter_change" => options.critter_change = CritterChange::read(word),
                "card_lock" => options.card_lock = CardLock::read(word),
                "claims" => options.claims = Claims::read(word),
                "zero_share" => options.zero_share = ZeroShare::read(word),
                "route" => options.route = Route::read(word),
                "corner_piles" => options.corner_piles = CornerPiles::read(word),
                "dead_end_leftover" => options.dead_end_leftover = DeadEndLeftover::read(word),
                "short_cut" => options.short_cut = ShortCut::read(word),
                "dead_end_crown" => options.dead_end_crown = Switch::read(word),
                "single_space" => options.single_space = Switch::read(word),
                "tie_at_target" => options.tie_at_target = TieAtTarget::read(word),
                other => unreachable!("`{other}` is in the list and not read"),
            }
        })?;
        Ok(options)
    }
}

fn number<N>(key: &str, text: &str, least: N, most: N) -> Result<N, Complaint>
where
    N: FromStr + PartialOrd + Display + Copy,
{
    let number = text.trim().parse().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        let because = format!("`{text}` is not a whole number from {least} to {most}");
        Complaint::new(format!("option `{key}`"), because)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_that_is_shown_can_be_read_and_the_first_is_the_default() {
        for info in INFO {
            for (place, (value, _)) in info.values.iter().enumerate() {
                let terms = Terms::plain(3).with(info.key, value);
                let options = Options::read(&terms).expect(value);
                let is_named = matches!(info.key, "target_points" | "table");
                if place == 0 && !is_named {
                    assert_eq!(options, Options::default(), "{}", info.key);
                }
                if place > 0 {
                    assert_ne!(options, Options::default(), "{} = {value}", info.key);
                }
            }
        }
    }

    #[test]
    fn a_number_out_of_range_is_refused_with_the_range() {
        let terms = Terms::plain(3).with("stall_rounds", "51");
        let complaint = Options::read(&terms).unwrap_err().to_string();
        assert_eq!(
            complaint,
            "option `stall_rounds`: `51` is not a whole number from 3 to 50"
        );
    }
}
