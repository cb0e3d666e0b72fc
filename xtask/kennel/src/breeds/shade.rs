//! The colours of fur and of clothes, named once.

use crate::paint::Paint;

pub(crate) const WHITE: Paint = Paint(0xfbf7f0);
pub(crate) const CREAM: Paint = Paint(0xf3e0bd);
pub(crate) const WHEAT: Paint = Paint(0xe2b878);
pub(crate) const SAND: Paint = Paint(0xe9c88f);
pub(crate) const FAWN: Paint = Paint(0xdcae74);
pub(crate) const BRINDLE: Paint = Paint(0xa5825c);
pub(crate) const GOLD: Paint = Paint(0xd9963c);
pub(crate) const HONEY: Paint = Paint(0xcf9a55);
pub(crate) const APRICOT: Paint = Paint(0xd18d4f);
pub(crate) const ORANGE: Paint = Paint(0xe8893a);
pub(crate) const SABLE: Paint = Paint(0xc17a35);
pub(crate) const TAN: Paint = Paint(0xcf8f4d);
pub(crate) const RUST: Paint = Paint(0xb5652f);
pub(crate) const CHESTNUT: Paint = Paint(0xa8552a);
pub(crate) const MAHOGANY: Paint = Paint(0x8f3a1e);
pub(crate) const LIVER: Paint = Paint(0x6f432a);
pub(crate) const BLACK: Paint = Paint(0x454252);
pub(crate) const COAL: Paint = Paint(0x38354a);
pub(crate) const SMOKE: Paint = Paint(0x5c5a68);
pub(crate) const STEEL: Paint = Paint(0x7f8c9c);
pub(crate) const SILVER: Paint = Paint(0xb4bcc8);
pub(crate) const PEWTER: Paint = Paint(0x8a8d96);
pub(crate) const PALE: Paint = Paint(0xdfe3ea);
pub(crate) const AMBER: Paint = Paint(0xd0903a);
pub(crate) const RED: Paint = Paint(0xe0452f);
pub(crate) const BLUE: Paint = Paint(0x2f74d0);
pub(crate) const GREEN: Paint = Paint(0x2f9a55);
pub(crate) const YELLOW: Paint = Paint(0xf5bd2a);
pub(crate) const PURPLE: Paint = Paint(0x8d55cc);
pub(crate) const PINK: Paint = Paint(0xf07aa6);
pub(crate) const TEAL: Paint = Paint(0x1f9a9a);
pub(crate) const NAVY: Paint = Paint(0x2e4480);
