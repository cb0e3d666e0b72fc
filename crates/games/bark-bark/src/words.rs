//! The sentences that players read: questions, the table in text, endings, aids.

use std::fmt::Write;

use tabletop::{Face, Narrator, Outcome, RuleId, Seat, Viewer, Words, counted};

use crate::action::Action;
use crate::asking;
use crate::card::Pile;
use crate::event::Event;
use crate::map;
use crate::options::Claims;
use crate::outcome::kinds;
use crate::setup::Setup;
use crate::state::{BarkBark, Open, Phase, RaceEnd};
use crate::telling;
use crate::view::View;
use crate::wording;

/// The story on the box, in our own words (MBB-2).
pub const STORY: &str = "Cats and squirrels race along the tops of the garden fences. Nobody knows \
where the fences lead until somebody gets there, nobody has to tell the truth, and somewhere behind \
the boards waits Monty, who barks.";

/// Who made the game that this adapts.
pub const CREDITS: &str =
    "This is an unofficial adaptation of Monty's Bark Bark, made from its rulebook.";

impl Words for BarkBark {
    fn question(setup: &Setup, narrator: &Narrator, view: &View, seat: Seat) -> String {
        let player = &view.open.players[seat.index()];
        match view.open.phase {
            Phase::SetUp if player.colour.is_none() => "Which pawn do you take?".to_owned(),
            Phase::SetUp if player.critter.is_none() => {
                "Do you race as a cat, who pushes others off, or as a squirrel, who hops off?"
                    .to_owned()
            }
            Phase::SetUp => "How many pets do you have? Who has most places Start.".to_owned(),
            Phase::NamePlacer => "Who places Start?".to_owned(),
            Phase::PlaceStart => {
                "Where does the race begin? A column and a row, as on the map.".to_owned()
            }
            Phase::Secret => asking::asked_in_secret(setup, view, seat),
            Phase::Move => asking::asked_in_round(setup, narrator, view, seat),
            Phase::Between { .. } => "The race is over. Ready for the next?".to_owned(),
            Phase::Over { .. } => "The game is over.".to_owned(),
        }
    }

    fn choice(
        setup: &Setup,
        narrator: &Narrator,
        view: &View,
        seat: Seat,
        action: &Action,
    ) -> String {
        wording::choice(setup, narrator, view, seat, action)
    }

    fn event(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        telling::sentence(setup, narrator, event)
    }

    fn picture(setup: &Setup, narrator: &Narrator, view: &View, _viewer: Viewer) -> String {
        let open = &view.open;
        let mut picture = String::new();
        if !open.garden.is_empty() {
            let _ = writeln!(picture, "Race {}, round {}.", open.race, open.round);
            picture += &map::map(setup, open);
            let _ = writeln!(picture, "{}", crown_text(narrator, open));
            let corners = Pile::CORNERS.map(|pile| pile_text(setup, view, pile));
            let _ = writeln!(picture, "Deck: {}; {}.", view.deck, corners.join("; "));
        }
        if open.phase == Phase::PlaceStart {
            picture += &map::bare_table(setup);
        }
        for seat in setup.seats() {
            let _ = writeln!(picture, "{}", player_line(setup, narrator, view, seat));
        }
        picture
    }

    fn ending(_setup: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winners = narrator.begin_listed(outcome.winners().iter());
        let points = outcome.winners().first();
        let points = points.and_then(|seat| outcome.scores[seat]).unwrap_or(0);
        let points = counted(usize::try_from(points).unwrap_or(0), "point");
        match outcome.kind.as_ref() {
            kinds::TARGET_POINTS => format!("{winners} won the match with {points}."),
            kinds::LAST_RACE => {
                format!("{winners} won the match: level at {points}, and ahead in the last race.")
            }
            kinds::EXTRA_RACE => format!("{winners} won the race that decided the match."),
            kinds::SHARED => format!("{winners} shared the match at {points}."),
            kind => {
                let end = RaceEnd::ALL.into_iter().find(|end| end.kind().0 == kind);
                telling::race_won(&winners, end)
            }
        }
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
        wording::rules_about(action)
    }

    /// Every kind of card, and how many of it are out; all public.
    fn aid(setup: &Setup, view: &View) -> String {
        let mut aid = format!("On the map: {}.\n", map::whole_legend());
        for (index, info) in setup.edition.cards.iter().enumerate() {
            let out = view.open.out.get(index).copied().unwrap_or(0);
            let _ = writeln!(
                aid,
                "{} of {} out  {:<27} {}",
                out,
                info.count,
                info.name,
                info.text.as_deref().unwrap_or_default()
            );
        }
        aid
    }

    /// MBB-22, MBB-94: claims about a card are actions; these are chat and not binding.
    fn claims(setup: &Setup, view: &View, _seat: Seat) -> Vec<String> {
        let lines: &[&str] = match (setup.options.claims, view.open.phase) {
            (Claims::Off, _) => &[],
            (_, Phase::Secret) => &[
                "Let us not pick the same card again.",
                "I always tell the truth.",
                "Do not believe a word of it.",
            ],
            (_, Phase::Move) => &[
                "Half each, and we are friends.",
                "You owe me one from last round.",
                "I would rather go back to the gate.",
            ],
            _ => &["Good race!", "That dog again."],
        };
        lines.iter().map(|&line| line.to_owned()).collect()
    }
}

/// "left corners: 5, next Left corner".
fn pile_text(setup: &Setup, view: &View, pile: Pile) -> String {
    let seen = pile.corner().map(|corner| view.corners[corner]);
    let left = seen.map_or(view.deck, |seen| seen.left);
    let top = seen.and_then(|seen| seen.top);
    let next = top.map_or_else(String::new, |card| format!(", next {}", setup.name(card)));
    format!("{} corners: {left}{next}", pile.word())
}

/// Where the race is headed and who leads it.
fn crown_text(narrator: &Narrator, open: &Open) -> String {
    let cell = open.garden.at(open.head).cell;
    let side = open.head_side.map_or_else(String::new, |side| {
        format!(", headed {} from there", side.word())
    });
    match open.leader {
        Some(leader) => format!(
            "In the lead with the crown at {cell}{side}: {}.",
            narrator.name(leader)
        ),
        None => format!("The crown lies at {cell}{side}; nobody leads."),
    }
}

/// "B Fox: red squirrel; at (5,3), 3 behind; 2 points; card laid; claims 4; told the truth once."
fn player_line(setup: &Setup, narrator: &Narrator, view: &View, seat: Seat) -> String {
    let open = &view.open;
    let player = &open.players[seat.index()];
    let letter = seat.letter().to_string();
    let name = narrator.begin(seat);
    let who = if letter == name {
        letter
    } else {
        format!("{letter} {name}")
    };
    let mut parts = Vec::new();
    if let Some(colour) = player.colour {
        let critter = player.critter.map_or("pawn", crate::card::Critter::word);
        parts.push(format!("{} {critter}", setup.colour(colour)));
    }
    if !open.garden.is_empty() {
        let cell = open.garden.at(open.at(seat)).cell;
        parts.push(match open.behind(seat) {
            Some(0) => format!("at {cell}, in front"),
            Some(far) => format!("at {cell}, {far} behind"),
            None => format!("at {cell}, with no way Home"),
        });
    }
    if open.race > 1 || player.points > 0 {
        parts.push(counted(usize::from(player.points), "point"));
    }
    match view.laid.at(seat) {
        Some(Some(Face::Up(value))) => parts.push(format!("card {value}")),
        Some(Some(Face::Down)) => parts.push("card laid".to_owned()),
        _ => (),
    }
    if let Some(claim) = player.claim {
        parts.push(format!("claims {claim}"));
    }
    for whisper in view.whispers.iter().filter(|whisper| whisper.by == seat) {
        let to = narrator.name(whisper.to);
        parts.push(format!("whispered {} to {to}", whisper.value));
    }
    if player.n_true > 0 {
        parts.push(format!("told the truth {}", times(player.n_true)));
    }
    if player.n_false > 0 {
        let lied = times(player.n_false);
        parts.push(format!("led us up the garden path {lied}"));
    }
    if parts.is_empty() {
        parts.push("no pawn yet".to_owned());
    }
    format!("{who}: {}.", parts.join("; "))
}

fn times(count: u16) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{count} times"),
    }
}
