import type { Option } from '../../../kernel/types.ts'
import { asked, chosenOf, optionOf } from '../../../mechanisms/asking.ts'
import { drop, handFor } from '../body/hands.ts'
import { withdraw } from '../exchange/manoeuvres/impale.ts'
import { loads } from '../exchange/ranged/missile-weapons.ts'
import { tied } from '../ground/movement.ts'
import { movementLeft, rooted } from '../ground/pace.ts'
import { CONTACT, inContact } from '../ground/places.ts'
import { fighter, held, itemOf, itemOption, noted, usable } from '../state/fighters.ts'
import type { Ctx, Fighter, Hand, Impaled, Item, State, Why } from '../state/types.ts'
import { action } from './action.ts'

const NOTHING: Why = { because: 'there is nothing to draw, sheathe, load or pick up', rule: 'LEG-ACT-ReadyWeapon' }

const WAYS = ['draw', 'sheathe', 'reload', 'retrieve', 'ready'] as const
type Way = (typeof WAYS)[number]

/** Whether that can be done with the item for one Combat Action. */
function can(s: State, f: Fighter, item: Item, way: Way): boolean {
  switch (way) {
    case 'draw':
      return item.where === 'stowed' && handFor(f, item) !== undefined
    case 'sheathe':
      return held(item) && !s.holds.some((hold) => hold.item === item.id)
    case 'reload':
      return item.weapon.use === 'ranged' && item.loaded < item.weapon.load && held(item) && usable(s, f, item)
    case 'retrieve':
      return item.where === 'ground' && handFor(f, item) !== undefined && near(s, f, item)
    case 'ready':
      return item.where === 'lifted' && handFor(f, item) !== undefined
  }
}

/** On the ground beside him, or no farther than he can step. */
function near(s: State, f: Fighter, item: Item): boolean {
  if (item.away <= CONTACT) return true
  return rooted(s, f) === undefined && !tied(s, f) && item.away <= CONTACT + movementLeft(s, f)
}

/** Draws, sheathes or loads; picks up what was dropped, and makes it ready with a further Combat Action (LEG-ACT-ReadyWeapon). */
export const readyWeapon = action({
  key: 'readyWeapon',
  rule: 'LEG-ACT-ReadyWeapon',
  refuse(s, f) {
    for (const item of f.items) {
      for (const way of WAYS) if (can(s, f, item, way)) return undefined
    }
    return NOTHING
  },
  act(ctx, s, f) {
    const options: (Option & { readonly item: Item; readonly way: Way })[] = []
    for (const item of f.items) {
      for (const way of WAYS) {
        if (can(s, f, item, way)) options.push({ key: `${way} ${itemOption(f, item).key}`, item, way })
      }
    }
    const { way, item } = asked(ctx, { who: f.id, about: { ask: 'ready' }, options })
    READYING[way](ctx, s, f, item)
  },
})

const READYING: Readonly<Record<Way, (ctx: Ctx, s: State, f: Fighter, item: Item) => void>> = {
  draw: (ctx, _s, f, item) => takesUp(ctx, f, item, 'draw'),
  ready: (ctx, _s, f, item) => takesUp(ctx, f, item, 'ready'),
  sheathe(ctx, s, f, item) {
    item.where = 'stowed'
    s.holds = s.holds.filter((hold) => hold.item !== item.id && hold.with !== item.id)
    told(ctx, f, item, 'sheathe')
  },
  reload: (ctx, _s, f, item) => loads(ctx, f, item),
  retrieve(ctx, _s, f, item) {
    f.moved += Math.max(0, item.away - CONTACT)
    item.where = 'lifted'
    item.away = 0
    item.spot = undefined
    told(ctx, f, item, 'retrieve')
  },
}

function takesUp(ctx: Ctx, f: Fighter, item: Item, way: 'draw' | 'ready'): void {
  const hand = handFor(f, item)
  if (hand === undefined) return
  item.where = hand
  told(ctx, f, item, way)
}

const told = (ctx: Ctx, f: Fighter, item: Item, way: Way): void =>
  ctx.emit?.({ type: 'readied', who: f.id, way, item: item.weapon.name, rule: 'LEG-ACT-ReadyWeapon' })

const EMPTY: Why = { because: 'he holds nothing he could let fall', rule: 'LEG-ACT-ReadyWeapon' }

const STRAPPED: Why = { because: 'what he bears is strapped on', rule: 'LEG-EQP-Strapped' }

const loose = (item: Item): boolean => held(item) && !noted(item, 'strapped')
function nothingLoose({ items }: Fighter): Why | undefined {
  let why = EMPTY
  for (const item of items) {
    if (!held(item)) continue
    if (loose(item)) return undefined
    why = STRAPPED
  }
  return why
}

/** Lets fall what he holds: it costs no Combat Action, and what is strapped on stays (LEG-ACT-ReadyWeapon). */
export const dropWeapon = action({
  key: 'dropWeapon',
  rule: 'LEG-ACT-ReadyWeapon',
  cost: 'free',
  refuse: (_s, f) => nothingLoose(f),
  act(ctx, s, f) {
    const options = f.items.filter(loose).map((item) => ({ ...itemOption(f, item), item }))
    const { item } = asked(ctx, { who: f.id, about: { ask: 'drop' }, options })
    drop(ctx, s, f, item, 0, 'LEG-ACT-ReadyWeapon')
  },
})

const NOT_STUCK: Why = { because: 'no weapon of his is stuck in anybody within reach', rule: 'LEG-MAN-Impale' }
const FULL: Why = { because: 'he has no hand free for it', rule: 'LEG-MAN-Impale' }

/** A weapon of his in somebody near enough to pull at, and the hands free for it. */
interface Within {
  readonly stuck: Impaled
  readonly item: Item
  readonly hand: Hand | undefined
}
const named = ({ stuck }: Within): Option => optionOf(`${stuck.item} in ${stuck.on}`)
const within = (s: State, f: Fighter): Within[] =>
  s.impaled.flatMap((stuck) => {
    const item = stuck.by === f.id ? itemOf(f, stuck.item) : undefined
    if (item?.where !== 'stuck' || !inContact(s, f.id, stuck.on)) return []
    return [{ stuck, item, hand: handFor(f, item) }]
  })

/** Brawn pulls a weapon of his out of the wound it is in (LEG-MAN-Impale). Ruling LEG-A94: the wound is tested against the roll that drove it in, unless the fight says by itself. */
export const withdrawWeapon = action({
  key: 'withdrawWeapon',
  rule: 'LEG-MAN-Impale',
  refuse(s, f) {
    const near = within(s, f)
    if (near.length === 0) return NOT_STUCK
    return near.some(({ hand }) => hand !== undefined) ? undefined : FULL
  },
  act(ctx, s, f) {
    const free = within(s, f).filter(({ hand }) => hand !== undefined)
    const one = chosenOf(ctx, f.id, { ask: 'withdraw' }, free, named)
    if (one?.hand === undefined) return
    const { roll, skill, level } = one.stuck
    const cause = s.options.laterWithdrawal === 'plain' ? undefined : { by: f.id, roll, skill, level }
    withdraw(ctx, s, f, fighter(s, one.stuck.on), one.item, one.hand, one.stuck, cause)
  },
})
