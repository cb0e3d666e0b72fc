//! One drawing: read, checked and written as short as possible without changing how it looks.

use roxmltree::{Document, Node};
use std::fmt::{self, Write};
use std::path::Path;

/// The elements allowed in a drawing. Text is set by the page, whose fonts are known; bitmaps and
/// style sheets do not belong in a sprite.
const ELEMENTS: [&str; 19] = [
    "svg",
    "g",
    "defs",
    "path",
    "circle",
    "ellipse",
    "rect",
    "line",
    "polyline",
    "polygon",
    "use",
    "clipPath",
    "mask",
    "linearGradient",
    "radialGradient",
    "stop",
    "title",
    "desc",
    "metadata",
];

/// What drawing programs write and nobody sees.
const UNSEEN: [&str; 3] = ["title", "desc", "metadata"];

/// The largest size of a file; anything larger contains something other than a drawing.
const LARGEST: usize = 16_384;

const SVG: &str = "http://www.w3.org/2000/svg";

/// A drawing, ready for a sprite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The file's name without its extension.
    pub name: String,
    /// Its view box.
    pub view_box: String,
    /// The other attributes of the outermost element: how lines are drawn, for instance.
    attributes: String,
    inside: String,
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The file.
    pub file: String,
    /// The line, or 0 if it is about the whole file.
    pub line: u32,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl fmt::Display for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(to, "{}: {}", self.file, self.what),
            line => write!(to, "{}:{line}: {}", self.file, self.what),
        }
    }
}

impl Drawing {
    /// Reads a drawing.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it.
    pub fn read(path: &Path, text: &str) -> Result<Self, Error> {
        let error = |line, what| Error {
            file: path.display().to_string(),
            line,
            what,
        };
        let name = path.file_stem().and_then(|stem| stem.to_str());
        let name = name
            .filter(|name| name.chars().all(is_plain))
            .ok_or_else(|| {
                error(
                    0,
                    "a drawing's name has only lower-case letters, digits, - and _".to_owned(),
                )
            })?;
        if text.len() > LARGEST {
            let what = format!("{} bytes; a drawing has at most {LARGEST}", text.len());
            return Err(error(0, what));
        }
        let document =
            Document::parse(text).map_err(|broken| error(broken.pos().row, broken.to_string()))?;
        let root = document.root_element();
        let at = |node: Node<'_, '_>| document.text_pos_at(node.range().start).row;
        for node in root.descendants().filter(Node::is_element) {
            if let Some(what) = objection(node) {
                return Err(error(at(node), what));
            }
        }
        let view_box = match root.attribute("viewBox") {
            Some(view_box) if root.has_tag_name((SVG, "svg")) => view_box.to_owned(),
            _ => {
                return Err(error(
                    1,
                    "must start with <svg xmlns=… viewBox=…>".to_owned(),
                ));
            }
        };
        let mut drawing = Self {
            name: name.to_owned(),
            view_box,
            attributes: String::new(),
            inside: String::new(),
        };
        for attribute in root.attributes().filter(|it| it.namespace().is_none()) {
            if !["viewBox", "width", "height", "version", "id"].contains(&attribute.name()) {
                put_attribute(&mut drawing.attributes, attribute.name(), attribute.value());
            }
        }
        for child in root.children() {
            put(&mut drawing.inside, child);
        }
        Ok(drawing)
    }

    /// The drawing by itself.
    #[must_use]
    pub fn picture(&self) -> String {
        format!(
            "<svg xmlns=\"{SVG}\" viewBox=\"{}\"{}>{}</svg>",
            self.view_box,
            self.attributes,
            self.inside.replace(OWN, "")
        )
    }

    /// The drawing as a symbol. Ids inside it are prefixed with the symbol's own.
    pub(crate) fn symbol(&self, prefix: &str) -> String {
        let id = format!("{prefix}-{}", self.name);
        format!(
            "<symbol id=\"{id}\" viewBox=\"{}\"{}>{}</symbol>",
            self.view_box,
            self.attributes,
            self.inside.replace(OWN, &format!("{id}-"))
        )
    }
}

/// Marks the ids inside a drawing until the sprite's prefix is known.
const OWN: char = '\u{1}';

fn is_plain(letter: char) -> bool {
    matches!(letter, 'a'..='z' | '0'..='9' | '-' | '_')
}

/// Why an element does not belong in a drawing, if it does not.
fn objection(node: Node<'_, '_>) -> Option<String> {
    let tag = node.tag_name();
    if tag.namespace() != Some(SVG) {
        // What a drawing program notes for itself is left out, not refused.
        return None;
    }
    if !ELEMENTS.contains(&tag.name()) {
        let what = match tag.name() {
            "text" => "text must be drawn as paths, or set by the page",
            "style" => "put the style on the elements themselves",
            _ => "only vector shapes belong in a sprite",
        };
        return Some(format!("<{}>: {what}", tag.name()));
    }
    for attribute in node.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        if name.starts_with("on") {
            return Some(format!("{name}: a drawing cannot have scripts"));
        }
        if name == "href" && !value.starts_with('#') {
            return Some(format!(
                "href=\"{value}\": a drawing can only refer to itself"
            ));
        }
        if value.contains("url(") && !value.contains("url(#") {
            return Some(format!(
                "{name}=\"{value}\": a drawing can only refer to itself"
            ));
        }
    }
    None
}

/// Writes an element with its content.
fn put(text: &mut String, node: Node<'_, '_>) {
    let tag = node.tag_name();
    if !node.is_element() || tag.namespace() != Some(SVG) || UNSEEN.contains(&tag.name()) {
        return;
    }
    let mut inside = String::new();
    node.children().for_each(|child| put(&mut inside, child));
    let mut attributes = String::new();
    for attribute in node.attributes() {
        if attribute.namespace().is_none() || attribute.name() == "href" {
            put_attribute(&mut attributes, attribute.name(), attribute.value());
        }
    }
    let name = tag.name();
    if name == "g" && attributes.is_empty() {
        *text += &inside;
    } else if inside.is_empty() {
        let _ = write!(text, "<{name}{attributes}/>");
    } else {
        let _ = write!(text, "<{name}{attributes}>{inside}</{name}>");
    }
}

fn put_attribute(text: &mut String, name: &str, value: &str) {
    let value = match name {
        "id" => format!("{OWN}{value}"),
        "href" => value.replacen('#', &format!("#{OWN}"), 1),
        _ => short(value).replace("url(#", &format!("url(#{OWN}")),
    };
    let value = value.replace('&', "&amp;").replace('"', "&quot;");
    let _ = write!(text, " {name}=\"{}\"", value.replace('<', "&lt;"));
}

/// A value with single spaces and without redundant zeros: `0.500` becomes `.5`.
fn short(value: &str) -> String {
    let mut text = String::new();
    let mut number = String::new();
    for letter in value
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .chars()
    {
        if letter.is_ascii_digit() || letter == '.' && !number.contains('.') {
            number.push(letter);
        } else {
            put_number(&mut text, &mut number);
            if letter == '.' {
                number.push(letter);
            } else {
                text.push(letter);
            }
        }
    }
    put_number(&mut text, &mut number);
    text
}

fn put_number(text: &mut String, number: &mut String) {
    // Digits after a letter or # may be part of a name or a colour, where every zero counts.
    let is_alone = !text.ends_with(|before: char| before == '#' || is_hex_so_far(text, before));
    if is_alone && let Some((whole, part)) = number.split_once('.') {
        let (whole, part) = (whole, part.trim_end_matches('0'));
        *text += match whole {
            "0" if !part.is_empty() => "",
            whole => whole,
        };
        if !part.is_empty() {
            *text += ".";
            *text += part;
        }
    } else {
        *text += number;
    }
    number.clear();
}

/// Whether a letter in front of a number belongs to a colour such as `#a1b2c3`.
fn is_hex_so_far(text: &str, before: char) -> bool {
    before.is_ascii_hexdigit()
        && text
            .rsplit(|letter: char| !letter.is_ascii_hexdigit() && letter != '#')
            .next()
            .is_some_and(|word| word.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(inside: &str) -> Result<Drawing, Error> {
        let text = format!(
            "<svg xmlns=\"{SVG}\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" xmlns:ink=\"urn:ink\" \
             viewBox=\"0 0 100 100\" width=\"10mm\" stroke-width=\"2.500\">\n{inside}\n</svg>"
        );
        Drawing::read(Path::new("art/owl.svg"), &text)
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        let cases = [
            (
                "<!-- a note --><path d=\"M0 0\n  h10\"/>",
                "<path d=\"M0 0 h10\"/>",
            ),
            (
                "<title>Owl</title><metadata>x</metadata><ink:view zoom=\"2\"/>",
                "",
            ),
            (
                "<path ink:label=\"wing\" d=\"M1 1\"/>",
                "<path d=\"M1 1\"/>",
            ),
            ("<g><circle r=\"5.500\"/></g>", "<circle r=\"5.5\"/>"),
            (
                "<g fill=\"#100050\"><path d=\"M0.50-3.0l1.250 .5.50\"/></g>",
                "<g fill=\"#100050\"><path d=\"M.5-3l1.25 .5.5\"/></g>",
            ),
        ];
        for (drawn, kept) in cases {
            let drawing = read(drawn).expect(drawn);
            assert_eq!(drawing.inside, kept);
            assert_eq!(drawing.attributes, " stroke-width=\"2.5\"");
        }
    }

    #[test]
    fn ids_inside_a_drawing_get_its_prefix() {
        let drawing = read(
            "<clipPath id=\"eye\"><circle r=\"3\"/></clipPath><g clip-path=\"url(#eye)\"><use xlink:href=\"#eye\"/></g>",
        );
        let symbol = drawing.expect("nothing is wrong").symbol("zoo");
        for name in [
            "id=\"zoo-owl-eye\"",
            "url(#zoo-owl-eye)",
            "href=\"#zoo-owl-eye\"",
        ] {
            assert!(symbol.contains(name), "{symbol}");
        }
    }

    #[test]
    fn what_does_not_belong_in_a_drawing_is_refused_with_its_line() {
        let cases = [
            ("<text>Woof</text>", "text must be drawn as paths"),
            (
                "<style>path{fill:red}</style>",
                "put the style on the elements",
            ),
            ("<image href=\"#x\"/>", "only vector shapes"),
            ("<script/>", "only vector shapes"),
            ("<path onclick=\"x()\"/>", "cannot have scripts"),
            ("<use href=\"other.svg#x\"/>", "can only refer to itself"),
            (
                "<path fill=\"url(other.svg)\"/>",
                "can only refer to itself",
            ),
        ];
        for (drawn, why) in cases {
            let error = read(drawn).expect_err(drawn);
            assert_eq!(error.line, 2, "{drawn}");
            assert!(error.to_string().contains(why), "{error}");
        }
        let bare = Drawing::read(
            Path::new("owl.svg"),
            "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        );
        assert!(bare.expect_err("no box").what.contains("viewBox"));
        let large = format!("<svg><!--{}--></svg>", "x".repeat(LARGEST));
        let large = Drawing::read(Path::new("owl.svg"), &large);
        assert!(large.expect_err("large").what.contains("at most"));
        let shouted = Drawing::read(Path::new("OWL.svg"), "<svg/>");
        assert!(
            shouted
                .expect_err("name")
                .what
                .contains("lower-case letters")
        );
    }
}
