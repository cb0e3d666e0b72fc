//! What players read: the questions, the ending, and what cards are called. Choices are worded in
//! `wording.rs`, events in `telling.rs`, the table in `picture.rs`.

use tabletop::{Face, Narrator, Outcome, RuleId, Seat, Talk, Viewer, Words, counted, listed};

use crate::action::Action;
use crate::card::{Card, CardSet, Kind, Location};
use crate::event::Event;
use crate::outcome::kinds;
use crate::picture;
use crate::setup::Setup;
use crate::state::Argh;
use crate::talk;
use crate::telling;
use crate::view::{PhaseSeen, View};
use crate::wording;

/// The story on the box, in our own words (ARGH-1, ARGH-2).
pub const STORY: &str = "A rat called Ratchet has slipped out of the laboratory and calls the \
animals to revolt. Gather allies and bomb parts, keep clear of humans and of those still loyal to \
them, and think twice about what your friends push across the table.";

/// Who made the game that this adapts (ARGH-48).
pub const CREDITS: &str = "ARGH is a game by Romaric Galonnier, illustrated by Anne Heidsieck and \
published by Blue Cocker. This is an unofficial adaptation.";

/// The card with its name and what it is worth: "the Badger (+7)".
pub(crate) fn card(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    let mark = match (info.kind, info.value) {
        (_, Some(value)) => format!("{value:+}"),
        (Kind::Bomb, _) => "bomb part".to_owned(),
        (Kind::Spy, _) => "spy".to_owned(),
        (Kind::Value | Kind::Lizard | Kind::Mosquito | Kind::Hamster, _)
        | (Kind::Scientist | Kind::Spider | Kind::Owl | Kind::Twin, _) => {
            return format!("the {}", info.name);
        }
    };
    format!("the {} ({mark})", info.name)
}

pub(crate) fn cards(setup: &Setup, set: CardSet) -> String {
    listed(set.iter().map(|one| card(setup, one)))
}

/// The card if the viewer knows it, otherwise its back: "a garden card".
pub(crate) fn face(setup: &Setup, known: Face<Card>, location: Location) -> String {
    match known {
        Face::Up(known) => card(setup, known),
        Face::Down => format!("a {} card", setup.location_name(location)),
    }
}

impl Words for Argh {
    fn question(setup: &Setup, narrator: &Narrator, view: &View, seat: Seat) -> String {
        match &view.phase {
            PhaseSeen::ChooseFirst { .. } => {
                "Who fed an animal most recently, and so should start?".to_owned()
            }
            PhaseSeen::Turn { .. } => take_or_steal(view, seat).to_owned(),
            PhaseSeen::Holding { location, card, .. } => format!(
                "You took {}. Keep it face down, or offer it to somebody?",
                face(setup, *card, *location)
            ),
            PhaseSeen::Offered {
                seat: by, location, ..
            } => format!(
                "{} offered you a {} card, face down. Accept it unseen, or decline?",
                narrator.begin(*by),
                setup.location_name(*location)
            ),
            PhaseSeen::Owl { .. } => {
                "The Owl lets you look at one removed card of each location. Look?".to_owned()
            }
            PhaseSeen::Effects { effect: None, .. } => {
                "Which of your effects acts next?".to_owned()
            }
            PhaseSeen::Effects {
                effect: Some(effect),
                ..
            } => match setup.edition.info(*effect).kind {
                Kind::Mosquito => {
                    "Your mosquito must switch the sign of one of your cards. Which?".to_owned()
                }
                Kind::Hamster => {
                    "Your angry hamster must throw out a negative card or a spy. Which?".to_owned()
                }
                _ => "The scientist takes one of your highest cards. Which?".to_owned(),
            },
            PhaseSeen::Over { .. } => "The game is over.".to_owned(),
        }
    }

    fn choice(
        setup: &Setup,
        narrator: &Narrator,
        view: &View,
        seat: Seat,
        action: &Action,
    ) -> String {
        wording::choice(setup, narrator, view, seat, action)
    }

    fn event(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        telling::sentence(setup, narrator, event)
    }

    fn picture(setup: &Setup, narrator: &Narrator, view: &View, _viewer: Viewer) -> String {
        picture::picture(setup, narrator, view)
    }

    fn ending(setup: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winners = narrator.begin_listed(outcome.winners().iter());
        let best = outcome
            .winners()
            .first()
            .and_then(|seat| outcome.scores[seat])
            .map_or_else(String::new, Self::score);
        match outcome.kind.as_ref() {
            kinds::BOMB_FACE_UP => {
                let parts = counted(setup.edition.bombs_to_win.into(), "bomb part");
                format!("{winners} had {parts} face up and won at once.")
            }
            kinds::BOMB_AT_REVEAL => {
                let parts = counted(setup.edition.bombs_to_win.into(), "bomb part");
                format!("{winners} had {parts} at the reveal and won.")
            }
            kinds::POINTS => format!("{winners} won with the strongest team: {best}."),
            kinds::TIE_BROKEN => {
                format!("{winners} won a tie at {best} with the highest card.")
            }
            kinds::SHARED => format!("{winners} shared the win at {best}, level to the last card."),
            _ => "Every team had an odd number of spies. The humans won.".to_owned(),
        }
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
        wording::rules_about(action)
    }

    fn aid(setup: &Setup, view: &View) -> String {
        picture::aid(setup, view)
    }

    fn talk(setup: &Setup) -> Talk {
        talk::talk(setup)
    }

    fn emotes(setup: &Setup) -> Vec<String> {
        talk::emotes(setup)
    }

    fn claims(setup: &Setup, view: &View, seat: Seat) -> Vec<String> {
        talk::claims(setup, view, seat)
    }
}

/// The card by its name alone, as effects are called: "the Mosquito".
pub(crate) fn known(setup: &Setup, card: Card) -> String {
    format!("the {}", setup.name(card))
}

/// The question at the start of a turn. It mentions only what the seat can do: stealing needs a
/// face-down card (ARGH-R14), taking needs a pile that is not empty.
fn take_or_steal(view: &View, seat: Seat) -> &'static str {
    let may_take = view.piles.iter().any(|&size| size > 0);
    let mut areas = view.areas.by_seat();
    let may_steal = areas.any(|(owner, area)| owner != seat && !area.down.is_empty());
    match (may_take, may_steal) {
        (true, false) => "From which pile do you take a card?",
        (false, true) => "The piles are empty. Which face-down card do you steal?",
        (_, _) => "Take a card from a pile, or steal a face-down card?",
    }
}
