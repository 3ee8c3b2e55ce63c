import { dice } from '../../../dice/chance.ts'
import { cone } from '../../../space/blast.ts'
import { cellsOf } from '../../../space/footprint.ts'
import type { Cell } from '../../../space/grid.ts'
import { distance } from '../../../space/metric.ts'
import { terrain } from '../../../space/terrain.ts'
import { frightens } from '../abilities/terror.ts'
import { areaHits } from '../body/areas.ts'
import { holdsBreath } from '../body/asphyxiation.ts'
import { levelOf, levelRule, passes, ROLLS, reckoned, succeeds } from '../body/checks.ts'
import { shift } from '../body/difficulty.ts'
import { tires } from '../body/fatigue.ts'
import { hampered } from '../body/hampered.ts'
import { exchange } from '../exchange/attack.ts'
import { contactOf } from '../ground/ground.ts'
import { holds } from '../ground/holds.ts'
import { arcOf, feet, turnTo, within } from '../ground/reach.ts'
import { visible } from '../ground/sight.ts'
import { parsed } from '../state/damage-dice.ts'
import { able, active, foes, gone, has, usable } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'
import { shownWhere } from '../state/unseen.ts'
import { type Action, no } from './action.ts'
import { chosenTarget, mayStrike } from './attacking.ts'
import { sweeps } from './sweep.ts'

const weaponWith = (s: State, f: Fighter, trait: 'breath' | 'buffet' | 'trample'): Item | undefined =>
  f.items.find((item) => has(item, trait) && usable(s, f, item))

/** Foes a breath of that length may be aimed at. */
function breathable(s: State, f: Fighter, item: Item): Fighter[] {
  const far = item.weapon.missile?.range[2] ?? 0
  return s.fighters.filter(
    (other) => foes(f, other) && active(other) && feet(s, f.id, other.id) <= far && visible(s, f, other),
  )
}

/** Whoever is in the cone; without a map those about as near to the mark as the cone is wide there. */
function inCone(s: State, f: Fighter, target: Fighter, length: number): Fighter[] {
  const all = s.fighters.filter((other) => !gone(other))
  if (!('field' in s.where)) {
    const half = feet(s, f.id, target.id) / 2
    return all.filter((other) => foes(f, other) && (other === target || feet(s, other.id, target.id) <= half))
  }
  const { bodies, field } = s.where
  const t = terrain(field)
  const cells = coneCells(s, f, target, length)
  return all.filter(({ id }) => {
    const body = bodies[id]
    return body !== undefined && cellsOf(t, body).some(({ x, y }) => cells.some((cell) => cell.x === x && cell.y === y))
  })
}

/** The cells of the cone from him towards somebody, as long as it is wide at its end. */
function coneCells(s: State, f: Fighter, target: Fighter, length: number): readonly Cell[] {
  if (!('field' in s.where)) return []
  const [mine, his] = [s.where.bodies[f.id], s.where.bodies[target.id]]
  return mine === undefined || his === undefined ? [] : cone(terrain(s.where.field), mine, his, length, length)
}

/** Feet from somebody in the cone to the nearest square outside it, or without a map to its end. */
function coneEdge(s: State, f: Fighter, target: Fighter, length: number, other: Fighter): number {
  let nearest = length - feet(s, f.id, other.id)
  if (!('field' in s.where)) return nearest
  const t = terrain(s.where.field)
  const body = s.where.bodies[other.id]
  if (body === undefined) return nearest
  const inside = new Set(coneCells(s, f, target, length).map(({ x, y }) => `${x},${y}`))
  s.where.field.rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++)
      if (!inside.has(`${x},${y}`)) nearest = Math.min(nearest, distance(t, body, { ...body, x, y }))
  })
  return nearest
}

/** A cone of fire over all of them; again only by Endurance, ever harder, or a level of fatigue (CFI-ABL-BreatheFlame). */
export const breathe: Action = {
  key: 'breathe',
  rule: 'CFI-ABL-BreatheFlame',
  cost: 'action',
  offensive: true,
  refuse(s, f) {
    const item = weaponWith(s, f, 'breath')
    if (item === undefined) return no('he breathes no fire', 'CFI-ABL-BreatheFlame')
    return breathable(s, f, item).length === 0 ? no('nobody is within its breath', 'CFI-ABL-BreatheFlame') : undefined
  },
  act(ctx, s, f) {
    const item = weaponWith(s, f, 'breath')
    if (item !== undefined) breathes(ctx, s, f, item)
  },
}
function breathes(ctx: Ctx, s: State, f: Fighter, item: Item): void {
  const target = chosenTarget(ctx, f, breathable(s, f, item), 'breathe', item)
  turnTo(ctx, s, f, target.id)
  if (f.breaths > 0) gathersBreath(ctx, s, f)
  f.breaths++
  if (!active(f)) return
  const length = item.weapon.missile?.range[2] ?? 0
  const worth = reckoned(
    ctx,
    s,
    item.weapon.skill ?? f.facts.combat,
    'breath',
    'CFI-ABL-BreatheFlame',
    hampered(s, f, 'combat'),
  )
  shownWhere(s, f)
  const toss = ctx.toss(ROLLS.attack, f.id)
  const level = ctx.read(toss, levelOf, worth.skill)
  const roll = ctx.shown(toss)
  ctx.emit?.({
    type: 'attack',
    who: f.id,
    at: target.id,
    weapon: item.weapon.name,
    how: 'breath',
    of: 'attack',
    roll,
    skill: worth.skill,
    level,
    terms: worth.terms,
    rule: ['CFI-ABL-BreatheFlame', levelRule(roll, worth.skill, level)],
  })
  if (!succeeds(level)) return
  const { count, sides } = parsed(item.weapon.damage)
  areaHits(ctx, s, {
    by: f,
    caught: inCone(s, f, target, length),
    chance: dice('fire', count, sides),
    notation: item.weapon.damage,
    name: item.weapon.name,
    rule: 'CFI-ABL-BreatheFlame',
    armor: 'all',
    toEdge: (other) => coneEdge(s, f, target, length, other),
    roll: { toss, kept: 0, skill: worth.skill },
  })
}
function gathersBreath(ctx: Ctx, s: State, f: Fighter): void {
  const b = hampered(s, f, 'endurance')
  shift(b, f.breaths - 1, 'breathed before', 'CFI-ABL-BreatheFlame')
  const worth = reckoned(ctx, s, f.facts.skills.endurance, 'Endurance', 'CFI-ABL-BreatheFlame', b)
  if (!passes(ctx, f, ROLLS.endurance, worth, 'CFI-ABL-BreatheFlame')) tires(ctx, s, f, 1, 'CFI-ABL-BreatheFlame')
}

/** All within ten feet to its sides (CFI-ABL-WingBuffet). */
const buffeted = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (other) =>
      foes(f, other) &&
      active(other) &&
      feet(s, f.id, other.id) <= 10 &&
      (arcOf(s, f, other) === 'side' || !('field' in s.where)),
  )

export const wingBuffet: Action = {
  key: 'wingBuffet',
  rule: 'CFI-ABL-WingBuffet',
  cost: 'action',
  offensive: true,
  refuse(s, f) {
    if (weaponWith(s, f, 'buffet') === undefined) return no('he has no wings to beat with', 'CFI-ABL-WingBuffet')
    return buffeted(s, f).length === 0 ? no('nobody is at its sides', 'CFI-ABL-WingBuffet') : undefined
  },
  act(ctx, s, f) {
    const item = weaponWith(s, f, 'buffet')
    ctx.emit?.({ type: 'did', who: f.id, action: 'wingBuffet', rule: 'CFI-ABL-WingBuffet' })
    if (item !== undefined) sweeps(ctx, s, f, item, buffeted(s, f))
  },
}

/** Whom it can trample: of half its SIZ at most (CFI-ABL-Trample). */
const tramplable = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (other) =>
      foes(f, other) &&
      !gone(other) &&
      2 * other.facts.characteristics.siz <= f.facts.characteristics.siz &&
      within(s, f.id, other.id, contactOf(s)) &&
      mayStrike(f, other),
  )

export const trample: Action = {
  key: 'trample',
  rule: 'CFI-ABL-Trample',
  cost: 'action',
  offensive: true,
  refuse(s, f) {
    if (weaponWith(s, f, 'trample') === undefined) return no('he tramples nobody', 'CFI-ABL-Trample')
    return tramplable(s, f).length === 0 ? no('nobody of half its SIZ is in contact', 'CFI-ABL-Trample') : undefined
  },
  act(ctx, s, f) {
    const item = weaponWith(s, f, 'trample')
    const target = chosenTarget(ctx, f, tramplable(s, f), 'trample', item)
    // Over the prone it costs nothing while it moves.
    if (target.stance === 'prone' && f.pace !== 'still') f.points++
    ctx.emit?.({ type: 'did', who: f.id, action: 'trample', at: target.id, rule: 'CFI-ABL-Trample' })
    if (item !== undefined) exchange(ctx, s, { attacker: f, defender: target, item })
  },
}

/** A roar and a show of teeth (CFI-ABL-Intimidate). */
export const intimidate: Action = {
  key: 'intimidate',
  rule: 'CFI-ABL-Intimidate',
  cost: 'action',
  refuse(s, f) {
    if (!able(f, 'intimidate')) return no('he frightens nobody', 'CFI-ABL-Intimidate')
    return s.fighters.some((other) => foes(f, other) && active(other) && !f.terrified.includes(other.id))
      ? undefined
      : no('all of them have stood it already', 'CFI-ABL-Intimidate')
  },
  act(ctx, s, f) {
    ctx.emit?.({ type: 'did', who: f.id, action: 'intimidate', rule: 'CFI-ABL-Intimidate' })
    for (const other of s.fighters)
      if (foes(f, other) && active(other) && !f.terrified.includes(other.id))
        frightens(ctx, s, f, other, 'CFI-ABL-Intimidate')
  },
}

/** Into the air or down again (CFI-ABL-Flying). */
export const fly: Action = {
  key: 'fly',
  rule: 'CFI-ABL-Flying',
  cost: 'action',
  refuse: (_s, f) =>
    !able(f, 'flying') || f.facts.fly === 0
      ? no('he has no wings', 'CFI-ABL-Flying')
      : f.facts.body.locations.some(({ part }, i) => part === 'wing' && f.limbs[i]?.useless)
        ? no('a wing is useless', 'CFI-ABL-Flying')
        : undefined,
  act(ctx, _s, f) {
    f.aloft = !f.aloft
    if (f.aloft) f.stance = 'standing'
    ctx.emit?.({ type: 'becomes', who: f.id, what: f.aloft ? 'aloft' : 'standing', rule: 'CFI-ABL-Flying' })
  },
}

/** A bite that swallows somebody of half its SIZ, who then has no air (CFI-ABL-Engulfing). */
const engulfable = (s: State, f: Fighter): Fighter[] => {
  const item = f.items.find(({ weapon }) => weapon.id === 'bite')
  if (item === undefined || s.holds.some((hold) => hold.by === f.id && hold.kind === 'engulf')) return []
  return s.fighters.filter(
    (other) =>
      foes(f, other) &&
      active(other) &&
      mayStrike(f, other) &&
      2 * other.facts.characteristics.siz <= f.facts.characteristics.siz &&
      within(s, f.id, other.id, contactOf(s)),
  )
}
export const engulf: Action = {
  key: 'engulf',
  rule: 'CFI-ABL-Engulfing',
  cost: 'action',
  offensive: true,
  refuse: (s, f) =>
    !able(f, 'engulfing')
      ? no('he swallows nobody', 'CFI-ABL-Engulfing')
      : engulfable(s, f).length === 0
        ? no('nobody of half its SIZ is in contact', 'CFI-ABL-Engulfing')
        : undefined,
  act(ctx, s, f) {
    const item = f.items.find(({ weapon }) => weapon.id === 'bite')
    if (item !== undefined) swallows(ctx, s, f, chosenTarget(ctx, f, engulfable(s, f), 'engulf', item), item)
  },
}
function swallows(ctx: Ctx, s: State, f: Fighter, target: Fighter, item: Item): void {
  const x = exchange(ctx, s, { attacker: f, defender: target, item })
  const parried = x.defense === 'parry' && succeeds(x.defenseLevel)
  if (!succeeds(x.attackLevel) || parried || x.clear || !active(target)) return
  holds(ctx, s, { kind: 'engulf', by: f.id, on: target.id, with: item.id }, 'CFI-ABL-Engulfing')
  holdsBreath(ctx, s, target)
}
