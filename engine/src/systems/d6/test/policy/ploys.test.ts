import { expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { sample } from '../../../../kernel/sample.ts'
import type { Scenario } from '../../../../kernel/testing/index.ts'
import { begun } from '../../../../kernel/testing/laws/campaign.ts'
import { d6 } from '../../index.ts'
import { policies } from '../../policy/bots.ts'
import type { D6Event, State } from '../../state/types.ts'
import { crowd, duel, of, PLAIN } from '../arrange.ts'

/** What bots do in so many fights, and why each ended. */
function fought(scenario: Scenario, fights: number) {
  const done: D6Event<'acts'>[] = []
  const ended: (string | undefined)[] = []
  for (let seed = 0; seed < fights; seed++) {
    const start = begun(d6, scenario) as State
    const { state } = sample(
      d6,
      start,
      new Stream('ploys', seed),
      () => policies.default,
      { steps: 5000, rounds: 200 },
      (e) => {
        if (e.type === 'acts') done.push(e)
      },
    )
    ended.push(d6.outcome(state)?.because)
  }
  return { ended, did: (who: string, action: string) => done.some((e) => e.who === who && e.action === action) }
}

test('what can only fly comes flying, and its fights are fought to the end', () => {
  for (const like of ['giant-cave-bat', 'hell-bat', 'bird-of-prey']) {
    const sides = { a: { ann: { like } }, b: { bob: { like } } }
    const { ended, did } = fought({ system: 'd6', distance: 30, sides }, 6)
    expect(ended, like).toEqual(ended.map(() => 'D6-STEP-Repeat'))
    expect(did('ann', 'fly') || did('bob', 'fly'), like).toBe(true)
  }
})
test('a touch that paralyses is used', () => {
  const touch = {
    abilities: [{ ability: 'paralyzingTouch', ranks: 1 }],
    weapons: [],
    skills: { ...PLAIN.skills, fighting: '7D' },
  }
  const { did } = fought(duel(touch, { armour: ['plate mail'] }), 4)
  expect(did('ana', 'paralysing touch')).toBe(true)
})
test('whoever has comrades that wait their turn fells the foe for them', () => {
  const big = {
    attributes: { ...PLAIN.attributes, physique: '4D' },
    weapons: [],
    skills: { ...PLAIN.skills, fighting: '7D' },
  }
  const { did } = fought(
    crowd({ armour: ['plate mail'], skills: { dodge: '3D' } }, { bo: big, cy: big, di: big, ed: big }),
    6,
  )
  expect(['bo', 'cy', 'di', 'ed'].some((id) => did(id, 'trip') || did(id, 'knockdown') || did(id, 'tackle'))).toBe(true)
})
test('a crossbow that is loaded is shot before a sword is drawn', () => {
  const archer = { weapons: ['light crossbow', 'short sword'], skills: { ...PLAIN.skills, marksmanship: '5D' } }
  const first: string[] = []
  for (let seed = 0; seed < 6; seed++) {
    const start = begun(d6, duel(archer, {}, { distance: 12 })) as State
    expect(of({ state: start }, 'ana').items.find(({ key }) => key === 'light crossbow')?.where).toBe('hand')
    const acts: string[] = []
    sample(
      d6,
      start,
      new Stream('bow', seed),
      () => policies.default,
      { steps: 400, rounds: 20 },
      (e) => {
        if (e.type === 'acts' && e.who === 'ana') acts.push(e.action)
      },
    )
    first.push(acts.find((action) => action === 'shoot' || action === 'ready') ?? '')
  }
  expect(first).not.toContain('ready')
})
