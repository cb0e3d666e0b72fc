//! One canonical English sentence for each question, action and ending.

use tabletop::{Names, Outcome, RuleId, Seat, Viewer, Words, counted, listed};

use crate::action::{Action, Visit};
use crate::die::{Die, Roll};
use crate::event::Event;
use crate::mole::Mole;
use crate::power::Effect;
use crate::prize::{Prize, Stand};
use crate::rules;
use crate::scoring::kinds;
use crate::setup::Setup;
use crate::state::{MolePark, Phase};
use crate::view::View;
use crate::{picture, table, telling};

/// The motto of the park (MOLE-2).
pub const MOTTO: &str = "Whack before you win: nobody wins a prize without moles.";

/// Who made the game that this adapts.
pub const CREDITS: &str = "Mole Park: Whack and Win! is a game by Restart Round. This is an \
unofficial adaptation; dice, moles, prizes and powers of this edition are our own.";

impl Words for MolePark {
    fn question(setup: &Setup, names: &Names, view: &View, seat: Seat) -> String {
        let king = &setup.options.king_title;
        match view.phase {
            Phase::Colours => "Which colour do you take?".to_owned(),
            Phase::King if table::asks_about_arcades(setup) => {
                "When were you last at an arcade or a carnival? Any number of days ago will do."
                    .to_owned()
            }
            Phase::King => format!("Who is {king} in this game?"),
            Phase::CrownCall { window: 1 } => {
                format!(
                    "Are you Going for the Crown? {}",
                    stakes_text(setup, view, seat)
                )
            }
            Phase::CrownCall { .. } => {
                let announced = view.areas.by_seat().filter(|(_, area)| area.announced);
                let all = listed(announced.map(|(seat, _)| &names[seat]));
                let stakes = stakes_text(setup, view, seat);
                format!("Going for the Crown: {all}. You too? {stakes}")
            }
            Phase::Choose => "Which die do you roll?".to_owned(),
            Phase::Go => format!("All are ready, {king}. {}", signal_text(setup)),
            Phase::ShowdownGo => format!("The Showdown waits, {king}. {}", signal_text(setup)),
            Phase::Reroll { .. } => {
                let rolled = view.areas[seat].rolled;
                let shows = rolled.map_or(String::new(), |rolled| match rolled.roll {
                    Roll::Stars(n_stars) => stars(n_stars.into()),
                    Roll::Hole(_) | Roll::Miss => rolled.roll.to_string(),
                });
                format!("Your die shows {shows}. Roll it again?")
            }
            Phase::Discard { .. } => {
                let aside = view.own_marks.len();
                let left = table::surplus(setup, view, seat).saturating_sub(aside);
                format!("You have too many moles. Which do you discard? ({left} to go)")
            }
            Phase::Tie { .. } => format!("Several have the same total, {king}. Who picks next?"),
            Phase::Pick { .. } => {
                let total = view.areas[seat].total.unwrap_or(0);
                format!("You have {}. Which prize do you take?", stars(total))
            }
            Phase::Keep => "Which of your cashed-in moles do you keep?".to_owned(),
            Phase::CrownTie { .. } => {
                format!("The best score is shared, {king}. Who wins the crown?")
            }
            Phase::Over { .. } => "The game is over. Another?".to_owned(),
        }
    }

    fn choice(setup: &Setup, names: &Names, view: &View, seat: Seat, action: &Action) -> String {
        let name = |seat: Seat| names.at(seat).map_or("nobody", String::as_str);
        match *action {
            Action::ChooseColour { colour } => {
                format!("take {} with the {}", colour.name(), colour.symbol())
            }
            Action::NameKing { seat: king } if king == seat => "be it yourself".to_owned(),
            Action::NameKing { seat: king } => format!("name {}", name(king)),
            Action::AnswerArcade { visit } => match visit {
                Visit::Never => "write down never".to_owned(),
                Visit::Ago { days } => format!("write down {}", ago(days)),
            },
            Action::LeaveToChance => "let chance decide".to_owned(),
            Action::DeclareCrown => "announce Going for the Crown".to_owned(),
            Action::PassCrown => "pass without announcing".to_owned(),
            Action::PeekHole { hole } => {
                let at = usize::from(hole.0).checked_sub(1);
                let lying = at.and_then(|at| view.holes.get(at)).map_or(0, Vec::len);
                format!("look into hole {hole} ({})", count(lying, "mole"))
            }
            Action::ChooseDie { die } => {
                let faces: Vec<String> = setup.faces(die).iter().map(Roll::to_string).collect();
                let name = &setup.edition.dice.info(die).name;
                match die {
                    Die::Prize => {
                        let sums = table::possible_totals(setup, view, seat);
                        format!("cash in with the {name}: {}", totals_text(sums))
                    }
                    Die::Glove | Die::Pan | Die::Mallet => {
                        format!("whack with the {name} ({})", faces.join(" "))
                    }
                }
            }
            Action::SayGo { text } => {
                let text = text
                    .as_ref()
                    .map_or(setup.options.go_text.as_str(), |text| text.as_str());
                format!("call \"{text}\"")
            }
            Action::UseReroll { prize } => match table::is_prize(setup, prize) {
                true => format!("roll again with {}", named(setup, prize)),
                false => "roll again".to_owned(),
            },
            Action::DeclineReroll => "let it lie".to_owned(),
            Action::DiscardMole { mole: one } => format!("discard {}", mole(setup, one)),
            Action::KeepMole { mole: one } => format!("keep {}", mole(setup, one)),
            Action::KeepNoMore if view.own_marks.is_empty() => "keep none".to_owned(),
            Action::KeepNoMore => "keep no more".to_owned(),
            Action::BreakTie { next } if next == seat => "pick yourself".to_owned(),
            Action::BreakTie { next } => format!("let {} pick next", name(next)),
            Action::TakePrize { stand } => take_text(setup, view, stand),
            Action::PassPrize => "take no prize".to_owned(),
            Action::NameWinner { seat: winner } => format!("give the crown to {}", name(winner)),
        }
    }

    fn event(setup: &Setup, names: &Names, event: &Event) -> String {
        telling::sentence(setup, names, event)
    }

    fn picture(setup: &Setup, names: &Names, view: &View, viewer: Viewer) -> String {
        picture::draw(setup, names, view, viewer)
    }

    fn ending(setup: &Setup, names: &Names, outcome: &Outcome) -> String {
        let winner = outcome.winners().first();
        let name = winner
            .and_then(|seat| names.at(seat))
            .map_or("Nobody", String::as_str);
        let king = &setup.options.king_title;
        match outcome.kind.as_ref() {
            kinds::CROWN => {
                let cost = setup.crown_cost();
                format!(
                    "{name} announced, reached {cost} stars alone and won the crown, and with it the \
                     title of {king}."
                )
            }
            kinds::SHOWDOWN => {
                format!("{name} won the Showdown for the Crown, and with it the title of {king}.")
            }
            kinds::TIED_SHOWDOWN => {
                format!(
                    "The Showdown was tied; the crown went to {name}, and with it the title of {king}."
                )
            }
            _ => {
                let n_stars = winner.and_then(|seat| outcome.scores[seat]);
                let n_stars = n_stars.and_then(|stars| u16::try_from(stars).ok());
                let shown = stars(n_stars.unwrap_or(0));
                format!(
                    "The park closed; {name} had the finest prizes ({shown}) and won the crown, and \
                     with it the title of {king}."
                )
            }
        }
    }

    fn score(score: i32) -> String {
        match score {
            1 => "1 star".to_owned(),
            _ => format!("{score} stars"),
        }
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
        match action {
            Action::ChooseColour { .. } => vec![rules::MOLE_7],
            Action::NameKing { .. } => vec![rules::MOLE_8, rules::MOLE_R3],
            Action::AnswerArcade { .. } => vec![rules::MOLE_9, rules::MOLE_10],
            Action::LeaveToChance => vec![rules::MOLE_R3, rules::MOLE_R44],
            Action::DeclareCrown => vec![rules::MOLE_65, rules::MOLE_67, rules::MOLE_68],
            Action::PassCrown => vec![rules::MOLE_66, rules::MOLE_R15],
            Action::PeekHole { .. } => vec![rules::MOLE_P10, rules::MOLE_R77],
            Action::ChooseDie { die: Die::Prize } => vec![rules::MOLE_20, rules::MOLE_45],
            Action::ChooseDie { .. } => vec![rules::MOLE_31, rules::MOLE_37],
            Action::SayGo { .. } => vec![rules::MOLE_32, rules::MOLE_R24],
            Action::UseReroll { .. } | Action::DeclineReroll => {
                vec![rules::MOLE_P2, rules::MOLE_R27]
            }
            Action::DiscardMole { .. } => vec![rules::MOLE_41, rules::MOLE_R31],
            Action::BreakTie { .. } => vec![rules::MOLE_59, rules::MOLE_R43],
            Action::TakePrize { .. } => vec![rules::MOLE_48, rules::MOLE_R38],
            Action::PassPrize => vec![rules::MOLE_R39, rules::MOLE_R76],
            Action::KeepMole { .. } | Action::KeepNoMore => vec![rules::MOLE_P6],
            Action::NameWinner { .. } => vec![rules::MOLE_79, rules::MOLE_R61],
        }
    }

    fn aid(setup: &Setup, view: &View) -> String {
        picture::aid(setup, view)
    }

    /// MOLE-R67: true or false, and binding nobody.
    fn claims(_setup: &Setup, view: &View, _seat: Seat) -> Vec<String> {
        let lines: &[&str] = match view.phase {
            Phase::CrownCall { .. } => &["I am nowhere near forty.", "This round it is mine."],
            Phase::Choose => &[
                "I go for hole 5, all of you stay away.",
                "Everybody takes the mallet, right?",
                "I only hold ones.",
                "I cash in now.",
            ],
            Phase::Tie { .. } | Phase::CrownTie { .. } => &["Remember who your friends are."],
            _ => &["Well whacked!", "That was my mole."],
        };
        lines.iter().map(|&line| line.to_owned()).collect()
    }
}

/// The mole with its name and stars: "the Baker Mole (2)".
pub(crate) fn mole(setup: &Setup, mole: Mole) -> String {
    match mole.index() < setup.n_moles() {
        true => {
            let (info, copy) = (setup.mole(mole), setup.copy_of_mole(mole));
            let name = numbered(&info.name, info.copies, copy);
            format!("the {name} ({})", info.stars)
        }
        false => "a mole of another park".to_owned(),
    }
}

pub(crate) fn moles(setup: &Setup, moles: &[Mole]) -> String {
    listed(moles.iter().map(|&one| mole(setup, one)))
}

/// The prize's name, with a number where the box has several of it.
pub(crate) fn named(setup: &Setup, prize: Prize) -> String {
    let (info, copy) = (setup.prize(prize), setup.copy_of_prize(prize));
    numbered(&info.name, info.copies, copy)
}

/// "Jawbreaker", or "Jawbreaker no. 2" where there are several: what looks the same must not be called
/// the same, because people choose by what things are called.
fn numbered(name: &str, copies: u8, copy: usize) -> String {
    match copies {
        0 | 1 => name.to_owned(),
        _ => format!("{name} no. {copy}"),
    }
}

/// The prize with its stars and what it does: "Yo-yo (3 stars; a whacking die may be rolled again)".
pub(crate) fn prize(setup: &Setup, prize: Prize) -> String {
    let effects = setup
        .effects(prize)
        .iter()
        .map(|&effect| effect_text(setup, effect));
    let mut parts = vec![stars(setup.prize_stars(prize).into())];
    parts.extend(effects);
    format!("{} ({})", named(setup, prize), parts.join("; "))
}

/// What an effect does, in a few words.
pub fn effect_text(setup: &Setup, effect: Effect) -> String {
    match effect {
        Effect::HandLimit(add) => format!("{} more in hand", count(add, "mole")),
        Effect::Reroll(dice) => {
            let whacks = Die::WHACKING.iter().all(|die| dice.contains(*die));
            let dice = match (whacks, dice.contains(Die::Prize)) {
                (true, true) => "any die".to_owned(),
                (true, false) => "a whacking die".to_owned(),
                (false, _) => {
                    let some = Die::ALL.into_iter().filter(|&die| dice.contains(die));
                    let some = some.map(|die| setup.edition.dice.info(die).name.as_str());
                    format!("the {}", some.collect::<Vec<_>>().join(" or the "))
                }
            };
            format!("roll {dice} again once a round")
        }
        Effect::UnluckyDraw(n) => format!("draw {} when you whack none", count(n, "mole")),
        Effect::WhackDraw(n) => format!("draw {} when you whack some", count(n, "mole")),
        Effect::Leftover => "take a leftover of your hole".to_owned(),
        Effect::KeepMole(n) => format!("keep {} when cashing in", count(n, "mole")),
        Effect::MoleBonus { value, stars: more } => {
            format!("moles of {value} count {more} more")
        }
        Effect::FullHand { moles, stars: more } => {
            let least = count(moles, "mole");
            format!("at least {least} cashed in count {more} more, once")
        }
        Effect::Consolation(n) => format!("draw {} when no prize is left", count(n, "mole")),
        Effect::Peek(n) => format!("look into {} a round", count(n, "hole")),
        Effect::FirstInTies => "first in ties".to_owned(),
    }
}

fn take_text(setup: &Setup, view: &View, stand: Stand) -> String {
    let Some(info) = setup.edition.stands.get(stand.index()) else {
        return "take the crown".to_owned();
    };
    let up = view.stands.get(stand.index()).and_then(|stand| stand.up);
    let shown = up.map_or("what is not there".to_owned(), |up| prize(setup, up));
    format!(
        "take {shown} from {}, {}",
        info.name,
        stars(info.cost.into())
    )
}

/// What an announcement is about: the own possible totals, the crown's price, and what failing costs
/// (MOLE-68).
fn stakes_text(setup: &Setup, view: &View, seat: Seat) -> String {
    let cost = setup.crown_cost();
    match table::possible_totals(setup, view, seat) {
        None => format!("The crown costs {}.", stars(cost)),
        Some((low, high)) => format!(
            "Your hand would make {low} to {high} stars; the crown costs {cost}, and with less \
             the hand is lost for nothing."
        ),
    }
}

/// MOLE-R72: the own possible totals, with the lowest and the highest face.
fn totals_text(sums: Option<(u16, u16)>) -> String {
    match sums {
        None => "for nothing".to_owned(),
        Some((low, high)) => format!("{low} to {high} stars"),
    }
}

/// MOLE-R24: King Mole is asked, and told for how long.
fn signal_text(setup: &Setup) -> String {
    let seconds = counted(setup.options.go_wait.into(), "second");
    format!("Will you give the signal? After {seconds} it comes by itself.")
}

/// The space of the board on which a total lies (MOLE-46): "under 10", "20 to 24", "40 or more".
pub(crate) fn space(setup: &Setup, total: u16) -> String {
    match table::space(setup, total) {
        (0, Some(to)) => format!("under {}", to + 1),
        (from, Some(to)) if from == to => from.to_string(),
        (from, Some(to)) => format!("{from} to {to}"),
        (from, None) => format!("{from} or more"),
    }
}

/// "today", "yesterday", "7 days ago".
pub(crate) fn ago(days: u16) -> String {
    match days {
        0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        _ => format!("{days} days ago"),
    }
}

pub(crate) fn stars(stars: u16) -> String {
    counted(stars.into(), "star")
}

/// "no mole", "1 mole", "2 moles".
pub(crate) fn count(number: impl Into<usize>, thing: &str) -> String {
    match number.into() {
        0 => format!("no {thing}"),
        number => counted(number, thing),
    }
}
