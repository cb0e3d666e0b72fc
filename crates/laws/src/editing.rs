//! Changes to an edition, picked by bytes: what somebody who edits a box might do.

use toml::Value;

use crate::bytes::Bytes;

/// Changes something, quite often a list: the number of copies of a card is what people change
/// most.
pub(crate) fn change(edition: &mut Value, pieces: &Pieces, bytes: &mut Bytes<'_>) {
    let mut lists = Vec::new();
    gather_lists(edition, &mut lists);
    match bytes.below(5) {
        0 | 1 if !lists.is_empty() => {
            let list = bytes.below(lists.len());
            edit_list(lists.swap_remove(list), bytes);
        }
        2 if !lists.is_empty() => {
            let list = bytes.below(lists.len());
            fill_down(lists.swap_remove(list), bytes);
        }
        3 => {
            let (found, other) = (bytes.pick(&pieces.strings), bytes.pick(&pieces.strings));
            replace_all(edition, found, other);
        }
        _ => edit(somewhere(edition, bytes), pieces, bytes),
    }
}

/// Copies a field of one item to some of those that follow, as in a spreadsheet.
fn fill_down(items: &mut [Value], bytes: &mut Bytes<'_>) {
    let from = bytes.below(items.len());
    let Some(Value::Table(first)) = items.get(from) else {
        return;
    };
    let fields: Vec<(String, Value)> = first.clone().into_iter().collect();
    if fields.is_empty() {
        return;
    }
    let (key, value) = bytes.pick(&fields).clone();
    let many = *bytes.pick(&[1, 4, 16]);
    for item in items.iter_mut().skip(from + 1).take(many) {
        if let Value::Table(table) = item {
            table.insert(key.clone(), value.clone());
        }
    }
}

/// Replaces one name by another everywhere.
fn replace_all(value: &mut Value, found: &str, other: &str) {
    match value {
        Value::String(text) if text == found => *text = other.to_owned(),
        Value::Array(items) => {
            let items = items.iter_mut();
            items.for_each(|item| replace_all(item, found, other));
        }
        Value::Table(table) => {
            let parts = table.iter_mut();
            parts.for_each(|(_, part)| replace_all(part, found, other));
        }
        Value::String(_)
        | Value::Integer(_)
        | Value::Boolean(_)
        | Value::Float(_)
        | Value::Datetime(_) => (),
    }
}

/// Strings and fields of the box, to insert elsewhere.
pub(crate) struct Pieces {
    strings: Vec<String>,
    fields: Vec<(String, Value)>,
}

impl Pieces {
    pub(crate) fn of(edition: &Value) -> Self {
        let mut pieces = Self {
            strings: vec![String::new(), "é".repeat(200)],
            fields: Vec::new(),
        };
        pieces.gather(edition);
        pieces
    }

    fn gather(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.strings.push(text.clone()),
            Value::Array(items) => items.iter().for_each(|item| self.gather(item)),
            Value::Table(table) => {
                for (key, value) in table {
                    self.fields.push((key.clone(), value.clone()));
                    self.gather(value);
                }
            }
            Value::Integer(_) | Value::Boolean(_) | Value::Float(_) | Value::Datetime(_) => (),
        }
    }
}

/// Changes one part of an edition.
fn edit(node: &mut Value, pieces: &Pieces, bytes: &mut Bytes<'_>) {
    match node {
        Value::Integer(amount) => {
            let now = *amount;
            let others = [
                0,
                1,
                -1,
                2,
                9,
                20,
                64,
                65,
                100,
                128,
                200,
                254,
                255,
                256,
                300,
                65_536,
                i64::MAX,
                now.saturating_add(1),
                now.saturating_sub(1),
                now.saturating_mul(2),
            ];
            *amount = *bytes.pick(&others);
        }
        Value::String(text) => *text = bytes.pick(&pieces.strings).clone(),
        Value::Boolean(flag) => *flag = !*flag,
        Value::Float(_) | Value::Datetime(_) => (),
        Value::Array(items) => edit_list(items, bytes),
        Value::Table(table) => {
            let keys: Vec<String> = table.keys().cloned().collect();
            match (bytes.below(3), keys.is_empty()) {
                (0, false) => drop(table.remove(bytes.pick(&keys))),
                (_, _) => {
                    let (key, value) = bytes.pick(&pieces.fields).clone();
                    table.insert(key, value);
                }
            }
        }
    }
}

/// Removes, repeats or replaces items of a list.
fn edit_list(items: &mut Vec<Value>, bytes: &mut Bytes<'_>) {
    if items.is_empty() {
        return;
    }
    let (from, to) = (bytes.below(items.len()), bytes.below(items.len()));
    match bytes.below(6) {
        0 => drop(items.remove(from)),
        1 => items.push(items[from].clone()),
        2 => items.extend(vec![items[from].clone(); 20]),
        3 => items[to] = items[from].clone(),
        4 => repeat(items, from, bytes),
        _ => items.truncate(from),
    }
}

/// The lists of an edition that are not part of another list.
fn gather_lists<'v>(value: &'v mut Value, lists: &mut Vec<&'v mut Vec<Value>>) {
    match value {
        Value::Array(items) => lists.push(items),
        Value::Table(table) => {
            let parts = table.iter_mut();
            parts.for_each(|(_, part)| gather_lists(part, lists));
        }
        Value::String(_)
        | Value::Integer(_)
        | Value::Boolean(_)
        | Value::Float(_)
        | Value::Datetime(_) => (),
    }
}

/// Repeats an item many times, each time under a new name, as somebody would who copies a card and
/// is told that its name is taken.
fn repeat(items: &mut Vec<Value>, from: usize, bytes: &mut Bytes<'_>) {
    for copy in 0..*bytes.pick(&[2, 9, 20, 60, 250]) {
        let mut item = items[from].clone();
        rename(&mut item, copy);
        items.push(item);
    }
}

fn rename(value: &mut Value, copy: u32) {
    match value {
        Value::String(text) => *text = format!("{text}{copy}"),
        Value::Table(table) => {
            let names = table.iter_mut().filter(|(key, _)| {
                ["name", "title", "code"].contains(&key.as_str()) || key.ends_with("id")
            });
            names.for_each(|(_, name)| rename(name, copy));
        }
        Value::Array(_)
        | Value::Integer(_)
        | Value::Boolean(_)
        | Value::Float(_)
        | Value::Datetime(_) => (),
    }
}

/// A part of an edition. Parts near the root are reached as often as those deep inside, so that a
/// long list of cards does not hide the few numbers next to it.
fn somewhere<'v>(value: &'v mut Value, bytes: &mut Bytes<'_>) -> &'v mut Value {
    let n_parts = match &*value {
        Value::Array(items) => items.len(),
        Value::Table(table) => table.len(),
        Value::String(_)
        | Value::Integer(_)
        | Value::Boolean(_)
        | Value::Float(_)
        | Value::Datetime(_) => 0,
    };
    if n_parts == 0 || bytes.below(4) == 0 {
        return value;
    }
    let place = bytes.below(n_parts);
    let part = match value {
        Value::Array(items) => items.get_mut(place),
        Value::Table(table) => table.iter_mut().nth(place).map(|(_, part)| part),
        Value::String(_)
        | Value::Integer(_)
        | Value::Boolean(_)
        | Value::Float(_)
        | Value::Datetime(_) => None,
    };
    somewhere(part.expect("the place is below the number of parts"), bytes)
}
