//! Whether a seat may act, and which rule forbids it if not; here before a race and in the Secret
//! phase.

use tabletop::{Refusal, RuleId, Seat};

use crate::action::{Action, Secret, SetUp};
use crate::card::Critter;
use crate::grid::Cell;
use crate::opening::Unsettled;
use crate::options::{Claims, CritterChange, StartPlacer};
use crate::rules;
use crate::state::{BarkBark, MOST_CLAIMS, Phase};

/// Says whether `seat` may do this now and, if not, which rule forbids it.
pub(crate) fn allows(state: &BarkBark, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if let Phase::Over { .. } = state.open.phase {
        return Err(Refusal::new(rules::MBB_89, "game_over", "the game is over"));
    }
    match action {
        Action::SetUp(action) => state.check_set_up(seat, *action),
        Action::Secret(action) => state.check_secret(seat, *action),
        Action::Talk(action) => state.check_talk(seat, action),
        Action::Move(action) => state.check_move(seat, *action),
        Action::Crown(action) => state.check_crown(seat, *action),
        Action::Landing(action) => state.check_landing(seat, *action),
        Action::Back(action) => state.check_back(seat, *action),
    }
}

impl BarkBark {
    fn check_set_up(&self, seat: Seat, action: SetUp) -> Result<(), Refusal> {
        match action {
            SetUp::ChooseColour { colour } => self.check_colour(seat, colour),
            SetUp::ChooseCritter { critter } => self.check_critter(seat, critter),
            SetUp::TellPets { count } => self.check_pets(seat, count),
            SetUp::NamePlacer { seat: named } => self.check_naming(seat, named),
            SetUp::PlaceStart { cell } => self.check_start(seat, cell),
            SetUp::Ready => match self.open.phase {
                Phase::Between { .. } if self.open.waits.contains(seat) => Ok(()),
                Phase::Between { .. } => Err(Refusal::new(
                    rules::MBB_88,
                    "not_your_turn",
                    "you are ready already; the table waits for the others",
                )),
                _ => Err(self.wrong_phase(rules::MBB_88, "one gets ready between two races")),
            },
        }
    }

    fn check_secret(&self, seat: Seat, action: Secret) -> Result<(), Refusal> {
        match action {
            Secret::ChooseCard { value } => self.check_card(seat, value),
            Secret::LeaveToChance => {
                match self.open.phase {
                    Phase::Secret if self.open.waits.contains(seat) => Ok(()),
                    Phase::Secret => Err(Refusal::new(
                        rules::MBB_21,
                        "already_laid",
                        "you have laid a card already; chance lays one only for who has none",
                    )),
                    _ => Err(self
                        .wrong_phase(rules::MBB_21, "movement cards are laid in the Secret phase")),
                }
            }
            Secret::ClaimCard { value, to } => self.check_claim(seat, value, to),
            Secret::WithdrawClaim => self.check_withdrawal(seat),
        }
    }

    /// The refusal of an action in the wrong phase: when it is possible, and what happens now.
    pub(crate) fn wrong_phase(&self, rule: RuleId, when: &str) -> Refusal {
        let now = match self.open.phase {
            Phase::SetUp => "colours and critters are being chosen",
            Phase::NamePlacer => "the host says who places Start",
            Phase::PlaceStart => "Start is being placed",
            Phase::Secret => "it is the Secret phase",
            Phase::Move => "it is the Move phase",
            Phase::Between { .. } => "a race is over",
            Phase::Over { .. } => "the game is over",
        };
        Refusal::new(rule, "wrong_phase", format!("{when}, and now {now}"))
    }

    fn check_colour(&self, seat: Seat, colour: u8) -> Result<(), Refusal> {
        if self.open.phase != Phase::SetUp {
            return Err(self.wrong_phase(rules::MBB_13, "colours are chosen before the first race"));
        }
        if self.unsettled(seat) != Some(Unsettled::Colour) {
            return Err(Refusal::new(
                rules::MBB_13,
                "already_chosen",
                "you have a colour already, and keep it",
            ));
        }
        if usize::from(colour) >= self.setup.edition.colours.len() {
            let n_colours = self.setup.edition.colours.len();
            let because = format!("there is no such colour; there are {n_colours}");
            return Err(Refusal::new(rules::MBB_R1, "no_such_colour", because));
        }
        if self.is_taken(colour) {
            let name = self.setup.colour(colour);
            let because = format!("somebody else has the {name} pawn; take a colour nobody has");
            return Err(Refusal::new(rules::MBB_13, "colour_taken", because));
        }
        Ok(())
    }

    fn check_critter(&self, seat: Seat, critter: Critter) -> Result<(), Refusal> {
        let per_race = self.setup.options.critter_change == CritterChange::PerRace;
        match (self.open.phase, self.unsettled(seat)) {
            (Phase::SetUp, Some(Unsettled::Critter)) => Ok(()),
            (Phase::SetUp, Some(Unsettled::Colour)) => Err(Refusal::new(
                rules::MBB_13,
                "colour_first",
                "take a colour first, then a critter",
            )),
            (Phase::Between { .. }, _) if per_race && self.open.waits.contains(seat) => {
                if self.critter(seat) == critter {
                    let because = format!("you race as a {} already", critter.word());
                    return Err(Refusal::new(rules::MBB_R2, "already_chosen", because));
                }
                Ok(())
            }
            _ => Err(Refusal::new(
                rules::MBB_R2,
                "already_chosen",
                "your critter is chosen; it stays for the match, or for the race where the table \
                 lets critters change between races",
            )),
        }
    }

    fn check_pets(&self, seat: Seat, count: u8) -> Result<(), Refusal> {
        if self.open.phase != Phase::SetUp
            || self.setup.options.start_placer != StartPlacer::AskPets
        {
            return Err(self.wrong_phase(rules::MBB_14, "pets are asked for before the first race"));
        }
        match self.unsettled(seat) {
            Some(Unsettled::Pets) if count <= 99 => Ok(()),
            Some(Unsettled::Pets) => Err(Refusal::new(
                rules::MBB_14,
                "too_many_pets",
                "nobody has so many pets; say a number from 0 to 99",
            )),
            Some(Unsettled::Colour | Unsettled::Critter) => Err(Refusal::new(
                rules::MBB_13,
                "colour_first",
                "take a colour and a critter first",
            )),
            None => Err(Refusal::new(
                rules::MBB_14,
                "already_chosen",
                "you have told already",
            )),
        }
    }

    fn check_naming(&self, seat: Seat, named: Seat) -> Result<(), Refusal> {
        if self.open.phase != Phase::NamePlacer {
            return Err(self.wrong_phase(rules::MBB_R3, "who places Start is named by the host"));
        }
        if seat != self.setup.host {
            let because = format!("the host, {}, names who places Start", self.setup.host);
            return Err(Refusal::new(rules::MBB_R3, "not_your_turn", because));
        }
        if named.0 >= self.setup.n_seats {
            let because = format!(
                "there is no such seat; the table has {}",
                self.setup.n_seats
            );
            return Err(Refusal::new(rules::MBB_R3, "no_such_seat", because));
        }
        Ok(())
    }

    fn check_start(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if self.open.phase != Phase::PlaceStart {
            return Err(self.wrong_phase(rules::MBB_14, "Start is placed before a race"));
        }
        if seat != self.open.placer {
            let because = format!("{} places Start", self.open.placer);
            return Err(Refusal::new(rules::MBB_14, "not_your_turn", because));
        }
        if !self.setup.grid.is_free(cell) {
            let because = format!("{cell} is not a free cell of the table");
            return Err(Refusal::new(rules::MBB_G1, "closed_cell", because));
        }
        if !self.setup.grid.takes_start(cell) {
            let because = format!(
                "{cell} has fewer than two free cells beside it, so a race could hardly leave it"
            );
            return Err(Refusal::new(rules::MBB_R4, "unplayable_spot", because));
        }
        Ok(())
    }

    fn check_card(&self, seat: Seat, value: u8) -> Result<(), Refusal> {
        if self.open.phase != Phase::Secret {
            return Err(
                self.wrong_phase(rules::MBB_21, "movement cards are laid in the Secret phase")
            );
        }
        if !self.setup.lookup.numbers.contains(&value) {
            let numbers: Vec<String> = self
                .setup
                .lookup
                .numbers
                .iter()
                .map(u8::to_string)
                .collect();
            let because = format!("there is no card {value}; you have {}", numbers.join(", "));
            return Err(Refusal::new(rules::MBB_7, "no_such_card", because));
        }
        if !self.may_lay(seat, value) {
            return Err(Refusal::new(
                rules::MBB_R66,
                "already_laid",
                "at this table a laid card stays",
            ));
        }
        Ok(())
    }

    fn check_claim(&self, seat: Seat, value: u8, to: Option<Seat>) -> Result<(), Refusal> {
        let claims = self.setup.options.claims;
        if claims == Claims::Off {
            return Err(Refusal::new(
                rules::MBB_R67,
                "no_claims",
                "this table plays without claims",
            ));
        }
        if self.open.phase != Phase::Secret {
            return Err(self.wrong_phase(rules::MBB_R67, "cards are claimed in the Secret phase"));
        }
        if !self.setup.lookup.numbers.contains(&value) {
            let because = format!("there is no card {value} to claim");
            return Err(Refusal::new(rules::MBB_7, "no_such_card", because));
        }
        if let Some(to) = to {
            if claims == Claims::Public {
                return Err(Refusal::new(
                    rules::MBB_R67,
                    "no_whispers",
                    "at this table claims are public; say it to everybody",
                ));
            }
            if to == seat || to.0 >= self.setup.n_seats {
                return Err(Refusal::new(
                    rules::MBB_R67,
                    "no_such_seat",
                    "one whispers to another seat of the table",
                ));
            }
        }
        if !self.may_speak(seat) {
            let because = format!("you have claimed {MOST_CLAIMS} times in this round already");
            return Err(Refusal::new(rules::MBB_R67, "too_many_claims", because));
        }
        Ok(())
    }

    fn check_withdrawal(&self, seat: Seat) -> Result<(), Refusal> {
        if self.open.phase != Phase::Secret {
            return Err(
                self.wrong_phase(rules::MBB_R67, "a claim is withdrawn in the Secret phase")
            );
        }
        if !self.has_claim(seat) {
            return Err(Refusal::new(
                rules::MBB_R67,
                "no_claim",
                "you have said nothing that could be withdrawn",
            ));
        }
        Ok(())
    }
}
