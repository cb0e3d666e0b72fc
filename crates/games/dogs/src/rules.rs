//! The rule ids of Sequence Dogs, generated from docs/rules/sequence-dogs.md by `cargo xtask codegen`; do not edit.

use tabletop::RuleId;

/// 2 to 6 players.
pub const DOGS_1: RuleId = RuleId::new("DOGS-1");
/// Up to 3 players may play individually.
pub const DOGS_2: RuleId = RuleId::new("DOGS-2");
/// More than 3 players must play in teams.
pub const DOGS_3: RuleId = RuleId::new("DOGS-3");
/// Equipment: board, cards, chips, instructions.
pub const DOGS_4: RuleId = RuleId::new("DOGS-4");
/// Two players or two teams: only two sets of chips.
pub const DOGS_5: RuleId = RuleId::new("DOGS-5");
/// Three sets only for three players or three teams.
pub const DOGS_6: RuleId = RuleId::new("DOGS-6");
/// A sequence is a connected row of five chips of one colour, up and down, across or diagonal.
pub const DOGS_7: RuleId = RuleId::new("DOGS-7");
/// Aim: score ONE sequence before the opponents do.
pub const DOGS_8: RuleId = RuleId::new("DOGS-8");
/// The board lies flat with room around it for draw deck, chips and a discard pile per player.
pub const DOGS_9: RuleId = RuleId::new("DOGS-9");
/// Teams have equal numbers of players.
pub const DOGS_10: RuleId = RuleId::new("DOGS-10");
/// Team members sit alternating with opponents.
pub const DOGS_11: RuleId = RuleId::new("DOGS-11");
/// The dealer shuffles and deals every player the same number of cards.
pub const DOGS_12: RuleId = RuleId::new("DOGS-12");
/// 2 or 3 players: 5 cards each.
pub const DOGS_13: RuleId = RuleId::new("DOGS-13");
/// 4 to 6 players: 4 cards each.
pub const DOGS_14: RuleId = RuleId::new("DOGS-14");
/// Each player or team chooses one colour.
pub const DOGS_15: RuleId = RuleId::new("DOGS-15");
/// All members of a team use that colour.
pub const DOGS_16: RuleId = RuleId::new("DOGS-16");
/// The player to the dealer's left starts; play goes clockwise.
pub const DOGS_17: RuleId = RuleId::new("DOGS-17");
/// The player chooses a card from their hand and puts it face up on a discard pile.
pub const DOGS_18: RuleId = RuleId::new("DOGS-18");
/// Every player has their own discard pile in front of them, visible to all.
pub const DOGS_19: RuleId = RuleId::new("DOGS-19");
/// Then they put one chip of their colour on the matching picture.
pub const DOGS_20: RuleId = RuleId::new("DOGS-20");
/// Every breed is pictured twice on the board.
pub const DOGS_21: RuleId = RuleId::new("DOGS-21");
/// Either of the two spaces may be used if no chip covers it.
pub const DOGS_22: RuleId = RuleId::new("DOGS-22");
/// Then they draw a card from the draw deck, and the turn is over.
pub const DOGS_23: RuleId = RuleId::new("DOGS-23");
/// The next player does the same, and so on.
pub const DOGS_24: RuleId = RuleId::new("DOGS-24");
/// A chip once played can be removed by an opponent only with a doghouse card.
pub const DOGS_25: RuleId = RuleId::new("DOGS-25");
/// The deck holds two fire hydrants and two doghouses.
pub const DOGS_26: RuleId = RuleId::new("DOGS-26");
/// Fire hydrant: put it on your discard pile and put one of your chips on any open space.
pub const DOGS_27: RuleId = RuleId::new("DOGS-27");
/// Doghouse: put it on your discard pile and remove one chip of an opponent.
pub const DOGS_28: RuleId = RuleId::new("DOGS-28");
/// The removal completes the turn.
pub const DOGS_29: RuleId = RuleId::new("DOGS-29");
/// You may not put a chip on the freed space in that turn.
pub const DOGS_30: RuleId = RuleId::new("DOGS-30");
/// A chip of a completed sequence may not be removed.
pub const DOGS_31: RuleId = RuleId::new("DOGS-31");
/// A sequence once achieved cannot be broken.
pub const DOGS_32: RuleId = RuleId::new("DOGS-32");
/// A card whose two spaces are both covered by chips is dead; its holder may turn it in for a new…
pub const DOGS_33: RuleId = RuleId::new("DOGS-33");
/// How: in your turn, put it on your discard pile, announce it as a dead card, take a replacement.
pub const DOGS_34: RuleId = RuleId::new("DOGS-34");
/// One such card per turn.
pub const DOGS_35: RuleId = RuleId::new("DOGS-35");
/// Then you play your normal turn.
pub const DOGS_36: RuleId = RuleId::new("DOGS-36");
/// After your chip is on the board you must take a card from the draw deck.
pub const DOGS_37: RuleId = RuleId::new("DOGS-37");
/// If you fail to do so before the next player has made a move AND taken a card, you lose the…
pub const DOGS_38: RuleId = RuleId::new("DOGS-38");
/// When the draw deck is used up, all discard piles are shuffled together into a new draw deck.
pub const DOGS_39: RuleId = RuleId::new("DOGS-39");
/// Play goes on clockwise until a player or team has a sequence; they win.
pub const DOGS_40: RuleId = RuleId::new("DOGS-40");
/// The breed cards carry the breed's name and a fact about it.
pub const DOGS_41: RuleId = RuleId::new("DOGS-41");
/// Doghouse card text: remove one opponent's chip.
pub const DOGS_42: RuleId = RuleId::new("DOGS-42");
/// Fire hydrant card text: your chip on any open space.
pub const DOGS_43: RuleId = RuleId::new("DOGS-43");
/// Five players? Impossible: more than 3 must form equal teams, and there are at most three…
pub const DOGS_R1: RuleId = RuleId::new("DOGS-R1");
/// Legal tables. 2: two singles.
pub const DOGS_R2: RuleId = RuleId::new("DOGS-R2");
/// Six players: which? Option six_players: two_teams (default, because three colours often end…
pub const DOGS_R3: RuleId = RuleId::new("DOGS-R3");
/// Seats. Seats are numbered clockwise from 1.
pub const DOGS_R4: RuleId = RuleId::new("DOGS-R4");
/// Colours. Each side picks a free colour before the deal; first come, first served; default…
pub const DOGS_R5: RuleId = RuleId::new("DOGS-R5");
/// Who deals? Not said. Option dealer: random (default), host_picks.
pub const DOGS_R6: RuleId = RuleId::new("DOGS-R6");
/// How the deal goes. One card at a time, clockwise from the starter.
pub const DOGS_R7: RuleId = RuleId::new("DOGS-R7");
/// Talk. The text has no talk rule.
pub const DOGS_R8: RuleId = RuleId::new("DOGS-R8");
/// Must I play? Yes. A player with a playable card must play one (which one is free).
pub const DOGS_R9: RuleId = RuleId::new("DOGS-R9");
/// Playable. A breed card: at least one of its spaces is open.
pub const DOGS_R10: RuleId = RuleId::new("DOGS-R10");
/// Order inside a turn. (1) at most one dead card turned in; (2) card to the discard pile and…
pub const DOGS_R11: RuleId = RuleId::new("DOGS-R11");
/// Straight lines only. Five neighbouring spaces in one row, column or diagonal.
pub const DOGS_R12: RuleId = RuleId::new("DOGS-R12");
/// More than five in a row contain five and win.
pub const DOGS_R13: RuleId = RuleId::new("DOGS-R13");
/// Several lines with one chip: one win.
pub const DOGS_R14: RuleId = RuleId::new("DOGS-R14");
/// Can anybody else win in my turn? No: only placing a chip makes a line, and only the mover…
pub const DOGS_R15: RuleId = RuleId::new("DOGS-R15");
/// Team lines. Chips have a colour, not an owner: partners' chips count together, and the whole…
pub const DOGS_R16: RuleId = RuleId::new("DOGS-R16");
/// Both spaces of one breed may be covered by the same side.
pub const DOGS_R17: RuleId = RuleId::new("DOGS-R17");
/// Hydrant. Any open space of any breed; not a corner.
pub const DOGS_R18: RuleId = RuleId::new("DOGS-R18");
/// Doghouse. One chip of any opposing colour (with three colours, either one).
pub const DOGS_R19: RuleId = RuleId::new("DOGS-R19");
/// "During this turn". As the doghouse turn has no placing at all, DOGS-30 is always kept.
pub const DOGS_R20: RuleId = RuleId::new("DOGS-R20");
/// Completed sequences and doghouses.
pub const DOGS_R21: RuleId = RuleId::new("DOGS-R21");
/// What is dead? Only a breed card, and only while both its spaces are covered, by whatever…
pub const DOGS_R22: RuleId = RuleId::new("DOGS-R22");
/// Hydrants and doghouses are never dead.
pub const DOGS_R23: RuleId = RuleId::new("DOGS-R23");
/// When and how often. Only before the play of the same turn, only once a turn, also if the…
pub const DOGS_R24: RuleId = RuleId::new("DOGS-R24");
/// No playable card. A player without a playable card who holds a dead card and has not turned…
pub const DOGS_R25: RuleId = RuleId::new("DOGS-R25");
/// Empty hand (only after lost cards): skipped.
pub const DOGS_R26: RuleId = RuleId::new("DOGS-R26");
/// Drawing goes by itself (option draw_mode = auto, the default): each card is drawn at once for…
pub const DOGS_R27: RuleId = RuleId::new("DOGS-R27");
/// Drawing by hand (option draw_mode = manual).
pub const DOGS_R28: RuleId = RuleId::new("DOGS-R28");
/// What counts in manual mode.
pub const DOGS_R29: RuleId = RuleId::new("DOGS-R29");
/// Who draws without being told.
pub const DOGS_R30: RuleId = RuleId::new("DOGS-R30");
/// When is the deck rebuilt? The moment its last card is taken (by a draw or as a replacement)…
pub const DOGS_R31: RuleId = RuleId::new("DOGS-R31");
/// Board full, no sequence. Not an end by itself: doghouses still work.
pub const DOGS_R32: RuleId = RuleId::new("DOGS-R32");
/// Deadlock. If 3 x (number of players) turns in a row are skipped, the game ends.
pub const DOGS_R33: RuleId = RuleId::new("DOGS-R33");
/// Longest game. The deck is rebuilt at most 3 times.
pub const DOGS_R34: RuleId = RuleId::new("DOGS-R34");
/// Chips run out (only with a limited supply): a side with no chip left cannot play breed cards…
pub const DOGS_R35: RuleId = RuleId::new("DOGS-R35");
/// Two sequences to win (option sequences_to_win = 2; the default is 1).
pub const DOGS_R36: RuleId = RuleId::new("DOGS-R36");
/// Free corners (option free_corners, off unless agreed on; on a board without corners it changes…
pub const DOGS_R37: RuleId = RuleId::new("DOGS-R37");
/// Reading order of spaces: row 1 left to right, then row 2, and so on.
pub const DOGS_R38: RuleId = RuleId::new("DOGS-R38");
/// A player leaves: the seat goes on with a bot; nothing else changes.
pub const DOGS_R39: RuleId = RuleId::new("DOGS-R39");

/// Every id of the catalogue, in its order.
pub const ALL: [RuleId; 82] = [
    DOGS_1, DOGS_2, DOGS_3, DOGS_4, DOGS_5, DOGS_6, DOGS_7, DOGS_8, DOGS_9, DOGS_10, DOGS_11,
    DOGS_12, DOGS_13, DOGS_14, DOGS_15, DOGS_16, DOGS_17, DOGS_18, DOGS_19, DOGS_20, DOGS_21,
    DOGS_22, DOGS_23, DOGS_24, DOGS_25, DOGS_26, DOGS_27, DOGS_28, DOGS_29, DOGS_30, DOGS_31,
    DOGS_32, DOGS_33, DOGS_34, DOGS_35, DOGS_36, DOGS_37, DOGS_38, DOGS_39, DOGS_40, DOGS_41,
    DOGS_42, DOGS_43, DOGS_R1, DOGS_R2, DOGS_R3, DOGS_R4, DOGS_R5, DOGS_R6, DOGS_R7, DOGS_R8,
    DOGS_R9, DOGS_R10, DOGS_R11, DOGS_R12, DOGS_R13, DOGS_R14, DOGS_R15, DOGS_R16, DOGS_R17,
    DOGS_R18, DOGS_R19, DOGS_R20, DOGS_R21, DOGS_R22, DOGS_R23, DOGS_R24, DOGS_R25, DOGS_R26,
    DOGS_R27, DOGS_R28, DOGS_R29, DOGS_R30, DOGS_R31, DOGS_R32, DOGS_R33, DOGS_R34, DOGS_R35,
    DOGS_R36, DOGS_R37, DOGS_R38, DOGS_R39,
];
