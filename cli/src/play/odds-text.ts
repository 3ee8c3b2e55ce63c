import { analysis } from '@affray/engine'
import { inWords } from '../analysis/numbers.ts'
import type { Table } from './table.ts'

/** The odds of the waiting question's options, or of one of them, from what the seat may know. */
export async function oddsOf(table: Table, who: string, option?: string): Promise<readonly analysis.OptionOdds[]> {
  const waiting = analysis.waitingIn(table.fight, who)
  if (waiting === undefined) return []
  const policy = analysis.botsOf(table.system, waiting.settled, {})
  return analysis.odds(table.system, waiting, {
    policy,
    seat: table.seat,
    budget: 20_000,
    samples: 1000,
    ...(option === undefined ? {} : { option }),
  })
}

/** What a look-ahead thinks of the options. */
export async function adviceOn(table: Table, who: string): Promise<readonly analysis.Advice[]> {
  const waiting = analysis.waitingIn(table.fight, who)
  if (waiting === undefined) return []
  const policy = analysis.botsOf(table.system, waiting.settled, {})
  return analysis.advise(table.system, waiting, table.seat, { policy, rollouts: 20 })
}

/** More than this beside an option says nothing at a glance. */
const MOST = 3

/** An option's odds in a few words: who goes down, what else comes of it. */
export function headline({ method, measures, after }: analysis.OptionOdds): string {
  if (method === 'unknown') return 'cannot be known from here'
  const falls = after.flatMap(({ id, conditions }) =>
    conditions
      .filter(({ value }) => value !== 'unhurt' && value !== 'wounded')
      .map(({ value, chance }) => `${id} ${value} ${share(chance)}`),
  )
  const words = measures
    .filter(({ name }) => name !== 'action')
    .flatMap(({ name, values, mean, chance, on }) => {
      if (mean !== undefined) return [`${inWords(name)} ${(mean).toFixed(1)}${on === undefined ? '' : ` on ${on}`}`]
      return values
        .slice(0, 2)
        .map(({ value, chance: of }) => `${inWords(String(value))} ${share(of)}`)
        .slice(0, chance > 0 ? 2 : 0)
    })
  return [...words.slice(0, MOST), ...falls.slice(0, MOST)].join(', ')
}

const share = (chance: number): string => (chance > 0 && chance < 0.005 ? '<1 %' : `${Math.round(chance * 100)} %`)
