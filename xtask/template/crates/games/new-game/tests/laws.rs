//! The laws of the house, with every number of seats and every option.

use new_game::NewGame;

#[test]
fn the_laws_hold_with_every_number_of_seats_and_every_option() {
    laws::hold_everywhere::<NewGame>(20);
}
