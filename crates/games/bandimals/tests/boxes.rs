//! An accepted edition can be played, and fields without effect are refused.

use bandimals::{
    Bandimals, Chooser, Corner, Edition, How, Lasts, Lying, Mod, Op, Plus, Section, Sort, Special,
    SpecialType, Target, To, Who,
};
use printed::Printed;
use tabletop::{Chance, EditionText, Game, Log, Seed, Shelved, Staged, Terms};

const BOOSTER: &str = include_str!("../../../../editions/bandimals-booster.toml");

fn told(text: String) -> String {
    let file = "ours.toml".to_owned();
    match Edition::parse(&EditionText { file, text }) {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    }
}

/// The error about base edition and booster with one text replaced.
fn error(from: &str, to: &str) -> String {
    let text = format!("{}\n{BOOSTER}", Bandimals::EDITION);
    assert!(text.contains(from), "there is no `{from}` to change");
    let told = told(text.replacen(from, to, 1));
    assert!(!told.is_empty(), "`{to}` instead of `{from}` was accepted");
    told
}

#[test]
fn a_field_without_effect_is_refused_with_its_card() {
    for (from, to, parts) in [
        (
            "lasts = \"turns:3\"",
            "lasts = \"uses:1\"",
            ["`booster_club`: lasts", "ever used up"],
        ),
        (
            "{ mod = \"draw\", n = 1 }",
            "{ mod = \"silence\", section = \"brass\" }",
            ["`booster_club`: mods[0]: mod", "only a Band Penalty"],
        ),
        (
            "{ mod = \"draw\", n = -1 }",
            "{ mod = \"protect\", section = \"brass\" }",
            ["`slow_bus`: mods[0]: mod", "only a Band Bonus"],
        ),
        (
            "{ mod = \"shield\" }",
            "{ mod = \"shield\" }, { mod = \"shield\" }",
            ["`rain_plan`: mods", "used up by the first"],
        ),
        (
            "ops = [{ op = \"draw\", who = \"actor\", n = 4 }]",
            "ops = []",
            ["`band_camp`: mods[0]: ops", "missing"],
        ),
        (
            "reaction = true",
            "reaction = true\nlasts = \"game\"",
            ["`no_u`: lasts", "`reaction`"],
        ),
        (
            "reaction = true",
            "reaction = true\ntarget = \"everyone\"",
            ["`no_u`: target", "`reaction`"],
        ),
        (
            "how = \"all\"",
            "how = \"all\", n = 3",
            ["`left_on_the_bus`: ops[0]: n", "leave it out"],
        ),
        (
            "{ op = \"take\", n = 1 },\n]\n\n[[specials]]",
            "{ op = \"draw\", who = \"actor\", n = 1 },\n]\n\n[[specials]]",
            ["`wrong_locker`: ops", "BAND-R28"],
        ),
        (
            "name = \"Slow Bus\"",
            "name = \"sore feet\"",
            ["`sore_feet`: name", "there already"],
        ),
        (
            "name = \"Rainout\"",
            "name = \"Bison\"",
            ["`rainout`: name", "there already"],
        ),
        (
            "name = \"Rainout\"",
            "name = \"Band Halt!\"",
            ["`rainout`: name", "there already"],
        ),
        ("\"Llama\"", "\" \"", ["drum_majors[1]", "no name"]),
        (
            "name = \"Robots\"",
            "name = \"Pirates\"",
            ["`robots`: name", "there already"],
        ),
        (
            "mechanism = \"theme\"",
            "mechanism = \"theme\"\nentrants = \"duel\"",
            ["`hair_bands`: entrants", "a competition has"],
        ),
        (
            "mechanism = \"reflex\"",
            "mechanism = \"reflex\"\nslips = [\"please\"]",
            ["`horns_up`: slips", "a theme has"],
        ),
        (
            "\"homework\"",
            "\"home work\"",
            ["`hair_bands`: slips", "not one word"],
        ),
        (
            "\"homework\"",
            "\"questions\"",
            ["`hair_bands`: lines", "which is a slip"],
        ),
    ] {
        let told = error(from, to);
        for part in parts {
            assert!(told.contains(part), "`{told}` does not say `{part}`");
        }
    }
}

#[test]
fn numbers_out_of_range_are_refused() {
    let many = |one: &str, n: usize| vec![one; n].join(", ");
    for (from, to, parts) in [
        (
            "{ op = \"draw\", who = \"actor\", n = 3 },",
            many("{ op = \"draw\", who = \"actor\", n = 3 }", 9),
            ["`bake_sale`: ops", "can have 8"],
        ),
        (
            "{ mod = \"hand_limit\", n = 2 },",
            many("{ mod = \"hand_limit\", n = 2 }", 9),
            ["`equipment_trailer`: mods", "can have 8"],
        ),
        (
            "else_draw = 1",
            "else_draw = 200".to_owned(),
            ["`spare_in_the_truck`: ops[0]: else_draw", "0 to 10"],
        ),
        (
            "\"homework\"",
            many("\"homework\"", 50),
            ["`hair_bands`: slips", "can have 40"],
        ),
        ("\"Lion\"", many("\"Lion\"", 20), ["drum_majors", "1 to 16"]),
    ] {
        let told = error(from, &to);
        for part in parts {
            assert!(told.contains(part), "`{told}` does not say `{part}`");
        }
    }
    let large = |count: &str| Bandimals::EDITION.replace("count = 2", &format!("count = {count}"));
    assert_eq!(told(large("12")), "", "more than 900 cards");
    let error = told(large("20"));
    assert!(error.contains("at most 1000"), "{error}");
    let special = |number: usize| {
        format!(
            "[[specials]]\nid = \"more_{number}\"\nname = \"More {number}\"\ntype = \"quick_bonus\"\n\
             count = 1\ncorner = \"gray\"\nops = [{{ op = \"draw\", who = \"actor\", n = 1 }}]\n"
        )
    };
    let with = |n: usize| {
        let more: String = (0..n).map(special).collect();
        told(format!("{}\n{more}", Bandimals::EDITION))
    };
    assert_eq!(with(80), "");
    assert!(with(85).contains("at most 128"), "{}", with(85));
    assert!(with(120).contains("at most 200"), "{}", with(120));
}

#[test]
fn with_one_section_each_every_section_can_fill_a_band() {
    // BAND-R59: three brass Players are enough for the base game, and nobody wins with brass alone.
    let few = Bandimals::EDITION.split("[[players]]").enumerate();
    let few = few.filter(|(_, card)| {
        !["Goose", "Moose", "Walrus", "Bullfrog"]
            .iter()
            .any(|name| card.contains(name))
    });
    let few: Vec<&str> = few.map(|(_, card)| card).collect();
    let mut terms = Terms::plain(2);
    terms.edition = Some(EditionText {
        file: "ours.toml".to_owned(),
        text: few.join("[[players]]"),
    });
    Bandimals::set_up(&terms).expect("four brass Players are two pairs");
    let error = Bandimals::set_up(&terms.with("one_section_each", "on"));
    let error = error.expect_err("four are not five").to_string();
    assert!(
        error.contains("players: have 4 cards of brass, and these options ask for 5"),
        "{error}"
    );
}

/// Makes editions of random cards, most of which can be played.
struct Maker(Chance);

impl Maker {
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    fn some<T: Clone>(&mut self, of: &[T]) -> T {
        self.0.pick(of).clone()
    }

    fn number(&mut self) -> u8 {
        self.some(&[1, 1, 2, 2, 3, 5, 10, 11])
    }

    fn section(&mut self) -> Option<Section> {
        let all = Section::ALL.map(Some);
        self.some(&[all.as_slice(), &[None]].concat())
    }

    fn op(&mut self, who: Who) -> Op {
        let (n, section) = (self.number(), self.section());
        let (kind, else_draw) = (
            self.some(&[Sort::Player, Sort::Equipment, Sort::Either]),
            self.below(3) as u8,
        );
        match self.below(8) {
            0 => Op::Draw {
                who,
                n,
                plus: Plus::Nothing,
            },
            1 => Op::Discard {
                who,
                n,
                how: self.some(&[How::Choose, How::Random]),
            },
            2 => Op::Take { n },
            3 => Op::Pass { n },
            4 => Op::Fetch {
                kind,
                section,
                else_draw,
            },
            5 => Op::Plays { who, n, section },
            6 => Op::Remove {
                who,
                kind,
                section,
                n,
                chooser: self.some(&[Chooser::Actor, Chooser::Owner, Chooser::Random]),
                to: self.some(&[To::Discard, To::OwnerHand, To::ActorHand]),
            },
            _ => Op::Clear {
                n,
                what: self.some(&[Lying::Penalty, Lying::Bonus, Lying::Either]),
                else_draw,
            },
        }
    }

    fn held(&mut self, kind: SpecialType) -> Mod {
        let n = self.some(&[-9, -3, -1, 1, 2, 9]);
        let section = self.section();
        match (self.below(8), kind) {
            (0, _) => Mod::HandLimit { n },
            (1, _) => Mod::Draw { n },
            (2, _) => Mod::Plays { n },
            (3, _) => Mod::Specials { n },
            (4, _) => Mod::MinDiscard { n },
            (5, SpecialType::BandBonus) => Mod::Shield,
            (6, SpecialType::BandBonus) => Mod::StartTurn {
                ops: vec![self.op(Who::Actor)],
            },
            (_, SpecialType::BandBonus) => Mod::Protect { section },
            (_, _) => Mod::Silence {
                section: section.unwrap_or(Section::Brass),
            },
        }
    }

    fn special(&mut self, place: u32) -> Special {
        let kind = self.some(&[
            SpecialType::QuickBonus,
            SpecialType::BandBonus,
            SpecialType::QuickPenalty,
            SpecialType::BandPenalty,
        ]);
        let target = match kind {
            SpecialType::QuickPenalty => Some(self.some(&[Target::Opponent, Target::Everyone])),
            _ => None,
        };
        let who = match target {
            Some(Target::Opponent) => Who::Target,
            Some(Target::Everyone) => Who::Each,
            _ => Who::Actor,
        };
        let n = 1 + self.below(2);
        let stays = matches!(kind, SpecialType::BandBonus | SpecialType::BandPenalty);
        let (ops, mods): (Vec<Op>, Vec<Mod>) = if stays {
            (Vec::new(), (0..n).map(|_| self.held(kind)).collect())
        } else {
            ((0..n).map(|_| self.op(who)).collect(), Vec::new())
        };
        let is_used = |m: &Mod| matches!(m, Mod::Shield | Mod::StartTurn { .. });
        let lasts = match (stays, mods.iter().any(is_used)) {
            (false, _) => None,
            (true, true) => Some(Lasts::Uses(1)),
            (true, false) => Some(self.some(&[Lasts::Turns(1), Lasts::Turns(4), Lasts::Game])),
        };
        Special {
            id: format!("made_{place}"),
            name: format!("Made {place}"),
            kind,
            count: self.number(),
            corner: Corner::Gray,
            target,
            reaction: false,
            lasts,
            text: String::new(),
            flavour: None,
            ops,
            mods,
        }
    }

    /// An edition with the usual animals and instruments, and with random Bonuses and Penalties.
    fn edition(&mut self) -> Edition {
        let mut made = Edition::base().clone();
        made.edition_id = "made".to_owned();
        let no_u = made.specials.iter().find(|special| special.reaction);
        let no_u = no_u.cloned().into_iter();
        let mut specials: Vec<Special> = Vec::new();
        for place in 0..40 {
            let special = self.special(place);
            let alone = Edition {
                specials: vec![special.clone()],
                ..made.clone()
            };
            // Cards that are refused are left out.
            if alone.validate().is_ok() {
                specials.push(special);
            }
        }
        made.specials = specials.into_iter().chain(no_u).collect();
        made.specials_a_turn = self.some(&[0, 1, 3, 5]);
        made.hand_limit = self.some(&[1, 5, 8, 20]);
        made.draw = self.some(&[1, 2, 10]);
        made.plays = self.some(&[1, 3, 10]);
        made.min_discard = self.some(&[0, 1, 10]);
        made.deal = self.some(&[1, 8, 12]);
        made
    }
}

#[test]
fn random_editions_that_validate_can_be_played_to_the_end() {
    let mut cards = 0;
    for number in 0..12 {
        let mut maker = Maker(Chance::new(Seed::from_number(number)));
        let edition = maker.edition();
        cards += edition.specials.len();
        let n_seats = 2 + (number % 4) as u8;
        let mut terms = Terms::plain(n_seats)
            .with("first_person", "random")
            .with("booster", if number % 2 == 0 { "on" } else { "off" })
            .with("leaver", if number % 3 == 0 { "remove" } else { "bot" })
            .with("round_limit", "4");
        terms.edition = Some(EditionText {
            file: "made.toml".to_owned(),
            text: edition.to_toml(),
        });
        let setup = Bandimals::set_up(&terms).unwrap_or_else(|error| panic!("{error}"));
        for deal in 0..3 {
            plays_to_the_end(&setup, number * 3 + deal);
        }
        let bytes: Vec<u8> = (0..20).map(|_| maker.below(256) as u8).collect();
        laws::driven::deal::<Bandimals>(&setup, &bytes);
    }
    assert!(cards > 150, "only {cards} cards could be played");
}

fn plays_to_the_end(setup: &bandimals::Setup, number: u64) {
    let mut luck = Chance::new(Seed::from_number(!number));
    let chance = Chance::new(Seed::from_number(number));
    let mut state = Bandimals::deal(setup, chance, &mut Log::silent()).expect("a legal setup");
    let mut actions = 0;
    while let Some(seat) = state.awaited().first() {
        let action = luck.pick(&state.choices(seat)).clone();
        let played = state.play(seat, &action, &mut Log::silent());
        played.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        let sound = Bandimals::soundness(setup, &state);
        sound.unwrap_or_else(|fault| panic!("deal {number}, after {action:?}: {fault}"));
        actions += 1;
        assert!(actions < 20_000, "deal {number} does not end");
    }
    assert!(state.outcome().is_some());
}
