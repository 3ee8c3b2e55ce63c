import type { Sheet } from '@affray/engine'
import type { Scene } from '@affray/engine/play'
import { bar, ink, table } from '../terminal.ts'

/** A fighter's sheet as far as one may know it. */
export function sheetLines(
  { name, side, bars, tags, conditions = [], things = [], numbers, grades = [] }: Sheet,
  condition: string,
): string[] {
  const rows = [
    ...bars.map(({ name: of, now, full, armour }) => [
      of,
      `${bar(full === 0 ? 0 : now / full, 10)} ${now}/${full}${armour === undefined || armour === 0 ? '' : `, armour ${armour}`}`,
    ]),
    ...grades.map(({ name: of, word }) => [of, word]),
    ...conditions.map(({ name: of, left, clock }) => [
      of,
      left === undefined ? (clock ?? 'until it ends') : `${left} ${clock ?? ''} left`.replace('  ', ' '),
    ]),
    ...things.map(({ name: of, how }) => [of, how]),
    ...numbers.map(({ name: of, value, from }) => [
      of,
      `${value}${from.length === 0 ? '' : ink('dim', ` (${from.map((term) => `${term.value} ${term.because}`).join(', ')})`)}`,
    ]),
  ]
  const words = [condition, ...tags.filter((tag) => tag !== condition)].join(', ')
  return [`${ink('bold', name)} ${ink('dim', `of the ${side}`)}: ${words}`, ...table(rows)]
}

/** Who acts when and what each has left, in one line. */
export function trackLine({ track }: Scene): string {
  const order = track.order.map(({ id, left, of, acting, budgets }) => {
    const has =
      budgets === undefined ? `${left}/${of}` : budgets.map((one) => `${one.name} ${one.left}/${one.of}`).join(' ')
    const text = `${id} ${has}`
    return acting ? ink('bold', `▸${text}`) : left === 0 ? ink('dim', text) : text
  })
  return `Round ${track.round}: ${order.join(' · ')}`
}
