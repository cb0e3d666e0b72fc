//! Answers to HTTP requests.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Commitment};

use crate::{SeatNews, TableId};

/// A table that strangers may join. `GET /api/tables` answers with a list of them, newest first.
///
/// ```
/// let sample = r#"{
///     "table": "k3v9hq2mxw7p",
///     "game": "argh",
///     "seats": [
///         {"name": "Ann", "sitter": {"sitter": "person"}, "present": false},
///         {"name": "", "sitter": {"sitter": "open"}, "present": false}
///     ],
///     "seconds": 60,
///     "commitment": "0707070707070707070707070707070707070707070707070707070707070707"
/// }"#;
/// let open: wire::OpenTable = serde_json::from_str(sample).unwrap();
/// assert_eq!(open.seats.n_seats(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTable {
    /// Which table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Who sits where. Nobody is `present` here, because that changes all the time.
    pub seats: BySeat<SeatNews>,
    /// Seconds for each decision, if there is a clock.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// What the house committed to.
    pub commitment: Commitment,
}
