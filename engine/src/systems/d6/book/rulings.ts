import type { Rulings } from '../../../kernel/types.ts'

/**
 * What the book leaves to the game master, contradicts or prints twice, by what it is about: the ruling's id, the option, its title
 * and the values a fight may choose, of which the first is what is done otherwise. `D6-A…` are unclear passages; any other id is
 * the rule the choice belongs to.
 */
export const ROWS = {
  'How the fight is played': [
    ['D6-DMG-ToDamageChapter', 'injury', 'How injuries are counted', ['wounds', 'bodyPoints']],
    ['D6-A01', 'initiative', 'When initiative is rolled', ['everyRound', 'oncePerScene', 'firstAct']],
    ['D6-C-INIT-Group', 'groupInitiative', 'One initiative for those alike', [false, true]],
    ['D6-A21', 'useInitiativeBonus', 'Initiative bonus of the quick', [false, true]],
    ['D6-A80', 'standoffRounds', 'When a standoff ends', [3, 5, 10, 'never']],
    ['D6-A94', 'whoInterrupts', 'Who may interrupt', ['foes', 'anybody']],
  ],
  'Dice and points': [
    [
      'D6-A02',
      'critFail',
      'A 1 on the Wild Die',
      ['removeBoth', 'cancelHighestOnly', 'complication', 'gmChoice', 'none'],
    ],
    ['D6-C-DIE-Simplify5D', 'simplify', 'Fewer dice', ['no', 'fiveDice', 'wildOnly']],
    ['D6-C-CP-Max', 'characterPointLimit', 'Character Points on one roll', [5, 2, 'unlimited']],
    ['D6-C-CP-NotWithFP', 'pointsTogether', 'Both kinds of points on one roll', [false, true]],
    ['D6-C-SKILL-Untrained', 'untrainedModifier', 'Untrained skills', [5, 0, 1, 10]],
  ],
  'Defence and difficulty': [
    ['D6-PASS-Opt', 'usePassiveBonus', 'The nimble are harder to hit', [false, true]],
    ['D6-A18', 'acrobaticsDefence', 'Acrobatics as defence', [false, true]],
    ['D6-A19', 'dropPips', 'Pips in the passive bonus', [false, true]],
    ['D6-A06', 'modifierMode', 'Modifiers rolled or standard', ['standard', 'rolled']],
    ['D6-A06', 'modifierWildDie', 'A Wild Die in rolled modifiers', [true, false]],
    ['D6-A08', 'clampUnmodified', 'A defence below 3', [true, false]],
    ['D6-A09', 'pointBlankInclusive', 'Exactly three metres', [true, false]],
    ['D6-A10', 'meleePointBlankModifier', 'Blows at Point Blank', [-5, 0]],
    ['D6-A11', 'meleeShortMax', 'How far long weapons reach', [5, 4, 6, 8]],
    ['D6-A12', 'parryVsRanged', 'Parrying missiles', [false, true]],
    ['D6-A13', 'multiDefence', 'Several defences at once', ['best', 'latest']],
    ['D6-A15', 'bodyBlockDamage', 'Blades stopped with the body', [true, false]],
    ['D6-A89', 'infravisionInTwilight', 'Heat seen in twilight', [true, false]],
    ['D6-A91', 'blindAim', 'Aiming blindly', [false, true]],
    ['D6-A93', 'paralysedDefend', 'Defences of the paralysed', [true, false]],
    ['D6-A16', 'bodyBlockArmour', 'Armour that spares the arm', ['any', 'oneDie']],
    ['D6-A68', 'grantReaction', 'A free reaction', ['never', 'ask']],
    ['D6-A24', 'softFullCover', 'Wholly hidden by what stops nothing', ['darkness', 'blocks']],
    ['D6-COVER-Add', 'leaningOut', 'Leaning out of cover', [true, false]],
    ['D6-A26', 'takingCover', 'Getting behind something', ['action', 'free']],
    ['D6-A27', 'damageBreaksAim', 'Being hurt while aiming', [true, false]],
    ['D6-A28', 'aimFor', 'How many shots an aim serves', ['firstShot', 'everyShot']],
  ],
  'Combat options': [
    ['D6-A07', 'hitLocationStandard', 'Hit locations', ['fantasy', 'regular', 'none']],
    ['D6-C-HIT-Effects', 'locationEffects', 'What hurt parts do', ['besides', 'instead', 'none']],
    ['D6-A47', 'knockoutTest', 'The test of a knockout', ['full', 'halved']],
    ['D6-A22', 'surpriseBonus', 'Dice of surprise', [1, 2, 3]],
    ['D6-A23', 'stackSurpriseBehind', 'Surprise and from behind', [true, false]],
    ['D6-C-OPT-Unwieldy', 'longWeapons', 'Long weapons', ['practised', 'always', 'never']],
    ['D6-A48', 'whipMissDamage', 'A whip that misses', [true, false]],
    ['D6-A49', 'breakCompares', 'What breaks things', ['damage', 'skill']],
    ['D6-A51', 'slamObjectTakes', 'What an obstacle suffers', ['opponent', 'attacker']],
    ['D6-A52', 'armPinPips', 'Pips against an arm pin', [false, true]],
    ['D6-C-OPT-Acrobatics', 'trickDifficulty', 'How hard tricks are', [15, 10, 20]],
    ['D6-C-OPT-Social', 'socialDifficulty', 'How hard words are', ['derived', 'standard']],
    ['D6-C-OPT-QuickDraw', 'quickDraw', 'Quick draw', ['drawing', 'always']],
    ['D6-C-SCALE-Mod', 'useScale', 'Scale', [true, false]],
    ['D6-A73', 'areaFalloff', 'How areas fade', ['example', 'literal']],
    ['D6-C-AREA-Burst', 'blast', 'How explosions spread', ['zones', 'falloff']],
    ['D6-C-AREA-Place', 'missPlacement', 'Where misses land', ['harmless', 'ask']],
    ['D6-A81', 'groupResistance', 'What protects from a group', ['least', 'most']],
    ['D6-A84', 'tackledRider', 'A tackled rider', ['unseated', 'seated']],
    ['D6-A85', 'handsInGrips', 'Hands that hold somebody', ['taken', 'free']],
    ['D6-A86', 'intangibleSeized', 'Seizing the intangible', [true, false]],
    ['D6-A88', 'scaleInStrength', 'Size in trials of strength', [true, false]],
    ['D6-A90', 'behindLasts', 'How long somebody is behind', ['ruled', 'turn']],
    ['D6-A92', 'areaAgainst', 'What avoids a spreading spell', ['active', 'any']],
    ['D6-A95', 'surprisedDive', 'The surprised and blasts', [false, true]],
  ],
  Damage: [
    ['D6-BONUS-Optional', 'useDamageBonus', 'Bonus of well-placed attacks', [false, true]],
    ['D6-A04', 'damageBonusRounding', 'Rounding of that bonus', ['up', 'down']],
    ['D6-A05', 'damageBonusWho', 'Who has that bonus', ['significant', 'everybody']],
    ['D6-BONUS-Abilities', 'bonusOnAbilities', 'That bonus for abilities', [false, true]],
    ['D6-A30', 'strengthDamage', 'Strength Damage', ['printed', 'formula']],
    ['D6-A31', 'naturalArmor', 'Natural armour', ['printed', 'byRank']],
    ['D6-A45', 'bpPhysiqueSoak', 'Physique against Body Point damage', [false, true]],
    ['D6-C-BP-Overlay', 'woundOverlay', 'Wound effects with Body Points', [false, true]],
    ['D6-A42', 'deathAtZero', 'No Body Points left', ['insignificant', 'everybody', 'nobody']],
    ['D6-A46', 'stunNonLethal', 'Stunning harms', [false, true]],
    ['D6-A36', 'stackRule', 'Wounds on wounds', ['lte', 'lt']],
    ['D6-A36', 'stunStacks', 'Stunned again', [true, false]],
    ['D6-A38', 'stunnedEffect', 'What being stunned means', ['penalty', 'defendOnly', 'ask']],
    ['D6-A39', 'stayUpPenalty', 'Incapacitated and up', ['previous', 'own', 'none']],
    ['D6-A40', 'mortalRollEvery', 'How often the dying roll', ['round', 'minute']],
    ['D6-A40', 'minuteCount', 'Minutes of dying', ['floor', 'ceil']],
    ['D6-C-W-Table', 'nearMissStuns', 'Near misses', ['never', 'ask']],
    ['D6-C-OPT-FastCombat', 'fastCombat', 'Fast combat', [false, true]],
    ['D6-C-OPT-Massive', 'massiveDamage', 'Massive damage', [false, true]],
    ['D6-C-OPT-KillingBlow', 'killingBlow', 'Killing blows', [false, true]],
    ['D6-C-OPT-NegativeDRT', 'negativeResistance', 'Resistance below nothing', ['injury', 'difficulties', 'zero']],
    ['D6-A59', 'mortalAssist', 'Saving the mortally wounded', [25, 30]],
  ],
  Gear: [
    ['D6-C-ARM-Encumber', 'armourEncumbrance', 'Armour hinders', [false, true]],
    ['D6-A64', 'maxResistance6D', 'Six dice of resistance at most', [false, true]],
    ['D6-C-ARM-Minimal', 'minimalArmour', 'Bare parts', [false, true]],
    ['D6-A57', 'crossbowReload', 'Loading crossbows', ['allCrossbows', 'heavyOnly']],
    ['D6-A67', 'physRange', 'Throwing ranges', ['static', 'rolled']],
  ],
  'Movement and vehicles': [
    ['D6-A56', 'freeHalfWithMove', 'Free steps besides a Move', [false, true]],
    ['D6-C-MOV-Cap', 'moveCap', 'How fast one may go', [4, 'none']],
    ['D6-C-MOV-Accel', 'acceleration', 'Gaining speed', [false, true]],
    ['D6-C-MOV-Fatigue', 'fatigueAfter', 'When running tires', [12, 6, 3, 'never']],
    ['D6-C-MOV-Run', 'tripWhenShortBy', 'When runners fall', [10, 5, 'never']],
    ['D6-C-VEH-Ram', 'landRam', 'Ramming on land', [false, true]],
    ['D6-C-VEH-Damage', 'vehicleLoses', 'What damaged vehicles lose', ['maneuverability', 'speed', 'ask']],
    ['D6-C-VEH-Passengers', 'passengerShare', 'What passengers suffer', ['full', 'half', 'quarter']],
    ['D6-A75', 'ramControl', 'Control after a ram', ['difficulty', 'roll']],
    ['D6-A79', 'fallenInTheWay', 'Stepping over the fallen', ['difficult', 'no', 'yes']],
    ['D6-A87', 'heldDriver', 'A held driver’s dodge', ['stands', 'ends']],
  ],
} as const

export type Row = (typeof ROWS)[keyof typeof ROWS][number]
/** The id of a ruling. */
export type D6RulingId = Row[0]
/** Everything a fight may choose, each with the values allowed. */
export type D6Options = { readonly [R in Row as R[1]]: R[3][number] }

/** Why it is done so. */
const WHY: Readonly<Record<Row[1], string>> = {
  injury: 'The Damage chapter offers two ways to count injuries; the worked example plays with Wounds.',
  initiative:
    'Three methods are offered; the chapter sends a fight back to Step 1, so the order is rolled anew each round.',
  groupInitiative:
    'The game master may roll once for those he leads alike; fighters of one side with one Acumen then share a total.',
  useInitiativeBonus: 'An optional bonus for search or Agility; the better of the two counts, both rounded down.',
  critFail:
    'A Wild 1 “cancels the highest”: the tutorials also take the 1 away. D6-A03: an engine does the same for every roll.',
  simplify: 'Big codes may be thrown as five dice, or as the Wild Die alone, with a fixed bonus for the rest.',
  characterPointLimit:
    'How many Character Points one roll may take depends on the tone: 2 in easy adventures, 5 in cinematic ones.',
  pointsTogether: 'Character and Fate Points do not go on one roll unless the game master waives it.',
  untrainedModifier: 'Using an attribute in place of a skill is usually +5; dodge and fighting are exempt.',
  usePassiveBonus: 'The bonus of the nimble to passive defence is marked optional.',
  acrobaticsDefence:
    'The example of the passive bonus names acrobatics, the rule Agility or dodge; another edition lets acrobatics help at Short range or more.',
  dropPips:
    '“Every 2D above 4D, round up” does not say whether a lone pip above 4D already counts; by default it does.',
  modifierMode: 'Difficulty modifiers are dice the game master rolls, or the number in parentheses.',
  modifierWildDie: 'Any roll by anybody has a Wild Die, so rolled modifiers have one too.',
  clampUnmodified:
    'Modifiers cannot bring the difficulty below 3; by default a bare defence roll of 2 is lifted as well.',
  pointBlankInclusive: 'Bands meet at 3 metres; the nearer one has its outer edge.',
  meleePointBlankModifier: 'Point Blank is -5 for blows as for shots: the tutorial’s punch has difficulty 5.',
  meleeShortMax: 'A hand weapon over two metres reaches Short range, for which hand weapons print no distance.',
  parryVsRanged:
    'An active defence serves against “relevant” attacks: one dodges anything, but blocks and parries blows.',
  multiDefence: 'Two defences of one turn may both be relevant to an attack; the better one stands.',
  bodyBlockDamage: 'A blade met with the body “always” hurts, even when the block succeeded.',
  bodyBlockArmour: 'Armour spares the arm that blocks a blade; which armour is not said.',
  grantReaction: 'The game master may call for a free partial defence of a target that has an inkling.',
  softFullCover: 'Cover that hides all of a target but stops nothing, a curtain or smoke, counts as complete darkness.',
  leaningOut:
    'Cover is what protects the target; who stands right beside a pillar or a corner leans out from behind it for his own shot.',
  takingCover:
    'Half a Move is free; without a map nobody measures how far off the cover is, so getting behind it takes the Move.',
  damageBreaksAim: 'Aiming must be uninterrupted; being hurt interrupts.',
  aimFor: 'Whether a round’s second shot keeps the aim is not said.',
  hitLocationStandard:
    'Hit locations print 1D as 5 and 4D as 15 where every other table has 3 and 12; a table may also play without them.',
  locationEffects:
    'A badly hurt part may hinder: in addition to Wound penalties, or in their place with dice for points. Wounded or worse counts as badly.',
  knockoutTest: 'A knockout does half damage and needs two levels; they are counted before halving.',
  surpriseBonus:
    'Dice for the one who surprises: our text’s “+10” is a misprint of +1D; another edition says “or more”.',
  stackSurpriseBehind: 'A blow from behind is both a surprise and at -4D; all modifiers add up.',
  longWeapons: 'Weapons over 60 cm may be +5; experience lowers that, so by default the trained are spared.',
  whipMissDamage: 'A whip that fails to entangle does full damage, odd as it reads.',
  breakCompares:
    'Breaking things compares the skill total with the object’s resistance; a damage total makes better sense.',
  slamObjectTakes: 'Whose Strength Damage harms the thing somebody is slammed into: the book prints the victim’s.',
  armPinPips: 'Forcing an opponent down is against twice the Agility dice; another edition adds the pips.',
  trickDifficulty: 'The game master sets the difficulty of an acrobatic trick.',
  socialDifficulty: 'A bluff, charm or threat may be resisted by a value derived from mettle or a standard 10.',
  quickDraw:
    'It is for acting rapidly with any combat skill as well as for drawing; everybody would be asked before every round.',
  useScale: 'Scale is for those who want it.',
  areaFalloff:
    'A spell loses a point “per full metre”, yet its example takes one off already between half a metre and one.',
  blast: 'The black powder bomb has no radius in this book: zones of its sister games, or the falloff of spells.',
  missPlacement: 'Where a missed throw lands is the game master’s to say; unless asked, it harms nobody.',
  useDamageBonus: 'Damage for a well-placed attack is marked optional.',
  damageBonusRounding: 'The rule rounds up; the worked example fits at Medium range, or at Short if it rounded down.',
  damageBonusWho: 'The bonus is for players’ characters and important others.',
  bonusOnAbilities: 'The game master may let the bonus apply to aimed abilities and spells.',
  strengthDamage: 'Two stat blocks print a Strength Damage their Physique does not give.',
  naturalArmor: 'The young dragon has two ranks of scales and prints the value of one.',
  bpPhysiqueSoak: 'With Body Points only armour and abilities resist; some tables add Physique all the same.',
  woundOverlay: 'Body Points left may be read as a Wound level with its penalties.',
  deathAtZero: 'The table kills at no Body Points, the text lets one be saved until as many again are lost.',
  stunNonLethal: 'Whether stun damage left after the Physique roll also costs Body Points is not said.',
  stackRule: 'An injury no worse than the present one raises it by a level; another edition asks for a lesser one.',
  stunStacks: 'Read plainly, being Stunned twice makes one Wounded.',
  stunnedEffect:
    'The Stunned lose a die this round and the next, or may only defend or retreat; who chooses is not said.',
  stayUpPenalty: 'The roll to stay up comes before the Incapacitated level takes hold, so the level before it weighs.',
  mortalRollEvery: 'The dying roll every round; another edition says every minute.',
  minuteCount: 'Minutes of dying are counted when they are over, so the first is safe.',
  nearMissStuns: 'A blow that barely fails against somebody without protection may Stun.',
  fastCombat: 'Optional: only the first round’s Wound penalties count until the fight is over.',
  massiveDamage: 'Optional: two levels in a round leave one defending or fleeing for two rounds.',
  killingBlow: 'Optional: enough harm in a blow or a round kills at once.',
  negativeResistance: 'Of three ways to treat a resistance below nothing the first is plain subtraction.',
  mortalAssist: 'Helping the Mortally Wounded is Very Difficult; another edition prints 30.',
  armourEncumbrance: 'Optional: layers and heavy armour hinder Agility.',
  maxResistance6D: 'Optional: nobody resists with more than 6D before points and penalties.',
  minimalArmour: 'Optional: a called shot to a bare part ignores armour.',
  crossbowReload:
    'The text forbids reloading any crossbow in the round it was shot, the table marks only the heavy one.',
  physRange: 'Throwing ranges are a Physique roll, or four times its dice and the pips for those who like it straight.',
  freeHalfWithMove: 'Half a Move is free; whether on top of a Move action is not said.',
  moveCap: 'The game master may limit speed to four times the Move.',
  acceleration: 'Optional: speed changes by at most twice the base Move a round.',
  fatigueAfter: 'How many rounds one can run before tiring is the game master’s to set; by default a minute.',
  tripWhenShortBy: 'A failed run covers only the Move or, missed badly, ends in a fall.',
  landRam: 'The combat chapter lets charioteers ram, the Movement chapter only boats and magical conveyances.',
  vehicleLoses: 'Light and heavy damage cost dice of Maneuverability or levels of speed; who chooses is not said.',
  passengerShare:
    'What passengers suffer is a guideline to be adjusted by how exposed they are: the printed share, half of it, or a quarter for a big ship’s crew.',
  ramControl: 'A ship’s ram “adds +5 to the roll” to regain control, which makes sense as difficulty.',
  fallenInTheWay:
    'The book does not say whether the fallen are in the way: they are stepped over as difficult ground is crossed.',
  standoffRounds:
    'The book ends no fight in which nobody can get at anybody: after some rounds of it both sides leave it at that.',
  groupResistance:
    'A group’s damage is resisted as one sum; whether a shield, size or an ability that protects from only some of them counts is not said.',
  tackledRider: 'Whether a tackle brings its man out of the saddle is not said; it takes hold of him bodily.',
  handsInGrips: 'A grip is taken with the hands; how many are left for a weapon or a bow is not said.',
  intangibleSeized: 'Those of no substance attack and hold nobody; that they cannot be held is not said.',
  heldDriver:
    'A defence stands until its maker’s next turn; whether a vehicle’s does while its driver is held is not said.',
  scaleInStrength: 'Scale counts for hitting and hurting; lifting somebody far larger would otherwise be no harder.',
  infravisionInTwilight: 'Infravision is for the dark; twilight is poor light, and hides as well.',
  behindLasts: 'Who stands behind somebody is the game master’s to say; in his own turn the other might face about.',
  blindAim: 'Aiming is careful tracking of a target, which takes eyes.',
  areaAgainst: 'A defence above the targeting roll avoids what spreads; whether the passive value is one is not said.',
  paralysedDefend: 'A defence stands until the next turn; whether it does for one who cannot move is not said.',
  whoInterrupts: 'Whoever waits may act between a roll and its result; whether for a comrade’s, too, is not said.',
  surprisedDive: 'Diving out of a blast takes a turn brought forward; whether surprise forbids it is not said.',
}

/** What is shown before the rest. */
const FIRST: readonly Row[1][] = [
  'injury',
  'initiative',
  'critFail',
  'usePassiveBonus',
  'modifierMode',
  'hitLocationStandard',
  'locationEffects',
  'useDamageBonus',
]

export const rulings = Object.entries(ROWS).flatMap(([group, rows]) =>
  rows.map(([id, option, title, values]: Row) => ({
    id,
    option,
    title,
    group,
    values,
    default: values[0],
    why: WHY[option],
    ...(FIRST.includes(option) ? { first: true as const } : {}),
  })),
) satisfies Rulings
