import type { Ruling } from '../../../kernel/types.ts'

/**
 * What the chapter leaves open, contradicts or calls optional, where a fight may choose: the ruling's id, the option, what it is
 * about, its title and the values, of which the first is what is done otherwise. `LEG-A…` are unclear passages; any other id is
 * the rule the choice belongs to. Ambiguities with one sensible answer have no option and stand in the README.
 */
export const ROWS = [
  ['LEG-A02', 'impaleYank', 'Manoeuvres', 'When an impaled weapon is pulled out', ['immediate', 'ownTurn']],
  ['LEG-A03', 'exampleOrder', 'Wounds', 'Wounds in the order of the worked fight', [false, true]],
  ['LEG-A04', 'lenientPin', 'Manoeuvres', 'Pin Weapon without a critical', [false, true]],
  ['LEG-A10', 'sunderTwoHandedOnly', 'Manoeuvres', 'Sunder with two hands only', [false, true]],
  ['LEG-A11', 'rangedManoeuvres', 'Manoeuvres', 'Manoeuvres of missiles', ['appropriate', 'all']],
  ['LEG-A12', 'over100InCombat', 'Rolls', 'Skills above 100% in attack and parry', [true, false]],
  [
    'LEG-A15',
    'bonusActionLost',
    'Combat Actions',
    'When a lost shield costs its Combat Action',
    ['nextRound', 'atOnce'],
  ],
  ['LEG-A16', 'missingWeaponKeepsAction', 'Combat Actions', 'A missing weapon keeps its Combat Action', [false, true]],
  ['LEG-A18', 'runArmourPenalty', 'Moving', 'Armour shortens charge and sprint', [false, true]],
  ['LEG-A20', 'chargeStrike', 'Moving', 'When a charger strikes', ['afterMoves', 'onContact']],
  ['LEG-A21', 'caughtByCharge', 'Moving', 'Whom a charge catches', ['failure', 'helpless']],
  ['LEG-A25', 'flanking', 'Rolls', 'Bonus from the side', [0, 20]],
  ['LEG-A30', 'bleedingOut', 'Wounds', 'Below Debilitated', ['collapse', 'ladder']],
  ['LEG-A31', 'bleeding', 'Wounds', 'Several bleeding wounds', ['eachWound', 'oneLevel']],
  ['LEG-A32', 'damageLimb', 'Fumbles', 'A limb that hurts itself', ['bare', 'armoured']],
  ['LEG-A40', 'halfDamage', 'Rolls', 'Rounding of halved damage', ['up', 'down']],
  ['LEG-A44', 'outmanoeuvreRolls', 'Moving', 'Who rolls against an outmanoeuvrer', ['each', 'single']],
  ['LEG-A45', 'outmanoeuvreContestCosts', 'Moving', 'Contesting costs a Combat Action', [false, true]],
  ['LEG-A47', 'insideLongerWeapon', 'Optional rules', 'Inside a longer weapon', ['noParry', 'noAttackOrParry']],
  ['LEG-A48', 'reach', 'Optional rules', 'Weapon Reach', [false, true]],
  ['LEG-A54', 'generalDeath', 'Wounds', 'When General Hit Points kill', ['minusRating', 'atZero']],
  ['LEG-A62', 'repetition', 'Optional rules', 'Repeated tactics are foreseen', [false, true]],
  ['LEG-A66', 'damageWeapon', 'Manoeuvres', 'Damage Weapon and the body', ['alsoBody', 'insteadOfBody']],
  ['LEG-A71', 'damageModifierBeyond', 'Rolls', 'Damage Modifiers beyond the table', ['extrapolate', 'cap']],
  ['LEG-A82', 'leavingContact', 'Moving', 'Walking out of contact', ['disengage', 'free']],
  ['LEG-A94', 'laterWithdrawal', 'Wounds', 'The wound of a later withdrawal', ['opposed', 'plain']],
  ['LEG-A102', 'brokenRun', 'Moving', 'A run that is broken off', ['lost', 'regained']],
  ['LEG-A37', 'painCounts', 'Wounds', 'Which Combat Actions pain counts', ['turns', 'actions']],
  ['LEG-A103', 'simultaneousGuard', 'Combat Actions', 'A guard on the same Strike Rank', ['late', 'inTime']],
  ['LEG-A104', 'stumblePenalty', 'Fumbles', 'Stumbling and prone', ['added', 'once']],
  ['LEG-A105', 'guardLasts', 'Combat Actions', 'How long a guard lasts', ['nextTurn', 'round']],
  ['LEG-SKL-Augment', 'augment', 'Optional rules', 'Acrobatics augments Evade and Athletics', [false, true]],
  ['LEG-A106', 'fallenInTheWay', 'Moving', 'The fallen in the way', ['difficult', 'no', 'yes']],
  ['LEG-A107', 'standoffRounds', 'The fight', 'When nobody can do anything any more', [3, 5, 10, 'never']],
  ['LEG-OPT-MulFatigue', 'manoeuvreFatigue', 'Optional rules', 'Outmanoeuvring tires', [false, true]],
  ['LEG-FAT-Combat', 'fatigue', 'Optional rules', 'Fatigue', [false, true]],
  ['LEG-HP-Pool', 'heroPoints', 'The fight', 'Hero Points', [true, false]],
  ['LEG-INI-02', 'initiative', 'The fight', 'When initiative is rolled anew', ['kept', 'eachRound', 'ask']],
  ['LEG-WND-LastAction', 'heroicLastAction', 'The fight', 'Heroic Last Actions', [true, false, 'ask']],
  ['LEG-NPC-Crit', 'criticalWounds', 'Wounds', 'The Critical Wound table', [true, false]],
  ['LEG-CRD-02', 'crowdVictim', 'The fight', 'Whom a stray missile strikes', ['random', 'ask']],
] as const

export type Row = (typeof ROWS)[number]
/** The chosen value of every option of a Legend fight. */
export type LegendOptions = { readonly [R in Row as R[1]]: R[4][number] }

/** Why it is done so. */
const WHY: Readonly<Record<Row[1], string>> = {
  impaleYank:
    'The rule gives the withdrawal no time; in the worked fight the goblin pulls its sword free at once for a further Combat Action.',
  exampleOrder:
    'A Serious Wound is tested immediately and again whenever the location is wounded; the worked fight tests once, after the withdrawal.',
  lenientPin: 'Pin Weapon is marked for critical successes only, yet the worked fight chooses it on a plain success.',
  sunderTwoHandedOnly:
    'The text keeps Sunder to two-handed weapons, the weapon tables list it for some others: the tables govern.',
  rangedManoeuvres:
    'A missile gains an "appropriate" manoeuvre: those of its table, Choose Location, Bypass Armour and Maximise Damage, and what needs a body in contact only when the weapon itself is thrown.',
  over100InCombat:
    'Skills above 100% lower those of the others in opposed tests; attack against parry is not called one but is one in all but name.',
  bonusActionLost:
    'The book does not say when a shield or second weapon lost in mid-round takes its Combat Action with it; the worked fight keeps it to the end of the round.',
  missingWeaponKeepsAction:
    'Without part of the combination its bonus Combat Action is lost; the disarmed goblin of the worked fight still acts three times.',
  runArmourPenalty:
    'This chapter multiplies Movement for charges and sprints and its example moves the full distance; the movement chapter takes the Armour Penalty off.',
  chargeStrike:
    'All Combat Actions but one go on moving, so the blow comes with the last; in the worked fight the charger strikes when he arrives.',
  caughtByCharge:
    'Whoever fails to evade a charge is "defenceless": without a parry, or helpless and open to an automatic critical?',
  flanking: 'The table knows an attack from behind but not from the side, for which the worked fight grants +20%.',
  bleedingOut:
    'Bleeding costs a Fatigue level each round but the levels end at Debilitated: next the victim drops unconscious and dies after CON rounds, or he descends through three more levels to death.',
  bleeding: 'It is not said whether two bleeding wounds cost two Fatigue levels a round.',
  damageLimb:
    'The natural weapon fumble damages the own limb by an amount not given: its own damage with the Damage Modifier, past armour or against it.',
  halfDamage:
    'No rounding is given for halved damage; elsewhere the book rounds up (also LEG-A73: it is the passing damage that is rounded).',
  outmanoeuvreRolls:
    'One text speaks of a single group roll, the other of those who fail to beat the defender: each opponent rolls, or one die is held against every skill.',
  outmanoeuvreContestCosts: 'It is not said that opponents pay a Combat Action to contest being outmanoeuvred.',
  insideLongerWeapon: 'Once closed upon, the longer weapon cannot parry; whether it may still attack is not said.',
  reach: 'Weapon Reach, Closing and Disengaging are optional rules, and the worked fight is played without them.',
  generalDeath:
    'General Hit Points kill at the negative of the Critical Wound rating, but the example beside the rule kills once all Hit Points are lost.',
  repetition: 'The bonus against a repeated tactic is an optional rule.',
  damageWeapon:
    'An attacker who damages a weapon rolls for it with his Damage Modifier; the book does not say that his blow then spares the body.',
  damageModifierBeyond: 'The Damage Modifier table ends at STR+SIZ 100 although charges and giants go past it.',
  leavingContact:
    'Movement goes along with any action, yet only the unengaged may Move and disengaging is an action of its own: whether one may simply walk out of contact is not said.',
  laterWithdrawal:
    'A weapon withdrawn on a later turn wounds again: the Resilience test is against the attack roll that drove it in, as wounds are, or by itself, since no blow is struck.',
  brokenRun:
    'All Combat Actions but one are dedicated to a charge or sprint; the book does not say what becomes of them when it ends early against a foe.',
  painCounts:
    'Pain keeps a fighter from attacking for 1D3 Combat Actions: those of his own turns, or also those he spends on a parry or an evasion meanwhile.',
  simultaneousGuard:
    'On the same Strike Rank as a blow a parry or evasion may be declared in advance; whether it is in time for that very blow is not said.',
  stumblePenalty:
    'A stumble fells its victim and takes 20% off his defence; whether the 20% for lying prone come on top is not said.',
  guardLasts:
    'A parry declared in advance is lost if it is not used before the next Strike Rank; whether it outlasts the round when that comes in the next is not said.',
  augment:
    'A complementary skill may add its critical value to a test; the combat chapter and its worked fight never do.',
  fallenInTheWay:
    'The chapter does not say whether the fallen are in the way: they are stepped over as difficult ground is crossed.',
  standoffRounds:
    'The chapter ends no fight in which nobody can get at anybody: after some rounds of it both sides leave it at that.',
  manoeuvreFatigue: 'Tiring from constant outmanoeuvring is an optional rule.',
  fatigue:
    'The game system chapter tests fighters for fatigue every CON Combat Actions; the combat chapter and its worked fight do not.',
  heroPoints: 'Hero Points belong to the chapter on Adventurers; a group may fight without them.',
  initiative: 'Initiative stands until the Games Master calls for a new roll, which is left to him.',
  heroicLastAction: 'The Games Master might allow a last act for a Hero Point; by default whoever can pay may try.',
  criticalWounds: 'The Games Master may roll on the Critical Wound table for a heavy blow; by default he does.',
  crowdVictim: 'The Games Master decides which bystander a stray missile strikes; by default the dice do.',
}

/** What is shown before the rest. */
const FIRST: ReadonlySet<string> = new Set(['reach', 'fatigue', 'heroPoints', 'initiative', 'heroicLastAction'])

export const RULINGS: readonly Ruling[] = ROWS.map(([id, option, group, title, values]) => ({
  id,
  option,
  title,
  group,
  ...(FIRST.has(option) ? { first: true } : {}),
  values,
  default: values[0],
  why: WHY[option],
}))

/** Every option at its default. The type is made of the same data, so the cast adds nothing to it. */
export const DEFAULT_OPTIONS = Object.fromEntries(
  ROWS.map(([, option, , , values]) => [option, values[0]]),
) as LegendOptions
