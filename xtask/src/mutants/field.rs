//! The numbers and switches in the file of a box, and what to change them to.

/// One value in the file of a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    /// The file's name in `editions`.
    pub(super) file: String,
    pub(super) line: usize,
    /// Where the value starts in its line, in bytes.
    pub(super) start: usize,
    /// The name before the equals sign; in a list over several lines, the list's.
    key: String,
    old: String,
    /// The values to try: the first that can be played is used.
    pub(super) new: Vec<String>,
}

impl Field {
    /// The file with another value here.
    pub(super) fn changed(&self, text: &str, new: &str) -> String {
        let mut changed = String::new();
        for (number, line) in (1..).zip(text.lines()) {
            if number == self.line {
                let end = self.start + self.old.len();
                changed += &format!("{}{new}{}\n", &line[..self.start], &line[end..]);
            } else {
                changed += &format!("{line}\n");
            }
        }
        changed
    }

    /// The change in words, with its place.
    pub(super) fn told(&self, new: &str) -> String {
        let Self { file, line, .. } = self;
        format!(
            "editions/{file}:{line}: {} {} becomes {new}",
            self.key, self.old
        )
    }
}

/// Every number and switch of a box. Texts and names are left alone, because no rule depends on
/// them.
pub(super) fn fields(file: &str, text: &str) -> Vec<Field> {
    let mut fields = Vec::new();
    let mut key = "";
    for (line, text) in (1..).zip(text.lines()) {
        if is_header(text.trim()) {
            continue;
        }
        let mut from = 0;
        if let Some((name, _)) = text.split_once('=')
            && name.trim().chars().all(|c| c.is_alphanumeric() || c == '_')
        {
            key = name.trim();
            from = name.len() + 1;
        }
        for (start, old) in values(text, from) {
            let new = match old {
                "true" => vec!["false".to_owned()],
                "false" => vec!["true".to_owned()],
                _ => match old.parse::<i64>() {
                    Ok(number) => vec![(number + 1).to_string(), (number - 1).to_string()],
                    Err(_) => continue,
                },
            };
            fields.push(Field {
                file: file.to_owned(),
                line,
                start,
                key: key.to_owned(),
                old: old.to_owned(),
                new,
            });
        }
    }
    fields
}

/// `[players]` and `[[cards]]`, which name a section and have no value.
fn is_header(line: &str) -> bool {
    let name = line.trim_matches(['[', ']']);
    line.starts_with('[')
        && name
            .chars()
            .all(|c| c.is_alphabetic() || c == '_' || c == '.')
}

/// The bare words of a line after `from`, with where they start: those that are not in quotes or a
/// comment, and are not the name of a value in braces.
fn values(line: &str, from: usize) -> Vec<(usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-' || c == '.';
    let mut words = Vec::new();
    let mut quote = None;
    let mut is_escaped = false;
    let mut start = None;
    for (at, c) in line.char_indices().chain([(line.len(), ' ')]) {
        if at < from {
            continue;
        }
        match quote {
            Some(open) if c == open && !is_escaped => quote = None,
            Some(_) => is_escaped = c == '\\' && !is_escaped,
            None if is_word(c) => {
                start = start.or(Some(at));
                continue;
            }
            None => {
                if let Some(start) = start.take() {
                    words.push((start, &line[start..at]));
                }
                match c {
                    '#' => break,
                    '"' | '\'' => quote = Some(c),
                    _ => (),
                }
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: &str = r#"# Version 2.
title = "Box 2, \"new\""
lizards = [0, 1, 5] # 3 of them
[players]
min = 2
[[cards]]
star = true
worth = { points = -3, name = "7" }
rows = [
    "1 2",
    4,
]
"#;

    #[test]
    fn numbers_and_switches_are_found_and_texts_are_not() {
        let told: Vec<String> = fields("box.toml", BOX)
            .iter()
            .map(|field| field.told(&field.new[0]))
            .collect();
        assert_eq!(
            told,
            [
                "editions/box.toml:3: lizards 0 becomes 1",
                "editions/box.toml:3: lizards 1 becomes 2",
                "editions/box.toml:3: lizards 5 becomes 6",
                "editions/box.toml:5: min 2 becomes 3",
                "editions/box.toml:7: star true becomes false",
                "editions/box.toml:8: worth -3 becomes -2",
                "editions/box.toml:11: rows 4 becomes 5",
            ]
        );
    }

    #[test]
    fn a_changed_file_differs_in_one_value() {
        let field = &fields("box.toml", BOX)[2];
        let changed = field.changed(BOX, "6");
        assert_eq!(changed, BOX.replace("[0, 1, 5]", "[0, 1, 6]"));
    }
}
