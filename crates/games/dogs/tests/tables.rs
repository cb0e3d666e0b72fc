//! The tables that the tests play at.

use dogs::{Dogs, Setup};
use laws::tables;
use tabletop::{EditionText, Terms};

/// A table without options.
pub(crate) fn plain(n_seats: u8) -> Setup {
    set_up(&Terms::plain(n_seats))
}

/// A table with some options, written as `draw_mode = manual; free_corners = on`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    set_up(&tables::terms(n_seats, options))
}

/// A setup from terms that must be valid.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    tables::set_up::<Dogs>(terms)
}

/// Terms with a home-made edition: the box with some texts replaced.
pub(crate) fn own_edition(n_seats: u8, changes: &[(&str, &str)]) -> Terms {
    tables::with_edition::<Dogs>(Terms::plain(n_seats), changes)
}

/// Terms with a home-made edition.
pub(crate) fn edition(n_seats: u8, text: String) -> Terms {
    let file = "ours.toml".to_owned();
    let mut terms = Terms::plain(n_seats);
    terms.edition = Some(EditionText { file, text });
    terms
}

/// A small box: four by five cells with a hole and two corners, lines of four, few cards.
pub(crate) const SMALL: &str = r#"
game = "dogs"
edition_id = "small"
title = "A small park"
line_length = 4
layout = "yard"
[hand_size]
2 = 3
3 = 2
4 = 2
6 = 1
[[colours]]
id = "blue"
name = "blue"
[[colours]]
id = "green"
name = "green"
chips = 9
[[colours]]
id = "red"
name = "red"
[[layouts]]
layout_id = "yard"
title = "The yard"
rows = 4
cols = 5
cells = [
    ["corner", "pug", "poodle", "collie", "corner"],
    ["akita", "beagle", "pug", "poodle", "collie"],
    ["beagle", "boxer", "hole", "akita", "boxer"],
    ["collie", "akita", "beagle", "pug", "poodle"],
]
[[cards]]
id = "pug"
code = "PUG"
name = "Pug"
kind = "breed"
copies = 2
text = "A lot in a little."
[[cards]]
id = "poodle"
code = "POO"
name = "Poodle"
kind = "breed"
copies = 2
text = "Curls."
[[cards]]
id = "collie"
code = "COL"
name = "Collie"
kind = "breed"
copies = 2
text = "Comes home."
[[cards]]
id = "akita"
code = "AKI"
name = "Akita"
kind = "breed"
copies = 2
text = "From Japan."
[[cards]]
id = "beagle"
code = "BEA"
name = "Beagle"
kind = "breed"
copies = 2
text = "Follows its nose."
[[cards]]
id = "boxer"
code = "BOX"
name = "Boxer"
kind = "breed"
copies = 1
text = "Jabs."
[[cards]]
id = "fire_hydrant"
code = "HYD"
name = "Fire Hydrant"
kind = "hydrant"
copies = 1
text = "Anywhere."
[[cards]]
id = "doghouse"
code = "HUT"
name = "Doghouse"
kind = "doghouse"
copies = 2
text = "Away with one."
"#;

/// The small box, with some options.
pub(crate) fn small(n_seats: u8, options: &[(&str, &str)]) -> Setup {
    let terms = edition(n_seats, SMALL.to_owned());
    let terms = options
        .iter()
        .fold(terms, |terms, (key, value)| terms.with(key, value));
    set_up(&terms)
}

/// A step of a deal played at random.
pub(crate) type Played = tables::Played<Dogs>;

/// Plays deals at random and calls `look` with every step and the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, look: impl FnMut(&Played, &Dogs)) {
    tables::at_every_step::<Dogs>(setup, deals, look);
}
