import { graded, keyOf, rolled, tested, thrown } from '../body/checks.ts'
import { rollDv, rolledDv } from '../body/damage-value.ts'
import { resistedDv } from '../body/resistance.ts'
import { aptitudeCheck, luckCheck, skillCheck } from '../body/target-numbers.ts'
import { dies, suffers } from '../body/wounds.ts'
import type { Tag } from '../content/weapon.ts'
import { deathRating, durability } from '../state/derive.ts'
import * as check from '../state/dice.ts'
import { percent, succeeds } from '../state/dice.ts'
import type { Tiring } from '../state/events.ts'
import { mayReact, reacted } from '../state/fighters.ts'
import { counts } from '../state/note.ts'
import type { Cited, Ctx, Fighter, State, Substance } from '../state/types.ts'
import { displaced } from './displaced.ts'
import { fallsProne } from './falling.ts'

const FOOTING = percent('footing')
const HOLD = percent('finding a hold')
const ENDURANCE = percent('endurance')
const STROKE = percent('stroke of luck')

const dv = (count: number, plus: number, over: number) => ({ dice: count, plus, db: false, over })

/** Damage that no armour stops (REN-ARM-03), or that it does, where the hazard says so. */
function harm(
  ctx: Ctx,
  s: State,
  f: Fighter,
  by: string,
  count: number,
  plus: number,
  over: number,
  rule: Cited,
  armour = 0,
): void {
  const shape = dv(count, plus, over)
  const { value, faces } = rollDv(ctx, f, shape, false)
  const lost = Math.max(0, value + plus - armour)
  const terms = plus === 0 ? [] : [{ value: plus, because: by, rule }]
  ctx.emit?.({
    type: 'harmed',
    who: f.id,
    by,
    roll: rolledDv(f.id, shape, faces, terms, value + plus),
    lost,
    total: f.damage + lost,
    rule: armour === 0 ? [rule, 'REN-ARM-03'] : rule,
  })
  suffers(ctx, s, f, lost)
}

/** How a check on difficult ground went: he keeps his pace, is held to what is safe, or slips where he is. */
export type Footing = 'sure' | 'held back' | 'slips' | 'slips badly'

/** Going fast over difficult ground takes Athletics, or Ride in the saddle; shallow water simply slows (REN-HAZARD-DifficultTerrain). */
export function footingOn(ctx: Ctx, s: State, f: Fighter, grounds: readonly string[]): Footing {
  if (grounds.every((ground) => ground === 'shallow water' || ground === 'water')) {
    ctx.emit?.({ type: 'hazard', who: f.id, hazard: 'shallow water', rule: ['REN-HAZARD-ShallowWater', 'REN-MOVE-10'] })
    return 'held back'
  }
  const t = skillCheck(ctx, s, f, f.mount === null ? 'athletics' : 'ride')
  const grade = graded(ctx, s, f, FOOTING, t, 'REN-HAZARD-DifficultTerrain')
  if (succeeds(grade)) return 'sure'
  return grade === 'failure' ? 'held back' : grade === 'critical failure' ? 'slips badly' : 'slips'
}

/** What a bad check does to whoever's feet they were: prone, hurt if it was critical, and off a narrow place. */
export function slips(ctx: Ctx, s: State, f: Fighter, grounds: readonly string[], footing: Footing): void {
  if (footing !== 'slips' && footing !== 'slips badly') return
  if (grounds.includes('narrow') && footing === 'slips badly') {
    offTheEdge(ctx, s, f)
    return
  }
  const rule = grounds.includes('slippery') ? 'REN-HAZARD-Slippery' : 'REN-HAZARD-DifficultTerrain'
  fallsProne(ctx, s, f, 'a slip', rule)
  if (footing === 'slips badly') harm(ctx, s, f, 'a hard fall', 1, 0, 2, 'REN-HAZARD-DifficultTerrain')
}

/** Off a narrow place, unless COO×3 finds a hold (REN-HAZARD-Narrow); grasping for one is a reaction (REN-REACT-02). */
function offTheEdge(ctx: Ctx, s: State, f: Fighter): void {
  ctx.emit?.({ type: 'hazard', who: f.id, hazard: 'narrow footing', rule: 'REN-HAZARD-Narrow' })
  if (!mayReact(s, f)) {
    fallsFrom(ctx, s, f, s.scene.drop)
    return
  }
  reacted(s, f)
  ctx.emit?.({ type: 'reacts', who: f.id, at: '', kind: 'clings to the edge', rule: ['REN-REACT-01', 'REN-REACT-02'] })
  const t = aptitudeCheck(ctx, f, 'COO×3', ['COO', 'COO', 'COO'])
  if (tested(ctx, s, f, HOLD, t, 'REN-HAZARD-Narrow')) {
    fallsProne(ctx, s, f, 'clings to the edge', 'REN-HAZARD-Narrow')
    return
  }
  fallsFrom(ctx, s, f, s.scene.drop)
}

/** Falling so many metres (REN-HAZARD-Falling): three hurt nobody, more than ten kill. Armour does not help. */
export function fallsFrom(ctx: Ctx, s: State, f: Fighter, metres: number): void {
  ctx.emit?.({ type: 'hazard', who: f.id, hazard: `a fall of ${metres} m`, rule: 'REN-HAZARD-Falling' })
  if (metres > 0) displaced(ctx, s, f, 'falls')
  if (metres > 10) suffers(ctx, s, f, 2 * deathRating(f))
  else if (metres > 3) harm(ctx, s, f, 'the fall', metres <= 6 ? metres - 3 : metres, 0, 1, 'REN-HAZARD-Falling')
  if (f.condition === 'up') fallsProne(ctx, s, f, 'fell', 'REN-HAZARD-Falling')
}

/** What he treads on: caltrops, unless a stroke of luck spares him; a wolf pit. */
export function treads(ctx: Ctx, s: State, f: Fighter): void {
  const body = 'bands' in s.where ? undefined : s.where.bodies[f.id]
  if (body === undefined) return
  const here = (cells: readonly (readonly [number, number])[]): boolean =>
    cells.some(([x, y]) => x === body.x && y === body.y)
  if (here(s.scene.caltrops)) {
    const t = luckCheck(ctx, s, f)
    counts(t, -10, 'caltrops', 'REN-HAZARD-Caltrops')
    if (!tested(ctx, s, f, STROKE, t, 'REN-HAZARD-Caltrops'))
      harm(ctx, s, f, 'caltrops', 1, 4, 1, 'REN-HAZARD-Caltrops', Math.max(0, worn(f) - 2))
  }
  if (here(s.scene.pits)) {
    ctx.emit?.({ type: 'hazard', who: f.id, hazard: 'a wolf pit', rule: 'REN-HAZARD-WolfPit' })
    fallsProne(ctx, s, f, 'fell into a pit', 'REN-HAZARD-WolfPit')
    harm(ctx, s, f, 'a wolf pit', 2, 5, 1, 'REN-HAZARD-WolfPit', Math.max(0, worn(f) - 5))
  }
}
const worn = (f: Fighter): number =>
  f.facts.armour.reduce((sum, { av, metal }) => sum + Math.max(0, av - (metal ? f.corroded : 0)), f.facts.hide)

const BURNS = {
  oil: { dice: 1, over: 2, tags: ['Fire'], rule: 'REN-CHEM-Oil' },
  scour: { dice: 1, over: 1, tags: [], rule: 'REN-CHEM-Scour' },
  tar: { dice: 1, over: 2, tags: ['Fire'], rule: 'REN-CHEM-Tar' },
  fire: { dice: 1, over: 1, tags: ['Fire'], rule: 'REN-HAZARD-Fire' },
} as const satisfies Record<Substance, { dice: number; over: number; tags: readonly Tag[]; rule: Cited }>
const isSubstance = (kind: string): kind is Substance => kind in BURNS

/** What burns on him does so at the start of his turn, as he resists fire; fire eats metal and then heats him (REN-HAZARD-Fire, REN-RES-02). */
export function burns(ctx: Ctx, s: State, f: Fighter): void {
  for (const effect of [...f.effects]) {
    if (!isSubstance(effect.kind) || f.condition === 'dead') continue
    const { dice: count, over, tags, rule } = BURNS[effect.kind]
    const shape = dv(count, 0, over)
    const { value, faces } = rollDv(ctx, f, shape, false)
    const lost = resistedDv(ctx, f, tags, value)
    ctx.emit?.({
      type: 'burns',
      who: f.id,
      substance: effect.kind,
      roll: rolledDv(f.id, shape, faces, [], value),
      lost,
      rule: [rule, 'REN-ARM-03'],
    })
    suffers(ctx, s, f, lost)
    if (effect.kind === 'fire') eats(f)
    if (effect.turns !== null) effect.turns--
  }
  f.effects = f.effects.filter(({ kind, turns }) => !isSubstance(kind) || turns === null || turns > 0)
  cools(ctx, s, f)
}
function eats(f: Fighter): void {
  const metal = f.facts.armour.reduce((sum, suit) => sum + (suit.metal ? suit.av : 0), 0)
  if (f.corroded < metal) f.corroded++
  else if (metal > 0) f.heat++
}
/** Glowing metal burns on after the fire, a point a turn less. */
function cools(ctx: Ctx, s: State, f: Fighter): void {
  if (f.heat === 0 || f.effects.some(({ kind }) => kind === 'fire') || f.condition === 'dead') return
  harm(ctx, s, f, 'glowing metal', 1, 0, 1, 'REN-HAZARD-Fire')
  f.heat--
}

/** Tens of a margin: how many turns a breath still lasts. */
const tens = (roll: number, key: number): number =>
  check.passes(roll, key) ? Math.floor(check.rollOf(roll, key) / 10) : -1

/**
 * A turn without air (REN-HAZARD-Suffocation): DUR÷10 are free; then DUR+WIL holds out a turn for each ten of its margin, at -30
 * on everything; then he is unconscious, and after as many turns as were free he is dead.
 */
export function holdsBreath(ctx: Ctx, s: State, f: Fighter): void {
  if (f.breathless < 0 || f.condition === 'dead') return
  f.breathless++
  const free = Math.floor(durability(f) / 10)
  if (f.breathless <= free) return
  if (f.condition !== 'up') {
    if (f.breathless <= free * 2) return
    ctx.emit?.({ type: 'hazard', who: f.id, hazard: 'no air', rule: 'REN-HAZARD-Suffocation' })
    dies(ctx, s, f, 'suffocated')
    return
  }
  if (f.breathless === free + 1) {
    const roll = thrown(ctx, s, f, ENDURANCE, aptitudeCheck(ctx, f, 'DUR+WIL', ['DUR', 'WIL']))
    f.air = ctx.read(roll.toss, tens, keyOf(roll))
    ctx.emit?.({
      type: 'check',
      who: f.id,
      roll: rolled(ctx, roll, 'endurance'),
      result: f.air < 0 ? 'failure' : 'success',
      success: f.air >= 0,
      rule: 'REN-HAZARD-Suffocation',
    })
  } else f.air--
  if (f.air > 0) return
  ctx.emit?.({ type: 'hazard', who: f.id, hazard: 'no air', rule: 'REN-HAZARD-Suffocation' })
  f.breathless = free
  f.air = 0
  suffers(ctx, s, f, Math.max(0, durability(f) - f.damage), false)
}

/** Turns of exhausting movement one keeps up without a check: ours. */
const UNTIL_TIRED = 3
/** What exhausts cannot be kept up without a check (REN-MOVE-12). */
export function strains(ctx: Ctx, s: State, f: Fighter, what: Tiring, rule: Cited): void {
  f.strain++
  if (f.strain <= UNTIL_TIRED) return
  const t = what === 'wading' ? aptitudeCheck(ctx, f, 'DUR+WIL', ['DUR', 'WIL']) : skillCheck(ctx, s, f, 'athletics')
  if (tested(ctx, s, f, ENDURANCE, t, rule, what === 'wading')) return
  f.exhausted = true
  ctx.emit?.({ type: 'tires', who: f.id, what, rule })
}
