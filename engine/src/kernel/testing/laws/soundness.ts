import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import type { AnySystem } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { unsound } from '../sound.ts'
import { anybody, begun, fight } from './campaign.ts'

/** What a system says of every state is true of the first, and of every one after it, whoever decides. */
export function soundness(system: AnySystem, scenario: Scenario): void {
  const start = begun(system, scenario)
  expect(unsound(system, start), 'of the state it begins with').toEqual([])
  for (let seed = 0; seed < scaled(2); seed++) {
    const plan = { decide: anybody(`sound ${seed}`), dice: new Stream(`sound ${seed}`, 0), steps: 60 }
    for (const { after } of fight(system, start, plan)) expect(unsound(system, after)).toEqual([])
  }
}
