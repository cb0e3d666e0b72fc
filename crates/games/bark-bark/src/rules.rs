//! The rule ids of Monty's Bark Bark, generated from docs/rules/montys-bark-bark.md by `cargo xtask codegen`; do not edit.

use tabletop::RuleId;

/// Cells. The table is a grid; cell (x, y), x counted eastwards from 0, y southwards from 0.
pub const MBB_G1: RuleId = RuleId::new("MBB-G1");
/// Sides. Each side of a laid card is a path, a bounce or a fence.
pub const MBB_G2: RuleId = RuleId::new("MBB-G2");
/// Links. Two laid cards lying side by side are linked when their touching sides are both paths…
pub const MBB_G3: RuleId = RuleId::new("MBB-G3");
/// Open side. A path or bounce side that faces an empty cell.
pub const MBB_G4: RuleId = RuleId::new("MBB-G4");
/// Laying a card through open side s of card A into the cell beyond.
pub const MBB_G5: RuleId = RuleId::new("MBB-G5");
/// Head. The head card is where the race is headed: at first Start; then the last card laid; or…
pub const MBB_G6: RuleId = RuleId::new("MBB-G6");
/// Crown and leader. The crown is always at the head card: held by one pawn standing there (the…
pub const MBB_G7: RuleId = RuleId::new("MBB-G7");
/// Distance. d(card) = fewest links to the head card.
pub const MBB_G8: RuleId = RuleId::new("MBB-G8");
/// Towards. During a forward move keep the set of used cards: the card the move began on and…
pub const MBB_G9: RuleId = RuleId::new("MBB-G9");
/// Backwards. From the pawn's card go link by link, each time to a card whose d is exactly 1 more.
pub const MBB_G10: RuleId = RuleId::new("MBB-G10");
/// Dead-end and loop, checked the moment a pawn steps on a card C it has just had laid (entering…
pub const MBB_G11: RuleId = RuleId::new("MBB-G11");
/// Single-space cards: tree, broken fence, Keep Going.
pub const MBB_G12: RuleId = RuleId::new("MBB-G12");
/// Table order: seats clockwise, beginning with the player who placed Start.
pub const MBB_G13: RuleId = RuleId::new("MBB-G13");
/// What always holds while a race is on: the head card has an open side, and the head side, if…
pub const MBB_G14: RuleId = RuleId::new("MBB-G14");
/// 3 to 5 players; a race does not start with fewer or more.
pub const MBB_1: RuleId = RuleId::new("MBB-1");
/// Theme: critters race along fence tops; Monty pops up and scares them.
pub const MBB_2: RuleId = RuleId::new("MBB-2");
/// One-off race: the first player to reach Home wins.
pub const MBB_3: RuleId = RuleId::new("MBB-3");
/// Match: the first player to collect 6 victory points over several races wins.
pub const MBB_4: RuleId = RuleId::new("MBB-4");
/// One pawn per player, five at most, six colour names.
pub const MBB_5: RuleId = RuleId::new("MBB-5");
/// The crown shows where the race leader is and where the race is headed (MBB-G6, G7).
pub const MBB_6: RuleId = RuleId::new("MBB-6");
/// Each player owns four Movement Cards 2, 3, 4, 5 in their colour; all four are available every…
pub const MBB_7: RuleId = RuleId::new("MBB-7");
/// Start is where the race begins; it is not part of any deck.
pub const MBB_8: RuleId = RuleId::new("MBB-8");
/// Home and Keep Going lie to one side until called for; they are never shuffled in.
pub const MBB_9: RuleId = RuleId::new("MBB-9");
/// Bark Bark is a false home hidden in the deck.
pub const MBB_10: RuleId = RuleId::new("MBB-10");
/// The two Home Stage Cards, hidden in the deck, count down to the end of the race.
pub const MBB_11: RuleId = RuleId::new("MBB-11");
/// Each player chooses to race as a cat or as a squirrel.
pub const MBB_12: RuleId = RuleId::new("MBB-12");
/// Each player takes the Player Card, four Movement Cards and pawn of a colour nobody else has.
pub const MBB_13: RuleId = RuleId::new("MBB-13");
/// The player with the most pets places Start anywhere on the table.
pub const MBB_14: RuleId = RuleId::new("MBB-14");
/// All pawns begin on Start.
pub const MBB_15: RuleId = RuleId::new("MBB-15");
/// The 12 Corner Path Cards lie beside the table in two piles of six.
pub const MBB_16: RuleId = RuleId::new("MBB-16");
/// Shuffle the 16 Garden Path Cards face down.
pub const MBB_17: RuleId = RuleId::new("MBB-17");
/// Take 7 of them unseen; shuffle these together with Bark Bark and both Home Stage Cards.
pub const MBB_18: RuleId = RuleId::new("MBB-18");
/// These 10 cards go under the other 9: one face-down deck of 19.
pub const MBB_19: RuleId = RuleId::new("MBB-19");
/// A round has three phases: Secret, Show, Move.
pub const MBB_20: RuleId = RuleId::new("MBB-20");
/// Secret: at the same time each player picks one of their four cards and lays it face down…
pub const MBB_21: RuleId = RuleId::new("MBB-21");
/// Players may tell others which card they have laid.
pub const MBB_22: RuleId = RuleId::new("MBB-22");
/// A laid card is never shown before the Show phase.
pub const MBB_23: RuleId = RuleId::new("MBB-23");
/// Show: all cards are turned over at once, when the last player is ready.
pub const MBB_24: RuleId = RuleId::new("MBB-24");
/// Move: numbers are dealt with from lowest to highest.
pub const MBB_25: RuleId = RuleId::new("MBB-25");
/// Only one player has the number: that player must move exactly that many cards, towards the…
pub const MBB_26: RuleId = RuleId::new("MBB-26");
/// Two or more players have the number: they must share it, the shares adding up to the number.
pub const MBB_27: RuleId = RuleId::new("MBB-27");
/// They settle the shares by negotiating (MBB-R9 to R14).
pub const MBB_28: RuleId = RuleId::new("MBB-28");
/// (Example 1.) Two players on 5 may agree 2 and 3: see MBB-W1.
pub const MBB_29: RuleId = RuleId::new("MBB-29");
/// No agreement: all players sharing that number move backwards to the last pink gate they…
pub const MBB_30: RuleId = RuleId::new("MBB-30");
/// The card a player stands on does not count as that gate (example 2, MBB-W2).
pub const MBB_31: RuleId = RuleId::new("MBB-31");
/// Several players moving forwards on one number: the one furthest behind the leader moves first.
pub const MBB_32: RuleId = RuleId::new("MBB-32");
/// Level on the same card: the current leader (crown holder) moves first.
pub const MBB_33: RuleId = RuleId::new("MBB-33");
/// Level and none of them the leader: they negotiate who goes first.
pub const MBB_34: RuleId = RuleId::new("MBB-34");
/// No agreement about that either: the pink gate penalty for those players.
pub const MBB_35: RuleId = RuleId::new("MBB-35");
/// Golden rule I: going back means going away from the leader or crown.
pub const MBB_36: RuleId = RuleId::new("MBB-36");
/// Golden rule II: two gates at equal distance from the leader or crown: the player moving back…
pub const MBB_37: RuleId = RuleId::new("MBB-37");
/// Golden rule III: players sent back move in this order: last place first; then squirrel before…
pub const MBB_38: RuleId = RuleId::new("MBB-38");
/// Once a move has started it keeps one direction: no turning back within a move.
pub const MBB_39: RuleId = RuleId::new("MBB-39");
/// Movement must be towards the leader or the crown (which, after MBB-73/74, may lie behind you).
pub const MBB_40: RuleId = RuleId::new("MBB-40");
/// Exploring happens only when the lead player stands at an unexplored end.
pub const MBB_41: RuleId = RuleId::new("MBB-41");
/// To go on there, the lead player draws either the top card of the Garden Path Deck or a corner…
pub const MBB_42: RuleId = RuleId::new("MBB-42");
/// Only the lead player explores.
pub const MBB_43: RuleId = RuleId::new("MBB-43");
/// Exploring goes on until the second Home Stage draw; then Home is placed and the race is over…
pub const MBB_44: RuleId = RuleId::new("MBB-44");
/// A new card's path must line up with the path it continues.
pub const MBB_45: RuleId = RuleId::new("MBB-45");
/// Exception: over a trampoline, up or down to the next row, paths need not line up (MBB-G3, G5).
pub const MBB_46: RuleId = RuleId::new("MBB-46");
/// The four special cases make races longer and better; the rulebook lets groups change them.
pub const MBB_47: RuleId = RuleId::new("MBB-47");
/// I. Corner cards are there to keep the race from running off the table, into obstacles or into…
pub const MBB_48: RuleId = RuleId::new("MBB-48");
/// II. When all corner cards are used, running off the nearest edge, into an obstacle or a…
pub const MBB_49: RuleId = RuleId::new("MBB-49");
/// III. A dead-end while corner cards are left: the leader stops on that last card and puts the…
pub const MBB_50: RuleId = RuleId::new("MBB-50");
/// The race is now headed for that edge.
pub const MBB_51: RuleId = RuleId::new("MBB-51");
/// The first player to reach the crown becomes the leader.
pub const MBB_52: RuleId = RuleId::new("MBB-52");
/// The edge must be one the leader could reach by ordinary movement without laying another card.
pub const MBB_53: RuleId = RuleId::new("MBB-53");
/// IV. Tree, Broken Fence and Keep Going hold one pawn only.
pub const MBB_54: RuleId = RuleId::new("MBB-54");
/// A cat that finishes its move on an occupied single-space card must move the pawn(s) there off…
pub const MBB_55: RuleId = RuleId::new("MBB-55");
/// The cat's player decides which way each pawn goes.
pub const MBB_56: RuleId = RuleId::new("MBB-56");
/// A squirrel that finishes its move there must move itself off.
pub const MBB_57: RuleId = RuleId::new("MBB-57");
/// The squirrel's player decides which way.
pub const MBB_58: RuleId = RuleId::new("MBB-58");
/// Such a bounce is one space along the card's own path; it cannot go over a fence.
pub const MBB_59: RuleId = RuleId::new("MBB-59");
/// It may explore a new card.
pub const MBB_60: RuleId = RuleId::new("MBB-60");
/// So a critter may be bounced forwards into the lead, for instance when there is no way back for…
pub const MBB_61: RuleId = RuleId::new("MBB-61");
/// Start: the race begins here; it counts as a pink gate when moving back.
pub const MBB_62: RuleId = RuleId::new("MBB-62");
/// Standard path: no special rule.
pub const MBB_63: RuleId = RuleId::new("MBB-63");
/// Gate: moves like a standard path; any card with a pink gate is a save point for going back.
pub const MBB_64: RuleId = RuleId::new("MBB-64");
/// Tree: as standard, but only one pawn may end its move on it.
pub const MBB_65: RuleId = RuleId::new("MBB-65");
/// Broken fence: the pawn whose exploring draws it must stop on it and loses the rest of its…
pub const MBB_66: RuleId = RuleId::new("MBB-66");
/// Broken fence: only one pawn may rest on it.
pub const MBB_67: RuleId = RuleId::new("MBB-67");
/// Trampoline: lets a player change direction, bounce over a fence, and start a parallel row (up…
pub const MBB_68: RuleId = RuleId::new("MBB-68");
/// A pawn that finishes its movement on a trampoline must bounce on by one additional space.
pub const MBB_69: RuleId = RuleId::new("MBB-69");
/// If that is a trampoline again, the bounce goes on (example 3, MBB-W3).
pub const MBB_70: RuleId = RuleId::new("MBB-70");
/// Corner cards may be drawn instead of a face-down card, to turn the race or to avoid an…
pub const MBB_71: RuleId = RuleId::new("MBB-71");
/// Some corner cards have a pink gate and count as gates.
pub const MBB_72: RuleId = RuleId::new("MBB-72");
/// Bark Bark: the lead player who draws it finishes the move where they are (the card cannot be…
pub const MBB_73: RuleId = RuleId::new("MBB-73");
/// That player then puts the crown on any unexplored free edge that they could reach without…
pub const MBB_74: RuleId = RuleId::new("MBB-74");
/// The crown now stands in for the leader; the first player to reach it takes the lead.
pub const MBB_75: RuleId = RuleId::new("MBB-75");
/// Then the race goes on as usual.
pub const MBB_76: RuleId = RuleId::new("MBB-76");
/// The laid Bark Bark card is a dead-end, like an obstacle, for the rest of the race.
pub const MBB_77: RuleId = RuleId::new("MBB-77");
/// First Home Stage Card drawn: put Keep Going over it.
pub const MBB_78: RuleId = RuleId::new("MBB-78");
/// Players may land on Keep Going and race on.
pub const MBB_79: RuleId = RuleId::new("MBB-79");
/// Second Home Stage Card drawn: put Home there; the race ends, nobody moves any more.
pub const MBB_80: RuleId = RuleId::new("MBB-80");
/// (Example 4.) One player draws the first stage, another the second: see MBB-W5.
pub const MBB_81: RuleId = RuleId::new("MBB-81");
/// A race stops the moment a player reaches Home.
pub const MBB_82: RuleId = RuleId::new("MBB-82");
/// First place: Gold, 3 points.
pub const MBB_83: RuleId = RuleId::new("MBB-83");
/// At most 6 points are given out per race; tied groups get a lower token where needed (MBB-R54).
pub const MBB_84: RuleId = RuleId::new("MBB-84");
/// Example: 4 players, one first, three joint second: 3, then 1 each (6 points).
pub const MBB_85: RuleId = RuleId::new("MBB-85");
/// Example: 5 players, one first, two joint second, then third and fourth: 3, then 1 each, then…
pub const MBB_86: RuleId = RuleId::new("MBB-86");
/// Once Bronze has been awarded, nobody else gets anything.
pub const MBB_87: RuleId = RuleId::new("MBB-87");
/// Then the race is set up anew and run again.
pub const MBB_88: RuleId = RuleId::new("MBB-88");
/// The match ends when a player has 6 points or more at the end of a race.
pub const MBB_89: RuleId = RuleId::new("MBB-89");
/// Dead-end bounce: a lead player may not reverse in mid-move, unless a dead-end forces it…
pub const MBB_90: RuleId = RuleId::new("MBB-90");
/// Loop de Loop: a lead player who joins the race path up with cards already laid puts the crown…
pub const MBB_91: RuleId = RuleId::new("MBB-91");
/// Everybody then chooses their own route to the crown; the first there takes it and leads.
pub const MBB_92: RuleId = RuleId::new("MBB-92");
/// Top tip: path lines must match without breaks when a card is placed (same as MBB-45).
pub const MBB_93: RuleId = RuleId::new("MBB-93");
/// Leading them up the garden path: giving false information about an unrevealed card is allowed.
pub const MBB_94: RuleId = RuleId::new("MBB-94");
/// No way home: Bark Bark drawn when there is no possible way on: replace it with a Home Path card.
pub const MBB_95: RuleId = RuleId::new("MBB-95");
/// If that card is the final Home, the race is over.
pub const MBB_96: RuleId = RuleId::new("MBB-96");
/// Short cut home: a leader who can end the race by running off the table or into a dead-end…
pub const MBB_97: RuleId = RuleId::new("MBB-97");
/// Five pawns, six colours? Six colours to choose from, five seats.
pub const MBB_R1: RuleId = RuleId::new("MBB-R1");
/// May a player change critter between races? No, the choice opens "the game".
pub const MBB_R2: RuleId = RuleId::new("MBB-R2");
/// Equal number of pets? Lots among the tied.
pub const MBB_R3: RuleId = RuleId::new("MBB-R3");
/// Anywhere? Any empty cell with at least two open sides (an unplayable spot ends the race before…
pub const MBB_R4: RuleId = RuleId::new("MBB-R4");
/// Who has the crown at first? It lies on Start without a head side; the first pawn to begin a…
pub const MBB_R5: RuleId = RuleId::new("MBB-R5");
/// Are played cards spent? No; "one of their 4" every round.
pub const MBB_R6: RuleId = RuleId::new("MBB-R6");
/// Asterisk after "Bark Bark Card" in the set-up: its footnote is lost; no exception is known…
pub const MBB_R7: RuleId = RuleId::new("MBB-R7");
/// Corner piles up or down, and which? Deduced: one pile of left turns, one of right turns, as…
pub const MBB_R8: RuleId = RuleId::new("MBB-R8");
/// When? When the number comes up, after all lower numbers have moved; groups one after another.
pub const MBB_R9: RuleId = RuleId::new("MBB-R9");
/// What is a share? A whole number of spaces, 0 or more, all shares adding up to the number.
pub const MBB_R10: RuleId = RuleId::new("MBB-R10");
/// How it goes (it must end).
pub const MBB_R11: RuleId = RuleId::new("MBB-R11");
/// Clock. A whole negotiation has 120 seconds online and no limit otherwise, or what the table…
pub const MBB_R12: RuleId = RuleId::new("MBB-R12");
/// Who sees and speaks? All proposals are public; only sharers act; anyone may chat.
pub const MBB_R13: RuleId = RuleId::new("MBB-R13");
/// Five sharers of a 2? As any group: two spaces among five.
pub const MBB_R14: RuleId = RuleId::new("MBB-R14");
/// Order among the movers. Taken once, when the split is agreed: movers (share ≥ 1) sorted by d…
pub const MBB_R15: RuleId = RuleId::new("MBB-R15");
/// A level with several movers (same d, same card or not): if one of them holds the crown when…
pub const MBB_R16: RuleId = RuleId::new("MBB-R16");
/// Order not agreed: only the players of that level still to move pay the gate penalty and lose…
pub const MBB_R17: RuleId = RuleId::new("MBB-R17");
/// Drawing level with the leader.
pub const MBB_R18: RuleId = RuleId::new("MBB-R18");
/// The leader is sent or bounced back.
pub const MBB_R19: RuleId = RuleId::new("MBB-R19");
/// The crown is put on a card where pawns stand.
pub const MBB_R20: RuleId = RuleId::new("MBB-R20");
/// Reaching the crown on an edge = being on the card with that edge.
pub const MBB_R21: RuleId = RuleId::new("MBB-R21");
/// May the leader walk back instead of exploring? No: a pawn on the head card with a space to…
pub const MBB_R22: RuleId = RuleId::new("MBB-R22");
/// Several open sides on the head card (Start, trampoline, a card laid over a bounce): the…
pub const MBB_R23: RuleId = RuleId::new("MBB-R23");
/// Is the shortest way compulsory? No; "choose their route".
pub const MBB_R24: RuleId = RuleId::new("MBB-R24");
/// "Leader" when nobody holds the crown.
pub const MBB_R25: RuleId = RuleId::new("MBB-R25");
/// Does passing a pawn, gate or crown cost anything? No.
pub const MBB_R26: RuleId = RuleId::new("MBB-R26");
/// Look, then choose? No: pile first, then draw.
pub const MBB_R27: RuleId = RuleId::new("MBB-R27");
/// Which joint must line up? Only the one being travelled.
pub const MBB_R28: RuleId = RuleId::new("MBB-R28");
/// May a corner be laid whose exit is closed? Yes, with the consequences of MBB-G11.
pub const MBB_R29: RuleId = RuleId::new("MBB-R29");
/// Trampolines and neighbours.
pub const MBB_R30: RuleId = RuleId::new("MBB-R30");
/// Does laying a card beside a trampoline's bounce side close a loop? Not by itself; only path…
pub const MBB_R31: RuleId = RuleId::new("MBB-R31");
/// A bounce in mid-move costs one space like any step.
pub const MBB_R32: RuleId = RuleId::new("MBB-R32");
/// Deck empty (only in home-made editions: the standard deck holds both Home Stages): the leader…
pub const MBB_R33: RuleId = RuleId::new("MBB-R33");
/// Dead-end with movement left: "stop" (MBB-50) or reverse (MBB-90)? Both: stop, place the crown…
pub const MBB_R34: RuleId = RuleId::new("MBB-R34");
/// When is a dead-end noticed? On arrival, also with no movement left.
pub const MBB_R35: RuleId = RuleId::new("MBB-R35");
/// Only the wrong corner pile is left: corners are left, so MBB-50 applies, not the short cut.
pub const MBB_R36: RuleId = RuleId::new("MBB-R36");
/// Short cut: must or may? May (MBB-97, the later text): on arriving at a dead-end with both…
pub const MBB_R37: RuleId = RuleId::new("MBB-R37");
/// Bark Bark drawn with both corner piles empty: MBB-73/74, not a short cut: it is the card that…
pub const MBB_R38: RuleId = RuleId::new("MBB-R38");
/// Boxed in: dead-end or loop, corners left, but no open side anywhere for the crown.
pub const MBB_R39: RuleId = RuleId::new("MBB-R39");
/// Loop while an open side remains on the new card: still a loop; the leader may put the crown on…
pub const MBB_R40: RuleId = RuleId::new("MBB-R40");
/// Movement left after a loop: go on towards the crown, not back to the card just left; cards…
pub const MBB_R41: RuleId = RuleId::new("MBB-R41");
/// Reachable (MBB-53, 74, 91): by links from the leader's card.
pub const MBB_R42: RuleId = RuleId::new("MBB-R42");
/// Does Start's edge count as an edge of a garden path card? Yes, as do corners' and Keep…
pub const MBB_R43: RuleId = RuleId::new("MBB-R43");
/// Bark Bark while bouncing off a trampoline: the pawn stays on the trampoline (finish "where…
pub const MBB_R44: RuleId = RuleId::new("MBB-R44");
/// Bark Bark drawn by a pawn standing on an occupied single-space card (it was passing): it has…
pub const MBB_R45: RuleId = RuleId::new("MBB-R45");
/// No way home = no open side on any laid card once Bark Bark fills its cell.
pub const MBB_R46: RuleId = RuleId::new("MBB-R46");
/// After Keep Going was used for MBB-95, the next Home Stage Card brings Home: Home Path cards…
pub const MBB_R47: RuleId = RuleId::new("MBB-R47");
/// Is Keep Going a gate or a stop? Neither; it is a straight single-space card.
pub const MBB_R48: RuleId = RuleId::new("MBB-R48");
/// Home drawn in any way (own move, extra bounce, bounced by someone): race over at once; lower…
pub const MBB_R49: RuleId = RuleId::new("MBB-R49");
/// How far, and who decides what? One space through a path side of the single-space card: to a…
pub const MBB_R50: RuleId = RuleId::new("MBB-R50");
/// What follows from where it lands: everything that ending a move there would do.
pub const MBB_R51: RuleId = RuleId::new("MBB-R51");
/// Chains must end: within one chain no pawn enters a card it has already left or entered in it…
pub const MBB_R52: RuleId = RuleId::new("MBB-R52");
/// The leader is bounced. Forwards: it explores and keeps the crown.
pub const MBB_R53: RuleId = RuleId::new("MBB-R53");
/// Awards for every tie. Places by distance to Home (fewest links); equal distance = tied, on the…
pub const MBB_R54: RuleId = RuleId::new("MBB-R54");
/// Second scoring example says two Silvers and "reduced".
pub const MBB_R55: RuleId = RuleId::new("MBB-R55");
/// Two joint thirds behind a clear first and second: one point is left, two Bronzes do not fit…
pub const MBB_R56: RuleId = RuleId::new("MBB-R56");
/// One-off race: tokens are shown but the winner is whoever is first; tied firsts (MBB-R59) share.
pub const MBB_R57: RuleId = RuleId::new("MBB-R57");
/// Several players at 6 or more: most points; then better place in the last race; then shared win.
pub const MBB_R58: RuleId = RuleId::new("MBB-R58");
/// A race that would never end (everybody always quarrels): after ten rounds in a row, or as many…
pub const MBB_R59: RuleId = RuleId::new("MBB-R59");
/// What is reset between races? Table, decks, piles, crown, pawns.
pub const MBB_R60: RuleId = RuleId::new("MBB-R60");
/// "Last gate passed": by history or by map? By map (MBB-G10): golden rule I sets the direction.
pub const MBB_R61: RuleId = RuleId::new("MBB-R61");
/// No gate further away: the pawn stays, however far the track goes on behind it.
pub const MBB_R62: RuleId = RuleId::new("MBB-R62");
/// Golden rule III as a sort: largest d first; level: squirrels before cats; still level: order…
pub const MBB_R63: RuleId = RuleId::new("MBB-R63");
/// Can a penalty change the leader? Yes, MBB-R19.
pub const MBB_R64: RuleId = RuleId::new("MBB-R64");
/// Gate choice offered only if two or more candidates have the same smallest d.
pub const MBB_R65: RuleId = RuleId::new("MBB-R65");
/// Changing the laid card. Allowed until the last player has laid theirs; then the cards are…
pub const MBB_R66: RuleId = RuleId::new("MBB-R66");
/// Claims. "I am playing my N", where N is any movement number, at any time in the Secret phase…
pub const MBB_R67: RuleId = RuleId::new("MBB-R67");
/// Absent player: the answers of section 5 are given for them; the host may hand the seat to a bot.
pub const MBB_R68: RuleId = RuleId::new("MBB-R68");
/// One screen: each player picks behind a "pass the device" veil or on their own phone; nothing…
pub const MBB_R69: RuleId = RuleId::new("MBB-R69");
/// Resting on a trampoline happens only after MBB-R44 or when no legal step exists (MBB-R41…
pub const MBB_R70: RuleId = RuleId::new("MBB-R70");
/// Special cases switched off (MBB-47).
pub const MBB_R71: RuleId = RuleId::new("MBB-R71");
/// Home-made shapes (crossings or corners in the deck): laid by their back path towards the card…
pub const MBB_R72: RuleId = RuleId::new("MBB-R72");
/// The card that becomes Home (MBB-49, R33, R37, R39, R71): Home lies where that card's path ran…
pub const MBB_R73: RuleId = RuleId::new("MBB-R73");
/// Example 1, sharing a 5. y=3: Start(1) std(2) gate(3) std(4) std(5).
pub const MBB_W1: RuleId = RuleId::new("MBB-W1");
/// Example 2, no agreement. y=3: Start(1) std(2) gate(3) std(4) std(5) std(6).
pub const MBB_W2: RuleId = RuleId::new("MBB-W2");
/// Example 3, bounces. y=3: Start(1) std(2) trampoline(3) trampoline(4) gate(5) std(6).
pub const MBB_W3: RuleId = RuleId::new("MBB-W3");
/// A new row. y=3: Start(1) std(2).
pub const MBB_W4: RuleId = RuleId::new("MBB-W4");
/// Example 4, the home stages.
pub const MBB_W5: RuleId = RuleId::new("MBB-W5");
/// First scoring example. 4 players: Red first, three tied second: Red 3; Silver would need 6 of…
pub const MBB_W6: RuleId = RuleId::new("MBB-W6");
/// Second scoring example. 5 players: Blue; Red = Yellow; Green; Purple.
pub const MBB_W7: RuleId = RuleId::new("MBB-W7");
/// First round. All on Start (1,3).
pub const MBB_W8: RuleId = RuleId::new("MBB-W8");
/// Bark Bark. y=3: Start(2) std(3) gate(4) std(5) std(6).
pub const MBB_W9: RuleId = RuleId::new("MBB-W9");
/// No way home. Table 5×2, obstacle (0,1).
pub const MBB_W10: RuleId = RuleId::new("MBB-W10");
/// Dead-end bounce. y=3: Start(3) std(4) trampoline(5) std(6) std(7) std(8).
pub const MBB_W11: RuleId = RuleId::new("MBB-W11");
/// Short cut. As W11 with both corner piles empty and Blue moving 2: on (10,3) with nothing left…
pub const MBB_W12: RuleId = RuleId::new("MBB-W12");
/// Loop. All on Start (4,3), Blue moves 5 first.
pub const MBB_W13: RuleId = RuleId::new("MBB-W13");
/// Cat and squirrel on the leader's tree.
pub const MBB_W14: RuleId = RuleId::new("MBB-W14");
/// Broken fence. Same row; Blue (6,3) crown moves 4, deck: broken_fence, std, gate.
pub const MBB_W15: RuleId = RuleId::new("MBB-W15");
/// The leader pays the penalty.
pub const MBB_W16: RuleId = RuleId::new("MBB-W16");
/// Order inside a number. y=3: Start(1) std(2) gate(3) std(4) std(5).
pub const MBB_W17: RuleId = RuleId::new("MBB-W17");
/// Two gates. Ring: Start (4,3); (4,2) corner (S,E); gate (5,2) E–W; (6,2) corner (W,S); std…
pub const MBB_W18: RuleId = RuleId::new("MBB-W18");
/// Any way round. Same ring, Blue on (5,2), head Start W.
pub const MBB_W19: RuleId = RuleId::new("MBB-W19");
/// Haggling. Blue (further behind) and Yellow share 5; limit 4 proposals.
pub const MBB_W20: RuleId = RuleId::new("MBB-W20");
/// A tale. Red claims 5, then lays 2; Green claims 3 and lays 3; Blue claims 4 and withdraws.
pub const MBB_W21: RuleId = RuleId::new("MBB-W21");
/// Past 6 together. Points before: Blue 3, Yellow 4, Red 5.
pub const MBB_W22: RuleId = RuleId::new("MBB-W22");
/// Pushed onto a trampoline.
pub const MBB_W23: RuleId = RuleId::new("MBB-W23");
/// Bark Bark on an occupied tree.
pub const MBB_W24: RuleId = RuleId::new("MBB-W24");

/// Every id of the catalogue, in its order.
pub const ALL: [RuleId; 208] = [
    MBB_G1, MBB_G2, MBB_G3, MBB_G4, MBB_G5, MBB_G6, MBB_G7, MBB_G8, MBB_G9, MBB_G10, MBB_G11,
    MBB_G12, MBB_G13, MBB_G14, MBB_1, MBB_2, MBB_3, MBB_4, MBB_5, MBB_6, MBB_7, MBB_8, MBB_9,
    MBB_10, MBB_11, MBB_12, MBB_13, MBB_14, MBB_15, MBB_16, MBB_17, MBB_18, MBB_19, MBB_20, MBB_21,
    MBB_22, MBB_23, MBB_24, MBB_25, MBB_26, MBB_27, MBB_28, MBB_29, MBB_30, MBB_31, MBB_32, MBB_33,
    MBB_34, MBB_35, MBB_36, MBB_37, MBB_38, MBB_39, MBB_40, MBB_41, MBB_42, MBB_43, MBB_44, MBB_45,
    MBB_46, MBB_47, MBB_48, MBB_49, MBB_50, MBB_51, MBB_52, MBB_53, MBB_54, MBB_55, MBB_56, MBB_57,
    MBB_58, MBB_59, MBB_60, MBB_61, MBB_62, MBB_63, MBB_64, MBB_65, MBB_66, MBB_67, MBB_68, MBB_69,
    MBB_70, MBB_71, MBB_72, MBB_73, MBB_74, MBB_75, MBB_76, MBB_77, MBB_78, MBB_79, MBB_80, MBB_81,
    MBB_82, MBB_83, MBB_84, MBB_85, MBB_86, MBB_87, MBB_88, MBB_89, MBB_90, MBB_91, MBB_92, MBB_93,
    MBB_94, MBB_95, MBB_96, MBB_97, MBB_R1, MBB_R2, MBB_R3, MBB_R4, MBB_R5, MBB_R6, MBB_R7, MBB_R8,
    MBB_R9, MBB_R10, MBB_R11, MBB_R12, MBB_R13, MBB_R14, MBB_R15, MBB_R16, MBB_R17, MBB_R18,
    MBB_R19, MBB_R20, MBB_R21, MBB_R22, MBB_R23, MBB_R24, MBB_R25, MBB_R26, MBB_R27, MBB_R28,
    MBB_R29, MBB_R30, MBB_R31, MBB_R32, MBB_R33, MBB_R34, MBB_R35, MBB_R36, MBB_R37, MBB_R38,
    MBB_R39, MBB_R40, MBB_R41, MBB_R42, MBB_R43, MBB_R44, MBB_R45, MBB_R46, MBB_R47, MBB_R48,
    MBB_R49, MBB_R50, MBB_R51, MBB_R52, MBB_R53, MBB_R54, MBB_R55, MBB_R56, MBB_R57, MBB_R58,
    MBB_R59, MBB_R60, MBB_R61, MBB_R62, MBB_R63, MBB_R64, MBB_R65, MBB_R66, MBB_R67, MBB_R68,
    MBB_R69, MBB_R70, MBB_R71, MBB_R72, MBB_R73, MBB_W1, MBB_W2, MBB_W3, MBB_W4, MBB_W5, MBB_W6,
    MBB_W7, MBB_W8, MBB_W9, MBB_W10, MBB_W11, MBB_W12, MBB_W13, MBB_W14, MBB_W15, MBB_W16, MBB_W17,
    MBB_W18, MBB_W19, MBB_W20, MBB_W21, MBB_W22, MBB_W23, MBB_W24,
];
