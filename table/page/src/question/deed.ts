import type { Gesture } from '@affray/engine'
import { oneFoe } from '../choosing.ts'
import { inWords, nameOf } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { words } from '../words.ts'
import { meansOf, type Row } from './rows.ts'

/** At whom, and with what: what a row says besides its verb. */
export function besides(row: Row, way: Gesture | undefined): readonly string[] {
  const { foe, option } = row
  // Where everything is about the same one, he need not be named.
  const name = foe === undefined || oneFoe.value ? '' : nameOf(foe)
  const said = inWords(option.said).toLowerCase()
  return [said.includes(name.toLowerCase()) ? '' : name, ...meansOf(row, way).map(inWords)].filter(
    (part) => part !== '',
  )
}

/** The whole deed in words: attack · Goblin 2 · short spear. */
export const deedOf = (row: Row, way: Gesture | undefined): string =>
  [capital(inWords(row.option.said)), ...besides(row, way)].join(' · ')

/** What comes behind it, in a few words. */
export function whatFollows(way: Gesture | undefined): string {
  if (way?.ends === 'another' && way.then !== undefined) return words.question.thenAnother(nameOf(way.then))
  if (way?.ends === 'dice') return words.question.thenDice
  if (way?.ends === 'place') return words.question.thenPlace
  return ''
}
