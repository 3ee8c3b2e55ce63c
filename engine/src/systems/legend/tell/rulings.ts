import { endInWords, ruledInWords } from '../../../mechanisms/gm/index.ts'
import type { LegendEvent } from '../types.ts'
import { signed, type Telling, type Tellings, who, words } from './words.ts'

const AIR: Readonly<Record<string, string>> = {
  prepared: 'is cut off from air, with warning',
  unprepared: 'is cut off from air, without warning',
  restored: 'has air again',
}
const FROM: Readonly<Record<string, string>> = { front: 'the front', side: 'the side', back: 'behind' }

/** Rulings that read better than “this from that to that”. */
const OWN: Readonly<Record<string, Telling>> = {
  harm: (e) => `${who(e)} takes ${String(e.to)} from outside`,
  holds: (e) => `nothing holds ${who(e)} any longer`,
  fall: (e) => `${who(e)} falls`,
  air: (e) => `${who(e)} ${AIR[String(e.to)] ?? ''}`,
  'comes from': (e) => `${who(e)} comes from ${FROM[String(e.to)] ?? ''}`,
  hazard: (e) =>
    e.to === 'none' ? `nothing burns or eats at ${who(e)} any longer` : `${words(e.to)} takes hold of ${who(e)}`,
}

/** A changed number or word, as a ruling tells it. */
function ruled(e: LegendEvent): string {
  const own = OWN[String(e.what)]
  if (own !== undefined) return `Ruling: ${own(e)}.`
  if (e.who === 'gm' && e.what === 'initiative') return 'Ruling: a new initiative.'
  return ruledInWords({
    type: 'ruled',
    who: String(e.who),
    what: String(e.what),
    from: scalar(e.from),
    to: scalar(e.to),
  })
}
const scalar = (fact: LegendEvent[string]): string | number | boolean =>
  typeof fact === 'object' || fact === undefined ? '' : fact

/** The Games Master's word. */
export const RULINGS: Tellings = {
  ruled,
  favoured: (e) => `Ruling: ${signed(Number(e.value))}% for ${who(e)}, ${String(e.because)}.`,
  ruledEnd: (e) => endInWords({ type: 'ruledEnd', won: Array.isArray(e.won) ? e.won.map(String) : [] }),
}
