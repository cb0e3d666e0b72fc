//! The browser client: the shelf, the table and the rooms of the games.
//!
//! The same wasm runs twice: as the page, and as the worker in which bots think.

// What `#[component]` makes of a function is `pub`, whatever was written.
#![allow(unreachable_pub)]

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod connection;
#[cfg(target_arch = "wasm32")]
mod games;
#[cfg(target_arch = "wasm32")]
mod lobby;
#[cfg(target_arch = "wasm32")]
mod picture;
#[cfg(target_arch = "wasm32")]
mod route;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod sound;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod words;
#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    if browser::is_worker() {
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
