import { noting } from '../../../mechanisms/noting.ts'
import type { Use } from '../body/arms.ts'
import { injure } from '../body/wounds.ts'
import { armourOf } from '../state/derive.ts'
import { mostOf, notation, rolls, thrownFor } from '../state/dice.ts'
import { term, termsFor } from '../state/note.ts'
import type { Cited, Ctx, Fighter, Person, Seen, State, Strike } from '../state/types.ts'
import { damageAdjustments, reduction } from './modifiers.ts'

const DAMAGE = rolls('damage', 1, false)
export const EXPLODING = rolls('damage', 1, true)
const whole = (value: number): number => value
/** OLDE-UNARM-04: half, rounded up. */
const halved = (value: number): number => Math.ceil(value / 2)

/** What an outcome makes of the damage of a hit. */
export interface Force {
  /** How often the most the die can show counts in place of a throw; 0: it is thrown. */
  readonly maximum: 0 | 1 | 2
  readonly more: number
  /** Armour does not count. */
  readonly past: boolean
  /** At least so much, whatever the armour. */
  readonly least: number
  readonly rule: readonly Cited[]
}
export const PLAIN: Force = { maximum: 0, more: 0, past: false, least: 0, rule: [] }

/** Whether the damage die is thrown again at its highest (rulings OLDE-B11 and OLDE-B12). */
export const explodes = (s: Seen, use: Use): boolean =>
  use.damage === 0 ? s.options.unarmedExplodes : s.options.weaponDamageExplodes
export const rankOfDamage = (f: Person, use: Use): number => (use.damage === 0 ? f.facts.brawn : use.damage)

/** The most the damage die can show (ruling OLDE-B24: halved for a fist). */
export function mostDamage(s: Seen, f: Person, use: Use): number {
  const most = mostOf(thrownFor(rankOfDamage(f, use), 1, s.options.oddDice))
  return use.damage === 0 ? halved(most) : most
}

/** OLDE-DMG-01 to OLDE-DMG-03: the die, what is added to it, what armour takes from it; then the Hit Points. */
export function dealDamage(ctx: Ctx, s: State, f: Fighter, on: Fighter, use: Use, as: Strike, force: Force): void {
  const terms = termsFor(ctx)
  const note = noting(terms)
  const adds = damageAdjustments(f, use, as, note)
  const fist = use.damage === 0
  const rank = rankOfDamage(f, use)
  const explode = explodes(s, use)
  const toss = force.maximum > 0 ? undefined : ctx.toss((explode ? EXPLODING : DAMAGE)(rank, s.options.oddDice), f.id)
  const shown = toss === undefined ? mostDamage(s, f, use) : ctx.read(toss, fist ? halved : whole, undefined)
  const [rule = 'OLDE-DMG-02'] = force.rule
  const again = force.maximum === 2 ? term(note, shown + adds, 'as much again', rule) : 0
  const raw = Math.max(0, shown + adds + again + term(note, force.more, 'a hard hit', rule))
  const taken = termsFor(ctx)
  const through = Math.max(0, raw - reduction(on, force.past, noting(taken)))
  const lost = through + term(noting(taken), Math.max(0, force.least - through), 'at the least', rule)
  const dice = `${notation(rank, 1, explode, s.options.oddDice)}${fist ? ' halved' : ''}`
  const faces = toss === undefined ? undefined : ctx.faces(toss)
  injure(ctx, s, on, lost, {
    by: f,
    rolled:
      ctx.emit === undefined
        ? null
        : {
            of: 'damage',
            who: f.id,
            dice: toss === undefined ? `most of ${dice}` : dice,
            faces,
            terms: terms ?? [],
            total: raw,
          },
    raw,
    terms: taken ?? [],
    rule: [
      'OLDE-DMG-01',
      'OLDE-DMG-02',
      'OLDE-DMG-03',
      ...(fist ? (['OLDE-UNARM-04'] as const) : []),
      ...(armourOf(on) === undefined ? [] : (['OLDE-ARM-02', 'OLDE-ARM-05'] as const)),
      ...force.rule,
    ],
  })
}
