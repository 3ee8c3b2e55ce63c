import { endInWords, type GmEvent, type Ruled, ruledInWords } from '../../../mechanisms/gm/index.ts'
import { signed, type Tellings, who, words } from './words.ts'

const AIR: Readonly<Record<string, string>> = {
  prepared: 'is cut off from air, with warning',
  unprepared: 'is cut off from air, without warning',
  restored: 'has air again',
}
const FROM: Readonly<Record<string, string>> = { front: 'the front', side: 'the side', back: 'behind' }

/** Rulings that read better than “this from that to that”. */
const OWN: Readonly<Record<string, (e: Ruled) => string>> = {
  harm: (e) => `${who(e)} takes ${String(e.to)} from outside`,
  holds: (e) => `nothing holds ${who(e)} any longer`,
  fall: (e) => `${who(e)} falls`,
  air: (e) => `${who(e)} ${AIR[String(e.to)] ?? ''}`,
  'comes from': (e) => `${who(e)} comes from ${FROM[String(e.to)] ?? ''}`,
  hazard: (e) =>
    e.to === 'none' ? `nothing burns or eats at ${who(e)} any longer` : `${words(e.to)} takes hold of ${who(e)}`,
}

/** A changed number or word, as a ruling tells it. */
function ruled(e: Ruled): string {
  const own = OWN[e.what]
  if (own !== undefined) return `Ruling: ${own(e)}.`
  return e.who === 'gm' && e.what === 'initiative' ? 'Ruling: a new initiative.' : ruledInWords(e)
}

/** The Games Master's word. */
export const RULINGS: Tellings<GmEvent> = {
  ruled,
  favoured: (e) => `Ruling: ${signed(e.value)}% for ${who(e)}, ${e.because}.`,
  ruledEnd: endInWords,
}
