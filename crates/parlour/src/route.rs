//! Where in the client somebody is, as it stands behind the `#` of the address.

use leptos::prelude::*;
use tabletop::Seat;

use crate::browser;

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
            Self::House { table, look } => match look {
                Look::Plain => format!("#/table/{table}"),
                Look::Big => format!("#/table/{table}/big"),
                Look::Phone(seat) => format!("#/table/{table}/seat/{}", seat.0),
            },
        }
    }

    /// The whole address, to be sent to somebody.
    pub(crate) fn link(&self) -> String {
        let location = browser::window().location();
        let origin = location.origin().unwrap_or_default();
        let path = location.pathname().unwrap_or_default();
        format!("{origin}{path}{}", self.hash())
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        let _ = browser::window().location().set_hash(&self.hash());
    }
}

/// Where we are, and where we go to.
pub(crate) fn follow() -> ReadSignal<Route> {
    let here = || Route::parse(&browser::window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    browser::listen("hashchange", move |_: web_sys::Event| set_route.set(here()));
    route
}
