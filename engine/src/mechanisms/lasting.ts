import type { Id } from '../kernel/types.ts'
import { count } from './telling.ts'

/** What is counted: rounds of the fight, the fighter's own turns or actions, or nothing: it lasts until something ends it. */
export type Clock = 'rounds' | 'turns' | 'actions' | 'event'

/** Something that lasts with a fighter: of what kind, how much, whose doing, and how long. Never changed in place. */
export interface Lasting<K extends string = string> {
  readonly kind: K
  readonly value: number
  readonly by: Id
  readonly clock: Clock
  /** How often its clock still strikes; of rounds, the one that runs is the first of them. */
  readonly left: number
}

/** For so many rounds, the one that runs among them. */
export const forRounds = <K extends string>(kind: K, rounds: number, by: Id, value = 0): Lasting<K> => ({
  kind,
  value,
  by,
  clock: 'rounds',
  left: rounds,
})
/** Until so many of his own turns have begun. */
export const forTurns = <K extends string>(kind: K, turns: number, by: Id, value = 0): Lasting<K> => ({
  kind,
  value,
  by,
  clock: 'turns',
  left: turns,
})
/** Until so many of his own actions are over. */
export const forActions = <K extends string>(kind: K, actions: number, by: Id, value = 0): Lasting<K> => ({
  kind,
  value,
  by,
  clock: 'actions',
  left: actions,
})
/** Until something ends it. */
export const untilEnded = <K extends string>(kind: K, by: Id, value = 0): Lasting<K> => ({
  kind,
  value,
  by,
  clock: 'event',
  left: 0,
})

/** A clock strikes: what is left of everything that lasts. `over` is told what has run out. The same list where it counts nothing. */
export function struck<L extends Lasting>(list: L[], clock: Clock, over?: (ended: L) => void): L[] {
  if (!counts(list, clock)) return list
  const rest: L[] = []
  for (const one of list) {
    if (one.clock !== clock) rest.push(one)
    else if (one.left > 1) rest.push({ ...one, left: one.left - 1 })
    else over?.(one)
  }
  return rest
}
function counts(list: readonly Lasting[], clock: Clock): boolean {
  for (let i = 0; i < list.length; i++) if (list[i]?.clock === clock) return true
  return false
}

/** The first thing of that kind that lasts; of somebody's doing, where he is named. */
export function lasting<L extends Lasting>(list: readonly L[], kind: L['kind'], by?: Id): L | undefined {
  for (let i = 0; i < list.length; i++) {
    const one = list[i]
    if (one !== undefined && one.kind === kind && (by === undefined || one.by === by)) return one
  }
  return undefined
}
/** Whether something of that kind lasts. */
export const lasts = <L extends Lasting>(list: readonly L[], kind: L['kind'], by?: Id): boolean =>
  lasting(list, kind, by) !== undefined

/** What is left when things of that kind end. */
export const ended = <L extends Lasting>(list: L[], kind: L['kind']): L[] =>
  lasts(list, kind) ? list.filter((one) => one.kind !== kind) : list
/** In place of whatever of that kind lasted before. */
export const renewed = <L extends Lasting>(list: L[], one: L): L[] => [...ended(list, one.kind), one]

/** What lasts, as a sheet shows it: `paralysed`, `confused (2 rounds)`. */
export function lastingInWords({ kind, clock, left }: Lasting): string {
  if (clock === 'event') return kind
  return `${kind} (${count(left, clock.slice(0, -1))})`
}
