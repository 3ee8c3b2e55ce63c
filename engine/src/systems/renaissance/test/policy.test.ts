import { expect, test } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { sample } from '../../../kernel/sample.ts'
import type { Choice, Policy } from '../../../kernel/types.ts'
import { renaissance } from '../index.ts'
import { policies } from '../policy.ts'
import type { RenQuestion } from '../questions.ts'
import type { State } from '../types.ts'
import { crowd, duel, of, turnOf, until } from './arrange.ts'

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
/** What a policy answers to a question put to it directly. */
const answers = (s: State, about: RenQuestion, ...keys: string[]): string => {
  const found = policies.default({ who: 'ana', about, options: keys.map((key) => ({ key })) }, s)
  return typeof found === 'number' ? (keys[found] ?? '') : found.key
}
test('a strike that pays through heavy armour is taken, and none where it would only miss', () => {
  const about = { ask: 'strike', at: 'bo', weapon: 'short sword' } as const
  const keys = ['none', 'called shot', 'knock down', 'maim', 'mighty blow', 'armor gap']
  const against = (bo: object) => answers(turnOf(duel({ skills: { 'melee weapons': 95 } }, bo)), about, ...keys)
  expect(['armor gap', 'mighty blow']).toContain(against({ armour: ['full plate'], hide: 6 }))
  expect(against({ skills: { fray: 90 } })).toBe('none')
})
test('luck goes on a blow that would fail and would hit flipped, and spoils none that hits', () => {
  const about = { ask: 'luck after', roll: 'attack', left: 2 } as const
  const spends = (result: string, flipped: string) =>
    answers(turnOf(duel({ role: 'hero', luck: 2 })), { ...about, result, flipped }, 'none', 'flip', 'upgrade')
  expect(spends('failure', 'success')).toBe('flip')
  expect(spends('success', 'exceptional success')).toBe('flip')
  expect(spends('success', 'exceptional failure')).toBe('upgrade')
  expect(spends('failure', 'exceptional failure')).toBe('none')
})
test('an archer plants his shield and takes up the bow while they are far off, and a blade when they are near', () => {
  const archer = { weapons: ['light bow', 'archer’s shield', 'short sword'], inHand: ['archer’s shield'] }
  const far = turnOf(duel(archer, {}, { distance: 30 }))
  expect(answer('default', far)).toBe('plant or uproot')
  const item = { ask: 'item', action: 'draw', at: '' } as const
  expect(answers(far, item, 'short sword', 'light bow')).toBe('light bow')
  expect(answers(turnOf(duel(archer)), item, 'light bow', 'short sword')).toBe('short sword')
})
test('who cannot reach anybody this turn is ready for who comes, or guards himself behind a spear that fends', () => {
  const moved = (weapons: string[]) =>
    turnOf(duel({ weapons }, {}, { distance: 14 }), 'ana', (s) => {
      Object.assign(of({ state: s }, 'ana'), { quick: 1, did: ['move'] })
    })
  expect(answer('default', moved(['short sword']))).toBe('ready')
  expect(answer('default', moved(['halberd']))).toBe('full defence')
})
test('he does not throw away his spear at a hopeless distance', () => {
  expect(
    answer(
      'default',
      turnOf(duel({ weapons: ['short spear'], skills: { 'ranged weapons': 20 } }, {}, { distance: 25 })),
    ),
  ).toBe('move')
})
test('a maimed neck is for who would die of it', () => {
  const limb = (options: object, unaware: boolean) =>
    answers(
      turnOf(duel({}, {}, { options }), 'ana', (s) => {
        of({ state: s }, 'bo').unaware = unaware
      }),
      { ask: 'limb', at: 'bo', strike: 'maim' },
      'right arm',
      'neck',
    )
  expect([limb({}, true), limb({}, false)]).toEqual(['neck', 'right arm'])
  expect([limb({ maimLethal: 'always' }, false), limb({ maimLethal: 'never' }, true)]).toEqual(['neck', 'right arm'])
})
