//! How a rule-of-thumb bot weighs each choice, from a view and nothing else.
//!
//! The unit is a hundredth of a space. What counts is being ahead: a space for this seat is worth a
//! hundred, and a space for the others counts against it, divided by their number.

use tabletop::{BySeat, Chance, Face, Judge, Seat};

use crate::action::{Action, Crown, Landing, Move, Secret, SetUp, Talk};
use crate::agenda::{Step, Walk};
use crate::card::{Number, Pile, Role, Through};
use crate::choices::list_choices;
use crate::grid::Cell;
use crate::lapse::lapse;
use crate::setup::Setup;
use crate::side::Side;
use crate::state::{BarkBark, Open, Phase};
use crate::view::View;
use crate::ways::Distances;

/// One space forwards.
pub(crate) const SPACE: i32 = 100;
/// Coming home.
const HOME: i32 = 3000;
/// What the first claim of a round is worth: others avoid the number.
const CLAIM: i32 = 10_000;

impl Judge for BarkBark {
    /// A seat that ignores claims, or claims at random, collides with the others and loses nineteen
    /// races of twenty. A search sees that only through a lot of noise.
    const CONVICTION: u32 = 1_000;
    /// A race has three times as many actions as a deal of ARGH, and each takes longer. This takes about
    /// half a second on one processor, and two seconds in a browser on a slow one.
    const USUAL_ITERATIONS: u32 = 5_000;

    fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        let table = Table {
            setup,
            open: &view.open,
            laid: Some(&view.laid),
            deck: view.deck,
            corners: view.corners.map(|pile| pile.left),
            seat,
        };
        table.weigh(choices)
    }

    /// Claims and cards follow the rule of thumb, because a seat that ignores claims collides with
    /// the others. So does exploring. Everything else is the lapse: fair shares and the shortest way.
    /// Now and then a seat acts at random.
    fn play_on(&self, seat: Seat, choices: &mut Vec<Action>, luck: &mut Chance) -> Action {
        match self.open.phase {
            Phase::Secret if luck.below(6) == 0 => Secret::ChooseCard {
                value: *luck.pick(&self.setup.lookup.numbers),
            }
            .into(),
            Phase::Secret => {
                let table = self.as_thumb_sees(seat);
                let wanted = table.wanted();
                let may_claim = self.may_speak(seat) && !self.has_claim(seat);
                if may_claim {
                    let value = table.tale(wanted);
                    return Secret::ClaimCard { value, to: None }.into();
                }
                let [value, _] = wanted;
                Secret::ChooseCard { value }.into()
            }
            Phase::Move if luck.below(12) == 0 => {
                list_choices(self, seat, choices);
                luck.pick(choices).clone()
            }
            Phase::Move if self.is_exploring(seat) => self.explore_for_thumb(seat),
            Phase::Move
            | Phase::SetUp
            | Phase::NamePlacer
            | Phase::PlaceStart
            | Phase::Between { .. }
            | Phase::Over { .. } => lapse(self, seat),
        }
    }
}

impl BarkBark {
    fn is_exploring(&self, seat: Seat) -> bool {
        matches!(self.step(), Some(Step::Walk(_))) && self.open.at(seat) == self.open.head
    }

    /// The table as the rule of thumb sees it. Sealed cards stay sealed.
    fn as_thumb_sees(&self, seat: Seat) -> Table<'_> {
        let (deck, corners) = self.sizes();
        Table {
            setup: &self.setup,
            open: &self.open,
            laid: None,
            deck,
            corners,
            seat,
        }
    }

    /// The side and pile that the rule of thumb likes best.
    fn explore_for_thumb(&self, seat: Seat) -> Action {
        let table = self.as_thumb_sees(seat);
        let piles = self.piles_left();
        let sides = self.open.head_sides();
        let ways = sides
            .iter()
            .flat_map(|side| piles.iter().map(move |&pile| (side, pile)));
        let best = ways.max_by_key(|&(side, pile)| table.explore(side, pile));
        let (side, pile) = best.expect("an explorer has a side and a pile");
        Move::Explore { side, pile }.into()
    }
}

/// The table as the deciding seat sees it.
pub(crate) struct Table<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) open: &'a Open,
    /// The cards before each seat, if they matter.
    laid: Option<&'a BySeat<Option<Face<Number>>>>,
    deck: u8,
    corners: [u8; 2],
    pub(crate) seat: Seat,
}

/// Where a seat stands before a round.
#[derive(Clone, Copy, Default)]
struct Standing {
    /// How far behind the head.
    far: u8,
    /// What going back to a gate would cost.
    loss: i32,
    /// What the chance of Home on the next card is worth.
    home_chance: i32,
}

impl Table<'_> {
    fn weigh(&self, choices: &[Action]) -> Vec<i32> {
        let wanted = match choices {
            [Action::Secret(Secret::ChooseCard { .. }), ..] => self.wanted(),
            _ => [0, 0],
        };
        let standing = self.standing();
        choices
            .iter()
            .map(|action| self.weight(action, wanted, standing))
            .collect()
    }

    fn weight(&self, action: &Action, wanted: [Number; 2], standing: Standing) -> i32 {
        match action {
            Action::SetUp(action) => self.set_up(*action),
            Action::Secret(action) => self.secret(*action, wanted, standing),
            Action::Talk(action) => self.talk(action),
            Action::Move(Move::Step { side }) => {
                let distances = self.open.distances();
                let to = self.open.garden.over(self.open.at(self.seat), *side);
                -SPACE * to.map_or(0, |to| i32::from(distances.of(to)))
            }
            Action::Move(Move::Explore { side, pile }) => self.explore(*side, *pile),
            Action::Crown(Crown::PlaceCrown { cell, side: _ }) => self.crown(*cell),
            Action::Crown(Crown::TakeShortCut) => HOME,
            Action::Crown(Crown::DeclineShortCut | Crown::SwapCorner { .. }) => 0,
            Action::Landing(Landing::PushOff { seat, side }) => -self.bounce(*seat, *side),
            Action::Landing(Landing::HopOff { side } | Landing::Bounce { side }) => {
                self.bounce(self.seat, *side)
            }
            Action::Back(_) => 0,
        }
    }

    fn set_up(&self, action: SetUp) -> i32 {
        match action {
            SetUp::PlaceStart { cell } => {
                let centre = self.setup.grid.centre();
                -i32::from(cell.x.abs_diff(centre.x) + cell.y.abs_diff(centre.y))
            }
            SetUp::ChooseColour { .. }
            | SetUp::ChooseCritter { .. }
            | SetUp::TellPets { .. }
            | SetUp::NamePlacer { .. }
            | SetUp::Ready => 0,
        }
    }

    fn secret(&self, action: Secret, wanted: [Number; 2], standing: Standing) -> i32 {
        match action {
            Secret::ChooseCard { value } => self.card(value, standing),
            // One claim a round, of the wanted number: the truth or, if another seat was quicker, a
            // lie to make it think again.
            Secret::ClaimCard { value, to: None } => {
                let n_claims = self.open.players[self.seat.index()].n_claims;
                if n_claims == 0 && value == self.tale(wanted) {
                    CLAIM
                } else {
                    -CLAIM
                }
            }
            Secret::ClaimCard { to: Some(_), .. }
            | Secret::WithdrawClaim
            | Secret::LeaveToChance => -CLAIM,
        }
    }

    fn talk(&self, action: &Talk) -> i32 {
        match action {
            Talk::ProposeSplit { shares } => self.proposal(shares),
            Talk::CounterSplit { shares } => self.proposal(shares) - SPACE / 4,
            Talk::AcceptSplit => match self.open.agenda.last() {
                Some(Step::Split(split)) => self.gain(&split.shares),
                _ => 0,
            },
            Talk::ProposeOrder { order } => i32::from(order.first() == Some(&self.seat)) * 10,
            Talk::CounterOrder { .. } => -SPACE,
            Talk::AcceptOrder => 0,
            Talk::WalkAway => self.walking_away(),
        }
    }

    fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        self.setup.seats().filter(|&other| other != self.seat)
    }

    /// The best and the second best number.
    fn wanted(&self) -> [Number; 2] {
        let standing = self.standing();
        let mut best: [(i32, Number); 2] = [(i32::MIN, 0); 2];
        for &number in &self.setup.lookup.numbers {
            let worth = (self.card(number, standing), number);
            if worth.0 > best[0].0 {
                best = [worth, best[0]];
            } else if worth.0 > best[1].0 {
                best[1] = worth;
            }
        }
        best.map(|(_, number)| number)
    }

    /// Where the seat stands, worked out once for all numbers.
    fn standing(&self) -> Standing {
        if self.open.garden.is_empty() {
            return Standing::default();
        }
        Standing {
            far: self.open.distances().of(self.open.at(self.seat)),
            loss: self.loss(self.seat),
            home_chance: self.home_chance(),
        }
    }

    /// What to claim: the number to be laid, so that others avoid it. But if another seat has claimed
    /// the best number already, a seat that was never caught lying claims it too and lays another
    /// one: perhaps the other gives way.
    fn tale(&self, wanted: [Number; 2]) -> Number {
        let best = self.setup.lookup.numbers.last().copied();
        let quicker = |other: Seat| self.open.players[other.index()].claim == best;
        let is_clean = self.open.players[self.seat.index()].n_false == 0;
        match best {
            Some(best) if is_clean && self.others().any(quicker) => best,
            Some(_) | None => wanted[0],
        }
    }

    /// What a number is worth: all of it if nobody else lays it, a part if somebody does.
    fn card(&self, value: Number, standing: Standing) -> i32 {
        let alone = self.others().fold(1000, |alone, other| {
            alone * (1000 - self.likely(other, value)) / 1000
        });
        // Far behind the head a number only brings the pawn nearer; at the head each space may be
        // Home.
        let draws = i32::from(value.saturating_sub(standing.far));
        let whole = SPACE * i32::from(value) + draws * standing.home_chance / 2;
        // Negotiations sometimes fail, and an agreed share is about half.
        let part = SPACE * i32::from(value) * 2 / 5 - standing.loss / 4;
        (whole * alone + part * (1000 - alone)) / 1000
    }

    /// How likely a seat is to lay a number, in thousandths. The more of its claims were true so far, the
    /// more its claim counts.
    fn likely(&self, other: Seat, value: Number) -> i32 {
        let n_numbers = self.setup.lookup.numbers.iter().fold(0, |n, _| n + 1);
        let player = &self.open.players[other.index()];
        let evenly = 1000 / n_numbers;
        let Some(claim) = player.claim else {
            return evenly;
        };
        let laid = self.laid.and_then(|laid| laid.at(other));
        if let Some(Some(Face::Up(laid))) = laid {
            return i32::from(*laid == value) * 1000;
        }
        let (kept, broken) = (i32::from(player.n_true), i32::from(player.n_false));
        let trust = 1000 * (kept + 2) / (kept + broken + 3);
        if claim == value {
            trust.max(evenly)
        } else {
            (1000 - trust) / (n_numbers - 1).max(1)
        }
    }

    /// What the chance of drawing Home next is worth.
    fn home_chance(&self) -> i32 {
        let home_path = &self.setup.lookup.home_path;
        let is_last = usize::from(self.open.n_home_path) + 1 == home_path.len();
        let left = i32::from(self.deck).max(1);
        let stages = self.left_of(Role::HomeStage);
        let bottom = i32::from(self.setup.lookup.bottom);
        if is_last && left <= bottom {
            HOME * stages / left
        } else {
            0
        }
    }

    /// How many cards of a kind the deck still has.
    fn left_of(&self, role: Role) -> i32 {
        let specials = &self.setup.lookup.specials;
        let all = specials.iter();
        let all = all.filter(|&&card| self.setup.traits(card).role == role);
        let mut out = self.open.out;
        let left = all.filter(|card| {
            let gone = out[card.index()] > 0;
            out[card.index()] -= u8::from(gone);
            !gone
        });
        left.fold(0, |n, _| n + 1)
    }

    /// A card from the deck may be Home or Monty; a corner is safe if its exit is open.
    fn explore(&self, side: Side, pile: Pile) -> i32 {
        let laid = self.open.garden.at(self.open.head);
        let Some(cell) = laid.cell.beyond(side) else {
            return 0;
        };
        let left = match self.open.agenda.last() {
            Some(Step::Walk(Walk { left, .. })) => i32::from(*left),
            _ => 1,
        };
        let through = if laid.paths.contains(side) {
            Through::Path
        } else {
            Through::Bounce
        };
        let corners_left: u8 = self.corners.iter().sum();
        let opens = |way: Side| cell.beyond(way).is_some_and(|cell| self.is_empty(cell));
        let (is_open, after) = match (pile, through) {
            (Pile::Left, _) => (opens(side.left()), corners_left - 1),
            (Pile::Right, _) => (opens(side.right()), corners_left - 1),
            (Pile::Deck, Through::Path) => (opens(side), corners_left),
            (Pile::Deck, Through::Bounce) => {
                (opens(side.left()) || opens(side.right()), corners_left)
            }
        };
        let ends = match (is_open, after) {
            // A dead-end with no corners left is a short cut home.
            (false, 0) => HOME,
            (false, _) => -3 * SPACE,
            (true, _) => 0,
        };
        let deck = i32::from(self.deck).max(1);
        let in_bottom = deck <= i32::from(self.setup.lookup.bottom);
        let draw = match pile {
            Pile::Left | Pile::Right => 0,
            Pile::Deck if in_bottom => {
                let monty = self.left_of(Role::Bark) * (left + 2) * SPACE / deck;
                // The last stage but one helps the player who draws next.
                let stage = self.left_of(Role::HomeStage) * SPACE / deck;
                self.home_chance() - monty - if self.home_chance() > 0 { 0 } else { stage }
            }
            Pile::Deck => SPACE / 10,
        };
        ends + draw
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.setup.grid.is_free(cell) && self.open.garden.spot(cell).is_none()
    }

    /// The best place for the crown is near this seat and far from the others.
    fn crown(&self, cell: Cell) -> i32 {
        let Some(spot) = self.open.garden.spot(cell) else {
            return 0;
        };
        let distances = Distances::to(&self.open.garden, spot);
        let far = |seat: Seat| SPACE * i32::from(distances.of(self.open.at(seat)));
        let theirs: i32 = self.others().map(far).sum();
        self.against(theirs) - far(self.seat)
    }

    /// How good a bounce is for the bounced seat: nearer to the head, or onto a new card.
    fn bounce(&self, seat: Seat, side: Side) -> i32 {
        let distances = self.open.distances();
        let to = self.open.garden.over(self.open.at(seat), side);
        to.map_or(SPACE + self.home_chance(), |to| {
            -SPACE * i32::from(distances.of(to))
        })
    }
}
