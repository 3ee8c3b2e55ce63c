import type { FighterId, Sealed, Sound } from '../../../kernel/types.ts'
import { found } from '../../../mechanisms/fighters.ts'
import type { D6RuleId } from '../book/rules.ts'
import { active } from './fighters.ts'
import type { Fighter, State } from './types.ts'

type Seen = Sealed<State>
type Man = Sealed<Fighter>

const HANDS = 2

/** A row about each fighter: whom it does not hold of. */
const ofEach = (holds: string, broken: (f: Man, s: Seen) => boolean, rule?: D6RuleId): Sound<State> => ({
  holds,
  ...(rule === undefined ? {} : { rule }),
  broken: (s) => s.fighters.find((f) => broken(f, s))?.id,
})

const handsFull = (f: Man): number =>
  f.items.reduce((sum, { where, weapon }) => sum + (where === 'hand' ? weapon.hands : 0), f.shieldUp ? 1 : 0)

/** Whom a state names besides its list of fighters, and where. */
function* named({ fighters, order, acting, asking, holds, vehicles, traps, next }: Seen): Generator<FighterId> {
  yield* [...order, ...acting, ...asking]
  for (const { by, on } of holds) yield* [by, on]
  for (const { who, at } of next) yield* at === '' ? [who] : [who, at]
  for (const { driver } of vehicles) if (driver !== null) yield driver
  for (const { near } of traps) if (near !== null) yield near
  for (const { mount, rider, aim, behind, lasting } of fighters) {
    for (const id of [mount, rider, aim?.at ?? null]) if (id !== null) yield id
    yield* behind
    for (const { by } of lasting) if (by !== 'gm') yield by
  }
}

/** What holds of every state of a D6 fight. */
export const sound: readonly Sound<State>[] = [
  {
    holds: 'nobody has a name twice, and no two things have one',
    broken: ({ fighters }) =>
      twice(fighters.map(({ id }) => id)) ?? twice(fighters.flatMap(({ items }) => items.map(({ id }) => id))),
  },
  {
    holds: 'nothing names somebody who is not there',
    broken(s) {
      for (const id of named(s)) if (found(s.fighters, id) === undefined) return id
      return undefined
    },
  },
  ofEach(
    'rider and mount name each other',
    (f, { fighters }) =>
      (f.mount !== null && found(fighters, f.mount)?.rider !== f.id) ||
      (f.rider !== null && found(fighters, f.rider)?.mount !== f.id),
    'D6-C-OPT-Mounted',
  ),
  ofEach(
    'who sits on a mount is up and not on the ground, and so is it',
    (f, { fighters }) => {
      const mount = f.mount === null ? undefined : found(fighters, f.mount)
      return mount !== undefined && [f, mount].some((each) => !active(each) || each.stance === 'prone')
    },
    'D6-C-OPT-Mounted',
  ),
  ofEach(
    'on a map rider and mount are in one place',
    ({ id, mount }, { where }) => {
      if (mount === null || 'bands' in where) return false
      const [body, seat] = [where.bodies[id], where.bodies[mount]]
      return body !== undefined && seat !== undefined && (body.x !== seat.x || body.y !== seat.y)
    },
    'D6-C-OPT-Mounted',
  ),
  ofEach('nobody has more in hand than two hands hold', (f) => handsFull(f) > HANDS, 'D6-C-OPT-Ready'),
  ofEach(
    'what he parries with is in hand',
    (f) =>
      f.defences.some(
        ({ kind, item }) =>
          kind === 'parry' && (item === 'shield' ? !f.shieldUp : found(f.items, item)?.where !== 'hand'),
      ),
    'D6-DEF-Parry',
  ),
  ofEach(
    'who is down does, defends and aims at nothing',
    (f) => !active(f) && (f.actions > 0 || f.waiting || f.defences.length > 0 || f.aim !== null),
    'D6-C-INIT-Out',
  ),
  {
    holds: 'who holds somebody can act, and holds another',
    rule: 'D6-C-OPT-Grab',
    broken: ({ fighters, holds }) =>
      holds.find(({ kind, by, on }) => {
        const holder = found(fighters, by)
        return by === on || (kind !== 'entangle' && (holder === undefined || !active(holder)))
      })?.by,
  },
  ofEach(
    'nothing that is counted is below nothing',
    (f) =>
      [f.actions, f.declared, f.extra, f.characterPoints, f.fatePoints, f.healersPack, f.dying, f.sunk].some(
        (n) => n < 0,
      ) ||
      f.height < 0 ||
      f.body > f.fullBody ||
      f.lasting.some(({ left }) => left < 0),
  ),
  ofEach(
    'who is up on something is neither in the water, aboard nor mounted',
    (f) => f.height > 0 && (f.inWater || f.vehicle !== null || f.mount !== null),
    'D6-C-MOV-Climb',
  ),
  ofEach(
    'who swims is neither aboard nor mounted',
    (f) => f.inWater && (f.vehicle !== null || f.mount !== null),
    'D6-C-MOV-Swim',
  ),
  {
    holds: 'who drives a vehicle is aboard',
    rule: 'D6-VEH-Basic',
    broken: ({ fighters, vehicles }) =>
      vehicles.find(({ id, driver }) => driver !== null && found(fighters, driver)?.vehicle !== id)?.id,
  },
  ofEach(
    'a vehicle somebody is on is in the fight',
    ({ vehicle }, { vehicles }) => vehicle !== null && found(vehicles, vehicle) === undefined,
  ),
]

const twice = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i)
