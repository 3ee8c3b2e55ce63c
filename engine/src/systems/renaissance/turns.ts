import { die } from '../../dice/chance.ts'
import { Offer } from '../../kernel/offer.ts'
import type { FighterId } from '../../kernel/types.ts'
import { type Action, pays, spent } from './actions/action.ts'
import { toAct } from './actions.ts'
import { rollDv, rolledDv } from './damage.ts'
import { initiativeModifier, initiativeTerms } from './derive.ts'
import { active, fighter, has, there, turnless } from './fighters.ts'
import { burns, holdsBreath } from './hazards.ts'
import { dies, isDisabling, settles, suffers } from './injury.ts'
import { answersTo } from './readied.ts'
import type { Cited, Ctx, Fighter, State } from './types.ts'

const INITIATIVE = die('initiative', 10)
const AGAIN = [{ key: 'none' }, { key: 'again' }] as const

/** 1d10 and the modifier for everybody who has a turn of his own (REN-ACT-02, REN-ACT-03); mounts have none (REN-MNT-01). */
export function rollInitiative(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (turnless(f) || !there(f)) continue
    f.initiative = thrown(ctx, f)
    if (!has(f, 'ready') || f.luck === 0) continue
    const about = { ask: 'initiative again', total: f.initiative } as const
    if (ctx.choose({ who: f.id, about, options: AGAIN, usual: 'none' }).key === 'none') continue
    f.luck--
    ctx.emit?.({
      type: 'luck',
      who: f.id,
      roll: 'initiative',
      use: 'initiative',
      left: f.luck,
      rule: 'REN-TRAIT-Ready',
    })
    f.initiative = thrown(ctx, f)
  }
  s.order = ordered(ctx, s)
}
function thrown(ctx: Ctx, f: Fighter): number {
  const toss = ctx.toss(INITIATIVE, f.id)
  const face = ctx.read(toss, whole, undefined)
  const modifier = initiativeModifier(f)
  const roll = {
    of: 'initiative',
    who: f.id,
    dice: '1d10',
    faces: ctx.faces(toss),
    terms: initiativeTerms(f),
    total: face + modifier,
  }
  ctx.emit?.({ type: 'initiative', who: f.id, roll, rule: ['REN-ACT-02', 'REN-ACT-03'] })
  return face + modifier
}
const whole = (face: number): number => face

/** The highest first, then the higher modifier; equal in both, a die until it is decided (ruling REN-A79). */
function ordered(ctx: Ctx, s: State): FighterId[] {
  const all = s.fighters.filter((f) => !turnless(f) && there(f))
  const ties = new Map<FighterId, number>()
  if (s.options.initTie === 'reroll') {
    for (const f of all) {
      const equals = all.filter((o) => o.initiative === f.initiative && initiativeModifier(o) === initiativeModifier(f))
      if (equals.length < 2 || equals[0] !== f) continue
      while (equals.length > 0) {
        const [first] = equals.splice(
          equals.length > 1 ? ctx.roll(die('tied initiative', equals.length), f.id) - 1 : 0,
          1,
        )
        if (first !== undefined) ties.set(first.id, ties.size)
      }
    }
  }
  return all
    .toSorted(
      (a, b) =>
        b.initiative - a.initiative ||
        initiativeModifier(b) - initiativeModifier(a) ||
        (ties.get(a.id) ?? 0) - (ties.get(b.id) ?? 0),
    )
    .map(({ id }) => id)
}
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
  if (s.options.reactionRefresh === 'startOfTurn') f.reaction = 0
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
  const row: Action = ctx.choose(new Offer(f.id, about, toAct, { s, f }))
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
  if (s.acting === f.id && (!active(f) || spent(f))) endTurn(ctx, s, f)
}

/** At the end of his next turn a reaction is there again (REN-REACT-01; rulings REN-A16, REN-A89). */
export function endTurn(ctx: Ctx, s: State, f: Fighter): void {
  s.acting = null
  f.aim = null
  f.charge = null
  f.kicked = false
  if (f.did.every((key) => key !== 'climb' && key !== 'swim') && !f.exhausted)
    f.strain = f.did.includes('move') && f.strain > 0 ? f.strain : 0
  if (f.reaction === 0 || s.options.reactionRefresh === 'startOfTurn') return
  f.reaction--
  if (f.reaction === 0) ctx.emit?.({ type: 'refreshed', who: f.id, rule: 'REN-REACT-01' })
}
