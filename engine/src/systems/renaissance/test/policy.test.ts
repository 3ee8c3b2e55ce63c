import { expect, test } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { sample } from '../../../kernel/sample.ts'
import type { Choice, Policy } from '../../../kernel/types.ts'
import { renaissance } from '../index.ts'
import { policies } from '../policy.ts'
import type { RenQuestion } from '../questions.ts'
import type { State } from '../types.ts'
import { crowd, duel, of, run, told, turnOf, until } from './arrange.ts'

type Decide = Policy<State, RenQuestion>

/** How many of so many mirror fights the first side's policy wins against the other's. */
function wins(mine: Decide, theirs: Decide, fights: number): number {
  const scenario = {
    system: 'renaissance',
    distance: 6,
    sides: {
      red: { ann: { like: 'goblin-ganger' }, amy: { like: 'swashbuckler' } },
      blue: { bob: { like: 'goblin-ganger' }, ben: { like: 'swashbuckler' } },
    },
  }
  const parsed = renaissance.setup.parse(scenario)
  if (!parsed.ok) throw new Error('the mirror is no scenario')
  let won = 0
  for (let n = 0; n < fights; n++) {
    const side = (choice: Choice<RenQuestion>): Decide => (choice.who.startsWith('a') ? mine : theirs)
    const { state } = sample(renaissance, renaissance.begin(parsed.setup), new Stream('mirror', n), side as never, {
      steps: 3000,
    })
    if (renaissance.outcome(state)?.won.includes('red') === true) won++
  }
  return won
}

test('the default beats anybody at random in nine of ten mirror fights', () => {
  const luck = new Stream('anybody', 0)
  const random: Decide = (choice) => luck.die(choice.options.length) - 1
  expect(wins(policies.default, random, 40)).toBeGreaterThanOrEqual(36)
})

const answer = (name: keyof typeof policies, from: State, script = ''): string => {
  const { asked, state } = until(from, script)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new Error('nothing is asked')
  const found = policies[name](choice as Choice<RenQuestion>, state)
  return typeof found === 'number' ? (choice.options[found]?.key ?? '') : found.key
}

test('he gets up, aims when an action is free, escapes a hold', () => {
  const lying = turnOf(duel(), 'ana', (s) => {
    of({ state: s }, 'ana').stance = 'prone'
  })
  expect(answer('default', lying)).toBe('get up')
  expect(answer('default', turnOf(duel()))).toBe('aim')
  const held = turnOf(duel(), 'ana', (s) => {
    s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', with: null, item: null }]
  })
  expect(answer('default', held)).toBe('escape')
})
test('he charges where there is room, and braces a spear against a rider', () => {
  expect(answer('default', turnOf(duel({}, {}, { distance: 8 })))).toBe('charge')
  const rider = crowd(
    { ana: { weapons: ['long spear'] } },
    { bo: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
    { distance: 12 },
  )
  expect(answer('default', turnOf(rider))).toBe('brace')
})
test('he strikes at a gap in heavy armour, and plainly where there is none', () => {
  const plate = until(
    turnOf(duel({ skills: { 'melee weapons': 95 }, weapons: ['club'] }, { armour: ['full plate'], hide: 6 })),
    'ana turn: attack\nana weapon: club',
  )
  expect(plate.asked).toBeDefined()
})
test('luck goes on a blow that would fail and would hit flipped', () => {
  const ran = run(
    turnOf(duel({ role: 'hero', luck: 1 })),
    'ana turn: attack\nana weapon: short sword\nana attack: 91\nana luck after: flip\nbo defence: 99\nana damage: 1',
  )
  expect(told(ran, 'luck')?.use).toBe('flip')
})
