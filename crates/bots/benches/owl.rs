//! How many iterations an owl does in a second of processor time: in ARGH with three seats, and in
//! some other games.
//!
//! It asserts what the owls decided, so that a fast but wrong search fails. A change of ARGH's
//! rules or judge, or of how an owl thinks, may change that line; a change for speed must not.
//! `cargo bench -p bots` measures; as a test it only checks.

use argh::Argh;
use bandimals::Bandimals;
use bark_bark::BarkBark;
use bots::{Bot, Budget, Conditions, Level, Owl, bot, playout};
use cpu_time::ThreadTime;
use tabletop::{Chance, Checked, Game, Judge, Log, Seat, Seed, Shelved, Terms, Viewer};

/// For each question, the index of the choice that was made, and how often it was tried.
const DECIDED: [(usize, u32); 6] = [
    (2, 10535),
    (3, 12369),
    (2, 4691),
    (0, 6547),
    (1, 8367),
    (2, 9040),
];

fn main() {
    let setup = Argh::set_up(&Terms::plain(3)).expect("three people can play");
    let questions = questions(&setup);
    let is_measured = std::env::args().any(|arg| arg == "--bench");
    let iterations = 20_000;
    let mut owl = Owl::<Argh>::new(
        Budget::Iterations(iterations),
        Chance::new(Seed::from_number(7)),
        Conditions::default(),
    );
    let start = ThreadTime::now();
    let decided: Vec<(usize, u32)> = questions
        .iter()
        .map(|(seat, view, choices)| {
            let action = owl.choose(&setup, view, *seat, choices);
            let mut considered = owl.report().considered.iter().enumerate();
            let chosen = considered.find(|(_, considered)| considered.action == action);
            let (place, considered) = chosen.expect("a bot makes one of its choices");
            (place, considered.visits)
        })
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(decided, DECIDED, "an owl's decisions have changed");
    if is_measured {
        let all = f64::from(iterations) * questions.len() as f64;
        println!("owl: {:.0} iterations a second", all / seconds);
        println!("random deals: {:.0} a second", deals_a_second(&setup));
        let race = Terms::plain(3).with("match", "one_race");
        println!("owl at Bark Bark, 3 seats: {:.0}", speed::<BarkBark>(&race));
        let bands = Terms::plain(4);
        println!(
            "owl at Bandimals, 4 seats: {:.0}",
            speed::<Bandimals>(&bands)
        );
    }
}

/// The iterations a second for the decisions of one deal that foxes play.
fn speed<G: Shelved + Judge>(terms: &Terms) -> f64 {
    let setup = G::set_up(terms).expect("the terms can be played");
    let (iterations, n_questions) = (1_000, 24);
    let mut luck = Chance::new(Seed::from_number(3));
    let mut log = Log::silent();
    let mut deal = G::deal(&setup, luck.fork(), &mut log).expect("a legal setup");
    let mut fox = bot::<G>(Level::Fox, luck.fork());
    let budget = Budget::Iterations(iterations);
    let mut owl = Owl::<G>::new(budget, luck, Conditions::default());
    let (mut asked, mut seconds) = (0, 0.0);
    while let (Some(seat), true) = (deal.awaited().first(), asked < n_questions) {
        let (view, choices) = (deal.view(Viewer::Seat(seat)), deal.choices(seat));
        if choices.len() > 1 {
            let start = ThreadTime::now();
            owl.choose(&setup, &view, seat, &choices);
            seconds += start.elapsed().as_secs_f64();
            asked += 1;
        }
        deal.apply(
            Checked::listed(seat, &fox.choose(&setup, &view, seat, &choices)),
            &mut log,
        );
    }
    f64::from(iterations * asked) / seconds
}

/// A seat, what it sees, and what it may do.
type Question = (Seat, <Argh as Game>::View, Vec<<Argh as Game>::Action>);

/// Decisions from early to late in deals that foxes play.
fn questions(setup: &<Argh as Game>::Setup) -> Vec<Question> {
    [0, 5, 10, 16, 22, 28]
        .into_iter()
        .map(|n_actions| {
            let mut luck = Chance::new(Seed::from_number(n_actions));
            let mut log = Log::silent();
            let mut deal = Argh::deal(setup, luck.fork(), &mut log).expect("a legal setup");
            let mut fox = bot::<Argh>(Level::Fox, luck);
            let mut n_played = 0;
            loop {
                let seat = deal.awaited().first().expect("the deal is not over yet");
                let (view, choices) = (deal.view(Viewer::Seat(seat)), deal.choices(seat));
                if n_played >= n_actions && choices.len() > 1 {
                    return (seat, view, choices);
                }
                deal.apply(
                    Checked::listed(seat, &fox.choose(setup, &view, seat, &choices)),
                    &mut log,
                );
                n_played += 1;
            }
        })
        .collect()
}

fn deals_a_second(setup: &<Argh as Game>::Setup) -> f64 {
    let n_deals = 100_000;
    let mut luck = Chance::new(Seed::from_number(8));
    let mut choices = Vec::new();
    let start = ThreadTime::now();
    for _ in 0..n_deals {
        let mut deal = Argh::deal(setup, luck.fork(), &mut Log::silent()).expect("a legal setup");
        playout(&mut deal, &mut luck, &mut choices);
    }
    f64::from(n_deals) / start.elapsed().as_secs_f64()
}
