//! Animals in their band hats. One portrait is put together from a coat, ears, a nose and what is
//! the animal's own.

use super::INK;

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

const WHISKERS: &str = "<path d=\"M18 45l-10-2M18 48l-9 3M42 45l10-2M42 48l9 3\" fill=\"none\" stroke-width=\"1.300\"/>";

/// All that the edition in the box has.
pub(super) const ALL: [Animal; 38] = [
    plays(
        "Bison",
        "#6b4a2f",
        "#8a6647",
        Ears::Side,
        Nose::Broad,
        "<path d=\"M15 30Q2 28 5 13q5 8 13 9zM45 30q13-2 10-17-5 8-13 9z\" fill=\"#efe3c8\"/>",
        "<path d=\"M14 30q-1-10 16-11 17 1 16 11-8-5-16-4-8-1-16 4z\" fill=\"#4a3322\" stroke=\"none\"/>",
    ),
    plays(
        "Elephant",
        "#9fb0cc",
        "#d8b9c4",
        Ears::Large,
        Nose::Trunk,
        "",
        "<path d=\"M22 48q-6 4-8 0M38 48q6 4 8 0\" fill=\"none\" stroke=\"#fff\" stroke-width=\"3\"/>",
    ),
    plays(
        "Goose",
        "#f6f4ea",
        "#fff",
        Ears::None,
        Nose::Bill("#f08a3c"),
        "",
        "",
    ),
    plays(
        "Moose",
        "#8a5f3d",
        "#b98a5f",
        Ears::Side,
        Nose::Broad,
        "<path d=\"M16 26Q0 24 2 8q4 4 5 1 2-4 4 1 2-3 4 2 1 6 5 10zM44 26q16-2 14-18-4 4-5 1-2-4-4 1-2-3-4 2-1 6-5 10z\" fill=\"#e2c48f\"/>",
        "",
    ),
    plays(
        "Walrus",
        "#a57a5c",
        "#d9b799",
        Ears::None,
        Nose::Broad,
        "",
        "<path d=\"M24 50v8M36 50v8\" stroke=\"#221d38\" stroke-width=\"6\"/><path d=\"M24 50v8M36 50v8\" stroke=\"#fff\" stroke-width=\"3.500\"/>",
    ),
    plays(
        "Bullfrog",
        "#7fc257",
        "#c9e8a0",
        Ears::None,
        Nose::Smile,
        "<circle cx=\"17\" cy=\"27\" r=\"8\" fill=\"#7fc257\"/><circle cx=\"43\" cy=\"27\" r=\"8\" fill=\"#7fc257\"/>",
        "<path d=\"M18 46q12 14 24 0-12 6-24 0z\" fill=\"#c9e8a0\" stroke=\"none\"/>",
    ),
    plays(
        "Flamingo",
        "#f7a3bb",
        "#ffd6e2",
        Ears::None,
        Nose::Beak("#f6e3c9"),
        "",
        "<path d=\"M27.500 47h5L30 52z\" fill=\"#221d38\"/>",
    ),
    plays(
        "Peacock",
        "#2f8fc0",
        "#bfe6f2",
        Ears::None,
        Nose::Beak("#e6b24a"),
        "<path d=\"M30 44L2 30M30 44L8 14M30 44l28-14M30 44L52 14\" stroke-width=\"3\"/><g fill=\"#3fae6a\"><circle cx=\"5\" cy=\"31\" r=\"5\"/><circle cx=\"9\" cy=\"16\" r=\"5\"/><circle cx=\"55\" cy=\"31\" r=\"5\"/><circle cx=\"51\" cy=\"16\" r=\"5\"/></g><path d=\"M5 31h.1M9 16h.1M55 31h.1M51 16h.1\" stroke=\"#2b50a8\" stroke-width=\"5\"/>",
        "",
    ),
    plays(
        "Gazelle",
        "#dba667",
        "#fbe9cf",
        Ears::Side,
        Nose::Snout,
        "<path d=\"M18 24Q8 14 14 2M42 24q10-10 4-22\" fill=\"none\" stroke-width=\"4.500\"/><path d=\"M18 24Q8 14 14 2M42 24q10-10 4-22\" fill=\"none\" stroke=\"#5b4632\" stroke-width=\"2\"/>",
        "<path d=\"M17 27q2 10 4 16M43 27q-2 10-4 16\" fill=\"none\" stroke=\"#fbe9cf\" stroke-width=\"3\"/>",
    ),
    plays(
        "Swan",
        "#fbfbf7",
        "#fff",
        Ears::None,
        Nose::Beak("#f08a3c"),
        "",
        "<path d=\"M24 42q6-7 12 0z\" fill=\"#221d38\"/>",
    ),
    plays(
        "Fox",
        "#e8743b",
        "#fff3e2",
        Ears::Pointed,
        Nose::Snout,
        "",
        "<path d=\"M13.500 40q9-1 16.500 8 7.500-9 16.500-8-3 16-16.500 17-13.500-1-16.500-17z\" fill=\"#fff3e2\" stroke=\"none\"/>",
    ),
    plays(
        "Butterfly",
        "#6a53a6",
        "#d8c9f2",
        Ears::None,
        Nose::Smile,
        "<path d=\"M24 40Q2 20 3 34q-1 10 14 10-12 6-8 12 8 4 17-10zM36 40q22-20 21-6 1 10-14 10 12 6 8 12-8 4-17-10z\" fill=\"#f59ac0\"/><path d=\"M8 34h.1M52 34h.1M14 52h.1M46 52h.1\" stroke=\"#ffd23f\" stroke-width=\"5\"/>",
        "",
    ),
    plays(
        "Gorilla",
        "#474659",
        "#8d8ba0",
        Ears::Round,
        Nose::Broad,
        "",
        "<path d=\"M18 35q2-9 12-9t12 9q-4 6-12 6t-12-6z\" fill=\"#8d8ba0\" stroke=\"none\"/>",
    ),
    plays(
        "Beaver",
        "#9a6a3e",
        "#d9b188",
        Ears::Round,
        Nose::Snout,
        "",
        "<path d=\"M26.500 50h7v7h-7zM30 50v7\" fill=\"#fff\" stroke-width=\"1.400\"/>",
    ),
    plays(
        "Kangaroo",
        "#c98f5a",
        "#f2d7b3",
        Ears::Long,
        Nose::Snout,
        "",
        "",
    ),
    plays(
        "Woodpecker",
        "#35354a",
        "#fff",
        Ears::None,
        Nose::Beak("#e9d9a8"),
        "<path d=\"M14 30q-6-14 2-20 4 4 5 12zM46 30q6-14-2-20-4 4-5 12z\" fill=\"#e0452f\"/>",
        "<path d=\"M15 42q6 0 10 8M45 42q-6 0-10 8\" fill=\"none\" stroke=\"#fff\" stroke-width=\"4\"/>",
    ),
    plays(
        "Armadillo",
        "#b9a189",
        "#e6d5c0",
        Ears::Long,
        Nose::Snout,
        "",
        "<path d=\"M15 29q15-7 30 0M14.500 38q4-2 6-2M45.500 38q-4-2-6-2\" fill=\"none\" stroke=\"#7d6750\" stroke-width=\"1.600\"/>",
    ),
    plays(
        "Badger",
        "#f2f0ea",
        "#fff",
        Ears::Round,
        Nose::Snout,
        "",
        "<path d=\"M20 21q-6 6-3 24 6 4 9-4-3-10 0-21zM40 21q6 6 3 24-6 4-9-4 3-10 0-21z\" fill=\"#2d2b3c\" stroke=\"none\"/>",
    ),
    plays(
        "Octopus",
        "#e06a88",
        "#ffc2d0",
        Ears::None,
        Nose::Smile,
        "<path d=\"M18 46Q2 44 4 58M22 52q-8 0-9 7M42 46q16-2 14 12M38 52q8 0 9 7\" fill=\"none\" stroke-width=\"8\"/><path d=\"M18 46Q2 44 4 58M22 52q-8 0-9 7M42 46q16-2 14 12M38 52q8 0 9 7\" fill=\"none\" stroke=\"#e06a88\" stroke-width=\"4.500\"/>",
        "<path d=\"M19 42h.1M41 42h.1\" stroke=\"#ffc2d0\" stroke-width=\"5\"/>",
    ),
    plays(
        "Raccoon",
        "#a3a9b3",
        "#f0f0ee",
        Ears::Pointed,
        Nose::Snout,
        "",
        "<path d=\"M13.500 33q8-7 16.500-1 8.500-6 16.500 1 0 8-8 7-6 0-8.500-5-2.500 5-8.500 5-8 1-8-7z\" fill=\"#38374a\" stroke=\"none\"/>",
    ),
    plays(
        "Otter",
        "#8f6b4a",
        "#ecd7b7",
        Ears::Round,
        Nose::Snout,
        "",
        WHISKERS,
    ),
    plays(
        "Lemur",
        "#c9c9d0",
        "#fff",
        Ears::Pointed,
        Nose::Snout,
        "",
        "<circle cx=\"23\" cy=\"34\" r=\"7\" fill=\"#38374a\" stroke=\"none\"/><circle cx=\"37\" cy=\"34\" r=\"7\" fill=\"#38374a\" stroke=\"none\"/>",
    ),
    plays(
        "Spider",
        "#66548c",
        "#b6a4dd",
        Ears::None,
        Nose::Smile,
        "<path d=\"M16 36L2 28M15 42L1 44M18 48L6 57M44 36l14-8M45 42l14 2M42 48l12 9\" fill=\"none\" stroke-width=\"3.500\"/>",
        "<path d=\"M25 27h.1M35 27h.1\" stroke=\"#fff\" stroke-width=\"4.500\"/><path d=\"M25 27h.1M35 27h.1\" stroke-width=\"2\"/>",
    ),
    plays(
        "Koala",
        "#a9b0ba",
        "#e9c9d2",
        Ears::Large,
        Nose::Smile,
        "",
        "<ellipse cx=\"30\" cy=\"41\" rx=\"4\" ry=\"6\" fill=\"#2d2b3c\"/>",
    ),
    plays(
        "Mouse",
        "#c6c8d6",
        "#f3b7c4",
        Ears::Large,
        Nose::Smile,
        "",
        "<circle cx=\"30\" cy=\"43\" r=\"3\" fill=\"#f08aa0\"/><path d=\"M24 44L10 42M24 46l-13 4M36 44l14-2M36 46l13 4\" fill=\"none\" stroke-width=\"1.200\"/>",
    ),
    plays(
        "Meerkat",
        "#dcb987",
        "#f7e6c8",
        Ears::Round,
        Nose::Snout,
        "",
        "<ellipse cx=\"23\" cy=\"34\" rx=\"6\" ry=\"5\" fill=\"#5a4632\" stroke=\"none\"/><ellipse cx=\"37\" cy=\"34\" rx=\"6\" ry=\"5\" fill=\"#5a4632\" stroke=\"none\"/>",
    ),
    plays(
        "Owl",
        "#a8805a",
        "#f3e2c3",
        Ears::Pointed,
        Nose::Beak("#f0b13c"),
        "",
        "<circle cx=\"22.500\" cy=\"34\" r=\"8\" fill=\"#f3e2c3\"/><circle cx=\"37.500\" cy=\"34\" r=\"8\" fill=\"#f3e2c3\"/>",
    ),
    plays(
        "Snake",
        "#5fae62",
        "#c7e8a9",
        Ears::None,
        Nose::Smile,
        "<path d=\"M14 54Q0 50 6 42M46 54q14-4 8-12\" fill=\"none\" stroke-width=\"8\"/><path d=\"M14 54Q0 50 6 42M46 54q14-4 8-12\" fill=\"none\" stroke=\"#5fae62\" stroke-width=\"4.500\"/>",
        "<path d=\"M30 49v7l-3 3M30 56l3 3\" fill=\"none\" stroke=\"#e2466f\" stroke-width=\"2.200\"/><path d=\"M30 24l4 4-4 4-4-4z\" fill=\"#3c7f4a\" stroke=\"none\"/>",
    ),
    plays(
        "Wren",
        "#b07d4f",
        "#f3dfc1",
        Ears::None,
        Nose::Beak("#d9a33c"),
        "<path d=\"M44 52l12 4-8-14z\" fill=\"#8a5f3d\"/>",
        "<path d=\"M15 45q4 10 15 12 11-2 15-12-15 4-30 0z\" fill=\"#f3dfc1\" stroke=\"none\"/><path d=\"M15 30q6-4 12-1M45 30q-6-4-12-1\" fill=\"none\" stroke=\"#f3dfc1\" stroke-width=\"2.500\"/>",
    ),
    plays(
        "Giraffe",
        "#f2c65e",
        "#fdeac0",
        Ears::Side,
        Nose::Broad,
        "<path d=\"M17 24l-3-13M43 24l3-13\" stroke-width=\"4.500\"/><path d=\"M14 11h.1M46 11h.1\" stroke=\"#8a5f3d\" stroke-width=\"7\"/>",
        "<path d=\"M16 27l6-3 2 5-5 3zM44 27l-6-3-2 5 5 3zM15 40l4 1-1 5z\" fill=\"#b5762d\" stroke=\"none\"/>",
    ),
    leads(
        "Lion",
        "#eab04d",
        "#fff0d0",
        Ears::Round,
        Nose::Snout,
        "<path d=\"M30 14q24-2 26 22-2 20-14 22H18Q6 56 4 36q2-24 26-22z\" fill=\"#a8602a\"/>",
        "",
    ),
    leads(
        "Llama",
        "#f0e2c8",
        "#fff",
        Ears::Long,
        Nose::Snout,
        "",
        "<path d=\"M18 26q4-6 12-5 8-1 12 5-4 4-6 0-2 4-6 0-4 4-6 0-2 4-6 0z\" fill=\"#d9bf92\" stroke=\"none\"/>",
    ),
    leads(
        "Penguin",
        "#37374e",
        "#fff",
        Ears::None,
        Nose::Beak("#f0b13c"),
        "",
        "<path d=\"M30 30q13-7 13 8-2 16-13 18-11-2-13-18 0-15 13-8z\" fill=\"#fff\" stroke=\"none\"/>",
    ),
    leads(
        "Rooster",
        "#f6f1e2",
        "#fff",
        Ears::None,
        Nose::Beak("#f0a51e"),
        "<path d=\"M10 26q-8 8 4 14zM50 26q8 8-4 14z\" fill=\"#d8452f\"/>",
        "<path d=\"M26 50q-3 8 2 9 3-1 2-6 2 5 4 5 4-2 0-8z\" fill=\"#e0452f\"/>",
    ),
    leads(
        "Border Collie",
        "#2f2e40",
        "#fff",
        Ears::Pointed,
        Nose::Snout,
        "",
        "<path d=\"M27 20h6q1 10 4 18 8 4 6 12-4 6-13 7-9-1-13-7-2-8 6-12 3-8 4-18z\" fill=\"#fff\" stroke=\"none\"/>",
    ),
    leads(
        "Wolf",
        "#8f98a8",
        "#eef0f2",
        Ears::Pointed,
        Nose::Snout,
        "",
        "<path d=\"M13.500 38q8 0 16.500 8 8.500-8 16.500-8-3 18-16.500 19-13.500-1-16.500-19z\" fill=\"#eef0f2\" stroke=\"none\"/>",
    ),
    leads(
        "Ostrich",
        "#f0c9b4",
        "#fff",
        Ears::None,
        Nose::Bill("#e6a04a"),
        "<path d=\"M12 56q0-14 8-14M48 56q0-14-8-14\" fill=\"none\" stroke=\"#37374e\" stroke-width=\"9\"/>",
        "<path d=\"M19 30l-4-3M41 30l4-3\" stroke-width=\"2\"/>",
    ),
    leads(
        "Bear",
        "#a9774d",
        "#f3e2c3",
        Ears::Round,
        Nose::Snout,
        "",
        "",
    ),
];
