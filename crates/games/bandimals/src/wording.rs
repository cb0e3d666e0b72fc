//! The words for each choice, and for what people throw, enter and say.

use tabletop::{Narrator, counted};

use crate::action::{Action, Compete, Halt, Lot, Opening, Pick, Reaction, Theme, Turn, Unasked};
use crate::agenda::TurnKind;
use crate::card::Ct;
use crate::edition::Mechanism;
use crate::entry::{Arm, Entry, Phrase, Throw, Verdict};
use crate::setup::Setup;
use crate::state::Open;

/// What a choice is called.
pub(crate) fn choice(setup: &Setup, narrator: &Narrator, open: &Open, action: &Action) -> String {
    match action {
        Action::Opening(opening) => match *opening {
            Opening::MusicTime { months } => format!("tell of {}", counted(months.into(), "month")),
            Opening::KeepQuiet => "not say".to_owned(),
            Opening::Throw { throw } => format!("throw {}", throw_word(throw)),
            Opening::NameFirst { seat } => format!("name {}", narrator.name(seat)),
            Opening::PickSection { section } => format!("pick {}", section.word()),
        },
        Action::Lot(Lot::LeaveToChance) => "leave it to chance".to_owned(),
        Action::Turn(turn) => turn_words(setup, narrator, *turn),
        Action::Reaction(reaction) => match *reaction {
            Reaction::RespondNoU { card } => format!("stop it with {}", setup.label(card)),
            Reaction::PassNoU => "let it be".to_owned(),
            Reaction::PassThisTurn => "let everything be in this turn".to_owned(),
        },
        Action::Pick(pick) => match *pick {
            Pick::ChooseFetch { card } => format!("take {}", setup.label(card)),
            Pick::ChooseClear { card } => format!("discard {} from your band", setup.label(card)),
            Pick::ChooseDiscard { card } => format!("give up {}", setup.label(card)),
            Pick::ChoosePass { card } => format!("pass on {}", setup.label(card)),
            Pick::ChooseRecall { card } => format!("take back {}", setup.label(card)),
        },
        Action::Halt(halt) => match *halt {
            Halt::PlayBandHalt => "play Band Halt!".to_owned(),
            Halt::SkipBandHalt => "let the bands play on".to_owned(),
            Halt::NameRival { seat } => format!("challenge {}", narrator.name(seat)),
            Halt::ChooseCt { ct } => format!("choose {}", setup.ct(ct).name),
        },
        Action::Compete(compete) => match compete {
            Compete::ContestEntry { entry } => format!("enter {}", entry_text(setup, open, entry)),
            Compete::Abstain => "stay out of it".to_owned(),
            Compete::Bid { card } => format!("bid {}", setup.label(*card)),
            Compete::DoneBid => "bid no more".to_owned(),
            Compete::ContestVote { seat } => format!("vote for {}", narrator.name(*seat)),
        },
        Action::Theme(theme) => match theme {
            Theme::ThemeLine { line } => {
                let ct = open.active.map(|active| active.ct);
                format!("say {}", phrase_text(setup, ct, line))
            }
            Theme::SkipLine => "say nothing".to_owned(),
            Theme::ThemeVote { seat, verdict } => match verdict {
                Verdict::Yes => format!("say that {} stayed in character", narrator.name(*seat)),
                Verdict::No => format!("say that {} broke character", narrator.name(*seat)),
            },
        },
        Action::Unasked(unasked) => match unasked {
            Unasked::Slip { word } => format!("let slip \"{word}\""),
            Unasked::Concede => "leave the game".to_owned(),
        },
    }
}

fn turn_words(setup: &Setup, narrator: &Narrator, turn: Turn) -> String {
    match turn {
        Turn::ChooseTurn { kind } => match kind {
            TurnKind::Basic => "take a Basic turn".to_owned(),
            TurnKind::Reorganize => "Reorganize".to_owned(),
        },
        Turn::PlayBand { card } => format!("play {} to your band", setup.label(card)),
        Turn::RemoveBand { card } => format!("remove {} from your band", setup.label(card)),
        Turn::DoneBand => "make no more band plays".to_owned(),
        Turn::PlaySpecial { card, target, pick } => {
            let at = target.map_or(String::new(), |seat| format!(" at {}", narrator.name(seat)));
            let pick = pick.map_or(String::new(), |pick| {
                format!(", naming {}", setup.label(pick))
            });
            let does = setup.explain(card).map(|does| format!(": {does}"));
            format!(
                "play {}{at}{pick}{}",
                setup.label(card),
                does.unwrap_or_default()
            )
        }
        Turn::SkipSpecial => "play no Bonus or Penalty".to_owned(),
        Turn::Discard { card } => format!("discard {}", setup.label(card)),
        Turn::DoneDiscard => "discard no more".to_owned(),
        Turn::TakeDrumMajor => "take a Drum Major".to_owned(),
        Turn::DeclineDrumMajor => "take no Drum Major".to_owned(),
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
            if is_facing {
                facing_word(*number).to_owned()
            } else {
                number.to_string()
            }
        }
        Entry::Arm(arm) => match arm {
            Arm::Flag => "flag".to_owned(),
            Arm::Rifle => "rifle".to_owned(),
            Arm::Sabre => "sabre".to_owned(),
        },
        Entry::March => "march".to_owned(),
        Entry::Halt => "halt".to_owned(),
        Entry::Name(line) => phrase_text(setup, ct, line),
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

pub(crate) fn phrase_text(setup: &Setup, ct: Option<Ct>, line: &Phrase) -> String {
    match line {
        Phrase::Stock(line) => {
            let lines = ct.map(|ct| &setup.ct(ct).lines);
            let line = lines.and_then(|lines| lines.get(usize::from(*line)));
            format!("\"{}\"", line.map_or("", String::as_str))
        }
        Phrase::Written(text) => format!("\"{text}\""),
        Phrase::Aloud => "it aloud".to_owned(),
    }
}
