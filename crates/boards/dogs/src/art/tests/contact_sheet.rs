//! The contact sheet: every breed at 200, 96 and 40 px and a whole board, by day and by night. To be looked at.

use super::super::{BREEDS, Piece, Team, symbols};
use super::catalogue::{PARK, board};

#[test]
fn the_contact_sheet_shows_every_picture_at_every_size() {
    let page = sheet();
    for breed in BREEDS {
        // Four rows and two places on the board, by day and by night.
        let shown = page
            .matches(&format!("<use href=\"#dogs-{}\"/>", breed.id))
            .count();
        assert_eq!(shown, 4 + 2 * 2, "{}", breed.id);
    }
    // Tests run in `target/debug/deps`; the sheet lies beside the pictures of the browser tests.
    let test = std::env::current_exe().expect("a test is a file");
    let target = test.ancestors().nth(3).expect("a target folder");
    let folder = target.join("dogs");
    std::fs::create_dir_all(&folder).expect("the target folder takes a folder");
    std::fs::write(folder.join("contact-sheet.html"), page).expect("and a file");
}

fn sheet() -> String {
    let mut page = format!(
        "<!doctype html><meta charset=\"utf-8\"><style>body{{margin:12px;font:13px sans-serif;background:#e9efe2;color:#222}}\
         div{{display:flex;flex-wrap:wrap;gap:8px}}figure{{margin:0;text-align:center;width:min-content;position:relative}}svg{{display:block}}\
         figure svg+svg{{position:absolute;left:5px;top:5px}}section{{display:inline-grid;grid-template-columns:repeat(11,40px);gap:3px;padding:8px;\
         background:#7dbb5c;margin-right:16px}}.night{{background:#1c2230;color:#eee;padding:8px;gap:2px}}h2{{margin:8px 0}}</style>\
         <svg width=\"0\" height=\"0\" style=\"position:absolute\">{}</svg>",
        symbols()
    );
    for (size, class) in [(200, ""), (96, ""), (40, ""), (40, "night")] {
        page += &format!("<h2>{size} {class}</h2><div class=\"{class}\">");
        for breed in BREEDS {
            page += &figure(breed.id, breed.name, size);
        }
        for kind in Piece::ALL {
            page += &figure(kind.id(), kind.id(), size);
        }
        for team in Team::ALL {
            let word = team.word();
            page += &figure(&format!("chip-{word}"), word, size);
        }
        page += "</div>";
    }
    page += "<h2>The park</h2>";
    for class in ["", "night"] {
        page += &format!("<section class=\"{class}\">");
        for (index, space) in board(&PARK).into_iter().flatten().enumerate() {
            page += &match space {
                // Some chips, to see that they cover and still let the dog be known.
                Some(id) if index % 9 == 4 => chipped(id, Team::ALL[index / 9 % 3]),
                Some(id) => figure(id, id, 40),
                None => figure("corner", "corner", 40),
            };
        }
        page += "</section>";
    }
    page
}

fn figure(id: &str, name: &str, size: u32) -> String {
    let caption = match size > 50 {
        true => format!("<figcaption>{name}</figcaption>"),
        false => String::new(),
    };
    format!("<figure>{}{caption}</figure>", picture(id, size))
}

fn chipped(id: &str, team: Team) -> String {
    let chip = picture(&format!("chip-{}", team.word()), 30);
    format!("<figure>{}{chip}</figure>", picture(id, 40))
}

fn picture(id: &str, size: u32) -> String {
    format!("<svg width=\"{size}\" height=\"{size}\"><use href=\"#dogs-{id}\"/></svg>")
}
