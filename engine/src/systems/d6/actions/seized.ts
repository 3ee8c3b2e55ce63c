import { optionOf } from '../../../mechanisms/asking.ts'
import { ended, forRounds, lasts } from '../../../mechanisms/lasting.ts'
import { derivedDifficulty, skillTotal, succeeds } from '../body/checks.ts'
import { struckThing } from '../body/resistance.ts'
import { largerBy } from '../body/scale.ts'
import { hurtBy, hurtByStrength, strengthDice } from '../body/strength.ts'
import { D, derived, diceOf, pipsOf } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import { toughness } from '../content/difficulties.ts'
import { armPinResisted } from '../content/difficulty-modifiers.ts'
import { prevented } from '../exchange/prevented.ts'
import { moveUp } from '../exchange/reactions.ts'
import { displaced } from '../ground/displaced.ts'
import { holdBy, release, stronger } from '../ground/holds.ts'
import type { ActionKey } from '../state/action-kinds.ts'
import type { Action } from '../state/asking.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { codeOf, fighter } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { fell } from './blows.ts'

const PINNED_BEFORE = 'he has had nobody’s arm pinned since an earlier round'
const pinned = (s: State, f: Fighter): Fighter | undefined => {
  const grip = holdBy(s, f, 'arm pin')
  return grip === undefined || grip.since >= s.round ? undefined : fighter(s, grip.on)
}
/** What is done with an arm pinned in an earlier round. */
const withPin = (
  key: ActionKey,
  rule: D6RuleId,
  does: (ctx: Ctx, s: State, f: Fighter, on: Fighter) => void,
): Action => ({
  key,
  rule,
  refuse: (s, f) => (pinned(s, f) === undefined ? PINNED_BEFORE : undefined),
  act(ctx, s, f) {
    const on = pinned(s, f)
    if (on !== undefined) does(ctx, s, f, on)
  },
})

const RESIST = [optionOf('resist'), optionOf('none')] as const
/** Whether the pinned man resists, at the cost of his other actions: his turn is brought forward if need be. */
function resists(ctx: Ctx, s: State, on: Fighter, why: string): boolean {
  if (on.condition !== 'up' || (on.turned === s.round && on.actions === 0)) return false
  if (prevented(s, on, 'escape') !== undefined) return false
  const { key } = ctx.choose({ who: on.id, about: { ask: 'resist', on: why }, options: RESIST, usual: 'resist' })
  if (key === 'none') return false
  if (on.turned < s.round) moveUp(ctx, s, on, 'resist')
  on.actions = 0
  return true
}

/** What protects an arm: the armour he wears, rolled. */
function protection(ctx: Ctx, s: State, { id, facts }: Fighter): number {
  const worn = facts.armour + facts.hide
  return worn < D ? worn : totalRolled(ctx, throwCode(ctx, s, id, 'armour', worn))
}

const wrenches = (ctx: Ctx, s: State, f: Fighter, on: Fighter): void =>
  hurtByStrength(ctx, s, f, on, 0, 'D6-C-OPT-ArmPin1')
/** What fails is a wrench all the same, but who resisted it is free. */
function inVain(ctx: Ctx, s: State, f: Fighter, on: Fighter, resisted: boolean): void {
  if (resisted) release(s, on, f)
  else wrenches(ctx, s, f, on)
}

/** Physique or lifting against twice the target's dice, or his roll and 5 (D6-C-OPT-ArmPin2). */
function breaks(ctx: Ctx, s: State, f: Fighter, on: Fighter): void {
  const resisting = resists(ctx, s, on, 'break arm')
  const own = stronger(on)
  const against = resisting ? armPinResisted + skillTotal(ctx, s, on, own, 'resist') : derived(codeOf(on, own))
  const difficulty = against + protection(ctx, s, on)
  const broken = succeeds(ctx, s, f, stronger(f), difficulty, 'break arm')
  ctx.emit?.({ type: 'armBroken', who: on.id, by: f.id, difficulty, broken, rule: 'D6-C-OPT-ArmPin2' })
  if (!broken) {
    inVain(ctx, s, f, on, resisting)
    return
  }
  if (!on.hurt.includes('arm')) on.hurt = [...on.hurt, 'arm']
  hurtByStrength(ctx, s, f, on, 0, 'D6-C-OPT-ArmPin2')
}

/** Fighting against twice his Agility dice, or his Agility roll and 5 (D6-C-OPT-ArmPin3). Ruling D6-A52. */
function forcesDown(ctx: Ctx, s: State, f: Fighter, on: Fighter): void {
  const resisting = resists(ctx, s, on, 'force down')
  const { agility } = on.facts.attributes
  const passive = 2 * diceOf(agility) + (s.options.armPinPips ? pipsOf(agility) : 0)
  const difficulty = resisting ? armPinResisted + skillTotal(ctx, s, on, 'agility', 'resist') : passive
  const down = succeeds(ctx, s, f, 'fighting', difficulty, 'force down')
  if (down) fell(s, on)
  ctx.emit?.({ type: 'forcedDown', who: on.id, by: f.id, difficulty, down, rule: ['D6-C-OPT-ArmPin3', 'D6-A52'] })
  if (!down) inVain(ctx, s, f, on, resisting)
}

export const ARM_PIN: readonly Action[] = [
  withPin('wrench arm', 'D6-C-OPT-ArmPin1', wrenches),
  withPin('break arm', 'D6-C-OPT-ArmPin2', breaks),
  withPin('force down', 'D6-C-OPT-ArmPin3', forcesDown),
]

/** What somebody is slammed into where nobody says: a wall or a hard floor. */
const OBSTACLE = toughness.sturdy
/** A place at arm's length is easily hit. */
const EASY = 10

/** Whom he has seized to throw, and whether he has lifted him. */
const seized = (s: State, f: Fighter): Fighter | undefined => {
  const grip = holdBy(s, f, 'slam')
  return grip === undefined ? undefined : fighter(s, grip.on)
}
const lifted = (f: Fighter, on: Fighter): boolean => lasts(f.lasting, 'lifts', on.id)

/** One action lifts, if he is strong enough (D6-C-OPT-Slam). */
const lift: Action = {
  key: 'lift',
  rule: 'D6-C-OPT-Slam',
  refuse(s, f) {
    const on = seized(s, f)
    if (on === undefined) return 'he has seized nobody to throw'
    return lifted(f, on) ? 'he has lifted him already' : undefined
  },
  act(ctx, s, f) {
    const on = seized(s, f)
    if (on === undefined) return
    // Ruling D6-A88: whoever is larger weighs more.
    const heavier = s.options.scaleInStrength ? -largerBy(s, f, on, null) : 0
    const difficulty = Math.max(0, derivedDifficulty(on, stronger(on), undefined) + heavier)
    const up = succeeds(ctx, s, f, stronger(f), difficulty, 'lift')
    if (up) f.lasting = [...f.lasting, forRounds('lifts', 2, on.id)]
    ctx.emit?.({ type: 'lifts', who: f.id, at: on.id, up, rule: 'D6-C-OPT-Slam' })
  },
}

/** Another throws: the target takes the obstacle's Toughness and the thrower's Strength Damage. */
const hurl: Action = {
  key: 'hurl',
  rule: 'D6-C-OPT-Slam',
  refuse(s, f) {
    const on = seized(s, f)
    return on === undefined || !lifted(f, on) ? 'he has lifted nobody' : undefined
  },
  act(ctx, s, f) {
    const on = seized(s, f)
    if (on === undefined) return
    f.lasting = ended(f.lasting, 'lifts')
    const thrown = succeeds(ctx, s, f, 'throwing', EASY, 'hurl')
    release(s, on, f)
    ctx.emit?.({ type: 'hurls', who: f.id, at: on.id, thrown, rule: 'D6-C-OPT-Slam' })
    if (!thrown) return
    displaced(ctx, s, on, 'hurled')
    fell(s, on)
    hurtBy(ctx, s, f, on, OBSTACLE + strengthDice(f, undefined), 0, 'D6-C-OPT-Slam')
    obstacle(ctx, s, s.options.slamObjectTakes === 'opponent' ? on : f)
  },
}

/** What it is slammed into suffers too. Ruling D6-A51: by the Strength Damage of the one who is thrown. */
function obstacle(ctx: Ctx, s: State, by: Fighter): void {
  const done = totalRolled(ctx, throwCode(ctx, s, by.id, 'obstacle', strengthDice(by, undefined)))
  const { over, state } = struckThing(ctx, s, 'obstacle', OBSTACLE, done)
  ctx.emit?.({ type: 'obstacle', who: by.id, over, state, dice: OBSTACLE / D, rule: ['D6-C-OBJ-Toughness', 'D6-A51'] })
}

export const SLAM: readonly Action[] = [lift, hurl]
