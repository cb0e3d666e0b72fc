//! Setting up: the piles, the colours, and who is King Mole (MOLE-7 to MOLE-15).

use arrayvec::ArrayVec;
use tabletop::{Chance, Face, Log, MOST_SEATS, Row, Seat, Seats};

use crate::action::{Colour, Visit};
use crate::die::{HoleSet, MOST_HOLES};
use crate::event::{Event, KingBy, Matter};
use crate::mole::{MoleSet, Pile};
use crate::number::{small, whole};
use crate::options::KingSelection;
use crate::prize::{Prize, PrizeSet};
use crate::setup::Setup;
use crate::state::{MolePark, Phase, Sealed, Stock};

impl MolePark {
    /// Sets the board up, up to the first decision.
    pub(crate) fn open_park(setup: &Setup, mut chance: Chance, log: &mut Log<Event>) -> Self {
        let mut burrow: Pile = setup.moles().collect();
        chance.shuffle(&mut burrow); // MOLE-13
        let stands = setup.lookup.by_stand.iter().map(|prizes| {
            let mut deck: Row<Prize, _> = prizes.iter().collect();
            chance.shuffle(&mut deck); // MOLE-14
            let up = deck.pop(); // MOLE-15
            Stock { up, deck }
        });
        let stands = stands.collect();
        // MOLE-R2: the seventh pile is the crown's, and its top card is the trophy of this game.
        let crown = small(chance.below(whole(setup.edition.crowns.len())));
        let mut park = Self {
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
        park.waits = Seats::all(setup.n_seats);
        log.push(|| Event::ParkOpened {
            prizes: park.stands.iter().map(|stock| stock.up).collect(),
        });
        park
    }

    /// MOLE-7: a colour that nobody else has, first come, first served.
    pub(crate) fn choose_colour(&mut self, seat: Seat, colour: Colour, log: &mut Log<Event>) {
        self.colours[seat.index()] = Some(colour);
        log.push(|| Event::ColourChosen { by: seat, colour });
        self.waits = self.waits.without(seat);
        if self.waits.is_empty() {
            self.find_king(log);
        }
    }

    /// The colours that nobody has, in the order in which they are taken when nobody chooses.
    pub(crate) fn free_colours(&self) -> impl Iterator<Item = Colour> + '_ {
        let all = Colour::ALL.into_iter();
        all.filter(|&colour| !self.colours.contains(&Some(colour)))
    }

    /// MOLE-8, MOLE-R3: how it is found is an option.
    fn find_king(&mut self, log: &mut Log<Event>) {
        match (self.setup.king_selection(), self.setup.last_winner) {
            (KingSelection::Host, _) => {
                self.phase = Phase::King;
                self.waits = Seats::one(self.setup.host);
            }
            (KingSelection::ArcadeQuestion, _) => {
                self.phase = Phase::King;
                self.waits = Seats::all(self.setup.n_seats);
            }
            (KingSelection::LastWinner, Some(seat)) => self.crown_king(seat, KingBy::LastWin, log),
            (KingSelection::Random | KingSelection::LastWinner, _) => {
                self.draw_king(Seats::all(self.setup.n_seats), log);
            }
        }
    }

    /// Gives somebody the crown marker, which they keep all game (MOLE-8, MOLE-R4, MOLE-R5).
    pub(crate) fn crown_king(&mut self, seat: Seat, how: KingBy, log: &mut Log<Event>) {
        self.king = Some(seat);
        log.push(|| Event::KingNamed { seat, how });
        self.begin_round(log);
    }

    /// Lets chance name King Mole among some.
    pub(crate) fn draw_king(&mut self, among: Seats, log: &mut Log<Event>) {
        let nth = self.chance.below(among.len().into());
        let seat = among.iter().nth(nth as usize).unwrap_or(Seat(0));
        self.crown_king(seat, KingBy::Lot, log);
    }

    /// MOLE-9: the answers are secret until all are in; then the latest date wins.
    pub(crate) fn answer_arcade(&mut self, seat: Seat, visit: Visit, log: &mut Log<Event>) {
        if !self.seal(seat, Sealed::Visit(visit), log) {
            return;
        }
        let mut visits = [Visit::Never; MOST_SEATS];
        for by in self.setup.seats() {
            if let Some(Sealed::Visit(visit)) = self.sealed[by.index()] {
                visits[by.index()] = visit;
                self.visits[by.index()] = Some(visit);
                log.push(|| Event::VisitTold { by, visit });
            }
        }
        self.sealed = [None; MOST_SEATS];
        let latest = self.setup.seats().map(|seat| visits[seat.index()]).max();
        let seats = self.setup.seats();
        let winners: Seats = seats
            .filter(|seat| Some(visits[seat.index()]) == latest)
            .collect();
        if latest == Some(Visit::Never) {
            log.push(|| Event::NobodyVisited); // MOLE-10
        }
        match (winners.len(), winners.first()) {
            (1, Some(seat)) => self.crown_king(seat, KingBy::Arcade, log),
            // MOLE-R3: equal latest dates, or all "never": by lot among them.
            _ => self.draw_king(winners, log),
        }
    }

    /// What is answered in secret now.
    fn matter(&self) -> Matter {
        match self.phase {
            Phase::King => Matter::Visit,
            Phase::CrownCall { .. } => Matter::Crown,
            Phase::Choose => Matter::Die,
            Phase::Reroll { .. } => Matter::Reroll,
            Phase::Discard { .. } => Matter::Discard,
            Phase::Keep => Matter::Keep,
            Phase::Colours
            | Phase::Go
            | Phase::Tie { .. }
            | Phase::Pick { .. }
            | Phase::ShowdownGo
            | Phase::CrownTie { .. }
            | Phase::Over { .. } => unreachable!("nothing is answered in secret then"),
        }
    }

    /// Keeps a secret answer; says whether it was the last one the window waited for.
    pub(crate) fn seal(&mut self, seat: Seat, answer: Sealed, log: &mut Log<Event>) -> bool {
        self.sealed[seat.index()] = Some(answer);
        self.waits = self.waits.without(seat);
        let is_last = self.waits.is_empty();
        // What the last one answered is told at once, to all, by what follows.
        let answer = if is_last {
            Face::Down
        } else {
            Face::Up(answer)
        };
        let about = self.matter();
        log.push(|| Event::Answered {
            by: seat,
            about,
            answer,
        });
        is_last
    }
}
