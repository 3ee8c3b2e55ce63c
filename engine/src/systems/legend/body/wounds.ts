import { die } from '../../../dice/chance.ts'
import type { Toss } from '../../../kernel/types.ts'
import { minutesToLive, roundsToLive } from '../state/derive.ts'
import { fighter, fullAt, isVital, limb } from '../state/fighters.ts'
import type { Ctx, Fighter, Level, Next, State } from '../state/types.ts'
import { burnsForLastAction, glancingBlow, RESIST, resists, resistsKept, succeeds, tested } from './checks.ts'
import { dies, dropFrom, fall, incapacitate, knockOut, ROUNDS_A_MINUTE } from './conditions.ts'
import { keepsConcentration } from './disturbing.ts'
import { generalWound, underlingWound } from './general-hit-points.ts'
import { wornAt } from './locations.ts'
import { plainSkill } from './plain-skills.ts'

const NO_ATTACK = die('cannot attack', 3)

/** The blow behind a wound: who struck, the roll the wound is tested against and the skill it was made with. */
export interface Cause {
  readonly by: string
  /** The dice on the table; or the number they showed, where they were thrown in an earlier step. */
  readonly roll: Toss<number> | number
  readonly skill: number
  readonly level: Level
  /** Ruling LEG-A03: the test waits until the impaling weapon has been withdrawn; whoever says so calls `testWound`. */
  readonly testedLater?: boolean
}

/** Damage past armour, taken as the fighter's wounds are kept (LEG-WND-01, LEG-NPC-GHP, LEG-NPC-Underling). */
export function wound(ctx: Ctx, s: State, f: Fighter, location: number, damage: number, cause?: Cause): void {
  if (f.facts.wounds === 'underling') underlingWound(ctx, s, f, damage, cause)
  else if (damage <= 0 || f.condition === 'dead') return
  else if (f.facts.wounds === 'general') generalWound(ctx, s, f, location, damage, cause)
  else locationWound(ctx, s, f, location, damage, cause)
}

/** A location loses Hit Points, and what is left names the wound (LEG-WND-01). */
function locationWound(ctx: Ctx, s: State, f: Fighter, location: number, damage: number, cause?: Cause): void {
  const hurt = limb(f, location)
  const full = fullAt(f, location)
  const { name } = f.facts.body.locations[location] ?? { name: '' }
  const before = hurt.hp
  hurt.hp -= damage
  const level = woundLevel(hurt.hp, full)
  ctx.emit?.({
    type: 'wounded',
    who: f.id,
    by: cause?.by,
    location: name,
    damage,
    left: hurt.hp,
    level,
    rule: ['LEG-WND-01', 'LEG-ATT-HitPoints', RULE_OF[level]],
  })
  if (level === 'minor') return
  if (level === 'major' && before > -full && glancingBlow(ctx, f, name)) {
    hurt.hp = 1 - full
    ctx.emit?.({ type: 'glanced', who: f.id, location: name, left: hurt.hp, rule: 'LEG-HP-GlancingBlow' })
    if (hurt.hp === before) return
    serious(ctx, s, f, location)
  } else if (level === 'serious') serious(ctx, s, f, location)
  else major(ctx, s, f, location)
  if (cause?.testedLater !== true) testWound(ctx, s, f, location, before - hurt.hp, cause)
}

const RULE_OF = { minor: 'LEG-WND-Minor', serious: 'LEG-WND-Serious', major: 'LEG-WND-Major' } as const

/** Minor above zero, Serious to just above the negative of its starting Hit Points, Major from there (LEG-WND-Minor, LEG-WND-Serious, LEG-WND-Major). */
export function woundLevel(hp: number, full: number): keyof typeof RULE_OF {
  return hp > 0 ? 'minor' : hp > -full ? 'serious' : 'major'
}

/** A Serious Wound scars, and keeps its victim from attacking for 1D3 of his own Combat Actions (LEG-WND-Serious, Ruling LEG-A37). */
function serious(ctx: Ctx, s: State, f: Fighter, location: number): void {
  limb(f, location).scars++
  if (f.condition !== 'up') return
  const actions = ctx.roll(NO_ATTACK, f.id)
  f.shaken = Math.max(f.shaken, actions)
  ctx.emit?.({ type: 'shaken', who: f.id, actions, rule: 'LEG-WND-Serious' })
  keepsConcentration(ctx, s, f)
}

/** A Major Wound maims and ends the fight for its victim; untreated it kills (LEG-WND-Major). Ruling LEG-A39: half of CON+POW rounded up. */
function major(ctx: Ctx, s: State, f: Fighter, location: number): void {
  const hurt = limb(f, location)
  const { characteristics } = f.facts
  hurt.scars++
  const ruined = hurt.maimed
  hurt.maimed = true
  hurt.useless = true
  const vital = isVital(f, location)
  const rounds = vital ? roundsToLive(characteristics) : minutesToLive(characteristics) * ROUNDS_A_MINUTE
  hurt.untreated = hurt.untreated < 0 ? rounds : Math.min(hurt.untreated, rounds)
  if (!ruined) ctx.emit?.({ type: 'maimed', who: f.id, untreated: rounds, vital, rule: 'LEG-WND-Major' })
  offerLastAction(ctx, s, f)
  if (vital) knockOut(ctx, s, f, 0, 'LEG-WND-Major')
  else {
    fall(ctx, f, 'LEG-WND-Major')
    incapacitate(ctx, s, f, 'LEG-WND-Major')
  }
}

const GM_ALLOWS = [{ key: 'allow' }, { key: 'refuse' }] as const

/** For a Hero Point, and if the Games Master allows it, one felled may act once more: it is the next step (LEG-WND-LastAction). */
function offerLastAction(ctx: Ctx, s: State, f: Fighter): void {
  const allowed = s.options.heroicLastAction
  if (allowed === false || f.heroPoints <= 0 || f.condition !== 'up') return
  if (allowed === 'ask') {
    const about = { ask: 'allow last action', at: f.id, rule: 'LEG-WND-LastAction' } as const
    if (ctx.choose({ who: 'gm', about, options: GM_ALLOWS, usual: 'allow', hidden: true }).key === 'refuse') return
  }
  if (burnsForLastAction(ctx, f)) s.next.push({ kind: 'lastAction', who: f.id })
}

/** Resilience against the value of the attack roll, and what follows where it fails (LEG-WND-02). */
export function testWound(ctx: Ctx, s: State, f: Fighter, location: number, damage: number, cause?: Cause): void {
  const hurt = limb(f, location)
  const vital = isVital(f, location)
  const level = woundLevel(hurt.hp, fullAt(f, location))
  if (level === 'minor' || !undecided(f, level, vital, hurt.useless)) return
  if (endures(ctx, s, f, cause)) return
  if (level === 'serious') {
    // Ruling LEG-A38: the damage that passed the armour.
    if (vital) knockOut(ctx, s, f, damage * ROUNDS_A_MINUTE, 'LEG-WND-Serious')
    else loseUse(ctx, s, f, location)
  } else if (vital) dies(ctx, s, f, 'LEG-WND-Major')
  else knockOut(ctx, s, f, 0, 'LEG-WND-Major')
}

/** Whether the test can still change anything: the unconscious do not faint, and a useless limb is not lost twice. */
function undecided(f: Fighter, level: 'serious' | 'major', vital: boolean, useless: boolean): boolean {
  if (level === 'major') return vital || f.condition !== 'unconscious'
  return vital ? f.condition !== 'unconscious' : !useless
}

function endures(ctx: Ctx, s: State, f: Fighter, cause: Cause | undefined): boolean {
  if (f.fury > 0) {
    ctx.emit?.({ type: 'endured', who: f.id, held: true, rule: ['LEG-WND-02', 'LEG-HER-BattleFury'] })
    return true
  }
  const skill = plainSkill(s, f, 'resilience')
  if (cause !== undefined) {
    const { roll, skill: other, level } = cause
    const held =
      typeof roll === 'number'
        ? resistsKept(ctx, f, RESIST.resilience, skill, roll, other, level)
        : resists(ctx, f, RESIST.resilience, skill, roll, other, level)
    ctx.emit?.({ type: 'endured', who: f.id, held, skill, rule: 'LEG-WND-02' })
    return held
  }
  const { toss, level } = tested(ctx, f, RESIST.resilience, skill)
  const held = succeeds(level)
  ctx.emit?.({ type: 'endured', who: f.id, held, roll: ctx.shown(toss), skill, rule: 'LEG-WND-02' })
  return held
}

/** The limb is useless until healed: a leg fells its owner, an arm drops what it holds (LEG-WND-Serious). */
function loseUse(ctx: Ctx, s: State, f: Fighter, location: number): void {
  const { part, name } = f.facts.body.locations[location] ?? { part: 'body', name: '' }
  limb(f, location).useless = true
  ctx.emit?.({ type: 'useless', who: f.id, location: name, rule: 'LEG-WND-Serious' })
  if (part === 'leg') fall(ctx, f, 'LEG-WND-Serious')
  if (part === 'arm') dropFrom(ctx, s, f, location, 'LEG-WND-Serious')
}

/** What wound a location has now; those with one total of Hit Points have no Major Wounds. */
export function levelAt(f: Fighter, location: number): 'minor' | 'serious' | 'major' {
  if (f.facts.wounds !== 'locations') return f.general > 0 ? 'minor' : 'serious'
  return woundLevel(limb(f, location).hp, fullAt(f, location))
}

/** Hit Points come back, and with the first above zero a limb its use; what is whole can be treated again (LEG-WND-Serious, LEG-AID-FirstAid). */
export function heal(f: Fighter, location: number, points: number): number {
  const hurt = limb(f, location)
  if (f.facts.wounds !== 'locations') {
    const regained = Math.min(points, f.facts.generalHitPoints - f.general)
    f.general += regained
    if (f.general > 0) f.expiring = -1
    return regained
  }
  const full = fullAt(f, location)
  const healed = Math.min(points, full - hurt.hp)
  hurt.hp += healed
  if (hurt.hp > 0 && !hurt.maimed) hurt.useless = false
  if (hurt.hp === full) hurt.aided = false
  return healed
}

/** Damage the Games Master has ruled: armour takes its points off where it helps, the rest wounds as a blow does (LEG-DMG-01). */
export function harm(ctx: Ctx, s: State, ruled: Extract<Next, { readonly kind: 'harm' }>): void {
  const { who, location, points, armour } = ruled
  const f = fighter(s, who)
  const stopped = armour ? Math.min(points, wornAt(f, location) + limb(f, location).natural) : 0
  if (stopped > 0) ctx.emit?.({ type: 'armour', who, stopped, rule: 'LEG-DMG-01' })
  wound(ctx, s, f, location, points - stopped)
}
