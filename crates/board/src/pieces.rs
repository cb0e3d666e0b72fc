//! Pieces on the table: each is one element from when it appears to when it goes.
//!
//! A board is a function from a scene to a view, and Leptos patches the result into the page by
//! position. That is right for things with a fixed position. Cards in a hand have none: if the
//! first is taken away, each of the others would turn into its neighbour. So a list of pieces is
//! keyed by what the pieces are.

use std::future::Future;

use leptos::prelude::{AnyView, Render};
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::Rndr;
use leptos::tachys::renderer::types::{Element, Node, Placeholder};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, RenderHtml};

use crate::order::in_order;

/// Pieces with their names, which must be distinct.
pub struct Pieces(Vec<(String, AnyView)>);

/// A list of pieces. A piece that keeps its name keeps its element, which is patched. As few
/// elements as possible are moved.
pub fn pieces<K: ToString>(pieces: impl IntoIterator<Item = (K, AnyView)>) -> Pieces {
    let named = pieces.into_iter();
    Pieces(named.map(|(name, view)| (name.to_string(), view)).collect())
}

/// Pieces on the page.
pub struct PiecesState {
    pieces: Vec<(String, <AnyView as Render>::State)>,
    /// Comes after the last of them.
    end: Placeholder,
}

impl Render for Pieces {
    type State = PiecesState;

    fn build(self) -> PiecesState {
        let pieces = self.0.into_iter();
        PiecesState {
            pieces: pieces.map(|(name, view)| (name, view.build())).collect(),
            end: Rndr::create_placeholder(),
        }
    }

    fn rebuild(self, state: &mut PiecesState) {
        let before = std::mem::take(&mut state.pieces);
        let mut before: Vec<_> = before.into_iter().map(Some).collect();
        let mut places = Vec::with_capacity(self.0.len());
        for (name, view) in self.0 {
            let is_it = |slot: &Option<(String, _)>| slot.as_ref().is_some_and(|it| it.0 == name);
            let place = before.iter().position(is_it);
            let kept = place.and_then(|place| before[place].take());
            let piece = match kept {
                Some((_, mut piece)) => {
                    view.rebuild(&mut piece);
                    piece
                }
                None => view.build(),
            };
            state.pieces.push((name, piece));
            places.push(place);
        }
        for (_, mut gone) in before.into_iter().flatten() {
            gone.unmount();
        }
        let stays = in_order(&places);
        for index in (0..state.pieces.len()).rev() {
            if !stays.contains(&index) {
                let (these, after) = state.pieces.split_at_mut(index + 1);
                let piece = &mut these[index].1;
                match after.first() {
                    Some((_, next)) => next.insert_before_this(piece),
                    None => state.end.insert_before_this(piece),
                };
            }
        }
    }
}

impl Mountable for PiecesState {
    fn unmount(&mut self) {
        for (_, piece) in &mut self.pieces {
            piece.unmount();
        }
        self.end.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        for (_, piece) in &mut self.pieces {
            piece.mount(parent, marker);
        }
        self.end.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let first = self.pieces.first();
        let is_done = first.is_some_and(|(_, piece)| piece.insert_before_this(child));
        is_done || self.end.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        let pieces = self.pieces.iter();
        pieces.flat_map(|(_, piece)| piece.elements()).collect()
    }
}

impl AddAnyAttr for Pieces {
    type Output<NewAttr: Attribute> = Self;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Self {
        self
    }
}

/// Required of every view. The client only ever renders in a browser, so there is no HTML to write
/// and nothing to hydrate.
impl RenderHtml for Pieces {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    fn resolve(self) -> impl Future<Output = Self> + Send {
        std::future::ready(self)
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> PiecesState {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
