//! The room of Sequence Dogs: a bright park lawn with 84 portraits on it.

mod art;
