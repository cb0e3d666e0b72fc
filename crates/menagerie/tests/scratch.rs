//! A folder for one test, and the binary run in it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// How long a command that is answered while it runs can take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder that belongs to one test, empty at the start.
pub(crate) struct Scratch(PathBuf);

/// What a command printed.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Scratch {
    /// The folder of the test of this name.
    pub(crate) fn new(test: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("the last run's folder can be removed");
        }
        fs::create_dir_all(&folder).expect("a folder can be made");
        Self(folder)
    }

    /// The path of a file with this name.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The path of the deal with this name.
    pub(crate) fn deal(&self, name: &str) -> PathBuf {
        self.path("deals").join(format!("{name}.deal"))
    }

    /// The path of its secret.
    pub(crate) fn secret(&self, name: &str) -> PathBuf {
        self.path("deals").join(format!("{name}.secret"))
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).expect("a file can be written");
        path
    }

    /// The command, with its home folder set and nothing about the terminal.
    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
        command
            .args(words)
            .current_dir(&self.0)
            .env("MENAGERIE_HOME", &self.0)
            .env_remove("NO_COLOR")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs a command to its end; `line` is the command line, `input` what is typed.
    pub(crate) fn run(&self, line: &str, input: &str) -> Told {
        let words: Vec<&str> = line.split_whitespace().collect();
        self.run_words(&words, input)
    }

    /// The same for arguments that contain spaces.
    pub(crate) fn run_words(&self, words: &[&str], input: &str) -> Told {
        let mut child = self.command(words).spawn().expect("the binary runs");
        let mut stdin = child.stdin.take().expect("it was piped");
        let input = input.to_owned();
        // On a separate thread, because a long script does not fit into a pipe that nobody empties
        // yet. The command may also end before it has read everything.
        let typing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().expect("it ends");
        typing.join().expect("typing does not panic");
        Told {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("it prints text"),
            err: String::from_utf8(output.stderr).expect("its errors are text"),
        }
    }

    /// Starts a command that is answered while it runs.
    pub(crate) fn begin(&self, line: &str) -> Running {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut child = self.command(&words).spawn().expect("the binary runs");
        let (alive, gone) = channel();
        let id = child.id().to_string();
        std::thread::spawn(move || {
            if gone.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                drop(Command::new("kill").args(["-KILL", &id]).status());
            }
        });
        Running {
            _alive: alive,
            typed: child.stdin.take().expect("it was piped"),
            told: BufReader::new(child.stdout.take().expect("it was piped")),
            child,
        }
    }
}

/// A command that is running.
pub(crate) struct Running {
    /// While this is held, the command may keep running, but not forever.
    _alive: Sender<()>,
    child: Child,
    typed: ChildStdin,
    told: BufReader<ChildStdout>,
}

impl Running {
    /// Types a line.
    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.typed, "{line}").expect("it still listens");
    }

    /// Everything it prints, up to and including the first line with these words.
    pub(crate) fn read_until(&mut self, words: &str) -> String {
        let mut told = String::new();
        while !told.lines().last().is_some_and(|line| line.contains(words)) {
            let n_bytes = self.told.read_line(&mut told).expect("it prints text");
            assert!(n_bytes > 0, "it ended before it printed {words:?}:\n{told}");
        }
        told
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it ends");
    }

    /// Closes the pipe it prints to, and waits for it to end.
    #[cfg(unix)]
    pub(crate) fn stop_reading(self) -> ExitStatus {
        let Self {
            mut child,
            typed,
            told,
            ..
        } = self;
        drop((typed, told));
        child.wait().expect("it ends")
    }

    /// Presses Ctrl-C and waits for it to end; returns the rest of its output, too.
    #[cfg(unix)]
    pub(crate) fn interrupt(self) -> Told {
        self.signal("-INT")
    }

    /// Asks it to end, like a system that is shutting down.
    #[cfg(unix)]
    pub(crate) fn terminate(self) -> Told {
        self.signal("-TERM")
    }

    #[cfg(unix)]
    fn signal(mut self, signal: &str) -> Told {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(
            sent.is_ok_and(|status| status.success()),
            "kill {signal} {id}"
        );
        let mut out = String::new();
        std::io::Read::read_to_string(&mut self.told, &mut out).expect("it prints text");
        // Only now: the end of input would be an answer, too.
        let output = self.child.wait_with_output().expect("it ends");
        drop(self.typed);
        Told {
            code: output.status.code(),
            out,
            err: String::from_utf8(output.stderr).expect("its errors are text"),
        }
    }
}

impl Told {
    /// Asserts the exit code, and shows everything if it differs.
    #[track_caller]
    pub(crate) fn code(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self}");
        self
    }

    /// Asserts that something was printed.
    #[track_caller]
    pub(crate) fn says(self, words: &str) -> Self {
        assert!(self.out.contains(words), "nothing of {words:?} in\n{self}");
        self
    }

    /// Asserts that something was printed on standard error.
    #[track_caller]
    pub(crate) fn reports(self, words: &str) -> Self {
        assert!(self.err.contains(words), "nothing of {words:?} in\n{self}");
        self
    }
}

impl std::fmt::Display for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { code, out, err } = self;
        write!(f, "code {code:?}\n--- out\n{out}\n--- err\n{err}")
    }
}

/// The text between two marks.
#[track_caller]
pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text
        .split_once(start)
        .unwrap_or_else(|| panic!("no {start:?} in\n{text}"));
    rest.split_once(end)
        .unwrap_or_else(|| panic!("no {end:?} in\n{rest}"))
        .0
}
