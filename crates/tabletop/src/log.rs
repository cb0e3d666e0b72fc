//! What happened, written down for those who want to know.

/// Collects the events of a deal, or lets them pass: search and measurement do not pay for a
/// story that nobody reads.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    pub fn recording() -> Self {
        Self {
            events: Some(Vec::new()),
        }
    }

    /// A log that forgets what it is told; the events are not even made.
    #[inline]
    pub fn silent() -> Self {
        Self { events: None }
    }

    /// Writes an event down.
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

    /// Forgets the events and keeps the paper, so that a search can log without allocating.
    pub fn clear(&mut self) {
        if let Some(events) = &mut self.events {
            events.clear();
        }
    }

    /// Hands over the events so far.
    pub fn take(&mut self) -> Vec<E> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
