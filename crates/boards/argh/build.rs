//! Gathers the drawings of the board into one sprite.

fn main() {
    easel::gather("argh");
}
