//! The rule ids of Mole Park, generated from docs/rules/mole-park.md by `cargo xtask codegen`; do not edit.

use tabletop::RuleId;

/// Win King Mole's crown first; that wins the game and makes you the new King Mole.
pub const MOLE_1: RuleId = RuleId::new("MOLE-1");
/// "Whack before you Win": nobody can win a prize without moles (see MOLE-20, -24, -44).
pub const MOLE_2: RuleId = RuleId::new("MOLE-2");
/// There is one board with holes 1–5, the Burrow, the Hill, the prize piles and the total spaces.
pub const MOLE_3: RuleId = RuleId::new("MOLE-3");
/// There are 32 dice, 8 of each of the four kinds; one player's set is one of each.
pub const MOLE_4: RuleId = RuleId::new("MOLE-4");
/// There are 7 prize decks with 56 cards together.
pub const MOLE_5: RuleId = RuleId::new("MOLE-5");
/// There is one deck of 125 moles.
pub const MOLE_6: RuleId = RuleId::new("MOLE-6");
/// Each player chooses a colour nobody else has and takes that colour's four dice.
pub const MOLE_7: RuleId = RuleId::new("MOLE-7");
/// The players agree who is King Mole for this game; that player gets the crown marker and keeps…
pub const MOLE_8: RuleId = RuleId::new("MOLE-8");
/// If they cannot agree, it is the player who was last at an arcade or a carnival.
pub const MOLE_9: RuleId = RuleId::new("MOLE-9");
/// If nobody has ever been to one, the book sends you off to do that first.
pub const MOLE_10: RuleId = RuleId::new("MOLE-10");
/// King Mole has two jobs: settling ties about prizes and the crown, and giving the signal to roll.
pub const MOLE_11: RuleId = RuleId::new("MOLE-11");
/// King Mole may be addressed in any way that player likes.
pub const MOLE_12: RuleId = RuleId::new("MOLE-12");
/// Shuffle the moles and put them face down on the Burrow.
pub const MOLE_13: RuleId = RuleId::new("MOLE-13");
/// Shuffle each prize deck by itself and put it face down on the pile of its colour.
pub const MOLE_14: RuleId = RuleId::new("MOLE-14");
/// Turn the top card of every prize pile face up.
pub const MOLE_15: RuleId = RuleId::new("MOLE-15");
/// There are no turns. The game goes in rounds in which all take part at the same time.
pub const MOLE_16: RuleId = RuleId::new("MOLE-16");
/// In a round each player rolls exactly one die of their own choice.
pub const MOLE_17: RuleId = RuleId::new("MOLE-17");
/// A whacking die (Glove, Pan, Mallet) is for fetching moles; the Prize die is for winning a prize.
pub const MOLE_18: RuleId = RuleId::new("MOLE-18");
/// Moles you whack go to your hand.
pub const MOLE_19: RuleId = RuleId::new("MOLE-19");
/// With at least one mole you may roll the Prize die; this cashes in ALL your moles, never a part…
pub const MOLE_20: RuleId = RuleId::new("MOLE-20");
/// The more your moles are worth, the better the prizes you can win.
pub const MOLE_21: RuleId = RuleId::new("MOLE-21");
/// A prize you won stays in front of you to the end and helps you later.
pub const MOLE_22: RuleId = RuleId::new("MOLE-22");
/// Whoever tries to win a prize loses all moles of the hand to the discard pile, prize or no prize.
pub const MOLE_23: RuleId = RuleId::new("MOLE-23");
/// You may not try to win a prize with no mole in hand.
pub const MOLE_24: RuleId = RuleId::new("MOLE-24");
/// The game ends when somebody wins the grand prize, the crown.
pub const MOLE_25: RuleId = RuleId::new("MOLE-25");
/// At the start of every round moles are dealt face down from the Burrow into every hole.
pub const MOLE_26: RuleId = RuleId::new("MOLE-26");
/// The full number is dealt no matter how many moles are still lying there (apart from MOLE-28).
pub const MOLE_27: RuleId = RuleId::new("MOLE-27");
/// 2–3 players: 1 mole into each hole, but none into a hole that already has 5.
pub const MOLE_28: RuleId = RuleId::new("MOLE-28");
/// 4–5 players: 1 mole into each hole, no cap.
pub const MOLE_29: RuleId = RuleId::new("MOLE-29");
/// 6 or more players: 2 moles into each hole, no cap.
pub const MOLE_30: RuleId = RuleId::new("MOLE-30");
/// After the deal all choose their die at the same time and in secret (in a closed fist).
pub const MOLE_31: RuleId = RuleId::new("MOLE-31");
/// When King Mole sees that all have chosen, King Mole says "Go!" or anything else of up to 30…
pub const MOLE_32: RuleId = RuleId::new("MOLE-32");
/// All chosen dice are rolled at the same time.
pub const MOLE_33: RuleId = RuleId::new("MOLE-33");
/// All whacking is resolved first, then all winning.
pub const MOLE_34: RuleId = RuleId::new("MOLE-34");
/// Your whacking die goes to the hole with the number you rolled.
pub const MOLE_35: RuleId = RuleId::new("MOLE-35");
/// X is a miss: no moles.
pub const MOLE_36: RuleId = RuleId::new("MOLE-36");
/// For each hole, 1 to 5, its moles are split evenly among all players who rolled its number.
pub const MOLE_37: RuleId = RuleId::new("MOLE-37");
/// What cannot be split evenly stays in the hole.
pub const MOLE_38: RuleId = RuleId::new("MOLE-38");
/// With fewer moles than whackers, nobody gets any from that hole (they stay).
pub const MOLE_39: RuleId = RuleId::new("MOLE-39");
/// The hand limit is 5 moles unless something changes it.
pub const MOLE_40: RuleId = RuleId::new("MOLE-40");
/// Whoever has more after whacking discards the surplus at once, cards of their own choice, old…
pub const MOLE_41: RuleId = RuleId::new("MOLE-41");
/// The discard pile is the Mole Hill.
pub const MOLE_42: RuleId = RuleId::new("MOLE-42");
/// Whoever rolled the Prize die lays the whole hand face up.
pub const MOLE_43: RuleId = RuleId::new("MOLE-43");
/// With no moles there you get nothing.
pub const MOLE_44: RuleId = RuleId::new("MOLE-44");
/// Your total is the stars on your moles, plus the Prize die, plus the stars of prizes won in…
pub const MOLE_45: RuleId = RuleId::new("MOLE-45");
/// When all totals are known, each Prize die goes to the board space of its total.
pub const MOLE_46: RuleId = RuleId::new("MOLE-46");
/// Prizes are picked from the highest total down to the lowest.
pub const MOLE_47: RuleId = RuleId::new("MOLE-47");
/// In that order each takes one face-up prize whose cost is at most the own total of this round.
pub const MOLE_48: RuleId = RuleId::new("MOLE-48");
/// Below 10: no prize.
pub const MOLE_49: RuleId = RuleId::new("MOLE-49");
/// 10–14: The Candy Bar.
pub const MOLE_50: RuleId = RuleId::new("MOLE-50");
/// 15–19: House of Toys or The Candy Bar.
pub const MOLE_51: RuleId = RuleId::new("MOLE-51");
/// 20–24: Inflation Nation or either stand below it.
pub const MOLE_52: RuleId = RuleId::new("MOLE-52");
/// 25–29: Furry Friends or any lower stand.
pub const MOLE_53: RuleId = RuleId::new("MOLE-53");
/// 30–34: Ready for Action or any lower stand.
pub const MOLE_54: RuleId = RuleId::new("MOLE-54");
/// 35–39: King Mole's Collection or any lower stand.
pub const MOLE_55: RuleId = RuleId::new("MOLE-55");
/// 40 or more: King Mole's crown and with it the game (only if announced, MOLE-65).
pub const MOLE_56: RuleId = RuleId::new("MOLE-56");
/// A prize that was taken is not replaced during the round.
pub const MOLE_57: RuleId = RuleId::new("MOLE-57");
/// If no prize you can afford is left, you win nothing and still lose your moles.
pub const MOLE_58: RuleId = RuleId::new("MOLE-58");
/// Equal totals: King Mole decides, in any manner, who picks first.
pub const MOLE_59: RuleId = RuleId::new("MOLE-59");
/// If King Mole is one of the tied players, King Mole picks last of them, always.
pub const MOLE_60: RuleId = RuleId::new("MOLE-60");
/// All take back the die they rolled.
pub const MOLE_61: RuleId = RuleId::new("MOLE-61");
/// Cashed-in moles go to the Hill.
pub const MOLE_62: RuleId = RuleId::new("MOLE-62");
/// Every stand whose top card is face down gets it turned face up.
pub const MOLE_63: RuleId = RuleId::new("MOLE-63");
/// Then the next round begins; so on until the crown is won.
pub const MOLE_64: RuleId = RuleId::new("MOLE-64");
/// To win the crown (40 stars) you must announce "Going for the Crown" at the start of the round…
pub const MOLE_65: RuleId = RuleId::new("MOLE-65");
/// In answer any other players may announce it too.
pub const MOLE_66: RuleId = RuleId::new("MOLE-66");
/// An announcement cannot be taken back.
pub const MOLE_67: RuleId = RuleId::new("MOLE-67");
/// Announced and below 40: you get nothing at all and your moles are cashed in all the same.
pub const MOLE_68: RuleId = RuleId::new("MOLE-68");
/// Announced and 40 or more, and nobody else did both: you win and become King Mole.
pub const MOLE_69: RuleId = RuleId::new("MOLE-69");
/// Announced and 40 or more, and so did at least one other: exactly those players go to the…
pub const MOLE_70: RuleId = RuleId::new("MOLE-70");
/// Showdown: first all moles are cleared from the board.
pub const MOLE_71: RuleId = RuleId::new("MOLE-71");
/// Each contestant gives back ALL prizes before it.
pub const MOLE_72: RuleId = RuleId::new("MOLE-72");
/// Each hole gets as many new moles as there are contestants (2 contestants: 2 each, 3: 3 each…
pub const MOLE_73: RuleId = RuleId::new("MOLE-73");
/// Each contestant rolls all four own dice.
pub const MOLE_74: RuleId = RuleId::new("MOLE-74");
/// Whacking dice are resolved first and moles handed out as usual.
pub const MOLE_75: RuleId = RuleId::new("MOLE-75");
/// For splitting, every die counts as a player of its own.
pub const MOLE_76: RuleId = RuleId::new("MOLE-76");
/// Contestants lay their moles face up; score = moles + own Prize die.
pub const MOLE_77: RuleId = RuleId::new("MOLE-77");
/// The highest score wins the crown and the game.
pub const MOLE_78: RuleId = RuleId::new("MOLE-78");
/// On a tie King Mole decides among the tied.
pub const MOLE_79: RuleId = RuleId::new("MOLE-79");
/// If King Mole is among the tied, King Mole loses automatically.
pub const MOLE_80: RuleId = RuleId::new("MOLE-80");
/// A power works for its owner from the round after it was won, adds up with equal powers unless…
pub const MOLE_P0: RuleId = RuleId::new("MOLE-P0");
/// A bigger hand (hand_limit {add}): your hand may hold that many moles more than the usual 5.
pub const MOLE_P1: RuleId = RuleId::new("MOLE-P1");
/// Roll again (reroll {dice}): once a round with each such prize, if you rolled one of its dice…
pub const MOLE_P2: RuleId = RuleId::new("MOLE-P2");
/// For bad luck (unlucky_draw {moles}): if you rolled a whacking die and took no mole from a hole…
pub const MOLE_P3: RuleId = RuleId::new("MOLE-P3");
/// On top (whack_draw {moles}): if you took at least one mole from a hole, draw that many more…
pub const MOLE_P4: RuleId = RuleId::new("MOLE-P4");
/// Leftover (leftover): after the even split of the hole you whacked, take one mole that stayed…
pub const MOLE_P5: RuleId = RuleId::new("MOLE-P5");
/// Keep (keep_mole {moles}): when your cashed-in moles would go to the Hill, you may keep up to…
pub const MOLE_P6: RuleId = RuleId::new("MOLE-P6");
/// Dear moles (mole_bonus {value, stars}): each mole of that printed value counts that many stars…
pub const MOLE_P7: RuleId = RuleId::new("MOLE-P7");
/// Full hand (full_hand {moles, stars}): cashing in at least that many moles adds that many…
pub const MOLE_P8: RuleId = RuleId::new("MOLE-P8");
/// Consolation (consolation {moles}): if you cashed in, did not announce, and no prize you could…
pub const MOLE_P9: RuleId = RuleId::new("MOLE-P9");
/// Peek (peek {holes}): before choosing your die you may look at all moles of up to that many…
pub const MOLE_P10: RuleId = RuleId::new("MOLE-P10");
/// First in ties (first_in_ties): among tied players owners pick before the others; King Mole…
pub const MOLE_P11: RuleId = RuleId::new("MOLE-P11");
/// How many can play? 2 to 8.
pub const MOLE_R1: RuleId = RuleId::new("MOLE-R1");
/// Seven decks but six stands? The seventh pile is the crown: 8 crown cards; the face-up one is…
pub const MOLE_R2: RuleId = RuleId::new("MOLE-R2");
/// How is King Mole found at this table? As the table agreed (option king_selection): the host…
pub const MOLE_R3: RuleId = RuleId::new("MOLE-R3");
/// Crown at set-up and as prize? The crown marker shows who is King Mole now; whoever wins the…
pub const MOLE_R4: RuleId = RuleId::new("MOLE-R4");
/// Does the role ever move during a game? No, only at its end (MOLE-R4).
pub const MOLE_R5: RuleId = RuleId::new("MOLE-R5");
/// "Deciding prizes": more than ties? No, only MOLE-59, -60, -79, -80 and the signal.
pub const MOLE_R6: RuleId = RuleId::new("MOLE-R6");
/// A visit that is yet to come? Cannot be told: a visit is told by the days that have passed…
pub const MOLE_R81: RuleId = RuleId::new("MOLE-R81");
/// What order serves where the book gives none? King-last order.
pub const MOLE_R7: RuleId = RuleId::new("MOLE-R7");
/// In which order? Holes 1 to 5; all cards of a hole before the next hole; each new card on top.
pub const MOLE_R8: RuleId = RuleId::new("MOLE-R8");
/// Does the cap of 5 hold for 4+ players? No, only for 2–3; it is checked hole by hole at the deal.
pub const MOLE_R9: RuleId = RuleId::new("MOLE-R9");
/// Burrow empty? When a card must be drawn and the Burrow is empty, the whole Hill is shuffled…
pub const MOLE_R10: RuleId = RuleId::new("MOLE-R10");
/// Burrow and Hill both empty? Dealing or drawing simply stops; later holes (or players in…
pub const MOLE_R11: RuleId = RuleId::new("MOLE-R11");
/// Which player count? The number of seats at the start; it never changes (MOLE-R66).
pub const MOLE_R12: RuleId = RuleId::new("MOLE-R12");
/// May anyone look at face-down moles? No, not the dealer either; only peek owners.
pub const MOLE_R13: RuleId = RuleId::new("MOLE-R13");
/// When exactly? Directly after the deal, before dice are chosen.
pub const MOLE_R14: RuleId = RuleId::new("MOLE-R14");
/// How do answers work? In windows.
pub const MOLE_R15: RuleId = RuleId::new("MOLE-R15");
/// Announce without moles? Refused, under every option.
pub const MOLE_R16: RuleId = RuleId::new("MOLE-R16");
/// Announce without a chance to reach 40? Allowed.
pub const MOLE_R17: RuleId = RuleId::new("MOLE-R17");
/// What does an announcer roll? The Prize die, necessarily; there is nothing to choose, and no…
pub const MOLE_R18: RuleId = RuleId::new("MOLE-R18");
/// After others' announcements, must I react? No.
pub const MOLE_R19: RuleId = RuleId::new("MOLE-R19");
/// If nobody has a mole, is there a call? No; the step is skipped.
pub const MOLE_R20: RuleId = RuleId::new("MOLE-R20");
/// May a choice be changed? No, final when sent.
pub const MOLE_R21: RuleId = RuleId::new("MOLE-R21");
/// What do others see before Go? Only who is ready, not what.
pub const MOLE_R22: RuleId = RuleId::new("MOLE-R22");
/// Prize die with an empty hand (the book says both "you cannot" and "you get nothing")? It…
pub const MOLE_R23: RuleId = RuleId::new("MOLE-R23");
/// King Mole silent? The signal comes by itself after some seconds (option go_wait, usually 5…
pub const MOLE_R24: RuleId = RuleId::new("MOLE-R24");
/// May one sit out a round or whack with a full hand? Sitting out: no.
pub const MOLE_R25: RuleId = RuleId::new("MOLE-R25");
/// Dice odds? Each face of a die is equally likely, in every roll.
pub const MOLE_R26: RuleId = RuleId::new("MOLE-R26");
/// How do rerolls run? In windows: all who own an unused reroll that fits their die say at the…
pub const MOLE_R27: RuleId = RuleId::new("MOLE-R27");
/// Which moles does each get? Holes 1 to 5 in turn; from the top, one card at a time, whackers in…
pub const MOLE_R28: RuleId = RuleId::new("MOLE-R28");
/// May a whacker refuse cards? No; take the share, then discard down.
pub const MOLE_R29: RuleId = RuleId::new("MOLE-R29");
/// Order of powers and limit? All five holes are split, with leftovers (MOLE-P5), first; then…
pub const MOLE_R30: RuleId = RuleId::new("MOLE-R30");
/// Exactly how many are discarded? Down to the limit, no more, no fewer; no voluntary discards.
pub const MOLE_R31: RuleId = RuleId::new("MOLE-R31");
/// Is the Hill open? Yes, face up; anyone may read it.
pub const MOLE_R32: RuleId = RuleId::new("MOLE-R32");
/// Do others see what I whacked? No, only how many.
pub const MOLE_R33: RuleId = RuleId::new("MOLE-R33");
/// Several moles stuck in a crowded hole? They stay and the next deal adds to them, no limit with…
pub const MOLE_R34: RuleId = RuleId::new("MOLE-R34");
/// Whacking an empty hole? Nothing; counts as "took no mole".
pub const MOLE_R35: RuleId = RuleId::new("MOLE-R35");
/// "Worth": cost or printed stars? The stand's cost.
pub const MOLE_R36: RuleId = RuleId::new("MOLE-R36");
/// Order by band or exact total? Exact total: 24 picks before 23 although both stand on the 20–24…
pub const MOLE_R37: RuleId = RuleId::new("MOLE-R37");
/// How many prizes? One per cash-in; a cheaper one may be chosen.
pub const MOLE_R38: RuleId = RuleId::new("MOLE-R38");
/// Must a prize be taken? No, it may be left.
pub const MOLE_R39: RuleId = RuleId::new("MOLE-R39");
/// 40 or more without announcement? No crown; pick from the six stands as usual (all are…
pub const MOLE_R40: RuleId = RuleId::new("MOLE-R40");
/// Announcer between 10 and 39? Not in the pick order, no prize.
pub const MOLE_R41: RuleId = RuleId::new("MOLE-R41");
/// What comes first, crown or picks? Whacking of the round is finished first, discards included.
pub const MOLE_R42: RuleId = RuleId::new("MOLE-R42");
/// Tie procedure? When a tied group is reached and at least one prize it can afford is face up…
pub const MOLE_R43: RuleId = RuleId::new("MOLE-R43");
/// King Mole away, bot or out of time? Bots decide as they like; otherwise the order is drawn at…
pub const MOLE_R44: RuleId = RuleId::new("MOLE-R44");
/// May King Mole decide out of self-interest, deal or whim? Yes ("in any manner").
pub const MOLE_R45: RuleId = RuleId::new("MOLE-R45");
/// A stand's deck runs out? The stand stays empty for the rest of the game.
pub const MOLE_R46: RuleId = RuleId::new("MOLE-R46");
/// When do a new prize's stars and powers count? From the next round on.
pub const MOLE_R47: RuleId = RuleId::new("MOLE-R47");
/// Are prize stars spent? Never; they count each time, for the crown too.
pub const MOLE_R48: RuleId = RuleId::new("MOLE-R48");
/// Total below 10? A total is still made and shown; no prize; moles lost.
pub const MOLE_R49: RuleId = RuleId::new("MOLE-R49");
/// Where are cashed-in moles until the round ends? On the table, not in the Hill; a reshuffle…
pub const MOLE_R50: RuleId = RuleId::new("MOLE-R50");
/// Can moles whacked this round be cashed in this round? No; each player rolls one die only.
pub const MOLE_R51: RuleId = RuleId::new("MOLE-R51");
/// Exact order? (1) dice are taken back; (2) who may keep moles chooses, all at once, then…
pub const MOLE_R52: RuleId = RuleId::new("MOLE-R52");
/// "Until someone tries to win the crown": does a failed try end the game? No; the game goes on.
pub const MOLE_R53: RuleId = RuleId::new("MOLE-R53");
/// Both at 40+, totals differ: does the higher one win? No, Showdown; the margin is worth nothing.
pub const MOLE_R54: RuleId = RuleId::new("MOLE-R54");
/// Where do Showdown moles come from? All cashed-in moles and all cleared moles go to the Hill…
pub const MOLE_R55: RuleId = RuleId::new("MOLE-R55");
/// Hands? Contestants start with empty hands (one still held, possible only at closing time, goes…
pub const MOLE_R56: RuleId = RuleId::new("MOLE-R56");
/// Hand limit in the Showdown? 5, since moles are handed out "as usual" and prizes are gone; the…
pub const MOLE_R57: RuleId = RuleId::new("MOLE-R57");
/// Split order? Per hole one card per die and pass; dice in King-last order of owners, then…
pub const MOLE_R58: RuleId = RuleId::new("MOLE-R58");
/// Returned prizes? Out of the game, with their stars and powers; at the end it is still told who…
pub const MOLE_R59: RuleId = RuleId::new("MOLE-R59");
/// Choices in the Showdown? None, except King Mole's on a tie.
pub const MOLE_R60: RuleId = RuleId::new("MOLE-R60");
/// King Mole tied with one other? The other wins, no question.
pub const MOLE_R61: RuleId = RuleId::new("MOLE-R61");
/// Enough cards? Always: at most 8 × 5 = 40 are needed; the hands of the others hold at most 5…
pub const MOLE_R62: RuleId = RuleId::new("MOLE-R62");
/// A contestant all of whose dice miss? Score = Prize die alone.
pub const MOLE_R63: RuleId = RuleId::new("MOLE-R63");
/// Places of the others? One winner; all others share second place.
pub const MOLE_R64: RuleId = RuleId::new("MOLE-R64");
/// What if nobody ever announces? Closing time: after round 60 (option closing_time, 20 to 200)…
pub const MOLE_R65: RuleId = RuleId::new("MOLE-R65");
/// Somebody leaves? A bot plays the seat to the end (role, hand and prizes stay), also when…
pub const MOLE_R66: RuleId = RuleId::new("MOLE-R66");
/// Talk and bluff? Free: chat about moles, dice and plans may be true or false.
pub const MOLE_R67: RuleId = RuleId::new("MOLE-R67");
/// Garbled text? "rolls and X" = an X; "10 14", "15 19" … = 10–14 …; "You can prizes" = you can…
pub const MOLE_R68: RuleId = RuleId::new("MOLE-R68");
/// "Prize dice on the space": does position matter? No, it only shows the total.
pub const MOLE_R69: RuleId = RuleId::new("MOLE-R69");
/// A power in a box of your own that nobody knows? That box cannot be played; nothing is ever…
pub const MOLE_R70: RuleId = RuleId::new("MOLE-R70");
/// Powers are not in the rulebook? They are this edition's.
pub const MOLE_R71: RuleId = RuleId::new("MOLE-R71");
/// Do a player's own total and odds get shown? Totals are added up for you; your own possible…
pub const MOLE_R72: RuleId = RuleId::new("MOLE-R72");
/// Two effects on one card? Both work, independently.
pub const MOLE_R73: RuleId = RuleId::new("MOLE-R73");
/// Draw powers with the limit? Every draw is followed by a limit check in its step (MOLE-R30…
pub const MOLE_R74: RuleId = RuleId::new("MOLE-R74");
/// A leftover with a share of 0: does it beat "get nothing"? Yes, for its owner only: card text…
pub const MOLE_R75: RuleId = RuleId::new("MOLE-R75");
/// A player declines a prize? The pick is given up for this round; the next in order goes on, and…
pub const MOLE_R76: RuleId = RuleId::new("MOLE-R76");
/// Must I remember what I saw in a hole? No: a mole you looked at stays visible to you as long as…
pub const MOLE_R77: RuleId = RuleId::new("MOLE-R77");
/// Does the crown count of 40 or the hand limit change with the player count? No.
pub const MOLE_R78: RuleId = RuleId::new("MOLE-R78");
/// May I cash in while my total cannot reach 10? Yes; one mole is enough.
pub const MOLE_R79: RuleId = RuleId::new("MOLE-R79");
/// Is a mole's identity ever relevant? No, only its stars; names are decoration.
pub const MOLE_R80: RuleId = RuleId::new("MOLE-R80");

/// Every id of the catalogue, in its order.
pub const ALL: [RuleId; 173] = [
    MOLE_1, MOLE_2, MOLE_3, MOLE_4, MOLE_5, MOLE_6, MOLE_7, MOLE_8, MOLE_9, MOLE_10, MOLE_11,
    MOLE_12, MOLE_13, MOLE_14, MOLE_15, MOLE_16, MOLE_17, MOLE_18, MOLE_19, MOLE_20, MOLE_21,
    MOLE_22, MOLE_23, MOLE_24, MOLE_25, MOLE_26, MOLE_27, MOLE_28, MOLE_29, MOLE_30, MOLE_31,
    MOLE_32, MOLE_33, MOLE_34, MOLE_35, MOLE_36, MOLE_37, MOLE_38, MOLE_39, MOLE_40, MOLE_41,
    MOLE_42, MOLE_43, MOLE_44, MOLE_45, MOLE_46, MOLE_47, MOLE_48, MOLE_49, MOLE_50, MOLE_51,
    MOLE_52, MOLE_53, MOLE_54, MOLE_55, MOLE_56, MOLE_57, MOLE_58, MOLE_59, MOLE_60, MOLE_61,
    MOLE_62, MOLE_63, MOLE_64, MOLE_65, MOLE_66, MOLE_67, MOLE_68, MOLE_69, MOLE_70, MOLE_71,
    MOLE_72, MOLE_73, MOLE_74, MOLE_75, MOLE_76, MOLE_77, MOLE_78, MOLE_79, MOLE_80, MOLE_P0,
    MOLE_P1, MOLE_P2, MOLE_P3, MOLE_P4, MOLE_P5, MOLE_P6, MOLE_P7, MOLE_P8, MOLE_P9, MOLE_P10,
    MOLE_P11, MOLE_R1, MOLE_R2, MOLE_R3, MOLE_R4, MOLE_R5, MOLE_R6, MOLE_R81, MOLE_R7, MOLE_R8,
    MOLE_R9, MOLE_R10, MOLE_R11, MOLE_R12, MOLE_R13, MOLE_R14, MOLE_R15, MOLE_R16, MOLE_R17,
    MOLE_R18, MOLE_R19, MOLE_R20, MOLE_R21, MOLE_R22, MOLE_R23, MOLE_R24, MOLE_R25, MOLE_R26,
    MOLE_R27, MOLE_R28, MOLE_R29, MOLE_R30, MOLE_R31, MOLE_R32, MOLE_R33, MOLE_R34, MOLE_R35,
    MOLE_R36, MOLE_R37, MOLE_R38, MOLE_R39, MOLE_R40, MOLE_R41, MOLE_R42, MOLE_R43, MOLE_R44,
    MOLE_R45, MOLE_R46, MOLE_R47, MOLE_R48, MOLE_R49, MOLE_R50, MOLE_R51, MOLE_R52, MOLE_R53,
    MOLE_R54, MOLE_R55, MOLE_R56, MOLE_R57, MOLE_R58, MOLE_R59, MOLE_R60, MOLE_R61, MOLE_R62,
    MOLE_R63, MOLE_R64, MOLE_R65, MOLE_R66, MOLE_R67, MOLE_R68, MOLE_R69, MOLE_R70, MOLE_R71,
    MOLE_R72, MOLE_R73, MOLE_R74, MOLE_R75, MOLE_R76, MOLE_R77, MOLE_R78, MOLE_R79, MOLE_R80,
];
