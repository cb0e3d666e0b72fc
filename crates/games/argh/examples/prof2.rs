//! x
use argh::Argh;
use cpu_time::ProcessTime;
use std::hint::black_box;
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms};
fn main() {
    let setup = Argh::set_up(&Terms::plain(3)).unwrap();
    let n = 300_000u64;
    let t = ProcessTime::now();
    for i in 0..n {
        black_box(
            Argh::deal(
                &setup,
                Chance::new(Seed::from_number(i)),
                &mut Log::silent(),
            )
            .unwrap(),
        );
    }
    println!("deal {:?}", t.elapsed() / n as u32);
    let t = ProcessTime::now();
    let mut c = Chance::new(Seed::from_number(1));
    let mut s = 0;
    for _ in 0..n * 43 {
        s += c.below(5);
    }
    println!("43 draws {:?} {s}", t.elapsed() / n as u32);
    let t = ProcessTime::now();
    for i in 0..n {
        let mut c = Chance::new(Seed::from_number(i));
        black_box(c.below(3));
    }
    println!("new chance+1 draw {:?}", t.elapsed() / n as u32);
    // end part
    let mut ends = Vec::new();
    let mut pre = Vec::new();
    let mut buf = Vec::new();
    let mut luck = Chance::new(Seed::from_number(42));
    for i in 0..2000u64 {
        let mut d = Argh::deal(
            &setup,
            Chance::new(Seed::from_number(i)),
            &mut Log::silent(),
        )
        .unwrap();
        let mut last = (d.clone(), tabletop::Seat(0), argh::Action::KeepCard);
        while let Some(seat) = d.awaited().first() {
            d.list_choices(seat, &mut buf);
            let a = *luck.pick(&buf);
            last = (d.clone(), seat, a);
            d.apply(seat, &a, &mut Log::silent());
        }
        ends.push(d);
        pre.push(last);
    }
    let t = ProcessTime::now();
    for _ in 0..100 {
        for d in &ends {
            black_box(d.outcome());
        }
    }
    println!("outcome {:?}", t.elapsed() / 200_000);
    let t = ProcessTime::now();
    for _ in 0..100 {
        for (d, s, a) in &pre {
            let mut d = d.clone();
            d.apply(*s, a, &mut Log::silent());
            black_box(&d);
        }
    }
    println!("clone + last action {:?}", t.elapsed() / 200_000);
}
