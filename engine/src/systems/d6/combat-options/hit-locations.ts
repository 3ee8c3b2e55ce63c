import { type HitLocation, locations } from '../content/modifiers.ts'
import { overlay, severity } from '../derive.ts'
import type { Attack, Ctx, Fighter, Mark, State } from '../types.ts'

/** A part of the body to hit, at its own difficulty and with its own damage. Ruling D6-A07: the numbers of this book, or of every other table. */
function part(location: HitLocation, regular: boolean): Mark {
  const { dice, standard, regular: usual, damage, limb, rule } = locations[location]
  return { key: location, rule, dice, standard: regular ? usual : standard, location, damage, damageDice: 0, limb }
}
/** A head blow meant to fell rather than to kill (D6-C-OPT-Knockout). */
const knockout = (regular: boolean): Mark => ({ ...part('head', regular), key: 'knockout' })

const PARTS: readonly HitLocation[] = ['head', 'heart', 'chest', 'arm', 'leg', 'hand']
const table = (regular: boolean): readonly Mark[] => [...PARTS.map((at) => part(at, regular)), knockout(regular)]
/** Parts of the body by the standard their dice have. */
export const PARTS_OF = { fantasy: table(false), regular: table(true), none: [] } as const

/** How badly he is hurt, however that is counted. */
export const severityNow = (f: Fighter): number =>
  f.wound !== 'unhurt' || f.fullBody === 0 ? severity(f.wound) : severity(overlay(f.body, f.fullBody))

/** A part is badly hurt when the blow leaves its owner Wounded or worse: it hinders, or the chest takes the breath for the next round (D6-C-HIT-Effects). */
export function hurtsPart(ctx: Ctx, s: State, { target }: Attack, { location }: Mark, before: number): void {
  if (location === null || s.options.locationEffects === 'none' || target.condition === 'dead') return
  const now = severityNow(target)
  if (now <= before || now < severity('wounded')) return
  if (location === 'chest') {
    target.passiveUntil = s.round + 1
  } else if (target.hurt.includes(location)) return
  else target.hurt = [...target.hurt, location]
  ctx.emit?.({ type: 'badlyHurt', who: target.id, part: location, rule: 'D6-C-HIT-Effects' })
}
