import { anyOffered, Offer } from '../../../kernel/offer.ts'
import type { FighterId } from '../../../kernel/types.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import type { Action } from '../actions/action.ts'
import { lapsesUnheld, releasedFirst } from '../actions/casting.ts'
import { barred, toAct } from '../actions/index.ts'
import { rowOf } from '../actions/keys.ts'
import { mount } from '../actions/situations.ts'
import { tripEntangled, tripPasses } from '../actions/struggle.ts'
import { canReact } from '../body/conditions.ts'
import { reopens } from '../body/wounds.ts'
import { turnCounted } from '../state/clocks.ts'
import { active, foes, skewered, unaware } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** His number has come (CFI-RND-03). */
export function takeTurn(ctx: Ctx, s: State, f: Fighter): void {
  const since = f.lasting
  f.acted = s.cycle
  const delayed = f.delaying
  f.delaying = false
  f.braced = false
  f.watchful = false
  if (unaware(f)) {
    f.alert = true
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'alert', rule: 'CFI-SUR-02' })
  }
  ctx.emit?.({ type: 'turn', who: f.id, points: f.points, rule: ['CFI-RND-02', 'CFI-RND-03'] })
  if (lasts(f.lasting, 'senseless') || skewered(s, f)) {
    f.points--
    ctx.emit?.({
      type: 'did',
      who: f.id,
      action: 'dither',
      rule: lasts(f.lasting, 'senseless') ? 'CFI-SE-StunLocation' : 'CFI-SE-Impale',
    })
    if (f.casting !== undefined) lapsesUnheld(ctx, f, 'dither')
  } else acts(ctx, s, f)
  // Ruling CFI-A83: to go on delaying is no Turn; a new round's delay is.
  if (!(delayed && f.delaying && s.cycle > 1)) turnCounted(ctx, f, since)
}

/** He does something, and before it what costs nothing; what he declares is paid for at once (CFI-ACT-02). */
export function acts(ctx: Ctx, s: State, f: Fighter): void {
  f.acting = true
  f.freely = []
  for (const each of s.fighters) each.lucky = false
  // A parry in the midst of his own Turn may have taken his last point.
  while (anyOffered(toAct, { s, f })) {
    const chosen = ctx.choose(new Offer(f.id, { ask: 'turn', left: f.points } as const, toAct, { s, f }))
    if (chosen.cost === 'free') {
      f.freely = [...f.freely, chosen.key]
      if (chosen.offensive) interrupted(ctx, s, f, chosen, f.casting?.at)
      if (active(f) && (barred(f, chosen) ?? chosen.refuse(s, f)) === undefined) chosen.act(ctx, s, f)
      if (active(f)) continue
      break
    }
    declares(ctx, s, f, chosen)
    break
  }
  f.acting = false
}

function declares(ctx: Ctx, s: State, f: Fighter, action: Action): void {
  if (action.cost === 'action') {
    f.points--
    ctx.emit?.({ type: 'spends', who: f.id, action: action.key, left: f.points, rule: ['CFI-ACT-02', 'CFI-RND-03'] })
  }
  if (action.key !== 'aim') f.aimedOnly = false
  if (f.casting !== undefined) lapsesUnheld(ctx, f, action.key)
  const strenuous = rowOf(action.key).strenuous === true
  if (strenuous) reopens(ctx, f)
  if (f.stance === 'crouching' && (strenuous || action.key === 'move') && f.ward === undefined) f.stance = 'standing'
  const intent = action.declare?.(ctx, s, f)
  const halted = interrupted(ctx, s, f, action, intent?.at)
  if (action !== tripEntangled) tripPasses(s, f)
  if (action !== mount) f.mounting = undefined
  const before = f.moved
  if (!halted || (active(f) && stillPossible(s, f, action) && intent?.possible() !== false)) {
    if (intent === undefined) action.act(ctx, s, f)
    else intent.carryOut()
  } else if (active(f)) ctx.emit?.({ type: 'wasted', who: f.id, action: action.key, rule: 'CFI-REA-Interrupt' })
  if (f.moved === before) f.pace = 'still'
}

const stillPossible = (s: State, f: Fighter, action: Action): boolean => action.refuse(s, f) === undefined

const INTERRUPT = [{ key: 'interrupt' }, { key: 'none' }] as const

/** Foes who delay may halt his Turn to take theirs; he goes on if he still can do what he declared (CFI-REA-Interrupt; Ruling CFI-A76). */
function interrupted(ctx: Ctx, s: State, f: Fighter, action: Action, whom: FighterId | undefined): boolean {
  if (rowOf(action.key).idle) return false
  let any = false
  for (const foe of s.fighters) {
    if (!active(f)) break
    if (foe.casting !== undefined && foes(f, foe) && releasedFirst(ctx, s, foe, f, action.key)) any = true
    if (!foe.delaying || foe.points === 0 || !foes(f, foe) || !canReact(s, foe) || foe.acting || !active(f)) continue
    const about = { ask: 'interrupt', at: f.id, action: action.key, whom } as const
    if (ctx.choose({ who: foe.id, about, options: INTERRUPT, usual: 'none' }).key === 'none') continue
    any = true
    foe.delaying = false
    ctx.emit?.({ type: 'interrupts', who: foe.id, at: f.id, rule: 'CFI-REA-Interrupt' })
    f.acting = false
    foe.interrupting = true
    acts(ctx, s, foe)
    foe.interrupting = false
    f.acting = true
  }
  return any
}
