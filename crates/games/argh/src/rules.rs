//! The rule ids of ARGH, generated from docs/rules/argh.md by `cargo xtask codegen`; do not edit.

use tabletop::RuleId;

/// The story: Ratchet, a runaway lab rat, leads the revolt.
pub const ARGH_1: RuleId = RuleId::new("ARGH-1");
/// The story goes on: gather allies and bomb parts, avoid humans and the animals loyal to them…
pub const ARGH_2: RuleId = RuleId::new("ARGH-2");
/// A player who gets 2 of the 3 bomb parts wins at once (exact conditions: ARGH-30 and ARGH-34).
pub const ARGH_3: RuleId = RuleId::new("ARGH-3");
/// If nobody does, the strongest team (most points) wins.
pub const ARGH_4: RuleId = RuleId::new("ARGH-4");
/// Spies can cost the game whatever the points (ARGH-36).
pub const ARGH_5: RuleId = RuleId::new("ARGH-5");
/// 24 cards: 8 house, 8 garden, 8 laboratory.
pub const ARGH_6: RuleId = RuleId::new("ARGH-6");
/// Player aids list every card with its value and power.
pub const ARGH_7: RuleId = RuleId::new("ARGH-7");
/// Two rulebooks with the quick reference on the last page.
pub const ARGH_8: RuleId = RuleId::new("ARGH-8");
/// Each player takes a player aid and lays it in front of them.
pub const ARGH_9: RuleId = RuleId::new("ARGH-9");
/// Three face-down piles in the centre, one per location.
pub const ARGH_10: RuleId = RuleId::new("ARGH-10");
/// The strongest advocate of animal rights, or whoever most recently fed an animal, starts.
pub const ARGH_11: RuleId = RuleId::new("ARGH-11");
/// Last step: one random card of each pile is removed unseen and put in the box.
pub const ARGH_12: RuleId = RuleId::new("ARGH-12");
/// The removed cards stay unknown to everybody until the game is over.
pub const ARGH_13: RuleId = RuleId::new("ARGH-13");
/// With exactly 2 players, 2 cards of each pile are removed instead of 1.
pub const ARGH_14: RuleId = RuleId::new("ARGH-14");
/// Players take turns clockwise.
pub const ARGH_15: RuleId = RuleId::new("ARGH-15");
/// In a turn a player does exactly one of two actions: take (ARGH-17) or steal (ARGH-22).
pub const ARGH_16: RuleId = RuleId::new("ARGH-16");
/// Take: draw the top card of one of the three piles and look at it without showing it to anybody.
pub const ARGH_17: RuleId = RuleId::new("ARGH-17");
/// Then either keep it: lay it face down in front of yourself.
pub const ARGH_18: RuleId = RuleId::new("ARGH-18");
/// Or offer it: hand it face down to one other player of your choice.
pub const ARGH_19: RuleId = RuleId::new("ARGH-19");
/// The other player may accept without looking; they then lay it face up in front of themselves.
pub const ARGH_20: RuleId = RuleId::new("ARGH-20");
/// Or refuse, also without looking; then the active player must lay it face up in front of…
pub const ARGH_21: RuleId = RuleId::new("ARGH-21");
/// Steal: take a card that lies face down in front of a player.
pub const ARGH_22: RuleId = RuleId::new("ARGH-22");
/// The thief must reveal the stolen card; it lies face up in front of the thief.
pub const ARGH_23: RuleId = RuleId::new("ARGH-23");
/// A drawn card can only reach its drawer's area face up by being offered and refused; there is…
pub const ARGH_24: RuleId = RuleId::new("ARGH-24");
/// Table manners: a player who lays a drawn card face up straight away spoils the game and must…
pub const ARGH_25: RuleId = RuleId::new("ARGH-25");
/// Nothing protects a face-down card from being stolen.
pub const ARGH_26: RuleId = RuleId::new("ARGH-26");
/// Bluffing is always allowed: players may say anything about their cards.
pub const ARGH_27: RuleId = RuleId::new("ARGH-27");
/// No limit to the number of cards in front of a player, face up or down.
pub const ARGH_28: RuleId = RuleId::new("ARGH-28");
/// A face-up card can never be stolen.
pub const ARGH_29: RuleId = RuleId::new("ARGH-29");
/// As soon as a player has 2 of the 3 bomb parts face up in front of them the game ends and that…
pub const ARGH_30: RuleId = RuleId::new("ARGH-30");
/// Otherwise the end begins when 1 of the 3 piles runs out.
pub const ARGH_31: RuleId = RuleId::new("ARGH-31");
/// Every player then plays one last turn, except the player who took that last card.
pub const ARGH_32: RuleId = RuleId::new("ARGH-32");
/// After the last turn all players reveal all their face-down cards.
pub const ARGH_33: RuleId = RuleId::new("ARGH-33");
/// A player who then has 2 of the 3 bomb parts wins at once.
pub const ARGH_34: RuleId = RuleId::new("ARGH-34");
/// Otherwise the player with the most points wins.
pub const ARGH_35: RuleId = RuleId::new("ARGH-35");
/// A player with 1 or 3 spies loses, whatever their points.
pub const ARGH_36: RuleId = RuleId::new("ARGH-36");
/// In a tie, the tied player who owns the card with the highest value wins.
pub const ARGH_37: RuleId = RuleId::new("ARGH-37");
/// Value cards: win or lose the number shown.
pub const ARGH_38: RuleId = RuleId::new("ARGH-38");
/// Bomb parts: 2 of the 3 win, face up during play or at the end reveal.
pub const ARGH_39: RuleId = RuleId::new("ARGH-39");
/// Lizards: 1, 5 or 10 points for having 1, 2 or 3 of them.
pub const ARGH_40: RuleId = RuleId::new("ARGH-40");
/// Mosquito: its owner must switch the sign of one of their own cards.
pub const ARGH_41: RuleId = RuleId::new("ARGH-41");
/// One would rather switch a minus card; an owner without one must turn a plus into a minus.
pub const ARGH_42: RuleId = RuleId::new("ARGH-42");
/// Spies: an odd number of them loses the game.
pub const ARGH_43: RuleId = RuleId::new("ARGH-43");
/// Angry hamster, at the end: its owner must discard one of their negative cards.
pub const ARGH_44: RuleId = RuleId::new("ARGH-44");
/// A spy counts as a negative card for the hamster, and must go if it is the only one, even if…
pub const ARGH_45: RuleId = RuleId::new("ARGH-45");
/// Scientist, at the end: its owner must discard their card with the highest value.
pub const ARGH_46: RuleId = RuleId::new("ARGH-46");
/// Quick reference: the numbers at the end of the rulebook are the card values of section 2.2.
pub const ARGH_47: RuleId = RuleId::new("ARGH-47");
/// Credits (author, artist, development, rules writer, translation, correction, thanks).
pub const ARGH_48: RuleId = RuleId::new("ARGH-48");
/// How many players? The text names no number.
pub const ARGH_R1: RuleId = RuleId::new("ARGH-R1");
/// Two aids, more players? At a real table they are shared; here everybody has one.
pub const ARGH_R2: RuleId = RuleId::new("ARGH-R2");
/// Shuffling. Not said, but meant: each pile is shuffled by itself; the removed cards are the top…
pub const ARGH_R3: RuleId = RuleId::new("ARGH-R3");
/// Who starts? Option first_player: random (default), host_picks, ask (the table answers "who…
pub const ARGH_R4: RuleId = RuleId::new("ARGH-R4");
/// Are backs telling? Yes: the location of every card, face down or removed, is public (backs…
pub const ARGH_R5: RuleId = RuleId::new("ARGH-R5");
/// May an owner look at their face-down cards again? Yes, at any time.
pub const ARGH_R6: RuleId = RuleId::new("ARGH-R6");
/// When are removed cards shown? To everybody after the result is fixed, also after a bomb win.
pub const ARGH_R7: RuleId = RuleId::new("ARGH-R7");
/// One offer only. One target, one answer.
pub const ARGH_R8: RuleId = RuleId::new("ARGH-R8");
/// Who may be offered a card? Any other player, also one who has already had their last turn.
pub const ARGH_R9: RuleId = RuleId::new("ARGH-R9");
/// What does the target see? The back (location) and the giver's talk.
pub const ARGH_R10: RuleId = RuleId::new("ARGH-R10");
/// Stealing from yourself? No.
pub const ARGH_R11: RuleId = RuleId::new("ARGH-R11");
/// ARGH-24 says offer-and-refuse is the only way to get a card face up, but accepting and…
pub const ARGH_R12: RuleId = RuleId::new("ARGH-R12");
/// Choosing what to steal. The thief names a player and one of that player's face-down cards by…
pub const ARGH_R13: RuleId = RuleId::new("ARGH-R13");
/// No face-down card in front of any other player: stealing is not possible; the player must take.
pub const ARGH_R14: RuleId = RuleId::new("ARGH-R14");
/// Taking from an empty pile: not possible.
pub const ARGH_R15: RuleId = RuleId::new("ARGH-R15");
/// May a player pass? No. Only a player who can neither take (all three piles empty) nor steal…
pub const ARGH_R16: RuleId = RuleId::new("ARGH-R16");
/// Card just refused or accepted: it is face up and so safe for good (ARGH-29).
pub const ARGH_R17: RuleId = RuleId::new("ARGH-R17");
/// "Gets 2 parts" (aim) against "face up" (end).
pub const ARGH_R18: RuleId = RuleId::new("ARGH-R18");
/// Winning out of turn. A target who accepts their second face-up part wins at once, in the…
pub const ARGH_R19: RuleId = RuleId::new("ARGH-R19");
/// Bomb win and everything else.
pub const ARGH_R20: RuleId = RuleId::new("ARGH-R20");
/// When is a pile "out"? When its last card is taken.
pub const ARGH_R21: RuleId = RuleId::new("ARGH-R21");
/// Last round. Each other player gets exactly one more turn, clockwise; the taker of the last…
pub const ARGH_R22: RuleId = RuleId::new("ARGH-R22");
/// Stealing never starts the end.
pub const ARGH_R23: RuleId = RuleId::new("ARGH-R23");
/// Two players with 2 parts each? Impossible with 3 parts.
pub const ARGH_R24: RuleId = RuleId::new("ARGH-R24");
/// Order at the end. (1) all reveal; (2) bomb check; (3) mosquitoes; (4) hamster; (5) scientist…
pub const ARGH_R25: RuleId = RuleId::new("ARGH-R25");
/// Between players. Every effect touches only its owner's team, so the order between players…
pub const ARGH_R26: RuleId = RuleId::new("ARGH-R26");
/// What is a card's value? A value card: its number.
pub const ARGH_R27: RuleId = RuleId::new("ARGH-R27");
/// What may a mosquito switch? Any one of its owner's cards that has a value: value cards and…
pub const ARGH_R28: RuleId = RuleId::new("ARGH-R28");
/// Must a minus card be switched if there is one? No.
pub const ARGH_R29: RuleId = RuleId::new("ARGH-R29");
/// Switched lizard. It counts -1 and is no part of the set; the other lizards form the set.
pub const ARGH_R30: RuleId = RuleId::new("ARGH-R30");
/// Two mosquitoes with one player.
pub const ARGH_R31: RuleId = RuleId::new("ARGH-R31");
/// Nothing to switch: the mosquito does nothing.
pub const ARGH_R32: RuleId = RuleId::new("ARGH-R32");
/// Negative card (hamster). A card whose value is below zero after the switches (a switched +7…
pub const ARGH_R33: RuleId = RuleId::new("ARGH-R33");
/// Highest value (scientist).
pub const ARGH_R34: RuleId = RuleId::new("ARGH-R34");
/// Lizards and the scientist.
pub const ARGH_R35: RuleId = RuleId::new("ARGH-R35");
/// Discarded cards go to the box face up and count for nothing any more: no value, no set, no…
pub const ARGH_R36: RuleId = RuleId::new("ARGH-R36");
/// Spies. Counted after hamster and scientist.
pub const ARGH_R37: RuleId = RuleId::new("ARGH-R37");
/// Everybody has an odd number of spies.
pub const ARGH_R38: RuleId = RuleId::new("ARGH-R38");
/// Ties. Among the players tied for most points who are not out: compare each one's highest card…
pub const ARGH_R39: RuleId = RuleId::new("ARGH-R39");
/// The cocker rule (ARGH-25).
pub const ARGH_R40: RuleId = RuleId::new("ARGH-R40");
/// Talk. People may say anything, and claims are offered ready-made ("It's a good one", "It's a…
pub const ARGH_R41: RuleId = RuleId::new("ARGH-R41");
/// Every game ends. Each turn takes a card from a pile or turns a face-down card up for good, so…
pub const ARGH_R42: RuleId = RuleId::new("ARGH-R42");
/// When time runs out each question has an answer (section 5).
pub const ARGH_R43: RuleId = RuleId::new("ARGH-R43");
/// A player leaves. Their cards stay: they can be stolen, count at the end and can win.
pub const ARGH_R44: RuleId = RuleId::new("ARGH-R44");
/// Final ranking. Winner(s); then players still in by points, then highest card; then all players…
pub const ARGH_R45: RuleId = RuleId::new("ARGH-R45");
/// How far the best answer looks.
pub const ARGH_R50: RuleId = RuleId::new("ARGH-R50");
/// Set-up. Promo cards are shuffled into their location before the removal of ARGH-12.
pub const ARGH_R46: RuleId = RuleId::new("ARGH-R46");
/// Spider. Value = number of star cards in the team at that moment (itself not one).
pub const ARGH_R47: RuleId = RuleId::new("ARGH-R47");
/// Owl. "Reveal" = turned face up in front of a player in play: accepted, refused back, or stolen.
pub const ARGH_R48: RuleId = RuleId::new("ARGH-R48");
/// Twin. Value -1, or -3 as long as the Little Girl is in the same team at that moment; she keeps…
pub const ARGH_R49: RuleId = RuleId::new("ARGH-R49");

/// Every id of the catalogue, in its order.
pub const ALL: [RuleId; 98] = [
    ARGH_1, ARGH_2, ARGH_3, ARGH_4, ARGH_5, ARGH_6, ARGH_7, ARGH_8, ARGH_9, ARGH_10, ARGH_11,
    ARGH_12, ARGH_13, ARGH_14, ARGH_15, ARGH_16, ARGH_17, ARGH_18, ARGH_19, ARGH_20, ARGH_21,
    ARGH_22, ARGH_23, ARGH_24, ARGH_25, ARGH_26, ARGH_27, ARGH_28, ARGH_29, ARGH_30, ARGH_31,
    ARGH_32, ARGH_33, ARGH_34, ARGH_35, ARGH_36, ARGH_37, ARGH_38, ARGH_39, ARGH_40, ARGH_41,
    ARGH_42, ARGH_43, ARGH_44, ARGH_45, ARGH_46, ARGH_47, ARGH_48, ARGH_R1, ARGH_R2, ARGH_R3,
    ARGH_R4, ARGH_R5, ARGH_R6, ARGH_R7, ARGH_R8, ARGH_R9, ARGH_R10, ARGH_R11, ARGH_R12, ARGH_R13,
    ARGH_R14, ARGH_R15, ARGH_R16, ARGH_R17, ARGH_R18, ARGH_R19, ARGH_R20, ARGH_R21, ARGH_R22,
    ARGH_R23, ARGH_R24, ARGH_R25, ARGH_R26, ARGH_R27, ARGH_R28, ARGH_R29, ARGH_R30, ARGH_R31,
    ARGH_R32, ARGH_R33, ARGH_R34, ARGH_R35, ARGH_R36, ARGH_R37, ARGH_R38, ARGH_R39, ARGH_R40,
    ARGH_R41, ARGH_R42, ARGH_R43, ARGH_R44, ARGH_R45, ARGH_R50, ARGH_R46, ARGH_R47, ARGH_R48,
    ARGH_R49,
];
