//! What is said at the table: whether it is allowed, and what a seat does by saying it.

use tabletop::{Checked, Seat, Talk, Viewer, Words};

/// Checks whether `seat`, or a spectator, may say these words. The error is a sentence.
pub(crate) fn hear_words<G: Words>(
    setup: &G::Setup,
    state: Option<&G>,
    seat: Option<Seat>,
    text: &str,
) -> Result<(), String> {
    let Talk::ReadyMade(rule) = G::talk(setup) else {
        return Ok(());
    };
    let mut lines = match seat {
        Some(_) => G::emotes(setup),
        None => Vec::new(),
    };
    if let (Some(state), Some(seat)) = (state, seat) {
        let claims = G::claims(setup, &state.view(Viewer::Seat(seat)), seat);
        let more = claims.into_iter().filter(|line| !lines.contains(line));
        lines.extend(more.collect::<Vec<_>>());
    }
    if lines.iter().any(|line| line == text) {
        return Ok(());
    }
    let which = if lines.is_empty() {
        "by those who play, once it is dealt".to_owned()
    } else {
        format!("one of: {}", lines.join(" "))
    };
    Err(format!(
        "only ready-made lines are said at this table ({rule}), {which}"
    ))
}

/// What `seat` does by saying something, if the rules listen to the talk and allow it.
pub(crate) fn overheard<G: Words>(
    setup: &G::Setup,
    state: &G,
    seat: Seat,
    text: &str,
) -> Option<Checked<G::Action>> {
    let view = state.view(Viewer::Seat(seat));
    let action = G::overheard(setup, &view, seat, text)?;
    state.check(seat, action).ok()
}
