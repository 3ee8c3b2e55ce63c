import {
  apart,
  chances,
  comrades,
  enemies,
  health,
  hurts,
  type Man,
  menaces,
  type Seen,
  shootsAt,
  threats,
} from './judging.ts'

/** What a fighter means to do with his turn. */
export type Plan =
  | 'full defence'
  | 'aim'
  | 'attack'
  | 'attack twice'
  | 'attack and dodge'
  | 'come nearer'
  | 'make ready'

/** How bold somebody is: the margin at which he adds an action, and the health below which he only defends. */
export interface Temper {
  readonly secondAttack: number
  readonly guarded: number
  readonly aims: boolean
  readonly despair: number
}

/** Dodging is worth an action from 4D on: with one die less it still beats standing still. */
const DODGES = 12

/** The best attack open to him: what it is over its difficulty on average, and whether its weapon is quick. */
function bestAttack(s: Seen, me: Man, actions: number): { over: number; quick: boolean; missile: boolean } | undefined {
  let best: { over: number; quick: boolean; missile: boolean; worth: number } | undefined
  for (const item of me.items) {
    for (const foe of enemies(s, me)) {
      const over = chances(s, me, item, foe, actions)
      if (over === undefined) continue
      const worth = hurts(me, item) * Math.min(1, Math.max(0.05, 0.5 + over / 14))
      const missile = item.weapon.ranges !== undefined
      if (best === undefined || worth > best.worth) {
        best = { over, quick: item.weapon.quick && item.weapon.reload === undefined, missile, worth }
      }
    }
  }
  return best
}

/** What he means to do: the same before and after he has said how many actions he takes. */
export function plan(s: Seen, me: Man, temper: Temper): Plan {
  if (me.onlyDefends >= s.round) return 'full defence'
  const danger = threats(s, me)
  const best = bestAttack(s, me, 1)
  if (best === undefined)
    return me.items.some(({ where, loaded }) => where === 'hand' && !loaded) ? 'make ready' : 'come nearer'
  const beset = danger > 1 + comrades(s, me).length
  if (beset && health(s, me) < temper.despair && comrades(s, me).length > 0 && s.round % 3 !== 0) return 'full defence'
  const twice = best.over - 3.5
  if (beset && me.facts.skills.dodge >= DODGES && twice >= temper.guarded) return 'attack and dodge'
  if (best.quick && twice >= temper.secondAttack) return 'attack twice'
  if (temper.aims && best.missile && safe(s, me) && best.over < 4 && (me.aim?.rounds ?? 0) < 2) return 'aim'
  return 'attack'
}

/** Nobody can reach him or shoot at him before his next turn. */
const safe = (s: Seen, me: Man): boolean =>
  enemies(s, me).every((foe) => !menaces(s, foe, me) && !shootsAt(s, foe, me) && apart(s, foe, me) > foe.facts.move)

/** How many actions a plan takes. */
export const actionsOf = (meant: Plan): number => (meant === 'attack twice' || meant === 'attack and dodge' ? 2 : 1)
