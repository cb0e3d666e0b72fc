//! A world in which a viewer would see exactly this view.

use arrayvec::ArrayVec;
use tabletop::{BySeat, Chance, Face, Seat, Seats, Viewer};

use crate::agenda::{Bout, Stage, Step};
use crate::by_chance::{below, by_chance};
use crate::card::{Card, Ct, Held, Known};
use crate::contest::MOST_BID;
use crate::entry::Throw;
use crate::setup::Setup;
use crate::state::{Answer, Bandimals, Open, Phase, Sealed};
use crate::view::View;

/// Deals at random what the viewer does not know: hands, draw pile, indigo pile, and what others have
/// sealed.
pub(crate) fn imagine(setup: &Setup, view: &View, mut luck: Chance) -> Bandimals {
    let known = match view.viewer {
        Viewer::Seat(seat) => Known::To(Seats::one(seat)),
        Viewer::Spectator => Known::Everybody,
    };
    let mut deck = unseen(setup, view);
    luck.shuffle(&mut deck);
    let hands = BySeat::from_fn(setup.n_seats, |seat| {
        let hand = view.hands[seat].iter();
        hand.map(|face| match face {
            Face::Up(card) if view.viewer.is(seat) => Held::secret(*card),
            Face::Up(card) => Held { card: *card, known },
            Face::Down => Held::secret(deck.pop().unwrap_or(Card(0))),
        })
        .collect()
    });
    // Cards that are dealt only once the first person is known are not in the deck yet.
    deck.truncate(usize::from(view.deck));
    let mut pile = unseen_ct(setup, view);
    luck.shuffle(&mut pile);
    let indigo = view.indigo.iter().map(|face| match face {
        Face::Up(card) => Held { card: *card, known },
        Face::Down => Held::secret(pile.pop().unwrap_or(Ct(0))),
    });
    let mut state = Bandimals {
        setup: setup.clone(),
        open: view.open.clone(),
        hands,
        deck,
        indigo: indigo.collect(),
        sealed: BySeat::from_fn(setup.n_seats, |_| None),
        chance: luck.clone(),
    };
    for seat in setup.seats() {
        state.sealed[seat] = match &view.sealed[seat] {
            None => None,
            Some(Face::Up(sealed)) => Some(sealed.clone()),
            Some(Face::Down) => state.some_answer(seat, &mut luck),
        };
    }
    state.chance = luck;
    state
}

/// The green cards that the viewer sees nowhere.
fn unseen(setup: &Setup, view: &View) -> Vec<Card> {
    let mut counts = vec![0usize; setup.kinds.len()];
    for card in &setup.green {
        counts[card.index()] += 1;
    }
    let mut see = |card: Card| {
        let count = &mut counts[card.index()];
        *count = count.saturating_sub(1);
    };
    view.open.discard.iter().copied().for_each(&mut see);
    for card in lying(&view.open) {
        see(card);
    }
    for hand in view.hands.iter() {
        hand.iter().filter_map(|face| face.up()).for_each(&mut see);
    }
    // BAND-91: before the deal the Band Halt! cards that everybody gets are not in the deck.
    if let (Some(halt), true) = (setup.halt, setup.halts_one_each())
        && view.open.phase != Phase::Playing
        && view.hands.iter().all(Vec::is_empty)
        && !matches!(view.open.phase, Phase::Over { .. })
    {
        (0..setup.n_seats).for_each(|_| see(halt));
    }
    let left = counts.iter().enumerate();
    left.flat_map(|(kind, &n)| std::iter::repeat_n(Card::nth(kind), n))
        .collect()
}

/// The green cards that are in bands or being resolved.
pub(crate) fn lying(open: &Open) -> impl Iterator<Item = Card> + '_ {
    let bands = open.bands.iter().flat_map(|band| {
        let lasting = band.bonuses.iter().chain(&band.penalties);
        band.cards
            .iter()
            .copied()
            .chain(lasting.map(|lasting| lasting.card))
    });
    bands.chain(open.agenda.iter().filter_map(Step::card))
}

/// The indigo cards that the viewer sees nowhere.
fn unseen_ct(setup: &Setup, view: &View) -> Vec<Ct> {
    let active = view.open.active.iter();
    let seen: Vec<Ct> = active
        .flat_map(|active| [Some(active.ct), active.via])
        .flatten()
        .chain(view.indigo.iter().filter_map(|face| face.up()))
        .collect();
    let all = (0..setup.edition.ct.len()).map(Ct::nth);
    all.filter(|ct| setup.halt.is_some() && !seen.contains(ct))
        .collect()
}

impl Bandimals {
    /// An answer that a seat could have sealed.
    fn some_answer(&self, seat: Seat, luck: &mut Chance) -> Option<Sealed> {
        match self.open.phase {
            Phase::AskTimes => {
                let told = luck.below(4) > 0;
                return Some(Sealed::Months(told.then(|| below::<u16>(luck, 240))));
            }
            Phase::Throw { .. } => return Some(Sealed::Throw(*luck.pick(&Throw::ALL))),
            Phase::NameFirst | Phase::PickSections | Phase::Over { .. } => return None,
            Phase::Playing => (),
        }
        match self.step()? {
            Step::Window(_) => {
                let mut hand = self.hands[seat].iter();
                let no_u = hand.find(|held| {
                    self.setup
                        .special(held.card)
                        .is_some_and(|special| special.reaction)
                });
                let answer = match no_u {
                    Some(held) if luck.below(2) == 0 => Answer::NoU(held.card),
                    Some(_) | None => Answer::Pass,
                };
                Some(Sealed::Answer(answer))
            }
            Step::Picks(picks) => {
                let cards = self.pickable(seat, picks.what);
                Some(some_cards(cards, picks.n.into(), luck))
            }
            Step::Contest(contest) if contest.stage == Stage::Voting => {
                let named: ArrayVec<Seat, 8> = contest.marching.without(seat).iter().collect();
                let named = (!named.is_empty()).then(|| *luck.pick(&named));
                Some(Sealed::Vote(named))
            }
            Step::Contest(contest) if contest.bout == Bout::Bid => {
                let cards = self.hands[seat].iter().map(|held| held.card).collect();
                let n = usize::from(below::<u8>(luck, MOST_BID + 1));
                Some(some_cards(cards, n, luck))
            }
            Step::Contest(contest) => {
                let lines = self.setup.ct(contest.ct).n_offered();
                let entry = by_chance(contest.bout, self.n_options(&contest), lines, luck);
                Some(Sealed::Entry(entry))
            }
            Step::ThemeVote { .. } => {
                let lines = self.open.active.map_or(Seats::NONE, |active| active.lines);
                let voted_on = lines.without(seat);
                let against = voted_on.iter().filter(|_| luck.below(4) == 0).collect();
                Some(Sealed::Verdicts { voted_on, against })
            }
            Step::Begin
            | Step::EndHalt { .. }
            | Step::Late
            | Step::Line { .. }
            | Step::Kind
            | Step::Plays(_)
            | Step::Specials { .. }
            | Step::Halt
            | Step::Discard { .. }
            | Step::Count { .. }
            | Step::Major
            | Step::Next
            | Step::Ops(_)
            | Step::Finish { .. }
            | Step::Fetch { .. }
            | Step::Clear { .. }
            | Step::Rival { .. }
            | Step::ChooseCt { .. }
            | Step::Rewards(_)
            | Step::Retire => None,
        }
    }
}

fn some_cards(mut cards: Vec<Card>, n: usize, luck: &mut Chance) -> Sealed {
    luck.shuffle(&mut cards);
    Sealed::Cards(cards.into_iter().take(n.min(10)).collect())
}
