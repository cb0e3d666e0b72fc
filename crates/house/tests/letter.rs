//! Plain HTTP requests, written by hand: a whole HTTP library would be more than the tests need.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// In lower case.
    pub(crate) headers: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }
}

/// Sends a request and waits for the whole response.
pub(crate) async fn ask(to: SocketAddr, request: &str, body: &[u8]) -> Option<Answer> {
    let mut stream = TcpStream::connect(to).await.ok()?;
    let (first, headers) = request.split_once('\n').unwrap_or((request, ""));
    let head = format!(
        "{first} HTTP/1.1\r\nhost: localhost:{}\r\nconnection: close\r\ncontent-length: {}\r\n{}\r\n",
        to.port(),
        body.len(),
        headers
            .lines()
            .map(|line| format!("{line}\r\n"))
            .collect::<String>(),
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    // The house may close the connection before it has read the whole body.
    let _ = stream.write_all(body).await;
    let mut all = Vec::new();
    let _ = stream.read_to_end(&mut all).await;
    let end = all.windows(4).position(|four| four == b"\r\n\r\n")?;
    let headers = String::from_utf8_lossy(&all[..end]).to_lowercase();
    Some(Answer {
        status: headers.split(' ').nth(1)?.parse().ok()?,
        headers,
        body: all[end + 4..].to_vec(),
    })
}

pub(crate) async fn get(to: SocketAddr, path: &str) -> Answer {
    ask(to, &format!("GET {path}"), b"")
        .await
        .expect("an answer")
}

pub(crate) async fn post(to: SocketAddr, path: &str, body: &str) -> Answer {
    let request = format!("POST {path}\ncontent-type: application/json");
    ask(to, &request, body.as_bytes()).await.expect("an answer")
}
