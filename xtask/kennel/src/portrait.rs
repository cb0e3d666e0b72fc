//! One dog, drawn from its features: from the background to the bow in its hair.

use crate::breed::Breed;
use crate::hair::Layer;
use crate::sketch::Sketch;

/// The file as a drawing program opens it: one shape per line, in a box of 100 by 100.
pub(crate) fn portrait(breed: &Breed) -> String {
    let tint = breed.tint;
    let mut sketch = Sketch::new();
    let face = breed.head.face();
    let hair =
        |sketch: &mut Sketch, layer| breed.hair.iter().for_each(|hair| hair.draw(layer, sketch));
    breed.coat.draw_bust(&mut sketch);
    hair(&mut sketch, Layer::BehindHead);
    breed.wear.draw_neck(&mut sketch, breed.coat.girth);
    let (chin, girth) = (face.bottom, f32::from(breed.coat.girth));
    sketch.shadow((50.0, chin - 1.0), (girth * 0.2, 5.5));
    breed.ears.draw_behind(&mut sketch, &face);
    let head = face.outline.path(breed.head.edge);
    sketch.shape(head, breed.coat.base);
    breed.coat.draw_marks(&mut sketch, &face);
    hair(&mut sketch, Layer::OnFace);
    breed.muzzle.draw(&mut sketch, &face, breed.coat.base);
    breed.eyes.draw(&mut sketch);
    hair(&mut sketch, Layer::OverFace);
    breed.ears.draw_before(&mut sketch, &face);
    breed.wear.draw_top(&mut sketch);
    let lit = tint.lit();
    let drawn = sketch.done();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n  \
         <rect width=\"100\" height=\"100\" rx=\"16\" fill=\"{tint}\"/>\n  \
         <circle cx=\"50\" cy=\"50\" r=\"45\" fill=\"{lit}\"/>\n{drawn}</svg>\n"
    )
}
