//! One canonical English sentence for each action, event and part of a view.

use std::fmt::Write;

use tabletop::{Face, Names, Outcome, RuleId, Seat, Viewer, Words, counted};

use crate::action::Action;
use crate::agenda::Step;
use crate::asking;
use crate::card::{Card, Pile};
use crate::event::Event;
use crate::map;
use crate::options::Claims;
use crate::rules;
use crate::scoring::kinds;
use crate::setup::Setup;
use crate::state::{BarkBark, Open, Phase, RaceEnd};
use crate::telling::{self, in_order, list, name_of, shares_text};
use crate::view::View;

/// The story on the box, in our own words (MBB-2).
pub const STORY: &str = "Cats and squirrels race along the tops of the garden fences. Nobody knows \
where the fences lead until somebody gets there, nobody has to tell the truth, and somewhere behind \
the boards waits Monty, who barks.";

/// Who made the game that this adapts.
pub const CREDITS: &str =
    "This is an unofficial adaptation of Monty's Bark Bark, made from its rulebook.";

impl Words for BarkBark {
    fn question(setup: &Setup, names: &Names, view: &View, seat: Seat) -> String {
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
            Phase::Move => asking::asked_in_round(setup, names, view, seat),
            Phase::Between { .. } => "The race is over. Ready for the next?".to_owned(),
            Phase::Over { .. } => "The game is over.".to_owned(),
        }
    }

    fn choice(setup: &Setup, names: &Names, view: &View, seat: Seat, action: &Action) -> String {
        let name = |seat: Seat| name_of(names, seat);
        match action {
            Action::ChooseColour { colour } => format!("take the {} pawn", setup.colour(*colour)),
            Action::ChooseCritter { critter } => format!("race as a {}", critter.word()),
            Action::TellPets { count } => {
                format!("have {}", counted(usize::from(*count), "pet"))
            }
            Action::NamePlacer { seat: named } if *named == seat => {
                "place Start yourself".to_owned()
            }
            Action::NamePlacer { seat } => format!("name {}", name(*seat)),
            // There may be hundreds of these: the map and the question say the rest.
            Action::PlaceStart { cell } => cell.to_string(),
            Action::ChooseCard { value } => match view.laid.at(seat) {
                Some(Some(Face::Up(laid))) if laid == value => format!("stay with the {value}"),
                Some(Some(_)) => format!("lay the {value} instead"),
                _ => format!("lay the {value}"),
            },
            Action::LeaveToChance => "let chance pick a card".to_owned(),
            Action::ClaimCard { value, to: None } => format!("claim to play the {value}"),
            Action::ClaimCard {
                value,
                to: Some(to),
            } => format!("whisper to {} that you play the {value}", name(*to)),
            Action::WithdrawClaim => "take back what you claimed".to_owned(),
            Action::ProposeSplit { shares } => {
                format!(
                    "propose {}",
                    shares_text(names, shares, sharers(&view.open))
                )
            }
            Action::CounterSplit { shares } => {
                format!(
                    "counter with {}",
                    shares_text(names, shares, sharers(&view.open))
                )
            }
            Action::AcceptSplit | Action::AcceptOrder => "agree".to_owned(),
            Action::ProposeOrder { order } => format!("propose {}", in_order(names, order)),
            Action::CounterOrder { order } => format!("counter with {}", in_order(names, order)),
            Action::WalkAway => "walk away".to_owned(),
            Action::Step { side } => format!("go {}", side.word()),
            Action::Explore { side, pile } => {
                format!("explore {} {}", side.word(), from(setup, view, *pile))
            }
            Action::PlaceCrown { cell, side } => {
                format!("put the crown on the {} side of {cell}", side.word())
            }
            Action::TakeShortCut => "take the short cut home".to_owned(),
            Action::DeclineShortCut => "race on".to_owned(),
            Action::SwapCorner { pile } => {
                format!("swap it for a card {}", from(setup, view, *pile))
            }
            Action::PushOff { seat, side } => format!("push {} {}", name(*seat), side.word()),
            Action::HopOff { side } => format!("hop {}", side.word()),
            Action::Bounce { side } => format!("bounce {}", side.word()),
            Action::ChooseGate { cell } => format!("go back to {cell}"),
            Action::OrderRetreat { seat: sent } if *sent == seat => "go back next".to_owned(),
            Action::OrderRetreat { seat } => format!("send {} next", name(*seat)),
            Action::Ready => "be ready for the next race".to_owned(),
        }
    }

    fn event(setup: &Setup, names: &Names, event: &Event) -> String {
        telling::sentence(setup, names, event)
    }

    fn picture(setup: &Setup, names: &Names, view: &View, _viewer: Viewer) -> String {
        let open = &view.open;
        let mut picture = String::new();
        if !open.garden.is_empty() {
            let _ = writeln!(picture, "Race {}, round {}.", open.race, open.round);
            picture += &map::map(setup, open);
            let _ = writeln!(picture, "{}", crown_text(names, open));
            let corners = Pile::CORNERS.map(|pile| pile_text(setup, view, pile));
            let _ = writeln!(picture, "Deck: {}; {}.", view.deck, corners.join("; "));
        }
        if open.phase == Phase::PlaceStart {
            picture += &map::bare_table(setup);
        }
        for seat in setup.seats() {
            let _ = writeln!(picture, "{}", player_line(setup, names, view, seat));
        }
        picture
    }

    fn ending(_setup: &Setup, names: &Names, outcome: &Outcome) -> String {
        let winners = list(names, outcome.winners());
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
        match action {
            Action::ChooseColour { .. } => vec![rules::MBB_13, rules::MBB_5],
            Action::ChooseCritter { .. } => vec![rules::MBB_12, rules::MBB_55, rules::MBB_57],
            Action::TellPets { .. } | Action::NamePlacer { .. } => {
                vec![rules::MBB_14, rules::MBB_R3]
            }
            Action::PlaceStart { .. } => vec![rules::MBB_14, rules::MBB_R4],
            Action::ChooseCard { .. } | Action::LeaveToChance => {
                vec![rules::MBB_21, rules::MBB_25, rules::MBB_27]
            }
            Action::ClaimCard { .. } | Action::WithdrawClaim => {
                vec![rules::MBB_22, rules::MBB_94, rules::MBB_R67]
            }
            Action::ProposeSplit { .. } | Action::CounterSplit { .. } | Action::AcceptSplit => {
                vec![rules::MBB_27, rules::MBB_R11, rules::MBB_30]
            }
            Action::ProposeOrder { .. } | Action::CounterOrder { .. } | Action::AcceptOrder => {
                vec![rules::MBB_34, rules::MBB_R16, rules::MBB_35]
            }
            Action::WalkAway => vec![rules::MBB_30, rules::MBB_36],
            Action::Step { .. } => vec![rules::MBB_40, rules::MBB_39, rules::MBB_G9],
            Action::Explore { .. } => vec![rules::MBB_42, rules::MBB_45, rules::MBB_71],
            Action::PlaceCrown { .. } => vec![rules::MBB_74, rules::MBB_50, rules::MBB_91],
            Action::TakeShortCut | Action::DeclineShortCut => vec![rules::MBB_97, rules::MBB_R37],
            Action::SwapCorner { .. } => vec![rules::MBB_R39],
            Action::PushOff { .. } => vec![rules::MBB_55, rules::MBB_59],
            Action::HopOff { .. } => vec![rules::MBB_57, rules::MBB_59],
            Action::Bounce { .. } => vec![rules::MBB_69, rules::MBB_R51],
            Action::ChooseGate { .. } => vec![rules::MBB_37],
            Action::OrderRetreat { .. } => vec![rules::MBB_38],
            Action::Ready => vec![rules::MBB_88],
        }
    }

    /// What is on each kind of card, and how many are still to come: all of it public.
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

    /// MBB-22, MBB-94: what is claimed about a card is an action; this is chat, and binds nobody.
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

fn sharers(open: &Open) -> tabletop::Seats {
    match open.agenda.last() {
        Some(Step::Split(split)) => split.floor.seats,
        _ => tabletop::Seats::NONE,
    }
}

/// "from the left corners (next: Left corner)".
fn from(setup: &Setup, view: &View, pile: Pile) -> String {
    let Some(corner) = pile.corner() else {
        return "from the deck".to_owned();
    };
    let top = view.corners[corner].top.map(|card: Card| setup.name(card));
    match top {
        Some(top) => format!("from the {} corners (next: {top})", pile.word()),
        None => format!("from the {} corners", pile.word()),
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
fn crown_text(names: &Names, open: &Open) -> String {
    let cell = open.garden.at(open.head).cell;
    let side = open.head_side.map_or_else(String::new, |side| {
        format!(", headed {} from there", side.word())
    });
    match open.leader {
        Some(leader) => format!(
            "In the lead with the crown at {cell}{side}: {}.",
            names[leader]
        ),
        None => format!("The crown lies at {cell}{side}; nobody leads."),
    }
}

/// "B Fox: red squirrel; at (5,3), 3 behind; 2 points; card laid; claims 4; told the truth once."
fn player_line(setup: &Setup, names: &Names, view: &View, seat: Seat) -> String {
    let open = &view.open;
    let player = &open.players[seat.index()];
    let letter = seat.letter().to_string();
    let name = name_of(names, seat);
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
        let to = name_of(names, whisper.to);
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
