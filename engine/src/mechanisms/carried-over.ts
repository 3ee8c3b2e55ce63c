import type { FighterId } from '../kernel/types.ts'

interface Brought {
  readonly id: string
}
interface Bringer<I extends Brought> {
  readonly id: FighterId
  readonly items: readonly I[]
}

/** A thing as its owner calls it: without the owner's name. */
const called = (owner: FighterId, { id }: Brought): string | undefined =>
  id.startsWith(`${owner} `) ? id.slice(owner.length + 1) : undefined

/**
 * What somebody brought and has no longer: it is broken or gone, or others have it. What lies about after a fight, or sticks
 * in somebody, is picked up again.
 */
export function lostBy<I extends Brought>(
  fighters: readonly Bringer<I>[],
  { id }: Bringer<I>,
  isGone: (item: I) => boolean,
): string[] {
  const names = fighters.flatMap((holder) =>
    holder.items.flatMap((item) => {
      const name = called(id, item)
      return name !== undefined && (holder.id !== id || isGone(item)) ? [name] : []
    }),
  )
  return names.sort()
}

/** The things of somebody that did not come along. */
export const leftBehind = <I extends Brought>({ id, items }: Bringer<I>, lost: readonly string[] | undefined): I[] =>
  lost === undefined ? [] : items.filter((item) => lost.includes(called(id, item) ?? ''))

/** A number for each of several names. */
export const byNames = <T>(all: readonly T[], name: (one: T) => string, value: (one: T) => number) =>
  Object.fromEntries(all.map((one) => [name(one), value(one)]))
