import { die } from '../../../dice/chance.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { swimRate } from '../ground/pace.ts'
import { fillsLungs, isOver } from '../state/clocks.ts'
import { able, breathless, helpless } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { ROLLS, reckoned, tested } from './checks.ts'
import { tires } from './fatigue.ts'
import { hampered } from './hampered.ts'

const [TWO, THREE] = [die('suffocates', 2), die('suffocates', 3)]

/** Taken unawares, half of Endurance in seconds if he lies still, a fifth if he fights (CFI-ASP-Breath). */
export function holdsBreath(ctx: Ctx, s: State, f: Fighter): void {
  if (breathless(f)) return
  const seconds = Math.ceil(f.facts.skills.endurance / (helpless(s, f) ? 2 : 5))
  fillsLungs(f, seconds)
  ctx.emit?.({ type: 'breath', who: f.id, seconds, rule: 'CFI-ASP-Breath' })
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
    if (breathless(f)) {
      isOver(f, 'breath')
      isOver(f, 'suffocating')
      ctx.emit?.({ type: 'becomes', who: f.id, what: 'breathing', rule: 'CFI-ASP-Air' })
    }
    return
  }
  if (lasts(f.lasting, 'breath')) return
  if (!lasts(f.lasting, 'suffocating')) {
    if (drowns(f)) ctx.emit?.({ type: 'becomes', who: f.id, what: 'drowning', rule: 'CFI-MOV-Swim' })
    holdsBreath(ctx, s, f)
    return
  }
  const worth = reckoned(ctx, s, f.facts.skills.endurance, 'Endurance', 'CFI-ASP-Roll', hampered(s, f, 'endurance'))
  const level = tested(ctx, f, ROLLS.endurance, worth, 'CFI-ASP-Roll')
  const lost = level === 'critical' ? 0 : level === 'success' ? 1 : ctx.roll(level === 'failure' ? TWO : THREE, f.id)
  tires(ctx, s, f, lost, 'CFI-ASP-Roll')
}
