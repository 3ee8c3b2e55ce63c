// One plain mind for everybody, and the same in limit.c: it looks at little, allocates nothing and never throws its spear.
import { space } from '../../engine/dist/index.js'

const { distanceBetween } = space

/** How near one must be to strike, and how far one can go in a round, in metres. */
const CONTACT = 1
const MOVE = 8

/** The five manoeuvres, best first: what is offered decides which it is. */
const MANOEUVRES = ['bypassArmour', 'maximiseDamage', 'tripOpponent', 'chooseLocation', 'riposte']
/** The place of the head among the locations of a man. */
const HEAD = 6

export function policy(choice, seen) {
  switch (choice.about.ask) {
    case 'act':
      return act(choice, seen)
    case 'target':
      return target(choice, seen)
    case 'defend':
      return defence(choice)
    case 'manoeuvre':
      return manoeuvre(choice)
    case 'location':
      return HEAD
    default:
      // The best weapon, the parry that is rolled whatever the attack was, damage rather than a hold: the first of each list.
      return 0
  }
}

/** The option of that key, if it is offered: looked up, where the question lets it be. */
function named(choice, key) {
  if (choice.named !== undefined) return choice.named(key)
  const { options } = choice
  for (let i = 0; i < options.length; i++) if (options[i].key === key) return options[i]
  return undefined
}

function person(seen, id) {
  const { fighters } = seen
  for (let i = 0; i < fighters.length; i++) if (fighters[i].id === id) return fighters[i]
  return undefined
}

/** His shield, else the first thing he can parry with; he never gives ground. */
function defence(choice) {
  const shield = named(choice, 'heater-shield')
  if (shield !== undefined) return shield
  const { options } = choice
  return options[0].key === 'evade' ? options.length - 1 : 0
}

/** He rises if he can, strikes if somebody is near enough, and else waits for what comes. */
function act(asked, seen) {
  const self = person(seen, asked.who)
  if (self.stance === 'prone') {
    const rise = named(asked, 'changeStance')
    if (rise !== undefined) return rise
  }
  return named(asked, !self.barred && choice(seen, self) !== undefined ? 'attack' : 'doNothing')
}

function target(asked, seen) {
  const chosen = choice(seen, person(seen, asked.who))
  return chosen === undefined ? 0 : named(asked, chosen.id)
}

/**
 * The first foe he touches, or else the first he can go up to. Somebody who acts at the same moment may be gone by then, unless he
 * has nobody else to go to: nobody sets out for him.
 */
function choice(seen, self) {
  const { fighters, where } = seen
  const alone = isAlone(fighters, self)
  const reach = MOVE - self.moved + CONTACT
  const walks = self.stance === 'standing' && self.moved < MOVE
  let first
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]
    if (other.side === self.side || other.condition !== 'up') continue
    const far = distanceBetween(where, self.id, other.id)
    if (far <= CONTACT) return other
    const stays = alone || other.initiative !== self.initiative
    if (first === undefined && walks && stays && far <= reach) first = other
  }
  return first
}

function isAlone(fighters, self) {
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]
    if (other !== self && other.side === self.side && other.condition === 'up') return false
  }
  return true
}

function manoeuvre(choice) {
  for (let m = 0; m < MANOEUVRES.length; m++) {
    const found = named(choice, MANOEUVRES[m])
    if (found !== undefined) return found
  }
  return named(choice, 'none')
}
