import type { Audience } from '../../kernel/audience.ts'
import { privy } from '../../kernel/secret.ts'
import type { Id, Seat } from '../../kernel/types.ts'
import { listed, metres, nameOf, signed } from '../telling.ts'
import type { Favoured, GmEvent, Ruled, RuledEnd, RuledValue } from './core.ts'

const DISTANCE = 'distance to '

/**
 * A ruling as a seat may know it: what shows is told to all; of a number that does not, strangers hear that it was corrected,
 * and of anything else that does not, nothing.
 */
export function ruledAsSeen(e: Ruled, seat: Seat): Ruled | undefined {
  if (e.who === 'gm' || e.shows === true || privy(seat, e.who)) return e
  if (typeof e.to === 'number' || e.to === undefined) return { type: e.type, who: e.who, what: e.what }
  return undefined
}
/** What the game master adds for a time, as a seat may know it: of strangers that there is something, not how much or why. */
export const favouredAsSeen = (e: Favoured, seat: Seat): Favoured =>
  privy(seat, e.who) ? e : { type: e.type, who: e.who }

/** Who may know what of rulings: a row each in a game's audience. */
export const RULED = {
  ruled: { as: ruledAsSeen },
  ruledEnd: { won: 'all' },
  favoured: { as: favouredAsSeen },
} as const satisfies Audience<GmEvent>

/** A ruling as a sentence. */
export function ruledInWords({ who, what, from, to }: Ruled, name: (id: Id) => string = nameOf): string {
  if (to === undefined) return `Ruling: the game master corrects ${name(who)}’s ${what}.`
  if (what === 'joins') return `Ruling: ${name(who)} joins the ${to}.`
  if (what === 'leaves') return `Ruling: ${name(who)} leaves the fight.`
  if (what.startsWith(DISTANCE)) {
    return `Ruling: ${name(who)} is ${metres(to)} from ${name(what.slice(DISTANCE.length))}.`
  }
  if (typeof to === 'boolean') return `Ruling: ${name(who)} is ${to ? '' : 'no longer '}${what}.`
  const change = from === '' || from === undefined ? `: ${to}` : ` from ${inFigures(from)} to ${inFigures(to)}`
  return who === 'gm' ? `Ruling: ${what}${change}.` : `Ruling: ${name(who)}’s ${what}${change}.`
}
const inFigures = (value: RuledValue): string => (typeof value === 'number' && value < 0 ? `−${-value}` : String(value))

/** The end by the game master's word, as a sentence. */
export const endInWords = ({ won }: RuledEnd): string =>
  won.length === 0
    ? 'Ruling: the fight ends undecided.'
    : `Ruling: the fight ends, won by ${listed(won.map((side) => `the ${side}`))}.`

/** What the game master added for a time, as a sentence. */
export function favouredInWords(e: Favoured, unit: string, name: (id: Id) => string = nameOf): string {
  if (e.value === undefined) return unknownInWords(e, name)
  return `Ruling: ${signed(e.value)}${unit} for ${name(e.who)}, ${e.because}.`
}
/** The same to those who may not know how much, nor why. */
export const unknownInWords = (e: Favoured, name: (id: Id) => string = nameOf): string =>
  `Ruling: the game master gives ${name(e.who)} a modifier.`
