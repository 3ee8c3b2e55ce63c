import type { Chance, Toss } from '../../../kernel/types.ts'
import type { CfiRule } from '../book/rules.ts'
import { able, placeOf } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import {
  face,
  faceOf,
  type Lying,
  levelOf,
  levelRule,
  luckOnTest,
  meets,
  opposed,
  ROLLS,
  reckoned,
  resistsLying,
  swapDigits,
  turned,
} from './checks.ts'
import { canReact } from './conditions.ts'
import { catchesFire } from './fire.ts'
import { evadeSkill, evading } from './hampered.ts'
import { mayUseLuck } from './luck.ts'
import { falls } from './stances.ts'
import { hurt, reopens, suffers } from './wounds.ts'

/** Something that comes over a whole area. */
export interface Area {
  readonly by: Fighter
  readonly caught: readonly Fighter[]
  readonly chance: Chance<number>
  readonly notation: string
  readonly name: string
  readonly rule: CfiRule
  /** What armor counts against it. */
  readonly armor: 'natural' | 'all'
  /** Feet from somebody to its edge. */
  toEdge(f: Fighter): number
  readonly roll: Lying
}

const DIVE = [{ key: 'evade' }, { key: 'none' }] as const

/** One roll of damage for all; each may dive clear, and nobody wins effects by it (CFI-REA-EvadeArea; Rulings CFI-A53, CFI-A114). */
export function areaHits(ctx: Ctx, s: State, area: Area): void {
  const toss = ctx.toss(area.chance, area.by.id)
  const rolled = ctx.read(toss, whole, undefined)
  for (const f of area.caught) {
    ctx.emit?.({
      type: 'damage',
      who: area.by.id,
      at: f.id,
      dice: area.notation,
      faces: ctx.faces(toss),
      rolled,
      weapon: area.name,
      rule: area.rule,
    })
    if (able(f, 'immuneToFire')) {
      ctx.emit?.({ type: 'reduced', who: f.id, by: 'armor', stopped: rolled, left: 0, rule: 'CFI-ABL-Immunity' })
      continue
    }
    burns(ctx, s, f, dived(ctx, s, f, area, rolled), area)
  }
}
const whole = (value: number): number => value

/** Half of it, or nothing within ten feet of the edge, for who gets clear; prone either way, whatever his abilities. */
function dived(ctx: Ctx, s: State, f: Fighter, area: Area, rolled: number): number {
  if (!canReact(s, f) || f.points === 0) return rolled
  const about = { ask: 'defend', at: area.by.id, item: area.name, level: undefined, action: 'area' } as const
  if (ctx.choose({ who: f.id, about, options: DIVE, usual: 'evade' }).key === 'none') return rolled
  f.points--
  f.aimedOnly = false
  reopens(ctx, f)
  const by = evadeSkill(f)
  const { skill, terms } = reckoned(ctx, s, f.facts.skills[by], by, 'CFI-REA-EvadeArea', evading(s, f, undefined))
  const toss = ctx.toss(ROLLS.evade, f.id)
  const tell = (roll: number | undefined, luck?: CfiRule): void => {
    if (ctx.emit === undefined) return
    const level = roll === undefined ? 'failure' : levelOf(roll, skill)
    ctx.emit({
      type: 'defense',
      who: f.id,
      at: area.by.id,
      weapon: '',
      how: 'evade',
      of: ROLLS.evade.label,
      roll,
      skill,
      level,
      terms,
      rule: ['CFI-REA-EvadeArea', luck ?? levelRule(roll, skill, level)],
    })
  }
  tell(ctx.shown(toss))
  const dive = helped(ctx, f, area, toss, skill, tell)
  const { roll: cast } = area
  const result =
    cast.kept > 0 || cast.toss === undefined || dive.kept > 0
      ? meets(faceOf(ctx, dive.toss, dive.kept), skill, faceOf(ctx, cast.toss, cast.kept), cast.skill)
      : turned(opposed(ctx, area.by.id, cast.toss, cast.skill, dive.toss, skill))
  falls(ctx, s, f, ['CFI-REA-EvadeArea', 'CFI-EVD-04'])
  if (result !== 'wins') return rolled
  const left = area.toEdge(f) <= 10 ? 0 : Math.ceil(rolled / 2)
  ctx.emit?.({ type: 'reduced', who: f.id, by: 'evade', stopped: rolled - left, left, rule: 'CFI-REA-EvadeArea' })
  return left
}

/** The roll of a dive, or what Luck makes of it (CFI-LUCK-Again, CFI-LUCK-Swap). */
function helped(
  ctx: Ctx,
  f: Fighter,
  { by }: Area,
  toss: Toss<number>,
  skill: number,
  tell: (roll: number | undefined, luck: CfiRule) => void,
): { readonly toss: Toss<number>; readonly kept: number } {
  if (!mayUseLuck(f)) return { toss, kept: 0 }
  const luck = luckOnTest(ctx, f, ROLLS.evade.label, toss, skill, ctx.read(toss, levelOf, skill), by.id)
  if (luck === undefined) return { toss, kept: 0 }
  if (luck === 'swap') {
    const kept = swapDigits(ctx.read(toss, face, undefined))
    tell(kept, 'CFI-LUCK-Swap')
    return { toss, kept }
  }
  const again = ctx.toss(ROLLS.evade, f.id)
  tell(ctx.shown(again), 'CFI-LUCK-Again')
  return { toss: again, kept: 0 }
}

/** Every location is hit; the worst wounds are withstood one after the other. */
function burns(ctx: Ctx, s: State, f: Fighter, damage: number, area: Area): void {
  if (damage <= 0) return
  const wounds = f.limbs.map((limb, i) => {
    const armor = limb.natural + (area.armor === 'all' ? limb.worn : 0)
    const through = limb.severed ? 0 : Math.max(0, damage - armor)
    if (armor > 0 && !limb.severed)
      ctx.emit?.({
        type: 'reduced',
        who: f.id,
        by: 'armor',
        stopped: damage - through,
        left: through,
        location: placeOf(f, i),
        rule: 'CFI-ATK-07',
      })
    return { location: i, through, wound: hurt(ctx, f, i, through, area.by) }
  })
  for (const { location, through, wound } of wounds) {
    suffers(ctx, s, f, location, wound, through, (skill) => resistsLying(ctx, f, ROLLS.endurance, skill, area.roll))
  }
  catchesFire(ctx, f, damage)
}
