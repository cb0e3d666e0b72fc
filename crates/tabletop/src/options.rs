//! What a table may agree on. An option is declared once, and everything else follows from that.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Error, Seat, Terms};

/// Declares the options of a game.
///
/// One declaration makes the struct that records hold, an enum for each option with values of its
/// own, the list for dialogs, `--help` and completions, the default, and the reader with its
/// errors.
///
/// ```
/// use tabletop::{Options as _, Switch, Terms, number};
///
/// tabletop::options! {
///     /// The options of a table of Snap.
///     pub Options;
///
///     /// Who deals.
///     dealer: "Who deals", "The seat after the dealer starts.", ["SNAP-3"],
///         choice Dealer { Random "random" "drawn by lot", HostPicks "host_picks" "the host names one" };
///     /// Whether jokers are shuffled in.
///     jokers: "Jokers", "Whether jokers are shuffled in.", ["SNAP-R1"],
///         switch { "off" "without jokers", "on" "with jokers" };
///     /// How many rounds are played.
///     rounds: "Rounds", "How many rounds are played (1 to 9).", [],
///         written u8, number(1, 9), { "3" "three", "1" "one" };
/// }
///
/// let terms = Terms::plain(2).with("dealer", "host_picks").with("rounds", "5");
/// let options = Options::read(&terms).unwrap();
/// assert_eq!((options.dealer, options.jokers, options.rounds), (Dealer::HostPicks, Switch::Off, 5));
/// assert_eq!(Options::INFO[2].values[0], ("3", "three"));
///
/// let wrong = |key, value| Options::read(&Terms::plain(2).with(key, value)).unwrap_err().to_string();
/// assert_eq!(wrong("rounds", "10"), "option `rounds`: `10` is not a whole number from 1 to 9");
/// assert_eq!(wrong("jokers", "two"), "option `jokers`: `two` is not a valid value: one of off, on");
/// ```
///
/// After title, explanation and rule ids an option says what it takes:
///
/// - `choice Type { Variant "value" "in words", … }` makes an enum; the first variant is the default.
/// - `maybe Type { … }` is the same, and `None` by default.
/// - `switch { "off" "in words", "on" "in words" }` is a [`Switch`]; the first is the default.
/// - `listed Type, reader, { "value" "in words", … }` takes the values that are listed.
/// - `written Type, reader, { … }` also takes any other value that the reader accepts.
/// - `edition Type, reader, { … }` also takes values of the table's own edition; the setup checks
///   them.
/// - `any Type, reader, { … }` takes the first value, or any combination of the others.
/// - `hidden Type, reader, "value"` is in no dialog: a finished deal sets it for the next one.
///
/// A reader makes the type from a text, or says what is wrong with it. If the default is not the
/// first value, `else EXPRESSION` follows. `key as "name"` is for names that are keywords in Rust.
#[macro_export]
macro_rules! options {
    ($(#[$doc:meta])* pub $name:ident; $($rest:tt)*) => {
        $crate::options!(@ {$(#[$doc])* $name} [] $($rest)*);
    };
    // Options with an enum of their own.
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident $(as $text:literal)?: $title:literal, $about:literal,
        $rules:tt, choice $type:ident { $($variant:ident $value:literal $says:literal),+ $(,)? };
        $($rest:tt)*
    ) => {
        $crate::options!(@enum {$(#[$meta])*} $type { $($variant $value $says),+ });
        $crate::options!(@ $head $done $(#[$meta])* $key $(as $text)?: $title, $about, $rules,
            listed $type, $type::read, { $($value $says),+ }; $($rest)*);
    };
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident $(as $text:literal)?: $title:literal, $about:literal,
        $rules:tt, maybe $type:ident { $($variant:ident $value:literal $says:literal),+ $(,)? };
        $($rest:tt)*
    ) => {
        $crate::options!(@enum {$(#[$meta])*} $type { $($variant $value $says),+ });
        $crate::options!(@ $head $done $(#[$meta])* $key $(as $text)?: $title, $about, $rules,
            listed Option<$type>, |word: &str| $type::read(word).map(Some), { $($value $says),+ } else None;
            $($rest)*);
    };
    (@enum {$(#[$meta:meta])*} $type:ident { $($variant:ident $value:literal $says:literal),+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $type { $(#[doc = $says] $variant),+ }

        impl $type {
            fn read(word: &str) -> Result<Self, String> {
                match word {
                    $($value => Ok(Self::$variant),)+
                    _ => Err(String::new()),
                }
            }
        }

        impl Default for $type {
            fn default() -> Self {
                [$(Self::$variant),+][0]
            }
        }
    };
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident $(as $text:literal)?: $title:literal, $about:literal,
        $rules:tt, switch $values:tt; $($rest:tt)*
    ) => {
        $crate::options!(@ $head $done $(#[$meta])* $key $(as $text)?: $title, $about, $rules,
            listed $crate::Switch, $crate::Switch::read, $values; $($rest)*);
    };
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident $(as $text:literal)?: $title:literal, $about:literal,
        $rules:tt, listed $type:ty, $read:expr, { $($value:literal $says:literal),+ $(,)? }
        $(else $default:expr)?; $($rest:tt)*
    ) => {
        $crate::options!(@one $head $done [$($rest)*] {$(#[$meta])*} $key ($($text)?) $title, $about, $rules,
            One, $type, $read, ($(($value, $says)),+), ($($default)?));
    };
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident $(as $text:literal)?: $title:literal, $about:literal,
        $rules:tt, written $type:ty, $read:expr, { $($value:literal $says:literal),+ $(,)? }
        $(else $default:expr)?; $($rest:tt)*
    ) => {
        $crate::options!(@one $head $done [$($rest)*] {$(#[$meta])*} $key ($($text)?) $title, $about, $rules,
            Written, $type, $read, ($(($value, $says)),+), ($($default)?));
    };
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident $(as $text:literal)?: $title:literal, $about:literal,
        $rules:tt, edition $type:ty, $read:expr, { $($value:literal $says:literal),+ $(,)? }
        $(else $default:expr)?; $($rest:tt)*
    ) => {
        $crate::options!(@one $head $done [$($rest)*] {$(#[$meta])*} $key ($($text)?) $title, $about, $rules,
            Edition, $type, $read, ($(($value, $says)),+), ($($default)?));
    };
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident $(as $text:literal)?: $title:literal, $about:literal,
        $rules:tt, any $type:ty, $read:expr, { $($value:literal $says:literal),+ $(,)? }; $($rest:tt)*
    ) => {
        $crate::options!(@one $head $done [$($rest)*] {$(#[$meta])*} $key ($($text)?) $title, $about, $rules,
            Any, $type, $read, ($(($value, $says)),+), ());
    };
    (@ $head:tt $done:tt $(#[$meta:meta])* $key:ident: hidden $type:ty, $read:expr, $value:literal;
        $($rest:tt)*
    ) => {
        $crate::options!(@one $head $done [$($rest)*] {$(#[$meta])*} $key () "", "", [],
            Hidden, $type, $read, (($value, "")), ());
    };
    (@one $head:tt [$($done:tt)*] [$($rest:tt)*] $meta:tt $key:ident $text:tt $title:literal, $about:literal,
        $rules:tt, $takes:ident, $type:ty, $read:expr, $values:tt, $default:tt
    ) => {
        $crate::options!(@ $head
            [$($done)* { $meta $key $text $title, $about, $rules, $takes, $type, $read, $values, $default }]
            $($rest)*);
    };
    (@ {$(#[$doc:meta])* $name:ident} [$({
        {$(#[$meta:meta])*} $key:ident ($($text:literal)?) $title:literal, $about:literal, [$($rule:literal),*],
        $takes:ident, $type:ty, $read:expr, (($first:literal, $first_says:literal) $(, ($value:literal, $says:literal))*),
        ($($default:expr)?)
    })*]) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        pub struct $name {
            $($(#[$meta])* pub $key: $type,)*
        }

        impl $crate::Options for $name {
            const INFO: &'static [$crate::OptionInfo] = &[$($crate::OptionInfo {
                key: $crate::options!(@key $key $($text)?),
                title: $title,
                explanation: $about,
                values: &[($first, $first_says) $(, ($value, $says))*],
                takes: $crate::Takes::$takes,
            }),*];

            const RULES: &'static [(&'static str, &'static [&'static str])] =
                &[$(($crate::options!(@key $key $($text)?), &[$($rule),*])),*];

            fn read(terms: &$crate::Terms) -> Result<Self, $crate::Error> {
                let mut options = Self::default();
                for given in $crate::OptionInfo::given(<Self as $crate::Options>::INFO, terms)? {
                    match given.key() {
                        $($crate::options!(@key $key $($text)?) => options.$key = given.read($read)?,)*
                        other => unreachable!("`{other}` is declared but not read"),
                    }
                }
                Ok(options)
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self {
                    $($key: $crate::options!(@default $read, $first $(, $default)?),)*
                }
            }
        }
    };
    (@key $key:ident) => { stringify!($key) };
    (@key $key:ident $text:literal) => { $text };
    (@default $read:expr, $first:literal) => { $crate::OptionInfo::usual($first, $read) };
    (@default $read:expr, $first:literal, $default:expr) => { $default };
}

/// What a table of a game may agree on, as [`options!`](crate::options) declares it.
pub trait Options: Clone + std::fmt::Debug + Default + Eq + Serialize + DeserializeOwned {
    /// The options as dialogs and help pages show them.
    const INFO: &'static [OptionInfo];
    /// The rules about each option, by its key. They are separate from the list because a browser
    /// does not show them and should not load them.
    const RULES: &'static [(&'static str, &'static [&'static str])];

    /// Reads the options of a table's terms.
    fn read(terms: &Terms) -> Result<Self, Error>;
}

/// An option of a game, explained to somebody who opens a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionInfo {
    /// Its name in commands and records.
    pub key: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it changes, in a sentence.
    pub explanation: &'static str,
    /// The values it takes, with a sentence each, the default first.
    pub values: &'static [(&'static str, &'static str)],
    /// How its values are taken.
    pub takes: Takes,
}

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Takes {
    /// One of the values that are listed.
    One,
    /// The first value, or any of the others together, joined by commas.
    Any,
    /// One value, listed or not: a number in a range, a few words. The explanation says what can be
    /// written.
    Written,
    /// One of those listed, or a value of the table's own edition.
    Edition,
    /// What a finished deal sets for the next one. No dialog shows it.
    Hidden,
}

/// Off or on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Off.
    #[default]
    Off,
    /// On.
    On,
}

impl Switch {
    #[doc(hidden)]
    pub fn read(word: &str) -> Result<Self, String> {
        match word {
            "off" => Ok(Self::Off),
            "on" => Ok(Self::On),
            _ => Err(String::new()),
        }
    }
}

/// A reader of whole numbers from `least` to `most`.
pub fn number<N>(least: N, most: N) -> impl Fn(&str) -> Result<N, String>
where
    N: FromStr + PartialOrd + Display + Copy,
{
    move |text| {
        let number = text.parse().ok();
        let number = number.filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| format!("`{text}` is not a whole number from {least} to {most}"))
    }
}

/// A reader of a seat's letter, or `none`.
pub fn seat_or_none(text: &str) -> Result<Option<Seat>, String> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    match letter.and_then(Seat::from_letter) {
        _ if text == "none" => Ok(None),
        Some(seat) => Ok(Some(seat)),
        None => Err(format!(
            "`{text}` is not a valid value: none, or the letter of a seat"
        )),
    }
}

/// An option that a table's terms set, and what they set it to.
#[doc(hidden)]
pub struct Given<'t> {
    info: &'static OptionInfo,
    text: &'t str,
}

impl OptionInfo {
    /// The options that `terms` set. It is an error if one does not exist or cannot take its value.
    #[doc(hidden)]
    #[inline(never)]
    pub fn given<'t>(known: &'static [Self], terms: &'t Terms) -> Result<Vec<Given<'t>>, Error> {
        let mut all = Vec::with_capacity(terms.options.len());
        for (key, text) in &terms.options {
            let Some(info) = known.iter().find(|info| info.key == key) else {
                let shown = known.iter().filter(|info| info.takes != Takes::Hidden);
                let keys: Vec<_> = shown.map(|info| info.key).collect();
                let because = format!("there is no such option; there are {}", keys.join(", "));
                return Err(Error::new(format!("option `{key}`"), because));
            };
            let text = text.trim();
            let given = Given { info, text };
            given.check()?;
            all.push(given);
        }
        Ok(all)
    }

    /// The default of an option.
    #[doc(hidden)]
    pub fn usual<T>(first: &str, read: impl Fn(&str) -> Result<T, String>) -> T {
        match read(first) {
            Ok(usual) => usual,
            Err(_) => cannot_be_read(first),
        }
    }
}

/// Not generic, so that it is compiled once for all options.
#[cold]
#[inline(never)]
fn cannot_be_read(first: &str) -> ! {
    panic!("`{first}` is the default but cannot be read")
}

impl Given<'_> {
    pub fn key(&self) -> &'static str {
        self.info.key
    }

    pub fn read<T>(&self, read: impl Fn(&str) -> Result<T, String>) -> Result<T, Error> {
        match read(self.text) {
            Ok(value) => Ok(value),
            Err(because) => Err(self.error(because)),
        }
    }

    /// Checks that the value is listed, unless the option takes others too.
    fn check(&self) -> Result<(), Error> {
        let (info, text) = (self.info, self.text);
        let is_listed = |word: &str| info.values.iter().any(|(value, _)| *value == word);
        let first = info.values[0].0;
        let is_fine = match info.takes {
            Takes::Written | Takes::Edition | Takes::Hidden => true,
            Takes::One => is_listed(text),
            Takes::Any => {
                let mut words = text.split(',').map(str::trim);
                text == first || words.all(|word| word != first && is_listed(word))
            }
        };
        if is_fine {
            return Ok(());
        }
        let values: Vec<_> = info.values.iter().map(|(value, _)| *value).collect();
        let how = match info.takes {
            Takes::Any => format!("{first} alone, or several with commas, of"),
            Takes::One | Takes::Written | Takes::Edition | Takes::Hidden => "one of".to_owned(),
        };
        let values = values.join(", ");
        Err(self.error(format!("`{text}` is not a valid value: {how} {values}")))
    }

    #[inline(never)]
    fn error(&self, because: String) -> Error {
        Error::new(format!("option `{}`", self.info.key), because)
    }
}
