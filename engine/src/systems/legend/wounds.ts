import { die } from '../../dice/chance.ts'
import type { Toss } from '../../kernel/types.ts'
import { roundsToLive } from './derive.ts'
import { dropFrom, fall } from './falling.ts'
import { limb } from './fighters.ts'
import { plainSkill } from './modifiers.ts'
import type { LegendRule } from './rules.ts'
import { RESIST, resists } from './skill-tests.ts'
import type { Ctx, Fighter, State } from './types.ts'

const ONE_D3 = die('cannot attack', 3)

/** The roll a wound is tested against, and the skill it was made with; undefined where no attack roll caused it. */
export interface Cause {
  readonly by: string
  readonly roll: Toss<number>
  readonly skill: number
}

/** Takes damage off a location and finds what wound it is (LEG-WND-01). */
export function wound(
  ctx: Ctx,
  s: State,
  f: Fighter,
  location: number,
  damage: number,
  cause: Cause | undefined,
): void {
  if (damage <= 0) return
  const hurt = limb(f, location)
  hurt.hp -= damage
  const full = f.facts.hitPoints[location] ?? 0
  const level = hurt.hp > 0 ? 'minor' : hurt.hp > -full ? 'serious' : 'major'
  ctx.emit?.({
    type: 'wounded',
    who: f.id,
    location: f.facts.body.locations[location]?.name ?? '',
    damage,
    left: hurt.hp,
    level,
    rule: [
      'LEG-WND-01',
      level === 'minor' ? 'LEG-WND-Minor' : level === 'serious' ? 'LEG-WND-Serious' : 'LEG-WND-Major',
    ],
  })
  if (level === 'serious') serious(ctx, s, f, location, damage, cause)
  if (level === 'major') major(ctx, s, f, location, cause)
}

/** Resilience against the value of the attack roll (LEG-WND-02). */
function endures(ctx: Ctx, s: State, f: Fighter, cause: Cause | undefined): boolean {
  const skill = plainSkill(s, f, 'resilience', undefined)
  if (cause === undefined) return ctx.read(ctx.toss(RESIST.resilience, f.id), withinSkill, skill)
  const held = resists(ctx, f, RESIST.resilience, skill, cause.roll, cause.skill)
  ctx.emit?.({ type: 'endured', who: f.id, held, skill, rule: 'LEG-WND-02' })
  return held
}
const withinSkill = (roll: number, skill: number): boolean => roll <= 5 || (roll < 96 && roll <= skill)

/** A Serious Wound: a scar, no attacks for 1D3 Combat Actions, and the loss of the limb's use or of consciousness (LEG-WND-Serious). */
function serious(ctx: Ctx, s: State, f: Fighter, location: number, damage: number, cause: Cause | undefined): void {
  const hurt = limb(f, location)
  hurt.scars++
  f.noAttack = Math.max(f.noAttack, ctx.roll(ONE_D3, f.id))
  if (endures(ctx, s, f, cause)) return
  const part = f.facts.body.locations[location]?.part
  if (part === 'body' || part === 'head') {
    knockOut(ctx, f, 'LEG-WND-Serious', damage)
    return
  }
  hurt.useless = true
  ctx.emit?.({
    type: 'useless',
    who: f.id,
    location: f.facts.body.locations[location]?.name ?? '',
    rule: 'LEG-WND-Serious',
  })
  if (part === 'leg') fall(ctx, s, f, 'LEG-WND-Serious')
  if (part === 'arm') dropFrom(ctx, s, f, location, 'LEG-WND-Serious')
}

/** A Major Wound ends the fight for its victim: a limb may cost consciousness, a vital location life (LEG-WND-Major). */
function major(ctx: Ctx, s: State, f: Fighter, location: number, cause: Cause | undefined): void {
  const hurt = limb(f, location)
  const { part } = f.facts.body.locations[location] ?? { part: 'body' }
  hurt.maimed = true
  hurt.useless = true
  const held = endures(ctx, s, f, cause)
  if (part === 'body' || part === 'head') {
    if (!held) {
      dies(ctx, f, 'LEG-WND-Major')
      return
    }
    knockOut(ctx, f, 'LEG-WND-Major', -1)
    const rounds = roundsToLive(f.facts.characteristics)
    f.dyingIn = f.dyingIn < 0 ? rounds : Math.min(f.dyingIn, rounds)
    return
  }
  fall(ctx, s, f, 'LEG-WND-Major')
  if (held) {
    f.condition = 'incapacitated'
    ctx.emit?.({ type: 'incapacitated', who: f.id, rule: 'LEG-WND-Major' })
  } else knockOut(ctx, f, 'LEG-WND-Major', -1)
}

/** Unconscious: for so many minutes, and so for the rest of any fight. */
export function knockOut(ctx: Ctx, f: Fighter, rule: LegendRule, minutes: number): void {
  if (f.condition === 'dead') return
  f.condition = 'unconscious'
  f.unconsciousFor = -1
  f.stance = 'prone'
  ctx.emit?.({ type: 'unconscious', who: f.id, minutes, rule })
}

export function dies(ctx: Ctx, f: Fighter, rule: LegendRule): void {
  f.condition = 'dead'
  f.stance = 'prone'
  ctx.emit?.({ type: 'died', who: f.id, rule })
}
