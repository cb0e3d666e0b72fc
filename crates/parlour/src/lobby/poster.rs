//! The boxes on the shelf: a little poster for each game, in one hand and five moods.

use shelf::GameId;

/// The sign of the house.
pub(super) const PAW: &str = "<svg viewBox=\"0 0 64 64\"><g fill=\"currentColor\"><ellipse cx=\"17\" cy=\"26\" rx=\"7\" ry=\"9\"/>\
    <ellipse cx=\"32\" cy=\"17\" rx=\"7\" ry=\"9\"/><ellipse cx=\"47\" cy=\"26\" rx=\"7\" ry=\"9\"/>\
    <path d=\"M32 30c10 0 19 10 19 18 0 7-6 9-10 8-3-1-6-2-9-2s-6 1-9 2c-4 1-10-1-10-8 0-8 9-18 19-18z\"/></g></svg>";

/// The poster of a game.
pub(crate) fn of(game: GameId) -> String {
    let inside = match game {
        GameId::Argh => ARGH,
        GameId::Dogs => DOGS,
        GameId::MolePark => MOLES,
        GameId::BarkBark => BARK,
        GameId::Bandimals => BAND,
    };
    format!(
        "<svg viewBox=\"0 0 200 240\" preserveAspectRatio=\"xMidYMid slice\"><g stroke=\"#1d1930\" stroke-width=\"3.500\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\" fill=\"none\">{inside}</g></svg>"
    )
}

/// A rat with a fist before three lit doors, at night.
const ARGH: &str = "<path d=\"M0 0h200v240H0z\" fill=\"#221c3f\" stroke=\"none\"/>\
    <path d=\"M100 190L-40 60v-60h30zM100 190L20-10h34zM100 190L88-10h26zM100 190L150-10h34zM100 190L220 0v60z\" fill=\"#3a2f63\" stroke=\"none\"/>\
    <path d=\"M168 22a20 20 0 1 0 18 30 22 22 0 0 1-18-30z\" fill=\"#f2c53d\"/>\
    <path d=\"M8 190V108q24-26 48 0v82z\" fill=\"#e8843c\"/><path d=\"M20 190v-60q12-12 24 0v60z\" fill=\"#ffe27a\"/>\
    <path d=\"M144 190V108q24-26 48 0v82z\" fill=\"#4f8fc0\"/><path d=\"M156 190v-60q12-12 24 0v60z\" fill=\"#d6ecf5\"/>\
    <path d=\"M-9 190q109-20 218 0v62H-9z\" fill=\"#5f8f45\"/>\
    <path d=\"M136 214q40 10 44-22\" stroke=\"#1d1930\" stroke-width=\"10\"/><path d=\"M136 214q40 10 44-22\" stroke=\"#d9a0a8\" stroke-width=\"5\"/>\
    <path d=\"M56 240q-4-64 44-68 48 4 44 68z\" fill=\"#8d8fa6\"/>\
    <circle cx=\"66\" cy=\"92\" r=\"21\" fill=\"#8d8fa6\"/><circle cx=\"134\" cy=\"92\" r=\"21\" fill=\"#8d8fa6\"/>\
    <circle cx=\"66\" cy=\"92\" r=\"11\" fill=\"#d9a0a8\"/><circle cx=\"134\" cy=\"92\" r=\"11\" fill=\"#d9a0a8\"/>\
    <path d=\"M100 84q36 4 34 42-8 30-34 50-26-20-34-50-2-38 34-42z\" fill=\"#a7abc0\"/>\
    <circle cx=\"86\" cy=\"122\" r=\"9\" fill=\"#fff\"/><circle cx=\"114\" cy=\"122\" r=\"9\" fill=\"#fff\"/>\
    <circle cx=\"89\" cy=\"123\" r=\"4\" fill=\"#1d1930\" stroke=\"none\"/><circle cx=\"111\" cy=\"123\" r=\"4\" fill=\"#1d1930\" stroke=\"none\"/>\
    <path d=\"M72 104l24 12M128 104l-24 12\" stroke-width=\"6\"/><path d=\"M94 160q6-4 12 0-1 8-6 9-5-1-6-9z\" fill=\"#d9a0a8\"/>\
    <path d=\"M80 156l-26-5M80 162l-25 6M120 156l26-5M120 162l25 6\" stroke-width=\"2.500\"/>\
    <path d=\"M96 172v9h4v-9M100 172v9h4v-9\" fill=\"#fff\"/>\
    <path d=\"M40 240V92\" stroke-width=\"22\"/><path d=\"M40 240V92\" stroke=\"#8d8fa6\" stroke-width=\"15\"/>\
    <path d=\"M22 84q-2-22 18-22t20 18v14q-2 14-19 14T22 94z\" fill=\"#a7abc0\"/><path d=\"M31 66v16M41 63v18M51 66v16\"/><path d=\"M22 88h26q9 6 0 13H24z\" fill=\"#a7abc0\"/>";

/// A dog's face on a lawn of chips.
const DOGS: &str = "<path d=\"M0 0h200v240H0z\" fill=\"#a9d672\" stroke=\"none\"/>\
    <path d=\"M0 0h50v60H0zM100 0h50v60h-50zM50 60h50v60H50zM150 60h50v60h-50zM0 120h50v60H0zM100 120h50v60h-50zM50 180h50v60H50zM150 180h50v60h-50z\" fill=\"#bfe38c\" stroke=\"none\"/>\
    <path d=\"M48 76Q18 84 28 150q24 6 30-22zM152 76q30 8 20 74-24 6-30-22z\" fill=\"#6b4a2f\"/>\
    <path d=\"M100 52q56 4 54 62-6 62-54 66-48-4-54-66-2-58 54-62z\" fill=\"#f3e2c3\"/>\
    <path d=\"M100 54q40 2 48 40-18 20-34 14-8-20-14-54z\" fill=\"#a9774d\"/>\
    <circle cx=\"80\" cy=\"108\" r=\"7\" fill=\"#1d1930\"/><circle cx=\"124\" cy=\"104\" r=\"7\" fill=\"#1d1930\"/>\
    <path d=\"M86 134q14-8 28 0-3 14-14 16-11-2-14-16z\" fill=\"#1d1930\"/><path d=\"M100 150v8q-12 10-22 2M100 158q12 10 22 2\"/>\
    <path d=\"M92 164h16v14q-8 10-16 0z\" fill=\"#e5788a\"/>\
    <circle cx=\"36\" cy=\"206\" r=\"20\" fill=\"#d8452f\"/><circle cx=\"82\" cy=\"212\" r=\"20\" fill=\"#4f8fc0\"/><circle cx=\"128\" cy=\"212\" r=\"20\" fill=\"#d8452f\"/><circle cx=\"172\" cy=\"206\" r=\"20\" fill=\"#d8452f\"/>\
    <path d=\"M36 210h.1M30 202h.1M36 199h.1M42 202h.1M128 216h.1M122 208h.1M128 205h.1M134 208h.1M172 210h.1M166 202h.1M172 199h.1M178 202h.1M82 216h.1M76 208h.1M82 205h.1M88 208h.1\" stroke=\"#fff\" stroke-width=\"6\"/>";

/// Moles and dice on a fairground.
const MOLES: &str = "<path d=\"M0 0h200v240H0z\" fill=\"#fbe3b5\" stroke=\"none\"/>\
    <path d=\"M0 0h200v58l-20-14-20 14-20-14-20 14-20-14-20 14-20-14-20 14-20-14L0 58z\" fill=\"#d8452f\"/>\
    <path d=\"M40 0v44M80 0v44M120 0v44M160 0v44\" stroke=\"#fff\" stroke-width=\"14\"/>\
    <ellipse cx=\"62\" cy=\"150\" rx=\"48\" ry=\"18\" fill=\"#4a3424\"/><path d=\"M32 150q-4-58 30-60 34 2 30 60-30 12-60 0z\" fill=\"#6b5a78\"/>\
    <circle cx=\"50\" cy=\"112\" r=\"4\" fill=\"#1d1930\"/><circle cx=\"74\" cy=\"112\" r=\"4\" fill=\"#1d1930\"/><path d=\"M52 124q10-6 20 0-2 10-10 11-8-1-10-11z\" fill=\"#f08aa0\"/>\
    <path d=\"M56 138h12v8H56z\" fill=\"#fff\"/>\
    <ellipse cx=\"150\" cy=\"190\" rx=\"42\" ry=\"16\" fill=\"#4a3424\"/><path d=\"M124 190q-2-46 26-48 28 2 26 48-26 10-52 0z\" fill=\"#7d6a8c\"/>\
    <circle cx=\"141\" cy=\"160\" r=\"4\" fill=\"#1d1930\"/><circle cx=\"160\" cy=\"160\" r=\"4\" fill=\"#1d1930\"/><path d=\"M142 170q8-5 16 0-2 8-8 9-6-1-8-9z\" fill=\"#f08aa0\"/>\
    <path d=\"M134 140l6-20 10 12 10-12 6 20z\" fill=\"#f2c53d\"/>\
    <path d=\"M30 186l38-10 10 36-38 10z\" fill=\"#fff\"/><path d=\"M42 190h.1M66 206h.1M54 198h.1\" stroke-width=\"8\"/>\
    <path d=\"M118 76l32 6-6 32-32-6z\" fill=\"#fff\"/><path d=\"M122 86h.1M140 104h.1\" stroke-width=\"8\"/>";

/// A tuba and its bear on a field with yard lines.
const BAND: &str = "<path d=\"M0 0h200v240H0z\" fill=\"#3f8f5b\" stroke=\"none\"/>\
    <path d=\"M0 40h200M0 90h200M0 140h200M0 190h200\" stroke=\"#dff2e3\" stroke-width=\"3\" opacity=\".7\"/>\
    <path d=\"M40 240q-4-70 54-74 50 4 50 74z\" fill=\"#2f4d9c\"/><path d=\"M70 172l24 30 24-30M94 202v38\" stroke=\"#f2c53d\" stroke-width=\"5\"/>\
    <circle cx=\"58\" cy=\"92\" r=\"16\" fill=\"#a9774d\"/><circle cx=\"128\" cy=\"92\" r=\"16\" fill=\"#a9774d\"/><circle cx=\"93\" cy=\"126\" r=\"44\" fill=\"#b9855a\"/>\
    <ellipse cx=\"93\" cy=\"142\" rx=\"20\" ry=\"15\" fill=\"#f3e2c3\"/><circle cx=\"76\" cy=\"118\" r=\"5\" fill=\"#1d1930\"/><circle cx=\"110\" cy=\"118\" r=\"5\" fill=\"#1d1930\"/><path d=\"M88 136h10\" stroke-width=\"7\"/>\
    <path d=\"M54 92q2-40 39-42 37 2 39 42-39-14-78 0z\" fill=\"#d8452f\"/><path d=\"M93 50q-6-30 10-40 10 16-2 40z\" fill=\"#fff\"/>\
    <path d=\"M108 156q40 40 62-6V96\" stroke-width=\"20\"/><path d=\"M108 156q40 40 62-6V96\" stroke=\"#f2c53d\" stroke-width=\"13\"/>\
    <path d=\"M138 96q4-40 32-50 28 10 28 50z\" fill=\"#f2c53d\"/><ellipse cx=\"168\" cy=\"60\" rx=\"22\" ry=\"8\" fill=\"#b5852a\"/>";

/// A dog behind a fence, and a path.
const BARK: &str = "<path d=\"M0 0h200v240H0z\" fill=\"#bfe0ef\" stroke=\"none\"/><circle cx=\"160\" cy=\"44\" r=\"24\" fill=\"#ffd23f\"/>\
    <path d=\"M0 130q100-30 200 0v110H0z\" fill=\"#8fc066\"/><path d=\"M70 240q-20-40 30-60t20-50h26q20 40-30 62t-10 48z\" fill=\"#e8cf9c\"/>\
    <path d=\"M52 66q-24-6-22 44 18 8 24-14zM120 66q24-6 22 44-18 8-24-14z\" fill=\"#6b4a2f\"/>\
    <path d=\"M86 50q40 2 40 44-4 40-40 44-36-4-40-44 0-42 40-44z\" fill=\"#c98a4a\"/>\
    <circle cx=\"72\" cy=\"86\" r=\"6\" fill=\"#1d1930\"/><circle cx=\"102\" cy=\"86\" r=\"6\" fill=\"#1d1930\"/><path d=\"M76 104q10-6 20 0-2 9-10 10-8-1-10-10z\" fill=\"#1d1930\"/>\
    <path d=\"M70 120q16-6 32 0-2 20-16 21-14-1-16-21z\" fill=\"#a33b3b\"/>\
    <path d=\"M140 92l22-8M142 106h26M138 120l20 12\" stroke=\"#d8452f\" stroke-width=\"5\"/>\
    <path d=\"M4 150h20v66H4zM36 150h20v66H36zM116 150h20v66h-20zM148 150h20v66h-20zM180 150h20v66h-20zM4 150l10-12 10 12M36 150l10-12 10 12M116 150l10-12 10 12M148 150l10-12 10 12M180 150l10-12 10 12\" fill=\"#fff\"/>\
    <path d=\"M0 170h62M112 170h88M0 198h62M112 198h88\" stroke-width=\"7\"/>";
