//! How a house is to be run.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::{Luck, Stumble};

/// What a host decides.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The folder for the ledger
    #[arg(long, value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    /// The port to listen on; another one is taken when it is in use
    #[arg(long, default_value_t = 4150)]
    pub port: u16,
    /// Let others in the same network in, and show a QR code for them
    #[arg(long)]
    pub lan: bool,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
    /// Another address under which browsers reach the house, such as https://games.example
    #[arg(long = "origin", value_name = "URL")]
    pub origins: Vec<String>,
    /// Serve the browser client from this folder
    #[arg(long, value_name = "DIR")]
    pub client: Option<PathBuf>,
    /// The most connections from one address (500 unless said); raise it behind a proxy, where
    /// everybody comes from one
    #[arg(long, value_name = "N")]
    pub per_address: Option<usize>,
    /// What the house bears.
    #[arg(skip)]
    pub limits: Limits,
    /// Where chance comes from.
    #[arg(skip)]
    pub luck: Luck,
    /// What tests put in the way.
    #[arg(skip)]
    pub stumble: Stumble,
}

impl Options {
    /// A house on loopback with its ledger in `data`; port 0 stands for any free one.
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

/// How much a house bears before it says no. Far above what people need, far below what hurts.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address, sockets and plain ones together; never more than half of all.
    pub connections_per_address: usize,
    /// Connections that watch one table. Whoever has a seat always comes in.
    pub connections_per_table: usize,
    /// Connections to one seat; the oldest beyond is let go.
    pub connections_per_seat: usize,
    /// Messages that wait for one client before it is dropped.
    pub outbox: usize,
    /// Messages that wait for one table.
    pub queue: usize,
    /// Messages a client may send in a burst.
    pub burst: u32,
    /// Messages a client may send each second in the long run.
    pub per_second: u32,
    /// Tables one address may open in a burst.
    pub tables_burst: u32,
    /// Tables one address may open each minute in the long run.
    pub tables_per_minute: u32,
    /// How long the head of a request may take, and how long a connection may ask nothing.
    pub headers: Duration,
    /// How long a request may take with its body and its answer.
    pub request: Duration,
    /// How long a connection may last that does not become a socket.
    pub visit: Duration,
    /// How long a new socket may take to say hello.
    pub hello: Duration,
    /// How often a client is asked whether it is still there.
    pub ping: Duration,
    /// How long a client may be silent, pongs included.
    pub silence: Duration,
    /// How long one message may take to leave.
    pub send: Duration,
    /// How long a table without anybody stays in memory.
    pub sleep: Duration,
    /// How long the rules may take over one thing before the table is closed.
    pub step: Duration,
    /// How long a bot may think, whatever its level.
    pub thought: Duration,
    /// How long a bot may think while others wait to.
    pub share: Duration,
    /// How many threads may be lost to rules, and as many to bots, that do not end.
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
            // Odd intervals keep timers from falling in step.
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

/// The largest message a client may send.
pub const MESSAGE_BYTES: usize = 16 * 1024;
/// The largest body of a request.
pub const BODY_BYTES: usize = 64 * 1024;
