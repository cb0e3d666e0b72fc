//! How well an entry of a catalogue answers a search.

use crate::Entry;

/// How good a find is, the best smallest: where its words were found, each at its best place.
///
/// `None` where a word is nowhere in the entry, or where there are no words to look for. All
/// `words` are in small letters.
pub(crate) fn rank(entry: &Entry, words: &[String]) -> Option<u32> {
    let (id, heading, text) = (
        entry.id.to_lowercase(),
        entry.heading.to_lowercase(),
        entry.text.to_lowercase(),
    );
    let places = words.iter().map(|word| {
        let forms = forms(word);
        let has = |text: &str| forms.iter().any(|form| text.contains(form.as_str()));
        // A whole id beats the beginning of one, so that `argh-1` does not drown in ARGH-10 to 19.
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

/// A word and, for English words, its other number: who looks for a spy means spies as well. A
/// plural in -s needs no form of its own, because it has the word in it.
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
    fn one_and_many_are_found_alike() {
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
