//! Before the first round: the colours, and who is King Mole (MOLE-7 to MOLE-12).

use tabletop::{Face, Log, MOST_SEATS, Seat, Seats, mark};

use crate::action::{Colour, Visit};
use crate::event::{Event, KingBy, Matter};
use crate::options::KingSelection;
use crate::rules;
use crate::state::{MolePark, Phase, Sealed};

impl MolePark {
    /// First come, first served.
    pub(crate) fn choose_colour(&mut self, seat: Seat, colour: Colour, log: &mut Log<Event>) {
        mark!(rules::MOLE_7);
        self.colours[seat.index()] = Some(colour);
        log.push(|| Event::ColourChosen { by: seat, colour });
        self.waits = self.waits.without(seat);
        if self.waits.is_empty() {
            self.find_king(log);
        }
    }

    /// The colours nobody has, in the order in which a lapse takes them.
    pub(crate) fn free_colours(&self) -> impl Iterator<Item = Colour> + '_ {
        let all = Colour::ALL.into_iter();
        all.filter(|&colour| !self.colours.contains(&Some(colour)))
    }

    /// How King Mole is found is an option (MOLE-8).
    fn find_king(&mut self, log: &mut Log<Event>) {
        mark!(rules::MOLE_R3);
        match (self.setup.king_selection(), self.setup.last_winner) {
            (KingSelection::Host, _) => {
                self.phase = Phase::King;
                self.waits = Seats::one(self.setup.host);
            }
            (KingSelection::ArcadeQuestion, _) => {
                self.phase = Phase::King;
                self.waits = Seats::all(self.setup.n_seats);
            }
            (KingSelection::LastWinner, Some(seat)) => {
                mark!(rules::MOLE_R4);
                self.crown_king(seat, KingBy::LastWin, log);
            }
            (KingSelection::Random | KingSelection::LastWinner, _) => {
                self.draw_king(Seats::all(self.setup.n_seats), log);
            }
        }
    }

    /// Makes a seat King Mole for the whole game (MOLE-R5) and begins the first round.
    pub(crate) fn crown_king(&mut self, seat: Seat, how: KingBy, log: &mut Log<Event>) {
        self.king = Some(seat);
        log.push(|| Event::KingNamed { seat, how });
        self.begin_round(log);
    }

    /// Draws lots for King Mole among some seats.
    pub(crate) fn draw_king(&mut self, among: Seats, log: &mut Log<Event>) {
        let nth = self.chance.below(among.len().into());
        let seat = among.iter().nth(nth as usize).unwrap_or(Seat(0));
        self.crown_king(seat, KingBy::Lot, log);
    }

    /// Answers are secret until all are in; then the latest visit wins.
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
            mark!(rules::MOLE_10);
            log.push(|| Event::NobodyVisited);
        }
        match (winners.len(), winners.first()) {
            (1, Some(seat)) => {
                mark!(rules::MOLE_9);
                self.crown_king(seat, KingBy::Arcade, log);
            }
            // MOLE-R3: ties, also of "never", are decided by lot.
            _ => self.draw_king(winners, log),
        }
    }

    /// What the secret answers of this phase are about.
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
            | Phase::Over { .. } => unreachable!("nothing is answered in secret in this phase"),
        }
    }

    /// Stores a secret answer. Returns whether it was the last one of the window.
    pub(crate) fn seal(&mut self, seat: Seat, answer: Sealed, log: &mut Log<Event>) -> bool {
        self.sealed[seat.index()] = Some(answer);
        self.waits = self.waits.without(seat);
        let is_last = self.waits.is_empty();
        // The events that follow tell everybody the last answer at once.
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
