import { die } from '../../../dice/chance.ts'
import { rolledLocation } from '../../../mechanisms/body.ts'
import { lasting, lasts } from '../../../mechanisms/lasting.ts'
import type { CfiRule } from '../book/rules.ts'
import { gripsFail } from '../ground/holds.ts'
import { isOver, lastsFor, lastsTurns } from '../state/clocks.ts'
import { able, isLeg, isLimb, limbOf, placeOf, wholeOf } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { passes, ROLLS, reckoned } from './checks.ts'
import { goesDown, leavesFight } from './conditions.ts'
import { disturbed } from './disturbing.ts'
import { hampered, worthOf } from './hampered.ts'
import { drop } from './hands.ts'
import { lastAct } from './last-action.ts'
import { luckRerolls, mayUseLuck, spendLuck } from './luck.ts'
import { falls } from './stances.ts'

export const LOCATION = die('location', 20)
const TURNS = die('turns', 3)
/** A minute in Combat Rounds of five seconds (CFI-RND-01). */
export const MINUTE = 12

export type Wound = 'none' | 'minor' | 'serious' | 'major'

/** Where a blow lands (CFI-WND-Location). */
export const hitLocation = (ctx: Ctx, by: string, target: Fighter): number =>
  rolledLocation<CfiRule>(ctx, LOCATION, 'level', by, target, 'CFI-WND-Location')

/** Hit Points are lost, perhaps by somebody's hand; says what kind of wound it is. Its Endurance roll comes after the effects of the blow (CFI-SE-G3). */
export function hurt(ctx: Ctx, f: Fighter, location: number, damage: number, by?: Fighter): Wound {
  if (damage <= 0) return 'none'
  const limb = limbOf(f, location)
  const full = wholeOf(f, location)
  limb.hp -= damage
  if (limb.hp <= -full && limb.hp + damage > -full && mayUseLuck(f) && f.condition === 'up')
    mitigated(ctx, f, location, full)
  const wound: Wound = limb.hp <= -full ? 'major' : limb.hp <= 0 ? 'serious' : 'minor'
  const rule: CfiRule = wound === 'major' ? 'CFI-WND-Major' : wound === 'serious' ? 'CFI-WND-Serious' : 'CFI-WND-Minor'
  ctx.emit?.({
    type: 'wounded',
    who: f.id,
    location: placeOf(f, location),
    damage,
    left: limb.hp,
    wound,
    ...(by === undefined ? {} : { by: by.id }),
    rule: [rule, 'CFI-ATT-HitPoints'],
  })
  limb.aided = false
  return wound
}

const MITIGATE = [{ key: 'mitigate' }, { key: 'none' }] as const
/** A Luck Point leaves it one short of a Major Wound (CFI-LUCK-Mitigate). */
function mitigated(ctx: Ctx, f: Fighter, location: number, full: number): void {
  const about = { ask: 'mitigate', location: placeOf(f, location) } as const
  if (ctx.choose({ who: f.id, about, options: MITIGATE, usual: 'none', hidden: true }).key === 'none') return
  spendLuck(ctx, f, 'mitigate')
  limbOf(f, location).hp = 1 - full
}

/** How a wound is withstood: against the roll that made it, or unopposed. */
export type Resistance = ((skill: number) => boolean) | undefined

/** Endurance against a wound, rolled once for it (CFI-WND-Once). */
function endures(ctx: Ctx, s: State, f: Fighter, against: Resistance, rule: CfiRule): boolean {
  const stands =
    against === undefined
      ? passes(
          ctx,
          f,
          ROLLS.endurance,
          reckoned(ctx, s, f.facts.skills.endurance, 'Endurance', 'CFI-WND-Once', hampered(s, f, 'endurance')),
          [rule, 'CFI-WND-Once'],
        )
      : against(worthOf(s, f, 'endurance'))
  ctx.emit?.({
    type: 'resisted',
    who: f.id,
    what: 'the wound',
    stands,
    forced: false,
    rule: [rule, 'CFI-WND-Once', 'CFI-SE-G3'],
  })
  return stands
}

/** What a wound does to him. */
export function suffers(
  ctx: Ctx,
  s: State,
  f: Fighter,
  location: number,
  wound: Wound,
  damage: number,
  against: Resistance,
  ends = false,
): void {
  if (wound === 'none' || f.condition === 'dead') return
  disturbed(ctx, s, f, wound)
  if (wound === 'minor') return
  limbOf(f, location).wound = wound
  if (able(f, 'undead')) unliving(ctx, s, f, location, wound)
  else if (wound === 'serious') serious(ctx, s, f, location, damage, against, ends)
  else major(ctx, s, f, location, against)
}

/** No Serious Wounds; a Major one severs, and where it is bound destroys (CFI-ABL-Undead). */
function unliving(ctx: Ctx, s: State, f: Fighter, location: number, wound: Wound): void {
  if (wound !== 'major') return
  if (location === f.facts.boundTo) {
    f.condition = 'dead'
    goesDown(ctx, s, f, 'CFI-ABL-Undead')
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'destroyed', rule: 'CFI-ABL-Undead' })
  } else if (isLimb(f, location)) severs(ctx, s, f, location, 'CFI-ABL-Undead')
}

/** 1d3 of his Turns, which Luck may make fewer (CFI-LUCK-Again). */
export function turnsRolled(ctx: Ctx, f: Fighter): number {
  const turns = ctx.roll(TURNS, f.id)
  return turns > 1 && luckRerolls(ctx, f, TURNS.label, undefined) ? ctx.roll(TURNS, f.id) : turns
}

/** No attack and no new spell for so many of his Turns (CFI-WND-Serious). */
export function bars(ctx: Ctx, f: Fighter): void {
  const turns = turnsRolled(ctx, f)
  lastsTurns(f, 'barred', turns)
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'barred', turns, rule: 'CFI-WND-Serious' })
}

/** CFI-WND-SeriousLimb, CFI-WND-SeriousBody; where the blow ended a Turn nobody need know yet for how long it bars him. */
function serious(
  ctx: Ctx,
  s: State,
  f: Fighter,
  location: number,
  damage: number,
  against: Resistance,
  ends: boolean,
): void {
  if (lasts(f.lasting, 'frenzy') || f.condition !== 'up') return
  if (ends) s.next.push({ kind: 'barred', who: f.id })
  else bars(ctx, f)
  const limb = isLimb(f, location)
  if (endures(ctx, s, f, against, limb ? 'CFI-WND-SeriousLimb' : 'CFI-WND-SeriousBody')) return
  if (limb) cripples(ctx, s, f, location)
  else {
    leavesFight(ctx, s, f, 'unconscious', 'CFI-WND-SeriousBody')
    lastsFor(f, 'wakes', damage * MINUTE)
  }
}

/** A leg lays one prone, an arm lets go what is not strapped on (CFI-WND-SeriousLimb; Ruling CFI-A89). */
function cripples(ctx: Ctx, s: State, f: Fighter, location: number): void {
  limbOf(f, location).useless = true
  ctx.emit?.({
    type: 'becomes',
    who: f.id,
    what: 'useless',
    location: placeOf(f, location),
    rule: 'CFI-WND-SeriousLimb',
  })
  gripsFail(ctx, s, f)
  letsGo(ctx, s, f, location, true)
  if (isLeg(f, location)) falls(ctx, s, f, 'CFI-WND-SeriousLimb')
}

function letsGo(ctx: Ctx, s: State, f: Fighter, location: number, strapped: boolean): void {
  const { hand } = f.facts.body.locations[location] ?? {}
  if (hand === undefined) return
  for (const item of f.items) {
    if (item.where !== hand && item.where !== 'both') continue
    if (strapped && item.weapon.traits.includes('strapped')) continue
    drop(ctx, s, f, item, 0, 'CFI-WND-SeriousLimb')
  }
}

function severs(ctx: Ctx, s: State, f: Fighter, location: number, rule: CfiRule): void {
  const limb = limbOf(f, location)
  if (limb.severed) return
  limb.severed = true
  limb.useless = true
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'severed', location: placeOf(f, location), rule })
  gripsFail(ctx, s, f)
  letsGo(ctx, s, f, location, false)
  if (isLeg(f, location)) falls(ctx, s, f, rule)
}

/** CFI-WND-Major, CFI-WND-MajorLimb, CFI-WND-MajorBody. */
function major(ctx: Ctx, s: State, f: Fighter, location: number, against: Resistance): void {
  const limb = isLimb(f, location)
  const rule: CfiRule = limb ? 'CFI-WND-MajorLimb' : 'CFI-WND-MajorBody'
  if (limb) severs(ctx, s, f, location, rule)
  lastAct(ctx, s, f)
  if (f.condition === 'up') leavesFight(ctx, s, f, limb ? 'incapacitated' : 'unconscious', rule)
  isOver(f, 'wakes')
  const rounds = limb ? 5 * f.facts.healingRate * MINUTE : 2 * f.facts.healingRate
  const stands = endures(ctx, s, f, against, rule)
  if (!stands && !limb) {
    dies(ctx, s, f, rule)
    return
  }
  if (!stands && f.condition === 'incapacitated') leavesFight(ctx, s, f, 'unconscious', rule)
  const turns = Math.min(lasting(f.lasting, 'dying')?.left ?? rounds, rounds)
  lastsFor(f, 'dying', turns)
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'dying', turns, rule: [rule, 'CFI-ATT-HealingRate'] })
}

export function dies(ctx: Ctx, s: State, f: Fighter, rule: CfiRule): void {
  isOver(f, 'dying')
  leavesFight(ctx, s, f, 'dead', rule)
}

/** Violent exertion opens a staunched wound again (CFI-SE-Bleed). */
export function reopens(ctx: Ctx, f: Fighter): void {
  if (f.staunched.length === 0) return
  f.bleeding = [...f.bleeding, ...f.staunched]
  f.staunched = []
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'reopened', rule: 'CFI-SE-Bleed' })
}
