//! Writes the editions as JSON, so that a browser can read them without a TOML parser.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

const EDITIONS: &str = "../../editions";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={EDITIONS}");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut sold = String::new();
    let mut files: Vec<PathBuf> = fs::read_dir(EDITIONS)?
        .map(|file| file.map(|file| file.path()))
        .collect::<Result<_, _>>()?;
    files.sort();
    for file in files {
        let json = out.join(file.with_extension("json").file_name().ok_or("no name")?);
        fs::write(&json, as_json(&file)?)?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let name = stem.to_uppercase().replace('-', "_");
        sold += &format!("/// `{stem}.toml`.\npub const {name}: &str = include_str!({json:?});\n");
    }
    fs::write(out.join("sold.rs"), sold)?;
    Ok(())
}

fn as_json(file: &Path) -> Result<String, Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    let value: serde_json::Value =
        toml::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(value.to_string())
}
