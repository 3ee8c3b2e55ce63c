import { optionOf } from '../../../mechanisms/asking.ts'
import type { Action } from '../action.ts'
import { armPinResisted } from '../content/modifiers.ts'
import { derived, diceOf, pipsOf } from '../diecode.ts'
import { fighter } from '../fighters.ts'
import { throwCode, totalRolled } from '../rolling-dice.ts'
import type { D6RuleId } from '../rules.ts'
import { hurtByStrength } from '../strength.ts'
import { moveUp } from '../turns.ts'
import type { Ctx, Fighter, State, Why } from '../types.ts'
import { skillTotal, succeeds } from '../using-skills.ts'
import { fell } from './blows.ts'
import { holdBy, release, stronger } from './holds.ts'

const pinned = (s: State, f: Fighter): Fighter | undefined => {
  const grip = holdBy(s, f, 'arm pin')
  return grip === undefined || grip.since >= s.round ? undefined : fighter(s, grip.on)
}
const unable = (s: State, f: Fighter, rule: D6RuleId): Why | undefined =>
  pinned(s, f) === undefined ? { because: 'he has had nobody’s arm pinned since an earlier round', rule } : undefined

const RESIST = [optionOf('resist'), optionOf('none')] as const
/** Whether the pinned man resists, at the cost of his other actions: his turn is brought forward if need be. */
function resists(ctx: Ctx, s: State, on: Fighter, why: string): boolean {
  if (on.condition !== 'up' || (on.turned === s.round && on.actions === 0)) return false
  const { key } = ctx.choose({ who: on.id, about: { ask: 'resist', on: why }, options: RESIST, usual: 'resist' })
  if (key === 'none') return false
  if (on.turned < s.round) moveUp(ctx, s, on, 'resist')
  on.actions = 0
  return true
}

/** What protects an arm: the armour he wears, rolled. */
function protection(ctx: Ctx, s: State, on: Fighter): number {
  const worn = throwCode(ctx, s, on.id, 'armour', on.facts.armour + on.facts.hide, 0)
  return worn === undefined ? on.facts.armour + on.facts.hide : totalRolled(ctx, worn)
}

const wrench: Action = {
  key: 'wrench arm',
  rule: 'D6-C-OPT-ArmPin1',
  refuse: (s, f) => unable(s, f, 'D6-C-OPT-ArmPin1'),
  act(ctx, s, f) {
    const on = pinned(s, f)
    if (on !== undefined) hurtByStrength(ctx, s, f, on, 0, 'D6-C-OPT-ArmPin1')
  },
}

/** Physique or lifting against twice the target's dice, or his roll and 5 (D6-C-OPT-ArmPin2). */
const breakArm: Action = {
  key: 'break arm',
  rule: 'D6-C-OPT-ArmPin2',
  refuse: (s, f) => unable(s, f, 'D6-C-OPT-ArmPin2'),
  act(ctx, s, f) {
    const on = pinned(s, f)
    if (on === undefined) return
    const resisting = resists(ctx, s, on, 'break arm')
    const own = stronger(on)
    const code = own === 'lifting' ? on.facts.skills.lifting : on.facts.attributes.physique
    const against = resisting ? armPinResisted + skillTotal(ctx, s, on, own, 'resist') : derived(code)
    const difficulty = against + protection(ctx, s, on)
    const broken = succeeds(ctx, s, f, stronger(f), difficulty, 'break arm')
    ctx.emit?.({ type: 'armBroken', who: on.id, by: f.id, difficulty, broken, rule: 'D6-C-OPT-ArmPin2' })
    if (broken) {
      if (!on.hurt.includes('arm')) on.hurt = [...on.hurt, 'arm']
      hurtByStrength(ctx, s, f, on, 0, 'D6-C-OPT-ArmPin2')
    } else if (resisting) release(s, on)
    else hurtByStrength(ctx, s, f, on, 0, 'D6-C-OPT-ArmPin1')
  },
}

/** Fighting against twice his Agility dice, or his Agility roll and 5 (D6-C-OPT-ArmPin3). Ruling D6-A52. */
const forceDown: Action = {
  key: 'force down',
  rule: 'D6-C-OPT-ArmPin3',
  refuse: (s, f) => unable(s, f, 'D6-C-OPT-ArmPin3'),
  act(ctx, s, f) {
    const on = pinned(s, f)
    if (on === undefined) return
    const resisting = resists(ctx, s, on, 'force down')
    const { agility } = on.facts.attributes
    const passive = 2 * diceOf(agility) + (s.options.armPinPips ? pipsOf(agility) : 0)
    const difficulty = resisting ? armPinResisted + skillTotal(ctx, s, on, 'agility', 'resist') : passive
    const down = succeeds(ctx, s, f, 'fighting', difficulty, 'force down')
    if (down) fell(on)
    ctx.emit?.({ type: 'forcedDown', who: on.id, by: f.id, difficulty, down, rule: ['D6-C-OPT-ArmPin3', 'D6-A52'] })
    if (down) return
    if (resisting) release(s, on)
    else hurtByStrength(ctx, s, f, on, 0, 'D6-C-OPT-ArmPin1')
  },
}

export const ARM_PIN: readonly Action[] = [wrench, breakArm, forceDown]
