//! What ends a command early: a message for a person, perhaps a hint, and an exit code.

use std::fmt::{self, Display};
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// The exit codes, as listed in the help.
pub(crate) const EXIT_CODES: &str = "\
Exit codes:
  0    success
  1    a check failed, or a record is wrong
  2    the arguments or the input cannot be understood
  3    a file or folder cannot be read or written
  130  interrupted (Ctrl-C)";

/// Why a command ended early.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Error {
    kind: Kind,
    message: String,
    hint: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A check failed or a record is wrong.
    Wrong,
    /// The arguments, or a file that was named, cannot be understood.
    Input,
    /// A file or folder cannot be read or written.
    Files,
    /// Somebody pressed Ctrl-C.
    Interrupted,
    /// The reader of our output has closed the pipe: `menagerie rules argh | head`.
    Unheard,
}

impl Error {
    /// A check failed, or a record is wrong.
    pub(crate) fn wrong(message: impl Display) -> Self {
        Self::new(Kind::Wrong, message)
    }

    /// The arguments or the input cannot be understood.
    pub(crate) fn input(message: impl Display) -> Self {
        Self::new(Kind::Input, message)
    }

    /// A file or folder cannot be read or written.
    pub(crate) fn files(path: &Path, doing: &str, error: &io::Error) -> Self {
        let because = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
            io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
            // The system's error number means nothing to people.
            _ => error
                .to_string()
                .split(" (os error")
                .next()
                .unwrap_or_default()
                .to_lowercase(),
        };
        let message = format!("{}: cannot be {doing}: {because}", path.display());
        Self::new(Kind::Files, message)
    }

    /// A file is not in the state we need.
    pub(crate) fn file(path: &Path, because: impl Display) -> Self {
        Self::new(Kind::Files, format!("{}: {because}", path.display()))
    }

    /// Something to be read is missing.
    pub(crate) fn missing(message: impl Display) -> Self {
        Self::new(Kind::Files, message)
    }

    /// Somebody pressed Ctrl-C; the message says what happened to their work.
    pub(crate) fn interrupted(message: impl Display) -> Self {
        Self::new(Kind::Interrupted, message)
    }

    /// Adds a hint on what to do about it.
    #[must_use]
    pub(crate) fn hint(self, hint: impl Display) -> Self {
        Self {
            hint: Some(hint.to_string()),
            ..self
        }
    }

    fn new(kind: Kind, message: impl Display) -> Self {
        Self {
            kind,
            message: message.to_string(),
            hint: None,
        }
    }

    /// Whether a file was read and is invalid, rather than unreadable.
    pub(crate) fn is_wrong(&self) -> bool {
        self.kind == Kind::Wrong
    }

    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self.kind {
            Kind::Unheard => 0,
            Kind::Wrong => 1,
            Kind::Input => 2,
            Kind::Files => 3,
            Kind::Interrupted => 130,
        }
    }

    /// Prints the message on standard error and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self.kind {
            Kind::Unheard => return ExitCode::SUCCESS,
            Kind::Interrupted => eprintln!("{}", self.message),
            Kind::Wrong | Kind::Input | Kind::Files => eprintln!("error: {}", self.message),
        }
        if let Some(hint) = &self.hint {
            eprintln!("\nhint: {hint}");
        }
        ExitCode::from(self.code())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<tabletop::Error> for Error {
    fn from(error: tabletop::Error) -> Self {
        Self::input(error)
    }
}

/// Only writing output fails with a bare error; errors about files have their names.
impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        let kind = match error.kind() {
            io::ErrorKind::BrokenPipe => Kind::Unheard,
            _ => Kind::Files,
        };
        Self::new(kind, format!("the output cannot be written: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_in_the_help() {
        let errors = [
            Error::wrong(""),
            Error::input(""),
            Error::file(Path::new("x"), ""),
            Error::interrupted(""),
        ];
        for error in errors {
            let line = format!("\n  {:<3}", error.code());
            assert!(EXIT_CODES.contains(&line), "{error:?}");
        }
    }

    #[test]
    fn a_closed_pipe_is_not_an_error() {
        let closed = io::Error::from(io::ErrorKind::BrokenPipe);
        assert_eq!(Error::from(closed).code(), 0);
        let full = io::Error::from(io::ErrorKind::StorageFull);
        assert_eq!(Error::from(full).code(), 3);
    }
}
