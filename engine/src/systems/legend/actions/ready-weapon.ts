import type { Option } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { usable } from '../fighters.ts'
import { CONTACT } from '../ground.ts'
import { tied } from '../movement.ts'
import { movementLeft, rooted } from '../pace.ts'
import { loads } from '../ranged/loading.ts'
import type { Ctx, Fighter, Item, State } from '../types.ts'
import { handFor, held, itemOption } from '../weapons-in-hand.ts'
import { action, type Why } from './action.ts'

const NOTHING: Why = { because: 'there is nothing to draw, sheathe, load or pick up', rule: 'LEG-ACT-ReadyWeapon' }

const WAYS = ['draw', 'sheathe', 'reload', 'retrieve', 'ready'] as const
type Way = (typeof WAYS)[number]

/** Whether that can be done with the item for one Combat Action. */
function can(s: State, f: Fighter, item: Item, way: Way): boolean {
  switch (way) {
    case 'draw':
      return item.where === 'stowed' && handFor(f, item) !== undefined
    case 'sheathe':
      return held(item)
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
    const { items } = f
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (item === undefined) continue
      for (let w = 0; w < WAYS.length; w++) if (can(s, f, item, WAYS[w] ?? 'draw')) return undefined
    }
    return NOTHING
  },
  act(ctx, s, f) {
    const ways: { readonly option: Option; readonly item: Item; readonly way: Way }[] = []
    for (const item of f.items) {
      for (const way of WAYS) {
        if (can(s, f, item, way)) ways.push({ option: optionOf(`${way} ${itemOption(f, item).key}`), item, way })
      }
    }
    const options = ways.map(({ option }) => option)
    const chosen = asked(ctx, { who: f.id, about: { ask: 'ready' }, options })
    const done = ways.find(({ option }) => option.key === chosen.key)
    if (done !== undefined) READYING[done.way](ctx, s, f, done.item)
  },
})

const READYING: Readonly<Record<Way, (ctx: Ctx, s: State, f: Fighter, item: Item) => void>> = {
  draw: (ctx, _s, f, item) => takesUp(ctx, f, item, 'draw'),
  ready: (ctx, _s, f, item) => takesUp(ctx, f, item, 'ready'),
  sheathe(ctx, s, f, item) {
    item.where = 'stowed'
    if (s.holds.length > 0) s.holds = s.holds.filter((hold) => hold.item !== item.id && hold.with !== item.id)
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
