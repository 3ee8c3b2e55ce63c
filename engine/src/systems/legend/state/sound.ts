import type { Sound } from '../../../kernel/types.ts'
import { held } from '../../../mechanisms/hands.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { active, armAt, fighter, gone, inHand, itemOf } from './fighters.ts'
import { groundUnderFoot } from './standing.ts'
import type { Arm, Person, Seen, State } from './types.ts'

type Held = Seen['holds'][number]

/** The first of somebody's numbers that is below the least it can be. */
function belowNothing(f: Person): boolean {
  const numbers = [f.actions, f.forfeit, f.noAttack, f.shaken, f.staggered, f.noRising, f.fatigue, f.fury]
  const points = [f.magicPoints, f.heroPoints, f.moved, f.unconsciousFor, f.unconsciousRounds, f.exertion]
  return [...numbers, ...points].some((value) => value < 0)
}

/** Two things of his in one hand, or one beside what takes both. */
function handsTwiceFull({ items }: Person): boolean {
  const right = items.filter(({ where }) => where === 'right' || where === 'both')
  const left = items.filter(({ where }) => where === 'left' || where === 'both')
  return right.length > 1 || left.length > 1
}

/** Everybody a fight's other facts name. */
function namedIn(s: Seen): readonly string[] {
  const { holds, impaled, inside, spells, moves, favours, charge, next, fighters } = s
  return [
    ...holds.flatMap(({ by, on }) => [by, on]),
    ...impaled.flatMap(({ by, on }) => [by, on]),
    ...inside.flatMap(({ by, of }) => [by, of]),
    ...spells.flatMap(({ by, at }) => [by, at]),
    ...moves.map(({ who }) => who),
    ...favours.map(({ who }) => who),
    ...(charge === undefined ? [] : [charge.by, charge.on]),
    ...next.flatMap((one) => [...(one.who === 'gm' ? [] : [one.who]), ...('at' in one ? [one.at] : [])]),
    ...fighters.flatMap((f) => [f.mount, f.rider, f.chargeAt, f.aimingAt, f.casting?.at, f.aiding?.at]),
    ...fighters.flatMap((f) => [...f.outmanoeuvred, ...f.harriedBy]),
    ...('bands' in s.where ? [] : Object.keys(s.where.bodies)),
  ].filter((id) => id !== undefined)
}

/** The magic on something of his is that of the greatest spell in force on it. */
function enchantedOtherwise(s: Seen, f: Person): boolean {
  const greatest = (spell: string, item: string | undefined): number =>
    Math.max(
      0,
      ...s.spells
        .filter((one) => one.spell === spell && one.item === item && (item !== undefined || one.at === f.id))
        .map((one) => one.magnitude),
    )
  return (
    f.warded !== greatest('protection', undefined) ||
    f.items.some(({ id, sharp }) => sharp !== greatest('bladesharp', id))
  )
}

/** A grip or a grapple that nothing sound holds. */
function holdsWithNothing(s: Seen, hold: Held): boolean {
  if (hold.kind !== 'grip' && hold.kind !== 'grapple') return false
  const holder = fighter(s, hold.by)
  const known = [armAt(holder, 'right'), armAt(holder, 'left')].filter((arm) => arm !== undefined)
  return known.length > 0 && known.every(gone)
}

const stuckNowhere = (s: Seen, item: Arm): boolean =>
  item.where === 'stuck' && !s.impaled.some((stuck) => stuck.item === item.id)

const some = (s: Seen, wrong: (f: Person) => boolean): string | undefined => s.fighters.find(wrong)?.id

/** What holds of every state of a fight of Legend, whatever the Games Master rules. */
export const sound: readonly Sound<State>[] = [
  { holds: 'nothing is counted below nothing', broken: (s) => some(s, belowNothing) },
  {
    holds: 'nobody has a name twice',
    broken: ({ fighters }) => fighters.find(({ id }, i) => fighters.findIndex((other) => other.id === id) !== i)?.id,
  },
  {
    holds: 'nothing names somebody who is not there',
    broken: (s) => namedIn(s).find((id) => !s.fighters.some((f) => f.id === id)),
  },
  { holds: 'a hand holds one thing', rule: 'LEG-ACT-ReadyWeapon', broken: (s) => some(s, handsTwiceFull) },
  {
    holds: 'who rides and who is ridden name each other and are in one place',
    rule: 'LEG-ACT-Mount',
    broken: (s) =>
      some(s, ({ id, mount }) => {
        if (mount === undefined) return s.fighters.some(({ rider }) => rider === id)
        return fighter(s, mount).rider !== id || distanceBetween(s.where, id, mount) !== 0
      }),
  },
  {
    holds: 'neither who rides nor what he rides lies on the ground',
    rule: 'LEG-ACT-Mount',
    broken: (s) =>
      some(s, (f) => {
        if (s.next.length > 0 || f.mount === undefined || f.condition === 'fled') return false
        const beast = fighter(s, f.mount)
        return !active(f) || f.stance === 'prone' || !active(beast) || beast.stance === 'prone'
      }),
  },
  {
    holds: 'who is out of the fight holds nobody with his hands',
    rule: 'LEG-UNA-05',
    broken: (s) =>
      s.holds.find((hold) => {
        const holder = fighter(s, hold.by)
        const with_ = itemOf(holder, hold.with)
        return hold.work === 0 && !active(holder) && with_ !== undefined && (inHand(with_) || with_.where === 'body')
      })?.by,
  },
  {
    holds: 'a grip or a grapple has a hand that serves',
    rule: 'LEG-UNA-02',
    broken: (s) => s.holds.find((hold) => holdsWithNothing(s, hold))?.by,
  },
  {
    holds: 'nobody in deep water has ground under his feet',
    rule: 'LEG-CON-02',
    broken: (s) => some(s, (f) => f.footing === 'firm' && groundUnderFoot(s, f) === 'swimming'),
  },
  {
    holds: 'magic on a thing or a body is that of the greatest spell in force on it',
    rule: 'LEG-MAG-NoStack',
    broken: (s) => some(s, (f) => enchantedOtherwise(s, f)),
  },
  {
    holds: 'what is stuck is stuck in somebody',
    rule: 'LEG-MAN-Impale',
    broken: (s) => some(s, (f) => f.items.some((item) => stuckNowhere(s, item))),
  },
  {
    holds: 'what is pinned or gripped is in a hand',
    rule: 'LEG-MAN-PinWeapon',
    broken: (s) =>
      s.holds.find(({ on, item }) => {
        const thing = item === undefined ? undefined : itemOf(fighter(s, on), item)
        return item !== undefined && (thing === undefined || !(held(thing) || thing.where === 'body'))
      })?.on,
  },
]
