//! What lies on the board or stands on a card that shows no breed: hydrant, doghouse, chips, corners, backs.

use std::fmt::Write;

use super::paint::{INK, Paint};

/// A picture that is no dog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// The fire hydrant.
    FireHydrant,
    /// The doghouse.
    Doghouse,
    /// A corner of the board: a tree that nobody covers.
    Corner,
    /// A corner that counts for everybody: a bone under a star.
    FreeCorner,
    /// The back of a card.
    Back,
}

impl Piece {
    /// All of them.
    pub(crate) const ALL: [Self; 5] = [
        Self::FireHydrant,
        Self::Doghouse,
        Self::Corner,
        Self::FreeCorner,
        Self::Back,
    ];

    /// Its name in the page.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::FireHydrant => "fire_hydrant",
            Self::Doghouse => "doghouse",
            Self::Corner => "corner",
            Self::FreeCorner => "free_corner",
            Self::Back => "back",
        }
    }
}

/// A side of the game, by the chips it plays: no two share a colour or a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Team {
    /// Round chips.
    Blue,
    /// Chips like a clover.
    Green,
    /// Eight-cornered chips.
    Red,
}

impl Team {
    /// All three, in the order in which sides take them.
    pub(crate) const ALL: [Self; 3] = [Self::Blue, Self::Green, Self::Red];

    /// Its name.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Red => "red",
        }
    }

    /// Its colour, and the darker one of the rim.
    pub(crate) const fn paint(self) -> (Paint, Paint) {
        match self {
            Self::Blue => (Paint(0x2f74d8), Paint(0x1b4a96)),
            Self::Green => (Paint(0x1f9a4c), Paint(0x11632f)),
            Self::Red => (Paint(0xdb3a34), Paint(0x93201f)),
        }
    }

    /// The outline of its chip.
    pub(crate) const fn shape(self) -> &'static str {
        match self {
            Self::Blue => "M50 6a44 44 0 0 1 0 88 44 44 0 0 1 0-88z",
            Self::Green => {
                "M50 13c13-14 37 0 33 18 17 6 17 32 0 38 4 18-20 32-33 18-13 14-37 0-33-18-17-6-17-32 0-38-4-18 20-32 33-18z"
            }
            Self::Red => {
                "M50 3l14.5 12 18.7 1.8 1.8 18.7L97 50 85 64.5l-1.8 18.7-18.7 1.8L50 97 35.5 85l-18.7-1.8L15 64.5 3 50l12-14.5 1.8-18.7L35.5 15z"
            }
        }
    }
}

/// A paw print.
const PAW: &str = "M30 40c5-1 9 4 9 10s-3 9-7 9-8-5-8-10 2-8 6-9zM43 26c5 0 8 5 8 11s-3 9-6 9-8-5-8-11 2-9 6-9zM57 26c4 0 6 3 6 9s-4 11-8 11-6-3-6-9 3-11 8-11zM70 40c4 1 6 4 6 9s-4 10-8 10-7-3-7-9 4-11 9-10zM50 50c9 0 18 11 18 18 0 6-5 8-9 7-3-1-6-2-9-2s-6 1-9 2c-4 1-9-1-9-7 0-7 9-18 18-18z";

/// A chip of a team, to lie on a portrait: rim, face, paw.
pub(crate) fn chip(team: Team) -> String {
    let (face, rim) = team.paint();
    let shape = team.shape();
    format!(
        "<path d=\"{shape}\" fill=\"{rim}\" stroke=\"#fff\" stroke-width=\"4\" stroke-linejoin=\"round\"/>\
         <path d=\"{shape}\" fill=\"{face}\" transform=\"translate(6 5) scale(.88)\"/>\
         <path d=\"{shape}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.5\" stroke-dasharray=\"7 5\" opacity=\".7\" transform=\"translate(10 10) scale(.8)\"/>\
         <path d=\"{PAW}\" fill=\"#fff\"/>"
    )
}

/// The inside of a piece's picture in a box of 100 by 100.
pub(crate) fn piece(piece: Piece) -> String {
    let (tint, inside) = match piece {
        Piece::FireHydrant => (Paint(0xaee3f5), HYDRANT),
        Piece::Doghouse => (Paint(0xcfe8a0), DOGHOUSE),
        Piece::Corner => (Paint(0x86c46a), TREE),
        Piece::FreeCorner => (Paint(0xf7dc8c), BONE),
        Piece::Back => (Paint(0x2f7d4f), ""),
    };
    let mut drawn = format!("<rect width=\"100\" height=\"100\" rx=\"16\" fill=\"{tint}\"/>");
    if piece == Piece::Back {
        // Paws that walk over the card.
        for (x, y, turn) in [
            (2, 8, -18),
            (34, -4, 6),
            (70, 4, 18),
            (-3, 42, -10),
            (72, 38, 8),
            (6, 68, 14),
            (36, 76, -6),
            (68, 70, -16),
        ] {
            let _ = write!(
                drawn,
                "<path d=\"{PAW}\" fill=\"#fff\" opacity=\".28\" transform=\"translate({x} {y}) rotate({turn}) scale(.34)\"/>"
            );
        }
        let _ = write!(
            drawn,
            "<circle cx=\"50\" cy=\"50\" r=\"26\" fill=\"#fff4df\" stroke=\"#f5bd2a\" stroke-width=\"4\"/>\
             <path d=\"{PAW}\" fill=\"{tint}\" transform=\"translate(16 16) scale(.68)\"/>"
        );
        return drawn;
    }
    let _ = write!(
        drawn,
        "<circle cx=\"50\" cy=\"50\" r=\"45\" fill=\"{}\"/><g stroke=\"{INK}\" stroke-width=\"2.4\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{inside}</g>",
        tint.lit()
    );
    drawn
}

const HYDRANT: &str = "<path d=\"M20 88q30-7 60 0 2 6-30 6t-30-6z\" fill=\"#6aa84f\"/><path d=\"M34 84V40h32v44z\" fill=\"#e0452f\"/><path d=\"M34 50h-9q-4 0-4 8t4 8h9zM66 50h9q4 0 4 8t-4 8h-9z\" fill=\"#c0331f\"/>\
    <path d=\"M33 36q1-17 17-18 16 1 17 18z\" fill=\"#e0452f\"/><path d=\"M44 18v-8h12v8z\" fill=\"#f5bd2a\"/><path d=\"M28 36h44v7H28zM28 82h44v8H28z\" fill=\"#f5bd2a\"/>\
    <circle cx=\"50\" cy=\"59\" r=\"10\" fill=\"#c0331f\"/><path d=\"M50 53l5 3v6l-5 3-5-3v-6z\" fill=\"#f5bd2a\"/><path d=\"M40 30q1-6 6-7M40 48v24\" fill=\"none\" stroke=\"#ff9c86\" stroke-width=\"3.5\"/>";

const DOGHOUSE: &str = "<path d=\"M14 86q36-6 72 0 2 7-36 7t-36-7z\" fill=\"#6aa84f\"/><path d=\"M22 48h56v40H22z\" fill=\"#d99a55\"/><path d=\"M22 58h56M22 68h56M22 78h56\" stroke=\"#b5793f\" stroke-width=\"1.8\"/>\
    <path d=\"M50 12L10 48l7 6 33-29 33 29 7-6z\" fill=\"#d8402f\"/><path d=\"M36 88V66q2-14 14-14t14 14v22z\" fill=\"#3a2a3a\"/><path d=\"M38 40q0-4 4-4h16q4 0 4 4t-4 4H42q-4 0-4-4z\" fill=\"#fff4df\"/>\
    <path d=\"M44 40h12\" stroke-width=\"2.6\"/><path d=\"M44 74h.1M56 74h.1\" stroke=\"#fff\" stroke-width=\"5\"/><path d=\"M50 20L18 48\" fill=\"none\" stroke=\"#ff9c86\" stroke-width=\"2.6\"/>";

const TREE: &str = "<path d=\"M20 88q30-6 60 0 2 6-30 6t-30-6z\" fill=\"#4d8f3a\"/><path d=\"M45 88l2-30h6l2 30z\" fill=\"#8a5a34\"/><path d=\"M50 10c12-3 20 5 19 13 11 1 16 13 9 21 2 12-9 18-19 14-5 6-13 6-18 0-10 4-21-2-19-14-7-8-2-20 9-21-1-8 7-16 19-13z\" fill=\"#3f9a4a\"/>\
    <path d=\"M34 30q4-8 13-9M58 40q6 0 10-5M34 48q6 3 11-1\" fill=\"none\" stroke=\"#8fd47a\" stroke-width=\"3.5\"/>";

const BONE: &str = "<g transform=\"rotate(-24 50 58)\"><path d=\"M28 58h44M25 50h.1M25 66h.1M75 50h.1M75 66h.1\" stroke-width=\"20\"/><path d=\"M28 58h44M25 50h.1M25 66h.1M75 50h.1M75 66h.1\" stroke=\"#fff4df\" stroke-width=\"15.4\"/>\
    <path d=\"M36 54h28\" stroke=\"#fff\" stroke-width=\"3\"/></g><path d=\"M50 7l4.5 9 10 1.5-7 7 1.5 10-9-4.5-9 4.5 1.5-10-7-7 10-1.5z\" fill=\"#f5a51e\"/>";
