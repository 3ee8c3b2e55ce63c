import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { resistBonus } from '../body/resistance.ts'
import { proficient, skillCheck } from '../body/target-numbers.ts'
import { target as targetNumber } from '../state/dice.ts'
import {
  armed,
  inHand,
  isNatural,
  isUnarmed,
  knows,
  locked,
  mayReact,
  type Person,
  type Scene,
  type Thing,
  tagged,
  trained,
} from '../state/fighters.ts'
import { cites, counts, type Listener } from '../state/note.ts'
import type { Attack, Ctx, State, Tally } from '../state/types.ts'
import { type Blow, isRanged, outreached } from './modifiers.ts'

/** One way to defend. `special` ones are reactions (REN-REACT-03). */
export interface Defence extends Option {
  readonly by: 'fray' | 'parry' | 'unarmed' | 'movement' | 'catch' | 'disarm' | 'trip' | 'denial'
  readonly item: Thing | null
  readonly special: boolean
}
const way = (by: Defence['by'], item: Thing | null, special: boolean): Defence => ({
  key: item === null ? by : `${by} ${item.key}`,
  by,
  item,
  special,
})
const FRAY = way('fray', null, false)
const MOVEMENT = way('movement', null, false)
const DENIAL = way('denial', null, true)

/** Why he cannot defend at all. */
export function helpless(f: Person): string | undefined {
  if (f.condition !== 'up') return 'cannot act'
  return f.unaware ? 'is not aware of it' : undefined
}

/** Weapons of his that can parry: in hand or of his body, not locked with another. */
const parries = (s: Scene, f: Person, item: Thing): boolean =>
  (inHand(item) || (isNatural(item) && trained(f, 'unarmed combat'))) &&
  !locked(s, item) &&
  item.weapon.modes.some(({ kind }) => kind === 'melee')

/** The ordinary ways (REN-SKILL-03 to -06): Fray, and against melee a parry or bare hands. */
function ordinary(s: Scene, x: Blow): Defence[] {
  const { target: f } = x
  const ways = [FRAY]
  if (f.evading) ways.push(MOVEMENT)
  if (isRanged(x)) return ways
  const free = !s.options.parryIsReaction || mayReact(s, f)
  for (const item of f.items) {
    if (parries(s, f, item) && free) ways.push(way('parry', item, s.options.parryIsReaction))
    else if (isUnarmed(item) && trained(f, 'unarmed combat')) ways.push(way('unarmed', item, false))
  }
  return ways
}

/** The special ways: catching, a maneuver in place of defence (ruling REN-A76), a power. Each is a reaction. */
function specials(s: Scene, x: Blow): Defence[] {
  const { target: f, item: weapon } = x
  if (!mayReact(s, f)) return []
  const ways: Defence[] = []
  for (const item of isRanged(x) ? [] : f.items) {
    if (!inHand(item) || locked(s, item) || !item.weapon.modes.some(({ kind }) => kind === 'melee')) continue
    if (tagged(item, 'Catch') && inHand(weapon)) ways.push(way('catch', item, true))
    if (s.options.specialDefence === 'off' || item.shield !== null) continue
    if (inHand(weapon)) ways.push(way('disarm', item, true))
    if (x.by.stance !== 'prone') ways.push(way('trip', item, true))
  }
  if (knows(f, 'denial')) ways.push(DENIAL)
  return ways
}

/** What he chooses from: the best of the ordinary ways, bare hands where they would counter, and the special ones. */
export function waysToDefend(s: Scene, x: Blow): Defence[] {
  const plain = ordinary(s, x)
  let best = FRAY
  for (const each of plain) {
    if (each.special) continue
    if (defenceNumber(s, x, each) > defenceNumber(s, x, best)) best = each
  }
  const ways = [best]
  for (const each of plain) {
    if (each === best) continue
    if (each.special || (each.by === 'unarmed' && x.target.counter !== 'none')) ways.push(each)
  }
  return [...ways, ...specials(s, x)]
}

/** How he defends; asked where there is more than one way that is not simply worse. That he has a power is his to know. */
export function chosenDefence(ctx: Ctx, s: State, x: Attack): Defence {
  const options = waysToDefend(s, x)
  const usual = options[0]?.key
  return asked(ctx, {
    who: x.target.id,
    about: { ask: 'defend', from: x.by.id, weapon: x.item.weapon.name },
    options,
    usual,
    hidden: options.every(({ by, special }, i) => i === 0 || by === 'denial' || !special),
  })
}

/** Fray against what is hard to dodge is halved after everything else (REN-TAG-HardToDodge). */
export const isHalved = (x: Blow, by: Defence): boolean => by.by === 'fray' && x.tags.includes('Hard to Dodge')

export const defenceNumber = (s: Scene, x: Blow, by: Defence): number =>
  targetNumber(defenceCheck(undefined, s, x, by), s.options.modifierFloor, isHalved(x, by))

/** The target number of a defence. */
export function defenceCheck(ctx: Listener, s: Scene, x: Blow, by: Defence): Tally {
  const t = basis(ctx, s, x, by)
  const { target: f, tags } = x
  if (f.fullDefence) counts(t, 20, 'full defence', 'REN-FULLDEF-01')
  // Ruling REN-A78: several feints do not add up.
  if (f.feints.length > 0) counts(t, -20, 'fell for a feint', 'REN-MAN-Feint')
  if (tags.includes('Bypass')) counts(t, -20, 'goes past guards', 'REN-TAG-Bypass')
  if (tags.includes('Touch-Only')) counts(t, -20, 'a touch is enough', 'REN-TOUCH-01')
  if (tags.includes('Indicate-Only')) counts(t, -20, 'a gesture is enough', 'REN-INDICATE-01')
  if (f.items.some((item) => inHand(item) && tagged(item, 'Vulnerable')))
    counts(t, -10, 'a vulnerable weapon', 'REN-TAG-Vulnerable')
  if (x.by.kicked) counts(t, -10, 'from an unexpected side', 'REN-MOVE-05')
  if (f.stance === 'prone' && s.options.proneDefencePenalty > 0)
    counts(t, -s.options.proneDefencePenalty, 'lying down', 'REN-A31')
  if (f.facts.powers.includes('centered defence') && f.effects.some(({ kind }) => kind === 'center')) {
    counts(t, 10, 'centred', 'REN-POWER-CenteredDefence')
  }
  resistBonus(t, f, tags)
  if (isHalved(x, by)) cites(t, 'hard to dodge: halved', 'REN-TAG-HardToDodge')
  return t
}

function basis(ctx: Listener, s: Scene, x: Blow, { by, item }: Defence): Tally {
  const { target: f } = x
  if (by === 'movement') {
    const t = skillCheck(ctx, s, f, f.mount === null ? 'athletics' : 'ride', { defending: true })
    cites(t, 'moving evasively', 'REN-SKILL-06')
    return t
  }
  if (item === null) {
    const t = skillCheck(ctx, s, f, 'fray', { defending: true })
    cites(t, 'fray', 'REN-SKILL-03')
    if (!trained(f, 'unarmed combat') && !armed(f)) cites(t, 'not trained to fight with bare hands', 'REN-UNARM-03')
    return t
  }
  // A parrying shield wants no proficiency (REN-ARMOUR-Parry).
  const free = item.shield?.parries === true && !proficient(f, item.weapon.proficiency)
  const needs = free ? undefined : item.weapon.proficiency
  const t = skillCheck(ctx, s, f, item.weapon.skill, { needs, defending: true, special: item.weapon.proficiency })
  if (free) cites(t, item.weapon.name, 'REN-ARMOUR-Parry')
  cites(t, item.weapon.name, by === 'unarmed' ? 'REN-SKILL-05' : 'REN-SKILL-04')
  const foe = armed(x.by) && !isUnarmed(x.item)
  if (isUnarmed(item) && foe) counts(t, -20, 'bare hands against arms', 'REN-UNARM-04')
  if (isNatural(item) && foe) counts(t, -10, 'claws against arms', 'REN-NAT-04')
  if (tagged(item, 'Defensive')) counts(t, 10, 'defensive', 'REN-TAG-Defensive')
  if (tagged(item, 'Small') && outreached(x.by)) counts(t, -10, 'outreached', 'REN-TAG-Small')
  if (by === 'catch') {
    if (item.weapon.suited.includes('Catch')) cites(t, 'well suited for catching', 'REN-TAG-WellSuited')
    else counts(t, -10, 'catching', 'REN-CATCH-02')
  }
  if (by === 'disarm' || by === 'trip') counts(t, -10, `${by} in place of defence`, 'REN-REACT-03')
  return t
}
