import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { offeredOf, picking } from '../../../mechanisms/deciding.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { footwork } from '../actions/footing.ts'
import { baseMove } from '../ground/pace.ts'
import { engaged, engagedBy, feet, within } from '../ground/reach.ts'
import {
  able,
  active,
  foes,
  freeHand,
  has,
  inWater,
  isUnarmed,
  longestReach,
  mayAttack,
  meleeArms,
  missileArms,
} from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'
import { hemmedIn } from './approaching.ts'
import { fearsMagic } from './arming.ts'
import type { Temperament } from './deciding.ts'
import { guard, shoots } from './guarding.ts'
import { self } from './targets.ts'

type S = Sealed<State>
type F = Sealed<Fighter>

/** Whether a foe upon him may still strike this round. */
const threatened = (s: S, f: F): boolean => engagedBy(s, f).some((foe) => foe.points > 0)

/** What he does with his Turn. */
export function act(choice: Choice<Question>, s: S, t: Temperament): Option {
  const f = self(s, choice)
  if (f === undefined) return picking(choice, 'dither')
  const near = engaged(s, f)
  const first =
    guard(choice, s, f) ?? dropping(choice, near, f) ?? emptied(choice, s, f) ?? offeredOf(choice, ...urgent(s, f))
  if (first !== undefined) return first
  if (lasts(f.lasting, 'fleeing')) return picking(choice, 'hustle', 'move', 'changeRange', 'regainFooting', 'dither')
  // The last point is worth more as a parry while a foe upon him can still strike.
  if (
    t !== 'aggressive' &&
    f.points === 1 &&
    f.allotted > 1 &&
    near &&
    threatened(s, f) &&
    !lasts(f.lasting, 'frenzy')
  ) {
    const kept = offeredOf(choice, 'delay')
    if (kept !== undefined) return kept
  }
  const drawing = f.items.some(({ where }) => where === 'lifted') ? offeredOf(choice, 'ready') : undefined
  if (drawing !== undefined) return drawing
  const strike = near ? upClose(choice, s, f) : fromAfar(choice, s, f)
  return strike ?? picking(choice, 'delay', 'dither')
}

/** Whether he would do anything with a Turn out of order: somebody is within his reach, or soon is. */
export function hasUse(choice: Choice<Question>, s: S): boolean {
  const f = self(s, choice)
  if (f === undefined || !mayAttack(f) || holdsTheLine(s, f)) return false
  return engaged(s, f) || missileArms(s, f).length > 0 || (!inWater(f) && farFrom(s, f) <= baseMove(s, f) + 5)
}
/** Feet to the nearest foe. */
const farFrom = (s: S, f: F): number =>
  Math.min(...s.fighters.filter((foe) => foes(f, foe) && active(foe)).map((foe) => feet(s, f.id, foe.id)))

/** A bow in hand is in the way of the blade at his side, if he may use it. */
const dropping = (choice: Choice<Question>, near: boolean, f: F): Option | undefined =>
  near &&
  mayAttack(f) &&
  f.items.some(shoots) &&
  f.items.some(({ where, weapon }) => where === 'stowed' && weapon.kind === 'melee')
    ? offeredOf(choice, 'dropItem')
    : undefined

/** A caster whose hands are full lets something fall, if he has anything to throw. */
function emptied(choice: Choice<Question>, s: S, f: F): Option | undefined {
  const casts = throwsMagic(f) && f.magicPoints > 0 && f.casting === undefined && !f.blind
  return casts && freeHand(s, f) === undefined && !engaged(s, f) && mayAttack(f)
    ? offeredOf(choice, 'dropItem')
    : undefined
}
const throwsMagic = (f: F): boolean =>
  f.facts.spells.magicMissile !== undefined || f.facts.spells.fireball !== undefined

/** What cannot wait: flames, a spell on its way, getting up, getting free. */
function urgent(s: S, f: F): string[] {
  const first: string[] = []
  if (lasts(f.lasting, 'burning')) first.push('smother')
  if (f.casting !== undefined) {
    const held = f.casting.spell === 'dispel' && fearsMagic(s, f)
    first.push(held ? 'holdMagic' : 'releaseMagic', 'castMagic', 'holdMagic')
  }
  if (f.stance === 'prone' && !shootsLying(s, f) && risesWell(s, f)) first.push('regainFooting')
  return first
}

/** In a prepared place a crossbow shoots as well lying down. */
const shootsLying = (s: S, f: F): boolean =>
  f.prepared && !engaged(s, f) && f.items.some((item) => shoots(item) && has(item, 'crossbow'))

/** Whether getting up is likely enough; who is kept down fights on as he lies. */
const risesWell = (s: S, f: F): boolean => !engaged(s, f) || footwork(s, f).skill >= LIKELY
const LIKELY = 40

function upClose(choice: Choice<Question>, s: S, f: F): Option | undefined {
  const armed = meleeArms(s, f).some((item) => !isUnarmed(item))
  const heavy = [...breath(f), 'sweep', 'engulf', 'tripEntangled']
  if (able(f, 'leaper') && !s.holds.some((hold) => hold.by === f.id)) heavy.unshift('leap')
  if (s.fighters.some((foe) => foes(f, foe) && foe.stance === 'prone')) heavy.push('trample')
  if (!armed || f.items.some(({ where }) => where === 'stuck')) heavy.push('ready')
  if (s.holds.some((hold) => hold.on === f.id && hold.kind !== 'astride') && meleeArms(s, f).length === 0)
    heavy.unshift('struggle')
  const nearer = mayAttack(f) && outOfHisReach(s, f) ? ['changeRange'] : []
  return offeredOf(choice, ...heavy, 'attack', ...nearer, 'struggle', 'regainFooting')
}
/** Everybody upon him is upon him from beyond his own reach. */
const outOfHisReach = (s: S, f: F): boolean =>
  engagedBy(s, f).every((foe) => !within(s, f.id, foe.id, longestReach(s, f)))

/** To aim costs a round: it pays where it makes a fifth of his skill a half, and nobody is upon him before he shoots. */
const worthAiming = (s: S, f: F, far: number): boolean =>
  (s.scene.wind === 'strong' || f.stance === 'prone') && !lasts(f.lasting, 'aimed') && far > 6 * 20

/** Behind a set shield, in a line with others, he lets foes come who can neither shoot nor have shields set; not while a comrade is in it. */
function holdsTheLine(s: S, f: F): boolean {
  const there = s.fighters.filter((other) => other !== f && active(other))
  const line = there.filter((other) => other.side === f.side)
  const comes = (foe: F): boolean => foe.ward === undefined && !foe.items.some(shoots) && baseMove(s, foe) > 0
  return (
    f.ward !== undefined &&
    line.some((other) => other.ward !== undefined) &&
    ![f, ...line].some((other) => engaged(s, other)) &&
    there.every((other) => !foes(f, other) || comes(other))
  )
}

function fromAfar(choice: Choice<Question>, s: S, f: F): Option | undefined {
  const far = farFrom(s, f)
  if (throwsMagic(f)) {
    const cast = offeredOf(choice, 'castMagic')
    if (cast !== undefined) return cast
  }
  const shooter = f.items.some(
    (item) => item.weapon.kind === 'ranged' && (item.where === 'both' || item.where === 'right'),
  )
  if (shooter && far > 5) {
    const first = worthAiming(s, f, far) ? ['aim', 'attack'] : ['attack']
    const shoot = offeredOf(choice, ...(missileArms(s, f).length > 0 ? first : ['ready', 'attack']))
    if (shoot !== undefined) return shoot
  }
  if (
    meleeArms(s, f).every(isUnarmed) &&
    f.items.some(({ where, weapon }) => where === 'stowed' && weapon.kind === 'melee')
  ) {
    const draw = offeredOf(choice, 'ready')
    if (draw !== undefined) return draw
  }
  if (able(f, 'leaper')) {
    const leap = offeredOf(choice, 'leap')
    if (leap !== undefined) return leap
  }
  if (holdsTheLine(s, f)) {
    const hold = offeredOf(choice, 'delay')
    if (hold !== undefined) return hold
  }
  if (hemmedIn(s, f)) return fromBehind(choice, f)
  const reach = baseMove(s, f) + 5
  return far <= reach
    ? offeredOf(choice, ...breath(f), 'move', 'charge', 'hustle')
    : offeredOf(choice, ...breath(f), 'charge', 'hustle', 'move')
}

/** From behind others he uses his bow, or waits for his moment. */
function fromBehind(choice: Choice<Question>, f: F): Option | undefined {
  const bow = f.items.some(({ where, weapon }) => where === 'stowed' && weapon.kind === 'ranged')
  return offeredOf(choice, ...(bow ? ['ready'] : []), 'delay')
}

/** Fire, while it can be spared: each breath after the first may tire, and the tired soon fight no more. */
const breath = (f: F): readonly string[] => (f.breaths === 0 || f.fatigue < WEARIED ? ['breathe'] : [])
const WEARIED = 3
