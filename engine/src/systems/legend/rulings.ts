import type { Rulings } from '../../kernel/types.ts'

/**
 * What the chapter leaves open, contradicts or calls optional, where a fight may choose.
 * Ambiguities with one sensible answer have no option and stand in the README.
 */
export const RULINGS = [
  {
    id: 'LEG-A02',
    option: 'impaleYank',
    values: ['immediate', 'ownTurn'],
    default: 'immediate',
    why: 'The rule gives the withdrawal no time; in the worked fight the goblin pulls its sword free at once for a further Combat Action.',
  },
  {
    id: 'LEG-A03',
    option: 'exampleOrder',
    values: [false, true],
    default: false,
    why: 'A Serious Wound is tested immediately and again whenever the location is wounded; the worked fight tests once, after the withdrawal.',
  },
  {
    id: 'LEG-A04',
    option: 'lenientPin',
    values: [false, true],
    default: false,
    why: 'Pin Weapon is marked for critical successes only, yet the worked fight chooses it on a plain success.',
  },
  {
    id: 'LEG-A10',
    option: 'sunderTwoHandedOnly',
    values: [false, true],
    default: false,
    why: 'The text keeps Sunder to two-handed weapons, the weapon tables list it for some others: the tables govern.',
  },
  {
    id: 'LEG-A11',
    option: 'rangedManoeuvres',
    values: ['appropriate', 'all'],
    default: 'appropriate',
    why: 'A missile gains an "appropriate" manoeuvre: those of its table, Choose Location, Bypass Armour and Maximise Damage, and what needs a body in contact only when the weapon itself is thrown.',
  },
  {
    id: 'LEG-A12',
    option: 'over100InCombat',
    values: [true, false],
    default: true,
    why: 'Skills above 100% lower those of the others in opposed tests; attack against parry is not called one but is one in all but name.',
  },
  {
    id: 'LEG-A15',
    option: 'bonusActionLost',
    values: ['nextRound', 'atOnce'],
    default: 'nextRound',
    why: 'The book does not say when a shield or second weapon lost in mid-round takes its Combat Action with it; the worked fight keeps it to the end of the round.',
  },
  {
    id: 'LEG-A16',
    option: 'missingWeaponKeepsAction',
    values: [false, true],
    default: false,
    why: 'Without part of the combination its bonus Combat Action is lost; the disarmed goblin of the worked fight still acts three times.',
  },
  {
    id: 'LEG-A18',
    option: 'runArmourPenalty',
    values: [false, true],
    default: false,
    why: 'This chapter multiplies Movement for charges and sprints and its example moves the full distance; the movement chapter takes the Armour Penalty off.',
  },
  {
    id: 'LEG-A20',
    option: 'chargeStrike',
    values: ['afterMoves', 'onContact'],
    default: 'afterMoves',
    why: 'All Combat Actions but one go on moving, so the blow comes with the last; in the worked fight the charger strikes when he arrives.',
  },
  {
    id: 'LEG-A21',
    option: 'caughtByCharge',
    values: ['failure', 'helpless'],
    default: 'failure',
    why: 'Whoever fails to evade a charge is "defenceless": without a parry, or helpless and open to an automatic critical?',
  },
  {
    id: 'LEG-A25',
    option: 'flanking',
    values: [0, 20],
    default: 0,
    why: 'The table knows an attack from behind but not from the side, for which the worked fight grants +20%.',
  },
  {
    id: 'LEG-A30',
    option: 'bleedingOut',
    values: ['collapse', 'ladder'],
    default: 'collapse',
    why: 'Bleeding costs a Fatigue level each round but the levels end at Debilitated: next the victim drops unconscious and dies after CON rounds, or he descends through three more levels to death.',
  },
  {
    id: 'LEG-A31',
    option: 'bleeding',
    values: ['eachWound', 'oneLevel'],
    default: 'eachWound',
    why: 'It is not said whether two bleeding wounds cost two Fatigue levels a round.',
  },
  {
    id: 'LEG-A32',
    option: 'damageLimb',
    values: ['bare', 'armoured'],
    default: 'bare',
    why: 'The natural weapon fumble damages the own limb by an amount not given: its own damage with the Damage Modifier, past armour or against it.',
  },
  {
    id: 'LEG-A40',
    option: 'halfDamage',
    values: ['up', 'down'],
    default: 'up',
    why: 'No rounding is given for halved damage; elsewhere the book rounds up (also LEG-A73: it is the passing damage that is rounded).',
  },
  {
    id: 'LEG-A44',
    option: 'outmanoeuvreRolls',
    values: ['each', 'single'],
    default: 'each',
    why: 'One text speaks of a single group roll, the other of those who fail to beat the defender: each opponent rolls, or one die is held against every skill.',
  },
  {
    id: 'LEG-A45',
    option: 'outmanoeuvreContestCosts',
    values: [false, true],
    default: false,
    why: 'It is not said that opponents pay a Combat Action to contest being outmanoeuvred.',
  },
  {
    id: 'LEG-A47',
    option: 'insideLongerWeapon',
    values: ['noParry', 'noAttackOrParry'],
    default: 'noParry',
    why: 'Once closed upon, the longer weapon cannot parry; whether it may still attack is not said.',
  },
  {
    id: 'LEG-A48',
    option: 'reach',
    values: [false, true],
    default: false,
    why: 'Weapon Reach, Closing and Disengaging are optional rules, and the worked fight is played without them.',
  },
  {
    id: 'LEG-A54',
    option: 'generalDeath',
    values: ['minusRating', 'atZero'],
    default: 'minusRating',
    why: 'General Hit Points kill at the negative of the Critical Wound rating, but the example beside the rule kills once all Hit Points are lost.',
  },
  {
    id: 'LEG-A62',
    option: 'repetition',
    values: [false, true],
    default: false,
    why: 'The bonus against a repeated tactic is an optional rule.',
  },
  {
    id: 'LEG-A66',
    option: 'damageWeapon',
    values: ['alsoBody', 'insteadOfBody'],
    default: 'alsoBody',
    why: 'An attacker who damages a weapon rolls for it with his Damage Modifier; the book does not say that his blow then spares the body.',
  },
  {
    id: 'LEG-A71',
    option: 'damageModifierBeyond',
    values: ['extrapolate', 'cap'],
    default: 'extrapolate',
    why: 'The Damage Modifier table ends at STR+SIZ 100 although charges and giants go past it.',
  },
  {
    id: 'LEG-A82',
    option: 'leavingContact',
    values: ['disengage', 'free'],
    default: 'disengage',
    why: 'Movement goes along with any action, yet only the unengaged may Move and disengaging is an action of its own: whether one may simply walk out of contact is not said.',
  },
  {
    id: 'LEG-A94',
    option: 'laterWithdrawal',
    values: ['opposed', 'plain'],
    default: 'opposed',
    why: 'A weapon withdrawn on a later turn wounds again: the Resilience test is against the attack roll that drove it in, as wounds are, or by itself, since no blow is struck.',
  },
  {
    id: 'LEG-A102',
    option: 'brokenRun',
    values: ['lost', 'regained'],
    default: 'lost',
    why: 'All Combat Actions but one are dedicated to a charge or sprint; the book does not say what becomes of them when it ends early against a foe.',
  },
  {
    id: 'LEG-SKL-Augment',
    option: 'augment',
    values: [false, true],
    default: false,
    why: 'A complementary skill may add its critical value to a test; the combat chapter and its worked fight never do.',
  },
  {
    id: 'LEG-OPT-MulFatigue',
    option: 'manoeuvreFatigue',
    values: [false, true],
    default: false,
    why: 'Tiring from constant outmanoeuvring is an optional rule.',
  },
  {
    id: 'LEG-FAT-Combat',
    option: 'fatigue',
    values: [false, true],
    default: false,
    why: 'The game system chapter tests fighters for fatigue every CON Combat Actions; the combat chapter and its worked fight do not.',
  },
  {
    id: 'LEG-HP-Pool',
    option: 'heroPoints',
    values: [true, false],
    default: true,
    why: 'Hero Points belong to the chapter on Adventurers; a group may fight without them.',
  },
  {
    id: 'LEG-INI-02',
    option: 'initiative',
    values: ['kept', 'eachRound', 'ask'],
    default: 'kept',
    why: 'Initiative stands until the Games Master calls for a new roll, which is left to him.',
  },
  {
    id: 'LEG-WND-LastAction',
    option: 'heroicLastAction',
    values: [true, false, 'ask'],
    default: true,
    why: 'The Games Master might allow a last act for a Hero Point; by default whoever can pay may try.',
  },
  {
    id: 'LEG-NPC-Crit',
    option: 'criticalWounds',
    values: [true, false],
    default: true,
    why: 'The Games Master may roll on the Critical Wound table for a heavy blow; by default he does.',
  },
  {
    id: 'LEG-CRD-02',
    option: 'crowdVictim',
    values: ['random', 'ask'],
    default: 'random',
    why: 'The Games Master decides which bystander a stray missile strikes; by default the dice do.',
  },
] as const satisfies Rulings

/** The chosen value of every option of a Legend fight. */
export type LegendOptions = {
  readonly [R in (typeof RULINGS)[number] as R['option']]: R['values'][number]
}

/** Every option at its default. The type is made of the same data, so the cast adds nothing to it. */
export const DEFAULT_OPTIONS = Object.fromEntries(
  RULINGS.map((ruling) => [ruling.option, ruling.default]),
) as LegendOptions
