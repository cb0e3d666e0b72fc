//! Every event as a sentence.

use tabletop::{BySeat, Face, Names, Seat, Seats, counted, listed};

use crate::agenda::{Bout, TurnKind};
use crate::card::Card;
use crate::effect::To;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::End;
use crate::words::{cards, entry_words, line_text, throw_word};

pub(crate) fn sentence(setup: &Setup, names: &Names, event: &Event) -> String {
    let name = |seat: &Seat| names[*seat].as_str();
    let card = |card: &Card| setup.name(*card);
    match event {
        Event::SectionRequired { section } => {
            format!("Everybody needed {} in their band.", section.word())
        }
        Event::TimesTold { months } => {
            let told = months.by_seat().map(|(seat, months)| match months {
                Some(months) => format!("{} {}", names[seat], counted((*months).into(), "month")),
                None => format!("{} did not say", names[seat]),
            });
            format!(
                "Instruments played: {}.",
                told.collect::<Vec<_>>().join(", ")
            )
        }
        Event::Thrown { throws } => {
            let thrown = throws.by_seat().filter_map(|(seat, throw)| {
                Some(format!("{} {}", names[seat], throw_word((*throw)?)))
            });
            format!("Thrown: {}.", thrown.collect::<Vec<_>>().join(", "))
        }
        Event::FirstChosen { seat } => format!("{} went first.", name(seat)),
        Event::SectionTaken { seat, section } => {
            format!("{} had a band all of {}.", name(seat), section.word())
        }
        Event::Dealt { seat, cards } => {
            format!("{} got {}.", name(seat), faces(setup, cards))
        }
        Event::TurnBegan { seat, round } => format!("Round {round}: {} began a turn.", name(seat)),
        Event::TurnChosen { by, kind } => match kind {
            TurnKind::Basic => format!("{} took a Basic turn.", name(by)),
            TurnKind::Reorganize => format!("{} reorganized.", name(by)),
        },
        Event::Drew { by, cards } => format!("{} drew {}.", name(by), faces(setup, cards)),
        Event::Reshuffled { n } => format!("The discard pile was shuffled: {n} cards to draw."),
        Event::BandPlayed { by, card: c } => format!("{} played {}.", name(by), card(c)),
        Event::BandRemoved { by, card: c, to } => match to {
            To::OwnerHand | To::ActorHand => format!("{} took back {}.", name(by), card(c)),
            To::Discard => format!("{} removed {}.", name(by), card(c)),
        },
        Event::SpecialPlayed {
            by,
            card: c,
            target,
            pick,
        } => {
            let at = target.map_or(String::new(), |seat| format!(" at {}", names[seat]));
            let pick = pick.map_or(String::new(), |pick| {
                format!(", naming {}", setup.name(pick))
            });
            format!("{} played {}{at}{pick}.", name(by), card(c))
        }
        Event::Stopped { by, penalty, .. } => {
            format!("{} said No U: {} was stopped.", name(by), card(penalty))
        }
        Event::Shielded {
            seat,
            shield,
            penalty,
        } => format!(
            "{} kept {} from {}.",
            card(shield),
            card(penalty),
            name(seat)
        ),
        Event::Discarded { by, cards: list } => {
            format!(
                "{} discarded {}.",
                name(by),
                cards(setup, list.iter().copied())
            )
        }
        Event::Taken { by, from, card: c } => {
            format!(
                "{} took {} from {}.",
                name(by),
                faces(setup, &[*c]),
                name(from)
            )
        }
        Event::Passed { by, to, cards } => {
            format!(
                "{} passed {} to {}.",
                name(by),
                faces(setup, cards),
                name(to)
            )
        }
        Event::Fetched { by, card: c } => {
            format!("{} took {} from the discard pile.", name(by), card(c))
        }
        Event::Cleared { by, card: c } => format!("{} got rid of {}.", name(by), card(c)),
        Event::Removed { from, card: c, to } => match to {
            To::Discard => format!("{} lost {} from the band.", name(from), card(c)),
            To::OwnerHand => format!("{} took {} back into the hand.", name(from), card(c)),
            To::ActorHand => format!(
                "{} lost {} from the band to who played the card.",
                name(from),
                card(c)
            ),
        },
        Event::RanOut { seat, card: c } => format!("{} ran out for {}.", card(c), name(seat)),
        Event::Started { seat, card: c } => format!("{} started for {}.", card(c), name(seat)),
        Event::MajorTaken { by, major } => {
            format!(
                "{} took a Drum Major, the {}.",
                name(by),
                major_name(setup, *major)
            )
        }
        Event::MajorDeclined { by } => format!("{} took no Drum Major.", name(by)),
        Event::MajorLost { seat, major } => {
            format!(
                "{} lost the Drum Major, the {}.",
                name(seat),
                major_name(setup, *major)
            )
        }
        Event::HaltPlayed { by, .. } => format!("{} played Band Halt!.", name(by)),
        Event::TurnedUp { by, ct } => {
            let told = setup.tell(*ct);
            format!("{} turned up {}: {told}", name(by), setup.ct(*ct).name)
        }
        Event::LookedAt { by, cards } => {
            let seen = cards.iter().filter_map(|face| face.up());
            let seen: Vec<&str> = seen.map(|ct| setup.ct(ct).name.as_str()).collect();
            match seen.is_empty() {
                true => format!("{} looked at the next two cards.", name(by)),
                false => format!("{} looked at {}.", name(by), listed(seen)),
            }
        }
        Event::RivalNamed { by, seat } => format!("{} challenged {}.", name(by), name(seat)),
        Event::EntriesShown { ct, bout, entries } => {
            let shown = entries.by_seat().filter_map(|(seat, entry)| {
                let entry = entry.as_ref()?;
                let words = match bout {
                    Bout::Recall { icons } => format!("{} right", entry.run(icons)),
                    _ => entry_words(setup, Some(*ct), entry),
                };
                Some(format!("{} {words}", names[seat]))
            });
            let shown: Vec<String> = shown.collect();
            match shown.is_empty() {
                true => "Nobody entered.".to_owned(),
                false => format!("Entries: {}.", shown.join(", ")),
            }
        }
        Event::NotesTold { notes } => format!("There were {notes} notes."),
        Event::OrderTold { order } => {
            let words: Vec<&str> = order.iter().map(|section| section.word()).collect();
            format!("The order was {}.", words.join(", "))
        }
        Event::BidsShown { bids } => {
            let shown = bids.by_seat();
            let shown = shown.map(|(seat, bid)| format!("{} {}", names[seat], bid.len()));
            format!("Bids: {}.", shown.collect::<Vec<_>>().join(", "))
        }
        Event::NumberDrawn { number } => format!("It was a {number}."),
        Event::VotesCounted { votes } => format!("Votes for: {}.", by_name(names, votes)),
        Event::VerdictsCounted { against } => {
            format!("Votes against: {}.", by_name(names, against))
        }
        Event::ContestWon { ct, winners } => {
            format!("{}: {}.", setup.ct(*ct).name, won(names, *winners))
        }
        Event::LineSaid { by, ct, line } => match line {
            Some(line) => format!("{} said {}.", name(by), line_text(setup, Some(*ct), line)),
            None => format!("{} said nothing.", name(by)),
        },
        Event::Slipped { by, word } => {
            format!("{} slipped out of character with \"{word}\".", name(by))
        }
        Event::Retired { ct } => format!("{} went under the pile.", setup.ct(*ct).name),
        Event::Conceded { by } => format!("{} left the game.", name(by)),
        Event::Ended { end } => match end {
            End::FullBand(seat) | End::AtOnce(seat) | End::LastOne(seat) => {
                format!("{} won.", name(seat))
            }
            End::RoundLimit => "The last round was over.".to_owned(),
        },
    }
}

fn won(names: &Names, winners: Seats) -> String {
    match winners.is_empty() {
        true => "nobody won".to_owned(),
        false => format!("{} won", listed(winners.iter().map(|seat| &names[seat]))),
    }
}

/// A number for each seat, in a row.
fn by_name(names: &Names, numbers: &BySeat<u8>) -> String {
    let told = numbers.by_seat();
    let told = told.map(|(seat, number)| format!("{} {number}", names[seat]));
    told.collect::<Vec<_>>().join(", ")
}

fn major_name(setup: &Setup, major: u8) -> &str {
    let name = setup.edition.drum_majors.get(usize::from(major));
    name.map_or("nobody", String::as_str)
}

/// Cards that may lie face down, as a viewer sees them.
fn faces(setup: &Setup, list: &[Face<Card>]) -> String {
    if list.iter().all(Face::is_up) && !list.is_empty() {
        cards(setup, list.iter().filter_map(|face| face.up()))
    } else {
        counted(list.len(), "card")
    }
}
