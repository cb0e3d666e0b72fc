//! Something for a bot to think about, as plain data that can be sent to a thread or a Web Worker.

use bots::{Conditions, Level, bot_under};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::GameId;
use tabletop::{Chance, Game, Judge, Seat, Seed};
use wire::{Version, Written, to_value};

use crate::AnyGame;

/// What a bot is asked. It holds what its seat may see and do, and nothing else about the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Job {
    /// The game.
    pub game: GameId,
    /// Seats, options and edition.
    pub setup: Written,
    /// What the seat sees.
    pub view: Written,
    /// What it may do, as a list.
    pub choices: Written,
    /// Which seat.
    pub seat: Seat,
    /// How well the bot plays.
    pub level: Level,
    /// The bot's own luck. The table's cannot be derived from it, nor the other way round.
    pub seed: Seed,
    /// The version in which the bot was asked. The answer is sent back with it, and counts only
    /// while nothing has changed for the seat since.
    pub version: Version,
}

/// Thinks about a job of any game: see [`AnyGame::think`].
pub fn think(job: &Job, conditions: Conditions) -> Value {
    AnyGame::on_shelf(job.game).think(job, conditions)
}

pub(crate) fn think_about<G: Judge>(job: &Job, conditions: Conditions) -> Option<Value> {
    let setup = job.setup.read::<<G as Game>::Setup>().ok()?;
    let view = job.view.read::<G::View>().ok()?;
    let choices = job.choices.read::<Vec<G::Action>>().ok()?;
    if choices.is_empty() {
        return None;
    }
    let luck = Chance::new(job.seed);
    let mut bot = bot_under::<G>(job.level, luck, conditions);
    let action = bot.choose(&setup, &view, job.seat, &choices);
    Some(to_value(&action))
}
