//! Every sentence of whole deals, read as somebody at the table reads it, and what is wrong with it.

use std::collections::BTreeMap;

use tabletop::{Chance, Log, Names, Seat, Seed, Viewer, Words, YOU, addressed};

use crate::MOST_ACTIONS;
use crate::decider::Decider;

/// A sentence that is wrong, and why. Each is reported once for each kind of sentence.
pub type Faults = BTreeMap<String, &'static str>;

/// What the others at the table are called.
const OTHERS: [&str; 12] = [
    "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal", "Ida", "Jan", "Kit", "Lou",
];

/// Plays so many deals at random and reads what every seat is told, asked and offered, with that
/// seat called "You".
pub fn read<G: Words>(setup: &G::Setup, deals: u64) -> Faults {
    let mut faults = Faults::new();
    for number in 0..deals {
        let mut log = Log::recording();
        let chance = Chance::new(Seed::from_number(number));
        let Ok(mut game) = G::deal(setup, chance, &mut log) else {
            return faults;
        };
        let mut decider = Decider::of_deal(number);
        for _ in 0..MOST_ACTIONS {
            for event in log.take() {
                for reader in game.seats().iter() {
                    let told = G::redact(&event, Viewer::Seat(reader));
                    let names = names_for(reader, game.seats().len());
                    let told = told.map(|event| G::event(setup, &names, &event));
                    told.into_iter().for_each(|told| note(&mut faults, &told));
                }
            }
            for seat in game.awaited().iter() {
                let names = names_for(seat, game.seats().len());
                let view = game.view(Viewer::Seat(seat));
                note(&mut faults, &G::question(setup, &names, &view, seat));
                let picture = G::picture(setup, &names, &view, Viewer::Seat(seat));
                // Columns and maps have gaps; what is written between them has to be right.
                for line in picture.lines() {
                    for phrase in line.split("  ").map(str::trim) {
                        note_if(&mut faults, phrase, misread);
                    }
                }
                for choice in game.choices(seat) {
                    note(&mut faults, &G::choice(setup, &names, &view, seat, &choice));
                }
            }
            let Some((seat, action)) = decider.decide(&game) else {
                break;
            };
            game.apply(seat, &action, &mut log);
        }
        if let Some(outcome) = game.outcome() {
            for reader in game.seats().iter() {
                let names = names_for(reader, game.seats().len());
                note(&mut faults, &G::ending(setup, &names, &outcome));
            }
        }
    }
    faults
}

fn names_for(reader: Seat, n_seats: u8) -> Names {
    Names::from_fn(n_seats, |seat| match seat == reader {
        true => YOU.to_owned(),
        false => OTHERS[seat.index() % OTHERS.len()].to_owned(),
    })
}

fn note(faults: &mut Faults, sentence: &str) {
    note_if(faults, sentence, fault);
}

fn note_if(faults: &mut Faults, text: &str, is_wrong: fn(&str) -> Option<&'static str>) {
    let read = addressed(text);
    if let Some(why) = is_wrong(&read) {
        // A report of the same words about another number or name adds nothing.
        let is_known = |known: &String| shape(known) == shape(&read);
        if !faults.keys().any(is_known) {
            faults.insert(read, why);
        }
    }
}

/// The sentence without its numbers and names.
fn shape(sentence: &str) -> String {
    let is_name = |word: &&str| {
        let mut names = OTHERS.iter().chain([&YOU, &"you", &"and"]);
        names.any(|name| word.starts_with(name))
    };
    let words = sentence.split_whitespace().filter(|word| !is_name(word));
    let words = words.filter(|word| !word.contains(|letter: char| letter.is_ascii_digit()));
    words.collect::<Vec<_>>().join(" ")
}

/// What is wrong with a sentence, if anything is.
pub fn fault(sentence: &str) -> Option<&'static str> {
    if let Some(why) = misread(sentence) {
        return Some(why);
    }
    let is_ragged = sentence.ends_with(char::is_whitespace)
        || sentence.ends_with([':', ','])
        || [" .", " ,", " :", " ;", " !", ": .", ":.", ",.", "  ", "()"]
            .iter()
            .any(|gap| sentence.contains(gap));
    if is_ragged {
        return Some("something is missing");
    }
    let is_for_programs = sentence
        .split_whitespace()
        .any(|word| bare(word).contains('_'));
    is_for_programs.then_some("a word for programs")
}

/// What is wrong with words, whether or not they are a whole sentence.
fn misread(sentence: &str) -> Option<&'static str> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let before = std::iter::once("").chain(words.iter().copied());
    for (before, pair) in before.zip(words.windows(2)) {
        let [first, second] = [pair[0], pair[1]];
        let next = bare(second);
        // "Everybody but you has one turn left."
        let is_left_out = before == "but";
        if first.eq_ignore_ascii_case(YOU) && !is_left_out && is_third_person(next) {
            return Some("\"you\" with the verb of somebody else");
        }
        if bare(first) == "1" && !first.ends_with([',', '.', ':', ';']) && is_plural(next) {
            return Some("one of several");
        }
        if bare(first) == "seat" && next.len() == 1 && next.chars().all(char::is_uppercase) {
            return Some("a seat's letter where its name belongs");
        }
    }
    let is_name = |word: &str| OTHERS.contains(&word) || word.eq_ignore_ascii_case(YOU);
    for five in words.windows(5) {
        let [one, and, two, again, three] = [five[0], five[1], five[2], five[3], five[4]];
        let names = [one, two, three].iter().all(|word| is_name(bare(word)));
        if names && and == "and" && again == "and" {
            return Some("\"and\" twice in a list of names");
        }
    }
    None
}

/// A word without the marks around it.
fn bare(word: &str) -> &str {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '\'';
    word.trim_matches(|letter| !is_part(letter))
}

/// Words after "you" that only follow somebody else: was, has, wears.
fn is_third_person(word: &str) -> bool {
    const NO_VERBS: [&str; 13] = [
        "always",
        "as",
        "bus",
        "chess",
        "cards",
        "perhaps",
        "scissors",
        "sometimes",
        "this",
        "thus",
        "times",
        "towards",
        "twos",
    ];
    let is_verb = word.ends_with('s') && !word.ends_with("ss") && !NO_VERBS.contains(&word);
    is_verb && word.chars().all(char::is_lowercase)
}

fn is_plural(word: &str) -> bool {
    let ends = word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us");
    ends && word.chars().all(char::is_lowercase)
        && !["is", "was", "has", "as", "plays", "bounces"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_sentence_is_told_from_a_right_one() {
        for (sentence, is_right) in [
            ("You took a card.", true),
            ("You was passed over.", false),
            ("Ann gave you 1 card.", true),
            ("Ann gave you 1 cards.", false),
            ("You wears it.", false),
            ("You pass.", true),
            ("Ann and Ben and Cleo won.", false),
            ("Ann, Ben and Cleo won.", true),
            ("Removed: .", false),
            ("seat B holds it.", false),
            ("seat by seat they turned.", true),
            ("take card_3", false),
            ("never dead : they", false),
        ] {
            assert_eq!(fault(sentence).is_none(), is_right, "{sentence}");
        }
    }

    #[test]
    fn a_fault_is_reported_once_whoever_it_is_about() {
        let mut faults = Faults::new();
        note(&mut faults, "Ann gave Ben 1 cards.");
        note(&mut faults, "Cleo gave Dan 1 cards.");
        assert_eq!(faults.len(), 1, "{faults:?}");
    }
}
