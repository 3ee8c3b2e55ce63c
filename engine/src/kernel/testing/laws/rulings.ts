import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { canonical } from '../../hash.ts'
import type { AnySystem, Ruling } from '../../types.ts'
import { scaled } from '../environment.ts'
import { arranged } from '../play.ts'
import { anybody, bots, fight, type Laws, type Staged } from './campaign.ts'

/** Each option of the rulings is well formed, and each of its values changes some fight. */
export function optionsMatter(system: AnySystem, { scenarios, rulings: staged = {} }: Laws): void {
  const options = system.rulings.map(({ option }) => option)
  expect(new Set(options).size, 'each option once').toBe(options.length)
  expect(options, 'stages are for options there are').toEqual(expect.arrayContaining(Object.keys(staged)))
  const usual = new Map<string, string>()
  const everywhere = Object.values(scenarios).map((scenario): Staged => ({ scenario }))
  for (const ruling of system.rulings) {
    const { option, values, default: normal, id } = ruling
    expect(values, `${id}: the default is one of the values`).toContain(normal)
    const own = staged[option]
    const stages = own === undefined ? everywhere : [own]
    const idle = values.filter((value) => value !== normal && !changes(system, ruling, value, stages, usual))
    expect(idle, `${id}: values of "${option}" that changed no fight`).toEqual([])
  }
}

function changes(
  system: AnySystem,
  { option, default: normal }: Ruling,
  value: unknown,
  stages: readonly Staged[],
  usual: Map<string, string>,
): boolean {
  for (let seed = 0; seed < scaled(24); seed++) {
    for (const stage of stages) {
      const key = `${seed} ${canonical(stage.scenario)} ${stage.arrange === undefined ? '' : option}`
      const before = usual.get(key) ?? story(system, stage, option, normal, seed)
      usual.set(key, before)
      if (story(system, stage, option, value, seed) !== before) return true
    }
  }
  return false
}

/** Everything that shows of a fight: what was asked, offered, told, and how it ended. */
function story(system: AnySystem, { scenario, arrange }: Staged, option: string, value: unknown, seed: number): string {
  const options = { ...scenario.options, [option]: value }
  const state = arranged(system, { ...scenario, options }, arrange)
  const lines: string[] = []
  const plan = {
    decide: seed % 2 === 0 ? anybody(`${seed}`) : bots(system),
    dice: new Stream(seed, 0),
    steps: 50,
    asked: (choice: { readonly about: object; readonly options: readonly { readonly key: string }[] }): void => {
      lines.push(canonical(choice.about), choice.options.map(({ key }) => key).join())
    },
  }
  let last = state
  for (const { step, after } of fight(system, state, plan)) {
    lines.push(canonical(step.events))
    last = after
  }
  return [...lines, canonical(system.outcome(last))].join('\n')
}
