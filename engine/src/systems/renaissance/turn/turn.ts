import { Offer } from '../../../kernel/offer.ts'
import { type Action, pays, spent } from '../actions/action.ts'
import { worthWhile } from '../actions/free.ts'
import { toAct } from '../actions/index.ts'
import { rollDv, rolledDv } from '../body/damage-value.ts'
import { dies, isDisabling, settles, suffers } from '../body/wounds.ts'
import { answersTo } from '../exchange/readied.ts'
import { burns, holdsBreath } from '../ground/hazards.ts'
import { active, fighter } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'

/** What ends when a fighter's turn begins: his run, his guard, his brace, what he had readied, feints of his. */
export function beginTurn(ctx: Ctx, s: State, f: Fighter): void {
  f.standard = 0
  f.quick = 0
  f.did = []
  for (const each of [f, ...(f.mount === null ? [] : [fighter(s, f.mount)])]) {
    each.running = false
    each.charge = null
    each.aim = null
    each.kicked = false
    each.evading = false
  }
  f.fullDefence = false
  f.braced = null
  f.readied = null
  f.counter = 'none'
  nothingOfHisLasts(s, f)
  if (s.options.feintDuration === 'defender') f.feints = []
  if (s.options.reactionRefresh === 'startOfTurn') {
    f.reaction = 0
    if (f.mount !== null) fighter(s, f.mount).reaction = 0
  }
  wears(ctx, s, f)
}

/** Feints of his, and his help, end when his turn comes, whether or not he is there to take it (ruling REN-A14). */
export function nothingOfHisLasts(s: State, f: Fighter): void {
  for (const other of s.fighters) {
    if (s.options.feintDuration === 'attacker' && other.feints.length > 0)
      other.feints = other.feints.filter((id) => id !== f.id)
    if (other.helpers.length > 0) other.helpers = other.helpers.filter((id) => id !== f.id)
  }
}

/** What his body does by itself: it bleeds, burns, suffocates, heals; and what keeps him up runs out. */
function wears(ctx: Ctx, s: State, f: Fighter): void {
  for (const each of [f, ...(f.mount === null ? [] : [fighter(s, f.mount)])]) {
    bleeds(ctx, s, each)
    burns(ctx, s, each)
    holdsBreath(ctx, s, each)
    heals(ctx, s, each)
    subdued(ctx, s, each)
    lastsOut(ctx, s, each)
  }
}
/** 1 DV each minute, no wound and no armour (REN-INJ-08, REN-ACT-07; ruling REN-A86). */
function bleeds(ctx: Ctx, s: State, f: Fighter): void {
  if (f.bleeding < 0 || f.condition === 'dead') return
  f.bleeding++
  if (f.bleeding % s.options.bleedTick !== 0) return
  ctx.emit?.({ type: 'bleeds', who: f.id, turns: f.bleeding, lost: 1, rule: ['REN-INJ-08', 'REN-ACT-07'] })
  suffers(ctx, s, f, 1, false)
}
/** Damage closes by itself (REN-INJ-09). Ruling REN-A101: whom that brings below his DUR is up again. */
function heals(ctx: Ctx, s: State, f: Fighter): void {
  const { fastHealing } = f.facts
  if (fastHealing === 0 || f.damage === 0 || f.condition === 'dead') return
  const back = Math.min(f.damage, fastHealing)
  f.damage -= back
  ctx.emit?.({ type: 'heals', who: f.id, back, total: f.damage, rule: 'REN-INJ-09' })
  if (f.condition !== 'disabled' || isDisabling(s, f)) return
  f.condition = 'up'
  ctx.emit?.({ type: 'recovers', who: f.id, rule: 'REN-INJ-09' })
}
/** A throatcatcher hurts whom it holds each round (REN-TAG-Subdue). */
function subdued(ctx: Ctx, s: State, f: Fighter): void {
  if (!s.holds.some((hold) => hold.kind === 'subdue' && hold.on === f.id) || f.condition !== 'up') return
  const dv = { dice: 1, plus: 0, db: false, over: 2 }
  const { value, faces } = rollDv(ctx, f, dv, false)
  ctx.emit?.({
    type: 'harmed',
    who: f.id,
    by: 'the throatcatcher',
    roll: rolledDv(f.id, dv, faces, [], value),
    lost: value,
    total: f.damage + value,
    rule: 'REN-TAG-Subdue',
  })
  suffers(ctx, s, f, value)
}
function lastsOut(ctx: Ctx, s: State, f: Fighter): void {
  if (f.condition !== 'up') return
  if (f.deathless > 0 && --f.deathless === 0) {
    dies(ctx, s, f, 'what kept him up is spent')
    return
  }
  // Defiance has run out: without another check he goes down.
  if (f.defiant > 0 && --f.defiant === 0) settles(ctx, s, f, 'no longer')
}

/** Why he has no turn now. */
export function turnLost(f: Fighter): { readonly why: string; readonly rule: Cited } | undefined {
  if (f.unaware) return { why: 'is not aware of anything', rule: 'REN-UNAWARE-01' }
  return f.loses > 0 ? { why: 'is taken by surprise', rule: 'REN-A97' } : undefined
}

/** One action of the turn of whoever acts. */
export function takeAction(ctx: Ctx, s: State, f: Fighter): void {
  const about = { ask: 'turn', standard: f.standard, quick: f.quick } as const
  const row: Action = ctx.choose(new Offer(f.id, about, toAct, { s, f }, spent(f) ? { usual: 'end turn' } : {}))
  const cost = row.cost(s, f)
  pays(f, cost)
  if (row.key === 'end turn') {
    endTurn(ctx, s, f)
    return
  }
  const rule: Cited[] = [
    row.rule,
    cost === 'free' ? 'REN-ACT-08' : cost === 'quick' && f.standard === 0 && f.quick > 1 ? 'REN-ACT-05' : 'REN-ACT-04',
  ]
  ctx.emit?.({ type: 'acts', who: f.id, action: row.key, cost, rule })
  answersTo(ctx, s, { kind: 'acts', by: f, at: '' }, 'before')
  if (active(f)) {
    row.act(ctx, s, f)
    f.did.push(row.key)
  }
  answersTo(ctx, s, { kind: 'acts', by: f, at: '' }, 'after')
  if (s.acting === f.id && (!active(f) || (spent(f) && !worthWhile(s, f)))) endTurn(ctx, s, f)
}

/** One turn fewer until he may react again. */
export function refreshes(ctx: Ctx, f: Fighter): void {
  if (f.reaction === 0) return
  f.reaction--
  if (f.reaction === 0) ctx.emit?.({ type: 'refreshed', who: f.id, rule: 'REN-REACT-01' })
}

/** At the end of his next turn a reaction is there again, his mount's too (REN-REACT-01, REN-MNT-01; rulings REN-A16, REN-A89). */
export function endTurn(ctx: Ctx, s: State, f: Fighter): void {
  s.acting = null
  f.aim = null
  f.charge = null
  f.kicked = false
  if (f.did.every((key) => key !== 'climb' && key !== 'swim') && !f.exhausted)
    f.strain = f.did.includes('move') && f.strain > 0 ? f.strain : 0
  if (s.options.reactionRefresh === 'startOfTurn') return
  refreshes(ctx, f)
  if (f.mount !== null) refreshes(ctx, fighter(s, f.mount))
}
