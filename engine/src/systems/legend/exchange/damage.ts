import { chance } from '../../../dice/chance.ts'
import { joint } from '../../../dice/combine.ts'
import { sumOfDice } from '../../../dice/sums.ts'
import type { Chance, Dice } from '../../../kernel/types.ts'
import { placeOn } from '../../../mechanisms/lists.ts'
import { faceOf } from '../body/checks.ts'
import { type DamageModifier, damageModifier, stepped, writtenModifier } from '../state/derive.ts'
import type { Ctx, Fighter, Item } from '../state/types.ts'

interface Parsed {
  readonly count: number
  readonly sides: number
  readonly plus: number
}
const NO_MODIFIER: DamageModifier = damageModifier(12, 12)
/** The place on the ladder where nothing is added. */
export const NO_STEP = NO_MODIFIER.step
const LADDER: DamageModifier[] = []

/** The Damage Modifier at a place on its ladder. */
export const modifierAt = (step: number): DamageModifier =>
  (LADDER[step] ??= stepped(NO_MODIFIER, step - NO_MODIFIER.step))

function read(damage: string): Parsed {
  const found = /^(\d+)d(\d+)(?:\+(\d+))?$/.exec(damage)
  return { count: Number(found?.[1] ?? 0), sides: Number(found?.[2] ?? 1), plus: Number(found?.[3] ?? 0) }
}

/** How many dice a weapon has, and so how often its damage can be maximised (Ruling LEG-A08). */
export const weaponDice = ({ weapon }: Item): number => Number.parseInt(weapon.damage ?? '0', 10)

/** What damage is rolled for. */
const USES = ['damage', 'impaling damage', 'withdrawal damage', 'weapon damage', 'fumble damage'] as const
export type DamageUse = (typeof USES)[number]
const MOST_MAXIMISED = 8
const MADE: Record<string, Chance<number>[]> = {}

/**
 * The damage of a blow: the weapon's dice, some of them at their maximum (LEG-MAN-Maximise), rolled twice and the better
 * kept where it impales (LEG-MAN-Impale), and the Damage Modifier once (Ruling LEG-A72). Never below 0.
 */
export function damageRoll(damage: string, modifierStep: number, maximised: number, use: DamageUse): Chance<number> {
  const most = Math.min(maximised, MOST_MAXIMISED - 1)
  const index = (modifierStep * MOST_MAXIMISED + most) * USES.length + placeOn(USES, use)
  MADE[damage] ??= []
  const row = MADE[damage]
  row[index] ??= newRoll(read(damage), modifierAt(modifierStep), most, use)
  return row[index]
}

function newRoll(weapon: Parsed, modifier: DamageModifier, maximised: number, use: DamageUse): Chance<number> {
  const twice = use === 'impaling damage'
  const dice = Math.max(0, weapon.count - maximised)
  const fixed = weapon.plus + (weapon.count - dice) * weapon.sides
  const draw = (from: Dice): number => {
    let blow = sum(from, dice, weapon.sides)
    if (twice) blow = Math.max(blow, sum(from, dice, weapon.sides))
    return Math.max(0, blow + fixed + modifier.sign * sum(from, modifier.count, modifier.sides))
  }
  const law = () => {
    const once = sumOfDice(dice, weapon.sides)
    const blow = twice ? joint(once, once, Math.max) : once
    const more = sumOfDice(modifier.count, modifier.sides)
    return joint(blow, more, (a, b) => Math.max(0, a + fixed + modifier.sign * b))
  }
  return chance(use, false, draw, law)
}

function sum(from: Dice, count: number, sides: number): number {
  let total = 0
  for (let i = 0; i < count; i++) total += from.die(sides)
  return total
}

/** The most a damage roll can give. */
export function mostOf(roll: Chance<number>): number {
  const { support } = roll.law()
  return support[support.length - 1]?.[0] ?? 0
}

/** The plain damage of a weapon without Damage Modifier is thrown, as for a withdrawal or a fumble. */
export const bareDamage = (ctx: Ctx, f: Fighter, item: Item, use: DamageUse): number =>
  thrown(ctx, f, item, NO_STEP, 0, use)

/** The damage of a weapon in somebody's hands is thrown, his Damage Modifier with it where the weapon takes one (LEG-ATK-04). */
export const fullDamage = (ctx: Ctx, f: Fighter, item: Item, use: DamageUse): number =>
  thrown(ctx, f, item, item.weapon.modifier ? f.facts.modifierStep : NO_STEP, item.sharp, use)

/** Damage beside that of a blow, told with its dice. */
function thrown(ctx: Ctx, f: Fighter, { weapon }: Item, step: number, sharp: number, use: DamageUse): number {
  const toss = ctx.toss(damageRoll(weapon.damage ?? '0d1', step, 0, use), f.id)
  const total = faceOf(ctx, toss) + sharp
  const dice = (): string =>
    `${weapon.damage ?? 'nothing'}${step === NO_STEP ? '' : `, ${writtenModifier(modifierAt(step))}`}`
  ctx.emit?.({ type: 'diced', who: f.id, what: use, dice: dice(), faces: ctx.faces(toss), sharp, total })
  return total
}
