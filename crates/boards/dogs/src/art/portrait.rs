//! One dog, drawn from its features: from the background to the bow in its hair.

use super::breed::Breed;
use super::hair::Layer;
use super::sketch::Sketch;

/// The inside of a picture in a box of 100 by 100.
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
    format!(
        "<rect width=\"100\" height=\"100\" rx=\"16\" fill=\"{tint}\"/><circle cx=\"50\" cy=\"50\" r=\"45\" fill=\"{}\"/>{}",
        tint.lit(),
        sketch.done()
    )
}
