import type { LegendEvent } from '../types.ts'
import { metres, name, signed, type Telling, type Tellings, who, whose, words } from './words.ts'

const NUMBERS: Readonly<Record<string, string>> = {
  actions: 'Combat Actions',
  magicPoints: 'Magic Points',
  heroPoints: 'Hero Points',
  generalHitPoints: 'Hit Points',
}
const CIRCUMSTANCES: Readonly<Record<string, string>> = {
  surprised: 'surprised',
  blind: 'blind',
  confined: 'confined',
  cornered: 'cornered',
  higher: 'on higher ground',
  formation: 'in formation',
  chariot: 'in a chariot',
  stumbling: 'stumbling',
  running: 'running',
}
const AIR: Readonly<Record<string, string>> = {
  prepared: 'is cut off from air, with warning',
  unprepared: 'is cut off from air, without warning',
  restored: 'has air again',
}
const FROM: Readonly<Record<string, string>> = { front: 'the front', side: 'the side', back: 'behind' }

/** Rulings that read better than “this from that to that”. */
const OWN: Readonly<Record<string, Telling>> = {
  joins: (e) => `${who(e)} joins the ${String(e.to)}`,
  leaves: (e) => `${who(e)} leaves the fight`,
  harm: (e) => `${who(e)} takes ${String(e.to)} from outside`,
  holds: (e) => `nothing holds ${who(e)} any longer`,
  fall: (e) => `${who(e)} falls`,
  air: (e) => `${who(e)} ${AIR[String(e.to)] ?? ''}`,
  comesFrom: (e) => `${who(e)} comes from ${FROM[String(e.to)] ?? ''}`,
  hazard: (e) =>
    e.to === 'none' ? `nothing burns or eats at ${who(e)} any longer` : `${words(e.to)} takes hold of ${who(e)}`,
}

/** A changed number or word, as a ruling tells it. */
function ruled(e: LegendEvent): string {
  const what = String(e.what ?? '')
  const own = OWN[what]
  if (own !== undefined) return `Ruling: ${own(e)}.`
  const circumstance = CIRCUMSTANCES[what]
  if (circumstance !== undefined) return `Ruling: ${who(e)} is ${e.to === 'true' ? '' : 'no longer '}${circumstance}.`
  if (what.startsWith('distance to '))
    return `Ruling: ${who(e)} is ${metres(e.to)} from ${name(what.slice('distance to '.length))}.`
  const label = NUMBERS[what] ?? words(what)
  const change = `from ${String(e.from ?? '')} to ${String(e.to ?? '')}`
  if (e.who === 'gm') return what === 'initiative' ? 'Ruling: a new initiative.' : `Ruling: ${words(what)} ${change}.`
  return `Ruling: ${whose(e.who)} ${label} ${change}.`
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
