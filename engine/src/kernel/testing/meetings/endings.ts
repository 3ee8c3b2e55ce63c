import { Stream } from '../../../dice/stream.ts'
import { sample } from '../../sample.ts'
import type { AnySystem } from '../../types.ts'
import { begun, policyOf } from '../laws/campaign.ts'

const STEPS = 20_000

/** Stock figures of which some fight against their like is open after so many rounds. */
export function openFights(system: AnySystem, fights: number, rounds: number): Map<string, string> {
  const found = new Map<string, string>()
  const bot = policyOf(system, 'default')
  const [figures] = system.content
  for (const { id } of figures?.entries ?? []) {
    const sides = { a: { ann: { like: id } }, b: { bob: { like: id } } }
    for (let seed = 0; seed < fights; seed++) {
      const start = begun(system, { system: system.id, sides })
      const { capped } = sample(system, start, new Stream(`ends ${id}`, seed), () => bot, { steps: STEPS, rounds })
      if (capped) found.set(id, `${id} against ${id}, seed ${seed}: open after ${rounds} rounds`)
    }
  }
  return found
}
