//! How to run a house.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::{Luck, Stumble};

/// What the person who runs a house decides.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The folder for the ledger
    #[arg(long, value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    /// The port to listen on; if it is in use, another one is taken
    #[arg(long, default_value_t = 4150)]
    pub port: u16,
    /// Let others on the same network join, and show a QR code for them
    #[arg(long)]
    pub lan: bool,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
    /// Another address at which browsers reach the house, such as https://games.example
    #[arg(long = "origin", value_name = "URL")]
    pub origins: Vec<String>,
    /// Serve the browser client from this folder
    #[arg(long, value_name = "DIR")]
    pub client: Option<PathBuf>,
    /// The most connections from one address [default: 500]; raise it behind a proxy, where all
    /// connections come from one
    #[arg(long, value_name = "N")]
    pub per_address: Option<usize>,
    /// How much the house accepts.
    #[arg(skip)]
    pub limits: Limits,
    /// Where randomness comes from.
    #[arg(skip)]
    pub luck: Luck,
    /// Failures injected by tests.
    #[arg(skip)]
    pub stumble: Stumble,
}

impl Options {
    /// A house on loopback with its ledger in `data`; port 0 picks any free one.
    pub fn quiet(data: impl Into<PathBuf>, port: u16) -> Self {
        Self {
            data: data.into(),
            port,
            lan: false,
            open: false,
            origins: Vec::new(),
            client: None,
            per_address: None,
            limits: Limits::default(),
            luck: Luck::System,
            stumble: Stumble::default(),
        }
    }
}

/// How much a house accepts before it refuses. Far above what people need, far below what hurts.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in total.
    pub connections: usize,
    /// Connections from one address, sockets and plain ones together; never more than half of all.
    pub connections_per_address: usize,
    /// Spectators of one table. Seat holders are always let in.
    pub connections_per_table: usize,
    /// Connections to one seat; beyond that, the oldest is closed.
    pub connections_per_seat: usize,
    /// Messages waiting for one client before it is dropped.
    pub outbox: usize,
    /// Messages waiting for one table.
    pub queue: usize,
    /// Messages a client can send in a burst.
    pub burst: u32,
    /// Messages a client can send per second in the long run.
    pub per_second: u32,
    /// Tables one address can open in a burst.
    pub tables_burst: u32,
    /// Tables one address can open per minute in the long run.
    pub tables_per_minute: u32,
    /// How long the head of a request can take, and how long a connection can be idle.
    pub headers: Duration,
    /// How long a request can take, including its body and its response.
    pub request: Duration,
    /// How long a connection can last that does not become a socket.
    pub visit: Duration,
    /// How long a new socket can take to say hello.
    pub hello: Duration,
    /// How often a client is pinged.
    pub ping: Duration,
    /// How long a client can be silent, pongs included.
    pub silence: Duration,
    /// How long sending one message can take.
    pub send: Duration,
    /// How long a table without guests stays in memory.
    pub sleep: Duration,
    /// How long the rules can take for one step before the table is closed.
    pub step: Duration,
    /// How long a bot can think, at any level.
    pub thought: Duration,
    /// How long a bot can think while others are waiting.
    pub share: Duration,
    /// How many threads can be lost to rules that do not end, and as many again to bots.
    pub late: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: 500,
            connections_per_table: 100,
            connections_per_seat: 8,
            outbox: 64,
            queue: 256,
            burst: 60,
            per_second: 20,
            tables_burst: 30,
            tables_per_minute: 30,
            // Odd intervals keep timers from firing in step.
            headers: Duration::from_millis(10_037),
            request: Duration::from_millis(20_011),
            visit: Duration::from_millis(300_007),
            hello: Duration::from_millis(10_007),
            ping: Duration::from_millis(25_013),
            silence: Duration::from_millis(70_001),
            send: Duration::from_millis(10_009),
            sleep: Duration::from_millis(60_013),
            step: Duration::from_secs(10),
            thought: Duration::from_secs(10),
            share: Duration::from_secs(1),
            late: 64,
        }
    }
}

/// The largest message a client can send.
pub const MESSAGE_BYTES: usize = 16 * 1024;
/// The largest body of a request.
pub const BODY_BYTES: usize = 64 * 1024;
