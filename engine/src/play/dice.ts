import type { Chance } from '../kernel/types.ts'

/** A die that is wanted: its sides, and what is particular about it. */
export interface WantedDie {
  readonly sides: number
  /** Thrown again on its highest face: a wild or exploding die. */
  readonly again: boolean
  /** Taken from the others instead of added. */
  readonly minus: boolean
}

/** The dice a roll takes, as far as that is known before they fall: found by throwing them in thought, so that no game needs to say it. */
export function wantedDice(chance: Chance<unknown>): WantedDie[] {
  const all = thrown(chance, () => 2)
  return all.sides.map((sides, i) => {
    const high = thrown(chance, (die, of) => (die === i ? of : 2))
    const more = thrown(chance, (die, of) => (die === i ? Math.min(3, of) : 2))
    return {
      sides,
      again: high.sides.length > all.sides.length,
      minus: more.total !== undefined && all.total !== undefined && more.total < all.total,
    }
  })
}

/** However a roll goes on, nobody throws more dice than this in thought. */
const MOST = 200

function thrown(chance: Chance<unknown>, face: (die: number, sides: number) => number) {
  const sides: number[] = []
  const value = chance.draw({
    die(of) {
      const at = sides.push(of) - 1
      return at > MOST ? 1 : Math.min(of, face(at, of))
    },
  })
  const total = chance.comesTo?.(value) ?? (typeof value === 'number' ? value : undefined)
  return { sides, total }
}
