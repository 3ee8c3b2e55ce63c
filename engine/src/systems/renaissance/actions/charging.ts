import { asked } from '../../../mechanisms/asking.ts'
import { threatReach } from '../body/arms.ts'
import { answersTo } from '../exchange/readied.ts'
import { reachOf } from '../ground/reach.ts'
import { fighter, ready } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { type Action, action, no } from './action.ts'
import { allowed, chargeable, chosenMode, followed, goesStill, noMode, obeyed, stuck, travel } from './going.ts'
import { goesTowards, metresTowards, type Travel } from './walking.ts'

/** Declared before the move, always a run (REN-CHARGE-01 to -04); +DB once he has gone far enough (REN-CHARGE-05). */
const charge = action({
  key: 'charge',
  rule: 'REN-CHARGE-01',
  cost: 'quick',
  why: (s, f) =>
    stuck(s, f) ??
    noMode(s, f) ??
    (f.stance === 'crouching' ? no('he crouches', 'REN-COVER-05') : undefined) ??
    (chargeable(s, f).length === 0 ? no('there is nobody to run at', 'REN-CHARGE-01') : undefined),
  act(ctx, s, f) {
    if (!allowed(ctx, s, f, 'charge') || !obeyed(ctx, s, f)) return
    const { base, full } = chosenMode(ctx, s, f, 'charge')
    const options = chargeable(s, f).map((each) => ({ key: each.id, each }))
    const target = asked(ctx, { who: f.id, about: { ask: 'target', action: 'charge' }, options }).each
    declares(ctx, s, f, target)
    const how: Travel = {
      ...travel('charge', full, base, 'REN-CHARGE-02', 'REN-CHARGE-04', ...followed(f)),
      charging: target.id,
    }
    if (goesStill(s, f)) goesTowards(ctx, s, f, target.id, how, howNear(ctx, s, f, target, full))
    momentum(ctx, s, f)
  },
})

/** How near he runs, up to the full rate (REN-CHARGE-02): to where any weapon of his strikes. Usually no nearer than it takes to be fast. */
function howNear(ctx: Ctx, s: State, f: Fighter, target: Fighter, full: number): number {
  const reaches = [...new Set([1, ...f.items.filter(ready).map(reachOf)])].filter((far) => far <= threatReach(s, f))
  const stops = reaches
    .toSorted((a, b) => b - a)
    .map((stop) => ({ stop, gone: metresTowards(s, f, target.id, full, stop) }))
  const options = stops
    .filter(({ gone }, i) => stops.findIndex((other) => other.gone === gone) === i)
    .map(({ stop, gone }) => ({ key: String(gone), stop }))
  if (options.length === 0) return 1
  const fast = stops.find(({ gone }) => gone >= s.options.chargeMinDistance) ?? stops.at(-1)
  const most = Math.max(...stops.map(({ gone }) => gone))
  const about = { ask: 'metres', towards: target.id, most } as const
  return asked(ctx, { who: f.id, about, options, usual: String(fast?.gone) }).stop
}
export function declares(ctx: Ctx, s: State, f: Fighter, target: Fighter): void {
  f.charge = { metres: 0, mounted: f.mount !== null }
  f.running = true
  if (f.mount !== null) fighter(s, f.mount).running = true
  ctx.emit?.({
    type: 'charges',
    who: f.id,
    at: target.id,
    mounted: f.mount !== null,
    rule: ['REN-CHARGE-01', 'REN-CHARGE-03'],
  })
  answersTo(ctx, s, { kind: 'charges', by: f, at: '' }, 'before')
}
/** How far the run went, and those who waited for its end (ruling REN-A62). */
export function momentum(ctx: Ctx, s: State, f: Fighter): void {
  if (f.charge !== null) {
    const { metres } = f.charge
    const enough = metres >= s.options.chargeMinDistance
    ctx.emit?.({ type: 'momentum', who: f.id, metres, enough, rule: 'REN-CHARGE-05' })
  }
  answersTo(ctx, s, { kind: 'charges', by: f, at: '' }, 'after')
}

export const CHARGING: readonly Action[] = [charge]
