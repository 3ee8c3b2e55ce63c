import type { MishapEvent } from '../events.ts'
import { at, count, lower, type Tellings, who, whose } from './words.ts'

/** Fumbles and what comes of them. */
export const MISHAPS: Tellings<MishapEvent> = {
  fumbled: (e) => `${who(e)} has fumbled.`,
  fumble: (e) => `${who(e)} fumbles${e.roll === undefined ? '' : `, ${e.roll}`}: ${e.result}.`,
  forfeits: (e) => `${who(e)} loses the next ${count(e.actions, 'Combat Action')}.`,
  astray: (e) =>
    e.who === e.at
      ? `The blow goes astray and strikes ${who(e)} himself for ${e.damage}, ${e.through} of it past armour.`
      : `${whose(e.who)} blow goes astray and strikes ${at(e)} for ${e.damage}, ${e.through} of it past armour.`,
  armourLost: (e) => `The armour falls off ${whose(e.who)} ${e.location}.`,
  numb: (e) => `${whose(e.who)} ${e.location} goes numb.`,
  limbHurt: (e) => `${who(e)} hurts the own ${e.location} for ${e.damage}.`,
  weaponLost: (e) => `${whose(e.who)} ${lower(e.item)} is ${e.how === 'broken' ? 'broken' : 'lost'}.`,
  burned: (e) => `Fire burns ${whose(e.who)} ${e.location} for ${e.damage}.`,
  corroded: (e) => `Acid eats at ${whose(e.who)} ${e.location}: ${e.eaten} of armour, ${e.damage} of flesh.`,
}
