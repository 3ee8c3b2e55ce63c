import type { FighterId, Id } from '../../../../kernel/types.ts'
import { listed as listedNames, nameOf, small } from '../../../../mechanisms/telling.ts'

export { counted as count, metres, signed } from '../../../../mechanisms/telling.ts'

import { WEAPONS } from '../../content/tables.ts'
import type { Weapon } from '../../content/types.ts'
import type { LegendEvent } from '../../state/types.ts'

/** How each kind of these events is told. */
export type Tellings<E extends LegendEvent> = { readonly [T in E['type']]: (e: Extract<E, { type: T }>) => string }
type Fact = string | number | boolean | undefined

/** A fighter as the story calls him: `Alaric`, `Illsa Skessa`, but `goblin-2`. */
export function name(id: Fact): string {
  return nameOf(id, 'the Games Master')
}

/** Whose something is: `Alaric’s`. */
export const whose = (id: Fact): string => `${name(id)}’s`

/** The one who acts, and the one he acts on. */
export const who = (e: { readonly who: Id }): string => name(e.who)
export const at = (e: { readonly at?: FighterId | undefined }): string => name(e.at)

/** `Short spear` within a sentence: `the short spear`, bare hands without an article. */
export function the(thing: Fact): string {
  const text = lower(thing)
    .replace(/^thrown /, '')
    .replace(/, \d+ m$/, '')
  return text === 'unarmed' ? 'bare hands' : `the ${text}`
}
export const lower = (thing: Fact): string => small(String(thing ?? 'thing'))

/** What percentile dice show, as the book writes it: `06`, `94`, `00`. */
export const percentile = (roll: Fact): string => String(Number(roll) % 100).padStart(2, '0')

type Thrown = { readonly roll?: number | undefined; readonly skill?: number | undefined }
/** A throw against what it had to meet: `94 against 80%`; a throw nobody looked at in full only names the skill, and a stranger’s skill is not named. */
export const against = ({ roll, skill }: Thrown): string => {
  if (skill === undefined) return roll === undefined ? 'thrown' : percentile(roll)
  return roll === undefined ? `against ${String(skill)}%` : `${percentile(roll)} against ${String(skill)}%`
}

/** A skill where it is known: ` 60%`. */
export const skillOf = ({ skill }: Thrown, before = ' '): string =>
  skill === undefined ? '' : `${before}${String(skill)}%`

/** What is left where it is known: `, 3 left`. */
export const leftOf = ({ left }: { readonly left?: number | undefined }): string =>
  left === undefined ? '' : `, ${String(left)} left`

const ATTACKED = { critical: 'a critical hit', success: 'a hit', failure: 'a miss', fumble: 'a fumble' }
const TESTED = { critical: 'a critical success', success: 'a success', failure: 'a failure', fumble: 'a fumble' }
const isLevel = (level: Fact): level is keyof typeof TESTED => typeof level === 'string' && level in TESTED
export const attacked = (level: Fact): string => (isLevel(level) ? ATTACKED[level] : 'thrown')
export const tested = (level: Fact): string => (isLevel(level) ? TESTED[level] : 'thrown')

/** `chooseLocation` as the book prints it: `Choose Location`. */
export const titled = (key: Fact): string =>
  String(key ?? '')
    .replace(/([A-Z])/g, ' $1')
    .replace(/^./, (first) => first.toUpperCase())

const RESISTED: Readonly<Record<string, string>> = {
  trip: 'Trip Opponent',
  disarm: 'Disarm Opponent',
  blind: 'Blind Opponent',
  bleed: 'Bleed',
  stun: 'Stun Location',
}
/** What somebody tries to resist, by what he rolls for it: a manoeuvre's name where it has one. */
export const resisted = (roll: Fact): string => RESISTED[String(roll)] ?? `the ${String(roll)}`

/** `disarm opponent` within a sentence. */
export const words = (key: Fact): string => titled(key).trim().toLowerCase()

const BY_NAME: Readonly<Record<string, Weapon>> = Object.fromEntries(Object.values(WEAPONS).map((w) => [w.name, w]))
const MISSILES: Readonly<Record<string, string>> = { bow: 'arrow', crossbow: 'bolt', blowgun: 'dart', sling: 'stone' }
/** What flies from a weapon, or the weapon itself: what sticks in a wound. */
export function missile(weapon: Fact): string {
  const found = BY_NAME[String(weapon)]
  return found?.use === 'ranged' && found.load > 0 ? `the ${MISSILES[found.family] ?? 'missile'}` : the(weapon)
}

/** `Alaric, Thrace and goblin-2`. */
export const listed = (ids: readonly FighterId[]): string => listedNames(ids.map(name))

/** How a blow with a weapon is called. */
function verbOf(weapon: Weapon): string {
  if (weapon.use === 'ranged') return weapon.load === 0 ? 'throws' : 'shoots'
  if (weapon.family === 'unarmed') return 'strikes out'
  if (weapon.limb === 'head') return 'bites'
  if (weapon.limb !== undefined) return 'lashes out'
  if (weapon.family === 'shield') return 'punches'
  if (weapon.kinds.includes('cutting'))
    return weapon.size === 'S' && weapon.kinds.includes('thrusting') ? 'stabs' : 'slashes'
  if (weapon.kinds.includes('thrusting')) return 'thrusts'
  return 'swings'
}

/** A blow: `Alaric thrusts at goblin-2 with the short spear`. */
export function blow(e: Extract<LegendEvent, { type: 'attack' }>): string {
  const weapon = BY_NAME[String(e.weapon ?? '')]
  if (weapon === undefined) return `${who(e)} strikes at ${at(e)} with ${the(e.weapon ?? 'weapon')}`
  const verb = verbOf(weapon)
  if (weapon.family === 'unarmed') return `${who(e)} ${verb} at ${at(e)} with bare hands`
  if (verb === 'throws') return `${who(e)} throws ${the(weapon.name)} at ${at(e)}`
  return `${who(e)} ${verb} at ${at(e)} with ${the(weapon.name)}`
}
