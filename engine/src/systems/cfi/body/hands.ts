import { hands } from '../../../mechanisms/hands.ts'
import type { CfiRule } from '../book/rules.ts'
import { armOf } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'

/** What becomes of what people hold; whether a hand is free stands with the limbs. */
const things = hands<CfiRule, Fighter>({
  sound: (f, hand) => armOf(f, hand) >= 0,
  rules: { hands: 'CFI-PRO-Ready', broken: 'CFI-SE-DamageWeapon' },
})

/** A thing leaves its owner's hand and lies so far away. */
export function drop(ctx: Ctx, s: State, f: Fighter, item: Item, far: number, rule: CfiRule): void {
  things.drop(ctx, s, f, item, far, rule)
  lowersWard(ctx, f, item)
}

/** Damage to a thing, which may break. */
export function hurtItem(ctx: Ctx, s: State, owner: Fighter, item: Item, damage: number, rule: CfiRule): void {
  if (things.hurtItem(ctx, s, owner, item, damage, 'resists', rule)) lowersWard(ctx, owner, item)
}

/** A guard ends when its weapon strikes, parries or leaves the hand (CFI-FRE-Ward). */
export function lowersWard(ctx: Ctx, f: Fighter, item: Item): void {
  if (f.ward?.item !== item.id) return
  f.ward = undefined
  if (f.stance === 'crouching') f.stance = 'standing'
  ctx.emit?.({ type: 'lowered', who: f.id, item: item.weapon.name, rule: 'CFI-FRE-Ward' })
}
