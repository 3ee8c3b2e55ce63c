import { passTime } from '../body/healing.ts'
import { quickDraws } from '../body/quick-draw.ts'
import { diceOf, type Faces, pipsOf, pool, totalOf } from '../book/diecode.ts'
import { bodyPointBase } from '../content/wound-levels.ts'
import { lapse } from '../ground/holds.ts'
import { keepAfloat } from '../ground/water-and-walls.ts'
import { bodyPoints } from '../state/derive.ts'
import { fighter } from '../state/fighters.ts'
import { hasBegun } from '../state/lasting.ts'
import type { Ctx, Fighter, Next, State } from '../state/types.ts'
import { isRunaway, runsDown } from '../vehicles/damage.ts'
import { spook } from '../vehicles/driving.ts'
import { firstAct, rollInitiative, setOrder } from './order.ts'
import { comesToAStand } from './outcome.ts'

const harmless = (faces: Faces, adds: number): number => totalOf(faces, 'none') + adds

/** Before the first round: Body Points that no record gives are rolled (D6-C-BP-Max, D6-C-NPC-BPBase). */
export function beginFight(ctx: Ctx, s: State): void {
  if (s.options.injury === 'wounds') return
  for (const f of s.fighters) rollBody(ctx, f)
}
/** The same for one who comes later. */
export const comesLate = (ctx: Ctx, s: State, { who }: Next): void => {
  if (s.options.injury !== 'wounds') rollBody(ctx, fighter(s, who))
}

function rollBody(ctx: Ctx, f: Fighter): void {
  if (f.fullBody > 0) return
  const { physique } = f.facts.attributes
  const toss = ctx.toss(pool('body points', diceOf(physique), 'none'), f.id)
  const fell = ctx.read(toss, harmless, pipsOf(physique))
  const base = bodyPointBase[f.facts.role]
  f.fullBody = bodyPoints(fell, base)
  f.body = f.fullBody
  if (ctx.emit === undefined) return
  const terms = [
    { value: base, because: f.facts.role, rule: 'D6-C-NPC-BPBase' },
    { value: pipsOf(physique), because: 'pips', rule: 'D6-C-DIE-Pips' },
  ]
  const dice = `${diceOf(physique)}D`
  const rolled = { of: 'body points', who: f.id, dice, faces: ctx.faces(toss), terms, total: f.body }
  const rule = f.facts.role === 'hero' ? 'D6-C-BP-Max' : (['D6-C-BP-Max', 'D6-C-NPC-BPBase'] as const)
  ctx.emit({ type: 'bodyPoints', who: f.id, points: f.body, rolled, rule })
}

/** A round takes so many seconds. */
const SECONDS = 5
const ROUND = ['D6-STEP-Sequence', 'D6-STEP-Repeat', 'D6-C-RND-5s'] as const
/** Step 1: a new round, and the order of it (D6-STEP-Sequence). */
export function beginRound(ctx: Ctx, s: State): void {
  s.round++
  s.at = 0
  for (const f of s.fighters) {
    f.declared = 0
    f.extra = 0
    f.speed = f.moved
    f.moved = 0
    if (!f.done.includes('run') && !f.done.includes('fly')) f.strained = 0
    f.levelsThisRound = 0
    f.lostThisRound = 0
    if (f.done.includes('trick')) f.nextDamage = 0
    if (hasBegun(f, 'winded')) f.defences = []
    f.done = []
  }
  lapse(s)
  ctx.emit?.({ type: 'round', round: s.round, seconds: SECONDS * (s.round - 1), rule: ROUND })
  for (const v of s.vehicles) {
    if (v.panicked === true) spook(ctx, s, v)
    else if (isRunaway(v)) runsDown(ctx, v)
  }
  // Ruling D6-A01: the order is found anew each round, or once.
  const { initiative } = s.options
  if (initiative === 'firstAct') {
    if (s.round === 1) firstAct(ctx, s)
  } else if (initiative === 'everyRound' || s.round === 1) {
    const rule = initiative === 'everyRound' ? 'D6-C-INIT-M3' : 'D6-C-INIT-M2'
    ctx.emit?.({ type: 'method', method: initiative, rule })
    quickDraws(ctx, s)
    rollInitiative(ctx, s)
  }
  setOrder(ctx, s)
  if (s.round > 1) comesToAStand(ctx, s)
}

/** Step 4: what is left over is lost, and time passes for the hurt (D6-C-ACT-UnusedLost). */
export function endRound(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.actions > 0) {
      ctx.emit?.({ type: 'unused', who: f.id, actions: f.actions, rule: 'D6-C-ACT-UnusedLost' })
    }
    f.actions = 0
    f.waiting = false
  }
  keepAfloat(ctx, s)
  passTime(ctx, s)
}
