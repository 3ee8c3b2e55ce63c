import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import { isChoice, isRoll } from '../../answers.ts'
import { Fight } from '../../fight.ts'
import { canonical, hashOf } from '../../hash.ts'
import { optionTaken } from '../../offer.ts'
import { sample } from '../../sample.ts'
import type { AnySystem, Event } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, bots, fight, policyOf, walk } from './campaign.ts'

/** The same dice and the same decisions give the same fight. */
export function determinism(system: AnySystem, scenario: Scenario): void {
  const told = (seed: number): string => {
    const plan = { decide: anybody(`${seed}`), dice: new Stream(seed, 0), steps: 40 }
    return [...fight(system, begun(system, scenario), plan)]
      .map(({ after, step }) => `${canonical(step.events)}\n${canonical(after)}`)
      .join('\n')
  }
  for (let seed = 0; seed < scaled(3); seed++) expect(told(seed), `seed ${seed}`).toBe(told(seed))
}

/** A fight is the same fight, to the last field, whether nobody listens, somebody does, or every answer is recorded. */
export function logOnLogOff(system: AnySystem, scenario: Scenario): void {
  const policy = policyOf(system, 'default')
  const limits = { steps: 200 }
  for (let seed = 0; seed < scaled(4); seed++) {
    const sampled = (emit?: (event: Event) => void): string =>
      canonical(sample(system, begun(system, scenario), new Stream(seed, 0), () => policy, limits, emit).state)
    let events = 0
    const silent = sampled()
    expect(
      sampled(() => {
        events++
      }),
      `seed ${seed}: told and untold`,
    ).toBe(silent)
    expect(events).toBeGreaterThan(0)
    let state = begun(system, scenario)
    const plan = { decide: bots(system), dice: new Stream(seed, 0), ...limits }
    for (const { after } of fight(system, state, plan)) state = after
    expect(canonical(state), `seed ${seed}: recorded and sampled`).toBe(silent)
  }
}

/** State is plain data everywhere, in the middle of a question too. */
export function plainData(system: AnySystem, scenario: Scenario): void {
  const check = (state: AnyState): void => {
    expect(canonical(JSON.parse(JSON.stringify(state)))).toBe(canonical(state))
    walk(state, (value, path) => {
      const fault = unplain(value, path)
      if (fault !== undefined) expect.fail(`${path.join('.') || 'the state'} is ${fault}, which no file can hold.`)
    })
  }
  const plan = { decide: anybody('plain'), dice: new Stream('plain', 0), steps: scaled(25) }
  for (const { before } of fight(system, begun(system, scenario), { ...plan, asked: (_, at) => check(at) }))
    check(before)
}

function unplain(value: unknown, path: readonly string[]): string | undefined {
  switch (typeof value) {
    case 'function':
    case 'symbol':
    case 'bigint':
      return `a ${typeof value}`
    case 'number':
      return Number.isFinite(value) ? undefined : String(value)
    case 'undefined':
      return /^\d+$/.test(path.at(-1) ?? '') ? 'undefined in a list' : undefined
    case 'object': {
      if (value === null || Array.isArray(value)) return undefined
      const kind: unknown = Object.getPrototypeOf(value)
      return kind === Object.prototype || kind === null ? undefined : `a ${value.constructor.name}`
    }
    default:
      return undefined
  }
}

/** A twin that is written to JSON and read again after every answer, and stops at each, goes the same way. */
export function reloadedTwin(system: AnySystem, scenario: Scenario): void {
  const reload = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T
  const plan = { decide: anybody('twin'), dice: new Stream('twin', 0), steps: scaled(25) }
  let twin = reload(begun(system, scenario))
  for (const { after, step } of fight(system, begun(system, scenario), plan)) {
    step.answers.forEach((answer, n) => {
      const stopped = advance(system, twin, reload(step.answers.slice(0, n)))
      const asked = stopped.asked
      const what = asked && ('choices' in asked ? asked.choices.map((c) => c.about.ask).join() : asked.roll)
      const recorded = isChoice(answer) ? answer.asked.map((a) => a.ask).join() : isRoll(answer) ? answer.roll : ''
      expect(what, 'a stopped step asks what the whole step was answered').toBe(recorded)
    })
    const whole = advance(system, twin, reload(step.answers))
    expect(whole.asked, 'a step with all its answers ends').toBeUndefined()
    twin = reload(whole.asked === undefined ? whole.state : whole.at)
    expect(hashOf(twin)).toBe(hashOf(after))
  }
}

/** Undo goes back over the same states, redo forward to the same bytes, and a file that is opened again is the same fight. */
export function undoRedo(system: AnySystem, scenario: Scenario): void {
  const decide = anybody('undo')
  const played = Fight.begin(system, scenario, { by: 'keyed', seed: 'undo' }).proceed()
  const hashes: string[] = []
  for (let n = 0; n < scaled(16) && played.asked !== undefined && 'choices' in played.asked; n++) {
    hashes.push(hashOf(played.state))
    for (const choice of played.asked.choices) {
      const option = optionTaken(choice, decide(choice, played.state as AnyState))
      played.answer(choice.who, option.key)
    }
  }
  const bytes = JSON.stringify(played.file())
  const opened = Fight.open(system, JSON.parse(bytes), { seed: 'undo' }).proceed()
  expect(JSON.stringify(opened.file()), 'a file opened again').toBe(bytes)
  for (const hash of hashes.toReversed()) {
    expect(played.undo()).toBe(true)
    expect(hashOf(played.state), 'the state before the answer taken back').toBe(hash)
  }
  expect(played.undo(), 'there is nothing before the first answer').toBe(false)
  while (played.redo());
  expect(JSON.stringify(played.file()), 'redo leads back').toBe(bytes)
}
