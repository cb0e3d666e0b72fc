//! The events of a deal, for anyone who wants them.

/// Collects the events of a deal, or drops them: searches and benchmarks do not pay for a story
/// that nobody reads.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
}

impl<E> Log<E> {
    /// A log that keeps events.
    pub fn recording() -> Self {
        Self {
            events: Some(Vec::new()),
        }
    }

    /// A log that drops events; they are not even made.
    #[inline]
    pub fn silent() -> Self {
        Self { events: None }
    }

    /// Adds an event.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// The events so far, oldest first.
    pub fn events(&self) -> &[E] {
        self.events.as_deref().unwrap_or(&[])
    }

    /// Drops the events and keeps the buffer, so that a search can log without allocating.
    pub fn clear(&mut self) {
        if let Some(events) = &mut self.events {
            events.clear();
        }
    }

    /// Takes the events so far out of the log.
    pub fn take(&mut self) -> Vec<E> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
