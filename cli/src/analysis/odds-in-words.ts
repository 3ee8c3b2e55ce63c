import type { AnySystem, analysis } from '@affray/engine'
import { bar, columns, ink, table, wrapped } from '../terminal.ts'
import { percent } from './numbers.ts'
import type { Pending } from './waiting.ts'

/** Values beyond so many are put together. */
const MOST_VALUES = 12

/** The odds of each option of a decision as a page of text. */
export function oddsInWords(
  system: AnySystem,
  { waiting, round, seat }: Pending,
  policies: string,
  odds: readonly analysis.OptionOdds[],
): string[] {
  const { choice } = waiting
  return [
    ink('bold', `Round ${round}: ${system.ask(choice)}`),
    wrapped(
      `What each option leads to by the end of this step; decisions after it by policy (${policies}). Seat: ${seat.name}.`,
    ),
    ...odds.flatMap((row) => option(system, choice, row)),
  ]
}

function option(system: AnySystem, choice: Pending['waiting']['choice'], row: analysis.OptionOdds): string[] {
  const found = choice.options.find(({ key }) => key === row.key)
  const says = found === undefined ? row.key : system.say(choice, found)
  const how =
    row.method === 'exact'
      ? `exact, ${row.runs.toLocaleString('en')} ways${row.remainder > 1e-12 ? `, ${row.remainder.toExponential(1)} not followed` : ''}`
      : `sampled ${row.runs.toLocaleString('en')} times, 95 % intervals`
  const measures = row.measures.filter(({ name }) => name !== 'action')
  const nothing = measures.length === 0 && row.after.length === 0
  return [
    '',
    `${ink('bold', says)} ${ink('dim', `[${row.key}] ${how}`)}`,
    ...(nothing ? ['  nothing that is counted happens before the step ends'] : []),
    ...measures.flatMap((measure) =>
      distribution(
        `${measure.name}${measure.by ? ` by ${measure.by}` : ''}${measure.on ? ` on ${measure.on}` : ''}`,
        measure.values,
        measure.mean,
      ),
    ),
    ...row.after.flatMap(({ id, conditions }) => distribution(`${id} then`, conditions, undefined)),
  ]
}

function distribution(name: string, values: readonly analysis.Chanced[], mean: number | undefined): string[] {
  const width = Math.max(8, Math.min(30, columns() - 50))
  const likeliest = new Set([...values].sort((a, b) => b.chance - a.chance).slice(0, MOST_VALUES))
  const shown = values.filter((value) => likeliest.has(value))
  const rest = values.length - shown.length
  const rows = shown.map(({ value, chance, interval }) => [
    `  ${String(value)}`,
    interval === undefined
      ? percent(chance)
      : `${percent(chance)} (${(interval.low * 100).toFixed(1)}–${(interval.high * 100).toFixed(1)})`,
    ink('cyan', bar(chance, width)),
  ])
  const head = `  ${name}${mean === undefined ? '' : `, mean ${mean.toFixed(2)}`}${rest > 0 ? `, the ${MOST_VALUES} likeliest of ${values.length}` : ''}`
  return [head, ...table(rows)]
}
