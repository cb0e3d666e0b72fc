//! Who knows what in Magpies.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance, Face, Seat, Seats, Seed, Viewer};

use super::{Event, Fault, Ink, Lying, Magpies, N_CARDS, Phase, Setup};

/// What one viewer can see.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct View {
    pub(super) hands: BySeat<Vec<Back>>,
    pub(super) deck: Vec<Back>,
    pub(super) discard: Vec<u8>,
    pub(super) scores: BySeat<u8>,
    pub(super) round: u8,
    pub(super) stage: Stage,
    ink: Ink,
    /// Only faults put something here.
    leak: Option<Leak>,
}

/// A card as the viewer sees it, and who knows it, which is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Back {
    pub(super) face: Face<u8>,
    known: Seats,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    Seal { sealed: BySeat<Option<Face<u8>>> },
    Look { winner: Seat, die: u8 },
    Window { winner: Seat, die: u8, asked: Seats },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Leak {
    State(String),
    Cards(Vec<u8>),
    Seed(String),
    Top(u8),
}

pub(super) fn view(game: &Magpies, viewer: Viewer) -> View {
    let knows = |known: Seats| match viewer {
        Viewer::Seat(seat) => known.contains(seat),
        Viewer::Spectator => game.fault == Fault::SpectatorsSeeHands,
    };
    let back = |lying: &Lying| Back {
        face: knows(lying.known).then_some(lying.card).into(),
        known: lying.known,
    };
    let in_hand = |lying: &Lying| match game.fault {
        Fault::HandsFaceUp => Back {
            face: Face::Up(lying.card),
            known: lying.known,
        },
        _ => back(lying),
    };
    let top = game.deck.last().map(|lying| lying.card);
    View {
        hands: game
            .hands
            .iter()
            .map(|hand| hand.iter().map(in_hand).collect())
            .collect(),
        deck: game
            .deck
            .iter()
            .map(|lying| match viewer {
                // The fault lets spectators see only hands.
                Viewer::Spectator => Back {
                    face: Face::Down,
                    known: lying.known,
                },
                Viewer::Seat(_) => back(lying),
            })
            .collect(),
        discard: game.discard.clone(),
        scores: game.scores.clone(),
        round: game.round,
        stage: stage(game, viewer),
        ink: match game.fault {
            Fault::ViewBytesBetrayACard => Ink(top.unwrap_or_default()),
            Fault::ScratchShowsInTheView => game.scratch,
            _ => Ink::default(),
        },
        leak: match game.fault {
            Fault::WholeStateInTheView => serde_json::to_string(game).ok().map(Leak::State),
            Fault::AllCardsInTheView => {
                let hands = game.hands.iter().flatten();
                let cards = hands.chain(&game.deck).map(|lying| lying.card);
                Some(Leak::Cards(cards.collect()))
            }
            Fault::SeedInTheView => Some(Leak::Seed(game.chance.seed().0.to_string())),
            Fault::TopCardLeaks => top.map(Leak::Top),
            _ => None,
        },
    }
}

fn stage(game: &Magpies, viewer: Viewer) -> Stage {
    match &game.phase {
        Phase::Seal { sealed } => Stage::Seal {
            sealed: sealed
                .by_seat()
                .map(|(seat, card)| card.map(|card| viewer.is(seat).then_some(card).into()))
                .collect(),
        },
        Phase::Look { winner, die } => Stage::Look {
            winner: *winner,
            die: *die,
        },
        Phase::Window { winner, die, asked } => Stage::Window {
            winner: *winner,
            die: *die,
            asked: *asked,
        },
        Phase::Over => Stage::Over,
    }
}

pub(super) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let own = |seat: Seat, card: Face<u8>| match card {
        Face::Up(_) if viewer.is(seat) => card,
        Face::Up(_) | Face::Down => Face::Down,
    };
    Some(match event.clone() {
        Event::Dealt { seat, cards } => Event::Dealt {
            seat,
            cards: cards.into_iter().map(|card| own(seat, card)).collect(),
        },
        Event::Sealed { seat, card } => Event::Sealed {
            seat,
            card: own(seat, card),
        },
        Event::Looked { seat, card } => Event::Looked {
            seat,
            card: own(seat, card),
        },
        Event::Drew { seat, card } => Event::Drew {
            seat,
            card: own(seat, card),
        },
        event @ (Event::Shown { .. }
        | Event::Rolled { .. }
        | Event::Announced { .. }
        | Event::LeftIt { .. }
        | Event::Passed { .. }
        | Event::Snatched { .. }
        | Event::Scored { .. }) => event,
    })
}

pub(super) fn imagine(setup: Setup, view: &View, mut luck: Chance) -> Magpies {
    if let Some(Leak::State(state)) = &view.leak {
        return serde_json::from_str(state).expect("it was written by the view");
    }
    let backs = || view.hands.iter().flatten().chain(&view.deck);
    let mut unseen: Vec<u8> = (0..N_CARDS)
        .filter(|card| !view.discard.contains(card))
        .filter(|card| !backs().any(|back| back.face == Face::Up(*card)))
        .collect();
    match setup.fault {
        Fault::OneTableForAll => (),
        _ => luck.shuffle(&mut unseen),
    }
    match &view.leak {
        // The fault deals exactly what it has read.
        Some(Leak::Cards(cards)) => {
            let mut downs: Vec<u8> = cards
                .iter()
                .zip(backs())
                .filter(|(_, back)| !back.face.is_up())
                .map(|(card, _)| *card)
                .collect();
            downs.reverse();
            unseen = downs;
        }
        // The last one drawn is the top card, if it is face down.
        Some(Leak::Top(top)) => {
            if let Some(at) = unseen.iter().position(|card| card == top) {
                unseen.swap(0, at);
            }
        }
        Some(Leak::State(_) | Leak::Seed(_)) | None => (),
    }
    let mut lay = |back: &Back| Lying {
        card: back
            .face
            .up()
            .or_else(|| unseen.pop())
            .expect("as many cards are unseen as are face down"),
        known: back.known,
    };
    let hands: BySeat<Vec<Lying>> = view
        .hands
        .iter()
        .map(|hand| hand.iter().map(&mut lay).collect())
        .collect();
    let deck = view.deck.iter().map(&mut lay).collect();
    let phase = match &view.stage {
        Stage::Seal { sealed } => Phase::Seal {
            sealed: sealed
                .by_seat()
                .map(|(seat, sealed)| {
                    sealed.map(|face| match face {
                        Face::Up(card) => card,
                        Face::Down if setup.fault == Fault::OneTableForAll => hands[seat][0].card,
                        Face::Down => luck.pick(&hands[seat]).card,
                    })
                })
                .collect(),
        },
        Stage::Look { winner, die } => Phase::Look {
            winner: *winner,
            die: *die,
        },
        Stage::Window { winner, die, asked } => Phase::Window {
            winner: *winner,
            die: *die,
            asked: *asked,
        },
        Stage::Over => Phase::Over,
    };
    Magpies {
        fault: setup.fault,
        hands,
        deck,
        discard: view.discard.clone(),
        scores: match setup.fault {
            Fault::ForgottenScore => view.scores.iter().map(|_| 0).collect(),
            _ => view.scores.clone(),
        },
        round: view.round,
        phase,
        chance: match setup.fault {
            Fault::OneFutureForAll => Chance::new(Seed::from_number(1)),
            _ => luck,
        },
        scratch: Ink::default(),
    }
}
