import { D, doubled } from '../diecode.ts'
import { into, noted } from '../note.ts'
import { characterPointsAfter, fateBefore } from '../points.ts'
import { gearResistance, ownResistance, resistancePoints } from '../resistance.ts'
import { throwCode, totalRolled } from '../rolling-dice.ts'
import type { Ctx, Harm, State, Thrown } from '../types.ts'
import { loseBodyPoints } from './body-points.ts'
import { woundBy } from './wounds.ts'

/** What the target has against it: dice not yet looked at, or a number. */
export interface Resisted {
  readonly thrown: Thrown | null
  readonly adds: number
}

/** Damage meets resistance, and what is over becomes an injury of the kind this fight counts (D6-DMG-ToDamageChapter). */
export function injure(ctx: Ctx, s: State, harm: Harm): void {
  const resisted = resist(ctx, s, harm)
  if (s.options.injury === 'wounds') woundBy(ctx, s, harm, resisted)
  else loseBodyPoints(ctx, s, harm, resisted)
}

/** The resistance roll: one throw of everything that resists, one Wild Die (Ruling D6-A76). */
export function resist(ctx: Ctx, s: State, harm: Harm): Resisted {
  const f = harm.on
  const modifiers = noted(ctx)
  const note = into(modifiers)
  const own = ownResistance(s, f, note)
  const gear = gearResistance(s, f, harm, own, note)
  const adds = resistancePoints(s, f, harm, note)
  const fated = own > 0 && fateBefore(ctx, s, f, 'resistance')
  const twice = fated ? doubled(own) : undefined
  const thrown =
    twice === undefined
      ? throwCode(ctx, s, f.id, 'resistance', own + gear, adds)
      : throwCode(ctx, s, f.id, 'resistance', D * twice.dice + gear, adds + twice.adds, true)
  if (modifiers !== undefined) {
    ctx.emit?.({
      type: 'resists',
      who: f.id,
      modifiers,
      rule:
        s.options.injury === 'wounds'
          ? ['D6-DMG-ToDamageChapter', 'D6-C-W-Resist']
          : ['D6-DMG-ToDamageChapter', 'D6-C-BP-Resist'],
    })
  }
  if (thrown !== undefined && f.characterPoints > 0) {
    const needed = harm.thrown === null ? harm.adds : totalRolled(ctx, harm.thrown) + harm.adds
    characterPointsAfter(ctx, s, f, thrown, needed)
  }
  return { thrown: thrown ?? null, adds: thrown === undefined ? Math.max(0, own + gear) + adds : 0 }
}
