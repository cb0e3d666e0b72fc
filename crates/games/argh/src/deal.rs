//! The deal: three shuffled piles, the box, and who starts (ARGH-10 to ARGH-14).

use tabletop::{Chance, Log, Refusal, Seat, Seats, mark};

use crate::card::{CardSet, Location};
use crate::event::Event;
use crate::hidden::HiddenCards;
use crate::options::FirstPlayer;
use crate::rules;
use crate::setup::{MOST_SEATS, SEATS, Setup};
use crate::state::{Argh, Phase};

/// Deals. Chance is used in this order: the house pile, the garden pile, the laboratory pile, then
/// who starts.
pub(crate) fn deal(
    setup: &Setup,
    mut chance: Chance,
    log: &mut Log<Event>,
) -> Result<Argh, Refusal> {
    setup.check_table()?;
    let lookup = &setup.lookup;
    let mut order = lookup.deck;
    let mut tops = [0; 3];
    for (location, top) in tops.iter_mut().enumerate() {
        let (start, end) = (lookup.starts[location], lookup.starts[location + 1]);
        // Each pile is shuffled separately, with its promo cards.
        mark!(rules::ARGH_10, rules::ARGH_R3);
        chance.shuffle(&mut order[usize::from(start)..usize::from(end)]);
        // Its top cards go into the box unseen.
        mark!(rules::ARGH_12);
        *top = end - lookup.removed;
    }
    mark!(rules::ARGH_11, rules::ARGH_R4);
    let n_seats = setup.n_seats;
    let by_lot = |chance: &mut Chance| *chance.pick(&SEATS[..usize::from(n_seats)]);
    let first = match setup.options.first_player {
        FirstPlayer::Random => Some(by_lot(&mut chance)),
        FirstPlayer::LastWinner => Some(setup.last_winner.unwrap_or_else(|| by_lot(&mut chance))),
        FirstPlayer::HostPicks | FirstPlayer::Ask => None,
    };
    let phase = first.map_or_else(
        || Phase::ChooseFirst {
            votes: [None; MOST_SEATS],
            lots: lots(n_seats, &mut chance),
        },
        |_| Phase::Turn,
    );
    let mut state = Argh {
        setup: setup.clone(),
        phase,
        waits: Seats::NONE,
        first: first.unwrap_or(Seat(0)),
        active: first.unwrap_or(Seat(0)),
        turns_left: None,
        order,
        tops,
        boxed: [lookup.removed; 3],
        peek: None,
        up: [CardSet::NONE; MOST_SEATS],
        hidden: HiddenCards::NONE,
        n_laid: [0; MOST_SEATS],
        revealed: CardSet::NONE,
        switched: CardSet::NONE,
        discarded: CardSet::NONE,
        acted: CardSet::NONE,
    };
    state.enter(phase);
    log.push(|| Event::TableLaid {
        piles: Location::ALL.map(|location| state.pile_size(location)),
        removed: state.boxed,
    });
    if let Some(seat) = first {
        log.push(|| Event::FirstPlayerChosen { seat });
    }
    Ok(state)
}

/// The seats in random order: in a tied vote the earliest of the tied seats starts.
pub(crate) fn lots(n_seats: u8, chance: &mut Chance) -> [u8; MOST_SEATS] {
    let mut lots = [0, 1, 2, 3, 4, 5];
    chance.shuffle(&mut lots[..usize::from(n_seats)]);
    lots
}
