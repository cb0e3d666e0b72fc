//! Gathers the drawings of the frame.

fn main() {
    easel::gather("frame");
}
