import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { optionTaken } from '../../../../kernel/offer.ts'
import { byPolicy } from '../../../../kernel/oracles/policy.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { olde } from '../../index.ts'
import { policies } from '../../policy/bots.ts'
import type { Outcome, Question, State } from '../../state/types.ts'
import { EIGHT, of, ready, SWORD, two } from '../staged.ts'

const DEFAULT = policies.default
/** What the default bot answers to the question that is open now. */
function answer(state: State): string | undefined {
  const { asked } = advance(olde, state)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  return choice && optionTaken(choice, DEFAULT(choice as Choice<Question>, state)).key
}
/** Which of these outcomes it chooses for Ann. */
const chooses = (state: State, ...outcomes: readonly Outcome[]): string => {
  const choice: Choice<Question> = {
    who: 'ann',
    about: { ask: 'outcome', on: 'bob', band: 'critical hit' },
    options: outcomes.map((key) => ({ key })),
  }
  return optionTaken(choice, DEFAULT(choice, state)).key
}

describe('a weapon before a fist', () => {
  const KNIFE = { weapons: ['broadsword', 'sax'], skills: { swords: 'apprentice', knives: 'apprentice' } } as const
  const broken = (ap: number, weapons: readonly string[] = KNIFE.weapons): State =>
    ready(two({ ...KNIFE, weapons }, SWORD), { ann: ap, bob: 1 }, (s) => {
      Object.assign(of(s, 'ann').items[0]!, { at: 'broken' })
    })

  test('who has time to draw and strike in a round draws; with 2 AP a fist is better than none', () => {
    expect(answer(broken(3))).toBe('ready')
    expect(answer(broken(2))).toBe('attack')
    expect(answer(broken(3, ['broadsword']))).toBe('attack')
  })
  test('what he dropped he picks up, but nothing worse than his fist', () => {
    const dropped = (weapon: string): State =>
      ready(two({ ...KNIFE, brawn: 12, weapons: [weapon] }, SWORD), { ann: 3, bob: 1 }, (s) => {
        Object.assign(of(s, 'ann').items[0]!, { at: 'ground', spot: [0, 0] })
      })
    expect(answer(dropped('broadsword'))).toBe('ready')
    expect(answer(dropped('belt-knife'))).toBe('attack')
  })
})

describe('the last point of a turn', () => {
  const last = (foe: Partial<State['fighters'][number]>, more: object = {}): State =>
    ready(two(SWORD, SWORD, more), { ann: 1, bob: 2 }, (s) => {
      Object.assign(of(s, 'ann'), { freeSteps: false })
      Object.assign(of(s, 'bob'), { freeSteps: false, acted: true, ...foe })
    })

  test('takes him out of reach of a foe who can strike once more and not follow', () => {
    expect(answer(last({}))).toBe('step')
  })
  test('is kept where the foe can follow, or strikes no more, or the last point is a blow itself', () => {
    expect(answer(last({ ap: 3 }))).toBe('pass')
    expect(answer(last({ freeSteps: true }))).toBe('pass')
    expect(answer(last({ ap: 1 }))).toBe('pass')
    expect(answer(last({}, { options: { actions: 'advanced' } }))).toBe('all-out')
  })
  test('free steps go farther than one space, and away from him', () => {
    const state = last({ ap: 3 })
    of(state, 'ann').freeSteps = true
    expect(answer(state)).toBe('free steps')
    const { events } = advance(olde, state, [], [byPolicy(() => DEFAULT)])
    expect(events).toContainEqual(expect.objectContaining({ type: 'moved', who: 'ann', to: 'away bob', far: 2 }))
  })
})

describe('which outcome', () => {
  const hit = (hp: number): State =>
    ready(two({ ...EIGHT, ...SWORD }, SWORD), { ann: 2, bob: 4 }, (s) => {
      of(s, 'bob').hp = hp
    })
  test('the blow that is sure to fell him before one that probably does and trips him', () => {
    expect(chooses(hit(4), 'maximum damage', 'tripped', 'blinded')).toBe('maximum damage')
  })
  test('what spoils his turn, where neither fells him', () => {
    expect(chooses(hit(12), 'maximum damage', 'blinded')).toBe('blinded')
  })
})

test('a crossbowman whose bow is slack stays where he is, until somebody is upon him', () => {
  const slack = (distance: number): State =>
    ready(two({ weapons: ['arbalest', 'dagger'], brawn: 7 }, SWORD, { distance }), { ann: 2, bob: 0 }, (s) => {
      Object.assign(of(s, 'ann').items[0]!, { loaded: false })
    })
  expect(answer(slack(10))).toBe('pass')
  expect(answer(slack(1))).not.toBe('pass')
})
