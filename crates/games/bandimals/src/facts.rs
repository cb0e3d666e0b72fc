//! What a scenario can check on a table, and how it writes an action.

use tabletop::{Error, Face, Fact, Seats, Staged};

use crate::action::{Action, Compete, Halt, Lot, Opening, Pick, Reaction, Theme, Turn, Unasked};
use crate::agenda::TurnKind;
use crate::band::{Allowance, Counts, allowance};
use crate::card::{Card, Ct, Section};
use crate::effect::Lasts;
use crate::entry::{Arm, Entry, Phrase, Throw, Verdict};
use crate::setup::Setup;
use crate::state::{Bandimals, Lasting, Open};
use crate::view::View;

/// Everything on the table, every card open.
pub(crate) fn open(setup: &Setup, state: &Bandimals) -> Vec<Fact> {
    let mut facts = public(setup, &state.open);
    for (seat, hand) in state.hands.by_seat() {
        let cards = hand.iter().map(|held| setup.short(held.card));
        facts.push(Fact::new(format!("{} hand", seat.letter()), joined(cards)));
        facts.push(Fact::new(
            format!("{} hand size", seat.letter()),
            hand.len().to_string(),
        ));
    }
    facts.push(Fact::new("deck size", state.deck.len().to_string()));
    let indigo = state
        .indigo
        .iter()
        .rev()
        .map(|held| setup.ct(held.card).id.clone());
    facts.push(Fact::new("indigo", joined(indigo)));
    facts
}

/// The table as one viewer sees it, from the view alone.
pub(crate) fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
    let mut facts = public(setup, &view.open);
    for (seat, hand) in view.hands.by_seat() {
        let cards = hand.iter().map(|face| match face {
            Face::Up(card) => setup.short(*card),
            Face::Down => "?".to_owned(),
        });
        facts.push(Fact::new(format!("{} hand", seat.letter()), joined(cards)));
    }
    facts.push(Fact::new("deck size", view.deck.to_string()));
    let indigo = view.indigo.iter().rev().map(|face| match face {
        Face::Up(ct) => setup.ct(*ct).id.clone(),
        Face::Down => "?".to_owned(),
    });
    facts.push(Fact::new("indigo", joined(indigo)));
    facts
}

fn public(setup: &Setup, open: &Open) -> Vec<Fact> {
    let mut facts = vec![
        Fact::new("turn", open.turn.letter().to_string()),
        Fact::new("first", open.first.letter().to_string()),
        Fact::new("round", open.round.to_string()),
        Fact::new("drum majors", open.majors.len().to_string()),
        Fact::new("seats", open.bands.n_seats().to_string()),
        Fact::new("kinds", setup.kinds.len().to_string()),
        Fact::new("green cards", setup.green.len().to_string()),
        Fact::new("required", open.required.map_or("none", Section::word)),
    ];
    let newest_first = open.discard.iter().rev().map(|&card| setup.short(card));
    facts.push(Fact::new("discard", joined(newest_first)));
    let top = open.discard.last().map(|&card| setup.short(card));
    facts.push(Fact::new(
        "top",
        top.unwrap_or_else(|| "nothing".to_owned()),
    ));
    let active = open.active.map_or("none", |active| &setup.ct(active.ct).id);
    facts.push(Fact::new("active", active));
    let slips = open.active.map_or(Seats::NONE, |active| active.slips);
    let slips = slips.iter().map(|seat| seat.letter().to_string());
    facts.push(Fact::new("slips", joined(slips)));
    for (seat, band) in open.bands.by_seat() {
        let name = |what: &str| format!("{} {what}", seat.letter());
        let cards = band.cards.iter().map(|&card| setup.short(card));
        facts.push(Fact::new(name("band"), joined(cards)));
        let counts = Counts::of(setup, band);
        facts.push(Fact::new(name("pairs"), counts.pairs().to_string()));
        facts.push(Fact::new(name("columns"), counts.columns().to_string()));
        let full = crate::band::is_full(setup, open, seat);
        facts.push(Fact::new(name("full"), if full { "yes" } else { "no" }));
        let major = if band.major.is_some() { "yes" } else { "no" };
        facts.push(Fact::new(name("major"), major));
        let bonuses = band.bonuses.iter().map(|lasting| left(setup, lasting));
        facts.push(Fact::new(name("bonuses"), joined(bonuses)));
        let penalties = band.penalties.iter().map(|lasting| left(setup, lasting));
        facts.push(Fact::new(name("penalties"), joined(penalties)));
        let limit = allowance(setup, band, Allowance::HandLimit);
        facts.push(Fact::new(name("limit"), limit.to_string()));
        facts.push(Fact::new(
            name("section"),
            band.section.map_or("any", Section::word),
        ));
    }
    facts
}

fn left(setup: &Setup, lasting: &Lasting) -> String {
    let id = setup.short(lasting.card);
    match lasting.left {
        Lasts::Turns(n) => format!("{id} {n}"),
        Lasts::Uses(_) | Lasts::Game => id,
    }
}

fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "nothing".to_owned()
    } else {
        words.join(", ")
    }
}

pub(crate) fn number(word: &str) -> Result<u8, Error> {
    word.trim()
        .parse()
        .map_err(|_| Error::new(format!("`{word}`"), "is not a small whole number"))
}

pub(crate) fn card(setup: &Setup, word: &str) -> Result<Card, Error> {
    let card = setup.find(word);
    card.ok_or_else(|| Error::new(format!("`{word}`"), "is not a card of this edition"))
}

pub(crate) fn ct(setup: &Setup, word: &str) -> Result<Ct, Error> {
    let place = setup.edition.ct.iter().position(|ct| ct.id == word.trim());
    let place = place.ok_or_else(|| Error::new(format!("`{word}`"), "is not an indigo card"))?;
    Ok(Ct::nth(place))
}

/// Reads an action as a scenario writes it: `plays Bison`, `uses dented_bell on B naming Trumpet`.
pub(crate) fn read_action(setup: &Setup, words: &str) -> Result<Action, Error> {
    let unknown = || Error::new(format!("`{words}`"), "is not an action of this game");
    match words {
        "keeps quiet" => return Ok(Opening::KeepQuiet.into()),
        "is done" => return Ok(Turn::DoneBand.into()),
        "uses nothing" => return Ok(Turn::SkipSpecial.into()),
        "passes" => return Ok(Reaction::PassNoU.into()),
        "passes this turn" => return Ok(Reaction::PassThisTurn.into()),
        "halts" => return Ok(Halt::PlayBandHalt.into()),
        "halts nothing" => return Ok(Halt::SkipBandHalt.into()),
        "leaves it to chance" => return Ok(Lot::LeaveToChance.into()),
        "abstains" => return Ok(Compete::Abstain.into()),
        "bids no more" => return Ok(Compete::DoneBid.into()),
        "says nothing" => return Ok(Theme::SkipLine.into()),
        "says it aloud" => {
            return Ok(Theme::ThemeLine {
                line: Phrase::Aloud,
            }
            .into());
        }
        "discards no more" => return Ok(Turn::DoneDiscard.into()),
        "takes a drum major" => return Ok(Turn::TakeDrumMajor.into()),
        "declines the drum major" => return Ok(Turn::DeclineDrumMajor.into()),
        "concedes" => return Ok(Unasked::Concede.into()),
        _ => (),
    }
    let (verb, rest) = words.split_once(' ').ok_or_else(unknown)?;
    let rest = rest.trim();
    let card = || card(setup, rest);
    let seat = |word: &str| Bandimals::read_seat(word);
    Ok(match verb {
        "played" => {
            let months = rest.trim_end_matches("months").trim();
            let months = months.parse().map_err(|_| unknown())?;
            Opening::MusicTime { months }.into()
        }
        "throws" => Opening::Throw {
            throw: match rest {
                "rock" => Throw::Rock,
                "paper" => Throw::Paper,
                "scissors" => Throw::Scissors,
                _ => return Err(unknown()),
            },
        }
        .into(),
        "names" => Opening::NameFirst { seat: seat(rest)? }.into(),
        "picks" => Opening::PickSection {
            section: Section::from_word(rest).ok_or_else(unknown)?,
        }
        .into(),
        "goes" => Turn::ChooseTurn {
            kind: match rest {
                "basic" => TurnKind::Basic,
                "reorganize" => TurnKind::Reorganize,
                _ => return Err(unknown()),
            },
        }
        .into(),
        "plays" => Turn::PlayBand { card: card()? }.into(),
        "removes" => Turn::RemoveBand { card: card()? }.into(),
        "uses" => {
            let (rest, pick) = match rest.split_once(" naming ") {
                Some((rest, pick)) => (rest, Some(crate::facts::card(setup, pick)?)),
                None => (rest, None),
            };
            let (id, target) = match rest.split_once(" on ") {
                Some((id, target)) => (id, Some(seat(target.trim())?)),
                None => (rest, None),
            };
            let card = crate::facts::card(setup, id)?;
            Turn::PlaySpecial { card, target, pick }.into()
        }
        "stops" => Reaction::RespondNoU {
            card: crate::facts::card(setup, rest.trim_start_matches("with "))?,
        }
        .into(),
        "fetches" => Pick::ChooseFetch { card: card()? }.into(),
        "clears" => Pick::ChooseClear { card: card()? }.into(),
        "gives" => Pick::ChooseDiscard {
            card: crate::facts::card(setup, rest.trim_start_matches("up "))?,
        }
        .into(),
        "hands" => Pick::ChoosePass {
            card: crate::facts::card(setup, rest.trim_start_matches("on "))?,
        }
        .into(),
        "recalls" => Pick::ChooseRecall { card: card()? }.into(),
        "challenges" => Halt::NameRival { seat: seat(rest)? }.into(),
        "enters" => Compete::ContestEntry {
            entry: read_entry(rest).ok_or_else(unknown)?,
        }
        .into(),
        "bids" => Compete::Bid { card: card()? }.into(),
        "votes" => Compete::ContestVote {
            seat: seat(rest.trim_start_matches("for "))?,
        }
        .into(),
        "chooses" => Halt::ChooseCt {
            ct: ct(setup, rest)?,
        }
        .into(),
        "says" => Theme::ThemeLine {
            line: read_phrase(rest),
        }
        .into(),
        "judges" => {
            let (who, verdict) = rest.split_once(' ').ok_or_else(unknown)?;
            let verdict = match verdict {
                "yes" => Verdict::Yes,
                "no" => Verdict::No,
                _ => return Err(unknown()),
            };
            Theme::ThemeVote {
                seat: seat(who)?,
                verdict,
            }
            .into()
        }
        "discards" => Turn::Discard { card: card()? }.into(),
        "slips" => Unasked::Slip { word: rest.into() }.into(),
        _ => return Err(unknown()),
    })
}

fn read_phrase(text: &str) -> Phrase {
    match text
        .strip_prefix("line ")
        .and_then(|number| number.parse().ok())
    {
        Some(line) => Phrase::Stock(line),
        None => Phrase::Written(text.trim_matches('"').into()),
    }
}

fn read_entry(text: &str) -> Option<Entry> {
    if let Some(ms) = text.strip_suffix("ms") {
        return Some(Entry::Millis(ms.trim().parse().ok()?));
    }
    if let Some(icons) = text.strip_prefix("icons ") {
        let icons = icons.split_whitespace().map(Section::from_word);
        return Some(Entry::Icons(icons.collect::<Option<_>>()?));
    }
    Some(match text {
        "a false start" => Entry::FalseStart,
        "flag" => Entry::Arm(Arm::Flag),
        "rifle" => Entry::Arm(Arm::Rifle),
        "sabre" => Entry::Arm(Arm::Sabre),
        "march" => Entry::March,
        "halt" => Entry::Halt,
        _ => match text.parse() {
            Ok(number) => Entry::Number(number),
            Err(_) => Entry::Name(read_phrase(text)),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Shelved, Terms};

    #[test]
    fn every_special_can_be_found_by_its_id() {
        let setup = Bandimals::set_up(&Terms::plain(2)).expect("two can play");
        for special in &setup.edition.specials {
            assert!(setup.find(&special.id).is_some(), "{}", special.id);
        }
    }
}
