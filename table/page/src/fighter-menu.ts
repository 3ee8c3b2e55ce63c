import { chooseRow } from './choosing.ts'
import type { Point } from './map/ground.ts'
import { aboutFighter, measured, measuring } from './map/lit.ts'
import type { PressMenu } from './press.ts'
import { deedOf } from './question/deed.ts'
import { gm, logOf, nameOf, openSheet, question, say, shown, you } from './seat.ts'
import { words } from './words.ts'

/** What can be done with a fighter: look at him, choose him, measure from him, hear of him, take him over. */
export function fighterMenu(id: string, at?: Point): PressMenu {
  const asked = question.value?.answered === undefined ? question.value : undefined
  const holder = shown.value?.seats.find(({ fighters }) => fighters.includes(id))?.name
  const options = asked === undefined ? [] : aboutFighter(id).slice(0, 6)
  const items = [
    ...options.map((row) => ({ says: deedOf(row, row.ways[0]), act: () => chooseRow(row) })),
    {
      says: words.sheet.title(nameOf(id)),
      act: () => {
        openSheet.value = id
      },
    },
    ...(at === undefined
      ? []
      : [
          {
            says: words.map.measureFrom,
            act: () => {
              measuring.value = true
              measured.value = [at, at]
            },
          },
        ]),
    {
      says: words.log.only(nameOf(id)),
      act: () => {
        logOf.value = id
      },
    },
    ...(gm.value && holder !== you.value
      ? [{ says: words.master.takeOver, act: () => void say({ type: 'hand', fighter: id, to: you.value }) }]
      : []),
    ...(gm.value && holder !== undefined
      ? [{ says: words.master.toBot, act: () => void say({ type: 'hand', fighter: id, to: null }) }]
      : []),
  ]
  return { title: nameOf(id), items }
}
