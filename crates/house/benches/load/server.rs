//! A server in a separate process: this program, started again.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use house::{House, Limits, Options, SqliteLedger};

use crate::{bare, cores};

/// What a server does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Served {
    Echo,
    Durable,
    House,
}

/// A server that runs until it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    _data: tempfile::TempDir,
}

impl Server {
    pub(crate) fn start(served: Served) -> Self {
        // Next to the program, because a temporary folder may be in memory instead of on disk.
        let program = std::env::current_exe().expect("this program");
        let beside = program.parent().expect("a folder");
        let data = tempfile::tempdir_in(beside).expect("a folder");
        let mut child = Command::new(&program)
            .args(["--child", &format!("{served:?}")])
            .arg(data.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("its output");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        Self {
            child,
            address: line.trim().parse().expect("an address"),
            _data: data,
        }
    }

    /// Processor seconds that it has used, over all cores.
    pub(crate) fn used(&self) -> f64 {
        cores::used_by(self.child.id())
    }

    /// The memory of the process, in bytes.
    pub(crate) fn memory(&self) -> i64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<i64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The server's side: prints its address and serves until its input ends.
pub(crate) fn run(served: &str, data: &str) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    let (address, _house) = runtime.block_on(async {
        match served {
            "House" => {
                let mut options = Options::quiet(data, 0);
                options.limits = Limits {
                    connections_per_address: 20_000,
                    connections_per_table: 10_000,
                    burst: 1_000_000,
                    per_second: 1_000_000,
                    tables_burst: 1_000_000,
                    ..Limits::default()
                };
                let house = House::open(&options).await.expect("a house");
                (house.address(), Some(house))
            }
            "Durable" => {
                let ledger = SqliteLedger::open(data.as_ref()).expect("a ledger");
                (bare::serve(Some(Arc::new(ledger))).await, None)
            }
            _ => (bare::serve(None).await, None),
        }
    });
    println!("{address}");
    std::io::stdout().flush().expect("it can be read");
    let _ = std::io::stdin().read(&mut [0]);
}
