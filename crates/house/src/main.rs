//! `menagerie-house`: the server of the Menagerie.

use std::process::ExitCode;

use clap::Parser;
use house::{Options, serve};
use mimalloc::MiMalloc;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Tables pass messages from thread to thread all the time, in sizes that the system's allocator is
/// slow at: it took a quarter of the time of an action.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A server for animal games that people play in their browsers
#[derive(Parser, Debug)]
#[command(name = "menagerie-house", version)]
struct Cli {
    #[command(flatten)]
    options: Options,
    /// How much to log on standard error: error, warn, info, debug or trace
    #[arg(long, default_value = "warn")]
    log: LevelFilter,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    start_log(cli.log);
    match serve(&cli.options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Logs only the house's own messages: a library that logs its input would log tokens.
fn start_log(level: LevelFilter) {
    tracing_subscriber::registry()
        .with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr))
        .with(Targets::new().with_target("house", level))
        .init();
}
