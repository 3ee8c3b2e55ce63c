import { secret } from '../../../kernel/secret.ts'
import { alarm } from '../ground/awareness.ts'
import { fallsProne } from '../ground/falling.ts'
import { deathRating, durability, woundThreshold } from '../state/derive.ts'
import { percent } from '../state/dice.ts'
import { has, type Person, type Scene } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'
import { tested } from './checks.ts'
import { aptitudeCheck } from './target-numbers.ts'

const KNOCK_DOWN = percent('knock-down')
const DEFIANCE = percent('defiance')

/** Wounds of one instance of damage (REN-INJ-02; ruling REN-A07). */
function woundsOf(s: Scene, f: Person, lost: number): number {
  const threshold = woundThreshold(f)
  return s.options.woundRule === 'floor' ? Math.floor(lost / threshold) : Math.max(0, Math.ceil(lost / threshold) - 1)
}

/** Ruling REN-A10: at the number, or only beyond it. */
const reached = (s: State, damage: number, number: number): boolean =>
  s.options.strictExceed ? damage > number : damage >= number

/** Whether he has taken as much as he can stand (REN-INJ-05). */
export const isDisabling = (s: State, f: Fighter): boolean => reached(s, f.damage, durability(f))

/** One instance of damage: it adds up, wounds, knocks down, disables and kills (REN-INJ-01 to -06). */
export function suffers(ctx: Ctx, s: State, f: Fighter, lost: number, wounding = true): void {
  f.damage += lost
  const wounds = wounding ? woundsOf(s, f, lost) : 0
  if (wounds > 0) takesWounds(ctx, f, wounds)
  if (!settles(ctx, s, f)) knocksDown(ctx, s, f, wounds)
}

function takesWounds(ctx: Ctx, f: Fighter, wounds: number): void {
  f.wounds += wounds
  ctx.emit?.({ type: 'wounded', who: f.id, wounds, all: f.wounds, rule: ['REN-INJ-02', 'REN-INJ-Derived'] })
}

/** A wound without damage (REN-POWER-QuickBreak). */
export function wounds(ctx: Ctx, s: State, f: Fighter): void {
  takesWounds(ctx, f, 1)
  knocksDown(ctx, s, f, 1)
}

/** REN-INJ-04: SOM×3 with all wounds, the new ones too. Rulings REN-A08, REN-A80, REN-A81: none for who is down already. */
function knocksDown(ctx: Ctx, s: State, f: Fighter, wounds: number): void {
  const times = s.options.knockdownPerWound ? wounds : Math.min(1, wounds)
  for (let n = 0; n < times && f.stance !== 'prone'; n++) {
    const t = aptitudeCheck(ctx, f, 'SOM×3', ['SOM', 'SOM', 'SOM'])
    if (!tested(ctx, s, f, KNOCK_DOWN, t, 'REN-INJ-04')) fallsProne(ctx, s, f, 'wounded', 'REN-INJ-04')
  }
}

/** Whether the damage so far puts him out of the fight, and what it does then. */
export function settles(ctx: Ctx, s: State, f: Fighter, defying: 'once' | 'no longer' = 'once'): boolean {
  if (reached(s, f.damage, deathRating(f))) return f.condition !== 'dead' && dying(ctx, s, f)
  if (!isDisabling(s, f) || f.condition !== 'up' || f.defiant > 0 || f.deathless > 0) return false
  if (defying === 'once' && has(f, 'defiance') && defies(ctx, s, f)) return false
  f.condition = 'disabled'
  const rule: Cited[] = defying === 'once' ? ['REN-INJ-05'] : ['REN-INJ-05', 'REN-TRAIT-Defiance']
  ctx.emit?.({ type: 'disabled', who: f.id, rule })
  goesDown(ctx, s, f)
  return true
}

/** REN-TRAIT-Defiance: WIL×3, and he stays up for WIL÷5 rounds. */
function defies(ctx: Ctx, s: State, f: Fighter): boolean {
  const t = aptitudeCheck(ctx, f, 'WIL×3', ['WIL', 'WIL', 'WIL'])
  if (!tested(ctx, s, f, DEFIANCE, t, 'REN-TRAIT-Defiance', true)) return false
  f.defiant = Math.floor(f.facts.aptitudes.WIL / 5)
  ctx.emit?.({
    type: 'stays',
    who: f.id,
    rounds: secret([f.id], f.defiant),
    why: 'defiance',
    rule: 'REN-TRAIT-Defiance',
  })
  return true
}

/** Beyond the death rating he is dead, unless he is deathless for a while (REN-TRAIT-Deathless). */
function dying(ctx: Ctx, s: State, f: Fighter): boolean {
  if (f.deathless > 0) return false
  if (has(f, 'deathless') && f.condition === 'up') {
    f.deathless = Math.max(1, Math.floor(f.facts.aptitudes.WIL / 5))
    ctx.emit?.({
      type: 'stays',
      who: f.id,
      rounds: secret([f.id], f.deathless),
      why: 'deathless',
      rule: 'REN-TRAIT-Deathless',
    })
    return false
  }
  dies(ctx, s, f, 'damage')
  return true
}

export function dies(ctx: Ctx, s: State, f: Fighter, why: string): void {
  f.condition = 'dead'
  ctx.emit?.({ type: 'dies', who: f.id, why, rule: 'REN-INJ-06' })
  goesDown(ctx, s, f)
}

/** Out of the fight: he lies there, holds nobody, and whoever sees it is warned. Ruling REN-A80: no check, he falls. */
export function goesDown(ctx: Ctx, s: State, f: Fighter): void {
  f.defiant = 0
  f.readied = null
  f.braced = null
  for (const hold of s.holds) {
    if (hold.by === f.id || hold.on === f.id)
      ctx.emit?.({ type: 'freed', who: hold.on, by: hold.by, hold: hold.kind, rule: 'REN-MAN-Grab' })
  }
  s.holds = s.holds.filter((hold) => hold.by !== f.id && hold.on !== f.id)
  fallsProne(ctx, s, f, 'out of the fight', f.condition === 'dead' ? 'REN-INJ-06' : 'REN-INJ-05')
  if (s.acting === f.id) s.acting = null
  alarm(ctx, s, f, 'falls', 'REN-UNAWARE-04')
}
