//! From a typed line to what a person wants, given what they were asked.

use tabletop::{Shelved, Talk, Words};

use super::explain::Asked;
use super::front::{Answer, Duty};
use super::typed::{Meant, Typed, exact, has_a_number, meant, naming};
use super::writing_in::Sample;

/// What a person wants with a line they typed.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard<'a, A> {
    /// Something for the table.
    Answer(Answer<A>),
    /// To see the ready-made claims.
    Claims,
    /// To have the question explained.
    Explain,
    /// To read rules.
    Rules(&'a str),
    /// To see the cards of the edition.
    Aid,
    /// To see the table.
    Table,
    /// To leave it.
    Leave,
    /// It is not clear; this explains what would be valid.
    Unclear(String),
}

/// What a line means as the answer to a question. A choice that is typed word for word takes
/// precedence over every command: nobody should tell the table aloud what they meant to do in
/// secret.
pub(crate) fn hear<'a, G: Words + Shelved>(
    line: &'a str,
    asked: &Asked<G>,
) -> Heard<'a, G::Action> {
    if let Some(place) = exact(line, &asked.words) {
        return Heard::Answer(Answer::Play(asked.choices[place].clone()));
    }
    let typed = Typed::read(line);
    if let (Typed::Say(_), true) = (&typed, begins_like_a_choice(line, asked)) {
        return say_or_do(line, asked);
    }
    match typed {
        Typed::Nothing => match asked.duty {
            Duty::May => Heard::Answer(Answer::LetGoOn),
            Duty::Must => Heard::Unclear(asked.listing.what_is_right()),
        },
        Typed::Words(words) => choice(words, asked),
        Typed::Explain => Heard::Explain,
        Typed::Rules(words) => Heard::Rules(words),
        Typed::Aid => Heard::Aid,
        Typed::Table => Heard::Table,
        Typed::Say("") => Heard::Claims,
        Typed::Say(text) => said(text, asked, &G::talk(&asked.setup)),
        Typed::Undo => Heard::Answer(Answer::TakeBack),
        Typed::Leave => Heard::Leave,
        Typed::Do(json) => read_action(json, asked),
    }
}

/// The choice meant by a letter, by a number of its own, by something written in, or by some of its
/// words.
fn choice<'a, G: Words + Shelved>(words: &str, asked: &Asked<G>) -> Heard<'a, G::Action> {
    let play = |place: usize| Heard::Answer(Answer::Play(asked.choices[place].clone()));
    if let Some(place) = asked.listing.labelled(words) {
        return play(place);
    }
    let several = |places: &[usize]| {
        let cited = places
            .iter()
            .map(|place| asked.listing.cite(*place, &asked.words));
        let mut cited: Vec<String> = cited.collect();
        if cited.len() > 5 {
            let more = cited.len() - 4;
            cited.truncate(4);
            cited.push(format!("{more} more"));
        }
        Heard::Unclear(format!("`{words}` could be {}.", listed_or(&cited)))
    };
    let is_number = words.bytes().all(|digit| digit.is_ascii_digit());
    if is_number {
        match naming(words, &asked.words)[..] {
            [] => (),
            [one] => return play(one),
            ref places => return several(places),
        }
    }
    if let Some(action) = written_in(words, asked) {
        return Heard::Answer(Answer::Play(action));
    }
    if is_number {
        return counted(words, asked);
    }
    match meant(words, &asked.words) {
        Meant::One(place) => play(place),
        Meant::Several(places) => several(&places),
        Meant::Nothing => Heard::Unclear(format!(
            "`{words}` is neither a choice nor a command. {}",
            asked.listing.what_is_right()
        )),
    }
}

/// A number counts the choices only if none of them has a number of its own.
fn counted<'a, G: Words + Shelved>(number: &str, asked: &Asked<G>) -> Heard<'a, G::Action> {
    let has_numbers = asked.words.iter().any(|words| has_a_number(words));
    let place = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    match place.and_then(|place| asked.listing.nth(place)) {
        Some(place) if !has_numbers => Heard::Answer(Answer::Play(asked.choices[place].clone())),
        Some(_) | None => Heard::Unclear(format!(
            "It is not clear which choice {number} would be. {}",
            asked.listing.what_is_right()
        )),
    }
}

/// Something written in the style of a sample, if it can be read like that; preferably something
/// allowed.
fn written_in<G: Words + Shelved>(words: &str, asked: &Asked<G>) -> Option<G::Action> {
    let mut samples: Vec<Sample<'_, G::Action>> = asked.samples().collect();
    samples.sort_by_key(|sample| !sample.is_plain(&asked.names));
    let read = samples
        .iter()
        .filter_map(|sample| sample.read(words, &asked.names));
    let mut read: Vec<G::Action> = read.collect();
    if read.len() > 1 {
        let table = asked.imagined();
        read.sort_by_key(|action| table.check(asked.seat, action).is_err());
    }
    // What is forbidden is left for the table to refuse, with its rule.
    read.into_iter().next()
}

/// Whether a line starts with the same word as one of the choices.
fn begins_like_a_choice<G: Words>(line: &str, asked: &Asked<G>) -> bool {
    let first = |text: &str| text.split_whitespace().next().map(str::to_lowercase);
    asked.words.iter().any(|words| first(words) == first(line))
}

/// A line that starts with `say` where choices do, too: it is read as one of them or as nothing,
/// and never passed on to the table.
fn say_or_do<'a, G: Words + Shelved>(line: &str, asked: &Asked<G>) -> Heard<'a, G::Action> {
    match choice(line.trim(), asked) {
        Heard::Unclear(because) => Heard::Unclear(format!(
            "{because} To say something to the table, type `talk WORDS`."
        )),
        heard => heard,
    }
}

/// `a`, `a or b`, `a, b or c`.
fn listed_or(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// A number means the ready-made claim with that number, if any. Some tables have agreed to say
/// nothing else.
fn said<'a, G: Words + Shelved>(text: &str, asked: &Asked<G>, talk: &Talk) -> Heard<'a, G::Action> {
    let say = |text: &str| match talk {
        Talk::ReadyMade(rule) if !asked.claims.iter().any(|claim| claim == text) => Heard::Unclear(
            format!("Only what is ready-made is said at this table ({rule}); `say` shows it."),
        ),
        Talk::ReadyMade(_) | Talk::Free => Heard::Answer(Answer::Say(text.to_owned())),
    };
    let Ok(number) = text.parse::<usize>() else {
        return say(text);
    };
    match number
        .checked_sub(1)
        .and_then(|place| asked.claims.get(place))
    {
        Some(claim) => say(claim),
        None if asked.claims.is_empty() => say(text),
        None => Heard::Unclear(format!(
            "There is no claim {number}; `say` shows the {} there are.",
            asked.claims.len()
        )),
    }
}

/// An action in JSON; the table says whether it is allowed.
fn read_action<'a, G: Words + Shelved>(json: &str, asked: &Asked<G>) -> Heard<'a, G::Action> {
    match serde_json::from_str(json) {
        Ok(action) => Heard::Answer(Answer::Play(action)),
        Err(_) => {
            let sample = asked.choices.first();
            let sample = sample.and_then(|action| serde_json::to_string(action).ok());
            let sample = sample.map(|sample| format!(" One would be: do {sample}"));
            Heard::Unclear(format!(
                "This is no action of {} as a program writes it.{}",
                G::TITLE,
                sample.unwrap_or_default()
            ))
        }
    }
}
