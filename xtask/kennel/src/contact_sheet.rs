//! The contact sheet: every picture at 200, 96 and 40 px and a whole board, on light and dark, for
//! looking at.

use std::path::Path;

use dogs::{Cell, Dogs};
use tabletop::{Shelved, Terms};

use crate::BREEDS;

/// What lies on portraits, or takes the place of one. These are drawn by hand.
const PIECES: [&str; 5] = ["fire_hydrant", "doghouse", "corner", "free_corner", "back"];
const CHIPS: [&str; 3] = ["chip-blue", "chip-green", "chip-red"];

const STYLE: &str = "body{margin:12px;font:13px sans-serif;background:#e9efe2;color:#222}\
    div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;text-align:center;width:min-content;position:relative}\
    img{display:block}figure img+img{position:absolute;left:5px;top:5px}\
    section{display:inline-grid;grid-template-columns:repeat(11,40px);gap:3px;padding:8px;background:#7dbb5c;margin-right:16px}\
    .night{background:#1c2230;color:#eee;padding:8px;gap:2px}h2{margin:8px 0}";

/// The page. It shows the files of a folder.
pub(crate) fn sheet(art: &Path) -> String {
    let mut page = format!("<!doctype html><meta charset=\"utf-8\"><style>{STYLE}</style>");
    let names = BREEDS.map(|breed| breed.id).into_iter();
    let names: Vec<&str> = names.chain(PIECES).chain(CHIPS).collect();
    for (size, class) in [(200, ""), (96, ""), (40, ""), (40, "night")] {
        page += &format!("<h2>{size} {class}</h2><div class=\"{class}\">");
        for name in &names {
            let caption = if size > 50 {
                format!("<figcaption>{name}</figcaption>")
            } else {
                String::new()
            };
            page += &format!("<figure>{}{caption}</figure>", picture(art, name, size));
        }
        page += "</div>";
    }
    let setup = Dogs::set_up(&Terms::plain(2)).expect("two can play");
    page += "<h2>The park</h2>";
    for class in ["", "night"] {
        page += &format!("<section class=\"{class}\">");
        for (index, cell) in setup.board.cells.iter().enumerate() {
            let name = match *cell {
                Cell::Space(card) => &setup.edition.info(card).id,
                Cell::Corner | Cell::Hole => "corner",
            };
            // Some chips, to check that the dog is still recognisable under them.
            let chip = match index % 9 {
                4 => picture(art, CHIPS[index / 9 % 3], 30),
                _ => String::new(),
            };
            page += &format!("<figure>{}{chip}</figure>", picture(art, name, 40));
        }
        page += "</section>";
    }
    page
}

fn picture(art: &Path, name: &str, size: u32) -> String {
    let file = art.join(name).with_extension("svg");
    let file = file.display();
    format!("<img src=\"{file}\" alt=\"{name}\" width=\"{size}\" height=\"{size}\">")
}
