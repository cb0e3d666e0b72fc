//! Whether a kind of card is kept from those who may not know it: by what they are shown, by what
//! they are told, and by worlds in which it is another card.

use argh::{Argh, Card, Event, Setup};
use tabletop::{Chance, Game, Log, Seed, Viewer};

use crate::counterfactual::{Hidden, Place, cards_in, hidden_cards, swapped};
use crate::tables::{Played, at_every_step};

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("types of the table have JSON")
}

/// The events as a viewer saw them.
pub(crate) fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    let seen = events
        .iter()
        .filter_map(|event| Argh::redact(event, viewer));
    seen.collect()
}

/// Whoever may not know a card at such a place is shown it neither by the view nor by an event,
/// and could not tell if it were another one.
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
                // Comparing worlds takes longer, so one of them has to do.
                if !secrets.is_empty() {
                    let secret = *luck.pick(&secrets);
                    n_tried += must_look_alike(played, after, viewer, secret, &hidden, &mut luck);
                }
            }
        });
    }
    assert!(n_tried > 500, "only {n_tried} worlds were compared");
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

/// Swaps the secret card with another that the viewer does not see: everything looks the same.
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
    // And the story that led here sounds the same where the same was done in that other world.
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
                "{viewer} hears {secret:?} apart from {other:?}"
            );
        }
    }
    1
}
