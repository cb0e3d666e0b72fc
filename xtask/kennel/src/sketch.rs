//! A drawing in progress: paths on top of each other.

use std::fmt::{Display, Write};

use crate::paint::{INK, Paint};

/// What has been drawn.
pub(crate) struct Sketch(String);

impl Sketch {
    /// A drawing whose lines are ink.
    pub(crate) fn new() -> Self {
        Self(format!(
            "  <g fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
        ))
    }

    /// A shape with its line around it.
    pub(crate) fn shape(&mut self, path: impl Display, fill: Paint) {
        self.put(format_args!("<path d=\"{path}\" fill=\"{fill}\"/>"));
    }

    /// A patch of colour without a line.
    pub(crate) fn patch(&mut self, path: impl Display, fill: Paint) {
        self.put(format_args!(
            "<path d=\"{path}\" fill=\"{fill}\" stroke=\"none\"/>"
        ));
    }

    /// An oval shadow over what is there.
    pub(crate) fn shadow(&mut self, (x, y): (f32, f32), (wide, tall): (f32, f32)) {
        self.put(format_args!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{wide}\" ry=\"{tall}\" fill=\"{INK}\" stroke=\"none\" opacity=\".1\"/>"
        ));
    }

    /// A broad line of shade.
    pub(crate) fn shade(&mut self, path: impl Display, width: f32) {
        self.put(format_args!(
            "<path d=\"{path}\" stroke-width=\"{width}\" opacity=\".1\"/>"
        ));
    }

    /// A line of ink.
    pub(crate) fn line(&mut self, path: impl Display) {
        self.put(format_args!("<path d=\"{path}\"/>"));
    }

    /// A line of another colour and width.
    pub(crate) fn stroke(&mut self, path: impl Display, paint: Paint, width: f32) {
        self.put(format_args!(
            "<path d=\"{path}\" stroke=\"{paint}\" stroke-width=\"{width}\"/>"
        ));
    }

    /// A band of colour between two lines of ink.
    pub(crate) fn band(&mut self, path: impl Display, paint: Paint, width: f32) {
        self.put(format_args!(
            "<path d=\"{path}\" stroke-width=\"{}\"/>",
            width + 4.0
        ));
        self.stroke(path, paint, width);
    }

    /// A disc without a line.
    pub(crate) fn dot(&mut self, (x, y): (f32, f32), r: f32, fill: Paint) {
        self.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{fill}\" stroke=\"none\"/>"
        ));
    }

    /// A disc with a line around it.
    pub(crate) fn disc(&mut self, (x, y): (f32, f32), r: f32, fill: Paint) {
        self.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{fill}\"/>"
        ));
    }

    /// The drawing.
    pub(crate) fn done(mut self) -> String {
        self.0 += "  </g>\n";
        rounded(&self.0)
    }

    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = writeln!(self.0, "    {element}");
    }
}

/// The drawing with every number cut to tenths: nobody sees more, and it is half as long.
fn rounded(drawing: &str) -> String {
    let mut kept = String::with_capacity(drawing.len());
    let mut rest = drawing;
    while let Some(dot) = rest.find('.') {
        let digits = rest[dot + 1..].find(|letter: char| !letter.is_ascii_digit());
        let end = digits.map_or(rest.len(), |digits| dot + 1 + digits);
        kept += &rest[..dot];
        let tenth = rest[dot + 1..end].chars().next();
        if let Some(tenth) = tenth.filter(|tenth| *tenth != '0') {
            kept.push('.');
            kept.push(tenth);
        } else if !kept.ends_with(|letter: char| letter.is_ascii_digit()) {
            kept.push('0');
        }
        rest = &rest[end..];
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_cut_to_their_tenths() {
        assert_eq!(
            rounded("M1.25 3.04q-.500002 7 8.96.12 .04"),
            "M1.2 3q-.5 7 8.9.1 0"
        );
    }
}
