//! The program itself: what it prints when it starts, and what its options do.

use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::letter::get;

/// The program; it is killed when dropped.
pub(crate) struct Program {
    child: Child,
    /// What it printed when it started.
    said: String,
    data: TempDir,
}

impl Program {
    /// Starts it, and waits until it has printed where it is.
    fn start(args: &[&str], path: Option<&Path>) -> Self {
        let data = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie-house"));
        command.args(args).arg("--data").arg(data.path());
        if let Some(path) = path {
            command.env("PATH", path);
        }
        Self::spawn(command, data)
    }

    fn spawn(mut command: Command, data: TempDir) -> Self {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program");
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut said = String::new();
        while !said.contains("Ctrl-C") {
            said += &lines.next().expect("it prints more").unwrap();
            said.push('\n');
        }
        Self { child, said, data }
    }

    /// Starts it with a limit on open files.
    #[cfg(unix)]
    pub(crate) fn start_with_files(files: u32) -> Self {
        let data = tempfile::tempdir().unwrap();
        let mut command = Command::new("sh");
        let program = env!("CARGO_BIN_EXE_menagerie-house");
        let script = format!("ulimit -n {files}; exec \"$0\" --port 0 --data \"$1\"");
        command.args(["-c", &script, program]).arg(data.path());
        Self::spawn(command, data)
    }

    /// Asks it to end, waits for that, and returns what it printed on standard error.
    #[cfg(unix)]
    pub(crate) fn end(mut self) -> String {
        let pid = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(asked.unwrap().success());
        assert!(self.child.wait().unwrap().success(), "it succeeds");
        let mut errors = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut errors).unwrap();
        errors
    }

    /// The port after a sentence.
    pub(crate) fn port(&self, sentence: &str) -> u16 {
        let line = self.said.lines().find(|line| line.starts_with(sentence));
        let port = line.and_then(|line| line.trim_end_matches('/').rsplit(':').next());
        let port = port.and_then(|port| port.parse().ok());
        port.unwrap_or_else(|| panic!("no port after {sentence:?}: {}", self.said))
    }

    /// Kills it, and returns what it printed on standard error.
    fn errors(mut self) -> String {
        self.child.kill().unwrap();
        let mut errors = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut errors).unwrap();
        errors
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn if_the_port_is_in_use_another_is_taken() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let wanted = taken.local_addr().unwrap().port();
    let program = Program::start(&["--port", &wanted.to_string()], None);
    let port = program.port("The house is open");
    assert_ne!(port, wanted);
    let to = SocketAddr::from(([127, 0, 0, 1], port));
    assert_eq!(get(to, "/health").await.json()["status"], "open");
    assert!(program.data.path().join("menagerie.sqlite").exists());
    let errors = program.errors();
    let sentence = format!("Port {wanted} is in use");
    assert!(errors.contains(&sentence), "{errors}");
}

#[tokio::test]
async fn others_on_the_network_get_an_address_that_answers_and_a_code() {
    let program = Program::start(&["--port", "0", "--lan"], None);
    let port = program.port("The house is open");
    let others = program
        .said
        .lines()
        .find(|line| line.starts_with("For others"));
    // The machine may not be on a network; then the program says so.
    let Some(others) = others else {
        assert!(program.said.contains("no network"), "{}", program.said);
        return;
    };
    assert_eq!(program.port("For others"), port);
    assert!(program.said.contains('█'), "a code: {}", program.said);
    let (_, address) = others.split_once("http://").unwrap();
    let address: SocketAddr = address.trim_end_matches('/').parse().unwrap();
    assert!(!address.ip().is_loopback());
    assert_eq!(get(address, "/health").await.status, 200);
}

#[tokio::test]
async fn by_default_it_lets_nobody_else_in() {
    let program = Program::start(&["--port", "0"], None);
    assert!(!program.said.contains("For others"), "{}", program.said);
    let port = program.port("The house is open");
    // All of 127/8 is this machine, and the house listens at one address of it.
    let elsewhere = SocketAddr::from(([127, 0, 0, 2], port));
    let reached = std::net::TcpStream::connect_timeout(&elsewhere, Duration::from_secs(1));
    assert!(reached.is_err(), "it listens everywhere");
}

/// A fake browser that writes down what it was asked to open.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_browser_is_opened_at_the_address_of_the_house() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let (browser, opened) = (folder.path().join("xdg-open"), folder.path().join("opened"));
    let script = format!("#!/bin/sh\necho \"$@\" > {}\n", opened.display());
    std::fs::write(&browser, script).unwrap();
    std::fs::set_permissions(&browser, PermissionsExt::from_mode(0o755)).unwrap();
    let program = Program::start(&["--port", "0", "--open"], Some(folder.path()));
    let port = program.port("The house is open");
    for _ in 0..500 {
        if std::fs::read_to_string(&opened).is_ok_and(|text| text.ends_with('\n')) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let asked = std::fs::read_to_string(&opened).expect("the browser was opened");
    assert_eq!(asked.trim(), format!("http://localhost:{port}/"));
}

#[tokio::test]
async fn without_a_browser_it_says_which_address_to_open() {
    let nothing = tempfile::tempdir().unwrap();
    let program = Program::start(&["--port", "0", "--open"], Some(nothing.path()));
    let port = program.port("The house is open");
    let to = SocketAddr::from(([127, 0, 0, 1], port));
    assert_eq!(
        get(to, "/health").await.status,
        200,
        "it serves all the same"
    );
    tokio::time::sleep(Duration::from_millis(200)).await;
    let errors = program.errors();
    let sentence = format!("open http://localhost:{port}/ yourself");
    assert!(errors.contains(&sentence), "{errors}");
}
