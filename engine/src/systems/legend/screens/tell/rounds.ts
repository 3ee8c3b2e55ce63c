import { endInWords, favouredInWords, type GmEvent, type Ruled, ruledInWords } from '../../../../mechanisms/gm/index.ts'
import { modifierAt } from '../../exchange/damage.ts'
import { writtenModifier } from '../../state/derive.ts'
import type { ChargeEvent, RoundEvent } from '../../state/events.ts'
import type { EventOf } from '../../state/types.ts'
import { phraseOf } from './phrases.ts'
import {
  against,
  at,
  count,
  listed,
  metres,
  name,
  skillOf,
  type Tellings,
  tested,
  the,
  titled,
  who,
  whose,
  words,
} from './words.ts'

function initiative(e: EventOf<'initiative'>): string {
  const surprised = Array.isArray(e.rule) && e.rule.includes('LEG-SUR-02') ? ', −10 for surprise' : ''
  const armour = e.penalty === 0 ? '' : `, −${e.penalty} for armour`
  if (e.strikeRank === undefined) return `${who(e)} rolls for initiative: ${e.total} in all.`
  return `${who(e)} rolls ${e.roll} for initiative: Strike Rank ${e.strikeRank}${armour}${surprised}, ${e.total} in all.`
}

const answered = (e: EventOf<'leapt'>): string =>
  e.answer === 'none'
    ? ''
    : `, and ${at(e)} ${e.answer === 'evade' ? 'tries to evade' : `answers with the ${e.answer.replace(/-/g, ' ')}`}`

function moved(e: EventOf<'moved'>): string {
  const [how, whom] = e.to.split(' ')
  const gone = metres(e.far)
  if (how === 'towards' && e.far === 0) return `${who(e)} finds no way nearer to ${name(whom)}.`
  if (how === 'towards') return `${who(e)} moves ${gone} towards ${name(whom)}.`
  if (how === 'away') return `${who(e)} moves ${gone} away from ${name(whom)}.`
  if (how === 'stay') return `${who(e)} stays put.`
  return how === 'cell' ? `${who(e)} moves ${gone} to ${whom}.` : `${who(e)} moves ${gone}.`
}

const READIED = {
  draw: 'draws',
  sheathe: 'puts away',
  reload: 'loads',
  retrieve: 'picks up',
  ready: 'readies',
} as const

const ANSWERS = {
  stand: 'stands firm',
  evade: 'dives aside',
  set: 'sets the weapon against the charge',
} as const

/** Charges and what meets them. */
export const CHARGES: Tellings<ChargeEvent> = {
  braced: (e) => `${who(e)} braces ${the(e.item)}.`,
  charges: (e) => `${who(e)} charges home at ${at(e)} with ${the(e.weapon)}.`,
  receives: (e) => `${who(e)} ${ANSWERS[e.answer]}.`,
  reachDecides: (e) => `${who(e)} is the first to strike.`,
  letPass: (e) => (e.lets ? `${who(e)} lets ${at(e)} go by.` : `${who(e)} does not let ${at(e)} go by.`),
  setWeapon: (e) => `${whose(e.at)} own weight will drive ${whose(e.who)} blow.`,
  momentum: (e) => `The charge gives ${who(e)} a Damage Modifier of ${writtenModifier(modifierAt(e.step))}.`,
  forfeitsRest: (e) =>
    e.actions > 0
      ? `${who(e)} has arrived and forfeits ${count(e.actions, 'Combat Action')}.`
      : `${who(e)} has arrived.`,
  charged: (e) => (e.clear ? `${who(e)} is clear of the charge.` : `The charge catches ${who(e)} with no defence.`),
  chargeStopped: (e) => `${whose(e.who)} charge is brought to a stand before ${at(e)}.`,
  engaged: (e) => (e.met ? `${who(e)} is now hand to hand with ${at(e)}.` : `${who(e)} comes to a stop over ${at(e)}.`),
  passed: (e) => `${who(e)} goes on past ${at(e)}, ${metres(e.metres)}.`,
}

/** Rounds, initiative, and what Combat Actions are spent on beside blows. */
export const ROUNDS: Tellings<RoundEvent> = {
  round: (e) => `Round ${e.round}.`,
  initiative,
  newInitiative: () => 'A new initiative is called for.',
  recovered: (e) => `${who(e)} has recovered from the surprise: initiative ${e.total}.`,
  actions: (e) =>
    `${who(e)} has ${count(e.actions, 'Combat Action')}${e.bonus ? ', one of them for shield or second weapon' : ''}.`,
  bonusLost: (e) => `${who(e)} loses the Combat Action of the second weapon.`,
  perceived: (e) => `${who(e)} tests Perception: ${tested(e.level)}.`,
  surprised: (e) => `${who(e)} is taken by surprise${e.state === 'groggy' ? ', barely awake' : ''}.`,
  moved,
  standoff: (e) => `Nobody has been able to get at anybody for ${count(e.rounds, 'round')}, and they leave it at that.`,
  ranUp: (e) =>
    e.metres === 0
      ? `${who(e)} comes no nearer to ${at(e)} yet.`
      : `${who(e)} moves ${metres(e.metres)} ${e.short ? 'towards' : 'to'} ${at(e)}.`,
  jumped: (e) => `${who(e)} jumps ${metres(e.metres)}: ${tested(e.level)}.`,
  stance: (e) => (e.stance === 'prone' ? `${who(e)} drops to the ground.` : `${who(e)} gets up.`),
  alert: (e) => `${who(e)} is over the surprise and can defend.`,
  guardLost: (e) => `${who(e)} did not need the ${e.guard} and loses it.`,
  actsAtLast: (e) => `${who(e)} has waited long enough and acts on ${e.initiative}.`,
  waitedInVain: (e) => `${who(e)} has waited in vain.`,
  together: (e) => `${listed(e.actors)} act at the same moment.`,
  overtaken: (e) => `${who(e)} is overtaken by events and can no longer ${phraseOf(e.action)}.`,
  invoked: (e) =>
    `${who(e)} calls on ${titled(e.ability)}${e.left === undefined ? '' : `; ${count(e.left, 'Magic Point')} left`}.`,
  nothing: (e) => `${who(e)} does nothing.`,
  delays: (e) => `${who(e)} waits for the right moment.`,
  onGuard: (e) => `${who(e)} stands ready to ${e.guard}.`,
  door: (e) => `${who(e)} ${e.to === 'open' ? 'opens' : 'shuts'} ${the(e.door)} at ${e.cell}.`,
  readied: (e) => `${who(e)} ${READIED[e.way]} ${the(e.item)}.`,
  forfeited: (e) =>
    `${who(e)} forfeits this Combat Action${e.left > 0 ? `, and ${count(e.left, 'more', 'more')}` : ''}.`,
  fullRound: (e) =>
    `${who(e)} begins to ${e.kind}${e.pledged === 0 ? '' : `: ${count(e.pledged, 'Combat Action')} must go on moving`}.`,
  brokeOff: (e) => `${who(e)} breaks off the run.`,
  mounted: (e) => `${who(e)} mounts ${at(e)}.`,
  dismounted: (e) => `${who(e)} ${e.able ? 'is off' : 'slides off'} ${whose(e.at)} back.`,
  keptSeat: (e) => (e.kept ? `${who(e)} keeps the saddle.` : `${who(e)} is thrown.`),
  steadied: (e) =>
    e.steady
      ? `${who(e)} sits firm: the mount’s SIZ counts${e.siz === undefined ? '' : `, ${e.siz} together`}.`
      : `${who(e)} does not sit firm.`,
  outmanoeuvring: (e) => `${who(e)} tries to outmanoeuvre ${listed(e.foes)}.`,
  outmanoeuvred: (e) =>
    e.foes.length === 0
      ? `${who(e)} outmanoeuvres nobody.`
      : `${who(e)} outmanoeuvres ${listed(e.foes)}, who cannot attack ${who(e)} this round.`,
  manoeuvredAgainst: (e) => `${who(e)} ${e.won ? 'keeps up with' : 'is left standing by'} ${at(e)}.`,
  ranFrom: (e) => `${who(e)} runs from them all, ${metres(e.metres)}.`,
  faces: (e) => `${who(e)} leaves ${at(e)} the only way through.`,
  manoeuvring: (e) =>
    `Keeping clear of ${at(e)} is hard work, ${e.lasts ? 'but' : 'and'} ${whose(e.who)} wind ${e.lasts ? 'holds' : 'fails'}.`,
  leapt: (e) =>
    `${who(e)} leaps at ${at(e)} with Athletics${e.roll === undefined ? skillOf(e) : `, ${against(e)}`}${answered(e)}: ${e.wins ? 'the weight tells' : 'the leap is in vain'}.`,
  fourFooted: (e) => `${who(e)} stands on four feet: ${e.skill}%.`,
  borneDown: (e) => `${who(e)} is borne to the ground and cannot rise for ${count(e.actions, 'Combat Action')}.`,
  inside: (e) => `${who(e)} gets inside ${whose(e.at)} reach.`,
  outside: (e) => `${who(e)} opens the distance to ${at(e)} again.`,
  brokeAway: (e) => `${who(e)} breaks away from ${at(e)}, ${metres(e.metres)}.`,
  struckWhileMoving: (e) => `${who(e)} strikes as ${at(e)} moves.`,
  distance: (e) => (e.won ? `${who(e)} wins the distance from ${at(e)}.` : `${at(e)} keeps the distance.`),
  closing: (e) => `${who(e)} tries to close with ${at(e)}.`,
  disengaging: (e) => `${who(e)} tries to break away from ${at(e)}.`,
  disengaged: (e) => `${who(e)} steps out of ${whose(e.at)} reach, ${metres(e.metres)}.`,
}

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
  favoured: (e) => favouredInWords(e, '%', () => who(e)),
  ruledEnd: endInWords,
}
