//! Compression at build time, once and as strong as possible.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// Whether compressing such a file is worth it: pictures are compressed already.
pub(crate) fn is_worth_it(name: &str) -> bool {
    !name.ends_with(".png")
}

/// The bytes compressed with brotli at its best.
pub(crate) fn brotli(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut squeezed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut squeezed, &params)
        .map_err(|error| error.to_string())?;
    Ok(squeezed)
}

/// The bytes compressed with gzip at its best.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(bytes)
        .map_err(|error| error.to_string())?;
    encoder.finish().map_err(|error| error.to_string())
}
