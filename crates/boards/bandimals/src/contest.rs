//! A contest in the spotlight: what it is about, the viewer's entry, and what was revealed.

use bandimals::{Action, Arm, Bout, Compete, Contest, Entry, Phrase, Setup, Shown, Stage};
use board::{key, look};
use leptos::prelude::*;
use tabletop::{BySeat, Seat};

use super::lit::{self, lit};
use super::middle::Asked;
use super::{art, card, spots, timed};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::picture;

/// The card, who has not entered yet, and what the viewer can enter.
pub(crate) fn contest(desk: Desk, contest: Contest, asked: Asked) -> AnyView {
    let Some(scene) = desk.shown() else {
        return ().into_any();
    };
    let info = scene.setup.ct(contest.ct);
    let body = match asked {
        Asked::Yes => entry(desk, &scene, &contest),
        Asked::No => view! { <p class="quiet">{words::OTHERS_ENTER}</p> }.into_any(),
    };
    let inside = view! {
        <h2>{info.name.clone()}</h2>
        <p>{scene.setup.tell(contest.ct)}</p>
        {move || entrants(desk, contest)}
        {move || shown(desk, contest)}
        <div class="entry">{body}</div>
    };
    let looks = card::ct(&scene.setup, contest.ct);
    lit("lit event", lit::card(looks), inside)
}

/// Everybody who takes part, with what they have so far, and a tick once they have entered.
fn entrants(desk: Desk, contest: Contest) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    let people = scene
        .around()
        .into_iter()
        .filter(|seat| contest.entrants.contains(*seat))
        .map(|seat| {
            let news = scene.news.seats.at(seat);
            let avatar = news.map(|news| picture::avatar(seat, &news.sitter)).unwrap_or_default();
            let waits = view.open.waits.contains(seat);
            let score = contest.scores[seat.index()];
            let note = match (waits, score) {
                (true, 0) => words::STILL.to_owned(),
                (true, n) => words::so_far(n),
                (false, 0) => words::ENTERED.to_owned(),
                (false, n) => words::so_far(n),
            };
            view! {
                <li class:waits=waits style:--seat=picture::colour(seat)>{look("avatar", avatar)} {scene.narrator.begin(seat).to_owned()} " " <small>{note}</small></li>
            }
        })
        .collect_view();
    Some(view! { <ul class="entrants" aria-label=words::ENTRANTS>{people}</ul> }.into_any())
}

/// What was revealed last.
fn shown(desk: Desk, contest: Contest) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    let told: Vec<String> = view
        .open
        .shown
        .iter()
        .map(|shown| match shown {
            Shown::Entries(entries) => listed(&scene, contest, entries),
            Shown::Number(number) => words::was(*number),
            Shown::Votes(votes) => words::votes(&by_name(&scene, votes)),
            Shown::Against(votes) => words::votes_against(&by_name(&scene, votes)),
            Shown::Times(_) | Shown::Throws(_) => String::new(),
        })
        .filter(|text| !text.is_empty())
        .collect();
    (!told.is_empty()).then(|| view! { <p class="shown">{told.join(" ")}</p> }.into_any())
}

/// How many votes each has, by name.
fn by_name<'a>(scene: &'a Scene, votes: &BySeat<u8>) -> Vec<(&'a str, u8)> {
    let votes = votes.by_seat();
    votes
        .map(|(seat, n)| (scene.narrator.begin(seat), *n))
        .collect()
}

fn listed(scene: &Scene, contest: Contest, entries: &BySeat<Option<Entry>>) -> String {
    let lines = scene.setup.ct(contest.ct).lines.as_slice();
    let told: Vec<String> = entries
        .by_seat()
        .filter_map(|(seat, entry)| {
            let entry = entry.as_ref()?;
            Some(format!(
                "{}: {}",
                scene.narrator.begin(seat),
                words::entry(&contest.bout, entry, lines)
            ))
        })
        .collect();
    words::shown(&told.join(", "))
}

/// What the viewer can enter.
fn entry(desk: Desk, scene: &Scene, contest: &Contest) -> AnyView {
    if contest.stage == Stage::Voting {
        return ballots(desk, scene, contest);
    }
    match contest.bout {
        Bout::Reflex { signal } => timed::reflex(desk, signal),
        Bout::Tempo { bpm } => timed::tempo(desk, bpm),
        Bout::Recall { icons } => timed::recall(desk, icons),
        Bout::Count { notes } => timed::count(desk, notes),
        Bout::Guess => numbers(desk, scene, words::GUESS, |n| n.to_string()),
        Bout::UniqueLow => numbers(desk, scene, words::CHAIRS, |n| n.to_string()),
        Bout::Match => numbers(desk, scene, words::FACINGS, |n| words::facing(n).to_owned()),
        Bout::Cycle => {
            let arms = Arm::ALL.map(|arm| {
                (
                    Entry::Arm(arm),
                    art::named(words::arm(arm)).unwrap_or_default(),
                    words::arm(arm),
                )
            });
            pictures(desk, arms.into())
        }
        Bout::Nerve => {
            let ways = vec![
                (Entry::March, art::picture("sign-feet"), words::MARCH),
                (Entry::Halt, art::picture("sign-halt"), words::STOP),
            ];
            view! { <p>{words::nerve(contest.round)}</p> {pictures(desk, ways)} }.into_any()
        }
        Bout::Bid => view! { <p class="do-this">{words::BID}</p> }.into_any(),
        Bout::Ballot => names(desk, &scene.setup, contest),
    }
}

/// Numbers to press.
fn numbers(desk: Desk, scene: &Scene, title: &'static str, face: fn(u8) -> String) -> AnyView {
    let buttons = scene
        .choices
        .iter()
        .filter_map(|action| match action {
            Action::Compete(Compete::ContestEntry {
                entry: Entry::Number(n),
            }) => Some((*n, action.clone())),
            _ => None,
        })
        .map(|(n, action)| {
            let key = key("chip").at(spots::of(&action));
            key.does(move || desk.act(&action)).with(face(n))
        })
        .collect_view();
    view! { <p>{title}</p> <div class="chips">{buttons}</div> }.into_any()
}

/// Things to press, each with its picture.
fn pictures(desk: Desk, ways: Vec<(Entry, String, &'static str)>) -> AnyView {
    let buttons = ways
        .into_iter()
        .map(|(entry, looks, name)| {
            let key = key("stall").at(spots::entry_at(&entry));
            let key = key.plays(desk, Some(Action::Compete(Compete::ContestEntry { entry })));
            key.with(view! { {look("big-sign sec-guard", looks)} {name} })
        })
        .collect_view();
    view! { <div class="stalls">{buttons}</div> }.into_any()
}

/// Names for a band: some are offered, and an input for a name of one's own.
fn names(desk: Desk, setup: &Setup, contest: &Contest) -> AnyView {
    let offered = setup
        .ct(contest.ct)
        .lines
        .iter()
        .take(3)
        .zip(0..)
        .map(|(name, line)| {
            let action = Action::Compete(Compete::ContestEntry {
                entry: Entry::Name(Phrase::Stock(line)),
            });
            let key = key("chip wide").at(spots::of(&action));
            key.does(move || desk.act(&action)).with(name.clone())
        })
        .collect_view();
    let send = move |text: String| {
        let name = Phrase::Written(text.into_boxed_str());
        desk.act(&Action::Compete(Compete::ContestEntry {
            entry: Entry::Name(name),
        }));
    };
    view! { <div class="chips">{offered}</div> {writing(words::OWN_NAME, 40, send)} }.into_any()
}

/// An input for a text of one's own.
pub(crate) fn writing(label: &'static str, most: u16, send: impl Fn(String) + 'static) -> AnyView {
    let text = RwSignal::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = text.get_untracked();
        if !text.trim().is_empty() {
            send(text);
        }
    };
    view! {
        <form class="writing" on:submit=submit>
            <input type="text" maxlength=most aria-label=label placeholder=label bind:value=text/>
            <button class="choice small">{words::SAY_IT}</button>
        </form>
    }
    .into_any()
}

/// The entries of the others, to vote for one.
fn ballots(desk: Desk, scene: &Scene, contest: &Contest) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let lines = scene.setup.ct(contest.ct).lines.as_slice();
    let entries = view.open.shown.iter().rev().find_map(|shown| match shown {
        Shown::Entries(entries) => Some(entries),
        _ => None,
    });
    let of = |seat: Seat| {
        let entry = entries
            .and_then(|entries| entries.at(seat))
            .and_then(Option::as_ref);
        entry
            .map(|entry| words::entry(&contest.bout, entry, lines))
            .unwrap_or_default()
    };
    let buttons = scene
        .choices
        .iter()
        .filter_map(|action| match action {
            Action::Compete(Compete::ContestVote { seat }) => Some((*seat, action.clone())),
            _ => None,
        })
        .map(|(seat, action)| {
            let key = key("chip wide").at(format!("vote-{}", seat.0));
            let inside =
                view! { {of(seat)} " " <small>{scene.narrator.begin(seat).to_owned()}</small> };
            key.does(move || desk.act(&action)).with(inside)
        })
        .collect_view();
    view! { <p>{words::VOTE}</p> <div class="chips">{buttons}</div> }.into_any()
}
