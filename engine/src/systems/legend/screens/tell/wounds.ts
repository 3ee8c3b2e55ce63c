import type { MishapEvent, WoundEvent } from '../../state/events.ts'
import type { EventOf } from '../../state/types.ts'
import {
  against,
  at,
  count,
  leftOf,
  lower,
  metres,
  missile,
  skillOf,
  type Tellings,
  tested,
  who,
  whose,
} from './words.ts'

const MINUTES = (n = 0): string => (n > 0 ? ` for ${count(n, 'minute')}` : '')

function wounded(e: EventOf<'wounded'>): string {
  const lost = count(e.damage, 'point')
  if (e.location === undefined) return `${who(e)} loses ${lost}${leftOf(e)}.`
  const kind = e.level === 'minor' ? 'a minor wound' : e.level === 'serious' ? 'a Serious Wound' : 'a Major Wound'
  return `${who(e)} loses ${lost} in the ${e.location}${leftOf(e)}: ${kind}.`
}

/** What becomes of a fighter: wounds, consciousness, blood, breath, fatigue, First Aid. */
export const WOUNDS: Tellings<WoundEvent> = {
  wounded,
  glanced: (e) =>
    `It was only a glancing blow${e.left === undefined ? '' : `: the ${e.location} stands at ${e.left}`}.`,
  shaken: (e) => `Pain keeps ${who(e)} from attacking for ${count(e.actions, 'Combat Action')}.`,
  maimed: (e) =>
    e.vital
      ? `It is past all bearing: untreated, ${who(e)} dies${e.untreated === undefined ? '' : ` within ${count(e.untreated, 'round')}`}.`
      : `The limb is ruined and ${who(e)} is out of the fight; untreated it kills${e.untreated === undefined ? '' : ` within ${count(Math.round(e.untreated / 12), 'minute')}`}.`,
  endured: (e) =>
    e.rule?.includes('LEG-HER-BattleFury')
      ? `In battle fury ${who(e)} does not feel it.`
      : `${whose(e.who)} Resilience${e.roll === undefined ? skillOf(e, ' of ') : `, ${against(e)},`} ${e.held ? 'holds' : 'gives way'}.`,
  useless: (e) => `${whose(e.who)} ${e.location} is useless.`,
  unconscious: (e) => `${who(e)} falls unconscious${MINUTES(e.minutes)}.`,
  stunned: (e) =>
    e.location === undefined
      ? `${who(e)} is knocked senseless for ${count(e.actions, 'Combat Action')}.`
      : `The blow stuns ${whose(e.who)} ${e.location} for ${count(e.actions, 'Combat Action')}.`,
  incapacitated: (e) => `${who(e)} can fight no more.`,
  died: (e) => `${who(e)} dies.`,
  fled: (e) => `${who(e)} flees.`,
  woke: (e) => `${who(e)} comes to${e.fit ? '' : ', but cannot fight on'}.`,
  felt: (e) => `Feeling returns to ${whose(e.who)} ${e.location}.`,
  atZero: (e) => `At no Hit Points ${who(e)} tests Resilience to stay conscious: ${against(e)}, ${tested(e.level)}.`,
  criticalWound: (e) =>
    e.roll === undefined
      ? `${who(e)} suffers a critical wound.`
      : `${who(e)} suffers a critical wound: ${e.roll}${e.more === 0 ? '' : ` ${e.more < 0 ? '−' : '+'} ${Math.abs(e.more)}`} on the table.`,
  dazed: (e) => `${who(e)} is dazed and cannot attack for ${count(e.actions, 'Combat Action')}.`,
  reeling: (e) => `${who(e)} is stunned and forfeits ${count(e.actions, 'Combat Action')}.`,
  bleeds: (e) => `${whose(e.who)} ${e.location} bleeds freely.`,
  lostBlood: (e) => `${who(e)} loses blood: ${count(e.levels, 'level')} of fatigue.`,
  staunched: (e) => `The bleeding of ${whose(e.who)} ${e.location} is staunched.`,
  tired: (e) => `${who(e)} is ${lower(e.level)}.`,
  exerted: (e) => `The strain tests ${whose(e.who)} Athletics: ${tested(e.level)}.`,
  keptAwake: (e) => `${who(e)} fights to stay awake with Persistence${skillOf(e)}: ${tested(e.level)}.`,
  breathHeld: (e) =>
    e.rounds === undefined
      ? `${who(e)} holds breath.`
      : e.rounds > 0
        ? `${who(e)} holds breath for ${count(e.rounds, 'round')}.`
        : `${who(e)} is caught without a breath.`,
  breathes: (e) => `${who(e)} breathes again.`,
  suffocates: (e) => `${who(e)} suffocates: ${tested(e.level)} of Resilience, ${count(e.damage, 'point')} of damage.`,
  plunged: (e) => `${who(e)} falls ${metres(e.metres)}${e.dice === 0 ? ' and is none the worse for it' : ''}.`,
  aidBegun: (e) =>
    `${who(e)} begins First Aid on ${whose(e.at)} ${e.location}${skillOf(e, ' with ')}: ${tested(e.level)}, and ${count(e.rounds, 'round')} of work.`,
  aids: (e) => `${who(e)} goes on tending ${at(e)}; ${count(e.rounds, 'round')} to go.`,
  aidBrokenOff: (e) => `${whose(e.who)} First Aid to ${at(e)} is broken off.`,
  aidBotched: (e) => `${who(e)} makes it worse for ${at(e)}.`,
  aidFailed: (e) => `${whose(e.who)} First Aid does nothing for ${at(e)}.`,
  drawnOut: (e) => `${missile(e.weapon)} is drawn out of ${who(e)} without harm.`,
  stabilised: (e) => `${whose(e.who)} wound is stabilised.`,
  mended: (e) => `${who(e)} regains ${e.healed === undefined ? 'Hit Points' : count(e.healed, 'Hit Point')}.`,
  lastAct: (e) =>
    `${who(e)}, strength all but gone, acts once more: ${String(e.act)
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()}.`,
}

/** Fumbles and what comes of them. */
export const MISHAPS: Tellings<MishapEvent> = {
  fumbled: (e) => `${who(e)} has fumbled.`,
  fumble: (e) => `${who(e)} fumbles${e.roll === undefined ? '' : `, ${e.roll}`}: ${e.result}.`,
  forfeits: (e) => `${who(e)} loses the next ${count(e.actions, 'Combat Action')}.`,
  astray: (e) =>
    e.who === e.at
      ? `The blow goes astray and strikes ${who(e)} instead for ${e.damage}, ${e.through} of it past armour.`
      : `${whose(e.who)} blow goes astray and strikes ${at(e)} for ${e.damage}, ${e.through} of it past armour.`,
  armourLost: (e) => `The armour falls off ${whose(e.who)} ${e.location}.`,
  numb: (e) => `${whose(e.who)} ${e.location} goes numb.`,
  limbHurt: (e) => `${who(e)} hurts the own ${e.location} for ${e.damage}.`,
  weaponLost: (e) => `${whose(e.who)} ${lower(e.item)} is ${e.how === 'broken' ? 'broken' : 'lost'}.`,
  burned: (e) => `Fire burns ${whose(e.who)} ${e.location} for ${e.damage}.`,
  corroded: (e) => `Acid eats at ${whose(e.who)} ${e.location}: ${e.eaten} of armour, ${e.damage} of flesh.`,
}
