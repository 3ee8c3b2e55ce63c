import { die } from '../../../dice/chance.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { attempt, RESIST, succeeds } from './checks.ts'
import { plainSkill } from './plain-skills.ts'
import { wound } from './wounds.ts'

const GASP = die('breath', 4)

const CHOKING = die('choking', 3)

const DROWNING = die('choking badly', 6)

/** Seconds in a round (LEG-RND-01). */
const SECONDS = 5

/** Cut off from air: prepared he holds his breath for CON×5 seconds, unprepared Resilience gives CON×1D4 (LEG-ASP-Breath). */
export function holdBreath(ctx: Ctx, s: State, f: Fighter, prepared: boolean): void {
  const { con } = f.facts.characteristics
  if (f.facts.traits.includes('swimmer')) return
  f.breath = prepared ? con : gasp(ctx, s, f, con)
  ctx.emit?.({ type: 'breathHeld', who: f.id, rounds: f.breath, prepared, rule: 'LEG-ASP-Breath' })
}

function gasp(ctx: Ctx, s: State, f: Fighter, con: number): number {
  const level = attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience'))
  return succeeds(level) ? Math.floor((con * ctx.roll(GASP, f.id)) / SECONDS) : 0
}

/** Air again. */
export function breathe(ctx: Ctx, f: Fighter): void {
  if (f.breath < 0) return
  f.breath = -1
  ctx.emit?.({ type: 'breathes', who: f.id, rule: 'LEG-ASP-Breath' })
}

/** A round without air: what breath is left goes first, then he suffocates (LEG-ASP-Suffocation). */
export function withoutAir(ctx: Ctx, s: State, f: Fighter): void {
  if (f.breath > 0) f.breath--
  if (f.breath === 0) suffocate(ctx, s, f)
}

/** Resilience: a critical saves, a success costs the chest 1D3, a failure chest and head 1D3, a fumble 1D6 (LEG-ASP-Suffocation). */
function suffocate(ctx: Ctx, s: State, f: Fighter): void {
  const level = attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience'))
  const damage = level === 'critical' ? 0 : ctx.roll(level === 'fumble' ? DROWNING : CHOKING, f.id)
  ctx.emit?.({ type: 'suffocates', who: f.id, level, damage, rule: 'LEG-ASP-Suffocation' })
  const { locations } = f.facts.body
  const chest = locations.findIndex((location) => location.part === 'body' && location.hitPoints === 'chest')
  wound(ctx, s, f, Math.max(0, chest), damage)
  if (succeeds(level)) return
  const head = locations.findIndex((location) => location.part === 'head')
  wound(ctx, s, f, Math.max(0, head), damage)
}
