import { WEAPONS } from './content/index.ts'
import { REACHES, SIZES } from './content/types.ts'
import { styleBase } from './derive.ts'
import { counts, type Note } from './modifiers.ts'
import type { Fighter, Item } from './types.ts'

/**
 * A weapon of the same type as one he trained with, at −10% for being another, −10% for each step of Size and of Reach,
 * −5% for each point of ENC; never below STR+DEX (LEG-STY-07).
 */
export function substitution(f: Fighter, item: Item, note: Note): number {
  const base = styleBase(item.weapon.use, f.facts.characteristics)
  let best = base
  let loss = 0
  for (const style of f.facts.styles) {
    for (const id of style.weapons) {
      const trained = WEAPONS[id]
      if (trained === undefined || trained.family !== item.weapon.family) continue
      const value = style.skill + difference(trained, item.weapon)
      if (value > best) {
        best = value
        loss = difference(trained, item.weapon)
      }
    }
  }
  if (loss < 0) counts(note, loss, 'another weapon than he trained with', 'LEG-STY-07')
  return best
}

type Compared = (typeof WEAPONS)[string]

function difference(trained: Compared, used: Item['weapon']): number {
  const size = Math.abs(SIZES.indexOf(trained.size ?? 'S') - SIZES.indexOf(used.size ?? 'S'))
  const reach =
    trained.use === 'close' && used.use === 'close'
      ? Math.abs(REACHES.indexOf(trained.reach) - REACHES.indexOf(used.reach))
      : 0
  return -10 - 10 * size - 10 * reach - 5 * Math.abs(trained.enc - used.enc)
}
