//! The tokens of seats in houses. Anyone with the token has the seat, so tokens never leave this
//! browser.

use wire::Token;

use board::browser;

/// This browser's tokens for a table.
pub(crate) fn of(table: &str) -> Vec<Token> {
    browser::kept(&key(table)).unwrap_or_default()
}

/// Adds a token.
pub(crate) fn add(table: &str, token: Token) {
    let mut tokens = of(table);
    if !tokens.contains(&token) {
        tokens.push(token);
    }
    // A token that cannot be stored is good until the page is closed.
    let _ = browser::keep(&key(table), &tokens);
}

/// The same people sit at another table now, where their tokens are good too.
pub(crate) fn carry_over(from: &str, to: &str) {
    for token in of(from) {
        add(to, token);
    }
    if let Some(host) = host(from) {
        keep_host(to, host);
    }
}

/// The token with which this browser can start the deal, if it opened the table.
pub(crate) fn host(table: &str) -> Option<Token> {
    browser::kept(&host_key(table))
}

/// Stores the host's token.
pub(crate) fn keep_host(table: &str, token: Token) {
    let _ = browser::keep(&host_key(table), &token);
}

fn host_key(table: &str) -> String {
    format!("menagerie.host.{table}")
}

/// Drops the seats' tokens, because the house does not know them any more.
pub(crate) fn forget(table: &str) {
    browser::forget(&key(table));
}

fn key(table: &str) -> String {
    format!("menagerie.tokens.{table}")
}
