import type { FighterId } from '../kernel/types.ts'
import type { OptionOdds } from './odds.ts'

/** What an option comes to for one fighter, in three numbers. */
export interface Fate {
  readonly id: FighterId
  /** Damage he takes in the mean, where the game counts it. */
  readonly damage: number | undefined
  /** How likely he is to stand worse than unhurt after it. */
  readonly hurt: number
  /** How likely he is to be out of the fight after it. */
  readonly out: number
}
/** What an option leads to, in a line: what happens to those struck, to whoever decides, and to the others. */
export interface Headline {
  readonly struck: readonly Fate[]
  readonly self: Fate | undefined
}

const OUT: readonly unknown[] = ['down', 'dead', 'fled']

/** The headline of an option's odds; the rest of them is for who wants to know more. */
export function headline({ measures, after }: Pick<OptionOdds, 'measures' | 'after'>, who: FighterId): Headline {
  const harmed = measures.flatMap(({ name, on }) => (name === 'damage' && on !== undefined ? [on] : []))
  const ids = [...new Set([...harmed, ...after.map(({ id }) => id)])]
  const fates = ids.map((id): Fate => {
    const conditions = after.find((one) => one.id === id)?.conditions ?? []
    const sum = (is: (value: unknown) => boolean): number =>
      conditions.reduce((chance, row) => chance + (is(row.value) ? row.chance : 0), 0)
    const damage = measures.filter(({ name, on }) => name === 'damage' && on === id)
    return {
      id,
      damage: damage.length === 0 ? undefined : damage.reduce((all, { mean = 0 }) => all + mean, 0),
      hurt: sum((value) => value !== 'unhurt'),
      out: sum((value) => OUT.includes(value)),
    }
  })
  return { struck: fates.filter(({ id }) => id !== who), self: fates.find(({ id }) => id === who) }
}
