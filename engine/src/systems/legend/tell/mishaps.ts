import { at, count, lower, type Tellings, who, whose } from './words.ts'

/** Fumbles and what comes of them. */
export const MISHAPS: Tellings = {
  fumbled: (e) => `${who(e)} has fumbled.`,
  fumble: (e) => `${who(e)} fumbles${e.roll === undefined ? '' : `, ${String(e.roll)}`}: ${String(e.result)}.`,
  forfeits: (e) => `${who(e)} loses the next ${count(e.actions, 'Combat Action')}.`,
  astray: (e) =>
    e.who === e.at
      ? `The blow goes astray and strikes ${who(e)} himself for ${String(e.damage)}, ${String(e.through)} of it past armour.`
      : `${whose(e.who)} blow goes astray and strikes ${at(e)} for ${String(e.damage)}, ${String(e.through)} of it past armour.`,
  armourLost: (e) => `The armour falls off ${whose(e.who)} ${String(e.location)}.`,
  numb: (e) => `${whose(e.who)} ${String(e.location)} goes numb.`,
  limbHurt: (e) => `${who(e)} hurts the own ${String(e.location)} for ${String(e.damage)}.`,
  weaponLost: (e) => `${whose(e.who)} ${lower(e.item)} is ${e.how === 'broken' ? 'broken' : 'lost'}.`,
  burned: (e) => `Fire burns ${whose(e.who)} ${String(e.location)} for ${String(e.damage)}.`,
  corroded: (e) =>
    `Acid eats at ${whose(e.who)} ${String(e.location)}: ${String(e.eaten)} of armour, ${String(e.damage)} of flesh.`,
}
