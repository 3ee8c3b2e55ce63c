import type { LegendEvent } from '../types.ts'
import { name, signed, type Tellings, who, whose, words } from './words.ts'

/** A changed number or word, as a ruling tells it. */
function ruled(e: LegendEvent): string {
  const what = String(e.what ?? '')
  const to = String(e.to ?? '')
  const from = String(e.from ?? '')
  if (what === 'joins') return `Ruling: ${who(e)} joins the ${to}.`
  if (what === 'leaves') return `Ruling: ${who(e)} leaves the fight.`
  if (what === 'harm') return `Ruling: ${who(e)} takes ${to} from outside.`
  if (what === 'holds') return `Ruling: nothing holds ${who(e)} any longer.`
  if (e.who === 'gm')
    return what === 'initiative' ? 'Ruling: a new initiative.' : `Ruling: ${words(what)} from ${from} to ${to}.`
  return `Ruling: ${whose(e.who)} ${what.includes(' ') ? what : words(what)} from ${from} to ${to}.`
}

/** The Games Master's word. */
export const RULINGS: Tellings = {
  ruled,
  favoured: (e) => `Ruling: ${signed(Number(e.value))}% for ${who(e)}, ${String(e.because)}.`,
  ruledEnd: (e) =>
    String(e.won ?? '') === ''
      ? 'Ruling: the fight ends undecided.'
      : `Ruling: the fight ends, won by the ${String(e.won).split(' ').map(name).join(' and the ').toLowerCase()}.`,
}
