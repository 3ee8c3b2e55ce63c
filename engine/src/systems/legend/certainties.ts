import { outOfSight } from './cover.ts'
import { helpless } from './fighters.ts'
import { lostShot } from './ranged/situation.ts'
import type { LegendRule } from './rules.ts'
import type { Exchange, Level, State } from './types.ts'

/** A result the dice do not decide, and why. */
export interface Certain {
  readonly level: Level
  readonly rule: LegendRule
}

const HELPLESS: Certain = { level: 'critical', rule: 'LEG-CM-Helpless' }
const LOST = new Map<LegendRule, Certain>()
function lostBy(rule: LegendRule): Certain {
  let certain = LOST.get(rule)
  if (certain === undefined) {
    certain = { level: 'failure', rule }
    LOST.set(rule, certain)
  }
  return certain
}

/**
 * What an attack comes to whatever is rolled: close by a helpless target is hit critically (LEG-CM-Helpless), what cannot
 * be seen at all is missed (LEG-COV-03), and so is everything in a gale or by a blind shooter (LEG-RM-Wind,
 * LEG-RM-Attacker). Ruling LEG-A22: from afar helplessness is only +10%. A shot that strayed keeps its roll (LEG-CRD-02).
 */
export function certainResult(s: State, x: Exchange): Certain | undefined {
  const { attacker, defender, flight } = x
  if (flight !== undefined) return { level: flight.attackLevel, rule: 'LEG-CRD-02' }
  const lost = (x.ranged ? lostShot(s, attacker) : undefined) ?? outOfSight(s, attacker, defender, x.ranged)
  if (lost !== undefined) return lostBy(lost)
  return !x.ranged && helpless(defender) ? HELPLESS : undefined
}
