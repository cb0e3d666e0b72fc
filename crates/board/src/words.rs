//! Words and ways to write numbers that every board uses.

/// What the table calls the viewer.
pub const YOU: &str = "You";

/// Puts something away.
pub const CLOSE: &str = "Close";

pub(crate) const TRY_AGAIN: &str = "Try again";
pub(crate) const RELOAD: &str = "Reload";
pub(crate) const OUTDATED: &str =
    "A newer version of this page is there, and what this one needs is gone. Reload to go on.";

pub(crate) fn fetching(what: &str) -> String {
    format!("Fetching {what}…")
}

pub(crate) fn not_fetched(what: &str) -> String {
    format!("{} did not come.", capital(what))
}

/// The house does not answer, and there is no cached copy.
pub(crate) fn not_kept(what: &str) -> String {
    format!(
        "There is no network, and {what} never came here before. What was opened once with a network \
         opens without."
    )
}

/// The text with a real minus sign for every hyphen in front of a number.
pub fn minus(text: &str) -> String {
    let mut letters = text.chars().peekable();
    let mut before = ' ';
    let mut written = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        let counts = letters.peek().is_some_and(char::is_ascii_digit);
        let is_sign = letter == '-' && counts && matches!(before, ' ' | '(');
        written.push(if is_sign { '\u{2212}' } else { letter });
        before = letter;
    }
    written
}

/// A number with its sign, as printed on a card.
pub fn signed(value: i32) -> String {
    format!("{value:+}").replace('-', "\u{2212}")
}

/// A number of points.
pub fn points(points: i32) -> String {
    let number = points.to_string().replace('-', "\u{2212}");
    match points {
        1 | -1 => format!("{number} point"),
        _ => format!("{number} points"),
    }
}

/// The place somebody finished in.
pub fn place(place: u8) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        n => format!("{n}th"),
    }
}

/// Minutes and seconds.
pub fn seconds_left(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Who a table waits for.
pub fn waits_for(who: &str) -> String {
    format!("The table waits for {who}.")
}

/// The sentence with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hyphen_is_a_minus_sign_before_a_number_only() {
        assert_eq!(
            minus("the Girl (-3) came to -1"),
            "the Girl (\u{2212}3) came to \u{2212}1"
        );
        assert_eq!(minus("a face-down card, 2-3"), "a face-down card, 2-3");
    }

    #[test]
    fn points_agree_with_their_number() {
        assert_eq!(points(1), "1 point");
        assert_eq!(points(-1), "\u{2212}1 point");
        assert_eq!(points(0), "0 points");
        assert_eq!(signed(7), "+7");
    }

    #[test]
    fn a_clock_counts_minutes_and_seconds() {
        assert_eq!(seconds_left(9), "0:09");
        assert_eq!(seconds_left(180), "3:00");
    }
}
