import { Stream } from '../../../dice/stream.ts'
import { sample } from '../../sample.ts'
import type { AnySystem } from '../../types.ts'
import { anybody, begun, fight, policyOf } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'

const STEPS = 4000

/** Values of rulings under which a fight breaks or does not end, by bots and by chance. */
export function broken(system: AnySystem, scenario: Scenario): Map<string, string> {
  const found = new Map<string, string>()
  const others = system.rulings.flatMap(({ option, values, default: usual }) =>
    values
      .filter((value) => value !== usual)
      .map((value): [string, object] => [`${option}: ${value}`, { [option]: value }]),
  )
  const all: Record<string, unknown> = {}
  for (const { option, values, default: usual } of system.rulings) all[option] = values.find((value) => value !== usual)
  for (const [name, options] of [...others, ['all at once', all] as const]) {
    const says = fails(system, { ...scenario, options: { ...scenario.options, ...options } })
    if (says !== undefined) found.set(name, `${name}: ${says}`)
  }
  return found
}

function fails(system: AnySystem, scenario: Scenario): string | undefined {
  try {
    const bot = policyOf(system, 'default')
    const { capped } = sample(system, begun(system, scenario), new Stream('flipped', 0), () => bot, { steps: STEPS })
    if (capped) return `bots are still at it after ${STEPS} steps`
    const plan = { decide: anybody('flipped'), dice: new Stream('flipped', 1), steps: 60 }
    for (const _ of fight(system, begun(system, scenario), plan)) void 0
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}
