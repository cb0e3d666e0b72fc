//! What a table of ARGH may agree on (section 7 of the catalogue).

pub use tabletop::Switch;

use crate::card::Kind;

tabletop::options! {
    /// The options of a table.
    pub Options;

    /// Who starts (ARGH-11, ARGH-R4).
    first_player: "Who starts", "Whose turn is the first.", ["ARGH-11", "ARGH-R4"],
        choice FirstPlayer {
            Random "random" "drawn by lot",
            HostPicks "host_picks" "the host names somebody",
            Ask "ask" "the table votes: who last fed an animal?",
            LastWinner "last_winner" "the winner of the last deal, else by lot",
        };
    /// Whether five and six may play (ARGH-R1).
    five_six_players: "Five and six players", "Lets five or six play with the set-up for more than two.", ["ARGH-R1"],
        switch {
            "off" "two to four",
            "on" "two to six",
        };
    /// The kinds of promo card that are shuffled in (ARGH-R46), in edition order.
    promos: "Promo cards", "Extra cards that are shuffled into their piles.", ["ARGH-R46"],
        any Vec<Kind>, promos, {
            "none" "the 24 cards of the box",
            "spider" "house: worth the star cards of its team",
            "owl" "garden: lets you look into the box",
            "twin" "laboratory: worse beside his sister",
        };
    /// Who orders a team's effects at the end (ARGH-R25).
    effect_order: "Order of effects", "In which order mosquitoes, hamster and scientist act at the end.", ["ARGH-R25"],
        choice EffectOrder {
            Fixed "fixed" "mosquitoes, hamster, scientist",
            Owner "owner" "each owner chooses the order of their own",
        };
    /// Who answers the choices at the end (ARGH-R26).
    end_choices: "Choices at the end", "Who decides what mosquitoes, hamster and scientist hit.", ["ARGH-R26"],
        choice EndChoices {
            Ask "ask" "the owner decides",
            Auto "auto" "the best answer is taken for you",
        };
    /// What a lizard is worth when cards are compared (ARGH-R35).
    lizard_card_value: "A lizard's own value", "What one lizard counts as when cards are compared (scientist, ties).", ["ARGH-R35"],
        choice LizardCardValue {
            Single "single" "what one lizard alone is worth",
            Set "set" "as much as its owner's whole set",
        };
    /// What people may say (ARGH-27, ARGH-R41).
    claims: "Talk", "What people may say: anything about any card, true or not, or only harmless ready-made lines, for tables with children.", ["ARGH-27", "ARGH-R41"],
        choice Claims {
            On "on" "free, with ready-made claims about cards",
            Off "off" "ready-made greetings only, none about cards",
        };
}

/// Reads a list of promo cards; the kinds come out in edition order.
fn promos(words: &str) -> Result<Vec<Kind>, String> {
    let named = [
        ("spider", Kind::Spider),
        ("owl", Kind::Owl),
        ("twin", Kind::Twin),
    ];
    let words: Vec<&str> = words.split(',').map(str::trim).collect();
    let chosen = named.iter().filter(|(name, _)| words.contains(name));
    Ok(chosen.map(|&(_, kind)| kind).collect())
}
