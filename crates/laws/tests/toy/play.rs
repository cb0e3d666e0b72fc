//! What each action of Magpies does.

use std::sync::atomic::{AtomicU8, Ordering};

use tabletop::{BySeat, Chance, Face, Log, Refusal, RuleId, Seat, Seats};

use super::{Action, Event, Fault, Ink, Lying, Magpies, N_CARDS, Phase, Setup};

/// A counter in place of the table's luck; a planted fault.
static COUNTER: AtomicU8 = AtomicU8::new(0);

pub(super) fn deal(
    setup: Setup,
    mut chance: Chance,
    log: &mut Log<Event>,
) -> Result<Magpies, Refusal> {
    let n_seats = setup.n_seats;
    if !(2..=4).contains(&n_seats) {
        let because = format!("{n_seats} seats are too few or too many; two to four play");
        return Err(Refusal::new(RuleId::new("MAG-1"), "seats", because));
    }
    let mut cards: Vec<u8> = (0..N_CARDS).collect();
    chance.shuffle(&mut cards);
    let mut deck: Vec<Lying> = cards
        .into_iter()
        .map(|card| Lying {
            card,
            known: Seats::NONE,
        })
        .collect();
    let hands = BySeat::from_fn(n_seats, |seat| {
        let hand = deck.split_off(deck.len() - 4);
        let known = Seats::one(seat);
        hand.into_iter()
            .map(|lying| Lying { known, ..lying })
            .collect::<Vec<_>>()
    });
    for (seat, hand) in hands.by_seat() {
        log.push(|| Event::Dealt {
            seat,
            cards: hand.iter().map(|lying| Face::Up(lying.card)).collect(),
        });
    }
    Ok(Magpies {
        fault: setup.fault,
        hands,
        deck,
        discard: Vec::new(),
        scores: BySeat::from_fn(n_seats, |_| 0),
        round: 1,
        phase: nothing_sealed(n_seats),
        chance,
        scratch: Ink::default(),
    })
}

fn nothing_sealed(n_seats: u8) -> Phase {
    Phase::Seal {
        sealed: BySeat::from_fn(n_seats, |_| None),
    }
}

pub(super) fn apply(game: &mut Magpies, seat: Seat, action: &Action, log: &mut Log<Event>) {
    if game.fault == Fault::ScratchShowsInTheView {
        game.scratch = Ink(7);
    }
    match (action, game.phase.clone()) {
        (Action::SealCard { card }, Phase::Seal { mut sealed }) => {
            sealed[seat] = Some(*card);
            let card = Face::Up(*card);
            log.push(|| Event::Sealed { seat, card });
            game.phase = Phase::Seal {
                sealed: sealed.clone(),
            };
            if let Some(cards) = all(&sealed) {
                show(game, cards, log);
            }
        }
        (Action::Look, Phase::Look { winner, die }) => {
            look(game, seat, log);
            open_window(game, winner, die);
        }
        (Action::LeaveIt, Phase::Look { winner, die }) => {
            log.push(|| Event::LeftIt { seat });
            open_window(game, winner, die);
        }
        (Action::Pass, Phase::Window { winner, die, asked }) => {
            pass(game, seat, log);
            let left = match game.fault {
                Fault::NeverEnds => asked,
                _ => asked.without(seat),
            };
            game.phase = Phase::Window {
                winner,
                die,
                asked: left,
            };
            if left.is_empty() {
                score(game, winner, die, log);
                finish_round(game, winner, log);
            }
        }
        (Action::Snatch { card }, Phase::Window { winner, .. }) => {
            take_from_hand(game, seat, *card);
            log.push(|| Event::Snatched { seat, card: *card });
            score(game, seat, 1, log);
            draw(game, seat, log);
            finish_round(game, winner, log);
        }
        // The action was not checked, so nothing is promised.
        (_, _) => (),
    }
}

fn all(sealed: &BySeat<Option<u8>>) -> Option<BySeat<u8>> {
    let cards: Option<Vec<u8>> = sealed.iter().copied().collect();
    cards.map(|cards| cards.into_iter().collect())
}

fn show(game: &mut Magpies, cards: BySeat<u8>, log: &mut Log<Event>) {
    for (seat, &card) in cards.by_seat() {
        take_from_hand(game, seat, card);
    }
    let highest = cards.by_seat().max_by_key(|&(_, &card)| card);
    let winner = highest.map_or(Seat(0), |(seat, _)| seat);
    log.push(|| Event::Shown { cards, winner });
    let die = match game.fault {
        Fault::DiceFromACounter => COUNTER.fetch_add(1, Ordering::Relaxed) % 6 + 1,
        _ => game.chance.below(6) as u8 + 1,
    };
    log.push(|| Event::Rolled { die });
    game.phase = Phase::Look { winner, die };
}

fn take_from_hand(game: &mut Magpies, seat: Seat, card: u8) {
    game.hands[seat].retain(|lying| lying.card != card);
    game.discard.push(card);
}

fn look(game: &mut Magpies, seat: Seat, log: &mut Log<Event>) {
    if let Some(top) = game.deck.last_mut() {
        top.known = top.known.with(seat);
        let card = Face::Up(top.card);
        let event = match game.fault {
            Fault::ForgottenRedaction => Event::Announced { card },
            _ => Event::Looked { seat, card },
        };
        log.push(|| event);
    }
}

fn open_window(game: &mut Magpies, winner: Seat, die: u8) {
    let asked = Seats::all(game.n_seats()).without(winner);
    game.phase = Phase::Window { winner, die, asked };
}

fn pass(game: &mut Magpies, seat: Seat, log: &mut Log<Event>) {
    let ink = match game.fault {
        Fault::EventBytesBetrayACard => {
            Ink(game.hands[seat].first().map_or(99, |lying| lying.card))
        }
        _ => Ink::default(),
    };
    let fault = game.fault;
    let scores = &mut game.scores;
    log.push(|| {
        if fault == Fault::LoggingHasSideEffects {
            scores[seat] += 1;
        }
        Event::Passed { seat, ink }
    });
}

fn score(game: &mut Magpies, seat: Seat, points: u8, log: &mut Log<Event>) {
    game.scores[seat] += points;
    log.push(|| Event::Scored { seat, points });
}

fn draw(game: &mut Magpies, seat: Seat, log: &mut Log<Event>) {
    if let Some(mut lying) = game.deck.pop() {
        lying.known = lying.known.with(seat);
        game.hands[seat].push(lying);
        let card = Face::Up(lying.card);
        log.push(|| Event::Drew { seat, card });
    }
}

fn finish_round(game: &mut Magpies, winner: Seat, log: &mut Log<Event>) {
    draw(game, winner, log);
    if game.round == game.n_rounds() {
        game.phase = Phase::Over;
    } else {
        game.round += 1;
        game.phase = nothing_sealed(game.n_seats());
    }
}
