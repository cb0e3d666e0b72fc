//! Gundogs: the ones that fetch.

use crate::breed::Breed;
use crate::breeds::shade::{
    AMBER, APRICOT, BLUE, CHESTNUT, CREAM, GOLD, GREEN, LIVER, MAHOGANY, RUST, SAND, TEAL, WHEAT,
    WHITE,
};
use crate::breeds::tint;
use crate::coat::Coat;
use crate::ears::{Ear, Ears};
use crate::eyes::{Eyes, Gaze};
use crate::hair::Hair;
use crate::head::{Head, Skull};
use crate::muzzle::{Mouth, Muzzle, Snout};
use crate::outline::Edge;
use crate::paint::Paint;
use crate::wear::Wear;

pub(crate) static COCKER_SPANIEL: Breed = Breed {
    id: "cocker_spaniel",
    tint: tint::LILAC,
    head: Head::new(Skull::Dome, 94, 96),
    ears: Ears::new(Ear::Feathered, 94, WHEAT).with(Edge::Curly(13, 5)),
    muzzle: Muzzle::new(Snout::Plain, 92, CREAM, Mouth::Smile).nose(LIVER),
    eyes: Eyes::new(Gaze::Warm, 11, 44),
    coat: Coat::new(CREAM, &[]).body(CREAM, WHITE),
    hair: &[Hair::Tuft(WHEAT)],
    wear: Wear::Collar(TEAL),
};

pub(crate) static GOLDEN_RETRIEVER: Breed = Breed {
    id: "golden_retriever",
    tint: tint::ROSE,
    head: Head::new(Skull::Square, 98, 96).with(Edge::Shaggy(20, 2)),
    ears: Ears::new(Ear::Drop, 100, APRICOT),
    muzzle: Muzzle::new(Snout::Plain, 104, SAND, Mouth::Tongue),
    eyes: Eyes::new(Gaze::Warm, 12, 43),
    coat: Coat::new(GOLD, &[]).body(GOLD, SAND),
    hair: &[Hair::Mane(GOLD, 35)],
    wear: Wear::Kerchief(BLUE),
};

pub(crate) static IRISH_SETTER: Breed = Breed {
    id: "irish_setter",
    tint: tint::AQUA,
    head: Head::new(Skull::Slim, 112, 98),
    ears: Ears::new(Ear::Feathered, 92, CHESTNUT).with(Edge::Shaggy(14, 4)),
    muzzle: Muzzle::new(Snout::Long, 116, RUST, Mouth::Smile).nose(LIVER),
    eyes: Eyes::new(Gaze::Warm, 10, 42),
    coat: Coat::new(MAHOGANY, &[]),
    hair: &[],
    wear: Wear::Collar(GREEN),
};

pub(crate) static LABRADOR_RETRIEVER: Breed = Breed {
    id: "labrador_retriever",
    tint: tint::MINT,
    head: Head::new(Skull::Square, 100, 96),
    ears: Ears::new(Ear::Drop, 92, LIVER),
    muzzle: Muzzle::new(Snout::Plain, 110, LIVER, Mouth::Tongue).nose(Paint(0x4a2c20)),
    eyes: Eyes::new(Gaze::Warm, 12, 43).of(AMBER, AMBER),
    coat: Coat::new(LIVER, &[]),
    hair: &[],
    wear: Wear::Collar(BLUE),
};
