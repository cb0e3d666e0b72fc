//! How long a Penalty can be stopped at a table with a clock (BAND-R44).

use bandimals::Bandimals;
use tabletop::{Game, Seat, Shelved, Terms};

use crate::tables::{laid, play};

#[test]
fn a_table_may_agree_how_long_a_penalty_can_be_stopped() {
    for (option, seconds) in [("", 8), ("option no_u_max = 20", 20)] {
        let given = [
            "3 seats",
            "A hand: gust_of_wind",
            "B hand: Moose",
            "C hand: Swan",
            option,
        ];
        let given: Vec<&str> = given.into_iter().filter(|line| !line.is_empty()).collect();
        let mut state = laid(&given);
        assert_eq!(state.glass(), None);
        play(
            &mut state,
            &[(0, "choose_turn kind=basic"), (0, "done_band")],
        );
        play(
            &mut state,
            &[(0, "play_special card=gust_of_wind target=C")],
        );
        let glass = state.glass().expect("a window has a sandglass");
        assert_eq!(glass.seconds, seconds);
        assert_eq!(glass.seats.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }
}

#[test]
fn a_reaction_time_out_of_range_is_refused() {
    for wrong in ["0", "121", "2.5", "soon"] {
        let error = Bandimals::set_up(&Terms::plain(2).with("no_u_max", wrong));
        let error = error.expect_err("no such time").to_string();
        assert!(
            error.contains("option `no_u_max`") && error.contains("1 to 120"),
            "{error}"
        );
    }
}
