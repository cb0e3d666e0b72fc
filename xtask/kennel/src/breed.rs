//! A breed as named in the box, with its looks; all 42 in the order of the box.

use crate::breeds::{companions, gundogs, herders, hounds, terriers, toys, workers};
use crate::coat::Coat;
use crate::ears::Ears;
use crate::eyes::Eyes;
use crate::hair::Hair;
use crate::head::Head;
use crate::muzzle::Muzzle;
use crate::paint::Paint;
use crate::wear::Wear;

/// A breed and its looks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Breed {
    /// Its id in editions.
    pub(crate) id: &'static str,
    /// The background it is painted on.
    pub(crate) tint: Paint,
    /// The shape of its head.
    pub(crate) head: Head,
    /// Its ears.
    pub(crate) ears: Ears,
    /// Its muzzle.
    pub(crate) muzzle: Muzzle,
    /// Its eyes.
    pub(crate) eyes: Eyes,
    /// Its coat.
    pub(crate) coat: Coat,
    /// Its long hair, if it has any.
    pub(crate) hair: &'static [Hair],
    /// What it wears.
    pub(crate) wear: Wear,
}

/// All breeds, in the order of the box.
pub(crate) static BREEDS: [&Breed; 42] = [
    &hounds::AFGHAN_HOUND,
    &terriers::AIREDALE_TERRIER,
    &workers::AKITA,
    &herders::AUSTRALIAN_SHEPHERD,
    &hounds::BASENJI,
    &hounds::BASSET_HOUND,
    &hounds::BEAGLE,
    &terriers::BEDLINGTON_TERRIER,
    &workers::BERNESE_MOUNTAIN_DOG,
    &hounds::BLOODHOUND,
    &herders::BORDER_COLLIE,
    &companions::BOSTON_TERRIER,
    &workers::BOXER,
    &companions::BULLDOG,
    &terriers::BULL_TERRIER,
    &terriers::CAIRN_TERRIER,
    &toys::CAVALIER,
    &toys::CHIHUAHUA,
    &gundogs::COCKER_SPANIEL,
    &herders::COLLIE,
    &hounds::DACHSHUND,
    &companions::DALMATIAN,
    &workers::DOBERMAN_PINSCHER,
    &herders::GERMAN_SHEPHERD,
    &gundogs::GOLDEN_RETRIEVER,
    &workers::GREAT_DANE,
    &hounds::GREYHOUND,
    &toys::HAVANESE,
    &gundogs::IRISH_SETTER,
    &gundogs::LABRADOR_RETRIEVER,
    &companions::LHASA_APSO,
    &workers::MASTIFF,
    &terriers::MINIATURE_SCHNAUZER,
    &workers::NEWFOUNDLAND,
    &herders::OLD_ENGLISH_SHEEPDOG,
    &toys::POMERANIAN,
    &companions::POODLE,
    &toys::PUG,
    &workers::SAINT_BERNARD,
    &terriers::SCOTTISH_TERRIER,
    &workers::SIBERIAN_HUSKY,
    &toys::YORKSHIRE_TERRIER,
];
