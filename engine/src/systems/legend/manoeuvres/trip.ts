import { fall } from '../falling.ts'
import { active } from '../fighters.ts'
import { evadeSkill, plainSkill, surroundings } from '../modifiers.ts'
import { counts } from '../note.ts'
import { RESIST } from '../skill-tests.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { loser, type Resistance, withstands } from './exchange-won.ts'

/** Evade keeps one upright, on four legs Athletics at +20% (LEG-MAN-Trip). */
export const FOOTING: Resistance = {
  chance: RESIST.trip,
  base(s, f, note) {
    if (!f.facts.traits.includes('quadruped')) return evadeSkill(s, f, note)
    const footing = plainSkill(s, f, 'athletics', note) + surroundings(s, f, note)
    return footing + counts(note, 20, 'four legs', 'LEG-MAN-Trip')
  },
  rule: 'LEG-MAN-Trip',
}

/** The loser withstands the winning roll or falls prone (LEG-MAN-Trip). */
export function trip(ctx: Ctx, s: State, x: Exchange): void {
  const victim = loser(x)
  if (active(victim) && !withstands(ctx, s, x, FOOTING)) fall(ctx, s, victim, 'LEG-MAN-Trip')
}
