import { asked } from '../../../mechanisms/asking.ts'
import { seated } from '../../../mechanisms/ground/standing.ts'
import { type Arm, eachArm, threatReach, unfit } from '../body/arms.ts'
import { PLAIN, strikesWith } from '../exchange/declared.ts'
import { waited } from '../exchange/readied.ts'
import { displaced } from '../ground/displaced.ts'
import { unseats } from '../ground/falling.ts'
import { adjacent } from '../ground/reach.ts'
import { active, fighter, isUnarmed, itemOf, type Person, type Scene, tied } from '../state/fighters.ts'
import { takes } from '../state/stance.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { type Action, action, no } from './action.ts'
import { declares, momentum } from './charging.ts'
import { around, chosenMode, goesStill, noMode, obeyed, stuck, travel } from './going.ts'
import { goesPast, goesTowards, type Travel } from './walking.ts'

const NO = { key: 'none' } as const

/** A mounted charge that strikes in passing and rides on (REN-MNT-11, REN-MNT-12; ruling REN-A74). */
const rideBy = action({
  key: 'ride-by',
  rule: 'REN-MNT-11',
  cost: 'quick',
  why(s, f) {
    if (f.mount === null) return no('he is not mounted', 'REN-MNT-11')
    if (f.standard > 0 || f.quick > 0) return no('it takes his Quick and his Standard Action', 'REN-ACT-04')
    return (
      stuck(s, f) ??
      noMode(s, f) ??
      (around(s, f).length === 0 ? no('there is nobody to ride past', 'REN-MNT-11') : undefined)
    )
  },
  act(ctx, s, f) {
    if (!obeyed(ctx, s, f)) return
    const { base, full } = chosenMode(ctx, s, f, 'ride-by')
    const options = around(s, f).map((each) => ({ key: each.id, each }))
    const target = asked(ctx, { who: f.id, about: { ask: 'target', action: 'ride-by' }, options }).each
    declares(ctx, s, f, target)
    const passed: Passed = { done: new Set(), struck: new Set() }
    const stepped = (inner: Ctx, state: State, rider: Fighter): boolean => strikesInPassing(inner, state, rider, passed)
    const how: Travel = {
      ...travel('ride-by', full, base, 'REN-MNT-11', 'REN-CHARGE-02'),
      charging: target.id,
      stepped,
    }
    // First within reach of him, then on.
    const on = (): boolean => f.mount !== null && goesStill(s, f)
    const far = on() ? goesTowards(ctx, s, f, target.id, how, Math.max(1, threatReach(s, f))) : full
    const left = full - far
    if (on() && left > 0) goesPast(ctx, s, f, target.id, { ...how, budget: left })
    momentum(ctx, s, f)
  },
})
/** Weapons that have had their chance at a foe, and whom he has struck at. */
interface Passed {
  readonly done: Set<string>
  readonly struck: Set<string>
}
function strikesInPassing(ctx: Ctx, s: State, f: Fighter, { done, struck }: Passed): boolean {
  for (const foe of s.fighters) {
    if (foe.side === f.side || !active(foe)) continue
    const arms: Arm[] = []
    eachArm(s, f, (arm) => {
      if (
        arm.mode.kind === 'melee' &&
        !isUnarmed(arm.item) &&
        !done.has(`${foe.id} ${arm.item.id}`) &&
        unfit(s, f, arm, foe) === undefined
      )
        arms.push(arm)
      return false
    })
    if (arms.length === 0) continue
    const arm: Arm | typeof NO = ctx.choose({
      who: f.id,
      about: { ask: 'ride-by', at: foe.id },
      options: [NO, ...arms],
      usual: arms[0]?.key,
    })
    // Who lets one go by has let him go.
    if (!('item' in arm)) {
      for (const each of arms) done.add(`${foe.id} ${each.item.id}`)
      continue
    }
    for (const each of arms) if (each.item.id === arm.item.id) done.add(`${foe.id} ${each.item.id}`)
    if (f.standard === 0) f.standard = 1
    const by = fighter(s, arm.by.id)
    // Ruling REN-A27: one target or several, it is a ride-by.
    struck.add(foe.id)
    const spread = s.options.rideBySingleTargetPenalty || struck.size > 1
    waited(ctx, s, f, foe.id, () => {
      if (unfit(s, f, arm, foe) === undefined)
        strikesWith(ctx, s, by, foe, itemOf(by, arm.item), arm.mode, {
          ...PLAIN,
          multiple: spread,
          spread,
          rideBy: true,
        })
    })
    if (!active(f) || f.mount === null || tied(s, f)) return false
  }
  return true
}

const ridable = (s: Scene, f: Person): readonly Person[] =>
  s.fighters.filter(
    (o) =>
      o.side === f.side &&
      o.id !== f.id &&
      active(o) &&
      o.facts.warTrained &&
      o.rider === null &&
      o.stance !== 'prone' &&
      adjacent(s, f.id, o.id) &&
      (o.facts.size === 'large' || o.facts.size === 'very large'),
  )
/** Up into the saddle, and down: a move, ours. */
const mount = action({
  key: 'mount',
  rule: 'REN-MNT-04',
  cost: 'quick',
  why: (s, f) =>
    (f.mount !== null ? no('he is mounted', 'REN-MNT-01') : undefined) ??
    stuck(s, f) ??
    (ridable(s, f).length === 0 ? no('no mount trained for war stands by him', 'REN-MNT-04') : undefined),
  act(ctx, s, f) {
    const options = ridable(s, f).map(({ id }) => ({ key: id }))
    const { key } = asked(ctx, { who: f.id, about: { ask: 'target', action: 'mount' }, options })
    const beast = fighter(s, key)
    displaced(ctx, s, f, 'mounts')
    takes(s, f, 'standing')
    f.mount = key
    beast.rider = f.id
    s.where = seated(s.where, f.id, key)
    ctx.emit?.({ type: 'mounts', who: f.id, mount: key, rule: ['REN-MNT-01', 'REN-MNT-04'] })
  },
})
const alight = action({
  key: 'alight',
  rule: 'REN-MNT-01',
  cost: 'quick',
  why: (_s, f) => (f.mount === null ? no('he is not mounted', 'REN-MNT-01') : undefined),
  act: (ctx, s, f) => unseats(ctx, s, f, fighter(s, f.mount ?? ''), 'alights'),
})

export const RIDING: readonly Action[] = [rideBy, mount, alight]
