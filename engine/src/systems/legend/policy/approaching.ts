import { comesWithin, courseTowards } from '../../../mechanisms/ground/courses.ts'
import { doorAhead, type ShutDoor } from '../../../mechanisms/ground/doorways.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { movementLeft } from '../ground/pace.ts'
import { GROUND } from '../ground/places.ts'
import {
  type Asked,
  farTo,
  firstOf,
  nearest,
  nearestFirst,
  nearestFoe,
  outreached,
  type Person,
  place,
  pressOn,
  type Seen,
  state,
  type Wish,
} from './seen.ts'
import { shotAt } from './shooting.ts'
import type { Temperament } from './temperament.ts'

/** The shut door between him and the nearest foe. */
function shut(seen: Seen, self: Person): ShutDoor | undefined {
  if ('bands' in seen.where) return undefined
  const foe = nearestFoe(seen, self)
  return foe && doorAhead(GROUND, seen, self, foe.id)
}

/** A door is in his way: he opens it, breaks it down if he cannot, or goes up to it. */
export function throughDoors(choice: Asked, seen: Seen, self: Person): Wish {
  const ahead = shut(seen, self)
  return ahead && firstOf(choice, ahead.way.length === 0 ? ['useDoor', 'breakCover'] : ['move', 'stride'])
}

/** Up to the door that is in his way: as far as he gets of the way there. */
export const upToDoor = (choice: Asked, seen: Seen, self: Person): Wish =>
  shut(seen, self)
    ?.way.toReversed()
    .map(({ x, y }) => place(choice, `cell ${x},${y}`))
    .find((cell) => cell !== undefined)

/** Which door, and what to do with it. */
export function door(choice: Asked, seen: Seen, self: Person): Wish {
  const ahead = shut(seen, self)
  return ahead && firstOf(choice, [`open ${ahead.door.key}`, `door ${ahead.door.key}`])
}

/** Whether he can be hand to hand with the nearest foe on his feet before he strikes: on a map by a way that leads there. */
export function withinStride(seen: Seen, self: Person, foe = nearestFoe(seen, self)): boolean {
  if (foe === undefined || outreached(seen, self, foe)) return false
  const { where } = seen
  const far = distanceBetween(where, self.id, foe.id)
  const left = movementLeft(seen, self)
  if (far <= 1 || far > 1 + left || 'bands' in where) return far <= 1 + left
  return comesWithin(GROUND, seen, self, foe.id, left)
}

/** Whether there is anybody on his feet to strike at: in contact, or if nobody is, within a stride. */
export function mayStrike(seen: Seen, self: Person): boolean {
  const { foes, open } = pressOn(seen, self)
  return foes > 0 ? open > 0 : withinStride(seen, self)
}

/** Metres within which somebody can be upon him this round. */
const CHARGED_FROM = 24

/** Metres without which a charge is only a step. */
export const RUN_UP = 6

/** Nearer: at a run where a walk would take rounds, in a charge if that is his mind; else he keeps his Combat Action to defend himself. */
export function approaches(choice: Asked, seen: Seen, self: Person, mind: Temperament, foe: Person | undefined): Wish {
  const door = throughDoors(choice, seen, self)
  if (door !== undefined) return door
  const near = farTo(seen, self, foe)
  const charges = near >= RUN_UP && (mind.charges || self.mount !== undefined)
  // Whom a wound drives off the field he lets go.
  const chases = near > 3 * self.facts.move && foe !== undefined && state(foe) !== 'crippled'
  return (
    (charges ? place(choice, 'charge') : undefined) ??
    (chases ? place(choice, 'sprint') : undefined) ??
    (approachable(seen, self, foe) ? firstOf(choice, ['move', 'stride']) : undefined) ??
    bides(choice, seen, self, near)
  )
}

/** Whether he can get nearer to a foe with this Combat Action: on a map to any of them to whom a way leads. */
function approachable(seen: Seen, self: Person, nearest: Person | undefined): boolean {
  const left = movementLeft(seen, self)
  if ('bands' in seen.where) return left > 0 && nearest !== undefined
  return nearestFirst(seen, self).some((foe) => courseTowards(GROUND, seen, self, foe.id, left).spent > 0)
}

/** Nothing to do: he keeps the Combat Action for his defence while somebody may come or shoot. */
export function bides(choice: Asked, seen: Seen, self: Person, near: number = nearest(seen, self)): Wish {
  const wary = near <= CHARGED_FROM || shotAt(seen, self)
  return firstOf(choice, wary ? ['delay', 'doNothing'] : ['doNothing'])
}
