import type { Choice, Policy } from '../../kernel/types.ts'
import { apart, chances, enemies, health, hurts, type Man, man, type Seen, threats, up } from './policy/judging.ts'
import { actionsOf, plan, type Temper } from './policy/planning.ts'
import type { D6Question, State } from './types.ts'

type Asked = Choice<D6Question>

/** The first of these that is offered, or the usual answer, or the first. */
function pick({ options, usual }: Asked, ...keys: string[]): number {
  for (const key of keys) {
    const at = options.findIndex((option) => option.key === key)
    if (at >= 0) return at
  }
  return Math.max(
    0,
    options.findIndex((option) => option.key === usual),
  )
}
/** The option of the highest value. */
function best({ options }: Asked, value: (key: string) => number): number {
  let at = 0
  let most = Number.NEGATIVE_INFINITY
  options.forEach(({ key }, i) => {
    const worth = value(key)
    if (worth > most) {
      most = worth
      at = i
    }
  })
  return at
}

/** What has to be done before anything else can: getting free, mastering a team. */
const FIRST = ['escape', 'shake off paralysis', 'rein in', 'regain control']
/** Whoever drives runs others down, and comes nearer for it. */
function driving(choice: Asked, s: Seen, me: Man): number | undefined {
  const own = s.vehicles.find(({ id }) => id === me.vehicle)
  if (own === undefined || own.driver !== me.id || own.damage === 'destroyed') return undefined
  const chase = s.vehicles.some(({ id, damage, driver }) => {
    const other = driver === null ? undefined : man(s, driver)
    return id !== own.id && damage !== 'destroyed' && other !== undefined && up(other) && other.side !== me.side
  })
  const wanted = chase ? ['ram', 'sideswipe', 'drive'] : []
  return choice.options.some(({ key }) => wanted.includes(key)) ? pick(choice, ...wanted) : undefined
}

/** What he does with one action, as he has planned. */
function act(choice: Asked, s: Seen, me: Man, temper: Temper): number {
  if (choice.options.some(({ key }) => FIRST.includes(key))) return pick(choice, ...FIRST)
  const steers = me.vehicle === null ? undefined : driving(choice, s, me)
  if (steers !== undefined) return steers
  const near = enemies(s, me).some((foe) => apart(s, me, foe) <= 3)
  const attacks = near ? ['swarm', 'strike', 'shoot', 'throw'] : ['throw bomb', 'shoot', 'throw', 'swarm', 'strike']
  const otherwise = ['reload', 'ready', 'stand', 'move', 'drive', 'shake off', 'full dodge', 'nothing']
  switch (plan(s, me, temper)) {
    case 'full defence':
      return pick(choice, 'shake off', 'full dodge', 'full parry', 'dodge', 'nothing')
    case 'attack and dodge':
      if (me.done.length > 0) return pick(choice, 'dodge', 'parry', ...attacks, 'nothing')
      break
    case 'aim':
      return pick(choice, 'aim', ...attacks, 'nothing')
    default:
  }
  // Dodging ahead of the second blow is better than an action for nothing.
  return pick(choice, ...attacks, 'dodge', ...otherwise)
}

/** Of those he can attack: on his feet, easily hit, hurt already, near. */
function target(choice: Asked, s: Seen, me: Man): number {
  return best(choice, (key) => {
    const foe = man(s, key)
    if (foe === undefined) return 0
    const over = Math.max(-20, ...me.items.map((item) => chances(s, me, item, foe, me.declared) ?? -20))
    return (up(foe) ? 100 : 0) + over - 10 * health(s, foe) - apart(s, me, foe) / 10
  })
}

function weapon(choice: Asked, s: Seen, me: Man): number {
  const foe = man(s, choice.about.at ?? '')
  return best(choice, (key) => {
    const item = me.items.find((each) => each.key === key)
    if (item === undefined || foe === undefined) return 0
    const over = chances(s, me, item, foe, me.declared) ?? -20
    return hurts(me, item) * Math.min(1, Math.max(0.05, 0.5 + over / 14))
  })
}

/** Points: to turn a near miss into a hit, to stay on his feet, to make a poor dodge a fair one when beset. */
function characterPoint(choice: Asked, s: Seen, me: Man): number {
  const { on, total = 0, needed, left = 0 } = choice.about
  const spend = pick(choice, 'spend')
  const keep = pick(choice, 'none')
  if (on === 'resistance' && needed !== undefined) return needed - total >= 4 && needed - total <= 16 ? spend : keep
  if (needed !== undefined) return needed - total <= 4 ? spend : keep
  const dodging = on === 'dodge' || on === 'parry' || on === 'block'
  return dodging && left > 2 && total < 13 && threats(s, me) > 0 ? spend : keep
}

/** A way of deciding of that temper. */
const fighting =
  (temper: Temper): Policy<State, D6Question> =>
  (choice, s) => {
    const me = man(s, choice.who)
    if (me === undefined) return pick(choice)
    switch (choice.about.ask) {
      case 'actions':
        return pick(choice, String(actionsOf(plan(s, me, temper))), '1')
      case 'act':
        return act(choice, s, me, temper)
      case 'target':
      case 'aim at':
      case 'whom':
        return target(choice, s, me)
      case 'weapon':
        return weapon(choice, s, me)
      case 'speed':
        return pick(choice, 'high', 'cruising')
      case 'way':
        return pick(choice, 'towards')
      case 'character point':
        return characterPoint(choice, s, me)
      case 'fate point':
        return health(s, me) < 0.5 && choice.about.on !== 'damage' ? pick(choice, 'fate') : pick(choice, 'none')
      case 'step in':
      case 'interrupt':
        return pick(choice, 'act')
      default:
        return pick(choice)
    }
  }

/** Steady: weighs one action against two, dodges when beset, aims when safe. */
const steady = fighting({ secondAttack: 4, guarded: 0, aims: true, despair: 0.45 })
/** Reckless: strikes as often as he can and never defends. */
const reckless = fighting({ secondAttack: 0, guarded: 99, aims: false, despair: 0 })
/** Careful: takes no chances, and guards himself even at the cost of the blow. */
const careful = fighting({ secondAttack: 8, guarded: -4, aims: true, despair: 0.7 })

export const policies = { default: steady, reckless, careful }
