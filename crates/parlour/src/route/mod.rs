//! The place in the client, as written after the `#` of the address.

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
    /// A table of the house that served this page.
    House {
        /// Its id.
        table: String,
        /// How this screen shows it.
        look: Look,
    },
    /// The printable page of a game.
    Print {
        /// The game's id.
        game: String,
    },
}

/// How a screen takes part in a table of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// With the seats that the stored tokens give, or as a spectator who can sit down.
    Plain,
    /// As the shared big screen: only what is public, and a code for each seat.
    Big,
    /// As somebody who scanned the code of this seat.
    Phone(Seat),
}

impl Route {
    /// Reads what comes after the `#`.
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

    /// What comes after the `#`.
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
    fn every_route_is_read_back_from_its_address() {
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
    fn an_unknown_address_leads_to_the_front_page() {
        for address in ["", "#", "#/", "#/nowhere", "#/table", "#/table/k7m2/wide"] {
            assert_eq!(Route::parse(address), Route::Front, "{address}");
        }
    }

    #[test]
    fn an_invalid_seat_is_ignored() {
        assert_eq!(Route::parse("#/table/k7m2/seat/x"), house(Look::Plain));
        assert_eq!(Route::parse("#/table/k7m2/seat/999"), house(Look::Plain));
    }
}
