import type { Gesture, GesturePart } from '@affray/engine'
import type { AskedChoice, Offered, Scene } from '@affray/engine/play'
import { type Group, inOrder, ORDER } from './groups.ts'

/** An answer, and what is answered behind it in the same breath. */
export type Plan = readonly { readonly ask: string; readonly key: string }[]
/** What a question's answers lead to, and which of them is suggested. */
export interface Ways {
  readonly likely: string
  readonly gestures: readonly Gesture[]
}

/** Something that can be done: a verb, at somebody it is about; the ways to do it differ by their means, the first is taken unasked. */
export interface Row {
  readonly id: string
  readonly option: Offered
  readonly group: Group
  readonly foe: string | undefined
  readonly ways: readonly Gesture[]
}
/** What stands in one line: something to do, or a heading that opens. */
export type Entry = { readonly row: Row } | { readonly group: Group; readonly rows: readonly Row[] }
/** The lines of a question: the suggested first, never more than seven; `more` are those the first verb has besides. */
export interface Shelf {
  readonly entries: readonly Entry[]
  readonly more: readonly Row[]
}

/** So many lines are seen at once, */
const MOST = 7
/** and so many of them are the first verb’s. */
const MOST_FOES = 4

/** Everything that can be done, in the order of its kinds. */
export function rowsOf(at: Pick<AskedChoice, 'who' | 'options'>, ways: Ways | undefined): readonly Row[] {
  return inOrder(at).flatMap((option): readonly Row[] => {
    const all = ways?.gestures.filter(({ parts }) => parts[0]?.key === option.key) ?? []
    const foes = new Map<string | undefined, Gesture[]>()
    for (const one of all) {
      const foe = foeOf(one, at.who)
      foes.set(foe, [...(foes.get(foe) ?? []), one])
    }
    if (foes.size === 0) foes.set(pointedAt(option.points, at.who), [])
    const group = option.points?.group ?? 'other'
    return [...foes].map(([foe, some]) => ({ id: `${option.key} ${foe ?? ''}`, option, group, foe, ways: some }))
  })
}

/** The lines in front of somebody; `far` says how far away somebody is. */
export function shelfOf(rows: readonly Row[], likely: string | undefined, far: (id: string) => number): Shelf {
  const first = rows.find(({ option }) => option.key === likely) ?? rows[0]
  if (first === undefined) return { entries: [], more: [] }
  const rest = rows.filter((row) => row !== first)
  if (rows.length <= MOST) return { entries: [first, ...rest].map((row) => ({ row })), more: [] }
  const same = rest.filter(({ option }) => option === first.option).sort((a, b) => far(a.foe ?? '') - far(b.foe ?? ''))
  const groups = ORDER.map((group) => ({
    group,
    rows: rest.filter((row) => row.group === group && row.option !== first.option),
  })).filter(({ rows: some }) => some.length > 0)
  const foes = [first, ...same.slice(0, Math.max(0, Math.min(MOST_FOES, MOST - groups.length) - 1))]
  let spare = MOST - groups.length - foes.length
  const others = groups.flatMap((one): readonly Entry[] => {
    if (one.rows.length - 1 > spare) return [one]
    spare -= one.rows.length - 1
    return one.rows.map((row) => ({ row }))
  })
  return { entries: [...foes.map((row) => ({ row })), ...others], more: same.slice(foes.length - 1) }
}

/** What a row or a gesture answers. */
export const planOf = ({ parts }: Gesture): Plan => parts.map(({ ask, key }) => ({ ask, key }))
export const planOfRow = ({ ways, option }: Row, ask: string): Plan => {
  const [way] = ways
  return way === undefined ? [{ ask, key: option.key }] : planOf(way)
}

/** One answer of the chosen gesture that could be another. */
export interface Chip {
  readonly ask: string
  readonly key: string
  readonly said: string
  readonly on: boolean
  readonly plan: Plan
}

/** What can be changed about a row with one touch: for each answer behind the first, what else could be said. */
export function chipsOf({ ways, foe }: Row, plan: Plan): readonly (readonly Chip[])[] {
  const now = wayOf(ways, plan)
  if (now === undefined) return []
  return now.parts.flatMap((part, i) => {
    if (i === 0 || isFoe(part, foe)) return []
    const before = plan.slice(0, i)
    const fits = ({ parts }: Gesture): boolean => before.every(({ key }, n) => parts[n]?.key === key)
    const found = new Map<string, Chip>()
    const key = plan[i]?.key ?? part.key
    for (const one of ways.filter(fits)) {
      const other = one.parts[i]
      if (other?.ask !== part.ask) continue
      if (!found.has(other.key))
        found.set(other.key, { ...bare(other), on: other.key === key, plan: other.key === key ? plan : planOf(one) })
    }
    for (const other of part.others ?? [])
      if (!found.has(other.key))
        found.set(other.key, {
          ...other,
          ask: part.ask,
          on: other.key === key,
          plan: [...before, { ask: part.ask, key: other.key }],
        })
    return found.size < 2 ? [] : [[...found.values()]]
  })
}

const follows = (plan: Plan, { parts }: Gesture, upTo: number): boolean =>
  plan.every(({ key }, i) => i >= upTo || parts[i]?.key === key)
/** The gesture a plan is, */
const same = (plan: Plan, way: Gesture): boolean => plan.length === way.parts.length && follows(plan, way, plan.length)
/** or which it follows up to its last answer, where that was said in place of what is assumed. */
const nearly = (plan: Plan, way: Gesture): boolean => plan.length > 1 && follows(plan, way, plan.length - 1)

/** The gesture a plan follows, as far as it goes. */
export const wayOf = (ways: readonly Gesture[], plan: Plan): Gesture | undefined =>
  ways.find((way) => same(plan, way)) ?? ways.find((way) => nearly(plan, way))

/** The row a plan is of. */
export function rowOf(rows: readonly Row[], plan: Plan): Row | undefined {
  const of = rows.filter(({ option }) => option.key === plan[0]?.key)
  const by = (fits: (plan: Plan, way: Gesture) => boolean): Row | undefined =>
    of.find(({ ways }) => ways.some((way) => fits(plan, way)))
  return by(same) ?? by(nearly) ?? of[0]
}

/** With what it is done: what was answered behind the verb, besides at whom and what goes without saying. */
export const meansOf = ({ foe }: Row, way: Gesture | undefined): readonly string[] =>
  way?.parts.slice(1).flatMap((part) => (isFoe(part, foe) || part.assumed === true ? [] : [part.said])) ?? []

/** Whether it is a question of spending something or letting it be. */
export const isOffer = ({ options }: Pick<AskedChoice, 'options'>): boolean =>
  options.length > 1 && options.every(({ points }) => points?.group === 'spend')

/** How far away everybody is from somebody: over the map, or as it is told without one. */
export function distances({ board }: Pick<Scene, 'board'>, who: string): (id: string) => number {
  const at = (id: string) => board.tokens.find((token) => token.id === id)?.at
  const own = at(who)
  return (id) => {
    const there = at(id)
    if (own !== undefined && there !== undefined) return Math.hypot(own[0] - there[0], own[1] - there[1])
    const pair = board.pairs.find(({ a, b }) => (a === who && b === id) || (a === id && b === who))
    return pair?.distance ?? Number.POSITIVE_INFINITY
  }
}

const bare = ({ ask, key, said }: GesturePart) => ({ ask, key, said })
const isFoe = ({ key, said }: GesturePart, foe: string | undefined): boolean =>
  foe !== undefined && (key === foe || said === foe || key.split(' ').includes(foe))

/** The one a gesture is about, if it is about one who is not oneself. */
function foeOf({ parts }: Gesture, who: string): string | undefined {
  for (const { points } of parts) {
    const found = pointedAt(points, who)
    if (found !== undefined) return found
  }
  return undefined
}
function pointedAt(points: Offered['points'], who: string): string | undefined {
  const [one, ...more] = points?.fighters ?? []
  return more.length === 0 && one !== who ? one : undefined
}
