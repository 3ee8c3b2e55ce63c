import type { Option } from '../../../kernel/types.ts'
import { picking } from '../../../mechanisms/deciding.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { inHand, isVital, vitals } from '../state/fighters.ts'
import { upToDoor } from './approaching.ts'
import {
  type Arm,
  type Asked,
  beginning,
  force,
  itemOf,
  NEAR,
  nearest,
  nearestFirst,
  nearestFoe,
  onHim,
  type Person,
  person,
  place,
  type Seen,
  strength,
  trained,
  type Wish,
  worthMost,
} from './seen.ts'
import { bowOf } from './shooting.ts'

/** Less than anybody is worth who still fights. */
const HELPLESS = -10000

/** How much he wants to strike at somebody: the hurt, the helpless to defend, the dangerous. */
function wish(self: Person, target: Person, far: number): number {
  if (target.condition !== 'up') return HELPLESS - far
  let value = self.aimingAt === target.id ? 20 : 0
  if (target.stance === 'prone') value += 20
  if (target.actions === 0) value += 25
  if (target.fullRound !== 'none') value += 5
  if (target.facts.wounds === 'locations') {
    for (const location of vitals(target)) value -= strength(target, location)
  } else value -= 2 * target.general
  value += 2 * target.facts.combatActions
  return value - 3 * far
}

/** The best target of those offered; with somebody on him he does not throw his sword at another. */
export function target(choice: Asked, seen: Seen, self: Person): Wish {
  const worth = (key: string): number | undefined => {
    const other = person(seen, key)
    return other && wish(self, other, distanceBetween(seen.where, self.id, other.id))
  }
  const atHand = bowOf(self) === undefined ? onHim(seen, self).flatMap(({ id }) => place(choice, id) ?? []) : []
  return worthMost(atHand.length > 0 ? { options: atHand } : choice, worth)
}

/** Of those he has outmanoeuvred the one left free to attack him: whom he most wants to strike at himself. */
export const faced = (choice: Asked, seen: Seen, self: Person): Wish =>
  worthMost(choice, (key) => {
    const other = key.startsWith('face ') ? person(seen, key.slice('face '.length)) : undefined
    return other && wish(self, other, distanceBetween(seen.where, self.id, other.id)) - danger(other)
  })

/** What he can do to whoever is left to face him: his blows this round, by how well he strikes them. */
const danger = (foe: Person): number =>
  (foe.actions * Math.max(0, ...foe.items.map((item) => (inHand(item) ? trained(foe, item) : 0)))) / 10

/** What an item promises: its chance by its force. */
const promise = (self: Person, item: Arm): number => trained(self, item) * force(self, item)

/** The weapon that promises most; one thrown away is worth less than one in hand. */
export const weapon = (choice: Asked, self: Person): Wish =>
  worthMost(choice, (key) => {
    const thrown = key.startsWith('throw ')
    const item = itemOf(self, thrown ? key.slice('throw '.length) : key)
    return item && promise(self, item) * (thrown ? 0.5 : 1)
  })

/** Where a blow should land: a vital place it can break, or the weakest; one's own is turned to where it hurts least. */
export function location(choice: Asked, seen: Seen, self: Person): Wish {
  const struck = person(seen, choice.about.at ?? '')
  if (struck === undefined) return undefined
  return worthMost(choice, (key) => {
    const at = struck.facts.body.locations.findIndex(({ id }) => id === key)
    const vital = isVital(struck, at)
    return struck === self ? strength(struck, at) - (vital ? 20 : 0) : (vital ? 4 : 0) - strength(struck, at)
  })
}

/** What to make ready: a bow is loaded while nobody is near; a weapon to strike with comes before a shield. */
export function ready(choice: Asked, seen: Seen, self: Person): Wish {
  const pressed = nearest(seen, self) <= NEAR
  const load = pressed ? undefined : beginning(choice, 'reload ')
  if (load !== undefined) return load
  return worthMost(choice, (key) => {
    const [how = ''] = key.split(' ', 1)
    const item = itemOf(self, key.slice(how.length + 1))
    if (item === undefined || how === 'sheathe') return undefined
    const use = item.weapon.family === 'shield' ? 0.3 : item.weapon.use === 'ranged' && pressed ? 0.01 : 1
    return use * SOON[how === 'ready' || how === 'draw' ? 'at once' : 'later'] * promise(self, item)
  })
}

/** What is in hand after one Combat Action is worth twice what takes two. */
const SOON = { 'at once': 2, later: 1 } as const

/** What to let fall: the missile weapon his hands are full with. */
export const drop = ({ options }: Asked, self: Person): Wish =>
  options.find(({ key }) => itemOf(self, key)?.weapon.use === 'ranged')

/** Where to go: towards the nearest foe he can get nearer to, or out of the fight; nowhere if no way leads there. */
export function where(choice: Asked, seen: Seen, self: Person, away: boolean): Option {
  const door = away ? undefined : upToDoor(choice, seen, self)
  if (door !== undefined) return door
  const out = away ? place(choice, 'flee') : undefined
  const keyOf = ({ id }: Person): string => `${away ? 'away' : 'towards'} ${id}`
  const nearest = nearestFoe(seen, self)
  const soonest = nearest && place(choice, keyOf(nearest))
  return out ?? soonest ?? picking(choice, ...nearestFirst(seen, self).map(keyOf), 'stay')
}
