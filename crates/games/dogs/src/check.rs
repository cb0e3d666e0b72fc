//! Whether a seat may act; if not, which rule forbids it. If several do, the one listed first among
//! the catalogue's refusal codes counts (section 5).

use tabletop::{Refusal, RuleId, Seat, keep_mark, listed};

use crate::action::Action;
use crate::card::{Card, Colour, Kind, Side};
use crate::choices::to_act;
use crate::lookup::Line;
use crate::rules;
use crate::space::{Space, SpaceSet};
use crate::state::{Debt, Dogs, Phase, Swap};

/// Says whether `seat` may do this now and, if not, which rule forbids it.
pub(crate) fn allows(state: &Dogs, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if let Phase::Over(_) = state.phase {
        return forbid(rules::DOGS_40, "game_over", "the game is over");
    }
    match *action {
        Action::ChooseColour { colour } => state.check_colour(seat, colour),
        Action::ChooseDealer { seat: dealer } => state.check_dealer(seat, dealer),
        Action::LeaveToChance => state.check_host(seat),
        Action::PlayCard { card, space } => {
            state.check_turn(seat, card)?;
            state.check_play(seat, card, space)?;
            state.check_no_claim()
        }
        Action::TurnInDeadCard { card } => {
            state.check_turn(seat, card)?;
            state.check_turn_in(card)?;
            state.check_no_claim()
        }
        Action::DrawCard => state.check_draw(seat),
        Action::LeaveCard => state.check_leave(seat),
        Action::ClaimSequence { line } => state.check_claim(seat, line),
    }
}

fn forbid(rule: RuleId, code: &'static str, because: impl Into<String>) -> Result<(), Refusal> {
    Err(Refusal::new(rule, code, because))
}

impl Dogs {
    fn check_active(&self, seat: Seat) -> Result<(), Refusal> {
        if seat == self.active {
            return Ok(());
        }
        let because = format!("it is the turn of {}; wait for yours", self.active);
        forbid(rules::DOGS_24, "not_your_turn", because)
    }

    /// Whether the cards are dealt.
    fn check_dealt(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn | Phase::Claim { .. } | Phase::Over(_) => Ok(()),
            Phase::ChooseColours => {
                let because = "the cards are not dealt yet; the sides choose their colours first";
                forbid(rules::DOGS_15, "not_your_turn", because)
            }
            Phase::ChooseDealer => {
                let because = "the cards are not dealt yet; the host says first who deals";
                forbid(rules::DOGS_R6, "not_your_turn", because)
            }
        }
    }

    /// Whether it is the seat's turn and the seat holds the card.
    fn check_turn(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_dealt()?;
        self.check_active(seat)?;
        if self.holds(seat, card) {
            return Ok(());
        }
        let because = match &self.hands[seat.index()][..] {
            [] => "you do not hold that card; your hand is empty".to_owned(),
            hand => format!(
                "you do not hold that card; you hold {}",
                listed(hand.iter().map(|&card| self.setup.name(card)))
            ),
        };
        forbid(rules::DOGS_18, "card_not_in_hand", because)
    }

    /// Whether no claim has to be made first.
    fn check_no_claim(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Claim { .. } => {
                let because =
                    "you made several lines with one chip; say first which of them you claim";
                forbid(rules::DOGS_R36, "bad_claim", because)
            }
            Phase::ChooseColours | Phase::ChooseDealer | Phase::Turn | Phase::Over(_) => Ok(()),
        }
    }

    fn check_play(&self, seat: Seat, card: Card, space: Space) -> Result<(), Refusal> {
        let setup = &self.setup;
        let side = setup.side(seat);
        let name = setup.name(card);
        let kind = setup.kind(card);
        if kind != Kind::Doghouse && !self.has_chip(side) {
            let because = format!(
                "your side has no chip left to put down with the {name}; a rival's doghouse can bring one back"
            );
            return forbid(rules::DOGS_R35, "no_chips_left", because);
        }
        if !setup.spaces().contains(space) {
            let rule = match kind {
                Kind::Breed => rules::DOGS_20,
                Kind::Hydrant => rules::DOGS_R18,
                Kind::Doghouse => rules::DOGS_R19,
            };
            let because = match setup.board.cell(space) {
                Some(_) => format!(
                    "{} is no space: it shows no breed and is never covered",
                    setup.space_name(space)
                ),
                None => "there is no such space on this board".to_owned(),
            };
            return forbid(rule, "not_a_space", because);
        }
        let place = setup.space_name(space);
        match kind {
            Kind::Doghouse => self.check_removal(side, name, space),
            Kind::Breed if !setup.pictures(card).contains(space) => {
                let because = format!(
                    "{place} does not show the {name}; it is pictured on {}",
                    self.names(setup.pictures(card))
                );
                forbid(rules::DOGS_20, "space_mismatch", because)
            }
            Kind::Breed if self.covered().contains(space) => {
                let open = setup.pictures(card).minus(self.covered());
                let instead = match open.first() {
                    Some(_) => self.open_text(open),
                    None => self.dead_text().to_owned(),
                };
                let because = format!("a chip lies on {place} already; {instead}");
                forbid(rules::DOGS_22, "space_covered", because)
            }
            Kind::Hydrant if self.open_spaces().is_empty() => {
                let because = format!("every space has a chip on it; the {name} stays in hand");
                forbid(rules::DOGS_R23, "space_covered", because)
            }
            Kind::Hydrant if self.covered().contains(space) => {
                let because = format!(
                    "a chip lies on {place} already; a hydrant takes any of the {} open spaces",
                    self.open_spaces().len()
                );
                forbid(rules::DOGS_R18, "space_covered", because)
            }
            Kind::Breed | Kind::Hydrant => Ok(()),
        }
    }

    fn check_removal(&self, side: Side, name: &str, space: Space) -> Result<(), Refusal> {
        let refused = self.check_target(side, space);
        match refused {
            // Without any chip to take, that is the reason, no matter which space was named.
            Err(refusal) if self.removable(side).is_empty() => {
                let because =
                    format!("no rival's chip can be taken away; the {name} stays in hand");
                let rule = rules::DOGS_R23;
                keep_mark(&rule);
                Err(Refusal {
                    rule,
                    because,
                    ..refusal
                })
            }
            other => other,
        }
    }

    fn check_target(&self, side: Side, space: Space) -> Result<(), Refusal> {
        let place = self.setup.space_name(space);
        let owner = self
            .setup
            .sides()
            .find(|side| self.chips[side.index()].contains(space));
        let colour = |side| self.setup.colour_name(self.colour(side));
        match owner {
            Some(owner) if owner == side => {
                let because = format!(
                    "the chip on {place} is {}, your own colour; a doghouse takes a rival's chip",
                    colour(owner)
                );
                forbid(rules::DOGS_R19, "own_chip", because)
            }
            None => {
                let because = format!("no chip lies on {place}; a doghouse takes a rival's chip");
                forbid(rules::DOGS_R19, "space_empty", because)
            }
            Some(owner) if self.locked(owner).contains(space) => {
                let because = format!(
                    "the chip on {place} belongs to a completed {} sequence, which nobody breaks",
                    colour(owner)
                );
                forbid(rules::DOGS_31, "chip_locked", because)
            }
            Some(_) => Ok(()),
        }
    }

    fn check_turn_in(&self, card: Card) -> Result<(), Refusal> {
        let name = self.setup.name(card);
        if self.swap == Swap::Done {
            let because = "you turned in a dead card in this turn already; play a card now, and turn in another next turn";
            return forbid(rules::DOGS_35, "already_turned_in", because);
        }
        if !self.is_dead(card) {
            let (rule, because) = match self.setup.kind(card) {
                Kind::Breed => {
                    let open = self.setup.pictures(card).minus(self.covered());
                    let because = format!("the {name} is not dead: {}", self.open_text(open));
                    (rules::DOGS_R22, because)
                }
                Kind::Hydrant | Kind::Doghouse => {
                    let because = format!(
                        "a {name} has no space of its own and is never dead; it stays in hand"
                    );
                    (rules::DOGS_R23, because)
                }
            };
            return forbid(rule, "not_dead", because);
        }
        if self.must_draw() {
            let because = "you still owe yourself a card; draw it before you turn one in";
            return forbid(rules::DOGS_R29, "draw_first", because);
        }
        if !self.may_swap() {
            let because = "the deck has run out for good, so there is no card to take for it";
            return forbid(rules::DOGS_R34, "deck_used_up", because);
        }
        Ok(())
    }

    fn check_draw(&self, seat: Seat) -> Result<(), Refusal> {
        let owes = self
            .debts
            .get(seat.index())
            .is_some_and(|debt| *debt != Debt::Nothing);
        if owes {
            return Ok(());
        }
        let because = "there is no card for you to draw: one is drawn after each move, until the next player has moved and drawn";
        forbid(rules::DOGS_R28, "no_draw_owed", because)
    }

    fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_draw(seat)?;
        if self.drawer() == Some(seat) {
            return Ok(());
        }
        let because = "the table does not wait for you to draw; draw the card, or go on";
        forbid(rules::DOGS_R28, "no_draw_owed", because)
    }

    fn check_claim(&self, seat: Seat, line: Line) -> Result<(), Refusal> {
        self.check_dealt()?;
        self.check_active(seat)?;
        let Phase::Claim { space } = self.phase else {
            let because =
                "there is nothing to claim; whoever makes several lines with one chip says which";
            return forbid(rules::DOGS_R36, "bad_claim", because);
        };
        let mut claimable = self.claimable(self.setup.side(seat), space);
        if claimable.any(|there| there == line) {
            return Ok(());
        }
        let because = format!(
            "that is none of the lines you made with your chip on {}; claim one of them",
            self.setup.space_name(space)
        );
        forbid(rules::DOGS_R36, "bad_claim", because)
    }

    fn check_dealer(&self, seat: Seat, dealer: Seat) -> Result<(), Refusal> {
        self.check_host(seat)?;
        if dealer.0 < self.setup.n_seats {
            return Ok(());
        }
        let because = format!(
            "there is no such seat; the table has {}",
            self.setup.n_seats
        );
        forbid(rules::DOGS_R6, "bad_target", because)
    }

    fn check_host(&self, seat: Seat) -> Result<(), Refusal> {
        if self.phase == Phase::ChooseDealer && seat == self.setup.host {
            return Ok(());
        }
        let because = match self.phase {
            Phase::ChooseDealer => format!("the host says who deals: {}", self.setup.host),
            Phase::ChooseColours | Phase::Turn | Phase::Claim { .. } | Phase::Over(_) => {
                "nobody is asked who deals".to_owned()
            }
        };
        forbid(rules::DOGS_R6, "not_your_turn", because)
    }

    fn check_colour(&self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        if !(self.phase == Phase::ChooseColours && to_act(self).contains(seat)) {
            let because = "your side is not asked for a colour; it has one";
            return forbid(rules::DOGS_R5, "not_your_turn", because);
        }
        if self.free_colours().any(|free| free == colour) {
            return Ok(());
        }
        let free = listed(self.free_colours().map(|free| self.setup.colour_name(free)));
        let because = format!("that colour is taken or there is none; free: {free}");
        forbid(rules::DOGS_R5, "colour_taken", because)
    }

    /// What can be done with a dead card this turn.
    fn dead_text(&self) -> &'static str {
        if self.swap == Swap::Done {
            "the card is dead, and you turned one in already; it may go next turn"
        } else if !self.may_swap() {
            "the card is dead, and the deck has no other to take for it"
        } else if self.must_draw() {
            "the card is dead and may be turned in once you have drawn"
        } else {
            "the card is dead and may be turned in"
        }
    }

    /// "E4 and K7 are open".
    fn open_text(&self, open: SpaceSet) -> String {
        let verb = if open.is_one() { "is" } else { "are" };
        format!("{} {verb} open", self.names(open))
    }

    fn names(&self, spaces: SpaceSet) -> String {
        listed(spaces.iter().map(|space| self.setup.space_name(space)))
    }
}
