//! The backgrounds of the portraits. Neighbours on the boards never share one.

use crate::paint::Paint;

pub(crate) const SKY: Paint = Paint(0x9fd0f5);
pub(crate) const MINT: Paint = Paint(0x9fe0b0);
pub(crate) const BUTTER: Paint = Paint(0xf8dd80);
pub(crate) const ROSE: Paint = Paint(0xf7aebb);
pub(crate) const LILAC: Paint = Paint(0xc9b2f0);
pub(crate) const AQUA: Paint = Paint(0x74cdd2);
pub(crate) const LIME: Paint = Paint(0xcbe184);
pub(crate) const CORAL: Paint = Paint(0xffab96);
