//! How much load a house can take, next to the raw limits of the same machine in the same run.
//!
//! `cargo bench -p house --bench load` (`-- quick` for fewer; `-- speed`, `-- pace` or `-- memory`
//! for a part). Each server is a separate process with one worker thread; the crowd is this
//! process, also with one thread. Everything runs on loopback and is bounded in count and time.
//! Bare echo sends a message back; durable echo does so after a group commit; the house plays ARGH.
//! On a busy machine look at the ratios, and at how the cores were shared: the crowd takes its
//! share away from the server.

mod asked;
mod bare;
mod connection;
mod cores;
mod crowd;
mod server;

use std::time::{Duration, Instant};

use asked::Asked;
use crowd::{Crowd, Kind};
use server::{Served, Server};

/// The same allocator as the program's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let Some(at) = args.iter().position(|arg| arg == "--child") {
        return server::run(&args[at + 1], &args[at + 2]);
    }
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let quick = has("quick");
    let all = !(has("speed") || has("pace") || has("memory"));
    let (many, most) = if quick { (200, 500) } else { (1_000, 5_000) };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        if all || has("speed") {
            let echo = full_speed(Served::Echo, many).await;
            let durable = full_speed(Served::Durable, many).await;
            let house = full_speed(Served::House, many).await;
            println!(
                "the house reaches {:.2} of durable echo and {:.2} of bare echo",
                house / durable,
                house / echo
            );
        }
        if all || has("pace") {
            at_a_pace(Served::Durable, most).await;
            at_a_pace(Served::House, most).await;
        }
        if all || has("memory") {
            memory(most.max(1_000)).await;
        }
    });
}

/// Everybody sends the next message as soon as the last was answered.
async fn full_speed(served: Served, n: usize) -> f64 {
    let server = Server::start(served);
    // A deal is over within a second, so there are more members waiting to take over.
    let in_turn = match kind(served) {
        Kind::Plain => 1,
        Kind::Players => 6,
    };
    let mut crowd = Crowd::gather(&server, kind(served), n * in_turn).await;
    let work = Work::begins(&server);
    let asked = crowd.full_speed(n, Duration::from_secs(5)).await;
    println!(
        "{served:?}, {n} connections at full speed: {:.0} answers a second, p50 {:.1} ms, \
         p99 {:.1} ms",
        asked.per_second(),
        asked.millis(0.5),
        asked.millis(0.99),
    );
    work.tell(&server, &asked);
    asked.per_second()
}

/// How the cores were shared.
struct Work {
    began: Instant,
    server: f64,
    crowd: f64,
}

impl Work {
    fn begins(server: &Server) -> Self {
        Self {
            began: Instant::now(),
            server: server.used(),
            crowd: cores::used_by(std::process::id()),
        }
    }

    fn tell(&self, server: &Server, asked: &Asked) {
        let time = self.began.elapsed().as_secs_f64();
        let by_server = server.used() - self.server;
        let by_crowd = cores::used_by(std::process::id()) - self.crowd;
        let each = 1e6 / asked.n() as f64;
        println!(
            "    {} answers; cores: server {:.2}, crowd {:.2}; an answer took the server {:.0} us, \
             the crowd {:.0} us",
            asked.n(),
            by_server / time,
            by_crowd / time,
            by_server * each,
            by_crowd * each,
        );
    }
}

/// Everybody sends one message a second.
async fn at_a_pace(served: Served, n: usize) {
    let server = Server::start(served);
    let mut crowd = Crowd::gather(&server, kind(served), n).await;
    let work = Work::begins(&server);
    let asked = crowd.one_a_second(8).await;
    println!(
        "{served:?}, {n} connections, one message a second each: {:.0} answers a second, \
         p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms, counted from when they were due; asked late \
         by p50 {:.1} ms, p99 {:.1} ms",
        asked.per_second(),
        asked.millis(0.5),
        asked.millis(0.99),
        asked.millis(1.0),
        asked.late_millis(0.5),
        asked.late_millis(0.99),
    );
    work.tell(&server, &asked);
}

/// The memory of a connection: to a bare echo, with a table of its own, and as a spectator.
async fn memory(n: usize) {
    let server = Server::start(Served::Echo);
    let before = server.memory();
    let _crowd = Crowd::gather(&server, Kind::Plain, n).await;
    println!(
        "bare echo: {:.1} KB a connection",
        per(server.memory() - before, n)
    );
    drop(server);

    let server = Server::start(Served::House);
    let few = Crowd::gather(&server, Kind::Players, 10).await;
    let before = server.memory();
    let players = Crowd::gather(&server, Kind::Players, n).await;
    let with_players = server.memory();
    println!(
        "the house: {:.1} KB a connection with a table and a deal of its own",
        per(with_players - before, n)
    );
    let _watchers = players.watchers(&server, n).await;
    println!(
        "the house: {:.1} KB a connection more at a table that is awake",
        per(server.memory() - with_players, n)
    );
    drop(few);
}

fn per(bytes: i64, n: usize) -> f64 {
    bytes as f64 / n as f64 / 1024.0
}

fn kind(served: Served) -> Kind {
    match served {
        Served::Echo | Served::Durable => Kind::Plain,
        Served::House => Kind::Players,
    }
}
