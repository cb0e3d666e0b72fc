//! What a table can agree on (section 7 of the catalogue).

tabletop::options! {
    /// The options of a table.
    pub Options;

    /// Whether everybody begins with an apple (NEW-9).
    first_apple: "First apple", "Whether everybody begins with an apple.", ["NEW-9"],
        switch {
            "off" "everybody begins with empty paws",
            "on" "everybody is dealt an apple",
        };
}
