import type { Option } from '../../../kernel/types.ts'
import { picking } from '../../../mechanisms/deciding.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { upToDoor } from './doors.ts'
import type { Wish } from './seen.ts'
import {
  type Asked,
  beginning,
  force,
  inHand,
  isVital,
  itemOf,
  NEAR,
  nearest,
  nearestFirst,
  type Person,
  person,
  pressOn,
  type Seen,
  strength,
  trained,
} from './seen.ts'
import { bowOf } from './shooting.ts'

/** Less than anybody is worth who still fights. */
const HELPLESS = -10000
const FAR_OFF = 1000

/** How much he wants to strike at somebody: the hurt, the helpless to defend, the dangerous. */
function wish(self: Person, target: Person, far: number): number {
  if (target.condition !== 'up') return HELPLESS - far
  let value = self.aimingAt === target.id ? 20 : 0
  if (target.stance === 'prone') value += 20
  if (target.actions === 0) value += 25
  if (target.fullRound !== 'none') value += 5
  if (target.facts.wounds === 'locations') {
    const { limbs } = target
    for (let i = 0; i < limbs.length; i++) if (isVital(target, i)) value -= strength(target, i)
  } else value -= 2 * target.general
  value += 2 * target.facts.combatActions
  return value - 3 * far
}

/** The best target of those offered; with somebody on him he does not throw his sword at another. */
export function target(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  if (self === undefined) return undefined
  const pressed = bowOf(self) === undefined && pressOn(seen, self).foes > 0
  let best: Wish
  let most = Number.NEGATIVE_INFINITY
  const { options } = choice
  for (let i = 0; i < options.length; i++) {
    const other = person(seen, options[i]?.key ?? '')
    if (other === undefined) continue
    const far = distanceBetween(seen.where, self.id, other.id)
    const off = pressed && far > 1 ? FAR_OFF : 0
    // Nobody is worth so much that one far off would be better than one at hand.
    if (off > 0 && most > -FAR_OFF / 2) continue
    const value = wish(self, other, far) - off
    if (value <= most) continue
    most = value
    best = options[i]
  }
  return best
}

/** Of those he has outmanoeuvred the one left free to attack him: whom he most wants to strike at himself. */
export function faced(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  let best: Wish
  let most = Number.NEGATIVE_INFINITY
  for (const option of choice.options) {
    const other = option.key.startsWith('face ') ? person(seen, option.key.slice('face '.length)) : undefined
    if (self === undefined || other === undefined) continue
    const value = wish(self, other, distanceBetween(seen.where, self.id, other.id)) - danger(other)
    if (value <= most) continue
    most = value
    best = option
  }
  return best
}

/** What he can do to whoever is left to face him: his blows this round, by how well he strikes them. */
const danger = (foe: Person): number =>
  (foe.actions * Math.max(0, ...foe.items.map((item) => (inHand(item) ? trained(foe, item) : 0)))) / 10

/** The weapon that promises most: its chance by its force. */
export function weapon(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  if (self === undefined) return undefined
  let best: Wish
  let most = -1
  const { options } = choice
  for (let i = 0; i < options.length; i++) {
    const key = options[i]?.key ?? ''
    const item = itemOf(self, key.startsWith('throw ') ? key.slice('throw '.length) : key)
    if (item === undefined) continue
    // A weapon thrown away is worth less than one in hand.
    const value = trained(self, item) * force(self, item) * (key.startsWith('throw ') ? 0.5 : 1)
    if (value <= most) continue
    most = value
    best = options[i]
  }
  return best
}

/** Where a blow should land: a vital place it can break, or the weakest; one's own is turned to where it hurts least. */
export function location(choice: Asked, seen: Seen): Wish {
  const { about, options } = choice
  const struck = person(seen, about.at ?? '')
  const self = person(seen, choice.who)
  if (struck === undefined || self === undefined) return undefined
  const own = struck === self
  const { locations } = struck.facts.body
  let best: Wish
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < options.length; i++) {
    const at = locations.findIndex(({ id }) => id === options[i]?.key)
    const vital = isVital(struck, at)
    const value = own ? strength(struck, at) - (vital ? 20 : 0) : (vital ? 4 : 0) - strength(struck, at)
    if (value <= most) continue
    most = value
    best = options[i]
  }
  return best
}

/** What to make ready: a bow is loaded while nobody is near; a weapon to strike with comes before a shield. */
export function ready(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  if (self === undefined) return undefined
  const pressed = nearest(seen, self) <= NEAR
  const load = pressed ? undefined : beginning(choice, 'reload ')
  if (load !== undefined) return load
  const { options } = choice
  let best: Wish
  let most = -1
  for (let i = 0; i < options.length; i++) {
    const key = options[i]?.key ?? ''
    const space = key.indexOf(' ')
    const how = key.slice(0, space)
    const item = itemOf(self, key.slice(space + 1))
    if (item === undefined || how === 'sheathe') continue
    const use = item.weapon.family === 'shield' ? 0.3 : item.weapon.use === 'ranged' && pressed ? 0.01 : 1
    const value =
      use * SOON[how === 'ready' || how === 'draw' ? 'at once' : 'later'] * trained(self, item) * force(self, item)
    if (value <= most) continue
    most = value
    best = options[i]
  }
  return best
}

/** What is in hand after one Combat Action is worth twice what takes two. */
const SOON = { 'at once': 2, later: 1 } as const

/** What to let fall: the missile weapon his hands are full with. */
export function drop(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  const { options } = choice
  for (let i = 0; i < options.length; i++) {
    if (self !== undefined && itemOf(self, options[i]?.key ?? '')?.weapon.use === 'ranged') return options[i]
  }
  return undefined
}

/** Where to go: towards the nearest foe he can get nearer to, or out of the fight; nowhere if no way leads there. */
export function where(choice: Asked, seen: Seen, away: boolean): Option {
  const self = person(seen, choice.who)
  const door = self === undefined || away ? undefined : upToDoor(choice, seen, self)
  if (door !== undefined) return door
  const foes = self === undefined ? [] : nearestFirst(seen, self)
  const keys = foes.map(({ id }) => `${away ? 'away' : 'towards'} ${id}`)
  return picking(choice, ...(away ? ['flee'] : []), ...keys, 'stay')
}
