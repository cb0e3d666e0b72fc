//! One deal played by bots, from the first card to the outcome.

use tabletop::{BySeat, Chance, Game, Log, Outcome, Refusal, Seat, Seed, Viewer};

use crate::{Bot, Brake, turn};

/// A deal that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions it took.
    pub n_actions: u32,
}

/// Plays a deal with one bot for each seat. `watch` is called before each action with the table,
/// the seat and what it is about to do.
///
/// Only awaited seats are asked, clockwise. It is an error if the setup breaks a rule, or if a bot
/// does something that is not allowed.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play_deal<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    bots: &mut BySeat<Box<dyn Bot<G> + Send>>,
    watch: &mut dyn FnMut(&G, Seat, &G::Action),
) -> Result<Played, Refusal> {
    play_to_end(setup, seed, bots, watch).map(|(_, played)| played)
}

/// The same, but also returns the last state.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play_to_end<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    bots: &mut BySeat<Box<dyn Bot<G> + Send>>,
    watch: &mut dyn FnMut(&G, Seat, &G::Action),
) -> Result<(G, Played), Refusal> {
    let ended = play_until(setup, seed, bots, watch, &Brake::none())?;
    Ok(ended.expect("there is no brake"))
}

/// The same, unless `brake` stops it. Then the result is `None`, because a deal that was broken off
/// says nothing about the bots.
///
/// The bots must have the same brake, or one of them may go on thinking for long.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play_until<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    bots: &mut BySeat<Box<dyn Bot<G> + Send>>,
    watch: &mut dyn FnMut(&G, Seat, &G::Action),
    brake: &Brake,
) -> Result<Option<(G, Played)>, Refusal> {
    let mut log = Log::silent();
    let mut game = G::deal(setup, Chance::new(seed), &mut log)?;
    let mut choices = Vec::new();
    let mut n_actions = 0;
    let mut last = Seat(game.seats().len() - 1);
    while let Some(seat) = turn::next_after(&game, last) {
        choices.clear();
        game.list_choices(seat, &mut choices);
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat].choose(setup, &view, seat, &choices);
        // Checked after the bot has chosen, because a choice that was cut short must not be played.
        if brake.stops() {
            return Ok(None);
        }
        watch(&game, seat, &action);
        game.play(seat, &action, &mut log)?;
        n_actions += 1;
        last = seat;
    }
    let outcome = game.outcome().expect("a deal that awaits nobody is over");
    Ok(Some((game, Played { outcome, n_actions })))
}
