//! Binds the browser client: from cargo's wasm and the loose files next to it to a folder that any
//! web server can serve.
//!
//! A separate crate, because its dependencies take a minute to compile and no other command of the
//! repository needs them.

mod cut;
mod folder;
mod fonts;
mod names;
mod parcel;
mod shorten;
mod squeeze;
mod style;
mod weights;

use std::path::PathBuf;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

use crate::cut::{Cut, LINK};
use crate::folder::{Folder, read_text};
use crate::fonts::Fonts;
use crate::names::{hash, hashed, named};
use crate::parcel::Parcels;
use crate::weights::{Limits, Weights};

const USAGE: &str = "usage: bindery WASM WEB STYLE FONTS BOARDS RULES DIST [--squeeze | --weigh]";

/// The inputs and outputs.
struct Order {
    /// The client as cargo built it.
    wasm: PathBuf,
    /// The page, the manifest, the service worker and pictures.
    web: PathBuf,
    /// The style sheets of the frame.
    style: PathBuf,
    /// Where npm put the fonts, if it did.
    fonts: PathBuf,
    /// The boards, each in its own folder.
    boards: PathBuf,
    /// The catalogue of each game.
    rules: Vec<(String, PathBuf)>,
    /// The folder to write.
    dist: PathBuf,
    /// How well it is optimised.
    finish: Finish,
}

/// How well it is optimised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finish {
    /// Not at all.
    Rough,
    /// Not at all, and it must not be too heavy.
    Weighed,
    /// Without names and with compressed copies of the files, and it must not be too heavy.
    Squeezed,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let finish = match words.get(7..) {
        Some([]) => Some(Finish::Rough),
        Some(["--weigh"]) => Some(Finish::Weighed),
        Some(["--squeeze"]) => Some(Finish::Squeezed),
        _ => None,
    };
    let ([wasm, web, style, fonts, boards, rules, dist, ..], Some(finish)) =
        (words.as_slice(), finish)
    else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    let catalogue = |pair: &str| {
        let (game, path) = pair.split_once('=')?;
        Some((game.to_owned(), PathBuf::from(path)))
    };
    let order = Order {
        wasm: PathBuf::from(wasm),
        web: PathBuf::from(web),
        style: PathBuf::from(style),
        fonts: PathBuf::from(fonts),
        boards: PathBuf::from(boards),
        rules: rules.split(',').filter_map(catalogue).collect(),
        dist: PathBuf::from(dist),
        finish,
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
    let script = bindgen(order, &mut folder)?;
    let parcels = parcels(order, &script.cut, &mut folder)?;
    let boot = format!("import start from \"./{}\";\nstart();\n", script.glue);
    let boot = folder.add(&hashed("boot.js", boot.as_bytes()), boot.into_bytes());
    let fonts = fonts(order, &mut folder)?;
    let mut style = fonts.style + &style::frame(&order.style)?;
    for (game, _) in &order.rules {
        style += &style::of_cover(&order.boards, game)?;
    }
    let style = folder.add(&hashed("parlour.css", style.as_bytes()), style.into_bytes());
    folder.add_loose(&order.web)?;
    let page = read_text(&order.web.join("index.html"))?;
    let worker = read_text(&order.web.join("service-worker.js"))?;
    // Both name the build, and are part of what identifies it.
    let build = hash(format!("{page}{worker}{}", folder.fingerprint()).as_bytes());
    if order.finish == Finish::Squeezed {
        folder.squeeze()?;
    }
    let games = Weights::of(&folder, &parcels).games();
    let page = page
        .replace("{{boot}}", &boot)
        .replace("{{style}}", &style)
        .replace("{{fonts}}", &fonts.links)
        .replace("{{glue}}", &script.glue)
        .replace("{{link}}", &script.link)
        .replace("{{frame}}", &script.frame)
        .replace("{{build}}", &build)
        .replace("{{parcels}}", &parcels.for_page(games).to_string());
    folder.add("index.html", page.into_bytes());
    // The service worker names every file, so that a new build is a new service worker.
    let worker = worker
        .replace("{{build}}", &build)
        .replace("{{frame}}", &folder.list_without(&parcels.files()))
        .replace("{{games}}", &parcels.for_worker().to_string());
    folder.add("service-worker.js", worker.into_bytes());
    if order.finish == Finish::Squeezed {
        folder.squeeze()?;
    }
    folder.write(&order.dist)?;
    let weights = Weights::of(&folder, &parcels);
    print!("{}", weights.table());
    let faults = match order.finish {
        Finish::Rough => Vec::new(),
        Finish::Weighed => weights.faults(Limits::ROUGH),
        Finish::Squeezed => weights.faults(Limits::FINE),
    };
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

/// The fonts, which only a release must have.
fn fonts(order: &Order, folder: &mut Folder) -> Result<Fonts, String> {
    match fonts::add(&order.fonts, folder) {
        Ok(fonts) => Ok(fonts),
        Err(missing) if order.finish == Finish::Squeezed => Err(format!(
            "{} {} missing; `npm ci --prefix {}` fetches them",
            missing.join(" and "),
            if missing.len() == 1 { "is" } else { "are" },
            order.fonts.display()
        )),
        Err(_) => Ok(Fonts::default()),
    }
}

/// The files of each game: the code that was cut off for it, its style sheet and its rules.
fn parcels(order: &Order, cut: &Cut, folder: &mut Folder) -> Result<Parcels, String> {
    let mut parcels = Parcels::default();
    for (game, path) in &order.rules {
        let (sheet, rules) = (style::of_board(&order.boards, game)?, read_text(path)?);
        let parcel = parcels.0.entry(game.clone()).or_default();
        let code = cut.needs.get(game);
        parcel.code = code
            .ok_or_else(|| format!("no code was cut off for {game}"))?
            .clone();
        parcel.later = cut.later.get(game).cloned().unwrap_or_default();
        let name = hashed(&format!("{game}.css"), sheet.as_bytes());
        parcel.style = folder.add(&name, sheet.into_bytes());
        // Rules are looked up in their file. If their text were in the wasm, every game would come
        // with it.
        let title = rules.lines().next().unwrap_or_default();
        if let Some(wasm) = folder.code_with(title.as_bytes()) {
            return Err(format!(
                "{wasm} contains the rules of {game}, which belong in a file"
            ));
        }
        let name = hashed(&format!("rules-{game}.md"), rules.as_bytes());
        parcel.rules = folder.add(&name, rules.into_bytes());
    }
    Ok(parcels)
}

/// The scripts and the wasm of the frame, by name.
struct Script {
    glue: String,
    link: String,
    frame: String,
    cut: Cut,
}

/// Cuts the client, runs wasm-bindgen on the frame and names the outputs by their contents.
fn bindgen(order: &Order, folder: &mut Folder) -> Result<Script, String> {
    let squeeze = order.finish == Finish::Squeezed;
    let cut = cut::cut(&order.wasm, "./parlour.js", squeeze, folder)?;
    let wasm = &cut.frame;
    let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}", wasm.display());
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)
        .map_err(|error| wrong(&error))?
        .omit_default_module_path(false)
        .typescript(false)
        // The parts that were cut off call into the frame.
        .keep_lld_exports(true)
        // The names of functions are a fifth of the file, and are only for debugging.
        .remove_name_section(squeeze)
        .remove_producers_section(squeeze)
        .input_path(wasm)
        .out_name("parlour");
    let mut output = bindgen.generate_output().map_err(|error| wrong(&error))?;
    let mut glue = output.js().to_owned();
    if squeeze {
        glue = shorten::shorten(output.wasm_mut(), &glue);
    }
    let code = output.wasm_mut().emit_wasm();
    let frame = folder.add(&hashed("parlour.wasm", &code), code);
    let glue = glue.replace("parlour_bg.wasm", &frame);
    // The two scripts name each other, so both are named by the contents of both.
    let hash = hash(format!("{glue}{}", cut.link).as_bytes());
    let (glue_name, link_name) = (named("parlour.js", &hash), named("pieces.js", &hash));
    // Only in the import: the wasm still calls it by its original name.
    let glue = glue.replace(
        &format!("from \"{LINK}\""),
        &format!("from \"./{link_name}\""),
    );
    let link = cut.link.replace("./parlour.js", &format!("./{glue_name}"));
    Ok(Script {
        glue: folder.add(&glue_name, glue.into_bytes()),
        link: folder.add(&link_name, link.into_bytes()),
        frame,
        cut,
    })
}
