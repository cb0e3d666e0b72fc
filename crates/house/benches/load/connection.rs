//! A connection of the crowd: as much of the WebSocket protocol as it needs, and no more.
//!
//! The crowd shares two cores with the server it measures. With a full library at this end, most of
//! the time was spent here and the server was waiting.

use std::net::SocketAddr;
use std::ops::Range;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An open connection.
pub(crate) struct Connection {
    stream: TcpStream,
    /// What was read; the part after `at` has not been looked at yet.
    buffer: Vec<u8>,
    at: usize,
}

const TEXT: u8 = 0x1;
const PING: u8 = 0x9;
const PONG: u8 = 0xa;

impl Connection {
    pub(crate) async fn open(to: SocketAddr) -> Self {
        let stream = TcpStream::connect(to).await.expect("a connection");
        stream.set_nodelay(true).expect("no delay");
        let mut connection = Self {
            stream,
            buffer: Vec::with_capacity(4096),
            at: 0,
        };
        let request = format!(
            "GET /ws HTTP/1.1\r\nhost: {to}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        connection.write(request.as_bytes()).await;
        loop {
            let end = connection
                .buffer
                .windows(4)
                .position(|four| four == b"\r\n\r\n");
            if let Some(end) = end {
                assert!(
                    connection.buffer.starts_with(b"HTTP/1.1 101"),
                    "it is let in"
                );
                connection.at = end + 4;
                return connection;
            }
            assert!(connection.read().await, "an answer");
        }
    }

    /// Sends a text.
    pub(crate) async fn send(&mut self, text: &str) {
        let frame = frame(TEXT, text.as_bytes());
        self.write(&frame).await;
    }

    /// The next text; `None` if the server has closed the connection.
    pub(crate) async fn hear(&mut self) -> Option<&str> {
        loop {
            match self.next_frame() {
                Some((TEXT, content)) => {
                    let text = str::from_utf8(&self.buffer[content]);
                    return Some(text.expect("a text frame holds text"));
                }
                Some((PING, _)) => self.write(&frame(PONG, b"")).await,
                Some((PONG, _)) => (),
                Some(_) => return None,
                None => {
                    if !self.read().await {
                        return None;
                    }
                }
            }
        }
    }

    /// The kind and content of the next frame, if it was read completely.
    fn next_frame(&mut self) -> Option<(u8, Range<usize>)> {
        let rest = &self.buffer[self.at..];
        let (&kind, &length) = (rest.first()?, rest.get(1)?);
        let (head, length) = match length {
            126 => (4, usize::from(u16::from_be_bytes(array(rest, 2)?))),
            127 => (10, u64::from_be_bytes(array(rest, 2)?) as usize),
            short => (2, usize::from(short)),
        };
        let start = self.at + head;
        if self.buffer.len() < start + length {
            return None;
        }
        self.at = start + length;
        Some((kind & 0xf, start..start + length))
    }

    /// Reads more; `false` at the end.
    async fn read(&mut self) -> bool {
        self.buffer.drain(..self.at);
        self.at = 0;
        self.buffer.reserve(4096);
        let read = self.stream.read_buf(&mut self.buffer).await;
        read.is_ok_and(|n| n > 0)
    }

    async fn write(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).await.expect("it is sent");
    }
}

fn array<const N: usize>(bytes: &[u8], from: usize) -> Option<[u8; N]> {
    bytes.get(from..from + N)?.try_into().ok()
}

/// A client's frame: masked, with a mask of zeros, which changes nothing.
fn frame(kind: u8, content: &[u8]) -> Vec<u8> {
    let mut frame = Vec::with_capacity(content.len() + 8);
    frame.push(0x80 | kind);
    match u8::try_from(content.len()) {
        Ok(length) if length < 126 => frame.push(0x80 | length),
        _ => {
            let length = u16::try_from(content.len()).expect("the crowd says little");
            frame.push(0x80 | 126);
            frame.extend(length.to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(content);
    frame
}
