//! Checking an edition, with errors that name the field and the reason.

use tabletop::{Error, listed};

use crate::card::{Kind, MOST_CARDS};
use crate::edition::{CardInfo, Edition, LocationInfo, Players};

impl Edition {
    /// Checks the edition; the error names the first invalid field and what would be valid.
    pub(crate) fn can_be_played(&self) -> Result<(), Error> {
        let wrong = |field: &str, because: String| Err(Error::new(field, because));
        if self.game != "argh" {
            let because = format!("is `{}`; an edition of ARGH says `argh`", self.game);
            return wrong("game", because);
        }
        if self.locations.len() != 3 {
            let because = format!("are {}; ARGH has 3 piles", self.locations.len());
            return wrong("locations", because);
        }
        for (index, location) in self.locations.iter().enumerate() {
            self.validate_location(index, location)?;
        }
        if self.cards.len() > MOST_CARDS {
            let because = format!("are {}; at most {MOST_CARDS} fit", self.cards.len());
            return wrong("cards", because);
        }
        for (index, card) in self.cards.iter().enumerate() {
            self.validate_card(index, card)?;
        }
        let count = |kind: Kind| usize::from(self.of_kind(kind).len());
        let bombs = count(Kind::Bomb);
        if self.bombs_to_win == 0 || bombs >= 2 * usize::from(self.bombs_to_win) {
            // ARGH-R24: two players must never both have a bomb.
            let because = format!(
                "is {} with {bombs} bomb parts in the box; it must be more than half of them, so that two players can never both win",
                self.bombs_to_win
            );
            return wrong("bombs_to_win", because);
        }
        if self.lizard_table.len() != count(Kind::Lizard) + 1 {
            let because = format!(
                "has {} entries; {} lizards need {}",
                self.lizard_table.len(),
                count(Kind::Lizard),
                count(Kind::Lizard) + 1
            );
            return wrong("lizard_table", because);
        }
        if self.lizard_table[0] != 0 {
            let because = format!(
                "begins with {}; it begins with what no lizard is worth, which is 0",
                self.lizard_table[0]
            );
            return wrong("lizard_table", because);
        }
        for kind in [Kind::Owl, Kind::Twin, Kind::Spider] {
            if count(kind) > 1 {
                let because = format!(
                    "hold {} cards of kind {}; one is the most",
                    count(kind),
                    kind_name(kind)
                );
                return wrong("cards", because);
            }
        }
        let Players { min, max } = self.players;
        if !(2 <= min && min <= max && max <= 6) {
            let because = format!("are {min} to {max}; 2 to 6 is the widest");
            return wrong("players", because);
        }
        for location in &self.locations {
            let cards = self.cards.iter();
            let base = cards.filter(|card| card.location == location.id && !card.promo);
            let n_cards = base.count();
            let removed = self
                .removed_per_pile
                .two_players
                .max(self.removed_per_pile.more);
            if n_cards <= usize::from(removed) {
                let because = format!(
                    "takes {removed} cards out of the {} pile, which has {n_cards}; at least one must stay",
                    location.id
                );
                return wrong("removed_per_pile", because);
            }
        }
        Ok(())
    }

    /// Cards refer to a pile by its id, and people by its name, so both must be unique.
    fn validate_location(&self, index: usize, location: &LocationInfo) -> Result<(), Error> {
        let before = &self.locations[..index];
        let is_taken = |own: fn(&LocationInfo) -> &str| {
            own(location).trim().is_empty()
                || before.iter().any(|other| own(other) == own(location))
        };
        let wrong = |field: &str, value: &str, what: &str| {
            let because = format!("is `{value}`, which is empty or appears twice; {what}");
            Err(Error::new(format!("locations[{index}].{field}"), because))
        };
        if is_taken(|other| &other.id) {
            return wrong(
                "id",
                &location.id,
                "each of the three piles has an id of its own",
            );
        }
        if is_taken(|other| &other.name) {
            let what = "each of the three piles has a name of its own";
            return wrong("name", &location.name, what);
        }
        Ok(())
    }

    fn validate_card(&self, index: usize, card: &CardInfo) -> Result<(), Error> {
        let wrong = |field: &str, because: String| {
            let about = format!("cards[{index}].{field}");
            Err(Error::new(about, format!("(card `{}`) {because}", card.id)))
        };
        let twice = self.cards[..index].iter().any(|other| other.id == card.id);
        if twice || card.id.is_empty() {
            return wrong(
                "id",
                "is empty or appears twice; every id must be its own".to_owned(),
            );
        }
        if self.location_by_id(&card.location).is_none() {
            let ids = listed(self.locations.iter().map(|location| &location.id));
            let because = format!("is `{}`; the piles are {ids}", card.location);
            return wrong("location", because);
        }
        if card.name.trim().is_empty() {
            return wrong("name", "is empty; people call a card by it".to_owned());
        }
        // ARGH-R46: the option names promo cards by kind, and it knows only these three.
        if card.promo && !matches!(card.kind, Kind::Spider | Kind::Owl | Kind::Twin) {
            let because = format!(
                "is true, but a {} cannot be asked for: only a spider, an owl or a twin can. Leave the line out and the card is always played, or leave the card out",
                kind_name(card.kind)
            );
            return wrong("promo", because);
        }
        match (card.kind, card.value) {
            (Kind::Value, Some(value)) if value != 0 && (-99..=99).contains(&value) => (),
            (Kind::Value, _) => {
                return wrong(
                    "value",
                    "must be a whole number from -99 to 99, and not 0".to_owned(),
                );
            }
            (_, Some(_)) => {
                let because = format!(
                    "is given, but only a value card has one, not a {}",
                    kind_name(card.kind)
                );
                return wrong("value", because);
            }
            (_, None) => (),
        }
        match (card.kind, &card.sister_of) {
            (Kind::Twin, Some(sister))
                if self
                    .card(sister)
                    .is_some_and(|card| self.info(card).kind == Kind::Value) =>
            {
                Ok(())
            }
            (Kind::Twin, _) => wrong(
                "sister_of",
                "must name a value card, the twin's sister".to_owned(),
            ),
            (_, Some(_)) => wrong("sister_of", "is for the twin only".to_owned()),
            (_, None) => Ok(()),
        }
    }
}

/// The kind as an edition writes it.
fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Value => "value",
        Kind::Bomb => "bomb",
        Kind::Lizard => "lizard",
        Kind::Mosquito => "mosquito",
        Kind::Spy => "spy",
        Kind::Hamster => "hamster",
        Kind::Scientist => "scientist",
        Kind::Spider => "spider",
        Kind::Owl => "owl",
        Kind::Twin => "twin",
    }
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
    fn an_invalid_edition_is_refused_with_file_field_and_reason() {
        let cases = [
            (
                "value = 6",
                "value = 0",
                "mine.toml: cards[3].value: (card `house_parrot`) must be a whole number from -99 to 99, and not 0",
            ),
            (
                "value = 6",
                "value = \"six\"",
                "mine.toml: cards[3] `house_parrot`: value: invalid type: string \"six\", expected i8",
            ),
            (
                "kind = \"spy\"",
                "kind = \"spook\"",
                "mine.toml: cards[6] `house_spy`: kind: unknown variant `spook`",
            ),
            (
                "id = \"house_goldfish\"",
                "id = \"house_lizard\"",
                "mine.toml: cards[1].id: (card `house_lizard`) is empty or appears twice",
            ),
            (
                "bombs_to_win = 2",
                "bombs_to_win = 1",
                "mine.toml: bombs_to_win: is 1 with 3 bomb parts",
            ),
            (
                "[0, 1, 5, 10]",
                "[0, 1, 5]",
                "mine.toml: lizard_table: has 3 entries; 3 lizards need 4",
            ),
            (
                "two_players = 2",
                "two_players = 8",
                "mine.toml: removed_per_pile: takes 8 cards out of the house pile, which has 8",
            ),
            (
                "location = \"house\"",
                "location = \"cellar\"",
                "mine.toml: cards[0].location: (card `house_lizard`) is `cellar`; the piles are house, garden and laboratory",
            ),
            (
                "[0, 1, 5, 10]",
                "[2, 1, 5, 10]",
                "mine.toml: lizard_table: begins with 2; it begins with what no lizard is worth",
            ),
            (
                "id = \"laboratory\"",
                "id = \"garden\"",
                "mine.toml: locations[2].id: is `garden`, which is empty or appears twice; each of the three piles",
            ),
            (
                "name = \"laboratory\"",
                "name = \"house\"",
                "mine.toml: locations[2].name: is `house`, which is empty or appears twice",
            ),
            (
                "id = \"house\"",
                "id = \" \"",
                "mine.toml: locations[0].id: is ` `, which is empty",
            ),
            (
                "name = \"Parrot\"",
                "name = \"Parrot\"\npromo = true",
                "mine.toml: cards[3].promo: (card `house_parrot`) is true, but a value cannot be asked for: only a spider, an owl or a twin can",
            ),
            (
                "name = \"Parrot\"",
                "name = \"\"",
                "mine.toml: cards[3].name: (card `house_parrot`) is empty",
            ),
            ("max = 4", "max = 9", "mine.toml: players: are 2 to 9"),
            (
                "game = \"argh\"",
                "game = \"dogs\"",
                "mine.toml: game: is `dogs`; an edition of ARGH says `argh`",
            ),
            (
                "title = \"ARGH\"",
                "titel = \"ARGH\"",
                "mine.toml: titel: unknown field `titel`",
            ),
            ("title = \"ARGH\"", "title = ", "mine.toml: line 8: "),
            (
                "sister_of = \"house_girl\"",
                "sister_of = \"house_boy\"",
                "mine.toml: cards[26].sister_of: (card `promo_twin`) must name a value card",
            ),
        ];
        for (from, to, expected) in cases {
            let error = with(from, to).expect_err(to).to_string();
            assert!(
                error.starts_with(expected),
                "{to}\n  expected {expected}\n  is       {error}"
            );
        }
    }
}
