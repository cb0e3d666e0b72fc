//! Imagining: a full state in which a viewer would see exactly what they see.

use arrayvec::ArrayVec;
use tabletop::{Chance, Face, Log, MOST_SEATS, Row, Seat, Seats, Viewer};

use crate::action::Visit;
use crate::die::{Die, Hole, HoleSet, MOST_HOLES};
use crate::mole::{Mole, MoleSet, Pile};
use crate::number::{small, whole};
use crate::prize::{Prize, PrizeSet};
use crate::setup::Setup;
use crate::state::{MolePark, Phase, Sealed, Stock};
use crate::view::View;

/// Draws what the viewer does not know from `luck`.
pub(crate) fn imagine(setup: &Setup, view: &View, mut luck: Chance) -> MolePark {
    let mut unseen = Unseen::new(setup, view, &mut luck);
    let won: PrizeSet = view
        .areas
        .iter()
        .fold(PrizeSet::NONE, |all, area| all.or(area.prizes));
    let stands = view.stands.iter().enumerate().map(|(index, stand)| {
        let out = stand.up.map_or(won, |up| won.with(up));
        let rest = setup.lookup.by_stand[index].minus(out);
        let mut deck: Row<Prize, _> = rest.iter().collect();
        luck.shuffle(&mut deck);
        deck.truncate(stand.deck.into());
        Stock { up: stand.up, deck }
    });
    let stands = stands.collect();
    // `luck` is still drawn from below, so the world gets a copy until then.
    let mut world = MolePark {
        setup: setup.clone(),
        chance: luck.clone(),
        phase: view.phase,
        waits: view.waits,
        colours: [None; MOST_SEATS],
        visits: [None; MOST_SEATS],
        king: view.king,
        round: view.round,
        burrow: Pile::new(),
        hill: Pile::new(),
        holes: Default::default(),
        known: [[0; MOST_HOLES]; MOST_SEATS],
        hands: Default::default(),
        open: MoleSet::NONE,
        marked: view.own_marks.iter().copied().collect(),
        sealed: [None; MOST_SEATS],
        peeked: [HoleSet::NONE; MOST_SEATS],
        stands,
        crown: view.crown,
        won: [PrizeSet::NONE; MOST_SEATS],
        fresh: view.fresh,
        used: view.used,
        announced: Seats::NONE,
        declined: view.declined,
        rolls: [None; MOST_SEATS],
        laid: Seats::NONE,
        totals: [None; MOST_SEATS],
        showed: [MoleSet::NONE; MOST_SEATS],
        to_pick: view.to_pick,
        queue: view.queue.iter().copied().collect(),
        unprized: view.unprized,
        showdown: view.showdown.clone(),
        n_missed: view.n_missed,
    };
    let viewer = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    for (seat, area) in view.areas.by_seat() {
        let index = seat.index();
        world.colours[index] = area.colour;
        world.visits[index] = area.visit;
        world.hands[index] = area.hand.iter().map(|&face| unseen.mole(face)).collect();
        world.won[index] = area.prizes;
        world.rolls[index] = area.rolled;
        world.totals[index] = area.total;
        let showed = area.showed.iter().filter_map(|face| face.up());
        world.showed[index] = showed.collect();
        if area.announced {
            world.announced = world.announced.with(seat);
        }
        if area.laid {
            world.laid = world.laid.with(seat);
        }
        // Face-up moles in another hand that is not cashed in were kept openly.
        if viewer != Some(seat) && !area.laid {
            let open = area.hand.iter().filter_map(|face| face.up());
            world.open = open.fold(world.open, MoleSet::with);
        }
    }
    for (index, hole) in view.holes.iter().enumerate() {
        world.holes[index] = hole.iter().map(|&face| unseen.mole(face)).collect();
        if let Some(seat) = viewer {
            let known = hole.iter().filter(|face| face.is_up()).count();
            world.known[seat.index()][index] = small(known);
        }
    }
    world.hill = view.hill.iter().map(|&face| unseen.mole(face)).collect();
    world.burrow = (0..view.burrow).map(|_| unseen.mole(Face::Down)).collect();
    world.guess_peeks(view, viewer, &mut luck);
    world.guess_answers(view, &mut luck);
    world.chance = luck;
    world
}

impl MolePark {
    /// Guesses which holes others looked into this round.
    fn guess_peeks(&mut self, view: &View, viewer: Option<Seat>, luck: &mut Chance) {
        for (seat, area) in view.areas.by_seat() {
            if viewer == Some(seat) {
                self.peeked[seat.index()] = view.own_peeks;
                continue;
            }
            let mut holes: ArrayVec<Hole, MOST_HOLES> = self.setup.holes().collect();
            if area.peeks > 0 {
                luck.shuffle(&mut holes);
            }
            for &hole in &holes[..usize::from(area.peeks).min(holes.len())] {
                self.peeked[seat.index()] = self.peeked[seat.index()].with(hole);
                // Until the dice are rolled, what they saw is still there.
                if matches!(self.phase, Phase::Choose | Phase::Go) {
                    let known = small(self.holes[hole.index()].len());
                    self.known[seat.index()][hole.index()] = known;
                }
            }
        }
    }

    /// Guesses the secret answers of others.
    fn guess_answers(&mut self, view: &View, luck: &mut Chance) {
        for (seat, area) in view.areas.by_seat() {
            let answer = match area.answer {
                None => None,
                Some(Face::Up(answer)) => Some(answer),
                Some(Face::Down) => self.guess_answer(seat, luck),
            };
            self.sealed[seat.index()] = answer;
        }
    }

    fn guess_answer(&mut self, seat: Seat, luck: &mut Chance) -> Option<Sealed> {
        // One in four answers at random, the others by instinct.
        let is_random = luck.below(4) == 0;
        match self.phase {
            Phase::King => {
                let visit = match luck.below(3) {
                    0 => Visit::Never,
                    _ => {
                        let days = u16::try_from(luck.below(9_000));
                        Visit::Ago {
                            days: days.expect("it is less than nine thousand"),
                        }
                    }
                };
                Some(Sealed::Visit(visit))
            }
            Phase::CrownCall { .. } => Some(if !is_random {
                self.feel_crown(seat, luck)
            } else if luck.below(2) == 0 {
                Sealed::Crown
            } else {
                Sealed::NoCrown
            }),
            Phase::Choose | Phase::Go => {
                let mut die = if is_random {
                    Die::ALL[luck.below(4) as usize]
                } else {
                    self.feel_die(seat, luck)
                };
                if die == Die::Prize && !self.may_cash_in(seat) {
                    die = Die::WHACKING[luck.below(3) as usize];
                }
                Some(Sealed::Die(die))
            }
            Phase::Reroll { .. } => {
                let prizes: ArrayVec<Prize, 64> = self.rerolls(seat).iter().collect();
                let nth = luck.below(whole(prizes.len()) + 1) as usize;
                Some(
                    prizes
                        .get(nth)
                        .map_or(Sealed::NoReroll, |&prize| Sealed::Reroll(prize)),
                )
            }
            Phase::Discard { .. } => {
                self.mark_at_random(seat, self.surplus(seat), luck);
                Some(Sealed::Moles)
            }
            Phase::Keep => {
                let most = self.may_keep(seat);
                self.mark_at_random(seat, luck.below(whole(most) + 1) as usize, luck);
                Some(Sealed::Moles)
            }
            Phase::Colours
            | Phase::Tie { .. }
            | Phase::Pick { .. }
            | Phase::ShowdownGo
            | Phase::CrownTie { .. }
            | Phase::Over { .. } => None,
        }
    }

    fn mark_at_random(&mut self, seat: Seat, n_moles: usize, luck: &mut Chance) {
        let mut hand = self.hands[seat.index()];
        luck.shuffle(&mut hand);
        for &mole in &hand[..n_moles.min(hand.len())] {
            self.mark(seat, mole, &mut Log::silent());
        }
    }
}

/// The moles whose place the viewer does not know, shuffled.
struct Unseen {
    moles: Pile,
}

impl Unseen {
    fn new(setup: &Setup, view: &View, luck: &mut Chance) -> Self {
        let mut moles: Pile = seen(view).missing(setup.lookup.n_moles).collect();
        luck.shuffle(&mut moles);
        Self { moles }
    }

    /// The mole if it is known, otherwise one of the unseen ones.
    #[inline]
    fn mole(&mut self, face: Face<Mole>) -> Mole {
        let mole = face.up().or_else(|| self.moles.pop());
        mole.expect("a view has a place for every mole")
    }
}

/// Every mole whose place the viewer knows.
pub(crate) fn seen(view: &View) -> MoleSet {
    let hands = view.areas.iter().flat_map(|area| &area.hand);
    let holes = view.holes.iter().flatten();
    let all = hands.chain(holes).chain(&view.hill);
    all.filter_map(|face| face.up()).collect()
}
