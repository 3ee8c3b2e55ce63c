import { expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { advance, exact, Fight, sample, script } from '../../../../kernel/index.ts'
import { optionTaken } from '../../../../kernel/offer.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'

const duel = {
  system: 'legend',
  sides: { heroes: { alaric: {} }, goblins: { goblin: {} } },
  distance: 1,
  options: { heroPoints: false },
}
function start(): State {
  const parsed = legend.setup.parse(duel)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return legend.begin(parsed.setup)
}
const first = `
  alaric initiative: 9
  goblin initiative: 3
`
test('by script: a miss, a parry carried out, Trip as an opposed roll', () => {
  const lines = script(`${first}
    alaric act: attack
    alaric weapon: short-spear
    goblin defend: buckler
    alaric attack: 94
    goblin complete parry: roll
    goblin parry: 19
    goblin manoeuvre: tripOpponent
    alaric trip: 15
  `)
  const one = advance(legend, start(), [], [lines])
  if (one.asked) throw new Error('asked')
  const two = advance(legend, one.state, [], [lines])
  lines.finish()
  expect(two.asked).toBeUndefined()
  if (two.asked === undefined) {
    expect(two.state.fighters[0]?.stance).toBe('prone')
    expect(two.state.fighters.map((f) => f.actions)).toEqual([3, 2])
  }
})

test('by bots, suspended play and simulation', () => {
  const fight = Fight.begin(legend, duel, { by: 'keyed', seed: 'x' })
  let questions = 0
  while (fight.proceed().asked !== undefined && questions < 2000) {
    const asked = fight.asked
    if (asked === undefined || !('choices' in asked)) throw new Error('dice')
    for (const choice of asked.choices) {
      const index = legend.policies.default?.(choice, fight.state as State) ?? 0
      fight.answer(choice.who, optionTaken(choice, index).key)
      questions++
    }
  }
  expect(fight.outcome).toBeDefined()
  const copy = Fight.open(legend, JSON.parse(JSON.stringify(fight.file())), { seed: 'x' })
  expect(copy.file()).toEqual(fight.file())
  expect(copy.events()).toEqual(fight.events())
})

test('by exact odds, equal to what is sampled', () => {
  const begun = advance(legend, start(), [], [script(first)])
  if (begun.asked) throw new Error('asked')
  const policy = () => legend.policies.default!
  const result = exact(legend, begun.state, { policy })
  const total = result.endings.reduce((sum, e) => sum + e.weight, 0)
  expect(total).toBeCloseTo(1, 12)
  const dead = result.endings
    .filter((e) => e.state.fighters[1]?.condition !== 'up')
    .reduce((sum, e) => sum + e.weight, 0)
  let hits = 0
  const n = 20000
  const dice = new Stream(1, 1)
  for (let i = 0; i < n; i++) {
    const state = legend.copy(begun.state)
    sample(legend, state, dice, policy, { steps: 1 })
    if (state.fighters[1]?.condition !== 'up') hits++
  }
  expect(Math.abs(dead - hits / n)).toBeLessThan(0.02)
})
