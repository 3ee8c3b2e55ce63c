import { type Asked, firstOf, person, place, type Seen, state } from './seen.ts'

/** What is done where a question does not matter to him. */
export function usual(choice: Asked): number {
  const at = choice.usual === undefined ? -1 : place(choice, choice.usual)
  return Math.max(0, at)
}

/** A Hero Point goes on what would take him out of the fight. */
export function heroPoint(choice: Asked, seen: Seen): number {
  const spend = place(choice, 'spend')
  const self = person(seen, choice.who)
  if (spend < 0 || self === undefined) return usual(choice)
  const { ask, roll, level } = choice.about
  const grave =
    ask === 'glancing blow' ||
    ask === 'last action' ||
    (ask === 'second chance' && (roll === 'resilience' || level === 'critical' || level === 'fumble')) ||
    (ask === 'last chance' && state(self) !== 'whole')
  return grave ? spend : usual(choice)
}

/** After an unarmed hit: hold on to a foe who is better armed, hurt one who is not. */
export function unarmed(choice: Asked): number {
  return Math.max(0, firstOf(choice, ['breakFree', 'damage']))
}
