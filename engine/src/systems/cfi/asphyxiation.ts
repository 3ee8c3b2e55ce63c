import { die } from '../../dice/chance.ts'
import { tires } from './fatigue.ts'
import { able, helpless } from './fighters.ts'
import { hampered } from './modifiers.ts'
import { swimRate } from './pace.ts'
import { ROLLS, reckoned, tested } from './skill-tests.ts'
import type { Ctx, Fighter, State } from './types.ts'

const [TWO, THREE] = [die('suffocates', 2), die('suffocates', 3)]
/** A Combat Round in seconds (CFI-RND-01). */
const SECONDS = 5

/** Taken unawares, half of Endurance in seconds if he lies still, a fifth if he fights (CFI-ASP-Breath). */
export function holdsBreath(ctx: Ctx, f: Fighter): void {
  if (f.breath >= 0) return
  f.breath = Math.ceil(f.facts.skills.endurance / (helpless(f) ? 2 : 5))
  ctx.emit?.({ type: 'breath', who: f.id, seconds: f.breath, rule: 'CFI-ASP-Breath' })
}

const airless = (s: State, f: Fighter): boolean =>
  (f.footing === 'submerged' && !able(f, 'swimmer')) ||
  s.holds.some((hold) => hold.kind === 'engulf' && hold.on === f.id) ||
  drowns(f)
/** A swimmer weighed down to nothing begins to drown (CFI-MOV-Swim). */
const drowns = (f: Fighter): boolean => f.footing === 'swimming' && swimRate(f) <= 0

/** A round without air: breath runs out, then Endurance each round (CFI-ASP-Roll); with air again it is over (CFI-ASP-Air). */
export function suffocates(ctx: Ctx, s: State, f: Fighter): void {
  if (able(f, 'undead')) return
  if (!airless(s, f)) {
    if (f.breath >= 0) {
      f.breath = -1
      ctx.emit?.({ type: 'becomes', who: f.id, what: 'breathing', rule: 'CFI-ASP-Air' })
    }
    return
  }
  if (f.breath < 0) {
    if (drowns(f)) ctx.emit?.({ type: 'becomes', who: f.id, what: 'drowning', rule: 'CFI-MOV-Swim' })
    holdsBreath(ctx, f)
    return
  }
  if (f.breath > 0) {
    f.breath = Math.max(0, f.breath - SECONDS)
    return
  }
  const worth = reckoned(ctx, s, f.facts.skills.endurance, 'Endurance', 'CFI-ASP-Roll', hampered(s, f, 'endurance'))
  const level = tested(ctx, f, ROLLS.endurance, worth, 'CFI-ASP-Roll')
  const lost = level === 'critical' ? 0 : level === 'success' ? 1 : ctx.roll(level === 'failure' ? TWO : THREE, f.id)
  tires(ctx, s, f, lost, 'CFI-ASP-Roll')
}
