//! Companions: kept for their looks and their company.

use crate::breed::Breed;
use crate::breeds::shade::{BLACK, COAL, CREAM, FAWN, GOLD, HONEY, PINK, RED, WHITE};
use crate::breeds::tint;
use crate::coat::{Coat, Mark};
use crate::ears::{Ear, Ears};
use crate::eyes::{Eyes, Gaze};
use crate::hair::Hair;
use crate::head::{Head, Skull};
use crate::muzzle::{Mouth, Muzzle, Snout};
use crate::outline::Edge;
use crate::wear::Wear;

pub(crate) static BOSTON_TERRIER: Breed = Breed {
    id: "boston_terrier",
    tint: tint::LIME,
    head: Head::new(Skull::Round, 92, 92),
    ears: Ears::new(Ear::Bat, 76, BLACK),
    muzzle: Muzzle::new(Snout::Flat, 88, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Large, 15, 45),
    coat: Coat::new(BLACK, &[Mark::Blaze(WHITE, 16)])
        .body(BLACK, WHITE)
        .girth(86),
    hair: &[],
    wear: Wear::BowTie(RED),
};

pub(crate) static BULLDOG: Breed = Breed {
    id: "bulldog",
    tint: tint::MINT,
    head: Head::new(Skull::Jowly, 110, 94),
    ears: Ears::new(Ear::Rose, 84, FAWN),
    muzzle: Muzzle::new(Snout::Flews, 112, WHITE, Mouth::Underbite),
    eyes: Eyes::new(Gaze::Warm, 14, 43),
    coat: Coat::new(FAWN, &[Mark::Flame(WHITE), Mark::Wrinkles])
        .body(FAWN, WHITE)
        .girth(112),
    hair: &[],
    wear: Wear::Studs(COAL),
};

pub(crate) static DALMATIAN: Breed = Breed {
    id: "dalmatian",
    tint: tint::BUTTER,
    head: Head::new(Skull::Square, 94, 98),
    ears: Ears::new(Ear::Drop, 92, COAL),
    muzzle: Muzzle::new(Snout::Plain, 94, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 12, 44),
    coat: Coat::new(WHITE, &[Mark::Spots(COAL)])
        .body(WHITE, WHITE)
        .girth(90),
    hair: &[],
    wear: Wear::Collar(RED),
};

pub(crate) static LHASA_APSO: Breed = Breed {
    id: "lhasa_apso",
    tint: tint::MINT,
    head: Head::new(Skull::Ball, 80, 94).with(Edge::Shaggy(18, 4)),
    ears: Ears::new(Ear::Hidden, 100, HONEY),
    muzzle: Muzzle::new(Snout::Fine, 110, FAWN, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 9, 47),
    coat: Coat::new(HONEY, &[]),
    hair: &[
        Hair::Veil(GOLD),
        Hair::Moustache(CREAM),
        Hair::Parting(GOLD),
    ],
    wear: Wear::Collar(RED),
};

pub(crate) static POODLE: Breed = Breed {
    id: "poodle",
    tint: tint::AQUA,
    head: Head::new(Skull::Slim, 112, 96),
    ears: Ears::new(Ear::Feathered, 88, WHITE).with(Edge::Curly(12, 6)),
    muzzle: Muzzle::new(Snout::Long, 92, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 46),
    coat: Coat::new(WHITE, &[]).body(WHITE, WHITE).girth(84),
    hair: &[Hair::Cloud(WHITE)],
    wear: Wear::Pearls(PINK),
};
