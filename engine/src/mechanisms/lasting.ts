import type { FighterId, Id, RuleId, Sheet } from '../kernel/types.ts'
import type { Settable } from './gm/core.ts'
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
export function lasts<L extends Lasting>(list: readonly L[], kind: L['kind'], by?: Id): boolean {
  for (let i = 0; i < list.length; i++) {
    const one = list[i]
    if (one !== undefined && one.kind === kind && (by === undefined || one.by === by)) return true
  }
  return false
}

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

/** What strangers know of something that lasts: that it does and how long; that it does; nothing. */
export type Known = 'all' | 'that' | 'own'

/**
 * Something that can last, as a row of a game's table `LASTING`: copies, what strangers see, tags, sheets and what the game
 * master may set are read from it.
 */
export interface LastingRow<R extends RuleId = RuleId> {
  readonly clock: Clock
  readonly known: Known
  /** What a tag and a sheet call it; null: nothing shows it. */
  readonly shown: string | null
  /** The most the game master may set it to; 0: it is not his to set. */
  readonly gm: number
  /** How often its clock still strikes, as strangers believe who know that it lasts. */
  readonly believed?: number
  readonly rule: R
}
export type LastingRows<K extends string = string, R extends RuleId = RuleId> = Readonly<Record<K, LastingRow<R>>>

/** Something begins to last, by the clock of its row. */
export const begins = <K extends string>(
  rows: LastingRows<K>,
  kind: NoInfer<K>,
  left: number,
  by: Id,
  value = 0,
): Lasting<K> => ({ kind, value, by, clock: rows[kind].clock, left })

/** What strangers see of what lasts with somebody; the same list where they know it all. */
export function lastingSeen<K extends string, L extends Lasting<K>>(rows: LastingRows<K>, list: L[]): L[] {
  if (list.every(({ kind }) => rows[kind].known === 'all')) return list
  return list.flatMap((one) => {
    const { known, believed = 1 } = rows[one.kind]
    return known === 'own' ? [] : [known === 'all' || one.clock === 'event' ? one : { ...one, left: believed }]
  })
}

/** What lasts with somebody, as a tag says it to everybody: that it does, not how long. */
export const lastingTags = <K extends string>(rows: LastingRows<K>, list: readonly Lasting<K>[]): string[] => [
  ...new Set(list.flatMap(({ kind }) => (rows[kind].known === 'own' ? [] : (rows[kind].shown ?? [])))),
]

const COUNTED = { rounds: 'rounds', turns: 'own turns', actions: 'own actions', event: 'until it is ended' } as const

/** What lasts with somebody, as his own sheet shows it: how long still, by which clock, and the ruling that would change it. */
export function lastingConditions<K extends string>(
  rows: LastingRows<K>,
  who: FighterId,
  list: readonly Lasting<K>[],
): Sheet['conditions'] {
  return list.flatMap(({ kind, clock, left }) => {
    const { shown, gm, rule } = rows[kind]
    if (shown === null) return []
    return [
      {
        name: shown,
        ...(clock === 'event' ? {} : { left }),
        clock: COUNTED[clock],
        rule,
        ...(gm === 0 ? {} : { change: { command: { do: 'set', who, field: kind }, field: 'to' } }),
      },
    ]
  })
}

/** The kinds of things that last whose clock is the game master's to set. */
type Set<R extends LastingRows> = { [K in keyof R & string]: R[K]['gm'] extends 0 ? never : K }[keyof R & string]

/** What the game master may set of what lasts: how often its clock still strikes; 0 ends it. */
export function lastingNumbers<R extends LastingRows>(
  rows: R,
): { readonly [K in Set<R>]: Settable<unknown, Lasts<keyof R & string>> } {
  const kinds = Object.keys(rows).filter((kind): kind is keyof R & string => Object.hasOwn(rows, kind))
  const numbers = kinds.flatMap((kind): [string, Settable<unknown, Lasts<keyof R & string>>][] => {
    const { shown, gm, known, clock } = rows[kind] as LastingRow
    if (gm === 0) return []
    const settable: Settable<unknown, Lasts<keyof R & string>> = {
      title: shown ?? kind,
      least: 0,
      most: gm,
      now: (f) => lasting(f.lasting, kind)?.left ?? 0,
      set(f, to) {
        const { value = 0, by = f.id } = lasting(f.lasting, kind) ?? {}
        f.lasting = to === 0 ? ended(f.lasting, kind) : renewed(f.lasting, { kind, value, by, clock, left: to })
      },
      ...(known === 'all' ? { shows: true } : {}),
    }
    return [[kind, settable]]
  })
  // Each number stands under the kind of its row.
  return Object.fromEntries(numbers) as { readonly [K in Set<R>]: Settable<unknown, Lasts<keyof R & string>> }
}
/** Somebody with whom things last. */
export interface Lasts<K extends string> {
  readonly id: FighterId
  lasting: Lasting<K>[]
}
