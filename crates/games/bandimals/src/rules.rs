//! The rule ids of Marching Band(-imals), generated from docs/rules/marching-bandimals.md by `cargo xtask codegen`; do not edit.

use tabletop::RuleId;

/// The rules cover the base game, optional alternatives and the booster ("Competitors & Themes…
pub const BAND_1: RuleId = RuleId::new("BAND-1");
/// The base box has two kinds of card back: green and white.
pub const BAND_2: RuleId = RuleId::new("BAND-2");
/// The green-backed cards are the base deck; shuffle them.
pub const BAND_3: RuleId = RuleId::new("BAND-3");
/// Deal 8 cards to each person.
pub const BAND_4: RuleId = RuleId::new("BAND-4");
/// The rest, face down in the middle, is the draw pile.
pub const BAND_5: RuleId = RuleId::new("BAND-5");
/// White-backed cards are Drum Majors: a face-up pile in the middle, apart from the draw pile.
pub const BAND_6: RuleId = RuleId::new("BAND-6");
/// The middle of the table holds separate piles: draw pile, discard pile, Drum Majors, with the…
pub const BAND_7: RuleId = RuleId::new("BAND-7");
/// The person who has played musical instruments for the shortest time goes first.
pub const BAND_8: RuleId = RuleId::new("BAND-8");
/// That time adds up all instruments, whether for fun, study or performance; singing does not…
pub const BAND_9: RuleId = RuleId::new("BAND-9");
/// Ties are broken with 3 rounds of Rock, Paper, Scissors.
pub const BAND_10: RuleId = RuleId::new("BAND-10");
/// Turns go clockwise.
pub const BAND_11: RuleId = RuleId::new("BAND-11");
/// The 8 dealt cards are the starting hand.
pub const BAND_12: RuleId = RuleId::new("BAND-12");
/// At the end of one's turn a hand may hold at most 8 cards, unless a Bonus or Penalty in play…
pub const BAND_13: RuleId = RuleId::new("BAND-13");
/// Each person's band area lies in front of them: 5 Player and 5 Equipment cards, Bonuses…
pub const BAND_14: RuleId = RuleId::new("BAND-14");
/// Layout (playmat): a row of Equipment slots, a row of Player slots, two Penalty slots, one Drum…
pub const BAND_15: RuleId = RuleId::new("BAND-15");
/// There are six types of green-backed cards: Player, Equipment, Quick Bonus, Band Bonus, Quick…
pub const BAND_16: RuleId = RuleId::new("BAND-16");
/// Player cards belong to five colour-coded sections.
pub const BAND_17: RuleId = RuleId::new("BAND-17");
/// Player cards are played to the Player slots of one's own band.
pub const BAND_18: RuleId = RuleId::new("BAND-18");
/// A Player card must be paired with Equipment of the same section.
pub const BAND_19: RuleId = RuleId::new("BAND-19");
/// Five Player cards with their Equipment are needed to win.
pub const BAND_20: RuleId = RuleId::new("BAND-20");
/// Equipment cards belong to the same five sections.
pub const BAND_21: RuleId = RuleId::new("BAND-21");
/// Equipment is played to the Equipment slots, paired with a Player card of the same section.
pub const BAND_22: RuleId = RuleId::new("BAND-22");
/// A coloured edge shows the section of every Player and Equipment card.
pub const BAND_23: RuleId = RuleId::new("BAND-23");
/// A Quick Bonus benefits, at once, the person who played it.
pub const BAND_24: RuleId = RuleId::new("BAND-24");
/// A Quick Bonus is discarded once used.
pub const BAND_25: RuleId = RuleId::new("BAND-25");
/// A Band Bonus is played to one's own band.
pub const BAND_26: RuleId = RuleId::new("BAND-26");
/// A Band Bonus may start late and may last several turns.
pub const BAND_27: RuleId = RuleId::new("BAND-27");
/// At most 2 Band Bonuses are in effect per person.
pub const BAND_28: RuleId = RuleId::new("BAND-28");
/// A Quick Penalty works at once.
pub const BAND_29: RuleId = RuleId::new("BAND-29");
/// It hits either a single person or everyone, the person playing it included.
pub const BAND_30: RuleId = RuleId::new("BAND-30");
/// A Quick Penalty is discarded once used.
pub const BAND_31: RuleId = RuleId::new("BAND-31");
/// A Band Penalty is played to an opponent's band.
pub const BAND_32: RuleId = RuleId::new("BAND-32");
/// It penalises that other person over time.
pub const BAND_33: RuleId = RuleId::new("BAND-33");
/// At most 2 Band Penalties are in effect per person.
pub const BAND_34: RuleId = RuleId::new("BAND-34");
/// A Bonus or Penalty card shows its name, type, corner colour and effect and, while it lies in a…
pub const BAND_35: RuleId = RuleId::new("BAND-35");
/// No U is a Quick Penalty card but plays differently from the others.
pub const BAND_36: RuleId = RuleId::new("BAND-36");
/// It may be used at any time to stop any opponent from playing a Penalty card (Quick or Band…
pub const BAND_37: RuleId = RuleId::new("BAND-37");
/// It cannot stop another No U.
pub const BAND_38: RuleId = RuleId::new("BAND-38");
/// It may be played out of turn.
pub const BAND_39: RuleId = RuleId::new("BAND-39");
/// The corner colour tells which section the Bonus or Penalty affects.
pub const BAND_40: RuleId = RuleId::new("BAND-40");
/// A grey corner affects several sections (or the person as a whole).
pub const BAND_41: RuleId = RuleId::new("BAND-41");
/// A coloured corner affects that one section; colours as in BAND-17.
pub const BAND_42: RuleId = RuleId::new("BAND-42");
/// The Drum Major is the last card added to a band.
pub const BAND_43: RuleId = RuleId::new("BAND-43");
/// Without it nobody can win.
pub const BAND_44: RuleId = RuleId::new("BAND-44");
/// With a full band that meets the section requirements, one may add a Drum Major at the end of…
pub const BAND_45: RuleId = RuleId::new("BAND-45");
/// If the band is still complete by one's next turn, one wins.
pub const BAND_46: RuleId = RuleId::new("BAND-46");
/// Each turn is either a Basic turn or a Reorganize turn.
pub const BAND_47: RuleId = RuleId::new("BAND-47");
/// Basic 1: draw 2 from the draw pile.
pub const BAND_48: RuleId = RuleId::new("BAND-48");
/// Basic 2: play to, or remove from, one's band up to 3 cards, Player and Equipment in any mix.
pub const BAND_49: RuleId = RuleId::new("BAND-49");
/// Basic 3: play 1 Bonus or Penalty, if wished.
pub const BAND_50: RuleId = RuleId::new("BAND-50");
/// Basic 4: discard as many cards as one likes.
pub const BAND_51: RuleId = RuleId::new("BAND-51");
/// At least 1 card must be discarded unless the hand is empty.
pub const BAND_52: RuleId = RuleId::new("BAND-52");
/// No more than 8 cards (the person's limit) may remain.
pub const BAND_53: RuleId = RuleId::new("BAND-53");
/// Bonus and Penalty cards can set an individual's limit above or below 8.
pub const BAND_54: RuleId = RuleId::new("BAND-54");
/// A Reorganize turn repairs a hand (run low, or lost whole to a penalty) but forbids playing…
pub const BAND_55: RuleId = RuleId::new("BAND-55");
/// Reorganize 1: draw as many cards as fill the hand.
pub const BAND_56: RuleId = RuleId::new("BAND-56");
/// Reorganize 2: play nothing, discard nothing.
pub const BAND_57: RuleId = RuleId::new("BAND-57");
/// Reorganize 3: the next turn must be a Basic turn.
pub const BAND_58: RuleId = RuleId::new("BAND-58");
/// Goal: a band of 5 Player/Equipment pairs of matching sections.
pub const BAND_59: RuleId = RuleId::new("BAND-59");
/// The number of pairs from one section is restricted.
pub const BAND_60: RuleId = RuleId::new("BAND-60");
/// Both cards of a pair have the same section (border colour); a guard Player with an Oboe is no…
pub const BAND_61: RuleId = RuleId::new("BAND-61");
/// At least 3 different sections must be present; five woodwind pairs are not a band.
pub const BAND_62: RuleId = RuleId::new("BAND-62");
/// No section may supply more than 2 pairs.
pub const BAND_63: RuleId = RuleId::new("BAND-63");
/// All Equipment in a band is unique; two front Players need different Equipment.
pub const BAND_64: RuleId = RuleId::new("BAND-64");
/// Never more than 5 Player cards or 5 Equipment cards in a band.
pub const BAND_65: RuleId = RuleId::new("BAND-65");
/// Cards can be removed from one's band; each removal is one of the turn's 3 band plays ("per…
pub const BAND_66: RuleId = RuleId::new("BAND-66");
/// Having filled the band with 5 + 5, one can draw a Drum Major.
pub const BAND_67: RuleId = RuleId::new("BAND-67");
/// That happens at the end of one's turn.
pub const BAND_68: RuleId = RuleId::new("BAND-68");
/// It is played to the band, and play goes on as normal.
pub const BAND_69: RuleId = RuleId::new("BAND-69");
/// If the band is still full by one's next turn, one wins.
pub const BAND_70: RuleId = RuleId::new("BAND-70");
/// If a penalty makes the band no longer full, the Drum Major goes back immediately.
pub const BAND_71: RuleId = RuleId::new("BAND-71");
/// Play continues until someone wins.
pub const BAND_72: RuleId = RuleId::new("BAND-72");
/// Alternate 2–4: harder; base rules except BAND-74 to 76.
pub const BAND_73: RuleId = RuleId::new("BAND-73");
/// All 5 sections must be present, none twice.
pub const BAND_74: RuleId = RuleId::new("BAND-74");
/// Draw 3 a turn.
pub const BAND_75: RuleId = RuleId::new("BAND-75");
/// Adding the Drum Major wins at once.
pub const BAND_76: RuleId = RuleId::new("BAND-76");
/// Quicker 2–4: base rules except BAND-78 to 81.
pub const BAND_77: RuleId = RuleId::new("BAND-77");
/// Draw 3 a turn.
pub const BAND_78: RuleId = RuleId::new("BAND-78");
/// 4 band plays (add or remove) a turn.
pub const BAND_79: RuleId = RuleId::new("BAND-79");
/// The hand limit is 9.
pub const BAND_80: RuleId = RuleId::new("BAND-80");
/// Adding the Drum Major wins at once.
pub const BAND_81: RuleId = RuleId::new("BAND-81");
/// Alternate 6–8: the normal rules work for 6–8 but take long; to shorten, BAND-83 and 84.
pub const BAND_82: RuleId = RuleId::new("BAND-82");
/// Only 2 different sections must be present.
pub const BAND_83: RuleId = RuleId::new("BAND-83");
/// A section may appear up to 4 times.
pub const BAND_84: RuleId = RuleId::new("BAND-84");
/// One section each: each person fills their band from one section only, each person a different…
pub const BAND_85: RuleId = RuleId::new("BAND-85");
/// Required section: everyone needs a named section in their band to win.
pub const BAND_86: RuleId = RuleId::new("BAND-86");
/// A printable playmat on legal-size paper (8.5 × 14 in) comes with the rules, to print in…
pub const BAND_87: RuleId = RuleId::new("BAND-87");
/// The booster needs the base game.
pub const BAND_88: RuleId = RuleId::new("BAND-88");
/// It has 6 green-backed Band Halt!
pub const BAND_89: RuleId = RuleId::new("BAND-89");
/// Separate the two.
pub const BAND_90: RuleId = RuleId::new("BAND-90");
/// With 6 or fewer persons, give each person 1 Band Halt!.
pub const BAND_91: RuleId = RuleId::new("BAND-91");
/// Shuffle the other Band Halt!
pub const BAND_92: RuleId = RuleId::new("BAND-92");
/// Then deal as normal; the Band Halt!
pub const BAND_93: RuleId = RuleId::new("BAND-93");
/// Shuffle the C&T cards.
pub const BAND_94: RuleId = RuleId::new("BAND-94");
/// They form their own pile in the middle, apart from draw, discard and Drum Major piles.
pub const BAND_95: RuleId = RuleId::new("BAND-95");
/// Only one C&T card is active at a time.
pub const BAND_96: RuleId = RuleId::new("BAND-96");
/// A played C&T card stays active for one full round.
pub const BAND_97: RuleId = RuleId::new("BAND-97");
/// To play a C&T card one must first play a Band Halt!.
pub const BAND_98: RuleId = RuleId::new("BAND-98");
/// That may be done in one's own turn before discarding, if no C&T card is active.
pub const BAND_99: RuleId = RuleId::new("BAND-99");
/// Draw the top C&T card and leave it face up on the pile.
pub const BAND_100: RuleId = RuleId::new("BAND-100");
/// Do what it says.
pub const BAND_101: RuleId = RuleId::new("BAND-101");
/// It stays face up until play is back at the person who drew it.
pub const BAND_102: RuleId = RuleId::new("BAND-102");
/// At that time it goes to the bottom of the pile.
pub const BAND_103: RuleId = RuleId::new("BAND-103");
/// Normal play resumes.
pub const BAND_104: RuleId = RuleId::new("BAND-104");
/// A competition rewards its winner; the game halts while it is held.
pub const BAND_105: RuleId = RuleId::new("BAND-105");
/// A theme lasts the round; at its end everyone who stayed in character is rewarded.
pub const BAND_106: RuleId = RuleId::new("BAND-106");
/// Band Halt! at most once per round, at the end of a turn (BAND-96, BAND-97, BAND-99).
pub const BAND_107: RuleId = RuleId::new("BAND-107");
/// The blank card lets owners write a Theme or Competition of their own.
pub const BAND_108: RuleId = RuleId::new("BAND-108");
/// How are cards dealt? One at a time, clockwise from the first person, after the first person is…
pub const BAND_R1: RuleId = RuleId::new("BAND-R1");
/// Who goes first here? Option first_person (ask): each person tells how many months; the least…
pub const BAND_R2: RuleId = RuleId::new("BAND-R2");
/// RPS with two or more tied persons? Three sealed rounds by all tied persons; in each round one…
pub const BAND_R3: RuleId = RuleId::new("BAND-R3");
/// Bad opening hand? Kept. No mulligan.
pub const BAND_R4: RuleId = RuleId::new("BAND-R4");
/// First-person edge (55 % with 2 persons)? No compensation: the rulebook gives the start to the…
pub const BAND_R5: RuleId = RuleId::new("BAND-R5");
/// May an unpaired card lie in a band? Yes: three plays a turn in any mix make halves unavoidable.
pub const BAND_R6: RuleId = RuleId::new("BAND-R6");
/// Do slots matter? No. A band is a set; cards may be lined up again freely.
pub const BAND_R7: RuleId = RuleId::new("BAND-R7");
/// When are the limits enforced? Option placement (strict): a play is refused if afterwards there…
pub const BAND_R8: RuleId = RuleId::new("BAND-R8");
/// Minimum number of sections? Checked only for a full band.
pub const BAND_R9: RuleId = RuleId::new("BAND-R9");
/// Are Player cards unique? No; the same animal twice is fine.
pub const BAND_R10: RuleId = RuleId::new("BAND-R10");
/// Where does a removed card go? Option removed_to (hand), or discard.
pub const BAND_R11: RuleId = RuleId::new("BAND-R11");
/// Full band, exactly? 5 Player and 5 Equipment cards; no silenced section among them; as many…
pub const BAND_R12: RuleId = RuleId::new("BAND-R12");
/// May one touch others' bands or trade? Only through card effects.
pub const BAND_R13: RuleId = RuleId::new("BAND-R13");
/// Order inside a turn? Fixed: (a) win check, (b) end of a C&T card drawn by this person, (c)…
pub const BAND_R14: RuleId = RuleId::new("BAND-R14");
/// Is the step-1 draw optional? No, in every variant ("allowed to draw 3" included).
pub const BAND_R15: RuleId = RuleId::new("BAND-R15");
/// Draw pile empty? When a card must be drawn and the pile is empty, shuffle the whole discard…
pub const BAND_R16: RuleId = RuleId::new("BAND-R16");
/// When is Reorganize allowed? When the last own turn was not a Reorganize turn, the hand is…
pub const BAND_R17: RuleId = RuleId::new("BAND-R17");
/// What is "full hand" for Reorganize? The person's current limit with all Bonuses and Penalties.
pub const BAND_R18: RuleId = RuleId::new("BAND-R18");
/// Reorganize and other things? No special, no Band Halt, no discard, no Drum Major in that turn…
pub const BAND_R19: RuleId = RuleId::new("BAND-R19");
/// When are allowances read? Each of draw, plays, specials, minimum discard and hand limit is…
pub const BAND_R20: RuleId = RuleId::new("BAND-R20");
/// Does a lower limit force discards at once? No.
pub const BAND_R21: RuleId = RuleId::new("BAND-R21");
/// Minimum discard against hand size? Discard at least the smaller of minimum and hand size, and…
pub const BAND_R22: RuleId = RuleId::new("BAND-R22");
/// Is the discard pile open? Yes, all of it, in order, newest on top (fetch needs it).
pub const BAND_R23: RuleId = RuleId::new("BAND-R23");
/// Cards drawn in step 3 or later? May not be played to the band this turn unless the card gives…
pub const BAND_R24: RuleId = RuleId::new("BAND-R24");
/// Third Band Bonus or third Band Penalty? Refused; nothing is replaced.
pub const BAND_R25: RuleId = RuleId::new("BAND-R25");
/// Two of the same? Allowed; what they do adds up.
pub const BAND_R26: RuleId = RuleId::new("BAND-R26");
/// How long is a number of turns? So many turns of the bearer, Basic or Reorganize, counted down…
pub const BAND_R27: RuleId = RuleId::new("BAND-R27");
/// Whom may a single-target Penalty hit? Any one opponent on whom it would do something now…
pub const BAND_R28: RuleId = RuleId::new("BAND-R28");
/// May one hit oneself? Not with a single-target Penalty.
pub const BAND_R29: RuleId = RuleId::new("BAND-R29");
/// May a Bonus, or a Penalty for everyone, with no effect be played? Yes.
pub const BAND_R30: RuleId = RuleId::new("BAND-R30");
/// Who picks the removed card? Whoever the card says.
pub const BAND_R31: RuleId = RuleId::new("BAND-R31");
/// A Penalty for everyone with choices? All affected persons choose at the same time, sealed…
pub const BAND_R32: RuleId = RuleId::new("BAND-R32");
/// Captain against Detention? Protected cards are never silenced, whichever card came first; when…
pub const BAND_R33: RuleId = RuleId::new("BAND-R33");
/// Order of defences? No U window, then shield, then the effect (with protection).
pub const BAND_R34: RuleId = RuleId::new("BAND-R34");
/// Shield and a Penalty for everyone? The shield reacts only to a Penalty with that person as its…
pub const BAND_R35: RuleId = RuleId::new("BAND-R35");
/// Specials allowance 2 or more? Each is played and fully resolved before the next.
pub const BAND_R36: RuleId = RuleId::new("BAND-R36");
/// May a Penalty be played in the first round? Yes.
pub const BAND_R37: RuleId = RuleId::new("BAND-R37");
/// When? In one window per Penalty card, opened right after it, its target and its picks are…
pub const BAND_R38: RuleId = RuleId::new("BAND-R38");
/// Who? Every opponent of the Penalty's player, target or not.
pub const BAND_R39: RuleId = RuleId::new("BAND-R39");
/// Several want to? Answers are sealed.
pub const BAND_R40: RuleId = RuleId::new("BAND-R40");
/// What happens? The whole Penalty card is stopped for everyone; it and the No U go to the…
pub const BAND_R41: RuleId = RuleId::new("BAND-R41");
/// Countering? No window opens for a No U.
pub const BAND_R42: RuleId = RuleId::new("BAND-R42");
/// Playing No U in step 3, or with nothing to stop? Refused.
pub const BAND_R43: RuleId = RuleId::new("BAND-R43");
/// Keeping it secret who holds one? Everybody else with a card in hand is asked, with or without…
pub const BAND_R44: RuleId = RuleId::new("BAND-R44");
/// Optional? Yes ("may"). Option auto_drum_major (on).
pub const BAND_R45: RuleId = RuleId::new("BAND-R45");
/// "By your next turn"? The win is checked as the very first thing when the turn reaches that…
pub const BAND_R46: RuleId = RuleId::new("BAND-R46");
/// When is it lost? The moment the band is not full, whatever the cause; it is looked at after…
pub const BAND_R47: RuleId = RuleId::new("BAND-R47");
/// Several holders? Possible.
pub const BAND_R48: RuleId = RuleId::new("BAND-R48");
/// Which one, and if none is left (in a box of one's own)? The top of the pile; they are all alike.
pub const BAND_R49: RuleId = RuleId::new("BAND-R49");
/// Can a card take or block the Drum Major itself? No; only by breaking the band.
pub const BAND_R50: RuleId = RuleId::new("BAND-R50");
/// Immediate-win variants? The win comes at (g), after discarding.
pub const BAND_R51: RuleId = RuleId::new("BAND-R51");
/// Ranking of the others? A Drum Major first, then pairs, then band cards; ties are shared.
pub const BAND_R52: RuleId = RuleId::new("BAND-R52");
/// Termination? Option round_limit (100 rounds): at the end of that round (one turn of every…
pub const BAND_R53: RuleId = RuleId::new("BAND-R53");
/// A person leaves or concedes? Option leaver (bot takes over); remove: hand, band, Bonuses and…
pub const BAND_R54: RuleId = RuleId::new("BAND-R54");
/// Persons counts? Presets are offered only for their counts; 5 persons play base.
pub const BAND_R55: RuleId = RuleId::new("BAND-R55");
/// Quicker: how many are dealt? 8; only the limit is 9 (so Reorganize is possible on turn one).
pub const BAND_R56: RuleId = RuleId::new("BAND-R56");
/// Alternate 2–4: second card of a section? Refused under strict (section maximum 1).
pub const BAND_R57: RuleId = RuleId::new("BAND-R57");
/// Alternate 6–8: "only 2"? At least 2; more are fine.
pub const BAND_R58: RuleId = RuleId::new("BAND-R58");
/// One section each? 2–5 persons; sections assigned at random (option assign (random), choose in…
pub const BAND_R59: RuleId = RuleId::new("BAND-R59");
/// Required section? Named by the host or at random before the deal, open; part of "full".
pub const BAND_R60: RuleId = RuleId::new("BAND-R60");
/// Combining presets? Required section and the booster go with all presets (Required not with One…
pub const BAND_R61: RuleId = RuleId::new("BAND-R61");
/// 7 or 8 persons? All six Band Halt!
pub const BAND_R62: RuleId = RuleId::new("BAND-R62");
/// Can one start with two? Yes: the left-over Band Halt!
pub const BAND_R63: RuleId = RuleId::new("BAND-R63");
/// Is Band Halt! a special? No: it does not use step 3, No U cannot stop it, Silent Rehearsal…
pub const BAND_R64: RuleId = RuleId::new("BAND-R64");
/// Where does it go? To the discard pile when played, before the C&T card is drawn; with a…
pub const BAND_R65: RuleId = RuleId::new("BAND-R65");
/// When exactly may the next one be played? Once the C&T card has ended at (b) of its drawer's…
pub const BAND_R66: RuleId = RuleId::new("BAND-R66");
/// "Shuffle to the bottom"? Put under the pile; the order of the others is kept and hidden.
pub const BAND_R67: RuleId = RuleId::new("BAND-R67");
/// Competitions also stay active for the round? Yes, though resolved at once; that is what limits…
pub const BAND_R68: RuleId = RuleId::new("BAND-R68");
/// Drawer wins at (a)? The game is over; no theme is judged.
pub const BAND_R69: RuleId = RuleId::new("BAND-R69");
/// Rewards? Not Penalty cards: no No U, no shield.
pub const BAND_R70: RuleId = RuleId::new("BAND-R70");
/// Taking from an empty hand? Nothing is taken; the rest of the reward stands.
pub const BAND_R71: RuleId = RuleId::new("BAND-R71");
/// Director's Choice? The drawer looks at the next two cards; the chosen one becomes active and…
pub const BAND_R72: RuleId = RuleId::new("BAND-R72");
/// Timed contests at slow, terminal or accessible tables? Option timed_contests (on): off…
pub const BAND_R73: RuleId = RuleId::new("BAND-R73");
/// Fairness of times? Times are measured where they are shown, and only times that somebody can…
pub const BAND_R74: RuleId = RuleId::new("BAND-R74");
/// Must the drawer of a duel name a rival? Yes; default the next seat.
pub const BAND_R75: RuleId = RuleId::new("BAND-R75");
/// Theme and a person who has no turn in the round? Cannot be in character.
pub const BAND_R76: RuleId = RuleId::new("BAND-R76");
/// Is talking, bluffing, begging allowed? Always; the rulebook restricts no talk.
pub const BAND_R77: RuleId = RuleId::new("BAND-R77");

/// Every id of the catalogue, in its order.
pub const ALL: [RuleId; 185] = [
    BAND_1, BAND_2, BAND_3, BAND_4, BAND_5, BAND_6, BAND_7, BAND_8, BAND_9, BAND_10, BAND_11,
    BAND_12, BAND_13, BAND_14, BAND_15, BAND_16, BAND_17, BAND_18, BAND_19, BAND_20, BAND_21,
    BAND_22, BAND_23, BAND_24, BAND_25, BAND_26, BAND_27, BAND_28, BAND_29, BAND_30, BAND_31,
    BAND_32, BAND_33, BAND_34, BAND_35, BAND_36, BAND_37, BAND_38, BAND_39, BAND_40, BAND_41,
    BAND_42, BAND_43, BAND_44, BAND_45, BAND_46, BAND_47, BAND_48, BAND_49, BAND_50, BAND_51,
    BAND_52, BAND_53, BAND_54, BAND_55, BAND_56, BAND_57, BAND_58, BAND_59, BAND_60, BAND_61,
    BAND_62, BAND_63, BAND_64, BAND_65, BAND_66, BAND_67, BAND_68, BAND_69, BAND_70, BAND_71,
    BAND_72, BAND_73, BAND_74, BAND_75, BAND_76, BAND_77, BAND_78, BAND_79, BAND_80, BAND_81,
    BAND_82, BAND_83, BAND_84, BAND_85, BAND_86, BAND_87, BAND_88, BAND_89, BAND_90, BAND_91,
    BAND_92, BAND_93, BAND_94, BAND_95, BAND_96, BAND_97, BAND_98, BAND_99, BAND_100, BAND_101,
    BAND_102, BAND_103, BAND_104, BAND_105, BAND_106, BAND_107, BAND_108, BAND_R1, BAND_R2,
    BAND_R3, BAND_R4, BAND_R5, BAND_R6, BAND_R7, BAND_R8, BAND_R9, BAND_R10, BAND_R11, BAND_R12,
    BAND_R13, BAND_R14, BAND_R15, BAND_R16, BAND_R17, BAND_R18, BAND_R19, BAND_R20, BAND_R21,
    BAND_R22, BAND_R23, BAND_R24, BAND_R25, BAND_R26, BAND_R27, BAND_R28, BAND_R29, BAND_R30,
    BAND_R31, BAND_R32, BAND_R33, BAND_R34, BAND_R35, BAND_R36, BAND_R37, BAND_R38, BAND_R39,
    BAND_R40, BAND_R41, BAND_R42, BAND_R43, BAND_R44, BAND_R45, BAND_R46, BAND_R47, BAND_R48,
    BAND_R49, BAND_R50, BAND_R51, BAND_R52, BAND_R53, BAND_R54, BAND_R55, BAND_R56, BAND_R57,
    BAND_R58, BAND_R59, BAND_R60, BAND_R61, BAND_R62, BAND_R63, BAND_R64, BAND_R65, BAND_R66,
    BAND_R67, BAND_R68, BAND_R69, BAND_R70, BAND_R71, BAND_R72, BAND_R73, BAND_R74, BAND_R75,
    BAND_R76, BAND_R77,
];
