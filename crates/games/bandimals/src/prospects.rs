//! How the seats of a world stand: who is how far from a whole band.
//!
//! The measure is turns that a seat still needs, in sixteenths. Pairs are what takes time: a draw
//! rarely brings the other half of a given card, so what counts is how many pairs band and hand have
//! together, how many loose halves wait for a match, and how soon it can all be laid out.

use tabletop::{BySeat, Seat};

use crate::band::{Allowance, Counts};
use crate::card::Kind;
use crate::effect::Mod;
use crate::state::Bandimals;

/// A turn, in the unit of this file.
const TURN: u32 = 16;
/// What a No U in hand saves.
const NO_U: u32 = 5;
/// What any other Bonus or Penalty in hand saves, three of them at most.
const SPECIAL: u32 = 2;
/// What a shield or a Captain in the band saves.
const GUARD: u32 = 4;
/// The weight of a seat that needs no turn at all.
const HEAVIEST: u32 = 1 << 20;

/// A weight for each seat, in proportion to how likely it seems to win.
pub(crate) fn of(world: &Bandimals) -> BySeat<u32> {
    BySeat::from_fn(world.setup.n_seats, |seat| {
        match world.open.out.contains(seat) {
            true => 0,
            false => weight(turns_needed(world, seat), world.setup.n_seats),
        }
    })
}

/// A turn less is worth about three times as much between two, and more among many, where the one
/// who is ahead is nearly all that counts. Found in duels.
fn weight(sixteenths: u32, n_seats: u8) -> u32 {
    // So many eighths of a halving for each turn, straight between the powers of two.
    let eighths = if n_seats == 2 { 12 } else { 20 };
    let halvings = sixteenths * eighths / 8;
    let (whole, part) = (halvings / TURN, halvings % TURN);
    (HEAVIEST >> whole.min(18)) / (2 * TURN) * (2 * TURN - part)
}

fn turns_needed(world: &Bandimals, seat: Seat) -> u32 {
    let (setup, band) = (&world.setup, world.band(seat));
    if band.major.is_some() {
        return 0;
    }
    let lying = Counts::of(setup, band);
    let mut both = lying;
    let (mut n_no_u, mut n_specials) = (0, 0);
    for (place, held) in world.hands[seat].iter().enumerate() {
        let kind = setup.kind(held.card);
        match kind {
            Kind::Player(section) | Kind::Equipment(section) => {
                let is_other = band.section.is_some_and(|only| only != section);
                let is_twin = matches!(kind, Kind::Equipment(_))
                    && (band.cards.contains(&held.card)
                        || world.hands[seat][..place]
                            .iter()
                            .any(|h| h.card == held.card));
                if !is_other && !is_twin {
                    both.add(kind);
                }
            }
            Kind::Special(_) => match setup.special(held.card) {
                Some(special) if special.reaction => n_no_u += 1,
                Some(_) | None => n_specials += 1,
            },
            Kind::BandHalt => n_specials += 1,
        }
    }
    let most = setup.numbers.max_per_section;
    let (mut pairs, mut loose, mut laid) = (0u32, 0u32, 0u32);
    for section in 0..5 {
        let (players, equipment) = (both.players[section], both.equipment[section]);
        let made = players.min(equipment).min(most);
        pairs += u32::from(made);
        // Halves that could still become a pair here.
        let open = players.max(equipment).min(most) - made;
        loose += u32::from(open);
        laid += u32::from(lying.players[section].min(made));
        laid += u32::from(lying.equipment[section].min(made));
    }
    let pairs = pairs.min(5);
    let draws = u32::from(world.allowance(seat, Allowance::Draw));
    let plays = u32::from(world.allowance(seat, Allowance::Plays)).max(1);
    // About one card in seventeen matches a given half; new halves come in meanwhile.
    let rate = (2 * draws + 1) * (2 * loose.min(6) + 3);
    let to_find = (5 - pairs) * TURN * 40 / rate;
    let to_lay = (10 - laid.min(10)) * TURN / plays;
    let longer = to_find.max(to_lay);
    let needed = longer + to_find.min(to_lay) / 4 + TURN;
    let mods = |lasting: &crate::state::Lasting| setup.mods(lasting.card).iter();
    let guards = band.bonuses.iter().flat_map(mods);
    let guards = guards.filter(|m| matches!(m, Mod::Shield | Mod::Protect { .. }));
    let silenced = band.penalties.iter().flat_map(mods);
    let silenced = silenced.filter(|m| matches!(m, Mod::Silence { .. }));
    let hindered = silenced.count() as u32 * TURN / 2;
    let helped =
        (n_no_u.min(2) * NO_U) + n_specials.min(3) * SPECIAL + guards.count() as u32 * GUARD;
    (needed + hindered).saturating_sub(helped).max(TURN / 2)
}
