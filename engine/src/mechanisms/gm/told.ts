import type { Id } from '../../kernel/types.ts'
import { listed, metres, nameOf, signed } from '../telling.ts'
import type { Favoured, Ruled, RuledEnd } from './core.ts'

const DISTANCE = 'distance to '

/** A ruling as a sentence. */
export function ruledInWords({ who, what, from, to }: Ruled, name: (id: Id) => string = nameOf): string {
  if (what === 'joins') return `Ruling: ${name(who)} joins the ${to}.`
  if (what === 'leaves') return `Ruling: ${name(who)} leaves the fight.`
  if (what.startsWith(DISTANCE)) {
    return `Ruling: ${name(who)} is ${metres(to)} from ${name(what.slice(DISTANCE.length))}.`
  }
  if (typeof to === 'boolean') return `Ruling: ${name(who)} is ${to ? '' : 'no longer '}${what}.`
  const change = from === '' ? `: ${to}` : ` from ${inFigures(from)} to ${inFigures(to)}`
  return who === 'gm' ? `Ruling: ${what}${change}.` : `Ruling: ${name(who)}’s ${what}${change}.`
}
const inFigures = (value: Ruled['from']): string =>
  typeof value === 'number' && value < 0 ? `−${-value}` : String(value)

/** The end by the game master's word, as a sentence. */
export const endInWords = ({ won }: RuledEnd): string =>
  won.length === 0
    ? 'Ruling: the fight ends undecided.'
    : `Ruling: the fight ends, won by ${listed(won.map((side) => `the ${side}`))}.`

/** What the game master added for a time, as a sentence. */
export const favouredInWords = (e: Favoured, unit: string, name: (id: Id) => string = nameOf): string =>
  `Ruling: ${signed(e.value)}${unit} for ${name(e.who)}, ${e.because}.`
