import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { sample } from '../../sample.ts'
import type { AnySystem, Outcome } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { begun, policyOf } from './campaign.ts'

/** How a system builds what the maps of these laws are fought by. */
export interface Grounds {
  /** A plain fighter as a scenario writes him: hand weapons, nothing that flies or shoots. */
  readonly plain: object
  /** More of the scenario, such as options. */
  readonly more?: object
  /** The width of a cell, where it is not 1. */
  readonly cell?: number
}

interface Place {
  readonly picture: string
  readonly ours: number
  readonly theirs: number
}

/** Places where fights have got stuck: nobody gets past anybody, or at anybody. */
const PLACES: Readonly<Record<string, Place>> = {
  corridor: { ours: 2, theirs: 3, picture: '##############\n#aa......bbb.#\n##############' },
  doorway: {
    ours: 3,
    theirs: 6,
    picture: '###########\n#...#.....#\n#aa.#..bb.#\n#a.....bb.#\n#...#..bb.#\n#...#.....#\n###########',
  },
  ring: { ours: 2, theirs: 2, picture: '########\n#aa....#\n#.####.#\n#.####.#\n#.####.#\n#....bb#\n########' },
  door: { ours: 2, theirs: 2, picture: '########\n#a.+..b#\n#a.#..b#\n########' },
  islands: { ours: 2, theirs: 2, picture: 'a..ooooo..b\n...ooooo...\na..ooooo..b' },
}

const scene = (system: AnySystem, { plain, more, cell = 1 }: Grounds, { picture, ours, theirs }: Place): Scenario => ({
  ...more,
  system: system.id,
  sides: { us: { ann: { ...plain, count: ours } }, them: { bob: { ...plain, count: theirs } } },
  map: { cell, picture, key: { a: 'ann', b: 'bob', o: 'pit', '+': 'door' } },
})

/** Their names, for a test each. */
export const GROUNDS = Object.keys(PLACES)

/** On corridors, doorways, behind doors, on rings and islands bots' fights end; where nobody can get at anybody nobody has won. */
export function grounds(system: AnySystem, on: Grounds, name: string, steps: number): void {
  const place = PLACES[name]
  if (place === undefined) throw new RangeError(`no ground is called ${name}`)
  const scenario = scene(system, on, place)
  for (const temperament of Object.keys(system.policies)) {
    const policy = policyOf(system, temperament)
    for (let seed = 0; seed < scaled(4); seed++) {
      const { capped, state } = sample(system, begun(system, scenario), new Stream(seed, 0), () => policy, { steps })
      expect(capped, `${name}: ${temperament} bots, seed ${seed}, still at it after ${steps} steps`).toBe(false)
      const outcome: Outcome | undefined = system.outcome(state)
      if (name === 'islands') expect(outcome?.won, 'nobody can get at anybody').toEqual([])
    }
  }
}
