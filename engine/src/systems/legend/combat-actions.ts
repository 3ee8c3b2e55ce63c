import type { Option } from '../../kernel/types.ts'
import { exchange } from './attacks-and-parries.ts'
import { active, foes, usable } from './fighters.ts'
import { approach, CONTACT, metres, movementLeft } from './movement.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, Item, State } from './types.ts'

/** Why an action is not open to a fighter now. */
export interface Why {
  readonly because: string
  readonly rule: LegendRule
}
/** Something a fighter may spend a Combat Action on. */
export interface Action extends Option {
  readonly rule: LegendRule
  refuse(s: State, f: Fighter): Why | undefined
  act(ctx: Ctx, s: State, f: Fighter): void
}

const TARGETS = new Map<string, Option>()
export function optionOf(key: string): Option {
  let option = TARGETS.get(key)
  if (option === undefined) {
    option = { key }
    TARGETS.set(key, option)
  }
  return option
}

function targets(s: State, f: Fighter): Fighter[] {
  const found: Fighter[] = []
  for (const other of s.fighters) {
    if (foes(f, other) && active(other) && metres(s, f.id, other.id) <= movementLeft(f) + CONTACT) found.push(other)
  }
  return found
}
function weapons(s: State, f: Fighter): Item[] {
  return f.items.filter((item) => item.weapon.use === 'close' && usable(s, f, item))
}

const NO_ATTACK: Why = { because: 'he cannot attack yet', rule: 'LEG-WND-Serious' }
const NOBODY: Why = { because: 'nobody is within reach', rule: 'LEG-ACT-Attack' }

const attack: Action = {
  key: 'attack',
  rule: 'LEG-ACT-Attack',
  refuse(s, f) {
    if (f.barred) return NO_ATTACK
    return targets(s, f).length === 0 ? NOBODY : undefined
  },
  act(ctx, s, f) {
    const options = targets(s, f).map((t) => optionOf(t.id))
    const at = options.length === 1 ? options[0]! : ctx.choose({ who: f.id, about: { ask: 'target' }, options })
    const defender = s.fighters.find((t) => t.id === at.key)!
    const arms = weapons(s, f).map((item) => ({ key: item.weapon.id, item }))
    const arm =
      arms.length === 1 ? arms[0]! : ctx.choose({ who: f.id, about: { ask: 'weapon', at: defender.id }, options: arms })
    const moved = approach(s, f, defender.id, movementLeft(f))
    if (moved > 0) ctx.emit?.({ type: 'moved', who: f.id, at: defender.id, metres: moved, rule: 'LEG-MOV-01' })
    exchange(ctx, s, { attacker: f, defender, item: arm.item, pulled: false, charging: false })
  },
}
const changeStance: Action = {
  key: 'changeStance',
  rule: 'LEG-ACT-ChangeStance',
  refuse: (_s, f) => (f.noRising > 0 ? { because: 'he cannot rise yet', rule: 'LEG-LEAP-02' } : undefined),
  act(ctx, _s, f) {
    f.stance = f.stance === 'prone' ? 'standing' : 'prone'
    ctx.emit?.({ type: 'stance', who: f.id, stance: f.stance, rule: 'LEG-ACT-ChangeStance' })
  },
}
const doNothing: Action = {
  key: 'doNothing',
  rule: 'LEG-ACT-DoNothing',
  refuse: () => undefined,
  act(ctx, _s, f) {
    ctx.emit?.({ type: 'nothing', who: f.id, rule: 'LEG-ACT-DoNothing' })
  },
}

/** Every action, in the book's order. */
export const ACTIONS: readonly Action[] = [attack, changeStance, doNothing]

/** A fighter's Strike Rank: he spends one Combat Action (LEG-CA-01). */
export function takeTurn(ctx: Ctx, s: State, f: Fighter): void {
  if (f.forfeit > 0) {
    f.forfeit--
    f.actions--
    ctx.emit?.({ type: 'forfeited', who: f.id, left: f.forfeit, rule: 'LEG-CA-01' })
    return
  }
  f.barred = f.noAttack > 0
  if (f.barred) f.noAttack--
  const options: Action[] = []
  for (const action of ACTIONS) if (action.refuse(s, f) === undefined) options.push(action)
  const chosen = ctx.choose({ who: f.id, about: { ask: 'act', left: f.actions }, options })
  f.actions--
  chosen.act(ctx, s, f)
}
