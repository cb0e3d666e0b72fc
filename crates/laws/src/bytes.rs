//! Deciding by bytes.

/// Decisions read from bytes; zeros when the bytes run out.
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                first
            }
            None => 0,
        }
    }

    pub(crate) fn number(&mut self) -> u64 {
        u64::from_le_bytes([self.next(), self.next(), 0, 0, 0, 0, 0, 0])
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        let [low, high] = [self.next(), if n > 256 { self.next() } else { 0 }];
        usize::from(u16::from_le_bytes([low, high])) % n.max(1)
    }

    pub(crate) fn pick<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }
}
