//! Every event as a sentence.

use tabletop::{BySeat, Face, Narrator, Seat, Seats, counted, listed, stopped};

use crate::agenda::{Bout, TurnKind};
use crate::card::Card;
use crate::effect::To;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::End;
use crate::wording::{entry_words, phrase_text, throw_word};
use crate::words::cards;

/// The event as a sentence.
pub(crate) fn sentence(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
    stopped(clause(setup, narrator, event))
}

/// The same, mostly without a full stop: a sentence may end in a card called "Band Halt!".
fn clause(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
    let name = |seat: &Seat| narrator.name(*seat);
    let begin = |seat: &Seat| narrator.begin(*seat);
    let card = |card: &Card| setup.name(*card);
    match event {
        Event::SectionRequired { section } => {
            format!("Everybody needed {} in their band.", section.word())
        }
        Event::TimesTold { months } => {
            let told = months.by_seat().map(|(seat, months)| match months {
                Some(months) => format!(
                    "{} {}",
                    narrator.name(seat),
                    counted((*months).into(), "month")
                ),
                None => format!("{} did not say", narrator.name(seat)),
            });
            format!(
                "Instruments played: {}",
                told.collect::<Vec<_>>().join(", ")
            )
        }
        Event::Thrown { throws } => {
            let thrown = throws.by_seat().filter_map(|(seat, throw)| {
                Some(format!("{} {}", narrator.name(seat), throw_word((*throw)?)))
            });
            format!("Thrown: {}", thrown.collect::<Vec<_>>().join(", "))
        }
        Event::FirstChosen { seat } => format!("{} went first.", begin(seat)),
        Event::SectionTaken { seat, section } => {
            format!("{} had a band all of {}", begin(seat), section.word())
        }
        Event::Dealt { seat, cards } => {
            format!("{} got {}", begin(seat), faces(setup, cards))
        }
        Event::TurnBegan { seat, round } => format!("Round {round}: {} began a turn.", name(seat)),
        Event::TurnChosen { by, kind } => match kind {
            TurnKind::Basic => format!("{} took a Basic turn.", begin(by)),
            TurnKind::Reorganize => format!("{} reorganized.", begin(by)),
        },
        Event::Drew { by, cards } => format!("{} drew {}", begin(by), faces(setup, cards)),
        Event::Reshuffled { n } => format!("The discard pile was shuffled: {n} cards to draw."),
        Event::BandPlayed { by, card: c } => format!("{} played {}", begin(by), card(c)),
        Event::BandRemoved { by, card: c, to } => match to {
            To::OwnerHand | To::ActorHand => format!("{} took back {}", begin(by), card(c)),
            To::Discard => format!("{} removed {}", begin(by), card(c)),
        },
        Event::SpecialPlayed {
            by,
            card: c,
            target,
            pick,
        } => {
            let at = target.map_or(String::new(), |seat| format!(" at {}", narrator.name(seat)));
            let pick = pick.map_or(String::new(), |pick| {
                format!(", naming {}", setup.name(pick))
            });
            format!("{} played {}{at}{pick}", begin(by), card(c))
        }
        Event::Stopped { by, penalty, .. } => {
            format!("{} said No U: {} was stopped.", begin(by), card(penalty))
        }
        Event::Shielded {
            seat,
            shield,
            penalty,
        } => format!(
            "{} kept {} from {}",
            card(shield),
            card(penalty),
            name(seat)
        ),
        Event::Discarded { by, cards: list } => {
            format!(
                "{} discarded {}",
                begin(by),
                cards(setup, list.iter().copied())
            )
        }
        Event::Taken { by, from, card: c } => {
            format!(
                "{} took {} from {}",
                begin(by),
                faces(setup, &[*c]),
                name(from)
            )
        }
        Event::Passed { by, to, cards } => {
            format!(
                "{} passed {} to {}",
                begin(by),
                faces(setup, cards),
                name(to)
            )
        }
        Event::Fetched { by, card: c } => {
            format!("{} took {} from the discard pile.", begin(by), card(c))
        }
        Event::Cleared { by, card: c } => format!("{} got rid of {}", begin(by), card(c)),
        Event::Removed { from, card: c, to } => match to {
            To::Discard => format!("{} lost {} from the band.", begin(from), card(c)),
            To::OwnerHand => format!("{} took {} back into the hand.", begin(from), card(c)),
            To::ActorHand => format!(
                "{} lost {} from the band to who played the card.",
                begin(from),
                card(c)
            ),
        },
        Event::RanOut { seat, card: c } => format!("{} ran out for {}", card(c), name(seat)),
        Event::Started { seat, card: c } => format!("{} started for {}", card(c), name(seat)),
        Event::MajorTaken { by, major } => {
            format!(
                "{} took a Drum Major, the {}",
                begin(by),
                major_name(setup, *major)
            )
        }
        Event::MajorDeclined { by } => format!("{} took no Drum Major.", begin(by)),
        Event::MajorLost { seat, major } => {
            format!(
                "{} lost the Drum Major, the {}",
                begin(seat),
                major_name(setup, *major)
            )
        }
        Event::HaltPlayed { by, .. } => format!("{} played Band Halt!", begin(by)),
        Event::TurnedUp { by, ct } => {
            let told = setup.tell(*ct);
            format!("{} turned up {}: {told}", begin(by), setup.ct(*ct).name)
        }
        Event::LookedAt { by, cards } => {
            let seen = cards.iter().filter_map(|face| face.up());
            let seen: Vec<&str> = seen.map(|ct| setup.ct(ct).name.as_str()).collect();
            if seen.is_empty() {
                format!("{} looked at the next two cards.", begin(by))
            } else {
                format!("{} looked at {}", begin(by), listed(seen))
            }
        }
        Event::RivalNamed { by, seat } => format!("{} challenged {}", begin(by), name(seat)),
        Event::EntriesShown { ct, bout, entries } => {
            let shown = entries.by_seat().filter_map(|(seat, entry)| {
                let entry = entry.as_ref()?;
                let words = match bout {
                    Bout::Recall { icons } => format!("{} right", entry.run(icons)),
                    _ => entry_words(setup, Some(*ct), entry),
                };
                Some(format!("{} {words}", narrator.name(seat)))
            });
            let shown: Vec<String> = shown.collect();
            if shown.is_empty() {
                "Nobody entered.".to_owned()
            } else {
                format!("Entries: {}", shown.join(", "))
            }
        }
        Event::NotesTold { notes } => format!("There were {notes} notes."),
        Event::OrderTold { order } => {
            let words: Vec<&str> = order.iter().map(|section| section.word()).collect();
            format!("The order was {}", words.join(", "))
        }
        Event::BidsShown { bids } => {
            let shown = bids.by_seat();
            let shown = shown.map(|(seat, bid)| format!("{} {}", narrator.name(seat), bid.len()));
            format!("Bids: {}", shown.collect::<Vec<_>>().join(", "))
        }
        Event::NumberDrawn { number } => format!("It was a {number}"),
        Event::VotesCounted { votes } => format!("Votes for: {}", by_name(narrator, votes)),
        Event::VerdictsCounted { against } => {
            format!("Votes against: {}", by_name(narrator, against))
        }
        Event::ContestWon { ct, winners } => {
            format!("{}: {}", setup.ct(*ct).name, won(narrator, *winners))
        }
        Event::LineSaid { by, ct, line } => match line {
            Some(line) => format!("{} said {}", begin(by), phrase_text(setup, Some(*ct), line)),
            None => format!("{} said nothing.", begin(by)),
        },
        Event::Slipped { by, word } => {
            format!("{} slipped out of character with \"{word}\".", begin(by))
        }
        Event::Retired { ct } => format!("{} went under the pile.", setup.ct(*ct).name),
        Event::Conceded { by } => format!("{} left the game.", begin(by)),
        Event::Ended { end } => match end {
            End::FullBand(seat) | End::AtOnce(seat) | End::LastOne(seat) => {
                format!("{} won.", begin(seat))
            }
            End::RoundLimit => "The last round was over.".to_owned(),
        },
    }
}

fn won(narrator: &Narrator, winners: Seats) -> String {
    if winners.is_empty() {
        "nobody won".to_owned()
    } else {
        format!("{} won", narrator.listed(winners.iter()))
    }
}

/// The numbers of all seats, as a list.
fn by_name(narrator: &Narrator, numbers: &BySeat<u8>) -> String {
    let told = numbers.by_seat();
    let told = told.map(|(seat, number)| format!("{} {number}", narrator.name(seat)));
    told.collect::<Vec<_>>().join(", ")
}

fn major_name(setup: &Setup, major: u8) -> &str {
    let name = setup.edition.drum_majors.get(usize::from(major));
    name.map_or("nobody", String::as_str)
}

/// Cards as a viewer sees them; some may be face down.
fn faces(setup: &Setup, list: &[Face<Card>]) -> String {
    if list.iter().all(Face::is_up) && !list.is_empty() {
        cards(setup, list.iter().filter_map(|face| face.up()))
    } else {
        counted(list.len(), "card")
    }
}
