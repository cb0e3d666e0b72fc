//! Gathers the drawings of the game.

fn main() {
    easel::gather("new-game");
}
