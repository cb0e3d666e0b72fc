//! A drawing on the page that is composed as text.
//!
//! Leptos can set the inner HTML of an element, but writes it again whenever that element is
//! patched. A `Drawn` is parsed once, and again only when its text changes.

use std::borrow::Cow;
use std::future::Future;

use leptos::prelude::Render;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::Rndr;
use leptos::tachys::renderer::types::{Element, Node, Placeholder};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, RenderHtml};
use wasm_bindgen::JsCast;
use web_sys::HtmlTemplateElement;

use crate::browser::document;

/// A drawing as HTML.
pub struct Drawn(Cow<'static, str>);

/// A drawing as HTML, to be the content of an element.
pub fn drawn(html: impl Into<Cow<'static, str>>) -> Drawn {
    Drawn(html.into())
}

/// A drawing on the page.
pub struct DrawnState {
    html: Cow<'static, str>,
    nodes: Vec<Node>,
    /// Comes after the last of them.
    end: Placeholder,
}

impl DrawnState {
    fn put_down(&self, parent: &Element, before: Option<&Node>) {
        for node in &self.nodes {
            let _ = parent.insert_before(node, before);
        }
    }
}

impl Render for Drawn {
    type State = DrawnState;

    fn build(self) -> DrawnState {
        DrawnState {
            nodes: parse(&self.0),
            html: self.0,
            end: Rndr::create_placeholder(),
        }
    }

    fn rebuild(self, state: &mut DrawnState) {
        if self.0 == state.html {
            return;
        }
        for node in &state.nodes {
            Rndr::remove(node);
        }
        (state.nodes, state.html) = (parse(&self.0), self.0);
        if let Some(parent) = state.end.parent_element() {
            state.put_down(&parent, Some(&state.end));
        }
    }
}

/// The nodes of an HTML text.
fn parse(html: &str) -> Vec<Node> {
    let Ok(template) = document().create_element("template") else {
        return Vec::new();
    };
    template.set_inner_html(html);
    let template: HtmlTemplateElement = template.unchecked_into();
    let nodes = template.content().child_nodes();
    (0..nodes.length())
        .filter_map(|at| nodes.item(at))
        .collect()
}

impl Mountable for DrawnState {
    fn unmount(&mut self) {
        for node in &self.nodes {
            Rndr::remove(node);
        }
        self.end.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.put_down(parent, marker);
        self.end.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match (self.nodes.first(), self.end.parent_element()) {
            (Some(first), Some(parent)) => {
                child.mount(&parent, Some(first));
                true
            }
            _ => self.end.insert_before_this(child),
        }
    }

    fn elements(&self) -> Vec<Element> {
        let nodes = self.nodes.iter();
        nodes
            .filter_map(|node| node.clone().dyn_into().ok())
            .collect()
    }
}

impl AddAnyAttr for Drawn {
    type Output<NewAttr: Attribute> = Self;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Self {
        self
    }
}

/// Required of every view; see [`crate::Pieces`].
impl RenderHtml for Drawn {
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

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> DrawnState {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
