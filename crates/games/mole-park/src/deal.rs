//! Dealing: the piles are shuffled, and the stands show their first prizes (MOLE-13 to MOLE-15).

use arrayvec::ArrayVec;
use tabletop::{Chance, Log, MOST_SEATS, Row, Seats, mark};

use crate::die::{HoleSet, MOST_HOLES};
use crate::event::Event;
use crate::mole::{MoleSet, Pile};
use crate::number::{small, whole};
use crate::prize::{Prize, PrizeSet};
use crate::rules;
use crate::setup::Setup;
use crate::state::{MolePark, Phase, Stock};

/// A new deal at its first decision.
pub(crate) fn deal(setup: &Setup, mut chance: Chance, log: &mut Log<Event>) -> MolePark {
    let mut burrow: Pile = setup.moles().collect();
    mark!(rules::MOLE_13);
    chance.shuffle(&mut burrow);
    let stands = setup.lookup.by_stand.iter().map(|prizes| {
        let mut deck: Row<Prize, _> = prizes.iter().collect();
        mark!(rules::MOLE_14);
        chance.shuffle(&mut deck);
        mark!(rules::MOLE_15);
        let up = deck.pop();
        Stock { up, deck }
    });
    let stands = stands.collect();
    // The seventh pile has the crowns; its top card is the trophy of this game (MOLE-R2).
    let crown = small(chance.below(whole(setup.edition.crowns.len())));
    let park = MolePark {
        setup: setup.clone(),
        chance,
        phase: Phase::Colours,
        waits: Seats::all(setup.n_seats),
        colours: [None; MOST_SEATS],
        visits: [None; MOST_SEATS],
        king: None,
        round: 0,
        burrow,
        hill: Pile::new(),
        holes: Default::default(),
        known: [[0; MOST_HOLES]; MOST_SEATS],
        hands: Default::default(),
        open: MoleSet::NONE,
        marked: Pile::new(),
        sealed: [None; MOST_SEATS],
        peeked: [HoleSet::NONE; MOST_SEATS],
        stands,
        crown,
        won: [PrizeSet::NONE; MOST_SEATS],
        fresh: PrizeSet::NONE,
        used: PrizeSet::NONE,
        announced: Seats::NONE,
        declined: Seats::NONE,
        rolls: [None; MOST_SEATS],
        laid: Seats::NONE,
        totals: [None; MOST_SEATS],
        showed: [MoleSet::NONE; MOST_SEATS],
        to_pick: Seats::NONE,
        queue: ArrayVec::new(),
        unprized: Seats::NONE,
        showdown: None,
        n_missed: 0,
    };
    log.push(|| Event::ParkOpened {
        prizes: park.stands.iter().map(|stock| stock.up).collect(),
    });
    park
}
