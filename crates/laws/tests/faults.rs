//! Each planted fault is found, and the report names the law that forbids it.

use laws::{At, Law, Moment, Step};
use tabletop::{Chance, Checked, Game, Log, Seats, Seed};

use crate::toy::{Fault, Magpies, Setup};

/// Examines a table with a fault, with two seats and with three, and expects this law to be
/// broken.
fn caught(fault: Fault, law: Law) {
    for n_seats in 2..=3 {
        // With two seats nobody else could be asked, so the fault does not show.
        if (fault, n_seats) == (Fault::WhoActsDependsOnHiddenCards, 2) {
            continue;
        }
        let setup = Setup { n_seats, fault };
        let broken = laws::examine::<Magpies>(&setup, 40)
            .expect_err("the laws found nothing in a game with a planted fault");
        assert_eq!(broken.law, law, "{n_seats} seats: {broken}");
        assert!(broken.to_string().contains(law.sentence()), "{broken}");
    }
}

#[test]
fn a_deal_in_which_nobody_is_awaited_is_caught() {
    caught(Fault::NobodyIsAwaited, Law::EveryDealEnds);
}

#[test]
fn somebody_awaited_who_may_not_act_is_caught() {
    caught(Fault::AwaitedMayNotAct, Law::EveryDealEnds);
}

#[test]
fn a_deal_that_never_ends_is_caught() {
    caught(Fault::NeverEnds, Law::EveryDealEnds);
}

#[test]
fn somebody_who_acts_after_the_end_is_caught() {
    caught(Fault::ActsAfterTheEnd, Law::EveryDealEnds);
}

#[test]
fn a_choice_that_is_offered_and_refused_is_caught() {
    caught(Fault::OffersWhatIsRefused, Law::ChoicesAreWhatCheckAllows);
}

#[test]
fn a_check_that_refuses_what_is_offered_is_caught() {
    caught(Fault::RefusesWhatIsOffered, Law::ChoicesAreWhatCheckAllows);
}

#[test]
fn an_action_that_is_accepted_and_not_listed_is_caught() {
    caught(
        Fault::AcceptsWhatIsNotListed,
        Law::ChoicesAreWhatCheckAllows,
    );
}

#[test]
fn a_seat_that_acts_for_another_is_caught() {
    caught(Fault::LetsOthersAct, Law::ChoicesAreWhatCheckAllows);
}

#[test]
fn a_choice_that_is_listed_twice_is_caught() {
    caught(Fault::ListsTwice, Law::ChoicesAreWhatCheckAllows);
}

#[test]
fn a_list_that_keeps_what_was_in_the_buffer_is_caught() {
    caught(Fault::KeepsTheBuffer, Law::ChoicesAreWhatCheckAllows);
}

#[test]
fn a_lapse_that_is_not_a_choice_is_caught() {
    caught(Fault::LapseIsNoChoice, Law::ChoicesAreWhatCheckAllows);
}

#[test]
fn a_refusal_without_a_sentence_is_caught() {
    caught(Fault::RefusalSaysNothing, Law::ChoicesAreWhatCheckAllows);
}

#[test]
fn a_refused_action_that_changes_something_is_caught() {
    caught(
        Fault::ARefusalChangesSomething,
        Law::ChoicesAreWhatCheckAllows,
    );
}

#[test]
fn a_deck_that_is_not_saved_is_caught() {
    caught(Fault::DeckIsNotSaved, Law::NothingIsLostOnDisk);
}

#[test]
fn dice_that_do_not_come_from_the_deals_chance_are_caught() {
    caught(Fault::DiceFromACounter, Law::NothingIsLostOnDisk);
}

#[test]
fn a_log_with_side_effects_is_caught() {
    caught(Fault::LoggingHasSideEffects, Law::TellingChangesNothing);
}

#[test]
fn a_turn_that_depends_on_hidden_cards_is_caught() {
    caught(
        Fault::WhoActsDependsOnHiddenCards,
        Law::AViewIsAllAViewerKnows,
    );
}

#[test]
fn a_score_forgotten_in_imagine_is_caught() {
    caught(Fault::ForgottenScore, Law::AViewIsAllAViewerKnows);
}

#[test]
fn a_refusal_that_mentions_a_hidden_card_is_caught() {
    caught(
        Fault::RefusalMentionsAHiddenCard,
        Law::AViewIsAllAViewerKnows,
    );
}

#[test]
fn a_lapse_that_depends_on_hidden_cards_is_caught() {
    caught(
        Fault::LapseDependsOnHiddenCards,
        Law::AViewIsAllAViewerKnows,
    );
}

#[test]
fn an_order_of_choices_that_depends_on_hidden_cards_is_caught() {
    caught(
        Fault::OrderDependsOnHiddenCards,
        Law::AViewIsAllAViewerKnows,
    );
}

#[test]
fn an_outcome_that_is_not_public_is_caught() {
    caught(Fault::OutcomeIsNotPublic, Law::AViewIsAllAViewerKnows);
}

#[test]
fn an_equal_view_whose_bytes_betray_a_card_is_caught() {
    caught(Fault::ViewBytesBetrayACard, Law::AViewIsAllAViewerKnows);
}

#[test]
fn hands_that_are_face_up_in_every_view_are_caught() {
    caught(Fault::HandsFaceUp, Law::EverybodyIsSometimesWrong);
}

#[test]
fn spectators_who_see_hands_are_caught() {
    caught(Fault::SpectatorsSeeHands, Law::EverybodyIsSometimesWrong);
}

#[test]
fn a_top_card_that_leaks_into_imagined_worlds_is_caught() {
    caught(Fault::TopCardLeaks, Law::EverybodyIsSometimesWrong);
}

#[test]
fn an_event_that_was_not_redacted_is_caught() {
    caught(Fault::ForgottenRedaction, Law::EventsShowNoMoreThanViews);
}

#[test]
fn an_equal_event_whose_bytes_betray_a_card_is_caught() {
    caught(Fault::EventBytesBetrayACard, Law::EventsShowNoMoreThanViews);
}

#[test]
fn a_view_with_the_whole_state_is_caught() {
    caught(Fault::WholeStateInTheView, Law::TheTruthIsNotInAView);
}

#[test]
fn a_view_with_all_cards_is_caught() {
    caught(Fault::AllCardsInTheView, Law::TheTruthIsNotInAView);
}

#[test]
fn a_view_with_the_seed_is_caught() {
    caught(Fault::SeedInTheView, Law::TheTruthIsNotInAView);
}

#[test]
fn imagined_worlds_that_share_one_future_are_caught() {
    caught(Fault::OneFutureForAll, Law::TheTruthIsNotInAView);
}

#[test]
fn imagined_worlds_that_are_all_the_same_are_caught() {
    caught(Fault::OneTableForAll, Law::TheTruthIsNotInAView);
}

#[test]
fn a_copy_that_looks_different_from_its_original_is_caught() {
    caught(Fault::ScratchShowsInTheView, Law::EqualStatesHaveEqualBytes);
}

#[test]
fn a_seat_missing_from_those_who_learnt_is_caught() {
    let setup = Setup {
        n_seats: 3,
        fault: Fault::None,
    };
    let mut luck = Chance::new(Seed::from_number(9));
    let mut n_caught = 0;
    for played in 0..12 {
        let game = laws::replay::<Magpies>(&setup, 1, played).unwrap();
        let Some(seat) = game.awaited().first() else {
            break;
        };
        let action = &game.lapse(seat);
        let learners = tabletop::learnt(&setup, &game, seat, action, &mut luck);
        let mut after = game.clone();
        let mut log = Log::recording();
        after.apply(Checked::listed(seat, action), &mut log);
        let step = Step {
            moment: Moment {
                setup: &setup,
                game: &game,
                at: At::Deal { seed: 1, played },
            },
            seat,
            action,
            after: &after,
            events: log.events(),
        };
        let examine = |learners, luck: &mut Chance| {
            laws::who_learns_is_who_could_not_have_known(&step, learners, luck)
        };
        assert_eq!(examine(learners, &mut luck).err(), None, "after {played}");
        let broken = examine(Seats::NONE, &mut luck);
        n_caught += usize::from(broken.is_err());
        assert!(
            broken.is_ok() || !learners.is_empty(),
            "after {played}: nobody learnt anything, but a seat is reported missing"
        );
    }
    assert!(n_caught > 0, "no step had a seat that could be missing");
}
