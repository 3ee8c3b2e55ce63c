import { computed, signal } from '@preact/signals'
import { latest } from '../latest.ts'
import { gm, nameOf, type Reply, say, scene } from '../seat.ts'
import { words } from '../words.ts'
import type { CellAt } from './ground.ts'

/** A place that is wanted of the map: the next cell that is touched, or gone to and entered, is given. */
export interface Wanted {
  readonly says: string
  /** Who is to be placed, if it is somebody who is there. */
  readonly who?: string
  /** Where there is room; any cell where that is not known. */
  readonly cells?: readonly CellAt[]
  readonly give: (cell: CellAt) => void
}
export const wanted = signal<Wanted | undefined>(undefined)

/** Whether the game master may put somebody elsewhere by hand. */
export const canPlace = computed(() => gm.value && scene.value?.commands.some((one) => one.do === 'place') === true)

/** Whom the game master moved last, until something else happens. */
const movedBefore = signal<{ readonly who: string; readonly lines: number } | undefined>(undefined)
export const moved = computed(() => (movedBefore.value?.lines === lines() ? movedBefore.value.who : undefined))
const lines = (): number => scene.value?.log.at(-1)?.n ?? 0

/** Puts somebody elsewhere: a ruling like any other, told and taken back as one. */
export async function place(who: string, at: CellAt): Promise<void> {
  wanted.value = undefined
  const because = words.map.placedByHand(nameOf(who))
  const reply = await say({ type: 'command', command: { do: 'place', who, at: [...at] }, because })
  if (reply?.type === 'done') movedBefore.value = { who, lines: lines() }
}

/** The cells a form knows for somebody. */
export const cellsIn = (choices: readonly { readonly key: unknown }[] | undefined): readonly CellAt[] | undefined =>
  choices?.map(({ key }): CellAt => {
    const [x = 0, y = 0] = String(key).split(',').map(Number)
    return [x, y]
  })

const newest = latest<Reply | undefined>()
/** Takes somebody up, to be put down on the next cell; the cells where there is room are lit. */
export async function pickUp(who: string): Promise<void> {
  const put: Wanted = { says: words.map.placing(nameOf(who)), who, give: (cell) => void place(who, cell) }
  wanted.value = put
  const reply = await newest('place', say({ type: 'form', command: { do: 'place', who } }))
  const form = reply?.type === 'form' ? reply.forms.find((one) => one.do === 'place') : undefined
  const cells = cellsIn(form?.fields.find(({ kind }) => kind === 'cell')?.choices)
  if (wanted.peek() === put && cells !== undefined) wanted.value = { ...put, cells }
}
