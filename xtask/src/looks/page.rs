//! The page that shows old and new pictures side by side.

use std::fmt::Write;

/// A picture, and how it compares to the accepted one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Picture {
    pub(super) game: String,
    /// `MOMENT-SIZE-THEME`.
    name: String,
    /// `same`, `other` or `new`.
    verdict: String,
    /// How much it differs.
    by: String,
}

impl Picture {
    /// A picture from a line that the tests wrote: the verdict, its name, and the difference.
    pub(super) fn told_by(game: &str, line: &str) -> Option<Self> {
        let mut fields = line.split('\t').map(str::to_owned);
        Some(Self {
            game: game.to_owned(),
            verdict: fields.next()?,
            name: fields.next()?,
            by: fields.next()?,
        })
    }

    /// Its file, inside the folder of new or of accepted ones.
    pub(super) fn file(&self) -> String {
        format!("{}/{}.webp", self.game, self.name)
    }

    /// Whether this names it: its game, or a prefix of game and name.
    pub(super) fn is_called(&self, name: &str) -> bool {
        let whole = format!("{}/{}", self.game, self.name);
        self.game == name || whole == name || whole.starts_with(&format!("{name}-"))
    }

    /// Whether there is something to look at.
    pub(super) fn is_other(&self) -> bool {
        self.verdict != "same"
    }
}

const HEAD: &str = "<!doctype html><meta charset=utf-8><title>Looks</title><style>
    body { font: 15px system-ui, sans-serif; margin: 1.5rem; background: #ddd; color: #222 }
    section { margin-bottom: 2.5rem }
    .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
    figure { margin: 0 } figcaption { padding: .2rem 0 }
    img { width: 100%; display: block; background: #fff }
    .over { position: relative; isolation: isolate }
    .over img + img { position: absolute; inset: 0; mix-blend-mode: difference }
    code { user-select: all }
</style><h1>Looks</h1>
";

/// The page: what differs, with old, new and difference side by side, then the names of the rest.
pub(super) fn written(pictures: &[Picture]) -> String {
    let mut page = HEAD.to_owned();
    let (other, same): (Vec<&Picture>, Vec<&Picture>) =
        pictures.iter().partition(|picture| picture.is_other());
    // Writing into a string cannot fail.
    let _ = writeln!(
        page,
        "<p>{} of {} pictures differ from the accepted ones. <code>cargo xtask looks --accept</code> \
         accepts all of them.</p>",
        other.len(),
        pictures.len()
    );
    for picture in other {
        let (game, name, file) = (&picture.game, &picture.name, picture.file());
        let _ = writeln!(
            page,
            "<section><h2>{game}: {name}</h2><p>{} <code>cargo xtask looks --accept {game}/{name}</code></p>",
            picture.by
        );
        let new = format!("<img src=\"new/{file}\" loading=lazy alt=\"\">");
        if picture.verdict == "new" {
            let _ = writeln!(page, "<p>There is no accepted picture.</p>{new}</section>");
            continue;
        }
        let old = format!("<img src=\"old/{file}\" loading=lazy alt=\"\">");
        let _ = writeln!(
            page,
            "<div class=three><figure>{old}<figcaption>accepted</figcaption></figure>\
             <figure>{new}<figcaption>new</figcaption></figure>\
             <figure><div class=over>{old}{new}</div><figcaption>difference</figcaption></figure></div></section>"
        );
    }
    let _ = writeln!(page, "<h2>As accepted</h2><ul>");
    for picture in same {
        let (game, name, file) = (&picture.game, &picture.name, picture.file());
        let _ = writeln!(
            page,
            "<li><a href=\"new/{file}\">{game}: {name}</a> {}</li>",
            picture.by
        );
    }
    page + "</ul>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(line: &str) -> Picture {
        Picture::told_by("argh", line).expect("three fields")
    }

    #[test]
    fn differences_are_shown_side_by_side_and_the_rest_is_listed() {
        let page = written(&[
            picture("other\tend-1440x900-dark\tshape 0.91, colour 0.02"),
            picture("same\tbegun-390x844-light\tshape 0.01, colour 0.00"),
            picture("new\tfull-390x844-light\t"),
        ]);
        assert!(page.contains("2 of 3 pictures"), "{page}");
        assert!(page.contains("<img src=\"old/argh/end-1440x900-dark.webp\""));
        assert!(page.contains("--accept argh/end-1440x900-dark"));
        assert!(!page.contains("old/argh/full"), "nothing is accepted");
        assert!(!page.contains("old/argh/begun"), "it is the same");
    }

    #[test]
    fn a_picture_is_named_by_its_game_or_a_prefix_of_its_name() {
        let picture = picture("same\tend-1440x900-dark\t");
        for name in [
            "argh",
            "argh/end",
            "argh/end-1440x900",
            "argh/end-1440x900-dark",
        ] {
            assert!(picture.is_called(name), "{name}");
        }
        for name in ["ar", "argh/en", "end", "dogs/end"] {
            assert!(!picture.is_called(name), "{name}");
        }
    }
}
