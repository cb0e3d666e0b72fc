//! Gathers the drawings in `art`.

fn main() {
    easel::gather("bark");
}
