//! What tells the seats apart: a colour and a shape for each.

use tabletop::Seat;

/// A colour for each seat, chosen to be distinguishable with a colour vision deficiency; the shape
/// differs too.
const COLOURS: [&str; 8] = [
    "#e8a33d", "#5aa9e6", "#7cb356", "#d4708f", "#b58ae0", "#46b5a7", "#e0714a", "#c9c05a",
];

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % COLOURS.len()]
}

/// The outline of a seat's avatar: circle, square, diamond and so on, in a box of 48.
pub fn shape(seat: Seat) -> &'static str {
    match seat.0 % 8 {
        0 => "M24 2a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
        1 => "M7 4h34q3 0 3 3v34q0 3-3 3H7q-3 0-3-3V7q0-3 3-3z",
        2 => "M24 0l24 24-24 24L0 24z",
        3 => "M14 2h20l12 22-12 22H14L2 24z",
        4 => "M24 1l23 17-9 28H10L1 18z",
        5 => "M24 3c14 0 22 8 22 20S36 46 24 46 2 36 2 24C2 10 10 3 24 3z",
        6 => "M15 2h18l13 13v18L33 46H15L2 33V15z",
        _ => {
            "M24 1q6 6 14 5 2 8 9 12-4 8 0 16-8 3-10 10-8-1-13 4-6-5-14-4-1-8-9-10 4-8 0-16 7-3 9-12 9 1 14-5z"
        }
    }
}
