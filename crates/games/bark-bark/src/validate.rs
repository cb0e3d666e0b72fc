//! Whether an edition can be played, with errors that name the field and the reason.

use tabletop::Error;

use crate::card::{MOST_KINDS, Pile, Shape};
use crate::edition::{CardInfo, Edition, Players, TableInfo};
use crate::garden::MOST_LAID;
use crate::grid::{Grid, MOST_COLUMNS};
use crate::setup::{MOST_CORNERS, MOST_SEATS};

impl Edition {
    /// Checks that this edition can be played. The error names the first invalid field and what
    /// would be valid.
    pub(crate) fn can_be_played(&self) -> Result<(), Error> {
        if self.game != "bark-bark" {
            let because = format!(
                "is `{}`; an edition of Monty's Bark Bark says `bark-bark`",
                self.game
            );
            return Err(Error::new("game", because));
        }
        let Players { min, max } = self.players;
        if !(3 <= min && min <= max && usize::from(max) <= MOST_SEATS) {
            return Err(Error::new(
                "players",
                format!("are {min} to {max}; 3 to 5 is the widest"),
            ));
        }
        if self.colours.len() < usize::from(max) || self.colours.len() > 12 {
            let because = format!(
                "are {}; every one of {max} players needs one, and 12 are the most",
                self.colours.len()
            );
            return Err(Error::new("colours", because));
        }
        for (index, colour) in self.colours.iter().enumerate() {
            if colour.trim().is_empty() || self.colours[..index].contains(colour) {
                let because =
                    format!("`{colour}` is empty or appears twice; pawns are told apart by it");
                return Err(Error::new(format!("colours[{index}]"), because));
            }
        }
        self.validate_numbers()?;
        if self.cards.len() > MOST_KINDS {
            let because = format!("are {} kinds; at most {MOST_KINDS} fit", self.cards.len());
            return Err(Error::new("cards", because));
        }
        for (index, card) in self.cards.iter().enumerate() {
            self.validate_card(index, card)?;
        }
        self.validate_start()?;
        self.validate_home_path()?;
        self.validate_corners()?;
        self.validate_deck()?;
        if self.tables.is_empty() {
            return Err(Error::new(
                "tables",
                "are none; at least one is needed to play on",
            ));
        }
        for (index, table) in self.tables.iter().enumerate() {
            let twice = self.tables[..index].iter().any(|one| one.id == table.id);
            if twice || table.id.is_empty() || table.id == "custom" {
                let field = format!("tables[{index}].id");
                return Err(Error::new(
                    field,
                    "is empty, `custom` or there twice; every id must be its own",
                ));
            }
            validate_table(table).map_err(|error| error.within(format!("tables[{index}]")))?;
        }
        Ok(())
    }

    fn validate_numbers(&self) -> Result<(), Error> {
        let numbers = &self.movement_numbers;
        let rising = numbers.windows(2).all(|two| two[0] < two[1]);
        if numbers.is_empty() || !rising || numbers.iter().any(|n| !(1..=9).contains(n)) {
            let because = "must be rising numbers from 1 to 9, and at least one";
            return Err(Error::new("movement_numbers", because));
        }
        if !(1..=30).contains(&self.target_points) {
            return Err(Error::new("target_points", "must be from 1 to 30"));
        }
        let tokens = self.tokens;
        let falling = tokens.gold >= tokens.silver && tokens.silver >= tokens.bronze;
        if !falling || tokens.bronze == 0 || tokens.cap < tokens.gold || tokens.cap > 30 {
            let because = "must fall from gold to bronze, bronze at least 1, and the cap must be at least gold and at most 30";
            return Err(Error::new("tokens", because));
        }
        // Otherwise a race in which all are level gives no points, and a match may never end.
        let players = self.players.max;
        if u16::from(tokens.bronze) * u16::from(players) > u16::from(tokens.cap) {
            let because = format!(
                "give out at most {} in a race: {players} level players could not have a bronze of {} each, and a match might never end",
                tokens.cap, tokens.bronze
            );
            return Err(Error::new("tokens.cap", because));
        }
        Ok(())
    }

    fn validate_card(&self, index: usize, card: &CardInfo) -> Result<(), Error> {
        let field = |name: &str| format!("cards[{index}].{name}");
        let about = |because: &str| format!("(card `{}`) {because}", card.id);
        if card.id.is_empty() || self.cards[..index].iter().any(|one| one.id == card.id) {
            let because = about("is empty or appears twice; every id must be its own");
            return Err(Error::new(field("id"), because));
        }
        if card.count > 40 {
            return Err(Error::new(field("count"), about("is more than 40")));
        }
        let specials = &self.deck.specials_in_bottom;
        if card.shape == Shape::None && !specials.contains(&card.id) {
            let because =
                about("is `none`, which is for Bark Bark; name the card in specials_in_bottom");
            return Err(Error::new(field("shape"), because));
        }
        Ok(())
    }

    /// The cards with these ids, or an error about the first that does not exist.
    fn named(&self, field: &str, ids: &[String]) -> Result<Vec<&CardInfo>, Error> {
        let find = |(index, id): (usize, &String)| {
            self.card(id).map(|card| self.info(card)).ok_or_else(|| {
                Error::new(format!("{field}[{index}]"), format!("`{id}` is no card"))
            })
        };
        ids.iter().enumerate().map(find).collect()
    }

    fn validate_start(&self) -> Result<(), Error> {
        let start = self.named("start", std::slice::from_ref(&self.start))?[0];
        if start.shape != Shape::Cross || start.single || start.trampoline {
            let because = "must be a cross that holds any number of pawns and does not bounce";
            return Err(Error::new(
                "start",
                format!("(card `{}`) {because}", start.id),
            ));
        }
        Ok(())
    }

    fn validate_home_path(&self) -> Result<(), Error> {
        let home_path = self.named("home_path", &self.home_path)?;
        if home_path.is_empty() || home_path.len() > 4 {
            return Err(Error::new(
                "home_path",
                "must name one to four cards, the last one Home",
            ));
        }
        if home_path.iter().any(|card| card.shape == Shape::None) {
            return Err(Error::new("home_path", "names a card without a path"));
        }
        if let Some(home) = home_path.last().filter(|home| home.trampoline) {
            let because = format!(
                "(card `{}`) ends with a trampoline; nobody bounces off Home",
                home.id
            );
            return Err(Error::new("home_path", because));
        }
        let specials = self.named("deck.specials_in_bottom", &self.deck.specials_in_bottom)?;
        let stages = specials.iter().filter(|card| card.shape != Shape::None);
        let stages: usize = stages.map(|card| usize::from(card.count)).sum();
        if stages < home_path.len() {
            let because = format!(
                "has {stages} Home Stages; the home path has {} cards and needs as many",
                home_path.len()
            );
            return Err(Error::new("deck.specials_in_bottom", because));
        }
        Ok(())
    }

    fn validate_corners(&self) -> Result<(), Error> {
        for turn in Pile::CORNERS {
            if self.corner_piles.iter().filter(|p| p.turn == turn).count() != 1 {
                let because = format!("must have one pile that turns {}", turn.word());
                return Err(Error::new("corner_piles", because));
            }
        }
        for (index, pile) in self.corner_piles.iter().enumerate() {
            let field = format!("corner_piles[{index}].cards");
            let wanted = match pile.turn {
                Pile::Left => Shape::CornerLeft,
                Pile::Right => Shape::CornerRight,
                Pile::Deck => {
                    let field = format!("corner_piles[{index}].turn");
                    return Err(Error::new(field, "must be left or right"));
                }
            };
            let cards = self.named(&field, &pile.cards)?;
            if let Some(card) = cards.iter().find(|card| card.shape != wanted) {
                // MBB-R8: a corner card cannot be used for the other turn.
                let because = format!("(card `{}`) does not turn {}", card.id, pile.turn.word());
                return Err(Error::new(field, because));
            }
            let size: usize = cards.iter().map(|card| usize::from(card.count)).sum();
            if size > MOST_CORNERS {
                let because = format!("are {size} cards; {MOST_CORNERS} are the most in a pile");
                return Err(Error::new(field, because));
            }
        }
        Ok(())
    }

    fn validate_deck(&self) -> Result<(), Error> {
        let garden: usize = self.garden().map(|card| usize::from(card.count)).sum();
        if usize::from(self.deck.garden_in_bottom) > garden {
            let because = format!(
                "is {}, but there are only {garden} garden cards",
                self.deck.garden_in_bottom
            );
            return Err(Error::new("deck.garden_in_bottom", because));
        }
        let mut all: Vec<&String> = self.corner_piles.iter().flat_map(|p| &p.cards).collect();
        all.extend(&self.home_path);
        all.extend(&self.deck.specials_in_bottom);
        all.push(&self.start);
        tabletop::sort_by_key(&mut all, |id| *id);
        if let Some(two) = all.windows(2).find(|two| two[0] == two[1]) {
            let because = format!("`{}` is named in two places; a card has one", two[0]);
            return Err(Error::new("cards", because));
        }
        let total: usize = self.cards.iter().map(|card| usize::from(card.count)).sum();
        if total > MOST_LAID - 4 {
            let because = format!("are {total} in all; {} are the most", MOST_LAID - 4);
            return Err(Error::new("cards", because));
        }
        Ok(())
    }
}

/// Checks that a table is large enough and has a cell for Start (MBB-R4).
pub(crate) fn validate_table(table: &TableInfo) -> Result<(), Error> {
    let TableInfo { columns, rows, .. } = *table;
    if !(3..=MOST_COLUMNS).contains(&columns) || !(2..=MOST_COLUMNS).contains(&rows) {
        let because = format!("is {columns}×{rows}; 3×2 to 21×21 can be played on");
        return Err(Error::new("columns", because));
    }
    let outside = table.obstacles.iter();
    let outside = outside.filter(|&&(x, y)| x >= columns || y >= rows);
    if let Some((x, y)) = outside.clone().next() {
        return Err(Error::new(
            "obstacles",
            format!("({x},{y}) is not on the table"),
        ));
    }
    let grid = Grid::new(columns, rows, &table.obstacle_cells());
    if !grid.cells().any(|cell| grid.takes_start(cell)) {
        return Err(Error::new(
            "obstacles",
            "leave no cell where Start could lie",
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tabletop::EditionText;

    use super::*;
    use printed::Printed;

    fn with(from: &str, to: &str) -> Result<Edition, Error> {
        assert!(
            Edition::TEXT.contains(from),
            "the box has no `{from}` to change"
        );
        Edition::parse(&EditionText {
            file: "mine.toml".to_owned(),
            text: Edition::TEXT.replacen(from, to, 1),
        })
    }

    #[test]
    fn a_wrong_edition_is_refused_with_file_field_and_reason() {
        let cases = [
            (
                "game = \"bark-bark\"",
                "game = \"argh\"",
                "mine.toml: game: is `argh`",
            ),
            (
                "shape = \"cross\"",
                "shape = \"knot\"",
                "mine.toml: cards[0] `start`: shape: unknown variant `knot`",
            ),
            (
                "[2, 3, 4, 5]",
                "[]",
                "mine.toml: movement_numbers: must be rising numbers",
            ),
            (
                "garden_in_bottom = 7",
                "garden_in_bottom = 17",
                "mine.toml: deck.garden_in_bottom: is 17, but there are only 16 garden cards",
            ),
            (
                "specials_in_bottom = [\"bark_bark\", \"home_stage\"]",
                "specials_in_bottom = [\"bark_bark\"]",
                "mine.toml: deck.specials_in_bottom: has 0 Home Stages; the home path has 2",
            ),
            (
                "id = \"tree\"",
                "id = \"gate\"",
                "mine.toml: cards[3].id: (card `gate`) is empty or appears twice",
            ),
            ("max = 5", "max = 6", "mine.toml: players: are 3 to 6"),
            (
                "home_path = [\"keep_going\", \"home\"]",
                "home_path = [\"keep_going\", \"hoem\"]",
                "mine.toml: home_path[1]: `hoem` is no card",
            ),
            (
                "cards = [\"corner_left\", ",
                "cards = [\"corner_right\", ",
                "mine.toml: corner_piles[0].cards: (card `corner_right`) does not turn left",
            ),
            (
                "obstacles = [[3, 2], [7, 4]]",
                "obstacles = [[3, 9]]",
                "mine.toml: tables[1]: obstacles: (3,9) is not on the table",
            ),
            (
                "columns = 11",
                "columns = 30",
                "mine.toml: tables[0]: columns: is 30×7; 3×2 to 21×21",
            ),
            (
                "cap = 6",
                "cap = 4",
                "mine.toml: tokens.cap: give out at most 4 in a race: 5 level players could not have a bronze of 1 each, and a match might never end",
            ),
            (
                "\"blue\", \"red\"",
                "\"blue\", \"blue\"",
                "mine.toml: colours[1]: `blue` is empty or appears twice",
            ),
            (
                "id = \"home\"",
                "id = \"home\"\ntrampoline = true",
                "mine.toml: home_path: (card `home`) ends with a trampoline",
            ),
            (
                "count = 4",
                "count = 41",
                "mine.toml: cards[1].count: (card `standard`) is more than 40",
            ),
            (
                "count = 4",
                "count = 40",
                "mine.toml: cards: are 70 in all; 60 are the most",
            ),
            (
                "title = \"Monty",
                "titel = \"Monty",
                "mine.toml: titel: unknown field `titel`",
            ),
            (
                "gold = 3",
                "gold = 1",
                "mine.toml: tokens: must fall from gold to bronze",
            ),
            (
                "count = 4",
                "count = \"four\"",
                "mine.toml: cards[1] `standard`: count: invalid type",
            ),
        ];
        for (from, to, error) in cases {
            let told = with(from, to).expect_err(to).to_string();
            assert!(told.starts_with(error), "{to}: {told}");
        }
    }

    #[test]
    fn a_tree_with_a_gate_can_be_typed_in() {
        let edition = with("single = true", "single = true\ngate = true");
        assert!(edition.is_ok(), "{edition:?}");
    }
}
