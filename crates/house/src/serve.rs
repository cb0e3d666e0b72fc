//! Serving from a terminal: open, print the address, wait for the end.

use std::io::{self, Write};
use std::net::{IpAddr, UdpSocket};
use std::process::{Command, Stdio};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::{Error, House, Options, files};

/// Runs a house until Ctrl-C or SIGTERM; blocks.
pub fn serve(options: &Options) -> Result<(), Error> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Error::Address(format!("the house cannot start: {error}")))?;
    files::raise_limit();
    let served = runtime.block_on(async {
        let house = House::open(options).await?;
        let url = house.url();
        let others = if options.lan {
            Others::In(lan_url(house.address().port()))
        } else {
            Others::Out
        };
        // A closed terminal does not keep the house from serving.
        let _ = announce(&mut io::stdout().lock(), &url, &others);
        if options.open {
            open_browser(&url);
        }
        asked_to_end().await;
        eprintln!("The house is closing.");
        house.close().await
    });
    // A stuck thread must not keep the house from ending.
    runtime.shutdown_background();
    served
}

/// Whether others on the network are let in, and at which address, if this machine has one.
enum Others {
    In(Option<String>),
    Out,
}

/// Prints where the house is.
fn announce(out: &mut impl Write, url: &str, others: &Others) -> io::Result<()> {
    writeln!(out, "The house is open: {url}")?;
    match others {
        Others::In(Some(lan)) => {
            writeln!(out, "For others in your network: {lan}")?;
            if let Ok(code) = QrCode::new(lan) {
                // Black on white in any colour scheme: not every phone reads an inverted code.
                writeln!(out)?;
                for line in code.render::<Dense1x2>().build().lines() {
                    writeln!(out, "  \x1b[38;5;16;48;5;231m{line}\x1b[0m")?;
                }
                writeln!(out)?;
            }
        }
        Others::In(None) => writeln!(out, "This machine is in no network that others share.")?,
        Others::Out => (),
    }
    writeln!(out, "Ctrl-C closes it; every table is kept.")?;
    out.flush()
}

/// The address for others on the same network, if this machine is on one.
///
/// Connecting a datagram socket sends nothing; it only makes the system choose the address it would
/// send from.
fn lan_url(port: u16) -> Option<String> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip: IpAddr = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then(|| format!("http://{ip}:{port}/"))
}

fn open_browser(url: &str) {
    let command: &[&str] = match std::env::consts::OS {
        "macos" => &["open"],
        "windows" => &["cmd", "/C", "start"],
        _ => &["xdg-open"],
    };
    let opened = Command::new(command[0])
        .args(&command[1..])
        .arg(url)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if opened.is_err() {
        eprintln!("No browser could be opened; open {url} yourself.");
    }
}

/// Waits for Ctrl-C or, where it exists, SIGTERM.
async fn asked_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            return interrupted.await;
        };
        tokio::select! {
            () = interrupted => (),
            _ = terminate.recv() => (),
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn announced(others: &Others) -> String {
        let mut out = Vec::new();
        announce(&mut out, "http://localhost:1/", others).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn others_on_the_network_get_an_address_and_its_code() {
        let address = "http://10.0.0.7:1/".to_owned();
        let code = QrCode::new(&address).unwrap();
        let text = announced(&Others::In(Some(address.clone())));
        assert!(text.contains("http://localhost:1/") && text.contains(&address));
        for line in code.render::<Dense1x2>().build().lines() {
            assert!(text.contains(line), "{text}");
        }
    }

    #[test]
    fn no_address_is_shown_if_there_is_none() {
        assert!(announced(&Others::In(None)).contains("no network"));
        let alone = announced(&Others::Out);
        assert!(
            !alone.contains("network") && !alone.contains('█'),
            "{alone}"
        );
    }
}
