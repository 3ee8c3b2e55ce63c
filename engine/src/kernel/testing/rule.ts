import { expect, test } from 'vitest'
import type { AnySystem, FighterId, Refusal, RuleId } from '../types.ts'
import { witness } from '../witness.ts'

/** What a test claims and what happened while it ran: the coverage table is made of these. */
export interface Claim {
  readonly ids: readonly RuleId[]
  /** The rules the engine cited while the test ran. */
  readonly cited: readonly RuleId[]
  readonly assertions: number
}

declare module 'vitest' {
  interface TaskMeta {
    claim?: Claim
  }
}

/**
 * A test that claims rules: `rule('LEG-MAN-Trip', 'the loser of the opposed Evade falls prone', () => …)`. It fails when
 * the engine did not cite each of them while it ran, in an event, a refusal, or what was shown to `cited`.
 */
export function rule(ids: RuleId | readonly RuleId[], claim: string, run: () => void | Promise<void>): void {
  const claimed = typeof ids === 'string' ? [ids] : [...ids]
  test(`${claimed.join(' ')}: ${claim}`, async ({ task }) => {
    const heard = new Set<RuleId>()
    const before = { ...witness }
    witness.event = (event) => eachCitation(event, (id) => heard.add(id))
    witness.cite = (id) => heard.add(id)
    try {
      await run()
    } finally {
      Object.assign(witness, before)
      task.meta.claim = { ids: claimed, cited: [...heard].sort(), assertions: expect.getState().assertionCalls }
    }
    const unheard = claimed.filter((id) => !heard.has(id))
    if (unheard.length > 0) {
      const others = [...heard].sort().join(', ') || 'nothing'
      throw new Error(`${unheard.join(', ')} was not cited by the engine while this test ran; cited was ${others}.`)
    }
  })
}

/** Calls `cite` for every rule named in a piece of the engine's output: fields `rule` at any depth, one id or several. */
export function eachCitation(output: unknown, cite: (id: RuleId) => void): void {
  if (typeof output !== 'object' || output === null) return
  for (const [field, value] of Object.entries(output)) {
    if (field === 'rule' && typeof value === 'string') cite(value)
    else if (field === 'rule' && Array.isArray(value)) value.filter((id) => typeof id === 'string').forEach(cite)
    else eachCitation(value, cite)
  }
}

/** Counts the rules that something of the engine's cites: a list of modifiers, a sheet, a table's row, a content record. */
export function cited<T>(output: T): T {
  eachCitation(output, (id) => witness.cite?.(id))
  return output
}

/** Everything this fighter may not do now, each refusal cited. */
export function refusals<S extends AnySystem>(
  system: S,
  state: Parameters<S['refused']>[0],
  who: FighterId,
): readonly Refusal[] {
  return cited(system.refused(state, who))
}

/** Why this fighter may not do that now, and only that cited; undefined when he may. */
export function refusal<S extends AnySystem>(
  system: S,
  state: Parameters<S['refused']>[0],
  who: FighterId,
  key: string,
): Refusal | undefined {
  return cited(system.refused(state, who).find((refused) => refused.key === key))
}
