//! Long work in one line: which step of how many, its progress, and nothing else unless it fails.

use std::collections::VecDeque;
use std::io::{self, BufReader, IsTerminal, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How often the line is redrawn on a terminal.
const GLANCE: Duration = Duration::from_millis(200);

/// One of the steps of something long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) number: usize,
    pub(crate) of: usize,
    /// What is done, as in "Building the server".
    pub(crate) what: &'static str,
}

/// What a running cargo has printed.
#[derive(Debug, Default)]
struct Heard {
    /// How many crates are done, of how many.
    done: (usize, usize),
    /// Everything else it printed, for when it fails.
    said: Vec<String>,
}

/// Commands that run one after another.
struct Lane {
    ahead: VecDeque<Command>,
    running: Option<Running>,
    n_done: usize,
}

/// A command that is running.
struct Running {
    line: String,
    child: Child,
    heard: Arc<Mutex<Heard>>,
    ears: Vec<JoinHandle<()>>,
}

impl Step {
    /// Runs the step and shows its progress. The lanes run in parallel, the commands in each lane
    /// one after another; the first that fails ends its lane.
    pub(crate) fn run<const N: usize>(self, lanes: [Vec<Command>; N]) -> Result<(), String> {
        let start = Instant::now();
        let n_commands: usize = lanes.iter().map(Vec::len).sum();
        let mut lanes = lanes.map(|commands| Lane {
            ahead: commands.into(),
            running: None,
            n_done: 0,
        });
        let mut shown = Shown::default();
        let mut failed = Vec::new();
        loop {
            let mut is_running = false;
            for lane in &mut lanes {
                match lane.go_on() {
                    Ok(goes_on) => is_running |= goes_on,
                    Err(why) => failed.push(why),
                }
            }
            if !is_running {
                break;
            }
            let done: usize = lanes.iter().map(Lane::hundredths).sum();
            let percent = done / n_commands.max(1);
            let seconds = start.elapsed().as_secs();
            shown.draw(&format!("{self} {percent} %, {seconds} s"), percent / 10);
            thread::sleep(GLANCE);
        }
        let took = start.elapsed().as_secs();
        if failed.is_empty() {
            shown.end(&format!("{self} done in {took} s"));
            Ok(())
        } else {
            shown.end(&format!("{self} failed"));
            Err(failed.join("\n"))
        }
    }

    /// Prints that the step has started, if there is no progress to show.
    pub(crate) fn say(self) {
        println!("{self}");
    }
}

impl Lane {
    /// Starts the next command once the previous one has succeeded. Returns whether one is running.
    fn go_on(&mut self) -> Result<bool, String> {
        if let Some(running) = &mut self.running {
            let ended = running.child.try_wait();
            let ended = ended.map_err(|error| format!("`{}` was lost: {error}", running.line))?;
            if ended.is_none() {
                return Ok(true);
            }
            if let Some(why) = self.running.take().and_then(Running::error) {
                self.ahead.clear();
                return Err(why);
            }
            self.n_done += 1;
        }
        match self.ahead.pop_front() {
            Some(command) => {
                self.running = Some(Running::start(command)?);
                Ok(true)
            }
            None => Ok(false),
        }
    }

    /// The progress, where each command counts a hundred.
    fn hundredths(&self) -> usize {
        let heard = self
            .running
            .as_ref()
            .and_then(|one| Some(one.heard.lock().ok()?.done));
        let (done, total) = heard.unwrap_or_default();
        self.n_done * 100 + (done * 100).checked_div(total).unwrap_or(0)
    }
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "[{} of {}] {}:", self.number, self.of, self.what)
    }
}

impl Running {
    fn start(mut command: Command) -> Result<Self, String> {
        let line = crate::shell::line_of(&command);
        // Cargo's own line is for people who know its crates; its numbers are useful to everybody.
        command
            .env("CARGO_TERM_PROGRESS_WHEN", "always")
            .env("CARGO_TERM_PROGRESS_WIDTH", "80")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command
            .spawn()
            .map_err(|error| format!("`{line}` did not start: {error}"))?;
        let heard = Arc::new(Mutex::new(Heard::default()));
        let mut ears = Vec::new();
        if let Some(out) = child.stdout.take() {
            ears.push(listen(out, &heard));
        }
        if let Some(out) = child.stderr.take() {
            ears.push(listen(out, &heard));
        }
        Ok(Self {
            line,
            child,
            heard,
            ears,
        })
    }

    /// What it printed, if it failed.
    fn error(mut self) -> Option<String> {
        for ear in self.ears {
            let _ = ear.join();
        }
        let status = self.child.wait();
        if status.as_ref().is_ok_and(std::process::ExitStatus::success) {
            return None;
        }
        let said = self.heard.lock().map(|heard| heard.said.join("\n"));
        let how = status.map_or_else(|error| error.to_string(), |status| status.to_string());
        Some(format!(
            "{}\n`{}` failed ({how})",
            said.unwrap_or_default(),
            self.line
        ))
    }
}

/// Collects what a command prints, line by line. Cargo ends its progress with a carriage return.
fn listen(out: impl Read + Send + 'static, heard: &Arc<Mutex<Heard>>) -> JoinHandle<()> {
    let heard = Arc::clone(heard);
    thread::spawn(move || {
        let mut line = Vec::new();
        for byte in BufReader::new(out).bytes().map_while(Result::ok) {
            match byte {
                b'\r' | b'\n' => {
                    if let Ok(mut heard) = heard.lock() {
                        heard.note(&String::from_utf8_lossy(&line));
                    }
                    line.clear();
                }
                byte => line.push(byte),
            }
        }
    })
}

impl Heard {
    fn note(&mut self, line: &str) {
        let text = line.trim();
        if let Some(done) = parts(text) {
            self.done = done;
        } else if !text.is_empty() && !is_chatter(text) {
            self.said.push(line.to_owned());
        }
    }
}

/// The numbers in `Building [===>  ] 12/345: serde`.
fn parts(line: &str) -> Option<(usize, usize)> {
    let rest = line.strip_prefix("Building [")?.split_once("] ")?.1;
    let (done, rest) = rest.split_once('/')?;
    let total = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    Some((done.trim().parse().ok()?, total.parse().ok()?))
}

/// What cargo prints when nothing is wrong.
fn is_chatter(line: &str) -> bool {
    let words = [
        "Compiling ",
        "Finished ",
        "Downloading ",
        "Downloaded ",
        "Locking ",
        "Updating ",
        "Blocking ",
        "Fetch ",
        "Building [",
        "Running ",
        "Fresh ",
        "Adding ",
    ];
    words.iter().any(|word| line.starts_with(word))
}

/// What is on the screen.
#[derive(Default)]
struct Shown {
    tenths: Option<usize>,
}

impl Shown {
    /// On a terminal the line is overwritten; elsewhere there is a line for each tenth.
    fn draw(&mut self, text: &str, tenths: usize) {
        if io::stdout().is_terminal() {
            print!("\r\x1b[2K{text}");
            let _ = io::stdout().flush();
        } else if self.tenths != Some(tenths) {
            self.tenths = Some(tenths);
            println!("{text}");
        }
    }

    fn end(&self, text: &str) {
        if io::stdout().is_terminal() {
            print!("\r\x1b[2K");
        }
        println!("{text}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Step = Step {
        number: 2,
        of: 4,
        what: "Building",
    };

    #[test]
    fn the_progress_of_a_build_is_read_from_cargos_output() {
        assert_eq!(
            parts("Building [=====>     ] 120/345: serde, tokio(build)"),
            Some((120, 345))
        );
        assert_eq!(parts("Building [>     ] 0/7"), Some((0, 7)));
        assert_eq!(parts("warning: unused variable"), None);
    }

    #[test]
    fn a_failing_step_shows_the_command_and_its_output() {
        let mut command = Command::new("sh");
        command.args([
            "-c",
            "echo '   Compiling serde v1'; echo 'error: no such crate' >&2; exit 3",
        ]);
        let error = STEP.run([vec![command]]).expect_err("it fails");
        assert!(error.contains("failed (exit status: 3)"), "{error}");
        assert!(error.starts_with("error: no such crate\n"), "{error}");
    }

    #[test]
    fn all_commands_of_all_lanes_run() {
        let says = |words: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", words]);
            command
        };
        let lanes = [
            vec![says("echo 'many words'"), says("true")],
            vec![says("true")],
        ];
        assert_eq!(STEP.run(lanes), Ok(()));
        assert_eq!(STEP.to_string(), "[2 of 4] Building:");
    }
}
