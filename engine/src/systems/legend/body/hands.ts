import type { Option } from '../../../kernel/types.ts'
import { locationOf } from '../../../mechanisms/body.ts'
import { hands, itemOption } from '../../../mechanisms/hands.ts'
import { distanceBetween, spotOf } from '../../../space/whereabouts.ts'
import type { Part } from '../content/types.ts'
import { armAt, fighter, gone, itemOf } from '../state/fighters.ts'
import type { Ctx, Fighter, Impaled, Item, LegendQuestion, LegendRule, State } from '../state/types.ts'

export { letGo } from '../../../mechanisms/holds.ts'

/** A sound hand with nothing in it takes things up (LEG-STY-05); at 0 Hit Points they break (LEG-OBJ-Broken). */
const {
  freeHand,
  handFor,
  drop,
  seize,
  hurtItem: hurt,
} = hands<LegendRule, Fighter>({
  sound(f, hand) {
    const arm = armAt(f, hand)
    return arm !== undefined && !gone(arm)
  },
  rules: { hands: 'LEG-STY-05', broken: 'LEG-OBJ-Broken' },
})

export { drop, freeHand, handFor, seize }

const NONE: Option & { readonly item: undefined } = { key: 'none', item: undefined }

/** Which of several items somebody uses, if any; where none is fit he is not asked. */
export function armChosen(ctx: Ctx, f: Fighter, about: LegendQuestion, arms: readonly Item[]): Item | undefined {
  if (arms.length === 0) return undefined
  const options = [...arms.map((item) => ({ ...itemOption(f, item), item })), NONE]
  return ctx.choose({ who: f.id, about, options, usual: NONE.key }).item
}

/** An item as something to throw, or to swing though it shoots. */
export const useOption = (f: Fighter, item: Item, use: 'throw' | 'club'): Option => ({
  key: `${use} ${itemOption(f, item).key}`,
})

/** Weapons come out of the wounds they are in and lie where the wounded stands; a bow stays in the hands that shot the arrow. */
export function drawn(s: State, out: (stuck: Impaled) => boolean): Impaled[] {
  const gone = s.impaled.filter(out)
  s.impaled = s.impaled.filter((stuck) => !gone.includes(stuck))
  for (const { by, on, item: id } of gone) {
    const item = itemOf(fighter(s, by), id)
    if (item?.where !== 'stuck') continue
    item.where = 'ground'
    item.spot = spotOf(s.where, on)
    item.away = distanceBetween(s.where, by, on)
  }
  return gone
}

/** Damage to an item, which no wound holds any longer once it breaks. */
export function hurtItem(
  ctx: Ctx,
  s: State,
  owner: Fighter,
  item: Item,
  damage: number,
  armour: 'resists' | 'ignored',
  rule: LegendRule,
): void {
  const { where } = item
  if (hurt(ctx, s, owner, item, damage, armour, rule) && where === 'stuck') pulledFrom(s, item)
}

/** What broke in a wound is no longer in it. */
function pulledFrom(s: State, item: Item): void {
  s.impaled = s.impaled.filter((stuck) => stuck.item !== item.id)
}

/**
 * The location that strikes with a natural weapon: of arms an empty hand, and a leg where all hands are full or there are
 * no arms (LEG-STY-06).
 */
export function strikingLimb(f: Fighter, item: Item): number {
  const part = item.weapon.limb ?? 'arm'
  if (part !== 'arm') return lastSound(f, part) ?? lastSound(f, 'head') ?? 0
  const hand = freeHand(f)
  if (hand !== undefined) return locationOf(f.facts.body, `${hand}Arm`)
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
