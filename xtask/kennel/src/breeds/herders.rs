//! Herders: the ones that mind the flock.

use crate::breed::Breed;
use crate::breeds::shade::{
    BLACK, BLUE, COAL, CREAM, GREEN, LIVER, NAVY, RED, SABLE, SILVER, SMOKE, STEEL, TAN, WHITE,
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

pub(crate) static AUSTRALIAN_SHEPHERD: Breed = Breed {
    id: "australian_shepherd",
    tint: tint::AQUA,
    head: Head::new(Skull::Wedge, 94, 96).with(Edge::Shaggy(20, 3)),
    ears: Ears::new(Ear::Button, 96, SMOKE),
    muzzle: Muzzle::new(Snout::Plain, 88, WHITE, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 12, 45).of(Paint(0x5fb4ee), Paint(0x5a3420)),
    coat: Coat::new(
        SILVER,
        &[
            Mark::Merle(SMOKE),
            Mark::Cheeks(TAN),
            Mark::Brows(TAN),
            Mark::Blaze(WHITE, 14),
        ],
    )
    .body(SILVER, WHITE),
    hair: &[Hair::Mane(WHITE, 34)],
    wear: Wear::Kerchief(RED),
};

pub(crate) static BORDER_COLLIE: Breed = Breed {
    id: "border_collie",
    tint: tint::CORAL,
    head: Head::new(Skull::Wedge, 92, 98),
    ears: Ears::new(Ear::Tipped, 100, BLACK),
    muzzle: Muzzle::new(Snout::Plain, 84, WHITE, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 12, 44),
    coat: Coat::new(BLACK, &[Mark::Blaze(WHITE, 24)]).body(BLACK, WHITE),
    hair: &[Hair::Mane(WHITE, 35)],
    wear: Wear::Collar(BLUE),
};

pub(crate) static COLLIE: Breed = Breed {
    id: "collie",
    tint: tint::LIME,
    head: Head::new(Skull::Slim, 108, 98),
    ears: Ears::new(Ear::Tipped, 96, SABLE),
    muzzle: Muzzle::new(Snout::Long, 100, CREAM, Mouth::Smile),
    eyes: Eyes::new(Gaze::Keen, 11, 43),
    coat: Coat::new(SABLE, &[Mark::Blaze(WHITE, 10)]).body(WHITE, WHITE),
    hair: &[Hair::Mane(WHITE, 40)],
    wear: Wear::Collar(GREEN),
};

pub(crate) static GERMAN_SHEPHERD: Breed = Breed {
    id: "german_shepherd",
    tint: tint::LILAC,
    head: Head::new(Skull::Wedge, 94, 100),
    ears: Ears::new(Ear::Prick, 110, LIVER),
    muzzle: Muzzle::new(Snout::Plain, 90, COAL, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Keen, 12, 45),
    coat: Coat::new(LIVER, &[Mark::Heart(TAN), Mark::Mask(COAL)]).body(COAL, TAN),
    hair: &[],
    wear: Wear::Studs(NAVY),
};

pub(crate) static OLD_ENGLISH_SHEEPDOG: Breed = Breed {
    id: "old_english_sheepdog",
    tint: tint::CORAL,
    head: Head::new(Skull::Ball, 96, 96).with(Edge::Shaggy(20, 5)),
    ears: Ears::new(Ear::Drop, 96, STEEL).with(Edge::Shaggy(12, 4)),
    muzzle: Muzzle::new(Snout::Plain, 100, WHITE, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Hidden, 12, 45),
    coat: Coat::new(WHITE, &[]).body(STEEL, WHITE).girth(104),
    hair: &[Hair::Moustache(WHITE), Hair::Fringe(WHITE)],
    wear: Wear::Collar(RED),
};
