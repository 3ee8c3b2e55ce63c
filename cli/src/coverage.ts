import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnySystem, catalogueOf, type Rule } from '@affray/engine'

/** The tests that prove a rule. */
export interface Proof {
  readonly tests: readonly string[]
}
export type Status = 'proved' | 'not proved' | 'left out' | 'not measured'

/** docs/coverage.json as `npm run coverage` writes it, as far as it is read here. */
interface CoverageFile {
  readonly systems: readonly {
    readonly system: string
    readonly rules: readonly { readonly id: string; readonly status: string; readonly tests?: readonly string[] }[]
  }[]
}

/** The proofs of a system's rules as last measured; undefined where it was not. */
export function coverageOf(system: string): ReadonlyMap<string, Proof> | undefined {
  const path = fileURLToPath(new URL('../../docs/coverage.json', import.meta.url))
  if (!existsSync(path)) return undefined
  const { systems } = JSON.parse(readFileSync(path, 'utf8')) as CoverageFile
  const rules = systems.find((one) => one.system === system)?.rules
  if (rules === undefined) return undefined
  const proved = rules.filter(({ status }) => status === 'proved')
  return new Map(proved.map(({ id, tests = [] }) => [id, { tests }]))
}

/** How a rule stands. */
export function statusOf(rule: Rule, proofs: ReadonlyMap<string, Proof> | undefined): Status {
  if (rule.outOfScope !== undefined) return 'left out'
  if (proofs === undefined) return 'not measured'
  return proofs.has(rule.id) ? 'proved' : 'not proved'
}

/** How many rules a system has, how many are proved (undefined where that was not measured) and how many left out. */
export function totals(system: AnySystem): {
  readonly rules: number
  readonly proved: number | undefined
  readonly outOfScope: number
} {
  const proofs = coverageOf(system.id)
  const rules = catalogueOf(system.id)
  const count = (status: Status): number => rules.filter((rule) => statusOf(rule, proofs) === status).length
  return {
    rules: rules.length,
    proved: proofs === undefined ? undefined : count('proved'),
    outOfScope: count('left out'),
  }
}
