//! What an owl has learnt about the decisions it met: one node for each thing that a seat can have
//! seen.

/// The most choices a tree holds in all nodes: about 100 MB, so that a long search does not use up
/// the memory of a small machine. Later decisions are left to chance.
const MOST_TRIALS: usize = 1 << 23;

/// The size of the table at first. It is always a power of two.
const FEWEST_SLOTS: usize = 1 << 10;

/// The nodes of all seats, found by the imprint of what the seat has seen.
///
/// A node is a slice of a long vector with one entry for each of its choices. The vector keeps its
/// memory from one decision to the next. The table in front of it uses open addressing, which has
/// the same order on every machine. It holds all that is needed to find a slice, because memory
/// access is what a search waits for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    slots: Vec<Slot>,
    n_nodes: usize,
    trials: Vec<Trial>,
    /// As long as `trials` where a node needs it, and empty in games without sealed choices.
    blends: Vec<Blend>,
}

/// A decision as the deciding seat knows it: where its choices are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Node {
    first: u32,
    n_choices: u32,
}

/// A place in the table; empty if its node has no choices.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    imprint: u64,
    node: Node,
}

/// The results of one choice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Trial {
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The sum of its rewards.
    pub(crate) total: f32,
    /// How likely it seemed to be the best before anything was tried.
    pub(crate) prior: f32,
}

impl Trial {
    /// Its average reward; `otherwise` if it was never tried.
    #[inline]
    pub(crate) fn mean_or(&self, otherwise: f32) -> f32 {
        if self.visits == 0 {
            otherwise
        } else {
            self.total / self.visits as f32
        }
    }
}

/// How often to make one choice, where seats decide at once.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Blend {
    /// How much was missed by not always making it.
    pub(crate) regret: f32,
    /// The weighted sum of its likelihoods.
    pub(crate) share: f32,
}

/// The result of looking for a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// It was there.
    Known(Node),
    /// It was just made, and nothing is known about it.
    Fresh(Node),
    /// The tree is full.
    NoRoom,
}

impl Tree {
    /// Forgets everything but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.n_nodes = 0;
        self.trials.clear();
        self.blends.clear();
        self.slots.clear();
        self.slots.resize(FEWEST_SLOTS, Slot::default());
    }

    /// The first node of a tree that was cleared.
    pub(crate) fn plant(&mut self, imprint: u64, n_choices: usize) -> Node {
        match self.find(imprint, n_choices) {
            Found::Known(node) | Found::Fresh(node) => node,
            Found::NoRoom => unreachable!("no decision has millions of choices"),
        }
    }

    /// The node of an imprint, which is made if it was not there.
    #[inline]
    pub(crate) fn find(&mut self, imprint: u64, n_choices: usize) -> Found {
        let n_choices = n_choices as u32;
        let mask = self.slots.len() - 1;
        let mut place = imprint as usize & mask;
        loop {
            let Slot {
                imprint: other,
                node,
            } = self.slots[place];
            if node.n_choices == 0 {
                return self.grow(imprint, n_choices, place);
            }
            // The number of choices follows from what was seen. Comparing it as well makes it
            // harmless if two things have the same imprint.
            if other == imprint && node.n_choices == n_choices {
                return Found::Known(node);
            }
            place = (place + 1) & mask;
        }
    }

    fn grow(&mut self, imprint: u64, n_choices: u32, place: usize) -> Found {
        let first = self.trials.len();
        if first + n_choices as usize > MOST_TRIALS {
            return Found::NoRoom;
        }
        let node = Node {
            first: first as u32,
            n_choices,
        };
        let untried = Trial {
            prior: 1.0 / n_choices as f32,
            ..Trial::default()
        };
        self.trials.resize(first + n_choices as usize, untried);
        self.slots[place] = Slot { imprint, node };
        self.n_nodes += 1;
        if self.n_nodes * 2 > self.slots.len() {
            self.widen();
        }
        Found::Fresh(node)
    }

    fn widen(&mut self) {
        let narrow = std::mem::take(&mut self.slots);
        let mask = narrow.len() * 2 - 1;
        self.slots.resize(mask + 1, Slot::default());
        for slot in narrow.iter().filter(|slot| slot.node.n_choices > 0) {
            let mut place = slot.imprint as usize & mask;
            while self.slots[place].node.n_choices > 0 {
                place = (place + 1) & mask;
            }
            self.slots[place] = *slot;
        }
    }

    /// The results of each choice of a node.
    #[inline]
    pub(crate) fn trials(&mut self, node: Node) -> &mut [Trial] {
        let first = node.first as usize;
        &mut self.trials[first..first + node.n_choices as usize]
    }

    /// The same, and how often to make each choice.
    pub(crate) fn trials_and_blends(&mut self, node: Node) -> (&mut [Trial], &mut [Blend]) {
        self.blends.resize(self.trials.len(), Blend::default());
        let first = node.first as usize;
        let places = first..first + node.n_choices as usize;
        (&mut self.trials[places.clone()], &mut self.blends[places])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_made_once_and_found_from_then_on() {
        let mut tree = Tree::default();
        for _ in 0..2 {
            tree.clear();
            let imprints =
                || (0..5_000u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            for imprint in imprints() {
                let Found::Fresh(node) = tree.find(imprint, 3) else {
                    panic!("{imprint} was there already");
                };
                tree.trials(node)[2].total = imprint as f32;
            }
            for imprint in imprints() {
                let Found::Known(node) = tree.find(imprint, 3) else {
                    panic!("{imprint} was lost");
                };
                assert_eq!(tree.trials(node)[2].total, imprint as f32);
            }
        }
    }

    #[test]
    fn decisions_with_the_same_imprint_but_other_choices_are_kept_apart() {
        let mut tree = Tree::default();
        tree.clear();
        let (three, four) = (tree.find(9, 3), tree.find(9, 4));
        assert_ne!(three, four);
        let Found::Fresh(node) = four else {
            panic!("{four:?}");
        };
        assert_eq!(tree.find(9, 4), Found::Known(node));
        assert_eq!(tree.trials(node).len(), 4);
    }
}
