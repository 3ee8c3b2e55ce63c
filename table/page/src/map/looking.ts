import { computed, signal } from '@preact/signals'
import { scene } from '../seat.ts'
import { fightBox, lookedAt } from './fight.ts'
import type { Standing } from './standing.ts'
import { type Box, fitted, showing, type View, zoomed } from './view.ts'

/** How somebody looks at the map: by hand, at all of it, or at the fight. */
export const byHand = signal<View | 'all' | undefined>(undefined)
/** Whether the map fills a small page. */
export const large = signal(false)
/** How large the canvas is. */
export const size = signal({ width: 0, height: 0 })

/** A finger meets a cell that is so many pixels wide. */
const FINGER = 44

let box: { readonly of: string; readonly at: Box } | undefined
/** The view at this moment. */
export function viewOf(standing: Standing | undefined): View {
  const { width, height } = size.value
  const hand = byHand.value
  if (hand !== undefined && hand !== 'all') return hand
  if (standing === undefined) return fitted({ x: 1, y: 1 }, width, height)
  if (hand === 'all') return fitted(standing.size, width, height)
  if (standing.grid === undefined) return fitted(standing.size, width, height)
  const of = `${standing.size.x} ${standing.size.y}`
  const at = lookedAt(box?.of === of ? box.at : undefined, fightBox(standing))
  box = { of, at }
  const view = showing(at, width, height, large.value ? FINGER : 4)
  return large.value ? onActor(view, standing, width, height) : view
}
/** Where not all of the fight has room, whoever acts is in the middle. */
function onActor(view: View, { figures }: Standing, width: number, height: number): View {
  const actor = figures.find(({ asked }) => asked) ?? figures.find(({ acting }) => acting)
  if (
    actor === undefined ||
    (box !== undefined && box.at.wide * view.scale <= width && box.at.high * view.scale <= height)
  )
    return view
  return { ...view, x: width / 2 - actor.at.x * view.scale, y: height / 2 - actor.at.y * view.scale }
}

/** Whether there is more of the field than is looked at. */
export const hasMap = computed(() => scene.value?.board.grid !== undefined)

/** What the map was drawn with last, for keys that come closer from there. */
let drawn: View | undefined
export const drawnWith = (view: View): void => {
  drawn = view
}
const STEP = 1.25
/** Closer (1) or farther (−1), about the middle. */
export function closer(by: 1 | -1): void {
  if (drawn === undefined) return
  const { width, height } = size.value
  byHand.value = zoomed(drawn, by > 0 ? STEP : 1 / STEP, { x: width / 2, y: height / 2 })
}
/** To the fight again. */
export function atRest(): void {
  byHand.value = undefined
  box = undefined
}
