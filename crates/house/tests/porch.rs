//! Nobody can keep the house waiting.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use house::Limits;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::tables::{fast, health, open_house, open_house_with};

const HALF: &str = "GET /health HTTP/1.1\r\nhost: loc";
const WHOLE: &str = "GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n";
const TRICKLE: &str =
    "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{";

/// A connection that sends this and then nothing.
async fn say(to: SocketAddr, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(to).await.unwrap();
    let _ = stream.write_all(words.as_bytes()).await;
    stream
}

/// Everything the house says until it closes the connection.
async fn hear_all(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let ended = timeout(Duration::from_secs(20), stream.read_to_end(&mut all)).await;
    // The connection may also be reset: what matters is that it is over.
    let _ = ended.expect("the house closes it");
    String::from_utf8(all).unwrap()
}

#[tokio::test]
async fn half_requests_and_silent_connections_are_closed() {
    let limits = Limits {
        headers: Duration::from_millis(200),
        request: Duration::from_millis(200),
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let to = opened.house.address();
    let mut silent = say(to, "").await;
    let mut half = say(to, HALF).await;
    let mut asked_once = say(to, WHOLE).await;
    let mut trickle = say(to, TRICKLE).await;
    assert_eq!(hear_all(&mut silent).await, "");
    let answer = hear_all(&mut half).await;
    assert!(!answer.contains("200 OK"), "{answer}");
    let answer = hear_all(&mut asked_once).await;
    assert!(answer.contains("200 OK"), "{answer}");
    let answer = hear_all(&mut trickle).await;
    assert!(
        answer.contains("408 ") && answer.contains("too long"),
        "{answer}"
    );
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_connection_that_never_becomes_a_socket_is_closed() {
    let limits = Limits {
        visit: Duration::from_millis(300),
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let mut stream = say(opened.house.address(), WHOLE).await;
    assert!(hear_all(&mut stream).await.contains("200 OK"));
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn no_address_takes_all_places() {
    let limits = Limits {
        connections_per_address: 5,
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let to = opened.house.address();
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(say(to, HALF).await);
    }
    // They are let in one after the other, so the sixth is turned away.
    let mut sixth = say(to, "").await;
    let answer = hear_all(&mut sixth).await;
    assert!(
        answer.contains("503") && answer.contains("too many"),
        "{answer}"
    );
    drop(held);
    let begun = Instant::now();
    let mut status = 0;
    while status != 200 {
        assert!(
            begun.elapsed() < Duration::from_secs(10),
            "places are freed"
        );
        let mut again = say(to, "GET /health HTTP/1.1\r\nconnection: close\r\n\r\n").await;
        let answer = hear_all(&mut again).await;
        status = if answer.contains("200 OK") { 200 } else { 503 };
    }
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn half_a_request_does_not_keep_the_house_open() {
    let opened = open_house().await;
    let to = opened.house.address();
    let _half = [
        say(to, HALF).await,
        say(to, TRICKLE).await,
        say(to, "").await,
    ];
    assert_eq!(health(&opened.house).await["status"], json!("open"));
    let closing = Instant::now();
    opened.house.close().await.unwrap();
    let took = closing.elapsed();
    assert!(took < Duration::from_millis(2_500), "{took:?}");
}

/// The same from outside: the program itself, and SIGTERM.
#[cfg(unix)]
#[tokio::test]
async fn the_program_ends_in_time_and_warns_about_few_files() {
    use crate::program::Program;

    let program = Program::start_with_files(150);
    let port = program.port("The house is open");
    let to = SocketAddr::from(([127, 0, 0, 1], port));
    let mut held = Vec::new();
    for _ in 0..120 {
        held.push(say(to, HALF).await);
    }
    let asked = Instant::now();
    let errors = program.end();
    let took = asked.elapsed();
    assert!(took < Duration::from_secs(4), "{took:?}");
    assert!(errors.contains("open files"), "{errors}");
    assert!(errors.contains("closing"), "{errors}");
    drop(held);
}
