import { computed, signal } from '@preact/signals'
import type { Row } from './question/rows.ts'
import { mine, question, scene } from './seat.ts'

/** What all of a kind do in this round, as one of them was told to. */
export interface Likewise {
  readonly kind: string
  readonly round: number
  readonly ask: string
  readonly key: string
  /** At whom the first of them did it. */
  readonly foe: string | undefined
  /** What it is called. */
  readonly deed: string
  /** Those who have done it. */
  readonly done: readonly string[]
}
const told = signal<Likewise | undefined>(undefined)
/** It holds for its round. */
export const likewise = computed(() => (told.value?.round === scene.value?.round ? told.value : undefined))
export const stopLikewise = (): void => {
  told.value = undefined
}

/** `goblin-2` is one of the goblins. */
export const kindOf = (id: string): string => id.replace(/-\d+$/, '')
const up = (id: string): boolean => {
  const condition = scene.value?.conditions[id]
  return condition === 'unhurt' || condition === 'wounded'
}
/** The others of the kind of whoever is asked, who are ours and up. */
export const othersOfKind = computed<readonly string[]>(() => {
  const who = question.value?.who
  if (who === undefined) return []
  return mine.value.filter((id) => id !== who && kindOf(id) === kindOf(who) && up(id))
})

/** From now on, in this round, all of a kind do what is chosen for one of them. */
export function begin(row: Row, deed: string): void {
  const at = question.value
  const round = scene.value?.round
  if (at === undefined || round === undefined) return
  const { who, about } = at
  const { option, foe } = row
  told.value = { kind: kindOf(who), round, ask: about.ask, key: option.key, foe, deed, done: [who] }
}

/** The row that does likewise for whoever is asked now: at the same foe, else at the nearest; none where they cannot. */
export function sameRow(rows: readonly Row[], far: (id: string) => number): Row | undefined {
  const { value } = likewise
  const at = question.value
  if (value === undefined || at === undefined || at.answered !== undefined) return undefined
  if (kindOf(at.who) !== value.kind || at.about.ask !== value.ask || value.done.includes(at.who)) return undefined
  const same = rows.filter(({ option }) => option.key === value.key)
  const nearest = same.toSorted((a, b) => far(a.foe ?? '') - far(b.foe ?? ''))
  return same.find(({ foe }) => foe === value.foe) ?? nearest[0]
}
/** Somebody has done it. */
export function didLikewise(who: string): void {
  const { value } = told
  if (value !== undefined) told.value = { ...value, done: [...value.done, who] }
}
