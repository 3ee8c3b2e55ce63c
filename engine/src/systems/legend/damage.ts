import { chance } from '../../dice/chance.ts'
import type { Chance, Dice } from '../../kernel/types.ts'
import { type DamageModifier, damageModifier, stepped } from './derive.ts'
import type { Item } from './types.ts'

interface Parsed {
  readonly count: number
  readonly sides: number
  readonly plus: number
}
const NO_MODIFIER: DamageModifier = damageModifier(12, 12)
const LADDER: DamageModifier[] = []

/** The Damage Modifier at a place on its ladder. */
export function modifierAt(step: number): DamageModifier {
  const at = Math.max(0, step)
  let found = LADDER[at]
  if (found === undefined) {
    found = stepped(NO_MODIFIER, at - NO_MODIFIER.step)
    LADDER[at] = found
  }
  return found
}

function parsed(damage: string): Parsed {
  const found = /^(\d+)d(\d+)(?:\+(\d+))?$/.exec(damage)
  return { count: Number(found?.[1] ?? 0), sides: Number(found?.[2] ?? 1), plus: Number(found?.[3] ?? 0) }
}

const LABELS = ['damage', 'impaling damage'] as const
const MADE = new Map<string, (Chance<number> | undefined)[]>()

/**
 * The damage of a blow: the weapon's dice, some of them at their maximum (LEG-MAN-Maximise), rolled twice and the better
 * kept where it impales (LEG-MAN-Impale), and the Damage Modifier once (Ruling LEG-A72). Never below 0.
 */
export function damageRoll(damage: string, modifierStep: number, maximised: number, impaling: boolean): Chance<number> {
  let row = MADE.get(damage)
  if (row === undefined) {
    row = []
    MADE.set(damage, row)
  }
  const index = (Math.max(0, modifierStep) * 8 + Math.min(maximised, 7)) * 2 + (impaling ? 1 : 0)
  const made = row[index]
  if (made !== undefined) return made
  const weapon = parsed(damage)
  const modifier = modifierAt(modifierStep)
  const dice = Math.max(0, weapon.count - maximised)
  const fixed = weapon.plus + (weapon.count - dice) * weapon.sides
  const draw = (from: Dice): number => {
    let blow = sum(from, dice, weapon.sides)
    if (impaling) blow = Math.max(blow, sum(from, dice, weapon.sides))
    return Math.max(0, blow + fixed + modifier.sign * sum(from, modifier.count, modifier.sides))
  }
  const law = () => {
    const once = sums(dice, weapon.sides)
    const blow = impaling ? better(once) : once
    const more = modifier.sign === 0 ? new Map([[0, 1]]) : sums(modifier.count, modifier.sides)
    const total = new Map<number, number>()
    for (const [a, p] of blow) {
      for (const [b, q] of more) {
        const value = Math.max(0, a + fixed + modifier.sign * b)
        total.set(value, (total.get(value) ?? 0) + p * q)
      }
    }
    return { support: [...total].sort(([a], [b]) => a - b), lost: 0 }
  }
  const label = LABELS[impaling ? 1 : 0]
  const roll = chance(label, false, draw, law)
  row[index] = roll
  return roll
}

function sum(from: Dice, count: number, sides: number): number {
  let total = 0
  for (let i = 0; i < count; i++) total += from.die(sides)
  return total
}

function sums(count: number, sides: number): Map<number, number> {
  let law = new Map([[0, 1]])
  for (let i = 0; i < count; i++) {
    const next = new Map<number, number>()
    for (const [value, weight] of law) {
      for (let face = 1; face <= sides; face++) next.set(value + face, (next.get(value + face) ?? 0) + weight / sides)
    }
    law = next
  }
  return law
}

/** The law of the better of two equal throws. */
function better(law: Map<number, number>): Map<number, number> {
  const best = new Map<number, number>()
  for (const [a, p] of law) {
    for (const [b, q] of law) best.set(Math.max(a, b), (best.get(Math.max(a, b)) ?? 0) + p * q)
  }
  return best
}

/** The plain damage of a weapon without Damage Modifier, as a withdrawal or a fumble rolls it. */
export const bareDamage = (item: Item): Chance<number> =>
  damageRoll(item.weapon.damage ?? '0d1', NO_MODIFIER.step, 0, false)

/** Half the damage that passes. Ruling LEG-A40: rounded up unless the fight says down. */
export const halved = (damage: number, round: 'up' | 'down'): number =>
  round === 'up' ? Math.ceil(damage / 2) : Math.floor(damage / 2)
