//! Plain TOML: tables, lists, texts in double quotes, whole numbers, yes and no. That is all that the
//! boxes of this house are written in.
//!
//! A browser reads them by this. Whoever brings an edition of their own brings it to the command line
//! or to a house, which read all of TOML; with what that takes, dates and fractions and every spelling
//! of them, a browser would load a twentieth more for every game.

use serde_json::{Map, Value};
use tabletop::Complaint;

/// What a file says.
pub(crate) fn table(text: &str) -> Result<Value, Complaint> {
    let mut pen = Pen { rest: text };
    pen.file().map(Value::Object).ok_or_else(|| {
        let line = text[..text.len() - pen.rest.len()].matches('\n').count() + 1;
        Complaint::new(format!("line {line}"), "is not plain TOML")
    })
}

/// What is still to be read.
struct Pen<'t> {
    rest: &'t str,
}

impl<'t> Pen<'t> {
    fn file(&mut self) -> Option<Map<String, Value>> {
        let mut file = Map::new();
        // Where the lines below a heading belong.
        let mut heading: Vec<&'t str> = Vec::new();
        loop {
            self.skip();
            if self.rest.is_empty() {
                return Some(file);
            }
            if self.takes("[[") {
                heading = self.keys("]]")?;
                let (list, above) = heading.split_last()?;
                let list = below(&mut file, above)?.entry(*list);
                let list = list.or_insert_with(|| Value::Array(Vec::new()));
                list.as_array_mut()?.push(Value::Object(Map::new()));
            } else if self.takes("[") {
                heading = self.keys("]")?;
                below(&mut file, &heading)?;
            } else {
                let (key, value) = self.field()?;
                let there = below(&mut file, &heading)?.insert(key.to_owned(), value);
                if there.is_some() {
                    return None;
                }
            }
        }
    }

    /// Goes on to the next thing that is neither space nor comment.
    fn skip(&mut self) {
        loop {
            self.rest = self.rest.trim_start();
            match self.rest.strip_prefix('#') {
                Some(comment) => {
                    self.rest = &comment[comment.find('\n').unwrap_or(comment.len())..];
                }
                None => return,
            }
        }
    }

    fn takes(&mut self, what: &str) -> bool {
        self.skip();
        let rest = self.rest.strip_prefix(what);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// The letters up to the first that does not belong to a key, a number or a word.
    fn word(&mut self) -> Option<&'t str> {
        self.skip();
        let belongs = |letter: char| letter.is_ascii_alphanumeric() || "_-+".contains(letter);
        let end = self.rest.find(|letter| !belongs(letter));
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    fn keys(&mut self, end: &str) -> Option<Vec<&'t str>> {
        let mut keys = vec![self.word()?];
        while self.takes(".") {
            keys.push(self.word()?);
        }
        self.takes(end).then_some(keys)
    }

    fn field(&mut self) -> Option<(&'t str, Value)> {
        let key = self.word()?;
        self.takes("=").then_some(())?;
        Some((key, self.value()?))
    }

    fn value(&mut self) -> Option<Value> {
        self.skip();
        match self.rest.as_bytes().first()? {
            b'"' => self.text().map(Value::String),
            b'[' => {
                let mut list = Vec::new();
                self.takes("[");
                while !self.takes("]") {
                    list.push(self.value()?);
                    self.goes_on("]").then_some(())?;
                }
                Some(Value::Array(list))
            }
            b'{' => {
                let mut fields = Map::new();
                self.takes("{");
                while !self.takes("}") {
                    let (key, value) = self.field()?;
                    fields.insert(key.to_owned(), value);
                    self.goes_on("}").then_some(())?;
                }
                Some(Value::Object(fields))
            }
            _ => match self.word()? {
                "true" => Some(Value::Bool(true)),
                "false" => Some(Value::Bool(false)),
                number => number.parse::<i64>().ok().map(Value::from),
            },
        }
    }

    /// Whether there is a comma, or else the end.
    fn goes_on(&mut self, end: &str) -> bool {
        self.takes(",") || self.rest.starts_with(end)
    }

    /// A text, which JSON spells in the same way.
    fn text(&mut self) -> Option<String> {
        let mut is_escaped = false;
        let end = self.rest.bytes().skip(1).position(|letter| {
            let ends = letter == b'"' && !is_escaped;
            is_escaped = letter == b'\\' && !is_escaped;
            ends
        })?;
        let (text, rest) = self.rest.split_at(end + 2);
        self.rest = rest;
        serde_json::from_str(text).ok()
    }
}

/// The table below these headings; of a list of tables the last one.
fn below<'f>(
    file: &'f mut Map<String, Value>,
    headings: &[&str],
) -> Option<&'f mut Map<String, Value>> {
    headings.iter().try_fold(file, |table, heading| {
        let next = table
            .entry(*heading)
            .or_insert_with(|| Value::Object(Map::new()));
        match next {
            Value::Array(list) => list.last_mut()?.as_object_mut(),
            next => next.as_object_mut(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOXES: [&str; 6] = [
        include_str!("../../../editions/argh-base.toml"),
        include_str!("../../../editions/bandimals-base.toml"),
        include_str!("../../../editions/bandimals-booster.toml"),
        include_str!("../../../editions/bark-bark-base.toml"),
        include_str!("../../../editions/dogs-base.toml"),
        include_str!("../../../editions/mole-park-base.toml"),
    ];

    #[test]
    fn the_boxes_are_plain_toml() {
        for text in BOXES {
            assert_eq!(table(text), crate::table(text), "{}", &text[..80]);
        }
    }

    #[test]
    fn what_is_not_plain_is_refused_with_its_line() {
        let told = |text: &str| table(text).expect_err(text).to_string();
        for wrong in [
            "a = 1\nb = 1.5",
            "a = 1\nb = 'x'",
            "a = 1\nb = 2 3",
            "a = 1\na = 2",
            "a = 1\n[a]",
            "a = 1\nb = [1 2]",
            "a = 1\nb = \"x",
        ] {
            assert!(
                told(wrong).starts_with("line 2: "),
                "{wrong}: {}",
                told(wrong)
            );
        }
    }
}
