//! How many files the system lets the house have open. Every connection is one.

/// Raises the limit as far as the system lets a program raise it.
#[cfg(unix)]
pub(crate) fn raise_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current == maximum {
        return;
    }
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
}

/// There is no such limit to raise on this system.
#[cfg(not(unix))]
pub(crate) fn raise_limit() {}

/// How many files may be open, if there is a limit.
#[cfg(unix)]
pub(crate) fn limit() -> Option<usize> {
    use rustix::process::{Resource, getrlimit};
    let limit = getrlimit(Resource::Nofile).current?;
    usize::try_from(limit).ok()
}

/// How many files may be open, if there is a limit.
#[cfg(not(unix))]
pub(crate) fn limit() -> Option<usize> {
    None
}
