//! Examining a game: many deals at random, and every law at every moment of them.

use tabletop::{Chance, Game, Seed, Shelved, Viewer, learnt};

use crate::deal::{Deal, Moment};
use crate::decider::{Care, Decider};
use crate::future::{self, First, Guesses};
use crate::pool::Pool;
use crate::wondering::Wonder;
use crate::{At, Broken, Step, choosing, ending, knowing, saving, tables, takeback, telling};

/// Plays `deals` deals of a game whose hands are hidden, and panics at the first broken law.
pub fn hold<G: Game>(setup: &G::Setup, deals: u64) {
    Examination::of(deals).hold::<G>(setup);
}

/// Plays `deals` deals at every table of [`tables::everywhere`]: with each number of seats, and with
/// each option.
pub fn hold_everywhere<G: Shelved>(deals: u64) {
    for setup in tables::everywhere::<G>() {
        hold::<G>(&setup, deals);
    }
}

/// The same as [`hold`], but returns the broken law.
pub fn examine<G: Game>(setup: &G::Setup, deals: u64) -> Result<(), Broken> {
    Examination::of(deals).run::<G>(setup)
}

/// What a game hides. The laws cannot find this out by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hidden {
    /// Cards are hidden from the first decision on.
    #[default]
    Hands,
    /// Only sealed choices are hidden, and only for a while.
    Choices,
    /// Only future dice are hidden.
    Nothing,
}

/// How to examine a game.
///
/// ```
/// use laws::{Examination, Hidden};
///
/// let open_game = Examination::of(50).hidden(Hidden::Nothing);
/// let with_open_discard = Examination::of(50).always_open("discard[]");
/// # let _ = (open_game, with_open_discard);
/// ```
#[derive(Clone, Debug)]
pub struct Examination {
    deals: u64,
    hidden: Hidden,
    open: Vec<String>,
}

impl Examination {
    /// Examines this many deals of a game that hides hands.
    pub fn of(deals: u64) -> Self {
        Self {
            deals,
            hidden: Hidden::default(),
            open: Vec::new(),
        }
    }

    /// What the game hides.
    #[must_use]
    pub fn hidden(self, hidden: Hidden) -> Self {
        Self { hidden, ..self }
    }

    /// A place of the views, such as `discard[]`, whose faces everybody may see by the rules.
    #[must_use]
    pub fn always_open(mut self, place: &str) -> Self {
        self.open.push(place.to_owned());
        self
    }

    /// Runs the examination and panics at the first broken law.
    pub fn hold<G: Game>(&self, setup: &G::Setup) {
        if let Err(broken) = self.run::<G>(setup) {
            panic!("{}: {broken}", G::ID);
        }
    }

    /// Runs the examination and returns the first broken law.
    pub fn run<G: Game>(&self, setup: &G::Setup) -> Result<(), Broken> {
        let mut examiner = Examiner::<G>::new(setup, self.hidden, 4)?;
        for number in 0..self.deals {
            let source = At::Deal {
                seed: number,
                played: 0,
            };
            examiner.deal(setup, source, number, Decider::of_deal(number))?;
        }
        examiner.verdict(self.deals, &self.open)
    }
}

/// Examines deals, and keeps statistics for the laws that need many of them.
pub(crate) struct Examiner<G: Game> {
    hidden: Hidden,
    pool: Pool<G>,
    luck: Chance,
    wonder: Wonder,
    guesses: Guesses,
}

/// How many actions from elsewhere every seat tries at every moment.
const TRIED: usize = 16;

impl<G: Game> Examiner<G> {
    /// An examiner that has already seen some deals, so that it has actions to try.
    pub(crate) fn new(setup: &G::Setup, hidden: Hidden, rehearsals: u64) -> Result<Self, Broken> {
        Ok(Self {
            hidden,
            pool: Pool::gather(setup, rehearsals)?,
            luck: Chance::new(Seed::from_number(u64::MAX)),
            wonder: Wonder::default(),
            guesses: Guesses::default(),
        })
    }

    /// Plays one deal to its end under every law.
    pub(crate) fn deal(
        &mut self,
        setup: &G::Setup,
        source: At,
        number: u64,
        mut decider: Decider<'_>,
    ) -> Result<(), Broken> {
        let mut deal = Deal::<G>::begin(setup, source, number)?;
        // The examiner's luck depends only on the deal, so that a deal can be examined alone.
        self.luck = Chance::new(Seed::from_number(!number));
        let moment = deal.moment();
        for viewer in moment.viewers() {
            let told = &deal.chapters[0];
            telling::dealing_shows_no_card_that_the_view_does_not(&moment, told, viewer)?;
            future::no_event_holds_the_seed(&moment, told, viewer, deal.seed())?;
            self.guesses.note_start(&moment, viewer, &mut self.luck);
        }
        while deal.game.outcome().is_none() {
            ending::every_deal_ends(&deal.moment(), deal.plays.len())?;
            let care = decider.care();
            let worlds = match care {
                Care::Look => self.look(&deal)?,
                Care::Glance => self.glance(&deal)?,
            };
            if let Some((seat, action)) = decider.decide(&deal.game) {
                deal.play(seat, action);
            }
            match (care, deal.last_step()) {
                (Care::Look, Some(step)) => self.follow(&step, &worlds, deal.seed())?,
                (Care::Look, None) | (Care::Glance, _) => (),
            }
        }
        self.look(&deal)?;
        saving::a_record_is_the_whole_story(&deal)?;
        takeback::taking_back_leads_to_the_state_before(&deal)
    }

    /// Checks only whether the deal can go on; nobody imagines a world.
    fn glance(&self, deal: &Deal<'_, G>) -> Result<Vec<(Viewer, G)>, Broken> {
        ending::somebody_is_awaited_until_there_is_an_outcome(&deal.moment())?;
        choosing::every_choice_is_allowed(&deal.moment())?;
        Ok(Vec::new())
    }

    /// Examines one moment, and returns the world that each viewer imagined in it.
    fn look(&mut self, deal: &Deal<'_, G>) -> Result<Vec<(Viewer, G)>, Broken> {
        let moment = &deal.moment();
        ending::somebody_is_awaited_until_there_is_an_outcome(moment)?;
        choosing::every_choice_is_allowed(moment)?;
        self.pool.see(moment.game);
        let pool = self.pool.sample(moment.game, TRIED, &mut self.luck);
        choosing::what_is_not_listed_is_refused(moment, &pool)?;
        saving::saving_and_loading_give_the_same_state(moment)?;
        let is_first = if deal.plays.is_empty() {
            First::Decision
        } else {
            First::Past
        };
        let mut worlds = Vec::new();
        for viewer in moment.viewers() {
            future::no_view_holds_the_seed(moment, viewer, deal.seed())?;
            let luck = self.luck.fork();
            let seed = luck.seed();
            let world = G::imagine(moment.setup, &moment.game.view(viewer), luck);
            knowing::a_view_is_all_a_viewer_knows(moment, viewer, &world, &pool)?;
            future::an_imagined_world_has_the_luck_it_was_given(moment, viewer, &world, seed)?;
            if self.hidden == Hidden::Hands && moment.game.outcome().is_none() {
                self.guesses.note(moment, viewer, &world, is_first)?;
            }
            self.wonder.note(moment, viewer, &world);
            if self.luck.below(2) == 0 {
                self.wonder.note_places(moment, viewer, &world);
            }
            if self.luck.below(32) == 0 {
                ending::an_imagined_world_ends_like_any_other(moment, &world, &mut self.luck)?;
            }
            worlds.push((viewer, world));
        }
        Ok(worlds)
    }

    /// Examines one action.
    fn follow(
        &mut self,
        step: &Step<'_, G>,
        worlds: &[(Viewer, G)],
        seed: Seed,
    ) -> Result<(), Broken> {
        ending::the_seats_stay_the_same(step)?;
        saving::the_same_action_leads_to_the_same_state(step)?;
        telling::recording_a_log_changes_nothing(step)?;
        saving::a_loaded_copy_plays_on_alike(step)?;
        for (viewer, world) in worlds {
            telling::an_event_shows_no_card_that_the_views_do_not(step, *viewer)?;
            telling::what_is_told_follows_from_the_views(step, *viewer, world)?;
            future::no_event_holds_the_seed(&step.moment, step.events, *viewer, seed)?;
        }
        if self.luck.below(24) == 0 {
            let Moment { setup, game, .. } = step.moment;
            let learners = learnt(setup, game, step.seat, step.action, &mut self.luck);
            takeback::who_learns_is_who_could_not_have_known(step, learners, &mut self.luck)?;
        }
        Ok(())
    }

    /// Checks the statistics after all deals.
    pub(crate) fn verdict(&self, deals: u64, open: &[String]) -> Result<(), Broken> {
        match self.hidden {
            Hidden::Nothing => Ok(()),
            Hidden::Choices => self.wonder.verdict(deals, open),
            Hidden::Hands => {
                self.wonder.verdict(deals, open)?;
                self.guesses.verdict(deals)
            }
        }
    }
}
