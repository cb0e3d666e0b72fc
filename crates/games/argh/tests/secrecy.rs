//! Whether hidden cards stay hidden: in views, in events, and in worlds where the card is a different
//! one.

use argh::{Argh, Card, Event, Setup};
use tabletop::{Chance, Game, Log, Seed, Viewer};

use crate::counterfactual::{Hidden, Place, cards_in, hidden_cards, swapped};
use crate::tables::{Played, at_every_step};

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("it can be serialized")
}

/// The events as a viewer saw them.
pub(crate) fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    let seen = events
        .iter()
        .filter_map(|event| Argh::redact(event, viewer));
    seen.collect()
}

/// Checks that a viewer who may not know a card at this place learns it neither from the view nor
/// from an event, and could not tell if it were a different card.
pub(crate) fn is_secret(deals: impl Iterator<Item = (Setup, u64)>, place: Place) {
    let mut n_tried = 0;
    let mut luck = Chance::new(Seed::from_number(6));
    for (setup, n_deals) in deals {
        at_every_step(&setup, n_deals, |played, after| {
            let hidden = hidden_cards(after);
            let there: Vec<&Hidden> = hidden.iter().filter(|card| card.place == place).collect();
            for viewer in Viewer::all(after.seats()) {
                let secrets = there.iter().filter(|card| !card.is_known_to(viewer));
                let secrets: Vec<&Hidden> = secrets.copied().collect();
                must_not_show(played, after, viewer, &secrets);
                // Comparing worlds is slow, so one secret per viewer has to do.
                if !secrets.is_empty() {
                    let secret = *luck.pick(&secrets);
                    n_tried += must_look_alike(played, after, viewer, secret, &hidden, &mut luck);
                }
            }
        });
    }
    assert!(n_tried > 500, "compared only {n_tried} worlds");
}

fn must_not_show(played: &Played, after: &Argh, viewer: Viewer, secrets: &[&Hidden]) {
    let view = after.view(viewer);
    let told = told(&played.events, viewer);
    let (shown, named) = (cards_in(&view), cards_in(&told));
    for Hidden { card, .. } in secrets {
        assert!(
            !shown.contains(card),
            "{viewer} is shown {card:?}: {view:?}"
        );
        assert!(
            !named.contains(card),
            "{viewer} is told of {card:?}: {told:?}"
        );
    }
}

/// Swaps the secret card with another hidden card and checks that the viewer sees no difference.
fn must_look_alike(
    played: &Played,
    after: &Argh,
    viewer: Viewer,
    secret: &Hidden,
    hidden: &[Hidden],
    luck: &mut Chance,
) -> u32 {
    let others: Vec<&Hidden> = hidden
        .iter()
        .filter(|other| other.location == secret.location && other.card != secret.card)
        .filter(|other| !other.is_known_to(viewer))
        .collect();
    if others.is_empty() {
        return 0;
    }
    let other = *luck.pick(&others);
    let world = swapped(after, secret, other);
    assert_eq!(
        json(&world.view(viewer)),
        json(&after.view(viewer)),
        "{viewer} can tell {secret:?} from {other:?}"
    );
    // The events that led here must look the same too, if the action is possible in that world.
    let before = hidden_cards(&played.before);
    let was = |card: Card| before.iter().find(|hidden| hidden.card == card);
    if let (Some(one), Some(two)) = (was(secret.card), was(other.card)) {
        if one.is_known_to(viewer) || two.is_known_to(viewer) {
            return 1;
        }
        let mut world = swapped(&played.before, one, two);
        let mut log = Log::recording();
        if world.play(played.seat, &played.action, &mut log).is_ok() {
            assert_eq!(
                json(&told(log.events(), viewer)),
                json(&told(&played.events, viewer)),
                "{viewer} can tell {secret:?} from {other:?} by the events"
            );
        }
    }
    1
}
