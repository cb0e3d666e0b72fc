//! The board as one viewer sees it, space by space: its chip, and how it relates to the picked card. It
//! decides no rule; what may be done comes from the choices.

use dogs::{Action, Card, Ending, Kind, Phase, Setup, Side, Space, SpaceSet, View};

use super::team::{self, Team};
use crate::Scene;
use crate::words;

/// A space as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    /// The chip on it.
    pub(crate) chip: Option<Team>,
    /// Whether the last move was made here.
    pub(crate) last: Last,
    /// Whether it is part of a sequence.
    pub(crate) line: InLine,
    /// How it relates to the viewer's hand.
    pub(crate) reach: Reach,
    /// For screen readers.
    pub(crate) label: String,
}

/// Whether the last move was made on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    /// No.
    No,
    /// Yes, a chip was put down.
    Placed,
    /// Yes, a chip was taken away.
    Removed,
}

/// Whether a space is part of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum InLine {
    /// No.
    No,
    /// Yes, of one that was made.
    Made,
    /// Yes, of one that won.
    Won,
}

/// How a space relates to the viewer's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Not at all.
    None,
    /// A breed in the hand can be played here.
    Wish,
    /// The picked card can be played here.
    Lit,
    /// The picked card shows this space and it is open, but it is not the viewer's turn to play.
    Shown,
    /// The picked card shows this space, but it is covered.
    Shut,
}

impl Reach {
    /// Its class in the style sheet.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Wish => "dog-wish",
            Self::Lit => "dog-lit",
            Self::Shown => "dog-shown",
            Self::Shut => "dog-shut",
        }
    }
}

/// Every cell of the board in reading order; `None` if it is not a space. `picked` is the card picked from
/// the viewer's hand, `choices` what the viewer may do.
pub(crate) fn seen(scene: &Scene, picked: Option<Card>, choices: &[Action]) -> Vec<Option<Seen>> {
    let Some(view) = &scene.view else {
        return Vec::new();
    };
    let setup = &scene.setup;
    let bars = bars(setup, view);
    let targets = |is_meant: &dyn Fn(Card) -> bool| -> SpaceSet {
        let spaces = choices.iter().filter_map(|action| match action {
            Action::PlayCard { card, space } if is_meant(*card) => Some(*space),
            _ => None,
        });
        spaces.collect()
    };
    let wish = targets(&|card| setup.kind(card) == Kind::Breed);
    let lit = targets(&|card| Some(card) == picked);
    let pictured = picked.map_or(SpaceSet::NONE, |card| setup.pictures(card));
    let covered = view.covered();
    let reach = |space: Space| match picked {
        Some(_) if lit.contains(space) => Reach::Lit,
        Some(_) if pictured.contains(space) && covered.contains(space) => Reach::Shut,
        Some(_) if pictured.contains(space) => Reach::Shown,
        Some(_) => Reach::None,
        None if wish.contains(space) => Reach::Wish,
        None => Reach::None,
    };
    let seen = |space: Space| {
        let breed = breed(setup, space)?;
        let chip = chip(setup, view, space);
        let last = match view.last {
            Some(last) if last.space == space => match chip {
                Some(_) => Last::Placed,
                None => Last::Removed,
            },
            Some(_) | None => Last::No,
        };
        let through = bars.iter().filter(|bar| bar.cells.contains(space));
        let line = through.map(|bar| bar.line).max().unwrap_or(InLine::No);
        let reach = reach(space);
        let info = setup.edition.info(breed);
        let label = words::space(
            &setup.space_name(space),
            &info.name,
            chip,
            last,
            line,
            reach,
            &info.text,
        );
        Some(Seen {
            chip,
            last,
            line,
            reach,
            label,
        })
    };
    setup.board.all().map(seen).collect()
}

/// The breed pictured on a space.
pub(crate) fn breed(setup: &Setup, space: Space) -> Option<Card> {
    match setup.board.cell(space)? {
        dogs::Cell::Space(card) => Some(card),
        dogs::Cell::Corner | dogs::Cell::Hole => None,
    }
}

fn chip(setup: &Setup, view: &View, space: Space) -> Option<Team> {
    let mut sides = setup.sides();
    let side = sides.find(|side| view.sides[side.index()].chips.contains(space))?;
    team::of_side(setup, view, side)
}

/// A marked line of chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bar {
    /// Its side.
    pub(crate) side: Side,
    /// Its cells, including free corners.
    pub(crate) cells: SpaceSet,
    /// Whether it was made or won.
    pub(crate) line: InLine,
}

/// Every sequence that was made and, if the longest line won, the winner's lines of that length.
pub(crate) fn bars(setup: &Setup, view: &View) -> Vec<Bar> {
    let (by_sequence, by_length) = match view.phase {
        Phase::Over(Ending::Sequence { side }) => (Some(side), None),
        Phase::Over(Ending::Deadlock { winner } | Ending::DeckUsedUp { winner }) => (None, winner),
        Phase::ChooseColours | Phase::ChooseDealer | Phase::Turn | Phase::Claim { .. } => {
            (None, None)
        }
    };
    let claimed = setup.sides().flat_map(|side| {
        let lines = view.sides[side.index()].claimed.iter();
        lines.map(move |line| Bar {
            side,
            cells: setup.line_cells(*line),
            line: if by_sequence == Some(side) {
                InLine::Won
            } else {
                InLine::Made
            },
        })
    });
    let longest = by_length.into_iter().flat_map(|side| {
        let runs = view.longest_runs(setup, side).into_iter();
        runs.map(move |cells| Bar {
            side,
            cells,
            line: InLine::Won,
        })
    });
    claimed.chain(longest).collect()
}

/// Whether a cell, which may be a corner, is part of a marked line.
pub(crate) fn is_in_bar(scene: &Scene, cell: Space) -> bool {
    let bars = scene.view.as_ref().map(|view| bars(&scene.setup, view));
    let mut bars = bars.into_iter().flatten();
    bars.any(|bar| bar.cells.contains(cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::dogs::Dogs;
    use tabletop::{Game, Staged, Viewer};

    fn names(given: &[&str]) -> Vec<(u8, InLine, String)> {
        let (setup, state) = Dogs::stage(given, &[]).unwrap_or_else(|wrong| panic!("{wrong}"));
        let bars = bars(&setup, &state.view(Viewer::Spectator)).into_iter();
        bars.map(|bar| {
            let cells: Vec<String> = bar
                .cells
                .iter()
                .map(|cell| setup.space_name(cell))
                .collect();
            (bar.side.0, bar.line, cells.join(" "))
        })
        .collect()
    }

    #[test]
    fn the_longest_lines_are_marked_if_they_won() {
        let nobody = ["A holds nothing", "B holds nothing", "C holds nothing"];
        let rows = [
            "3 seats",
            "row 3: . b b b . . . . . . .",
            "row 4: . . . . . . . . b . .",
            "row 5: . g g . . . . . b . .",
            "row 6: . . . . . r . . b . .",
        ];
        assert_eq!(
            names(&[&rows[..], &nobody].concat()),
            [
                (0, InLine::Won, "B3 C3 D3".to_owned()),
                (0, InLine::Won, "I4 I5 I6".to_owned()),
            ]
        );
        let equal = ["3 seats", "row 3: . b b . . . . . . g g"];
        assert_eq!(names(&[&equal[..], &nobody].concat()), [], "nobody won");
    }

    #[test]
    fn a_sequence_is_marked_with_its_free_corner_and_wins_only_for_its_side() {
        let given = [
            "2 seats",
            "option free_corners = on",
            "option sequences_to_win = 2",
            "row 1: + b b b b . . . . . +",
            "blue claimed A1, B1, C1, D1, E1",
        ];
        assert_eq!(
            names(&given),
            [(0, InLine::Made, "A1 B1 C1 D1 E1".to_owned())]
        );
    }
}
