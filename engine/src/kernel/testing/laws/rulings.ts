import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { canonical } from '../../hash.ts'
import type { AnySystem, Ruling } from '../../types.ts'
import { scaled } from '../environment.ts'
import { arranged, type Scenario } from '../play.ts'
import { anybody, bots, fight, type Laws, type Staged } from './campaign.ts'

/** Each option of the rulings is well formed, and each of its values changes some fight. */
export function optionsMatter(system: AnySystem, { scenarios, rulings: staged = {} }: Laws): void {
  const options = system.rulings.map(({ option }) => option)
  expect(new Set(options).size, 'each option once').toBe(options.length)
  expect(options, 'stages are for options there are').toEqual(expect.arrayContaining(Object.keys(staged)))
  const usual = new Map<string, readonly string[]>()
  const everywhere = Object.values(scenarios).map((scenario): Staged => ({ scenario }))
  const idle = system.rulings.flatMap((ruling) => {
    const { option, values, default: normal, id } = ruling
    expect(values, `${id}: the default is one of the values`).toContain(normal)
    const own = staged[option]
    const stages = own === undefined ? everywhere : [own].flat()
    return values
      .filter((value) => value !== normal && !changes(system, ruling, value, stages, usual))
      .map((value) => `${id}: ${option} = ${value}`)
  })
  expect(idle, 'values that changed no fight: stage one where each matters (see `rulings` in Laws)').toEqual([])
}

function changes(
  system: AnySystem,
  { option, default: normal }: Ruling,
  value: unknown,
  stages: readonly Staged[],
  usual: Map<string, readonly string[]>,
): boolean {
  for (const stage of stages) {
    if (!('shows' in stage)) continue
    if (canonical(stage.shows({ [option]: value })) !== canonical(stage.shows({ [option]: normal }))) return true
  }
  for (let seed = 0; seed < scaled(24); seed++) {
    for (const stage of stages) {
      if ('shows' in stage) continue
      const key = `${seed} ${canonical(stage.scenario)} ${stage.arrange === undefined ? '' : option}`
      const before = usual.get(key) ?? [...story(system, stage, option, normal, seed)]
      usual.set(key, before)
      let at = 0
      for (const line of story(system, stage, option, value, seed)) if (line !== before[at++]) return true
      if (at !== before.length) return true
    }
  }
  return false
}

type Fought = Extract<Staged, { readonly scenario: Scenario }>

/** Everything that shows of a fight, line by line: what was asked, offered, told, and how it ended. */
function* story(
  system: AnySystem,
  { scenario, arrange }: Fought,
  option: string,
  value: unknown,
  seed: number,
): Generator<string> {
  const options = { ...scenario.options, [option]: value }
  const state = arranged(system, { ...scenario, options }, arrange)
  let asked: string[] = []
  const plan = {
    decide: seed % 2 === 0 ? anybody(`${seed}`) : bots(system),
    dice: new Stream(seed, 0),
    steps: 50,
    asked: (choice: { readonly about: object; readonly options: readonly { readonly key: string }[] }): void => {
      asked.push(canonical(choice.about), choice.options.map(({ key }) => key).join())
    },
  }
  let last = state
  for (const { step, after } of fight(system, state, plan)) {
    yield [...asked, canonical(step.events)].join('\n')
    asked = []
    last = after
  }
  yield canonical(system.outcome(last))
}
