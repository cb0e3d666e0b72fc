//! Events as sentences in the past tense.

use tabletop::{Face, Narrator, Seat, Seats, listed, mark};

use crate::action::Visit;
use crate::die::{Die, Roll, Rolled};
use crate::event::{Draw, Event, KingBy, Matter, Sum};
use crate::mole::Mole;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Ending, Sealed};
use crate::words::{ago, count, mole, moles, named, prize, stars};

/// The event as a sentence.
pub(crate) fn sentence(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
    let name = |seat: &Seat| narrator.name(*seat);
    let begin = |seat: &Seat| narrator.begin(*seat);
    let king = &setup.options.king_title;
    match event {
        Event::ParkOpened { prizes } => {
            let shown = prizes.iter().flatten();
            let shown: Vec<String> = shown.map(|&one| named(setup, one)).collect();
            if shown.is_empty() {
                "The park opened, with nothing on the stands.".to_owned()
            } else {
                format!("The park opened. On the stands: {}.", listed(shown))
            }
        }
        Event::ColourChosen { by, colour } => {
            let (colour, symbol) = (colour.name(), colour.symbol());
            format!("{} took the {colour} dice with the {symbol}.", begin(by))
        }
        Event::Answered { by, about, answer } => match answer {
            Face::Up(answer) => answered(setup, begin(by), *about, *answer),
            Face::Down => readied(begin(by), *about),
        },
        Event::VisitTold { by, visit } => match visit {
            Visit::Never => format!("{} had never been to an arcade or a carnival.", begin(by)),
            Visit::Ago { days } => format!("{} told of a visit {}.", begin(by), ago(*days)),
        },
        Event::NobodyVisited => {
            "Nobody has ever been to an arcade or a carnival: you should all go \
             there instead. Until then, lots were drawn."
                .to_owned()
        }
        Event::KingNamed { seat, how } => {
            let how = match how {
                KingBy::Host => "by the host's word",
                KingBy::Arcade => "for the latest visit",
                KingBy::Lot => "by lot",
                KingBy::LastWin => "for winning the last game",
                KingBy::Crown => "with the crown",
            };
            mark!(rules::MOLE_12);
            format!("{} became {king} {how}.", begin(seat))
        }
        Event::RoundBegan { round } => format!("Round {round} began."),
        Event::MolesDealt { counts } => match &counts[..] {
            [0, rest @ ..] if rest.iter().all(|&count| count == 0) => {
                "No mole came into any hole.".to_owned()
            }
            [first, rest @ ..] if rest.iter().all(|count| count == first) => {
                format!("{} came into each hole.", count(*first, "mole"))
            }
            _ => {
                let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
                format!("Moles came into the holes: {}.", counts.join(", "))
            }
        },
        Event::HillShuffled { moles } => {
            format!(
                "The Burrow had run out, and the Hill was shuffled into it: {}.",
                count(*moles, "mole")
            )
        }
        Event::CrownDeclared { by } => format!("{} announced: Going for the Crown!", begin(by)),
        Event::HolePeeked {
            by,
            hole,
            moles: seen,
        } => match hole {
            None => format!("{} looked into a hole.", begin(by)),
            Some(hole) if seen.is_empty() => {
                format!("{} looked into hole {hole} and found it empty.", begin(by))
            }
            Some(hole) => {
                let (by, found) = (begin(by), faces(setup, seen));
                format!("{by} looked into hole {hole}, from the bottom up{found}.")
            }
        },
        Event::GoSaid { by, text } => {
            let text = text
                .as_ref()
                .map_or(setup.options.go_text.as_str(), |text| text.as_str());
            match setup.options.go_wait {
                // MOLE-R24: at this table King Mole says nothing.
                0 => format!("The signal came by itself: \"{text}\""),
                _ => format!("{} gave the signal: \"{text}\"", begin(by)),
            }
        }
        Event::DieRolled { by, rolled } => {
            format!("{} {}.", begin(by), rolled_text(setup, *rolled))
        }
        Event::DieRerolled { by, prize, rolled } => format!(
            "{} used {} and {}.",
            begin(by),
            named(setup, *prize),
            rolled_text(setup, *rolled)
        ),
        Event::RerollDeclined { by } => format!("{} let the die lie.", begin(by)),
        Event::MolesWhacked {
            by,
            hole,
            moles: got,
        } => {
            let n_moles = count(got.len(), "mole");
            format!(
                "{} whacked {n_moles} out of hole {hole}{}.",
                begin(by),
                faces(setup, got)
            )
        }
        Event::NothingWhacked {
            hole,
            whackers,
            moles: 0,
        } => {
            format!(
                "{} whacked hole {hole} and found it empty.",
                seats(narrator, *whackers)
            )
        }
        Event::NothingWhacked {
            hole,
            whackers,
            moles,
        } => format!(
            "{} crowded hole {hole} and got nothing: {} could not be split.",
            seats(narrator, *whackers),
            count(*moles, "mole")
        ),
        Event::LeftoverTaken { by, hole, mole } => {
            let found = faces(setup, &[*mole]);
            format!("{} took a leftover out of hole {hole}{found}.", begin(by))
        }
        Event::MolesDrawn {
            by,
            why,
            moles: got,
        } => {
            let why = match why {
                Draw::Unlucky => "for bad luck",
                Draw::Lucky => "on top",
                Draw::Consolation => "as a consolation",
            };
            let n_moles = count(got.len(), "mole");
            format!("{} drew {n_moles} {why}{}.", begin(by), faces(setup, got))
        }
        Event::MoleMarked { by, mole: marked } => {
            let what = marked
                .up()
                .map_or("a mole".to_owned(), |marked| mole(setup, marked));
            format!("{} put {what} aside.", begin(by))
        }
        Event::MolesDiscarded { by, moles: gone } => {
            format!(
                "{} had too many and discarded {}.",
                begin(by),
                moles(setup, gone)
            )
        }
        Event::HandLaid {
            by,
            moles: laid,
            sum,
        } => {
            format!(
                "{} cashed in {}: {}.",
                begin(by),
                moles(setup, laid),
                sum_text(*sum)
            )
        }
        Event::NothingLaid { by } => {
            format!(
                "{} rolled the Prize die with no mole to cash in.",
                begin(by)
            )
        }
        Event::CrownMissed { by, total } => {
            format!(
                "{} came to {} and missed the crown.",
                begin(by),
                stars(*total)
            )
        }
        Event::NextNamed { next } => {
            mark!(rules::MOLE_12);
            format!("{king} let {} pick next.", name(next))
        }
        Event::OrderDrawn { order } => {
            let order = listed(order.iter().map(name));
            format!("Lots were drawn for who picks next: {order}.")
        }
        Event::PrizeTaken { by, prize: won } => {
            format!("{} took {}.", begin(by), prize(setup, *won))
        }
        Event::PrizePassed { by } => format!("{} left the prizes where they were.", begin(by)),
        Event::NothingLeft { by, total } => {
            format!(
                "{} came to {} and found no prize for that.",
                begin(by),
                stars(*total)
            )
        }
        Event::MolesKept { by, moles: kept } => {
            format!("{} kept {}.", begin(by), moles(setup, kept))
        }
        Event::HandCashed { by, moles } => {
            format!("{} left {} on the Hill.", begin(by), count(*moles, "mole"))
        }
        Event::StandRestocked { stand, prize: next } => {
            let stand = &setup.edition.stands[stand.index()].name;
            format!("New at {stand}: {}.", prize(setup, *next))
        }
        Event::StandEmptied { stand } => {
            format!(
                "{} ran out of prizes.",
                setup.edition.stands[stand.index()].name
            )
        }
        Event::ParkClosed { round } => format!("After round {round} the park closed."),
        Event::ShowdownBegan { contestants } => {
            format!(
                "{} met in a Showdown for the Crown.",
                seats(narrator, *contestants)
            )
        }
        Event::HandCleared { by, moles: gone } => {
            format!("{} laid {} on the Hill.", begin(by), moles(setup, gone))
        }
        Event::PrizesReturned { by, prizes: 0 } => {
            format!("{} had no prize to give back.", begin(by))
        }
        Event::PrizesReturned { by, prizes } => {
            format!("{} gave {} back.", begin(by), count(*prizes, "prize"))
        }
        Event::ShowdownRolled { by, rolls } => {
            let rolls = Die::ALL.iter().zip(rolls).map(|(&die, roll)| match roll {
                Roll::Stars(n_stars) => stars((*n_stars).into()),
                Roll::Hole(_) | Roll::Miss => {
                    format!("{roll} with the {}", setup.edition.dice.info(die).name)
                }
            });
            format!("{} rolled {}.", begin(by), listed(rolls))
        }
        Event::ShowdownWhacked {
            by,
            hole,
            moles: got,
        } => {
            format!(
                "{} got {} out of hole {hole}.",
                begin(by),
                moles(setup, got)
            )
        }
        Event::ShowdownScored {
            by,
            moles: kept,
            die,
            score,
        } => format!(
            "{} scored {}: {} on {} and {} on the Prize die.",
            begin(by),
            stars(*score),
            score - u16::from(*die),
            count(kept.len(), "mole"),
            die
        ),
        Event::KingSteppedBack { seat } => {
            mark!(rules::MOLE_12);
            format!(
                "{} shared the best score and, as {king}, stepped back.",
                begin(seat)
            )
        }
        Event::WinnerNamed { seat } => format!("{king} gave the crown to {}.", name(seat)),
        Event::WinnerDrawn { seat } => {
            format!("Lots were drawn, and the crown fell to {}.", name(seat))
        }
        Event::DealEnded { ending } => {
            let how = match ending {
                Ending::Crown(_) => "alone",
                Ending::Showdown(_) => "in the Showdown",
                Ending::TiedShowdown(_) => "in a tied Showdown",
                Ending::ClosingTime(_) => "at closing time, with the most prize stars",
            };
            format!("{} won the crown {how}.", begin(&ending.winner()))
        }
    }
}

/// What others are told about a secret answer: only what it is about (MOLE-R22).
fn readied(name: &str, about: Matter) -> String {
    match about {
        Matter::Visit => format!("{name} wrote an answer down."),
        Matter::Crown => format!("{name} decided about the crown in secret."),
        Matter::Die => format!("{name} chose a die in secret."),
        Matter::Reroll => format!("{name} decided about a reroll in secret."),
        Matter::Discard => format!("{name} decided what to discard."),
        Matter::Keep => format!("{name} decided what to keep."),
    }
}

/// What a seat is told about its own answer.
fn answered(setup: &Setup, name: &str, about: Matter, answer: Sealed) -> String {
    match answer {
        Sealed::Visit(Visit::Never) => format!("{name} wrote down never."),
        Sealed::Visit(Visit::Ago { days }) => format!("{name} wrote down {}.", ago(days)),
        Sealed::Crown => format!("{name} decided in secret to go for the crown."),
        Sealed::NoCrown => format!("{name} decided in secret not to go for the crown."),
        Sealed::Die(die) => {
            format!(
                "{name} chose the {} in secret.",
                setup.edition.dice.info(die).name
            )
        }
        Sealed::Reroll(prize) => {
            format!("{name} decided in secret to use {}.", named(setup, prize))
        }
        Sealed::NoReroll => format!("{name} decided in secret to let the die lie."),
        Sealed::Moles => readied(name, about),
    }
}

fn rolled_text(setup: &Setup, rolled: Rolled) -> String {
    let die = &setup.edition.dice.info(rolled.die).name;
    match rolled.roll {
        Roll::Hole(hole) => format!("rolled {hole} with the {die}"),
        Roll::Miss => format!("rolled X with the {die} and missed"),
        Roll::Stars(n_stars) => format!("rolled {} with the {die}", stars(n_stars.into())),
    }
}

/// "13 on moles, 4 by powers, 6 on prizes and 3 on the die make 26 stars".
fn sum_text(sum: Sum) -> String {
    let parts = [
        (sum.moles, "on moles"),
        (sum.bonus, "by powers"),
        (sum.prizes, "on prizes"),
        (sum.die, "on the die"),
    ];
    let parts = parts.iter().filter(|(stars, _)| *stars > 0);
    let parts = parts.map(|(stars, what)| format!("{stars} {what}"));
    let parts: Vec<String> = parts.collect();
    match parts.len() {
        // In other editions moles and dice may have no stars.
        0 => "no star at all".to_owned(),
        1 => format!("{} makes {}", listed(parts), stars(sum.total())),
        _ => format!("{} make {}", listed(parts), stars(sum.total())),
    }
}

/// What a seat got, if the viewer knows it: ": the Baker Mole (2)".
fn faces(setup: &Setup, got: &[Face<Mole>]) -> String {
    let known: Vec<Mole> = got.iter().filter_map(|face| face.up()).collect();
    if known.is_empty() {
        String::new()
    } else {
        format!(": {}", moles(setup, &known))
    }
}

fn seats(narrator: &Narrator, seats: Seats) -> String {
    narrator.begin_listed(seats.iter())
}
