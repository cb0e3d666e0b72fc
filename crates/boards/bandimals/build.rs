//! Gathers the drawings into a sprite.

fn main() {
    easel::gather("band");
}
