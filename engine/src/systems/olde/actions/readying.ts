import type { Option } from '../../../kernel/types.ts'
import { fromList } from '../../../mechanisms/asking.ts'
import { type Door, doorUses, keptOpen, withDoorOf } from '../../../mechanisms/doors.ts'
import { fullHands, held, thingName } from '../body/arms.ts'
import { handsFor, weapons } from '../content/weapons.ts'
import { spotIs } from '../ground/movement.ts'
import { spaces } from '../ground/sight.ts'
import { isUp } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, OldeEvent, State } from '../state/types.ts'

type How = Extract<OldeEvent, { type: 'readied' }>['how']
/** Something to make ready: a thing of his own, one that lies here, the shield, or a door. */
export interface Thing extends Option {
  readonly how: How
  /** The thing; the shield and a door are none. */
  readonly item: Item | undefined
  readonly door: Door | undefined
}
export interface Readying {
  readonly s: State
  readonly f: Fighter
}

const thing = (key: string, how: How, item?: Item, door?: Door): Thing => ({ key, how, item, door })

/** OLDE-ACT-ready: everything that can be made ready here (ruling OLDE-B58). */
function things({ s, f }: Readying): Thing[] {
  const found: Thing[] = []
  const known = new Set<string>()
  const own = (key: string, how: How, item: Item): void => {
    if (!known.has(key)) found.push(thing(key, how, item))
    known.add(key)
  }
  for (const item of f.items) {
    if (item.at === 'belt') own(`draw ${item.weapon}`, 'draws', item)
    if (held(item)) own(`put away ${item.weapon}`, 'puts away', item)
  }
  for (const other of s.fighters) {
    for (const item of other.items) {
      if (item.at === 'ground' && item.spot !== null && spotIs(s, f.id, item.spot))
        found.push(thing(`pick up ${item.id}`, 'picks up', item))
      else if (!isUp(other) && other.id !== f.id && isTaken(item) && spaces(s, f.id, other.id) === 0)
        found.push(thing(`take ${item.id}`, 'takes', item))
    }
  }
  if (f.shieldAt === 'back') found.push(thing('strap on shield', 'straps on'))
  if (f.shieldAt === 'arm') found.push(thing('unstrap shield', 'unstraps'))
  return [...found, ...doors(s, f)]
}

/** What can be taken from somebody who lies there: whatever is in hand or at the belt. */
const isTaken = ({ at, weapon }: Item): boolean =>
  at !== 'body' && at !== 'broken' && at !== 'ground' && weapons[weapon] !== undefined

/** Doors of the map next to him. */
const doors = (s: State, f: Fighter): Thing[] =>
  doorUses(s.where, f.id).map(({ key, to, door }) => thing(key, to === 'open' ? 'opens' : 'shuts', undefined, door))

export const toReady = fromList(things, ({ s }, { door }) =>
  door !== undefined && keptOpen(s.where, door)
    ? { because: 'somebody stands in the doorway', rule: 'OLDE-ACT-ready' }
    : undefined,
)

/** Carries it out; what must make room is put away with the same movement. */
export function readies(ctx: Ctx, s: State, f: Fighter, { how, item, door }: Thing): void {
  const told = (what: string): void =>
    ctx.emit?.({ type: 'readied', who: f.id, how, thing: what, rule: ['OLDE-ACT-ready', 'OLDE-B58'] })
  if (door !== undefined) {
    s.where = withDoorOf(s.where, door, how === 'opens' ? 'open' : 'closed')
    told('the door')
    return
  }
  if (item === undefined) {
    f.shieldAt = how === 'straps on' ? 'arm' : 'back'
    makeRoom(f, 0)
    told(f.facts.shield ?? 'shield')
    return
  }
  if (how === 'puts away') item.at = 'belt'
  else {
    for (const other of s.fighters) if (other !== f) other.items = other.items.filter((each) => each !== item)
    if (!f.items.includes(item)) f.items.push(item)
    item.at = 'belt'
    makeRoom(f, handsFor(item.weapon))
    item.at = f.items.some((each) => each.at === 'main') ? 'off' : 'main'
    item.spot = null
  }
  told(thingName(item.weapon))
}

/** Puts away what is in the hands until so many are free: weapons first, then the shield. */
function makeRoom(f: Fighter, hands: number): void {
  for (const item of f.items) if (fullHands(f) + hands > 2 && held(item)) item.at = 'belt'
  if (fullHands(f) + hands > 2) f.shieldAt = 'back'
}
