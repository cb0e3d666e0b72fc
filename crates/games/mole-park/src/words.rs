//! The sentences that players read: questions, endings, names of moles and prizes.

use tabletop::{Narrator, Outcome, RuleId, Seat, Viewer, Words, counted, listed, mark};

use crate::action::Action;
use crate::die::{Die, Roll};
use crate::event::Event;
use crate::mole::Mole;
use crate::outcome::kinds;
use crate::power::Effect;
use crate::prize::Prize;
use crate::setup::Setup;
use crate::state::{MolePark, Phase};
use crate::view::View;
use crate::{picture, rules, table, telling, wording};

/// The motto of the park (MOLE-2).
pub const MOTTO: &str = "Whack before you win: nobody wins a prize without moles.";

/// Who made the original game.
pub const CREDITS: &str = "Mole Park: Whack and Win! is a game by Restart Round. This is an \
unofficial adaptation; dice, moles, prizes and powers of this edition are our own.";

impl Words for MolePark {
    fn question(setup: &Setup, narrator: &Narrator, view: &View, seat: Seat) -> String {
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
                let all = narrator.listed(announced.map(|(seat, _)| seat));
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

    fn choice(
        setup: &Setup,
        narrator: &Narrator,
        view: &View,
        seat: Seat,
        action: &Action,
    ) -> String {
        wording::choice(setup, narrator, view, seat, *action)
    }

    fn event(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        telling::sentence(setup, narrator, event)
    }

    fn picture(setup: &Setup, narrator: &Narrator, view: &View, viewer: Viewer) -> String {
        picture::draw(setup, narrator, view, viewer)
    }

    fn ending(setup: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winner = outcome.winners().first();
        let name = winner.map_or("Nobody", |seat| narrator.begin(seat));
        let him = winner.map_or("nobody", |seat| narrator.name(seat));
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
                    "The Showdown was tied; the crown went to {him}, and with it the title of {king}."
                )
            }
            _ => {
                let n_stars = winner.and_then(|seat| outcome.scores[seat]);
                let n_stars = n_stars.and_then(|stars| u16::try_from(stars).ok());
                let shown = stars(n_stars.unwrap_or(0));
                format!(
                    "The park closed; {him} had the finest prizes ({shown}) and won the crown, and \
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
        wording::rules_about(*action)
    }

    fn aid(setup: &Setup, view: &View) -> String {
        picture::aid(setup, view)
    }

    /// These may be true or false, and are not binding.
    fn claims(_setup: &Setup, view: &View, _seat: Seat) -> Vec<String> {
        mark!(rules::MOLE_R67);
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
    if mole.index() >= setup.n_moles() {
        return "a mole of another park".to_owned();
    }
    let (info, copy) = (setup.mole(mole), setup.copy_of_mole(mole));
    let name = numbered(&info.name, info.copies, copy);
    format!("the {name} ({})", info.stars)
}

pub(crate) fn moles(setup: &Setup, moles: &[Mole]) -> String {
    listed(moles.iter().map(|&one| mole(setup, one)))
}

/// The prize's name, with a number if the box has several copies.
pub(crate) fn named(setup: &Setup, prize: Prize) -> String {
    let (info, copy) = (setup.prize(prize), setup.copy_of_prize(prize));
    numbered(&info.name, info.copies, copy)
}

/// "Jawbreaker", or "Jawbreaker no. 2" if there are several copies. Every copy needs its own name,
/// because people choose by name.
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

/// What is at stake in an announcement: the possible totals of the seat, the crown's price, and what
/// failing costs (MOLE-68).
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

/// Asks King Mole for the signal, and says how long there is (MOLE-R24).
fn signal_text(setup: &Setup) -> String {
    let seconds = counted(setup.options.go_wait.into(), "second");
    format!("Will you give the signal? After {seconds} it comes by itself.")
}

/// The space of the board for a total (MOLE-46): "under 10", "20 to 24", "40 or more".
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
