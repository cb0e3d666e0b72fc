//! Terriers: beards, brows and one egg.

use crate::breed::Breed;
use crate::breeds::shade::{
    AMBER, BLACK, BLUE, COAL, FAWN, GREEN, HONEY, LIVER, PALE, PEWTER, RED, RUST, SILVER, SMOKE,
    STEEL, TAN, WHITE,
};
use crate::breeds::tint;
use crate::coat::{Coat, Mark};
use crate::ears::{Ear, Ears};
use crate::eyes::{Eyes, Gaze};
use crate::hair::Hair;
use crate::head::{Head, Skull};
use crate::muzzle::{Mouth, Muzzle, Snout};
use crate::outline::Edge;
use crate::wear::Wear;

pub(crate) static AIREDALE_TERRIER: Breed = Breed {
    id: "airedale_terrier",
    tint: tint::LILAC,
    head: Head::new(Skull::Brick, 100, 96),
    ears: Ears::new(Ear::Button, 100, RUST),
    muzzle: Muzzle::new(Snout::Fine, 120, FAWN, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 44),
    coat: Coat::new(TAN, &[Mark::Brindle(RUST)]).body(BLACK, TAN),
    hair: &[Hair::Beard(FAWN)],
    wear: Wear::Collar(GREEN),
};

pub(crate) static BEDLINGTON_TERRIER: Breed = Breed {
    id: "bedlington_terrier",
    tint: tint::CORAL,
    head: Head::new(Skull::Dome, 88, 98).with(Edge::Curly(22, 3)),
    ears: Ears::new(Ear::Tasselled, 100, STEEL),
    muzzle: Muzzle::new(Snout::Long, 100, PALE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 49),
    coat: Coat::new(PALE, &[]).body(SILVER, PALE).girth(84),
    hair: &[Hair::Crest(WHITE)],
    wear: Wear::Collar(BLUE),
};

pub(crate) static BULL_TERRIER: Breed = Breed {
    id: "bull_terrier",
    tint: tint::BUTTER,
    head: Head::new(Skull::Egg, 100, 98),
    ears: Ears::new(Ear::Prick, 76, WHITE),
    muzzle: Muzzle::new(Snout::Roman, 100, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Small, 11, 40),
    coat: Coat::new(WHITE, &[Mark::Patch(SMOKE)]),
    hair: &[],
    wear: Wear::Studs(RED),
};

pub(crate) static CAIRN_TERRIER: Breed = Breed {
    id: "cairn_terrier",
    tint: tint::MINT,
    head: Head::new(Skull::Round, 96, 94).with(Edge::Shaggy(22, 6)),
    ears: Ears::new(Ear::Prick, 100, LIVER),
    muzzle: Muzzle::new(Snout::Fine, 116, LIVER, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 11, 46),
    coat: Coat::new(HONEY, &[]),
    hair: &[Hair::Moustache(FAWN)],
    wear: Wear::Collar(BLUE),
};

pub(crate) static MINIATURE_SCHNAUZER: Breed = Breed {
    id: "miniature_schnauzer",
    tint: tint::CORAL,
    head: Head::new(Skull::Brick, 96, 90),
    ears: Ears::new(Ear::Button, 94, SMOKE),
    muzzle: Muzzle::new(Snout::Fine, 110, PALE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 46),
    coat: Coat::new(PEWTER, &[]).body(PEWTER, PALE),
    hair: &[Hair::Beard(PALE), Hair::Brows(PALE)],
    wear: Wear::Collar(RED),
};

pub(crate) static SCOTTISH_TERRIER: Breed = Breed {
    id: "scottish_terrier",
    tint: tint::CORAL,
    head: Head::new(Skull::Brick, 98, 94).with(Edge::Shaggy(18, 3)),
    ears: Ears::new(Ear::Prick, 84, COAL),
    muzzle: Muzzle::new(Snout::Fine, 110, SMOKE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 46).of(AMBER, AMBER),
    coat: Coat::new(BLACK, &[]),
    hair: &[Hair::Beard(COAL), Hair::Brows(SMOKE)],
    wear: Wear::Tartan(RED),
};
