//! A board without its game's types: everything the frame knows about it.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::AnyView;
use room::AnyGame;
use serde_json::Value;
use tabletop::{Error, Game, OptionInfo, Outcome, Seat, Seats, Shelved, Talk, Terms, Words};
use wire::{Version, Written};

use crate::movement::{Beat, Cue};
use crate::words::minus;
use crate::{Board, Cover, Desk, Moment, Reach, Sprite, Step, Studying, ToPrint, Told};

/// An event of any game.
pub type AnyEvent = Arc<dyn Any + Send + Sync>;

/// The board of a game as the frame sees it. The methods are documented at [`Board`].
pub trait AnyBoard: Sync {
    /// How the front page shows it.
    fn cover(&self) -> &'static Cover;
    /// Its name in files and addresses.
    fn id(&self) -> &'static str;
    /// What people call it.
    fn title(&self) -> &'static str;
    /// What it is about, in one sentence.
    fn blurb(&self) -> &'static str;
    /// The options a table can agree on.
    fn options(&self) -> Vec<&'static OptionInfo>;
    /// The rules, for a table in this tab.
    fn rules(&self) -> AnyGame;
    /// Checks the terms of a table.
    fn check(&self, terms: &Terms) -> Result<(), Error>;
    /// The side a seat would play for under these terms.
    fn side(&self, terms: &Terms, seat: Seat) -> Option<String>;
    /// The side a seat plays for at this table.
    fn side_at(&self, moment: &Moment, seat: Seat) -> Option<String>;
    /// A word to look up in the rules.
    fn looked_up(&self) -> &'static str;
    /// All drawings.
    fn sprite(&self) -> Sprite;
    /// The game in short.
    fn primer(&self) -> Vec<(String, &'static str)>;
    /// A page to print.
    fn to_print(&self) -> Option<ToPrint>;

    /// Reads an update from the table; `known` is any earlier moment of the same table.
    fn read(&self, known: Option<&Moment>, update: &Value) -> Result<Told, String>;
    /// The table as it was at `version`, of which only the view was sent.
    fn as_it_was(&self, now: &Moment, version: Version, view: &Written) -> Option<Moment>;

    /// The middle of the table.
    fn board(&self, reach: Reach) -> AnyView;
    /// A seat's own part of the table.
    fn area(&self, reach: Reach, moment: &Moment, seat: Seat) -> AnyView;
    /// The indices of the choices that have a button in the decision bar. They may depend on what
    /// was pressed since the moment arrived.
    fn in_bar(&self, moment: &Moment) -> Vec<usize>;
    /// The number key of the choice at this index.
    fn key(&self, moment: &Moment, place: usize) -> Option<usize>;
    /// The colour of a seat.
    fn colour(&self, moment: &Moment, seat: Seat) -> &'static str;
    /// How far along the deal is.
    fn progress(&self, moment: &Moment) -> String;
    /// Whom the table waits for.
    fn waiting(&self, moment: &Moment) -> String;
    /// The claims a player can make with one press.
    fn claims(&self, moment: &Moment) -> Vec<String>;
    /// How freely players may talk.
    fn talk(&self, moment: &Moment) -> Talk;

    /// Little pictures for a line of the story.
    fn pictures(&self, moment: &Moment, event: &AnyEvent) -> String;
    /// What moves when something happens.
    fn beats(&self, moment: &Moment, event: &AnyEvent) -> Vec<Beat>;
    /// The movement for something that is not an event.
    fn gesture(&self, seat: Seat, cue: Cue<'_>) -> Option<Beat>;
    /// The steps of the count at the end.
    fn count(&self, moment: &Moment, events: &[AnyEvent]) -> Vec<Step>;
    /// Who won and why.
    fn ending(&self, moment: &Moment, outcome: &Outcome) -> String;
    /// A score in words.
    fn score(&self, score: i32) -> String;

    /// What can be studied beside the play.
    fn study(&self) -> Studying;
}

/// A [`Board`] as an [`AnyBoard`].
pub struct Laid<B>(PhantomData<fn() -> B>);

impl<B: Board> Laid<B> {
    /// The board of `B`.
    #[must_use]
    pub fn out() -> &'static dyn AnyBoard {
        &Self(PhantomData)
    }
}

type EventOf<B> = <<B as Board>::Game as Game>::Event;

fn event_of<B: Board>(event: &AnyEvent) -> Option<&EventOf<B>> {
    event.downcast_ref()
}

impl<B: Board> AnyBoard for Laid<B> {
    fn cover(&self) -> &'static Cover {
        B::COVER
    }

    fn id(&self) -> &'static str {
        B::Game::ID
    }

    fn title(&self) -> &'static str {
        B::Game::TITLE
    }

    fn blurb(&self) -> &'static str {
        B::Game::BLURB
    }

    fn options(&self) -> Vec<&'static OptionInfo> {
        B::Game::options().collect()
    }

    fn rules(&self) -> AnyGame {
        AnyGame::of::<B::Game>()
    }

    fn check(&self, terms: &Terms) -> Result<(), Error> {
        B::Game::set_up(terms).map(|_| ())
    }

    fn side(&self, terms: &Terms, seat: Seat) -> Option<String> {
        B::side(&B::Game::set_up(terms).ok()?, seat)
    }

    fn side_at(&self, moment: &Moment, seat: Seat) -> Option<String> {
        B::side(&moment.scene::<B::Game>().setup, seat)
    }

    fn looked_up(&self) -> &'static str {
        B::LOOKED_UP
    }

    fn sprite(&self) -> Sprite {
        B::SPRITE
    }

    fn primer(&self) -> Vec<(String, &'static str)> {
        B::primer()
    }

    fn to_print(&self) -> Option<ToPrint> {
        B::to_print()
    }

    fn read(&self, known: Option<&Moment>, update: &Value) -> Result<Told, String> {
        Told::read::<B>(known, update)
    }

    fn as_it_was(&self, now: &Moment, version: Version, view: &Written) -> Option<Moment> {
        let mut scene = crate::Scene::clone(&now.scene::<B::Game>());
        (scene.version, scene.view) = (version, view.read().ok()?);
        // The choices of that time are gone, and nobody is waited for in the past.
        scene.choices.clear();
        scene.news.awaited = Seats::NONE;
        Some(Moment::of::<B>(scene))
    }

    fn board(&self, reach: Reach) -> AnyView {
        B::board(Desk::new(reach))
    }

    fn area(&self, reach: Reach, moment: &Moment, seat: Seat) -> AnyView {
        B::area(Desk::new(reach), &moment.scene(), seat)
    }

    fn in_bar(&self, moment: &Moment) -> Vec<usize> {
        let scene = moment.scene::<B::Game>();
        let choices = scene.choices.iter().enumerate();
        let in_bar = choices.filter(|(_, action)| B::in_bar(&scene, action));
        in_bar.map(|(place, _)| place).collect()
    }

    fn key(&self, moment: &Moment, place: usize) -> Option<usize> {
        let scene = moment.scene::<B::Game>();
        B::key(&scene, scene.choices.get(place)?)
    }

    fn colour(&self, moment: &Moment, seat: Seat) -> &'static str {
        B::colour(&moment.scene(), seat)
    }

    fn progress(&self, moment: &Moment) -> String {
        B::progress(&moment.scene())
    }

    fn waiting(&self, moment: &Moment) -> String {
        minus(&B::waiting(&moment.scene()))
    }

    fn claims(&self, moment: &Moment) -> Vec<String> {
        let scene = moment.scene::<B::Game>();
        let asked = scene.view.as_ref().zip(scene.own());
        asked.map_or_else(Vec::new, |(view, own)| {
            B::Game::claims(&scene.setup, view, own)
        })
    }

    fn talk(&self, moment: &Moment) -> Talk {
        B::Game::talk(&moment.scene::<B::Game>().setup)
    }

    fn pictures(&self, moment: &Moment, event: &AnyEvent) -> String {
        let event = event_of::<B>(event);
        event.map_or_else(String::new, |event| B::pictures(&moment.scene(), event))
    }

    fn beats(&self, moment: &Moment, event: &AnyEvent) -> Vec<Beat> {
        let event = event_of::<B>(event);
        event.map_or_else(Vec::new, |event| B::beats(&moment.scene(), event))
    }

    fn gesture(&self, seat: Seat, cue: Cue<'_>) -> Option<Beat> {
        B::gesture(seat, cue)
    }

    fn count(&self, moment: &Moment, events: &[AnyEvent]) -> Vec<Step> {
        let events: Vec<EventOf<B>> = events.iter().filter_map(event_of::<B>).cloned().collect();
        B::count(&moment.scene(), &events)
    }

    fn ending(&self, moment: &Moment, outcome: &Outcome) -> String {
        let setup = &moment.scene::<B::Game>().setup;
        minus(&B::Game::ending(setup, &moment.narrator, outcome))
    }

    fn score(&self, score: i32) -> String {
        minus(&B::Game::score(score))
    }

    fn study(&self) -> Studying {
        B::study()
    }
}
