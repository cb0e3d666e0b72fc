//! Who tells a sentence to whom: names as the reader of the sentence would say them.

use std::borrow::Cow;

use crate::{BySeat, Refusal, Seat, Seats, Viewer};

/// What the people and bots at a table are called.
pub type Names = BySeat<String>;

/// The names of a table for one reader, who is "you" in every sentence.
///
/// ```
/// use tabletop::{Narrator, Seat, Viewer};
///
/// let names = ["Ann", "Fox"].map(str::to_owned).into_iter().collect();
/// let narrator = Narrator::new(names, Viewer::Seat(Seat(0)));
/// let offer = |from, to| {
///     let offers = narrator.verb(from, "offers", "offer");
///     format!("{} {offers} {} a card.", narrator.begin(from), narrator.name(to))
/// };
/// assert_eq!(offer(Seat(0), Seat(1)), "You offer Fox a card.");
/// assert_eq!(offer(Seat(1), Seat(0)), "Fox offers you a card.");
/// assert_eq!(narrator.listed([Seat(0), Seat(1)]), "you and Fox");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrator {
    names: Names,
    reader: Viewer,
}

impl Narrator {
    /// A narrator who tells `reader` about a table with these names.
    pub fn new(names: Names, reader: Viewer) -> Self {
        Self { names, reader }
    }

    /// A narrator for nobody in particular: everybody is called by name.
    pub fn to_all(names: Names) -> Self {
        Self::new(names, Viewer::Spectator)
    }

    /// Everybody's name, the reader's too.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Whether `seat` is the reader.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader.is(seat)
    }

    /// A seat within a sentence: "you", "Ann". A seat that is not at the table is "nobody".
    pub fn name(&self, seat: Seat) -> &str {
        self.pick(seat, "you", "nobody")
    }

    /// A seat at the beginning of a sentence or as a label: "You", "Ann".
    pub fn begin(&self, seat: Seat) -> &str {
        self.pick(seat, "You", "Nobody")
    }

    fn pick(&self, seat: Seat, you: &'static str, nobody: &'static str) -> &str {
        if self.is_reader(seat) {
            you
        } else {
            self.names.at(seat).map_or(nobody, String::as_str)
        }
    }

    /// A seat's possessive within a sentence: "your", "Ann's".
    pub fn own(&self, seat: Seat) -> Cow<'static, str> {
        self.possessive(seat, "your")
    }

    /// The same at the beginning of a sentence: "Your", "Ann's".
    pub fn begin_own(&self, seat: Seat) -> Cow<'static, str> {
        self.possessive(seat, "Your")
    }

    fn possessive(&self, seat: Seat, your: &'static str) -> Cow<'static, str> {
        if self.is_reader(seat) {
            your.into()
        } else {
            format!("{}'s", self.name(seat)).into()
        }
    }

    /// The verb that goes with a seat: `verb(seat, "was", "were")` is "were" for the reader.
    pub fn verb<'w>(&self, seat: Seat, theirs: &'w str, yours: &'w str) -> &'w str {
        if self.is_reader(seat) { yours } else { theirs }
    }

    /// Several seats within a sentence: "you, Ann and Ben".
    pub fn listed(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.list(seats.into_iter().collect(), Self::name)
    }

    /// Several seats at the beginning of a sentence: "You, Ann and Ben".
    pub fn begin_listed(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.list(seats.into_iter().collect(), Self::begin)
    }

    /// The seats as a list; `first` names the first of them.
    #[inline(never)]
    fn list(&self, seats: Seats, first: fn(&Self, Seat) -> &str) -> String {
        let mut series = Series::default();
        for (seat, place) in seats.iter().zip(0..) {
            series.add(match place {
                0 => first(self, seat),
                _ => self.name(seat),
            });
        }
        series.told()
    }

    /// A refusal's sentence with names in it. Rules know seats and no names, so they write `seat
    /// B`, and `seat B's` for the possessive.
    pub fn because(&self, refusal: &Refusal) -> String {
        self.named(&refusal.because)
    }

    /// A sentence from the rules, which write `seat B`, with names in it. A seat without a name
    /// stays as it is.
    pub fn named(&self, text: &str) -> String {
        let mut named = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let begins = named.is_empty() || named.ends_with(". ");
            let within_word = named.ends_with(char::is_alphanumeric);
            let seat = seat_of(rest).filter(|_| !within_word);
            let seat =
                seat.filter(|(seat, _)| self.names.at(*seat).is_some_and(|it| !it.is_empty()));
            rest = match seat {
                None => {
                    named.push(letter);
                    &rest[letter.len_utf8()..]
                }
                Some((seat, after)) => {
                    named += if begins {
                        self.begin(seat)
                    } else {
                        self.name(seat)
                    };
                    match after.strip_prefix("'s") {
                        Some(after) if self.is_reader(seat) => {
                            named.push('r');
                            after
                        }
                        _ => after,
                    }
                }
            };
        }
        named
    }
}

/// The seat that a text starts with, as `seat B`, and the rest of the text.
fn seat_of(text: &str) -> Option<(Seat, &str)> {
    let after = text.strip_prefix(['s', 'S'])?.strip_prefix("eat ")?;
    let mut letters = after.chars();
    let seat = letters.next().and_then(Seat::from_letter)?;
    let rest = letters.as_str();
    (!rest.starts_with(char::is_alphanumeric)).then_some((seat, rest))
}

/// The letters A, B, C … as names, as scenarios and playthroughs use them, for nobody in
/// particular.
pub fn letters(n_seats: u8) -> Narrator {
    Narrator::to_all(BySeat::from_fn(n_seats, |seat| seat.letter().to_string()))
}

/// A list as people say it: "Ann", "Ann and Ben", "Ann, Ben and Cy". An empty list is an empty
/// text: say "nobody" or "nothing" yourself.
pub fn listed<T: AsRef<str>>(things: impl IntoIterator<Item = T>) -> String {
    let mut series = Series::default();
    for thing in things {
        series.add(thing.as_ref());
    }
    series.told()
}

/// A list in the making. It is not generic, so that its code is compiled once.
#[derive(Default)]
struct Series {
    before: String,
    last: Option<String>,
}

impl Series {
    #[inline(never)]
    fn add(&mut self, thing: &str) {
        if let Some(last) = self.last.replace(thing.to_owned()) {
            if !self.before.is_empty() {
                self.before += ", ";
            }
            self.before += &last;
        }
    }

    #[inline(never)]
    fn told(self) -> String {
        match self.last {
            None => self.before,
            Some(last) if self.before.is_empty() => last,
            Some(last) => self.before + " and " + &last,
        }
    }
}

/// "1 card", "2 cards": a number with the thing it counts, for words that take a plain s.
pub fn counted(n: usize, thing: &str) -> String {
    match n {
        1 => format!("1 {thing}"),
        _ => format!("{n} {thing}s"),
    }
}

/// The text with a full stop, unless it ends in punctuation: a card can be called "Band Halt!".
pub fn stopped(mut text: String) -> String {
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn narrator(reader: Viewer) -> Narrator {
        let names = ["Ann", "Fox", ""].map(str::to_owned);
        Narrator::new(names.into_iter().collect(), reader)
    }

    #[test]
    fn the_reader_is_you_and_the_others_have_names() {
        let to_ann = narrator(Viewer::Seat(Seat(0)));
        let to_all = narrator(Viewer::Spectator);
        let said = |narrator: &Narrator, seat| {
            let was = narrator.verb(seat, "was", "were");
            let (own, begin) = (narrator.own(seat), narrator.begin(seat));
            format!("{begin} {was} told: it is {own}, {}.", narrator.name(seat))
        };
        assert_eq!(said(&to_ann, Seat(0)), "You were told: it is your, you.");
        assert_eq!(said(&to_ann, Seat(1)), "Fox was told: it is Fox's, Fox.");
        assert_eq!(said(&to_all, Seat(0)), "Ann was told: it is Ann's, Ann.");
        assert_eq!(to_ann.name(Seat(7)), "nobody");
        assert_eq!(to_ann.begin_listed([Seat(0), Seat(1)]), "You and Fox");
        assert_eq!(to_ann.listed([Seat(1), Seat(0)]), "you and Fox");
    }

    #[test]
    fn rules_write_seats_and_people_read_names() {
        for (written, to_ann, to_all) in [
            (
                "it is seat A's turn, not seat B's",
                "it is your turn, not Fox's",
                "it is Ann's turn, not Fox's",
            ),
            (
                "Seat A may look first",
                "You may look first",
                "Ann may look first",
            ),
            (
                "it waits for seat A. Seat B may go",
                "it waits for you. Fox may go",
                "it waits for Ann. Fox may go",
            ),
            (
                "seat C is open, seat D is none",
                "seat C is open, seat D is none",
                "seat C is open, seat D is none",
            ),
            (
                "take a seat As you like, eat Beans",
                "take a seat As you like, eat Beans",
                "take a seat As you like, eat Beans",
            ),
            ("a Seat", "a Seat", "a Seat"),
        ] {
            assert_eq!(narrator(Viewer::Seat(Seat(0))).named(written), to_ann);
            assert_eq!(narrator(Viewer::Spectator).named(written), to_all);
        }
    }

    #[test]
    fn lists_are_joined_as_people_say_them() {
        let told: [(&[&str], &str); 4] = [
            (&[], ""),
            (&["Ann"], "Ann"),
            (&["Ann", "Ben"], "Ann and Ben"),
            (&["Ann", "Ben", "Cy"], "Ann, Ben and Cy"),
        ];
        for (names, joined) in told {
            assert_eq!(listed(names), joined);
        }
    }
}
