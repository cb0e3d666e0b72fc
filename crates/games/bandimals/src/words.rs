//! One canonical English sentence for each choice, question and part of a view.

use std::fmt::Write as _;

use tabletop::{Face, Narrator, Outcome, RuleId, Seat, Viewer, Words, counted};

use crate::action::{Action, Halt, Opening, Pick, Turn, Unasked};
use crate::band::{Allowance, Counts, allowance};
use crate::card::{Card, Section};
use crate::edition::BandCard;
use crate::effect::Lasts;
use crate::event::Event;
use crate::explain;
use crate::questions;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Bandimals, Lasting, Open, Phase};
use crate::talk;
use crate::telling;
use crate::view::View;
use crate::wording;

impl Words for Bandimals {
    fn question(setup: &Setup, narrator: &Narrator, view: &View, seat: Seat) -> String {
        let question = match view.open.phase {
            Phase::AskTimes => "How long have you played musical instruments, all together?",
            Phase::Throw { .. } => "You are tied: rock, paper or scissors?",
            Phase::NameFirst => "Who goes first?",
            Phase::PickSections => "Which section is your band made of?",
            Phase::Over { .. } => "It is over.",
            Phase::Playing => return questions::question(setup, narrator, view, seat),
        };
        question.to_owned()
    }

    fn choice(
        setup: &Setup,
        narrator: &Narrator,
        view: &View,
        _seat: Seat,
        action: &Action,
    ) -> String {
        wording::choice(setup, narrator, &view.open, action)
    }

    fn event(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        telling::sentence(setup, narrator, event)
    }

    /// Section 2.11 (2): everybody is told of a slip word in the talk.
    fn overheard(setup: &Setup, view: &View, seat: Seat, text: &str) -> Option<Action> {
        talk::overheard(setup, &view.open, seat, text)
    }

    fn picture(setup: &Setup, narrator: &Narrator, view: &View, _viewer: Viewer) -> String {
        let open = &view.open;
        let mut picture = String::new();
        let (deck, pile) = (view.deck, open.discard.len());
        let _ = write!(
            picture,
            "Round {}. Draw pile {deck}, discard pile {pile}",
            open.round
        );
        if let Some(top) = open.discard.last() {
            let _ = write!(picture, " ({} on top)", setup.name(*top));
        }
        picture += ".\n";
        if let Some(active) = open.active {
            let _ = writeln!(picture, "{} is active.", setup.ct(active.ct).name);
        }
        if let Some(section) = open.required {
            let _ = writeln!(picture, "Everybody needs {}.", section.word());
        }
        for (seat, band) in open.bands.by_seat() {
            let mark = if seat == open.turn { "*" } else { " " };
            let counts = Counts::of(setup, band);
            let major = band.major.map_or("", |_| ", Drum Major");
            let _ = writeln!(
                picture,
                "{mark} {}: {}{major}; band: {}",
                narrator.begin(seat),
                counted(counts.pairs().into(), "pair"),
                columns(setup, open, seat)
            );
            for lasting in band.bonuses.iter().chain(&band.penalties) {
                let _ = writeln!(picture, "    {}", lasting_text(setup, lasting));
            }
            let hand = view.hands[seat].iter().map(|face| match face {
                Face::Up(card) => setup.label(*card),
                Face::Down => "?".to_owned(),
            });
            let hand: Vec<String> = hand.collect();
            let limit = allowance(setup, band, Allowance::HandLimit);
            let cards = if hand.is_empty() {
                String::new()
            } else {
                format!(": {}", hand.join(", "))
            };
            let _ = writeln!(picture, "    hand {} of {limit}{cards}", hand.len());
        }
        picture
    }

    fn ending(_setup: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winners = narrator.begin_listed(outcome.winners().iter());
        match outcome.kind.as_ref() {
            "full_band" => format!("{winners} won: the band was whole for a full round."),
            "drum_major" => format!("{winners} won: a Drum Major at the head of a full band."),
            "last_one" => format!("{winners} won as the last one left."),
            _ => {
                let winners = narrator.listed(outcome.winners().iter());
                format!("The rounds are over, and {winners} had the best band.")
            }
        }
    }

    fn score(score: i32) -> String {
        match score {
            1 => "1 pair".to_owned(),
            _ => format!("{score} pairs"),
        }
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
        match action {
            Action::Opening(opening) => match opening {
                Opening::MusicTime { .. } | Opening::KeepQuiet => {
                    vec![rules::BAND_8, rules::BAND_9]
                }
                Opening::Throw { .. } => vec![rules::BAND_10, rules::BAND_R3],
                Opening::NameFirst { .. } => vec![rules::BAND_R2],
                Opening::PickSection { .. } => vec![rules::BAND_85, rules::BAND_R59],
            },
            Action::Turn(turn) => match turn {
                Turn::ChooseTurn { .. } => vec![rules::BAND_47, rules::BAND_R17],
                Turn::PlayBand { .. } | Turn::DoneBand => vec![rules::BAND_49, rules::BAND_R8],
                Turn::RemoveBand { .. } => vec![rules::BAND_66, rules::BAND_R11],
                Turn::PlaySpecial { .. } | Turn::SkipSpecial => {
                    vec![rules::BAND_50, rules::BAND_R28]
                }
                Turn::Discard { .. } | Turn::DoneDiscard => vec![rules::BAND_51, rules::BAND_R22],
                Turn::TakeDrumMajor | Turn::DeclineDrumMajor => {
                    vec![rules::BAND_45, rules::BAND_R45]
                }
            },
            Action::Reaction(_) => vec![rules::BAND_37, rules::BAND_R40],
            Action::Pick(pick) => match pick {
                Pick::ChooseFetch { .. } | Pick::ChooseClear { .. } => vec![rules::BAND_24],
                Pick::ChooseDiscard { .. } | Pick::ChoosePass { .. } => vec![rules::BAND_R32],
                Pick::ChooseRecall { .. } => vec![rules::BAND_R32, rules::BAND_R33],
            },
            Action::Halt(halt) => match halt {
                Halt::PlayBandHalt | Halt::SkipBandHalt => vec![rules::BAND_99, rules::BAND_R64],
                Halt::NameRival { .. } => vec![rules::BAND_R75],
                Halt::ChooseCt { .. } => vec![rules::BAND_R72],
            },
            Action::Compete(_) | Action::Lot(_) => vec![rules::BAND_105, rules::BAND_R74],
            Action::Theme(_) | Action::Unasked(Unasked::Slip { .. }) => {
                vec![rules::BAND_106, rules::BAND_R76]
            }
            Action::Unasked(Unasked::Concede) => vec![rules::BAND_R54],
        }
    }

    /// BAND-35: name, type, corner and effect of every Bonus and Penalty, and how many of them were seen;
    /// BAND-23, BAND-42: the sections.
    fn aid(setup: &Setup, view: &View) -> String {
        let mut aid = String::new();
        for section in Section::ALL {
            let names = |cards: &[BandCard]| {
                let cards = cards.iter().filter(|card| card.section == section);
                cards
                    .map(|card| card.name.as_str())
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            let (players, equipment) = (&setup.edition.players, &setup.edition.equipment);
            let _ = writeln!(
                aid,
                "{}: {} pair with {}",
                section.word(),
                names(players),
                names(equipment)
            );
        }
        for (place, special) in setup.edition.specials.iter().enumerate() {
            let first = setup.edition.players.len() + setup.edition.equipment.len();
            let card = Card::nth(first + place);
            let lying = crate::imagine::lying(&view.open);
            let open = view.open.discard.iter().copied().chain(lying);
            let open = open.filter(|&other| other == card).count();
            let corner = match special.corner {
                crate::edition::Corner::Gray => "gray",
                crate::edition::Corner::Section(section) => section.word(),
            };
            let _ = writeln!(
                aid,
                "{} ({}, {corner}), {open} of {} seen: {}",
                special.name,
                special.kind.words(),
                special.count,
                special.text
            );
        }
        aid
    }
}

pub(crate) fn cards(setup: &Setup, cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<&str> = cards.map(|card| setup.name(card)).collect();
    if names.is_empty() {
        "nothing".to_owned()
    } else {
        names.join(", ")
    }
}

/// A band by columns: pairs together, each with its section.
fn columns(setup: &Setup, open: &Open, seat: Seat) -> String {
    let columns = open.columns(setup, seat);
    let told = columns.iter().map(|column| {
        let halves = [column.player, column.equipment].into_iter().flatten();
        let halves: Vec<&str> = halves.map(|card| setup.name(card)).collect();
        format!("{} ({})", halves.join(" + "), column.section.word())
    });
    if columns.is_empty() {
        "nothing".to_owned()
    } else {
        told.collect::<Vec<_>>().join(", ")
    }
}

fn lasting_text(setup: &Setup, lasting: &Lasting) -> String {
    let mods = setup.special(lasting.card).map(|special| &special.mods);
    let does = mods.map_or(String::new(), |mods| explain::mods(mods));
    let name = format!("{} ({does})", setup.name(lasting.card));
    match lasting.left {
        Lasts::Turns(n) => format!("{name}, {} left", counted(n.into(), "turn")),
        Lasts::Uses(_) => format!("{name}, until it is used"),
        Lasts::Game => name,
    }
}
