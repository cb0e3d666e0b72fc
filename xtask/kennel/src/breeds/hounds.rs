//! Hounds: noses, ears and speed.

use crate::breed::Breed;
use crate::breeds::shade::{
    APRICOT, BLACK, BLUE, CHESTNUT, CREAM, FAWN, GREEN, LIVER, PEWTER, PURPLE, RED, RUST, SAND,
    SILVER, SMOKE, TAN, WHITE, YELLOW,
};
use crate::breeds::tint;
use crate::coat::{Coat, Mark};
use crate::ears::{Ear, Ears};
use crate::eyes::{Eyes, Gaze};
use crate::hair::Hair;
use crate::head::{Head, Skull};
use crate::muzzle::{Mouth, Muzzle, Snout};
use crate::wear::Wear;

pub(crate) static AFGHAN_HOUND: Breed = Breed {
    id: "afghan_hound",
    tint: tint::SKY,
    head: Head::new(Skull::Slim, 92, 100),
    ears: Ears::new(Ear::Hidden, 100, SAND),
    muzzle: Muzzle::new(Snout::Long, 100, SMOKE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 8, 44),
    coat: Coat::new(SAND, &[]).girth(80),
    hair: &[Hair::Veil(SAND), Hair::Parting(CREAM)],
    wear: Wear::Collar(PURPLE),
};

pub(crate) static BASENJI: Breed = Breed {
    id: "basenji",
    tint: tint::BUTTER,
    head: Head::new(Skull::Wedge, 86, 96),
    ears: Ears::new(Ear::Prick, 104, RUST),
    muzzle: Muzzle::new(Snout::Plain, 78, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Keen, 12, 45),
    coat: Coat::new(RUST, &[Mark::Blaze(WHITE, 16), Mark::Wrinkles])
        .body(RUST, WHITE)
        .girth(85),
    hair: &[],
    wear: Wear::Collar(GREEN),
};

pub(crate) static BASSET_HOUND: Breed = Breed {
    id: "basset_hound",
    tint: tint::LIME,
    head: Head::new(Skull::Jowly, 86, 104),
    ears: Ears::new(Ear::Long, 104, APRICOT),
    muzzle: Muzzle::new(Snout::Flews, 95, WHITE, Mouth::Grave),
    eyes: Eyes::new(Gaze::Sad, 11, 42),
    coat: Coat::new(FAWN, &[Mark::Flame(WHITE)])
        .body(WHITE, WHITE)
        .girth(95),
    hair: &[],
    wear: Wear::Collar(BLUE),
};

pub(crate) static BEAGLE: Breed = Breed {
    id: "beagle",
    tint: tint::AQUA,
    head: Head::new(Skull::Square, 94, 94),
    ears: Ears::new(Ear::Drop, 118, CHESTNUT),
    muzzle: Muzzle::new(Snout::Plain, 95, WHITE, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 11, 43),
    coat: Coat::new(TAN, &[Mark::Blaze(WHITE, 18)]).body(BLACK, WHITE),
    hair: &[],
    wear: Wear::Collar(RED),
};

pub(crate) static BLOODHOUND: Breed = Breed {
    id: "bloodhound",
    tint: tint::ROSE,
    head: Head::new(Skull::Jowly, 92, 104),
    ears: Ears::new(Ear::Long, 82, LIVER),
    muzzle: Muzzle::new(Snout::Flews, 108, TAN, Mouth::Grave),
    eyes: Eyes::new(Gaze::Sad, 12, 45),
    coat: Coat::new(LIVER, &[Mark::Heart(TAN), Mark::Wrinkles]).body(BLACK, TAN),
    hair: &[],
    wear: Wear::Studs(LIVER),
};

pub(crate) static DACHSHUND: Breed = Breed {
    id: "dachshund",
    tint: tint::LIME,
    head: Head::new(Skull::Dome, 84, 92),
    ears: Ears::new(Ear::Long, 78, BLACK),
    muzzle: Muzzle::new(Snout::Long, 100, TAN, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 42),
    coat: Coat::new(BLACK, &[Mark::Cheeks(TAN), Mark::Brows(TAN)])
        .body(BLACK, TAN)
        .girth(80),
    hair: &[],
    wear: Wear::Kerchief(YELLOW),
};

pub(crate) static GREYHOUND: Breed = Breed {
    id: "greyhound",
    tint: tint::ROSE,
    head: Head::new(Skull::Slim, 92, 96),
    ears: Ears::new(Ear::Rose, 92, PEWTER),
    muzzle: Muzzle::new(Snout::Long, 92, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 42),
    coat: Coat::new(SILVER, &[Mark::Brindle(PEWTER), Mark::Blaze(WHITE, 12)])
        .body(SILVER, WHITE)
        .girth(66),
    hair: &[],
    wear: Wear::Collar(YELLOW),
};
