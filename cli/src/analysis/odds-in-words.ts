import { type AnySystem, analysis, type Choice, optionNamed } from '@affray/engine'
import { bar, columns, ink, table, wrapped } from '../terminal.ts'
import { inWords, percent, several, within } from './numbers.ts'
import type { Pending } from './waiting.ts'

/** Values beyond so many are put together. */
const MOST_VALUES = 12

/** The odds of each option of a decision as a page of text; `asked` is how many were wanted. */
export function oddsInWords(
  system: AnySystem,
  { waiting, round, seat }: Pick<Pending, 'waiting' | 'round' | 'seat'>,
  policies: string,
  odds: readonly analysis.OptionOdds[],
  asked: number,
): string[] {
  const { choice } = waiting
  const done = new Set(odds.map(({ key }) => key)).size
  const early = `Stopped early: these are ${done} of ${several(asked, 'option')}.`
  const quiet = odds.filter(({ measures, after }) => counted(measures).length === 0 && after.length === 0)
  const how = quiet.every(({ method }) => method === 'exact') ? 'exact' : 'sampled'
  const named = quiet.map((row) => `${aimed(system, choice, row)} [${row.key}]`)
  return [
    ink('bold', `Round ${round}: ${system.ask(choice)}`),
    wrapped(
      `What each option leads to by the end of this step; decisions after it by policy (${policies}). Seat: ${seat.name}.${done < asked ? ` ${early}` : ''}`,
    ),
    ...odds.flatMap((row) => (quiet.includes(row) ? [] : option(aimed(system, choice, row), row, choice.who))),
    ...(quiet.length === 0
      ? []
      : ['', wrapped(`Nothing that is counted happens before the step ends (${how}): ${named.join(', ')}.`, '', '  ')]),
  ]
}

function said(system: AnySystem, choice: Choice, key: string): string {
  const option = optionNamed(choice, key)
  return option === undefined ? key : system.say(choice, option)
}

const aimed = (system: AnySystem, choice: Choice, { key, target }: analysis.OptionOdds): string =>
  target === undefined ? said(system, choice, key) : `${said(system, choice, key)} → ${target}`

const counted = (measures: readonly analysis.Measure[]): analysis.Measure[] =>
  measures.filter(({ name }) => name !== 'action')

/** What happens to the one struck, and to whoever decides. */
function headline(row: analysis.OptionOdds, who: string): string[] {
  const { struck, self } = analysis.headline(row, who)
  const fates = [...struck, ...(self === undefined ? [] : [self])]
    .sort((a, b) => Number(a.id === who) - Number(b.id === who) || b.hurt - a.hurt)
    .map(({ id, damage, hurt, out }) => {
      const words = [
        ...(damage === undefined ? [] : [`${damage.toFixed(1)} damage in the mean`]),
        ...(hurt === 0 || hurt > 0.9999 ? [] : [`hurt ${percent(hurt)}`]),
        `out of it ${percent(out)}`,
      ]
      return `${id}: ${words.join(', ')}`
    })
  return fates.length === 0 ? [] : [wrapped(fates.join('; '), '  → ', '    ')]
}

function option(says: string, row: analysis.OptionOdds, who: string): string[] {
  const { key, method, runs, remainder, measures, after } = row
  const how =
    method === 'exact'
      ? `exact, ${several(runs, 'way')}${remainder > 1e-12 ? `, ${percent(remainder)} not followed` : ''}`
      : method === 'sampled'
        ? `sampled ${several(runs, 'time')}, 95 % intervals`
        : 'cannot be known from here'
  return [
    '',
    `${ink('bold', says)} ${ink('dim', `[${key}] ${how}`)}`,
    ...headline(row, who),
    ...counted(measures).flatMap(({ name, by, on, chance, values, mean }) => {
      const whose = `${by ? ` by ${by}` : ''}${on ? ` on ${on}` : ''}`
      const seldom = chance < 1 - 1e-6 ? `, in ${percent(chance)}` : ''
      return distribution(`${inWords(name)}${whose}${seldom}`, values, mean)
    }),
    ...after.flatMap(({ id, conditions }) => distribution(`${id} then`, conditions, undefined)),
  ]
}

function distribution(name: string, values: readonly analysis.Chanced[], mean: number | undefined): string[] {
  const width = Math.max(8, Math.min(30, columns() - 50))
  const likeliest = new Set([...values].sort((a, b) => b.chance - a.chance).slice(0, MOST_VALUES))
  const shown = values.filter((value) => likeliest.has(value))
  const rest = values.length - shown.length
  const rows = shown.map(({ value, chance, interval }) => [
    `  ${inWords(String(value))}`,
    interval === undefined ? percent(chance) : within(interval),
    ink('cyan', bar(chance, width)),
  ])
  const head = `  ${name}${mean === undefined ? '' : `, mean ${mean.toFixed(2)}`}${rest > 0 ? `, the ${MOST_VALUES} likeliest of ${values.length}` : ''}`
  return [head, ...table(rows)]
}
