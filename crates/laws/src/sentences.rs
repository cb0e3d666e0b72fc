//! Reading every sentence of whole deals as somebody at the table does, and finding mistakes.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Chance, Checked, Log, Names, Narrator, RuleId, Seat, Seed, Shelved, Viewer, Words};

use crate::decider::Decider;

/// Wrong sentences, and why. Sentences that differ only in names and numbers are reported once.
pub type Faults = BTreeMap<String, &'static str>;

/// The names at the table.
const OTHERS: [&str; 12] = [
    "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal", "Ida", "Jan", "Kit", "Lou",
];

/// How many actions of a deal are read. Long deals say the same things again.
const MOST_READ: usize = 1_000;

/// How many faults are reported at most.
const MOST_FAULTS: usize = 40;

/// The most columns that a line of a picture may have.
const WIDEST: usize = 100;

/// Plays random deals and reads what every seat is told, asked and offered, as that seat reads it.
pub fn read<G: Words + Shelved>(setup: &G::Setup, deals: u64) -> Faults {
    let mut faults = Faults::new();
    // A catalogue writes its ids in bold.
    let rules: BTreeSet<&str> = G::CATALOGUE
        .split("**")
        .filter_map(|bold| bold.split_whitespace().next())
        .collect();
    for number in 0..deals {
        let mut log = Log::recording();
        let chance = Chance::new(Seed::from_number(number));
        let Ok(mut game) = G::deal(setup, chance, &mut log) else {
            return faults;
        };
        let mut decider = Decider::of_deal(number);
        for _ in 0..MOST_READ {
            for event in log.take() {
                for viewer in Viewer::all(game.seats()) {
                    let Some(event) = G::redact(&event, viewer) else {
                        continue;
                    };
                    let narrator = narrator_for(viewer, game.seats().len());
                    note(
                        &mut faults,
                        &G::event(setup, &narrator, &event),
                        sentence_fault,
                    );
                }
            }
            for seat in game.awaited().iter() {
                read_seat(setup, &game, seat, &rules, &mut faults);
            }
            let Some((seat, action)) = decider.decide(&game) else {
                break;
            };
            game.apply(Checked::listed(seat, &action), &mut log);
        }
        if let Some(outcome) = game.outcome() {
            for viewer in Viewer::all(game.seats()) {
                let narrator = narrator_for(viewer, game.seats().len());
                note(
                    &mut faults,
                    &G::ending(setup, &narrator, &outcome),
                    sentence_fault,
                );
            }
        }
    }
    faults
}

/// Reads what an awaited seat is asked, sees and can choose.
fn read_seat<G: Words>(
    setup: &G::Setup,
    game: &G,
    seat: Seat,
    rules: &BTreeSet<&str>,
    faults: &mut Faults,
) {
    let viewer = Viewer::Seat(seat);
    let narrator = narrator_for(viewer, game.seats().len());
    let view = game.view(viewer);
    note(
        faults,
        &G::question(setup, &narrator, &view, seat),
        sentence_fault,
    );
    // Columns and maps have gaps; the words between the gaps have to be right.
    for line in G::picture(setup, &narrator, &view, viewer).lines() {
        // A line with columns cannot be wrapped.
        if line.trim().contains("  ") && line.chars().count() > WIDEST {
            note(faults, line, |_| {
                Some("a line of a picture is wider than a terminal")
            });
        }
        for phrase in line.split("  ").map(str::trim) {
            note(faults, phrase, misread);
        }
    }
    let mut offered = BTreeSet::new();
    for choice in game.choices(seat) {
        let text = G::choice(setup, &narrator, &view, seat, &choice);
        note(faults, &text, choice_fault);
        let about = G::rules_about(&choice);
        let is_known = |rule: &RuleId| rules.contains(rule.as_str());
        if about.is_empty() || !about.iter().all(is_known) {
            note(faults, &text, |_| {
                Some("no rule of the catalogue is about this choice")
            });
        }
        if !offered.insert(text.clone()) {
            note(faults, &text, |_| {
                Some("two choices of one question read the same")
            });
        }
    }
}

fn narrator_for(reader: Viewer, n_seats: u8) -> Narrator {
    let names = Names::from_fn(n_seats, |seat| {
        OTHERS[seat.index() % OTHERS.len()].to_owned()
    });
    Narrator::new(names, reader)
}

fn note(faults: &mut Faults, text: &str, is_wrong: fn(&str) -> Option<&'static str>) {
    if faults.len() >= MOST_FAULTS {
        return;
    }
    if let Some(why) = is_wrong(text) {
        // Another report of the same words with another number or name adds nothing.
        let is_known = |known: &String| shape(known) == shape(text);
        if !faults.keys().any(is_known) {
            faults.insert(text.to_owned(), why);
        }
    }
}

/// The sentence without its numbers and names.
fn shape(sentence: &str) -> String {
    let is_name = |word: &&str| {
        let mut names = OTHERS.iter().chain([&"you", &"you", &"and"]);
        names.any(|name| word.starts_with(name))
    };
    let words = sentence.split_whitespace().filter(|word| !is_name(word));
    let words = words.filter(|word| !word.contains(|letter: char| letter.is_ascii_digit()));
    words.collect::<Vec<_>>().join(" ")
}

/// What is wrong with one or more whole sentences, if anything.
pub fn sentence_fault(sentence: &str) -> Option<&'static str> {
    if let Some(why) = fault(sentence) {
        return Some(why);
    }
    if sentence.starts_with(char::is_lowercase) {
        return Some("a sentence begins with a capital letter");
    }
    // Brackets can follow a question: "Which do you discard? (2 to go)".
    let spoken = match sentence.rsplit_once(" (") {
        Some((before, within)) if within.ends_with(')') => before,
        _ => sentence.trim_end_matches('"'),
    };
    if !spoken.ends_with(['.', '?', '!']) {
        return Some("a sentence ends with a stop");
    }
    let is_doubled = ["..", ".!", "!.", "?.", ".?", "!!", "??"]
        .iter()
        .any(|stops| sentence.contains(stops));
    is_doubled.then_some("one stop is enough")
}

/// What is wrong with a choice, which is an imperative without a stop, if anything.
pub fn choice_fault(choice: &str) -> Option<&'static str> {
    if let Some(why) = fault(choice) {
        return Some(why);
    }
    choice
        .ends_with('.')
        .then_some("a choice ends without a stop")
}

/// What is wrong with a text that people read, if anything.
fn fault(sentence: &str) -> Option<&'static str> {
    if let Some(why) = misread(sentence) {
        return Some(why);
    }
    for pair in sentence.split_whitespace().collect::<Vec<_>>().windows(2) {
        let begins = pair[0].ends_with(['.', '?', '!', ':', '"']);
        if pair[1] == "You" && !begins {
            return Some("a capital \"You\" within a sentence");
        }
        if bare(pair[1]) == "you" && pair[0].ends_with(['.', '?', '!']) {
            return Some("a small \"you\" at the beginning of a sentence");
        }
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

/// What is wrong with some words, not necessarily a whole sentence, if anything.
fn misread(sentence: &str) -> Option<&'static str> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let before = std::iter::once("").chain(words.iter().copied());
    for (before, pair) in before.zip(words.windows(2)) {
        let [first, second] = [pair[0], pair[1]];
        let next = bare(second);
        // "Everybody but you has one turn left."
        let is_left_out = before == "but";
        if first.eq_ignore_ascii_case("you") && !is_left_out && is_third_person(next) {
            return Some("\"you\" with the verb of somebody else");
        }
        if bare(first) == "1" && !first.ends_with([',', '.', ':', ';']) && is_plural(next) {
            return Some("\"1\" with a plural");
        }
        if bare(first) == "seat" && next.len() == 1 && next.chars().all(char::is_uppercase) {
            return Some("a seat's letter where its name belongs");
        }
    }
    let is_name = |word: &str| OTHERS.contains(&word) || word.eq_ignore_ascii_case("you");
    for five in words.windows(5) {
        let [one, and, two, again, three] = [five[0], five[1], five[2], five[3], five[4]];
        let names = [one, two, three].iter().all(|word| is_name(bare(word)));
        if names && and == "and" && again == "and" {
            return Some("\"and\" twice in a list of names");
        }
    }
    None
}

/// A word without the punctuation around it.
fn bare(word: &str) -> &str {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '\'';
    word.trim_matches(|letter| !is_part(letter))
}

/// Whether a word after "you" looks like a verb in the third person: was, has, wears.
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
    fn wrong_sentences_are_found_and_right_ones_pass() {
        for (sentence, is_right) in [
            ("You took a card.", true),
            ("Ann gave You a card.", false),
            ("you took a card.", false),
            ("Ann won. you lost.", false),
            ("Ann won. You lost.", true),
            ("Ann won", false),
            ("Ann played Band Halt!.", false),
            ("Ann said: \"Go!\"", true),
            ("You was passed over.", false),
            ("Ann gave you 1 card.", true),
            ("Ann gave you 1 cards.", false),
            ("You wears it.", false),
            ("You pass.", true),
            ("Ann and Ben and Cleo won.", false),
            ("Ann, Ben and Cleo won.", true),
            ("Removed: .", false),
            ("seat B holds it.", false),
            ("Seat by seat they turned.", true),
            ("Take card_3.", false),
            ("Never dead : they.", false),
        ] {
            assert_eq!(sentence_fault(sentence).is_none(), is_right, "{sentence}");
        }
    }

    #[test]
    fn a_fault_is_reported_once_for_all_names() {
        let mut faults = Faults::new();
        note(&mut faults, "Ann gave Ben 1 cards.", fault);
        note(&mut faults, "Cleo gave Dan 1 cards.", fault);
        assert_eq!(faults.len(), 1, "{faults:?}");
    }
}
