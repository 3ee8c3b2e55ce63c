import type { Bearing } from '../body/difficulty.ts'
import { SIZES } from '../content/types.ts'
import { formOf } from '../state/fighters.ts'
import type { Exchange, Fighter, Item } from '../state/types.ts'

/** How an attack is declared; what is left out is as in a plain blow. */
export interface Declared {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly item: Item
  readonly ranged?: boolean
  readonly charging?: boolean
  readonly step?: number
  readonly size?: number
  /** Damage halved and Force a step less (CFI-RNG-Long). */
  readonly long?: boolean
  /** A roll made already, that stands against this defender too (CFI-SWP-01, CFI-CRD-03). */
  readonly stands?: Pick<Exchange, 'attackToss' | 'attackKept' | 'attackSkill' | 'attackLevel'>
  readonly sweeping?: boolean
  readonly ends?: boolean
  readonly leaping?: boolean
  readonly astray?: boolean
  readonly undefended?: boolean
  /** More that bears on the roll: a crowd in the way. */
  readonly bearing?: Bearing
}

/** An attack before anything is rolled. */
export function opened(d: Declared): Exchange {
  const { attacker, defender, item } = d
  const ranged = d.ranged ?? false
  const missile = item.weapon.missile
  const size =
    d.size ?? (ranged && missile !== undefined ? SIZES.indexOf(missile.force) - (d.long ? 1 : 0) : formOf(item).size)
  const { stands } = d
  return {
    attacker,
    defender,
    item,
    ranged,
    charging: d.charging ?? false,
    step: d.step ?? attacker.facts.step,
    size: Math.max(0, size),
    halved: d.long ?? false,
    sweeping: d.sweeping ?? false,
    ends: d.ends ?? false,
    leaping: d.leaping ?? false,
    astray: d.astray ?? false,
    defense: 'none',
    guard: undefined,
    defenseToss: undefined,
    defenseKept: 0,
    defenseSkill: 0,
    defenseLevel: 'failure',
    winner: undefined,
    location: -1,
    rolled: 0,
    through: 0,
    clear: false,
    wound: 'none',
    attackToss: stands?.attackToss,
    attackKept: stands?.attackKept ?? 0,
    attackSkill: stands?.attackSkill ?? 0,
    attackLevel: stands?.attackLevel ?? 'failure',
    cut: 0,
    chosen: [],
    forced: [],
    instead: [],
  }
}

/** The same attack as a plain success that nobody meets. */
export const unmet = (x: Exchange): Exchange =>
  opened({ ...x, leaping: false, long: x.halved, stands: { ...x, attackLevel: 'success' } })
