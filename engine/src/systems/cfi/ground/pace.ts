import type { Sealed } from '../../../kernel/types.ts'
import { named } from '../../../mechanisms/fighters.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { load } from '../body/hampered.ts'
import { weariness } from '../content/tables.ts'
import { able, inWater } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

type F = Sealed<Fighter>

/** Whose legs carry him. */
export const carrier = (s: Sealed<State>, f: F): F => (f.mount === undefined ? f : named<F>(s.fighters, f.mount))

/** Feet of one Move: less for a load and for fatigue, in water less for each Thing above STR (CFI-ATT-Movement, CFI-ENC-Load, CFI-FTG-Move, CFI-MOV-Swim). */
export function baseMove(s: Sealed<State>, rider: F): number {
  const f = carrier(s, rider)
  const over = Math.max(0, load(f) - f.facts.characteristics.str)
  if (inWater(f)) return Math.max(0, tired(f, swimRate(f)))
  const rate = f.aloft ? f.facts.fly : f.facts.move
  return Math.max(0, tired(f, rate - 5 * Math.floor(over / 6)))
}

/** Things that weigh on who swims, climbs or jumps: worn armor counts like anything else, once (CFI-MOV-Swim; Ruling CFI-A126). */
export const laden = (f: F): number => load(f) - f.facts.untrainedArmor + f.facts.armorThings

/** What is left of a swimmer's rate (CFI-MOV-Swim). */
export function swimRate(f: F): number {
  const over = Math.max(0, laden(f) - f.facts.characteristics.str)
  return (f.facts.swim > 0 ? f.facts.swim : f.facts.move) - (able(f, 'swimmer') ? 0 : over)
}

function tired(f: F, rate: number): number {
  if (lasts(f.lasting, 'frenzy')) return rate
  const { part, less } = weariness(f.fatigue)
  return Math.ceil(rate * part) - less
}

/** Run three times, sprint five times as far (CFI-MOV-02). */
export const RUN = 3
export const SPRINT = 5
