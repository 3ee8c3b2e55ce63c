import { createHash } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import type { AnySystem, FighterId, Modifier, Refusal, RuleId, Sheet } from '../types.ts'
import { vouched, witness } from '../witness.ts'

/** What a test claims and what happened while it ran: the coverage table is made of these. */
export interface Claim {
  readonly ids: readonly RuleId[]
  /** Those of them that the engine cited while the test ran. */
  readonly cited: readonly RuleId[]
  readonly assertions: number
  /** Only `rule` can make it: a claim written by hand has none that fits. */
  readonly seal: string
}

declare module 'vitest' {
  interface TaskMeta {
    claim?: Claim
  }
  interface ProvidedContext {
    claims?: string
  }
}

/** A test that claims more shows too little of each. */
const AT_MOST = 3

/**
 * A test that claims rules, three at most: `rule('LEG-MAN-Trip', 'the loser of the opposed Evade falls prone', () => …)`. It
 * fails when the engine did not cite each of them while it ran: in an event, the fight's end, or what `refusals`, `refusal`,
 * `sheetOf` and `noted` were given. What the test itself wrote does not count.
 */
export function rule(ids: RuleId | readonly RuleId[], claim: string, run: () => void | Promise<void>): void {
  const claimed = typeof ids === 'string' ? [ids] : [...ids]
  test(`${claimed.join(' ')}: ${claim}`, async ({ task }) => {
    if (claimed.length > AT_MOST) {
      throw new Error(
        `This test claims ${claimed.length} rules; ${AT_MOST} are the most. Split it: a test for each effect.`,
      )
    }
    const heard = new Set<RuleId>()
    const forged = new Set<RuleId>()
    const before = { ...witness }
    witness.event = (event) => {
      const unheard: RuleId[] = []
      eachCitation(event, (id) => !heard.has(id) && unheard.push(id))
      if (unheard.length === 0) return
      const hear = byTheEngine() ? heard : forged
      for (const id of unheard) hear.add(id)
    }
    witness.cite = (id) => heard.add(id)
    try {
      await run()
    } finally {
      Object.assign(witness, before)
      const cited = claimed.filter((id) => heard.has(id))
      const made = { ids: claimed, cited, assertions: expect.getState().assertionCalls }
      task.meta.claim = { ...made, seal: sealed(inject('claims') ?? '', task.name, made) }
    }
    const unheard = claimed.filter((id) => !heard.has(id))
    if (unheard.length === 0) return
    const others = [...heard].sort().join(', ') || 'nothing'
    const own = unheard.some((id) => forged.has(id)) ? ' What the test emits itself is no citation.' : ''
    throw new Error(`${unheard.join(', ')} was not cited by the engine while this test ran; cited was ${others}.${own}`)
  })
}

/** What only `rule`, which the run's key was given to, can have made of a claim. */
export function sealed(key: string, name: string, { ids, cited, assertions }: Omit<Claim, 'seal'>): string {
  return createHash('sha256')
    .update(JSON.stringify([key, name, ids, cited, assertions]))
    .digest('hex')
}

/** Whether whoever called into the kernel just now is the engine, not a test. */
function byTheEngine(): boolean {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 12
  const frames = (new Error().stack ?? '').split('\n').slice(1)
  Error.stackTraceLimit = limit
  const caller = frames.find((frame) => /\.[cm]?[jt]s\b/.test(frame) && !/\/kernel\/[\w/-]+\.[jt]s/.test(frame))
  const { testPath = '' } = expect.getState()
  return caller !== undefined && !/\/test\//.test(caller) && !caller.includes(testPath)
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

/** Counts the rules an answer cites, where the system itself gave it. */
function cited<T>(answer: object, output: T): T {
  if (vouched(answer)) eachCitation(output, (id) => witness.cite?.(id))
  return output
}

/** Where a calculation of the engine notes its terms: each is cited. */
export function noted(term: Modifier): void {
  if (byTheEngine()) eachCitation(term, (id) => witness.cite?.(id))
}

/** What is shown of a fighter, each source cited. */
export function sheetOf<S extends AnySystem>(system: S, state: Parameters<S['sheet']>[0], id: FighterId): Sheet {
  return cited(system.sheet, system.sheet(state, id))
}

/** Everything this fighter may not do now, each refusal cited. */
export function refusals<S extends AnySystem>(
  system: S,
  state: Parameters<S['refused']>[0],
  who: FighterId,
): readonly Refusal[] {
  return cited(system.refused, system.refused(state, who))
}

/** Why this fighter may not do that now, and only that cited; undefined when he may. */
export function refusal<S extends AnySystem>(
  system: S,
  state: Parameters<S['refused']>[0],
  who: FighterId,
  key: string,
): Refusal | undefined {
  return cited(
    system.refused,
    system.refused(state, who).find((refused) => refused.key === key),
  )
}
