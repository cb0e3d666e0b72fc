//! Animals in their band hats. One portrait is put together from a coat, ears, a nose and what is
//! the animal's own.

mod parade;

use super::INK;
pub(super) use parade::ALL;

/// What an animal looks like.
pub(super) struct Animal {
    pub(super) name: &'static str,
    coat: &'static str,
    light: &'static str,
    ears: Ears,
    nose: Nose,
    /// What is behind the head: horns, wings, a mane.
    behind: &'static str,
    /// What is on the face: stripes, tusks, whiskers.
    front: &'static str,
    hat: Hat,
}

#[derive(Clone, Copy)]
enum Ears {
    None,
    Round,
    Large,
    Pointed,
    Long,
    Side,
}

#[derive(Clone, Copy)]
enum Nose {
    Snout,
    Broad,
    Beak(&'static str),
    Bill(&'static str),
    Trunk,
    Smile,
}

#[derive(Clone, Copy)]
enum Hat {
    /// A shako in the section's colour.
    Band,
    /// The white bearskin of a Drum Major.
    Major,
}

/// A portrait in a box of 60.
pub(super) fn portrait(animal: &Animal) -> String {
    let Animal {
        coat,
        light,
        behind,
        front,
        ..
    } = animal;
    let ears = match animal.ears {
        Ears::None => String::new(),
        Ears::Round => format!(
            "<circle cx=\"15\" cy=\"25\" r=\"6\" fill=\"{coat}\"/><circle cx=\"45\" cy=\"25\" r=\"6\" fill=\"{coat}\"/>"
        ),
        Ears::Large => format!(
            "<circle cx=\"11\" cy=\"29\" r=\"10\" fill=\"{coat}\"/><circle cx=\"49\" cy=\"29\" r=\"10\" fill=\"{coat}\"/><circle cx=\"11\" cy=\"29\" r=\"5\" fill=\"{light}\" stroke=\"none\"/><circle cx=\"49\" cy=\"29\" r=\"5\" fill=\"{light}\" stroke=\"none\"/>"
        ),
        Ears::Pointed => format!(
            "<path d=\"M14 34L11 13l13 9zM46 34l3-21-13 9z\" fill=\"{coat}\"/><path d=\"M15 27l-1-8 5 4zM45 27l1-8-5 4z\" fill=\"{light}\" stroke=\"none\"/>"
        ),
        Ears::Long => format!(
            "<path d=\"M17 28Q6 8 13 5q8 3 10 18zM43 28Q54 8 47 5q-8 3-10 18z\" fill=\"{coat}\"/><path d=\"M16 20q-4-8-2-11 4 2 5 11zM44 20q4-8 2-11-4 2-5 11z\" fill=\"{light}\" stroke=\"none\"/>"
        ),
        Ears::Side => format!(
            "<path d=\"M16 27Q5 22 4 30q5 6 12 4zM44 27q11-5 12 3-5 6-12 4z\" fill=\"{coat}\"/>"
        ),
    };
    let nose = match animal.nose {
        Nose::Snout => format!(
            "<ellipse cx=\"30\" cy=\"46\" rx=\"8.500\" ry=\"6.500\" fill=\"{light}\" stroke=\"none\"/><path d=\"M26.500 42.500h7q-1 4-3.500 4t-3.500-4z\" fill=\"{INK}\"/><path d=\"M30 46v2.500q-3 3-5 .5M30 48.500q3 3 5 .5\" fill=\"none\" stroke-width=\"1.500\"/>"
        ),
        Nose::Broad => format!(
            "<ellipse cx=\"30\" cy=\"47\" rx=\"12\" ry=\"8\" fill=\"{light}\"/><path d=\"M25.500 45h.1M34.500 45h.1\" stroke-width=\"3.500\"/><path d=\"M25 50.500q5 3 10 0\" fill=\"none\" stroke-width=\"1.600\"/>"
        ),
        Nose::Beak(colour) => format!("<path d=\"M24 42q6-4 12 0l-6 10z\" fill=\"{colour}\"/>"),
        Nose::Bill(colour) => format!(
            "<path d=\"M20 43q10-6 20 0 2 8-10 8t-10-8z\" fill=\"{colour}\"/><path d=\"M21 45.500q9-3 18 0\" fill=\"none\" stroke-width=\"1.400\"/>"
        ),
        Nose::Trunk => format!(
            "<path d=\"M25 41q0 14-5 16 4 3 9 0 4-5 6-16z\" fill=\"{coat}\"/><path d=\"M26 48h8M25 52h7\" fill=\"none\" stroke-width=\"1.200\"/>"
        ),
        Nose::Smile => {
            "<path d=\"M22 46q8 7 16 0\" fill=\"none\" stroke-width=\"2.200\"/>".to_owned()
        }
    };
    let hat = match animal.hat {
        Hat::Band => {
            "<path d=\"M30 8q-7-4-3-8 6 1 5 8z\" fill=\"#fff\"/><path d=\"M19 21L17.500 7.500h25L41 21q-11-4.500-22 0z\" fill=\"currentColor\"/><path d=\"M17.500 7.500h25\" stroke-width=\"3.500\"/><path d=\"M18.500 16.500q11.500-4 23 0\" fill=\"none\" stroke=\"#ffe9a8\" stroke-width=\"2\"/><path d=\"M15 23q15-8 30 0-15-2-30 0z\" fill=\"#221d38\"/>"
        }
        Hat::Major => {
            "<path d=\"M17 23q-4-21 13-22 17 1 13 22-13-6-26 0z\" fill=\"#fdfbf2\"/><path d=\"M22 6q-2 6-1 10M30 3v11M38 6q2 6 1 10\" fill=\"none\" stroke=\"#cfc6ad\" stroke-width=\"1.500\"/><path d=\"M17 21q13-6 26 0\" fill=\"none\" stroke=\"#f2b63d\" stroke-width=\"3.500\"/>"
        }
    };
    format!(
        "{behind}{ears}<path d=\"M30 19q17 1 17 19-2 18-17 19-15-1-17-19 0-18 17-19z\" fill=\"{coat}\"/>{front}\
         <circle cx=\"23.500\" cy=\"34\" r=\"3.600\" fill=\"#fff\" stroke-width=\"1.200\"/><circle cx=\"36.500\" cy=\"34\" r=\"3.600\" fill=\"#fff\" stroke-width=\"1.200\"/>\
         <path d=\"M24 34.500h.1M36 34.500h.1\" stroke-width=\"4\"/>{nose}{hat}"
    )
}

/// Whether somebody has drawn it.
pub(super) fn is_drawn(name: &str) -> bool {
    ALL.iter().any(|animal| animal.name == name)
}

const fn plays(
    name: &'static str,
    coat: &'static str,
    light: &'static str,
    ears: Ears,
    nose: Nose,
    behind: &'static str,
    front: &'static str,
) -> Animal {
    Animal {
        name,
        coat,
        light,
        ears,
        nose,
        behind,
        front,
        hat: Hat::Band,
    }
}

const fn leads(
    name: &'static str,
    coat: &'static str,
    light: &'static str,
    ears: Ears,
    nose: Nose,
    behind: &'static str,
    front: &'static str,
) -> Animal {
    Animal {
        name,
        coat,
        light,
        ears,
        nose,
        behind,
        front,
        hat: Hat::Major,
    }
}
