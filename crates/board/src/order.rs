//! Which pieces of a list stay where they are.

/// The indices of the largest set of pieces that keep their order. They are not moved: an element
/// that is taken out and put back loses the keyboard focus and a half-finished press.
pub(crate) fn in_order(places: &[Option<usize>]) -> Vec<usize> {
    // The longest run that ends with each piece, and the piece before it in that run.
    let mut runs: Vec<(usize, Option<usize>)> = Vec::with_capacity(places.len());
    for (index, place) in places.iter().enumerate() {
        let longest = (0..index)
            .filter(|other| places[*other].is_some() && places[*other] < *place)
            .max_by_key(|other| runs[*other].0);
        let length = longest.map_or(0, |other| runs[other].0);
        runs.push((length + usize::from(place.is_some()), longest));
    }
    let known = (0..places.len()).filter(|index| places[*index].is_some());
    let mut last = known.max_by_key(|index| runs[*index].0);
    let mut stays = Vec::new();
    while let Some(index) = last {
        stays.push(index);
        last = runs[index].1;
    }
    stays
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The indices that stay, for pieces that were at these places; `-` is a new piece.
    fn stays(places: &str) -> Vec<usize> {
        let places: Vec<Option<usize>> =
            places.split(' ').map(|place| place.parse().ok()).collect();
        let mut stays = in_order(&places);
        stays.sort_unstable();
        stays
    }

    #[test]
    fn nothing_moves_when_nothing_changes_or_a_piece_goes() {
        assert_eq!(stays("0 1 2 3"), [0, 1, 2, 3]);
        assert_eq!(stays("0 2 3"), [0, 1, 2]);
    }

    #[test]
    fn a_new_piece_moves_no_other() {
        assert_eq!(stays("- 0 1 - 2"), [1, 2, 4]);
        assert_eq!(stays("- -"), [0; 0]);
    }

    #[test]
    fn a_piece_that_changes_its_place_moves_alone() {
        assert_eq!(stays("3 0 1 2"), [1, 2, 3]);
        assert_eq!(stays("1 2 3 0"), [0, 1, 2]);
    }
}
