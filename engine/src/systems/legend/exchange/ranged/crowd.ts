import { die } from '../../../../dice/chance.ts'
import type { Chance } from '../../../../kernel/types.ts'
import { locationsHidden } from '../../../../mechanisms/body.ts'
import { inContact } from '../../ground/places.ts'
import { hiddenFrom, inTheLine } from '../../ground/sight.ts'
import { active } from '../../state/fighters.ts'
import type { Ctx, Exchange, Fighter, State } from '../../state/types.ts'

/** How much of a target somebody beside him hides without a map, and how much a crowd can, in per cent of the body. */
const ONE_HIDES = 25
const ALL_HIDE = 75

/** Those on their feet beside the target, or on a map in the way of the shot: the crowd shot into (LEG-CRD-01). */
export function crowdAbout(s: State, attacker: Fighter, target: Fighter): Fighter[] {
  const others = s.fighters.filter((f) => f !== attacker && f !== target && active(f) && f.stance === 'standing')
  const strangers = others.filter((f) => !ridesWith(f, target) && !ridesWith(f, attacker))
  const between = inTheLine(s, attacker, target, strangers)
  return strangers.filter((f) => inContact(s, f.id, target.id) || between.includes(f))
}
const ridesWith = (a: Fighter, b: Fighter): boolean => a.mount === b.id || b.mount === a.id

/**
 * The target's locations that the crowd covers (LEG-CRD-01). Ruling LEG-A59: those the scenario names, or what the bodies
 * hide on the map, or without one a quarter for each body beside him, as cover is counted.
 */
export function screenedLocations(
  s: State,
  attacker: Fighter,
  target: Fighter,
  crowd: readonly Fighter[],
): readonly number[] {
  if (target.screened !== undefined) return target.screened
  const percent =
    'bands' in s.where ? Math.min(ALL_HIDE, ONE_HIDES * crowd.length) : hiddenFrom(s, attacker, target, crowd)
  return locationsHidden(target.facts.body, percent)
}

const AMONG: Chance<number>[] = []
const among = (count: number): Chance<number> => (AMONG[count] ??= die('bystander', count))

/** Who of the crowd is struck: the dice say, or the Games Master (LEG-CRD-02). */
function bystander(ctx: Ctx, s: State, crowd: readonly Fighter[], target: Fighter): Fighter | undefined {
  if (crowd.length < 2) return crowd[0]
  if (s.options.crowdVictim === 'random') return crowd[ctx.roll(among(crowd.length), target.id) - 1]
  const options = crowd.map((struck) => ({ key: struck.id, struck }))
  const about = { ask: 'bystander', at: target.id, rule: 'LEG-CRD-02' } as const
  return ctx.choose({ who: 'gm', about, options, usual: options[0]?.key ?? '' }).struck
}

/** A shot that goes on to somebody else, who may defend himself; whether it struck him. */
export type Strays = (ctx: Ctx, s: State, flight: Exchange, victim: Fighter) => boolean

/**
 * A missile about to hit a location the crowd covers strikes one of the crowd instead, who may defend himself; if he evades
 * it goes on to its target (LEG-CRD-02). Ruling LEG-A92: roll and damage stay what they are. Gives the damage that goes on, or
 * undefined when none does.
 */
export function throughCrowd(ctx: Ctx, s: State, x: Exchange, damage: number, strays: Strays): number | undefined {
  const { attacker, defender } = x
  if (x.flight !== undefined) return damage
  const crowd = crowdAbout(s, attacker, defender)
  if (crowd.length === 0 || !screenedLocations(s, attacker, defender, crowd).includes(x.location)) return damage
  const victim = bystander(ctx, s, crowd, defender)
  if (victim === undefined) return damage
  ctx.emit?.({
    type: 'strayed',
    who: attacker.id,
    at: victim.id,
    meant: defender.id,
    rule: ['LEG-CRD-01', 'LEG-CRD-02'],
  })
  if (strays(ctx, s, x, victim)) return undefined
  ctx.emit?.({ type: 'flewOn', who: attacker.id, at: defender.id, rule: 'LEG-CRD-02' })
  return damage
}
