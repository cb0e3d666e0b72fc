//! Workers: guards, haulers and rescuers.

use crate::breed::Breed;
use crate::breeds::shade::{
    AMBER, APRICOT, BLACK, BRINDLE, COAL, GOLD, LIVER, ORANGE, RED, RUST, SMOKE, STEEL, WHITE,
    YELLOW,
};
use crate::breeds::tint;
use crate::coat::{Coat, Mark};
use crate::ears::{Ear, Ears};
use crate::eyes::{Eyes, Gaze};
use crate::hair::Hair;
use crate::head::{Head, Skull};
use crate::muzzle::{Mouth, Muzzle, Snout};
use crate::outline::Edge;
use crate::paint::Paint;
use crate::wear::Wear;

pub(crate) static AKITA: Breed = Breed {
    id: "akita",
    tint: tint::SKY,
    head: Head::new(Skull::Wedge, 108, 96),
    ears: Ears::new(Ear::Prick, 84, APRICOT),
    muzzle: Muzzle::new(Snout::Plain, 100, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Keen, 13, 45),
    coat: Coat::new(APRICOT, &[Mark::Cheeks(WHITE), Mark::Brows(WHITE)]).body(APRICOT, WHITE),
    hair: &[Hair::Mane(APRICOT, 35)],
    wear: Wear::Collar(RED),
};

pub(crate) static BERNESE_MOUNTAIN_DOG: Breed = Breed {
    id: "bernese_mountain_dog",
    tint: tint::LILAC,
    head: Head::new(Skull::Square, 102, 96).with(Edge::Shaggy(20, 2)),
    ears: Ears::new(Ear::Drop, 98, COAL),
    muzzle: Muzzle::new(Snout::Plain, 100, WHITE, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 12, 43),
    coat: Coat::new(
        BLACK,
        &[
            Mark::Cheeks(RUST),
            Mark::Brows(RUST),
            Mark::Blaze(WHITE, 14),
        ],
    )
    .body(BLACK, WHITE)
    .girth(108),
    hair: &[],
    wear: Wear::Collar(RED),
};

pub(crate) static BOXER: Breed = Breed {
    id: "boxer",
    tint: tint::ROSE,
    head: Head::new(Skull::Square, 96, 98),
    ears: Ears::new(Ear::Button, 96, RUST),
    muzzle: Muzzle::new(Snout::Flews, 88, COAL, Mouth::Grave),
    eyes: Eyes::new(Gaze::Warm, 12, 43),
    coat: Coat::new(APRICOT, &[Mark::Blaze(WHITE, 12)]).body(APRICOT, WHITE),
    hair: &[],
    wear: Wear::Collar(YELLOW),
};

pub(crate) static DOBERMAN_PINSCHER: Breed = Breed {
    id: "doberman_pinscher",
    tint: tint::AQUA,
    head: Head::new(Skull::Slim, 106, 90),
    ears: Ears::new(Ear::Cropped, 82, BLACK),
    muzzle: Muzzle::new(Snout::Long, 108, RUST, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 44),
    coat: Coat::new(BLACK, &[Mark::Cheeks(RUST), Mark::Brows(RUST)])
        .body(BLACK, RUST)
        .girth(86),
    hair: &[],
    wear: Wear::Studs(RED),
};

pub(crate) static GREAT_DANE: Breed = Breed {
    id: "great_dane",
    tint: tint::LILAC,
    head: Head::new(Skull::Slim, 118, 106),
    ears: Ears::new(Ear::Drop, 84, SMOKE),
    muzzle: Muzzle::new(Snout::Long, 112, STEEL, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 11, 39),
    coat: Coat::new(STEEL, &[]).body(STEEL, WHITE).girth(92),
    hair: &[],
    wear: Wear::Collar(ORANGE),
};

pub(crate) static MASTIFF: Breed = Breed {
    id: "mastiff",
    tint: tint::LILAC,
    head: Head::new(Skull::Square, 116, 104),
    ears: Ears::new(Ear::Drop, 76, COAL),
    muzzle: Muzzle::new(Snout::Flews, 110, COAL, Mouth::Grave),
    eyes: Eyes::new(Gaze::Warm, 12, 41),
    coat: Coat::new(
        BRINDLE,
        &[Mark::Brindle(LIVER), Mark::Mask(SMOKE), Mark::Wrinkles],
    )
    .body(BRINDLE, BRINDLE)
    .girth(112),
    hair: &[],
    wear: Wear::Studs(LIVER),
};

pub(crate) static NEWFOUNDLAND: Breed = Breed {
    id: "newfoundland",
    tint: tint::LIME,
    head: Head::new(Skull::Square, 116, 100).with(Edge::Shaggy(20, 3)),
    ears: Ears::new(Ear::Drop, 90, COAL),
    muzzle: Muzzle::new(Snout::Plain, 126, SMOKE, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 12, 43).of(AMBER, AMBER),
    coat: Coat::new(BLACK, &[]).body(BLACK, BLACK).girth(112),
    hair: &[Hair::Mane(COAL, 40)],
    wear: Wear::Collar(ORANGE),
};

pub(crate) static SAINT_BERNARD: Breed = Breed {
    id: "saint_bernard",
    tint: tint::LILAC,
    head: Head::new(Skull::Jowly, 110, 104),
    ears: Ears::new(Ear::Drop, 94, LIVER),
    muzzle: Muzzle::new(Snout::Flews, 106, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 13, 42),
    coat: Coat::new(RUST, &[Mark::Glasses(LIVER), Mark::Flame(WHITE)])
        .body(RUST, WHITE)
        .girth(108),
    hair: &[],
    wear: Wear::Barrel(GOLD),
};

pub(crate) static SIBERIAN_HUSKY: Breed = Breed {
    id: "siberian_husky",
    tint: tint::BUTTER,
    head: Head::new(Skull::Wedge, 98, 98),
    ears: Ears::new(Ear::Prick, 96, SMOKE),
    muzzle: Muzzle::new(Snout::Plain, 84, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Keen, 12, 45).of(Paint(0x5fb4ee), Paint(0x5fb4ee)),
    coat: Coat::new(SMOKE, &[Mark::Heart(WHITE)]).body(SMOKE, WHITE),
    hair: &[Hair::Mane(SMOKE, 34)],
    wear: Wear::Collar(RED),
};
