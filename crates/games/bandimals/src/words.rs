//! One canonical English sentence for each choice, question and part of a view.

use std::fmt::Write as _;

use tabletop::{Face, Names, Outcome, RuleId, Seat, Viewer, Words, counted, listed};

use crate::action::{Action, Arm, Entry, Line, Throw, Verdict};
use crate::agenda::TurnKind;
use crate::band::{Allowance, Counts, allowance};
use crate::card::{Card, Ct, Section};
use crate::edition::{BandCard, Mechanism};
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

impl Words for Bandimals {
    fn question(setup: &Setup, names: &Names, view: &View, seat: Seat) -> String {
        let question = match view.open.phase {
            Phase::AskTimes => "How long have you played musical instruments, all together?",
            Phase::Throw { .. } => "You are tied: rock, paper or scissors?",
            Phase::NameFirst => "Who goes first?",
            Phase::PickSections => "Which section is your band made of?",
            Phase::Over { .. } => "It is over.",
            Phase::Playing => return questions::question(setup, names, view, seat),
        };
        question.to_owned()
    }

    fn choice(setup: &Setup, names: &Names, view: &View, _seat: Seat, action: &Action) -> String {
        choice(setup, names, &view.open, action)
    }

    fn event(setup: &Setup, names: &Names, event: &Event) -> String {
        telling::sentence(setup, names, event)
    }

    /// Section 2.11 (2): a slip word in the talk is flagged to all.
    fn overheard(setup: &Setup, view: &View, seat: Seat, text: &str) -> Option<Action> {
        talk::overheard(setup, &view.open, seat, text)
    }

    fn picture(setup: &Setup, names: &Names, view: &View, _viewer: Viewer) -> String {
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
                names[seat],
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
            let cards = match hand.is_empty() {
                true => String::new(),
                false => format!(": {}", hand.join(", ")),
            };
            let _ = writeln!(picture, "    hand {} of {limit}{cards}", hand.len());
        }
        picture
    }

    fn ending(setup: &Setup, names: &Names, outcome: &Outcome) -> String {
        let winners = listed(outcome.winners().iter().map(|seat| &names[seat]));
        let _ = setup;
        match outcome.kind.as_ref() {
            "full_band" => format!("{winners} won: the band was whole for a full round."),
            "drum_major" => format!("{winners} won: a Drum Major at the head of a full band."),
            "last_one" => format!("{winners} won as the last one left."),
            _ => format!("The rounds are over, and {winners} had the best band."),
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
            Action::MusicTime { .. } | Action::KeepQuiet => vec![rules::BAND_8, rules::BAND_9],
            Action::Throw { .. } => vec![rules::BAND_10, rules::BAND_R3],
            Action::NameFirst { .. } => vec![rules::BAND_R2],
            Action::PickSection { .. } => vec![rules::BAND_85, rules::BAND_R59],
            Action::ChooseTurn { .. } => vec![rules::BAND_47, rules::BAND_R17],
            Action::PlayBand { .. } | Action::DoneBand => vec![rules::BAND_49, rules::BAND_R8],
            Action::RemoveBand { .. } => vec![rules::BAND_66, rules::BAND_R11],
            Action::PlaySpecial { .. } | Action::SkipSpecial => {
                vec![rules::BAND_50, rules::BAND_R28]
            }
            Action::RespondNoU { .. } | Action::PassNoU | Action::PassThisTurn => {
                vec![rules::BAND_37, rules::BAND_R40]
            }
            Action::ChooseFetch { .. } | Action::ChooseClear { .. } => vec![rules::BAND_24],
            Action::ChooseDiscard { .. } | Action::ChoosePass { .. } => vec![rules::BAND_R32],
            Action::ChooseRecall { .. } => vec![rules::BAND_R32, rules::BAND_R33],
            Action::PlayBandHalt | Action::SkipBandHalt => vec![rules::BAND_99, rules::BAND_R64],
            Action::NameRival { .. } => vec![rules::BAND_R75],
            Action::ContestEntry { .. }
            | Action::LeaveToChance
            | Action::Abstain
            | Action::Bid { .. }
            | Action::DoneBid
            | Action::ContestVote { .. } => vec![rules::BAND_105, rules::BAND_R74],
            Action::ChooseCt { .. } => vec![rules::BAND_R72],
            Action::ThemeLine { .. }
            | Action::SkipLine
            | Action::ThemeVote { .. }
            | Action::Slip { .. } => {
                vec![rules::BAND_106, rules::BAND_R76]
            }
            Action::Discard { .. } | Action::DoneDiscard => vec![rules::BAND_51, rules::BAND_R22],
            Action::TakeDrumMajor | Action::DeclineDrumMajor => {
                vec![rules::BAND_45, rules::BAND_R45]
            }
            Action::Concede => vec![rules::BAND_R54],
        }
    }

    /// BAND-35: name, type, corner and effect of every Bonus and Penalty; BAND-23, BAND-42: the
    /// sections; ticked off where all copies lie open.
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

fn choice(setup: &Setup, names: &Names, open: &Open, action: &Action) -> String {
    let card = |card: &Card| setup.label(*card);
    match action {
        Action::MusicTime { months } => format!("tell of {}", counted((*months).into(), "month")),
        Action::KeepQuiet => "not say".to_owned(),
        Action::Throw { throw } => format!("throw {}", throw_word(*throw)),
        Action::NameFirst { seat } => format!("name {}", names[*seat]),
        Action::PickSection { section } => format!("pick {}", section.word()),
        Action::ChooseTurn { kind } => match kind {
            TurnKind::Basic => "take a Basic turn".to_owned(),
            TurnKind::Reorganize => "Reorganize".to_owned(),
        },
        Action::PlayBand { card: c } => format!("play {} to your band", card(c)),
        Action::RemoveBand { card: c } => format!("remove {} from your band", card(c)),
        Action::DoneBand => "make no more band plays".to_owned(),
        Action::PlaySpecial {
            card: c,
            target,
            pick,
        } => {
            let at = target.map_or(String::new(), |seat| format!(" at {}", names[seat]));
            let pick = pick.map_or(String::new(), |pick| format!(", naming {}", card(&pick)));
            let does = setup.explain(*c).map(|does| format!(": {does}"));
            format!("play {}{at}{pick}{}", card(c), does.unwrap_or_default())
        }
        Action::SkipSpecial => "play no Bonus or Penalty".to_owned(),
        Action::RespondNoU { card: c } => format!("stop it with {}", card(c)),
        Action::PassNoU => "let it be".to_owned(),
        Action::PassThisTurn => "let everything be in this turn".to_owned(),
        Action::ChooseFetch { card: c } => format!("take {}", card(c)),
        Action::ChooseClear { card: c } => format!("discard {} from your band", card(c)),
        Action::ChooseDiscard { card: c } => format!("give up {}", card(c)),
        Action::ChoosePass { card: c } => format!("pass on {}", card(c)),
        Action::ChooseRecall { card: c } => format!("take back {}", card(c)),
        Action::PlayBandHalt => "play Band Halt!".to_owned(),
        Action::SkipBandHalt => "let the bands play on".to_owned(),
        Action::NameRival { seat } => format!("challenge {}", names[*seat]),
        Action::ContestEntry { entry } => format!("enter {}", entry_text(setup, open, entry)),
        Action::LeaveToChance => "leave it to chance".to_owned(),
        Action::Abstain => "stay out of it".to_owned(),
        Action::Bid { card: c } => format!("bid {}", card(c)),
        Action::DoneBid => "bid no more".to_owned(),
        Action::ContestVote { seat } => format!("vote for {}", names[*seat]),
        Action::ChooseCt { ct } => format!("choose {}", setup.ct(*ct).name),
        Action::ThemeLine { line } => {
            let ct = open.active.map(|active| active.ct);
            format!("say {}", line_text(setup, ct, line))
        }
        Action::SkipLine => "say nothing".to_owned(),
        Action::ThemeVote { seat, verdict } => match verdict {
            Verdict::Yes => format!("say that {} stayed in character", names[*seat]),
            Verdict::No => format!("say that {} broke character", names[*seat]),
        },
        Action::Discard { card: c } => format!("discard {}", card(c)),
        Action::DoneDiscard => "discard no more".to_owned(),
        Action::Slip { word } => format!("let slip \"{word}\""),
        Action::TakeDrumMajor => "take a Drum Major".to_owned(),
        Action::DeclineDrumMajor => "take no Drum Major".to_owned(),
        Action::Concede => "leave the game".to_owned(),
    }
}

pub(crate) fn throw_word(throw: Throw) -> &'static str {
    match throw {
        Throw::Rock => "rock",
        Throw::Paper => "paper",
        Throw::Scissors => "scissors",
    }
}

pub(crate) fn entry_text(setup: &Setup, open: &Open, entry: &Entry) -> String {
    let ct = open.active.map(|active| active.ct);
    entry_words(setup, ct, entry)
}

pub(crate) fn entry_words(setup: &Setup, ct: Option<Ct>, entry: &Entry) -> String {
    match entry {
        Entry::Millis(ms) => format!("{ms} ms"),
        Entry::FalseStart => "a false start".to_owned(),
        Entry::Icons(icons) => {
            let words: Vec<&str> = icons.iter().map(|section| section.word()).collect();
            format!("[{}]", words.join(" "))
        }
        Entry::Number(number) => {
            let is_facing = ct.is_some_and(|ct| setup.ct(ct).mechanism == Mechanism::Match);
            match is_facing {
                true => facing_word(*number).to_owned(),
                false => number.to_string(),
            }
        }
        Entry::Arm(arm) => match arm {
            Arm::Flag => "flag".to_owned(),
            Arm::Rifle => "rifle".to_owned(),
            Arm::Sabre => "sabre".to_owned(),
        },
        Entry::March => "march".to_owned(),
        Entry::Halt => "halt".to_owned(),
        Entry::Name(line) => line_text(setup, ct, line),
    }
}

/// Which way somebody faces.
fn facing_word(number: u8) -> &'static str {
    match number {
        1 => "left",
        2 => "right",
        3 => "up",
        _ => "down",
    }
}

pub(crate) fn line_text(setup: &Setup, ct: Option<Ct>, line: &Line) -> String {
    match line {
        Line::Stock(line) => {
            let lines = ct.map(|ct| &setup.ct(ct).lines);
            let line = lines.and_then(|lines| lines.get(usize::from(*line)));
            format!("\"{}\"", line.map_or("", String::as_str))
        }
        Line::Written(text) => format!("\"{text}\""),
        Line::Aloud => "it aloud".to_owned(),
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

/// A band in its columns: what pairs stands together, and each with its section.
fn columns(setup: &Setup, open: &Open, seat: Seat) -> String {
    let columns = open.columns(setup, seat);
    let told = columns.iter().map(|column| {
        let halves = [column.player, column.equipment].into_iter().flatten();
        let halves: Vec<&str> = halves.map(|card| setup.name(card)).collect();
        format!("{} ({})", halves.join(" + "), column.section.word())
    });
    match columns.is_empty() {
        true => "nothing".to_owned(),
        false => told.collect::<Vec<_>>().join(", "),
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
