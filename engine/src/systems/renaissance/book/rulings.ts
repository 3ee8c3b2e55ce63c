import type { Rulings } from '../../../kernel/types.ts'

type Value = string | number | boolean
/** What the rules leave open: an option, its values, the first of them the default, and why. */
const open = <const I extends `REN-${string}`, const O extends string, const V extends readonly [Value, ...Value[]]>(
  id: I,
  option: O,
  values: V,
  why: string,
): { readonly id: I; readonly option: O; readonly values: V; readonly default: V[0]; readonly why: string } => ({
  id,
  option,
  values,
  default: values[0],
  why,
})

/** What the chapter and its companions leave open, contradict or print twice. `README.md` lists those without an option too. */
export const rulings = [
  // Checks and luck.
  open(
    'REN-A04',
    'tie',
    ['reroll', 'defender', 'attacker'],
    'Ties are rolled again; after the third time (REN-A92) the defender has it.',
  ),
  open(
    'REN-A52',
    'modifierFloor',
    ['none', '-60'],
    'One remark elsewhere knows a greatest penalty of -60; the rules of checks do not.',
  ),
  open(
    'REN-A53',
    'luckIgnoresWounds',
    [true, false],
    'Luck spent before a check ignores all negative modifiers, and wounds are some.',
  ),
  open(
    'REN-A70',
    'luckAfter',
    ['ownRoll', 'bothSeen'],
    'When luck is spent after a check that somebody opposes is not said: after the own roll, before the other is thrown.',
  ),
  open('REN-A95', 'luckPerCheck', ['any', 'one'], 'No limit is given; the game master may allow one point a check.'),
  // Turns.
  open('REN-A96', 'initiativeEachRound', [false, true], 'Whether initiative is rolled anew is not said: once a fight.'),
  open(
    'REN-A79',
    'initTie',
    ['reroll', 'id'],
    'Equal totals go by the higher modifier; equal in that too, a d10 is thrown until it is decided.',
  ),
  open(
    'REN-A97',
    'surprise',
    ['unawareOnly', 'loseFirstTurn', 'none'],
    'There is no rule for surprise but that of unaware targets; house rules may cost the first turn, or know none.',
  ),
  open(
    'REN-A104',
    'callOut',
    [true, false],
    'How those learn of a fight who have not noticed it is not said: who knows calls out to comrades within ten metres, ours.',
  ),
  open('REN-A98', 'allowDelay', [false, true], 'There is no rule for holding back a turn; readying is there for it.'),
  open(
    'REN-A100',
    'standoffRounds',
    [3, 'never'],
    'Where nobody can get at anybody for some rounds the fight is over, ours.',
  ),
  // Movement.
  open(
    'REN-A11',
    'fullMovePenaltyAffectsDefence',
    [true, false],
    'Defending with Fray or a weapon is a check of a physical skill.',
  ),
  open(
    'REN-A82',
    'runPenaltyFrom',
    ['start', 'exceeding'],
    'Whoever means to run runs from his first step; or from where he goes beyond his base rate.',
  ),
  open(
    'REN-A12',
    'chargeMinDistance',
    [3, 2, 1],
    'The chapter says usually three metres, its summary more than two, a power more than one.',
  ),
  open(
    'REN-A21',
    'crawlAction',
    ['quick', 'standard'],
    'Crawling is unusual movement and quick; another table makes it a Standard Action.',
  ),
  open(
    'REN-A24',
    'followThrough',
    ['stunts', 'never', 'ask'],
    'Some stunts may be joined to a move at the game master’s discretion: those marked so, none, or he is asked.',
  ),
  open(
    'REN-A57',
    'diagonalCost',
    ['1.5', 'root-two'],
    'A diagonal step may be counted as one and a half metres or measured.',
  ),
  open(
    'REN-A17',
    'aooOn',
    ['awayOrPast', 'leavingThreatened'],
    'Away or past: a step out of a threatened square that does not bring the mover nearer; or any step out of one.',
  ),
  // Attacks.
  open('REN-A01', 'mosThreshold', ['gte', 'gt'], 'The text says 30 or more, the list below it more than 30.'),
  open(
    'REN-A02',
    'upgradeGrantsDv',
    [true, false],
    'The worked example gives +5 DV for a result upgraded by luck; the margin itself does not change.',
  ),
  open(
    'REN-A03',
    'criticalCountsAsExceptional',
    [true, false],
    'A critical stands above an exceptional success on the ladder, so a strike has its result.',
  ),
  open('REN-A13', 'parryIsReaction', [false, true], 'The chapter says no, a class elsewhere yes.'),
  open(
    'REN-A14',
    'feintDuration',
    ['attacker', 'defender'],
    'Until the beginning of “their” next turn: the feinter’s, or the target’s.',
  ),
  open('REN-A15', 'npcLuck', [1, 5], 'Who has no Luck still strikes blindly: as with a stat of 1, ours.'),
  open(
    'REN-A99',
    'blindCapBySkill',
    [false, true],
    'Whether a skill below the blind target number counts instead is not said.',
  ),
  open('REN-A26', 'maxAttacks', ['weapons', 'two'], 'No limit is given but the weapons wielded.'),
  open('REN-A31', 'proneDefencePenalty', [0, 10], 'Lying down is said to hinder attacks only.'),
  open('REN-A73', 'coverBands', [40, 50], 'Partial cover hides about half; on a map, from 40 per cent.'),
  open('REN-A46', 'wellSuitedNoPenalty', [10, 0], 'A weapon well suited for what has no penalty: +10, ours.'),
  open(
    'REN-A47',
    'dismount',
    ['house', 'off'],
    'The chapter is at a loss; ours is a maneuver at -10 against Ride or Fray.',
  ),
  open(
    'REN-A51',
    'maimLethal',
    ['unaware', 'always', 'never', 'ask'],
    'The example kills an unaware man by maiming his neck; whether others die of it is the game master’s.',
  ),
  open(
    'REN-A76',
    'specialDefence',
    ['house', 'off'],
    'Defending with a maneuver is spoken of and not told; ours: Disarm or Trip in place of defence at -10.',
  ),
  open('REN-A45', 'escapeAction', ['standard', 'quick'], 'What action it takes to break a grapple is not said.'),
  open(
    'REN-A71',
    'bothFail',
    ['reroll', 'holds'],
    'If both fail to break or hold, it is thrown again; or the hold stays.',
  ),
  open(
    'REN-A42',
    'backlashOnCritFail',
    [false, true],
    'Fists hurt on an exceptional failure; a critical one is not named.',
  ),
  open(
    'REN-A62',
    'readyTiming',
    ['before', 'after'],
    'A readied action comes just before what set it off is done; or just after.',
  ),
  open(
    'REN-A16',
    'reactionRefresh',
    ['endOfNextTurn', 'startOfTurn'],
    'A reaction is back at the end of one’s next turn; or once in a cycle of turns.',
  ),
  // Mounts, areas.
  open('REN-A27', 'rideBySingleTargetPenalty', [true, false], 'A ride-by at one target is still a ride-by.'),
  open(
    'REN-A28',
    'mountedDb',
    ['all', 'chargeOnly'],
    'With the mount’s STR every DB of the attack is reckoned, or only what the charge adds.',
  ),
  open(
    'REN-A29',
    'riderPenalty',
    ['all', 'meleeOnFoot'],
    'The text says attacks; the reason it gives is for those on foot.',
  ),
  open(
    'REN-A105',
    'bareHands',
    ['all', 'strikes'],
    'Bare hands have -10 against arms: in grabs and trips too, or only when they strike.',
  ),
  open(
    'REN-A106',
    'mountReacts',
    ['shared', 'own'],
    'A mount’s actions are not counted apart, so it has its rider’s reaction; or one of its own.',
  ),
  open('REN-A35', 'blastMosBonus', [true, false], 'A well-thrown bomb does more damage like any attack.'),
  open(
    'REN-A36',
    'scatterClamp',
    [false, true],
    'A bomb may stray farther than it was thrown, unless that is ruled out.',
  ),
  open('REN-A67', 'scatter', ['compass', 'free'], 'Two ways to scatter are offered: eight directions, or any.'),
  // Damage.
  open('REN-A07', 'woundRule', ['floor', 'strict'], 'Reaching the threshold wounds; elsewhere it must be exceeded.'),
  open(
    'REN-A08',
    'knockdownPerWound',
    [false, true],
    'One check for an instance of damage, or one for each wound of it.',
  ),
  open(
    'REN-A09',
    'overPenetrationAdds',
    [false, true],
    'Read to the letter AP beyond AV would add damage; what remains of AV cannot be less than nothing.',
  ),
  open('REN-A10', 'strictExceed', [false, true], 'Disabled at DUR and dead at the death rating, or only beyond them.'),
  open(
    'REN-A40',
    'resistanceOrder',
    ['beforeArmour', 'afterArmour'],
    'A resistance changes the attack’s DV, so it comes before armour.',
  ),
  open('REN-A54', 'shieldAvWhenUnaware', [false, true], 'A shield serves who is aware of the attack.'),
  open('REN-A86', 'bleedTick', [20, 1], 'Bleeding is told by the minute, twenty turns; a grim table may count turns.'),
] as const satisfies Rulings

export type Row = (typeof rulings)[number]
/** The id of a ruling; those without an option are cited too. */
export type RenRuling = Row['id']
/** Everything a fight may choose, each with the values allowed. */
export type RenOptions = { readonly [R in Row as R['option']]: R['values'][number] }
