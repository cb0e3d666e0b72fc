//! From a typed line to what a person wants, in the light of what they were asked.

use tabletop::{Shelved, Words};

use super::explain::Asked;
use super::front::{Answer, Duty};
use super::typed::{Meant, Typed, meant};

/// What a person wants by a line they typed.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard<'a, A> {
    /// Something for the table.
    Answer(Answer<A>),
    /// To be offered something to say.
    Claims,
    /// To have it explained.
    Explain,
    /// To read rules.
    Rules(&'a str),
    /// To see the cards of the edition.
    Aid,
    /// To see the table.
    Table,
    /// It is not clear; this would be right.
    Unclear(String),
}

/// What a line means after a question.
pub(crate) fn hear<'a, G: Words + Shelved>(
    line: &'a str,
    asked: &Asked<G>,
) -> Heard<'a, G::Action> {
    let play = |place: usize| Heard::Answer(Answer::Play(asked.choices[place].clone()));
    match Typed::read(line) {
        Typed::Nothing => match asked.duty {
            Duty::May => Heard::Answer(Answer::LetGoOn),
            Duty::Must => Heard::Unclear(asked.what_is_right()),
        },
        Typed::Number(number) if (1..=asked.choices.len()).contains(&number) => play(number - 1),
        Typed::Number(number) => Heard::Unclear(format!(
            "There is no choice {number}. {}",
            asked.what_is_right()
        )),
        Typed::Words(words) => match meant(words, &asked.words) {
            Meant::One(place) => play(place),
            Meant::Several(places) => {
                let list = places.iter().map(|place| format!("{}", place + 1));
                let list: Vec<String> = list.collect();
                Heard::Unclear(format!(
                    "`{words}` could be any of {}; type the number of the one you mean.",
                    list.join(", ")
                ))
            }
            Meant::Nothing => Heard::Unclear(format!(
                "`{words}` is neither a choice nor a command. {}",
                asked.what_is_right()
            )),
        },
        Typed::Explain => Heard::Explain,
        Typed::Rules(words) => Heard::Rules(words),
        Typed::Aid => Heard::Aid,
        Typed::Table => Heard::Table,
        Typed::Say("") => Heard::Claims,
        Typed::Say(text) => said(text, asked),
        Typed::Undo => Heard::Answer(Answer::TakeBack(asked.seat)),
        Typed::Leave => Heard::Answer(Answer::Leave),
        Typed::Do(json) => read_action(json, asked),
    }
}

/// A number stands for a ready-made claim, where there is one of that number.
fn said<'a, G: Words + Shelved>(text: &str, asked: &Asked<G>) -> Heard<'a, G::Action> {
    let say = |text: &str| Heard::Answer(Answer::Say(text.to_owned()));
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

/// An action in JSON; whether it is allowed is for the table to say.
fn read_action<'a, G: Words + Shelved>(json: &str, asked: &Asked<G>) -> Heard<'a, G::Action> {
    match serde_json::from_str(json) {
        Ok(action) => Heard::Answer(Answer::Play(action)),
        Err(error) => {
            let sample = asked
                .choices
                .first()
                .and_then(|action| serde_json::to_string(action).ok());
            let sample = sample.map(|sample| format!(" One would be: do {sample}"));
            Heard::Unclear(format!(
                "This is not an action of {}: {error}.{}",
                G::TITLE,
                sample.unwrap_or_default()
            ))
        }
    }
}
