//! The browser client: the shelf, and the frame around every table.
//!
//! The same wasm runs twice: as the page, and as the worker in which bots think. What needs no
//! browser is compiled for tests of this machine as well.

// What `#[component]` makes of a function is `pub`, whatever was written.
#![allow(unreachable_pub)]
// A test of this machine compiles what the page calls, without the page.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

#[cfg(any(target_arch = "wasm32", test))]
mod diary;
#[cfg(any(target_arch = "wasm32", test))]
mod numbers;
#[cfg(any(target_arch = "wasm32", test))]
mod route;
#[cfg(any(target_arch = "wasm32", test))]
mod settings;
#[cfg(any(target_arch = "wasm32", test))]
mod words;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod boards;
#[cfg(target_arch = "wasm32")]
mod bring;
#[cfg(target_arch = "wasm32")]
mod connection;
#[cfg(target_arch = "wasm32")]
mod door;
#[cfg(target_arch = "wasm32")]
#[cfg(target_arch = "wasm32")]
mod lobby;
#[cfg(target_arch = "wasm32")]
mod offline;
#[cfg(target_arch = "wasm32")]
mod parcels;
#[cfg(target_arch = "wasm32")]
mod sound;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    if board::browser::is_worker() {
        worker::serve();
    } else {
        app::open();
    }
}

/// There is nothing to run outside a browser; `cargo xtask web` builds the client.
#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The client runs in a browser: build it with `cargo xtask web`.");
}
