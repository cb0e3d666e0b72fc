//! The browser client: the shelf, and the frame around every table.
//!
//! The same wasm runs twice: as the page, and as the worker in which bots think. Everything that
//! needs no browser is also compiled for tests on this machine.

// `#[component]` makes functions `pub`, even private ones.
#![allow(unreachable_pub)]
// Outside the browser nothing calls the functions that only the page uses.
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

/// Outside a browser there is nothing to run; `cargo xtask web` builds the client.
#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The client runs in a browser: build it with `cargo xtask web`.");
}
