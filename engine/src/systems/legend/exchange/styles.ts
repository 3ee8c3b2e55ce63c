import { WEAPONS } from '../content/tables.ts'
import { REACHES, SIZES, type Weapon } from '../content/types.ts'
import { styleBase } from '../state/derive.ts'
import { clings, held, isShield, usable } from '../state/fighters.ts'
import { counts, type Note } from '../state/note.ts'
import type { Fighter, Item, State } from '../state/types.ts'

/** What a weapon and a style trained with another of its type differ in (LEG-STY-07). */
interface Difference {
  readonly size: number
  readonly reach: number
  readonly enc: number
  readonly loss: number
}

/**
 * A weapon of the same type as one he trained with, at −10% for being another, −10% for each step of Size and of Reach,
 * −5% for each point of ENC; never below STR+DEX (LEG-STY-07). Ruling LEG-A61.
 */
export function substitution(f: Fighter, item: Item, note: Note): number {
  const base = styleBase(item.weapon.use, f.facts.characteristics)
  let best = Number.NEGATIVE_INFINITY
  let apart: Difference | undefined
  for (const style of f.facts.styles) {
    for (const id of style.weapons) {
      const trained = WEAPONS[id]
      if (trained === undefined || trained.family !== item.weapon.family || trained.use !== item.weapon.use) continue
      const differs = difference(trained, item.weapon)
      if (style.skill + differs.loss <= best) continue
      best = style.skill + differs.loss
      apart = differs
    }
  }
  if (apart === undefined) return base
  noted(apart, note)
  if (best >= base) return best
  counts(note, base - best, 'never below the base', 'LEG-STY-07')
  return base
}

function noted({ size, reach, enc }: Difference, note: Note): void {
  counts(note, -10, 'not the weapon trained with', 'LEG-STY-07')
  if (size > 0) counts(note, -10 * size, 'another Size', 'LEG-SIZ-01')
  if (reach > 0) counts(note, -10 * reach, 'another Reach', 'LEG-RCH-01')
  if (enc > 0) counts(note, -5 * enc, 'another weight', 'LEG-STY-07')
}

function difference(trained: Weapon, used: Weapon): Difference {
  const size = Math.abs(SIZES.indexOf(trained.size ?? 'S') - SIZES.indexOf(used.size ?? 'S'))
  const reach =
    trained.use === 'close' && used.use === 'close'
      ? Math.abs(REACHES.indexOf(trained.reach) - REACHES.indexOf(used.reach))
      : 0
  const enc = Math.abs(trained.enc - used.enc)
  return { size, reach, enc, loss: -10 - 10 * size - 10 * reach - 5 * enc }
}

/** What decides a fighter's bonus Combat Action; undefined where his hands hold one two-handed weapon or nothing. */
export type Bonus = 'LEG-CON-01' | 'LEG-STY-02' | 'LEG-STY-03' | 'LEG-STY-04' | 'LEG-STY-05' | undefined

/**
 * A shield in use, or a second weapon, gives one more Combat Action a round (LEG-STY-03, LEG-STY-04); part of the
 * combination lost or unusable takes it away (LEG-STY-02), and a single one-handed weapon never had it (LEG-STY-05).
 */
export function bonusOf(s: State, f: Fighter): Bonus {
  let main: Item | undefined
  let other: Item | undefined
  for (const item of f.items) {
    if (!held(item) || !usable(s, f, item)) continue
    if (item.where === 'both') return undefined
    if (main === undefined) main = item
    else other = item
  }
  if (main !== undefined && other !== undefined) {
    if (isShield(main) || isShield(other)) return 'LEG-STY-03'
    return pairs(main, other) ? 'LEG-STY-04' : 'LEG-STY-05'
  }
  if (combination(f)) return f.items.some((item) => held(item) && clings(f, item)) ? 'LEG-CON-01' : 'LEG-STY-02'
  return main === undefined ? undefined : 'LEG-STY-05'
}

/** Two weapons serve together if one is a Size smaller or both are Small (LEG-STY-04). Ruling LEG-A14: shields are exempt. */
function pairs(a: Item, b: Item): boolean {
  const { size } = a.weapon
  return size === 'S' || size !== b.weapon.size
}

/** Whether the style he came to the fight with is a combination of two things held. */
function combination(f: Fighter): boolean {
  let parts = 0
  for (const id of f.facts.styles[0]?.weapons ?? []) {
    const family = WEAPONS[id]?.family
    if (family !== 'natural' && family !== 'unarmed') parts++
  }
  return parts > 1
}

export const givesAction = (bonus: Bonus): boolean => bonus === 'LEG-STY-03' || bonus === 'LEG-STY-04'
