//! Taking back: who learns something from which action.

use std::collections::BTreeMap;

use argh::{Action, Argh};
use laws::scenario;
use tabletop::{Chance, Game, Seat, Seats, Seed, Staged, learnt};

use crate::tables::{at_every_step, with};

/// A table, what happens at it, and who learns something from the last action.
struct Case {
    given: &'static [&'static str],
    when: &'static [&'static str],
    learners: &'static str,
}

const CASES: [Case; 15] = [
    Case {
        given: &["3 seats"],
        when: &["A take_card location=house"],
        learners: "A",
    },
    Case {
        given: &["3 seats"],
        when: &["A take_card location=house", "A keep_card"],
        learners: "",
    },
    Case {
        given: &["3 seats"],
        when: &["A take_card location=house", "A offer_card to=B"],
        learners: "",
    },
    // The giver knew the card already; everybody else learns it.
    Case {
        given: &["3 seats"],
        when: &[
            "A take_card location=house",
            "A offer_card to=B",
            "B accept_card",
        ],
        learners: "BC",
    },
    Case {
        given: &["3 seats"],
        when: &[
            "A take_card location=house",
            "A offer_card to=B",
            "B decline_card",
        ],
        learners: "BC",
    },
    // Only the old owner knew the stolen card.
    Case {
        given: &["3 seats", "B hides garden_badger"],
        when: &["A steal_card from=B slot=1"],
        learners: "AC",
    },
    Case {
        given: &["3 seats", "option first_player = ask"],
        when: &["B choose_first_player seat=C"],
        learners: "",
    },
    // The last vote settles it, but no lot was needed.
    Case {
        given: &["3 seats", "option first_player = ask"],
        when: &[
            "B choose_first_player seat=C",
            "C choose_first_player seat=C",
            "A choose_first_player seat=C",
        ],
        learners: "",
    },
    // A tie shows the lots.
    Case {
        given: &["3 seats", "option first_player = ask"],
        when: &[
            "B choose_first_player seat=B",
            "C choose_first_player seat=C",
            "A leave_to_chance",
        ],
        learners: "ABC",
    },
    Case {
        given: &["3 seats", "option promos = owl", "C hides promo_owl"],
        when: &["A steal_card from=C slot=1", "A owl_peek picks=[0,0,0]"],
        learners: "A",
    },
    Case {
        given: &["3 seats", "option promos = owl", "C hides promo_owl"],
        when: &["A steal_card from=C slot=1", "A owl_decline"],
        learners: "",
    },
    // Effects are resolved openly, so their answers teach nothing while more are to come.
    Case {
        given: &[
            "2 seats",
            "A hides garden_mosquito_a, house_hamster, house_girl, lab_guard, lab_intern",
            "the reveal comes",
        ],
        when: &["A switch_sign card=house_girl"],
        learners: "",
    },
    Case {
        given: &[
            "2 seats",
            "A hides house_hamster, house_girl, lab_guard",
            "B hides garden_mosquito_a, lab_mouse, house_goldfish",
            "the reveal comes",
        ],
        when: &["A hamster_discard card=house_girl"],
        learners: "",
    },
    Case {
        given: &[
            "2 seats",
            "option effect_order = owner",
            "A hides garden_mosquito_a, house_hamster, house_girl, lab_guard",
            "the reveal comes",
        ],
        when: &["A pick_effect card=garden_mosquito_a"],
        learners: "",
    },
    // The last answer ends the deal, and the box is opened.
    Case {
        given: &[
            "2 seats",
            "A hides lab_scientist, lab_mouse, house_goldfish",
            "the reveal comes",
        ],
        when: &["A scientist_discard card=lab_mouse"],
        learners: "AB",
    },
];

#[test]
fn taking_back_is_free_exactly_if_nobody_has_learnt_anything() {
    for case in &CASES {
        let (setup, mut state) = Argh::stage(case.given, &[]).expect("a table");
        let mut last = None;
        for line in case.when {
            let (seat, words) = line.split_once(' ').expect("a seat and what it does");
            let seat = Argh::read_seat(seat).expect("a seat");
            let action = scenario::action::<Argh>(&setup, words).expect("an action");
            let before = state.clone();
            let played = state.play(seat, &action, &mut tabletop::Log::silent());
            played.unwrap_or_else(|refusal| panic!("{:?}: {refusal}", case.when));
            last = Some((before, seat, action));
        }
        let (before, seat, action) = last.expect("something happens");
        let mut luck = Chance::new(Seed::from_number(1));
        let learners = learnt(&setup, &before, seat, &action, &mut luck);
        let expected: Seats = case
            .learners
            .chars()
            .filter_map(Seat::from_letter)
            .collect();
        assert_eq!(learners, expected, "{:?} {:?}", case.given, case.when);
    }
}

#[test]
fn in_many_deals_every_kind_of_action_teaches_only_those_it_may() {
    let setup = with(
        3,
        "promos = spider, owl, twin; effect_order = owner; first_player = ask",
    );
    let mut luck = Chance::new(Seed::from_number(5));
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    at_every_step(&setup, 60, |played, after| {
        if after.outcome().is_some() || is_revealed(after) && !is_revealed(&played.before) {
            // At the end everything is revealed to everybody.
            return;
        }
        let (kind, most) = may_learn(played.seat, &played.action, &played.before);
        *seen.entry(kind).or_default() += 1;
        let learners = learnt(
            &setup,
            &played.before,
            played.seat,
            &played.action,
            &mut luck,
        );
        assert!(
            learners.is_within(most),
            "{:?} by {} taught {learners:?}",
            played.action,
            played.seat
        );
    });
    for kind in [
        "take", "keep", "offer", "answer", "steal", "vote", "peek", "decline", "effect",
    ] {
        assert!(seen.contains_key(kind), "no {kind} in these deals");
    }
}

fn is_revealed(state: &Argh) -> bool {
    use tabletop::Viewer;
    matches!(
        state.view(Viewer::Spectator).phase,
        argh::PhaseSeen::Effects { .. } | argh::PhaseSeen::Over { .. }
    )
}

/// The kind of action, and the seats that could learn something from it.
fn may_learn(seat: Seat, action: &Action, before: &Argh) -> (&'static str, Seats) {
    let all = before.seats();
    match *action {
        Action::TakeCard { .. } => ("take", Seats::one(seat)),
        Action::KeepCard => ("keep", Seats::NONE),
        Action::OfferCard { .. } => ("offer", Seats::NONE),
        Action::AcceptCard | Action::DeclineCard => {
            let giver = match before.view(tabletop::Viewer::Spectator).phase {
                argh::PhaseSeen::Offered { seat, .. } => seat,
                phase => panic!("an answer in {phase:?}"),
            };
            ("answer", all.without(giver))
        }
        Action::StealCard { from, .. } => ("steal", all.without(from)),
        // The last vote can show the lots.
        Action::ChooseFirstPlayer { .. } | Action::LeaveToChance => {
            let is_last = before.to_act().len() == 1;
            ("vote", if is_last { all } else { Seats::NONE })
        }
        Action::OwlPeek { .. } => ("peek", Seats::one(seat)),
        Action::OwlDecline => ("decline", Seats::NONE),
        Action::SwitchSign { .. }
        | Action::HamsterDiscard { .. }
        | Action::ScientistDiscard { .. }
        | Action::PickEffect { .. } => ("effect", Seats::NONE),
        Action::LayCardFaceUp => panic!("never a choice"),
    }
}
