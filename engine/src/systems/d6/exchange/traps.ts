import { optionOf } from '../../../mechanisms/asking.ts'
import { diceFor, skillTotal } from '../body/checks.ts'
import { harmTo, injure } from '../body/injure.ts'
import { CLOSE } from '../ground/reach.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { active, fighter, foes, metres } from '../state/fighters.ts'
import { into, noted, ownOf } from '../state/note.ts'
import type { Ctx, Fighter, State, Trap } from '../state/types.ts'
import { passiveDefence } from './combat-difficulty.ts'
import { prevented } from './prevented.ts'

/** Whether he sets it off where he has gone: in its cell, or near the one it guards. */
function treads(s: State, trap: Trap, f: Fighter): boolean {
  if (!active(f) || f.moved === 0 || f.height > 0) return false
  if (trap.near !== null) {
    const guarded = fighter(s, trap.near)
    return foes(f, guarded) && metres(s, f.id, guarded.id) <= CLOSE
  }
  const body = 'bands' in s.where ? undefined : s.where.bodies[f.id]
  if (trap.at === null || body === undefined) return false
  const [x, y] = trap.at
  const { size = 1 } = body
  return x >= body.x && x < body.x + size && y >= body.y && y < body.y + size
}

/** The first trap somebody has walked into, and who. */
export function trodden(s: State): readonly [Trap, Fighter] | undefined {
  for (const trap of s.traps) {
    if (trap.sprung) continue
    const victim = s.fighters.find((f) => treads(s, trap, f))
    if (victim !== undefined) return [trap, victim]
  }
  return undefined
}

const rolled = (ctx: Ctx, s: State, label: string, code: number): number =>
  totalRolled(ctx, throwCode(ctx, s, 'gm', label, code))
/** His initiative, rolled now where nobody rolls for it. */
function quickness(ctx: Ctx, s: State, f: Fighter): number {
  return s.options.initiative === 'firstAct' || f.initiative === 0
    ? skillTotal(ctx, s, f, 'acumen', 'initiative')
    : f.initiative
}

/** What a full defence adds. */
const FULL = 10
const DODGE = [optionOf('full dodge'), optionOf('none')] as const
/** Who is faster may give up what he has left of the round for a full dodge. */
function leapsAside(ctx: Ctx, s: State, f: Fighter, trap: Trap): void {
  if (diceFor(s, f, 'dodge') < 1 || prevented(s, f, 'full dodge') !== undefined) return
  const about = { ask: 'trap', on: trap.id } as const
  if (ctx.choose({ who: f.id, about, options: DODGE, usual: 'full dodge' }).key === 'none') return
  const total = skillTotal(ctx, s, f, 'dodge', 'dodge') + FULL
  f.turned = s.round
  f.actions = 0
  f.waiting = false
  f.done.push('full dodge')
  const others = f.defences.filter(({ kind }) => kind !== 'dodge')
  f.defences = [...others, { kind: 'dodge', total, full: true, item: '' }]
  const rule = ['D6-C-TRAP-Attack', 'D6-DEF-Full'] as const
  ctx.emit?.({ type: 'defends', who: f.id, kind: 'dodge', total, full: true, rule })
}

/** A trap goes off: its speed is its initiative, and its combat total meets the defence of its victim (D6-C-TRAP-Attack). */
export function springs(ctx: Ctx, s: State, trap: Trap, f: Fighter): void {
  trap.sprung = true
  const speed = rolled(ctx, s, 'trap speed', trap.speed)
  const faster = active(f) && quickness(ctx, s, f) > speed
  ctx.emit?.({ type: 'trapSprung', who: f.id, trap: trap.id, speed, faster, rule: 'D6-C-TRAP-Attack' })
  if (faster) leapsAside(ctx, s, f, trap)
  const modifiers = noted(ctx)
  const dodged = f.defences.find(({ kind }) => kind === 'dodge')
  const difficulty = dodged?.total ?? passiveDefence(s, f, into(modifiers), ownOf(into(modifiers), f))
  const total = rolled(ctx, s, 'trap', trap.attack)
  const hit = total >= difficulty
  const told = { trap: trap.id, total, difficulty, hit, modifiers }
  ctx.emit?.({ type: 'trap', who: f.id, ...told, rule: 'D6-C-TRAP-Attack' })
  if (!hit) return
  const thrown = throwCode(ctx, s, 'gm', 'damage', trap.damage) ?? null
  injure(ctx, s, harmTo(f, 0, { thrown }))
}
