import { optionOf } from '../../../mechanisms/asking.ts'
import { calledDamage, calledShots } from '../content/modifiers.ts'
import { damageOf } from '../damage.ts'
import { bodily, ranged } from '../fighters.ts'
import { harmTotal } from '../injury/over.ts'
import type { Attack, Ctx, Item, Mark, State } from '../types.ts'
import { seize } from './holds.ts'
import { loosen } from './loosening.ts'

/** A limb is seized: its owner is held (D6-C-OPT-CalledEffect). */
function seizesLimb(ctx: Ctx, s: State, { attacker, target }: Attack): void {
  seize(s, 'hold', attacker, target, 0)
  ctx.emit?.({ type: 'held', who: target.id, by: attacker.id, kind: 'hold', rule: 'D6-C-OPT-CalledEffect' })
}
/** A missile pins him by sleeve or hem: he must tear himself loose from what it did. */
function pins(ctx: Ctx, s: State, x: Attack): void {
  const strength = harmTotal(ctx, damageOf(ctx, s, x, 'force'))
  seize(s, 'entangle', x.attacker, x.target, strength)
  ctx.emit?.({ type: 'pinned', who: x.target.id, by: x.attacker.id, strength, rule: 'D6-C-OPT-CalledEffect' })
}
function knocksAway(ctx: Ctx, s: State, x: Attack): void {
  ctx.emit?.({ type: 'calledFor', who: x.attacker.id, at: x.target.id, purpose: 'item', rule: 'D6-C-OPT-CalledEffect' })
  loosen(ctx, s, x)
}

export type Size = keyof typeof calledShots
const PURPOSES = ['damage', 'item', 'limb', 'pin'] as const
type Purpose = (typeof PURPOSES)[number]
const EFFECT = { item: knocksAway, limb: seizesLimb, pin: pins } as const

function mark(size: Size, purpose: Purpose): Mark {
  const { dice, standard, rule } = calledShots[size]
  const plain = { key: size, rule, dice, standard, location: null, damage: 0, damageDice: 0, limb: false }
  return purpose === 'damage'
    ? { ...plain, damageDice: calledDamage }
    : { ...plain, harmless: true, hits: EFFECT[purpose] }
}
const MARKS = new Map(
  (Object.keys(calledShots) as Size[]).map((size) => [size, new Map(PURPOSES.map((of) => [of, mark(size, of)]))]),
)
export const SIZES = [...MARKS.keys()].map((key) => ({ key }))

const OPTIONS = { damage: optionOf('damage'), item: optionOf('item'), limb: optionOf('limb'), pin: optionOf('pin') }
/** What a called shot is for: more damage, an item, a limb with bare hands, or pinning with a missile. */
export function calledShot(
  ctx: Ctx,
  { attacker, target, item }: Pick<Attack, 'attacker' | 'target'> & { item: Item },
  size: Size,
): Mark | null {
  const options = [OPTIONS.damage]
  if (target.items.some((held) => held.where === 'hand')) options.push(OPTIONS.item)
  if (bodily(item) && !ranged(item)) options.push(OPTIONS.limb)
  if (ranged(item)) options.push(OPTIONS.pin)
  const { key } = ctx.choose({
    who: attacker.id,
    about: { ask: 'called for', at: target.id },
    options,
    usual: 'damage',
  })
  const purpose = PURPOSES.find((of) => of === key) ?? 'damage'
  return MARKS.get(size)?.get(purpose) ?? null
}
