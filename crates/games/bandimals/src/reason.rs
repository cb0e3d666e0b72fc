//! Every reason for a refusal, with its rule, its short name and its sentence.
//!
//! Listing choices asks the same question for every candidate, so a reason is a small value and
//! becomes a sentence only when somebody reads it.

use tabletop::{Refusal, RuleId, mark};

use crate::card::{Card, Section};
use crate::rules;
use crate::setup::Setup;

/// Why something may not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    GameOver,
    NotYourTurn,
    WrongStep,
    NoSuchCard,
    NotInHand(Card),
    NotInBand(Card),
    NotABandCard(Card),
    NotASpecial(Card),
    NoPlaysLeft,
    WrongSection(Card),
    PlaysOf(Section, Card),
    KindFull(Card),
    DuplicateEquipment(Card),
    SectionCap(Card),
    NoColumn(Card),
    NoSpecialsLeft,
    BonusSlotsFull,
    PenaltySlotsFull,
    IllegalTarget(Card),
    AtOneself(Card),
    ReactionOnly(Card),
    NothingToStop,
    NotANoU(Card),
    MustBeBasic,
    ReorganizeUnavailable,
    DiscardTooFew(u8),
    OverHandLimit(u8),
    CtActive,
    NoCtCard,
    ProtectedCard(Card),
    BandNotFull,
    NoMatch(Card),
    NothingNamed(Card),
    NotInDiscard(Card),
    NotFetched(Card),
    AlreadyPicked(Card),
    BadEntry,
    BadLine,
    SectionTaken(Section),
    BadRival,
    BadFirst,
    BadVote,
    BadVerdict,
    NotLeaving,
    NotLookedAt,
    NoTheme,
    NotASlip,
    SlippedAlready,
}

impl Reason {
    /// The refusal that a person reads.
    pub(crate) fn refusal(self, setup: &Setup) -> Refusal {
        self.mark_others();
        let (rule, code, because) = self.parts(setup);
        Refusal::new(rule, code, because)
    }

    /// Marks the rules that forbid the same as the one that is cited.
    fn mark_others(self) {
        match self {
            Self::NotABandCard(_) | Self::NotASpecial(_) => mark!(rules::BAND_16),
            Self::NotInBand(_) => mark!(rules::BAND_R13),
            Self::NoPlaysLeft => mark!(rules::BAND_R24),
            Self::KindFull(_) => mark!(rules::BAND_R8),
            Self::DuplicateEquipment(_) => mark!(rules::BAND_R8, rules::BAND_R10),
            Self::SectionCap(_) => mark!(rules::BAND_60, rules::BAND_R8),
            Self::NoColumn(_) => mark!(rules::BAND_R7),
            Self::BonusSlotsFull | Self::PenaltySlotsFull => mark!(rules::BAND_R25),
            Self::ReactionOnly(_) => mark!(rules::BAND_36),
            Self::OverHandLimit(_) => mark!(rules::BAND_13, rules::BAND_R21),
            Self::WrongSection(_) => mark!(rules::BAND_85),
            Self::CtActive => mark!(rules::BAND_107),
            _ => (),
        }
    }

    fn parts(self, setup: &Setup) -> (RuleId, &'static str, String) {
        let name = |card: Card| setup.name(card).to_owned();
        let max = setup.numbers.max_per_section;
        match self {
            Self::GameOver => (rules::BAND_72, "game_over", "the game is over".into()),
            Self::NotYourTurn => (
                rules::BAND_11,
                "not_your_turn",
                "it is not your turn, and nothing is asked of you now".into(),
            ),
            Self::WrongStep => (
                rules::BAND_R14,
                "wrong_step",
                "this is not what is asked now; the steps of a turn go in their order".into(),
            ),
            Self::NoSuchCard => (
                rules::BAND_16,
                "no_such_card",
                "there is no such card in this edition".into(),
            ),
            Self::NotInHand(card) => (
                rules::BAND_12,
                "not_in_hand",
                format!("{} is not in your hand", name(card)),
            ),
            Self::NotInBand(card) => (
                rules::BAND_14,
                "not_in_band",
                format!("{} does not lie in that band", name(card)),
            ),
            Self::NotABandCard(card) => (
                rules::BAND_49,
                "not_a_band_card",
                format!("{} is no Player or Equipment card", name(card)),
            ),
            Self::NotASpecial(card) => (
                rules::BAND_50,
                "not_a_special",
                format!("{} is no Bonus or Penalty", name(card)),
            ),
            Self::NoPlaysLeft => (
                rules::BAND_49,
                "no_plays_left",
                "you have no band plays left in this turn".into(),
            ),
            Self::WrongSection(card) => (
                rules::BAND_R59,
                "wrong_section",
                format!("{} is of another section than your band", name(card)),
            ),
            Self::PlaysOf(section, card) => (
                rules::BAND_42,
                "wrong_section",
                format!("{} is not {}, and this play is", name(card), section.word()),
            ),
            Self::KindFull(card) => (
                rules::BAND_65,
                "kind_full",
                format!(
                    "{} would be the sixth of its kind; a band has 5 and 5",
                    name(card)
                ),
            ),
            Self::DuplicateEquipment(card) => (
                rules::BAND_64,
                "duplicate_equipment",
                format!(
                    "a {} lies in your band already; all Equipment is unique",
                    name(card)
                ),
            ),
            Self::SectionCap(card) => (
                rules::BAND_63,
                "section_cap",
                format!(
                    "{} would be too many of its section; {} allowed",
                    name(card),
                    match max {
                        1 => "1 column is".to_owned(),
                        n => format!("{n} columns are"),
                    }
                ),
            ),
            Self::NoColumn(card) => (
                rules::BAND_R8,
                "no_column",
                format!(
                    "{} would open a sixth column; pair or remove a card first",
                    name(card)
                ),
            ),
            Self::NoSpecialsLeft => (
                rules::BAND_50,
                "no_specials_left",
                "you may play no more Bonus or Penalty in this turn".into(),
            ),
            Self::BonusSlotsFull => (
                rules::BAND_28,
                "bonus_slots_full",
                "two Band Bonuses lie in your band; nothing is replaced".into(),
            ),
            Self::PenaltySlotsFull => (
                rules::BAND_34,
                "penalty_slots_full",
                "two Band Penalties lie in that band; choose another".into(),
            ),
            Self::IllegalTarget(card) => (
                rules::BAND_R28,
                "illegal_target",
                format!(
                    "{} would do nothing there; aim it at an opponent it can hit",
                    name(card)
                ),
            ),
            Self::AtOneself(card) => (
                rules::BAND_R29,
                "illegal_target",
                format!("{} is aimed at an opponent, not at yourself", name(card)),
            ),
            Self::ReactionOnly(card) => (
                rules::BAND_R43,
                "reaction_only",
                format!(
                    "{} only answers a Penalty; it is no play of step 3",
                    name(card)
                ),
            ),
            Self::NothingToStop => (
                rules::BAND_R43,
                "nothing_to_stop",
                "no Penalty of an opponent is waiting for your answer".into(),
            ),
            Self::NotANoU(card) => (
                rules::BAND_37,
                "not_a_no_u",
                format!("{} stops no Penalty; only a No U does", name(card)),
            ),
            Self::MustBeBasic => (
                rules::BAND_58,
                "must_be_basic",
                "your last turn was a Reorganize turn, so this one is Basic".into(),
            ),
            Self::ReorganizeUnavailable => (
                rules::BAND_R17,
                "reorganize_unavailable",
                "Reorganize fills a hand, and yours has no room or there is nothing to draw".into(),
            ),
            Self::DiscardTooFew(n) => (
                rules::BAND_52,
                "discard_too_few",
                format!("you must discard {n} more"),
            ),
            Self::OverHandLimit(limit) => (
                rules::BAND_53,
                "over_hand_limit",
                format!("your hand limit is {limit}; discard until you hold no more than that"),
            ),
            Self::CtActive => (
                rules::BAND_96,
                "ct_active",
                "a Competition or Theme is active until play is back at its drawer".into(),
            ),
            Self::NoCtCard => (
                rules::BAND_R65,
                "no_ct_card",
                "there is no Competition or Theme to draw".into(),
            ),
            Self::ProtectedCard(card) => (
                rules::BAND_R33,
                "protected_card",
                format!("{} is protected; pick another", name(card)),
            ),
            Self::BandNotFull => (
                rules::BAND_45,
                "band_not_full",
                "only a full band gets a Drum Major, at the end of a Basic turn".into(),
            ),
            Self::NoMatch(card) => (
                rules::BAND_R31,
                "no_match",
                format!("{} is not one of the cards that may be chosen", name(card)),
            ),
            Self::NothingNamed(card) => (
                rules::BAND_R31,
                "no_match",
                format!(
                    "{} takes a card of that band; name it as you play",
                    name(card)
                ),
            ),
            Self::NotInDiscard(card) => (
                rules::BAND_R23,
                "not_in_discard",
                format!("{} is not in the discard pile", name(card)),
            ),
            Self::NotFetched(card) => (
                rules::BAND_R23,
                "no_match",
                format!("{} is not what you may take from the pile", name(card)),
            ),
            Self::AlreadyPicked(card) => (
                rules::BAND_R32,
                "already_picked",
                format!("you have picked {} as often as you hold it", name(card)),
            ),
            Self::BadEntry => (
                rules::BAND_R74,
                "bad_entry",
                "this is no entry that the contest takes".into(),
            ),
            Self::BadLine => (
                rules::BAND_106,
                "bad_line",
                "a line has one of the theme's words and at most 80 characters".into(),
            ),
            Self::SectionTaken(section) => (
                rules::BAND_85,
                "section_taken",
                format!(
                    "{} is taken; each person has a different section",
                    section.word()
                ),
            ),
            Self::BadRival => (
                rules::BAND_R75,
                "bad_seat",
                "name another person who is in the game".into(),
            ),
            Self::BadFirst => (
                rules::BAND_R2,
                "bad_seat",
                "name a person at this table".into(),
            ),
            Self::BadVote => (
                rules::BAND_105,
                "bad_seat",
                "vote for an entry that is not your own".into(),
            ),
            Self::BadVerdict => (
                rules::BAND_106,
                "bad_seat",
                "judge another person who has said a line, and each once".into(),
            ),
            Self::NotLeaving => (
                rules::BAND_R54,
                "not_leaving",
                "at this table a bot takes over for who leaves; the seat stays in the game".into(),
            ),
            Self::NotLookedAt => (
                rules::BAND_R72,
                "not_looked_at",
                "choose one of the two cards you look at".into(),
            ),
            Self::NoTheme => (
                rules::BAND_106,
                "no_theme",
                "no theme is acted now, so no word breaks character".into(),
            ),
            Self::NotASlip => (
                rules::BAND_106,
                "not_a_slip",
                "this is not one of the words that break character in this theme".into(),
            ),
            Self::SlippedAlready => (
                rules::BAND_106,
                "slipped_already",
                "you have slipped out of character already, and everybody knows".into(),
            ),
        }
    }
}
