//! Dealing: deck and corner piles are shuffled (MBB-16 to MBB-19).

use arrayvec::ArrayVec;
use tabletop::{Chance, Log, Refusal, Seat, Seats, mark};

use crate::agenda::Agenda;
use crate::card::{Card, MOST_KINDS};
use crate::event::Event;
use crate::garden::{Garden, MOST_LAID, Spot};
use crate::rules;
use crate::setup::{Lookup, MOST_SEATS, Setup};
use crate::state::{BarkBark, Chronicle, Open, Phase, Player, Story};

/// A new deal at its first decision: the first race is shuffled, and colours and critters are to be
/// chosen.
pub(crate) fn deal(
    setup: &Setup,
    chance: Chance,
    log: &mut Log<Event>,
) -> Result<BarkBark, Refusal> {
    setup.check_table()?;
    let mut state = BarkBark {
        setup: setup.clone(),
        open: Open {
            phase: Phase::SetUp,
            waits: Seats::all(setup.n_seats),
            players: [Player::default(); MOST_SEATS],
            placer: Seat(0),
            race: 0,
            round: 0,
            garden: Garden::default(),
            head: Spot::START,
            head_side: None,
            leader: None,
            out: [0; MOST_KINDS],
            sunk: Default::default(),
            n_home_path: 0,
            agenda: Agenda::new(),
            n_stalled: 0,
            n_laid: 0,
            n_laid_before: 0,
            story: Story::default(),
            chronicle: Chronicle::default(),
            contenders: Seats::NONE,
        },
        laid: [None; MOST_SEATS],
        last: [None; MOST_SEATS],
        whispers: [[None; MOST_SEATS]; MOST_SEATS],
        n_whispers: [0; MOST_SEATS],
        deck: ArrayVec::new(),
        corners: Default::default(),
        chance,
    };
    state.set_up_race(log);
    Ok(state)
}

impl BarkBark {
    /// Sets up a race: new deck, piles, crown and pawns. Points, colours, critters and the tally of
    /// claims stay (MBB-88, MBB-R60).
    pub(crate) fn set_up_race(&mut self, log: &mut Log<Event>) {
        let lookup = &self.setup.lookup;
        self.deck = shuffled_deck(lookup, &mut self.chance);
        for (pile, cards) in self.corners.iter_mut().zip(&lookup.corners) {
            // Left and right turns are separate piles (MBB-R8).
            mark!(rules::MBB_16);
            pile.clone_from(cards);
            self.chance.shuffle(pile);
        }
        let open = &mut self.open;
        open.race += 1;
        open.round = 0;
        open.garden = Garden::default();
        open.head = Spot::START;
        open.head_side = None;
        open.leader = None;
        open.out = [0; MOST_KINDS];
        open.sunk = Default::default();
        open.n_home_path = 0;
        open.agenda.clear();
        open.n_stalled = 0;
        open.n_laid = 0;
        open.n_laid_before = 0;
        open.story = Story::default();
        for player in &mut open.players {
            player.at = Default::default();
        }
        let race = open.race;
        let (deck, corners) = self.sizes();
        log.push(|| Event::RaceSetUp {
            race,
            deck,
            corners,
        });
    }
}

/// The garden cards are shuffled; some of them are shuffled again with the specials and go under the
/// others. No card is left out (MBB-R7). The top card is the last.
fn shuffled_deck(lookup: &Lookup, chance: &mut Chance) -> ArrayVec<Card, MOST_LAID> {
    let mut garden = lookup.garden.clone();
    mark!(rules::MBB_17);
    chance.shuffle(&mut garden);
    let in_bottom = usize::from(lookup.bottom) - lookup.specials.len();
    let mut bottom: ArrayVec<Card, MOST_LAID> = garden.drain(..in_bottom).collect();
    mark!(rules::MBB_18);
    bottom.extend(lookup.specials.iter().copied());
    chance.shuffle(&mut bottom);
    mark!(rules::MBB_19);
    bottom.extend(garden);
    bottom
}
