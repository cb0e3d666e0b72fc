//! What every game must keep, and how to test it.
//!
//! A game's tests take one line for each setup, or one line for all of them:
//!
//! ```no_run
//! fn my_game_keeps_the_laws<G: tabletop::Shelved>(setup: &G::Setup) {
//!     laws::hold::<G>(setup, 100);
//!     laws::hold_everywhere::<G>(20);
//! }
//! ```
//!
//! This plays a hundred deals and examines every moment of each under the ten laws of [`Law`]. A
//! broken law is reported with its sentence, the deal's number and how many actions had been
//! played, and [`replay`] returns to that moment. A game has to say what it hides: see
//! [`Examination`].
//!
//! Around the laws there are
//!
//! - [`scenario`], which runs what people wrote about the rules as `given`, `when` and `then`;
//! - [`driven`], which takes its decisions from bytes, for property tests and fuzzers;
//! - [`editions`], which makes editions from bytes and plays those that pass their checks;
//! - [`sentences`], which reads every sentence of whole deals as somebody at the table would read
//!   it;
//! - [`mod@playthrough`], which tells the story of one deal, so that a change of the rules shows in
//!   a review.
//!
//! Scenarios are plain text. Reading them needs no game:
//!
//! ```
//! let text = "\
//! title: Whose turn it is may take a card
//! rules: ARGH-12
//! given  2 seats
//! when   A: take a house card
//! then   asked: A
//! ";
//! let scenarios = laws::scenario::parse("turn.scn", text).unwrap();
//! assert_eq!(scenarios[0].title, "Whose turn it is may take a card");
//! ```

mod broken;
mod bytes;
mod choosing;
mod deal;
mod decider;
pub mod driven;
mod editing;
pub mod editions;
mod ending;
mod evidence;
mod examine;
mod extent;
mod future;
mod knowing;
pub mod playthrough;
mod pool;
mod saving;
pub mod scenario;
pub mod sentences;
pub mod tables;
mod takeback;
mod telling;
mod wondering;

pub use broken::{At, Broken, Law};
pub use choosing::{every_choice_is_allowed, what_is_not_listed_is_refused};
pub use deal::{Moment, Step};
pub use decider::replay;
pub use ending::{
    MOST_ACTIONS, an_imagined_world_ends_like_any_other, every_deal_ends,
    somebody_is_awaited_until_there_is_an_outcome, the_seats_stay_the_same,
};
pub use examine::{Examination, Hidden, examine, hold, hold_everywhere};
pub use extent::deals;
pub use future::{
    an_imagined_world_has_the_luck_it_was_given, no_event_holds_the_seed, no_view_holds_the_seed,
};
pub use knowing::a_view_is_all_a_viewer_knows;
pub use saving::{
    a_loaded_copy_plays_on_alike, saving_and_loading_give_the_same_state,
    the_same_action_leads_to_the_same_state,
};
pub use takeback::who_learns_is_who_could_not_have_known;
pub use telling::{
    an_event_shows_no_card_that_the_views_do_not, dealing_shows_no_card_that_the_view_does_not,
    recording_a_log_changes_nothing, what_is_told_follows_from_the_views,
};
