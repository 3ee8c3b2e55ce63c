import type { AnySystem } from '@affray/engine'
import { bar, ink, padded, table } from './terminal.ts'

/** How everybody stands, side by side: condition, what is hurt, what else holds of him. */
export function standing(system: AnySystem, state: unknown, privy: (id: string) => boolean = () => true): string[] {
  const sides = system.sides(state)
  const rows = sides.flatMap(({ id: side, fighters }) =>
    fighters.map((id, i) => {
      const { name, bars, tags, grades = [] } = system.sheet(state, id, privy(id) ? 'all' : 'seen')
      const condition = system.features.condition(state, id)
      const colour = condition === 'unhurt' ? 'green' : condition === 'wounded' ? 'yellow' : 'red'
      const words = tags.filter((tag) => tag !== condition).join(', ')
      return [
        i === 0 ? ink('dim', side) : '',
        called(id, name),
        ink(colour, condition),
        privy(id) ? barsInWords(bars) : gradesInWords(grades),
        words,
      ]
    }),
  )
  return table(rows)
}

/** A fighter by his name; where that is not what the fight calls him, as that of his model may be, by both. */
function called(id: string, name: string): string {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (plain(name) === plain(id)) return name
  return plain(name).includes(plain(id.replace(/-\d+$/, ''))) ? id : `${id} (${name})`
}

type Bars = ReturnType<AnySystem['sheet']>['bars']

/** One or two bars are drawn; of many, only those that are not full are named. */
function barsInWords(bars: Bars): string {
  if (bars.length <= 2) {
    return bars
      .map(({ name, now, full }) => `${name} ${bar(full === 0 ? 0 : now / full, 10)} ${padded(`${now}/${full}`, 5)}`)
      .join(' ')
  }
  return bars
    .filter(({ now, full }) => now < full)
    .map(({ name, now, full }) => `${name} ${now}/${full}`)
    .join(', ')
}

/** What can be seen of a stranger. */
const gradesInWords = (grades: NonNullable<ReturnType<AnySystem['sheet']>['grades']>): string =>
  grades.map(({ name, word }) => `${name} ${word}`).join(', ')

/** How everybody stands, for programs. */
export function standingData(system: AnySystem, state: unknown, privy: (id: string) => boolean = () => true): object[] {
  return system.sides(state).flatMap(({ fighters }) =>
    fighters.map((id) => {
      const { name, side, bars, tags, grades = [] } = system.sheet(state, id, privy(id) ? 'all' : 'seen')
      return { id, name, side, condition: system.features.condition(state, id), bars, tags, grades }
    }),
  )
}
