//! Binds the browser client: from cargo's wasm and the loose files beside it to a folder that any
//! web server can serve.
//!
//! A crate of its own, because what it needs takes a minute to compile and the other commands of
//! the repository need none of it.

mod folder;
mod names;
mod squeeze;
mod style;

use std::path::PathBuf;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

use crate::folder::{Folder, read_text};
use crate::names::hashed;

const USAGE: &str = "usage: bindery WASM WEB STYLE BOARDS DIST [--squeeze]";

/// Where things come from and go to.
struct Order {
    /// The client as cargo built it.
    wasm: PathBuf,
    /// The page, the manifest, the service worker and pictures.
    web: PathBuf,
    /// The style sheets of the frame.
    style: PathBuf,
    /// The boards, each in a folder of its own.
    boards: PathBuf,
    /// The folder to write.
    dist: PathBuf,
    /// Whether compressed copies lie beside the files.
    squeeze: bool,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let (wasm, web, style, boards, dist, squeeze) = match words.as_slice() {
        [wasm, web, style, boards, dist] => (wasm, web, style, boards, dist, false),
        [wasm, web, style, boards, dist, "--squeeze"] => (wasm, web, style, boards, dist, true),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::FAILURE;
        }
    };
    let order = Order {
        wasm: PathBuf::from(wasm),
        web: PathBuf::from(web),
        style: PathBuf::from(style),
        boards: PathBuf::from(boards),
        dist: PathBuf::from(dist),
        squeeze,
    };
    match bind(&order) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn bind(order: &Order) -> Result<(), String> {
    let mut folder = Folder::default();
    let glue = bindgen(order, &mut folder)?;
    let boot = format!("import start from \"./{glue}\";\nstart();\n");
    let boot = folder.add(&hashed("boot.js", boot.as_bytes()), boot.into_bytes());
    let style = style::gathered(&order.style, &order.boards)?;
    let style = folder.add(&hashed("parlour.css", style.as_bytes()), style.into_bytes());
    folder.add_loose(&order.web)?;
    let fill = |text: &str| text.replace("{{boot}}", &boot).replace("{{style}}", &style);
    let page = fill(&read_text(&order.web.join("index.html"))?);
    folder.add("index.html", page.into_bytes());
    // The service worker names every file, so that a new build is a new service worker.
    let worker = read_text(&order.web.join("service-worker.js"))?;
    let worker = worker
        .replace("{{build}}", &folder.fingerprint())
        .replace("{{files}}", &folder.list());
    folder.add("service-worker.js", worker.into_bytes());
    folder.write(&order.dist, order.squeeze)
}

/// Runs wasm-bindgen over the client and names what comes out by what is in it; answers with the
/// name of the script.
fn bindgen(order: &Order, folder: &mut Folder) -> Result<String, String> {
    let wasm = &order.wasm;
    let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}", wasm.display());
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)
        .map_err(|error| wrong(&error))?
        .omit_default_module_path(false)
        .typescript(false)
        // The names of functions are a fifth of the file, and nobody reads them but whoever debugs.
        .remove_name_section(order.squeeze)
        .remove_producers_section(order.squeeze)
        .input_path(wasm)
        .out_name("parlour");
    let mut output = bindgen.generate_output().map_err(|error| wrong(&error))?;
    let code = output.wasm_mut().emit_wasm();
    let code_name = folder.add(&hashed("parlour.wasm", &code), code);
    let glue = output.js().replace("parlour_bg.wasm", &code_name);
    Ok(folder.add(&hashed("parlour.js", glue.as_bytes()), glue.into_bytes()))
}
