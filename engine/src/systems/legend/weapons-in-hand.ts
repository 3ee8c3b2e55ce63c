import type { FighterId, Option } from '../../kernel/types.ts'
import { interned } from '../../mechanisms/names.ts'
import { distanceBetween, spotOf } from '../../space/whereabouts.ts'
import type { Part } from './content/types.ts'
import { armAt, gone } from './fighters.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, Hand, Impaled, Item, State } from './types.ts'

/** Whether an item is held, and so can be dropped, taken or pinned. */
export function held(item: Item): boolean {
  const { where } = item
  return where === 'right' || where === 'left' || where === 'both'
}

/** An item among its bearer's: called by what it is, or with its first owner's name where it was taken from somebody. */
export function itemOption(f: Fighter, item: Item): Option {
  const { owner, own, taken } = calledBy(item.id)
  return owner === f.id ? own : taken
}

/** How an item is called: by the one who brought it, and by anybody else. */
interface Called {
  readonly owner: FighterId
  readonly own: Option
  readonly taken: Option
}
const CALLED = new Map<string, Called>()

/** Items are named by who brought them and what they are: `alaric short-spear`. */
function calledBy(id: string): Called {
  let called = CALLED.get(id)
  if (called === undefined) {
    const space = id.indexOf(' ')
    called = { owner: interned(id.slice(0, space)), own: { key: id.slice(space + 1) }, taken: { key: id } }
    CALLED.set(id, called)
  }
  return called
}

const THROWS = new Map<Option, Option>()
const CLUBS = new Map<Option, Option>()

/** An item as something to throw, or to swing though it shoots. */
export function useOption(f: Fighter, item: Item, use: 'throw' | 'club'): Option {
  const plain = itemOption(f, item)
  const uses = use === 'throw' ? THROWS : CLUBS
  let option = uses.get(plain)
  if (option === undefined) {
    option = { key: `${use} ${plain.key}` }
    uses.set(plain, option)
  }
  return option
}

/** A sound hand with nothing in it, the right one first (LEG-STY-05). */
export function freeHand(f: Fighter): 'right' | 'left' | undefined {
  return isFree(f, 'right') ? 'right' : isFree(f, 'left') ? 'left' : undefined
}

function isFree(f: Fighter, hand: 'right' | 'left'): boolean {
  const limb = armAt(f, hand)
  if (limb === undefined || gone(limb)) return false
  const { items } = f
  for (let i = 0; i < items.length; i++) {
    const where = items[i]?.where
    if (where === hand || where === 'both') return false
  }
  return true
}

/** The hand or hands that could take an item up now. */
export function handFor(f: Fighter, item: Item): Hand | undefined {
  if (item.weapon.hands === 1) return freeHand(f)
  return isFree(f, 'right') && isFree(f, 'left') ? 'both' : undefined
}

/** An item passes from one fighter's hands into another's. */
export function seize(ctx: Ctx, s: State, by: Fighter, from: Fighter, item: Item, hand: Hand, rule: LegendRule): void {
  letGo(s, item)
  from.items = from.items.filter((other) => other !== item)
  item.where = hand
  item.away = 0
  item.spot = undefined
  by.items.push(item)
  ctx.emit?.({ type: 'seized', who: by.id, at: from.id, item: item.weapon.name, rule: [rule, 'LEG-STY-05'] })
}

/** Nobody holds with it or pins it any more. */
export function letGo(s: State, item: Item): void {
  if (s.holds.length > 0) s.holds = s.holds.filter((hold) => hold.item !== item.id && hold.with !== item.id)
}

/** Weapons come out of the wounds they are in and lie where the wounded stands; a bow stays in the hands that shot the arrow. */
export function drawn(s: State, out: (stuck: Impaled) => boolean): Impaled[] {
  const gone = s.impaled.filter(out)
  s.impaled = s.impaled.filter((stuck) => !gone.includes(stuck))
  for (const { id, items } of s.fighters) {
    for (const item of items) {
      const stuck = item.where === 'stuck' ? gone.find((each) => each.item === item.id) : undefined
      if (stuck === undefined) continue
      item.where = 'ground'
      item.spot = spotOf(s.where, stuck.on)
      item.away = item.spot === undefined ? 0 : distanceBetween(s.where, id, stuck.on)
    }
  }
  return gone
}

/**
 * Damage to an item: its Armour Points resist unless the blow goes past them, and at 0 Hit Points it breaks
 * (LEG-OBJ-Broken).
 */
export function hurtItem(
  ctx: Ctx,
  s: State,
  owner: Fighter,
  item: Item,
  damage: number,
  armour: 'resists' | 'ignored',
  rule: LegendRule,
): void {
  const lost = Math.max(0, damage - (armour === 'ignored' ? 0 : (item.weapon.ap ?? 0)))
  item.hp = Math.max(0, item.hp - lost)
  ctx.emit?.({ type: 'itemHurt', who: owner.id, item: item.weapon.name, damage: lost, left: item.hp, rule })
  if (item.hp > 0) return
  letGo(s, item)
  if (item.where === 'stuck') drawn(s, (stuck) => stuck.item === item.id)
  item.where = 'broken'
  ctx.emit?.({ type: 'itemBroke', who: owner.id, item: item.weapon.name, rule: 'LEG-OBJ-Broken' })
}

/**
 * The location that strikes with a natural weapon: of arms an empty hand, and a leg where all hands are full or there are
 * no arms (LEG-STY-06).
 */
export function strikingLimb(f: Fighter, item: Item): number {
  const part = item.weapon.limb ?? 'arm'
  if (part !== 'arm') return lastSound(f, part) ?? lastSound(f, 'head') ?? 0
  const hand = freeHand(f)
  if (hand !== undefined) return f.facts.body.locations.findIndex(({ id }) => id === `${hand}Arm`)
  return lastSound(f, 'leg') ?? lastSound(f, 'head') ?? 0
}

/** The last sound location of a kind: forelegs stand after hind legs. */
function lastSound(f: Fighter, part: Part): number | undefined {
  for (let i = f.limbs.length - 1; i >= 0; i--) {
    const limb = f.limbs[i]
    if (limb !== undefined && f.facts.body.locations[i]?.part === part && !gone(limb)) return i
  }
  return undefined
}
