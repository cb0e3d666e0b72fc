//! The drawings of a game, gathered by the build from its `art` folder.

/// All drawings of a game. They are put into the page once and referred to by name.
#[derive(Clone, Copy, Debug)]
pub struct Sprite {
    /// Comes before every name, so that a page can have two sprites.
    pub prefix: &'static str,
    /// Every drawing by its name, with the box it is drawn in.
    pub names: &'static [(&'static str, &'static str)],
    /// The symbols.
    pub markup: &'static str,
}

impl Sprite {
    /// Whether there is a drawing with this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.view_box(name).is_some()
    }

    /// A drawing by itself, to be placed anywhere.
    #[must_use]
    pub fn picture(&self, name: &str) -> String {
        self.framed(name, "class=\"art\"")
    }

    /// A drawing with further attributes of its frame: a class, a colour, how it fills its place.
    #[must_use]
    pub fn framed(&self, name: &str, attributes: &str) -> String {
        let view_box = self.view_box(name).unwrap_or_default();
        let layer = self.layer(name, "");
        format!("<svg {attributes} viewBox=\"{view_box}\" aria-hidden=\"true\">{layer}</svg>")
    }

    /// A drawing within another, at the place of its own view box: drawings that are layered share
    /// their coordinates.
    #[must_use]
    pub fn layer(&self, name: &str, attributes: &str) -> String {
        let view_box = self.view_box(name).unwrap_or_default();
        let mut place = String::new();
        for (side, value) in ["x", "y", "width", "height"]
            .iter()
            .zip(view_box.split(' '))
        {
            if value != "0" {
                place += &format!(" {side}=\"{value}\"");
            }
        }
        format!(
            "<use href=\"#{}-{name}\"{place} {attributes}/>",
            self.prefix
        )
    }

    fn view_box(&self, name: &str) -> Option<&'static str> {
        let names = self.names;
        let found = names.binary_search_by_key(&name, |(name, _)| name).ok()?;
        Some(names[found].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZOO: Sprite = Sprite {
        prefix: "zoo",
        names: &[("cat", "0 0 9 9"), ("owl", "-4 0 8 12")],
        markup: "",
    };

    #[test]
    fn a_drawing_is_placed_at_its_view_box() {
        assert_eq!(
            ZOO.layer("cat", ""),
            "<use href=\"#zoo-cat\" width=\"9\" height=\"9\" />"
        );
        assert_eq!(
            ZOO.framed("owl", "class=\"bird\""),
            "<svg class=\"bird\" viewBox=\"-4 0 8 12\" aria-hidden=\"true\">\
             <use href=\"#zoo-owl\" x=\"-4\" width=\"8\" height=\"12\" /></svg>"
        );
        assert!(ZOO.has("owl") && !ZOO.has("eagle"));
    }
}
