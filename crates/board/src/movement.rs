//! Movement as data: what moves on a table when something happens, described by spots and pictures.
//!
//! The table is drawn in its new state. A piece that has moved glides there from its old place, a
//! new one flies in from the place that its `data-from` names, and one that is gone leaves for the
//! place in its `data-to`. A game answers events with [`Beat`]s only for flourishes, which no piece
//! on the table shows. The frame plays them over the table one after another, faster or slower, or
//! not at all.

/// The shortest and the longest time for a beat, in milliseconds at normal speed. Shorter is not
/// seen, longer is waited for.
pub const BEARABLE: std::ops::RangeInclusive<u32> = 150..=600;

/// A few things that move at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What moves.
    pub moves: Vec<Move>,
    /// How long it takes at normal speed, in milliseconds.
    pub millis: u32,
    /// What is heard.
    pub sound: Option<Sound>,
}

/// One thing that moves. Spots are the `data-spot` names that a game gives to what it draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Something that is not a piece on the table, or takes a detour, flies from spot to spot.
    Fly(Box<Flight>),
    /// A piece comes to its place from somewhere that only the event knows.
    Come {
        /// Which piece.
        piece: String,
        /// From where.
        from: String,
    },
    /// A piece that looks different now is turned over in place.
    Turn {
        /// Where.
        at: String,
    },
    /// A piece moves towards something and back.
    Reach {
        /// Which piece.
        piece: String,
        /// Towards what.
        to: String,
    },
    /// Something swells for a moment: look here.
    Nod {
        /// What.
        at: String,
    },
    /// Something shakes: it ran out, or is not possible.
    Shake {
        /// What.
        at: String,
    },
    /// A word or picture rises from a spot and fades.
    Rise {
        /// From where.
        at: String,
        /// What, as HTML.
        looks: String,
    },
}

/// A piece on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Where it starts.
    pub from: String,
    /// Where it ends.
    pub to: String,
    /// How it looks, as HTML.
    pub looks: String,
    /// The spot where it is drawn afterwards, which may not be on the page yet.
    pub becomes: Option<String>,
}

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card slides.
    Slide,
    /// A card is turned over.
    Flip,
    /// Something ran out, or went off.
    Thud,
    /// One more is counted.
    Tick,
    /// It is your turn.
    Chime,
    /// It is over.
    Fanfare,
    /// A dog.
    Bark,
    /// A small animal that is sorry.
    Squeak,
}

/// What makes somebody do something that is not an action in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue<'a> {
    /// They said this.
    Said(&'a str),
    /// They tried something that is not allowed, and were refused with this code.
    Refused(&'a str),
}

impl Beat {
    /// Moves that happen together, with a sound.
    pub fn new(millis: u32, sound: Sound, moves: Vec<Move>) -> Self {
        Self {
            moves,
            millis,
            sound: Some(sound),
        }
    }

    /// Moves without a sound.
    pub fn silent(millis: u32, moves: Vec<Move>) -> Self {
        Self {
            moves,
            millis,
            sound: None,
        }
    }
}

impl Move {
    /// Something swells for a moment.
    pub fn nod(at: impl Into<String>) -> Self {
        Self::Nod { at: at.into() }
    }

    /// Something shakes.
    pub fn shake(at: impl Into<String>) -> Self {
        Self::Shake { at: at.into() }
    }

    /// A piece comes from somewhere.
    pub fn come(piece: impl Into<String>, from: impl Into<String>) -> Self {
        let (piece, from) = (piece.into(), from.into());
        Self::Come { piece, from }
    }

    /// Something flies from spot to spot and disappears.
    pub fn fly(from: impl Into<String>, to: impl Into<String>, looks: String) -> Self {
        Self::Fly(Box::new(Flight {
            from: from.into(),
            to: to.into(),
            looks,
            becomes: None,
        }))
    }

    /// A piece is turned over.
    pub fn turn(at: impl Into<String>) -> Self {
        Self::Turn { at: at.into() }
    }

    /// A piece moves towards something and back.
    pub fn reach(piece: impl Into<String>, to: impl Into<String>) -> Self {
        let (piece, to) = (piece.into(), to.into());
        Self::Reach { piece, to }
    }

    /// Something rises and fades.
    pub fn rise(at: impl Into<String>, looks: String) -> Self {
        let at = at.into();
        Self::Rise { at, looks }
    }
}

/// More chapters than this at once are a catch-up: they are told, not shown.
const MOST_SHOWN: usize = 3;

/// How an update is put on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// The table as it is: the viewer has changed, or too much happened to show it.
    AtOnce,
    /// The table as it is, with what happened played over it.
    Played,
}

impl Showing {
    /// How to show an update with this many chapters.
    #[must_use]
    pub fn of(n_chapters: usize, same_viewer: bool) -> Self {
        if same_viewer && n_chapters <= MOST_SHOWN {
            Self::Played
        } else {
            Self::AtOnce
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_just_happened_is_played() {
        assert_eq!(Showing::of(1, true), Showing::Played);
        assert_eq!(Showing::of(MOST_SHOWN, true), Showing::Played);
    }

    #[test]
    fn a_catch_up_or_a_new_viewer_gets_the_table_at_once() {
        assert_eq!(Showing::of(MOST_SHOWN + 1, true), Showing::AtOnce);
        assert_eq!(Showing::of(1, false), Showing::AtOnce);
    }
}
