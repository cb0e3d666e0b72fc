//! The boards, and where the wasm is cut; written from games.toml by `cargo xtask codegen`, do not edit.
//!
//! The frame contains no game. Code that can be reached only through the functions marked `wasm_split`
//! for one game goes into a separate file, code that several games share into another, and none of it
//! into the frame. So the frame can use a game's constants anywhere, but its code only through here.
//!
//! Both functions of a game are one piece. Separately they would be three, with what they share, and
//! what games share a hundred instead of twenty-six, which call each other through a table.

use board::{Cover, Laid, NotBrought};
use leptos::wasm_split::wasm_split;
use room::AnyGame;
use shelf::GameId;

use crate::bring::Brought;

/// How the front page shows a game.
pub(crate) fn cover(game: GameId) -> &'static Cover {
    match game {
        GameId::Argh => &board_argh::COVER,
        GameId::Dogs => &board_dogs::COVER,
        GameId::MolePark => &board_mole_park::COVER,
        GameId::BarkBark => &board_bark_bark::COVER,
        GameId::Bandimals => &board_bandimals::COVER,
    }
}

/// The board of a game, with the table around it.
pub(crate) async fn board(game: GameId) -> Result<Brought, NotBrought> {
    match game {
        GameId::Argh => argh().await,
        GameId::Dogs => dogs().await,
        GameId::MolePark => mole_park().await,
        GameId::BarkBark => bark_bark().await,
        GameId::Bandimals => bandimals().await,
    }
}

/// The rules of a game and its bots without a board, for a worker that only thinks.
pub(crate) async fn rules(game: GameId) -> Result<AnyGame, NotBrought> {
    match game {
        GameId::Argh => argh_thinks().await,
        GameId::Dogs => dogs_thinks().await,
        GameId::MolePark => mole_park_thinks().await,
        GameId::BarkBark => bark_bark_thinks().await,
        GameId::Bandimals => bandimals_thinks().await,
    }
}

#[wasm_split(argh, wasm_split_path = ::leptos::wasm_split, fallible)]
fn argh() -> Result<Brought, NotBrought> {
    let board = Laid::<board_argh::ArghBoard>::out();
    Ok(Brought::new(GameId::Argh, board))
}

#[wasm_split(argh, wasm_split_path = ::leptos::wasm_split, fallible)]
fn argh_thinks() -> Result<AnyGame, NotBrought> {
    Ok(AnyGame::of::<shelf::Argh>())
}

#[wasm_split(dogs, wasm_split_path = ::leptos::wasm_split, fallible)]
fn dogs() -> Result<Brought, NotBrought> {
    let board = Laid::<board_dogs::DogsBoard>::out();
    Ok(Brought::new(GameId::Dogs, board))
}

#[wasm_split(dogs, wasm_split_path = ::leptos::wasm_split, fallible)]
fn dogs_thinks() -> Result<AnyGame, NotBrought> {
    Ok(AnyGame::of::<shelf::Dogs>())
}

#[wasm_split(mole_park, wasm_split_path = ::leptos::wasm_split, fallible)]
fn mole_park() -> Result<Brought, NotBrought> {
    let board = Laid::<board_mole_park::MoleParkBoard>::out();
    Ok(Brought::new(GameId::MolePark, board))
}

#[wasm_split(mole_park, wasm_split_path = ::leptos::wasm_split, fallible)]
fn mole_park_thinks() -> Result<AnyGame, NotBrought> {
    Ok(AnyGame::of::<shelf::MolePark>())
}

#[wasm_split(bark_bark, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bark_bark() -> Result<Brought, NotBrought> {
    let board = Laid::<board_bark_bark::BarkBarkBoard>::out();
    Ok(Brought::new(GameId::BarkBark, board))
}

#[wasm_split(bark_bark, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bark_bark_thinks() -> Result<AnyGame, NotBrought> {
    Ok(AnyGame::of::<shelf::BarkBark>())
}

#[wasm_split(bandimals, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bandimals() -> Result<Brought, NotBrought> {
    let board = Laid::<board_bandimals::BandimalsBoard>::out();
    Ok(Brought::new(GameId::Bandimals, board))
}

#[wasm_split(bandimals, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bandimals_thinks() -> Result<AnyGame, NotBrought> {
    Ok(AnyGame::of::<shelf::Bandimals>())
}
