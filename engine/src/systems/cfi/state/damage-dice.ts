import { chance } from '../../../dice/chance.ts'
import { joint, map } from '../../../dice/combine.ts'
import { certain, type Distribution } from '../../../dice/distribution.ts'
import { sum, sumOfDice } from '../../../dice/sums.ts'
import type { Chance, Dice } from '../../../kernel/types.ts'
import { remembered } from '../../../mechanisms/remembered.ts'
import { modifierDice, NO_MODIFIER } from '../content/tables.ts'
import { modifierInWords } from './derive.ts'

/** What damage is rolled for. */
export type DamageUse = 'damage' | 'impaling damage' | 'withdrawal damage' | 'weapon damage' | 'accident'

interface Parsed {
  readonly count: number
  readonly sides: number
  readonly plus: number
}
export const parsed: (damage: string) => Parsed = remembered((damage) => {
  const [, count = 0, sides = 1, plus = 0] = /^(\d+)d(\d+)(?:\+(\d+))?$/.exec(damage) ?? []
  return { count: Number(count), sides: Number(sides), plus: Number(plus) }
})
/** How many dice a weapon has, and so how often its damage can be maximized (Ruling CFI-A22). */
export const diceOf = (damage: string): number => parsed(damage).count

/**
 * A weapon's dice, some of them full (CFI-SE-MaximizeDamage), thrown twice and the better kept where it impales (CFI-SE-Impale), and
 * the Damage Modifier once (Ruling CFI-A69). Never below 0 (CFI-ATT-DamageModifier).
 */
export const damageRoll = (damage: string, step: number, maximized: number, use: DamageUse): Chance<number> =>
  ROLLS[use](`${damage} ${step} ${maximized}`)

/** A damage roll by its notation, its step and how many of its dice are full. */
const rolls = (use: DamageUse): ((of: string) => Chance<number>) =>
  remembered((of) => {
    const [damage = '', step, maximized] = of.split(' ')
    return newRoll(parsed(damage), Number(step), Number(maximized), use)
  })
const ROLLS: Readonly<Record<DamageUse, (of: string) => Chance<number>>> = {
  damage: rolls('damage'),
  'impaling damage': rolls('impaling damage'),
  'withdrawal damage': rolls('withdrawal damage'),
  'weapon damage': rolls('weapon damage'),
  accident: rolls('accident'),
}

function newRoll(weapon: Parsed, step: number, maximized: number, use: DamageUse): Chance<number> {
  const twice = use === 'impaling damage'
  const dice = Math.max(0, weapon.count - maximized)
  const fixed = weapon.plus + (weapon.count - dice) * weapon.sides
  const { sign, dice: more } = modifierDice(step)
  const draw = (from: Dice): number => {
    let blow = thrown(from, dice, weapon.sides)
    if (twice) blow = Math.max(blow, thrown(from, dice, weapon.sides))
    let total = blow + fixed
    for (const [count, sides] of more) total += sign * thrown(from, count, sides)
    return Math.max(0, total)
  }
  const law = (): Distribution<number> => {
    const once = sumOfDice(dice, weapon.sides)
    let total = twice ? joint(once, once, (a, b) => Math.max(a, b)) : once
    let modifier: Distribution<number> = certain(0)
    for (const [count, sides] of more) modifier = sum(modifier, sumOfDice(count, sides))
    total = joint(total, modifier, (a, b) => Math.max(0, a + fixed + sign * b))
    return map(total, (value) => value)
  }
  return chance(twice ? 'damage' : use, false, draw, law)
}

function thrown(from: Dice, count: number, sides: number): number {
  let total = 0
  for (let i = 0; i < count; i++) total += from.die(sides)
  return total
}

/** A damage roll as people write it. */
export const inNotation = (damage: string, step: number, maximized: number): string =>
  written(`${damage} ${step} ${maximized}`)
const written: (of: string) => string = remembered((of) => {
  const [damage = '', atStep, times] = of.split(' ')
  const [step, maximized] = [Number(atStep), Number(times)]
  const { count, sides, plus } = parsed(damage)
  const full = Math.min(count, maximized)
  const rolled = count - full > 0 ? [`${count - full}d${sides}`] : []
  const fixed = plus + full * sides
  const words = [...rolled, ...(fixed > 0 ? [String(fixed)] : [])].join('+')
  return step === NO_MODIFIER ? words : `${words}${modifierInWords(step)}`
})

/** Half of damage, rounded up like every division. */
export const halved = (damage: number): number => Math.ceil(damage / 2)
