import type { Modifier } from '../../../kernel/types.ts'
import type { LegendEvent } from '../types.ts'
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
function modifiers({ modifiers: list }: LegendEvent): string {
  if (!Array.isArray(list)) return ''
  const named = (list as readonly Modifier[]).filter(({ value }) => value !== 0)
  return named.map(({ value, because }) => `${signed(value)} ${because}`).join(', ')
}

const ROLLED: readonly string[] = ['attack', 'parry', 'evade']

function skill(e: LegendEvent): string {
  const why = modifiers(e)
  const what = ROLLED.includes(String(e.what)) ? String(e.what) : `answer to ${resisted(e.what)}`
  return `${whose(e.who)} ${what} stands at ${String(e.skill)}%${why === '' ? '' : ` (${why})`}.`
}

/** What is meant to meet the blow: a mount's rider may meet it for the mount. */
function defence(e: LegendEvent): string {
  if (e.defence === 'evade') return `${who(e)} makes ready to dive clear of ${at(e)}.`
  if (e.defence === 'rider ride') return `${whose(e.who)} rider means to ride clear of it.`
  const riders = /^rider (.*)$/.exec(String(e.defence))?.[1]
  if (riders !== undefined) return `${whose(e.who)} rider means to parry with ${the(riders.replaceAll('-', ' '))}.`
  return `${who(e)} means to parry with ${the(e.weapon ?? e.defence)}.`
}

const RESULT = { wins: 'wins', loses: 'loses', stalemate: 'and neither succeeds' } as const

function opposed({ who: id, roll, skill: own, against: other, result }: LegendEvent): string {
  const skilled = own === undefined ? '' : `${String(own)}%`
  const mine =
    roll === undefined ? skilled || 'a throw' : `${percentile(roll)}${skilled === '' ? '' : ` on ${skilled}`}`
  const theirs = other === undefined ? 'the roll on the table' : percentile(other)
  const end = RESULT[result as keyof typeof RESULT] ?? String(result)
  return result === 'stalemate'
    ? `Opposed test: ${mine} against ${theirs}, ${end}.`
    : `Opposed test: ${mine} against ${theirs}, ${name(id)} ${end}.`
}

const onHelpless = ({ rule }: LegendEvent): boolean => Array.isArray(rule) && rule.includes('LEG-CM-Helpless')

/** A plain test is told by what comes of it; its roll stands in the long form. */
const untold = (): string => ''

/** Attack, defence, levels of success, damage, location. */
export const EXCHANGE: Tellings = {
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
  opposed,
  over100: (e) =>
    e.at === undefined
      ? `Skill over 100% takes ${Math.abs(Number(e.value))}% off ${name(e.who)}.`
      : `Skill over 100% takes ${Math.abs(Number(e.value))}% off both ${name(e.who)} and ${at(e)}.`,
  levels: (e) => `${who(e)} gains ${count(e.levels, 'level')} of success.`,
  manoeuvre: (e) => `${who(e)} chooses ${titled(e.manoeuvre)}.`,
  location: (e) =>
    e.roll === undefined
      ? `The blow goes to the ${String(e.location)}.`
      : `Hit location ${e.plus === undefined ? String(e.roll) : `${String(e.roll)} + ${String(e.plus)} = ${Number(e.roll) + Number(e.plus)}`}: the ${String(e.location)}.`,
  damage: (e) =>
    `${whose(e.who)} damage is ${String(e.rolled)}${e.spared === true ? ', none of it meant for the body' : ''}.`,
  damageRolled: (e) => `${whose(e.who)} damage dice show ${String(e.rolled)}.`,
  worst: (e) => `${who(e)} tumbles right into it: the damage is the most there is, ${String(e.damage)}.`,
  parried: (e) => (Number(e.stopped) === 0 ? `The parry stops nothing.` : `The parry stops ${String(e.stopped)}.`),
  armour: (e) => `${whose(e.who)} armour stops ${String(e.stopped)}.`,
  bypassed: (e) =>
    Number(e.armour) === 0
      ? `The blow finds its way; there was no armour to get past.`
      : `The blow slips past ${String(e.armour)} points of ${e.kind === 'natural' ? 'hide' : 'armour'}.`,
  evaded: (e) => (e.clear === true ? `${who(e)} gets clear.` : `${who(e)} does not get clear.`),
  offBalance: (e) => `${who(e)} is off balance and cannot attack on the next Strike Rank.`,
  failed: (e) => `${whose(e.who)} ${titled(e.what)} comes to ${against(e)}, ${tested(e.level)}.`,
  pulled: (e) => `${who(e)} pulls the blow: ${String(e.damage)} becomes ${String(e.left)}.`,
  hauled: (e) =>
    `${who(e)} hauls at the weapon in ${name(e.at)} with Brawn, ${against(e)}${e.free === true ? ', and it comes free' : ', but it stays'}.`,
  heroPoint: (e) =>
    `${who(e)} spends a Hero Point on a ${String(e.for)}${e.left === undefined ? '' : `; ${Number(e.left) === 0 ? 'none is' : count(e.left, 'is', 'are')} left`}.`,
  foreseen: (e) =>
    `${who(e)} has seen that ${String(e.tactic)
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()} before: +${String(e.bonus)}% next time against ${at(e)}.`,
}
