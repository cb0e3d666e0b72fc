//! Reading a file of scenarios.

use tabletop::{Error, Seat};

use super::expectation::Expectation;
use super::{Attempt, Block, Scenario, Who, Written};

/// Reads the scenarios of a file. The error has the line, what is wrong and what would be right.
pub fn parse(file_name: &str, text: &str) -> Result<Vec<Scenario>, Error> {
    let mut scenarios = Vec::new();
    let mut reader = Reader::new(file_name);
    for (number, line) in (1..).zip(text.lines()) {
        let line = without_comment(line);
        if line == "---" {
            scenarios.push(std::mem::replace(&mut reader, Reader::new(file_name)).finish(number)?);
        } else if !line.is_empty() {
            reader
                .line(number, line)
                .map_err(|because| error(file_name, number, because))?;
        }
    }
    let last = text.lines().count();
    scenarios.push(reader.finish(last)?);
    Ok(scenarios)
}

fn error(file: &str, line: usize, because: String) -> Error {
    Error::new(format!("{file}:{line}"), because)
}

/// The line without its comment, which begins with a hash at the start or after white space.
fn without_comment(line: &str) -> &str {
    let hash = line
        .char_indices()
        .find(|&(at, letter)| letter == '#' && (at == 0 || line[..at].ends_with([' ', '\t'])));
    let line = hash.map_or(line, |(at, _)| &line[..at]);
    line.trim_end()
}

/// Which block a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Header,
    Given,
    Rolls,
    When,
    Then,
}

/// A scenario in the making.
struct Reader {
    scenario: Scenario,
    open: Open,
}

const KEYWORDS: [(&str, Open); 4] = [
    ("given", Open::Given),
    ("rolls", Open::Rolls),
    ("when", Open::When),
    ("then", Open::Then),
];

impl Reader {
    fn new(file: &str) -> Self {
        Self {
            scenario: Scenario {
                file: file.to_owned(),
                line: 0,
                title: String::new(),
                rules: Vec::new(),
                examples: Vec::new(),
                given: Vec::new(),
                rolls: Vec::new(),
                story: Vec::new(),
            },
            open: Open::Header,
        }
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        if self.scenario.line == 0 {
            self.scenario.line = number;
        }
        if line.starts_with([' ', '\t']) {
            return self.entry(number, line.trim());
        }
        let (word, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        match KEYWORDS.iter().find(|(keyword, _)| *keyword == word) {
            Some(&(_, block)) => {
                self.begin(block)?;
                match rest.trim() {
                    "" => Ok(()),
                    rest => self.entry(number, rest),
                }
            }
            None => self.header(line),
        }
    }

    fn header(&mut self, line: &str) -> Result<(), String> {
        const KNOWN: &str = "a header is `title:`, `rules:` or `example:`, and a block begins \
                             with given, rolls, when or then; lines of a block begin with a space";
        let Some((name, value)) = line.split_once(':') else {
            return Err(format!("`{line}` is neither a header nor a block: {KNOWN}"));
        };
        if self.open != Open::Header {
            return Err(format!(
                "the header `{name}:` comes after a block; a scenario begins with its headers, \
                 and `---` on its own line ends the one before"
            ));
        }
        let value = value.trim();
        let scenario = &mut self.scenario;
        match name {
            "title" if scenario.title.is_empty() && !value.is_empty() => {
                scenario.title = value.to_owned();
            }
            "title" => return Err("a scenario has one title: the rule as a sentence".to_owned()),
            "rules" => {
                for id in words(value) {
                    if !id.contains('-') || scenario.rules.iter().any(|other| other == id) {
                        return Err(format!(
                            "`{id}` is not a new rule id: write each once, as the catalogue does: \
                             ARGH-14 ARGH-R3"
                        ));
                    }
                    scenario.rules.push(id.to_owned());
                }
            }
            "example" | "examples" => {
                for word in words(value) {
                    let number = word.parse().map_err(|_| {
                        format!("`{word}` is not the number of an example: write `example: 1`")
                    })?;
                    scenario.examples.push(number);
                }
            }
            _ => return Err(format!("there is no header `{name}:`; {KNOWN}")),
        }
        Ok(())
    }

    fn begin(&mut self, block: Open) -> Result<(), String> {
        let story = &mut self.scenario.story;
        match block {
            Open::Header => (),
            Open::Given | Open::Rolls if !story.is_empty() => {
                return Err(
                    "`given` and `rolls` come before the first `when` or `then`; another \
                            table is another scenario, after a line `---`"
                        .to_owned(),
                );
            }
            Open::Given if !self.scenario.given.is_empty() => {
                return Err("there is one `given`; more lines of it begin with a space".to_owned());
            }
            Open::Given | Open::Rolls => (),
            Open::When => story.push(Block::When(Vec::new())),
            Open::Then => story.push(Block::Then(Vec::new())),
        }
        self.open = block;
        Ok(())
    }

    fn entry(&mut self, line: usize, text: &str) -> Result<(), String> {
        let scenario = &mut self.scenario;
        match (self.open, scenario.story.last_mut()) {
            (Open::Given, _) => scenario.given.push(Written {
                line,
                text: text.to_owned(),
                means: text.to_owned(),
            }),
            (Open::Rolls, _) => {
                for word in words(text) {
                    let outcome = word.parse().map_err(|_| {
                        format!("`{word}` is not an outcome: write whole numbers from 0: 3 1")
                    })?;
                    scenario.rolls.push(outcome);
                }
            }
            (Open::When, Some(Block::When(attempts))) => attempts.push(Written {
                line,
                text: text.to_owned(),
                means: attempt(text)?,
            }),
            (Open::Then, Some(Block::Then(expectations))) => expectations.push(Written {
                line,
                text: text.to_owned(),
                means: Expectation::parse(text)?,
            }),
            (Open::Header | Open::When | Open::Then, _) => {
                return Err(format!(
                    "`{text}` begins with a space and belongs to no block: begin one with given, \
                     rolls, when or then"
                ));
            }
        }
        Ok(())
    }

    fn finish(self, last: usize) -> Result<Scenario, Error> {
        let scenario = self.scenario;
        let missing = if scenario.title.is_empty() {
            "has no title: write `title:` and the rule as a sentence"
        } else if scenario.rules.is_empty() {
            "pins no rule: write `rules:` and the ids of the catalogue"
        } else if scenario.given.is_empty() {
            "lays no table: write `given` and at least how many seats there are"
        } else if !scenario.story.iter().any(|block| match block {
            Block::Then(expectations) => !expectations.is_empty(),
            Block::When(_) => false,
        }) {
            "expects nothing: write `then` and what must hold"
        } else {
            return Ok(scenario);
        };
        let line = if scenario.line == 0 {
            last.max(1)
        } else {
            scenario.line
        };
        Err(error(
            &scenario.file,
            line,
            format!("the scenario that begins here {missing}"),
        ))
    }
}

fn attempt(text: &str) -> Result<Attempt, String> {
    let (who, words) = text.split_once(':').unwrap_or((text, ""));
    let words = words.trim().to_owned();
    let mut letters = who.chars();
    let who = match (
        who,
        letters.next().and_then(Seat::from_letter),
        letters.next(),
    ) {
        ("everyone", _, _) => Who::Everyone,
        (_, Some(seat), None) => Who::Seat(seat),
        _ => {
            return Err(format!(
                "`{text}` does not say who: begin with a seat, A to H, or `everyone`, and a colon"
            ));
        }
    };
    if words.is_empty() {
        return Err(format!(
            "`{text}` does not say what is done: add it, or `lapses`"
        ));
    }
    Ok(Attempt { who, words })
}

/// The words of a list, between white space and commas.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\t', ',']).filter(|word| !word.is_empty())
}
