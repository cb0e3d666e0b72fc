//! How well an entry of a catalogue answers a search.

use crate::Entry;

/// How good a match is, smaller is better: where its words were found, each at its best place.
///
/// `None` if a word is nowhere in the entry, or if there are no words. All `words` are in lower
/// case.
pub(crate) fn rank(entry: &Entry, words: &[String]) -> Option<u32> {
    let (id, heading, text) = (
        entry.id.to_lowercase(),
        entry.heading.to_lowercase(),
        entry.text.to_lowercase(),
    );
    let places = words.iter().map(|word| {
        let forms = forms(word);
        let has = |text: &str| forms.iter().any(|form| text.contains(form.as_str()));
        // A whole id beats the beginning of one, so that `argh-1` comes before ARGH-10 to 19.
        let found = [id == *word, has(&id), has(&heading), has(&text)];
        found
            .iter()
            .position(|found| *found)
            .map(|place| place as u32)
    });
    let places: Option<Vec<u32>> = places.collect();
    places
        .filter(|places| !places.is_empty())
        .map(|places| places.iter().sum())
}

/// A word and, for English words, its plural or singular: a search for a spy also finds spies. A
/// plural in -s needs no extra form, because it contains the word.
fn forms(word: &str) -> Vec<String> {
    let mut forms = vec![word.to_owned()];
    let other = if let Some(stem) = word.strip_suffix("ies") {
        Some(format!("{stem}y"))
    } else if let Some(stem) = word.strip_suffix('y') {
        Some(format!("{stem}ies"))
    } else {
        word.strip_suffix('s')
            .filter(|stem| stem.len() > 2)
            .map(str::to_owned)
    };
    forms.extend(other);
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn singular_and_plural_are_both_found() {
        let told: [(&str, &[&str]); 5] = [
            ("spy", &["spy", "spies"]),
            ("spies", &["spies", "spy"]),
            ("cards", &["cards", "card"]),
            ("card", &["card"]),
            ("is", &["is"]),
        ];
        for (word, all) in told {
            assert_eq!(forms(word), all, "{word}");
        }
    }
}
