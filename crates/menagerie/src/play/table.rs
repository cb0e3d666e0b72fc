//! A table at which a deal is played: its state, what was played, what each seat was told.
//!
//! No file and no terminal is touched here.

use tabletop::{
    BySeat, Chance, Complaint, Game, Log, Names, Outcome, Play, Record, Refusal, Seat, Seats,
    Secret, Viewer, learnt,
};

/// A deal in progress.
pub(crate) struct Table<G: Game> {
    /// Seats, options and edition.
    pub(crate) setup: G::Setup,
    /// What those at the table are called.
    pub(crate) names: Names,
    state: G,
    past: Vec<Step<G>>,
    news: Vec<News<G::Event>>,
    /// How much of the news each seat was told.
    told: BySeat<usize>,
}

/// An action that was played, and the table before it.
struct Step<G: Game> {
    before: G,
    play: Play<G::Action>,
}

/// Something to tell the people at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News<E> {
    /// Something happened.
    Event(E),
    /// Somebody said something.
    Said(Seat, String),
    /// Somebody took back so many actions.
    TookBack(Seat, usize),
}

/// What taking back would mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TakeBack {
    /// There is nothing of one's own to take back.
    Nothing,
    /// Nobody has learnt anything: the first `standing` actions stay.
    Free { standing: usize },
    /// These seats have learnt something since.
    Learnt(Seats),
}

impl<G: Game> Table<G> {
    /// The table of a record, with everything played again that was played.
    pub(crate) fn of_record(record: &Record<G>, secret: Secret) -> Result<Self, Complaint> {
        let n_plays = record.plays.len();
        // This checks the secret, the setup and every action; below they are known to be right.
        let replay = record.replay(secret, n_plays)?;
        let mut table = Self {
            setup: record.opening.setup.clone(),
            names: record
                .opening
                .seats
                .iter()
                .map(|sitter| sitter.name.clone())
                .collect(),
            state: record.replay(secret, 0)?.state,
            past: Vec::with_capacity(n_plays),
            news: Vec::new(),
            told: BySeat::from_fn(replay.state.seats().len(), |_| 0),
        };
        let mut chapters = replay.chapters.into_iter();
        let dealt = chapters.next().unwrap_or_default();
        table.news.extend(dealt.into_iter().map(News::Event));
        for (play, events) in record.plays.iter().zip(chapters) {
            let before = table.state.clone();
            table
                .state
                .apply(play.seat, &play.action, &mut Log::silent());
            table.news.extend(events.into_iter().map(News::Event));
            // Whoever comes back is told again what happened since their own last action.
            table.told[play.seat] = table.news.len();
            let play = play.clone();
            table.past.push(Step { before, play });
        }
        Ok(table)
    }

    /// The state; for rules to ask, not for telling anybody.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    /// What `viewer` sees.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// What `seat` may do.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<G::Action> {
        self.state.choices(seat)
    }

    /// How it ended, if it has.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// How many actions were played and stand.
    pub(crate) fn n_played(&self) -> usize {
        self.past.len()
    }

    /// The seats in the order in which they are asked: clockwise after whoever acted last.
    pub(crate) fn clockwise(&self) -> Vec<Seat> {
        let seats: Vec<Seat> = self.state.seats().iter().collect();
        let last = self
            .past
            .last()
            .map_or(seats.len() - 1, |step| step.play.seat.index());
        let after = (last + 1) % seats.len();
        [&seats[after..], &seats[..after]].concat()
    }

    /// Whether `seat` may do this, and if not, why.
    pub(crate) fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.state.check(seat, action)
    }

    /// Plays an action that was checked.
    pub(crate) fn play(&mut self, play: Play<G::Action>) {
        let before = self.state.clone();
        let mut log = Log::recording();
        self.state.apply(play.seat, &play.action, &mut log);
        self.news.extend(log.take().into_iter().map(News::Event));
        self.past.push(Step { before, play });
    }

    /// Lets `seat` say something, which everybody hears.
    pub(crate) fn say(&mut self, seat: Seat, text: String) {
        self.news.push(News::Said(seat, text));
    }

    /// What it would mean if `seat` took back its last action and all that came after it.
    pub(crate) fn may_take_back(&self, seat: Seat, luck: &mut Chance) -> TakeBack {
        let Some(standing) = self.past.iter().rposition(|step| step.play.seat == seat) else {
            return TakeBack::Nothing;
        };
        let learners = self.learners_since(standing, luck);
        if learners.is_empty() {
            TakeBack::Free { standing }
        } else {
            TakeBack::Learnt(learners)
        }
    }

    /// Takes back everything after the first `standing` actions, for `seat`.
    pub(crate) fn take_back(&mut self, seat: Seat, standing: usize) {
        let undone = self.past.len() - standing;
        if let Some(step) = self.past.drain(standing..).next() {
            self.state = step.before;
            self.news.push(News::TookBack(seat, undone));
        }
    }

    /// What `seat` has not been told yet; it is told with this.
    pub(crate) fn news_for(&mut self, seat: Seat) -> Vec<News<G::Event>> {
        let since = std::mem::replace(&mut self.told[seat], self.news.len());
        self.news_since(since, Viewer::Seat(seat))
    }

    /// Whether `seat` has learnt something that it could not know before from what was played after
    /// the first `n_played` actions.
    pub(crate) fn has_learnt(&self, seat: Seat, n_played: usize, luck: &mut Chance) -> bool {
        self.learners_since(n_played, luck).contains(seat)
    }

    fn learners_since(&self, n_played: usize, luck: &mut Chance) -> Seats {
        let since = self.past.get(n_played..).unwrap_or_default();
        let learners = since.iter().flat_map(|Step { before, play }| {
            learnt(&self.setup, before, play.seat, &play.action, luck).iter()
        });
        learners.collect()
    }

    /// The news as `viewer` may hear them, without the first `since`.
    pub(crate) fn news_since(&self, since: usize, viewer: Viewer) -> Vec<News<G::Event>> {
        let redacted = |news: &News<G::Event>| match news {
            News::Event(event) => G::redact(event, viewer).map(News::Event),
            News::Said(..) | News::TookBack(..) => Some(news.clone()),
        };
        self.news[since..].iter().filter_map(redacted).collect()
    }

    /// How much news there has been.
    pub(crate) fn n_news(&self) -> usize {
        self.news.len()
    }
}
