//! The sentences of the game: one for each question, choice, event and ending.

use tabletop::{Face, Narrator, Outcome, RuleId, Seat, Viewer, Words, counted, listed};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Mood, NewGame};
use crate::view::View;

impl Words for NewGame {
    fn question(setup: &Setup, _narrator: &Narrator, view: &View, seat: Seat) -> String {
        let (carried, limit) = (view.hedgehogs[seat].weight(), setup.edition.limit);
        if carried == 0 {
            return format!("Gather your first apple: you can carry {limit}.");
        }
        format!("You carry {carried} and can carry {limit}. Gather another apple, or rest?")
    }

    fn choice(
        _setup: &Setup,
        _narrator: &Narrator,
        _view: &View,
        _seat: Seat,
        action: &Action,
    ) -> String {
        match action {
            Action::GatherApple => "gather an apple".to_owned(),
            Action::Rest => "rest".to_owned(),
        }
    }

    fn event(_setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        let name = |seat: Seat| narrator.begin(seat);
        match *event {
            Event::TreeFilled { apples } => {
                format!("{} hang on the tree.", counted(apples.into(), "apple"))
            }
            Event::AppleGathered { by, apple } => match apple {
                Face::Up(apple) => format!("{} gathered an apple of {}.", name(by), apple.0),
                Face::Down => format!("{} gathered an apple.", name(by)),
            },
            Event::RolledOver { by, weight } => {
                format!("{} carried {weight} and rolled over.", name(by))
            }
            Event::Rested { by } => {
                format!("{} {}.", name(by), narrator.verb(by, "rests", "rest"))
            }
            Event::TreeEmptied => "No apple is left, so everybody rests.".to_owned(),
            Event::HandShown { by, weight } => {
                let brings = narrator.verb(by, "brings", "bring");
                format!("{} {brings} home {weight}.", name(by))
            }
        }
    }

    fn picture(_setup: &Setup, narrator: &Narrator, view: &View, _viewer: Viewer) -> String {
        let mut picture = format!("Tree: {}.\n", counted(view.tree.into(), "apple"));
        for (seat, seen) in view.hedgehogs.by_seat() {
            let known = seen.hand.iter().filter_map(|apple| apple.up());
            let apples = match seen.weight() {
                0 => counted(seen.hand.len(), "apple"),
                weight => format!("{} ({weight})", listed(known.map(|it| it.0.to_string()))),
            };
            let mood = match seen.mood {
                Mood::Gathering => "",
                Mood::Resting => "; resting",
                Mood::RolledOver => "; rolled over",
            };
            picture += &format!("{}: {apples}{mood}.\n", narrator.begin(seat));
        }
        picture
    }

    fn ending(_setup: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winners = outcome.winners();
        let Some(first) = winners.first() else {
            return "Every hedgehog rolled over, and nobody wins.".to_owned();
        };
        let apples = outcome.scores[first].unwrap_or(0);
        if winners.is_one() {
            let wins = narrator.verb(first, "wins", "win");
            return format!("{} {wins} with {apples}.", narrator.begin(first));
        }
        let all = narrator.begin_listed(winners.iter());
        format!("{all} share the win with {apples} each.")
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
        match action {
            Action::GatherApple => vec![rules::NEW_5, rules::NEW_6],
            Action::Rest => vec![rules::NEW_7],
        }
    }

    fn aid(setup: &Setup, _view: &View) -> String {
        let kinds = setup.edition.apples.iter();
        kinds
            .map(|kind| {
                format!(
                    "{} of {}\n",
                    counted(kind.count.into(), "apple"),
                    kind.weight
                )
            })
            .collect()
    }
}
