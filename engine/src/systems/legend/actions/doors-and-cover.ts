import { Offer } from '../../../kernel/offer.ts'
import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { doorsBeside, doorToUse, doorUses, withDoorOf } from '../../../mechanisms/doors.ts'
import { force, hack } from '../exchange/inanimate-objects.ts'
import { doorAsThing, standsNoMore } from '../ground/cover.ts'
import { contacts } from '../ground/movement.ts'
import { impotent } from '../ground/unusual-conditions.ts'
import { foes, itemOption, soundArms, usable } from '../state/fighters.ts'
import type { Cover, Fighter, Item, Solid, State, Why } from '../state/types.ts'
import { action } from './action.ts'

const NO_DOOR: Why = { because: 'there is no door beside him', rule: 'LEG-CA-01' }
const NO_HAND: Why = { because: 'he has no sound hand for it', rule: 'LEG-CA-01' }
const IN_THE_WAY: Why = { because: 'somebody stands in the doorway', rule: 'LEG-CA-01' }
const uses = doorToUse(IN_THE_WAY)

/** Opens or shuts a door beside him. Ruling LEG-A108: that is a Combat Action's work for one sound hand, whatever it holds. */
export const useDoor = action({
  key: 'useDoor',
  rule: 'LEG-CA-01',
  refuse(s, f) {
    const found = doorUses(s.where, f.id)
    if (found.length === 0) return NO_DOOR
    if (soundArms(f) === 0) return NO_HAND
    return found.every((use) => uses.why({ s, f }, use) !== undefined) ? IN_THE_WAY : undefined
  },
  act(ctx, s, f) {
    const { door, to } = asked(ctx, new Offer(f.id, { ask: 'door' }, uses, { s, f }))
    s.where = withDoorOf(s.where, door, to)
    ctx.emit?.({ type: 'door', who: f.id, door: door.name, cell: door.key, to, rule: 'LEG-CA-01' })
  },
})

const NOTHING: Why = {
  because: 'no foe beside him stands behind anything, and no door there is shut',
  rule: 'LEG-OBJ-Hit',
}
const BRAWN = { key: 'brawn', item: undefined }

/** Something to break: what a foe beside him stands behind, or a shut door. */
interface Breakable extends Option {
  readonly thing: Solid
  readonly behind: Fighter | undefined
}
const hiding = (f: Fighter, other: Fighter): Cover | undefined => (foes(f, other) ? other.cover : undefined)
const shutDoors = (s: State, f: Fighter) => doorsBeside(s.where, f.id).filter(({ state }) => state === 'closed')

function breakables(s: State, f: Fighter): Breakable[] {
  const covers = contacts(s, f).flatMap((other) => {
    const thing = hiding(f, other)
    return thing === undefined ? [] : [{ key: other.id, thing, behind: other }]
  })
  const doors = shutDoors(s, f).map((door) => ({
    key: `door ${door.key}`,
    thing: doorAsThing(s, door),
    behind: undefined,
  }))
  return [...covers, ...doors]
}
const tools = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => item.weapon.use === 'close' && usable(s, f, item) && !impotent(f, item))

/** Hacks at what a foe stands behind or at a shut door, or breaks it by strength (LEG-OBJ-Hit, LEG-OBJ-Brawn). */
export const breakCover = action({
  key: 'breakCover',
  rule: 'LEG-OBJ-Hit',
  refuse(s, f, { near }) {
    for (const other of near) if (hiding(f, other) !== undefined) return undefined
    return shutDoors(s, f).length > 0 ? undefined : NOTHING
  },
  act(ctx, s, f) {
    const { thing, behind } = asked(ctx, { who: f.id, about: { ask: 'break' }, options: breakables(s, f) })
    const options = [...tools(s, f).map((item) => ({ ...itemOption(f, item), item })), BRAWN]
    const about = behind === undefined ? ({ ask: 'break with' } as const) : ({ ask: 'weapon', at: behind.id } as const)
    const { item } = ctx.choose({ who: f.id, about, options })
    if (item === undefined) force(ctx, s, f, thing)
    else hack(ctx, s, f, item, thing)
    standsNoMore(s, behind, thing)
  },
})
