import { doorAhead, type ShutDoor } from '../../../mechanisms/ground/doorways.ts'
import { GROUND } from '../ground.ts'
import { type Asked, firstOf, nearestFoe, type Person, place, type Seen, type Wish } from './seen.ts'

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
