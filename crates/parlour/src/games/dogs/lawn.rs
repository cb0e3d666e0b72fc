//! The board as one viewer sees it, space by space: what lies there, and what it has to do with the
//! card that was picked. Nothing here decides what may be done; that comes with the choices.

use dogs::{Action, Card, Dogs, Ending, Kind, Phase, Setup, Space, SpaceSet, View};

use super::team::{self, Team};
use crate::scene::Scene;
use crate::words::dogs as words;

/// A space as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    /// The chip on it.
    pub(crate) chip: Option<Team>,
    /// Whether the last move was made here.
    pub(crate) last: Last,
    /// Whether it belongs to a sequence.
    pub(crate) line: InLine,
    /// What it has to do with the hand.
    pub(crate) reach: Reach,
    /// For those who hear the page.
    pub(crate) label: String,
}

/// Whether the last move was made on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    /// It was not.
    No,
    /// A chip was put down.
    Placed,
    /// A chip was taken away.
    Removed,
}

/// Whether a space belongs to a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InLine {
    /// It does not.
    No,
    /// To one that was made.
    Made,
    /// To one that won.
    Won,
}

/// What a space has to do with the hand of whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Nothing.
    None,
    /// A breed in the hand can be played here.
    Wish,
    /// The picked card can be played here.
    Lit,
    /// The picked card shows this space, and it is open; but it is not the time to play.
    Shown,
    /// The picked card shows this space, and a chip lies on it.
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

/// Every cell of the board in reading order; none where there is no space. `picked` is the card that
/// was picked from the viewer's hand, `choices` what may be done with it.
pub(crate) fn seen(
    scene: &Scene<Dogs>,
    picked: Option<Card>,
    choices: &[Action],
) -> Vec<Option<Seen>> {
    let Some(view) = &scene.view else {
        return Vec::new();
    };
    let setup = &scene.setup;
    let made = lines(setup, view);
    let is_won = matches!(view.phase, Phase::Over(Ending::Sequence { .. }));
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
        let line = match (made.contains(space), is_won) {
            (false, _) => InLine::No,
            (true, false) => InLine::Made,
            (true, true) => InLine::Won,
        };
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

/// The breed that is pictured on a space.
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

/// Every space of a sequence that was made.
fn lines(setup: &Setup, view: &View) -> SpaceSet {
    let claimed = view.sides.iter().flat_map(|side| &side.claimed);
    let lines = claimed.filter_map(|line| setup.lines().get(line.index()));
    lines.fold(SpaceSet::NONE, |made, &line| made.or(line))
}
