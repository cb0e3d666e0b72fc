//! One canonical English sentence for each action, event and part of a view.

use std::fmt::Write;

use tabletop::{Face, Narrator, Outcome, RuleId, Seat, Talk, Viewer, Words, counted, listed, mark};

use crate::action::{Action, Event};
use crate::card::{Card, CardSet, Kind, Location};
use crate::rules;
use crate::scoring::kinds;
use crate::setup::Setup;
use crate::state::Argh;
use crate::talk;
use crate::telling;
use crate::view::{Area, PhaseSeen, View};

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

/// The card if the viewer knows it, else its back: "a garden card".
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
        match *action {
            Action::ChooseFirstPlayer { seat: named } if named == seat => {
                "say that you start".to_owned()
            }
            Action::ChooseFirstPlayer { seat: named } => {
                format!("say that {} starts", narrator.name(named))
            }
            Action::LeaveToChance => "let chance decide".to_owned(),
            Action::TakeCard { location } => {
                format!("take a {} card", setup.location_name(location))
            }
            Action::StealCard { from, slot } => {
                let hidden = view
                    .areas
                    .at(from)
                    .and_then(|area| area.down.iter().find(|hidden| hidden.slot == slot));
                let back =
                    hidden.map_or("face-down", |hidden| setup.location_name(hidden.location));
                let owner = narrator.name(from);
                format!("steal {owner}'s {back} card in slot {slot}")
            }
            Action::KeepCard => "keep it face down".to_owned(),
            Action::OfferCard { to } => {
                format!("offer it to {}", narrator.name(to))
            }
            Action::AcceptCard => "accept it".to_owned(),
            Action::DeclineCard => "decline it".to_owned(),
            Action::LayCardFaceUp => "lay it face up".to_owned(),
            Action::SwitchSign { card: hit } => {
                format!(
                    "switch {}{}",
                    signed(setup, view, seat, hit),
                    which(setup, hit)
                )
            }
            Action::HamsterDiscard { card: hit } | Action::ScientistDiscard { card: hit } => {
                format!(
                    "discard {}{}",
                    signed(setup, view, seat, hit),
                    which(setup, hit)
                )
            }
            Action::PickEffect { card: effect } => {
                format!("let {}{} act", known(setup, effect), which(setup, effect))
            }
            Action::OwlPeek { picks } => {
                let several = view.removed.iter().any(|removed| removed.len() > 1);
                let picked = Location::ALL.iter().map(|location| {
                    let name = setup.location_name(*location);
                    let number = u32::from(picks[location.index()]) + 1;
                    format!("{name} {number}")
                });
                if several {
                    format!("look at {}", listed(picked))
                } else {
                    "look".to_owned()
                }
            }
            Action::OwlDecline => "do not look".to_owned(),
        }
    }

    fn event(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        telling::sentence(setup, narrator, event)
    }

    fn picture(setup: &Setup, narrator: &Narrator, view: &View, _viewer: Viewer) -> String {
        let mut picture = String::new();
        let piles: Vec<String> = Location::ALL
            .iter()
            .map(|location| {
                let size = view.piles[location.index()];
                format!("{} {size}", setup.location_name(*location))
            })
            .collect();
        let _ = write!(picture, "Piles: {}.", piles.join(", "));
        if let Some(left @ 1..) = view.turns_left {
            let _ = write!(picture, " Last round: {left} to play.");
        }
        picture.push('\n');
        let removed: Vec<String> = Location::ALL
            .iter()
            .filter_map(|location| removed_text(setup, &view.removed[location.index()], *location))
            .collect();
        let _ = match removed.is_empty() {
            true => writeln!(picture, "Removed: nothing."),
            false => writeln!(picture, "Removed: {}.", removed.join(", ")),
        };
        for (seat, area) in view.areas.by_seat() {
            let _ = writeln!(picture, "{}", area_line(setup, narrator.begin(seat), area));
        }
        picture
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
        match action {
            Action::ChooseFirstPlayer { .. } | Action::LeaveToChance => {
                vec![rules::ARGH_11, rules::ARGH_R4]
            }
            Action::TakeCard { .. } => vec![rules::ARGH_17, rules::ARGH_31],
            Action::StealCard { .. } => vec![rules::ARGH_22, rules::ARGH_23],
            Action::KeepCard => vec![rules::ARGH_18, rules::ARGH_26],
            Action::OfferCard { .. } => vec![rules::ARGH_19, rules::ARGH_R8],
            Action::AcceptCard => vec![rules::ARGH_20],
            Action::DeclineCard => vec![rules::ARGH_21],
            Action::LayCardFaceUp => vec![rules::ARGH_25, rules::ARGH_R40],
            Action::SwitchSign { .. } => vec![rules::ARGH_41, rules::ARGH_42, rules::ARGH_R29],
            Action::HamsterDiscard { .. } => vec![rules::ARGH_44, rules::ARGH_45, rules::ARGH_R33],
            Action::ScientistDiscard { .. } => vec![rules::ARGH_46, rules::ARGH_R34],
            Action::PickEffect { .. } => vec![rules::ARGH_R25],
            Action::OwlPeek { .. } | Action::OwlDecline => vec![rules::ARGH_R48],
        }
    }

    fn aid(setup: &Setup, view: &View) -> String {
        let lines = crate::aid::aid(setup, view);
        let mut text = lines.iter().fold(String::new(), |mut text, line| {
            let info = setup.edition.info(line.card);
            let mark = if line.lies_open { 'x' } else { ' ' };
            let what = info
                .text
                .clone()
                .or(info.value.map(|value| format!("{value:+}")));
            let place = &info.location;
            let _ = writeln!(
                text,
                "[{mark}] {place:<10} {:<22} {}",
                info.name,
                what.unwrap_or_default()
            );
            text
        });
        // The quick reference is the last page, and the credits stand below it (ARGH-48).
        mark!(rules::ARGH_8);
        let _ = writeln!(text, "\n{CREDITS}");
        text
    }

    fn talk(setup: &Setup) -> Talk {
        talk::manners(setup)
    }

    fn emotes(setup: &Setup) -> Vec<String> {
        talk::emotes(setup)
    }

    fn claims(setup: &Setup, view: &View, seat: Seat) -> Vec<String> {
        talk::lines(setup, view, seat)
    }
}

/// "the Mosquito": effects are called by name alone.
pub(crate) fn known(setup: &Setup, card: Card) -> String {
    format!("the {}", setup.name(card))
}

/// " (2 of 2)" where cards of the edition are called alike, so that every choice reads differently.
fn which(setup: &Setup, card: Card) -> String {
    let alike = |other: &Card| setup.name(*other) == setup.name(card);
    let all: CardSet = setup.lookup.in_play.iter().filter(alike).collect();
    match all.iter().zip(1..).find(|(other, _)| *other == card) {
        Some((_, number)) if all.len() > 1 => format!(" ({number} of {})", all.len()),
        _ => String::new(),
    }
}

/// What a turn asks: nobody is asked about stealing where nothing can be stolen (ARGH-R14), nor
/// about taking where every pile is empty.
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

/// The card with its sign as it stands: "the Badger (+7, switched: now -7)".
fn signed(setup: &Setup, view: &View, seat: Seat, hit: Card) -> String {
    let switched = view
        .areas
        .at(seat)
        .is_some_and(|area| area.switched.contains(hit));
    let plain = card(setup, hit);
    if switched {
        format!("{plain}, switched already")
    } else {
        plain
    }
}

/// The removed cards of a location: those the viewer knows by name, the others by their number.
fn removed_text(setup: &Setup, removed: &[Face<Card>], location: Location) -> Option<String> {
    let known = removed.iter().filter_map(|face| face.up());
    let mut parts: Vec<String> = known.map(|known| card(setup, known)).collect();
    let name = setup.location_name(location);
    match removed.len() - parts.len() {
        0 => (),
        n => parts.push(counted(n, &format!("{name} card"))),
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn area_line(setup: &Setup, name: &str, area: &Area) -> String {
    let mut parts = Vec::new();
    let kept = area.up.minus(area.discarded);
    if !kept.is_empty() {
        let shown: Vec<String> = kept
            .iter()
            .map(|one| {
                let mark = if area.switched.contains(one) {
                    ", switched"
                } else {
                    ""
                };
                format!("{}{mark}", card(setup, one))
            })
            .collect();
        parts.push(format!("face up {}", shown.join("; ")));
    }
    if !area.down.is_empty() {
        let hidden: Vec<String> = area
            .down
            .iter()
            .map(|hidden| {
                format!(
                    "[{}] {}",
                    hidden.slot,
                    face(setup, hidden.card, hidden.location)
                )
            })
            .collect();
        parts.push(format!("face down {}", hidden.join("; ")));
    }
    if !area.discarded.is_empty() {
        parts.push(format!("discarded {}", cards(setup, area.discarded)));
    }
    if parts.is_empty() {
        parts.push("no cards".to_owned());
    }
    format!(
        "{name}: {} ({} in sight).",
        parts.join(" | "),
        Argh::score(area.points)
    )
}
