import { type HitPointRow, locationHitPoints } from '../../../mechanisms/body.ts'
import type { LegendOptions } from '../book/rulings.ts'
import { type ArmourPiece, MATERIALS, PIECES } from '../content/armour.ts'
import { type Characteristics, type LocationTable, SKILL_BASES, type Skill } from '../content/types.ts'
import { counts, type Note } from './note.ts'
import type { Person } from './types.ts'

/** Combat Actions a round: a table on the average of DEX and INT, one for each six points begun (LEG-ATT-CombatActions). */
export const combatActions = ({ dex, int }: Pick<Characteristics, 'dex' | 'int'>): number =>
  Math.max(1, Math.ceil(average(dex, int) / 6))

/** Strike Rank before armour: the average of INT and DEX (LEG-ATT-StrikeRank). */
export const strikeRank = ({ dex, int }: Pick<Characteristics, 'dex' | 'int'>): number => average(dex, int)

/** What worn armour takes off Strike Rank: a fifth of all Armour Points worn, natural and magical ones not counted (LEG-INI-04). */
export const armourPenalty = (worn: Readonly<Record<string, number>>): number =>
  penaltyFor(Object.values(worn).reduce((sum, points) => sum + points, 0))

/** The same for so many Armour Points worn in all. */
export const penaltyFor = (points: number): number => Math.ceil(points / 5)

/** A Damage Modifier: dice added to weapon damage or taken off it. */
export interface DamageModifier {
  /** Its place on the ladder charges climb. */
  readonly step: number
  readonly sign: -1 | 0 | 1
  readonly count: number
  readonly sides: number
}

/** The Damage Modifier table: STR+SIZ up to a bound, and the dice (LEG-ATT-DamageModifier). */
export const DAMAGE_MODIFIERS = [
  { upTo: 5, sign: -1, count: 1, sides: 8 },
  { upTo: 10, sign: -1, count: 1, sides: 6 },
  { upTo: 15, sign: -1, count: 1, sides: 4 },
  { upTo: 20, sign: -1, count: 1, sides: 2 },
  { upTo: 25, sign: 0, count: 0, sides: 0 },
  { upTo: 30, sign: 1, count: 1, sides: 2 },
  { upTo: 35, sign: 1, count: 1, sides: 4 },
  { upTo: 40, sign: 1, count: 1, sides: 6 },
  { upTo: 45, sign: 1, count: 1, sides: 8 },
  { upTo: 50, sign: 1, count: 1, sides: 10 },
  { upTo: 60, sign: 1, count: 1, sides: 12 },
  { upTo: 70, sign: 1, count: 2, sides: 6 },
  { upTo: 80, sign: 1, count: 2, sides: 8 },
  { upTo: 90, sign: 1, count: 2, sides: 10 },
  { upTo: 100, sign: 1, count: 2, sides: 12 },
] as const

const LAST_STEP = DAMAGE_MODIFIERS.length - 1
type Beyond = LegendOptions['damageModifierBeyond']

/** The Damage Modifier of STR and SIZ (LEG-ATT-DamageModifier). */
export function damageModifier(str: number, siz: number, beyond: Beyond = 'extrapolate'): DamageModifier {
  const sum = str + siz
  const row = DAMAGE_MODIFIERS.findIndex(({ upTo }) => sum <= upTo)
  return damageModifierAt(row >= 0 ? row : LAST_STEP + Math.ceil((sum - 100) / 10), beyond)
}

/** The Damage Modifier some steps up the ladder, as a charge raises it (LEG-CHG-01). */
export const stepped = (modifier: DamageModifier, steps: number, beyond: Beyond = 'extrapolate'): DamageModifier =>
  damageModifierAt(modifier.step + steps, beyond)

/** Ruling LEG-A71: past the table 4D6, and one more D6 for each further step; or the last row stands. */
function damageModifierAt(step: number, beyond: Beyond): DamageModifier {
  const row = DAMAGE_MODIFIERS[Math.max(0, step)]
  if (row) return { step: Math.max(0, step), sign: row.sign, count: row.count, sides: row.sides }
  if (beyond === 'cap') return damageModifierAt(LAST_STEP, beyond)
  return { step, sign: 1, count: 3 + step - LAST_STEP, sides: 6 }
}

/** The Damage Modifier as it is written: `+1d2`, `-1d4`, `+0`. */
export const writtenModifier = ({ sign, count, sides }: DamageModifier): string =>
  sign === 0 ? '+0' : `${sign < 0 ? '-' : '+'}${count}d${sides}`

/** Hit Points of one row of the Hit Points per Location table (LEG-ATT-HitPoints). */
export const hitPoints = ({ con, siz }: Pick<Characteristics, 'con' | 'siz'>, row: HitPointRow): number =>
  locationHitPoints(con + siz, row)

/** Hit Points of every location of a body, by the location's id (LEG-ATT-HitPoints, LEG-LOC-01). */
export function hitPointsByLocation(
  characteristics: Pick<Characteristics, 'con' | 'siz'>,
  table: LocationTable,
): Record<string, number> {
  return Object.fromEntries(table.locations.map(({ id, hitPoints: row }) => [id, hitPoints(characteristics, row)]))
}

/** General Hit Points of a lesser foe: the average of CON and SIZ (LEG-NPC-GHP). Ruling LEG-A79: rounded up. */
export const generalHitPoints = ({ con, siz }: Pick<Characteristics, 'con' | 'siz'>): number => average(con, siz)

/** The Critical Wound rating: half the General Hit Points, rounded up (LEG-NPC-GHP). */
export const criticalWoundRating = (general: number): number => Math.ceil(general / 2)

/** Hit Points of an underling: half his CON (LEG-NPC-Underling). Ruling LEG-A57: rounded up. */
export const underlingHitPoints = ({ con }: Pick<Characteristics, 'con'>): number => Math.ceil(con / 2)

/** A skill nobody has trained (LEG-ATT-SkillBases). */
export function skillBase(skill: Skill, characteristics: Characteristics): number {
  const [first, second] = SKILL_BASES[skill]
  return characteristics[first] + characteristics[second]
}

/** A Combat Style nobody has trained: STR+DEX in close combat, DEX twice at range; substitution never falls below it (LEG-STY-07). */
export const styleBase = (use: 'close' | 'ranged', { str, dex }: Pick<Characteristics, 'str' | 'dex'>): number =>
  use === 'close' ? str + dex : dex + dex

/** Magic Points: POW, less what is dedicated to a god (LEG-ATT-MagicPoints). */
export const magicPoints = ({ pow }: Pick<Characteristics, 'pow'>, dedicated = 0): number => pow - dedicated

/** What a wielder too weak or clumsy for a weapon loses: 5% for each point short (LEG-EQP-Minimum). */
export function shortfall(
  minimum: { readonly str: number; readonly dex: number },
  { str, dex }: Pick<Characteristics, 'str' | 'dex'>,
): number {
  const short = Math.max(0, minimum.str - str) + Math.max(0, minimum.dex - dex)
  return short === 0 ? 0 : -5 * short
}

/** The ENC above which a fighter is overloaded (LEG-ENC-Overloaded). */
export const encumbranceLimit = ({ str, siz }: Pick<Characteristics, 'str' | 'siz'>): number => str + siz

/** Minutes until an untreated Major Wound to a limb kills (LEG-WND-Major). */
export const minutesToLive = ({ con, pow }: Pick<Characteristics, 'con' | 'pow'>): number => con + pow

/** Rounds until an untreated Major Wound to abdomen, chest or head kills (LEG-WND-Major). Ruling LEG-A39: rounded up. */
export const roundsToLive = ({ con, pow }: Pick<Characteristics, 'con' | 'pow'>): number => average(con, pow)

/** Combat Actions to cast a Common Magic spell: half its Magnitude (LEG-MAG-Time). */
export const castingActions = (magnitude: number): number => Math.ceil(magnitude / 2)

/** Metres a ranged spell carries: five times POW (LEG-MAG-Range). */
export const spellRange = ({ pow }: Pick<Characteristics, 'pow'>): number => pow * 5

/** The average of two Characteristics, rounded up as the book rounds. */
const average = (a: number, b: number): number => Math.ceil((a + b) / 2)

/** ENC of armour: of its material for each location it covers, half for SIZ up to 5, twice from SIZ 21 (LEG-ENC-ArmourSize). */
export function armourLoad(pieces: readonly ArmourPiece[], siz: number): number {
  const each = siz <= 5 ? 0.5 : siz >= 21 ? 2 : 1
  return pieces.reduce((sum, { piece, of }) => sum + each * PIECES[piece].covers.length * MATERIALS[of].enc, 0)
}

/** ENC he bears now: weapons he has about him, armour and gear. */
export function load(f: Person): number {
  let sum = f.facts.burden + f.facts.armourLoad
  for (const { where, weapon } of f.items) {
    if (where !== 'ground' && where !== 'lost' && where !== 'stuck') sum += weapon.enc
  }
  return sum
}

/** Bears more than STR+SIZ (LEG-ENC-Overloaded). */
export const overloaded = (f: Person): boolean => f.facts.laden && load(f) > encumbranceLimit(f.facts.characteristics)

/** What the load takes off physical skills, weapons included (LEG-ENC-Overloaded). */
export const hampered = (f: Person, note: Note): number =>
  overloaded(f) ? counts(note, -20, 'overloaded', 'LEG-ENC-Overloaded') : 0

/** Half the damage that passes. Ruling LEG-A40: rounded up unless the fight says down. */
export const halved = (damage: number, round: 'up' | 'down'): number =>
  round === 'up' ? Math.ceil(damage / 2) : Math.floor(damage / 2)
