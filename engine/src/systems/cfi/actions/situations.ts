import { asked } from '../../../mechanisms/asking.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { OBJECTS, type ObjectId } from '../content/tables.ts'
import { canHit } from '../exchange/ranged/targets.ts'
import { contactOf } from '../ground/ground.ts'
import { engaged, within } from '../ground/reach.ts'
import { active, missileArms } from '../state/fighters.ts'
import { getsOff, getsOn } from '../state/saddle.ts'
import type { Cover, Fighter, State } from '../state/types.ts'
import { type Action, no } from './action.ts'
import { chosenTarget } from './attacking.ts'

const COVERS = [
  ...(Object.keys(OBJECTS) as ObjectId[]).map((key) => ({ key, id: key })),
  { key: 'none', id: undefined },
]

/** Behind what is there, without lying down; what there is, the scene or the game master says (CFI-PRO-TakeCover; Ruling CFI-A67). */
export const takeCover: Action = {
  key: 'takeCover',
  rule: 'CFI-PRO-TakeCover',
  cost: 'action',
  refuse(s, f) {
    if (f.cover !== undefined) return no('he is behind cover', 'CFI-PRO-TakeCover')
    return f.nearby === undefined && s.options.takeCover === 'scene'
      ? no('there is nothing to hide behind', 'CFI-PRO-TakeCover')
      : undefined
  },
  act(ctx, _s, f) {
    const cover = f.nearby ?? asksForCover()
    function asksForCover(): Cover | undefined {
      const { id } = ctx.choose({ who: 'gm', about: { ask: 'cover', at: f.id }, options: COVERS, usual: 'none' })
      if (id === undefined) return undefined
      const locations = f.facts.body.locations.flatMap(({ part }, i) =>
        part === 'leg' || part === 'abdomen' || part === 'chest' ? [i] : [],
      )
      return { ...OBJECTS[id], locations, total: false }
    }
    if (cover === undefined) {
      ctx.emit?.({ type: 'wasted', who: f.id, action: 'takeCover', rule: 'CFI-PRO-TakeCover' })
      return
    }
    f.cover = cover
    ctx.emit?.({ type: 'covered', who: f.id, name: cover.name, rule: 'CFI-PRO-TakeCover' })
  },
}

/** Whom some missile that is ready could be aimed at. */
const aimable = (s: State, f: Fighter): Fighter[] => {
  const arms = missileArms(s, f)
  return s.fighters.filter((other) => arms.some((item) => canHit(s, f, item, other)))
}

/** A whole round of it: every Turn on the same target, and no Reaction (CFI-AIM-01; Ruling CFI-A81). */
export const aim: Action = {
  key: 'aim',
  rule: 'CFI-AIM-01',
  cost: 'action',
  refuse(s, f) {
    if (engaged(s, f)) return no('he is engaged', 'CFI-AIM-01')
    if (lasts(f.lasting, 'aimed')) return no('more aiming gives no more', 'CFI-AIM-01')
    return aimable(s, f).length === 0 ? no('he has nothing loaded and nobody to aim it at', 'CFI-AIM-01') : undefined
  },
  act(ctx, s, f) {
    const before = f.aimingAt
    const targets = aimable(s, f)
    const same = targets.find(({ id }) => id === before)
    const target = f.aimed > 0 && same !== undefined ? same : chosenTarget(ctx, f, targets, 'aim', undefined)
    if (before !== target.id) f.aimed = 0
    f.aimingAt = target.id
    f.aimed++
    ctx.emit?.({ type: 'aims', who: f.id, at: target.id, done: false, rule: 'CFI-AIM-01' })
  },
}

/** A mount of more than this SIZ takes two Turns to get on, ours. */
const LARGE = 40

const mounts = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (other) =>
      other.side === f.side &&
      other !== f &&
      active(other) &&
      other.facts.body.legs >= 4 &&
      other.stance !== 'prone' &&
      other.rider === undefined &&
      within(s, f.id, other.id, contactOf(s)),
  )

/** On or off; a very large one takes several Turns (CFI-PRO-Mount). */
export const mount: Action = {
  key: 'mount',
  rule: 'CFI-PRO-Mount',
  cost: 'action',
  refuse(s, f) {
    if (f.mount !== undefined) return undefined
    if (f.rider !== undefined || f.stance !== 'standing' || f.facts.body.legs > 2)
      return no('he cannot get on anything', 'CFI-PRO-Mount')
    return mounts(s, f).length === 0 ? no('there is no mount of his beside him', 'CFI-PRO-Mount') : undefined
  },
  act(ctx, s, f) {
    if (f.mount !== undefined) {
      ctx.emit?.({ type: 'mounts', who: f.id, at: f.mount, how: 'off', rule: 'CFI-PRO-Mount' })
      getsOff(s, f)
      return
    }
    const { beast } = asked(ctx, {
      who: f.id,
      about: { ask: 'mount' } as const,
      options: mounts(s, f).map((each) => ({ key: each.id, beast: each })),
    })
    if (beast.facts.characteristics.siz > LARGE && f.mounting !== beast.id) {
      f.mounting = beast.id
      ctx.emit?.({ type: 'mounts', who: f.id, at: beast.id, how: 'climbing', rule: 'CFI-PRO-Mount' })
      return
    }
    getsOn(s, f, beast.id)
    ctx.emit?.({ type: 'mounts', who: f.id, at: beast.id, how: 'on', rule: 'CFI-PRO-Mount' })
  },
}
