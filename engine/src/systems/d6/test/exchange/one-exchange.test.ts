import { expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { exact, Fight, sample } from '../../../../kernel/index.ts'
import { optionTaken } from '../../../../kernel/offer.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { d6 } from '../../index.ts'
import type { D6Question, State } from '../../state/types.ts'
import { run } from '../arrange.ts'

const duel = {
  system: 'd6',
  sides: {
    heroes: { cian: { characterPoints: 0, fatePoints: 0 } },
    goblins: { goblin: { weapons: ['light crossbow'] } },
  },
  distance: 10,
}
const first = `
  cian initiative: 6 6 6 5
  goblin initiative: 3 2
`
const shot = `
  cian actions: 2
  cian act: shoot
  cian attack: 4 4 4 5
  cian damage: 4 4 5 5
  goblin resistance: 2 3 5
`

test('by script: two actions, a shot and a dodge, a hit, a wound, and the dodge that holds', () => {
  const { state } = run(
    duel,
    `${first}${shot}
    goblin stay up: 6 5 5
    cian act: dodge
    cian dodge: 5 3 5
  `,
  )
  expect(state.fighters.map(({ wound }) => wound)).toEqual(['unhurt', 'incapacitated'])
  expect(state.fighters[0]?.defences).toEqual([{ kind: 'dodge', total: 13, full: false, item: '' }])
})

test('by bots, suspended play and simulation', () => {
  const fight = Fight.begin(d6, duel, { by: 'keyed', seed: 'x' })
  let questions = 0
  while (fight.proceed().asked !== undefined && questions < 2000) {
    const asked = fight.asked
    if (asked === undefined || !('choices' in asked)) throw new Error('dice')
    for (const choice of asked.choices) {
      const index = d6.policies.default?.(choice as Choice<D6Question>, fight.state as State) ?? 0
      fight.answer(choice.who, optionTaken(choice, index).key)
      questions++
    }
  }
  expect(fight.outcome).toBeDefined()
  const copy = Fight.open(d6, JSON.parse(JSON.stringify(fight.file())), { seed: 'x' })
  expect(copy.events()).toEqual(fight.events())
})

test('by exact odds, equal to what is sampled', () => {
  const begun = run(duel, `${first}cian actions: 1`).state
  const policy = () => d6.policies.default!
  const result = exact(d6, begun, { policy })
  expect(result.endings.reduce((sum, e) => sum + e.weight, result.remainder)).toBeCloseTo(1, 9)
  const down = result.endings
    .filter((e) => e.state.fighters[1]?.condition !== 'up')
    .reduce((sum, e) => sum + e.weight, 0)
  let hits = 0
  const n = 20000
  const dice = new Stream(1, 1)
  for (let i = 0; i < n; i++) {
    const state = d6.copy(begun)
    sample(d6, state, dice, policy, { steps: 1 })
    if (state.fighters[1]?.condition !== 'up') hits++
  }
  expect(result.runs).toBeLessThan(200)
  expect(Math.abs(down - hits / n)).toBeLessThan(0.02)
})
