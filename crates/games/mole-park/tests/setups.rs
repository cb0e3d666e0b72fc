//! Setups: what is allowed, and what is refused with the thing, the field and the reason.

use mole_park::{MolePark, PrizePowers, Setup};
use tabletop::{EditionText, Seat, Shelved, Terms};

use crate::tables::{plain, set_up};

fn refusal_of(text: String) -> String {
    let file = "ours.toml".to_owned();
    let mut terms = Terms::plain(3);
    terms.edition = Some(EditionText { file, text });
    let error = MolePark::set_up(&terms).expect_err("it must be refused");
    error.to_string()
}

#[test]
fn an_invalid_edition_is_refused_with_the_thing_the_field_and_the_reason() {
    let cases = [
        (
            "kind = \"leftover\"",
            "kind = \"teleport\"",
            "ours.toml: prize T5 (Marble Run): effects[0]: kind: is `teleport`, which nobody knows how to play (MOLE-R70)",
        ),
        (
            "kind = \"unlucky_draw\", moles = 1",
            "kind = \"unlucky_draw\"",
            "prize C3 (Sour Worms): effects[0]: moles: is missing: `unlucky_draw` needs it",
        ),
        (
            "kind = \"hand_limit\", add = 1",
            "kind = \"hand_limit\", add = 1, stars = 3",
            "prize C5 (Popcorn Bucket): effects[0]: stars: is nothing that `hand_limit` takes",
        ),
        (
            "kind = \"peek\", holes = 2",
            "kind = \"peek\", holes = 0",
            "prize C7 (Fortune Cookie): effects[0]: holes: is 0: `peek` would do nothing",
        ),
        (
            "dice = [\"prize\"]",
            "dice = [\"gold\"]",
            "effects[0]: dice: has `gold`; there are glove, pan, mallet, prize",
        ),
        (
            "kind = \"leftover\"",
            "kind = \"leftover\", wings = 2",
            "unknown field `wings`",
        ),
        (
            "stars = 3, copies = 1 },\n    { id = \"C2\"",
            "stars = -3, copies = 1 },\n    { id = \"C2\"",
            "prizes[0] `C1`: stars: ",
        ),
        (
            "cost = 15",
            "cost = 10",
            "stand toys: cost: is 10, after 10 for candy; costs must rise",
        ),
        (
            "cost = 35",
            "cost = 40",
            "stand collection: cost: is 40; the crown costs 40 and is dearest",
        ),
        (
            "faces = [1, 4, 5, 5, \"X\", \"X\"]",
            "faces = [1, 4, 4, \"X\"]",
            "dice: have no face for hole 5",
        ),
        (
            "faces = [1, 4, 5, 5, \"X\", \"X\"]",
            "faces = [1, 4, 6]",
            "dice.mallet.faces: have 6; the holes are 1 to 5",
        ),
        (
            "faces = [1, 2, 3, 3, 4, 5]",
            "faces = [1, \"X\"]",
            "dice.prize.faces: have an X",
        ),
        (
            "faces = [1, 2, 3, 3, 4, 5]",
            "faces = [1]",
            "dice.prize.faces: are 1, but must be 2 to 24",
        ),
        (
            "players = [4, 5]",
            "players = [3, 5]",
            "rules.deal: say 2 times what 3 players are dealt",
        ),
        (
            "players = [4, 5]",
            "players = [5, 5]",
            "rules.deal: say 0 times what 4 players are dealt",
        ),
        (
            "max_players = 8",
            "max_players = 9",
            "rules.min_players and rules.max_players: are 2 and 9",
        ),
        ("game = \"mole-park\"", "game = \"argh\"", "game: is `argh`"),
        ("id = \"G2\"", "id = \"G1\"", "id `G1`: is there twice"),
        (
            "cap = 5",
            "cap = 0",
            "rules.deal[0]: cap: is 0: no mole would ever be dealt",
        ),
        (
            "name = \"Jawbreaker\", stars = 3, copies = 1",
            "name = \"Jawbreaker\", stars = 3, copies = 0",
            "prize C1 (Jawbreaker): copies: are 0; leave out what the box does not have",
        ),
        (
            "stars = 1, copies = 1",
            "stars = 1, copies = 0",
            "moles M001: copies: are 0; leave out what the box does not have",
        ),
        (
            "name = \"Rainbow Lollipop\"",
            "name = \"Jawbreaker\"",
            "prizes: name `Jawbreaker`: is there twice; what there is several of is one entry with copies",
        ),
        (
            "name = \"Giant Mallet\"",
            "name = \"Boxing Glove\"",
            "dice: name `Boxing Glove`: is there twice",
        ),
        (
            "name = \"House of Toys\"",
            "name = \"\"",
            "stands: name ``: is no name of 1 to 40 letters on one line",
        ),
        (
            "copies = 1, effects = [{ kind = \"mole_bonus\", value = 1, stars = 1 }]",
            "copies = 4, effects = [{ kind = \"mole_bonus\", value = 1, stars = 98 }]",
            "stars: with all moles and prizes could make 14",
        ),
        (
            "name = \"Jawbreaker\", stars = 3, copies = 1",
            "name = \"Jawbreaker\", stars = 3, copies = 10",
            "stand candy: prizes: are 17; 16 are the most",
        ),
    ];
    for (was, is, why) in cases {
        assert!(MolePark::EDITION.contains(was), "{was}");
        let told = refusal_of(MolePark::EDITION.replacen(was, is, 1));
        assert!(told.contains(why), "{told}\nnot {why}");
    }
    let (before, rest) = MolePark::EDITION
        .split_once("moles = [")
        .expect("a list of moles");
    let (_, after) = rest.split_once("\n]\n").expect("the end of the list");
    let few = "moles = [{ id = \"M1\", name = \"Mole\", stars = 1, copies = 39 }]\n";
    let told = refusal_of(format!("{before}{few}{after}"));
    assert!(
        told.contains("moles: are 39; 40 are needed for a Showdown"),
        "{told}"
    );
    let (before, _) = MolePark::EDITION
        .split_once("\n[[crowns]]")
        .expect("crowns");
    let told = refusal_of(format!("crowns = []\n{before}"));
    assert!(told.contains("crowns: are 0"), "{told}");
}

#[test]
fn two_to_eight_can_play() {
    for n_seats in [0, 1, 9] {
        let error = MolePark::set_up(&Terms::plain(n_seats)).expect_err("too few or many");
        let told = error.to_string();
        assert!(
            told.contains("host") || told.contains("2 to 8 can"),
            "{told}"
        );
    }
    let mut one = Terms::plain(1);
    one.host = Seat(0);
    let told = MolePark::set_up(&one).expect_err("one cannot").to_string();
    assert!(told.contains("1 seat cannot play: 2 to 8 can"), "{told}");
    for n_seats in 2..=8 {
        plain(n_seats);
    }
}

#[test]
fn a_setup_can_be_read_back_and_an_invalid_one_is_refused() {
    let mut terms = Terms::plain(4).with("prize_powers", "off");
    terms.last_winner = Some(Seat(2));
    let setup = set_up(&terms);
    let json = serde_json::to_string(&setup).unwrap();
    let read: Setup = serde_json::from_str(&json).unwrap();
    assert_eq!(read, setup);
    assert_eq!(read.options.prize_powers, PrizePowers::Off);
    let told = serde_json::from_str::<Setup>(&json.replace("\"n_seats\":4", "\"n_seats\":1"));
    assert!(told.unwrap_err().to_string().contains("must be 2 to 8"));
}

#[test]
fn an_edition_can_be_written_and_read_back() {
    let setup = plain(3);
    let text = MolePark::edition(&setup);
    let mut terms = Terms::plain(3);
    let file = "again.toml".to_owned();
    terms.edition = Some(EditionText { file, text });
    assert_eq!(set_up(&terms), setup);
}
