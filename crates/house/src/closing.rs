//! The signal that the house closes, for everybody who has to know.

use tokio::sync::watch;

/// Tells when the house closes.
#[derive(Clone, Debug)]
pub(crate) struct Closing(watch::Receiver<bool>);

/// Closes the house.
#[derive(Debug)]
pub(crate) struct Closer(watch::Sender<bool>);

/// A house that is open for now.
pub(crate) fn closing() -> (Closer, Closing) {
    let (closer, closing) = watch::channel(false);
    (Closer(closer), Closing(closing))
}

impl Closer {
    /// Tells everybody.
    pub(crate) fn close(&self) {
        self.0.send_replace(true);
    }
}

impl Closing {
    /// Waits until the house closes. A dropped [`Closer`] counts as closed.
    pub(crate) async fn begun(&mut self) {
        let _ = self.0.wait_for(|closing| *closing).await;
    }

    /// Whether the house is closing.
    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow()
    }
}
