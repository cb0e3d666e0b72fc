//! Where in the client somebody is, as it stands behind the `#` of the address.

#[cfg(target_arch = "wasm32")]
mod going;

use tabletop::Seat;

#[cfg(target_arch = "wasm32")]
pub(crate) use going::follow;

/// A place in the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// The shelf.
    Front,
    /// A table in this tab.
    Local {
        /// Its id.
        table: String,
    },
    /// A table of the house this page came from.
    House {
        /// Its id.
        table: String,
        /// How one looks at it.
        look: Look,
    },
    /// What a game has to print.
    Print {
        /// The game's id.
        game: String,
    },
}

/// How a screen takes part in a table of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// As whoever the kept tokens say, or as a spectator who may sit down.
    Plain,
    /// As the big screen in the middle: public things only, and a code for each seat.
    Big,
    /// As somebody who came by the code of this seat.
    Phone(Seat),
}

impl Route {
    /// Reads what is behind the `#`.
    pub(crate) fn parse(hash: &str) -> Self {
        let words: Vec<&str> = hash.trim_start_matches(['#', '/']).split('/').collect();
        let table = |id: &str| id.to_owned();
        match words.as_slice() {
            ["here", id] => Self::Local { table: table(id) },
            ["print", id] => Self::Print { game: table(id) },
            ["table", id] => Self::House {
                table: table(id),
                look: Look::Plain,
            },
            ["table", id, "big"] => Self::House {
                table: table(id),
                look: Look::Big,
            },
            ["table", id, "seat", seat] => Self::House {
                table: table(id),
                look: seat
                    .parse()
                    .map_or(Look::Plain, |seat| Look::Phone(Seat(seat))),
            },
            _ => Self::Front,
        }
    }

    /// What stands behind the `#`.
    pub(crate) fn hash(&self) -> String {
        match self {
            Self::Front => "#/".to_owned(),
            Self::Local { table } => format!("#/here/{table}"),
            Self::Print { game } => format!("#/print/{game}"),
            Self::House { table, look } => match look {
                Look::Plain => format!("#/table/{table}"),
                Look::Big => format!("#/table/{table}/big"),
                Look::Phone(seat) => format!("#/table/{table}/seat/{}", seat.0),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(look: Look) -> Route {
        let table = "k7m2".to_owned();
        Route::House { table, look }
    }

    #[test]
    fn every_place_is_found_again_from_its_own_address() {
        let local = Route::Local {
            table: "abc".to_owned(),
        };
        let print = Route::Print {
            game: "bandimals".to_owned(),
        };
        let places = [
            (Route::Front, "#/"),
            (local, "#/here/abc"),
            (print, "#/print/bandimals"),
            (house(Look::Plain), "#/table/k7m2"),
            (house(Look::Big), "#/table/k7m2/big"),
            (house(Look::Phone(Seat(2))), "#/table/k7m2/seat/2"),
        ];
        for (place, address) in places {
            assert_eq!(place.hash(), address);
            assert_eq!(Route::parse(address), place);
        }
    }

    #[test]
    fn an_address_that_leads_nowhere_leads_to_the_shelf() {
        for address in ["", "#", "#/", "#/nowhere", "#/table", "#/table/k7m2/wide"] {
            assert_eq!(Route::parse(address), Route::Front, "{address}");
        }
    }

    #[test]
    fn a_seat_that_is_no_number_is_no_seat() {
        assert_eq!(Route::parse("#/table/k7m2/seat/x"), house(Look::Plain));
        assert_eq!(Route::parse("#/table/k7m2/seat/999"), house(Look::Plain));
    }
}
