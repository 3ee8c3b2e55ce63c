import type { ExchangeEvent } from '../../state/events.ts'
import type { EventOf } from '../../state/types.ts'
import {
  against,
  at,
  attacked,
  blow,
  count,
  name,
  percentile,
  resisted,
  signed,
  type Tellings,
  tested,
  the,
  titled,
  who,
  whose,
} from './words.ts'

/** The modifiers of a skill, each with its reason. */
function modifiers({ modifiers: list = [] }: EventOf<'skill'>): string {
  const named = list.filter(({ value }) => value !== 0)
  return named.map(({ value, because }) => `${signed(value)} ${because}`).join(', ')
}

const ROLLED: readonly string[] = ['attack', 'parry', 'evade']

function skill(e: EventOf<'skill'>): string {
  const why = modifiers(e)
  const what = ROLLED.includes(e.what) ? e.what : `answer to ${resisted(e.what)}`
  return `${whose(e.who)} ${what} stands at ${e.skill}%${why === '' ? '' : ` (${why})`}.`
}

/** What is meant to meet the blow: a mount's rider may meet it for the mount. */
function defence(e: EventOf<'defence'>): string {
  if (e.defence === 'evade') return `${who(e)} makes ready to dive clear of ${at(e)}.`
  if (e.defence === 'rider ride') return `${whose(e.who)} rider means to ride clear of it.`
  const riders = /^rider (.*)$/.exec(e.defence)?.[1]
  if (riders !== undefined) return `${whose(e.who)} rider means to parry with ${the(riders.replaceAll('-', ' '))}.`
  return `${who(e)} means to parry with ${the(e.weapon ?? e.defence)}.`
}

const RESULT = { wins: 'wins', loses: 'loses', stalemate: 'and neither succeeds' } as const

function opposed({ who: id, of, roll, skill: own, against: other, result }: EventOf<'opposed'>): string {
  const test = of === undefined ? 'Opposed test' : `Opposed test (${of})`
  const skilled = own === undefined ? '' : `${own}%`
  const mine =
    roll === undefined ? skilled || 'a throw' : `${percentile(roll)}${skilled === '' ? '' : ` on ${skilled}`}`
  const theirs = other === undefined ? 'the roll on the table' : percentile(other)
  const end = RESULT[result]
  return result === 'stalemate'
    ? `${test}: ${mine} against ${theirs}, ${end}.`
    : `${test}: ${mine} against ${theirs}, ${name(id)} ${end}.`
}

const onHelpless = ({ rule }: EventOf<'attack'>): boolean => Array.isArray(rule) && rule.includes('LEG-CM-Helpless')

/** A plain test is told by what comes of it; its roll stands in the long form. */
const untold = (): string => ''

/** Attack, defence, levels of success, damage, location. */
export const EXCHANGE: Tellings<ExchangeEvent> = {
  attack: (e) =>
    `${blow(e)}: ${against(e)}, ${attacked(e.level)}${onHelpless(e) ? ', since nobody misses the helpless' : ''}.`,
  defence,
  parry: (e) =>
    `${who(e)} parries${e.weapon === '' || e.weapon === undefined ? '' : ` with ${the(e.weapon)}`}: ${against(e)}, ${tested(e.level)}.`,
  evade: (e) => `${who(e)} evades: ${against(e)}, ${tested(e.level)}.`,
  parrySaved: (e) => `${who(e)} need not parry and saves the Combat Action.`,
  undefended: (e) => `${who(e)} does nothing against it, which counts as a failure.`,
  bothFailed: (e) => `Neither ${name(e.who)} nor ${at(e)} succeeds; nothing comes of it.`,
  skill,
  tested: untold,
  diced: untold,
  opposed,
  over100: (e) =>
    e.at === undefined
      ? `Skill over 100% takes ${Math.abs(e.value)}% off ${name(e.who)}.`
      : `Skill over 100% takes ${Math.abs(e.value)}% off both ${name(e.who)} and ${at(e)}.`,
  levels: (e) => `${who(e)} gains ${count(e.levels, 'level')} of success.`,
  manoeuvre: (e) => `${who(e)} chooses ${titled(e.manoeuvre)}.`,
  location: (e) =>
    e.roll === undefined
      ? `The blow goes to the ${e.location}.`
      : `Hit location ${e.plus === undefined ? String(e.roll) : `${e.roll} + ${e.plus} = ${e.roll + e.plus}`}: the ${e.location}.`,
  damage: (e) => `${whose(e.who)} damage is ${e.rolled}${e.spared ? ', none of it meant for the body' : ''}.`,
  damageRolled: (e) => `${whose(e.who)} damage would be ${e.rolled}.`,
  worst: (e) => `${who(e)} tumbles right into it: the damage is the most there is, ${e.damage}.`,
  parried: (e) => (e.stopped === 0 ? `The parry stops nothing.` : `The parry stops ${e.stopped}.`),
  armour: (e) => `${whose(e.who)} armour stops ${e.stopped}.`,
  bypassed: (e) =>
    e.armour === 0
      ? `The blow finds its way; there was no armour to get past.`
      : `The blow slips past ${e.armour} points of ${e.kind === 'natural' ? 'hide' : 'armour'}.`,
  evaded: (e) => (e.clear ? `${who(e)} gets clear.` : `${who(e)} does not get clear.`),
  offBalance: (e) => `${who(e)} is off balance and cannot attack on the next Strike Rank.`,
  failed: (e) => `${whose(e.who)} ${titled(e.what)} comes to ${against(e)}, ${tested(e.level)}.`,
  pulled: (e) => `${who(e)} pulls the blow: ${e.damage} becomes ${e.left}.`,
  hauled: (e) =>
    `${who(e)} hauls at the weapon in ${name(e.at)} with Brawn, ${against(e)}${e.free ? ', and it comes free' : ', but it stays'}.`,
  heroPoint: (e) =>
    `${who(e)} spends a Hero Point on a ${e.for}${e.left === undefined ? '' : `; ${e.left === 0 ? 'none is' : count(e.left, 'is', 'are')} left`}.`,
  foreseen: (e) =>
    `${who(e)} has seen that ${String(e.tactic)
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()} before${e.bonus === undefined ? '' : `: +${e.bonus}% next time against ${at(e)}`}.`,
}
