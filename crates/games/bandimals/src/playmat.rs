//! The playmat: the rulebook's last page as data, for drawing a band or printing the page.

/// What is printed on a playmat, and on what (BAND-15, BAND-87).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playmat {
    /// The name along its edge.
    pub title: &'static str,
    /// The paper, lying on its long side.
    pub paper: Paper,
    /// The numbers of the field's yard lines, from left to right.
    pub yard_lines: [u8; 9],
    /// The two rows across the field, from top to bottom.
    pub rows: [Place; 2],
    /// The places next to them, from left to right.
    pub sides: [Place; 3],
}

/// A size of paper, in tenths of an inch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Along the band.
    pub wide: u16,
    /// Across it.
    pub high: u16,
}

/// A place for cards of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// What is printed there.
    pub label: &'static str,
    /// How many cards it takes.
    pub slots: u8,
    /// What a reader without the rules should know.
    pub hint: &'static str,
}

/// The playmat, to print once for each person and laminate (BAND-87): legal paper, 8.5 by 14 inches.
// BAND-15: the rows of the field, its yard lines, and the slots beside it.
pub const PLAYMAT: Playmat = Playmat {
    title: "Marching Band(-imals)",
    paper: Paper {
        wide: 140,
        high: 85,
    },
    yard_lines: [10, 20, 30, 40, 50, 40, 30, 20, 10],
    rows: [
        Place {
            label: "Equipment",
            slots: 5,
            hint: "Each under a Player of its own section, and no name twice.",
        },
        Place {
            label: "Players",
            slots: 5,
            hint: "From three sections or more, and at most two of each.",
        },
    ],
    sides: [
        Place {
            label: "Penalty",
            slots: 2,
            hint: "What others put here holds until its turns are over.",
        },
        Place {
            label: "Drum Major",
            slots: 1,
            hint: "At the head of a full band; still full at your next turn, you win.",
        },
        Place {
            label: "Bonus",
            slots: 2,
            hint: "Yours, until its turns are over or it is used.",
        },
    ],
};

impl Playmat {
    /// The whole page in words, a line for each thing on it.
    pub fn words(&self) -> String {
        let places = self.rows.iter().chain(&self.sides).map(|place| {
            let slots = match place.slots {
                1 => "1 slot".to_owned(),
                n => format!("{n} slots"),
            };
            format!("{}: {slots}. {}", place.label, place.hint)
        });
        let lines = self.yard_lines.map(|line| line.to_string()).join("-");
        let paper = format!(
            "{}, on {} by {} inches. Yard lines {lines}.",
            self.title,
            inches(self.paper.high),
            inches(self.paper.wide)
        );
        std::iter::once(paper)
            .chain(places)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// Tenths of an inch as people write inches: 14 or 8.5.
fn inches(tenths: u16) -> String {
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        tenth => format!("{}.{tenth}", tenths / 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_playmat_has_room_for_a_band_and_its_other_cards() {
        // BAND-14: five of each, two Bonuses, two Penalties and a Drum Major.
        let slots = |places: &[Place]| -> Vec<(&str, u8)> {
            let slots = places.iter().map(|place| (place.label, place.slots));
            slots.collect()
        };
        assert_eq!(slots(&PLAYMAT.rows), [("Equipment", 5), ("Players", 5)]);
        assert_eq!(
            slots(&PLAYMAT.sides),
            [("Penalty", 2), ("Drum Major", 1), ("Bonus", 2)]
        );
    }

    #[test]
    fn the_page_names_its_paper_size() {
        let words = PLAYMAT.words();
        assert!(words.starts_with(
            "Marching Band(-imals), on 8.5 by 14 inches. Yard lines 10-20-30-40-50-40-30-20-10."
        ));
    }
}
