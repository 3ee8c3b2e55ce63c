import type { Arm } from '../body/arms.ts'
import { sum } from '../body/damage-value.ts'
import { touching } from '../body/resistance.ts'
import { armourTerms, hasMomentum } from '../exchange/damage.ts'
import { attackWith, PLAIN } from '../exchange/declared.ts'
import { defenceNumber, helpless, waysToDefend } from '../exchange/defence.ts'
import { attackCheck, type Blow, STRIKES } from '../exchange/modifiers.ts'
import { damageBonus, durability, woundThreshold } from '../state/derive.ts'
import { target as targetNumber } from '../state/dice.ts'
import { isUnarmed, type Person, type Scene, tagged } from '../state/fighters.ts'
import type { Fighter, How, Item, Strike } from '../state/types.ts'
import { isCritical, isExceptional, landing, marginOf, sums } from './odds.ts'

/** What a wound, a fall and an end are worth beside a point of damage. */
const WOUND = 4
const OUT = 14
const PRONE = 4
const ARM = 8

/** An attack as a bot weighs it. */
export const weighed = (by: Person, target: Person, arm: Arm, strike: Strike, how: How = PLAIN): Blow =>
  // It is only read: nothing is done to those it names.
  attackWith(by as Fighter, target as Fighter, arm.item as Item, arm.mode, how, strike)

/** The number he would need, with what else he would have. */
export const numberOf = (s: Scene, x: Blow, plus = 0): number =>
  targetNumber(attackCheck(undefined, s, x), s.options.modifierFloor) + plus

/** The best the target could do about it. */
export function guardOf(s: Scene, x: Blow): number {
  if (helpless(x.target) !== undefined) return 0
  const [best] = waysToDefend(s, x)
  return best === undefined ? 0 : defenceNumber(s, x, best)
}

/** What so much damage to somebody is worth. */
function harm(f: Person, lost: number): number {
  if (lost <= 0) return 0
  const left = Math.max(1, durability(f) - f.damage)
  return Math.min(lost, left) + WOUND * Math.min(3, Math.floor(lost / woundThreshold(f))) + (lost >= left ? OUT : 0)
}

/** What an attack is worth, all dice considered: by how hard it may land, and what it does then. */
export function worthOf(s: Scene, x: Blow, plus = 0, guard = guardOf(s, x)): number {
  const chances = landing(numberOf(s, x, plus), guard)
  const { target: f, mode, item, by, strike } = x
  const db = damageBonus(by)
  let flat = mode.dv.plus + (mode.dv.db ? db : 0)
  if (mode.kind === 'melee' && hasMomentum(s, by)) flat += db * (by.mount === null ? 1 : 2)
  const halved = touching(f, x.tags).some(({ effect }) => effect === 'DV/2' || effect === 'immune')
  let worth = 0
  chances.forEach((chance, band) => {
    if (chance === 0) return
    const fine = isExceptional(band)
    const av = Math.max(0, sum(armourTerms(s, f, x.tags, fine)))
    const ap = mode.ap + (fine && strike === 'armor gap' ? db : 0)
    const more = flat + marginOf(band) + (fine && strike === 'mighty blow' ? db : 0)
    const dice = isCritical(band) ? undefined : sums(mode.dv.dice)
    const lands = (rolled: number): number => {
      const dv = Math.floor(rolled / mode.dv.over) + more
      return harm(f, Math.max(0, (halved ? Math.floor(dv / 2) : dv) - Math.max(0, av - ap)))
    }
    let each = 0
    if (dice === undefined) each = lands(10 * mode.dv.dice)
    else
      dice.forEach((part, rolled) => {
        each += part === 0 ? 0 : part * lands(rolled)
      })
    worth += chance * (each + (fine ? extra(s, x) : 0))
  })
  if (isUnarmed(item)) worth -= bruises(s, x, plus)
  return tagged(item, 'Single-Use') ? worth * 0.95 : worth
}
/** What bare hands risk on armour (REN-UNARM-05). */
function bruises(s: Scene, x: Blow, plus: number): number {
  if (!x.target.facts.armour.some(({ av }) => av > 0)) return 0
  const far = Math.max(0, 100 - (numberOf(s, x, plus) + 30)) / 100
  return far * harm(x.by, 3)
}
/** What the strike does besides damage. */
function extra(s: Scene, { strike, target: f }: Blow): number {
  if (strike === 'knock down')
    return f.stance === 'prone' ? 0 : PRONE * Math.max(0, 1 - (f.facts.aptitudes.SOM * 2 - 10 * f.wounds) / 100)
  if (strike !== 'maim') return 0
  if (s.options.maimLethal === 'always' || (s.options.maimLethal === 'unaware' && f.unaware)) return durability(f)
  return f.items.some(({ where }) => where === 'main' || where === 'both') ? ARM : 2
}

/** The strike that pays best, and what it is worth. */
export function bestStrike(
  s: Scene,
  by: Person,
  target: Person,
  arm: Arm,
  how: How = PLAIN,
  plus = 0,
): { readonly strike: Strike; readonly worth: number } {
  const plain = weighed(by, target, arm, 'none', how)
  const guard = guardOf(s, plain)
  let strike: Strike = 'none'
  let worth = worthOf(s, plain, plus, guard)
  for (const [each, row] of Object.entries(STRIKES) as [
    Exclude<Strike, 'none'>,
    (typeof STRIKES)[Exclude<Strike, 'none'>],
  ][]) {
    if (each === 'called shot' || (row.melee && arm.mode.kind !== 'melee')) continue
    const value = worthOf(s, weighed(by, target, arm, each, how), plus, guard)
    if (value > worth) {
      strike = each
      worth = value
    }
  }
  return { strike, worth }
}
