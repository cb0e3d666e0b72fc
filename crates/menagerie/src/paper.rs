//! Standard output, with bold text and line wrapping where the terminal can show them.

use std::env;
use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Longer lines are hard to read.
const WIDEST: usize = 96;

/// Standard output, and what it can show.
pub(crate) struct Paper {
    out: BufWriter<Stdout>,
    /// The width of a line; `None` if the output is not a terminal.
    width: Option<usize>,
    emphasis: Emphasis,
    clearing: Clearing,
}

/// How to emphasize a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Emphasis {
    /// Not at all.
    None,
    /// In bold.
    Bold,
}

/// How to hide what is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clearing {
    /// Not at all; a line is drawn instead, because there is no screen.
    Line,
    /// By scrolling it away, because the screen understands no codes.
    Push,
    /// By clearing the screen.
    Wipe,
}

impl Paper {
    /// Standard output as it is.
    pub(crate) fn new() -> Self {
        let is_terminal = io::stdout().is_terminal();
        let is_dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        let wants_no_colour = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self {
            out: BufWriter::new(io::stdout()),
            width: is_terminal.then(width),
            emphasis: if is_terminal && !is_dumb && !wants_no_colour {
                Emphasis::Bold
            } else {
                Emphasis::None
            },
            clearing: match (is_terminal, is_dumb) {
                (false, _) => Clearing::Line,
                (true, true) => Clearing::Push,
                (true, false) => Clearing::Wipe,
            },
        }
    }

    /// The same paper without bold text and without clearing by codes.
    #[must_use]
    pub(crate) fn plain(self) -> Self {
        Self {
            emphasis: Emphasis::None,
            clearing: match self.clearing {
                Clearing::Line => Clearing::Line,
                Clearing::Push | Clearing::Wipe => Clearing::Push,
            },
            ..self
        }
    }

    /// One or more lines, unchanged.
    pub(crate) fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{}", clean(&text.to_string()))
    }

    /// An emphasized line, if possible.
    pub(crate) fn strong(&mut self, text: impl Display) -> io::Result<()> {
        let text = self.wrapped(&text.to_string(), 0);
        match self.emphasis {
            Emphasis::Bold => writeln!(self.out, "\x1b[1m{text}\x1b[0m"),
            Emphasis::None => writeln!(self.out, "{text}"),
        }
    }

    /// Running text: wrapped to the width, with all lines but the first indented.
    pub(crate) fn text(&mut self, indent: usize, text: impl Display) -> io::Result<()> {
        let text = self.wrapped(&text.to_string(), indent);
        writeln!(self.out, "{text}")
    }

    /// An empty line.
    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A line without a line break, because the answer is typed after it.
    pub(crate) fn prompt(&mut self, text: impl Display) -> io::Result<()> {
        write!(self.out, "{}", clean(&text.to_string()))?;
        self.out.flush()
    }

    /// Hides everything, including what was scrolled away.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        match self.clearing {
            Clearing::Wipe => write!(self.out, "\x1b[2J\x1b[3J\x1b[H"),
            Clearing::Push => write!(self.out, "{}", "\n".repeat(100)),
            Clearing::Line => writeln!(self.out, "{}", "-".repeat(72)),
        }
    }

    /// Flushes the output.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Whether somebody is watching the output.
    pub(crate) fn is_watched(&self) -> bool {
        self.width.is_some()
    }

    fn wrapped(&self, text: &str, indent: usize) -> String {
        let text = clean(text);
        match self.width {
            None => text,
            Some(width) => wrap(&text, indent, width),
        }
    }
}

fn width() -> usize {
    let columns = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
    columns.clamp(40, WIDEST)
}

/// Text without control characters: names come from records and editions that strangers wrote, and
/// must not be able to control the terminal.
fn clean(text: &str) -> String {
    text.chars()
        .filter(|letter| *letter == '\n' || !letter.is_control())
        .collect()
}

/// Breaks each line of `text` at spaces so that it fits `width`; continuation lines are indented.
fn wrap(text: &str, indent: usize, width: usize) -> String {
    let mut wrapped = String::with_capacity(text.len());
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            wrapped.push('\n');
        }
        let mut rest = line;
        let mut column = 0;
        while !rest.is_empty() {
            let start = rest.len() - rest.trim_start().len();
            let end = rest[start..]
                .find(' ')
                .map_or(rest.len(), |end| start + end);
            let letters = rest[start..end].chars().count();
            if column > indent && column + start + letters > width {
                wrapped.push('\n');
                wrapped.push_str(&" ".repeat(indent));
                wrapped.push_str(&rest[start..end]);
                column = indent + letters;
            } else {
                wrapped.push_str(&rest[..end]);
                column += start + letters;
            }
            rest = &rest[end..];
        }
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn running_text_is_wrapped_at_spaces_and_indented() {
        let told = [
            ("one two three", 0, "one two\nthree"),
            ("one two three", 2, "one two\n  three"),
            ("  one two three", 4, "  one\n    two\n    three"),
            ("1  a b c d", 3, "1  a b c\n   d"),
            (
                "a-word-longer-than-the-line",
                0,
                "a-word-longer-than-the-line",
            ),
            ("one\n\ntwo", 0, "one\n\ntwo"),
        ];
        for (text, indent, wrapped) in told {
            assert_eq!(wrap(text, indent, 8), wrapped, "{text:?}");
        }
    }

    #[test]
    fn a_name_cannot_control_the_terminal() {
        assert_eq!(clean("Ann\x1b[2J\u{9b}31m\r"), "Ann[2J31m");
    }
}
