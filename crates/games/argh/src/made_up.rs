//! Cards that a scenario makes up, to play with unusual editions.

use std::fmt::Write;

use tabletop::Error;

/// The edition `text` with other cards, written as `house 3 value -2, garden 20 mosquito`: location,
/// count, kind, and the value if they have one. Their ids are `house_value_1`, `house_value_2` and so
/// on. Every lizard is worth 1 point.
pub(crate) fn edition(text: &str, cards: &str) -> Result<String, Error> {
    let head = text.split("[[cards]]").next().unwrap_or_default();
    let mut made = String::new();
    let mut n_lizards = 0;
    let mut numbers = std::collections::BTreeMap::new();
    for part in cards.split(',') {
        let words: Vec<&str> = part.split_whitespace().collect();
        let (place, n_cards, kind, value) = match words.as_slice() {
            [place, n_cards, kind] => (place, n_cards, kind, None),
            [place, n_cards, kind, value] => (place, n_cards, kind, Some(value)),
            _ => return Err(unclear(part)),
        };
        let n_cards: usize = n_cards.parse().map_err(|_| unclear(part))?;
        for _ in 0..n_cards {
            let number = numbers.entry((*place, *kind)).or_insert(0);
            *number += 1;
            let id = format!("{place}_{kind}_{number}");
            let _ = writeln!(
                made,
                "[[cards]]\nid = \"{id}\"\nlocation = \"{place}\"\nkind = \"{kind}\"\nname = \"{id}\""
            );
            if let Some(value) = value {
                let _ = writeln!(made, "value = {value}");
            }
        }
        n_lizards += if *kind == "lizard" { n_cards } else { 0 };
    }
    let table: Vec<String> = (0..=n_lizards).map(|n| n.to_string()).collect();
    let lines = head.lines().map(|line| {
        if line.starts_with("lizard_table") {
            format!("lizard_table = [{}]\n", table.join(", "))
        } else {
            format!("{line}\n")
        }
    });
    Ok(lines.chain([made]).collect())
}

fn unclear(part: &str) -> Error {
    Error::new(
        format!("`{}`", part.trim()),
        "cannot be read as cards; write `house 3 value -2` or `garden 20 mosquito`",
    )
}
