//! Text as HTML, for pictures that are put together as text.

/// Text that is safe in HTML: a name in a custom edition can be anything.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_name_is_taken_for_a_tag() {
        let name = "<img src=x onerror=\"alert('Ann & Bob')\">";
        let safe = escaped(name);
        assert!(!safe.contains(['<', '>', '"', '\'']), "{safe}");
        assert_eq!(escaped("Ann & Bob"), "Ann &amp; Bob");
    }
}
