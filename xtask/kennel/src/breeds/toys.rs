//! Toys: small dogs with large eyes.

use crate::breed::Breed;
use crate::breeds::shade::{
    BLACK, CHESTNUT, COAL, CREAM, FAWN, ORANGE, PINK, RED, SAND, STEEL, TAN, TEAL, WHITE,
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

pub(crate) static CAVALIER: Breed = Breed {
    id: "cavalier_king_charles_spaniel",
    tint: tint::ROSE,
    head: Head::new(Skull::Round, 88, 92),
    ears: Ears::new(Ear::Feathered, 90, CHESTNUT).with(Edge::Shaggy(14, 3)),
    muzzle: Muzzle::new(Snout::Flat, 84, WHITE, Mouth::Smile),
    eyes: Eyes::new(Gaze::Large, 13, 45),
    coat: Coat::new(CHESTNUT, &[Mark::Flame(WHITE)]).body(WHITE, WHITE),
    hair: &[],
    wear: Wear::Collar(PINK),
};

pub(crate) static CHIHUAHUA: Breed = Breed {
    id: "chihuahua",
    tint: tint::SKY,
    head: Head::new(Skull::Apple, 88, 88),
    ears: Ears::new(Ear::Bat, 106, FAWN),
    muzzle: Muzzle::new(Snout::Fine, 96, CREAM, Mouth::Smile),
    eyes: Eyes::new(Gaze::Large, 13, 48),
    coat: Coat::new(FAWN, &[]).body(FAWN, CREAM).girth(72),
    hair: &[],
    wear: Wear::Collar(PINK),
};

pub(crate) static HAVANESE: Breed = Breed {
    id: "havanese",
    tint: tint::AQUA,
    head: Head::new(Skull::Ball, 84, 92).with(Edge::Shaggy(20, 4)),
    ears: Ears::new(Ear::Feathered, 76, FAWN).with(Edge::Shaggy(13, 4)),
    muzzle: Muzzle::new(Snout::Fine, 120, WHITE, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 11, 48),
    coat: Coat::new(WHITE, &[]),
    hair: &[Hair::Moustache(WHITE)],
    wear: Wear::Ribbon(TEAL),
};

pub(crate) static POMERANIAN: Breed = Breed {
    id: "pomeranian",
    tint: tint::LIME,
    head: Head::new(Skull::Apple, 84, 88).with(Edge::Shaggy(18, 4)),
    ears: Ears::new(Ear::Tiny, 110, ORANGE),
    muzzle: Muzzle::new(Snout::Fine, 100, CREAM, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 10, 48),
    coat: Coat::new(ORANGE, &[Mark::Cheeks(SAND)]),
    hair: &[Hair::Mane(ORANGE, 40)],
    wear: Wear::Collar(TEAL),
};

pub(crate) static PUG: Breed = Breed {
    id: "pug",
    tint: tint::LIME,
    head: Head::new(Skull::Round, 100, 96),
    ears: Ears::new(Ear::Button, 84, COAL),
    muzzle: Muzzle::new(Snout::Flat, 100, BLACK, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Large, 15, 46),
    coat: Coat::new(CREAM, &[Mark::Wrinkles]).body(CREAM, CREAM),
    hair: &[],
    wear: Wear::Collar(RED),
};

pub(crate) static YORKSHIRE_TERRIER: Breed = Breed {
    id: "yorkshire_terrier",
    tint: tint::BUTTER,
    head: Head::new(Skull::Apple, 84, 92).with(Edge::Shaggy(18, 3)),
    ears: Ears::new(Ear::Prick, 104, TAN),
    muzzle: Muzzle::new(Snout::Fine, 100, FAWN, Mouth::Smile),
    eyes: Eyes::new(Gaze::Warm, 10, 47),
    coat: Coat::new(TAN, &[]).body(STEEL, TAN),
    hair: &[Hair::Veil(STEEL), Hair::Fountain(TAN), Hair::Moustache(TAN)],
    wear: Wear::Ribbon(RED),
};
